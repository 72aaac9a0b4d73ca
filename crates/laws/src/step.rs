//! A half-move on the board with the state of the game before it, from which an earlier position is restored.

use board::{Breach, ByColor, Color, HalfMove, LegalMove, Move, Position, Role, Setup};
use clock::{Before, Millis};

use crate::ruling::Made;
use crate::state::{State, Touch, Unpressed};

/// A half-move on the board with the state of the game before it.
///
/// ```
/// use board::{Color, Move, Square};
/// use clock::Millis;
/// use laws::{Act, Actor, Game, Regulations, Written};
/// let mut game = Game::new(Regulations::default());
/// game.act(Millis(0), Actor::Arbiter, Act::Start);
/// let e4 = Written::Move(Move::new(Square::E2, Square::E4));
/// game.act(Millis(1_000), Actor::Player(Color::White), Act::Play { mv: e4 });
/// let step = &game.history()[0];
/// assert_eq!((step.player(), step.legal().unwrap().to_string()), (Color::White, "e2e4".to_owned()));
/// ```
#[derive(Clone, Debug)]
pub struct Step {
    done: Done,
    seldom: Option<Box<Seldom>>,
    pub(crate) clocks: ByColor<Millis>,
    /// The moves completed before it.
    pub(crate) completed: ByColor<u32>,
    /// The time that moves had added to the clocks before it, in milliseconds.
    given: ByColor<u32>,
}

/// Data that only unusual half-moves have.
#[derive(Clone, Debug, Default)]
struct Seldom {
    breach: Option<(Breach, Role)>,
    touches: Vec<Touch>,
    unpressed: ByColor<Option<Unpressed>>,
}

/// The half-move and the board before it. Games stay in memory while they are played, and nearly always a legal move in a
/// position that legal moves led to describes the half-move completely.
#[derive(Clone, Debug)]
enum Done {
    /// A legal move in a position that legal moves led to.
    Sound(HalfMove),
    /// Any other half-move.
    Other(Box<Other>),
}

/// A half-move that needs more data.
#[derive(Clone, Debug)]
struct Other {
    player: Color,
    kind: Kind,
    before: Setup,
    position: Option<Position>,
    good: Position,
    is_spoilt: bool,
}

/// The kind of a half-move.
#[derive(Clone, Copy, Debug)]
enum Kind {
    /// A move that was ruled to be made.
    Made(Made),
    /// An illegal move that was not noticed; the displacement, if it is a single one.
    Illegal(Option<Move>),
}

impl Step {
    /// Makes the step of a move that is made now.
    pub(crate) fn of_move(state: &State, player: Color, made: Made, touches: Vec<Touch>) -> Self {
        let play = state.play();
        let done = match made {
            Made::Legal(half_move)
                if !play.is_spoilt
                    && half_move.before().turn() == player
                    && half_move.is_in(&play.good)
                    && play.current.is_some_and(|current| half_move.is_in(&current))
                    && half_move.before().to_setup() == state.turn().base =>
            {
                Done::Sound(half_move)
            }
            _ => Done::Other(Other::of(state, player, Kind::Made(made))),
        };
        Self::new(state, done, None, touches)
    }

    /// Makes the step of an illegal move that is left on the board, with the rule of movement that it breaks.
    pub(crate) fn of_illegal_move(
        state: &State,
        player: Color,
        mv: Option<Move>,
        breach: Option<(Breach, Role)>,
        touches: Vec<Touch>,
    ) -> Self {
        let done = Done::Other(Other::of(state, player, Kind::Illegal(mv)));
        Self::new(state, done, breach, touches)
    }

    fn new(state: &State, done: Done, breach: Option<(Breach, Role)>, touches: Vec<Touch>) -> Self {
        let unpressed = state.play().unpressed;
        let is_usual = breach.is_none() && touches.is_empty() && unpressed.white.is_none() && unpressed.black.is_none();
        let given = |color| u32::try_from(state.clocks().clock.given(color).0).unwrap_or(u32::MAX);
        Self {
            done,
            seldom: (!is_usual).then(|| Box::new(Seldom { breach, touches, unpressed })),
            clocks: state.turn().clocks,
            completed: state.clocks().completed,
            given: ByColor::from_fn(given),
        }
    }

    /// Returns the state of a player's clock before it.
    pub(crate) fn clock(&self, color: Color) -> Before {
        Before { moves: self.completed[color], given: Millis(u64::from(self.given[color])), shown: self.clocks[color] }
    }

    /// Returns the moves that were made before it and not pressed.
    pub(crate) fn unpressed(&self) -> ByColor<Option<Unpressed>> {
        self.seldom.as_ref().map_or_else(ByColor::default, |seldom| seldom.unpressed)
    }

    /// Returns the player who made it.
    pub fn player(&self) -> Color {
        match &self.done {
            Done::Sound(half_move) => half_move.before().turn(),
            Done::Other(other) => other.player,
        }
    }

