//! Requests about a game, or about chess, besides playing: seats, views, exports, lists, positions, rules.

use std::net::IpAddr;
use std::sync::Arc;

use book::Volume;
use laws::{Edition, Phase};
use protocol::{
    AnswerRequest, Audience, EvidenceFrame, FrameError, GameList, Invitation, JoinOpen, LobbyFrame, MineList,
    MineQuery, MineSeat, PositionFrame, PositionQuery, PreviewFrame, PreviewQuery, RecordFrame, RematchFrame, Row,
    RulesFrame, Seat, SeatTaken, TakeSeat, ViewFrame,
};
use words::{Locale, Rulebook};

use super::aside::For;
use super::hall::{Hall, locale};
use super::message::{ArbiterAsks, Asker, Message};
use super::questions::Asked;
use super::record;
use crate::journal::{ChainedRow, Journal, JournalError, ListQuery};
use crate::{GameId, HallError};

impl Hall {
    /// Gives a seat to the first person who uses its invitation.
    pub async fn take_seat(&self, game: GameId, wanted: TakeSeat) -> Result<SeatTaken, HallError> {
        self.take_seat_holding(game, wanted, None).await
    }

    /// Gives a seat to the first person who uses its invitation. `held` is the token of another seat of the same person,
    /// so that a player cannot become the arbiter.
    pub async fn take_seat_holding(
        &self,
        game: GameId,
        wanted: TakeSeat,
        held: Option<&str>,
    ) -> Result<SeatTaken, HallError> {
        let held = held.map(str::to_owned);
        self.ask(game, |reply| Message::TakeSeat { wanted: wanted.clone(), held: held.clone(), reply }).await
    }

    /// Accepts or declines the person who asks for the arbiter's seat, as the player with the given token.
    pub async fn answer_request(&self, game: GameId, token: &str, answer: AnswerRequest) -> Result<(), HallError> {
        self.ask(game, |reply| Message::AnswerRequest { token: token.to_owned(), answer, reply }).await
    }

    /// Shows a game as everybody may see it.
    pub async fn view(&self, game: GameId) -> Result<ViewFrame, HallError> {
        self.view_in(game, None).await
    }

    /// Shows a game as everybody may see it, with sentences in a language.
    pub async fn view_in(&self, game: GameId, language: Option<&str>) -> Result<ViewFrame, HallError> {
        let locale = locale(language, "language")?;
        let look = self.ask(game, |reply| Message::View { locale, reply }).await?;
        Ok(self.shared.aside(For::Stranger, move || Ok(look.view())).await?)
    }

    /// Writes a game as PGN, for a reader who may see its score.
    pub async fn pgn(&self, game: GameId, reader: Asker) -> Result<String, HallError> {
        let look = self.ask(game, |reply| Message::Pgn { reader: reader.clone(), reply }).await?;
        Ok(self.shared.aside(For::Stranger, move || Ok(look.pgn())).await?)
    }

    /// Says how an act of the arbiter, whose token is given, would be ruled.
    pub async fn preview(&self, game: GameId, token: &str, query: PreviewQuery) -> Result<PreviewFrame, HallError> {
        let locale = locale(query.language.as_deref(), "language")?;
        let asked = ArbiterAsks { token: token.to_owned(), locale };
        let act = Box::new(query.act);
        self.ask(game, |reply| Message::Preview { asked: asked.clone(), act: act.clone(), reply }).await
    }

    /// Lays out for the arbiter, whose token is given, what the moves show about claims of a draw.
    pub async fn evidence(
        &self,
        game: GameId,
        token: &str,
        intended: Option<String>,
    ) -> Result<EvidenceFrame, HallError> {
        let asked = ArbiterAsks { token: token.to_owned(), locale: None };
        let message = |reply| Message::Evidence { asked: asked.clone(), intended: intended.clone(), reply };
        self.ask(game, message).await
    }

    /// Writes the protocol of a game for its arbiter, whose token is given.
    pub async fn record(&self, game: GameId, token: &str, language: Option<&str>) -> Result<RecordFrame, HallError> {
        let asked = ArbiterAsks { token: token.to_owned(), locale: locale(language, "language")? };
        let last = self.ask(game, |reply| Message::Record { asked: asked.clone(), reply }).await?;
        let (shared, locale) = (Arc::clone(&self.shared), asked.locale.unwrap_or(Locale::English));
        Ok(self.shared.aside(For::Seat, move || record::write(&shared, game, last, locale)).await?)
    }

    /// Writes the journal of a game as everybody may see it, one row per line, for a reader who may see its score.
    pub async fn journal(&self, game: GameId, reader: Asker) -> Result<String, HallError> {
        let last = self.ask(game, |reply| Message::MayRead { reader: reader.clone(), reply }).await?;
        let shared = Arc::clone(&self.shared);
        Ok(self.shared.aside(For::Stranger, move || journal_lines(shared.journal(), game, last)).await?)
    }

    /// Reads the rows of a game, for a reader who may see its score.
    pub async fn rows(&self, game: GameId, reader: Asker) -> Result<Vec<ChainedRow>, HallError> {
        let last = self.ask(game, |reply| Message::MayRead { reader: reader.clone(), reply }).await?;
        let mut rows = self.shared.read(game, 0).await?;
        rows.retain(|row| row.seq <= last);
        Ok(rows)
    }

    /// Makes a new invitation for a seat; the previous holder loses it.
    pub async fn invite(&self, game: GameId, seat: Seat, asker: Asker) -> Result<Invitation, HallError> {
        self.ask(game, |reply| Message::Invite { seat, asker: asker.clone(), reply }).await
    }

