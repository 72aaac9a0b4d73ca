//! The one place where the text of a move becomes a value.

use board::{Move, Position};
use laws::{BoardKind, Game, Written};
use notation::{Language, MoveProblem, MoveText};

/// Reads moves in the light of a game: UCI first, then the language of the regulations, then English.
///
/// ```
/// use laws::{Game, Regulations, Written};
/// use notation::Language;
/// let reader = protocol::Reader::new(Language::find("cs").unwrap());
/// let game = Game::new(Regulations::default());
/// let knight = reader.read_move("Jf3", &game);
/// assert_eq!(knight, reader.read_move("g1f3", &game));
/// assert_eq!(reader.read_move("hello", &game), Written::Unreadable);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    language: &'static Language,
}

impl Reader {
    /// Reads in a language, and in English as well.
    pub const fn new(language: &'static Language) -> Self {
        Self { language }
    }

    /// Reads a move: which it is, or that it is ambiguous, illegal or none.
    pub fn read_move(self, text: &str, game: &Game) -> Written {
        if let Ok(mv) = text.parse::<Move>() {
            return Written::Move(canonical(mv, game));
        }
        let position = game.position();
        match read_in(text, self.language, position) {
            Some(written) => written,
            None => {
                Language::find("en").and_then(|english| read_in(text, english, position)).unwrap_or(Written::Unreadable)
            }
        }
    }
}

/// Reads in one language; nothing if it is no well-formed move there.
fn read_in(text: &str, language: &'static Language, position: &Position) -> Option<Written> {
    let written = MoveText::read(text, language).ok()?;
    Some(match written.find(position) {
        Ok(read) => Written::Move(read.mv.to_move()),
        Err(error) => match error.problem {
            MoveProblem::Ambiguous { .. } => Written::Ambiguous,
            MoveProblem::Illegal(illegal) => Written::Illegal(Some(illegal.breach)),
            _ => Written::Illegal(None),
        },
    })
}

/// Describes castling as the king taking its rook where the move is that; on a physical board anything else stays as it is.
fn canonical(mv: Move, game: &Game) -> Move {
    match game.position().legal(mv) {
        Ok(legal) if game.regulations().board == BoardKind::Assisted => legal.to_move(),
        _ => mv,
    }
}
