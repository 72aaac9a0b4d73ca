//! Writing report files.

use std::fmt::Write;

use crate::{Cell, Color, Mark, Player, Points, Scoring, Tournament};

/// Which records a file may have.
///
/// ```
/// use pairing::trf::{Dialect, to_text};
/// let tournament = pairing::Plan { players: 4, rounds: 2, ..Default::default() }.generate();
/// assert!(to_text(&tournament, Dialect::Trf26).contains("\n142 2\n"));
/// assert!(to_text(&tournament, Dialect::Trfx).contains("\nXXR 2\n"));
/// assert!(!to_text(&tournament, Dialect::Trf16).contains("XXR"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// The report of 2016: results alone, which federations still ask for.
    Trf16,
    /// The report of 2016 with the extensions that older pairing programs read.
    Trfx,
    /// The report of 2026, which tells all that pairing and tie-breaks need.
    Trf26,
}

/// Writes a tournament as a report file.
///
/// ```
/// use pairing::{Draft, Player, trf};
/// let players = vec![Player::new(1, "Ann"), Player::new(2, "Bob")];
/// let tournament = Draft { players, rounds: Some(1), ..Draft::default() }.validate().unwrap();
/// let text = trf::to_text(&tournament, trf::Dialect::Trf26);
/// assert!(text.contains("\n142 1\n"));
/// assert_eq!(trf::read(text.as_bytes()).unwrap().tournament(), &tournament);
/// ```
pub fn to_text(tournament: &Tournament, dialect: Dialect) -> String {
    let mut text = String::new();
    let info = tournament.info();
    let rated = tournament.players().iter().filter(|player| player.rating.is_some()).count();
    let players = tournament.players().len().to_string();
    let rated = rated.to_string();
    let mut record = |code: &str, value: &str| {
        if !value.is_empty() {
            // Writing to a text cannot fail.
            let _ = writeln!(text, "{code} {}", one_line(value));
        }
    };
    for (code, value) in [
        ("012", &info.name),
        ("022", &info.city),
        ("032", &info.federation),
        ("042", &info.start),
        ("052", &info.end),
        ("062", &players),
        ("072", &rated),
        ("092", &info.kind),
        ("102", &info.arbiter),
    ] {
        record(code, value);
    }
    for deputy in &info.deputies {
        record("112", deputy);
    }
    record("122", &info.time_control);
    if !info.round_dates.is_empty() {
        let _ = write!(text, "132{:88}", "");
        for date in &info.round_dates {
            let _ = write!(text, "{:<10}", shortened(date, 8));
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    match dialect {
        Dialect::Trf16 => {}
        Dialect::Trfx => text.push_str(&old_records(tournament)),
        Dialect::Trf26 => text.push_str(&new_records(tournament)),
    }
    for player in tournament.players() {
        text.push_str(&player_line(tournament, player, None));
        text.push('\n');
    }
    text
}

/// Writes record 001; `head` holds the columns up to 80 if they are to stay as they were.
pub(super) fn player_line(tournament: &Tournament, player: &Player, head: Option<&str>) -> String {
    let mut line = match head {
        Some(head) => format!("{head:<80}"),
        None => format!(
            "001 {:>4} {}{:>3} {:<33} {:>4} {:>3} {:>11} {:<10} ",
            player.id,
            player.sex.unwrap_or(' '),
            player.title.map_or("", |title| title.code()),
            shortened(&player.name, 33),
            player.rating.map(|rating| rating.to_string()).unwrap_or_default(),
            shortened(&player.federation, 3),
            shortened(&player.fide_id, 11),
            shortened(&player.birth, 10),
        ),
    };
    let points = tournament.points(player.id);
    let rank = player.rank.map(|rank| rank.to_string()).unwrap_or_default();
    let _ = write!(line, "{:>4} {rank:>4}", in_four(points));
    for cell in &player.cells {
        line.push_str("  ");
        line.push_str(&cell_text(cell.as_ref()));
    }
    line.truncate(line.trim_end().len());
    line
}

fn cell_text(cell: Option<&Cell>) -> String {
    let Some(cell) = cell else { return " ".repeat(8) };
    let opponent = cell.opponent.map_or_else(|| "0000".to_owned(), |id| id.to_string());
    format!("{opponent:>4} {} {}", cell.color.map_or('-', Color::letter), cell.mark.letter())
}

fn new_records(tournament: &Tournament) -> String {
    let mut text = String::new();
    if let Some(rounds) = tournament.rounds() {
        let _ = writeln!(text, "142 {rounds}");
    }
    if let Some(color) = tournament.initial_color() {
        let _ = writeln!(text, "152 {}", color.letter().to_ascii_uppercase());
    }
    text.push_str(&scoring(tournament.scoring()));
    if let Some(system) = tournament.system() {
        let _ = writeln!(text, "192 {}", one_line(&system.code()));
    }
    if !tournament.tiebreaks().is_empty() {
        let _ = writeln!(text, "212 {}", one_line(&tournament.tiebreaks().join(",")));
    }
    text.push_str(&common_records(tournament));
    for group in tournament.forbidden() {
        let _ = write!(text, "260 {:>3} {:>3}", group.first_round, group.last_round);
        text.push_str(&numbers(&group.players));
    }
    for record in tournament.accelerations() {
        let _ = writeln!(
            text,
            "250      {:>4} {:>3} {:>3} {:>4} {:>4}",
            in_four(record.points),
            record.first_round,
            record.last_round,
            record.first_player,
            record.last_player
        );
    }
    if tournament.is_ranked_by_line() {
        text.push_str("XXC rank\n");
    }
    text
}

fn old_records(tournament: &Tournament) -> String {
    let mut text = String::new();
    if let Some(rounds) = tournament.rounds() {
        let _ = writeln!(text, "XXR {rounds}");
    }
    let color =
        tournament.initial_color().map_or("", |color| if color == Color::White { " white1" } else { " black1" });
    let rank = if tournament.is_ranked_by_line() { " rank" } else { "" };
    if !color.is_empty() || !rank.is_empty() {
        let _ = writeln!(text, "XXC{rank}{color}");
    }
    if *tournament.scoring() != Scoring::default() {
        text.push_str(&old_scoring(tournament.scoring()));
    }
    text.push_str(&common_records(tournament));
    for group in tournament.forbidden() {
        let ids: Vec<String> = group.players.iter().map(u16::to_string).collect();
        let _ = writeln!(text, "XXP {}", ids.join(" "));
    }
    let rounds = tournament.rounds().unwrap_or(0);
    for (place, player) in tournament.players().iter().enumerate() {
        let points: Vec<Points> = (1..=rounds).map(|round| tournament.virtual_points(place, round)).collect();
        let Some(last) = points.iter().rposition(|points| *points != Points::ZERO) else { continue };
        let _ = write!(text, "XXA {:>4}", player.id);
        for points in &points[..=last] {
            let _ = write!(text, " {:>4}", in_four(*points));
        }
        text.push('\n');
    }
    text
}

/// Writes what both dialects write alike: byes to come and abnormal points.
fn common_records(tournament: &Tournament) -> String {
    let mut text = String::new();
    for bye in tournament.announced() {
        // No column holds a round beyond 999.
        let Some(round) = bye.round.filter(|round| *round <= 999) else { continue };
        let _ = write!(text, "240 {} {round:>3}", bye.mark.letter());
        text.push_str(&numbers(&[bye.player]));
    }
    for record in tournament.abnormal() {
        let kind = match record.mark {
            None => ' ',
            Some(Mark::Win) => 'W',
            Some(Mark::Draw) => 'D',
            Some(Mark::Loss) => 'L',
            Some(mark) => mark.letter(),
        };
        let _ = write!(text, "299 {kind}        {:>4}  {:>3}", in_four(record.points), record.round.unwrap_or(0));
        text.push_str(&numbers(&record.players));
    }
    text
}

fn numbers(ids: &[u16]) -> String {
    let mut text = String::new();
    for id in ids {
        let _ = write!(text, " {id:>4}");
    }
    text.push('\n');
    text
}

/// Writes record 162, and the codes of an older program where it does not tell all.
fn scoring(scoring: &Scoring) -> String {
    if *scoring == Scoring::default() {
        return String::new();
    }
    let told = Scoring {
        forfeit_loss: scoring.zero_bye,
        zero_bye: scoring.zero_bye,
        pairing_bye: scoring.pairing_bye,
        unknown: scoring.unknown,
        ..Scoring::new(scoring.win[0], scoring.draw[0], scoring.loss[0])
    };
    let mut text = "162".to_owned();
    let values = [
        ('W', told.win[0]),
        ('D', told.draw[0]),
        ('L', told.loss[0]),
        ('A', told.zero_bye),
        ('P', told.pairing_bye),
        ('X', told.unknown),
    ];
    for (i, (letter, points)) in values.into_iter().enumerate() {
        let _ = write!(text, "{}{letter}{:>4}", if i == 0 { "  " } else { "    " }, points.with_decimal());
    }
    text.push('\n');
    if told != *scoring {
        text.push_str(&old_scoring(scoring));
    }
    text
}

fn old_scoring(scoring: &Scoring) -> String {
    let values = [
        ("WW", scoring.win[0]),
        ("BW", scoring.win[1]),
        ("WD", scoring.draw[0]),
        ("BD", scoring.draw[1]),
        ("WL", scoring.loss[0]),
        ("BL", scoring.loss[1]),
        ("FW", scoring.forfeit_win),
        ("FL", scoring.forfeit_loss),
        ("FPB", scoring.full_bye),
        ("HPB", scoring.half_bye),
        ("ZPB", scoring.zero_bye),
        ("PAB", scoring.pairing_bye),
    ];
    let words: Vec<String> = values.iter().map(|(code, points)| format!("{code}={points}")).collect();
    format!("XXS {}\n", words.join(" "))
}

/// Writes points in a field of four columns: with a decimal, without it, or, if nothing fits, not at all.
fn in_four(points: Points) -> String {
    [points.with_decimal(), points.to_string()].into_iter().find(|text| text.len() <= 4).unwrap_or_default()
}

/// Replaces what would break a line.
fn one_line(text: &str) -> String {
    text.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// Cuts a text to the width of its field.
fn shortened(text: &str, width: usize) -> String {
    one_line(text).chars().take(width).collect()
}
