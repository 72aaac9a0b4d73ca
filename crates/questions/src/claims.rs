//! The claims that would succeed now.

use board::{Color, Move};
use clock::Millis;
use laws::{Act, Actor, Announcement, DrawGround, Game, Phase, Ruling, Written};

/// A claim that would succeed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenClaim {
    /// The player who can make it.
    pub by: Color,
    /// The claim.
    pub claim: Claim,
}

/// A claim that a player can make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// A draw.
    Draw {
        /// The ground of the claim.
        ground: DrawGround,
        /// The move that must be written down with the claim.
        intended: Option<Move>,
    },
    /// That the opponent's flag has fallen.
    Flag,
    /// That the opponent has made an illegal move.
    IllegalMove,
}

/// Lists the claims that would succeed. In competition it is left to the players to notice them.
///
/// ```
/// use clock::Millis;
/// use laws::{Game, Regulations};
/// assert!(questions::open_claims(&Game::new(Regulations::default()), Millis(0)).is_empty());
/// ```
pub fn open_claims(game: &Game, at: Millis) -> Vec<OpenClaim> {
    if game.phase() != Phase::Playing {
        return Vec::new();
    }
    let mut open = Vec::new();
    let by = game.turn();
    for ground in [DrawGround::Repetition, DrawGround::FiftyMoves] {
        let is_right = |intended: Option<Move>| {
            let act = Act::ClaimDraw { ground, intended: intended.map(Written::Move), by_display: false };
            let is_accepted = |ruling: &Ruling| matches!(ruling.announcement, Announcement::ClaimAccepted { .. });
            game.judge(at, Actor::Player(by), act).rulings.iter().any(is_accepted)
        };
        let found = |intended| OpenClaim { by, claim: Claim::Draw { ground, intended } };
        if is_right(None) {
            open.push(found(None));
        } else {
            let moves = game.position().legal_moves().map(|legal| Some(legal.to_move()));
            open.extend(moves.filter(|mv| is_right(*mv)).map(found));
        }
    }
    for (claim, act) in [
        (Claim::Flag, Act::ClaimFlag { by_display: false }),
        (Claim::IllegalMove, Act::ClaimIllegalMove { by_display: false }),
    ] {
        for by in Color::ALL {
            let entry = game.judge(at, Actor::Player(by), act.clone());
            let is_wrong = |ruling: &Ruling| matches!(ruling.announcement, Announcement::ClaimRejected { .. });
            // Something that falls due by itself needs no claim.
            let is_heard = entry.due == 0 && !entry.is_refused() && !entry.rulings.iter().any(is_wrong);
            if is_heard && !entry.rulings.is_empty() {
                open.push(OpenClaim { by, claim });
            }
        }
    }
    open
}
