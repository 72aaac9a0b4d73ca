//! The standings after a round.

use super::Edition;
use super::code::{Base, Code};
use super::direct;
use super::explain::Account;
use super::score::Scores;
use super::value::Value;
use crate::{Cell, Id, Tournament};

/// The standings of a tournament after a round.
///
/// ```
/// use pairing::standings::{Code, Standings};
/// let text = "\
/// 042 2026/05/01
/// 001    1      Ann                               1900                             0.0    2     2 w 0
/// 001    2      Bob                               1800                             1.0    1     1 b 1
/// ";
/// let file = pairing::trf::read(text.as_bytes()).unwrap();
/// let standings = Standings::new(file.tournament());
/// let table = standings.ranked(&Code::list("PTS,BH").unwrap());
/// assert_eq!((table[0].id, table[0].rank), (2, 1));
/// assert_eq!(table[0].values[0].unwrap().to_string(), "1");
/// ```
pub struct Standings<'t> {
    pub(super) tournament: &'t Tournament,
    pub(super) scores: Scores,
    pub(super) fore: Option<Scores>,
    /// Whether everybody has a rating.
    pub(super) is_rated: bool,
    pub(super) edition: Edition,
}

/// One line of the standings.
///
/// ```
/// # use pairing::standings::{Code, Standings};
/// let tournament = pairing::Plan { players: 6, rounds: 3, ..Default::default() }.generate();
/// let first = &Standings::new(&tournament).ranked(&Code::list("PTS,BH,TPN").unwrap())[0];
/// assert_eq!((first.rank, first.values.len()), (1, 3));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The player.
    pub id: Id,
    /// The rank; players who are still tied share it.
    pub rank: usize,
    /// The value of each code; none where it is not defined.
    pub values: Vec<Option<Value>>,
}

/// In which order a table lists the players.
///
/// ```
/// # use pairing::standings::{Code, Order, Standings};
/// let tournament = pairing::Plan { players: 6, rounds: 3, ..Default::default() }.generate();
/// let table = Standings::new(&tournament).listed(&Code::list("PTS").unwrap(), Order::Number);
/// assert_eq!(table.iter().map(|line| line.id).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// By rank.
    Rank,
    /// By starting number.
    Number,
    /// By name.
    Name,
}

/// One line of a cross-table.
///
/// ```
/// # use pairing::standings::{Code, Standings};
/// let tournament = pairing::Plan { players: 4, rounds: 3, ..Default::default() }.generate();
/// let table = Standings::new(&tournament).cross_table(&Code::list("PTS,TPN").unwrap());
/// let met = table[0].rounds[0].unwrap();
/// let back = table[met.line.unwrap() - 1].rounds[0].unwrap();
/// assert_eq!(back.line, Some(1), "the opponent's line leads back");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrossLine {
    /// The player, the rank and the values.
    pub standing: Standing,
    /// What became of each round; none where the file is blank.
    pub rounds: Vec<Option<CrossCell>>,
}

/// One round of one player in a cross-table; see [`CrossLine`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CrossCell {
    /// The opponent, the colour and the result.
    pub cell: Cell,
    /// The line of the opponent in the table, counted from 1.
    pub line: Option<usize>,
}

impl CrossLine {
    /// Lists the rounds against the player of a line, counted from 1.
    ///
    /// ```
    /// # use pairing::standings::{Code, Standings};
    /// let tournament = pairing::Plan { players: 2, rounds: 1, ..Default::default() }.generate();
    /// let table = Standings::new(&tournament).cross_table(&Code::list("PTS,TPN").unwrap());
    /// assert_eq!(table[0].against(2).count(), 1);
    /// ```
    pub fn against(&self, line: usize) -> impl Iterator<Item = &Cell> {
        self.rounds.iter().flatten().filter(move |round| round.line == Some(line)).map(|round| &round.cell)
    }
}

impl<'t> Standings<'t> {
    /// Makes the standings after the last round recorded, by the edition of the event's first day.
    pub fn new(tournament: &'t Tournament) -> Self {
        Self::after(tournament, tournament.recorded(), Edition::on(&tournament.info().start))
    }

    /// Makes the standings after a round, by an edition.
    pub fn after(tournament: &'t Tournament, round: u16, edition: Edition) -> Self {
        let round = round.min(tournament.recorded());
        let scores = Scores::of(tournament, round, edition);
        let is_last = tournament.rounds().is_none_or(|rounds| rounds <= round);
        Self {
            tournament,
            fore: is_last.then(|| scores.fore()),
            scores,
            is_rated: tournament.players().iter().all(|player| player.rating.is_some()),
            edition,
        }
    }

