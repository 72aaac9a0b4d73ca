//! Players by the number that tables show, or by name.

use anyhow::{Result, bail};
use event::{Entrant, Event, PlayerId};

/// Finds a player by the pairing number or by the whole name.
pub(super) fn find(event: &Event, text: &str) -> Result<PlayerId> {
    if let Ok(number) = text.parse::<u16>() {
        return match event.numbered(number) {
            Some(player) => Ok(player),
            None => bail!("found player {number}, expected a pairing number from 1 to {}", last(event)),
        };
    }
    let folded = text.trim().to_lowercase();
    let is_called = |player: &&Entrant| player.name().is_some_and(|name| name.to_lowercase() == folded);
    let found: Vec<&Entrant> = event.players().filter(is_called).collect();
    match found.as_slice() {
        [player] => Ok(player.id()),
        [] => bail!("found {text:?}, expected a pairing number or the whole name of a player"),
        several => bail!("found {} players called {text:?}, expected a pairing number", several.len()),
    }
}

fn last(event: &Event) -> usize {
    event.players().filter(|player| event.number(player.id()).is_some()).count()
}

/// Returns how a player is called: by name, by number if the name was erased.
pub(super) fn called(event: &Event, id: PlayerId) -> String {
    match event.player(id) {
        None => id.0.to_string(),
        Some(player) => match (player.name(), event.number(id)) {
            (Some(name), _) => name.to_owned(),
            (None, Some(number)) => format!("({number})"),
            (None, None) => format!("({id})"),
        },
    }
}

/// Returns the pairing number as tables show it.
pub(super) fn number(event: &Event, id: PlayerId) -> String {
    event.number(id).map(|number| number.to_string()).unwrap_or_default()
}
