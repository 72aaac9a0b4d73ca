//! Pairing a round, changing and publishing the draft.

use pairing::dutch::NoPairing;
use pairing::{Color, Mark};

use crate::id::PlayerId;
use crate::judge::seeding::check_players;
use crate::judge::{Judge, Judged};
use crate::lot::Lot;
use crate::pairs::Pairs;
use crate::refusal::Refusal;
use crate::result::{GameResult, Source};
use crate::ruling::Ruling;
use crate::state::{Board, Round, RoundState};
use crate::terms::{Maker, Pairer};

impl Judge<'_> {
    pub(super) fn pair(&self, pairer: &Pairer) -> Judged {
        let state = self.state;
        self.no_draft()?;
        if let Some(last) = state.last().filter(|round| round.state() != RoundState::Closed) {
            return Err(Refusal::RoundOpen { round: last.number() });
        }
        let round = state.next_round();
        if let Some(rounds) = state.total().filter(|total| round > *total && !state.order.is_empty()) {
            // A table of one player has no rounds at all.
            let nobody = Refusal::NoPairing { why: NoPairing::NoPlayers };
            return Err(if rounds == 0 { nobody } else { Refusal::AllRoundsPaired { rounds } });
        }
        if !state.is_seeded {
            return Err(Refusal::NotSeeded {});
        }
        let lot = match pairer {
            Pairer::Own { lot } => *lot,
            Pairer::Outside { .. } => 0,
        };
        let drawn = if Lot::new(lot).draw(2) == 0 { Color::White } else { Color::Black };
        let color = state.initial_color().unwrap_or(drawn);
        let (pairs, maker, broken) = match pairer {
            Pairer::Own { .. } => (self.make_pairs(color, lot)?, Maker::Own, Vec::new()),
            Pairer::Outside { program, pairs } => {
                // Another program has drawn the colour itself.
                let color = state.initial_color().or_else(|| self.color_shown(pairs)).unwrap_or(drawn);
                let broken = self.check_pairs(pairs, color, false)?;
                (pairs.clone(), Maker::Outside(program.clone()), broken)
            }
        };
        let mut rulings = Vec::new();
        if state.initial_color().is_none() {
            let color = match maker {
                Maker::Own => color,
                Maker::Outside(_) => self.color_shown(&pairs).unwrap_or(color),
            };
            rulings.push(Ruling::ColorDrawn { color });
        }
        let free = state.free_in(&pairs, round);
        rulings.push(Ruling::Drafted { round, pairs, free, maker, broken });
        Ok(rulings.into())
    }

    /// Reads the colour of the first number from pairs of the first round.
    fn color_shown(&self, pairs: &Pairs) -> Option<Color> {
        let first = self.state.numbered(1)?;
        pairs.boards.iter().find_map(|(white, black)| match first {
            _ if first == *white => Some(Color::White),
            _ if first == *black => Some(Color::Black),
            _ => None,
        })
    }

    pub(super) fn change_pairing(&self, pairs: &Pairs, reason: &str, is_override: bool) -> Judged {
        let draft = self.draft()?;
        let reason = self.text(reason)?;
        self.changes(*pairs != draft.pairs())?;
        let color = self.state.initial_color().unwrap_or(Color::White);
        let broken = self.check_pairs(pairs, color, is_override)?;
        let (round, free) = (draft.number(), self.state.free_in(pairs, draft.number()));
        Ok(Ruling::PairingChanged { round, pairs: pairs.clone(), free, broken, reason }.into())
    }

    /// Checks pairs that were not made here, and lists what they break.
    pub(super) fn check_pairs(
        &self,
        pairs: &Pairs,
        color: Color,
        is_override: bool,
    ) -> Result<Vec<crate::Broken>, Refusal> {
        if self.state.settings.format.has_table() {
            let table = self.make_pairs(color, 0)?;
            let wanted: Vec<PlayerId> = table.players().collect();
            check_players(&wanted, pairs.players())?;
            let is_same = table.meetings() == pairs.meetings() && table.bye == pairs.bye;
            return if is_same { Ok(Vec::new()) } else { Err(Refusal::PairsFixed {}) };
        }
        check_players(&self.to_be_paired(), pairs.players())?;
        let broken = self.broken(pairs, color)?;
        if !is_override && broken.iter().any(crate::Broken::is_absolute) {
            return Err(Refusal::AbsoluteBroken { broken });
        }
        Ok(broken)
    }

    /// Lists what pairs would break, absolute criteria included.
    pub(crate) fn preview(&self, pairs: &Pairs) -> Result<Vec<crate::Broken>, Refusal> {
        self.check_pairs(pairs, self.state.initial_color().unwrap_or(Color::White), true)
    }

    /// Lists those who are to be paired in the next round, where no table says it.
    fn to_be_paired(&self) -> Vec<PlayerId> {
        let round = self.state.next_round();
        self.state.order.iter().copied().filter(|id| self.state.takes_part(*id, round)).collect()
    }

    pub(super) fn discard_draft(&self) -> Judged {
        Ok(Ruling::DraftDiscarded { round: self.draft()?.number() }.into())
    }

    pub(super) fn publish(&self) -> Judged {
        let draft = self.draft()?;
        self.check_fresh(draft)?;
        let (round, format) = (draft.number(), self.state.settings.format);
        let mut rulings = vec![Ruling::Published { round }];
        if !self.state.is_frozen && round >= format.freezes_at() {
            rulings.push(Ruling::NumbersFrozen {});
        }
        if format.has_table() {
            rulings.extend(draft.boards().iter().filter_map(|board| self.absence(round, board)));
        }
        Ok(rulings.into())
    }

    /// Asks for a draft that fits those who take part now.
    fn check_fresh(&self, draft: &Round) -> Result<(), Refusal> {
        let (pairs, round) = (draft.pairs(), draft.number());
        let stale = |missing, absent| Err(Refusal::DraftStale { round, missing, absent });
        if self.state.settings.format.has_table() {
            let color = self.state.initial_color().unwrap_or(Color::White);
            let table = self.make_pairs(color, 0)?;
            if table.meetings() == pairs.meetings() && table.bye == pairs.bye {
                return Ok(());
            }
            let only = |some: &Pairs, other: &Pairs| {
                some.players().filter(|id| !other.players().any(|of| of == *id)).collect()
            };
            return stale(only(&table, &pairs), only(&pairs, &table));
        }
        if let Err(Refusal::WrongPlayers { missing, strangers, .. }) =
            check_players(&self.to_be_paired(), pairs.players())
        {
            return stale(missing, strangers);
        }
        // A bye may have changed its kind since.
        let free: Vec<(PlayerId, Mark)> = self.state.free_in(&pairs, round);
        if free == draft.free() { Ok(()) } else { stale(Vec::new(), Vec::new()) }
    }

    /// Decides the board of a table at which somebody will be missing.
    fn absence(&self, round: u16, board: &Board) -> Option<Ruling> {
        let is_missing = |color: Color| !self.state.is_expected(board.player(color), round);
        let result = match (is_missing(Color::White), is_missing(Color::Black)) {
            (true, true) => GameResult::BOTH_ABSENT,
            (true, false) => GameResult::WHITE_ABSENT,
            (false, true) => GameResult::BLACK_ABSENT,
            (false, false) => return None,
        };
        Some(Ruling::ResultEntered { round, board: board.number(), result, source: Source::Absence })
    }

    pub(super) fn withdraw_publication(&self, reason: &str) -> Judged {
        let round = self.open_round()?;
        let has_begun = |board: &&Board| {
            board.started_at().is_some() || board.entered().is_some_and(|entered| entered.source != Source::Absence)
        };
        let boards: Vec<u16> = round.boards().iter().filter(has_begun).map(Board::number).collect();
        let number = round.number();
        if !boards.is_empty() {
            return Err(Refusal::GamesStarted { round: number, boards });
        }
        let are_numbers_free = self.state.is_frozen && number == self.state.settings.format.freezes_at();
        let reason = self.text(reason)?;
        Ok(Ruling::PublicationWithdrawn { round: number, are_numbers_free, reason }.into())
    }
}
