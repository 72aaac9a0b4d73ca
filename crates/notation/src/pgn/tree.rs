//! A game as a tree: a convenient form, built on the visitor.

use board::{LegalMove, Move, Position};

use super::{Comment, Games, Outcome, PgnError, Step, Tag, Visitor};

/// A game with its tags, comments and variations.
///
/// ```
/// use notation::pgn::GameTree;
/// let games = GameTree::read_all(b"[White \"Anna\"]\n\n1. e4 {best} (1. d4 d5) e5 *");
/// let game = games[0].as_ref().unwrap();
/// assert_eq!(game.tag("White"), Some("Anna"));
/// assert_eq!(game.line.moves.len(), 2);
/// assert_eq!(game.line.moves[0].variations[0].moves.len(), 2);
/// assert_eq!(game.to_string().lines().last(), Some("1. e4 {best} (1. d4 d5) 1... e5 *"));
/// ```
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameTree {
    /// The tag pairs in the order of the file.
    pub tags: Vec<(String, String)>,
    /// The start position.
    pub start: Position,
    /// The main line.
    pub line: Line,
    /// The outcome.
    pub outcome: Outcome,
}

/// A line of play.
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The comments before the first move.
    pub comments: Vec<String>,
    /// Glyphs before the first move, about the position.
    pub nags: Vec<u8>,
    /// The moves.
    pub moves: Vec<Played>,
}

/// A move of a line with its glyphs, comments and variations.
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// The move; none for a null move.
    pub mv: Option<Move>,
    /// The glyphs: 1 for `!` and so on.
    pub nags: Vec<u8>,
    /// The comments after the move.
    pub comments: Vec<String>,
    /// The alternatives to the move.
    pub variations: Vec<Line>,
}

impl GameTree {
    /// Starts a game from a position.
    pub fn new(start: Position) -> Self {
        Self { tags: Vec::new(), start, line: Line::default(), outcome: Outcome::Open }
    }

    /// Reads all games of a text; a game that cannot be read is returned as its error.
    pub fn read_all(text: &[u8]) -> Vec<Result<Self, PgnError>> {
        let mut games = Games::new(text);
        std::iter::from_fn(|| Self::read(&mut games)).collect()
    }

    /// Reads the next game; one that cannot be read is returned as its error.
    pub fn read(games: &mut Games<'_>) -> Option<Result<Self, PgnError>> {
        let (game, error) = Self::read_with_error(games)?;
        Some(error.map_or(Ok(game), Err))
    }

    /// Reads the next game as far as possible: what was read, and what is wrong with it.
    ///
    /// A variation ends before its error, and so does the game itself if [`PgnError::ends_game`].
    ///
    /// ```
    /// use notation::pgn::{GameTree, Games};
    /// let mut games = Games::new(b"1. e4 e5 (1... Qd4) 2. Nf3 *  1. d4 d5 2. Ke3 *");
    /// let (game, error) = GameTree::read_with_error(&mut games).unwrap();
    /// assert_eq!((game.line.moves.len(), error.unwrap().ends_game), (3, false));
    /// let (game, error) = GameTree::read_with_error(&mut games).unwrap();
    /// assert_eq!((game.line.moves.len(), error.unwrap().ends_game), (2, true));
    /// ```
    pub fn read_with_error(games: &mut Games<'_>) -> Option<(Self, Option<PgnError>)> {
        // Most games have a dozen tags or so.
        let mut builder = Builder { tags: Vec::with_capacity(16), ..Builder::default() };
        let span = games.next_game(&mut builder)?;
        Some((builder.finish(), span.error))
    }

    /// Lists the positions of the main line: the start position, and the position after each move, with that move.
    ///
    /// It ends before a move that is not legal.
    ///
    /// ```
    /// use notation::pgn::GameTree;
    /// let game = GameTree::read_all(b"1. e4 e5 *").remove(0)?;
    /// let fens: Vec<String> = game.positions().map(|(_, position)| position.to_string()).collect();
    /// assert_eq!(fens.len(), 3);
    /// assert_eq!(fens[2], "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    /// # Ok::<(), notation::pgn::PgnError>(())
    /// ```
    pub fn positions(&self) -> impl Iterator<Item = (Option<Move>, Position)> + '_ {
        let mut moves = self.line.moves.iter();
        let mut next = Some((None, self.start));
        std::iter::from_fn(move || {
            let (mv, position) = next?;
            next = moves.next().and_then(|played| played.mv).and_then(|mv| Some((Some(mv), position.play(mv).ok()?)));
            Some((mv, position))
        })
    }

    /// Finds the value of a tag; the first one, if it is repeated.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(found, _)| found == name).map(|(_, value)| value.as_str())
    }

    /// Sets the value of a tag, new or existing.
    pub fn set_tag(&mut self, name: &str, value: impl Into<String>) {
        match self.tags.iter_mut().find(|(found, _)| found == name) {
            Some((_, old)) => *old = value.into(),
            None => self.tags.push((name.to_owned(), value.into())),
        }
    }

    /// Returns the moves of the main line.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.line.moves.iter().filter_map(|played| played.mv)
    }
}

/// Builds the tree while the game is read.
#[derive(Default)]
struct Builder {
    tags: Vec<(String, String)>,
    start: Option<Position>,
    /// The current line.
    line: Line,
    /// The lines from which it branches, the main line first.
    outer: Vec<Line>,
    outcome: Option<Outcome>,
}

impl Builder {
    fn finish(mut self) -> GameTree {
        while !self.outer.is_empty() {
            self.end_variation();
        }
        // Without a token at the end of the moves, the tag tells the result.
        let tag = self.tags.iter().find(|(name, _)| name == "Result");
        let outcome = self.outcome.or_else(|| tag.and_then(|(_, value)| Outcome::read(value))).unwrap_or_default();
        GameTree { tags: self.tags, start: self.start.unwrap_or_default(), line: self.line, outcome }
    }

    fn remark(&mut self, text: String) {
        match self.line.moves.last_mut() {
            Some(played) => played.comments.push(text),
            None => self.line.comments.push(text),
        }
    }
}

impl Visitor for Builder {
    fn tag(&mut self, tag: Tag<'_>) {
        self.tags.push((tag.name().into_owned(), tag.value().into_owned()));
    }

    fn start(&mut self, position: &Position) {
        self.start = Some(*position);
    }

    fn mv(&mut self, mv: LegalMove<'_>) {
        let mv = Some(mv.to_move());
        self.line.moves.push(Played { mv, ..Played::default() });
    }

    fn null_move(&mut self, _: &Position) {
        self.line.moves.push(Played::default());
    }

    fn nag(&mut self, nag: u8) {
        match self.line.moves.last_mut() {
            Some(played) => played.nags.push(nag),
            None => self.line.nags.push(nag),
        }
    }

    fn comment(&mut self, comment: Comment<'_>) {
        let text = comment.text();
        if !text.is_empty() {
            self.remark(text.into_owned());
        }
    }

    fn draw_offer(&mut self) {
        // PGN has no sign for a draw offer, so it is written as a comment, as on a scoresheet.
        self.remark("(=)".to_owned());
    }

    fn begin_variation(&mut self) -> Step {
        self.outer.push(std::mem::take(&mut self.line));
        Step::Read
    }

    fn end_variation(&mut self) {
        let Some(outer) = self.outer.pop() else { return };
        let variation = std::mem::replace(&mut self.line, outer);
        if let Some(played) = self.line.moves.last_mut()
            && variation != Line::default()
        {
            played.variations.push(variation);
        }
    }

    fn outcome(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }
}
