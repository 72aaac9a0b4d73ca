//! What the arbiter asks before deciding. Nothing is written down here.

use laws::Actor;
use protocol::{
    Act, Audience, EvidenceFrame, FrameError, GivenAct, JournalEntry, PreviewFrame, RecordFrame, Row, Seat,
    StandsFrame, TimedAct, WireEntry,
};
use questions::Evidence;
use words::Locale;

use super::super::game::LiveGame;
use super::super::message::ArbiterAsks;
use super::super::record::{head_of, record_of};
use super::super::said::{record, say, words};
use super::Room;
use crate::HallError;

impl Room {
    /// Says what would become of an act of the arbiter's. Players may not ask: it would tell them whether a claim is right.
    pub(super) fn preview(&self, asked: &ArbiterAsks, act: &GivenAct) -> Result<PreviewFrame, HallError> {
        self.check_arbiter(asked)?;
        if matches!(act.act(), Act::OpenEnvelope { .. }) {
            let why = "an envelope is opened or not: what is in it cannot be looked at beforehand";
            return Err(FrameError::saying("act", why).into());
        }
        let at = self.scale(self.shared.time.now()).max(self.live.at);
        let timed = TimedAct { at, by: Actor::Arbiter, act: act.clone() };
        let mut game = self.live.game.clone();
        let entry = game.judge(at, timed.by, self.live.reader.read(&timed, &game)?);
        let said = asked.locale.map(|locale| say(&game, &entry, locale));
        let shown = WireEntry::of(None, &JournalEntry::of(&timed, &entry, &game, None), Audience::Arbiter);
        let nothing = || FrameError::saying("act", "nothing would follow from it");
        let mut shown = shown.ok_or_else(nothing)?;
        if let Some(said) = said {
            shown = shown.with_words(&said, Audience::Arbiter);
        }
        game.apply(&entry);
        let stands = StandsFrame::of(&game, entry.at, &self.live.table);
        Ok(PreviewFrame { is_refused: entry.is_refused(), entry: shown.with_stands(stands) })
    }

    /// Lays out what the moves show about claims of a draw.
    pub(super) fn evidence(&self, asked: &ArbiterAsks, intended: Option<&str>) -> Result<EvidenceFrame, HallError> {
        self.check_arbiter(asked)?;
        let intended = intended.and_then(|text| text.parse().ok());
        Ok(EvidenceFrame::from(&Evidence::of(&self.live.game, intended)))
    }

    /// Writes the protocol of the game, from its rows.
    pub(super) async fn record(&self, asked: &ArbiterAsks) -> Result<RecordFrame, HallError> {
        self.check_arbiter(asked)?;
        let locale = asked.locale.unwrap_or(Locale::English);
        let rows = self.shared.read(self.live.id, 0).await?;
        let mut lines = Vec::new();
        LiveGame::of(self.live.id, &rows, &mut |game, _, _, frame| {
            if let Row::Entered(entered) = frame
                && let Ok(entry) = entered.entry.to_laws(game)
            {
                lines.extend(record(game, &entry, entered.entry.text(), locale));
            }
        })?;
        let head = head_of(&self.live.regulations, self.live.seats.names());
        Ok(record_of(words(locale), &head, &self.live.game, lines))
    }

    fn check_arbiter(&self, asked: &ArbiterAsks) -> Result<(), HallError> {
        let seat = self.live.seats.find(&asked.token);
        seat.filter(|seat| seat.seat == Seat::Arbiter).map(drop).ok_or(HallError::ArbiterOnly)
    }
}
