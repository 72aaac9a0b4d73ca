//! The arbiter's questions before deciding. Nothing is recorded here.

use laws::{Actor, Budget, Entry, Game};
use protocol::{
    Act, Audience, EvidenceFrame, FrameError, GivenAct, JournalEntry, PreviewFrame, Seat, StandsFrame, TableFrame,
    TimedAct, WireEntry,
};
use questions::Evidence;
use tokio::sync::oneshot;
use words::Locale;

use super::super::message::ArbiterAsks;
use super::super::pool::AskedBy;
use super::super::said::say;
use super::Room;
use crate::HallError;

/// An act that was judged but not applied.
struct Prospect {
    game: Game,
    timed: TimedAct,
    entry: Entry,
    table: TableFrame,
    locale: Option<Locale>,
}

impl Prospect {
    fn frame(mut self) -> Result<PreviewFrame, HallError> {
        let (game, entry) = (&mut self.game, &self.entry);
        let said = self.locale.map(|locale| say(game, entry, locale));
        let shown = WireEntry::of(None, &JournalEntry::of(&self.timed, entry, game, None), Audience::Arbiter);
        let nothing = || FrameError::saying("act", "nothing would follow from it");
        let mut shown = shown.ok_or_else(nothing)?;
        if let Some(said) = said {
            shown = shown.with_words(&said, Audience::Arbiter);
        }
        game.apply(entry);
        let stands = StandsFrame::of(game, entry.at, &self.table);
        Ok(PreviewFrame { is_refused: entry.is_refused(), entry: shown.with_stands(stands) })
    }
}

impl Room {
    /// Says how an act of the arbiter would be ruled. Players may not ask: the answer would tell them whether a claim is
    /// right.
    ///
    /// A question that needs a search goes to the pool for hard questions, and the game does not wait for it.
    pub(super) fn preview(
        &self,
        asked: &ArbiterAsks,
        act: &GivenAct,
        reply: oneshot::Sender<Result<PreviewFrame, HallError>>,
    ) {
        let prospect = match self.prospect(asked, act) {
            Ok(prospect) => prospect,
            Err(error) => return drop(reply.send(Err(error))),
        };
        if !prospect.entry.is_undecided() {
            return drop(reply.send(prospect.frame()));
        }
        let (pool, asker) = (self.shared.pool.clone(), AskedBy { address: None, game: Some(self.live.id) });
        self.shared.handle().spawn(async move {
            let (game, entry) = (prospect.game.clone(), prospect.entry.clone());
            let work = move |budget: Budget<'_>| {
                let judged = game.judge_within(budget, entry.at, entry.by, entry.act.clone());
                let is_settled = !judged.is_undecided();
                (judged, is_settled)
            };
            let judged = pool.ask(asker, work).await;
            let entry = judged.unwrap_or_else(|| prospect.entry.clone());
            // The client may have gone away.
            let _ = reply.send(Prospect { entry, ..prospect }.frame());
        });
    }

    fn prospect(&self, asked: &ArbiterAsks, act: &GivenAct) -> Result<Prospect, HallError> {
        self.check_arbiter(asked)?;
        if matches!(act.act(), Act::OpenEnvelope { .. }) {
            let why = "an envelope is opened or not: what is in it cannot be looked at beforehand";
            return Err(FrameError::saying("act", why).into());
        }
        let at = self.scale(self.shared.time.now()).max(self.live.at);
        let timed = TimedAct { at, by: Actor::Arbiter, act: act.clone() };
        let game = self.live.game.clone();
        let entry = game.judge_within(Budget::NO_SEARCH, at, timed.by, self.live.reader.read(&timed, &game)?);
        Ok(Prospect { game, timed, entry, table: self.live.table.clone(), locale: asked.locale })
    }

    /// Lays out what the moves show about claims of a draw.
    pub(super) fn evidence(&self, asked: &ArbiterAsks, intended: Option<&str>) -> Result<EvidenceFrame, HallError> {
        self.check_arbiter(asked)?;
        let intended = intended.and_then(|text| text.parse().ok());
        Ok(EvidenceFrame::from(&Evidence::of(&self.live.game, intended)))
    }

    pub(super) fn check_arbiter(&self, asked: &ArbiterAsks) -> Result<(), HallError> {
        let seat = self.live.seats.find(&asked.token);
        seat.filter(|seat| seat.seat == Seat::Arbiter).map(drop).ok_or(HallError::ArbiterOnly)
    }
}
