//! The one place where the text of a move becomes a value.

use board::{Move, Position};
use laws::{Actor, BoardKind, Game, Written};
use notation::{HearError, Language, MoveProblem, MoveText, Speech};

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

    /// Reads an announcement: words in one of the ways moves are spoken, or a move as it is written.
    fn read_said(self, text: &str, position: &Position) -> Written {
        let mut heard = None;
        for speech in Speech::ALL {
            let written = match speech.hear(text, position) {
                Ok(said) => return Written::Move(said.mv.to_move()),
                Err(HearError::Ambiguous(_)) => Written::Ambiguous,
                Err(HearError::Illegal(illegal)) => Written::Illegal(Some(illegal.breach)),
                Err(HearError::NoMove) => Written::Illegal(None),
                Err(_) => continue,
            };
            heard = heard.or(Some(written));
        }
        heard.unwrap_or_else(|| self.read_in_position(text, position))
    }

    fn read_in_position(self, text: &str, position: &Position) -> Written {
        let legal = text.parse().ok().map(|mv| position.legal(mv).map(board::LegalMove::to_move));
        match legal {
            Some(Ok(mv)) => Written::Move(mv),
            Some(Err(illegal)) => Written::Illegal(Some(illegal.breach)),
            None => read_in(text, self.language, position)
                .or_else(|| Language::find("en").and_then(|english| read_in(text, english, position)))
                .unwrap_or(Written::Unreadable),
        }
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

/// How the text of a move becomes a value: read now, or as it was read before.
#[derive(Clone, Copy)]
pub(crate) enum Reading<'g> {
    Now { reader: Reader, game: &'g Game, by: Actor },
    Before(Option<Written>),
}

impl Reading<'_> {
    pub(crate) fn mv(self, text: &str) -> Written {
        match self {
            Self::Now { reader, game, .. } => reader.read_move(text, game),
            Self::Before(written) => written.unwrap_or(Written::Unreadable),
        }
    }

    /// Reads an announcement, the own or, repeated, the opponent's.
    pub(crate) fn said(self, text: &str, is_repeated: bool) -> Written {
        match self {
            Self::Now { reader, game, by } => {
                let speaker = by.player().map(|player| if is_repeated { !player } else { player });
                let position = speaker.map_or_else(|| game.position(), |player| game.announced_position(player));
                reader.read_said(text, position)
            }
            Self::Before(written) => written.unwrap_or(Written::Unreadable),
        }
    }

    /// Tells whether a sealed text names the move that has to be sealed, if there is one.
    pub(crate) fn is_as_bound(self, text: &str) -> bool {
        match self {
            Self::Now { reader, game, .. } => {
                let bound = game.bound();
                bound.is_none() || reader.read_in_position(text, game.position()).to_move() == bound
            }
            Self::Before(_) => true,
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
