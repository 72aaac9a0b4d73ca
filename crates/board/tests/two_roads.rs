//! Compares the crate with a slow move generator, and its different functions for the same question with each other.

mod games;
mod slow;

use std::collections::BTreeSet;

use board::{Bitboard, Breach, LegalMove, Move, Position, Role, Square, divide, perft, perft_threaded};
use proptest::prelude::*;

use crate::games::{castling, game, passing, position, scattered, thinned};
use crate::slow::{Slow, SlowMove};

fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, max_global_rejects: 100_000, ..ProptestConfig::default() }
}

fn slow(position: &Position) -> Slow {
    Slow::read(&position.to_setup().to_shredder_fen())
}

/// Converts a slow move to one of the crate.
fn to_move(mv: SlowMove) -> Move {
    let square = |(file, rank): (usize, usize)| Square::from_index(rank * 8 + file).unwrap();
    match mv.promotion {
        None => Move::new(square(mv.from), square(mv.to)),
        Some(letter) => Move::promoting(square(mv.from), square(mv.to), Role::from_letter(letter).unwrap()),
    }
}

fn listed(position: &Position) -> BTreeSet<Move> {
    let moves = position.legal_moves();
    let set: BTreeSet<Move> = moves.as_slice().iter().copied().collect();
    assert_eq!(set.len(), moves.len(), "{position}: a move is listed twice");
    set
}

/// Asserts that both generators list the same moves, and that other functions agree.
fn same_moves(position: &Position, slow: &Slow) {
    let moves = listed(position);
    let wanted: BTreeSet<Move> = slow.moves().into_iter().map(to_move).collect();
    assert_eq!(moves, wanted, "{position}");
    assert_eq!(position.count_legal_moves(), moves.len(), "{position}");
    assert_eq!(position.has_legal_move(), !moves.is_empty(), "{position}");
    assert_eq!(position.is_check(), slow.is_check(), "{position}");
    assert_eq!(position.is_checkmate(), slow.is_check() && moves.is_empty(), "{position}");
    assert_eq!(position.is_stalemate(), !slow.is_check() && moves.is_empty(), "{position}");
}

/// Asserts that each legal move leads to the same position with both generators.
fn same_next(position: &Position, slow: &Slow) {
    for mv in slow.moves() {
        let legal = position.legal(to_move(mv)).unwrap();
        assert_eq!(legal.play().to_setup().to_shredder_fen(), slow.after(mv).fen(), "{position}: {}", legal.uci());
        assert_eq!(legal.is_castling(), slow.castles_to(mv).is_some(), "{position}: {}", legal.uci());
        assert_eq!(legal.is_en_passant(), slow.takes_in_passing(mv), "{position}: {}", legal.uci());
        assert_eq!(legal.is_zeroing(), legal.play().halfmove_clock() == 0, "{position}: {}", legal.uci());
    }
}

/// Asserts that all functions for the legality of a move agree, for every possible description.
fn judged_alike(position: &Position) {
    let moves = listed(position);
    let setup = position.to_setup();
    let slow = slow(position);
    // Castling by the king's squares is understood too, where it cannot be an ordinary king move.
    let king_ways: BTreeSet<Move> = slow
        .moves()
        .into_iter()
        .filter_map(|mv| Some(SlowMove { to: slow.castles_to(mv)?, ..mv }))
        .filter(|mv| mv.from.0.abs_diff(mv.to.0) >= 2)
        .map(to_move)
        .collect();
    for from in Square::ALL {
        for to in Square::ALL {
            let promotions = Role::ALL.into_iter().map(|role| Move::promoting(from, to, role));
            for mv in promotions.chain([Move::new(from, to)]) {
                let is_legal = moves.contains(&mv) || king_ways.contains(&mv);
                assert_eq!(position.is_legal(mv), is_legal, "{position}: {mv}");
                let breach = position.breach(mv);
                // A position remembers a double step that no pawn can legally capture en passant.
                let is_known = setup.breach(mv) == breach || setup.breach(mv) == Some(Breach::EnPassantLapsed);
                assert!(is_known, "{position}: {mv}: {breach:?}");
                assert_eq!(breach.is_none(), is_legal, "{position}: {mv}: {breach:?}");
                assert_eq!(position.legal(mv).err().map(|error| error.breach), breach, "{position}: {mv}");
                assert_eq!(position.if_legal(mv), position.legal(mv).ok(), "{position}: {mv}");
                assert_eq!(position.play(mv), position.legal(mv).map(LegalMove::play), "{position}: {mv}");
                if let Some(legal) = position.if_legal(mv) {
                    assert!(moves.contains(&legal.to_move()), "{position}: {mv}");
                }
            }
        }
    }
}

