//! The text of a move, read without a position.

use board::{File, Rank, Role, Square, Wing};

use crate::{Language, MoveError, MoveProblem, Wanted};

/// A move as it was written, read without a position.
///
/// Reading tolerates the variations of the Laws and of people: `0-0` and `O-O`, with or without `x`, `+`, `#`, `++`,
/// `e.p.`, `(=)`, `!?`; pawn captures as `exd5`, `ed5` and `ed`; the long form; a promotion as `d8D`, `d8=D`, `d8(D)`.
///
/// ```
/// use board::{Position, Role};
/// use notation::{Language, MoveText, Place};
/// let czech = Language::find("cs").unwrap();
/// let text = MoveText::read("Jg1-f3!?", czech)?;
/// assert!(matches!(text.place, Place::Piece { role: Some(Role::Knight), .. }));
/// let position = Position::initial();
/// assert_eq!(text.find(&position)?.mv.to_move().to_string(), "g1f3");
/// # Ok::<(), notation::MoveError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a sign that stands there or does not")]
pub struct MoveText<'t> {
    /// The text it was read from.
    pub text: &'t str,
    /// The piece and its squares.
    pub place: Place,
    /// Whether a capture was marked.
    pub capture: bool,
    /// The number of plus signs, at most two; a dagger counts as one and a double dagger as two.
    pub checks: u8,
    /// Whether mate was marked by `#`.
    pub mate: bool,
    /// Whether `e.p.` was written.
    pub en_passant: bool,
    /// Whether a draw was offered: `(=)`, 2018 C.12.
    pub draw_offer: bool,
    /// The annotation as a NAG: 1 for `!`, 2 for `?`, 3 for `!!`, 4 for `??`, 5 for `!?`, 6 for `?!`.
    pub annotation: Option<u8>,
    pub(crate) language: &'static Language,
}

/// The piece and its squares, as far as the text gives them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Castling.
    Castling(Wing),
    /// A null move: `--` or `Z0`.
    Null,
    /// A piece goes to a square.
    Piece {
        /// The kind of piece: a pawn if there is no letter; `None` if the text gives both squares and no letter, as
        /// `e7e5` and `g1f3` do.
        role: Option<Role>,
        /// The file it leaves.
        from_file: Option<File>,
        /// The rank it leaves.
        from_rank: Option<Rank>,
        /// The file it goes to.
        to_file: File,
        /// The rank it goes to; left out by captures such as `ed`.
        to_rank: Option<Rank>,
        /// The piece that the pawn becomes.
        promotion: Option<Role>,
    },
}

impl<'t> MoveText<'t> {
    /// Reads the text of one move in a language.
    pub fn read(text: &'t str, language: &'static Language) -> Result<Self, MoveError> {
        let mut cursor = Cursor { text, at: 0 };
        cursor.skip_spaces();
        let mut mv = Self {
            text,
            place: Place::Null,
            capture: false,
            checks: 0,
            mate: false,
            en_passant: false,
            draw_offer: false,
            annotation: None,
            language,
        };
        if let Some(wing) = cursor.castling() {
            mv.place = Place::Castling(wing);
        } else if cursor.eat("--") || cursor.eat("Z0") || cursor.eat("@@@@") {
            mv.place = Place::Null;
        } else {
            mv.place = mv.read_piece(&mut cursor)?;
        }
        mv.read_marks(&mut cursor)?;
        Ok(mv)
    }

    fn read_piece(&mut self, cursor: &mut Cursor<'t>) -> Result<Place, MoveError> {
        let letter = self.language.read_letter(cursor.rest());
        if let Some((_, len)) = letter {
            cursor.at += len;
        }
        let first = (cursor.file(), cursor.rank());
        let is_linked = self.read_link(cursor);
        let second = (cursor.file(), cursor.rank());
        let (from, to) = match (first, second) {
            ((Some(_), Some(_)), (None, None)) if !is_linked => ((None, None), first),
            (_, (Some(_), Some(_))) => (first, second),
            // Files alone, for pawn captures: `ed`, `exd`.
            ((Some(_), None), (Some(_), None)) if letter.is_none_or(|(role, _)| role == Role::Pawn) => (first, second),
            // The capture can be marked after the square: `Sd4:`.
            _ => return Err(cursor.error(Wanted::Move(self.language))),
        };
        let Some(to_file) = to.0 else { return Err(cursor.error(Wanted::Move(self.language))) };
        let is_long = matches!(from, (Some(_), Some(_)));
        let role = letter.map(|(role, _)| role).or((!is_long).then_some(Role::Pawn));
        if cursor.eat(":") {
            self.capture = true;
        }
        let promotion = if role.is_none_or(|role| role == Role::Pawn) { self.read_promotion(cursor)? } else { None };
        Ok(Place::Piece { role, from_file: from.0, from_rank: from.1, to_file, to_rank: to.1, promotion })
    }

