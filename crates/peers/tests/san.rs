//! Moves in algebraic notation read and written as shakmaty does, with every over- and under-disambiguated form.

use board::{LegalMove, Move, Position, Rank, Role, Square};
use notation::{Language, MoveProblem, MoveText, Style, WriteSan};
use shakmaty::{CastlingMode, Position as _};

/// Positions with many pieces of a kind that can go to the same squares, pins and promotions among them.
const POSITIONS: [&str; 15] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/1P3ppp/2n5/3Pp3/4p3/5N2/PPP3pP/R3K2R w KQkq e6 0 20",
    "6k1/8/8/Q6Q/8/8/8/Q3K2Q w - - 0 1",
    "4k3/8/2N1N3/1N3N2/8/1N3N2/2N1N3/4K3 w - - 0 1",
    "7k/8/8/1B3B2/8/3B4/8/1B2KB2 w - - 0 1",
    "R3R3/8/7k/8/R3R3/8/8/K7 w - - 0 1",
    "4r1k1/8/8/8/1N6/8/4N3/4K1N1 w - - 0 1",
    "3r2k1/8/8/8/3R4/8/3K3R/3R4 w - - 0 1",
    "2r1n2k/1P1P1P2/8/8/8/8/1p1p1p2/2R1N2K w - - 0 1",
    "4k3/8/8/2pPpP2/8/8/8/4K3 w - e6 0 1",
    "1Q1Q1Q2/8/8/7k/q1q1q3/8/6K1/8 w - - 0 60",
    "rnbqkb1r/pp3ppp/4pn2/2pp4/2PP4/2N1PN2/PP3PPP/R1BQKB1R b KQkq - 0 6",
    // Chess960: the king between its rooks, beside one of them, and two rooks on one side.
    "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 w GBgb - 0 1",
    "rk5r/pppppppp/8/8/8/8/PPPPPPPP/RK5R w HAha - 0 1",
    "4k3/8/8/8/8/8/8/5KRR w H - 0 1",
];

/// A position in both libraries.
struct Both {
    ours: Position,
    theirs: shakmaty::Chess,
}

impl Both {
    fn read(fen: &str) -> Self {
        let theirs: shakmaty::fen::Fen = fen.parse().unwrap();
        let is_chess960 = fen.split(' ').nth(2).is_some_and(|rights| !rights.contains(['K', 'Q', 'k', 'q', '-']));
        let mode = if is_chess960 { CastlingMode::Chess960 } else { CastlingMode::Standard };
        let theirs = theirs
            .into_position(mode)
            .or_else(shakmaty::PositionError::ignore_too_much_material)
            .or_else(shakmaty::PositionError::ignore_impossible_check)
            .unwrap();
        Self { ours: fen.parse().unwrap(), theirs }
    }

    /// Compares every form of every legal move, and of moves that only other squares make illegal; counts them.
    fn compare(&self) -> usize {
        let mut compared = 0;
        for mv in self.ours.legal_moves() {
            let theirs = self.theirs.legal_moves().into_iter().find(|theirs| from_shakmaty(*theirs) == mv.to_move());
            let written = shakmaty::san::SanPlus::from_move(self.theirs.clone(), theirs.unwrap()).to_string();
            assert_eq!(mv.san(), written, "{}", self.ours);
            for text in forms(mv) {
                compared += usize::from(self.read_alike(&text));
            }
        }
        compared
    }

    /// Compares every form that any move could have: each piece, each target, with no origin, each file, each rank and each
    /// square of a piece of the kind; counts them.
    fn compare_all(&self) -> usize {
        let mut compared = 0;
        for role in Role::ALL {
            let letter = letter_of(role);
            let pieces = self.ours.board().pieces(self.ours.turn(), role);
            let origins: Vec<String> = std::iter::once(String::new())
                .chain(('a'..='h').chain('1'..='8').map(String::from))
                .chain(pieces.into_iter().map(|square| square.to_string()))
                .collect();
            for to in Square::ALL {
                let is_last = role == Role::Pawn && (to.rank() == Rank::First || to.rank() == Rank::Eighth);
                for (origin, capture) in origins.iter().flat_map(|origin| [(origin, ""), (origin, "x")]) {
                    for promotion in if is_last { &["", "=Q", "N"][..] } else { &[""] } {
                        compared += usize::from(self.read_alike(&format!("{letter}{origin}{capture}{to}{promotion}")));
                    }
                }
            }
        }
        let castling = ["O-O", "O-O-O", "O-O+", "O-O-O#", "0-0", "0-0-0"];
        compared + castling.into_iter().filter(|text| self.read_alike(text)).count()
    }

