//! Rating tables of FIDE (B.02) and what is computed with them (C.07, article 10).

use super::value::rounded;

/// The rating difference for each percentage from 50 to 100.
const DIFFERENCE: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
    202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589,
    677, 800,
];

/// The largest difference at which the higher rated is expected to score 50, 51, … 99 per cent.
const EXPECTED: [i64; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
    206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619,
    735,
];

/// Gives the rating difference that a score stands for; the score is in half points.
pub(super) fn difference(half_points: i64, games: i64) -> i64 {
    let percent = rounded(half_points * 50, games).clamp(0, 100) as usize;
    if percent >= 50 { DIFFERENCE[percent - 50] } else { -DIFFERENCE[50 - percent] }
}

/// Gives the score in hundredths that a player is expected to make against an opponent.
pub(super) fn expected(rating: i64, opponent: i64) -> i64 {
    let difference = rating - opponent;
    let higher = 50 + EXPECTED.partition_point(|most| *most < difference.abs()) as i64;
    if difference >= 0 { higher } else { 100 - higher }
}

/// Finds the lowest rating with which the score is expected (10.3).
pub(super) fn perfect(half_points: i64, opponents: &[i64]) -> Option<i64> {
    let (lowest, highest) = (*opponents.iter().min()?, *opponents.iter().max()?);
    if half_points <= 0 {
        return Some(lowest - 800);
    }
    let reaches =
        |rating: i64| opponents.iter().map(|opponent| expected(rating, *opponent)).sum::<i64>() >= half_points * 50;
    let (mut low, mut high) = (lowest - 1000, highest + 1000);
    while low < high {
        let middle = low + (high - low) / 2;
        if reaches(middle) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    Some(low)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expected_scores_of_two_players_add_up_to_one() {
        for difference in -900..=900 {
            assert_eq!(expected(1500 + difference, 1500) + expected(1500, 1500 + difference), 100, "{difference}");
        }
        assert_eq!((expected(1503, 1500), expected(1504, 1500), expected(2236, 1500)), (50, 51, 100));
    }

    #[test]
    fn scores_stand_for_differences() {
        assert_eq!((difference(1, 1), difference(2, 1), difference(0, 1)), (0, 800, -800));
        assert_eq!(difference(7, 5), 149); // 3.5 of 5
    }
}
