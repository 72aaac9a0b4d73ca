//! Penalties, announcements and notes.

use pairing::Points;

use crate::bounds::too_many_points;
use crate::id::{PenaltyId, PlayerId};
use crate::judge::{Judge, Judged};
use crate::refusal::Refusal;
use crate::ruling::Ruling;
use crate::state::Status;
use crate::terms::Penalty;

impl Judge<'_> {
    pub(super) fn penalise(&self, player: PlayerId, penalty: Penalty, article: &str, reason: &str) -> Judged {
        let entrant = self.player(player)?;
        let reason = self.text(reason)?;
        if matches!(penalty, Penalty::Points(points) if points <= Points::ZERO) {
            return Err(Refusal::NoPoints {});
        }
        if let Penalty::Points(points) = penalty
            && let Some((found, most)) = too_many_points(points)
        {
            Self::at_most("points", found, most)?;
        }
        let is_expulsion = penalty == Penalty::Expulsion;
        self.changes(!is_expulsion || self.state.expulsion(player).is_none())?;
        let id = PenaltyId(self.state.penalties.len() as u32 + 1);
        let round = self.state.published().max(1);
        let article = article.to_owned();
        let mut rulings = vec![Ruling::Penalised { id, player, penalty, round, article, reason: reason.clone() }];
        if is_expulsion && entrant.status() == Status::Playing {
            rulings.push(self.withdrawn(player, reason));
        }
        Ok(rulings.into())
    }

    pub(super) fn lift_penalty(&self, penalty: PenaltyId, reason: &str) -> Judged {
        let stands = self.state.penalties.iter().any(|imposed| imposed.id == penalty && imposed.lifted.is_none());
        if !stands {
            return Err(Refusal::NoSuchPenalty { penalty });
        }
        Ok(Ruling::PenaltyLifted { id: penalty, reason: self.text(reason)? }.into())
    }

    pub(super) fn announce(&self, text: &str) -> Judged {
        let id = self.state.announcements.len() as u32 + 1;
        Ok(Ruling::Announced { id, text: self.text(text)? }.into())
    }

    pub(super) fn withdraw_announcement(&self, announcement: u32) -> Judged {
        let stands = self.state.announcements.iter().any(|known| known.id == announcement && !known.is_withdrawn);
        if !stands {
            return Err(Refusal::NoSuchAnnouncement { announcement });
        }
        Ok(Ruling::AnnouncementWithdrawn { announcement }.into())
    }

    pub(super) fn note(&self, text: &str) -> Judged {
        Ok(Ruling::Noted { text: self.text(text)? }.into())
    }
}
