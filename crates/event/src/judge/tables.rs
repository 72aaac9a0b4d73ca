//! Making the pairs of the next round, format by format.

use pairing::dutch::{self, Breach, NoPairing};
use pairing::{Color, Id, Pairing, match_games};

use crate::format::Format;
use crate::id::PlayerId;
use crate::judge::Judge;
use crate::pairs::{Broken, Pairs};
use crate::refusal::Refusal;
use crate::settings::MOST_ROUNDS;

impl Judge<'_> {
    /// Makes the pairs of the next round.
    pub(super) fn make_pairs(&self, color: Color, lot: u64) -> Result<Pairs, Refusal> {
        let state = self.state;
        let round = state.next_round();
        let tournament = || state.tournament_to_pair(Some(color)).map_err(|_| no_players());
        match state.settings.format {
            Format::Swiss => {
                let pairing = dutch::pair(&tournament()?).map_err(|why| Refusal::NoPairing { why })?;
                Ok(self.named(&pairing))
            }
            Format::RoundRobin { .. } => {
                let pairing = pairing::round_robin(&tournament()?, round).map_err(|why| Refusal::NoPairing { why })?;
                Ok(self.named(&pairing))
            }
            Format::Match { boards, .. } => self.pair_match(boards, round, color),
            Format::Knockout { .. } => {
                let pairs = state.pair_knockout(color);
                if pairs.boards.is_empty() {
                    return Err(if state.order.len() < 2 {
                        no_players()
                    } else {
                        Refusal::AllRoundsPaired { rounds: state.published() }
                    });
                }
                if round > MOST_ROUNDS {
                    return Err(Refusal::AllRoundsPaired { rounds: MOST_ROUNDS });
                }
                Ok(pairs)
            }
            Format::Keizer(rules) => {
                let pairs = self.named(&rules.pair(&tournament()?, lot));
                if pairs.boards.is_empty() { Err(no_players()) } else { Ok(pairs) }
            }
        }
    }

    /// Pairs two sides board by board; colours alternate from board to board and from game to game.
    fn pair_match(&self, boards: u16, round: u16, color: Color) -> Result<Pairs, Refusal> {
        let (found, wanted) = (self.state.order.len(), 2 * usize::from(boards));
        if found != wanted {
            return Err(Refusal::WrongField { found, wanted });
        }
        let mut pairing = Pairing::default();
        for number in 1..=boards {
            let first = if number % 2 == 1 { color } else { !color };
            let games = match_games(number, boards + number, round, first);
            pairing.boards.extend(games.last().and_then(|game| game.boards.first()));
        }
        Ok(self.named(&pairing))
    }

    /// Turns pairing numbers into players.
    fn named(&self, pairing: &Pairing) -> Pairs {
        let id = |number: Id| self.state.numbered(number);
        let pair = |(white, black): &(Id, Id)| Some((id(*white)?, id(*black)?));
        Pairs { boards: pairing.boards.iter().filter_map(pair).collect(), bye: pairing.bye.and_then(id) }
    }

    /// Lists what pairs of the next round break. Only the Swiss has criteria.
    pub(super) fn broken(&self, pairs: &Pairs, color: Color) -> Result<Vec<Broken>, Refusal> {
        if self.state.settings.format != Format::Swiss {
            return Ok(Vec::new());
        }
        let number = |id: &PlayerId| self.state.number(*id).unwrap_or(0);
        let pairing = Pairing {
            boards: pairs.boards.iter().map(|(white, black)| (number(white), number(black))).collect(),
            bye: pairs.bye.as_ref().map(number),
        };
        let tournament = self.state.tournament_to_pair(Some(color)).map_err(|_| no_players())?;
        let breaches = dutch::check(&tournament, &pairing).map_err(|why| Refusal::NoPairing { why })?;
        Ok(breaches.iter().filter_map(|breach| self.broken_by(breach)).collect())
    }

    fn broken_by(&self, breach: &Breach) -> Option<Broken> {
        let players = |numbers: &[Id]| numbers.iter().filter_map(|number| self.state.numbered(*number)).collect();
        Some(match breach {
            // The players were checked before.
            Breach::Missing(_) | Breach::Twice(_) | Breach::NotInRound(_) => return None,
            Breach::Absolute { criterion, players: of } => {
                Broken::Absolute { criterion: *criterion, players: players(of) }
            }
            Breach::Worse { criterion, bracket } => Broken::Worse { criterion: *criterion, players: players(bracket) },
            Breach::Order { bracket } => Broken::Order { players: players(bracket) },
            Breach::Color { white, black, .. } => Broken::Color {
                white: self.state.numbered(*white)?,
                black: self.state.numbered(*black)?,
                article: breach.article().to_owned(),
            },
        })
    }
}

const fn no_players() -> Refusal {
    Refusal::NoPairing { why: NoPairing::NoPlayers }
}
