//! `arbiter pgn filter`: keeps the games whose tags, positions or pieces match.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use board::{Board, Color, LegalMove, Position, Role};
use clap::Args;
use notation::OpeningFinder;
use notation::pgn::{PgnError, Step, Tag, Visitor};
use serde::Serialize;

use super::condition::Condition;
use super::eco::Codes;
use super::{Run, source, write_json};
use crate::exit::{Exit, complain};
use crate::stream::Encoding;
use crate::text;

/// Keep the games whose tags match, that reach a position or have an opening, unchanged
///
/// Without --position, --material and --eco only tags are read, so this is several times as fast as checking the games.
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter pgn filter Result=1-0 games.pgn
  arbiter pgn filter 'Player~carlsen' 'WhiteElo>=2800' games.pgn > best.pgn
  arbiter pgn filter --material KRP-KR games.pgn.zst
  arbiter pgn filter --eco B90-B99 games.pgn
  arbiter pgn filter --position \"8/8/8/8/8/8/4k3/4K2R b K - 0 1\" games.pgn

Conditions: TAG=VALUE, TAG!=VALUE, TAG~PART (contains the part, in capitals or not),
TAG!~PART, TAG>=NUMBER, TAG<=NUMBER, TAG>NUMBER, TAG<NUMBER. The tag Player stands for White
and Black. Dates are compared as far as they are given: Date<=2021 includes all of 2021. A
game must meet all of them; what does not look like a condition is a file.

JSON: a line for each game, {\"file\":…,\"game\":N,\"pgn\":\"…\"}, and a last line {\"games\":N}.

Exit status: 0 if a game fits, 1 if none does, 2 if a file or a condition cannot be read.")]
pub(crate) struct Filter {
    /// Conditions such as Result=1-0, and files; no file, or "-", for standard input
    #[arg(value_name = "CONDITION|FILE")]
    words: Vec<String>,
    /// Keep games that reach this position, whatever its counters
    #[arg(long, value_name = "FEN")]
    position: Option<String>,
    /// Keep games that reach these pieces, of either color: KRP-KR
    #[arg(long, value_name = "PIECES", value_parser = Material::parse)]
    material: Option<Material>,
    /// Keep games of this opening, found from their moves: a code or its start (B90, B9, E), or a range (B80-B99)
    #[arg(long, value_name = "CODE", value_parser = Codes::parse)]
    eco: Option<Codes>,
    /// Only count the games that match
    #[arg(long)]
    count: bool,
    /// The language of the moves, if it is not English; "auto" detects it
    #[arg(long, value_name = "LANG", value_parser = text::Source::parse)]
    from: Option<text::Source>,
    /// The encoding of the files: utf-8, utf-16, cp1250, cp1252 and others [default: guessed]
    #[arg(long, value_name = "NAME", value_parser = Encoding::parse)]
    encoding: Option<Encoding>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// A game for programs.
#[derive(Serialize)]
struct Kept<'a> {
    file: &'a str,
    game: u64,
    pgn: &'a str,
}

#[derive(Serialize)]
struct Sum {
    games: u64,
}

impl Run for Filter {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let (conditions, files) = self.conditions()?;
        let position = self.position.as_deref().map(|fen| text::start(Some(fen))).transpose().context("--position")?;
        if conditions.is_empty() && position.is_none() && self.material.is_none() && self.eco.is_none() {
            bail!(
                "found no condition, expected one such as Result=1-0, --position FEN, --material KRP-KR or --eco B90"
            );
        }
        let mut judge = Judge {
            fitting: vec![None; conditions.len()],
            conditions: &conditions,
            position,
            material: self.material,
            eco: self.eco.clone(),
            opening: OpeningFinder::default(),
            fits: false,
            is_found: false,
        };
        let mut count = 0_u64;
        let exit = source::each_file(&files, self.encoding, |source| {
            source.choose_language(self.from)?;
            let path = source.path.to_string_lossy().into_owned();
            let mut number = 0;
            while let Some(chunk) = source.next() {
                let mut games = source.games(&chunk);
                while let Some(span) = games.next_game(&mut judge) {
                    number += 1;
                    if let Some(PgnError { line, column, problem, .. }) = &span.error {
                        complain(&format!("{path}:{line}:{column}: game {number}: {problem}"));
                    }
                    if !(judge.fits && judge.is_found && judge.has_opening()) {
                        continue;
                    }
                    count += 1;
                    let game = chunk.bytes[span.start..span.end].trim_ascii_end();
                    if self.json && !self.count {
                        write_json(out, &Kept { file: &path, game: number, pgn: &String::from_utf8_lossy(game) })?;
                    } else if !self.count {
                        out.write_all(game)?;
                        out.write_all(b"\n\n")?;
                    }
                }
            }
            Ok(Exit::Fine)
        })?;
        if self.json {
            write_json(out, &Sum { games: count })?;
        } else if self.count {
            writeln!(out, "{count}")?;
        }
        Ok(if exit == Exit::Fine && count == 0 { Exit::No } else { exit })
    }
}

