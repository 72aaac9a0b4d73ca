//! Who may see what of an event: the only place that decides it, for views and for entries.

use event::{
    ActKind, Entrant, Event, Field, PersonId, PlayerId, Right, Role, RoleKind, Round, RoundState, Ruling, right,
};

use crate::event::lists::{ActFrame, RulingFrame};
use crate::event::settings::SettingsFrame;
use crate::event::view::people::PlayerFrame;

/// A group of people who may see the same parts of an event.
///
/// ```
/// use event::Role;
/// use protocol::event::EventAudience;
/// assert_eq!(EventAudience::of_roles([Role::ChiefArbiter]), EventAudience::Office);
/// assert_eq!(EventAudience::of_roles([Role::ResultEntry]), EventAudience::Official);
/// assert_eq!(EventAudience::of_roles([Role::Screen]), EventAudience::Public);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EventAudience {
    /// Officials who register players and change their data: they see everything.
    Office,
    /// Other officials: they see drafts, notes and names, and no other personal data than what is published.
    Official,
    /// A player: what is published, and everything about themselves.
    Player(PlayerId),
    /// Everybody else: what is published.
    Public,
}

impl EventAudience {
    /// Returns the audience of somebody with these roles; the one that sees most counts.
    pub fn of_roles(roles: impl IntoIterator<Item = Role>) -> Self {
        let audience = |role: Role| match role {
            _ if right(role.kind(), ActKind::ChangePlayer) == Right::All => Self::Office,
            Role::Player(player) => Self::Player(player),
            _ if is_official(role.kind()) => Self::Official,
            _ => Self::Public,
        };
        let rank = |audience: &Self| match audience {
            Self::Office => 0,
            Self::Official => 1,
            Self::Player(_) => 2,
            Self::Public => 3,
        };
        roles.into_iter().map(audience).min_by_key(rank).unwrap_or(Self::Public)
    }

    /// Returns the audience of a person of an event.
    pub fn of_person(event: &Event, person: PersonId) -> Self {
        event.person(person).map_or(Self::Public, |person| Self::of_roles(person.roles()))
    }

    /// Tells whether they are officials: drafts, notes, the arbiters' list and incidents are for them.
    pub const fn is_official(self) -> bool {
        matches!(self, Self::Office | Self::Official)
    }

    /// Tells whether they may see what is personal to a player: absences, byes asked for, incidents.
    pub fn sees_player(self, player: PlayerId) -> bool {
        self.is_official() || self == Self::Player(player)
    }

    /// Tells whether they may see a round: a draft is for officials.
    pub fn sees_round(self, round: &Round) -> bool {
        self.is_official() || round.state() != RoundState::Draft
    }

    /// Tells whether a part of a player's data is shown.
    pub(super) fn sees_field(self, event: &Event, player: PlayerId, field: Field) -> bool {
        match self {
            Self::Office => true,
            Self::Player(own) if own == player => true,
            Self::Official if field == Field::Name => true,
            _ => event.settings().publication.shows.contains(&field),
        }
    }

    /// Tells whether birth in full and contact are shown.
    pub(super) fn sees_whole_card(self, player: PlayerId) -> bool {
        matches!(self, Self::Office) || self == Self::Player(player)
    }

    /// Tells whether they see who did what.
    pub(super) const fn sees_persons(self) -> bool {
        self.is_official()
    }

    /// Returns settings: who may not meet whom is for officials.
    pub(super) fn settings(self, mut settings: SettingsFrame) -> SettingsFrame {
        if !self.is_official() {
            settings.forbidden.clear();
        }
        settings
    }

    /// Returns the act of an entry: others than officials see only what follows from it.
    pub(super) fn act(self, act: &ActFrame) -> Option<ActFrame> {
        self.is_official().then(|| act.clone())
    }