    /// Records that a player wants a rematch with colours changed.
    pub async fn rematch(&self, game: GameId, token: &str) -> Result<RematchFrame, HallError> {
        self.ask(game, |reply| Message::Rematch { token: token.to_owned(), reply }).await
    }

    /// Cancels a game before its first move.
    pub async fn abort(&self, game: GameId, token: &str) -> Result<(), HallError> {
        self.ask(game, |reply| Message::Abort { token: token.to_owned(), reply }).await
    }

    /// Finds the games in which the client has a seat.
    pub async fn mine(&self, query: &MineQuery) -> Result<MineList, HallError> {
        let mut mine = MineList::default();
        for MineSeat { game, token } in &query.seats {
            let Ok(game) = game.parse() else { continue };
            match self.ask(game, |reply| Message::Mine { token: token.clone(), reply }).await {
                Ok(found) => mine.games.push(found),
                // The client drops tokens that no longer give a seat.
                Err(HallError::NoSeat | HallError::NoSuchGame | HallError::Archived(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(mine)
    }

    /// Shows the games that are being played and those that wait for an opponent and match a search: in full only those
    /// that have changed after a version.
    pub fn lobby(&self, after: u64, search: &str) -> LobbyFrame {
        self.shared.lobby.look(after, search, self.now())
    }

    /// Gives the free seat of an open game to the first person who asks for it.
    pub async fn join_open(&self, game: GameId, wanted: JoinOpen) -> Result<SeatTaken, HallError> {
        self.ask(game, |reply| Message::JoinOpen { wanted: wanted.clone(), reply }).await
    }

    /// Lists games, the newest first; only those in a phase, if one is given.
    pub async fn list(
        &self,
        before: Option<GameId>,
        limit: usize,
        phase: Option<Phase>,
    ) -> Result<GameList, HallError> {
        self.search(before, limit, phase, "").await
    }

    /// Lists games as [`Hall::list`] does, only those with all words of a search in the names of the players, of the arbiter or
    /// of the event. Accents do not matter.
    pub async fn search(
        &self,
        before: Option<GameId>,
        limit: usize,
        phase: Option<Phase>,
        search: &str,
    ) -> Result<GameList, HallError> {
        let shared = Arc::clone(&self.shared);
        let is_search = !search.trim().is_empty();
        let query = ListQuery { before, limit: limit + 1, phase, search: Some(search.to_owned()) };
        // Long searches must not take the threads of the games. The semaphore is never closed; if it were, the list would
        // still be read.
        let permit = self.shared.lists.acquire().await;
        let mut games = self.shared.blocking(move || shared.journal.list(&query)).await?;
        drop(permit);
        let has_more = games.len() > limit;
        games.truncate(limit);
        self.add_names(&mut games).await?;
        let next = games.last().filter(|_| has_more).map(|game| game.game.clone());
        if is_search {
            self.shared.delayed_lists.apply(&mut games, phase);
        } else {
            self.shared.delayed_lists.correct(&mut games, phase, before.is_none(), has_more);
        }
        Ok(GameList { games, next })
    }

    /// Answers a question about a position.
    pub async fn position(&self, query: PositionQuery) -> Result<PositionFrame, HallError> {
        self.position_from(query, None).await
    }

    /// Answers a question about a position that came from an address.
    pub async fn position_from(&self, query: PositionQuery, from: Option<IpAddr>) -> Result<PositionFrame, HallError> {
        let locale = locale(query.language.as_deref(), "language")?;
        let shared = &self.shared;
        shared.questions.answer(&shared.handle, &shared.pool, Asked { query, locale, from }).await
    }

    /// Says what an article of an edition is about; without an article, lists all rules of the edition.
    pub fn rules(&self, edition: &str, article: Option<&str>, language: Option<&str>) -> Result<RulesFrame, HallError> {
        let found = Edition::ALL.into_iter().find(|known| known.to_string() == edition);
        let wanted = || FrameError::saying("edition", format!("found {edition:?}, expected 1997, 2009, 2018 or 2023"));
        let locale = locale(language, "language")?.unwrap_or(Locale::English);
        let edition = found.ok_or_else(wanted)?;
        let rules = questions::rules_of(edition, article);
        let say = |rule| Rulebook::of(locale).rule(Volume::Fide(edition), rule).unwrap_or_default();
        Ok(RulesFrame::of(edition, article, &rules, say))
    }
}

/// The number of rows of a journal read at a time.
const ROWS: usize = 256;

fn journal_lines(journal: &dyn Journal, game: GameId, last: u64) -> Result<String, JournalError> {
    let mut text = String::new();
    let mut after = 0;
    let mut is_nameless = false;
    while after < last {
        let rows = journal.read_part(game, after, ROWS)?;
        let Some(read) = rows.last() else { break };
        after = read.seq;
        for row in rows.iter().filter(|row| row.seq <= last) {
            let broken = |error: FrameError| JournalError::Broken { game, seq: row.seq, problem: error.to_string() };
            // Names in games of events come from the event, also where old rows hold some.
            if row.seq == 1 {
                let first = Row::read(&row.body).map_err(broken)?;
                is_nameless = matches!(first, Row::Created(created) if created.table.event.is_some());
            }
            let body = if is_nameless { nameless(&row.body).map_err(broken)? } else { row.body.clone() };
            text.push_str(&Audience::Public.row(row.seq, &row.hash.to_string(), &body).map_err(broken)?);
            text.push('\n');
        }
    }
    Ok(text)
}

fn nameless(body: &str) -> Result<String, FrameError> {
    let mut row = Row::read(body)?;
    row.forget_names();
    Ok(row.to_text())
}
