//! Carrying out rulings: the only code that changes an event.

use std::collections::{BTreeMap, BTreeSet};

use crate::card::{Card, Subject};
use crate::id::{Moment, PersonId, PlayerId};
use crate::pairs::Pairs;
use crate::result::{GameResult, Source};
use crate::role::Role;
use crate::ruling::Ruling;
use crate::state::{
    Board, ByeRequest, ByeState, Entered, Entrant, HandChange, Imposed, Item, Message, Round, State, Status,
};
use crate::terms::Bye;

impl State {
    /// Carries out a ruling. What does not fit the state changes nothing, so that no journal makes the program panic.
    pub(crate) fn enact(&mut self, at: Moment, by: PersonId, ruling: &Ruling, cards: &[(Subject, Card)]) {
        let card = |subject: Subject| cards.iter().find(|(of, _)| *of == subject).map(|(_, card)| card.clone());
        match ruling {
            Ruling::Created { settings, is_rehearsal } => {
                self.is_created = true;
                self.is_rehearsal = *is_rehearsal;
                self.settings = (**settings).clone();
            }
            Ruling::Configured { settings } => self.settings = (**settings).clone(),
            Ruling::Registered { player, rating, title, from_round } => {
                let entrant = Entrant {
                    id: *player,
                    rating: *rating,
                    title: *title,
                    card: card(Subject::Player(*player)),
                    registered_at: at,
                    from_round: *from_round,
                    status: Status::Playing,
                    games: None,
                    here: BTreeSet::new(),
                    absences: BTreeSet::new(),
                    byes: BTreeMap::new(),
                };
                self.players.insert(*player, entrant);
                self.join(*player);
            }
            Ruling::PlayerChanged { player, rating, title } => self.player(*player, |entrant| {
                entrant.rating = *rating;
                entrant.title = *title;
                entrant.card = card(Subject::Player(*player));
            }),
            Ruling::CheckedIn { player, round, is_here } => {
                self.player(*player, |entrant| put(&mut entrant.here, *round, *is_here));
            }
            Ruling::AbsenceNoted { player, round, is_absent } => {
                self.player(*player, |entrant| put(&mut entrant.absences, *round, *is_absent));
            }
            Ruling::Withdrawn { player, after_round, games, .. } => {
                self.player(*player, |entrant| {
                    entrant.status = Status::Withdrawn { after_round: *after_round };
                    entrant.games = *games;
                });
                // Nobody who left before the first round has a number.
                if *after_round == 0 {
                    self.order.retain(|id| id != player);
                }
            }
            Ruling::Returned { player, from_round } => {
                self.player(*player, |entrant| {
                    entrant.status = Status::Playing;
                    entrant.games = None;
                    entrant.from_round = *from_round;
                });
                self.join(*player);
            }
            Ruling::ByeAsked { player, round, bye } => self.bye(*player, *round, *bye, ByeState::Asked),
            Ruling::ByeGranted { player, round, bye } => self.bye(*player, *round, *bye, ByeState::Granted),
            Ruling::ByeCancelled { player, round } => self.player(*player, |entrant| {
                entrant.byes.remove(round);
            }),
            Ruling::ByeRefused { player, round, reason } => self.player(*player, |entrant| {
                if let Some(request) = entrant.byes.get_mut(round) {
                    // A bye that was granted before still holds.
                    match request.granted.take() {
                        Some(bye) => (request.bye, request.state) = (bye, ByeState::Granted),
                        None => request.state = ByeState::Refused,
                    }
                    request.reason.clone_from(reason);
                }
            }),
            Ruling::Seeded { order } => {
                self.order.clone_from(order);
                self.is_seeded = true;
            }
            Ruling::NumbersFrozen {} => self.is_frozen = true,
            Ruling::ColorDrawn { color } => self.drawn_color = Some(*color),
            Ruling::MatchDecided { winner, loser, .. } => self.decided.push((*winner, *loser)),
            Ruling::Finished { .. } => self.is_finished = true,
            Ruling::Reopened { .. } => self.is_finished = false,
            Ruling::Appointed { person, role } => {
                let entry = self.people.entry(*person).or_default();
                entry.roles.insert(*role);
                if let Role::Player(player) = role {
                    entry.players.insert(*player);
                }
                entry.card = card(Subject::Person(*person)).or_else(|| entry.card.take());
            }
            Ruling::Revoked { person, role } => {
                if let Some(person) = self.people.get_mut(person) {
                    person.roles.remove(role);
                }
            }
            Ruling::Penalised { id, player, penalty, round, article, reason } => self.penalties.push(Imposed {
                id: *id,
                player: *player,
                penalty: *penalty,
                round: *round,
                article: article.clone(),
                reason: reason.clone(),
                at,
                by,
                lifted: None,
            }),
            Ruling::PenaltyLifted { id, reason } => {
                if let Some(imposed) = self.penalties.iter_mut().find(|imposed| imposed.id == *id) {
                    imposed.lifted = Some(reason.clone());
                }
            }
            Ruling::Announced { id, text } => {
                self.announcements.push(Message { id: *id, at, by, text: text.clone(), is_withdrawn: false });
            }
            Ruling::AnnouncementWithdrawn { announcement } => {
                if let Some(message) = self.announcements.iter_mut().find(|message| message.id == *announcement) {
                    message.is_withdrawn = true;
                }
            }
            Ruling::Noted { text } => {
                let id = self.notes.len() as u32 + 1;
                self.notes.push(Message { id, at, by, text: text.clone(), is_withdrawn: false });
            }
            Ruling::Scheduled { round, at: Some(start) } => drop(self.schedule.insert(*round, *start)),
            Ruling::Scheduled { round, at: None } => drop(self.schedule.remove(round)),
            Ruling::Erased { subject: Subject::Player(player) } => self.player(*player, |entrant| entrant.card = None),
            Ruling::Erased { subject: Subject::Person(person) } => {
                if let Some(person) = self.people.get_mut(person) {
                    person.card = None;
                }
            }
            Ruling::Drafted { .. }
            | Ruling::PairingChanged { .. }
            | Ruling::DraftDiscarded { .. }
            | Ruling::Published { .. }
            | Ruling::PublicationWithdrawn { .. }
            | Ruling::BoardsStarted { .. }
            | Ruling::GameAttached { .. }
            | Ruling::ResultEntered { .. }
            | Ruling::MovesAttached { .. }
            | Ruling::ResultCorrected { .. }
            | Ruling::RoundClosed { .. }
            | Ruling::RoundReopened { .. }
            | Ruling::Raised { .. }
            | Ruling::Taken { .. }
            | Ruling::Released { .. }
            | Ruling::Settled { .. }
            | Ruling::ClocksStopped { .. }
            | Ruling::ClocksResumed { .. }
            | Ruling::TimeAdded { .. } => self.enact_round(at, by, ruling),
        }
    }

