//! Errands: one man takes what stands in a pawn's way, a pawn runs, a man gives itself to a blocked pawn or to a king.
//!
//! In locked positions a mate is often far but easy: the king walks round the wall, takes the pawn that blocks another,
//! and a new queen mates. No general guess finds the walk among the moves of a swarm, but each errand alone is a small
//! search. What an errand leads to is a new scene: the mate is staged from there, or new errands are found. Nothing is
//! proved when none arrives.

pub(crate) mod alone;
mod list;
mod quiet;
mod seek;
pub(crate) mod tempo;
mod ways;

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use board::{Color, Move, Position};

use crate::reach::Reach;
use crate::search::{Structure, structure};
use crate::{net, staging};
use list::Errand;
use seek::Seeker;

/// Errands one after the other on the way to a mate.
const DEEPEST: u32 = 5;
/// How many positions an errand may take when it is tried for the first time, and again.
const EFFORTS: [usize; 3] = [250, 1_000, 4_000];
/// What each try counts, in moves: others come first.
const AGAIN: u32 = 12;
/// What it counts that mates are to be looked for.
const BEFORE_MATES: u32 = 6;
/// Scenes that are looked at.
const MOST_SCENES: usize = 400;

/// A position from which errands start.
struct Scene {
    position: Position,
    line: Vec<Move>,
    /// Estimated moves of the errands that led here.
    cost: u32,
    depth: u32,
}

/// Errands that wait for their turn.
pub(crate) struct Errands {
    winner: Color,
    scenes: Vec<Scene>,
    /// What may be done in which scene; nothing stands for mates that have not been looked for.
    tasks: Vec<(usize, Option<Errand>)>,
    /// The cheapest first, each with how often it has been tried.
    queue: BinaryHeap<Reverse<(u32, usize, usize)>>,
    seen: HashSet<Structure>,
    seeker: Seeker,
}

impl Errands {
    pub(crate) fn new(root: &Position, winner: Color) -> Self {
        let mut errands = Self {
            winner,
            scenes: Vec::new(),
            tasks: Vec::new(),
            queue: BinaryHeap::new(),
            seen: HashSet::from([structure(root)]),
            seeker: Seeker::new(winner),
        };
        errands.open(Scene { position: *root, line: Vec::new(), cost: 0, depth: 0 });
        errands
    }

    /// Runs errands until some line mates; `positions` are used up.
    pub(crate) fn run(&mut self, positions: &mut usize) -> Option<Vec<Move>> {
        while *positions > 0 {
            let Reverse((key, index, tries)) = self.queue.pop()?;
            let (at, errand) = &self.tasks[index];
            let scene = &self.scenes[*at];
            let Some(errand) = errand else {
                let mates = list::mates(&scene.position, &Reach::of(&scene.position), self.winner);
                self.push(*at, mates);
                continue;
            };
            let (depth, base) = (scene.depth + 1, scene.cost + errand.cost);
            let (line, is_mate) = (scene.line.clone(), errand.is_mate());
            let ends = self.seeker.run(&scene.position, errand, EFFORTS[tries].min(*positions));
            *positions -= self.seeker.spent().min(*positions);
            let most = if is_mate { EFFORTS.len() - 1 } else { EFFORTS.len() };
            if ends.is_empty() && tries + 1 < most && self.seeker.spent() > EFFORTS[tries] {
                self.queue.push(Reverse((key + AGAIN, index, tries + 1)));
            }
            for (way, position) in ends {
                let line = [line.as_slice(), way.as_slice()].concat();
                if position.turn() != self.winner && position.is_checkmate() {
                    return Some(line);
                }
                if !self.seen.insert(structure(&position)) {
                    continue;
                }
                if let Some(staged) = staging::run(&position, self.winner) {
                    return Some([line.as_slice(), staged.moves()].concat());
                }
                self.open(Scene { position, line, cost: base, depth });
            }
        }
        None
    }

    /// Lists what may be done in a new scene.
    fn open(&mut self, scene: Scene) {
        if scene.depth >= DEEPEST || self.scenes.len() >= MOST_SCENES {
            return;
        }
        if !net::is_possible(&Reach::of(&scene.position), self.winner) {
            return;
        }
        let index = self.scenes.len();
        let errands = list::errands(&scene.position, self.winner);
        self.queue.push(Reverse((scene.cost + BEFORE_MATES, self.tasks.len(), 0)));
        self.tasks.push((index, None));
        self.scenes.push(scene);
        self.push(index, errands);
    }

    fn push(&mut self, scene: usize, errands: Vec<Errand>) {
        for errand in errands {
            self.queue.push(Reverse((self.scenes[scene].cost + errand.cost, self.tasks.len(), 0)));
            self.tasks.push((scene, Some(errand)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs errands and plays the line they find.
    fn arrives(fen: &str, winner: Color, positions: usize) -> bool {
        let mut position: Position = fen.parse().unwrap();
        let mut left = positions;
        let Some(line) = Errands::new(&position, winner).run(&mut left) else { return false };
        for mv in line {
            position = position.legal(mv).unwrap().play();
        }
        assert!(position.is_checkmate() && position.turn() != winner, "{fen}: {position}");
        true
    }

    #[test]
    fn a_king_walks_round_a_wall_and_takes_what_blocks_a_pawn() {
        assert!(arrives("4b1k1/8/4b3/3p1p1p/3P1P1P/4B3/8/2B1K3 w - - 0 1", Color::White, 3_000));
    }

    #[test]
    fn a_pawn_runs_through_a_swarm_of_its_own_men() {
        assert!(arrives("2k5/1p1p1p2/1P1P1P2/3B1B2/4B1B1/3B3B/6P1/6K1 b - - 0 1", Color::White, 3_000));
    }

    #[test]
    fn the_loser_gives_itself_to_a_blocked_pawn() {
        assert!(arrives("3k4/2n5/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/3K4 b - - 0 1", Color::White, 3_000));
    }

    #[test]
    fn a_king_takes_a_pawn_that_steps_up_to_it_and_the_one_behind_gives_itself() {
        assert!(arrives("8/2k5/1p1p4/pPbPp2p/P3Pp2/1K1B1PpP/6P1/5B2 w - - 0 1", Color::White, 4_000));
        assert!(arrives("1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1", Color::Black, 4_000));
    }

    #[test]
    fn the_loser_takes_the_rook_that_cages_the_king() {
        assert!(arrives("8/8/1b2B3/4k2B/8/4p1p1/4P1P1/5BRK w - - 0 1", Color::White, 16_000));
    }

    #[test]
    fn a_wall_that_nobody_passes_stays_shut() {
        assert!(!arrives("4b1k1/8/4b3/1p1p1p1p/1P1P1P1P/4B3/8/2B1K3 w - - 0 1", Color::White, 3_000));
    }
}