#[test]
fn what_was_once_judged_wrong_is_judged_right() {
    // A king on the a-file castles to the g-file: moving to the c-file is not castling.
    judged_alike(&"k2r4/8/K7/8/8/8/8/8 b k - 0 1".parse().unwrap());
    // `is_legal` knew castling only as the king taking its rook, `legal` also by the king's squares.
    judged_alike(&"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1".parse().unwrap());
    judged_alike(&"1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1".parse().unwrap());
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn games_agree_with_the_slow_generator(game in game(120)) {
        // The slow generator keeps its own rights and counters from the first move on.
        let positions = game.positions();
        let mut slow = slow(&positions[0]);
        for pair in positions.windows(2) {
            same_moves(&pair[0], &slow);
            let mv = slow.moves().into_iter().find(|mv| pair[0].legal(to_move(*mv)).unwrap().play() == pair[1]);
            slow = slow.after(mv.unwrap());
            prop_assert_eq!(pair[1].to_setup().to_shredder_fen(), slow.fen());
        }
    }
}

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn thinned_boards_agree_with_the_slow_generator(position in thinned()) {
        same_moves(&position, &slow(&position));
    }

    #[test]
    fn scattered_boards_agree_with_the_slow_generator(position in scattered()) {
        same_moves(&position, &slow(&position));
    }

    #[test]
    fn castling_agrees_with_the_slow_generator(position in castling()) {
        same_moves(&position, &slow(&position));
    }

    #[test]
    fn taking_in_passing_agrees_with_the_slow_generator(setup in passing()) {
        same_moves(&setup.validate().unwrap(), &Slow::read(&setup.to_shredder_fen()));
    }

    #[test]
    fn origins_are_the_squares_the_list_has(position in position()) {
        let moves = position.legal_moves();
        for role in Role::ALL {
            for to in Square::ALL {
                let wanted: Bitboard = moves
                    .clone()
                    .filter(|legal| !legal.is_castling() && legal.role() == role && legal.to_move().to() == to)
                    .map(|legal| legal.to_move().from())
                    .collect();
                prop_assert_eq!(position.origins(role, to), wanted, "{}: {} to {}", position, role, to);
            }
        }
    }

    #[test]
    fn moves_are_written_and_read_back(position in position()) {
        let mut seen = BTreeSet::new();
        for legal in position.legal_moves() {
            for text in [legal.uci().to_string(), legal.to_move().to_string()] {
                let read = position.legal(text.parse().unwrap()).unwrap();
                prop_assert_eq!(read.to_move(), legal.to_move(), "{}: {}", position, text);
            }
            prop_assert!(seen.insert(legal.uci().to_string()), "{}: {} twice", position, legal.uci());
        }
    }
}

proptest! {
    #![proptest_config(cases(120))]

    #[test]
    fn moves_lead_to_the_same_positions(position in position()) {
        same_next(&position, &slow(&position));
    }

    #[test]
    fn every_description_is_judged_alike(position in position()) {
        judged_alike(&position);
    }

    #[test]
    fn counting_on_threads_and_by_moves_gives_the_same(position in thinned(), threads in 2_usize..5) {
        let plain = perft(&position, 4);
        prop_assert_eq!(perft_threaded(&position, 4, threads), plain);
        let divided: u64 = divide(&position, 4, threads).into_iter().map(|(_, count)| count).sum();
        prop_assert_eq!(divided, plain);
    }

    #[test]
    fn counting_is_playing_and_listing(position in position()) {
        let played: usize =
            position.legal_moves().map(|legal| legal.play().legal_moves().len()).sum();
        prop_assert_eq!(perft(&position, 2), played as u64, "{}", position);
    }
}
