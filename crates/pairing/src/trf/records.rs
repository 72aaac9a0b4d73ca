//! All records but the players'.

use super::columns::Columns;
use crate::{Abnormal, Acceleration, Announced, Color, Draft, Flaw, Forbidden, Mark, Points, Problem, Scoring, System};

/// Forbidden pairs without rounds hold for all of them.
const ALL_ROUNDS: (u16, u16) = (1, 999);

/// What records have told, whatever their order.
#[derive(Default)]
pub(super) struct Told {
    /// The points of the pairing-allocated bye, which otherwise follow those of a win.
    bye: bool,
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
        "112" => draft.info.deputies.push(rest),
        "122" => draft.info.time_control = rest,
        "132" => draft.info.round_dates = dates(&columns),
        "142" | "XXR" => draft.rounds = Some(rounds(&columns, &rest)?),
        "152" => draft.initial_color = initial_color(&columns, &rest)?,
        "162" => scoring(&mut draft.scoring, told, &columns, &rest)?,
        "192" if !rest.is_empty() => draft.system = Some(System::find(&rest)),
        "202" if draft.tiebreaks.is_empty() => {
            draft.tiebreaks = std::iter::once("PTS".to_owned()).chain(codes(&rest)).collect();
        }
        "212" => draft.tiebreaks = codes(&rest).collect(),
        "240" => announced(draft, &columns)?,
        "250" => acceleration(draft, &columns)?,
        "260" => forbidden(draft, &columns)?,
        "299" => abnormal(draft, &columns)?,
        "XXC" => old_settings(draft, &columns, &rest)?,
        "XXZ" => {
            for player in ids(&columns, &rest)? {
                draft.announced.push(Announced { round: None, player, mark: Mark::ZeroBye });
            }
        }
        "XXP" => {
            let (first_round, last_round) = ALL_ROUNDS;
            let players = ids(&columns, &rest)?;
            draft.forbidden.push(Forbidden { first_round, last_round, players });
        }
        "XXA" => old_acceleration(draft, &columns)?,
        "XXS" => old_scoring(&mut draft.scoring, told, &columns, &rest)?,
        "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => {
            other_scoring(&mut draft.scoring, told, &columns, &code, &rest)?;
        }
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

fn initial_color(columns: &Columns, rest: &str) -> Result<Option<Color>, Flaw> {
    match rest.to_ascii_uppercase().as_str() {
        "" => Ok(None),
        "W" | "WHITE" => Ok(Some(Color::White)),
        "B" | "BLACK" => Ok(Some(Color::Black)),
        _ => Err(columns.wrong(5, rest, "W or B")),
    }
}

fn codes(rest: &str) -> impl Iterator<Item = String> {
    rest.split([',', ' ']).map(str::trim).filter(|code| !code.is_empty()).map(str::to_owned)
}

fn dates(columns: &Columns) -> Vec<String> {
    (92..=columns.len()).step_by(10).map(|start| columns.text(start, start + 7)).collect()
}

fn ids(columns: &Columns, rest: &str) -> Result<Vec<u16>, Flaw> {
    rest.split_whitespace().map(|word| word.parse().map_err(|_| columns.wrong(5, word, "numbers of players"))).collect()
}

fn points(columns: &Columns, text: &str) -> Result<Points, Flaw> {
    text.parse().map_err(|_| columns.wrong(5, text, "points such as 1.0"))
}

/// Reads record 162: letters, each followed by points.
fn scoring(scoring: &mut Scoring, told: &mut Told, columns: &Columns, rest: &str) -> Result<(), Flaw> {
    let mut letter = None;
    for word in rest.split_whitespace() {
        let (code, value) = match word.chars().next() {
            Some(first) if first.is_ascii_alphabetic() => (Some(first.to_ascii_uppercase()), &word[1..]),
            _ => (letter, word),
        };
        letter = code;
        if value.is_empty() {
            continue;
        }
        let value = points(columns, value)?;
        match code {
            Some('W') => {
                (scoring.win, scoring.forfeit_win, scoring.full_bye) = ([value; 2], value, value);
                if !told.bye {
                    scoring.pairing_bye = value;
                }
            }
            Some('D') => (scoring.draw, scoring.half_bye, scoring.unknown) = ([value; 2], value, value),
            Some('L') => scoring.loss = [value; 2],
            Some('A') => (scoring.forfeit_loss, scoring.zero_bye) = (value, value),
            Some('P') => (scoring.pairing_bye, told.bye) = (value, true),
            Some('X') => scoring.unknown = value,
            _ => return Err(columns.wrong(6, word, "one of W D L A P X with its points")),
        }
        letter = None;
    }
    Ok(())
}