    /// Reads the text between the two squares: a hyphen, or a capture sign.
    fn read_link(&mut self, cursor: &mut Cursor<'t>) -> bool {
        let at = cursor.at;
        // A sign without a file after it is not a capture: a Vietnamese rook is written X.
        let is_before_file = File::from_letter(cursor.char_at(1)).is_some();
        if is_before_file && ["x", "X", "×", "х", ":"].iter().any(|sign| cursor.eat(sign)) {
            self.capture = true;
        } else {
            let _ = cursor.hyphen();
        }
        cursor.at > at
    }

    fn read_promotion(&self, cursor: &mut Cursor<'t>) -> Result<Option<Role>, MoveError> {
        let start = cursor.at;
        let sign = ["=", "(", "/"].into_iter().find(|sign| cursor.eat(sign));
        let letter =
            self.language.read_letter(cursor.rest()).or_else(|| self.language.read_small_letter(cursor.rest()));
        let Some((role, len)) = letter else {
            // `(=)` and `=` offer a draw; they are read with the marks.
            cursor.at = start;
            return Ok(None);
        };
        // `e.p.` starts with the letter of an Estonian pawn, and with no letter of a piece that a pawn can become.
        if role == Role::Pawn && sign.is_none() {
            return Ok(None);
        }
        cursor.at += len;
        if sign == Some("(") && !cursor.eat(")") {
            return Err(cursor.error(Wanted::Part("\")\" after the piece the pawn becomes")));
        }
        Ok(Some(role))
    }

    fn read_marks(&mut self, cursor: &mut Cursor<'t>) -> Result<(), MoveError> {
        const SIGNS: [(&str, u8); 6] = [("!!", 3), ("??", 4), ("!?", 5), ("?!", 6), ("!", 1), ("?", 2)];
        loop {
            cursor.skip_spaces();
            if cursor.rest().is_empty() {
                return Ok(());
            }
            if ["+", "†"].iter().any(|sign| cursor.eat(sign)) {
                self.checks = (self.checks + 1).min(2);
            } else if cursor.eat("‡") {
                self.checks = 2;
            } else if ["#", "≠"].iter().any(|sign| cursor.eat(sign)) {
                self.mate = true;
            } else if ["(=)", "="].iter().any(|sign| cursor.eat(sign)) {
                self.draw_offer = true;
            } else if ["e.p.", "(e.p.)", "e. p.", "e.p", "ep.", "ep"].iter().any(|sign| cursor.eat(sign)) {
                self.en_passant = true;
            } else if let Some((_, nag)) = SIGNS.into_iter().find(|(sign, _)| cursor.eat(sign)) {
                self.annotation = Some(nag);
            } else {
                const WANTED: &str = "the end of the move, or a sign such as \"+\", \"#\", \"e.p.\", \"(=)\" or \"!?\"";
                return Err(cursor.error(Wanted::Part(WANTED)));
            }
        }
    }

    /// Makes an error that concerns the whole text.
    pub(crate) fn error(&self, problem: MoveProblem) -> MoveError {
        MoveError { offset: 0, column: 1, found: self.text.trim().to_owned(), problem }
    }

    /// Returns the target square, if the text names it.
    pub fn target(&self) -> Option<Square> {
        match self.place {
            Place::Piece { to_file, to_rank: Some(rank), .. } => Some(Square::new(to_file, rank)),
            _ => None,
        }
    }
}

struct Cursor<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Cursor<'t> {
    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn char_at(&self, index: usize) -> char {
        self.rest().chars().nth(index).unwrap_or('\0')
    }

    fn eat(&mut self, sign: &str) -> bool {
        let is_there = self.rest().starts_with(sign);
        if is_there {
            self.at += sign.len();
        }
        is_there
    }

    fn skip_spaces(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    fn file(&mut self) -> Option<File> {
        let file = File::from_letter(self.char_at(0))?;
        self.at += 1;
        Some(file)
    }

    fn rank(&mut self) -> Option<Rank> {
        let rank = Rank::from_digit(self.char_at(0))?;
        self.at += 1;
        Some(rank)
    }

    fn hyphen(&mut self) -> bool {
        ["-", "–", "‐", "‑", "—", "−"].iter().any(|sign| self.eat(sign))
    }

    fn castling(&mut self) -> Option<Wing> {
        let start = self.at;
        let is_nought = |c: char| matches!(c, '0' | 'O' | 'o' | 'О' | 'о');
        let mut noughts = 0;
        loop {
            if !is_nought(self.char_at(0)) {
                break;
            }
            self.at += self.char_at(0).len_utf8();
            noughts += 1;
            let before = self.at;
            if !self.hyphen() {
                break;
            }
            if !is_nought(self.char_at(0)) {
                self.at = before;
                break;
            }
        }
        match noughts {
            2 => Some(Wing::King),
            3 => Some(Wing::Queen),
            _ => {
                self.at = start;
                None
            }
        }
    }

    fn error(&self, wanted: Wanted) -> MoveError {
        MoveError {
            offset: self.at,
            column: self.text[..self.at].chars().count() + 1,
            found: self.text.trim().to_owned(),
            problem: MoveProblem::NotAMove { wanted },
        }
    }
}
