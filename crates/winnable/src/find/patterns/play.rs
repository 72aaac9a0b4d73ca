//! Plays a pattern, one legal move after the other: the loser's king walks to its square, the pieces come, the others wait.

mod loser;
mod winner;

use board::{Bitboard, Color, Move, Role, Square};

use crate::board::attacks::attacks;
use crate::board::light::LightBoard;
use crate::board::line::Line;
use crate::find::patterns::matcher::{attacked, line as between};
use crate::find::patterns::pattern::{Pattern, Steps};
use crate::find::waiting::Waiting;

/// The most half-moves of a pattern.
const PATIENCE: usize = 30;

/// Plays one pattern; returns whether it ends with mate.
pub(crate) fn play(root: &LightBoard, winner: Color, pattern: &Pattern, line: &mut Line) -> bool {
    let Pattern { net, check, role, .. } = *pattern;
    let mut play = Play {
        winner,
        pattern: *pattern,
        line: between(net, check, role),
        around: attacks(Role::King, winner, net, Bitboard::EMPTY),
        waited: [None; 2],
        hovers: 0,
    };
    play.play(*root, line)
}

struct Play {
    winner: Color,
    pattern: Pattern,
    /// The squares on which the check could be parried.
    line: Bitboard,
    /// The squares around the one on which the loser's king is mated.
    around: Bitboard,
    /// The last waiting moves of the winner and of the loser, which can be taken back next.
    waited: [Option<Move>; 2],
    /// Moves on which the loser's king could not get nearer.
    hovers: u32,
}

impl Play {
    fn play(&mut self, mut position: LightBoard, line: &mut Line) -> bool {
        let (mut failures, mut waits) = (0, 0);
        for _ in 0..PATIENCE {
            if line.is_full() {
                return false;
            }
            let legal = if position.turn() == self.winner {
                let (is_helped, can_check) = (self.is_helped(&position), self.can_check(&position));
                if is_helped && can_check {
                    if self.is_set(&position) {
                        let mv = Move::new(self.pattern.attacker, self.pattern.check);
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

    fn loser_king(&self, position: &LightBoard) -> Square {
        position.king(!self.winner)
    }

    /// Returns whether the loser is ready for the mating move.
    #[inline]
    fn is_set(&self, position: &LightBoard) -> bool {
        self.loser_king(position) == self.pattern.net && self.unblocked(position).is_empty()
    }

    /// Returns the flight squares that still have to be blocked.
    #[inline]
    fn unblocked(&self, position: &LightBoard) -> Bitboard {
        self.pattern.blocks.without(position.board().color(!self.winner))
    }

    /// Returns whether the winner's pieces are in place.
    #[inline]
    fn is_ready(&self, position: &LightBoard) -> bool {
        self.is_helped(position) && self.can_check(position)
    }

    #[inline]
    fn is_helped(&self, position: &LightBoard) -> bool {
        let occupied = position.board().occupied().without(self.loser_king(position).into());
        self.pattern.helper.is_none_or(|helper| {
            helper.open.without(attacks(helper.role, self.winner, helper.from, occupied)).is_empty()
        })
    }

    #[inline]
    fn can_check(&self, position: &LightBoard) -> bool {
        let occupied = position.board().occupied();
        attacks(self.pattern.role, self.winner, self.pattern.attacker, occupied).contains(self.pattern.check)
    }

    /// Finds the next step of a king to a goal.
    fn king_step(
        position: &LightBoard,
        from: Square,
        goal: Bitboard,
        color: Color,
        barred: Bitboard,
    ) -> Option<Square> {
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
        let Pattern { role, attacker, check, .. } = self.pattern;
        if role == Role::Knight {
            return Bitboard::EMPTY;
        }
        let straight = attacker.file() == check.file() || attacker.rank() == check.rank();
        let role = if straight { Role::Rook } else { Role::Bishop };
        attacks(role, self.winner, attacker, check.into()) & attacks(role, self.winner, check, attacker.into())
    }

    fn wait(
        &mut self,
        position: &LightBoard,
        color: Color,
        keep: Bitboard,
        avoid: Bitboard,
        spare: Bitboard,
        guard: Bitboard,
    ) -> Option<Move> {
        let slot = usize::from(color != self.winner);
        let idle = Waiting { color, keep, avoid, spare, guard };
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
