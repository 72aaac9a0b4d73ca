//! Counting the games of a given length: the test of a generator of moves, and its measure.

use std::marker::PhantomData;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::core::Core;
use crate::cpu::per_processor;
use crate::movegen::{self, Count, Sink, origin};
use crate::{Bitboard, Color, Move, Position, Role, Square};

/// Counts the lines of legal moves of a given length.
///
/// ```
/// use board::{Position, perft};
/// assert_eq!(perft(&Position::initial(), 4), 197_281);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    below(position.core(), position.turn(), depth)
}

/// Counts the lines of a given length on several threads.
///
/// ```
/// use board::{Position, perft_threaded};
/// assert_eq!(perft_threaded(&Position::initial(), 4, 2), 197_281);
/// ```
pub fn perft_threaded(position: &Position, depth: u32, threads: usize) -> u64 {
    if threads <= 1 || depth <= 3 {
        return perft(position, depth);
    }
    // Two moves deep there is enough work to share.
    let jobs: Vec<Position> = position
        .legal_moves()
        .into_iter()
        .flat_map(|first| {
            let after = first.play();
            after.legal_moves().into_iter().map(|second| second.play()).collect::<Vec<_>>()
        })
        .collect();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut nodes = 0;
        while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
            nodes += perft(job, depth - 2);
        }
        nodes
    };
    thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let own = work();
        others
            .into_iter()
            .fold(own, |sum, other| sum + other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}

/// Counts the lines that begin with each legal move, in the order of the moves' names.
///
/// ```
/// use board::{Position, divide};
/// let counts = divide(&Position::initial(), 2, 1);
/// assert_eq!(counts.len(), 20);
/// assert_eq!((counts[0].0.to_string().as_str(), counts[0].1), ("a2a3", 20));
/// ```
pub fn divide(position: &Position, depth: u32, threads: usize) -> Vec<(Move, u64)> {
    let mut counts: Vec<(Move, u64)> = position
        .legal_moves()
        .into_iter()
        .map(|legal| (legal.to_move(), perft_threaded(&legal.play(), depth.saturating_sub(1), threads)))
        .collect();
    counts.sort_by_cached_key(|(mv, _)| position.uci(*mv).to_string());
    counts
}

/// Counts on the widest instructions this processor has.
fn below(core: &Core, turn: Color, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => count(core, turn),
        _ => {
            #[cfg(target_arch = "x86_64")]
            if crate::cpu::has_bit_instructions() {
                return below_on::<Modern>(core, turn, depth);
            }
            below_on::<Plain>(core, turn, depth)
        }
    }
}

fn below_on<P: Processor>(core: &Core, turn: Color, depth: u32) -> u64 {
    match turn {
        Color::White => P::walk::<true>(core, depth),
        Color::Black => P::walk::<false>(core, depth),
    }
}

/// The same walk, compiled for different instructions: each compilation calls itself.
trait Processor {
    fn walk<const WHITE: bool>(core: &Core, depth: u32) -> u64;
}

/// What the build may use.
struct Plain;

impl Processor for Plain {
    fn walk<const WHITE: bool>(core: &Core, depth: u32) -> u64 {
        walk::<WHITE, Self>(core, depth)
    }
}

/// What most processors have: bits counted and found with one instruction.
#[cfg(target_arch = "x86_64")]
struct Modern;

#[cfg(target_arch = "x86_64")]
impl Processor for Modern {
    #[inline(always)]
    fn walk<const WHITE: bool>(core: &Core, depth: u32) -> u64 {
        #[target_feature(enable = "popcnt,bmi1,bmi2")]
        fn modern<const WHITE: bool>(core: &Core, depth: u32) -> u64 {
            walk::<WHITE, Modern>(core, depth)
        }
        // SAFETY: `below` asked the processor for these instructions before it chose `Modern`.
        unsafe { modern::<WHITE>(core, depth) }
    }
}

per_processor! {
    /// Counts the legal moves.
    pub(crate) fn count(core: &Core, turn: Color) -> u64 = count_here;
}

#[inline(always)]
fn count_here(core: &Core, turn: Color) -> u64 {
    match turn {
        Color::White => count_for::<true>(core),
        Color::Black => count_for::<false>(core),
    }
}

#[inline(always)]
fn count_for<const WHITE: bool>(core: &Core) -> u64 {
    let mut count = Count::default();
    movegen::generate::<WHITE>(core, &mut count);
    count.0
}

/// Counts the lines of a length of at least one.
#[inline(always)]
fn walk<const WHITE: bool, P: Processor>(core: &Core, depth: u32) -> u64 {
    if depth <= 1 {
        return count_for::<WHITE>(core);
    }
    let mut walk = Walk::<WHITE, P> { core, depth: depth - 1, nodes: 0, processor: PhantomData };
    movegen::generate::<WHITE>(core, &mut walk);
    walk.nodes
}

/// Plays each move it is sent and counts what lies below.
struct Walk<'c, const WHITE: bool, P> {
    core: &'c Core,
    depth: u32,
    nodes: u64,
    processor: PhantomData<P>,
}

impl<const WHITE: bool, P: Processor> Walk<'_, WHITE, P> {
    #[inline(always)]
    fn descend(&mut self, next: &Core) {
        self.nodes += if WHITE { P::walk::<false>(next, self.depth) } else { P::walk::<true>(next, self.depth) };
    }
}

impl<const WHITE: bool, P: Processor> Sink for Walk<'_, WHITE, P> {
    #[inline(always)]
    fn piece<const ROLE: u8>(&mut self, from: Square, targets: Bitboard) {
        let Some(role) = Role::from_code(ROLE) else { return };
        for to in targets {
            self.descend(&self.core.after_piece::<WHITE>(from, to, role));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, offset: i8, targets: Bitboard) {
        for to in targets {
            self.descend(&self.core.after_piece::<WHITE>(origin(to, offset), to, Role::Pawn));
        }
    }

    #[inline(always)]
    fn double_steps(&mut self, offset: i8, targets: Bitboard) {
        for to in targets {
            self.descend(&self.core.after_double_step::<WHITE>(origin(to, offset), to));
        }
    }

    #[inline(always)]
    fn promotions(&mut self, offset: i8, targets: Bitboard) {
        for to in targets {
            for role in Role::PROMOTIONS {
                self.descend(&self.core.after_piece::<WHITE>(origin(to, offset), to, role));
            }
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        self.descend(&self.core.after_en_passant::<WHITE>(from, to));
    }

    #[inline(always)]
    fn castling(&mut self, king: Square, rook: Square) {
        self.descend(&self.core.after_castling::<WHITE>(king, rook));
    }
}
