//! Round robins by Berger tables (Handbook C.05, annex 1).

/// One pair of a Berger table: White and Black by number; none where the opponent is free.
pub type BergerPair = (Option<u16>, Option<u16>);

/// Gives the rounds of a round robin by the Berger tables.
///
/// With an odd number of players one is free in each round: the pair on board 1 has no opponent. A double round robin repeats the
/// first cycle with colours reversed; the last two rounds of the first cycle change places, so that nobody has the same
/// colour three times running.
///
/// ```
/// let rounds = pairing::berger(4, false);
/// assert_eq!(rounds[0], [(Some(1), Some(4)), (Some(2), Some(3))]);
/// assert_eq!(pairing::berger(3, false)[0], [(Some(1), None), (Some(2), Some(3))]);
/// assert_eq!(pairing::berger(6, true).len(), 10);
/// ```
pub fn berger(players: u16, is_double: bool) -> Vec<Vec<BergerPair>> {
    if players < 2 {
        return Vec::new();
    }
    let size = u32::from(players) + u32::from(players % 2);
    let shown = |number: u32| (number <= u32::from(players)).then_some(number as u16);
    let mut rounds: Vec<Vec<BergerPair>> = (1..size)
        .map(|round| {
            let first = if round % 2 == 1 { round.div_ceil(2) } else { u32::midpoint(size, round) };
            let on_circle = |step: u32| (first - 1 + step) % (size - 1) + 1;
            let top = if round % 2 == 1 { (shown(first), shown(size)) } else { (shown(size), shown(first)) };
            let others = (1..size / 2).map(|i| (shown(on_circle(i)), shown(on_circle(size - 1 - i))));
            std::iter::once(top).chain(others).collect()
        })
        .collect();
    if is_double {
        let turn = |pairs: &Vec<BergerPair>| pairs.iter().map(|(white, black)| (*black, *white)).collect();
        let second: Vec<Vec<BergerPair>> = rounds.iter().map(turn).collect();
        if let [.., before, last] = &mut rounds[..] {
            std::mem::swap(before, last);
        }
        rounds.extend(second);
    }
    rounds
}
