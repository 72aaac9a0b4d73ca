//! How the hall asks the Laws.

use laws::{Act, Entry, Game};
use protocol::ActFrame;

/// Judges an act as the hall does.
///
/// What falls due by itself is a row of its own: a `tick` at that moment. If it ends the game, the Laws refuse the tick itself,
/// because the game is over by then; that is nobody's act, so the row is about what fell due alone.
pub(crate) fn judge(game: &Game, act: &ActFrame, read: Act) -> Entry {
    let is_tick = matches!(read, Act::Tick);
    let mut entry = game.judge(act.at(), act.by(), read);
    if is_tick && entry.due > 0 {
        entry.rulings.truncate(entry.due);
    }
    entry
}