fn announced(draft: &mut Draft, columns: &Columns) -> Result<(), Flaw> {
    let mark = match columns.at(5).to_ascii_uppercase() {
        'F' => Mark::FullBye,
        'H' => Mark::HalfBye,
        'Z' => Mark::ZeroBye,
        other => return Err(columns.wrong(5, other, "F, H or Z")),
    };
    let round = columns.number(7, 9, "a round")?.filter(|round| *round != 0);
    columns.blank(10)?;
    for player in columns.numbers(11)? {
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

fn forbidden(draft: &mut Draft, columns: &Columns) -> Result<(), Flaw> {
    for gap in [8, 12] {
        columns.blank(gap)?;
    }
    let first_round = columns.number(5, 7, "a round")?.filter(|round| *round != 0).unwrap_or(ALL_ROUNDS.0);
    let last_round = columns.number(9, 11, "a round")?.filter(|round| *round != 0).unwrap_or(ALL_ROUNDS.1);
    let players = columns.numbers(13)?;
    draft.forbidden.push(Forbidden { first_round, last_round, players });
    Ok(())
}

fn abnormal(draft: &mut Draft, columns: &Columns) -> Result<(), Flaw> {
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
    let players = columns.numbers(24)?;
    draft.abnormal.push(Abnormal { mark, points, round, players });
    Ok(())
}

fn old_settings(draft: &mut Draft, columns: &Columns, rest: &str) -> Result<(), Flaw> {
    for word in rest.split_whitespace() {
        match word.to_ascii_lowercase().as_str() {
            "white1" => draft.initial_color = Some(Color::White),
            "black1" => draft.initial_color = Some(Color::Black),
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

/// Reads the points of an older program: `WW=1 BW=1 D=.5`.
fn old_scoring(scoring: &mut Scoring, told: &mut Told, columns: &Columns, rest: &str) -> Result<(), Flaw> {
    for word in rest.split_whitespace() {
        let wanted = "codes such as WW=1 D=0.5";
        let (code, value) = word.split_once('=').ok_or_else(|| columns.wrong(5, word, wanted))?;
        let value = points(columns, value)?;
        match code.to_ascii_uppercase().as_str() {
            "WW" => scoring.win[0] = value,
            "BW" => scoring.win[1] = value,
            "WD" => scoring.draw[0] = value,
            "BD" => scoring.draw[1] = value,
            "WL" => scoring.loss[0] = value,
            "BL" => scoring.loss[1] = value,
            "ZPB" => scoring.zero_bye = value,
            "HPB" => scoring.half_bye = value,
            "FPB" => scoring.full_bye = value,
            "PAB" => (scoring.pairing_bye, told.bye) = (value, true),
            "FW" => scoring.forfeit_win = value,
            "FL" => scoring.forfeit_loss = value,
            "W" => (scoring.win, scoring.forfeit_win, scoring.full_bye) = ([value; 2], value, value),
            "D" => (scoring.draw, scoring.half_bye) = ([value; 2], value),
            _ => return Err(columns.wrong(5, word, wanted)),
        }
    }
    Ok(())
}

/// Reads the points of another program: `BBW  1.0`.
fn other_scoring(
    scoring: &mut Scoring,
    told: &mut Told,
    columns: &Columns,
    code: &str,
    rest: &str,
) -> Result<(), Flaw> {
    let value = points(columns, rest)?;
    match code {
        "BBW" => {
            (scoring.win, scoring.forfeit_win, scoring.full_bye) = ([value; 2], value, value);
            if !told.bye {
                scoring.pairing_bye = value;
            }
        }
        "BBD" => (scoring.draw, scoring.half_bye, scoring.unknown) = ([value; 2], value, value),
        "BBL" => scoring.loss = [value; 2],
        "BBZ" => scoring.zero_bye = value,
        "BBF" => scoring.forfeit_loss = value,
        _ => (scoring.pairing_bye, told.bye) = (value, true),
    }
    Ok(())
}