impl Filter {
    /// Tells conditions and files apart.
    fn conditions(&self) -> Result<(Vec<Condition>, Vec<PathBuf>)> {
        let mut conditions = Vec::new();
        let mut files = Vec::new();
        let has_other = self.position.is_some() || self.material.is_some() || self.eco.is_some();
        for (index, word) in self.words.iter().enumerate() {
            let is_file = word == "-" || std::path::Path::new(word).exists();
            match Condition::read(word).filter(|_| !is_file) {
                Some(condition) => match condition.checked() {
                    Ok(condition) => conditions.push(condition),
                    Err(error) => bail!("condition {word:?}: {error}"),
                },
                // The first word is a condition or a file that exists, unless an option is a condition.
                None if index == 0 && !has_other && !is_file => {
                    if let Err(error) = Condition::parse(word) {
                        bail!("found {word:?}, {error}");
                    }
                }
                None => files.push(PathBuf::from(word)),
            }
        }
        Ok((conditions, files))
    }
}

/// The numbers of the pieces of both sides, in the order of [`Role::ALL`], without their colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Material([[usize; Role::ALL.len()]; 2]);

impl Material {
    fn parse(text: &str) -> Result<Self, String> {
        let wanted = || "expected the pieces of both sides such as KRP-KR".to_owned();
        let (one, other) = text.split_once('-').ok_or_else(wanted)?;
        let mut sides = [[0; Role::ALL.len()]; 2];
        for (side, letters) in sides.iter_mut().zip([one, other]) {
            for letter in letters.chars() {
                let role = Role::from_letter(letter).ok_or_else(wanted)?;
                let place = Role::ALL.iter().position(|&other| other == role).ok_or_else(wanted)?;
                side[place] += 1;
            }
            if letters.chars().filter(|letter| letter.eq_ignore_ascii_case(&'k')).count() != 1 {
                return Err("expected one king on each side, such as KRP-KR".to_owned());
            }
        }
        Ok(Self(sides))
    }

    /// Tells whether the pieces are on a board, for one color or the other.
    fn is_on(&self, board: &Board) -> bool {
        // Most positions differ in the number of pieces.
        if board.occupied().len() != self.0.iter().flatten().sum::<usize>() {
            return false;
        }
        let [white, black] = Color::ALL.map(|color| Role::ALL.map(|role| board.pieces(color, role).len()));
        [white, black] == self.0 || [black, white] == self.0
    }
}

/// Judges games by their tags and, if asked, by their positions.
struct Judge<'a> {
    conditions: &'a [Condition],
    /// Whether each condition is met, once its tag has been read.
    fitting: Vec<Option<bool>>,
    position: Option<Position>,
    material: Option<Material>,
    eco: Option<Codes>,
    opening: OpeningFinder,
    fits: bool,
    /// Whether the position and the pieces were found, or none were asked for.
    is_found: bool,
}

impl Judge<'_> {
    /// Tells whether the game has the opening that is asked for.
    fn has_opening(&self) -> bool {
        let code = self.opening.opening().map(|opening| opening.code);
        self.eco.as_ref().is_none_or(|wanted| code.is_some_and(|code| wanted.contains(code)))
    }

    fn look(&mut self, position: &Position) {
        let is_position = self.position.as_ref().is_none_or(|wanted| wanted == position);
        let is_material = self.material.is_none_or(|material| material.is_on(position.board()));
        self.is_found |= is_position && is_material;
    }
}

impl Visitor for Judge<'_> {
    fn begin_game(&mut self) {
        self.fitting.fill(None);
        self.opening = OpeningFinder::default();
        self.fits = false;
        self.is_found = self.position.is_none() && self.material.is_none();
    }

    fn tag(&mut self, tag: Tag<'_>) {
        for (condition, fits) in self.conditions.iter().zip(&mut self.fitting) {
            if condition.is_about(tag.raw_name) {
                *fits = Some(condition.combined(*fits, condition.fits(Some(&tag.value()))));
            }
        }
    }

    fn end_tags(&mut self) -> Step {
        let mut all = self.conditions.iter().zip(&self.fitting);
        self.fits = all.all(|(condition, fits)| fits.unwrap_or_else(|| condition.fits(None)));
        if self.fits && (!self.is_found || self.eco.is_some()) { Step::Read } else { Step::Skip }
    }

    fn start(&mut self, position: &Position) {
        self.look(position);
    }

    fn mv(&mut self, mv: LegalMove<'_>) {
        if self.eco.is_some() {
            self.opening.played(mv);
        }
        if !self.is_found {
            self.look(&mv.play());
        }
    }
}
