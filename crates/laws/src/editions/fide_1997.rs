//! The Laws in force from 1 July 1997: every value, and the article of every rule.

use clock::Millis;

use super::{ByPace, Limit, Values};
use crate::rule::{Article, Rule};

/// The values of this edition where editions differ in substance.
pub(super) const VALUES: Values = Values {
    increment_counts_towards_pace: false,
    blitz: Limit::Below(Millis::from_minutes(15)),
    rapid: Limit::UpTo(Millis::from_minutes(60)),
    turn_passes_on_completion: true,
    next_move_completes: false,
    default_time: Millis::from_minutes(60),
    king_and_rook_oblige: false,
    king_alone_means_castling: true,
    adjusting_needs_own_clock: false,
    display_bars_all_claims: false,
    made_move_is_complained_of: false,
    resignation_asks_for_mate: false,
    touch_move_undoes_the_end: false,
    unpromoted_becomes_queen: false,
    press_without_move_is_illegal: false,
    two_hands_are_illegal: false,
    illegal_move_bonus: ByPace::same(Millis::from_minutes(2)),
    losing_illegal_move: 3,
    illegal_moves_count_in_quickplay_only: true,
    illegal_loss_asks_for_mate: false,
    reversed_colors_stay_from: None,
    displaced_clock_may_be_restarted: true,
    agreement_after_moves: 0,
    only_the_offerer_must_have_moved: false,
    early_offer_is_refused: false,
    touching_declines: false,
    claim_is_an_offer: false,
    wrong_claim_bonus: ByPace::same(Millis::from_minutes(3)),
    claim_after_the_move_is_wrong: false,
    wrong_claim_cost: Some(Millis::from_minutes(3)),
    fifty_moves_are_completed: false,
    ends_by_fivefold_repetition: false,
    ends_by_seventy_five_moves: false,
    signed_result_stands: false,
    score_has_a_maximum: false,
    exemption_lasts_for_the_period: false,
    has_electronic_scoresheets: false,
    both_flags_need_guideline: false,
    supervised_blitz_may_cost_two_minutes: false,
    rapid_setup_stays_from: 3,
    rapid_setup_counts_moves_made: true,
    rapid_illegal_move_stands: false,
    illegal_moves_need_a_claim: true,
    blitz_illegal_move_wins: true,
    rapid_flags_are_for_players: true,
    blitz_needs_mating_material: true,
    rapid_acts_on_claims: true,
    quickplay_needs_guideline: false,
    quickplay_needs_the_move: false,
    quickplay_in_supervised_blitz: false,
    quickplay_can_be_rejected: false,
    quickplay_is_final: false,
    late_for_resumption: Some(Millis::from_minutes(60)),
    event_says_who_supervises: None,
    device_penalty_can_be_milder: false,
    device_asks_for_mate: false,
    correction_agreed_in_rapid: false,
    blind_and_deaf_need_an_assistant: false,
    illegal_position_waits: false,
    offer_needs_a_move: false,
    ends_by_threefold_repetition: false,
    ends_by_fifty_moves: false,
    opponent_starts_the_clock: false,
};

