//! A player as the coming round sees them.

use super::color::Preference;
use crate::{Cell, Color, Id, Mark, Player, Tournament};

/// How a player's opponent in an earlier round was placed (article 1.4).
///
/// ```
/// use pairing::{Plan, dutch};
/// let tournament = Plan { players: 3, rounds: 2, played: 1, ..Plan::default() }.generate();
/// let why = dutch::explain(&tournament).unwrap();
/// let had_bye = |float: &[Option<dutch::Float>; 2]| float[0] == Some(dutch::Float::Down);
/// assert!(why.pairs[0].floats.iter().any(had_bye), "the bye of the first round is a downfloat");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Float {
    /// The opponent had fewer points, or the player scored without playing.
    Down,
    /// The opponent had more points.
    Up,
}

/// A player who is to be paired.
#[derive(Clone, Debug)]
pub(super) struct Entrant {
    pub(super) id: Id,
    /// The number among all who take part, from 1; its parity decides colours.
    pub(super) number: usize,
    /// Points and virtual points, in tenths.
    pub(super) score: i32,
    /// Points alone, in tenths.
    pub(super) points: i32,
    pub(super) colors: Vec<Color>,
    pub(super) difference: i32,
    pub(super) preference: Option<Preference>,
    /// Floats of the last round and of the one before.
    pub(super) floats: [Option<Float>; 2],
    pub(super) unplayed: u16,
    pub(super) may_have_bye: bool,
    pub(super) is_topscorer: bool,
    /// Those who may not be met: met before, or forbidden. By place in the list of entrants, sorted.
    pub(super) barred: Vec<usize>,
}

/// Lists those who are to be paired, the highest ranked first.
pub(super) fn entrants(tournament: &Tournament, round: u16) -> Vec<Entrant> {
    let players = tournament.players();
    let past = round - 1;
    let is_last = tournament.rounds() == Some(round);
    let limit = tournament.scoring().best().tenths() * i32::from(past);
    let scores = Scores::of(tournament, past);
    let mut number = 0;
    let mut entrants = Vec::new();
    // By place in the tournament, for those who are paired.
    let mut found = vec![usize::MAX; players.len()];
    for (place, player) in players.iter().enumerate() {
        let is_absent = tournament.is_absent(player, round);
        let has_come = (1..round).any(|round| player.cell(round).is_some_and(Cell::is_paired));
        if is_absent && !has_come {
            continue;
        }
        number += 1;
        if is_absent {
            continue;
        }
        let points = scores.after[place][usize::from(past)];
        let score = points + tournament.virtual_points(place, round).tenths();
        let played = |round: u16| player.cell(round).filter(|cell| cell.mark.is_played());
        let colors: Vec<Color> = (1..round).filter_map(|round| played(round)?.color).collect();
        let float =
            |back: u16| round.checked_sub(back).filter(|r| *r > 0).and_then(|r| scores.float(tournament, place, r));
        entrants.push((
            place,
            Entrant {
                id: player.id,
                number,
                score,
                points,
                difference: colors.iter().map(|color| color.sign()).sum(),
                preference: Preference::after(&colors),
                colors,
                floats: [float(1), float(2)],
                unplayed: past - (1..round).filter(|round| played(*round).is_some()).count() as u16,
                may_have_bye: may_have_bye(tournament, player, past),
                is_topscorer: is_last && score * 2 > limit,
                barred: Vec::new(),
            },
        ));
    }
    // The order of the list is that of pairing numbers: a stable sort keeps it.
    entrants.sort_by_key(|(_, entrant)| std::cmp::Reverse(entrant.score));
    for (i, (place, _)) in entrants.iter().enumerate() {
        found[*place] = i;
    }
    let mut barred = vec![Vec::new(); entrants.len()];
    for (i, (place, _)) in entrants.iter().enumerate() {
        for cell in players[*place].cells.iter().take(usize::from(past)).flatten() {
            let met = cell.opponent.filter(|_| cell.mark.is_played()).and_then(|id| tournament.place_of(id));
            barred[i].extend(met.map(|place| found[place]).filter(|j| *j != usize::MAX));
        }
    }
    for group in tournament.forbidden() {
        if !(group.first_round..=group.last_round).contains(&round) {
            continue;
        }
        let members: Vec<usize> = group
            .players
            .iter()
            .filter_map(|id| tournament.place_of(*id))
            .map(|place| found[place])
            .filter(|i| *i != usize::MAX)
            .collect();
        for &a in &members {
            barred[a].extend(members.iter().filter(|b| **b != a));
        }
    }
    entrants
        .into_iter()
        .zip(barred)
        .map(|((_, mut entrant), mut barred)| {
            barred.sort_unstable();
            barred.dedup();
            entrant.barred = barred;
            entrant
        })
        .collect()
}

