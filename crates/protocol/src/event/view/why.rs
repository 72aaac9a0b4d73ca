//! Why a round of a Swiss is paired as it is.

use event::Event;
use pairing::dutch::{self, Explanation, Float, PassedOver, Preference, Strength};
use pairing::{Color, Id};
use serde::Serialize;
use ts_rs::TS;

use crate::contract::names::{Name, names};
use crate::event::terms::CriterionText;
use crate::event::values::PointsFrame;

names! {
    Strength { Strength::Mild => "mild", Strength::Strong => "strong", Strength::Absolute => "absolute" }
    Float { Float::Down => "down", Float::Up => "up" }
}

/// Why a round of a Swiss is paired as it is: its brackets, and each of its pairs. Players are told by id.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct WhyFrame {
    /// The brackets from the top down.
    pub brackets: Vec<BracketWhyFrame>,
    /// The pairs, bracket by bracket.
    pub pairs: Vec<PairWhyFrame>,
    /// The player with the bye.
    pub bye: Option<u16>,
}

/// One bracket.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct BracketWhyFrame {
    /// The score, virtual points included.
    pub score: PointsFrame,
    /// Players who came down from above.
    pub moved_down: Vec<u16>,
    /// Players of this score.
    pub residents: Vec<u16>,
    /// Players who leave it unpaired.
    pub downfloaters: Vec<u16>,
    /// Criteria that could not be kept in full, and how often they are broken.
    pub broken: Vec<(CriterionText, u32)>,
}

/// One pair.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PairWhyFrame {
    /// White.
    pub white: u16,
    /// Black.
    pub black: u16,
    /// The bracket, counted from 0.
    pub bracket: u32,
    /// Whether one of the two came down from a bracket above.
    pub is_float: bool,
    /// The colours due to White and Black, and how much.
    pub preferences: [Option<(Name<Color>, Name<Strength>)>; 2],
    /// The floats of White and Black in the last round and the one before.
    pub floats: [[Option<Name<Float>>; 2]; 2],
    /// The article of C.04.3 that decided the colours.
    pub color_article: String,
    /// Players who ranked higher than the opponent and were passed over, and the criterion; null is the order of candidates.
    pub passed_over: Vec<(u16, Option<CriterionText>)>,
}

impl WhyFrame {
    pub(super) fn of(event: &Event, round: u16) -> Option<Self> {
        if event.settings().format != event::Format::Swiss {
            return None;
        }
        let is_draft = event.draft().is_some_and(|draft| draft.number() == round);
        let tournament = if is_draft { event.tournament_to_pair() } else { event.tournament() }.ok()?;
        let before = if is_draft { tournament } else { tournament.before(round) };
        let explanation = dutch::explain(&before).ok()?;
        Some(Self::told(event, &explanation))
    }

    fn told(event: &Event, explanation: &Explanation) -> Self {
        let id = |number: Id| event.numbered(number).map_or(0, |player| player.0);
        let ids = |numbers: &[Id]| numbers.iter().copied().map(id).collect();
        let due = |due: Option<Preference>| due.map(|due| (Name(due.color), Name(due.strength)));
        let brackets = explanation.brackets.iter().map(|bracket| BracketWhyFrame {
            score: PointsFrame(bracket.score),
            moved_down: ids(&bracket.moved_down),
            residents: ids(&bracket.residents),
            downfloaters: ids(&bracket.downfloaters),
            broken: bracket.broken.iter().map(|(criterion, count)| (CriterionText(*criterion), *count)).collect(),
        });
        let passed = |(number, why): &(Id, PassedOver)| match why {
            PassedOver::MayNotMeet(criterion) | PassedOver::Worse(criterion) => {
                (id(*number), Some(CriterionText(*criterion)))
            }
            PassedOver::Order => (id(*number), None),
        };
        let pairs = explanation.pairs.iter().map(|pair| PairWhyFrame {
            white: id(pair.white),
            black: id(pair.black),
            bracket: pair.bracket as u32,
            is_float: pair.is_float,
            preferences: pair.preferences.map(due),
            floats: pair.floats.map(|floats| floats.map(|float| float.map(Name))),
            color_article: pair.color.article().to_owned(),
            passed_over: pair.passed_over.iter().map(passed).collect(),
        });
        Self { brackets: brackets.collect(), pairs: pairs.collect(), bye: explanation.bye.map(id) }
    }
}

/// Declares the types.
pub(super) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![BracketWhyFrame::decl(config), PairWhyFrame::decl(config), WhyFrame::decl(config)]
}