/// Returns the article that states a rule; `None` if this edition has no such rule.
pub(super) const fn article(rule: Rule) -> Option<Article> {
    Some(Article(match rule {
        Rule::HasTheMove => "1.1",
        Rule::KingCapture => "3.5d",
        Rule::OwnPieceThere => "3.1",
        Rule::BishopMoves => "3.2c",
        Rule::RookMoves => "3.2b",
        Rule::QueenMoves => "3.2a",
        Rule::NothingBetween => "3.2",
        Rule::KnightMoves => "3.3",
        Rule::PawnSteps => "3.4a",
        Rule::PawnStepsTwice => "3.4b",
        Rule::PawnTakes => "3.4c",
        Rule::EnPassantAtOnce => "3.4d",
        Rule::Promotion => "3.4e",
        Rule::KingMoves => "3.5aI",
        Rule::CastlingRightLost => "3.5b",
        Rule::CastlingKingMoved => "3.5bI",
        Rule::CastlingRookMoved => "3.5bII",
        Rule::CastlingThroughAttack => "3.5cI",
        Rule::CastlingOccupied => "3.5cII",
        Rule::LeavesKingAttacked => "3.5d",

        Rule::Adjusting => "4.2",
        Rule::TouchedOwn => "4.3a",
        Rule::TouchedEnemy => "4.3a",
        Rule::TouchedBoth => "4.3b",
        Rule::TouchedRookFirst => "4.4a",
        Rule::CastlingMeant => "4.4b",
        Rule::PromotionChosen => "4.7",
        Rule::TouchedNothingPossible => "4.5",
        Rule::MoveMade => "4.7",
        Rule::KingReleased => "4.7",
        Rule::PromotionReleased => "4.7",
        Rule::ComplaintLost => "4.6",

        Rule::Checkmate => "5.1a",
        Rule::Resignation => "5.1b",
        Rule::Stalemate => "5.2",
        Rule::DeadPosition => "9.6",
        Rule::Agreement => "5.3",
        Rule::ThreefoldRepetition => "5.4",
        Rule::FiftyMoves => "5.5",

        Rule::Start => "6.5",
        Rule::CompletedByPress => "6.7a",
        Rule::CompletedByEnd => "6.7a",
        Rule::PressAfterMoving => "6.7a",
        Rule::PeriodReached => "6.2",
        Rule::DefaultTime => "6.6",
        Rule::ClockReadings => "6.10",
        Rule::ClockSetWrongly => "6.10",
        Rule::FlagSeen => "6.8",
        Rule::FlagFall => "6.9",
        Rule::FlagFallNoMate => "6.9",
        Rule::BothFlagsContinue => "6.11",
        Rule::BothFlagsDrawn => "10.4",
        Rule::ArbiterStops => "6.12a",
        Rule::PlayerStops => "6.12b",
        Rule::Resumption => "6.12c",
        Rule::PositionReset => "6.13",
        Rule::DisplayIsNoEvidence => "6.14",

        Rule::InitialPosition => "7.1a",
        Rule::BoardTurned => "7.1b",
        Rule::ColorsReversed => "7.2",
        Rule::Displaced => "7.3",
        Rule::DisplacedLater => "7.4",
        Rule::IllegalMove => "7.4",
        Rule::Unpromoted => "7.4",
        Rule::TwoHands => "4.1",
        Rule::IllegalMovePenalty => "10.3",
        Rule::RapidSetupStays => "B4",
        Rule::RapidClockStays => "B4",

        Rule::RapidIllegalMove => "B5",
        Rule::BlitzIllegalMove => "C3",
        Rule::RapidFlagClaim => "B6",
        Rule::RapidBothFlags => "B8",
        Rule::MatingMaterial => "C4",

        Rule::RecordBeforeMoving => "8.1",
        Rule::CompleteRecord => "8.5b",

        Rule::DrawOffer => "9.1",
        Rule::RepetitionIntended => "9.2a",
        Rule::RepetitionAppeared => "9.2b",
        Rule::FiftyIntended => "9.3b",
        Rule::FiftyReached => "9.3a",
        Rule::ClaimLost => "9.4",
        Rule::ClaimNotWithdrawn => "9.5",
        Rule::ClaimRight => "9.5a",
        Rule::ClaimWrong => "9.5b",

        Rule::QuickplayFinish => "10.1",
        Rule::QuickplayNotInBlitz => "C5",
        Rule::QuickplayClaim => "10.2",
        Rule::QuickplayAccepted => "10.2a",
        Rule::QuickplayPostponed => "10.2b",
        Rule::QuickplayDrawnLater => "10.2c",
        Rule::UnwatchedCannotWin => "D1a",
        Rule::UnwatchedNoEffort => "D1b",
        Rule::UnwatchedDecision => "D1",

        Rule::Sealing => "A1a",
        Rule::OfferAfterSealing => "A4",
        Rule::EndBeforeResumption => "A6",
        Rule::EnvelopeOpening => "A7",
        Rule::SealedAmbiguous => "A8a",
        Rule::SealedUnclear => "A8b",
        Rule::SealedIllegal => "A8c",
        Rule::SealedNoMate => "A8",
        Rule::ReplierPresent => "A9a",
        Rule::ReplierAbsent => "A9b",
        Rule::SealerAbsent => "A9c",
        Rule::LateForResumption => "A10",
        Rule::EnvelopeLost => "A11a",
        Rule::PositionLost => "A11b",
        Rule::ClockAtResumption => "A12",

        Rule::LeavingVenue => "12.4",
        Rule::LeavingOnMove => "12.4",
        Rule::Distraction => "12.5",
        Rule::BothGuilty => "12.8",
        Rule::SpectatorTells => "13.7",

        Rule::ExtraTime => "13.5",
        Rule::Warning => "13.4a",
        Rule::OpponentTime => "13.4b",
        Rule::OffenderTime => "13.4c",
        Rule::Loss => "13.4d",
        Rule::Expulsion => "13.4e",
        Rule::ArbiterDecides => "13.1",

        Rule::Chess960Occupied
        | Rule::AdjustingOnOwnClock
        | Rule::TouchedKingAndRook
        | Rule::CompletedByNextMove
        | Rule::PressWithoutMove
        | Rule::IllegalPosition
        | Rule::AgreedCorrection
        | Rule::RapidRecordLooks
        | Rule::BlitzRecordLooks
        | Rule::WritingInAdvance
        | Rule::Signing
        | Rule::ScoreMaximum
        | Rule::DrawsRestricted
        | Rule::ClaimIsOffer
        | Rule::FivefoldRepetition
        | Rule::SeventyFiveMoves
        | Rule::QuickplayAnnounced
        | Rule::QuickplayRejected
        | Rule::IncrementRequest
        | Rule::Announcing
        | Rule::AnnouncedBeforePress
        | Rule::SlipCorrected
        | Rule::BoardsDiffer
        | Rule::BlindAssistant
        | Rule::SightedAssistant
        | Rule::MovingAssistant
        | Rule::PressingAssistant
        | Rule::RecordingAssistant
        | Rule::Device
        | Rule::SearchRefused
        | Rule::Appeal
        | Rule::OpponentScore
        | Rule::OffenderScore
        | Rule::Fine
        | Rule::Exclusion
        | Rule::ResignationNoMate
        | Rule::ScoresheetDefect => return None,
    }))
}
