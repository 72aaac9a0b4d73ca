//! Plays a picture out, move by legal move: the loser's king goes where it is mated, the men come, the others wait.

mod loser;
mod winner;

use board::{Bitboard, Color, Move, Role, Square};

use crate::diagram::Diagram;
use crate::idle::Idle;
use crate::line::Line;
use crate::painter::{attacked, line as between};
use crate::picture::{Picture, Steps};
use crate::sight::attacks;

/// Half-moves a picture may take.
const PATIENCE: usize = 30;

/// Plays one picture.
pub(crate) fn play(root: &Diagram, winner: Color, picture: &Picture, line: &mut Line) -> bool {
    let Picture { net, check, role, .. } = *picture;
    let mut stage = Stage {
        winner,
        picture: *picture,
        line: between(net, check, role),
        around: attacks(Role::King, winner, net, Bitboard::EMPTY),
        waited: [None; 2],
        hovers: 0,
    };
    stage.play(*root, line)
}

struct Stage {
    winner: Color,
    picture: Picture,
    /// The squares on which the check could be parried.
    line: Bitboard,
    /// The squares around the one on which the loser's king is mated.
    around: Bitboard,
    /// The last waiting moves of the winner and of the loser, which can be taken back next.
    waited: [Option<Move>; 2],
    /// How often the loser's king could not get nearer.
    hovers: u32,
}

impl Stage {
    fn play(&mut self, mut position: Diagram, line: &mut Line) -> bool {
        let (mut failures, mut waits) = (0, 0);
        for _ in 0..PATIENCE {
            if line.is_full() {
                return false;
            }
            let legal = if position.turn() == self.winner {
                let (is_helped, can_check) = (self.is_helped(&position), self.can_check(&position));
                if is_helped && can_check {
                    if self.is_set(&position) {
                        let mv = Move::new(self.picture.mater, self.picture.check);
                        if !position.is_legal(mv) {
                            return false;
                        }
                        if position.after(mv).is_mate() {
                            line.push(mv);
                            return true;
                        }
                        failures += 1;
                        if failures > 2 {
                            return false;
                        }
                    }
                    waits += 1;
                    if waits > 4 {
                        return false;
                    }
                }
                self.own_move(&position, is_helped, can_check)
            } else {
                self.their_move(&position)
            };
            let Some(legal) = legal else { return false };
            line.push(legal);
            position.play(legal);
        }
        false
    }

    fn prey(&self, position: &Diagram) -> Square {
        position.king(!self.winner)
    }

    /// Tells whether the loser is ready for the mating move.
    #[inline]
    fn is_set(&self, position: &Diagram) -> bool {
        self.prey(position) == self.picture.net && self.unblocked(position).is_empty()
    }

    /// Finds the squares that are still to be blocked.
    #[inline]
    fn unblocked(&self, position: &Diagram) -> Bitboard {
        self.picture.blocks.without(position.board().color(!self.winner))
    }

    /// Tells whether the winner's men stand where they should.
    #[inline]
    fn is_ready(&self, position: &Diagram) -> bool {
        self.is_helped(position) && self.can_check(position)
    }

    #[inline]
    fn is_helped(&self, position: &Diagram) -> bool {
        let occupied = position.board().occupied().without(self.prey(position).into());
        self.picture.helper.is_none_or(|helper| {
            helper.open.without(attacks(helper.role, self.winner, helper.from, occupied)).is_empty()
        })
    }

    #[inline]
    fn can_check(&self, position: &Diagram) -> bool {
        let occupied = position.board().occupied();
        attacks(self.picture.role, self.winner, self.picture.mater, occupied).contains(self.picture.check)
    }

    /// Finds the next step of a king to a goal.
    fn king_step(position: &Diagram, from: Square, goal: Bitboard, color: Color, barred: Bitboard) -> Option<Square> {
        let board = position.board();
        let other = attacks(Role::King, color, position.king(!color), Bitboard::EMPTY);
        let around = attacks(Role::King, color, from, Bitboard::EMPTY).without(other);
        let free = !(board.occupied() | barred);
        let past = board.occupied().without(from.into());
        // The other king will not stay where it is.
        let free = free.without(attacked(board, !color, past));
        let mut fill = goal & free;
        for _ in 0..12 {
            if let Some(to) = (fill & around).first() {
                return Some(to);
            }
            let wider = fill | (Bitboard::from_steps(fill) & free);
            if wider == fill {
                return None;
            }
            fill = wider;
        }
        None
    }

    fn way_of_mater(&self) -> Bitboard {
        let Picture { role, mater, check, .. } = self.picture;
        if role == Role::Knight {
            return Bitboard::EMPTY;
        }
        let straight = mater.file() == check.file() || mater.rank() == check.rank();
        let role = if straight { Role::Rook } else { Role::Bishop };
        attacks(role, self.winner, mater, check.into()) & attacks(role, self.winner, check, mater.into())
    }

    fn wait(
        &mut self,
        position: &Diagram,
        color: Color,
        keep: Bitboard,
        avoid: Bitboard,
        spare: Bitboard,
        guard: Bitboard,
    ) -> Option<Move> {
        let slot = usize::from(color != self.winner);
        let idle = Idle { color, keep, avoid, spare, guard };
        let legal = idle.find(position, &mut self.waited[slot]);
        if legal.is_some() || color != self.winner {
            return legal;
        }
        // The winner's king, if it covers nothing.
        let king = position.king(color);
        let reach = attacks(Role::King, color, king, Bitboard::EMPTY);
        if keep.contains(king) || (reach & guard).has_any() {
            return None;
        }
        let free = reach.without(position.board().occupied() | avoid);
        free.into_iter().find(|&to| position.is_safe(king, to)).map(|to| Move::new(king, to))
    }
}
