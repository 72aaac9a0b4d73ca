//! The editions of the Laws: a file for each, with every value and every article.
//!
//! To add an edition, add a file and its line below. The compiler then requires each value and each rule in the file.

use std::fmt;

use clock::Millis;

use crate::regulations::Pace;
use crate::rule::{Article, Rule};

/// Generates the editions from their files.
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

            /// The edition in force today.
            pub const NEWEST: Self = Self::ALL[Self::ALL.len() - 1];

            /// Returns the year the edition came into force, which is its name in the contract.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $year,)+
                }
            }

            /// Returns the values in which this edition differs in substance from others.
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

        crate::named::by_name!(Edition);
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

/// The values in which editions differ in substance. The rules' functions read these and never the year.
///
/// ```
/// use laws::Edition;
/// assert_eq!(Edition::Fide1997.values().wrong_claim_bonus.standard.0, 180_000);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question the editions answer differently")]
pub struct Values {
    /// Whether the increment or delay of 60 moves counts towards the pace; otherwise only the base time does.
    pub increment_counts_towards_pace: bool,
    /// The longest time that is blitz.
    pub blitz: Limit,
    /// The longest time that is rapid.
    pub rapid: Limit,
    /// Whether the turn passes when a move is completed, not when it is made (1.1; 1.3).
    pub turn_passes_on_completion: bool,
    /// Whether the player's next move completes one that was not pressed (6.2.1.2).
    pub next_move_completes: bool,
    /// How late a player may be if the organiser has not fixed it (6.6, 6.7.1).
    pub default_time: Millis,
    /// Whether touching king and rook obliges the player to castle (4.4).
    pub king_and_rook_oblige: bool,
    /// Whether a king touched alone with the intention of castling counts as such (4.4); otherwise only releasing it does
    /// (4.7.2).
    pub king_alone_means_castling: bool,
    /// Whether only the player whose clock runs may adjust pieces (6.2.5).
    pub adjusting_needs_own_clock: bool,
    /// Whether no claim may rest on a display; otherwise only claims about time may not (6.14).
    pub display_bars_all_claims: bool,
    /// Whether a complaint is heard about a piece that was released as a legal move and moved again (4.7, 4.8); otherwise
    /// only about touches.
    pub made_move_is_complained_of: bool,
    /// Whether resigning draws if the opponent cannot mate (5.1.2).
    pub resignation_asks_for_mate: bool,
    /// Whether a complaint can undo the move that ended the game (5.1.1, 5.2.1, 5.2.2).
    pub touch_move_undoes_the_end: bool,
    /// Whether a pawn left on the last rank becomes a queen instead of going back (7.5.2).
    pub unpromoted_becomes_queen: bool,
    /// Whether pressing the clock without a move is an illegal move (7.5.3).
    pub press_without_move_is_illegal: bool,
    /// Whether moving with two hands is an illegal move (7.5.4).
    pub two_hands_are_illegal: bool,
    /// The time added for the opponent after an illegal move (7.4b, 7.5.5).
    pub illegal_move_bonus: ByPace,
    /// The number of the illegal move that loses the game (7.4b, 7.5.5).
    pub losing_illegal_move: u32,
    /// Whether illegal moves are counted and punished in the quickplay finish only (10.3).
    pub illegal_moves_count_in_quickplay_only: bool,
    /// Whether that loss is a draw if the opponent cannot mate (7.4b, 7.5.5).
    pub illegal_loss_asks_for_mate: bool,
    /// The number of moves by both players from which reversed colors stay (7.3); none if they always stay.
    pub reversed_colors_stay_from: Option<u32>,
    /// Whether the opponent may start the clock of a player who displaced pieces (7.3).
    pub displaced_clock_may_be_restarted: bool,
    /// The number of moves that each player must have made before a draw can be agreed (5.2.3).
    pub agreement_after_moves: u32,
    /// Whether only the player who offers must have made them (encyclopedia, Draw-1).
    pub only_the_offerer_must_have_moved: bool,
    /// Whether a draw offer that is too early by the event's rules is refused; otherwise its acceptance is (9.1).
    pub early_offer_is_refused: bool,
    /// Whether touching a piece declines an offer and loses the right to claim; otherwise only moving does (9.1, 9.4).
    pub touching_declines: bool,
    /// Whether a claim is a draw offer (9.1).
    pub claim_is_an_offer: bool,
    /// The time added for the opponent after a wrong claim (9.5).
    pub wrong_claim_bonus: ByPace,
    /// Whether a claim by a player who has made the move on the board, and not pressed, is a wrong claim (9.5.3);
    /// otherwise it is refused (9.4).
    pub claim_after_the_move_is_wrong: bool,
    /// A wrong claim costs the claimant half of the remaining time, but not more than this (9.5b).
    pub wrong_claim_cost: Option<Millis>,
    /// Whether a claim of fifty moves on the board counts completed moves (9.3.2); otherwise it counts moves made.
    pub fifty_moves_are_completed: bool,
    /// Whether the fifth occurrence of a position ends the game (9.6.1).
    pub ends_by_fivefold_repetition: bool,
    /// Whether the 75th move without progress ends the game (9.6.2).
    pub ends_by_seventy_five_moves: bool,
    /// Whether a result signed by both players stands (8.7).
    pub signed_result_stands: bool,
    /// Whether both players together cannot score more than a game normally gives (10.2).
    pub score_has_a_maximum: bool,
    /// Whether the exemption from recording lasts for the rest of the period (8.4).
    pub exemption_lasts_for_the_period: bool,
    /// Whether the event may prescribe electronic scoresheets (8.1.1.2).
    pub has_electronic_scoresheets: bool,
    /// Whether only a guideline says what follows when both flags have fallen (III.3).
    pub both_flags_need_guideline: bool,
    /// Whether the text leaves the penalties of Articles 7 and 9 in supervised blitz open, so that the event may choose
    /// two minutes.
    pub supervised_blitz_may_cost_two_minutes: bool,
    /// Rapid: the number of moves by both players after which set-up and clock settings stay if nobody supervises (A.4.1).
    pub rapid_setup_stays_from: u32,
    /// Rapid: whether moves made count for that, not only completed ones (B4).
    pub rapid_setup_counts_moves_made: bool,
    /// Rapid: whether an illegal move stands unless it is claimed before the player's next move (A4c, A.4.2).
    pub rapid_illegal_move_stands: bool,
    /// Rapid and blitz: whether, without supervision, the arbiter rules on illegal moves only upon a claim (B5, A4c, B3c).
    pub illegal_moves_need_a_claim: bool,
    /// Blitz: whether a claimed illegal move wins without supervision (C3, B3c).
    pub blitz_illegal_move_wins: bool,
    /// Rapid: whether, without supervision, only players point out flags, while their own is still up (B6–B8, A4d).
    pub rapid_flags_are_for_players: bool,
    /// Blitz: whether a win on time needs mating material (C4).
    pub blitz_needs_mating_material: bool,
    /// Whether rapid and blitz flags and illegal moves count only on a claim, even under supervision (B6, C).
    pub rapid_acts_on_claims: bool,
    /// Whether a quickplay finish needs a guideline announced beforehand (III.2.1).
    pub quickplay_needs_guideline: bool,
    /// Whether only the player to move may claim in a quickplay finish (10.2, III.5).
    pub quickplay_needs_the_move: bool,
    /// Whether supervised blitz has quickplay claims too (B3b).
    pub quickplay_in_supervised_blitz: bool,
    /// Whether the arbiter may reject a claim in a quickplay finish (10.2c, III.5.3).
    pub quickplay_can_be_rejected: bool,
    /// Whether decisions in a quickplay finish cannot be appealed (10.2d, 12.10).
    pub quickplay_is_final: bool,
    /// How late a player may be for a resumption; none for the default time of the event (A10, I.10).
    pub late_for_resumption: Option<Millis>,
    /// The article by which the rules of a rapid or blitz event must say who supervises it.
    pub event_says_who_supervises: Option<&'static str>,
    /// Whether the event may announce a milder penalty for a device (11.3.2.2).
    pub device_penalty_can_be_milder: bool,
    /// Whether the opponent of a player who loses over a device gets only half a point if the opponent cannot mate (12.3b).
    pub device_asks_for_mate: bool,
    /// Whether players can agree to undo an illegal move in rapid play too (A.4.2); otherwise in blitz only.
    pub correction_agreed_in_rapid: bool,
    /// Whether a game of a blind player against a deaf one needs an assistant (D.2.11).
    pub blind_and_deaf_need_an_assistant: bool,
    /// Whether an illegal position is left for one more move, and then drawn (A.4.4).
    pub illegal_position_waits: bool,
    /// Whether only a player who has just moved may offer a draw (leaflet, End-3a).
    pub offer_needs_a_move: bool,
    /// Whether the third occurrence of a position ends the game (leaflet, End-3c).
    pub ends_by_threefold_repetition: bool,
    /// Whether the fiftieth move without progress ends the game (leaflet, End-3d; encyclopedia, Draw-4).
    pub ends_by_fifty_moves: bool,
    /// Whether the players start the first clock: the opponent by a press, or the first player by a move and a press
    /// (encyclopedia, Start-4).
    pub opponent_starts_the_clock: bool,
}
