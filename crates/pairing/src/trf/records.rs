//! All records but the players'.

use std::collections::BTreeMap;

use super::columns::Columns;
use super::scoring::{self, Setting};
use crate::{
    Abnormal, Acceleration, Announced, Color, Draft, Flaw, Forbidden, Id, Mark, Place, Points, Problem, System,
};

/// Forbidden pairs without rounds hold for all of them.
const ALL_ROUNDS: (u16, u16) = (1, 999);

/// What records have told, whatever their order.
#[derive(Default)]
pub(super) struct Told {
    /// What may be told once only: the value and the line.
    once: BTreeMap<&'static str, (String, usize)>,
    /// The points of results.
    pub(super) settings: Vec<(Setting, Points)>,
    /// Where records first name each player.
    named: BTreeMap<Id, Place>,
}

impl Told {
    /// Notes what may be told once only, or twice alike.
    pub(super) fn once(&mut self, columns: &Columns, what: &'static str, value: &str) -> Result<(), Flaw> {
        let place = columns.place(5);
        let (other, other_line) = self.once.entry(what).or_insert_with(|| (value.to_owned(), place.line));
        if other == value {
            return Ok(());
        }
        let problem =
            Problem::ToldTwice { what, found: value.to_owned(), other: other.clone(), other_line: *other_line };
        Err(Flaw::new(Some(place), problem))
    }

    fn name(&mut self, columns: &Columns, players: &[Id]) {
        for id in players {
            self.named.entry(*id).or_insert_with(|| columns.place(5));
        }
    }

    /// Finds where a record names a player.
    pub(super) fn place_of(&self, id: Id) -> Option<Place> {
        self.named.get(&id).copied()
    }
}

/// Reads a record into the draft; records that nothing is computed from are left alone.
pub(super) fn read(
    draft: &mut Draft,
    told: &mut Told,
    line: usize,
    text: &str,
    flaws: &mut Vec<Flaw>,
) -> Result<(), Flaw> {
    let columns = Columns::of(line, text);
    let code = columns.text(1, 3);
    let rest = columns.text(5, columns.len());
    match code.as_str() {
        "012" => draft.info.name = rest,
        "022" => draft.info.city = rest,
        "032" => draft.info.federation = rest,
        "042" => draft.info.start = rest,
        "052" => draft.info.end = rest,
        "092" => draft.info.kind = rest,
        "102" => draft.info.arbiter = rest,
        "112" if !rest.is_empty() => draft.info.deputies.push(rest),
        "122" => draft.info.time_control = rest,
        "132" => draft.info.round_dates = dates(&columns),
        "142" | "XXR" => {
            let rounds = rounds(&columns, &rest)?;
            told.once(&columns, "the number of rounds", &rounds.to_string())?;
            draft.rounds = Some(rounds);
        }
        "152" if !rest.is_empty() => initial_color(draft, told, &columns, color(&columns, &rest)?)?,
        "162" => scoring::read(told, &columns, &rest)?,
        "192" if !rest.is_empty() => {
            told.once(&columns, "the system", &rest.to_ascii_uppercase())?;
            draft.system = Some(System::find(&rest));
        }
        "202" if draft.tiebreaks.is_empty() => {
            draft.tiebreaks = std::iter::once("PTS".to_owned()).chain(codes(&rest)).collect();
        }
        "212" => draft.tiebreaks = codes(&rest).collect(),
        "240" => announced(draft, told, &columns)?,
        "250" => acceleration(draft, &columns)?,
        "260" => forbidden(draft, told, &columns)?,
        "299" => abnormal(draft, told, &columns)?,
        "XXC" => old_settings(draft, told, &columns, &rest)?,
        "XXZ" => {
            for player in ids(told, &columns, &rest)? {
                draft.announced.push(Announced { round: None, player, mark: Mark::ZeroBye });
            }
        }
        "XXP" => {
            let (first_round, last_round) = ALL_ROUNDS;
            let players = ids(told, &columns, &rest)?;
            draft.forbidden.push(Forbidden { first_round, last_round, players });
        }
        "XXA" => old_acceleration(draft, &columns)?,
        "XXS" => scoring::read_xxs(told, &columns, &rest)?,
        "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => scoring::read_bb(told, &columns, &code, &rest)?,
        "062" => {
            let told = rest.split(|c: char| !c.is_ascii_digit()).next().unwrap_or_default();
            if told.is_empty() && !rest.is_empty() {
                let problem = Problem::Unusual { found: rest, read_as: "no number of players".to_owned() };
                flaws.push(Flaw::new(Some(columns.place(5)), problem));
            }
        }
        _ => {}
    }
    Ok(())
}

fn rounds(columns: &Columns, rest: &str) -> Result<u16, Flaw> {
    let number = rest.parse().ok().filter(|rounds| (1..=999).contains(rounds));
    number.ok_or_else(|| columns.wrong(5, rest, "a number of rounds from 1 to 999"))
}

fn color(columns: &Columns, rest: &str) -> Result<Color, Flaw> {
    match rest.to_ascii_uppercase().as_str() {
        "W" | "WHITE" => Ok(Color::White),
        "B" | "BLACK" => Ok(Color::Black),
        _ => Err(columns.wrong(5, rest, "W or B")),
    }
}

fn initial_color(draft: &mut Draft, told: &mut Told, columns: &Columns, color: Color) -> Result<(), Flaw> {
    told.once(columns, "the initial color", &color.to_string())?;
    draft.initial_color = Some(color);
    Ok(())
}