    /// Carries out rulings about rounds, boards and the list of what needs somebody.
    fn enact_round(&mut self, at: Moment, by: PersonId, ruling: &Ruling) {
        match ruling {
            Ruling::Drafted { round, pairs, free, maker, broken } if usize::from(*round) == self.rounds.len() + 1 => {
                self.rounds.push(Round {
                    number: *round,
                    boards: boards(pairs),
                    bye: pairs.bye,
                    free: free.clone(),
                    maker: maker.clone(),
                    broken: broken.clone(),
                    changes: Vec::new(),
                    paired_at: at,
                    published_at: None,
                    closed_at: None,
                });
            }
            Ruling::PairingChanged { round, pairs, free, broken, reason } => self.round_mut(*round, |round| {
                round.boards = boards(pairs);
                round.bye = pairs.bye;
                round.free.clone_from(free);
                round.broken.clone_from(broken);
                round.changes.push(HandChange { at, by, reason: reason.clone(), broken: broken.clone() });
            }),
            Ruling::DraftDiscarded { round } => self.rounds.truncate(usize::from(round.saturating_sub(1))),
            Ruling::Published { round } => self.round_mut(*round, |round| round.published_at = Some(at)),
            Ruling::PublicationWithdrawn { round, are_numbers_free, .. } => {
                self.round_mut(*round, |round| {
                    round.published_at = None;
                    round.boards = boards(&round.pairs());
                });
                if *are_numbers_free {
                    self.is_frozen = false;
                }
            }
            Ruling::BoardsStarted { round, boards } => {
                self.boards(*round, boards, |board| board.started_at = Some(at));
            }
            Ruling::GameAttached { round, board, game } => {
                self.boards(*round, &[*board], |board| board.game = Some(game.clone()));
            }
            Ruling::MovesAttached { round, board, game } => {
                self.boards(*round, &[*board], |board| board.moves = Some(game.clone()));
            }
            Ruling::ResultEntered { round, board, result, source } => {
                self.boards(*round, &[*board], |board| enter(board, *result, Some(source), at, by));
            }
            Ruling::ResultCorrected { round, board, result, .. } => {
                self.boards(*round, &[*board], |board| enter(board, *result, None, at, by));
            }
            Ruling::RoundClosed { round } => self.round_mut(*round, |round| round.closed_at = Some(at)),
            Ruling::RoundReopened { round, .. } => self.round_mut(*round, |round| round.closed_at = None),
            Ruling::ClocksStopped { round, boards, .. } => self.boards(*round, boards, |board| board.is_stopped = true),
            Ruling::ClocksResumed { round, boards } => self.boards(*round, boards, |board| board.is_stopped = false),
            Ruling::TimeAdded { round, boards, time, .. } => {
                self.boards(*round, boards, |board| board.added = board.added.saturating_add(*time));
            }
            Ruling::Raised { item, call } => self.items.push(Item {
                id: *item,
                call: call.clone(),
                raised_at: at,
                raised_by: by,
                taken: None,
                settled: None,
            }),
            Ruling::Taken { item, by } => self.item_mut(item.0, |item| item.taken = Some((*by, at))),
            Ruling::Released { item } => self.item_mut(item.0, |item| item.taken = None),
            Ruling::Settled { item, by, decision } => {
                self.item_mut(item.0, |item| item.settled = Some((*by, at, decision.clone())));
            }
            _ => {}
        }
    }

