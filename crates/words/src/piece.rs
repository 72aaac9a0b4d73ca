//! Names of pieces, and moves in the letters of a language.

use board::{Color, LegalMove, Move, Role, Square};
use fluent_bundle::FluentArgs;
use laws::{Act, Actor, Made, Written};
use notation::Style;

use crate::{Context, Words};

/// Returns the name of a player in messages.
pub(crate) const fn color(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// Returns the name of a player in messages, or that of none.
pub(crate) fn color_or_none(player: Option<Color>) -> &'static str {
    player.map_or("none", color)
}

/// Returns the name of an actor in messages.
pub(crate) fn actor(by: Actor) -> &'static str {
    match by {
        Actor::Player(player) => color(player),
        Actor::Assistant(Color::White) => "white_assistant",
        Actor::Assistant(Color::Black) => "black_assistant",
        Actor::Arbiter => "arbiter",
        Actor::Spectator => "spectator",
    }
}

/// Returns the name of a kind of piece in messages.
pub(crate) const fn role(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// The role of a piece in a sentence, which decides its grammatical case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// It is on its square.
    Standing,
    /// A player touches it.
    Touched,
    /// A player adjusts or releases it.
    Handled,
}

impl Words {
    /// Writes a move in the letters of the language: a legal one as the Laws prescribe, another as a displacement.
    ///
    /// ```
    /// use board::{Move, Square};
    /// use laws::{Game, Regulations};
    /// use words::{Context, Locale, Words};
    /// let game = Game::new(Regulations::default());
    /// let words = Words::new(Locale::Czech);
    /// assert_eq!(words.chess_move(Move::new(Square::G1, Square::F3), &Context::from(&game)), "Jf3");
    /// assert_eq!(words.chess_move(Move::new(Square::G1, Square::G3), &Context::from(&game)), "Jg1-g3");
    /// ```
    pub fn chess_move(&self, mv: Move, context: &Context<'_>) -> String {
        let language = self.locale().language();
        if let Some(legal) = context.legal(mv) {
            return self.legal_move(legal);
        }
        let letter = |role: Role| if role == Role::Pawn { "" } else { language.letters.of(role) };
        let moved = context.piece_at(mv.from());
        let taken = context.board.board.piece_at(mv.to());
        // Castling as king takes rook, or a piece put on a piece of its own color, is not a capture.
        let is_capture = moved.zip(taken).is_some_and(|(moved, taken)| moved.color != taken.color);
        let (piece, sign) = (moved.map_or("", |piece| letter(piece.role)), if is_capture { 'x' } else { '-' });
        format!("{piece}{}{sign}{}{}", mv.from(), mv.to(), mv.promotion().map_or("", letter))
    }

    /// Writes a legal move.
    pub(crate) fn legal_move(&self, legal: LegalMove<'_>) -> String {
        Style { language: self.locale().language(), ..Style::default() }.write(legal)
    }

    /// Writes a move that was made.
    pub(crate) fn made(&self, made: Made, context: &Context<'_>) -> String {
        made.legal().map_or_else(|| self.chess_move(made.to_move(), context), |legal| self.legal_move(legal))
    }

    /// Writes a move as it was read, if the text determines one.
    pub(crate) fn written_move(&self, written: Written, context: &Context<'_>) -> Option<String> {
        Some(match written {
            Written::Legal(half_move) => self.legal_move(half_move.as_legal()),
            _ => self.chess_move(written.to_move()?, context),
        })
    }

    /// Names a piece and its square; its color only if it is not the player's.
    pub(crate) fn piece(&self, square: Square, part: Part, own: Option<Color>, context: &Context<'_>) -> String {
        let piece = context.piece_at(square);
        let whose = match (piece, own) {
            (Some(piece), Some(own)) if piece.color != own => color(piece.color),
            _ => "own",
        };
        self.piece_of(piece.map(|piece| piece.role), square, part, whose)
    }

    pub(crate) fn piece_of(&self, kind: Option<Role>, square: Square, part: Part, whose: &'static str) -> String {
        let id = match part {
            Part::Standing => "piece-standing",
            Part::Touched => "piece-touched",
            Part::Handled => "piece-handled",
        };
        let role = kind.map_or("piece", role);
        self.say(id, &args!["role" => role, "whose" => whose, "square" => square.to_string()])
    }

    /// Lists pieces.
    pub(crate) fn pieces(
        &self,
        squares: impl IntoIterator<Item = Square>,
        part: Part,
        own: Option<Color>,
        context: &Context<'_>,
    ) -> String {
        let pieces: Vec<String> = squares.into_iter().map(|square| self.piece(square, part, own, context)).collect();
        self.list(&pieces)
    }

    /// Returns the move of an act, or a sentence about what is wrong with the text in its place.
    pub(crate) fn written(&self, written: Written, act: &Act, context: &Context<'_>) -> Result<String, String> {
        let is_said = matches!(act, Act::Announce { .. } | Act::Repeat { .. } | Act::Correct { .. });
        let told = args!["told" => if is_said { "said" } else { "written" }];
        Err(match written {
            Written::Legal(_) | Written::Move(_) => return Ok(self.written_move(written, context).unwrap_or_default()),
            Written::Ambiguous => self.say("written-ambiguous", &told),
            Written::Illegal(None) => self.plain("written-illegal"),
            Written::Illegal(Some(breach)) => self.breach_clause(breach, None, context),
            Written::Unreadable => self.say("written-unreadable", &told),
        })
    }
}

/// Starts the arguments of a sentence about an actor.
pub(crate) fn about(by: &'static str) -> FluentArgs<'static> {
    args!["by" => by]
}
