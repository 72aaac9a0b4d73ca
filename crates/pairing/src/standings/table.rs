//! The standings after a round.

use super::Edition;
use super::code::{Base, Code};
use super::direct;
use super::explain::{Account, Item, Summand, WhyCut, cut};
use super::rating;
use super::score::{Part, Scores};
use super::value::{Value, rounded};
use crate::{Color, Id, Mark, Tournament};

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
    tournament: &'t Tournament,
    scores: Scores,
    fore: Option<Scores>,
    ratings: Vec<Option<u16>>,
    edition: Edition,
}

/// One line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The player.
    pub id: Id,
    /// The rank; players who are still tied share it.
    pub rank: usize,
    /// The value of each code; none where it is not defined.
    pub values: Vec<Option<Value>>,
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
            ratings: tournament.players().iter().map(|player| player.rating).collect(),
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

    /// Gives the value of one code for all players, in the order of pairing numbers.
    pub fn column(&self, code: &Code) -> Vec<Option<Value>> {
        (0..self.scores.points.len()).map(|place| self.work_out(place, code, &mut None)).collect()
    }

    /// Gives one value.
    pub fn value(&self, id: Id, code: &Code) -> Option<Value> {
        self.work_out(self.tournament.place_of(id)?, code, &mut None)
    }

    /// Tells how a value came about; none if there is no such player.
    pub fn account(&self, id: Id, code: &Code) -> Option<Account> {
        let place = self.tournament.place_of(id)?;
        let mut summands = Some(Vec::new());
        let value = self.work_out(place, code, &mut summands);
        Some(Account { value, summands: summands.unwrap_or_default() })
    }

    /// Computes a value, and keeps its summands if asked.
    fn work_out(&self, place: usize, code: &Code, out: &mut Option<Vec<Summand>>) -> Option<Value> {
        let turns = &self.scores.turns[place];
        let win = self.tournament.scoring().best().tenths();
        let count = |test: &dyn Fn(&super::score::Turn) -> bool, out: &mut Option<Vec<Summand>>| {
            let rounds = (0..turns.len()).filter(|i| test(&turns[*i]));
            let found: Vec<usize> = rounds.collect();
            if let Some(out) = out {
                out.extend(found.iter().map(|i| self.summand(*i + 1, turns[*i].opponent, Value::whole(1), None)));
            }
            Some(Value::whole(found.len() as i64))
        };
        let is_won = |mark: Mark| matches!(mark, Mark::Win | Mark::ShortWin);
        match code.base {
            Base::Pts => {
                if let Some(out) = out {
                    out.extend(
                        turns.iter().enumerate().map(|(i, turn)| {
                            self.summand(i + 1, turn.opponent, Value::tenths(turn.points.into()), None)
                        }),
                    );
                }
                Some(Value::tenths(self.scores.points[place].into()))
            }
            Base::De => None,
            Base::Win => count(&|turn| turn.points >= win, out),
            Base::Won => count(&|turn| is_won(turn.mark), out),
            Base::Bpg => count(&|turn| turn.mark.is_played() && turn.color == Some(Color::Black), out),
            Base::Bwg => count(&|turn| is_won(turn.mark) && turn.color == Some(Color::Black), out),
            Base::Ps => Some(self.progressive(place, code.low, out)),
            Base::Rep => count(&|turn| !turn.is_voluntary(), out),
            Base::Std => Some(self.standard(place, out)),
            Base::Tpn => Some(Value::whole(self.tournament.players()[place].id.into())),
            Base::Bh => self.buchholz(&self.scores, place, code, out),
            Base::Fb => self.buchholz(self.fore.as_ref().unwrap_or(&self.scores), place, code, out),
            Base::Aob => self.average_buchholz(place, code, out),
            Base::Sb => Some(self.sonneborn(place, code, out)),
            Base::Ks => Some(self.koya(place, code.limit, out)),
            Base::Aro => self.average_rating(place, code, out).map(Value::whole),
            Base::Tpr => self.performance(place, code, out).map(Value::whole),
            Base::Ptp => self.perfect(place, code, out).map(Value::whole),
            Base::Apro => self.average_of(place, out, |opponent| self.performance(opponent, code, &mut None)),
            Base::Appo => self.average_of(place, out, |opponent| self.perfect(opponent, code, &mut None)),
            Base::Rtng => self.rating(place, code).map(Value::whole),
        }
    }

    fn summand(&self, round: usize, opponent: Option<usize>, value: Value, cut: Option<WhyCut>) -> Summand {
        let opponent = opponent.map(|place| self.tournament.players()[place].id);
        Summand { round: Some(round as u16), opponent, is_dummy: false, value, cut }
    }

    fn progressive(&self, place: usize, low: u8, out: &mut Option<Vec<Summand>>) -> Value {
        let player = &self.tournament.players()[place];
        let mut sum = 0;
        for round in 1..=self.scores.rounds {
            let total = i64::from(self.tournament.score_of(player, round as u16).tenths());
            let cut = (round <= usize::from(low)).then_some(WhyCut::EarlyRound);
            if cut.is_none() {
                sum += total;
            }
            if let Some(out) = out {
                out.push(self.summand(round, None, Value::tenths(total), cut));
            }
        }
        Value::tenths(sum)
    }

    fn standard(&self, place: usize, out: &mut Option<Vec<Summand>>) -> Value {
        let draw = self.tournament.scoring().half().tenths();
        let mut sum = 0;
        for (i, turn) in self.scores.turns[place].iter().enumerate() {
            let against = turn.opponent.map_or(draw, |opponent| self.scores.turns[opponent][i].points);
            let tenths = match turn.points.cmp(&against) {
                std::cmp::Ordering::Greater => 10,
                std::cmp::Ordering::Equal => 5,
                std::cmp::Ordering::Less => 0,
            };
            sum += tenths;
            if let Some(out) = out {
                out.push(self.summand(i + 1, turn.opponent, Value::tenths(tenths), None));
            }
        }
        Value::tenths(sum)
    }

    fn buchholz(&self, scores: &Scores, place: usize, code: &Code, out: &mut Option<Vec<Summand>>) -> Option<Value> {
        if scores.is_round_robin {
            return None;
        }
        let item = |part: Part| {
            let value = i64::from(part.score) * 10;
            Item { part, value, key: value, cut: None }
        };
        let mut items: Vec<Item> = scores.parts(place, code.counts_forfeits).into_iter().map(item).collect();
        Some(self.sum(&mut items, code, out))
    }

    fn sonneborn(&self, place: usize, code: &Code, out: &mut Option<Vec<Summand>>) -> Value {
        let item = |part: Part| Item {
            part,
            value: i64::from(part.score) * i64::from(part.points),
            key: part.score.into(),
            cut: None,
        };
        let mut items: Vec<Item> = self.scores.parts(place, code.counts_forfeits).into_iter().map(item).collect();
        self.sum(&mut items, code, out)
    }

    /// Cuts and adds up.
    fn sum(&self, items: &mut [Item], code: &Code, out: &mut Option<Vec<Summand>>) -> Value {
        cut(items, code.low, code.high);
        if let Some(out) = out {
            out.extend(items.iter().map(|item| Summand {
                is_dummy: item.part.is_dummy,
                ..self.summand(item.part.round, item.part.opponent, Value::from_hundredths(item.value), item.cut)
            }));
        }
        Value::from_hundredths(items.iter().filter(|item| item.cut.is_none()).map(|item| item.value).sum())
    }

    fn average_buchholz(&self, place: usize, code: &Code, out: &mut Option<Vec<Summand>>) -> Option<Value> {
        let base = Code::from(if code.is_fore && self.edition >= Edition::Of2026 { Base::Fb } else { Base::Bh });
        let (mut sum, mut count) = (0, 0);
        for (i, turn) in self.scores.turns[place].iter().enumerate().filter(|(_, turn)| turn.mark.is_played()) {
            let value = self.work_out(turn.opponent?, &base, &mut None)?;
            sum += value.hundredths();
            count += 1;
            if let Some(out) = out {
                out.push(self.summand(i + 1, turn.opponent, value, None));
            }
        }
        (count > 0).then(|| Value::from_hundredths(rounded(sum, count)))
    }

    fn koya(&self, place: usize, limit: i8, out: &mut Option<Vec<Summand>>) -> Value {
        let mut games = self.scores.rounds as i32;
        if self.scores.is_round_robin && self.scores.points.len() % 2 == 1 {
            // Everybody is free once in each cycle.
            let cycle = self.scores.points.len();
            games -= (self.scores.rounds / cycle.max(1)).max(1) as i32;
        }
        let least = self.tournament.scoring().best().tenths() * games + 10 * i32::from(limit);
        let mut sum = 0;
        for (i, turn) in self.scores.turns[place].iter().enumerate() {
            let Some(opponent) = turn.opponent.filter(|opponent| self.scores.points[*opponent] * 2 >= least) else {
                continue;
            };
            sum += i64::from(turn.points);
            if let Some(out) = out {
                out.push(self.summand(i + 1, Some(opponent), Value::tenths(turn.points.into()), None));
            }
        }
        Value::tenths(sum)
    }

    fn rating(&self, place: usize, code: &Code) -> Option<i64> {
        self.ratings[place].or(code.unrated).map(i64::from)
    }

    /// Lists the rounds played, with opponents and their ratings. None if anybody's rating is missing.
    fn rated_games(&self, place: usize, code: &Code) -> Option<Vec<(usize, usize, i64)>> {
        if code.unrated.is_none() && self.ratings.iter().any(Option::is_none) {
            return None;
        }
        let games = self.scores.turns[place].iter().enumerate().filter(|(_, turn)| turn.mark.is_played());
        games.map(|(i, turn)| Some((i + 1, turn.opponent?, self.rating(turn.opponent?, code)?))).collect()
    }

    fn average_rating(&self, place: usize, code: &Code, out: &mut Option<Vec<Summand>>) -> Option<i64> {
        let mut items: Vec<Item> = self
            .rated_games(place, code)?
            .into_iter()
            .map(|(round, opponent, rating)| Item {
                part: Part {
                    round,
                    opponent: Some(opponent),
                    score: 0,
                    points: 0,
                    is_voluntary: false,
                    is_dummy: false,
                },
                value: rating * 100,
                key: rating,
                cut: None,
            })
            .collect();
        let sum = self.sum(&mut items, code, out).hundredths() / 100;
        let count = items.iter().filter(|item| item.cut.is_none()).count() as i64;
        (count > 0).then(|| rounded(sum, count))
    }

    /// Counts the score of games played in half points, whatever the points of the event.
    fn half_points(&self, place: usize) -> i64 {
        let half = |mark| match mark {
            Mark::Win | Mark::ShortWin => 2,
            Mark::Draw | Mark::ShortDraw | Mark::Pending => 1,
            _ => 0,
        };
        self.scores.turns[place].iter().map(|turn| half(turn.mark)).sum()
    }

    fn performance(&self, place: usize, code: &Code, out: &mut Option<Vec<Summand>>) -> Option<i64> {
        let games = self.rated_games(place, code)?.len() as i64;
        let plain = Code { unrated: code.unrated, ..Code::from(Base::Aro) };
        let average = self.average_rating(place, &plain, out)?;
        Some(average + rating::difference(self.half_points(place), games))
    }

    fn perfect(&self, place: usize, code: &Code, out: &mut Option<Vec<Summand>>) -> Option<i64> {
        let games = self.rated_games(place, code)?;
        if let Some(out) = out {
            out.extend(
                games.iter().map(|(round, opponent, rating)| {
                    self.summand(*round, Some(*opponent), Value::whole(*rating), None)
                }),
            );
        }
        let ratings: Vec<i64> = games.into_iter().map(|(.., rating)| rating).collect();
        rating::perfect(self.half_points(place), &ratings)
    }

    /// Averages a value over the opponents met who have one.
    fn average_of(
        &self,
        place: usize,
        out: &mut Option<Vec<Summand>>,
        of: impl Fn(usize) -> Option<i64>,
    ) -> Option<Value> {
        let (mut sum, mut count) = (0, 0);
        for (i, turn) in self.scores.turns[place].iter().enumerate().filter(|(_, turn)| turn.mark.is_played()) {
            let Some(value) = of(turn.opponent?) else { continue };
            sum += value;
            count += 1;
            if let Some(out) = out {
                out.push(self.summand(i + 1, turn.opponent, Value::whole(value), None));
            }
        }
        (count > 0).then(|| Value::whole(rounded(sum, count)))
    }
}
