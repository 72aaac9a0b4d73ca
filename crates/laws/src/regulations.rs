//! The regulations that the organiser fixes before the game.

use board::{ByColor, Color, Position};
use clock::{Bonus, Millis, TimeControl};

use crate::Edition;
use crate::editions::{ByPace, Values};
use crate::named::named;
use crate::outcome::Points;
use crate::preset::Preset;
use crate::rule::{Article, Rule};
use crate::terms::Penalty;

/// The regulations that the organiser fixes before the game.
///
/// ```
/// use laws::{Edition, Pace, Regulations};
/// let regulations = Regulations { time_control: "600+2".parse()?, ..Regulations::default() };
/// assert_eq!(regulations.edition, Edition::NEWEST);
/// assert_eq!(regulations.pace(), Pace::Rapid);
/// # Ok::<(), clock::TimeControlError>(())
/// ```
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(default, deny_unknown_fields))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Regulations {
    /// The edition of the Laws.
    pub edition: Edition,
    /// The time control.
    pub time_control: TimeControl,
    /// Standard, rapid or blitz; none if it follows from the time control.
    pub pace: Option<Pace>,
    /// The supervision of the game.
    pub supervision: Supervision,
    /// The kind of board, which decides how illegal acts are treated.
    pub board: BoardKind,
    /// The position at the start.
    pub start: Position,
    /// How late a player may be; none for the edition's default.
    pub default_time: Option<Millis>,
    /// The event's restrictions on draws by agreement.
    pub draws: Draws,
    /// Whether and how a quickplay finish is played.
    pub quickplay: Quickplay,
    /// Whether each player is at the board at the appointed start.
    pub present: ByColor<bool>,
    /// How the score is kept.
    pub scoresheets: Scoresheets,
    /// The kind of clock, which decides whether it is known which flag fell first.
    pub clock: ClockKind,
    /// Casual rules that replace some rules of the edition.
    pub preset: Preset,
    /// The disabilities of each player that the Laws provide for.
    pub accessibility: ByColor<Accessibility>,
    /// The penalty for a forbidden device; only some editions let the event announce a milder one than the loss.
    pub device_penalty: Penalty,
    /// The penalties of Articles 7 and 9 in supervised blitz.
    pub blitz_penalty: BlitzPenalty,
    /// The points for a game.
    pub scoring: Scoring,
    /// Whether the game has no arbiter: the program may supervise, but after a stop the players themselves agree to resume.
    pub is_arbiter_absent: bool,
    /// How long and how often a player may stop the clocks where there is no arbiter.
    pub stops: Stops,
    /// How long a player may be away, in a casual game, before the opponent may claim the win or end the game; none if
    /// only the clock decides.
    pub absence: Option<Millis>,
    /// Whether moves may be taken back.
    pub take_back: TakeBack,
}

impl Default for Regulations {
    fn default() -> Self {
        Self {
            edition: Edition::NEWEST,
            time_control: TimeControl::standard(),
            pace: None,
            supervision: Supervision::Adequate,
            board: BoardKind::Assisted,
            start: Position::initial(),
            default_time: None,
            draws: Draws::default(),
            quickplay: Quickplay::Edition,
            present: ByColor::both(true),
            scoresheets: Scoresheets::Automatic,
            clock: ClockKind::Electronic,
            preset: Preset::None,
            accessibility: ByColor::both(Accessibility::None),
            device_penalty: Penalty::Loss,
            blitz_penalty: BlitzPenalty::OneMinute,
            scoring: Scoring::default(),
            is_arbiter_absent: false,
            stops: Stops::default(),
            absence: None,
            take_back: TakeBack::None,
        }
    }
}

impl Regulations {
    /// Returns the pace of the game, by the edition's limits if the organiser has not fixed it.
    pub fn pace(&self) -> Pace {
        self.pace.unwrap_or_else(|| natural_pace(self.values(), &self.time_control))
    }

