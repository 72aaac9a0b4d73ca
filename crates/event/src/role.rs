//! The roles of people.

use crate::id::PlayerId;
use crate::named::named;

named! {
    /// A role without its boards or its player: a column of the table of [rights](crate::right).
    ///
    /// ```
    /// use event::RoleKind;
    /// assert_eq!(RoleKind::ChiefArbiter.name(), "chief_arbiter");
    /// ```
    RoleKind {
        /// The organiser.
        Organiser = "organiser",
        /// The chief arbiter.
        ChiefArbiter = "chief_arbiter",
        /// A deputy of the chief arbiter.
        Deputy = "deputy",
        /// An arbiter of some boards.
        SectorArbiter = "sector_arbiter",
        /// The pairing officer.
        PairingOfficer = "pairing_officer",
        /// Somebody who checks players in.
        CheckIn = "check_in",
        /// Somebody who enters results.
        ResultEntry = "result_entry",
        /// A screen in the hall.
        Screen = "screen",
        /// A player.
        Player = "player",
        /// A spectator.
        Spectator = "spectator",
        /// The program itself; nobody can be appointed to it.
        Program = "program",
    }
}

/// The role of a person.
///
/// ```
/// use event::{Role, RoleKind};
/// let role = Role::SectorArbiter { first: 9, last: 16 };
/// assert_eq!(role.kind(), RoleKind::SectorArbiter);
/// assert!(Role::ChiefArbiter.can_appoint(&role));
/// assert!(!Role::ChiefArbiter.can_appoint(&Role::Organiser));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// The organiser.
    Organiser,
    /// The chief arbiter.
    ChiefArbiter,
    /// A deputy of the chief arbiter.
    Deputy,
    /// An arbiter of some boards.
    SectorArbiter {
        /// The first board.
        first: u16,
        /// The last board.
        last: u16,
    },
    /// The pairing officer.
    PairingOfficer,
    /// Somebody who checks players in.
    CheckIn,
    /// Somebody who enters results.
    ResultEntry,
    /// A screen in the hall.
    Screen,
    /// A player.
    Player(PlayerId),
    /// A spectator.
    Spectator,
}

impl Role {
    /// Returns the role without its boards or its player.
    pub const fn kind(&self) -> RoleKind {
        match self {
            Self::Organiser => RoleKind::Organiser,
            Self::ChiefArbiter => RoleKind::ChiefArbiter,
            Self::Deputy => RoleKind::Deputy,
            Self::SectorArbiter { .. } => RoleKind::SectorArbiter,
            Self::PairingOfficer => RoleKind::PairingOfficer,
            Self::CheckIn => RoleKind::CheckIn,
            Self::ResultEntry => RoleKind::ResultEntry,
            Self::Screen => RoleKind::Screen,
            Self::Player(_) => RoleKind::Player,
            Self::Spectator => RoleKind::Spectator,
        }
    }

    /// Tells whether somebody with this role may appoint to another one, and revoke it: the organiser to all, the chief
    /// arbiter to all below.
    pub const fn can_appoint(&self, other: &Self) -> bool {
        match self {
            Self::Organiser => true,
            Self::ChiefArbiter => !matches!(other, Self::Organiser | Self::ChiefArbiter),
            _ => false,
        }
    }
}
