//! What the processor can do, asked at run time, so that nobody has to build with `target-cpu`.

/// Tells whether counting bits and finding the lowest one are single instructions here.
///
/// Known at build time where the target has them, otherwise asked once.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
pub(crate) fn has_bit_instructions() -> bool {
    if cfg!(all(target_feature = "popcnt", target_feature = "bmi1", target_feature = "bmi2")) {
        return true;
    }
    std::arch::is_x86_feature_detected!("popcnt")
        && std::arch::is_x86_feature_detected!("bmi1")
        && std::arch::is_x86_feature_detected!("bmi2")
}

/// Writes a function twice: for the instructions the build may use, and for those most processors have.
///
/// The body is inlined into both, so the second one counts bits with one instruction. The choice costs one predictable
/// branch; `make bench` shows the plain build about twice as fast with it as without.
macro_rules! per_processor {
    ($(#[$doc:meta])* $vis:vis fn $name:ident $(<const $const:ident: bool>)? ($($arg:ident: $type:ty),* $(,)?) $(-> $result:ty)? = $body:path;) => {
        $(#[$doc])*
        #[inline]
        $vis fn $name $(<const $const: bool>)? ($($arg: $type),*) $(-> $result)? {
            #[cfg(target_arch = "x86_64")]
            {
                #[target_feature(enable = "popcnt,bmi1,bmi2")]
                fn modern $(<const $const: bool>)? ($($arg: $type),*) $(-> $result)? {
                    $body($($arg),*)
                }
                if $crate::cpu::has_bit_instructions() {
                    // SAFETY: the processor was just asked for these instructions.
                    return unsafe { modern $(::<$const>)? ($($arg),*) };
                }
            }
            $body($($arg),*)
        }
    };
}

pub(crate) use per_processor;