/// C2: nobody gets the bye twice, nor after a win's points without play.
fn may_have_bye(tournament: &Tournament, player: &Player, past: u16) -> bool {
    let win = tournament.scoring().best();
    (1..=past).all(|round| match player.cell(round).map(|cell| cell.mark) {
        Some(Mark::PairingBye) => false,
        mark => mark.is_some_and(Mark::is_played) || tournament.points_in(player, round) < win,
    })
}

/// The points of all players after each round, in tenths, without virtual points.
struct Scores {
    after: Vec<Vec<i32>>,
}

impl Scores {
    fn of(tournament: &Tournament, past: u16) -> Self {
        let has_abnormal = !tournament.abnormal().is_empty();
        let after = tournament.players().iter().map(|player| {
            if has_abnormal {
                return (0..=past).map(|round| tournament.score_of(player, round).tenths()).collect();
            }
            let mut sum = 0;
            let running = (1..=past).map(|round| {
                sum += tournament.points_in(player, round).tenths();
                sum
            });
            std::iter::once(0).chain(running).collect()
        });
        Self { after: after.collect() }
    }

    fn before(&self, tournament: &Tournament, place: usize, round: u16) -> i32 {
        self.after[place][usize::from(round) - 1] + tournament.virtual_points(place, round).tenths()
    }

    /// Finds the float of a player in a past round.
    fn float(&self, tournament: &Tournament, place: usize, round: u16) -> Option<Float> {
        let player = &tournament.players()[place];
        let cell = player.cell(round).copied().unwrap_or(Cell::bye(Mark::ZeroBye));
        if !cell.mark.is_played() {
            let loss = tournament.scoring().loss[0].min(tournament.scoring().loss[1]);
            let is_down = cell.mark == Mark::PairingBye || tournament.points_in(player, round) > loss;
            return is_down.then_some(Float::Down);
        }
        let opponent = tournament.place_of(cell.opponent?)?;
        let (mine, theirs) = (self.before(tournament, place, round), self.before(tournament, opponent, round));
        match mine.cmp(&theirs) {
            std::cmp::Ordering::Greater => Some(Float::Down),
            std::cmp::Ordering::Less => Some(Float::Up),
            std::cmp::Ordering::Equal => None,
        }
    }
}

impl Entrant {
    /// Tells whether a colour came twice at the end.
    pub(super) fn had_twice(&self, color: Color) -> bool {
        let count = self.colors.len();
        count >= 2 && self.colors[count - 1] == color && self.colors[count - 2] == color
    }
}

/// C1 and C3: tells whether two players may meet.
pub(super) fn may_meet(entrants: &[Entrant], a: usize, b: usize) -> bool {
    let (first, second) = (&entrants[a], &entrants[b]);
    first.barred.binary_search(&b).is_err() && !share_absolute(first, second)
}

/// C3: tells whether two players who are no topscorers must both have the same colour.
pub(super) fn share_absolute(a: &Entrant, b: &Entrant) -> bool {
    use super::color::Strength::Absolute;
    let (Some(first), Some(second)) = (a.preference, b.preference) else { return false };
    first.strength == Absolute
        && second.strength == Absolute
        && first.color == second.color
        && !a.is_topscorer
        && !b.is_topscorer
}
