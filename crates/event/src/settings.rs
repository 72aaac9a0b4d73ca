//! What the organiser fixes: the settings of an event.

use std::collections::BTreeSet;

use laws::Regulations;
use pairing::standings::{Base, Code};
use pairing::{Color, Points, Scoring};

use crate::card::Field;
use crate::date::Date;
use crate::format::Format;
use crate::id::PlayerId;
use crate::named::named;

/// The largest number of rounds of an event.
pub const MOST_ROUNDS: u16 = 200;

/// What the organiser fixes: the settings of an event.
///
/// A [`Template`](crate::Template) gives settings to start from. [`Settings::flaws`] lists what does not fit; an event accepts
/// settings without flaws only.
///
/// ```
/// use event::{Format, Settings};
/// let settings = Settings { name: "Club cup".to_owned(), rounds: 5, ..Settings::default() };
/// assert_eq!(settings.format, Format::Swiss);
/// assert!(settings.flaws().is_empty());
/// assert_eq!(Settings::default().flaws()[0].code(), "no_name");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The name of the event.
    pub name: String,
    /// The place.
    pub place: String,
    /// The federation.
    pub federation: String,
    /// The first day.
    pub first_day: Option<Date>,
    /// The last day.
    pub last_day: Option<Date>,
    /// The regulations of the games, with the edition of the Laws.
    pub regulations: Regulations,
    /// How the event is played.
    pub format: Format,
    /// The number of rounds of a Swiss or a Keizer evening; in the other formats it follows from the players.
    pub rounds: u16,
    /// The tie-breaks in order. Points come first, whether they are listed or not.
    pub tiebreaks: Vec<Code>,
    /// The points of games and byes.
    pub scoring: Scoring,
    /// The half-point byes that players may ask for.
    pub byes: Byes,
    /// Virtual points in the first rounds of a Swiss.
    pub acceleration: Acceleration,
    /// Players who may not meet; for a Swiss.
    pub forbidden: Vec<Forbidden>,
    /// The colour of the first number in the first round; none has it drawn by lot.
    pub initial_color: Option<Color>,
    /// Whether only players who have checked in are paired; for formats without a table.
    pub check_in: CheckIn,
    /// What the world sees, and how late.
    pub publication: Publication,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            name: String::new(),
            place: String::new(),
            federation: String::new(),
            first_day: None,
            last_day: None,
            regulations: Regulations::default(),
            format: Format::Swiss,
            rounds: 7,
            tiebreaks: [Base::Pts, Base::Bh, Base::Sb].map(Code::from).to_vec(),
            scoring: Scoring::default(),
            byes: Byes::default(),
            acceleration: Acceleration::None,
            forbidden: Vec::new(),
            initial_color: None,
            check_in: CheckIn::None,
            publication: Publication::default(),
        }
    }
}

/// The half-point byes that players may ask for.
///
/// ```
/// use event::Byes;
/// assert_eq!(Byes::default(), Byes { most: 0, last_round: None });
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Byes {
    /// How many a player may have.
    pub most: u16,
    /// The last round in which one may be taken; none sets no limit.
    pub last_round: Option<u16>,
}

/// Virtual points in the first rounds of a Swiss.
///
/// ```
/// assert_eq!(event::Settings::default().acceleration, event::Acceleration::None);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Acceleration {
    /// None.
    #[default]
    None,
    /// The Baku method.
    Baku,
    /// Points of the organiser's own, by pairing number.
    Custom(Vec<pairing::Acceleration>),
}

/// Players of whom no two may meet in some rounds.
///
/// ```
/// use event::{Forbidden, PlayerId};
/// let sisters = Forbidden { players: vec![PlayerId(3), PlayerId(8)], first_round: 1, last_round: 4 };
/// assert_eq!(sisters.players.len(), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Forbidden {
    /// The players.
    pub players: Vec<PlayerId>,
    /// The first round.
    pub first_round: u16,
    /// The last round.
    pub last_round: u16,
}

