//! Answers carried along a game.

use board::{ByColor, Color, LegalMove, Move, Position};

use crate::{Budget, By, Winnable, helpmate, verdict};

/// The answers of a game as it goes on.
///
/// What cannot be done cannot be done after any move either, so a no is never asked again; and as long as the game follows
/// the line that a yes rests on, the rest of the line is the next answer.
///
/// ```
/// use board::{Color, Position};
/// use winnable::{Budget, Watch};
/// let position: Position = "8/8/4k3/8/8/3rK3/8/8 w - - 0 1".parse()?;
/// let watch = Watch::new(position, Budget::DEFAULT);
/// assert_eq!((watch.can_mate(Color::White).known(), watch.is_dead()), (Some(false), Some(false)));
/// let watch = watch.after(position.legal("e3d3".parse()?)?);
/// assert_eq!(watch.is_dead(), Some(true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Watch {
    position: Position,
    budget: Budget<'static>,
    answers: ByColor<Answer>,
}

#[derive(Clone, Debug)]
struct Answer {
    verdict: Winnable,
    line: Vec<Move>,
}

impl Answer {
    fn of(position: &Position, side: Color, budget: Budget<'_>) -> Self {
        match helpmate(position, side, budget) {
            Some(line) if line.is_empty() => Self { verdict: Winnable::Yes(By::Mate), line },
            Some(line) => Self { verdict: Winnable::Yes(By::Line), line },
            None => Self { verdict: verdict(position, side, budget), line: Vec::new() },
        }
    }

    fn after(&self, position: &Position, mv: Move, side: Color, budget: Budget<'_>) -> Self {
        match (self.verdict, self.line.split_first()) {
            (Winnable::No(_), _) => self.clone(),
            (_, Some((first, []))) if *first == mv => Self { verdict: Winnable::Yes(By::Mate), line: Vec::new() },
            (_, Some((first, rest))) if *first == mv => Self { verdict: self.verdict, line: rest.to_vec() },
            _ => Self::of(position, side, budget),
        }
    }
}

impl Watch {
    /// Begins with a position, and asks for both sides.
    pub fn new(position: Position, budget: Budget<'static>) -> Self {
        Self { position, budget, answers: ByColor::from_fn(|side| Answer::of(&position, side, budget)) }
    }

    /// Goes on by a move of the position watched; what can be carried over is not asked again.
    ///
    /// A move of another position begins anew with what that move leads to.
    #[must_use]
    pub fn after(&self, legal: LegalMove<'_>) -> Self {
        let position = legal.play();
        if *legal.position() != self.position {
            return Self::new(position, self.budget);
        }
        let answers = ByColor::from_fn(|side| self.answers[side].after(&position, legal.to_move(), side, self.budget));
        Self { position, budget: self.budget, answers }
    }

    /// Says whether a side can still mate.
    pub fn can_mate(&self, side: Color) -> Winnable {
        self.answers[side].verdict
    }

    /// Gives the line a yes rests on.
    pub fn line(&self, side: Color) -> &[Move] {
        &self.answers[side].line
    }

    /// Says whether neither side can mate any more (Article 5.2.2).
    pub fn is_dead(&self) -> Option<bool> {
        let [white, black] = Color::ALL.map(|side| self.can_mate(side).known());
        match (white, black) {
            (Some(true), _) | (_, Some(true)) => Some(false),
            (Some(false), Some(false)) => Some(true),
            _ => None,
        }
    }
}
