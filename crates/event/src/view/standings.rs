//! Who stands where.

use std::collections::BTreeMap;

use pairing::standings::{Account, Code, Standings, Value};
use pairing::{KeizerLine, Points, Tournament, Withdrawal};

use crate::format::Format;
use crate::id::PlayerId;
use crate::state::State;

/// A line of the standings.
///
/// ```
/// # mod doc { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/started.rs")); }
/// # let mut event = doc::started();
/// let first = &event.standings()[0];
/// assert_eq!((first.player, first.rank), (event::PlayerId(1), 1));
/// assert_eq!(first.values[0].1.unwrap().to_string(), "1");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The player.
    pub player: PlayerId,
    /// The rank; players who are still tied share it.
    pub rank: usize,
    /// The points.
    pub points: Points,
    /// The value of each tie-break of the settings, points first; none where it is not defined.
    pub values: Vec<(Code, Option<Value>)>,
    /// The line of the Keizer ranking, in that format.
    pub keizer: Option<KeizerLine>,
}

impl State {
    /// Makes the tournament that counts in standings: without players whose games were annulled.
    pub(crate) fn counting(&self) -> Option<Tournament> {
        let mut tournament = self.tournament().ok()?;
        for player in self.players.values().filter(|player| player.games == Some(Withdrawal::Annulled)) {
            if let Some(number) = self.number(player.id) {
                tournament = tournament.without(number);
            }
        }
        (!tournament.players().is_empty()).then_some(tournament)
    }

    /// Ranks the players after a round.
    pub(crate) fn standings(&self, after: u16) -> Vec<Line> {
        let Some(tournament) = self.counting() else { return Vec::new() };
        let codes = self.settings.ranking();
        let table = Standings::after(&tournament, after, edition(&tournament));
        let lines = table.ranked(&codes).into_iter().filter_map(|standing| {
            Some(Line {
                player: self.numbered(standing.id)?,
                rank: standing.rank,
                points: tournament.points_after(standing.id, after.min(tournament.recorded())),
                values: codes.iter().cloned().zip(standing.values).collect(),
                keizer: None,
            })
        });
        let mut lines: Vec<Line> = lines.collect();
        match self.settings.format {
            Format::Knockout { .. } => self.rank_by_stage(&mut lines),
            Format::Keizer(rules) => {
                // Keizer would count a game that is being played as a draw.
                let until = tournament.before(after.min(self.closed()).saturating_add(1));
                self.rank_by_keizer(&mut lines, &rules.ranking(&until));
            }
            Format::Swiss | Format::RoundRobin { .. } | Format::Match { .. } => {}
        }
        lines
    }

    /// Tells how a value of the standings came about.
    pub(crate) fn account(&self, player: PlayerId, code: &Code, after: u16) -> Option<Account> {
        let tournament = self.counting()?;
        Standings::after(&tournament, after, edition(&tournament)).account(self.number(player)?, code)
    }

    fn rank_by_stage(&self, lines: &mut [Line]) {
        let bracket = self.bracket().unwrap_or_default();
        // Somebody who is free in the first stage has reached it.
        let reached = |line: &Line| bracket.reached(line.player).max(1);
        lines.sort_by_key(|line| (std::cmp::Reverse(reached(line)), self.number(line.player)));
        for place in 0..lines.len() {
            let is_tied = place > 0 && reached(&lines[place - 1]) == reached(&lines[place]);
            lines[place].rank = if is_tied { lines[place - 1].rank } else { place + 1 };
        }
    }

    fn rank_by_keizer(&self, lines: &mut [Line], ranking: &[KeizerLine]) {
        let places: BTreeMap<PlayerId, (usize, KeizerLine)> = ranking
            .iter()
            .enumerate()
            .filter_map(|(place, line)| Some((self.numbered(line.id)?, (place, *line))))
            .collect();
        lines.sort_by_key(|line| places.get(&line.player).map(|(place, _)| *place));
        for (place, line) in lines.iter_mut().enumerate() {
            line.rank = place + 1;
            line.keizer = places.get(&line.player).map(|(_, keizer)| *keizer);
        }
    }
}

fn edition(tournament: &Tournament) -> pairing::standings::Edition {
    pairing::standings::Edition::on(&tournament.info().start)
}
