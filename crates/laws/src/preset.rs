//! The casual rules of a leaflet and of an encyclopedia, where they differ from an edition.

use clock::Millis;

use crate::editions::{Edition, Limit, Values};
use crate::named::named;
use crate::rule::{Article, Rule};

named! {
    /// Casual rules that replace some rules of an edition.
    ///
    /// ```
    /// use laws::{Article, Preset, Rule};
    /// assert_eq!(Preset::Leaflet.section(Rule::Stalemate), Some(Article("End-3b")));
    /// assert_eq!(Preset::None.section(Rule::Stalemate), None);
    /// ```
    Preset {
        /// None: the edition alone.
        None = "none",
        /// The rules printed in a leaflet for beginners.
        Leaflet = "leaflet",
        /// The rules as an encyclopedia describes them.
        Encyclopedia = "encyclopedia",
    }
}

impl Preset {
    /// Finds the section in which the casual rules state a rule, if they do.
    pub const fn section(self, rule: Rule) -> Option<Article> {
        let section = match self {
            Self::None => None,
            Self::Leaflet => leaflet(rule),
            Self::Encyclopedia => encyclopedia(rule),
        };
        match section {
            Some(section) => Some(Article(section)),
            None => None,
        }
    }

    /// Returns the values of an edition with these rules applied.
    pub fn values(self, edition: Edition) -> &'static Values {
        match self {
            Self::None => edition.values(),
            Self::Leaflet => &LEAFLET[edition as usize],
            Self::Encyclopedia => &ENCYCLOPEDIA[edition as usize],
        }
    }
}

/// The values of each edition with the leaflet applied.
static LEAFLET: [Values; Edition::ALL.len()] = {
    let mut all = [*Edition::ALL[0].values(); Edition::ALL.len()];
    let mut i = 0;
    while i < all.len() {
        all[i] = Values {
            offer_needs_a_move: true,
            agreement_after_moves: 0,
            resignation_asks_for_mate: false,
            ends_by_threefold_repetition: true,
            ends_by_fifty_moves: true,
            ..*Edition::ALL[i].values()
        };
        i += 1;
    }
    all
};

/// The values of each edition with the encyclopedia applied.
static ENCYCLOPEDIA: [Values; Edition::ALL.len()] = {
    let mut all = [*Edition::ALL[0].values(); Edition::ALL.len()];
    let mut i = 0;
    while i < all.len() {
        all[i] = Values {
            blitz: Limit::UpTo(Millis::from_minutes(15)),
            rapid: Limit::UpTo(Millis::from_minutes(60)),
            king_and_rook_oblige: true,
            made_move_is_complained_of: true,
            only_the_offerer_must_have_moved: true,
            ends_by_fifty_moves: true,
            opponent_starts_the_clock: true,
            ..*Edition::ALL[i].values()
        };
        i += 1;
    }
    all
};

const fn leaflet(rule: Rule) -> Option<&'static str> {
    Some(match rule {
        Rule::HasTheMove => "Play-1",
        Rule::OwnPieceThere => "Play-2",
        Rule::PawnSteps | Rule::PawnStepsTwice | Rule::PawnTakes => "Pawn-1",
        Rule::RookMoves => "Rook-1",
        Rule::KnightMoves => "Knight-1",
        Rule::QueenMoves => "Queen-1",
        Rule::BishopMoves => "Bishop-1",
        Rule::KingMoves => "King-1",
        Rule::CastlingRightLost
        | Rule::CastlingKingMoved
        | Rule::CastlingRookMoved
        | Rule::CastlingThroughAttack
        | Rule::CastlingOccupied => "Castling-2",
        Rule::TouchedRookFirst => "Castling-3",
        Rule::EnPassantAtOnce => "EnPassant-1",
        Rule::LeavesKingAttacked => "Check-2",
        Rule::Promotion => "Promotion-1",
        Rule::Checkmate => "End-1",
        Rule::Resignation => "End-2",
        Rule::DrawOffer | Rule::Agreement => "End-3a",
        Rule::Stalemate => "End-3b",
        Rule::ThreefoldRepetition | Rule::RepetitionIntended | Rule::RepetitionAppeared => "End-3c",
        Rule::FiftyMoves | Rule::FiftyIntended | Rule::FiftyReached => "End-3d",
        Rule::DeadPosition => "End-3e",
        _ => return None,
    })
}

const fn encyclopedia(rule: Rule) -> Option<&'static str> {
    Some(match rule {
        Rule::Start => "Start-4",
        Rule::HasTheMove => "Start-1",
        Rule::KingCapture => "Moves-4",
        Rule::RookMoves => "Rook",
        Rule::KnightMoves => "Knight-1",
        Rule::BishopMoves => "Bishop-1",
        Rule::QueenMoves => "Queen",
        Rule::PawnSteps | Rule::PawnStepsTwice => "Pawn-1",
        Rule::PawnTakes => "Pawn-2",
        Rule::EnPassantAtOnce => "Pawn-3",
        Rule::Promotion => "Pawn-4",
        Rule::KingMoves => "King-1",
        Rule::CastlingRightLost | Rule::CastlingKingMoved | Rule::CastlingRookMoved | Rule::CastlingOccupied => {
            "Castling-1"
        }
        Rule::CastlingThroughAttack => "Castling-3",
        Rule::LeavesKingAttacked => "Check-1",
        Rule::Checkmate => "Moves-3",
        Rule::Stalemate => "Draw-5",
        Rule::FlagSeen | Rule::RapidFlagClaim | Rule::FlagFall => "Time-2",
        Rule::FlagFallNoMate => "Draw-6",
        Rule::DrawOffer | Rule::Agreement => "Draw-1",
        Rule::DeadPosition => "Draw-2",
        Rule::ThreefoldRepetition | Rule::RepetitionIntended | Rule::RepetitionAppeared => "Draw-3",
        Rule::FiftyMoves | Rule::FiftyIntended | Rule::FiftyReached => "Draw-4",
        Rule::Resignation => "Resign-1",
        Rule::TouchedOwn | Rule::TouchedEnemy => "Touch-1",
        Rule::TouchedKingAndRook | Rule::CastlingMeant => "Touch-2",
        Rule::TouchedRookFirst => "Touch-3",
        Rule::MoveMade => "Touch-4",
        Rule::TouchedNothingPossible => "Touch-5",
        _ => return None,
    })
}
