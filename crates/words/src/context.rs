//! The data for a sentence besides the ruling: the board, the regulations, the act that was judged.

use board::{LegalMove, Move, Piece, Position, Setup, Square};
use laws::{Act, Duty, Game, Regulations};

/// The state of the game before an act, and the act: sentences name its pieces and write its moves.
///
/// ```
/// use board::{Color, Move, Square};
/// use clock::Millis;
/// use laws::{Act, Actor, Game, Regulations, Written};
/// use words::{Context, Locale, Words};
///
/// let mut game = Game::new(Regulations::default());
/// game.apply(&game.judge(Millis(0), Actor::Arbiter, Act::Start));
/// let white = Actor::Player(Color::White);
/// let entry = game.judge(Millis(5_000), white, Act::Play { mv: Written::Move(Move::new(Square::G1, Square::F4)) });
///
/// let context = Context::from(&game).after(&entry.act);
/// let words = Words::new(Locale::Slovak);
/// assert_eq!(words.act(white, &entry.act, &context), "Biely hrá Jg1-f4 a\u{a0}stláča hodiny.");
/// assert_eq!(words.ruling(&entry.rulings[0], &context), "Ťah je nemožný: jazdec takto neťahá (článok\u{a0}3.6).");
/// ```
#[derive(Clone, Debug)]
pub struct Context<'a> {
    /// The regulations, by which rules are cited: an edition of the Laws, with any casual rules.
    pub regulations: &'a Regulations,
    /// The last position that legal moves led to.
    pub position: Position,
    /// The position before the last half-move, for a player who reopens the turn.
    pub previous: Option<Position>,
    /// The board.
    pub board: Setup,
    /// The duties that follow from touched pieces.
    pub duty: Option<Duty>,
    /// The act that was judged.
    pub act: Option<&'a Act>,
}

impl<'a> Context<'a> {
    /// Makes a context from a position, without a game.
    pub fn new(regulations: &'a Regulations, position: &Position) -> Self {
        let board = position.to_setup();
        Self { regulations, position: *position, previous: None, board, duty: None, act: None }
    }

    /// Adds the act that was judged, so that sentences about its rulings can mention it.
    #[must_use]
    pub fn after(self, act: &'a Act) -> Self {
        Self { act: Some(act), ..self }
    }

    /// Finds a legal move that was made, in this turn or in the reopened one.
    pub(crate) fn legal(&self, mv: Move) -> Option<LegalMove<'_>> {
        self.position.legal(mv).ok().or_else(|| self.previous.as_ref()?.legal(mv).ok())
    }

    /// Finds the piece on a square: on the board, or else on the board before pieces were displaced.
    pub(crate) fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.board.piece_at(square).or_else(|| self.position.board().piece_at(square))
    }
}

/// Makes a context from the game before the act.
impl<'a> From<&'a Game> for Context<'a> {
    fn from(game: &'a Game) -> Self {
        Self {
            regulations: game.regulations(),
            position: *game.position(),
            previous: game.previous_position().copied(),
            board: *game.board(),
            duty: game.duty(),
            act: None,
        }
    }
}
