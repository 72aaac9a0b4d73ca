//! Entries, absences, withdrawals and byes.

use pairing::Mark;

use crate::bounds::HIGHEST_RATING;
use crate::card::{Registration, Subject};
use crate::format::Format;
use crate::id::PlayerId;
use crate::judge::{Answer, Judge, Judged};
use crate::refusal::Refusal;
use crate::ruling::Ruling;
use crate::state::{ByeRequest, ByeState, Status};
use crate::terms::Bye;

/// The largest number of players: pairing numbers have four digits.
const MOST_PLAYERS: usize = 9999;

impl Judge<'_> {
    pub(super) fn register(&self, registration: &Registration) -> Judged {
        let state = self.state;
        if state.is_frozen && state.settings.format.has_table() {
            return Err(Refusal::FieldClosed {});
        }
        if state.players.len() >= MOST_PLAYERS {
            return Err(Refusal::TooManyPlayers { most: MOST_PLAYERS });
        }
        self.check_card(registration, None)?;
        let from_round = self.coming_round()?;
        let player = PlayerId(state.players.len() as u16 + 1);
        let Registration { rating, title, card } = registration.clone();
        let ruling = Ruling::Registered { player, rating, title, from_round };
        Ok(Answer { rulings: vec![ruling], cards: vec![(Subject::Player(player), card)] })
    }

    pub(super) fn change_player(&self, player: PlayerId, registration: &Registration) -> Judged {
        let entrant = self.player(player)?;
        let Some(card) = entrant.card() else {
            return Err(Refusal::Erased { subject: Subject::Player(player) });
        };
        let new = (registration.rating, registration.title, &registration.card);
        self.changes((entrant.rating, entrant.title, card) != new)?;
        self.check_card(registration, Some(player))?;
        let Registration { rating, title, card } = registration.clone();
        let ruling = Ruling::PlayerChanged { player, rating, title };
        Ok(Answer { rulings: vec![ruling], cards: vec![(Subject::Player(player), card)] })
    }

    fn check_card(&self, registration: &Registration, of: Option<PlayerId>) -> Result<(), Refusal> {
        if registration.card.name.trim().is_empty() {
            return Err(Refusal::NoName {});
        }
        Self::at_most("rating", registration.rating.unwrap_or(0), HIGHEST_RATING)?;
        let mut others = self.state.players.values().filter(|other| Some(other.id) != of);
        let same = others.find(|other| other.card().is_some_and(|card| card.is_same_person(&registration.card)));
        same.map_or(Ok(()), |other| Err(Refusal::SamePlayer { player: other.id }))
    }

    /// Returns the next round to be published.
    fn coming_round(&self) -> Result<u16, Refusal> {
        let next = self.state.next_round();
        let total = match self.state.settings.format {
            Format::Swiss | Format::Keizer(_) => self.state.total(),
            _ => None,
        };
        total.filter(|total| next > *total).map_or(Ok(next), |rounds| Err(Refusal::AllRoundsPaired { rounds }))
    }

    pub(super) fn check_in(&self, player: PlayerId, is_here: bool) -> Judged {
        let entrant = self.playing(player)?;
        let round = self.coming_round()?;
        self.changes(entrant.is_here(round) != is_here)?;
        Ok(Ruling::CheckedIn { player, round, is_here }.into())
    }

    pub(super) fn absent(&self, player: PlayerId, round: u16, is_absent: bool) -> Judged {
        let entrant = self.playing(player)?;
        self.check_coming(round)?;
        self.changes(entrant.is_absent(round) != is_absent)?;
        Ok(Ruling::AbsenceNoted { player, round, is_absent }.into())
    }

    pub(super) fn withdraw(&self, player: PlayerId, reason: &str) -> Judged {
        self.playing(player)?;
        Ok(self.withdrawn(player, reason.to_owned()).into())
    }

    /// Makes the ruling that a player has left.
    pub(super) fn withdrawn(&self, player: PlayerId, reason: String) -> Ruling {
        let is_table = matches!(self.state.settings.format, Format::RoundRobin { .. }) && self.state.is_frozen;
        let tournament = self.state.tournament().ok().filter(|_| is_table);
        let games = tournament.zip(self.state.number(player)).and_then(|(of, id)| pairing::withdrawal(&of, id));
        Ruling::Withdrawn { player, after_round: self.state.published(), games, reason }
    }

    pub(super) fn come_back(&self, player: PlayerId) -> Judged {
        let entrant = self.player(player)?;
        if entrant.status() == Status::Playing {
            return Err(Refusal::NotWithdrawn { player });
        }
        if let Some(penalty) = self.state.expulsion(player) {
            return Err(Refusal::Expelled { player, penalty });
        }
        if entrant.is_erased() {
            return Err(Refusal::Erased { subject: Subject::Player(player) });
        }
        let is_new = self.state.number(player).is_none();
        if is_new && self.state.is_frozen && self.state.settings.format.has_table() {
            return Err(Refusal::FieldClosed {});
        }
        Ok(Ruling::Returned { player, from_round: self.coming_round()? }.into())
    }

    pub(super) fn ask_bye(&self, player: PlayerId, round: u16, bye: Bye) -> Judged {
        let entrant = self.playing(player)?;
        let is_asked = |state: ByeState| matches!(state, ByeState::Asked | ByeState::Granted);
        let known = entrant.byes().get(&round).filter(|request| is_asked(request.state));
        self.check_bye(player, round, bye)?;
        if bye == Bye::Full {
            return Err(self.bye_not_allowed(player, round, bye));
        }
        self.changes(known.is_none_or(|request| request.bye != bye))?;
        Ok(Ruling::ByeAsked { player, round, bye }.into())
    }

    pub(super) fn grant_bye(&self, player: PlayerId, round: u16, bye: Bye) -> Judged {
        let entrant = self.playing(player)?;
        self.check_bye(player, round, bye)?;
        let is_open = entrant.byes().get(&round).is_some_and(|request| request.state == ByeState::Asked);
        self.changes(is_open || entrant.granted_bye(round) != Some(bye))?;
        Ok(Ruling::ByeGranted { player, round, bye }.into())
    }

    pub(super) fn refuse_bye(&self, player: PlayerId, round: u16, reason: &str) -> Judged {
        let entrant = self.player(player)?;
        self.check_coming(round)?;
        match entrant.byes().get(&round).map(|request| request.state) {
            Some(ByeState::Asked) => Ok(Ruling::ByeRefused { player, round, reason: self.text(reason)? }.into()),
            _ => Err(Refusal::NoByeAsked { player, round }),
        }
    }

    pub(super) fn cancel_bye(&self, player: PlayerId, round: u16) -> Judged {
        let entrant = self.player(player)?;
        self.check_coming(round)?;
        match entrant.byes().get(&round).map(|request| request.state) {
            Some(ByeState::Asked | ByeState::Granted) => Ok(Ruling::ByeCancelled { player, round }.into()),
            _ => Err(Refusal::NoByeAsked { player, round }),
        }
    }

    fn check_bye(&self, player: PlayerId, round: u16, bye: Bye) -> Result<(), Refusal> {
        if !self.state.settings.format.has_byes() {
            return Err(Refusal::NoByes {});
        }
        self.check_coming(round)?;
        let byes = self.state.settings.byes;
        let is_late = byes.last_round.is_some_and(|last| round > last);
        if bye == Bye::Half && (is_late || self.half_byes(player, round) >= byes.most) {
            return Err(self.bye_not_allowed(player, round, bye));
        }
        Ok(())
    }

    fn bye_not_allowed(&self, player: PlayerId, round: u16, bye: Bye) -> Refusal {
        let byes = self.state.settings.byes;
        let had = self.half_byes(player, round);
        Refusal::ByeNotAllowed { bye, round, had, most: byes.most, last_round: byes.last_round }
    }

    /// Counts the half-point byes of a player in other rounds: in published rounds those that the round gave, in coming ones also
    /// those that wait for an answer.
    fn half_byes(&self, player: PlayerId, round: u16) -> u16 {
        let byes = self.state.players.get(&player).map(|player| &player.byes);
        let is_half = |of: u16, request: &ByeRequest| {
            if let Some(given) = self.state.round(of) {
                return given.free().contains(&(player, Mark::HalfBye));
            }
            request.holds() == Some(Bye::Half) || (request.bye == Bye::Half && request.state == ByeState::Asked)
        };
        let counts = byes.into_iter().flatten().filter(|(of, request)| **of != round && is_half(**of, request));
        counts.count() as u16
    }

    /// Finds a player who takes part.
    fn playing(&self, player: PlayerId) -> Result<&crate::Entrant, Refusal> {
        let entrant = self.player(player)?;
        match entrant.status() {
            Status::Playing => Ok(entrant),
            Status::Withdrawn { .. } => Err(Refusal::Withdrawn { player }),
        }
    }

    /// Asks for a round that is not published.
    fn check_coming(&self, round: u16) -> Result<(), Refusal> {
        let last = self.state.total().unwrap_or(crate::MOST_ROUNDS);
        if round == 0 || round > last {
            return Err(Refusal::NoSuchRound { round, last });
        }
        if round <= self.state.published() {
            return Err(Refusal::RoundPublished { round });
        }
        Ok(())
    }
}
