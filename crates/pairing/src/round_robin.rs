//! The next round of a round robin.

use crate::dutch::NoPairing;
use crate::{Draft, Id, Pairing, System, Tournament, berger};

/// Pairs a round with the system of the tournament: a round robin by its table, everything else as a Swiss.
///
/// ```
/// use pairing::{Draft, Player, System};
/// let players = (1..=4).map(|id| Player::new(id, "")).collect();
/// let system = Some(System::RoundRobin { is_double: false });
/// let tournament = Draft { players, system, ..Draft::default() }.validate().unwrap();
/// assert_eq!(pairing::pair_round(&tournament, 1).unwrap().boards, [(1, 4), (2, 3)]);
/// ```
pub fn pair_round(tournament: &Tournament, round: u16) -> Result<Pairing, NoPairing> {
    match tournament.system() {
        Some(System::Other(code)) => Err(NoPairing::OtherSystem { code: code.clone() }),
        _ if tournament.is_round_robin() => round_robin(tournament, round),
        _ => crate::dutch::pair_round(tournament, round),
    }
}

/// Gives a round of a round robin by the Berger tables; numbers are places in the order of pairing numbers.
pub fn round_robin(tournament: &Tournament, round: u16) -> Result<Pairing, NoPairing> {
    let ids: Vec<Id> = tournament.players().iter().map(|player| player.id).collect();
    let is_double = matches!(tournament.system(), Some(System::RoundRobin { is_double: true }));
    let rounds = berger(ids.len() as u16, is_double);
    let last = rounds.len() as u16;
    if round > last {
        return Err(NoPairing::Finished { rounds: last });
    }
    let Some(pairs) = usize::from(round).checked_sub(1).and_then(|round| rounds.get(round)) else {
        return Err(NoPairing::NoSuchRound { round, last });
    };
    let id = |number: u16| ids[usize::from(number) - 1];
    let mut pairing = Pairing::default();
    for pair in pairs {
        match *pair {
            (Some(white), Some(black)) => pairing.boards.push((id(white), id(black))),
            (Some(free), None) | (None, Some(free)) => pairing.bye = Some(id(free)),
            (None, None) => {}
        }
    }
    Ok(pairing)
}

/// What becomes of the games of a player who withdraws from a round robin; [`withdrawal`] decides it.
///
/// ```
/// use pairing::{Plan, Withdrawal, withdrawal};
/// let finished = Plan { players: 4, rounds: 3, ..Plan::default() }.generate();
/// assert_eq!(withdrawal(&finished, 1), Some(Withdrawal::Forfeited)); // all games were played
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Withdrawal {
    /// Less than half of the games were played: the results stay in the cross-table and do not count in the standings.
    Annulled,
    /// Half of the games or more were played: the results stand, and the others are forfeits.
    Forfeited,
}

/// Applies the rule of half the games to a player who withdraws from a round robin; none if there is no such player.
///
/// ```
/// use pairing::{Cell, Color, Draft, Mark, Player, System, Withdrawal, withdrawal};
/// let mut players: Vec<Player> = (1..=4).map(|id| Player::new(id, "")).collect();
/// players[0].cells = vec![Some(Cell::game(4, Color::White, Mark::Win))];
/// players[3].cells = vec![Some(Cell::game(1, Color::Black, Mark::Loss))];
/// let system = Some(System::RoundRobin { is_double: false });
/// let tournament = Draft { players, system, ..Draft::default() }.validate().unwrap();
/// assert_eq!(withdrawal(&tournament, 4), Some(Withdrawal::Annulled)); // one of three games
/// ```
pub fn withdrawal(tournament: &Tournament, id: Id) -> Option<Withdrawal> {
    let player = tournament.player(id)?;
    let cycles = if matches!(tournament.system(), Some(System::RoundRobin { is_double: true })) { 2 } else { 1 };
    let games = (tournament.players().len() - 1) * cycles;
    let played = player.cells.iter().flatten().filter(|cell| cell.mark.is_played()).count();
    Some(if 2 * played >= games { Withdrawal::Forfeited } else { Withdrawal::Annulled })
}

impl Tournament {
    /// Gives the tournament without a player and the player's games, for standings in which they do not count.
    #[must_use]
    pub fn without(&self, id: Id) -> Self {
        let mut draft: Draft = self.clone().into_draft();
        draft.players.retain(|player| player.id != id);
        for player in &mut draft.players {
            for cell in &mut player.cells {
                if cell.is_some_and(|cell| cell.opponent == Some(id)) {
                    *cell = None;
                }
            }
        }
        draft.announced.retain(|bye| bye.player != id);
        for group in &mut draft.forbidden {
            group.players.retain(|player| *player != id);
        }
        for record in &mut draft.abnormal {
            record.players.retain(|player| *player != id);
        }
        Self::checked(draft)
    }
}