    /// Returns a ruling as they may see it; none if it is not for them.
    pub fn ruling(self, event: &Event, ruling: &Ruling) -> Option<RulingFrame> {
        if self == Self::Office {
            return Some(RulingFrame::of(ruling));
        }
        let is_shown = match ruling {
            // For everybody.
            Ruling::Created { .. }
            | Ruling::Configured { .. }
            | Ruling::Registered { .. }
            | Ruling::PlayerChanged { .. }
            | Ruling::Withdrawn { .. }
            | Ruling::Returned { .. }
            | Ruling::Seeded { .. }
            | Ruling::NumbersFrozen {}
            | Ruling::ColorDrawn { .. }
            | Ruling::Published { .. }
            | Ruling::PublicationWithdrawn { .. }
            | Ruling::BoardsStarted { .. }
            | Ruling::GameAttached { .. }
            | Ruling::ResultEntered { .. }
            | Ruling::MovesAttached { .. }
            | Ruling::ResultCorrected { .. }
            | Ruling::MatchDecided { .. }
            | Ruling::RoundClosed { .. }
            | Ruling::RoundReopened { .. }
            | Ruling::Finished { .. }
            | Ruling::Reopened { .. }
            | Ruling::Announced { .. }
            | Ruling::AnnouncementWithdrawn { .. }
            | Ruling::Scheduled { .. }
            | Ruling::ClocksStopped { .. }
            | Ruling::ClocksResumed { .. }
            | Ruling::TimeAdded { .. } => true,
            // For officials and the player.
            Ruling::CheckedIn { player, .. }
            | Ruling::AbsenceNoted { player, .. }
            | Ruling::ByeAsked { player, .. }
            | Ruling::ByeCancelled { player, .. }
            | Ruling::ByeGranted { player, .. }
            | Ruling::ByeRefused { player, .. }
            | Ruling::Penalised { player, .. } => self.sees_player(*player),
            Ruling::PenaltyLifted { id, .. } => {
                let imposed = event.penalties().iter().find(|imposed| imposed.id == *id);
                imposed.is_some_and(|imposed| self.sees_player(imposed.player))
            }
            Ruling::Raised { call, .. } => self.is_official() || call.player.is_some_and(|of| self.sees_player(of)),
            Ruling::Taken { item, .. } | Ruling::Released { item } | Ruling::Settled { item, .. } => {
                let of = event.item(*item).and_then(|item| item.call().player);
                self.is_official() || of.is_some_and(|of| self.sees_player(of))
            }
            // For officials.
            Ruling::Drafted { .. }
            | Ruling::PairingChanged { .. }
            | Ruling::DraftDiscarded { .. }
            | Ruling::Appointed { .. }
            | Ruling::Revoked { .. }
            | Ruling::Noted { .. }
            | Ruling::Erased { .. } => self.is_official(),
        };
        is_shown.then(|| self.trimmed(event, RulingFrame::of(ruling)))
    }

    /// Leaves out what only the office sees: ratings and titles that are not published, and why a player left.
    fn trimmed(self, event: &Event, mut frame: RulingFrame) -> RulingFrame {
        match &mut frame {
            RulingFrame::Created { settings, .. } | RulingFrame::Configured { settings } => {
                *settings = self.settings(settings.clone());
            }
            RulingFrame::Registered { player, rating, title, .. }
            | RulingFrame::PlayerChanged { player, rating, title } => {
                let player = PlayerId(*player);
                *rating = rating.filter(|_| self.sees_field(event, player, Field::Rating));
                *title = title.filter(|_| self.sees_field(event, player, Field::Title));
            }
            RulingFrame::Withdrawn { player, reason, .. } if !self.sees_player(PlayerId(*player)) => reason.clear(),
            _ => {}
        }
        frame
    }

    /// Returns what may be seen of a player.
    pub fn player(self, event: &Event, player: &Entrant) -> PlayerFrame {
        PlayerFrame::of(event, player, self)
    }
}

const fn is_official(role: RoleKind) -> bool {
    matches!(
        role,
        RoleKind::Organiser
            | RoleKind::ChiefArbiter
            | RoleKind::Deputy
            | RoleKind::SectorArbiter
            | RoleKind::PairingOfficer
            | RoleKind::CheckIn
            | RoleKind::ResultEntry
    )
}
