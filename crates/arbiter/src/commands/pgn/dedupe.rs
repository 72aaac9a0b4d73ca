//! `arbiter pgn dedupe`: leaves out games that are repeated.

use std::collections::HashMap;
use std::collections::hash_map::{DefaultHasher, Entry};
use std::hash::{Hash, Hasher};
use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use board::{LegalMove, Position};
use clap::Args;
use notation::pgn::{Tag, Visitor};
use serde::Serialize;

use super::{Run, source, write_json};
use crate::exit::{Exit, complain};
use crate::number::counted;
use crate::stream::Encoding;
use crate::text;

/// Leave out games that are repeated, and keep the others unchanged
///
/// Two games are the same if they have the same moves from the same position, by players of the same family names. Broken
/// games and games without moves are kept.
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter pgn dedupe all.pgn > once.pgn
  arbiter pgn dedupe --moves-only a.pgn b.pgn > once.pgn

JSON: a line for each game that is left out, {\"file\":…,\"game\":N,\"of\":{\"file\":…,\"game\":N}}, and a
last line {\"games\":N,\"repeated\":N}; no games are written.

Exit status: 0 if the games were written, 2 if a file cannot be read.")]
pub(crate) struct Dedupe {
    /// The files, also compressed; none, or "-", for standard input
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Compare only the moves, not the players
    #[arg(long)]
    moves_only: bool,
    /// The language of the moves, if it is not English; "auto" detects it
    #[arg(long, value_name = "LANG", value_parser = text::Source::parse)]
    from: Option<text::Source>,
    /// The encoding of the files: utf-8, utf-16, cp1250, cp1252 and others [default: guessed]
    #[arg(long, value_name = "NAME", value_parser = Encoding::parse)]
    encoding: Option<Encoding>,
    /// List the repeated games in JSON instead of writing the others
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Serialize)]
struct Place {
    file: String,
    game: u64,
}

#[derive(Serialize)]
struct Repeated<'a> {
    #[serde(flatten)]
    place: Place,
    of: &'a Place,
}

#[derive(Serialize)]
struct Sum {
    games: u64,
    repeated: u64,
}

impl Run for Dedupe {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let mut seen: HashMap<[u64; 2], Place> = HashMap::new();
        let mut sum = Sum { games: 0, repeated: 0 };
        let exit = source::each_file(&self.files, self.encoding, |source| {
            source.choose_language(self.from)?;
            let file = source.path.to_string_lossy().into_owned();
            let mut number = 0;
            let mut digest = Digest { with_names: !self.moves_only, ..Digest::default() };
            while let Some(chunk) = source.next() {
                let mut games = source.games(&chunk);
                while let Some(span) = games.next_game(&mut digest) {
                    number += 1;
                    sum.games += 1;
                    let place = Place { file: file.clone(), game: number };
                    if digest.moves > 0 && span.error.is_none() {
                        match seen.entry(digest.key()) {
                            Entry::Occupied(first) => {
                                sum.repeated += 1;
                                if self.json {
                                    write_json(out, &Repeated { place, of: first.get() })?;
                                }
                                continue;
                            }
                            Entry::Vacant(new) => {
                                new.insert(place);
                            }
                        }
                    }
                    if !self.json {
                        out.write_all(chunk.bytes[span.start..span.end].trim_ascii_end())?;
                        out.write_all(b"\n\n")?;
                    }
                }
            }
            Ok(Exit::Fine)
        })?;
        if self.json {
            write_json(out, &sum)?;
        } else {
            out.flush()?;
            let left_out = counted(sum.repeated, "repeated game");
            complain(&format!("{left_out} left out of {}", counted(sum.games, "game")));
        }
        Ok(exit)
    }
}

/// The moves and players of a game, as two hashes: that two different games have the same is out of the question.
#[derive(Default)]
struct Digest {
    with_names: bool,
    names: [Option<String>; 2],
    moves: u64,
    hashes: [DefaultHasher; 2],
}

impl Digest {
    fn key(&mut self) -> [u64; 2] {
        if self.with_names {
            self.names.hash(&mut self.hashes[0]);
            self.names.hash(&mut self.hashes[1]);
        }
        self.hashes.each_ref().map(Hasher::finish)
    }
}

impl Visitor for Digest {
    fn begin_game(&mut self) {
        *self = Self { with_names: self.with_names, ..Self::default() };
        // The second hash starts differently.
        1_u8.hash(&mut self.hashes[1]);
    }

    fn tag(&mut self, tag: Tag<'_>) {
        let index = match tag.raw_name {
            b"White" => 0,
            b"Black" => 1,
            _ => return,
        };
        self.names[index].get_or_insert_with(|| family_name(&tag.value()));
    }

    fn start(&mut self, position: &Position) {
        self.hashes.iter_mut().for_each(|hash| position.to_string().hash(hash));
    }

    fn mv(&mut self, mv: LegalMove<'_>) {
        self.moves += 1;
        self.hashes.iter_mut().for_each(|hash| mv.to_move().hash(hash));
    }
}

/// Returns the family name in small letters: what comes before a comma, or the last word.
fn family_name(name: &str) -> String {
    let family =
        name.split_once(',').map_or_else(|| name.split_whitespace().last().unwrap_or(""), |(family, _)| family);
    family.trim().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_compared_by_the_family() {
        for name in ["Carlsen, Magnus", "Carlsen,M", "Magnus Carlsen", "CARLSEN", "carlsen, m."] {
            assert_eq!(family_name(name), "carlsen", "{name}");
        }
    }
}
