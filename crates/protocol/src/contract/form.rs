//! The JSON form of each kind of value in rulings.

use board::{Breach, Color, Move, Role, Setup, Square};
use clock::Millis;
use laws::{Commitment, Game, Made, MoveCount, Regulations, Rule, Score, Task, Tasks};

use super::names::{Name, Named, Text};
use super::ruling::fen;
use super::values::Ms;
use crate::disk::envelope::read_commitment;
use crate::error::FrameError;

/// A value of the laws that has a form in JSON.
pub(crate) trait Form: Sized {
    /// The form.
    type Wire: Wire;

    /// Writes the value.
    fn to_wire(&self, regulations: &Regulations) -> Self::Wire;

    /// Reads the value back, in the context of the game before the ruling.
    fn of_wire(wire: &Self::Wire, game: &Game) -> Result<Self, FrameError>;
}

/// A form in JSON.
pub(crate) trait Wire {
    /// Tells whether the field is left out.
    fn is_absent(&self) -> bool {
        false
    }
}

/// Tells whether a field is left out.
pub(crate) fn is_absent(wire: &impl Wire) -> bool {
    wire.is_absent()
}

impl<T: Named> Wire for Name<T> {}
impl<T> Wire for Text<T> {}
impl<T> Wire for Vec<T> {}
impl Wire for Ms {}
impl Wire for String {}
impl Wire for bool {}
impl Wire for u8 {}
impl Wire for u32 {}

impl<T> Wire for Option<T> {
    fn is_absent(&self) -> bool {
        self.is_none()
    }
}

impl<T: Named> Form for T {
    type Wire = Name<T>;

    fn to_wire(&self, _: &Regulations) -> Name<T> {
        Name(*self)
    }

    fn of_wire(wire: &Name<T>, _: &Game) -> Result<Self, FrameError> {
        Ok(wire.0)
    }
}

/// Implements `Form` for each listed value, with the conversions to its JSON form and back.
macro_rules! forms {
    ($($type:ty => $wire:ty: $to:expr, $of:expr;)+) => {
        $(impl Form for $type {
            type Wire = $wire;

            fn to_wire(&self, regulations: &Regulations) -> $wire {
                let to: fn(&$type, &Regulations) -> $wire = $to;
                to(self, regulations)
            }

            fn of_wire(wire: &$wire, game: &Game) -> Result<Self, FrameError> {
                let of: fn(&$wire, &Game) -> Result<$type, FrameError> = $of;
                of(wire, game)
            }
        })+
    };
}

forms! {
    bool => bool: |is, _| *is, |is, _| Ok(*is);
    u8 => u8: |number, _| *number, |number, _| Ok(*number);
    u32 => u32: |number, _| *number, |number, _| Ok(*number);
    Option<String> => Option<String>: |text, _| text.clone(), |text, _| Ok(text.clone());
    Option<u32> => Option<u32>: |number, _| *number, |number, _| Ok(*number);
    Millis => Ms: |time, _| Ms(time.0), |ms, _| Ok(Millis(ms.0));
    Option<Millis> => Option<Ms>: |time, _| time.map(|time| Ms(time.0)), |ms, _| Ok(ms.map(|ms| Millis(ms.0)));
    Option<Color> => Option<Name<Color>>: |color, _| color.map(Name), |name, _| Ok(name.map(|name| name.0));
    Option<Role> => Option<Name<Role>>: |role, _| role.map(Name), |name, _| Ok(name.map(|name| name.0));
    Square => Text<Square>: |square, _| Text(*square), |text, _| Ok(text.0);
    Score => Text<Score>: |score, _| Text(*score), |text, _| Ok(text.0);
    Move => String: |mv, _| mv.to_string(), |text, _| read_move(text);
    Setup => String: |setup, _| fen(setup),
        |text, _| text.parse().map_err(|error| FrameError::saying("position", error));
    Commitment => String: |commitment, _| commitment.to_string(),
        |text, _| read_commitment(text).ok_or_else(|| FrameError::new("commitment", text, "64 hexadecimal digits"));
    Tasks => Vec<Name<Task>>: |tasks, _| tasks.iter().map(Name).collect(),
        |names, _| Ok(names.iter().map(|name| name.0).collect());
    // Players are not told how many moves were completed (12.6), so it can be missing.
    MoveCount => Option<u32>: |count, _| Some(count.0),
        |count, _| count.map(MoveCount).ok_or_else(|| FrameError::saying("moves_completed", "move_completed needs it"));
    // The broken rule of movement is stored for people to read; the game does not depend on it.
    Option<(Breach, Role)> => Option<String>:
        |broken, regulations| Some(regulations.article(Rule::from((*broken)?))?.0.to_owned()),
        |_, _| Ok(None);
    Made => String: |made, _| made.legal().map_or_else(|| made.to_move().to_string(), |legal| legal.uci().to_string()),
        |text, game| read_made(text, game);
}

fn read_move(text: &str) -> Result<Move, FrameError> {
    text.parse().map_err(|error| FrameError::saying("move", error))
}

/// Proves a stored move: in the position on the board, in the one after an illegal move, or in the one before if the turn
/// was taken up again.
fn read_made(text: &str, game: &Game) -> Result<Made, FrameError> {
    let mv = read_move(text)?;
    let legal = |position: &board::Position| position.legal(mv).ok().map(Made::from);
    let found = game.playable().and_then(legal).or_else(|| game.left_position().as_ref().and_then(legal));
    let found = found.or_else(|| game.previous_position().and_then(legal));
    Ok(found.unwrap_or(Made::Unproved(mv)))
}
