//! What each role may do: the one table.

use crate::act::ActKind;
use crate::role::RoleKind;

/// How far a role may do an act.
///
/// ```
/// use event::{ActKind, Right, RoleKind, right};
/// assert_eq!(right(RoleKind::SectorArbiter, ActKind::EnterResult), Right::Sector);
/// assert_eq!(right(RoleKind::Player, ActKind::AskBye), Right::Own);
/// assert_eq!(right(RoleKind::Spectator, ActKind::Publish), Right::None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Right {
    /// Not at all.
    None,
    /// For themselves.
    Own,
    /// On the boards of the sector.
    Sector,
    /// Everywhere.
    All,
}

const N: Right = Right::None;
const O: Right = Right::Own;
const S: Right = Right::Sector;
const A: Right = Right::All;

/// The rights: a row for each act, a column for each role, in the order of [`RoleKind::ALL`].
#[rustfmt::skip]
const TABLE: &[(ActKind, [Right; 11])] = &[
    //                               org chief dep sect pair chk res scr ply spec prog
    // Before there is an event nobody has a role: whoever creates it becomes the organiser.
    (ActKind::Create,              [N,  N,   N,   N,   N,   N,  N,  N,  N,  N,   N]),
    (ActKind::Configure,           [A,  N,   N,   N,   N,   N,  N,  N,  N,  N,   N]),
    (ActKind::Register,            [A,  A,   A,   N,   A,   N,  N,  N,  N,  N,   N]),
    (ActKind::ChangePlayer,        [A,  A,   A,   N,   A,   N,  N,  N,  N,  N,   N]),
    (ActKind::CheckIn,             [A,  A,   A,   A,   A,   A,  N,  N,  O,  N,   N]),
    (ActKind::Absent,              [A,  A,   A,   A,   A,   A,  N,  N,  O,  N,   N]),
    (ActKind::Withdraw,            [A,  A,   A,   N,   A,   N,  N,  N,  O,  N,   N]),
    (ActKind::Return,              [A,  A,   A,   N,   A,   N,  N,  N,  N,  N,   N]),
    (ActKind::AskBye,              [A,  A,   A,   N,   A,   A,  N,  N,  O,  N,   N]),
    (ActKind::CancelBye,           [A,  A,   A,   N,   A,   A,  N,  N,  O,  N,   N]),
    (ActKind::GrantBye,            [A,  A,   A,   N,   A,   N,  N,  N,  N,  N,   N]),
    (ActKind::RefuseBye,           [A,  A,   A,   N,   A,   N,  N,  N,  N,  N,   N]),
    (ActKind::Seed,                [A,  A,   A,   N,   A,   N,  N,  N,  N,  N,   N]),
    (ActKind::Pair,                [A,  A,   A,   N,   A,   N,  N,  N,  N,  N,   N]),
    (ActKind::ChangePairing,       [A,  A,   A,   N,   A,   N,  N,  N,  N,  N,   N]),
    (ActKind::DiscardDraft,        [A,  A,   A,   N,   A,   N,  N,  N,  N,  N,   N]),
    (ActKind::Publish,             [A,  A,   A,   N,   A,   N,  N,  N,  N,  N,   N]),
    (ActKind::WithdrawPublication, [A,  A,   A,   N,   N,   N,  N,  N,  N,  N,   N]),
    (ActKind::Schedule,            [A,  A,   A,   N,   A,   N,  N,  N,  N,  N,   N]),
    (ActKind::Start,               [A,  A,   A,   S,   N,   N,  N,  N,  N,  N,   N]),
    (ActKind::AttachGame,          [A,  A,   A,   S,   N,   N,  N,  N,  N,  N,   A]),
    (ActKind::EnterResult,         [A,  A,   A,   S,   A,   N,  A,  N,  N,  N,   A]),
    (ActKind::AttachMoves,         [A,  A,   A,   S,   A,   N,  A,  N,  N,  N,   A]),
    (ActKind::CorrectResult,       [A,  A,   A,   N,   N,   N,  N,  N,  N,  N,   N]),
    (ActKind::Forfeit,             [A,  A,   A,   S,   N,   N,  N,  N,  N,  N,   N]),
    (ActKind::DecideMatch,         [A,  A,   A,   N,   N,   N,  N,  N,  N,  N,   N]),
    (ActKind::CloseRound,          [A,  A,   A,   N,   A,   N,  N,  N,  N,  N,   N]),
    (ActKind::ReopenRound,         [A,  A,   A,   N,   N,   N,  N,  N,  N,  N,   N]),
    (ActKind::Finish,              [A,  A,   N,   N,   N,   N,  N,  N,  N,  N,   N]),
    (ActKind::Reopen,              [A,  A,   N,   N,   N,   N,  N,  N,  N,  N,   N]),
    (ActKind::Appoint,             [A,  A,   N,   N,   N,   N,  N,  N,  N,  N,   N]),
    (ActKind::Revoke,              [A,  A,   N,   N,   N,   N,  N,  N,  N,  N,   N]),
    (ActKind::Penalise,            [A,  A,   A,   N,   N,   N,  N,  N,  N,  N,   N]),
    (ActKind::LiftPenalty,         [A,  A,   N,   N,   N,   N,  N,  N,  N,  N,   N]),
    (ActKind::Announce,            [A,  A,   A,   N,   N,   N,  N,  N,  N,  N,   N]),
    (ActKind::WithdrawAnnouncement,[A,  A,   A,   N,   N,   N,  N,  N,  N,  N,   N]),
    (ActKind::Note,                [A,  A,   A,   A,   A,   A,  A,  N,  N,  N,   N]),
    (ActKind::Raise,               [A,  A,   A,   S,   A,   A,  A,  N,  O,  N,   A]),
    (ActKind::Take,                [A,  A,   A,   S,   N,   N,  N,  N,  N,  N,   N]),
    (ActKind::Release,             [A,  A,   A,   S,   N,   N,  N,  N,  N,  N,   N]),
    (ActKind::Settle,              [A,  A,   A,   S,   N,   N,  N,  N,  N,  N,   A]),
    (ActKind::StopClocks,          [A,  A,   A,   S,   N,   N,  N,  N,  N,  N,   A]),
    (ActKind::ResumeClocks,        [A,  A,   A,   S,   N,   N,  N,  N,  N,  N,   N]),
    (ActKind::AddTime,             [A,  A,   A,   N,   N,   N,  N,  N,  N,  N,   N]),
    (ActKind::Erase,               [A,  N,   N,   N,   N,   N,  N,  N,  N,  N,   N]),
];

/// Returns how far a role may do an act.
pub const fn right(role: RoleKind, act: ActKind) -> Right {
    // The rows are in the order of the acts; a test holds it.
    TABLE[act as usize].1[role as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_a_row_for_each_act_and_a_column_for_each_role() {
        let rows: Vec<ActKind> = TABLE.iter().map(|(act, _)| *act).collect();
        assert_eq!(rows, ActKind::ALL);
        assert_eq!(TABLE[0].1.len(), RoleKind::ALL.len());
        for (place, role) in RoleKind::ALL.iter().enumerate() {
            assert_eq!(*role as usize, place);
        }
    }
}
