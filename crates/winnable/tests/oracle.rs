//! Compares the answers with an oracle that examines every position that can follow.

mod common;

use board::Color;
use common::{Chance, closure, mates, pieces};
use winnable::{Budget, Winnable, verdict};

/// The most positions that the oracle examines; larger cases are skipped.
const MOST: usize = 6_000;
/// The budget of an answer; questions that it does not settle are skipped too.
const BUDGET: Budget<'static> = Budget::positions(20_000);

/// Counts the sides of a position that could be checked: a yes by playing its line, a no by examining everything.
fn agree(position: &board::Position) -> usize {
    let mut checked = 0;
    for side in Color::ALL {
        match verdict(position, side, BUDGET) {
            Winnable::Yes(line) => assert!(mates(position, &line, side), "{position} {side}: {line:?}"),
            Winnable::No(_) => match closure(position, side, MOST) {
                Some(can_mate) => assert!(!can_mate, "{position} {side}: said no"),
                None => continue,
            },
            Winnable::Unknown(_) => continue,
        }
        checked += 1;
    }
    checked
}

#[test]
fn small_material_agrees_with_the_closure() {
    let mut chance = Chance(0x1234_5678_9abc_def1);
    let mut checked = 0;
    for letters in
        ["N", "Nq", "Nr", "Nb", "Nn", "Bq", "Bn", "Rn", "Q", "R", "NN", "P", "Pp", "Bp", "Np", "PPp", "Rr", "Qr"]
    {
        let drawn = pieces(letters);
        checked += (0..120).filter_map(|_| chance.position(&drawn)).map(|position| agree(&position)).sum::<usize>();
    }
    assert!(checked > 2_000, "only {checked} sides could be checked");
}

#[test]
fn locked_walls_agree_with_the_closure() {
    let mut chance = Chance(0xfeed_beef_cafe_0003);
    let checked: usize = (0..2_500).filter_map(|_| chance.wall()).map(|position| agree(&position)).sum();
    assert!(checked > 1_000, "only {checked} sides could be checked");
}

#[test]
fn swarms_behind_walls_agree_with_the_closure() {
    let mut chance = Chance(0xabad_cafe_0b15_0b0b);
    let checked: usize = (0..2_500).filter_map(|_| chance.swarm()).map(|position| agree(&position)).sum();
    assert!(checked > 1_000, "only {checked} sides could be checked");
}

#[test]
fn a_no_of_a_wall_is_closed_under_moves() {
    let mut chance = Chance(0x0dd0_0d0d_1234_0007);
    let mut followed = 0;
    for _ in 0..1_500 {
        let Some(position) = chance.wall() else { continue };
        for side in Color::ALL {
            if !verdict(&position, side, BUDGET).is_no() {
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
                assert!(!verdict(&next, side, BUDGET).is_yes(), "{position} {side}: {next}");
                followed += 1;
            }
        }
    }
    assert!(followed > 100, "only {followed} moves were followed");
}
