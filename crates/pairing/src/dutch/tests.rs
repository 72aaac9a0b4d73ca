//! The engine against a slow pairing that tries everything and compares by the text of the rules.

use std::collections::BTreeMap;

use super::color::{Strength, allocate};
use super::engine::Round;
use super::entrant::{Entrant, Float, may_meet};
use crate::dice::Dice;
use crate::{Cell, Color, Draft, Forbidden, Mark, Player, Tournament};

/// A pairing of everybody: pairs by place, and the one with the bye.
type Whole = (Vec<(usize, usize)>, Option<usize>);

/// Lists all legal pairings of all players.
fn all(
    entrants: &[Entrant],
    left: &mut Vec<usize>,
    pairs: &mut Vec<(usize, usize)>,
    bye: Option<usize>,
    out: &mut Vec<Whole>,
) {
    let Some(first) = left.first().copied() else {
        out.push((pairs.clone(), bye));
        return;
    };
    left.remove(0);
    for i in 0..left.len() {
        let second = left[i];
        if may_meet(entrants, first, second) {
            left.remove(i);
            pairs.push((first, second));
            all(entrants, left, pairs, bye, out);
            pairs.pop();
            left.insert(i, second);
        }
    }
    if entrants.len() % 2 == 1 && bye.is_none() && entrants[first].may_have_bye {
        all(entrants, left, pairs, Some(first), out);
    }
    left.insert(0, first);
}

/// The players of a bracket.
struct Group<'a> {
    entrants: &'a [Entrant],
    moved_down: Vec<usize>,
    residents: Vec<usize>,
    next: Vec<usize>,
}

/// What the criteria compare, in their order, the smaller the better.
type Key = (usize, Vec<i32>, (usize, Vec<i32>), u16, [usize; 8], [Vec<i32>; 4]);

/// The moved-down players paired, their opponents, how many change sides, the sum of heads, who leaves and who enters the upper
/// half, and the partners of the heads.
type Order = (Vec<usize>, Vec<usize>, usize, usize, Vec<usize>, Vec<usize>, Vec<usize>);

fn inside(members: &[usize], pairs: &[(usize, usize)]) -> Vec<(usize, usize)> {
    pairs.iter().copied().filter(|(a, b)| members.contains(a) && members.contains(b)).collect()
}

fn unpaired(members: &[usize], pairs: &[(usize, usize)]) -> Vec<usize> {
    members.iter().copied().filter(|p| !pairs.iter().any(|(a, b)| a == p || b == p)).collect()
}

