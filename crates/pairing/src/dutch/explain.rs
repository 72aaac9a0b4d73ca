//! Why a round is paired as it is.

use super::color::{ColorReason, Preference, allocate};
use super::criterion::Criterion;
use super::engine::{NoPairing, Paired, Round, Step};
use super::entrant::{Float, may_meet, share_absolute};
use super::judge::{Vector, optimum};
use crate::{Color, Id, Points, Tournament};

/// The most players passed over that the explanation of one pair names.
const MOST_TOLD: usize = 6;

/// Why a round is paired as it is: its brackets, and each of its pairs.
///
/// ```
/// use pairing::{Color, Draft, Player, dutch};
/// let players = (1..=4).map(|id| Player::new(id, "")).collect();
/// let draft = Draft { players, rounds: Some(3), initial_color: Some(Color::White), ..Draft::default() };
/// let why = dutch::explain(&draft.validate().unwrap()).unwrap();
/// assert_eq!(why.brackets[0].residents, [1, 2, 3, 4]);
/// assert_eq!((why.pairs[0].white, why.pairs[0].black), (1, 3));
/// assert_eq!(why.pairs[0].color, dutch::ColorReason::InitialColor);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The brackets from the top down.
    pub brackets: Vec<BracketWhy>,
    /// The pairs, bracket by bracket.
    pub pairs: Vec<PairWhy>,
    /// The player with the bye.
    pub bye: Option<Id>,
}

/// One bracket of an [`Explanation`].
///
/// ```
/// let tournament = pairing::Plan { players: 5, rounds: 3, played: 0, ..Default::default() }.generate();
/// let why = pairing::dutch::explain(&tournament).unwrap();
/// assert_eq!(why.brackets[0].downfloaters, [5]); // and gets the bye
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketWhy {
    /// The score, virtual points included.
    pub score: Points,
    /// Players who came down from above.
    pub moved_down: Vec<Id>,
    /// Players of this score.
    pub residents: Vec<Id>,
    /// Players who leave it unpaired.
    pub downfloaters: Vec<Id>,
    /// Criteria that could not be kept in full, and how often they are broken.
    pub broken: Vec<(Criterion, u32)>,
}

/// One pair of an [`Explanation`].
///
/// ```
/// let tournament = pairing::Plan { players: 4, rounds: 3, played: 0, ..Default::default() }.generate();
/// let why = pairing::dutch::explain(&tournament).unwrap();
/// assert!(why.pairs.iter().all(|pair| !pair.is_float && pair.preferences == [None, None]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairWhy {
    /// White.
    pub white: Id,
    /// Black.
    pub black: Id,
    /// The bracket, counted from 0.
    pub bracket: usize,
    /// Whether one of the two came down from a bracket above.
    pub is_float: bool,
    /// The colours due to White and Black.
    pub preferences: [Option<Preference>; 2],
    /// The floats of White and Black in the last round and the one before.
    pub floats: [[Option<Float>; 2]; 2],
    /// What decided the colours.
    pub color: ColorReason,
    /// Players who ranked higher than the opponent and were passed over.
    pub passed_over: Vec<(Id, PassedOver)>,
}

/// Why a player who ranked higher than the opponent was passed over.
///
/// ```
/// use pairing::dutch::{Criterion, PassedOver, explain};
/// use pairing::{Color, Draft, Forbidden, Player};
/// let players = (1..=4).map(|id| Player::new(id, "")).collect();
/// let forbidden = vec![Forbidden { first_round: 1, last_round: 1, players: vec![1, 3] }];
/// let draft = Draft { players, forbidden, rounds: Some(3), initial_color: Some(Color::White), ..Draft::default() };
/// let why = explain(&draft.validate().unwrap()).unwrap();
/// assert!(why.pairs[0].passed_over.contains(&(3, PassedOver::MayNotMeet(Criterion::C1))));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PassedOver {
    /// The two may not meet: they have met, or the pair is forbidden (C1), or both must have the same colour (C3).
    MayNotMeet(Criterion),
    /// The rest could not be paired any more (C4), or the bracket would be worse by this criterion.
    Worse(Criterion),
    /// The order of candidates: somebody who ranks higher is given that opponent, or exchanges come later (article 4).
    Order,
}

