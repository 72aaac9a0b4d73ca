//! The editions of the Laws: a file for each, with every value and every article.
//!
//! Adding an edition is adding a file and its line below. The compiler asks the file for each value and for each rule.

use std::fmt;

use clock::Millis;

use crate::regulations::Pace;
use crate::rule::{Article, Rule};

/// Makes the editions of their files.
macro_rules! editions {
    ($($(#[doc = $doc:literal])+ $name:ident = $year:literal in $file:ident;)+) => {
        $(mod $file;)+

        /// An edition of the FIDE Laws of Chess, by the year it came into force.
        ///
        /// ```
        /// use laws::Edition;
        /// assert_eq!(Edition::Fide2018.to_string(), "2018");
        /// assert!(Edition::Fide2018.values().ends_by_fivefold_repetition);
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Edition {
            $($(#[doc = $doc])+ $name,)+
        }

        impl Edition {
            /// All editions, the oldest first.
            pub const ALL: [Self; [$(Self::$name,)+].len()] = [$(Self::$name,)+];

            /// The edition that is played by today.
            pub const NEWEST: Self = Self::ALL[Self::ALL.len() - 1];

            /// Returns the year the edition came into force, which is its name in the contract.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $year,)+
                }
            }

            /// Returns what this edition says where editions differ in substance.
            pub const fn values(self) -> &'static Values {
                match self {
                    $(Self::$name => &$file::VALUES,)+
                }
            }

            /// Returns the article that states a rule, if this edition has one.
            pub const fn article(self, rule: Rule) -> Option<Article> {
                match self {
                    $(Self::$name => $file::article(rule),)+
                }
            }
        }
    };
}

editions! {
    /// In force from 1 July 1997.
    Fide1997 = "1997" in fide_1997;
    /// In force from 1 July 2009.
    Fide2009 = "2009" in fide_2009;
    /// In force from 1 January 2018.
    Fide2018 = "2018" in fide_2018;
    /// In force from 1 January 2023.
    Fide2023 = "2023" in fide_2023;
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A longest time, with or without that time itself.
///
/// ```
/// use clock::Millis;
/// use laws::Limit;
/// assert!(Limit::UpTo(Millis(10)).includes(Millis(10)));
/// assert!(!Limit::Below(Millis(10)).includes(Millis(10)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Less than this.
    Below(Millis),
    /// This or less.
    UpTo(Millis),
}

impl Limit {
    /// Tells whether a time is within the limit.
    pub fn includes(self, time: Millis) -> bool {
        match self {
            Self::Below(limit) => time < limit,
            Self::UpTo(limit) => time <= limit,
        }
    }
}

/// A time that can differ from pace to pace.
///
/// ```
/// use laws::{Edition, Pace};
/// let bonus = Edition::Fide2018.values().illegal_move_bonus;
/// assert_eq!((bonus.at(Pace::Standard).0, bonus.at(Pace::Blitz).0), (120_000, 60_000));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByPace {
    /// In standard play.
    pub standard: Millis,
    /// In rapid play.
    pub rapid: Millis,
    /// In blitz.
    pub blitz: Millis,
}

impl ByPace {
    /// Makes a time that is the same at every pace.
    pub const fn same(time: Millis) -> Self {
        Self { standard: time, rapid: time, blitz: time }
    }

    /// Returns the time at a pace.
    pub const fn at(self, pace: Pace) -> Millis {
        match pace {
            Pace::Standard => self.standard,
            Pace::Rapid => self.rapid,
            Pace::Blitz => self.blitz,
        }
    }
}