impl Group<'_> {
    fn members(&self) -> Vec<usize> {
        self.moved_down.iter().chain(&self.residents).copied().collect()
    }

    fn scores(&self, players: &[usize]) -> Vec<i32> {
        let mut scores: Vec<i32> = players.iter().map(|p| self.entrants[*p].score).collect();
        scores.sort_unstable_by(|a, b| b.cmp(a));
        scores
    }

    fn key(&self, whole: &Whole) -> Key {
        let pairs = inside(&self.members(), &whole.0);
        let floaters = unpaired(&self.members(), &pairs);
        let next: Vec<usize> = floaters.iter().chain(&self.next).copied().collect();
        // Players who float together do not meet.
        let next_pairs: Vec<(usize, usize)> =
            inside(&next, &whole.0).into_iter().filter(|(_, b)| self.next.contains(b)).collect();
        let left = unpaired(&next, &next_pairs);
        let next = if self.next.is_empty() { (0, Vec::new()) } else { (left.len(), self.scores(&left)) };
        let unplayed = match floaters[..] {
            [only] if whole.1 == Some(only) => self.entrants[only].unplayed,
            _ => 0,
        };
        let mut counts = [0; 8];
        for &(a, b) in &pairs {
            self.count_colors(a, b, &mut counts);
        }
        let had = |p: usize, back: usize, float: Float| self.entrants[p].floats[back] == Some(float);
        let mut differences: [Vec<i32>; 4] = Default::default();
        for back in 0..2 {
            counts[4 + 2 * back] =
                floaters.iter().filter(|p| self.residents.contains(p) && had(**p, back, Float::Down)).count();
            for &m in &self.moved_down {
                let partner = pairs.iter().find(|(a, _)| *a == m).map(|(_, b)| *b);
                let difference = partner.map_or(i32::MAX, |b| self.entrants[m].score - self.entrants[b].score);
                if had(m, back, Float::Down) {
                    differences[2 * back].push(difference);
                }
                if partner.is_some_and(|b| had(b, back, Float::Up)) {
                    counts[5 + 2 * back] += 1;
                    differences[2 * back + 1].push(difference);
                }
            }
        }
        for list in &mut differences {
            list.sort_unstable_by(|a, b| b.cmp(a));
        }
        (floaters.len(), self.scores(&floaters), next, unplayed, counts, differences)
    }

    /// Gives colours as they would be given and counts what they break: C10 to C13.
    fn count_colors(&self, a: usize, b: usize, counts: &mut [usize; 8]) {
        let (higher, lower) = (&self.entrants[a], &self.entrants[b]);
        let color = allocate(higher, lower, Color::White).0;
        for (entrant, color) in [(higher, color), (lower, !color)] {
            // A player who gets the preferred colour breaks nothing, not even after a past that no pairing system made.
            if let Some(due) = entrant.preference.filter(|due| due.color != color) {
                if higher.is_topscorer || lower.is_topscorer {
                    counts[0] += usize::from((entrant.difference + color.sign()).abs() > 2);
                    counts[1] += usize::from(entrant.had_twice(color));
                }
                counts[2] += 1;
                counts[3] += usize::from(due.strength == Strength::Strong);
            }
        }
    }

    /// Gives the place in the order of candidates (article 4), the smaller the earlier.
    fn order(&self, pairs: &[(usize, usize)]) -> Order {
        let partner = |p: usize| pairs.iter().find(|(a, _)| *a == p).map(|(_, b)| *b);
        let set: Vec<usize> = self.moved_down.iter().copied().filter(|m| partner(*m).is_some()).collect();
        let opponents: Vec<usize> = set.iter().filter_map(|m| partner(*m)).collect();
        let rest: Vec<usize> = self.residents.iter().copied().filter(|r| !opponents.contains(r)).collect();
        let heads: Vec<usize> = (0..rest.len()).filter(|i| partner(rest[*i]).is_some()).collect();
        let count = heads.len();
        let entered: Vec<usize> = heads.iter().copied().filter(|i| *i >= count).collect();
        let mut left: Vec<usize> = (0..count).filter(|i| !heads.contains(i)).map(|i| usize::MAX - i).collect();
        left.reverse();
        let partners = heads.iter().filter_map(|i| partner(rest[*i])).collect();
        (set, opponents, entered.len(), heads.iter().sum(), left, entered, partners)
    }
}

/// Pairs a round by trying everything.
fn slow(round: &Round) -> Option<Whole> {
    let entrants = &round.entrants;
    let mut wholes = Vec::new();
    all(entrants, &mut (0..entrants.len()).collect(), &mut Vec::new(), None, &mut wholes);
    let lowest = wholes.iter().filter_map(|whole| whole.1).map(|bye| entrants[bye].score).min();
    wholes.retain(|whole| whole.1.map(|bye| entrants[bye].score) == lowest);
    let mut moved_down: Vec<usize> = Vec::new();
    let mut start = 0;
    while start < entrants.len() {
        let [residents, next, _] = round.groups(start).map(Iterator::collect::<Vec<usize>>);
        start += residents.len();
        let group = Group { entrants, moved_down, residents, next };
        wholes.retain(|(pairs, _)| {
            !pairs.iter().any(|(a, b)| group.moved_down.contains(a) && group.moved_down.contains(b))
        });
        // What is best in the next bracket is asked for each candidate.
        let mut candidates: BTreeMap<Vec<(usize, usize)>, Key> = BTreeMap::new();
        for whole in &wholes {
            let pairs = inside(&group.members(), &whole.0);
            let key = group.key(whole);
            let best = candidates.entry(pairs).or_insert_with(|| key.clone());
            if key < *best {
                *best = key;
            }
        }
        let best = candidates.values().min()?.clone();
        let first =
            candidates.into_iter().filter(|(_, key)| *key == best).min_by_key(|(pairs, _)| group.order(pairs))?.0;
        wholes.retain(|(pairs, _)| inside(&group.members(), pairs) == first);
        moved_down = unpaired(&group.members(), &first);
    }
    wholes.into_iter().next()
}

