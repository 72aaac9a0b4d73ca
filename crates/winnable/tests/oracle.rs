//! Agrees with an oracle that looks at every position that can follow.

mod common;

use board::Color;
use common::{Chance, closure, mates, pieces};
use winnable::{Budget, helpmate, verdict};

/// Positions the oracle may look at; what is larger is left out.
const MOST: usize = 12_000;

fn agree(position: &board::Position) -> usize {
    let mut compared = 0;
    for side in Color::ALL {
        let verdict = verdict(position, side, Budget::DEFAULT);
        if verdict.is_yes() {
            let line = helpmate(position, side, Budget::DEFAULT).expect("a yes has a line");
            assert!(mates(position, &line, side), "{position} {side}: {line:?}");
        }
        let Some(expected) = closure(position, side, MOST) else { continue };
        assert_eq!(verdict.known(), Some(expected), "{position} {side}: {verdict:?}");
        compared += 1;
    }
    compared
}

#[test]
fn small_material_agrees_with_the_closure() {
    let mut chance = Chance(0x1234_5678_9abc_def1);
    let mut compared = 0;
    for men in ["N", "Nq", "Nr", "Nb", "Nn", "Bq", "Bn", "Rn", "Q", "R", "NN", "P", "Pp", "Bp", "Np", "PPp", "Rr", "Qr"]
    {
        let men = pieces(men);
        compared += (0..80).filter_map(|_| chance.position(&men)).map(|position| agree(&position)).sum::<usize>();
    }
    assert!(compared > 200, "only {compared} sides were small enough to compare");
}

#[test]
fn locked_walls_agree_with_the_closure() {
    let mut chance = Chance(0xfeed_beef_cafe_0003);
    let compared: usize = (0..2_000).filter_map(|_| chance.wall()).map(|position| agree(&position)).sum();
    assert!(compared > 150, "only {compared} sides were small enough to compare");
}

#[test]
fn a_no_of_a_wall_is_closed_under_moves() {
    let mut chance = Chance(0x0dd0_0d0d_1234_0007);
    let mut followed = 0;
    for _ in 0..1_500 {
        let Some(position) = chance.wall() else { continue };
        for side in Color::ALL {
            if !verdict(&position, side, Budget::DEFAULT).is_no() {
                continue;
            }
            let mut next = position;
            for _ in 0..6 {
                let moves = next.legal_moves();
                if moves.is_empty() {
                    break;
                }
                let mv = moves.as_slice()[chance.below(moves.len())];
                next = next.legal(mv).expect("a listed move is legal").play();
                assert!(!verdict(&next, side, Budget::DEFAULT).is_yes(), "{position} {side}: {next}");
                followed += 1;
            }
        }
    }
    assert!(followed > 100, "only {followed} moves were followed");
}
