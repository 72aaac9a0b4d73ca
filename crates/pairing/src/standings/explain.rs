//! How a value came about.

use super::score::Part;
use super::value::Value;
use crate::Id;

/// Why a summand was left out.
///
/// ```
/// use pairing::standings::{Code, Standings, WhyCut};
/// let tournament = pairing::Plan { players: 8, rounds: 3, ..Default::default() }.generate();
/// let account = Standings::new(&tournament).account(1, &"PS/C1".parse::<Code>().unwrap()).unwrap();
/// assert_eq!(account.summands[0].cut, Some(WhyCut::EarlyRound));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WhyCut {
    /// The lowest is cut (article 14).
    Lowest,
    /// The highest is cut (article 14).
    Highest,
    /// A round not played by the player's own will is cut first (16.5).
    Voluntary,
    /// The first rounds are left out of the progressive score.
    EarlyRound,
}

/// One summand of a value.
///
/// ```
/// use pairing::standings::{Code, Standings};
/// let tournament = pairing::Plan { players: 8, rounds: 3, ..Default::default() }.generate();
/// let account = Standings::new(&tournament).account(1, &"BH".parse::<Code>().unwrap()).unwrap();
/// assert_eq!(account.summands.iter().map(|summand| summand.round).collect::<Vec<_>>(), [Some(1), Some(2), Some(3)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Summand {
    /// The round, if it belongs to one.
    pub round: Option<u16>,
    /// The opponent, if there was one.
    pub opponent: Option<Id>,
    /// Whether a dummy takes the place of the opponent (16.4).
    pub is_dummy: bool,
    /// What is added.
    pub value: Value,
    /// Why it is not added after all.
    pub cut: Option<WhyCut>,
}

/// How a value came about: the value, and what it was made of.
///
/// ```
/// # use pairing::standings::{Code, Standings};
/// # let text = "\
/// # 042 2026/05/01
/// # 001    1      Ann                               1900                             1.0    1     2 w 1
/// # 001    2      Bob                               1800                             0.0    2     1 b 0
/// # ";
/// # let file = pairing::trf::read(text.as_bytes()).unwrap();
/// let standings = Standings::new(file.tournament());
/// let code: Code = "SB".parse().unwrap();
/// let account = standings.account(2, &code).unwrap();
/// assert_eq!(account.value.unwrap().to_string(), "0");
/// assert_eq!(account.summands[0].opponent, Some(1));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The value; none if it is not defined.
    pub value: Option<Value>,
    /// What it was made of; empty if it is no sum.
    pub summands: Vec<Summand>,
}

/// A part of a sum that may be cut.
#[derive(Clone, Copy, Debug)]
pub(super) struct Item {
    pub(super) part: Part,
    /// What is added, in hundredths.
    pub(super) value: i64,
    /// By what the least significant is found: the score of the opponent, or the value itself.
    pub(super) key: i64,
    pub(super) cut: Option<WhyCut>,
}

/// Cuts the lowest, then the highest (articles 14 and 16.5).
pub(super) fn cut(items: &mut [Item], low: u8, high: u8) {
    for _ in 0..low {
        let left = |items: &[Item]| -> Vec<usize> { (0..items.len()).filter(|i| items[*i].cut.is_none()).collect() };
        let places = left(items);
        let Some(least) = places.iter().copied().min_by_key(|i| (items[*i].key, items[*i].value)) else { return };
        let voluntary = places.iter().copied().filter(|i| items[*i].part.is_voluntary).min_by_key(|i| items[*i].value);
        match voluntary.filter(|i| items[*i].value >= items[least].value) {
            Some(i) => items[i].cut = Some(WhyCut::Voluntary),
            None => items[least].cut = Some(WhyCut::Lowest),
        }
    }
    for _ in 0..high {
        let most =
            (0..items.len()).filter(|i| items[*i].cut.is_none()).max_by_key(|i| (items[*i].key, items[*i].value));
        let Some(i) = most else { return };
        items[i].cut = Some(WhyCut::Highest);
    }
}