/// Pairs the next round and tells why.
pub fn explain(tournament: &Tournament) -> Result<Explanation, NoPairing> {
    let round = Round::of(tournament)?;
    let paired = round.pair()?;
    Ok(round.explain(&paired))
}

impl Round {
    fn explain(&self, paired: &Paired) -> Explanation {
        let id = |player: &usize| self.entrants[*player].id;
        let mut brackets = Vec::new();
        let mut pairs = Vec::new();
        for (number, step) in paired.brackets.iter().enumerate() {
            let mut whole = self.whole(step, paired.bye_score);
            let demands = whole.demand(&step.pairs);
            let best = optimum(&mut whole, &demands);
            let is_paired = |player: &&usize| step.pairs.iter().any(|(a, b)| a == *player || b == *player);
            let all = step.moved_down.iter().chain(&step.residents);
            brackets.push(BracketWhy {
                score: Points::from_tenths(step.residents.first().map_or(0, |player| self.entrants[*player].score)),
                moved_down: step.moved_down.iter().map(id).collect(),
                residents: step.residents.iter().map(id).collect(),
                downfloaters: all.filter(|player| !is_paired(player)).map(id).collect(),
                broken: best.as_ref().map(Vector::breaches).unwrap_or_default(),
            });
            for at in 0..step.pairs.len() {
                pairs.push(self.explain_pair(paired, number, step, at, best.as_ref()));
            }
        }
        Explanation { brackets, pairs, bye: paired.pairing.bye }
    }

    fn explain_pair(&self, paired: &Paired, bracket: usize, step: &Step, at: usize, best: Option<&Vector>) -> PairWhy {
        let (a, b) = step.pairs[at];
        let (higher, lower) = (&self.entrants[a.min(b)], &self.entrants[a.max(b)]);
        let (color, reason) = allocate(higher, lower, self.initial);
        let (white, black) = if color == Color::White { (higher, lower) } else { (lower, higher) };
        let earlier = &step.pairs[..at];
        let is_taken = |player: usize| earlier.iter().any(|(a, b)| *a == player || *b == player);
        let candidates =
            step.residents.iter().copied().filter(|player| *player < b && *player != a && !is_taken(*player));
        let passed_over = candidates
            .filter(|player| step.moved_down.contains(&a) || *player > a)
            .take(MOST_TOLD)
            .map(|player| (self.entrants[player].id, self.why_not(paired, step, earlier, (a, player), best)))
            .collect();
        PairWhy {
            white: white.id,
            black: black.id,
            bracket,
            is_float: step.moved_down.contains(&a),
            preferences: [white.preference, black.preference],
            floats: [white.floats, black.floats],
            color: reason,
            passed_over,
        }
    }

    /// Tells what a pair would have cost, with the pairs before it as they are; `best` is what the bracket costs as it is.
    fn why_not(
        &self,
        paired: &Paired,
        step: &Step,
        earlier: &[(usize, usize)],
        pair: (usize, usize),
        best: Option<&Vector>,
    ) -> PassedOver {
        if share_absolute(&self.entrants[pair.0], &self.entrants[pair.1]) {
            return PassedOver::MayNotMeet(Criterion::C3);
        }
        if !may_meet(&self.entrants, pair.0, pair.1) {
            return PassedOver::MayNotMeet(Criterion::C1);
        }
        let mut whole = self.whole(step, paired.bye_score);
        let mut tried = earlier.to_vec();
        tried.push(pair);
        let tried = whole.demand(&tried);
        match (optimum(&mut whole, &tried), best) {
            (None, _) => PassedOver::Worse(Criterion::C4),
            (Some(tried), Some(best)) => tried.worse_than(best).map_or(PassedOver::Order, PassedOver::Worse),
            (Some(_), None) => PassedOver::Order,
        }
    }
}
