//! Draws the board for a terminal, White below.

use std::env;
use std::fmt;
use std::io::{self, IsTerminal};

use board::{Bitboard, Color, File, Piece, Rank, Setup, Square};
use clap::ColorChoice;

/// Numbers of the 256-color palette: greens against which white and black pieces stand out, and a king in danger.
const LIGHT: u8 = 108;
const DARK: u8 = 65;
const DANGER: u8 = 124;
const WHITE: u8 = 231;
const BLACK: u8 = 16;

/// Decides whether standard output gets colors: if asked for, or on a terminal whose user has not set `NO_COLOR`.
pub(crate) fn is_colored(choice: ColorChoice) -> bool {
    match choice {
        ColorChoice::Always => true,
        ColorChoice::Never => false,
        ColorChoice::Auto => io::stdout().is_terminal() && env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()),
    }
}

/// Draws a setup's board when it is displayed.
pub(crate) struct Drawing<'s> {
    pub(crate) setup: &'s Setup,
    pub(crate) colored: bool,
}

impl fmt::Display for Drawing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let danger = kings_in_check(self.setup);
        for rank in Rank::ALL.into_iter().rev() {
            write!(f, " {} ", rank.digit())?;
            for file in File::ALL {
                let square = Square::new(file, rank);
                let piece = self.setup.board.piece_at(square);
                if self.colored {
                    let ground = match (danger.contains(square), square.is_light()) {
                        (true, _) => DANGER,
                        (false, true) => LIGHT,
                        (false, false) => DARK,
                    };
                    colored_square(f, ground, piece)?;
                } else {
                    write!(f, " {}", piece.map_or('·', Piece::figurine))?;
                }
            }
            writeln!(f, "{}", if self.colored { "\x1b[0m" } else { "" })?;
        }
        let space = if self.colored { "  " } else { " " };
        write!(f, "   ")?;
        File::ALL.into_iter().enumerate().try_for_each(|(i, file)| {
            let space = if i == 0 { " " } else { space };
            write!(f, "{space}{}", file.letter())
        })?;
        writeln!(f)
    }
}

/// Draws both players' pieces as solid figures that differ by color.
fn colored_square(f: &mut fmt::Formatter<'_>, ground: u8, piece: Option<Piece>) -> fmt::Result {
    write!(f, "\x1b[48;5;{ground}m")?;
    match piece {
        None => write!(f, "   "),
        Some(Piece { color, role }) => {
            let ink = if color == Color::White { WHITE } else { BLACK };
            let solid = Piece { color: Color::Black, role }.figurine();
            write!(f, "\x1b[38;5;{ink}m {solid} ")
        }
    }
}

/// Finds the kings that are attacked, of both players: on a flawed board it can be either.
fn kings_in_check(setup: &Setup) -> Bitboard {
    let kings = setup.board.iter().filter(|(_, piece)| piece.role == board::Role::King);
    kings.filter(|&(at, king)| setup.attackers(at, !king.color).has_any()).map(|(at, _)| at).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_without_colors_tells_the_players_apart_by_outline() {
        let drawn = Drawing { setup: &Setup::initial(), colored: false }.to_string();
        let lines: Vec<&str> = drawn.lines().collect();
        assert_eq!(lines[0], " 8  ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜");
        assert_eq!(lines[4], " 4  · · · · · · · ·");
        assert_eq!(lines[7], " 1  ♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖");
        assert_eq!(lines[8], "    a b c d e f g h");
    }

    #[test]
    fn colors_end_with_the_line_and_a_king_in_check_is_marked() {
        let setup: Setup = "4k3/8/8/8/8/8/8/4K2r w - - 0 1".parse().unwrap();
        let drawn = Drawing { setup: &setup, colored: true }.to_string();
        let lines: Vec<&str> = drawn.lines().collect();
        assert!(lines[..8].iter().all(|line| line.ends_with("\x1b[0m")));
        assert_eq!(drawn.matches("\x1b[48;5;124m").count(), 1);
        assert!(lines[7].contains("\x1b[48;5;124m\x1b[38;5;231m ♚ "));
    }
}
