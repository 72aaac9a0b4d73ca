//! The values of tie-breaks, and what each is made of.

use super::Edition;
use super::code::{Base, Code};
use super::explain::{Item, Summand, WhyCut, cut};
use super::rating;
use super::score::{Part, Scores, Turn};
use super::table::Standings;
use super::value::{Value, rounded};
use crate::{Color, Mark};

impl Standings<'_> {
    /// Computes a value, and keeps its summands if asked.
    pub(super) fn work_out(&self, place: usize, code: &Code, out: &mut Option<Vec<Summand>>) -> Option<Value> {
        let turns = &self.scores.turns[place];
        let win = self.tournament.scoring().best().tenths();
        let count = |test: &dyn Fn(&Turn) -> bool, out: &mut Option<Vec<Summand>>| {
            let rounds = (0..turns.len()).filter(|i| test(&turns[*i]));
            let found: Vec<usize> = rounds.collect();
            if let Some(out) = out {
                out.extend(found.iter().map(|i| self.summand(*i + 1, turns[*i].opponent, Value::whole(1), None)));
            }
            Some(Value::whole(found.len() as i64))
        };
        let is_won = |mark: Mark| matches!(mark, Mark::Win | Mark::ShortWin);
        // Until 2026 a forfeit loss was a game in round robins.
        let is_lost_game =
            |mark: Mark| mark == Mark::ForfeitLoss && self.scores.is_round_robin && self.edition < Edition::Of2026;
        match code.base {
            Base::Pts => {
                if let Some(out) = out {
                    out.extend(
                        turns.iter().enumerate().map(|(i, turn)| {
                            self.summand(i + 1, turn.opponent, Value::tenths(turn.points.into()), None)
                        }),
                    );
                    out.extend(self.bonuses(place));
                }
                Some(Value::tenths(self.scores.points[place].into()))
            }
            Base::De => None,
            Base::Win => count(&|turn| turn.points >= win || is_won(turn.mark), out),
            Base::Won => count(&|turn| is_won(turn.mark), out),
            Base::Bpg => count(
                &|turn| (turn.mark.is_played() || is_lost_game(turn.mark)) && turn.color == Some(Color::Black),
                out,
            ),
            Base::Bwg => count(&|turn| is_won(turn.mark) && turn.color == Some(Color::Black), out),
            Base::Ps => Some(self.progressive(place, code.low, out)),
            Base::Rep => count(&|turn| !turn.is_voluntary() || is_lost_game(turn.mark), out),
            Base::Std => Some(self.standard(place, out)),
            Base::Tpn => Some(Value::whole(self.tournament.players()[place].id.into())),
            Base::Bh => self.buchholz(&self.scores, place, code, out),
            Base::Fb => self.buchholz(self.fore.as_ref().unwrap_or(&self.scores), place, code, out),
            Base::Aob | Base::Apro | Base::Appo => {
                let inner = self.inner(code)?;
                self.average_of(place, code.base != Base::Aob, out, |opponent| {
                    self.work_out(opponent, &inner, &mut None)
                })
            }
            Base::Sb => Some(self.sonneborn(place, code, out)),
            Base::Ks => Some(self.koya(place, code.limit, out)),
            Base::Aro => self.average_rating(place, code, out).map(Value::whole),
            Base::Tpr => self.performance(place, code, out).map(Value::whole),
            Base::Ptp => self.perfect(place, code, out).map(Value::whole),
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
        self.tournament.players()[place].rating.or(code.unrated).map(i64::from)
    }

    /// Lists the rounds played, with opponents and their ratings. None if anybody's rating is missing.
    fn rated_games(&self, place: usize, code: &Code) -> Option<Vec<(usize, usize, i64)>> {
        if code.unrated.is_none() && !self.is_rated {
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

    /// Gives the code that is averaged over the opponents, if this one is such an average.
    pub(super) fn inner(&self, code: &Code) -> Option<Code> {
        let base = match code.base {
            Base::Aob if code.is_fore && self.edition >= Edition::Of2026 => Base::Fb,
            Base::Aob => Base::Bh,
            Base::Apro => Base::Tpr,
            Base::Appo => Base::Ptp,
            _ => return None,
        };
        Some(Code { counts_forfeits: code.counts_forfeits, unrated: code.unrated, ..Code::from(base) })
    }

    /// Averages a value over the opponents met who have one: Buchholz to two decimals, ratings to whole numbers.
    pub(super) fn average_of(
        &self,
        place: usize,
        is_whole: bool,
        out: &mut Option<Vec<Summand>>,
        of: impl Fn(usize) -> Option<Value>,
    ) -> Option<Value> {
        let (mut sum, mut count) = (0, 0);
        for (i, turn) in self.scores.turns[place].iter().enumerate().filter(|(_, turn)| turn.mark.is_played()) {
            let Some(value) = of(turn.opponent?) else { continue };
            sum += value.hundredths();
            count += 1;
            if let Some(out) = out {
                out.push(self.summand(i + 1, turn.opponent, value, None));
            }
        }
        let unit = if is_whole { 100 } else { 1 };
        (count > 0).then(|| Value::from_hundredths(rounded(sum, count * unit) * unit))
    }

    /// Lists bonuses and penalties that are in the points.
    fn bonuses(&self, place: usize) -> Vec<Summand> {
        let id = self.tournament.players()[place].id;
        let due = self.tournament.bonuses(id, self.scores.rounds as u16);
        due.map(|(round, points)| Summand {
            round,
            opponent: None,
            is_dummy: false,
            value: Value::tenths(points.tenths().into()),
            cut: None,
        })
        .collect()
    }

    /// Gives the score made and the score expected in the games played.
    pub(super) fn expected_at(&self, place: usize) -> Option<(Value, Value)> {
        let plain = Code::from(Base::Aro);
        let own = self.rating(place, &plain)?;
        let games = self.rated_games(place, &plain)?;
        let sum = games.iter().map(|(.., rating)| rating::expected(own, *rating)).sum();
        let made = Value::tenths(5 * self.half_points(place));
        (!games.is_empty()).then(|| (made, Value::from_hundredths(sum)))
    }
}