    /// Returns the values in which editions and casual rules differ in substance.
    pub fn values(&self) -> &'static Values {
        self.preset.values(self.edition)
    }

    /// Returns the article of a rule: of the casual rules if they state it, otherwise of the edition.
    pub fn article(&self, rule: Rule) -> Option<Article> {
        self.preset.section(rule).or_else(|| rule.article(self.edition))
    }

    /// Tells whether the game starts from an arrangement other than that of ordinary chess, as far as castling shows it.
    pub fn is_chess960(&self) -> bool {
        let start = &self.start;
        start.castling().into_iter().any(|rook| {
            let king = start.king(if rook.rank() == Color::White.back_rank() { Color::White } else { Color::Black });
            king.file() != board::File::E || !matches!(rook.file(), board::File::A | board::File::H)
        })
    }

    /// Returns the time of a penalty of Articles 7 and 9 in this game.
    pub fn penalty(&self, time: ByPace) -> Millis {
        match (self.pace(), self.blitz_penalty) {
            (Pace::Blitz, BlitzPenalty::TwoMinutes) => time.standard,
            (pace, _) => time.at(pace),
        }
    }

    /// Returns how late a player may be.
    pub fn default_time(&self) -> Millis {
        self.default_time.unwrap_or(self.values().default_time)
    }

    /// Tells whether the program supervises like an arbiter and acts by itself.
    ///
    /// In the rapid and blitz of 1997 nobody acts unless a player claims.
    pub fn is_watched(&self) -> bool {
        let only_on_claims = self.values().rapid_acts_on_claims && self.pace() != Pace::Standard;
        self.supervision == Supervision::Adequate && !only_on_claims
    }

    /// Tells whether an arbiter can decide what the program cannot.
    pub fn has_arbiter(&self) -> bool {
        self.supervision != Supervision::None && !self.is_arbiter_absent
    }

    /// Tells whether an illegal move stands once the opponent has replied: in rapid and blitz without supervision.
    pub fn illegal_moves_stand(&self) -> bool {
        let values = self.values();
        let by_blitz = self.pace() == Pace::Blitz && values.blitz_illegal_move_wins;
        self.is_loosely_watched() && (by_blitz || values.rapid_illegal_move_stands)
    }

    /// Tells whether the rapid and blitz rules for inadequate supervision apply.
    pub fn is_loosely_watched(&self) -> bool {
        self.pace() != Pace::Standard && !self.is_watched()
    }
}

/// Finds the pace by the limits of an edition; several periods are always standard.
fn natural_pace(values: &Values, control: &TimeControl) -> Pace {
    let [period] = control.periods() else { return Pace::Standard };
    if period.moves.is_some() {
        return Pace::Standard;
    }
    let bonus = match period.bonus {
        Bonus::Increment(time) | Bonus::Delay(time) if values.increment_counts_towards_pace => {
            Millis(time.0.saturating_mul(60))
        }
        _ => Millis::ZERO,
    };
    let total = period.main + bonus;
    if values.blitz.includes(total) {
        Pace::Blitz
    } else if values.rapid.includes(total) {
        Pace::Rapid
    } else {
        Pace::Standard
    }
}

named! {
    /// The pace of a game.
    ///
    /// ```
    /// use laws::{Pace, Regulations};
    /// assert_eq!(Regulations::default().pace(), Pace::Standard);
    /// ```
    Pace {
        /// The competition rules apply in full.
        Standard = "standard",
        /// The rapid appendix applies.
        Rapid = "rapid",
        /// The blitz appendix applies.
        Blitz = "blitz",
    }
}

named! {
    /// The supervision of a game.
    ///
    /// ```
    /// use laws::{Regulations, Supervision};
    /// assert_eq!(Regulations::default().supervision, Supervision::Adequate);
    /// ```
    Supervision {
        /// The program supervises like an arbiter.
        Adequate = "adequate",
        /// Nobody supervises; the program acts on a claim or on an arbiter's act.
        Inadequate = "inadequate",
        /// No arbiter is present at all.
        None = "none",
    }
}

named! {
    /// How a board treats an illegal act.
    ///
    /// ```
    /// use laws::{BoardKind, Regulations};
    /// assert_eq!(Regulations::default().board, BoardKind::Assisted);
    /// ```
    BoardKind {
        /// It refuses the act, with the reason.
        Assisted = "assisted",
        /// Pieces can be put anywhere, and the Laws are applied afterwards.
        Physical = "physical",
    }
}

/// The points that the event gives for a game, in thousandths of a point.
///
/// ```
/// use laws::{Points, Scoring};
/// let scoring = Scoring { win: 3_000, draw: 1_000, loss: 0 };
/// assert_eq!(scoring.read(1_000), Some(Points::Half));
/// assert_eq!(Scoring::default().read(3_000), None);
/// assert_eq!((scoring.of(Points::One), scoring.most()), (3_000, 3_000));
/// ```
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(default, deny_unknown_fields))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scoring {
    /// The points for a win.
    pub win: i64,
    /// The points for a draw.
    pub draw: i64,
    /// The points for a loss.
    pub loss: i64,
}

impl Default for Scoring {
    fn default() -> Self {
        Self { win: 1_000, draw: 500, loss: 0 }
    }
}

impl Scoring {
    /// Returns the points on this scale, in thousandths of a point.
    pub const fn of(self, points: Points) -> i64 {
        match points {
            Points::Zero => self.loss,
            Points::Half => self.draw,
            Points::One => self.win,
        }
    }

    /// Returns the most points that a game normally gives to both players together.
    pub const fn most(self) -> i64 {
        let (decided, drawn) = (self.win.saturating_add(self.loss), self.draw.saturating_mul(2));
        if decided > drawn { decided } else { drawn }
    }

