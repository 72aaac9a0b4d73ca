//! Counts lines of a given length: the standard test of a move generator, and its benchmark.

use std::marker::PhantomData;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::core::Core;
use crate::cpu::{Level, per_processor};
use crate::lanes;
use crate::movegen::{self, Sink, count_with_tables, origin};
use crate::{Bitboard, Color, LegalMove, Move, Position, Role, Square};

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
        .flat_map(|first| {
            let after = first.play();
            after.legal_moves().map(LegalMove::play).collect::<Vec<_>>()
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

/// Counts the lines that begin with each legal move, ordered by the moves' names.
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
        .map(|legal| (legal.to_move(), perft_threaded(&legal.play(), depth.saturating_sub(1), threads)))
        .collect();
    counts.sort_by_cached_key(|(mv, _)| position.uci(*mv).to_string());
    counts
}

/// Counts with the widest instructions of this processor.
fn below(core: &Core, turn: Color, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => count(core, turn),
        _ => {
            #[cfg(target_arch = "x86_64")]
            match crate::cpu::level() {
                Level::Eight => return below_on::<Eight>(core, turn, depth),
                Level::TwoFours => return below_on::<TwoFours>(core, turn, depth),
                Level::Bits => return below_on::<Bits>(core, turn, depth),
                Level::Plain => {}
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

/// The same search, compiled for different instructions: each version calls itself.
trait Processor {
    /// Counts the lines of a length of at least two.
    fn walk<const WHITE: bool>(core: &Core, depth: u32) -> u64;

    /// Counts the legal moves.
    fn count<const WHITE: bool>(core: &Core) -> u64;
}

/// The instructions that the build may use.
struct Plain;

impl Processor for Plain {
    fn walk<const WHITE: bool>(core: &Core, depth: u32) -> u64 {
        walk::<WHITE, Self>(core, depth)
    }

    fn count<const WHITE: bool>(core: &Core) -> u64 {
        count_with_tables::<WHITE>(core)
    }
}

/// Defines a processor from its instructions and its way to count.
macro_rules! processor {
    ($(#[$doc:meta])* $name:ident, $features:literal, $count:expr) => {
        $(#[$doc])*
        #[cfg(target_arch = "x86_64")]
        struct $name;

        #[cfg(target_arch = "x86_64")]
        impl Processor for $name {
            #[inline(always)]
            fn walk<const WHITE: bool>(core: &Core, depth: u32) -> u64 {
                #[target_feature(enable = $features)]
                fn compiled<const WHITE: bool>(core: &Core, depth: u32) -> u64 {
                    walk::<WHITE, $name>(core, depth)
                }
                // SAFETY: `below` checks the processor for these instructions before it chooses.
                unsafe { compiled::<WHITE>(core, depth) }
            }

            #[inline(always)]
            fn count<const WHITE: bool>(core: &Core) -> u64 {
                #[target_feature(enable = $features)]
                #[inline(never)]
                fn compiled<const WHITE: bool>(core: &Core) -> u64 {
                    match $count(core) {
                        Some(count) => count,
                        None => compiled_in_check::<WHITE>(core),
                    }
                }
                #[target_feature(enable = $features)]
                #[inline(never)]
                #[cold]
                fn compiled_in_check<const WHITE: bool>(core: &Core) -> u64 {
                    count_with_tables::<WHITE>(core)
                }
                // SAFETY: as above.
                unsafe { compiled::<WHITE>(core) }
            }
        }
    };
}

processor!(
    /// Bits counted and found with one instruction.
    Bits, "popcnt,bmi1,bmi2", |core| Some(count_with_tables::<WHITE>(core))
);
processor!(
    /// Eight directions in two registers.
    TwoFours, "popcnt,bmi1,bmi2,avx2", lanes::count::count::<WHITE, lanes::avx2::TwoFours>
);
processor!(
    /// Eight directions in one register.
    Eight, "popcnt,bmi1,bmi2,avx512f,avx512bw,avx512vbmi2,avx512vpopcntdq",
    lanes::count::count::<WHITE, lanes::avx512::Eight>
);

per_processor! {
    /// Counts the legal moves.
    pub(crate) fn count(core: &Core, turn: Color) -> u64 = count_here;
}

#[inline(always)]
fn count_here(core: &Core, turn: Color) -> u64 {
    match turn {
        Color::White => count_with_tables::<true>(core),
        Color::Black => count_with_tables::<false>(core),
    }
}

#[inline(always)]
fn walk<const WHITE: bool, P: Processor>(core: &Core, depth: u32) -> u64 {
    if depth == 2 { walk_below::<WHITE, true, P>(core, depth) } else { walk_below::<WHITE, false, P>(core, depth) }
}

#[inline(always)]
fn walk_below<const WHITE: bool, const LAST: bool, P: Processor>(core: &Core, depth: u32) -> u64 {
    let mut walk = Walk::<WHITE, LAST, P> { core, depth: depth - 1, nodes: 0, processor: PhantomData };
    movegen::generate::<WHITE>(core, &mut walk);
    walk.nodes
}

/// Plays each move it receives and counts the lines below it; at the last depth but one, counts moves.
struct Walk<'c, const WHITE: bool, const LAST: bool, P> {
    core: &'c Core,
    depth: u32,
    nodes: u64,
    processor: PhantomData<P>,
}

impl<const WHITE: bool, const LAST: bool, P: Processor> Walk<'_, WHITE, LAST, P> {
    #[inline(always)]
    fn descend(&mut self, next: &Core) {
        self.nodes += match (WHITE, LAST) {
            (true, true) => P::count::<false>(next),
            (false, true) => P::count::<true>(next),
            (true, false) => P::walk::<false>(next, self.depth),
            (false, false) => P::walk::<true>(next, self.depth),
        };
    }
}

impl<const WHITE: bool, const LAST: bool, P: Processor> Sink for Walk<'_, WHITE, LAST, P> {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Castling, promotions, pins along all lines, captures en passant that open lines.
    const POSITIONS: [&str; 6] = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/1pp2p2/p1n1b1pp/3pP3/1b1P4/2N1BQ2/PPP2PPP/R3K2R w KQkq d6 0 1",
        "8/P2k1p2/1r4n1/4pP2/1K1B2q1/8/p5p1/R3N2b w - - 0 1",
        "4r3/1k6/1q6/3P4/2PKPR1r/2NPB3/1b6/6q1 w - - 0 1",
        "1rk2br1/p1p1p1pp/8/1p1P4/8/6P1/P1P1P2P/1RK2BR1 w GBgb - 0 1",
        "8/2p5/3p4/KP4r1/1R3p1k/8/4P1P1/8 w - - 0 1",
    ];

    #[test]
    fn all_instructions_count_alike() {
        let level = crate::cpu::level();
        for fen in POSITIONS {
            let position: Position = fen.parse().unwrap();
            let (core, turn) = (position.core(), position.turn());
            let plain = below_on::<Plain>(core, turn, 3);
            assert_eq!(below(core, turn, 3), plain, "{fen}");
            #[cfg(target_arch = "x86_64")]
            {
                if level >= Level::Bits {
                    assert_eq!(below_on::<Bits>(core, turn, 3), plain, "{fen}");
                }
                if level >= Level::TwoFours && std::arch::is_x86_feature_detected!("avx2") {
                    assert_eq!(below_on::<TwoFours>(core, turn, 3), plain, "{fen}");
                }
                if level >= Level::Eight {
                    assert_eq!(below_on::<Eight>(core, turn, 3), plain, "{fen}");
                }
            }
        }
    }

    #[test]
    fn all_instructions_list_alike() {
        fn compare(position: &Position, depth: u32) {
            let mut here = position.legal_moves().as_slice().to_vec();
            let mut looped = crate::moves::MoveList::new();
            match position.turn() {
                Color::White => movegen::generate::<true>(position.core(), &mut looped),
                Color::Black => movegen::generate::<false>(position.core(), &mut looped),
            }
            let mut looped = looped.as_slice().to_vec();
            here.sort();
            looped.sort();
            assert_eq!(here, looped, "{position}");
            if depth > 0 {
                position.legal_moves().for_each(|legal| compare(&legal.play(), depth - 1));
            }
        }
        for fen in POSITIONS {
            compare(&fen.parse().unwrap(), 2);
        }
    }

    #[test]
    fn threads_and_division_count_alike() {
        for fen in POSITIONS {
            let position: Position = fen.parse().unwrap();
            let nodes = perft(&position, 4);
            assert_eq!(perft_threaded(&position, 4, 3), nodes, "{fen}");
            assert_eq!(divide(&position, 4, 1).iter().map(|(_, count)| count).sum::<u64>(), nodes, "{fen}");
        }
        assert_eq!(perft(&Position::initial(), 0), 1);
    }
}
