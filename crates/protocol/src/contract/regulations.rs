//! The regulations that the organiser fixes before the game, as JSON.

use board::{ByColor, Color, Position};
use clock::{Millis, TimeControl};
use laws::{
    Accessibility, BlitzPenalty, BoardKind, ClockKind, Draws, Edition, Pace, Penalty, Preset, Quickplay, Regulations,
    Scoresheets, Scoring, Supervision, TakeBack,
};
use notation::Language;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::contract::casual::StopsFrame;
use crate::contract::names::{Name, Text};
use crate::contract::plain::flaw;
use crate::contract::values::PointsNumber;
use crate::error::{self, FrameError};

/// The regulations as the contract writes them; absent fields have the contract's defaults.
///
/// ```
/// let frame = protocol::RegulationsFrame::read(r#"{"edition":"2009","time_control":"40/5400:1800"}"#)?;
/// assert_eq!(frame.to_laws()?.time_control.periods().len(), 2);
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct RegulationsFrame {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    edition: Option<Name<Edition>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    time_control: Option<Text<TimeControl>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pace: Option<Name<Option<Pace>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    supervision: Option<Name<Supervision>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(super) board: Option<Name<BoardKind>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    start: Option<StartFrame>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[ts(type = "number")]
    default_time: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    draws: Option<DrawsFrame>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    quickplay: Option<Name<Quickplay>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    points: Option<[f64; 3]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    scoring: Option<[f64; 3]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    device_penalty: Option<Name<Penalty>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    blitz_penalty: Option<Name<BlitzPenalty>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    present: Option<Vec<Name<Color>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    scoresheets: Option<Name<Scoresheets>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    language: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    clock: Option<Name<ClockKind>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    preset: Option<Name<Preset>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    accessibility: Option<PairFrame<Name<Accessibility>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    arbiter: Option<ArbiterFrame>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(super) stops: Option<StopsFrame>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub(super) absence: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(super) take_back: Option<Name<TakeBack>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(super) moves_ahead: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    names: Option<PairFrame<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(super) event: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    site: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    round: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    date: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    ratings: Option<PairFrame<u32>>,
}

/// What the regulations of a game say of the event it belongs to; White comes first.
pub(crate) struct EventTags {
    pub(crate) ratings: [Option<u32>; 2],
    pub(crate) event: String,
    pub(crate) site: String,
    pub(crate) round: String,
    pub(crate) date: Option<String>,
}

/// The edition of files and journals that name none: it was the newest when they were written.
pub(crate) const UNNAMED_EDITION: Edition = Edition::Fide2018;

/// The longest name, event, site, round and date, in characters.
const LONGEST_TEXT: usize = 200;

/// Whether the game has an arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
enum ArbiterFrame {
    Present,
    Absent,
}