    /// Returns the score for which a number of thousandths of a point is given.
    pub const fn read(self, points: i64) -> Option<Points> {
        if points == self.loss {
            Some(Points::Zero)
        } else if points == self.win {
            Some(Points::One)
        } else if points == self.draw {
            Some(Points::Half)
        } else {
            None
        }
    }
}

/// The event's restrictions on draws by agreement.
///
/// ```
/// use laws::Draws;
/// assert!(Draws::default().agreement);
/// ```
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(default, deny_unknown_fields))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Draws {
    /// Whether players may agree at all.
    pub agreement: bool,
    /// The number of moves that both players must have completed.
    pub not_before_move: u32,
    /// Whether the arbiter must consent.
    pub arbiter_consent: bool,
}

impl Default for Draws {
    fn default() -> Self {
        Self { agreement: true, not_before_move: 0, arbiter_consent: false }
    }
}

/// How long and how often a player may stop the clocks where there is no arbiter.
///
/// ```
/// assert_eq!(laws::Stops::default().longest, None);
/// ```
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(default, deny_unknown_fields))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stops {
    /// The time after which a stop ends by itself; none if only agreement ends it.
    pub longest: Option<Millis>,
    /// The number of times that each player may stop the clocks; none if unlimited.
    pub each: Option<u32>,
}

named! {
    /// Whether moves may be taken back.
    ///
    /// ```
    /// use laws::{Regulations, TakeBack};
    /// assert_eq!(Regulations::default().take_back, TakeBack::None);
    /// ```
    TakeBack {
        /// Never, as in the Laws.
        None = "none",
        /// If the opponent agrees.
        Agreed = "agreed",
        /// Whenever a player wants to.
        Free = "free",
    }
}

named! {
    /// Whether and how a quickplay finish is played.
    ///
    /// ```
    /// use laws::{Quickplay, Regulations};
    /// assert_eq!(Regulations::default().quickplay, Quickplay::Edition);
    /// ```
    Quickplay {
        /// As the edition provides.
        Edition = "edition",
        /// Guideline III.4: five seconds per move on request.
        GuidelineIii4 = "guideline_iii4",
        /// Guideline III.5: a draw on claim.
        GuidelineIii5 = "guideline_iii5",
        /// Not at all.
        Off = "off",
    }
}

named! {
    /// How the score is kept.
    ///
    /// ```
    /// use laws::{Regulations, Scoresheets};
    /// assert_eq!(Regulations::default().scoresheets, Scoresheets::Automatic);
    /// ```
    Scoresheets {
        /// By the program.
        Automatic = "automatic",
        /// By the players, each on paper.
        Players = "players",
        /// By the players, each on an electronic scoresheet in the program (2023 8.1.1.2).
        Electronic = "electronic",
    }
}

impl Scoresheets {
    /// Tells whether the players keep the score.
    pub const fn are_kept_by_players(self) -> bool {
        matches!(self, Self::Players | Self::Electronic)
    }
}

named! {
    /// The penalty for a first illegal move and a wrong claim in supervised blitz, where the text of the edition leaves
    /// it open.
    ///
    /// ```
    /// use laws::{BlitzPenalty, Regulations};
    /// assert_eq!(Regulations::default().blitz_penalty, BlitzPenalty::OneMinute);
    /// ```
    BlitzPenalty {
        /// One minute, as in all blitz.
        OneMinute = "one_minute",
        /// Two minutes, as in standard play.
        TwoMinutes = "two_minutes",
    }
}

named! {
    /// The kind of clock.
    ///
    /// ```
    /// use laws::{ClockKind, Regulations};
    /// assert_eq!(Regulations::default().clock, ClockKind::Electronic);
    /// ```
    ClockKind {
        /// It shows which flag fell first.
        Electronic = "electronic",
        /// It shows only that flags fell.
        Analogue = "analogue",
    }
}

named! {
    /// A player's disability that the Laws provide for.
    ///
    /// ```
    /// assert_eq!(laws::Accessibility::Blind.name(), "blind");
    /// ```
    Accessibility {
        /// None.
        None = "none",
        /// The player does not see the board.
        Blind = "blind",
        /// The player does not hear.
        Deaf = "deaf",
    }
}

/// The person who acts.
///
/// ```
/// use board::Color;
/// use laws::Actor;
/// assert_eq!(Actor::Player(Color::White).player(), Some(Color::White));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// One of the players.
    Player(Color),
    /// A person who was appointed to help one of the players.
    Assistant(Color),
    /// The arbiter.
    Arbiter,
    /// A spectator.
    Spectator,
}

impl Actor {
    /// Returns the player whose act it is, if it is a player's.
    pub const fn player(self) -> Option<Color> {
        match self {
            Self::Player(color) | Self::Assistant(color) => Some(color),
            Self::Arbiter | Self::Spectator => None,
        }
    }
}
