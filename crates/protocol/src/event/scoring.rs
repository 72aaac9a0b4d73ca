//! The points of results as JSON.

use pairing::{Points, Scoring};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::event::values::PointsFrame;

/// The points of games and byes; byes and forfeits follow the points of games where nothing else is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub(super) struct ScoringFrame {
    win: PointsFrame,
    draw: PointsFrame,
    loss: PointsFrame,
    /// The points of games with Black, if they differ.
    #[serde(skip_serializing_if = "Option::is_none")]
    black: Option<GamePoints>,
    #[serde(skip_serializing_if = "Option::is_none")]
    forfeit_win: Option<PointsFrame>,
    #[serde(skip_serializing_if = "Option::is_none")]
    forfeit_loss: Option<PointsFrame>,
    #[serde(skip_serializing_if = "Option::is_none")]
    full_bye: Option<PointsFrame>,
    #[serde(skip_serializing_if = "Option::is_none")]
    half_bye: Option<PointsFrame>,
    #[serde(skip_serializing_if = "Option::is_none")]
    zero_bye: Option<PointsFrame>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pairing_bye: Option<PointsFrame>,
    /// A result that is not known yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    unknown: Option<PointsFrame>,
}

/// The points of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
struct GamePoints {
    win: PointsFrame,
    draw: PointsFrame,
    loss: PointsFrame,
}

impl ScoringFrame {
    pub(super) fn of(scoring: &Scoring) -> Self {
        let [win, draw, loss] = [scoring.win, scoring.draw, scoring.loss].map(|points| points[0]);
        let [black_win, black_draw, black_loss] = [scoring.win, scoring.draw, scoring.loss].map(|points| points[1]);
        let black =
            GamePoints { win: PointsFrame(black_win), draw: PointsFrame(black_draw), loss: PointsFrame(black_loss) };
        let plain = Scoring::new(win, draw, loss);
        let unless = |points: Points, usual: Points| (points != usual).then_some(PointsFrame(points));
        Self {
            win: PointsFrame(win),
            draw: PointsFrame(draw),
            loss: PointsFrame(loss),
            black: ((black_win, black_draw, black_loss) != (win, draw, loss)).then_some(black),
            forfeit_win: unless(scoring.forfeit_win, plain.forfeit_win),
            forfeit_loss: unless(scoring.forfeit_loss, plain.forfeit_loss),
            full_bye: unless(scoring.full_bye, plain.full_bye),
            half_bye: unless(scoring.half_bye, plain.half_bye),
            zero_bye: unless(scoring.zero_bye, plain.zero_bye),
            pairing_bye: unless(scoring.pairing_bye, plain.pairing_bye),
            unknown: unless(scoring.unknown, plain.unknown),
        }
    }

    pub(super) fn to_event(self) -> Scoring {
        let plain = Scoring::new(self.win.0, self.draw.0, self.loss.0);
        let black = self.black.unwrap_or(GamePoints { win: self.win, draw: self.draw, loss: self.loss });
        let or = |points: Option<PointsFrame>, usual: Points| points.map_or(usual, |points| points.0);
        Scoring {
            win: [self.win.0, black.win.0],
            draw: [self.draw.0, black.draw.0],
            loss: [self.loss.0, black.loss.0],
            forfeit_win: or(self.forfeit_win, plain.forfeit_win),
            forfeit_loss: or(self.forfeit_loss, plain.forfeit_loss),
            full_bye: or(self.full_bye, plain.full_bye),
            half_bye: or(self.half_bye, plain.half_bye),
            zero_bye: or(self.zero_bye, plain.zero_bye),
            pairing_bye: or(self.pairing_bye, plain.pairing_bye),
            unknown: or(self.unknown, plain.unknown),
        }
    }
}

/// Declares the types.
pub(super) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![GamePoints::decl(config), ScoringFrame::decl(config)]
}
