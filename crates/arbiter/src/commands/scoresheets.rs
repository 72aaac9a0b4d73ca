//! `arbiter scoresheets`: compares the scoresheets of both players.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use board::{ByColor, Color};
use clap::Args;
use notation::{Advice, Difference, Language, Reconciliation, Sheet, Standing, reconcile};
use serde::Serialize;

use super::{Run, write_json};
use crate::exit::Exit;
use crate::stream::Encoding;
use crate::text::{self, Source};

/// Compare two scoresheets of one game and say which position to restore
///
/// Each is read in its own language. Dashes and lines left out are gaps, which the other sheet fills; a slip is corrected from
/// it if only one reading lets the rest be played; a move that neither has is found if only one fits. Where the sheets
/// differ, the game returns to the position before (2018 D.2.9).
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter scoresheets white.txt black.txt
  arbiter scoresheets white.txt black.txt --json

JSON: {\"advice\":\"go_back\",\"article\":\"D.2.9\",\"languages\":{\"white\":…,\"black\":…},
\"moves\":[{\"number\":1,\"color\":\"white\",\"move\":\"e4\",\"by\":\"both\",\"slips\":{…}},…],
\"difference\":{…},\"fen\":…}; advice is agree, complete, go_back or reconstruct.

Exit status: 0 if the sheets do not contradict each other, 1 if they do or a gap stays
open, 2 if a sheet cannot be read.")]
pub(crate) struct Scoresheets {
    /// White's scoresheet
    #[arg(value_name = "WHITE")]
    white: PathBuf,
    /// Black's scoresheet
    #[arg(value_name = "BLACK")]
    black: PathBuf,
    /// The language of White's sheet; "auto" takes the one in which most of it can be read
    #[arg(long, value_name = "LANG", default_value = "auto", value_parser = Source::parse)]
    white_language: Source,
    /// The language of Black's sheet
    #[arg(long, value_name = "LANG", default_value = "auto", value_parser = Source::parse)]
    black_language: Source,
    /// The encoding of the text: utf-8, utf-16, cp1250, cp1252 and others [default: guessed]
    #[arg(long, value_name = "NAME", value_parser = Encoding::parse)]
    encoding: Option<Encoding>,
    /// The position the game starts from, as a FEN [default: startpos]
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

impl Run for Scoresheets {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let start = text::start(self.fen.as_deref())?;
        let read = |path: &PathBuf, source| -> Result<Sheet> {
            let language = if let Source::Language(language) = source { Some(language) } else { None };
            let sheet = Sheet::read(&text::read(Some(path), self.encoding)?, language, &start);
            if sheet.entries.is_empty() {
                None.with_context(|| {
                    format!("{}: no move found, expected a score such as \"1. e4 e5\"", path.display())
                })
            } else {
                Ok(sheet)
            }
        };
        let white = read(&self.white, self.white_language)?;
        let black = read(&self.black, self.black_language)?;
        let result = reconcile(&white, &black, &start);
        let languages = ByColor { white: white.language, black: black.language };
        if self.json {
            write_json(out, &Answer::of(&result, languages))?;
        } else {
            write(&result, languages, out)?;
        }
        Ok(if matches!(result.advice, Advice::Agree | Advice::Complete) { Exit::Fine } else { Exit::No })
    }
}

fn write(result: &Reconciliation, languages: ByColor<&Language>, out: &mut dyn Write) -> Result<()> {
    writeln!(out, "White's sheet is read as {}, Black's as {}.", languages.white, languages.black)?;
    let words: Vec<String> = result
        .plies
        .iter()
        .enumerate()
        .map(|(index, ply)| {
            let number = match ply.color {
                Color::White => format!("{}. ", ply.number),
                Color::Black if index == 0 => format!("{}... ", ply.number),
                Color::Black => String::new(),
            };
            let by = match ply.standing {
                Standing::Both => "",
                Standing::Only(Color::White) => " [White]",
                Standing::Only(Color::Black) => " [Black]",
                Standing::Deduced => " [deduced]",
            };
            let slips: Vec<String> = Color::ALL
                .into_iter()
                .filter_map(|color| Some(format!(" [{} wrote {}]", name(color), ply.slips[color].as_ref()?)))
                .collect();
            format!("{number}{}{by}{}", ply.san, slips.concat())
        })
        .collect();
    if !words.is_empty() {
        writeln!(out, "{}", words.join(" "))?;
    }
    let slips = result.plies.iter().flat_map(|ply| Color::ALL.map(|color| ply.slips[color].is_some()));
    match slips.filter(|is_slip| *is_slip).count() {
        0 => {}
        1 => writeln!(out, "One slip is corrected: no other move lets the rest be played.")?,
        count => writeln!(out, "{count} slips are corrected: no other moves let the rest be played.")?,
    }
    if let Some(difference) = &result.difference {
        let dots = if difference.color == Color::White { "." } else { "..." };
        writeln!(out, "They part at move {}{dots}", difference.number)?;
        for color in Color::ALL {
            writeln!(out, "  {}", one_side(difference, color))?;
        }
    }
    let advice = match result.advice {
        Advice::Agree => "The sheets agree on every move. A player who made another move on the board corrects it.",
        Advice::Complete => "The sheets do not contradict each other; each is completed from the other.",
        Advice::GoBack => "Go back to the position before this move and set the clocks again.",
        Advice::Reconstruct => "Both have a gap here: the game is reconstructed on another board.",
    };
    writeln!(out, "{advice} Article {} of the FIDE Laws of Chess (2023).", result.advice.article())?;
    writeln!(out, "{}", result.position)?;
    Ok(())
}

fn name(color: Color) -> &'static str {
    if color == Color::White { "White" } else { "Black" }
}

