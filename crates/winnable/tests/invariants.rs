//! Properties of every position: mirrored, flipped, and after one more move.

mod common;

use board::{Color, Position, Setup, Square};
use common::{Chance, mates, pieces};
use proptest::prelude::*;
use winnable::{Budget, Winnable, verdict};

/// Enough for positions of this size, and small enough to be quick.
const BUDGET: Budget<'static> = Budget::positions(8_000);

fn mirrored(position: &Position) -> Position {
    let setup = position.to_setup();
    let en_passant = setup.en_passant.map(board::Square::mirrored);
    Setup { board: setup.board.mirrored(), en_passant, ..setup }.validate().expect("the mirror image can be played")
}

/// Locked structures, tangles in corners and pawns that must be captured, where one piece more or less changes the answer.
const TANGLES: [&str; 8] = [
    "8/3k4/6p1/p2p1pP1/P2P1P2/2K5/8/8 b - - 0 1",
    "5b2/8/1p4k1/pPp1p1p1/P1P1P1P1/3B4/5K2/8 w - - 0 1",
    "1bB5/k7/B7/8/1p1p1p1p/1PpP1PbP/K1P4b/RB6 b - - 0 1",
    "8/6P1/5k1K/7r/8/8/8/8 w - - 0 54",
    "8/8/8/6kp/B7/8/1K6/8 b - - 1 56",
    "8/1k6/1P6/1K6/5p2/5P1p/7P/8 b - - 0 62",
    "r1b1k2r/1pp4p/p5p1/2bnpp2/7P/7R/P1PP1PP1/4K3 w kq - 0 20",
    "8/8/7R/6p1/8/6k1/r6p/7K w - - 4 76",
];

/// Plays a random game.
fn played(chance: &mut Chance, plies: usize) -> Position {
    let mut position = Position::initial();
    for _ in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves.as_slice()[chance.below(moves.len())];
        position = position.legal(mv).expect("a listed move is legal").play();
    }
    position
}

/// Draws tangles and positions of games, with up to three pieces moved, removed or replaced.
fn edited() -> impl Strategy<Value = Position> {
    (any::<u64>(), 0..2 * TANGLES.len(), 0..4_usize).prop_filter_map("cannot be played", |(seed, which, edits)| {
        let mut chance = Chance(seed | 1);
        let base = if let Some(fen) = TANGLES.get(which) {
            fen.parse().expect("every tangle can be played")
        } else {
            let plies = chance.below(160);
            played(&mut chance, plies)
        };
        let mut setup = base.to_setup();
        for _ in 0..edits {
            let occupied: Vec<Square> = setup.board.occupied().into_iter().collect();
            let from = occupied[chance.below(occupied.len())];
            let piece = setup.board.piece_at(from);
            match chance.below(3) {
                0 => setup.board.set(from, None),
                1 => setup.board.set(Square::ALL[chance.below(64)], piece),
                _ => {
                    setup.board.set(from, None);
                    setup.board.set(Square::ALL[chance.below(64)], piece);
                }
            }
        }
        if edits > 0 {
            (setup.castling, setup.en_passant) = (board::Bitboard::EMPTY, None);
        }
        setup.validate().ok()
    })
}

/// Draws positions of some pieces, or walls.
fn positions() -> impl Strategy<Value = Position> {
    (any::<u64>(), 0..9_usize).prop_filter_map("cannot be played", |(seed, kind)| {
        let mut chance = Chance(seed | 1);
        match ["", "swarm", "Rr", "Bnp", "PPpp", "Np", "QPr", "BBbp", "NNb"][kind] {
            "" => chance.wall(),
            "swarm" => chance.swarm(),
            letters => chance.position(&pieces(letters)),
        }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 250, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn mirrored_and_flipped_positions_have_the_same_answer(position in positions()) {
        let flipped = position.to_setup().flipped().validate().expect("the other side can play too");
        for side in Color::ALL {
            let known = verdict(&position, side, BUDGET).known();
            let others = [verdict(&mirrored(&position), side, BUDGET), verdict(&flipped, !side, BUDGET)];
            for other in others.iter().filter_map(Winnable::known) {
                prop_assert!(known.is_none_or(|known| known == other), "{position} {side}");
            }
        }
    }

    #[test]
    fn positions_edited_a_little_have_one_answer_and_a_line_for_it(position in edited()) {
        let flipped = position.to_setup().flipped().validate().expect("the other side can play too");
        for side in Color::ALL {
            let here = verdict(&position, side, BUDGET);
            let other = verdict(&flipped, !side, BUDGET);
            if let (Some(here), Some(other)) = (here.known(), other.known()) {
                prop_assert_eq!(here, other, "{} {}", position, side);
            }
            prop_assert!(here.line().is_none_or(|line| mates(&position, line, side)), "{position} {side}");
            if here.is_no() {
                for legal in position.legal_moves() {
                    prop_assert!(!verdict(&legal.play(), side, BUDGET).is_yes(), "{position} {side}: {legal}");
                }
            }
        }
    }

    #[test]
    fn a_yes_has_a_line_and_every_position_on_it_is_a_yes(position in positions()) {
        for side in Color::ALL {
            let Winnable::Yes(line) = verdict(&position, side, BUDGET) else { continue };
            prop_assert!(mates(&position, &line, side));
            let mut next = position;
            for mv in line {
                next = next.legal(mv).expect("the line was just replayed").play();
                prop_assert!(!verdict(&next, side, BUDGET).is_no(), "{position} {side}: {next}");
            }
        }
    }

    #[test]
    fn a_no_is_closed_under_moves_and_a_yes_has_a_yes_child(position in positions()) {
        for side in Color::ALL {
            let verdict_here = verdict(&position, side, BUDGET);
            let mut children = Vec::new();
            for legal in position.legal_moves() {
                children.push(verdict(&legal.play(), side, BUDGET));
            }
            match verdict_here.known() {
                Some(false) => prop_assert!(!children.iter().any(Winnable::is_yes), "{position} {side}"),
                Some(true) if !children.is_empty() => {
                    prop_assert!(children.iter().any(|child| !child.is_no()), "{position} {side}");
                }
                _ => {}
            }
        }
    }
}
