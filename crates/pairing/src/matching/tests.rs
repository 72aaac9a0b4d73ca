#![expect(clippy::needless_range_loop, reason = "both directions of an edge are set")]

use super::{Long, Matcher, Weight, Wide};

/// Numbers that look random and are the same every time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> i64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) % sides) as i64
    }
}

/// Finds the weight of the best matching by trying all; optional vertices may stay single.
fn slow(edges: &[Vec<Option<i64>>], optional: &[bool], left: &mut Vec<usize>) -> Option<i64> {
    let Some(v) = left.pop() else { return Some(0) };
    let mut best = if optional[v] { slow(edges, optional, left) } else { None };
    for i in 0..left.len() {
        let u = left[i];
        if let Some(weight) = edges[v][u] {
            let mut rest = left.clone();
            rest.remove(i);
            let sum = slow(edges, optional, &mut rest).map(|sum| sum + weight);
            best = best.max(sum);
        }
    }
    left.push(v);
    best
}

fn graph(dice: &mut Dice, size: usize) -> (Vec<Vec<Option<i64>>>, Vec<bool>) {
    let (spread, density) = (1 + dice.roll(12) as u64, 2 + dice.roll(9));
    let mut edges = vec![vec![None; size]; size];
    for a in 0..size {
        for b in a + 1..size {
            if dice.roll(10) < density {
                let weight = Some(dice.roll(spread) - dice.roll(3));
                edges[a][b] = weight;
                edges[b][a] = weight;
            }
        }
    }
    let loose = dice.roll(3) == 0;
    let optional = (0..size).map(|_| loose && dice.roll(2) == 0).collect();
    (edges, optional)
}

fn sum<W: Weight>(matcher: &Matcher<W>, edges: &[Vec<Option<i64>>], optional: &[bool], left: &[usize]) -> i64 {
    let mut sum = 0;
    for &v in left {
        match matcher.mate(v) {
            Some(u) => {
                assert_eq!(matcher.mate(u), Some(v));
                sum += edges[v][u].expect("only edges are matched");
            }
            None => assert!(optional[v]),
        }
    }
    sum / 2
}

fn check<W: Weight>(seed: u64, shift: u32) {
    let mut dice = Dice(seed);
    let size = 2 + dice.roll(9) as usize;
    let (mut edges, optional) = graph(&mut dice, size);
    let mut matcher = Matcher::<W>::new(size, |a, b| edges[a][b].map(|w| W::placed(w, shift)));
    for v in (0..size).filter(|v| optional[*v]) {
        matcher.allow_single(v);
    }
    let mut left: Vec<usize> = (0..size).collect();
    let best = slow(&edges, &optional, &mut left.clone());
    let is_solved = matcher.solve(|v| Some((v + 1) % size));
    assert_eq!(is_solved, best.is_some(), "seed {seed}");
    let Some(best) = best else { return };
    assert_eq!(sum(&matcher, &edges, &optional, &left), best, "seed {seed}");
    for _ in 0..size {
        if left.is_empty() {
            return;
        }
        let v = left[dice.roll(left.len() as u64) as usize];
        if dice.roll(4) == 0 {
            // Fixes a pair of the matching.
            let Some(u) = matcher.mate(v) else { continue };
            assert!(matcher.could_match(v, u));
            assert!(matcher.extract(v, u), "seed {seed}");
            left.retain(|w| *w != u && *w != v);
        } else {
            for u in 0..size {
                if let Some(weight) = edges[v][u] {
                    let new = (dice.roll(6) > 0).then(|| weight + dice.roll(5) - 2);
                    edges[v][u] = new;
                    edges[u][v] = new;
                }
            }
            let is_solved = matcher.reweigh(v, |u, _| edges[v][u].map(|w| W::placed(w, shift)));
            let best = slow(&edges, &optional, &mut left.clone());
            assert_eq!(is_solved, best.is_some(), "seed {seed}");
            if !is_solved {
                return;
            }
        }
        let best = slow(&edges, &optional, &mut left.clone()).expect("solved");
        assert_eq!(sum(&matcher, &edges, &optional, &left), best, "seed {seed}");
    }
}

#[test]
fn matchings_are_as_heavy_as_the_heaviest_found_by_trying_all() {
    for seed in 0..4000 {
        check::<i64>(seed, 0);
    }
}

#[test]
fn wide_weights_give_the_same_matchings() {
    for seed in 0..500 {
        check::<i128>(seed, 70);
        check::<Wide<4>>(seed, 190);
        check::<Long>(seed, 1000);
    }
}

/// Adds, subtracts, halves and compares as `i128` does.
fn agrees<W: Weight + std::fmt::Debug>(shifts: &[u32]) {
    let mut dice = Dice(7);
    for _ in 0..2000 {
        let (a, b) = (dice.roll(1 << 30) - (1 << 29), dice.roll(1 << 30) - (1 << 29));
        for &shift in shifts {
            let of = |value| W::placed(value, shift);
            assert_eq!(of(a).plus(&of(b)), of(a + b));
            assert_eq!(of(a).minus(&of(b)), of(a - b));
            assert_eq!(of(a).cmp(&of(b)), a.cmp(&b));
            assert_eq!(of(2 * a).half(), of(a));
            assert!(W::ABSENT < of(a) && of(a).minus(&of(a)) == W::ZERO);
            // A carry that runs through all words below.
            let (one, low) = (W::placed(1, 0), of(a).minus(&W::placed(1, 0)));
            assert_eq!(low.plus(&one), of(a));
            assert_eq!(low.cmp(&of(b)), if a > b { std::cmp::Ordering::Greater } else { std::cmp::Ordering::Less });
        }
    }
}

#[test]
fn numbers_of_every_width_add_halve_and_compare() {
    agrees::<i128>(&[1, 40, 63, 64, 90]);
    agrees::<Wide<4>>(&[1, 40, 63, 64, 90, 180]);
    agrees::<Long>(&[1, 40, 63, 64, 90, 180, 4000]);
}