/// Makes a tournament whose past no pairing system made.
fn wild(dice: &mut Dice) -> Tournament {
    let count = 2 + dice.roll(9) as u16;
    let past = dice.roll(5) as usize;
    let mut players: Vec<Player> = (1..=count).map(|id| Player::new(id, "")).collect();
    for _ in 0..past {
        let mut order: Vec<usize> = (0..players.len()).collect();
        for i in (1..order.len()).rev() {
            order.swap(i, dice.roll(i as u64 + 1) as usize);
        }
        let mut cells = vec![Cell::bye(Mark::ZeroBye); players.len()];
        let mut has_bye = false;
        while let Some(a) = order.pop() {
            match (dice.roll(12), order.pop()) {
                (0, Some(b)) => {
                    cells[a] = Cell::bye(Mark::HalfBye);
                    order.push(b);
                }
                (roll, Some(b)) => {
                    let (mine, theirs) = match roll {
                        1 => (Mark::ForfeitWin, Mark::ForfeitLoss),
                        2..=4 => (Mark::Draw, Mark::Draw),
                        5..=8 => (Mark::Win, Mark::Loss),
                        _ => (Mark::Loss, Mark::Win),
                    };
                    let color = if dice.roll(2) == 0 { Color::White } else { Color::Black };
                    cells[a] = Cell::game(b as u16 + 1, color, mine);
                    cells[b] = Cell::game(a as u16 + 1, !color, theirs);
                }
                (_, None) => {
                    cells[a] = Cell::bye(if has_bye { Mark::FullBye } else { Mark::PairingBye });
                    has_bye = true;
                }
            }
        }
        for (player, cell) in players.iter_mut().zip(cells) {
            player.cells.push(Some(cell));
        }
    }
    for player in &mut players {
        if dice.roll(12) == 0 {
            player.cells.push(Some(Cell::bye(Mark::ZeroBye)));
        }
    }
    let mut forbidden = Vec::new();
    if dice.roll(3) == 0 && count > 3 {
        forbidden.push(Forbidden {
            first_round: 1,
            last_round: 99,
            players: vec![1, 2 + dice.roll(u64::from(count) - 1) as u16],
        });
    }
    let rounds = Some(past as u16 + 1 + dice.roll(3) as u16);
    let initial_color = Some(Color::White);
    Draft { players, rounds, initial_color, forbidden, ..Draft::default() }.validate().expect("it fits together")
}

#[test]
fn small_rounds_are_paired_as_by_trying_everything() {
    let (mut paired, mut none) = (0, 0);
    for seed in 0..2500 {
        let tournament = wild(&mut Dice::new(seed));
        let Ok(round) = Round::of(&tournament) else { continue };
        let found = round.pair().map(|paired| paired.pairing);
        if let Some((pairs, bye)) = slow(&round) {
            let wanted = round.boards(pairs, &bye.into_iter().collect::<Vec<_>>());
            assert_eq!(found.as_ref(), Ok(&wanted), "seed {seed}");
            assert_eq!(super::check(&tournament, &wanted), Ok(Vec::new()), "seed {seed}");
            paired += 1;
        } else {
            assert_eq!(found, Err(round.none_legal()), "seed {seed}");
            none += 1;
        }
    }
    assert!(paired > 500 && none > 20, "{paired} paired, {none} not");
}

#[test]
fn a_pairing_by_hand_is_told_what_it_breaks() {
    use super::{Breach, Criterion, check};
    use crate::Pairing;
    let mut dice = Dice::new(5);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..400 {
        let tournament = wild(&mut dice);
        let Ok(round) = Round::of(&tournament) else { continue };
        let mut wholes = Vec::new();
        all(&round.entrants, &mut (0..round.entrants.len()).collect(), &mut Vec::new(), None, &mut wholes);
        if wholes.is_empty() {
            continue;
        }
        let best = round.pair().expect("a pairing exists").pairing;
        let (pairs, bye) = wholes.swap_remove(dice.roll(wholes.len() as u64) as usize);
        let other = round.boards(pairs, &bye.into_iter().collect::<Vec<_>>());
        let breaches = check(&tournament, &other).expect("a pairing exists");
        assert_eq!(breaches.is_empty(), best == other, "{breaches:?}");
        for breach in breaches {
            if let Breach::Worse { criterion, .. } = breach {
                seen.insert(criterion);
            }
        }
        if let Some(&(white, black)) = best.boards.first() {
            let mut turned = best.clone();
            turned.boards[0] = (black, white);
            let found = check(&tournament, &turned).expect("a pairing exists");
            assert!(matches!(found[..], [Breach::Color { white: w, .. }] if w == white), "{found:?}");
            let mut lost: Pairing = best.clone();
            lost.boards.remove(0);
            let found = check(&tournament, &lost).expect("a pairing exists");
            assert_eq!(found.len(), 2, "{found:?}");
        }
    }
    for criterion in [Criterion::C5, Criterion::C6, Criterion::C7, Criterion::C12] {
        assert!(seen.contains(&criterion), "{seen:?}");
    }
}