fn codes(rest: &str) -> impl Iterator<Item = String> {
    rest.split([',', ' ']).map(str::trim).filter(|code| !code.is_empty()).map(str::to_owned)
}

fn dates(columns: &Columns) -> Vec<String> {
    let mut dates: Vec<String> = (92..=columns.len()).step_by(10).map(|start| columns.text(start, start + 7)).collect();
    while dates.last().is_some_and(String::is_empty) {
        dates.pop();
    }
    dates
}

fn ids(told: &mut Told, columns: &Columns, rest: &str) -> Result<Vec<Id>, Flaw> {
    let number = |word: &str| word.parse().map_err(|_| columns.wrong(5, word, "numbers of players"));
    let players: Vec<Id> = rest.split_whitespace().map(number).collect::<Result<_, _>>()?;
    told.name(columns, &players);
    Ok(players)
}

/// Reads players in columns.
fn players(told: &mut Told, columns: &Columns, first: usize) -> Result<Vec<Id>, Flaw> {
    let players = columns.numbers(first)?;
    told.name(columns, &players);
    Ok(players)
}

fn announced(draft: &mut Draft, told: &mut Told, columns: &Columns) -> Result<(), Flaw> {
    let mark = match columns.at(5).to_ascii_uppercase() {
        'F' => Mark::FullBye,
        'H' => Mark::HalfBye,
        'Z' => Mark::ZeroBye,
        other => return Err(columns.wrong(5, other, "F, H or Z")),
    };
    let round = columns.number(7, 9, "a round")?.filter(|round| *round != 0);
    columns.blank(10)?;
    for player in players(told, columns, 11)? {
        draft.announced.push(Announced { round, player, mark });
    }
    Ok(())
}

fn acceleration(draft: &mut Draft, columns: &Columns) -> Result<(), Flaw> {
    for gap in [9, 14, 18, 22, 27] {
        columns.blank(gap)?;
    }
    let first_round = columns.number(15, 17, "a round")?.unwrap_or(1);
    let last_round = columns.number(19, 21, "a round")?.unwrap_or(first_round);
    let wanted = "a player's number";
    let first_player = columns.number(23, 26, wanted)?.ok_or_else(|| columns.wrong(23, "", wanted))?;
    let last_player = columns.number(28, 31, wanted)?.unwrap_or(first_player);
    let points = columns.points(10, 13)?.unwrap_or_default();
    draft.accelerations.push(Acceleration { points, first_round, last_round, first_player, last_player });
    Ok(())
}

fn forbidden(draft: &mut Draft, told: &mut Told, columns: &Columns) -> Result<(), Flaw> {
    for gap in [8, 12] {
        columns.blank(gap)?;
    }
    let first_round = columns.number(5, 7, "a round")?.filter(|round| *round != 0).unwrap_or(ALL_ROUNDS.0);
    let last_round = columns.number(9, 11, "a round")?.filter(|round| *round != 0).unwrap_or(ALL_ROUNDS.1);
    let players = players(told, columns, 13)?;
    draft.forbidden.push(Forbidden { first_round, last_round, players });
    Ok(())
}

fn abnormal(draft: &mut Draft, told: &mut Told, columns: &Columns) -> Result<(), Flaw> {
    let mark = match columns.at(5).to_ascii_uppercase() {
        ' ' => None,
        'W' => Some(Mark::Win),
        'D' => Some(Mark::Draw),
        'L' => Some(Mark::Loss),
        'F' => Some(Mark::FullBye),
        'H' => Some(Mark::HalfBye),
        'Z' => Some(Mark::ZeroBye),
        '+' => Some(Mark::ForfeitWin),
        '-' => Some(Mark::ForfeitLoss),
        other => return Err(columns.wrong(5, other, "one of W D L F H Z + - or a blank")),
    };
    let points = columns.points(14, 17)?.unwrap_or_default();
    let round = columns.number(20, 22, "a round")?.filter(|round| *round != 0);
    columns.blank(23)?;
    let players = players(told, columns, 24)?;
    draft.abnormal.push(Abnormal { mark, points, round, players });
    Ok(())
}

fn old_settings(draft: &mut Draft, told: &mut Told, columns: &Columns, rest: &str) -> Result<(), Flaw> {
    for word in rest.split_whitespace() {
        match word.to_ascii_lowercase().as_str() {
            "white1" => initial_color(draft, told, columns, Color::White)?,
            "black1" => initial_color(draft, told, columns, Color::Black)?,
            "rank" => draft.is_ranked_by_line = true,
            _ => return Err(columns.wrong(5, word, "white1, black1 or rank")),
        }
    }
    Ok(())
}

fn old_acceleration(draft: &mut Draft, columns: &Columns) -> Result<(), Flaw> {
    let wanted = "a player's number";
    let player = columns.number(5, 8, wanted)?.ok_or_else(|| columns.wrong(5, "", wanted))?;
    for (round, start) in (10..=columns.len()).step_by(5).enumerate() {
        columns.blank(start - 1)?;
        let points = columns.points(start, start + 3)?.unwrap_or_default();
        let round = round as u16 + 1;
        draft.accelerations.push(Acceleration {
            points,
            first_round: round,
            last_round: round,
            first_player: player,
            last_player: player,
        });
    }
    Ok(())
}