    /// Returns the move, castling as the king taking its rook; `None` for an illegal one that is not a single displacement.
    pub fn to_move(&self) -> Option<Move> {
        match &self.done {
            Done::Sound(half_move) => Some(half_move.to_move()),
            Done::Other(other) => match other.kind {
                Kind::Made(made) => Some(made.to_move()),
                Kind::Illegal(mv) => mv,
            },
        }
    }

    /// Returns the legal move; `None` for an illegal one, and on a board from which play cannot continue.
    pub fn legal(&self) -> Option<LegalMove<'_>> {
        match &self.done {
            Done::Sound(half_move) => Some(half_move.as_legal()),
            Done::Other(other) => match &other.kind {
                Kind::Made(made) => made.legal(),
                Kind::Illegal(_) => None,
            },
        }
    }

    /// Tells whether it was illegal and not noticed when it was made.
    pub(crate) fn is_illegal(&self) -> bool {
        matches!(&self.done, Done::Other(other) if matches!(other.kind, Kind::Illegal(_)))
    }

    /// Returns the rule of movement that the half-move breaks.
    pub(crate) fn breach(&self) -> Option<(Breach, Role)> {
        self.seldom.as_ref()?.breach
    }

    /// Lists the pieces touched in the turn.
    pub(crate) fn touches(&self) -> &[Touch] {
        self.seldom.as_ref().map_or(&[], |seldom| &seldom.touches)
    }

    /// Returns the board before it.
    pub fn before(&self) -> Setup {
        match &self.done {
            Done::Sound(half_move) => half_move.before().to_setup(),
            Done::Other(other) => other.before,
        }
    }

    /// Returns the position before it, if play could continue from there.
    pub fn position(&self) -> Option<&Position> {
        match &self.done {
            Done::Sound(half_move) => Some(half_move.before()),
            Done::Other(other) => other.position.as_ref(),
        }
    }

    /// Returns the last position before it that legal moves led to.
    pub(crate) fn good(&self) -> Position {
        match &self.done {
            Done::Sound(half_move) => *half_move.before(),
            Done::Other(other) => other.good,
        }
    }

    /// Tells whether an illegal move was on the board already.
    pub(crate) fn is_spoilt(&self) -> bool {
        matches!(&self.done, Done::Other(other) if other.is_spoilt)
    }
}

impl Other {
    fn of(state: &State, player: Color, kind: Kind) -> Box<Self> {
        let play = state.play();
        Box::new(Self {
            player,
            kind,
            before: state.turn().base,
            position: play.current,
            good: play.good,
            is_spoilt: play.is_spoilt,
        })
    }
}

/// The half-moves of a game while an act is judged: those before it, and those that it adds.
#[derive(Clone, Debug, Default)]
pub(crate) struct Past<'g> {
    earlier: &'g [Step],
    added: Vec<Step>,
}

impl<'g> Past<'g> {
    pub(crate) fn new(earlier: &'g [Step]) -> Self {
        Self { earlier, added: Vec::new() }
    }

    pub(crate) fn len(&self) -> usize {
        self.earlier.len() + self.added.len()
    }

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &Step> + Clone {
        self.earlier.iter().chain(&self.added)
    }

    pub(crate) fn get(&self, index: usize) -> Option<&Step> {
        self.earlier.get(index).or_else(|| self.added.get(index - self.earlier.len().min(index)))
    }

    pub(crate) fn last(&self) -> Option<&Step> {
        self.added.last().or_else(|| self.earlier.last())
    }

    pub(crate) fn push(&mut self, step: Step) {
        self.added.push(step);
    }

    /// Keeps this many of the first half-moves, and appends others.
    pub(crate) fn replace(&mut self, len: usize, steps: Vec<Step>) {
        self.truncate(len);
        self.added.extend(steps);
    }

    pub(crate) fn truncate(&mut self, len: usize) {
        self.added.truncate(len.saturating_sub(self.earlier.len()));
        self.earlier = &self.earlier[..len.min(self.earlier.len())];
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::act::{Act, Written};
    use crate::game::Game;
    use crate::regulations::{Actor, Regulations};

    #[test]
    fn a_half_move_of_ordinary_play_takes_little_room() {
        assert!(size_of::<Step>() <= 104, "{}", size_of::<Step>());
        let mut game = Game::new(Regulations::default());
        game.act(Millis(0), Actor::Arbiter, Act::Start);
        for (by, mv) in [(Color::White, "e2e4"), (Color::Black, "e7e5"), (Color::White, "g1f3")] {
            let mv = Written::Move(mv.parse().unwrap());
            game.act(Millis(1), Actor::Player(by), Act::Play { mv });
        }
        assert_eq!(game.history().len(), 3);
        assert!(game.history().iter().all(|step| matches!(step.done, Done::Sound(_)) && step.seldom.is_none()));
    }
}
