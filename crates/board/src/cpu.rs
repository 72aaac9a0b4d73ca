//! The instructions that the processor has, detected at run time, so that no build needs `target-cpu`.

/// The capabilities of the processor, in ascending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Level {
    /// The instructions that the build may use.
    Plain,
    /// Counting bits and finding the lowest one are single instructions.
    Bits,
    /// There are registers of 256 bits whose lanes can be shifted each by its own distance.
    TwoFours,
    /// There are registers of 512 bits whose lanes can be rotated, counted and packed.
    Eight,
}

/// Returns the capabilities of the processor. They are detected once; after that this is a load and a branch.
#[cfg(target_arch = "x86_64")]
#[inline]
pub(crate) fn level() -> Level {
    use std::sync::atomic::{AtomicU8, Ordering};
    static KNOWN: AtomicU8 = AtomicU8::new(u8::MAX);
    match KNOWN.load(Ordering::Relaxed) {
        0 => Level::Plain,
        1 => Level::Bits,
        2 => Level::TwoFours,
        3 => Level::Eight,
        _ => {
            let found = ask();
            KNOWN.store(found as u8, Ordering::Relaxed);
            found
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[cold]
fn ask() -> Level {
    use std::arch::is_x86_feature_detected as has;
    if !(has!("popcnt") && has!("bmi1") && has!("bmi2")) {
        Level::Plain
    } else if has!("avx512f") && has!("avx512bw") && has!("avx512vbmi2") && has!("avx512vpopcntdq") {
        Level::Eight
    } else if has!("avx2") {
        Level::TwoFours
    } else {
        Level::Bits
    }
}

/// Compiles a function twice: for the instructions that the build may use, and for those that most processors have.
///
/// The body is inlined into both, so the second one counts bits with one instruction.
macro_rules! per_processor {
    ($(#[$doc:meta])* $vis:vis fn $name:ident($($arg:ident: $type:ty),* $(,)?) $(-> $result:ty)? = $body:path;) => {
        $(#[$doc])*
        #[inline]
        $vis fn $name($($arg: $type),*) $(-> $result)? {
            #[cfg(target_arch = "x86_64")]
            {
                #[target_feature(enable = "popcnt,bmi1,bmi2")]
                fn with_bits($($arg: $type),*) $(-> $result)? {
                    $body($($arg),*)
                }
                if $crate::cpu::level() >= $crate::cpu::Level::Bits {
                    // SAFETY: the processor was just checked for these instructions.
                    return unsafe { with_bits($($arg),*) };
                }
            }
            $body($($arg),*)
        }
    };
}

pub(crate) use per_processor;
