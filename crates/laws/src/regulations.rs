//! What the organiser fixes beforehand.

use board::{ByColor, Color, Position};
use clock::{Bonus, Millis, TimeControl};

use crate::Edition;
use crate::editions::{ByPace, Values};
use crate::named::named;
use crate::outcome::Points;
use crate::preset::Preset;
use crate::rule::{Article, Rule};
use crate::terms::Penalty;

/// What the organiser fixes beforehand.
///
/// ```
/// use laws::{Edition, Pace, Regulations};
/// let regulations = Regulations { time_control: "600+2".parse()?, ..Regulations::default() };
/// assert_eq!(regulations.edition, Edition::NEWEST);
/// assert_eq!(regulations.pace(), Pace::Rapid);
/// # Ok::<(), clock::TimeControlError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Regulations {
    /// Which edition of the Laws applies.
    pub edition: Edition,
    /// How the game is timed.
    pub time_control: TimeControl,
    /// Standard, rapid or blitz, if it does not follow from the time control.
    pub pace: Option<Pace>,
    /// Who watches.
    pub supervision: Supervision,
    /// What becomes of an illegal act.
    pub board: BoardKind,
    /// Where the game starts from.
    pub start: Position,
    /// How long a player may be late; as the edition says if nothing is fixed.
    pub default_time: Option<Millis>,
    /// What the event allows of draws by agreement.
    pub draws: Draws,
    /// Whether and how a quickplay finish is played.
    pub quickplay: Quickplay,
    /// Who is at the board at the appointed start.
    pub present: ByColor<bool>,
    /// Who keeps the score.
    pub scoresheets: Scoresheets,
    /// Whether it is known which flag fell first.
    pub clock: ClockKind,
    /// Casual rules laid over the edition.
    pub preset: Preset,
    /// Who needs what to play.
    pub accessibility: ByColor<Accessibility>,
    /// What a forbidden device costs; only some editions let the event announce something milder than the loss.
    pub device_penalty: Penalty,
    /// What the penalties of Articles 7 and 9 are in supervised blitz.
    pub blitz_penalty: BlitzPenalty,
    /// What the event gives for a game.
    pub scoring: Scoring,
    /// Nobody has the arbiter's seat: the program may watch, but players who stopped agree themselves to go on.
    pub is_arbiter_absent: bool,
    /// How long and how often a player may stop the clocks where there is no arbiter.
    pub stops: Stops,
    /// How long a player may be away, in a casual game, before the opponent may claim the win or end the game; none: the
    /// clock alone decides.
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
    /// Says at which pace the game is played, by the edition's own limits if the organiser has not said.
    pub fn pace(&self) -> Pace {
        self.pace.unwrap_or_else(|| natural_pace(self.values(), &self.time_control))
    }

    /// Gives what holds where editions and casual rules differ in substance.
    pub fn values(&self) -> &'static Values {
        self.preset.values(self.edition)
    }

    /// Finds where a rule is stated: in the casual rules if they say something of their own, otherwise in the edition.
    pub fn article(&self, rule: Rule) -> Option<Article> {
        self.preset.section(rule).or_else(|| rule.article(self.edition))
    }

    /// Tells whether the game starts from an array that is not that of ordinary chess, as far as castling shows it.
    pub fn is_chess960(&self) -> bool {
        let start = &self.start;
        start.castling().into_iter().any(|rook| {
            let king = start.king(if rook.rank() == Color::White.back_rank() { Color::White } else { Color::Black });
            king.file() != board::File::E || !matches!(rook.file(), board::File::A | board::File::H)
        })
    }

    /// Returns what a penalty of Articles 7 and 9 is in this game.
    pub fn penalty(&self, time: ByPace) -> Millis {
        match (self.pace(), self.blitz_penalty) {
            (Pace::Blitz, BlitzPenalty::TwoMinutes) => time.standard,
            (pace, _) => time.at(pace),
        }
    }

    /// Says how long a player may be late.
    pub fn default_time(&self) -> Millis {
        self.default_time.unwrap_or(self.values().default_time)
    }

    /// Tells whether the program watches like an arbiter, and acts by itself.
    ///
    /// In the rapid and blitz of 1997 nobody acts unless a player claims.
    pub fn is_watched(&self) -> bool {
        let only_on_claims = self.values().rapid_acts_on_claims && self.pace() != Pace::Standard;
        self.supervision == Supervision::Adequate && !only_on_claims
    }

    /// Tells whether somebody is there who can decide what the program cannot.
    pub fn has_arbiter(&self) -> bool {
        self.supervision != Supervision::None && !self.is_arbiter_absent
    }

    /// Tells whether an illegal move stands once the opponent has replied: in rapid and blitz where nobody watches.
    pub fn illegal_moves_stand(&self) -> bool {
        let values = self.values();
        let by_blitz = self.pace() == Pace::Blitz && values.blitz_illegal_move_wins;
        self.is_loosely_watched() && (by_blitz || values.rapid_illegal_move_stands)
    }

    /// Tells whether the rapid and blitz appendices for little supervision apply.
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
    /// How fast a game is.
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
    /// Who watches the game.
    ///
    /// ```
    /// use laws::{Regulations, Supervision};
    /// assert_eq!(Regulations::default().supervision, Supervision::Adequate);
    /// ```
    Supervision {
        /// The program watches like an arbiter.
        Adequate = "adequate",
        /// Nobody watches; the program acts on a claim or on an arbiter's act.
        Inadequate = "inadequate",
        /// No arbiter is present at all.
        None = "none",
    }
}

