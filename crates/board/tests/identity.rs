//! When two positions are the same: keys, equality, FEN written and read, repetition.

mod games;

use std::collections::HashMap;

use board::{Color, Flaw, History, Position, Rank, Role, Setup, Square};
use proptest::prelude::*;

use crate::games::{chosen, game, passing, position, thinned};

fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, max_global_rejects: 100_000, ..ProptestConfig::default() }
}

/// Returns what Article 9.2 compares: the FEN without its counters, en passant only if it is legal.
fn identity(position: &Position) -> String {
    let setup = position.to_setup();
    let can_take = position.legal_moves().into_iter().any(|legal| {
        let mv = legal.to_move();
        legal.role() == Role::Pawn && mv.from().file() != mv.to().file() && position.board().piece_at(mv.to()).is_none()
    });
    let setup = Setup { en_passant: setup.en_passant.filter(|_| can_take), halfmove_clock: 0, move_number: 1, ..setup };
    setup.to_shredder_fen()
}

/// Finds the square that the move between two positions crossed, if it was a double step.
fn crossed(before: &Position, after: &Position) -> Option<Square> {
    let (from_rank, to_rank, crossed_rank) = match before.turn() {
        Color::White => (Rank::Second, Rank::Fourth, Rank::Third),
        Color::Black => (Rank::Seventh, Rank::Fifth, Rank::Sixth),
    };
    let changed = before.board().pieces(before.turn(), Role::Pawn) ^ after.board().pieces(before.turn(), Role::Pawn);
    let left = changed & from_rank.into();
    let file = left.first()?.file();
    let is_double = changed.contains(Square::new(file, to_rank)) && changed.len() == 2;
    is_double.then(|| Square::new(file, crossed_rank))
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn the_key_kept_up_is_the_key_read_anew(game in game(160)) {
        for position in game.positions() {
            for fen in [position.to_string(), position.to_setup().to_shredder_fen()] {
                let read: Position = fen.parse().unwrap();
                prop_assert_eq!(read.key(), position.key(), "{}", fen);
                prop_assert_eq!(read, position, "{}", fen);
                prop_assert_eq!(read.to_setup(), position.to_setup(), "{}", fen);
            }
        }
    }

    #[test]
    fn positions_reached_in_play_have_no_flaw(game in game(160)) {
        let positions = game.positions();
        for pair in positions.windows(2) {
            prop_assert_eq!(pair[1].to_setup().flaws(), [], "{}", pair[1]);
            // As other programs write it: the square after every double step.
            let as_written = Setup { en_passant: crossed(&pair[0], &pair[1]), ..pair[1].to_setup() };
            prop_assert_eq!(as_written.flaws(), [], "{}", as_written);
            let read = as_written.validate().unwrap();
            prop_assert_eq!((read, read.key()), (pair[1], pair[1].key()), "{}", as_written);
        }
    }

    #[test]
    fn a_check_that_a_legal_move_gives_is_possible(position in position()) {
        for legal in position.legal_moves() {
            let next = legal.play();
            let as_written = Setup { en_passant: crossed(&position, &next), ..next.to_setup() };
            for setup in [next.to_setup(), as_written] {
                let is_impossible = setup.flaws().iter().any(|flaw| matches!(flaw, Flaw::ImpossibleCheck(_)));
                prop_assert!(!is_impossible, "{}: {} gives {}", position, legal.uci(), setup);
            }
        }
    }

    #[test]
    fn positions_are_equal_as_the_laws_say(game in game(160)) {
        let positions = game.positions();
        let mut seen: HashMap<String, Position> = HashMap::new();
        let mut keys: HashMap<u64, String> = HashMap::new();
        for position in &positions {
            let identity = identity(position);
            prop_assert_eq!(*seen.entry(identity.clone()).or_insert(*position), *position);
            prop_assert_eq!(keys.entry(position.key()).or_insert_with(|| identity.clone()), &identity);
        }
        for one in positions.iter().step_by(7) {
            for other in positions.iter().step_by(5) {
                prop_assert_eq!(one == other, identity(one) == identity(other), "{} and {}", one, other);
            }
        }
    }

    #[test]
    fn a_square_no_pawn_can_take_on_does_not_count(setup in passing()) {
        let position = setup.validate().unwrap();
        let without = Setup { en_passant: None, ..setup }.validate().unwrap();
        let counts = position.count_legal_moves() > without.count_legal_moves();
        prop_assert_eq!(position.en_passant(), setup.en_passant.filter(|_| counts), "{}", setup);
        prop_assert_eq!(position == without, !counts, "{}", setup);
        prop_assert_eq!(position.key() == without.key(), !counts, "{}", setup);
    }

    #[test]
    fn any_position_is_written_and_read_back(position in position()) {
        let setup = position.to_setup();
        prop_assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup));
        prop_assert_eq!(setup.to_shredder_fen().parse::<Setup>(), Ok(setup));
        prop_assert_eq!(setup.validate().unwrap(), position);
        let flipped = setup.flipped();
        prop_assert_eq!(flipped.flipped(), setup);
        prop_assert_eq!(flipped.validate().unwrap().count_legal_moves(), position.count_legal_moves());
    }

    #[test]
    fn repetitions_are_counted_as_by_hand(start in thinned(), choices in prop::collection::vec(any::<u16>(), 0..80)) {
        let mut history = History::new(start);
        for choice in choices {
            // With few moves to choose from, positions repeat.
            let Some(mv) = chosen(history.current(), choice % 2) else { break };
            let next = history.current().legal(mv).unwrap().play();
            let by_hand = history.positions().filter(|past| identity(past) == identity(&next)).count() + 1;
            prop_assert_eq!(history.occurrences_after(&next), by_hand);
            history.push(next);
            prop_assert_eq!(history.occurrences(), by_hand);
        }
    }
}
