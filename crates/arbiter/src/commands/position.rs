//! `arbiter position`: draws a position and lists the facts about it.

use std::io::Write;

use anyhow::Result;
use board::{Epd, LegalMove, Role, Setup};
use clap::{Args, ColorChoice};
use notation::{Opening, Style};
use protocol::PositionFacts;
use questions::{CanMate, Facts};
use serde::Serialize;

use super::can_mate::{Lines, sentence};
use super::rights::{self, Castling, MoveRule, name};
use super::{Run, write_json};
use crate::drawing::{Drawing, is_colored};
use crate::exit::Exit;
use crate::input;

/// Draw a position; list its flaws and its legal moves, and tell check, mate and stalemate
///
/// With an "unplayable" flaw, such as a missing king, play cannot continue; an "unreachable" one only shows that no game
/// can lead to the position.
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter position startpos
  arbiter position \"6k1/5ppp/8/8/8/8/8/R3K2R w KQ - 0 1\"
  echo \"8/8/8/8/8/4k3/4p3/4K3 w - - 0 1\" | arbiter position - --json

JSON: {\"valid\":…,\"playable\":…,
       \"flaws\":[{\"code\":\"…\",\"kind\":\"unplayable|unreachable\",\"text\":\"…\"}],
       \"turn\":\"white|black\",\"check\":…,\"checkmate\":…,\"stalemate\":…,
       \"moves\":[\"e2e4\",…],\"san\":[\"e4\",…],
       \"castling\":{\"white\":{\"kingside\":…,\"queenside\":…},\"black\":…},\"en_passant\":\"e3\"|null,
       \"half_moves\":N,\"fifty_moves\":\"no|with_a_move|claimable\",\"seventy_five_moves\":…,
       \"opening\":{\"code\":\"B20\",\"name\":\"…\"}|null,\"operations\":{\"bm\":[\"e4\"],…},
       \"can_mate\":{\"white\":\"yes|no|unknown\",\"black\":…},\"dead\":true|false|null}
      and with --line \"lines\":{\"white\":[\"…\"]|null,\"black\":…}

Exit status: 0 if the position has no flaw, 1 if it has one, 2 if the FEN cannot
be read.")]
pub(crate) struct Position {
    /// The position as a FEN or EPD, quoted or not; "startpos" for the initial one, "-" reads it from standard input
    #[arg(required = true, value_name = "FEN")]
    fen: Vec<String>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    /// Add a series of legal moves by which each side mates, if there is one
    #[arg(long)]
    line: bool,
    /// Color the board: auto (on a terminal), always or never
    #[arg(long, value_name = "WHEN", default_value = "auto", hide_possible_values = true)]
    color: ColorChoice,
}

impl Run for Position {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let epd = input::epd(&self.fen)?;
        let report = Report::of(&epd, self.line);
        if self.json {
            write_json(out, &report)?;
        } else {
            writeln!(out, "{}", Drawing { setup: &epd.setup, colored: is_colored(self.color) })?;
            report.write(out, &epd.setup)?;
        }
        Ok(if report.facts.valid { Exit::Fine } else { Exit::No })
    }
}

/// The answer.
#[derive(Serialize)]
struct Report {
    #[serde(flatten)]
    facts: PositionFacts,
    #[serde(skip)]
    can_mate: CanMate,
    moves: Vec<String>,
    /// The same moves in algebraic notation.
    san: Vec<String>,
    castling: Castling,
    en_passant: Option<String>,
    half_moves: u16,
    fifty_moves: &'static str,
    seventy_five_moves: bool,
    opening: Option<Known>,
    operations: serde_json::Map<String, serde_json::Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lines: Option<Lines>,
}

/// The opening that the position defines.
#[derive(Serialize)]
struct Known {
    code: &'static str,
    name: &'static str,
}