    /// Gives the edition that is applied.
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// Ranks all players by the codes in their order. Players who are still tied share a rank and stand by number.
    pub fn ranked(&self, codes: &[Code]) -> Vec<Standing> {
        let columns: Vec<Vec<Option<Value>>> = codes.iter().map(|code| self.column(code)).collect();
        let mut groups: Vec<Vec<usize>> = vec![(0..self.scores.points.len()).collect()];
        for (code, column) in codes.iter().zip(&columns) {
            groups = groups.into_iter().flat_map(|group| self.split(code, column, group)).collect();
        }
        let mut table = Vec::new();
        for group in groups {
            let rank = table.len() + 1;
            for place in group {
                let values = columns.iter().map(|column| column[place]).collect();
                table.push(Standing { id: self.tournament.players()[place].id, rank, values });
            }
        }
        table
    }

    /// Splits a tied group by one code.
    fn split(&self, code: &Code, column: &[Option<Value>], mut group: Vec<usize>) -> Vec<Vec<usize>> {
        if group.len() < 2 {
            return vec![group];
        }
        if code.base == Base::De {
            let win = self.tournament.scoring().best().tenths();
            let mut groups = direct::ranked(&self.scores, &group, win, code.counts_forfeits);
            for group in &mut groups {
                group.sort_unstable();
            }
            return groups;
        }
        let is_rising = (code.base == Base::Tpn) != code.is_reversed;
        let key = |place: usize| {
            let value = column[place].map(Value::hundredths);
            (value.is_none(), value.map(|value| if is_rising { value } else { -value }))
        };
        group.sort_by_key(|place| (key(*place), *place));
        group.chunk_by(|a, b| key(*a) == key(*b)).map(<[usize]>::to_vec).collect()
    }

    /// Lists all players with ranks and values, in an order.
    pub fn listed(&self, codes: &[Code], order: Order) -> Vec<Standing> {
        let mut table = self.ranked(codes);
        let name = |id: Id| self.tournament.player(id).map(|player| player.name.to_lowercase());
        match order {
            Order::Rank => {}
            Order::Number => table.sort_by_key(|line| self.tournament.place_of(line.id)),
            Order::Name => table.sort_by_key(|line| name(line.id)),
        }
        table
    }

    /// Makes the cross-table: every player by rank, with each round or each opponent.
    pub fn cross_table(&self, codes: &[Code]) -> Vec<CrossLine> {
        let table = self.ranked(codes);
        let line_of: std::collections::BTreeMap<Id, usize> =
            table.iter().zip(1..).map(|(line, at)| (line.id, at)).collect();
        let rounds = |id: Id| {
            let cell = |round| self.tournament.player(id).and_then(|player| player.cell(round)).copied();
            (1..=self.scores.rounds as u16)
                .map(|round| {
                    let cell = cell(round)?;
                    Some(CrossCell { cell, line: cell.opponent.and_then(|id| line_of.get(&id).copied()) })
                })
                .collect()
        };
        table.into_iter().map(|standing| CrossLine { rounds: rounds(standing.id), standing }).collect()
    }

    /// Gives the value of one code for all players, in the order of pairing numbers.
    pub fn column(&self, code: &Code) -> Vec<Option<Value>> {
        let places = 0..self.scores.points.len();
        // What is averaged over opponents is worked out once for everybody.
        let inner: Option<Vec<Option<Value>>> =
            self.inner(code).map(|inner| places.clone().map(|place| self.work_out(place, &inner, &mut None)).collect());
        match inner {
            Some(inner) => places
                .map(|place| self.average_of(place, code.base != Base::Aob, &mut None, |opponent| inner[opponent]))
                .collect(),
            None => places.map(|place| self.work_out(place, code, &mut None)).collect(),
        }
    }

    /// Gives one value.
    pub fn value(&self, id: Id, code: &Code) -> Option<Value> {
        self.work_out(self.tournament.place_of(id)?, code, &mut None)
    }

    /// Gives the score that a player is expected to make in the games played, by the rating table (B.02), without the cut at 400 points.
    ///
    /// The score made is in the same games, by 1, ½ and 0. None without such a game, or if a rating is missing.
    ///
    /// ```
    /// # use pairing::standings::Standings;
    /// # let text = "\
    /// # 001    1      Ann                               1900                             0.0    2     2 w 0
    /// # 001    2      Bob                               1800                             1.0    1     1 b 1
    /// # ";
    /// # let file = pairing::trf::read(text.as_bytes()).unwrap();
    /// let (made, expected) = Standings::new(file.tournament()).expected(2).unwrap();
    /// assert_eq!((made.to_string(), expected.to_string()), ("1".to_owned(), "0.36".to_owned()));
    /// ```
    pub fn expected(&self, id: Id) -> Option<(Value, Value)> {
        self.expected_at(self.tournament.place_of(id)?)
    }

    /// Tells how a value came about; none if there is no such player.
    pub fn account(&self, id: Id, code: &Code) -> Option<Account> {
        let place = self.tournament.place_of(id)?;
        let mut summands = Some(Vec::new());
        let value = self.work_out(place, code, &mut summands);
        Some(Account { value, summands: summands.unwrap_or_default() })
    }
}
