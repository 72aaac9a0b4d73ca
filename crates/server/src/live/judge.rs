//! How the hall asks the Laws.

use clock::Millis;
use laws::{Act, Actor, Entry, Game};

/// Judges an act as the hall does.
///
/// What falls due by itself is a row of its own: a `tick` at that moment. If it ends the game, the Laws refuse the tick itself,
/// because the game is over by then; that is nobody's act, so the row is about what fell due alone.
pub(crate) fn judge(game: &Game, at: Millis, by: Actor, act: Act) -> Entry {
    let is_tick = matches!(act, Act::Tick);
    let mut entry = game.judge(at, by, act);
    if is_tick && entry.due > 0 {
        entry.rulings.truncate(entry.due);
    }
    entry
}