/// What an edition says where editions differ in substance; the rules' functions ask here, never for the year.
///
/// ```
/// use laws::Edition;
/// assert_eq!(Edition::Fide1997.values().wrong_claim_bonus.standard.0, 180_000);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question the editions answer differently")]
pub struct Values {
    /// The increment or delay of 60 moves counts towards the pace; otherwise the base time alone does.
    pub increment_counts_towards_pace: bool,
    /// The longest time that is blitz.
    pub blitz: Limit,
    /// The longest time that is rapid.
    pub rapid: Limit,
    /// The move passes when it is completed, not when it is made (1.1; 1.3).
    pub turn_passes_on_completion: bool,
    /// The own next move completes one that was not pressed (6.2.1.2).
    pub next_move_completes: bool,
    /// How long a player may be late if the organiser has not said (6.6, 6.7.1).
    pub default_time: Millis,
    /// A touched king and rook oblige to castle (4.4).
    pub king_and_rook_oblige: bool,
    /// A king touched alone with castling in mind counts as castling meant (4.4); otherwise letting it go does (4.7.2).
    pub king_alone_means_castling: bool,
    /// Only the player whose clock runs may adjust pieces (6.2.5).
    pub adjusting_needs_own_clock: bool,
    /// No claim may rest on a display; otherwise only claims about time may not (6.14).
    pub display_bars_all_claims: bool,
    /// A complaint is heard about a piece that was released as a legal move and moved again (4.7, 4.8); otherwise only about touches.
    pub made_move_is_complained_of: bool,
    /// Resigning draws if the opponent cannot mate (5.1.2).
    pub resignation_asks_for_mate: bool,
    /// A complaint can undo the move that ended the game (5.1.1, 5.2.1, 5.2.2).
    pub touch_move_undoes_the_end: bool,
    /// A pawn left on the last rank becomes a queen instead of going back (7.5.2).
    pub unpromoted_becomes_queen: bool,
    /// Pressing without a move is an illegal move (7.5.3).
    pub press_without_move_is_illegal: bool,
    /// Moving with two hands is an illegal move (7.5.4).
    pub two_hands_are_illegal: bool,
    /// What the opponent gets for an illegal move (7.4b, 7.5.5).
    pub illegal_move_bonus: ByPace,
    /// Which illegal move loses (7.4b, 7.5.5).
    pub losing_illegal_move: u32,
    /// Illegal moves are counted and punished in the quickplay finish only (10.3).
    pub illegal_moves_count_in_quickplay_only: bool,
    /// The loss is a draw if the opponent cannot mate (7.4b, 7.5.5).
    pub illegal_loss_asks_for_mate: bool,
    /// With this many moves by both, reversed colors stay (7.3); none if they always stay.
    pub reversed_colors_stay_from: Option<u32>,
    /// The opponent may start the clock of who displaced pieces (7.3).
    pub displaced_clock_may_be_restarted: bool,
    /// How many moves each must have made before a draw can be agreed (5.2.3).
    pub agreement_after_moves: u32,
    /// Of the two, only the player who offers must have made them (encyclopedia, Draw-1).
    pub only_the_offerer_must_have_moved: bool,
    /// A draw offered too early by the event's rules is refused; otherwise its acceptance is (9.1).
    pub early_offer_is_refused: bool,
    /// Touching a piece declines an offer and loses a claim; otherwise only moving does (9.1, 9.4).
    pub touching_declines: bool,
    /// A claim is an offer of a draw (9.1).
    pub claim_is_an_offer: bool,
    /// What the opponent gets for a wrong claim (9.5).
    pub wrong_claim_bonus: ByPace,
    /// A claim by a player who has made the move on the board, and not pressed, is a wrong claim (9.5.3); otherwise it is
    /// refused (9.4).
    pub claim_after_the_move_is_wrong: bool,
    /// Who claims wrongly loses half of the remaining time, but not more than this (9.5b).
    pub wrong_claim_cost: Option<Millis>,
    /// A claim of fifty moves on the board counts completed moves (9.3.2); otherwise moves made.
    pub fifty_moves_are_completed: bool,
    /// The fifth occurrence ends the game (9.6.1).
    pub ends_by_fivefold_repetition: bool,
    /// The 75th move without progress ends the game (9.6.2).
    pub ends_by_seventy_five_moves: bool,
    /// Both players sign, and what they signed stands (8.7).
    pub signed_result_stands: bool,
    /// Both players together cannot score more than a game normally gives (10.2).
    pub score_has_a_maximum: bool,
    /// The exemption from recording lasts for the rest of the period (8.4).
    pub exemption_lasts_for_the_period: bool,
    /// The event may prescribe electronic scoresheets (8.1.1.2).
    pub has_electronic_scoresheets: bool,
    /// What becomes of two fallen flags is said by a guideline only (III.3).
    pub both_flags_need_guideline: bool,
    /// The text leaves open what the penalties of Articles 7 and 9 are in supervised blitz, so that the event may say two minutes.
    pub supervised_blitz_may_cost_two_minutes: bool,
    /// Rapid: the number of moves by both players after which set-up and clock settings stay if nobody supervises (A.4.1).
    pub rapid_setup_stays_from: u32,
    /// Rapid: moves made count for that, not only completed ones (B4).
    pub rapid_setup_counts_moves_made: bool,
    /// Rapid: an illegal move that is not claimed before the own next move stands (A4c, A.4.2).
    pub rapid_illegal_move_stands: bool,
    /// Rapid and blitz: where nobody supervises the arbiter rules on illegal moves only upon a claim (B5, A4c, B3c).
    pub illegal_moves_need_a_claim: bool,
    /// Blitz: a claimed illegal move wins where nobody supervises (C3, B3c).
    pub blitz_illegal_move_wins: bool,
    /// Rapid: where nobody supervises only players point out flags, with their own still up (B6–B8, A4d).
    pub rapid_flags_are_for_players: bool,
    /// Blitz: a win on time needs material to mate with (C4).
    pub blitz_needs_mating_material: bool,
    /// Rapid and blitz flags and illegal moves count only on a claim, whoever supervises (B6, C).
    pub rapid_acts_on_claims: bool,
    /// A quickplay finish needs a guideline announced beforehand (III.2.1).
    pub quickplay_needs_guideline: bool,
    /// Only the player on move claims in a quickplay finish (10.2, III.5).
    pub quickplay_needs_the_move: bool,
    /// Supervised blitz has quickplay claims too (B3b).
    pub quickplay_in_supervised_blitz: bool,
    /// The arbiter may reject a claim in a quickplay finish (10.2c, III.5.3).
    pub quickplay_can_be_rejected: bool,
    /// No appeal against what was decided in a quickplay finish (10.2d, 12.10).
    pub quickplay_is_final: bool,
    /// How late a player may be for a resumption; the default time of the event if nothing is said (A10, I.10).
    pub late_for_resumption: Option<Millis>,
    /// Where the Laws ask the rules of a rapid or blitz event to say who supervises it.
    pub event_says_who_supervises: Option<&'static str>,
    /// The event may announce a milder penalty for a device (11.3.2.2).
    pub device_penalty_can_be_milder: bool,
    /// Whose opponent cannot mate loses half a point less over a device: the opponent gets a half (12.3b).
    pub device_asks_for_mate: bool,
    /// Players can agree to undo an illegal move in rapid play too (A.4.2); otherwise in blitz only.
    pub correction_agreed_in_rapid: bool,
    /// A game of a blind player against a deaf one needs an assistant (D.2.11).
    pub blind_and_deaf_need_an_assistant: bool,
    /// An illegal position is left for one more move, and then a draw (A.4.4).
    pub illegal_position_waits: bool,
    /// A draw is offered only by who has just moved (leaflet, End-3a).
    pub offer_needs_a_move: bool,
    /// The third occurrence ends the game (leaflet, End-3c).
    pub ends_by_threefold_repetition: bool,
    /// The fiftieth move without progress ends the game (leaflet, End-3d; encyclopedia, Draw-4).
    pub ends_by_fifty_moves: bool,
    /// The players start the first clock: the opponent by a press, or who begins by a move and a press (encyclopedia, Start-4).
    pub opponent_starts_the_clock: bool,
}
