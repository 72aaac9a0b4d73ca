//! Creating, configuring, finishing and reopening an event; erasing personal data.

use crate::card::Subject;
use crate::format::Format;
use crate::judge::{Judge, Judged};
use crate::refusal::Refusal;
use crate::role::Role;
use crate::ruling::Ruling;
use crate::settings::Settings;
use crate::state::{Person, RoundState, Status};

impl Judge<'_> {
    pub(super) fn create(&self, settings: &Settings, is_rehearsal: bool) -> Judged {
        if self.state.is_created {
            return Err(Refusal::AlreadyCreated {});
        }
        if self.by == crate::PersonId::PROGRAM {
            return Err(Refusal::BadRole { role: Role::Organiser });
        }
        self.check_settings(settings)?;
        let created = Ruling::Created { settings: Box::new(settings.clone()), is_rehearsal };
        Ok(vec![created, Ruling::Appointed { person: self.by, role: Role::Organiser }].into())
    }

    pub(super) fn configure(&self, settings: &Settings) -> Judged {
        self.changes(*settings != self.state.settings)?;
        self.check_settings(settings)?;
        self.no_draft()?;
        let (old, published) = (&self.state.settings, self.state.published());
        if published > 0 {
            let fixed = [
                ("format", settings.format != old.format),
                ("scoring", settings.scoring != old.scoring),
                ("acceleration", settings.acceleration != old.acceleration),
                ("initial_color", settings.initial_color != old.initial_color),
            ];
            if let Some((setting, _)) = fixed.into_iter().find(|(_, has_changed)| *has_changed) {
                return Err(Refusal::SettingFixed { setting, published });
            }
            if matches!(settings.format, Format::Swiss | Format::Keizer(_)) && settings.rounds < published {
                return Err(Refusal::SettingFixed { setting: "rounds", published });
            }
        }
        Ok(Ruling::Configured { settings: Box::new(settings.clone()) }.into())
    }

    fn check_settings(&self, settings: &Settings) -> Result<(), Refusal> {
        let flaws = settings.flaws();
        if !flaws.is_empty() {
            return Err(Refusal::Settings { flaws });
        }
        for player in settings.forbidden.iter().flat_map(|group| &group.players) {
            self.player(*player)?;
        }
        Ok(())
    }

    pub(super) fn finish(&self, early: Option<&str>) -> Judged {
        self.no_draft()?;
        if let Some(last) = self.state.last().filter(|round| round.state() != RoundState::Closed) {
            return Err(Refusal::RoundOpen { round: last.number() });
        }
        for round in &self.state.rounds {
            let is_adjourned = |result: crate::GameResult| result.is_adjourned();
            let adjourned = round.boards().iter().filter(|board| board.result().is_some_and(is_adjourned));
            let boards: Vec<u16> = adjourned.map(crate::Board::number).collect();
            if !boards.is_empty() {
                return Err(Refusal::GamesOpen { round: round.number(), boards });
            }
        }
        let (played, rounds) = (self.state.published(), self.state.total());
        let is_over = match self.state.bracket() {
            Some(bracket) => bracket.winner.is_some(),
            None => played > 0 && rounds.is_some_and(|rounds| played >= rounds),
        };
        let early = match early {
            Some(reason) => Some(self.text(reason)?),
            None if is_over => None,
            None => return Err(Refusal::RoundsLeft { played, rounds }),
        };
        Ok(Ruling::Finished { early }.into())
    }

    pub(super) fn reopen(&self, reason: &str) -> Judged {
        if !self.state.is_finished {
            return Err(Refusal::NotFinished {});
        }
        Ok(Ruling::Reopened { reason: self.text(reason)? }.into())
    }

    pub(super) fn erase(&self, subject: Subject) -> Judged {
        let mut rulings = Vec::new();
        match subject {
            Subject::Player(id) => {
                let player = self.player(id)?;
                if player.is_erased() {
                    return Err(Refusal::Erased { subject });
                }
                if !self.state.is_finished && player.status == Status::Playing {
                    return Err(Refusal::StillNeeded { subject });
                }
                rulings.push(Ruling::Erased { subject });
                // The same person has or had a link as a player. While the event runs, the name of an official is needed.
                let is_needed = |person: &Person| {
                    !self.state.is_finished && person.roles.iter().any(|role| *role != Role::Player(id))
                };
                let links =
                    self.state.people.iter().filter(|(_, person)| {
                        person.card.is_some() && person.players.contains(&id) && !is_needed(person)
                    });
                rulings.extend(links.map(|(id, _)| Ruling::Erased { subject: Subject::Person(*id) }));
            }
            Subject::Person(id) => {
                let person = self.state.people.get(&id).filter(|person| person.card.is_some());
                let Some(person) = person else { return Err(Refusal::Erased { subject }) };
                if !self.state.is_finished && !person.roles.is_empty() {
                    return Err(Refusal::StillNeeded { subject });
                }
                rulings.push(Ruling::Erased { subject });
            }
        }
        Ok(rulings.into())
    }
}