impl Report {
    fn of(epd: &Epd, with_lines: bool) -> Self {
        let setup = &epd.setup;
        let position = setup.validate().ok();
        let mut legal: Vec<LegalMove<'_>> = position.iter().flat_map(board::Position::legal_moves).collect();
        legal.sort_by_cached_key(|legal| legal.uci().to_string());
        let found = Facts::of(setup);
        let lines = position.as_ref().filter(|_| with_lines).map(|position| Lines::of(position, &found.can_mate));
        let rule = MoveRule::of(setup.halfmove_clock);
        let opening = position.as_ref().and_then(Opening::at);
        Self {
            facts: PositionFacts::from(&found),
            moves: legal.iter().map(|legal| legal.uci().to_string()).collect(),
            san: legal.iter().map(|&legal| Style::PGN.write(legal)).collect(),
            castling: Castling::of(setup),
            en_passant: position.as_ref().and_then(board::Position::en_passant).map(|square| square.to_string()),
            half_moves: setup.halfmove_clock,
            fifty_moves: rule.code(),
            seventy_five_moves: rule == MoveRule::Drawn && !found.is_checkmate,
            opening: opening.map(|opening| Known { code: opening.code, name: opening.name }),
            operations: epd
                .operations
                .iter()
                .map(|found| (found.opcode.clone(), found.operands.clone().into()))
                .collect(),
            can_mate: found.can_mate,
            lines,
        }
    }

    fn write(&self, out: &mut dyn Write, setup: &Setup) -> Result<()> {
        writeln!(out, "{}", self.state(setup))?;
        // After the end of the game no further reason is needed.
        let is_over = !self.facts.playable || self.facts.checkmate || self.facts.stalemate;
        if !is_over {
            writeln!(out, "{}", self.castling)?;
            if let Some(rule) = MoveRule::of(setup.halfmove_clock).sentence(setup.halfmove_clock) {
                writeln!(out, "{rule}")?;
            }
            if let Some(sentence) = sentence(&self.can_mate) {
                writeln!(out, "{sentence}")?;
            }
        }
        if let Some(opening) = &self.opening {
            writeln!(out, "Opening: {} ({}).", opening.name, opening.code)?;
        }
        for (opcode, operands) in &self.operations {
            writeln!(out, "{opcode}: {}", rights::joined(operands))?;
        }
        for line in self.lines.iter().flat_map(Lines::sentences) {
            writeln!(out, "{line}")?;
        }
        if !self.facts.flaws.is_empty() {
            let verdict = if self.facts.playable { "Playable, but no game leads here:" } else { "Not playable:" };
            writeln!(out, "\n{verdict}")?;
            for flaw in &self.facts.flaws {
                writeln!(out, "  - {}", flaw.text)?;
            }
        }
        if !self.moves.is_empty() {
            let count = self.moves.len();
            writeln!(out, "\n{count} legal move{}:", if count == 1 { "" } else { "s" })?;
            self.write_moves(out, setup)?;
        }
        Ok(())
    }

    /// Writes who is to move, and whether the king is in check.
    fn state(&self, setup: &Setup) -> String {
        let (player, opponent) = (name(setup.turn), name(!setup.turn));
        let checkers: Vec<String> = setup.checkers().into_iter().map(|square| square.to_string()).collect();
        let checkers = checkers.join(" and ");
        if self.facts.checkmate {
            format!("Checkmate: {player} is in check from {checkers} and has no legal move. {opponent} has won.")
        } else if self.facts.stalemate {
            format!("Stalemate: {player} is not in check and has no legal move. The game is drawn.")
        } else if self.facts.check {
            format!("{player} to move, in check from {checkers}.")
        } else {
            format!("{player} to move.")
        }
    }

    /// Lists the moves by the kind of piece, in lines of up to 80 columns.
    fn write_moves(&self, out: &mut dyn Write, setup: &Setup) -> Result<()> {
        const A_LINE: usize = 11;
        for role in [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn] {
            let is_of_role = |mv: &str| {
                mv.get(..2).and_then(|from| from.parse().ok()).and_then(|from| setup.board.role_at(from)) == Some(role)
            };
            let moves = self.moves.iter().zip(&self.san).filter(|(mv, _)| is_of_role(mv));
            let moves: Vec<&str> = moves.map(|(_, san)| san.as_str()).collect();
            for (i, line) in moves.chunks(A_LINE).enumerate() {
                let label = if i == 0 { role.to_string() } else { String::new() };
                writeln!(out, "  {label:<7} {}", line.join(" "))?;
            }
        }
        Ok(())
    }
}
