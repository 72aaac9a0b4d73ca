//! The answers, and what they rest on.

/// Whether a side can still checkmate by some series of legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Winnable {
    /// It can.
    Yes(By),
    /// It cannot.
    No(Why),
    /// The budget was spent first.
    Unknown,
}

/// What a yes rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum By {
    /// The loser is mated already.
    Mate,
    /// Theorem.
    Theorem,
    /// A line found.
    Line,
}

/// Why a side cannot mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// bare king
    BareKing,
    /// material
    Material,
    /// over
    Over,
    /// locked
    Locked,
    /// forced
    Forced,
    /// exhausted
    Exhausted,
}
