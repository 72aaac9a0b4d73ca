//! Direct encounter (C.07, article 6).

use super::score::Scores;

/// Makes averages of up to sixteen games exact.
const SCALE: i64 = 720_720;

/// Ranks a tied group; gives groups in order, those still tied together.
pub(super) fn ranked(scores: &Scores, group: &[usize], win: i32, counts_forfeits: bool) -> Vec<Vec<usize>> {
    if group.len() < 2 {
        return vec![group.to_vec()];
    }
    let counts_forfeits = counts_forfeits || scores.is_round_robin;
    let mut sums: Vec<(usize, i64, i64)> = Vec::new();
    for &player in group {
        let (mut sum, mut missing) = (0, 0);
        for &other in group.iter().filter(|other| **other != player) {
            let games: Vec<i64> = scores.turns[player]
                .iter()
                .filter(|turn| turn.opponent == Some(other))
                .filter(|turn| turn.mark.is_played() || counts_forfeits && turn.mark.is_forfeit())
                .map(|turn| i64::from(turn.points))
                .collect();
            if games.is_empty() {
                missing += 1;
            } else {
                sum += games.iter().sum::<i64>() * SCALE / games.len() as i64;
            }
        }
        sums.push((player, sum, missing));
    }
    sums.sort_by_key(|(_, sum, _)| std::cmp::Reverse(*sum));
    let again = |players: &[(usize, i64, i64)]| {
        let players: Vec<usize> = players.iter().map(|(player, ..)| *player).collect();
        if players.len() == group.len() { vec![players] } else { ranked(scores, &players, win, counts_forfeits) }
    };
    if scores.is_round_robin || sums.iter().all(|(.., missing)| *missing == 0) {
        return sums.chunk_by(|a, b| a.1 == b.1).flat_map(again).collect();
    }
    // Not all have met: one is first only if nobody could catch up in the games not played.
    let could_reach = |(_, sum, missing): &(usize, i64, i64)| sum + missing * i64::from(win) * SCALE;
    let mut placed = 0;
    while placed < sums.len() && sums[placed + 1..].iter().all(|other| could_reach(other) < sums[placed].1) {
        placed += 1;
    }
    let mut order: Vec<Vec<usize>> = sums[..placed].iter().map(|(player, ..)| vec![*player]).collect();
    if placed < sums.len() {
        order.extend(again(&sums[placed..]));
    }
    order
}
