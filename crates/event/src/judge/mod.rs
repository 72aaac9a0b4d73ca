//! Judging an act: who may do it, when, and what follows. Judges look at the state and change nothing.

mod clocks;
mod conduct;
mod desk;
mod pairing;
mod people;
mod players;
mod results;
mod rights;
mod rounds;
mod seeding;
mod setup;
mod tables;

use crate::act::{Act, ActKind};
use crate::card::{Card, Subject};
use crate::id::{Moment, PersonId, PlayerId};
use crate::refusal::Refusal;
use crate::ruling::Ruling;
use crate::state::{Board, Entrant, Round, RoundState, State};

/// What follows from an act, and the cards that it brings.
#[derive(Clone, Debug, Default)]
pub(crate) struct Answer {
    pub(crate) rulings: Vec<Ruling>,
    pub(crate) cards: Vec<(Subject, Card)>,
}

impl From<Ruling> for Answer {
    fn from(ruling: Ruling) -> Self {
        Self { rulings: vec![ruling], cards: Vec::new() }
    }
}

impl From<Vec<Ruling>> for Answer {
    fn from(rulings: Vec<Ruling>) -> Self {
        Self { rulings, cards: Vec::new() }
    }
}

/// The answer to an act, or why it cannot be done.
type Judged = Result<Answer, Refusal>;

/// An act being judged.
pub(crate) struct Judge<'e> {
    pub(crate) state: &'e State,
    pub(crate) by: PersonId,
    pub(crate) kind: ActKind,
}

impl Judge<'_> {
    /// Says what follows from an act.
    pub(crate) fn hear(&self, act: &Act) -> Judged {
        if let Act::Create { settings, is_rehearsal } = act {
            return self.create(settings, *is_rehearsal);
        }
        if !self.state.is_created {
            return Err(Refusal::NotCreated {});
        }
        self.check_right(act)?;
        if self.state.is_finished && !self.kind.is_for_finished() {
            return Err(Refusal::Finished { act: self.kind });
        }
        match act {
            Act::Create { .. } => Err(Refusal::AlreadyCreated {}),
            Act::Configure { settings } => self.configure(settings),
            Act::Register { registration } => self.register(registration),
            Act::ChangePlayer { player, registration } => self.change_player(*player, registration),
            Act::CheckIn { player, is_here } => self.check_in(*player, *is_here),
            Act::Absent { player, round, is_absent } => self.absent(*player, *round, *is_absent),
            Act::Withdraw { player, reason } => self.withdraw(*player, reason),
            Act::Return { player } => self.come_back(*player),
            Act::AskBye { player, round, bye } => self.ask_bye(*player, *round, *bye),
            Act::CancelBye { player, round } => self.cancel_bye(*player, *round),
            Act::GrantBye { player, round, bye } => self.grant_bye(*player, *round, *bye),
            Act::RefuseBye { player, round, reason } => self.refuse_bye(*player, *round, reason),
            Act::Seed { seeding } => self.seed(seeding),
            Act::Pair { pairer } => self.pair(pairer),
            Act::ChangePairing { pairs, reason, is_override } => self.change_pairing(pairs, reason, *is_override),
            Act::DiscardDraft {} => self.discard_draft(),
            Act::Publish {} => self.publish(),
            Act::WithdrawPublication { reason } => self.withdraw_publication(reason),
            Act::Schedule { round, at } => self.schedule(*round, *at),
            Act::Start { boards } => self.start(boards),
            Act::AttachGame { round, board, game } => self.attach_game(*round, *board, game),
            Act::EnterResult { round, board, result, source } => self.enter_result(*round, *board, *result, source),
            Act::AttachMoves { round, board, game } => self.attach_moves(*round, *board, game),
            Act::CorrectResult { round, board, result, reason } => self.correct_result(*round, *board, *result, reason),
            Act::Forfeit { round, forfeits } => self.forfeit(*round, forfeits),
            Act::DecideMatch { winner, loser, reason } => self.decide_match(*winner, *loser, reason),
            Act::CloseRound {} => self.close_round(),
            Act::ReopenRound { reason } => self.reopen_round(reason),
            Act::Finish { early } => self.finish(early.as_deref()),
            Act::Reopen { reason } => self.reopen(reason),
            Act::Appoint { person, role, name } => self.appoint(*person, *role, name),
            Act::Revoke { person, role } => self.revoke(*person, *role),
            Act::Penalise { player, penalty, article, reason } => self.penalise(*player, *penalty, article, reason),
            Act::LiftPenalty { penalty, reason } => self.lift_penalty(*penalty, reason),
            Act::Announce { text } => self.announce(text),
            Act::WithdrawAnnouncement { announcement } => self.withdraw_announcement(*announcement),
            Act::Note { text } => self.note(text),
            Act::Raise { call } => self.raise(call),
            Act::Take { item } => self.take(*item),
            Act::Release { item } => self.release(*item),
            Act::Settle { item, decision } => self.settle(*item, decision),
            Act::StopClocks { boards, reason } => self.stop_clocks(boards, reason),
            Act::ResumeClocks { boards } => self.resume_clocks(boards),
            Act::AddTime { boards, time, reason } => self.add_time(boards, *time, reason),
            Act::Erase { subject } => self.erase(*subject),
        }
    }

    /// Finds a player.
    fn player(&self, player: PlayerId) -> Result<&Entrant, Refusal> {
        self.state.players.get(&player).ok_or(Refusal::NoSuchPlayer { player })
    }

    /// Finds a round that is published.
    fn round(&self, round: u16) -> Result<&Round, Refusal> {
        self.state.round(round).ok_or(Refusal::NoSuchRound { round, last: self.state.published() })
    }

    /// Finds the last round, if it is published and not closed.
    fn open_round(&self) -> Result<&Round, Refusal> {
        let is_open = |round: &&Round| matches!(round.state(), RoundState::Published | RoundState::Running);
        self.state.last().filter(is_open).ok_or(Refusal::NoOpenRound {})
    }

    fn draft(&self) -> Result<&Round, Refusal> {
        self.state.draft().ok_or(Refusal::NoDraft {})
    }

    fn no_draft(&self) -> Result<(), Refusal> {
        self.state.draft().map_or(Ok(()), |draft| Err(Refusal::DraftExists { round: draft.number() }))
    }

    /// Asks for a reason or a text.
    fn text(&self, text: &str) -> Result<String, Refusal> {
        if text.trim().is_empty() { Err(Refusal::NoText { act: self.kind }) } else { Ok(text.to_owned()) }
    }

    /// Refuses a number that is too large.
    fn at_most(what: &'static str, found: impl Into<u64>, most: impl Into<u64>) -> Result<(), Refusal> {
        let (found, most) = (found.into(), most.into());
        if found > most { Err(Refusal::TooLarge { what, found, most }) } else { Ok(()) }
    }

    /// Refuses an act that changes nothing.
    fn changes(&self, does: bool) -> Result<(), Refusal> {
        if does { Ok(()) } else { Err(Refusal::NothingChanges { act: self.kind }) }
    }
}

/// Finds a board of a round.
fn board_of(round: &Round, board: u16) -> Result<&Board, Refusal> {
    let boards = round.boards().len() as u16;
    round.board(board).ok_or(Refusal::NoSuchBoard { round: round.number(), board, boards })
}

/// Judges an act of a person.
pub(crate) fn judge(state: &State, at: Moment, by: PersonId, act: &Act) -> Result<(Moment, Answer), Refusal> {
    let answer = Judge { state, by, kind: act.kind() }.hear(act)?;
    Ok((at.max(state.at), answer))
}
