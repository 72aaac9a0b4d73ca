//! The same moves, states and FENs as in shakmaty and cozy-chess, node for node.

use board::{Move, Position, Role, Square, divide};
use shakmaty::{CastlingMode, EnPassantMode, Position as _};

/// Our own positions, each with something that generators often get wrong.
const POSITIONS: [(&str, &str, u32); 18] = [
    ("the start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 3),
    ("a bit of everything", "r3k2r/1P3ppp/2n5/3Pp3/4p3/5N2/PPP3pP/R3K2R w KQkq e6 0 20", 3),
    ("two pawns leave the rank of their king", "4k3/8/8/r2pP2K/8/8/8/8 w - d6 0 1", 4),
    ("the capturer is pinned on a diagonal", "4k1b1/8/8/2pP4/8/8/K7/8 w - c6 0 1", 4),
    ("the captured pawn shields the king", "4k3/b7/8/2pP4/8/4K3/8/8 w - c6 0 1", 4),
    ("the checking pawn is taken in passing", "4k3/8/8/2pP4/3K4/8/8/8 w - c6 0 1", 4),
    ("a pawn pinned on its file takes in passing", "3rk3/8/8/2pP4/8/8/3K4/8 w - c6 0 1", 4),
    ("two pawns can take in passing", "4k3/8/8/8/2pPp3/8/8/3RK3 b - d3 0 1", 4),
    ("the rook passes an attacked square", "1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", 3),
    ("corner rooks take each other", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 7 30", 3),
    ("promotions with and without taking", "2r1n2k/1P1P1P2/8/8/8/8/1p1p1p2/2R1N2K w - - 0 1", 3),
    ("double checks", "r3k2r/p2q4/8/1b6/4N3/2n5/3P4/K3R3 w kq - 0 1", 3),
    ("many queens", "1Q1Q1Q2/8/8/7k/q1q1q3/8/6K1/8 w - - 0 60", 2),
    ("960: the rook shields its king", "4k3/8/8/8/8/8/8/rRK4R w HB - 0 1", 3),
    ("960: king and rooks in a corner", "rkr5/pppppppp/8/8/8/8/PPPPPPPP/RKR5 w CAca - 0 1", 4),
    ("960: the king stands where it would castle to", "1r4kr/8/8/8/8/8/8/1R4KR w HBhb - 0 1", 3),
    ("960: the king crosses the board", "1r3k1r/8/8/8/8/8/8/RK5R w HAhb - 3 30", 3),
    ("960: the inner rook castles", "rr2k2r/8/8/8/8/8/8/RR2K2R w HBhb - 0 1", 3),
];

/// One position in all three libraries.
#[derive(Clone)]
struct Node {
    ours: Position,
    cozy: cozy_chess::Board,
    shakmaty: shakmaty::Chess,
}

impl Node {
    fn read(fen: &str) -> Self {
        let ours: Position = fen.parse().unwrap();
        let shredder = ours.to_setup().to_shredder_fen();
        let theirs: shakmaty::fen::Fen = fen.parse().unwrap();
        Self {
            ours,
            cozy: cozy_chess::Board::from_fen(&shredder, true).unwrap(),
            // Setups that no game reaches are accepted.
            shakmaty: theirs
                .into_position(CastlingMode::Chess960)
                .or_else(shakmaty::PositionError::ignore_impossible_check)
                .or_else(shakmaty::PositionError::ignore_too_much_material)
                .unwrap(),
        }
    }

    /// Asserts that all three agree on everything, and returns the legal moves in order.
    fn agree(&self) -> Vec<Move> {
        let Self { ours, cozy, shakmaty } = self;
        let fen = ours.to_string();
        let mut moves = ours.legal_moves().as_slice().to_vec();
        moves.sort_unstable();

        let mut their_moves: Vec<Move> = shakmaty.legal_moves().iter().map(|mv| from_shakmaty(*mv)).collect();
        their_moves.sort_unstable();
        assert_eq!(moves, their_moves, "shakmaty, {fen}");
        let mut their_moves = Vec::new();
        cozy.generate_moves(|moves| {
            their_moves.extend(moves.into_iter().map(from_cozy));
            false
        });
        their_moves.sort_unstable();
        assert_eq!(moves, their_moves, "cozy-chess, {fen}");

        assert_eq!(fen, shakmaty::fen::Fen::from_position(shakmaty, EnPassantMode::Legal).to_string());
        let shredder = ours.to_setup().to_shredder_fen();
        assert_eq!(without_en_passant(&shredder), without_en_passant(&format!("{cozy:#}")));

        assert_eq!(ours.turn().is_white(), shakmaty.turn().is_white(), "{fen}");
        assert_eq!(ours.checkers().0, u64::from(shakmaty.checkers()), "{fen}");
        assert_eq!(ours.checkers().0, cozy.checkers().0, "{fen}");
        assert_eq!(ours.is_check(), shakmaty.is_check(), "{fen}");
        assert_eq!(ours.is_checkmate(), shakmaty.is_checkmate(), "{fen}");
        assert_eq!(ours.is_stalemate(), shakmaty.is_stalemate(), "{fen}");
        assert_eq!(ours.has_legal_move(), !moves.is_empty(), "{fen}");
        moves
    }

    fn after(&self, mv: Move) -> Self {
        let ours = self.ours.legal(mv).unwrap().play();
        let mut cozy = self.cozy.clone();
        cozy.play(to_cozy(mv));
        let theirs = self.shakmaty.legal_moves().into_iter().find(|theirs| from_shakmaty(*theirs) == mv).unwrap();
        let shakmaty = self.shakmaty.clone().play(theirs).unwrap();
        Self { ours, cozy, shakmaty }
    }

    /// Compares the whole tree, the last positions included; counts the lines.
    fn walk(&self, depth: u32) -> u64 {
        let moves = self.agree();
        if depth == 0 {
            return 1;
        }
        moves.into_iter().map(|mv| self.after(mv).walk(depth - 1)).sum()
    }
}

#[test]
fn own_positions_have_the_same_tree() {
    for (name, fen, depth) in POSITIONS {
        let node = Node::read(fen);
        let lines = node.walk(depth);
        assert_eq!(lines, board::perft(&node.ours, depth), "{name}: {fen}");
        assert_eq!(lines, shakmaty::perft(&node.shakmaty, depth), "{name}: {fen}");
    }
}

#[test]
fn own_positions_divide_alike() {
    for (name, fen, depth) in POSITIONS {
        let node = Node::read(fen);
        for (mv, count) in divide(&node.ours, depth, 2) {
            assert_eq!(count, shakmaty::perft(&node.after(mv).shakmaty, depth - 1), "{name}: {fen}: {mv}");
        }
    }
}

#[test]
fn random_games_go_the_same_way() {
    let mut random = Random(0x0a2b_17e2);
    for _ in 0..30 {
        play(&Position::initial(), 200, &mut random);
    }
}

#[test]
fn random_chess960_games_go_the_same_way() {
    let mut random = Random(0x0960);
    for _ in 0..60 {
        let start = Position::chess960_random(|| random.next());
        play(&start, 200, &mut random);
    }
}

#[test]
fn standard_castling_is_written_the_same_way() {
    let mut random = Random(0x00ca_571e);
    let mut castlings = 0;
    for _ in 0..60 {
        let mut node = Node::read("r3k2r/pppqbppp/2np1n2/4p3/4P3/2NP1N2/PPPQBPPP/R3K2R w KQkq - 4 8");
        for _ in 0..12 {
            let theirs: Vec<String> =
                node.shakmaty.legal_moves().iter().map(|mv| mv.to_uci(CastlingMode::Standard).to_string()).collect();
            let legal = node.ours.legal_moves();
            for legal in legal.clone() {
                castlings += u32::from(legal.is_castling());
                assert!(theirs.contains(&legal.uci().to_string()), "{}: {}", node.ours, legal.uci());
            }
            let moves = legal.as_slice();
            let Some(&mv) = moves.get(random.below(moves.len())) else { break };
            node = node.after(mv);
        }
    }
    assert!(castlings > 100, "only {castlings} castlings were compared");
}

fn play(start: &Position, plies: usize, random: &mut Random) {
    let mut node = Node::read(&start.to_string());
    for _ in 0..plies {
        let moves = node.agree();
        let Some(&mv) = moves.get(random.below(moves.len())) else { return };
        node = node.after(mv);
    }
    node.agree();
}

/// Removes the en-passant square and the counter: cozy-chess writes every double step, and its counter stops at 100.
fn without_en_passant(fen: &str) -> (String, u32, String) {
    let fields: Vec<&str> = fen.split(' ').collect();
    let clock = fields[4].parse::<u32>().unwrap().min(100);
    (fields[..3].join(" "), clock, fields[5].to_owned())
}

fn from_shakmaty(mv: shakmaty::Move) -> Move {
    let square = |square: shakmaty::Square| Square::ALL[usize::from(square)];
    let from = square(mv.from().expect("no drops in chess"));
    match mv.promotion() {
        None => Move::new(from, square(mv.to())),
        Some(role) => Move::promoting(from, square(mv.to()), Role::from_letter(role.char()).unwrap()),
    }
}

fn from_cozy(mv: cozy_chess::Move) -> Move {
    let (from, to) = (Square::ALL[mv.from as usize], Square::ALL[mv.to as usize]);
    match mv.promotion {
        None => Move::new(from, to),
        Some(piece) => Move::promoting(from, to, Role::from_letter(char::from(piece)).unwrap()),
    }
}

fn to_cozy(mv: Move) -> cozy_chess::Move {
    // Both write castling as the king taking its rook.
    mv.to_string().parse().unwrap()
}

/// A generator that plays the same games every time.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, limit: usize) -> usize {
        if limit == 0 { 0 } else { (self.next() % limit as u64) as usize }
    }
}