/// The start of a game: the initial position, a Chess960 number, or a FEN.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(untagged)]
enum StartFrame {
    Number(#[ts(type = "number")] u64),
    Text(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
struct DrawsFrame {
    agreement: bool,
    not_before_move: u32,
    arbiter_consent: bool,
}

impl Default for DrawsFrame {
    fn default() -> Self {
        let draws = Draws::default();
        Self {
            agreement: draws.agreement,
            not_before_move: draws.not_before_move,
            arbiter_consent: draws.arbiter_consent,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
struct PairFrame<T> {
    white: Option<T>,
    black: Option<T>,
}

impl RegulationsFrame {
    /// Reads regulations; an error names the invalid field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        error::read(text)
    }

    /// Removes the arbiter: after a stop the players themselves agree to resume.
    #[must_use]
    pub fn without_arbiter(mut self) -> Self {
        self.arbiter = Some(ArbiterFrame::Absent);
        self
    }

    /// Tells whether the start of the game is given.
    pub(crate) fn has_start(&self) -> bool {
        self.start.is_some()
    }

    /// Sets the start of the game.
    #[must_use]
    pub(crate) fn with_start(mut self, start: &Position) -> Self {
        self.start = Some(StartFrame::Text(start.to_string()));
        self
    }

    /// Swaps the colours of the players.
    #[must_use]
    pub fn with_colors_changed(mut self) -> Self {
        fn swap<T>(pair: &mut Option<PairFrame<T>>) {
            if let Some(pair) = pair {
                std::mem::swap(&mut pair.white, &mut pair.black);
            }
        }
        swap(&mut self.names);
        swap(&mut self.ratings);
        swap(&mut self.accessibility);
        self
    }

    /// Converts to the regulations of `laws`, or says which field is invalid.
    pub fn to_laws(&self) -> Result<Regulations, FrameError> {
        let standard = Regulations::default();
        let regulations = Regulations {
            edition: self.edition.map_or(UNNAMED_EDITION, |name| name.0),
            time_control: self.time_control.as_ref().map_or(standard.time_control, |text| text.0.clone()),
            pace: self.pace.and_then(|name| name.0),
            supervision: self.supervision.map_or(standard.supervision, |name| name.0),
            board: self.board.map_or(standard.board, |name| name.0),
            start: self.start.as_ref().map_or(Ok(standard.start), StartFrame::position)?,
            default_time: self.default_time.map(Millis),
            draws: self.draws.map_or(standard.draws, |draws| Draws {
                agreement: draws.agreement,
                not_before_move: draws.not_before_move,
                arbiter_consent: draws.arbiter_consent,
            }),
            quickplay: self.quickplay.map_or(standard.quickplay, |name| name.0),
            present: self.present.as_ref().map_or(standard.present, |present| {
                ByColor::from_fn(|color| present.iter().any(|name| name.0 == color))
            }),
            scoresheets: self.scoresheets.map_or(standard.scoresheets, |name| name.0),
            clock: self.clock.map_or(standard.clock, |name| name.0),
            preset: self.preset.map_or(standard.preset, |name| name.0),
            accessibility: self.accessibility.as_ref().map_or(standard.accessibility, |pair| {
                let need = |need: Option<Name<Accessibility>>| need.map_or(Accessibility::None, |name| name.0);
                ByColor { white: need(pair.white), black: need(pair.black) }
            }),
            device_penalty: self.device_penalty.map_or(standard.device_penalty, |name| name.0),
            blitz_penalty: self.blitz_penalty.map_or(standard.blitz_penalty, |name| name.0),
            scoring: self.points.or(self.scoring).map_or(standard.scoring, |points| {
                let [win, draw, loss] = points.map(|points| PointsNumber::of(points).0);
                Scoring { win, draw, loss }
            }),
            is_arbiter_absent: self.arbiter == Some(ArbiterFrame::Absent),
            stops: self.stops.map(StopsFrame::to_laws).unwrap_or_default(),
            absence: self.absence.map(Millis),
            take_back: self.take_back.map_or(standard.take_back, |name| name.0),
        };
        self.make_sense(&regulations)?;
        Ok(regulations)
    }

    /// Writes the regulations of the laws; what the contract has as its default is left out, apart from edition and time control.
    ///
    /// ```
    /// let regulations = laws::Regulations::default();
    /// assert_eq!(protocol::RegulationsFrame::of(&regulations).to_laws()?, regulations);
    /// # Ok::<(), protocol::FrameError>(())
    /// ```
    pub fn of(regulations: &Regulations) -> Self {
        fn unless<T: PartialEq + Copy>(value: T, standard: T) -> Option<Name<T>> {
            (value != standard).then_some(Name(value))
        }
        #[expect(clippy::cast_precision_loss, reason = "points are small numbers")]
        let points = |thousandths: i64| thousandths as f64 / 1_000.0;
        let standard = Regulations::default();
        let Scoring { win, draw, loss } = regulations.scoring;
        let Draws { agreement, not_before_move, arbiter_consent } = regulations.draws;
        let present = [Color::White, Color::Black].into_iter().filter(|color| regulations.present[*color]);
        let needs = regulations.accessibility;
        Self {
            edition: Some(Name(regulations.edition)),
            time_control: Some(Text(regulations.time_control.clone())),
            pace: regulations.pace.map(|pace| Name(Some(pace))),
            supervision: unless(regulations.supervision, standard.supervision),
            board: unless(regulations.board, standard.board),
            start: (regulations.start != standard.start).then(|| StartFrame::Text(regulations.start.to_string())),
            default_time: regulations.default_time.map(|time| time.0),
            draws: (regulations.draws != standard.draws).then_some(DrawsFrame {
                agreement,
                not_before_move,
                arbiter_consent,
            }),
            quickplay: unless(regulations.quickplay, standard.quickplay),
            points: None,
            scoring: (regulations.scoring != standard.scoring).then(|| [win, draw, loss].map(points)),
            device_penalty: unless(regulations.device_penalty, standard.device_penalty),
            blitz_penalty: unless(regulations.blitz_penalty, standard.blitz_penalty),
            present: (regulations.present != standard.present).then(|| present.map(Name).collect()),
            scoresheets: unless(regulations.scoresheets, standard.scoresheets),
            clock: unless(regulations.clock, standard.clock),
            preset: unless(regulations.preset, standard.preset),
            accessibility: (needs != standard.accessibility)
                .then_some(PairFrame { white: Some(Name(needs.white)), black: Some(Name(needs.black)) }),
            arbiter: regulations.is_arbiter_absent.then_some(ArbiterFrame::Absent),
            stops: (regulations.stops != standard.stops).then(|| StopsFrame::of(regulations.stops)),
            absence: regulations.absence.map(|time| time.0),
            take_back: unless(regulations.take_back, standard.take_back),
            ..Self::default()
        }
    }

    /// Refuses what belongs to a single game: an event says it by itself.
    pub(crate) fn check_for_event(&self) -> Result<(), FrameError> {
        let fields = [
            ("names", self.names.is_some()),
            ("ratings", self.ratings.is_some()),
            ("event", self.event.is_some()),
            ("site", self.site.is_some()),
            ("round", self.round.is_some()),
            ("date", self.date.is_some()),
            ("present", self.present.is_some()),
            ("points", self.points.is_some()),
            ("scoring", self.scoring.is_some()),
            ("language", self.language.is_some()),
        ];
        match fields.into_iter().find(|(_, is_there)| *is_there) {
            Some((field, _)) => {
                Err(FrameError::saying(field, "an event says it outside of the regulations of its games"))
            }
            None => Ok(()),
        }
    }

    /// Replaces the names of the players. In a game of an event they come from the event, and no row holds them.
    #[must_use]
    pub fn with_names(mut self, [white, black]: [Option<String>; 2]) -> Self {
        self.names = (white.is_some() || black.is_some()).then_some(PairFrame { white, black });
        self
    }

    /// Adds what the tags of a board of an event say.
    #[must_use]
    pub(crate) fn in_event(mut self, tags: EventTags) -> Self {
        let [white, black] = tags.ratings;
        self.ratings = (white.is_some() || black.is_some()).then_some(PairFrame { white, black });
        self.event = Some(tags.event);
        // A rapid or blitz event says who watches.
        self.supervision.get_or_insert(Name(Supervision::Adequate));
        self.site = Some(tags.site).filter(|site| !site.is_empty());
        self.round = Some(tags.round);
        self.date = tags.date;
        self
    }

    /// Converts to the regulations of a new game, with everything that the event must announce.
    ///
    /// Games that were played are read by [`RegulationsFrame::to_laws`], whatever was announced for them.
    pub fn to_new_laws(&self) -> Result<Regulations, FrameError> {
        self.check_texts()?;
        let regulations = self.to_laws()?;
        self.casual_rules_fit_an_event()?;
        let is_quick = matches!(regulations.pace(), Pace::Rapid | Pace::Blitz);
        let articles = regulations.values().event_says_who_supervises;
        if let Some(articles) = articles.filter(|_| self.event.is_some() && self.supervision.is_none() && is_quick) {
            return Err(FrameError::saying(
                "supervision",
                format!(
                    "expected adequate, inadequate or none: a rapid or blitz event says which rules apply ({articles})"
                ),
            ));
        }
        Ok(regulations)
    }

    /// Checks the texts that other people read.
    fn check_texts(&self) -> Result<(), FrameError> {
        let names = self.names.as_ref();
        let texts = [
            ("regulations.names.white", names.and_then(|names| names.white.as_ref())),
            ("regulations.names.black", names.and_then(|names| names.black.as_ref())),
            ("regulations.event", self.event.as_ref()),
            ("regulations.site", self.site.as_ref()),
            ("regulations.round", self.round.as_ref()),
            ("regulations.date", self.date.as_ref()),
        ];
        for (field, text) in texts.into_iter().filter_map(|(field, text)| Some((field, text?))) {
            let found = text.chars().count();
            if found > LONGEST_TEXT {
                return Err(FrameError::saying(
                    field,
                    format!("found {found} characters, expected at most {LONGEST_TEXT}"),
                ));
            }
            if let Some(found) = flaw(text, false) {
                return Err(FrameError::saying(field, format!("{found}; expected plain text")));
            }
        }
        Ok(())
    }

    fn make_sense(&self, regulations: &Regulations) -> Result<(), FrameError> {
        let is_guideline = matches!(regulations.quickplay, Quickplay::GuidelineIii4 | Quickplay::GuidelineIii5);
        if is_guideline && !regulations.values().quickplay_needs_guideline {
            return Err(FrameError::saying("quickplay", "the guidelines belong to the editions from 2018 on"));
        }
        if is_guideline && regulations.pace() == Pace::Blitz {
            return Err(FrameError::saying("quickplay", "the guidelines never apply to blitz (III.2.2)"));
        }
        let has_bonus =
            regulations.time_control.periods().last().is_some_and(|period| period.bonus.a_move() != Millis::ZERO);
        if is_guideline && has_bonus {
            return Err(FrameError::saying("quickplay", "the guidelines are for games without increment (III.2.2)"));
        }
        for (field, points) in [("points", self.points), ("scoring", self.scoring)] {
            if points.is_some_and(|points| points.iter().any(|points| !points.is_finite())) {
                return Err(FrameError::saying(field, "expected three numbers"));
            }
        }
        if self.points.is_some() && self.scoring.is_some() && self.points != self.scoring {
            return Err(FrameError::saying("scoring", "points says something else"));
        }
        if regulations.scoresheets == Scoresheets::Electronic && !regulations.values().has_electronic_scoresheets {
            let problem = "found electronic, expected automatic or players: this edition has no electronic scoresheets";
            return Err(FrameError::saying("scoresheets", problem));
        }
        let may_cost_two_minutes = regulations.pace() == Pace::Blitz
            && regulations.supervision == Supervision::Adequate
            && regulations.values().supervised_blitz_may_cost_two_minutes;
        if regulations.blitz_penalty == BlitzPenalty::TwoMinutes && !may_cost_two_minutes {
            let problem = "found two_minutes, which an event may choose for the supervised blitz of 2023 only (B.2)";
            return Err(FrameError::saying("blitz_penalty", problem));
        }
        let penalty = regulations.device_penalty;
        if penalty != Penalty::Loss && !regulations.values().device_penalty_can_be_milder {
            let problem = "this edition does not let the event announce another penalty than the loss";
            return Err(FrameError::saying("device_penalty", problem));
        }
        if matches!(penalty, Penalty::Exclusion | Penalty::Expulsion) {
            return Err(FrameError::saying(
                "device_penalty",
                "expected a penalty that is not more severe than the loss",
            ));
        }
        self.casual_rules_make_sense(regulations)?;
        self.language().map(|_| ())
    }

    /// Returns the names of the players, as far as they are known.
    pub(crate) fn names(&self) -> crate::contract::state::Both<Option<String>> {
        let (white, black) =
            self.names.as_ref().map(|pair| (pair.white.clone(), pair.black.clone())).unwrap_or_default();
        crate::contract::state::Both { white, black }
    }

    /// Returns the event and the round, as far as they are given.
    pub(crate) fn event_and_round(&self) -> (Option<String>, Option<String>) {
        (self.event.clone(), self.round.clone())
    }

    /// Lists the PGN tags that follow from the regulations.
    pub fn tags(&self) -> Vec<(&'static str, String)> {
        let names = self.names.as_ref();
        let ratings = self.ratings.as_ref();
        let rating = |rating: Option<u32>| rating.map(|rating| rating.to_string());
        let control = self.time_control.as_ref().map_or_else(TimeControl::standard, |text| text.0.clone());
        [
            ("Event", self.event.clone()),
            ("Site", self.site.clone()),
            ("Date", self.date.clone()),
            ("Round", self.round.clone()),
            ("White", names.and_then(|names| names.white.clone())),
            ("Black", names.and_then(|names| names.black.clone())),
            ("WhiteElo", ratings.and_then(|ratings| rating(ratings.white))),
            ("BlackElo", ratings.and_then(|ratings| rating(ratings.black))),
            ("TimeControl", Some(control.to_string())),
        ]
        .into_iter()
        .filter_map(|(tag, value)| Some((tag, value?)))
        .collect()
    }

    /// Sets the edition if none is given.
    #[must_use]
    pub fn in_edition(mut self, edition: Edition) -> Self {
        self.edition.get_or_insert(Name(edition));
        self
    }

    /// Sets the date of the game, as PGN writes it, if none is given.
    #[must_use]
    pub fn played_on(mut self, day: String) -> Self {
        self.date.get_or_insert(day);
        self
    }

    /// Returns the language in which moves are read.
    pub fn language(&self) -> Result<&'static Language, FrameError> {
        let code = self.language.as_deref().unwrap_or("en");
        Language::find(code)
            .ok_or_else(|| FrameError::new("language", code, "the code of a language such as \"en\" or \"cs\""))
    }
}

impl StartFrame {
    fn position(&self) -> Result<Position, FrameError> {
        match self {
            Self::Number(number) => {
                let position = u16::try_from(*number).ok().and_then(Position::chess960);
                position.ok_or_else(|| FrameError::new("start", number, "a number from 0 to 959"))
            }
            Self::Text(text) if text == "standard" => Ok(Position::initial()),
            Self::Text(text) => text.parse().map_err(|error| FrameError::saying("start", error)),
        }
    }
}

/// Declares the types regulations are made of.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![
        ArbiterFrame::decl(config),
        StopsFrame::decl(config),
        StartFrame::decl(config),
        DrawsFrame::decl(config),
        PairFrame::<String>::decl(config),
    ]
}
