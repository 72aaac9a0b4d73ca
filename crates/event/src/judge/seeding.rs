//! Giving pairing numbers.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use crate::id::PlayerId;
use crate::judge::{Judge, Judged};
use crate::lot::Lot;
use crate::refusal::Refusal;
use crate::ruling::Ruling;
use crate::terms::Seeding;

impl Judge<'_> {
    pub(super) fn seed(&self, seeding: &Seeding) -> Judged {
        let state = self.state;
        if state.is_frozen {
            return Err(Refusal::NumbersFrozen { round: state.settings.format.freezes_at() });
        }
        self.no_draft()?;
        let mut order = state.order.clone();
        match seeding {
            Seeding::ByRating => order.sort_by_cached_key(|id| self.strength(*id)),
            Seeding::ByLot { seed } => {
                order.sort_unstable();
                Lot::new(*seed).shuffle(&mut order);
            }
            Seeding::ByHand(by_hand) => {
                check_players(&order, by_hand.iter().copied())?;
                order.clone_from(by_hand);
            }
        }
        self.changes(!state.is_seeded || order != state.order)?;
        Ok(Ruling::Seeded { order }.into())
    }

    /// Returns what players are sorted by: rating, title, name.
    fn strength(&self, id: PlayerId) -> (Reverse<Option<u16>>, bool, Option<pairing::Title>, String, PlayerId) {
        let player = self.state.players.get(&id);
        let title = player.and_then(|player| player.title);
        let name = player.and_then(|player| player.name()).map(alphabetical).unwrap_or_default();
        (Reverse(player.and_then(|player| player.rating)), title.is_none(), title, name, id)
    }
}

/// Returns a name so that it sorts by the letters of the alphabet: accents do not matter.
fn alphabetical(name: &str) -> String {
    let plain = |letter: char| match letter {
        'á' | 'à' | 'â' | 'ä' | 'ã' | 'å' | 'ā' | 'ă' | 'ą' => 'a',
        'ç' | 'ć' | 'č' => 'c',
        'ď' | 'đ' => 'd',
        'é' | 'è' | 'ê' | 'ë' | 'ě' | 'ē' | 'ę' | 'ė' => 'e',
        'ğ' | 'ģ' => 'g',
        'í' | 'ì' | 'î' | 'ï' | 'ī' | 'į' | 'ı' => 'i',
        'ķ' => 'k',
        'ł' | 'ľ' | 'ĺ' | 'ļ' => 'l',
        'ñ' | 'ń' | 'ň' | 'ņ' => 'n',
        'ó' | 'ò' | 'ô' | 'ö' | 'õ' | 'ő' | 'ø' | 'ō' => 'o',
        'ŕ' | 'ř' => 'r',
        'ś' | 'š' | 'ş' | 'ș' => 's',
        'ť' | 'ţ' | 'ț' => 't',
        'ú' | 'ù' | 'û' | 'ü' | 'ů' | 'ű' | 'ū' | 'ų' => 'u',
        'ý' | 'ÿ' => 'y',
        'ź' | 'ž' | 'ż' => 'z',
        other => other,
    };
    name.to_lowercase().chars().map(plain).collect()
}

/// Asks for each player once and for nobody else.
pub(super) fn check_players(wanted: &[PlayerId], found: impl IntoIterator<Item = PlayerId>) -> Result<(), Refusal> {
    let wanted: BTreeSet<PlayerId> = wanted.iter().copied().collect();
    let (mut seen, mut twice, mut strangers) = (BTreeSet::new(), Vec::new(), Vec::new());
    for id in found {
        if !wanted.contains(&id) {
            strangers.push(id);
        } else if !seen.insert(id) {
            twice.push(id);
        }
    }
    let missing: Vec<PlayerId> = wanted.difference(&seen).copied().collect();
    if missing.is_empty() && twice.is_empty() && strangers.is_empty() {
        return Ok(());
    }
    Err(Refusal::WrongPlayers { missing, twice, strangers })
}