    /// Gives a player the next number. Before the first round everybody has to be seeded again.
    fn join(&mut self, player: PlayerId) {
        if !self.order.contains(&player) {
            self.order.push(player);
            self.is_seeded &= self.published() > 0;
        }
    }

    fn player(&mut self, id: PlayerId, change: impl FnOnce(&mut Entrant)) {
        if let Some(entrant) = self.players.get_mut(&id) {
            change(entrant);
        }
    }

    fn bye(&mut self, id: PlayerId, round: u16, bye: Bye, state: ByeState) {
        self.player(id, |entrant| {
            let granted = entrant.granted_bye(round).filter(|_| state == ByeState::Asked);
            entrant.byes.insert(round, ByeRequest { bye, state, reason: String::new(), granted });
        });
    }

    fn round_mut(&mut self, number: u16, change: impl FnOnce(&mut Round)) {
        let place = usize::from(number).checked_sub(1);
        if let Some(round) = place.and_then(|place| self.rounds.get_mut(place)) {
            change(round);
        }
    }

    fn boards(&mut self, round: u16, numbers: &[u16], change: impl Fn(&mut Board)) {
        self.round_mut(round, |round| {
            for board in round.boards.iter_mut().filter(|board| numbers.contains(&board.number)) {
                change(board);
            }
        });
    }

    fn item_mut(&mut self, id: u32, change: impl FnOnce(&mut Item)) {
        let place = (id as usize).checked_sub(1);
        if let Some(item) = place.and_then(|place| self.items.get_mut(place)) {
            change(item);
        }
    }
}

fn put(rounds: &mut BTreeSet<u16>, round: u16, is_in: bool) {
    if is_in {
        rounds.insert(round);
    } else {
        rounds.remove(&round);
    }
}

fn boards(pairs: &Pairs) -> Vec<Board> {
    let numbered = pairs.boards.iter().zip(1..);
    numbered.map(|((white, black), number)| Board::new(number, *white, *black)).collect()
}

/// Puts a result on a board; without a source it is a correction.
fn enter(board: &mut Board, result: GameResult, source: Option<&Source>, at: Moment, by: PersonId) {
    let was = board.entered.take();
    let is_corrected = source.is_none();
    let source = source.cloned().or_else(|| was.map(|was| was.source)).unwrap_or(Source::Arbiter);
    board.entered = Some(Entered { result, source, at, by, is_corrected });
    board.is_stopped = false;
}
