//! A game as PGN.

use std::time::Duration;

use laws::{Game, Score};
use notation::pgn;

use crate::contract::regulations::RegulationsFrame;
use crate::wire::history::Displays;
use crate::wire::seat::NamesFrame;

/// The contents of a game's PGN besides the moves.
#[derive(Clone, Copy, Debug)]
pub struct PgnFacts<'a> {
    /// The regulations.
    pub regulations: &'a RegulationsFrame,
    /// The names of players and arbiter.
    pub names: &'a NamesFrame,
    /// The hash of the last row of the journal.
    pub hash: &'a str,
    /// The clock displays after each half-move.
    pub displays: &'a Displays,
}

/// Writes a game as PGN, with the hash of the journal, which reveals later changes.
pub fn pgn(game: &Game, facts: PgnFacts<'_>) -> String {
    let mut tree = pgn::GameTree::new(game.regulations().start);
    for (name, value) in facts.regulations.tags() {
        tree.set_tag(name, value);
    }
    for (tag, name) in [("White", &facts.names.white), ("Black", &facts.names.black), ("Arbiter", &facts.names.arbiter)]
    {
        if let Some(name) = name {
            tree.set_tag(tag, name.clone());
        }
    }
    let score = game.outcome().map_or(Score::NONE, |outcome| outcome.score);
    tree.outcome = pgn::Outcome::read(&score.to_string()).unwrap_or_default();
    if tree.outcome == pgn::Outcome::Open && score != Score::NONE {
        // PGN has no result token for other scores.
        tree.set_tag("Score", score.to_string());
    }
    if let Some(outcome) = game.outcome() {
        tree.set_tag("Termination", outcome.reason.name());
    }
    tree.set_tag("JournalHash", facts.hash);
    let mut position = game.regulations().start;
    for (index, (_, mv)) in game.moves().enumerate() {
        let Ok(legal) = position.legal(mv) else {
            // PGN cannot write an illegal move; it and later moves are written in a comment.
            let rest: Vec<String> = game.moves().skip(tree.line.moves.len()).map(|(_, mv)| mv.to_string()).collect();
            let comment = format!("illegal: {}", rest.join(" "));
            match tree.line.moves.last_mut() {
                Some(last) => last.comments.push(comment),
                None => tree.line.comments.push(comment),
            }
            break;
        };
        position = legal.play();
        let clock = facts.displays.get(index).map(|display| pgn::clock_command(Duration::from_millis(display)));
        let comments = clock.into_iter().collect();
        tree.line.moves.push(pgn::Played { mv: Some(mv), comments, ..pgn::Played::default() });
    }
    tree.to_string()
}
/// Leaves out what clocks showed, for a game that was not played with the server's clocks.
pub fn without_clocks(pgn: &str) -> String {
    let games = pgn::GameTree::read_all(pgn.as_bytes()).into_iter().filter_map(Result::ok);
    let without = games.map(|mut game| {
        for played in &mut game.line.moves {
            played.comments.retain(|comment| !comment.starts_with("[%clk "));
        }
        game.to_string()
    });
    without.collect()
}