named! {
    /// When players check in.
    ///
    /// ```
    /// use event::CheckIn;
    /// assert_eq!(CheckIn::EachRound.name(), "each_round");
    /// ```
    CheckIn {
        /// Never: everybody who is registered is paired.
        None = "none",
        /// Once, before their first round.
        Once = "once",
        /// Before each round.
        EachRound = "each_round",
    }
}

/// What the world sees, and how late.
///
/// ```
/// use event::{Field, Publication};
/// let publication = Publication::default();
/// assert_eq!(publication.delay, 0);
/// assert!(publication.shows.contains(&Field::Name) && !publication.shows.contains(&Field::BirthYear));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Publication {
    /// How late moves are published, in milliseconds.
    pub delay: u64,
    /// The parts of the players' data that are published.
    pub shows: BTreeSet<Field>,
}

impl Default for Publication {
    fn default() -> Self {
        let shows = [Field::Name, Field::Title, Field::Rating, Field::Federation, Field::Club];
        Self { delay: 0, shows: shows.into_iter().collect() }
    }
}

/// Something in settings that does not fit.
///
/// ```
/// use event::{Format, Settings, SettingsFlaw};
/// let format = Format::Knockout { games: 0, tie_break_games: 2 };
/// let settings = Settings { name: "Cup".to_owned(), format, ..Settings::default() };
/// assert_eq!(settings.flaws(), [SettingsFlaw::NoGames]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsFlaw {
    /// The event has no name.
    NoName,
    /// The last day is before the first.
    DaysReversed {
        /// The first day.
        first: Date,
        /// The last day.
        last: Date,
    },
    /// The number of rounds is not 1 to [`MOST_ROUNDS`].
    Rounds {
        /// The number found.
        found: u16,
    },
    /// A match has no games, a tie-break has no games, or there are more of them than rounds.
    NoGames,
    /// A match has no boards, or more than there are numbers.
    NoBoards,
    /// A win gives less than a draw, or a draw less than a loss.
    Scoring {
        /// The points of a win.
        win: Points,
        /// The points of a draw.
        draw: Points,
        /// The points of a loss.
        loss: Points,
    },
    /// Virtual points or forbidden pairs are for the Swiss only.
    OnlySwiss {
        /// The setting.
        setting: &'static str,
    },
    /// A forbidden pair names fewer than two players.
    ForbiddenTooFew,
    /// A number is too large, or a list too long.
    TooLarge {
        /// The setting.
        setting: &'static str,
        /// The number found: minutes of a delay, whole points, or entries of a list.
        found: u64,
        /// The largest number.
        most: u64,
    },
}

impl SettingsFlaw {
    /// Returns the stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoName => "no_name",
            Self::DaysReversed { .. } => "days_reversed",
            Self::Rounds { .. } => "rounds",
            Self::NoGames => "no_games",
            Self::NoBoards => "no_boards",
            Self::Scoring { .. } => "scoring",
            Self::OnlySwiss { .. } => "only_swiss",
            Self::ForbiddenTooFew => "forbidden_too_few",
            Self::TooLarge { .. } => "too_large",
        }
    }
}

impl std::fmt::Display for SettingsFlaw {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoName => write!(f, "found no name, expected one"),
            Self::DaysReversed { first, last } => {
                write!(f, "found the last day {last}, expected {first} or later")
            }
            Self::Rounds { found } => write!(f, "found {found} rounds, expected 1 to {MOST_ROUNDS}"),
            Self::NoGames => write!(f, "found a match without games, expected 1 to {MOST_ROUNDS}"),
            Self::NoBoards => write!(f, "found a match without boards or with too many, expected 1 to 4999"),
            Self::Scoring { win, draw, loss } => {
                write!(f, "found {win}, {draw} and {loss} points, expected a win to give most and a loss least")
            }
            Self::OnlySwiss { setting } => write!(f, "found {setting} in another format, expected it in a Swiss only"),
            Self::ForbiddenTooFew => {
                write!(f, "found a forbidden pair of fewer than two players, expected two or more")
            }
            Self::TooLarge { setting, found, most } => {
                write!(f, "found {found} for {setting}, expected at most {most}")
            }
        }
    }
}