/// Writes what one sheet has at the difference, and how much of it can be played.
fn one_side(difference: &Difference, color: Color) -> String {
    let owner = name(color);
    let Some(written) = &difference.written[color] else { return format!("{owner}: nothing written") };
    let reach = &difference.reach[color];
    let moves = |count: usize| if count == 1 { "1 half-move".to_owned() } else { format!("{count} half-moves") };
    match &difference.read[color] {
        Some(Err(error)) => format!("{owner}: {error}"),
        _ if reach.is_whole => {
            format!("{owner}: {written}, and the sheet can be played to its end ({})", moves(reach.own))
        }
        _ => format!("{owner}: {written}, and the sheet can be played for {}", moves(reach.own)),
    }
}

/// The answer for programs.
#[derive(Serialize)]
struct Answer<'a> {
    advice: &'static str,
    article: &'static str,
    languages: Sides<&'static str>,
    moves: Vec<Made<'a>>,
    difference: Option<Parting<'a>>,
    fen: String,
}

#[derive(Serialize)]
struct Sides<T> {
    white: T,
    black: T,
}

#[derive(Serialize)]
struct Made<'a> {
    number: u32,
    color: String,
    #[serde(rename = "move")]
    san: &'a str,
    by: &'static str,
    /// What each sheet has instead; absent if there is no slip.
    #[serde(skip_serializing_if = "Option::is_none")]
    slips: Option<Sides<Option<&'a str>>>,
}

#[derive(Serialize)]
struct Parting<'a> {
    number: u32,
    color: String,
    white: Side<'a>,
    black: Side<'a>,
}

#[derive(Serialize)]
struct Side<'a> {
    written: Option<&'a str>,
    #[serde(rename = "move")]
    san: Option<&'a str>,
    error: Option<String>,
    /// The number of half-moves of this sheet that can be played from here, and whether that is all of it.
    playable: usize,
    playable_to_end: bool,
    /// The same for the other sheet's later moves after this sheet's move.
    other_playable: usize,
    other_playable_to_end: bool,
}

impl<'a> Answer<'a> {
    fn of(result: &'a Reconciliation, languages: ByColor<&'static Language>) -> Self {
        let moves = result.plies.iter().map(|ply| Made {
            number: ply.number,
            color: ply.color.to_string(),
            san: &ply.san,
            by: match ply.standing {
                Standing::Both => "both",
                Standing::Only(Color::White) => "white",
                Standing::Only(Color::Black) => "black",
                Standing::Deduced => "deduced",
            },
            slips: Some(Sides { white: ply.slips.white.as_deref(), black: ply.slips.black.as_deref() })
                .filter(|slips| slips.white.is_some() || slips.black.is_some()),
        });
        Self {
            advice: result.advice.code(),
            article: result.advice.article(),
            languages: Sides { white: languages.white.code, black: languages.black.code },
            moves: moves.collect(),
            difference: result.difference.as_ref().map(|difference| Parting {
                number: difference.number,
                color: difference.color.to_string(),
                white: side(difference, Color::White),
                black: side(difference, Color::Black),
            }),
            fen: result.position.to_string(),
        }
    }
}

fn side(difference: &Difference, color: Color) -> Side<'_> {
    let read = difference.read[color].as_ref();
    let reach = &difference.reach[color];
    Side {
        written: difference.written[color].as_deref(),
        san: read.and_then(|read| read.as_ref().ok()).map(String::as_str),
        error: read.and_then(|read| read.as_ref().err()).map(ToString::to_string),
        playable: reach.own,
        playable_to_end: reach.is_whole,
        other_playable: reach.other,
        other_playable_to_end: reach.other_is_whole,
    }
}
