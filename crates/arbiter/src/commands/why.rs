//! `arbiter why`: says whether a move is legal, and if not, which rule it breaks.

use std::io::Write;

use anyhow::Result;
use board::{Move, Setup};
use clap::Args;
use protocol::ArticlesFrame;
use serde::Serialize;

use super::{Run, write_json};
use crate::exit::Exit;
use crate::{input, verdict};

/// Say whether a move is legal and, if it is not, which rule of the Laws it breaks
///
/// Any board will do, even one from which play cannot continue.
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter why startpos e2e5
  arbiter why \"4k3/8/8/8/8/5b2/8/R3K2R w KQ - 0 1\" e1g1
  arbiter why 4k3/8/8/8/8/5b2/8/R3K2R w KQ - 0 1 e1a1 --json

JSON: {\"legal\":false,\"rule\":\"castling_through_attack\",
       \"article\":\"3.8.2.2.1\",\"articles\":{\"1997\":\"3.5cI\",…,\"2023\":\"3.8.2.2.1\"},
       \"by\":[\"f3\"],\"text\":\"…\"}
\"article\" is that of 2023, \"articles\" has those of all editions. \"rule\" and \"article\"
are null for a legal move; \"by\" lists what attacks or blocks.

Exit status: 0 if the move is legal, 1 if it is not, 2 if the FEN or the move
cannot be read.")]
pub(crate) struct Why {
    /// The position as a FEN, quoted or not; "startpos" for the initial one, "-" reads it from standard input
    #[arg(required = true, value_name = "FEN")]
    fen: Vec<String>,
    /// The move, such as e2e4, e7e8q or, for castling, e1g1 or e1h1
    #[arg(value_name = "MOVE")]
    mv: String,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

impl Run for Why {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let setup = input::setup(&self.fen)?;
        let answer = Answer::of(&setup, self.mv.parse()?);
        if self.json {
            write_json(out, &answer)?;
        } else {
            answer.write(out)?;
        }
        Ok(if answer.legal { Exit::Fine } else { Exit::No })
    }
}

/// The answer.
#[derive(Serialize)]
struct Answer {
    legal: bool,
    rule: Option<&'static str>,
    article: Option<String>,
    articles: ArticlesFrame,
    by: Vec<String>,
    text: String,
}

impl Answer {
    fn of(setup: &Setup, mv: Move) -> Self {
        let Some(breach) = setup.breach(mv) else {
            let articles = ArticlesFrame::default();
            let text = verdict::of_legal(setup, mv);
            return Self { legal: true, rule: None, article: None, articles, by: Vec::new(), text };
        };
        let articles = ArticlesFrame::of(setup, mv, breach);
        Self {
            legal: false,
            rule: Some(breach.code()),
            article: articles.fide_2023.clone(),
            articles,
            by: breach.by().into_iter().map(|square| square.to_string()).collect(),
            text: verdict::of_breach(setup, mv, breach),
        }
    }

    fn write(&self, out: &mut dyn Write) -> Result<()> {
        writeln!(out, "{} {}", if self.legal { "Legal." } else { "Illegal." }, self.text)?;
        let Some(article) = &self.article else { return Ok(()) };
        let kind = if article.starts_with("II") { "Guideline" } else { "Article" };
        writeln!(out, "{kind} {article} of the FIDE Laws of Chess (2023).")?;
        let ArticlesFrame { fide_1997, fide_2009, fide_2018, .. } = &self.articles;
        let older = [("2018", fide_2018), ("2009", fide_2009), ("1997", fide_1997)];
        let older: Vec<String> =
            older.iter().filter_map(|(edition, article)| Some(format!("{} ({edition})", article.as_ref()?))).collect();
        writeln!(out, "In older editions: {}.", older.join(", "))?;
        Ok(())
    }
}