impl Settings {
    /// Lists all that does not fit.
    pub fn flaws(&self) -> Vec<SettingsFlaw> {
        let mut flaws = Vec::new();
        if self.name.trim().is_empty() {
            flaws.push(SettingsFlaw::NoName);
        }
        if let (Some(first), Some(last)) = (self.first_day, self.last_day)
            && last < first
        {
            flaws.push(SettingsFlaw::DaysReversed { first, last });
        }
        self.format_flaws(&mut flaws);
        let scoring = &self.scoring;
        for ((win, draw), loss) in scoring.win.into_iter().zip(scoring.draw).zip(scoring.loss) {
            if win < draw || draw < loss {
                flaws.push(SettingsFlaw::Scoring { win, draw, loss });
                break;
            }
        }
        if self.forbidden.iter().any(|group| group.players.len() < 2) {
            flaws.push(SettingsFlaw::ForbiddenTooFew);
        }
        flaws.extend(crate::bounds::of_settings(self));
        flaws
    }

    fn format_flaws(&self, flaws: &mut Vec<SettingsFlaw>) {
        let is_count = |count: u16| (1..=MOST_ROUNDS).contains(&count);
        match self.format {
            Format::Swiss | Format::Keizer(_) if !is_count(self.rounds) => {
                flaws.push(SettingsFlaw::Rounds { found: self.rounds });
            }
            Format::Match { games, .. } if !is_count(games) => flaws.push(SettingsFlaw::NoGames),
            Format::Match { boards, .. } if !(1..5000).contains(&boards) => flaws.push(SettingsFlaw::NoBoards),
            Format::Knockout { games, tie_break_games } if !is_count(games) || !is_count(tie_break_games) => {
                flaws.push(SettingsFlaw::NoGames);
            }
            _ => {}
        }
        if self.format != Format::Swiss {
            if self.acceleration != Acceleration::None {
                flaws.push(SettingsFlaw::OnlySwiss { setting: "acceleration" });
            }
            if !self.forbidden.is_empty() {
                flaws.push(SettingsFlaw::OnlySwiss { setting: "forbidden" });
            }
        }
    }

    /// Returns these settings for another event: with another name and other days, and without what names players.
    ///
    /// ```
    /// use event::{Forbidden, PlayerId, Settings};
    /// let forbidden = vec![Forbidden { players: vec![PlayerId(1), PlayerId(2)], first_round: 1, last_round: 9 }];
    /// let spring = Settings { name: "Spring".to_owned(), forbidden, ..Settings::default() };
    /// let autumn = spring.again("Autumn", None, None);
    /// assert_eq!((autumn.name.as_str(), autumn.forbidden.len()), ("Autumn", 0));
    /// ```
    #[must_use]
    pub fn again(&self, name: impl Into<String>, first_day: Option<Date>, last_day: Option<Date>) -> Self {
        Self { name: name.into(), first_day, last_day, forbidden: Vec::new(), ..self.clone() }
    }

    /// Returns the regulations of a game, with the points of this event for a game with White.
    ///
    /// ```
    /// use event::Settings;
    /// use pairing::{Points, Scoring};
    /// let scoring = Scoring::new(Points::from_tenths(30), Points::ONE, Points::ZERO);
    /// let settings = Settings { scoring, ..Settings::default() };
    /// assert_eq!(settings.game_regulations().scoring.win, 3_000);
    /// ```
    pub fn game_regulations(&self) -> Regulations {
        let thousandths = |points: [Points; 2]| i64::from(points[0].tenths()) * 100;
        let scoring = laws::Scoring {
            win: thousandths(self.scoring.win),
            draw: thousandths(self.scoring.draw),
            loss: thousandths(self.scoring.loss),
        };
        Regulations { scoring, ..self.regulations.clone() }
    }

    /// Returns the tie-breaks with points first.
    pub(crate) fn ranking(&self) -> Vec<Code> {
        let is_points = |code: &&Code| code.base == Base::Pts;
        let rest = self.tiebreaks.iter().filter(|code| !is_points(code)).cloned();
        std::iter::once(Code::from(Base::Pts)).chain(rest).collect()
    }
}