named! {
    /// What a board does with an illegal act.
    ///
    /// ```
    /// use laws::{BoardKind, Regulations};
    /// assert_eq!(Regulations::default().board, BoardKind::Assisted);
    /// ```
    BoardKind {
        /// It refuses, with the reason.
        Assisted = "assisted",
        /// Pieces can be put anywhere, and the Laws judge what was done.
        Physical = "physical",
    }
}

/// What the event gives for a game, in thousandths of a point.
///
/// ```
/// use laws::{Points, Scoring};
/// let scoring = Scoring { win: 3_000, draw: 1_000, loss: 0 };
/// assert_eq!(scoring.read(1_000), Some(Points::Half));
/// assert_eq!(Scoring::default().read(3_000), None);
/// assert_eq!((scoring.of(Points::One), scoring.most()), (3_000, 3_000));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scoring {
    /// For a win.
    pub win: i64,
    /// For a draw.
    pub draw: i64,
    /// For a loss.
    pub loss: i64,
}

impl Default for Scoring {
    fn default() -> Self {
        Self { win: 1_000, draw: 500, loss: 0 }
    }
}

impl Scoring {
    /// Returns how many thousandths of a point are given.
    pub const fn of(self, points: Points) -> i64 {
        match points {
            Points::Zero => self.loss,
            Points::Half => self.draw,
            Points::One => self.win,
        }
    }

    /// Returns the most that a game normally gives to both players together.
    pub const fn most(self) -> i64 {
        let (decided, drawn) = (self.win.saturating_add(self.loss), self.draw.saturating_mul(2));
        if decided > drawn { decided } else { drawn }
    }

    /// Finds what a number of thousandths of a point is given for.
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

/// What the event allows of draws by agreement.
///
/// ```
/// use laws::Draws;
/// assert!(Draws::default().agreement);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Draws {
    /// Whether players may agree at all.
    pub agreement: bool,
    /// The number of moves that both players must have completed.
    pub not_before_move: u32,
    /// The arbiter must consent.
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stops {
    /// A stop ends by itself after this time; none: only by agreement.
    pub longest: Option<Millis>,
    /// Each player may stop the clocks this many times; none: as often as they like.
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
        /// Never, as the Laws have it.
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
        /// As the edition has it by itself.
        Edition = "edition",
        /// Guideline III.4: five seconds a move on request.
        GuidelineIii4 = "guideline_iii4",
        /// Guideline III.5: a draw on claim.
        GuidelineIii5 = "guideline_iii5",
        /// Not at all.
        Off = "off",
    }
}

named! {
    /// Who keeps the score.
    ///
    /// ```
    /// use laws::{Regulations, Scoresheets};
    /// assert_eq!(Regulations::default().scoresheets, Scoresheets::Automatic);
    /// ```
    Scoresheets {
        /// The program.
        Automatic = "automatic",
        /// The players, each their own on paper.
        Players = "players",
        /// The players, each their own, entered in the program (2023 8.1.1.2).
        Electronic = "electronic",
    }
}

impl Scoresheets {
    /// Tells whether the players keep them.
    pub const fn are_kept_by_players(self) -> bool {
        matches!(self, Self::Players | Self::Electronic)
    }
}

named! {
    /// What a first illegal move and a wrong claim cost in supervised blitz, where the text of the edition leaves it open.
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
    /// What is known of fallen flags.
    ///
    /// ```
    /// use laws::{ClockKind, Regulations};
    /// assert_eq!(Regulations::default().clock, ClockKind::Electronic);
    /// ```
    ClockKind {
        /// Which fell first.
        Electronic = "electronic",
        /// Only that they fell.
        Analogue = "analogue",
    }
}

named! {
    /// What a player needs to play.
    ///
    /// ```
    /// assert_eq!(laws::Accessibility::Blind.name(), "blind");
    /// ```
    Accessibility {
        /// Nothing special.
        None = "none",
        /// Plays without seeing the board.
        Blind = "blind",
        /// Does not hear.
        Deaf = "deaf",
    }
}

/// Who does something.
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
    /// Somebody who was appointed to help one of them.
    Assistant(Color),
    /// The arbiter.
    Arbiter,
    /// Somebody who watches.
    Spectator,
}

impl Actor {
    /// Gives the player whose act it is, if it is one's.
    pub const fn player(self) -> Option<Color> {
        match self {
            Self::Player(color) | Self::Assistant(color) => Some(color),
            Self::Arbiter | Self::Spectator => None,
        }
    }
}
