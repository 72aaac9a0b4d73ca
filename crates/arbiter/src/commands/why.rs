//! `arbiter why`: says whether a move is legal, and if not, which rule it breaks.

mod asked;

use std::io::Write;

use anyhow::Result;
use board::Setup;
use clap::Args;
use laws::{Edition, Regulations};
use notation::Language;
use protocol::ArticlesFrame;
use serde::Serialize;
use words::{Context, Locale, Tried, Words};

use self::asked::Asked;
use super::{Run, tournaments, write_json};
use crate::exit::Exit;
use crate::{input, text, verdict};

/// Say whether a move is legal and, if it is not, which rule of the Laws it breaks
///
/// Any board will do, even one from which play cannot continue.
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter why startpos e2e5
  arbiter why startpos Nd4 --edition 1997
  arbiter why \"4k3/8/8/8/8/5b2/8/R3K2R w KQ - 0 1\" 0-0-0 --language cs
  arbiter why 4k3/8/8/8/8/5b2/8/R3K2R w KQ - 0 1 e1a1 --json

JSON: {\"legal\":false,\"move\":\"e1a1\",\"san\":null,\"rule\":\"castling_through_attack\",
       \"article\":\"3.8.2.2.1\",\"articles\":{\"1997\":\"3.5cI\",…,\"2023\":\"3.8.2.2.1\"},
       \"by\":[\"f3\"],\"text\":\"…\"}
\"article\" is that of the edition, \"articles\" has those of all editions. \"rule\" and
\"article\" are null for a legal move; \"by\" lists what attacks or blocks.

Exit status: 0 if the move is legal, 1 if it is not, 2 if the FEN or the move
cannot be read.")]
pub(crate) struct Why {
    /// The position as a FEN or EPD, quoted or not; "startpos" for the initial one, "-" reads it from standard input
    #[arg(required = true, value_name = "FEN")]
    fen: Vec<String>,
    /// The move: e2e4, e7e8q, e1g1, or Nf3, exd5, O-O with the letters of any language
    #[arg(value_name = "MOVE")]
    mv: String,
    /// The language of the letters, if several fit: en, cs, de …
    #[arg(long, value_name = "LANG", value_parser = text::language)]
    from: Option<&'static Language>,
    /// The edition of the Laws to cite: 1997, 2009, 2018 or 2023
    #[arg(long, value_name = "YEAR", default_value = "2023", value_parser = edition)]
    edition: Edition,
    /// The language of the answer: en, cs or sk
    #[arg(long, value_name = "LANG", default_value = "en", value_parser = tournaments::language)]
    language: Locale,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

fn edition(text: &str) -> Result<Edition, String> {
    let found = Edition::ALL.iter().copied().find(|edition| edition.name() == text);
    found.ok_or_else(|| "expected 1997, 2009, 2018 or 2023".to_owned())
}

impl Run for Why {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let setup = input::setup(&self.fen)?;
        let asked = Asked::read(&self.mv, &setup, self.from, self.language)?;
        let answer = Answer::of(&setup, &asked, &self);
        if self.json {
            write_json(out, &answer)?;
        } else {
            self.write(&answer, out)?;
        }
        Ok(if answer.legal { Exit::Fine } else { Exit::No })
    }
}

/// The answer.
#[derive(Serialize)]
struct Answer {
    legal: bool,
    /// The move as engines write it; null if no piece can go there.
    #[serde(rename = "move")]
    uci: Option<String>,
    /// The move in algebraic notation, if it is legal.
    san: Option<String>,
    rule: Option<&'static str>,
    article: Option<String>,
    articles: ArticlesFrame,
    by: Vec<String>,
    text: String,
}

impl Answer {
    fn of(setup: &Setup, asked: &Asked, options: &Why) -> Self {
        let articles = match asked.tried {
            Tried::Legal => ArticlesFrame::default(),
            Tried::Illegal(mv, breach) => ArticlesFrame::of(setup, mv, breach),
            Tried::NoPiece(role, _) => ArticlesFrame::of_rule((board::Breach::WayOfMoving { role }, role).into()),
        };
        let by = match asked.tried {
            Tried::Illegal(_, breach) => breach.by(),
            _ => board::Bitboard::EMPTY,
        };
        Self {
            legal: asked.tried == Tried::Legal,
            uci: asked.mv.map(|mv| mv.to_string()),
            san: asked.san.clone(),
            rule: match asked.tried {
                Tried::Legal => None,
                Tried::Illegal(_, breach) => Some(breach.code()),
                Tried::NoPiece(..) => Some("no_piece"),
            },
            article: article(&articles, options.edition),
            articles,
            by: by.into_iter().map(|square| square.to_string()).collect(),
            text: options.text(setup, asked),
        }
    }
}

impl Why {
    /// Writes the sentence: the detailed one in English, that of the pages in other languages.
    fn text(&self, setup: &Setup, asked: &Asked) -> String {
        if self.language == Locale::English {
            return match (asked.tried, asked.mv) {
                (Tried::Illegal(mv, breach), _) => verdict::of_breach(setup, mv, breach),
                (Tried::NoPiece(role, to), _) => verdict::of_no_piece(setup, role, to),
                (Tried::Legal, Some(mv)) => verdict::of_legal(setup, mv),
                (Tried::Legal, None) => String::new(),
            };
        }
        let regulations = Regulations { edition: self.edition, ..Regulations::default() };
        let position = setup.validate().unwrap_or_default();
        let context = Context { board: *setup, ..Context::new(&regulations, &position) };
        let rule = match asked.tried {
            Tried::Legal => None,
            Tried::Illegal(mv, breach) => questions::broken_rule(setup, mv, breach, self.edition),
            Tried::NoPiece(role, _) => Some((board::Breach::WayOfMoving { role }, role).into()),
        };
        Words::new(self.language).tried(&self.mv, asked.tried, rule, &context)
    }

    fn write(&self, answer: &Answer, out: &mut dyn Write) -> Result<()> {
        let others: Vec<(Edition, String)> = Edition::ALL
            .iter()
            .rev()
            .filter(|&&edition| edition != self.edition)
            .filter_map(|&edition| Some((edition, article(&answer.articles, edition)?)))
            .collect();
        if self.language != Locale::English {
            writeln!(out, "{}", answer.text)?;
            if let Some(others) = Words::new(self.language).other_editions(&others) {
                writeln!(out, "{others}")?;
            }
            return Ok(());
        }
        writeln!(out, "{} {}", if answer.legal { "Legal." } else { "Illegal." }, answer.text)?;
        if let Some(article) = &answer.article {
            let kind = if article.starts_with("II") { "Guideline" } else { "Article" };
            writeln!(out, "{kind} {article} of the FIDE Laws of Chess ({}).", self.edition)?;
        }
        let others: Vec<String> = others.iter().map(|(edition, article)| format!("{article} ({edition})")).collect();
        if !others.is_empty() {
            let which = if self.edition == Edition::NEWEST { "older" } else { "other" };
            writeln!(out, "In {which} editions: {}.", others.join(", "))?;
        }
        Ok(())
    }
}

/// Returns the article of one edition.
fn article(articles: &ArticlesFrame, edition: Edition) -> Option<String> {
    let ArticlesFrame { fide_1997, fide_2009, fide_2018, fide_2023 } = articles;
    let found = match edition {
        Edition::Fide1997 => fide_1997,
        Edition::Fide2009 => fide_2009,
        Edition::Fide2018 => fide_2018,
        Edition::Fide2023 => fide_2023,
    };
    found.clone()
}