    /// Asserts that both libraries find the same move, or none; returns whether the text was compared.
    fn read_alike(&self, text: &str) -> bool {
        let ours = MoveText::read(text, Language::ENGLISH).and_then(|read| read.find(&self.ours).map(|found| found.mv));
        let Ok(san) = text.parse::<shakmaty::san::San>() else {
            return false;
        };
        let theirs = san.to_move(&self.theirs);
        let found = theirs.as_ref().ok().map(|theirs| from_shakmaty(*theirs));
        let place = format!("{}: {text:?}: {ours:?} and {theirs:?}", self.ours);
        match (&ours, found) {
            (Ok(ours), Some(theirs)) => assert_eq!(ours.to_move(), theirs, "{place}"),
            // The king's two squares mean castling here, as engines write it.
            (Ok(ours), None) if ours.is_castling() => {
                assert!(text.contains(&ours.to_move().from().to_string()), "{place}");
            }
            // A capture sign where nothing is taken is a remark here, and so is a missing one; there it is an error.
            (Ok(ours), None) => {
                let is_marked = text.contains('x');
                assert_ne!(is_marked, ours.captured().is_some(), "{place}");
            }
            // A pawn that captures must be named by its file here.
            (Err(error), Some(_)) => {
                assert!(matches!(error.problem, MoveProblem::CaptureWithoutFile { .. }), "{place}");
            }
            (Err(error), None) => {
                let is_ambiguous = matches!(theirs, Err(shakmaty::san::SanError::AmbiguousSan));
                let ours_is = matches!(error.problem, MoveProblem::Ambiguous { .. });
                // With a wrong capture sign shakmaty does not look further.
                assert!(!is_ambiguous || ours_is, "{place}");
            }
        }
        true
    }
}

/// Writes a move with no, one or both coordinates of its origin, with and without a capture sign.
fn forms(mv: LegalMove<'_>) -> Vec<String> {
    if mv.is_castling() {
        return vec![mv.san()];
    }
    let (from, to) = (mv.to_move().from(), mv.to_move().to());
    let letter = letter_of(mv.role());
    let promotion =
        mv.to_move().promotion().map_or(String::new(), |role| format!("={}", role.letter().to_ascii_uppercase()));
    let mut forms = vec![Style { is_long: true, ..Style::PGN }.write(mv)];
    let origins = [String::new(), from.file().to_string(), from.rank().to_string(), from.to_string()];
    // Origins that are wrong, too: another file and another rank.
    let others = [Square::A1, Square::D4, Square::H8].map(|square| square.to_string());
    for origin in origins.iter().chain(&others).cloned().chain(others.iter().map(|square| square[..1].to_owned())) {
        for capture in ["", "x"] {
            forms.push(format!("{letter}{origin}{capture}{to}{promotion}"));
        }
    }
    forms
}

fn letter_of(role: Role) -> String {
    match role {
        Role::Pawn => String::new(),
        role => role.letter().to_ascii_uppercase().to_string(),
    }
}

fn from_shakmaty(mv: shakmaty::Move) -> Move {
    let square = |square: shakmaty::Square| Square::ALL[usize::from(square)];
    let from = square(mv.from().expect("no drops in chess"));
    match mv.promotion() {
        None => Move::new(from, square(mv.to())),
        Some(role) => Move::promoting(from, square(mv.to()), Role::from_letter(role.char()).unwrap()),
    }
}

#[test]
fn every_form_of_every_move_is_read_alike() {
    let mut compared: usize =
        POSITIONS.map(|fen| Both::read(fen).compare() + Both::read(fen).compare_all()).iter().sum();
    // And along games, in which other pieces stand elsewhere each time.
    for fen in POSITIONS {
        let mut both = Both::read(fen);
        let mut seed = 0x05a4_u64;
        for half_move in 0..40 {
            let moves = both.ours.legal_moves();
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let Some(&mv) = moves.as_slice().get((seed >> 33) as usize % moves.len().max(1)) else { break };
            let theirs = both.theirs.legal_moves().into_iter().find(|theirs| from_shakmaty(*theirs) == mv).unwrap();
            both = Both { ours: both.ours.play(mv).unwrap(), theirs: both.theirs.play(theirs).unwrap() };
            compared += both.compare();
            if half_move % 10 == 0 {
                compared += both.compare_all();
            }
        }
    }
    assert!(compared > 1_000_000, "only {compared} forms were compared");
}
