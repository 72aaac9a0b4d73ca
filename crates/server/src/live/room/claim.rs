//! Taking a seat with an invitation. The arbiter's seat needs the players' consent as well.

use protocol::{AnswerRequest, ArbiterKey, FrameError, Seat, SeatFrame, SeatRequest, SeatTaken, TakeSeat};

use super::Room;
use crate::{HallError, Secret};

impl Room {
    /// Gives a seat to the first person who uses its invitation. `held` is a token that this person has already.
    ///
    /// With a client's secret the claim can be repeated: the secret is the token, so its owner gets the same answer.
    pub(super) async fn take_seat(&mut self, wanted: &TakeSeat, held: Option<&str>) -> Result<SeatTaken, HallError> {
        let seats = &self.live.seats;
        let invited = seats.invited(&wanted.invitation).cloned();
        let known = wanted.secret.as_deref().and_then(|secret| seats.given_by(secret)).cloned();
        let (invited, token) = match (invited, known, wanted.secret.as_deref()) {
            (None, Some(known), Some(secret)) => return Ok(self.taken(&known, secret)),
            (Some(_), Some(_), _) => return Err(HallError::SecretUsed),
            (None, ..) => return Err(HallError::NoInvitation),
            (Some(invited), None, Some(secret)) => (invited, Secret::read(secret).ok_or(HallError::NoInvitation)?),
            (Some(invited), None, None) => (invited, Secret::random()?),
        };
        if invited.seat == Seat::Arbiter {
            self.check_request(wanted, &invited, held)?;
        } else if seats.has_arbiter() && !wanted.arbiter {
            return Err(HallError::NoConsent);
        }
        let is_arbiter = invited.seat == Seat::Arbiter;
        let request = SeatRequest { number: self.live.seq + 1, accepted: Vec::new() };
        let seat = SeatFrame {
            name: wanted.name.clone().or(invited.name),
            token: Some(token.hash()),
            lock: is_arbiter.then(|| ArbiterKey::of(token.reveal()).lock().to_string()),
            appointed: invited.appointed,
            declined: invited.declined,
            request: Some(request).filter(|_| is_arbiter && !invited.appointed),
            ..SeatFrame::free(invited.seat)
        };
        let taken = self.taken(&seat, token.reveal());
        self.seat(seat).await?;
        self.forget_consent_of(invited.seat).await?;
        self.tell_all_seats();
        Ok(taken)
    }

    fn taken(&self, seat: &SeatFrame, token: &str) -> SeatTaken {
        let game = self.live.id.to_string();
        SeatTaken { game, seat: seat.seat, token: token.to_owned(), waits: seat.request.is_some() }
    }

    /// Checks that the person may ask for the arbiter's seat: not a player, and not under the name of a player.
    fn check_request(&self, wanted: &TakeSeat, invited: &SeatFrame, held: Option<&str>) -> Result<(), HallError> {
        let seats = &self.live.seats;
        if held.and_then(|token| seats.find(token)).is_some_and(|held| held.seat != Seat::Arbiter) {
            return Err(HallError::PlayerRules);
        }
        if !seats.are_players_seated() {
            return Err(HallError::PlayersFirst);
        }
        let Some(name) = &wanted.name else {
            let why = "the players are shown who asks for the arbiter's seat: a name is needed";
            return if invited.appointed { Ok(()) } else { Err(FrameError::saying("name", why).into()) };
        };
        let names = seats.names();
        let is_same = |player: &Option<String>| player.as_ref().is_some_and(|player| is_same_name(player, name));
        if is_same(&names.white) || is_same(&names.black) {
            let why = format!("{name:?} is the name of a player of this game; give the arbiter's full name");
            return Err(FrameError::saying("name", why).into());
        }
        Ok(())
    }

    /// Tells whether a token belongs to the pending request for the arbiter's seat.
    pub(super) fn is_requested_with(&self, token: &str) -> bool {
        self.live.seats.given_by(token).is_some_and(|seat| seat.request.is_some())
    }

    /// Accepts or declines the person who asks for the arbiter's seat, on behalf of a player.
    pub(super) async fn answer_request(&mut self, token: &str, answer: AnswerRequest) -> Result<(), HallError> {
        let player = self.player_seat(token)?;
        let (seat, request) = self.live.seats.requested().ok_or(HallError::NoRequest)?;
        if request.number != answer.request {
            return Err(HallError::NoRequest);
        }
        let (mut seat, mut request) = (seat.clone(), request.clone());
        if !answer.accept {
            self.seat(SeatFrame { declined: seat.token, ..SeatFrame::free(Seat::Arbiter) }).await?;
            self.listeners.close_asking("declined", "a player has declined: the arbiter's seat stays free");
        } else if !request.accepted.contains(&player) {
            request.accepted.push(player);
            let engine = self.live.table.engine.as_ref().map(|engine| engine.seat);
            let mut players = self.live.seats.players().filter(|player| Some(*player) != engine);
            let is_accepted = players.all(|player| request.accepted.contains(&player));
            drop(players);
            seat.request = Some(request).filter(|_| !is_accepted);
            self.seat(seat).await?;
            if is_accepted {
                self.listeners.close_asking("accepted", "both players have accepted: join again with the same token");
            }
        }
        self.tell_all_seats();
        Ok(())
    }

    /// Withdraws the consent given from a player's seat, because a new player has it now.
    async fn forget_consent_of(&mut self, player: Seat) -> Result<(), HallError> {
        let Some((seat, request)) = self.live.seats.requested() else { return Ok(()) };
        if !request.accepted.contains(&player) {
            return Ok(());
        }
        let accepted = request.accepted.iter().copied().filter(|seat| *seat != player).collect();
        let seat = SeatFrame { request: Some(SeatRequest { number: request.number, accepted }), ..seat.clone() };
        Ok(self.seat(seat).await?)
    }
}

/// Tells whether people would take two names for the same.
fn is_same_name(one: &str, other: &str) -> bool {
    let plain = |name: &str| name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    plain(one) == plain(other)
}
