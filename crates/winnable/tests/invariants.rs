//! What must hold for every position: mirrored, flipped, and one move on.

mod common;

use board::{Color, Position, Setup};
use common::{Chance, mates, pieces};
use proptest::prelude::*;
use winnable::{Budget, Watch, dead, helpmate, verdict};

/// Enough for positions of this size, and little enough to be quick.
const BUDGET: Budget = Budget::positions(8_000);

fn mirrored(position: &Position) -> Position {
    let setup = position.to_setup();
    let en_passant = setup.en_passant.map(board::Square::mirrored);
    Setup { board: setup.board.mirrored(), en_passant, ..setup }.validate().expect("the mirror image can be played")
}

/// Draws positions of some men, or walls.
fn positions() -> impl Strategy<Value = Position> {
    (any::<u64>(), 0..9_usize).prop_filter_map("cannot be played", |(seed, kind)| {
        let mut chance = Chance(seed | 1);
        match ["", "swarm", "Rr", "Bnp", "PPpp", "Np", "QPr", "BBbp", "NNb"][kind] {
            "" => chance.wall(),
            "swarm" => chance.swarm(),
            men => chance.position(&pieces(men)),
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
            for other in others.into_iter().filter_map(winnable::Winnable::known) {
                prop_assert!(known.is_none_or(|known| known == other), "{position} {side}");
            }
        }
    }

    #[test]
    fn a_yes_has_a_line_and_every_position_on_it_is_a_yes(position in positions()) {
        for side in Color::ALL {
            let Some(line) = helpmate(&position, side, BUDGET) else { continue };
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
                Some(false) => prop_assert!(!children.iter().any(|child| child.is_yes()), "{position} {side}"),
                Some(true) if !children.is_empty() => {
                    prop_assert!(children.iter().any(|child| !child.is_no()), "{position} {side}");
                }
                _ => {}
            }
        }
    }

    #[test]
    fn a_watch_agrees_with_asking_anew(position in positions(), seed in any::<u64>()) {
        let mut chance = Chance(seed | 1);
        let mut watch = Watch::new(position, BUDGET);
        let mut next = position;
        for _ in 0..8 {
            let moves = next.legal_moves();
            if moves.is_empty() {
                break;
            }
            // Now along the line, now away from it.
            let along = watch.line(Color::White).first().copied().filter(|_| chance.below(2) == 0);
            let mv = along.unwrap_or_else(|| moves.as_slice()[chance.below(moves.len())]);
            let legal = next.legal(mv).expect("a listed move is legal");
            watch = watch.after(legal);
            next = legal.play();
            for side in Color::ALL {
                if let (Some(carried), Some(anew)) = (watch.can_mate(side).known(), verdict(&next, side, BUDGET).known()) {
                    prop_assert_eq!(carried, anew, "{} {}", next, side);
                }
            }
            if let (Some(carried), Some(anew)) = (watch.is_dead(), dead(&next, BUDGET)) {
                prop_assert_eq!(carried, anew);
            }
        }
    }
}
