//! Choosing the arbiter: both players must accept the person by name, and it is never a player.

mod support;

use protocol::{AnswerRequest, CreateGame, Invitation, JoinFrame, PreviewQuery, Seat, SeatTaken, TakeSeat};
use serde_json::json;
use server::{Asker, GameId, HallError};
use support::{Client, Scene, token};

const WATCHED: &str = r#"{"regulations":{"time_control":"180+2"},"seat":"white","name":"Anna","arbiter":true}"#;

fn claim(invitations: &[Invitation], seat: Seat, name: &str) -> TakeSeat {
    let invitation = invitations.iter().find(|invitation| invitation.seat == seat).unwrap().invitation.clone();
    TakeSeat { invitation, name: Some(name.to_owned()), arbiter: true, secret: None }
}

/// A game in which Anna plays White and Béla Black, and Cyril asks for the arbiter's seat.
struct Asked {
    scene: Scene,
    game: GameId,
    players: [String; 2],
    arbiter: SeatTaken,
    creator: Asker,
}

impl Asked {
    async fn new() -> Self {
        let scene = Scene::new();
        let created = scene.hall.create(&CreateGame::read(WATCHED).unwrap(), false).await.unwrap();
        let game = created.game.parse().unwrap();
        let anna = created.token.unwrap();
        let bela = scene.hall.take_seat(game, claim(&created.invitations, Seat::Black, "Béla")).await.unwrap().token;
        let cyril = claim(&created.invitations, Seat::Arbiter, "Cyril");
        let arbiter = scene.hall.take_seat_holding(game, cyril, None).await.unwrap();
        let creator = Asker { token: Some(anna.clone()), is_organiser: false };
        Self { scene, game, players: [anna, bela], arbiter, creator }
    }

    async fn answer(&self, player: usize, accept: bool) -> Result<(), HallError> {
        let request = self.scene.request(self.game).await.ok_or(HallError::NoRequest)?;
        self.scene.hall.answer_request(self.game, &self.players[player], AnswerRequest { request, accept }).await
    }

    async fn sit(&self, token: &str) -> Client {
        self.scene.sit(self.game, Some(token), None).await
    }

    /// Tells whether the token gives the arbiter's powers: acts, previews, evidence, the record and new invitations.
    async fn has_powers(&self, token: &str) -> bool {
        let hall = &self.scene.hall;
        let query = || PreviewQuery::read(r#"{"act":"stop_clocks"}"#).unwrap();
        let by = Asker { token: Some(token.to_owned()), is_organiser: false };
        let powers = [
            hall.preview(self.game, token, query()).await.is_ok(),
            hall.evidence(self.game, token, None).await.is_ok(),
            hall.record(self.game, token, None).await.is_ok(),
            self.sit(token).await.act(r#"{"id":"power","act":"start"}"#).await["seq"].is_number(),
            hall.invite(self.game, Seat::Black, by).await.is_ok(),
        ];
        assert!(powers.iter().all(|power| *power == powers[0]), "{powers:?}");
        powers[0]
    }
}

#[tokio::test]
async fn an_arbiter_has_no_power_before_both_players_have_accepted() {
    let asked = Asked::new().await;
    assert!(asked.arbiter.waits);
    assert!(!asked.has_powers(&asked.arbiter.token).await);
    asked.answer(0, true).await.unwrap();
    assert!(!asked.has_powers(&asked.arbiter.token).await, "one player is not both");
    let view = asked.scene.hall.view(asked.game).await.unwrap();
    assert_eq!(view.names.arbiter, None);
    let mut cyril = asked.sit(&asked.arbiter.token).await;
    let seen = cyril.missed().pop().unwrap();
    assert_eq!((&seen["view"]["seat"], &seen["view"]["asks"]), (&json!(null), &json!(true)));
    assert_eq!(cyril.act(r#"{"id":"1","act":"start"}"#).await["error"]["code"], "not_accepted");

    asked.answer(1, true).await.unwrap();
    assert_eq!(cyril.next().await["closed"]["code"], "accepted");
    assert_eq!(asked.scene.hall.view(asked.game).await.unwrap().names.arbiter.as_deref(), Some("Cyril"));
    assert!(asked.has_powers(&asked.arbiter.token).await);
}

#[tokio::test]
async fn both_players_are_shown_who_asks() {
    let asked = Asked::new().await;
    let status = |seats: &serde_json::Value| {
        let seats = seats.as_array().unwrap();
        let arbiter = seats.iter().find(|status| status["seat"] == "arbiter").unwrap();
        (arbiter["name"].clone(), arbiter["taken"].clone(), arbiter["request"]["accepted"].clone())
    };
    let mut anna = asked.sit(&asked.players[0]).await;
    let view = anna.missed().pop().unwrap();
    assert_eq!(status(&view["view"]["seats"]), (json!("Cyril"), json!(false), json!([])));
    asked.answer(1, true).await.unwrap();
    let frame = loop {
        let frame = anna.any().await;
        if frame["seats"].is_array() && status(&frame["seats"]).2 != json!([]) {
            break frame;
        }
    };
    assert_eq!(status(&frame["seats"]), (json!("Cyril"), json!(false), json!(["black"])));
}

#[tokio::test]
async fn a_player_is_never_the_arbiter() {
    let scene = Scene::new();
    let created = scene.hall.create(&CreateGame::read(WATCHED).unwrap(), false).await.unwrap();
    let game = created.game.parse().unwrap();
    let anna = created.token.as_deref().unwrap();
    let bela = scene.hall.take_seat(game, claim(&created.invitations, Seat::Black, "Béla")).await.unwrap().token;
    let link = |name: &str| claim(&created.invitations, Seat::Arbiter, name);
    for token in [anna, bela.as_str()] {
        let taken = scene.hall.take_seat_holding(game, link("Cyril"), Some(token)).await;
        assert!(matches!(taken, Err(HallError::PlayerRules)));
        let secret = TakeSeat { secret: Some(token.to_owned()), ..link("Cyril") };
        assert!(matches!(scene.hall.take_seat(game, secret).await, Err(HallError::SecretUsed)));
    }
    for name in ["Anna", "anna", "BÉLA", "Anna "] {
        let taken = scene.hall.take_seat(game, link(name)).await;
        assert!(matches!(taken, Err(HallError::Frame(error)) if error.field == "name"), "{name}");
    }
    assert!(scene.hall.take_seat(game, link("Cyril")).await.unwrap().waits);
}

#[tokio::test]
async fn one_player_who_declines_is_enough() {
    let asked = Asked::new().await;
    let mut cyril = asked.sit(&asked.arbiter.token).await;
    asked.answer(0, true).await.unwrap();
    asked.answer(1, false).await.unwrap();
    assert_eq!(cyril.next().await["closed"]["code"], "declined");
    let again = JoinFrame { token: Some(asked.arbiter.token.clone()), ..JoinFrame::default() };
    assert!(matches!(asked.scene.hall.join(asked.game, again).await, Err(HallError::Declined)));
    assert!(matches!(asked.answer(0, true).await, Err(HallError::NoRequest)));

    // The creator invites somebody else, and the earlier consent is void.
    let link = asked.scene.hall.invite(asked.game, Seat::Arbiter, asked.creator.clone()).await.unwrap();
    let dana = asked.scene.hall.take_seat(asked.game, claim(&[link], Seat::Arbiter, "Dana")).await.unwrap();
    asked.answer(1, true).await.unwrap();
    assert!(!asked.has_powers(&dana.token).await);
    asked.answer(0, true).await.unwrap();
    assert!(asked.has_powers(&dana.token).await);
}

#[tokio::test]
async fn somebody_declined_while_away_is_told_on_coming_back() {
    let asked = Asked::new().await;
    asked.answer(1, false).await.unwrap();
    let join = |token: &str| JoinFrame { token: Some(token.to_owned()), ..JoinFrame::default() };
    let come_back = || asked.scene.hall.join(asked.game, join(&asked.arbiter.token));
    assert!(matches!(come_back().await, Err(HallError::Declined)));

    // A new invitation, and another person who uses it, change nothing for the one who was declined.
    let link = asked.scene.hall.invite(asked.game, Seat::Arbiter, asked.creator.clone()).await.unwrap();
    assert!(matches!(come_back().await, Err(HallError::Declined)));
    asked.scene.hall.take_seat(asked.game, claim(&[link], Seat::Arbiter, "Dana")).await.unwrap();
    assert!(matches!(come_back().await, Err(HallError::Declined)));
    assert!(matches!(asked.scene.hall.join(asked.game, join("nobody's")).await, Err(HallError::NoSeat)));
}

#[tokio::test]
async fn an_answer_is_for_the_person_that_was_seen() {
    let asked = Asked::new().await;
    let seen = asked.scene.request(asked.game).await.unwrap();
    // Before Béla's answer arrives, Anna has put somebody else in Cyril's place.
    let link = asked.scene.hall.invite(asked.game, Seat::Arbiter, asked.creator.clone()).await.unwrap();
    asked.scene.hall.take_seat(asked.game, claim(&[link], Seat::Arbiter, "Cyril")).await.unwrap();
    let late = AnswerRequest { request: seen, accept: true };
    let answered = asked.scene.hall.answer_request(asked.game, &asked.players[1], late).await;
    assert!(matches!(answered, Err(HallError::NoRequest)));
    let stranger = asked.scene.hall.answer_request(asked.game, "guessed", late).await;
    assert!(matches!(stranger, Err(HallError::NoSeat)));
    let own = asked.scene.hall.answer_request(asked.game, &asked.arbiter.token, late).await;
    assert!(matches!(own, Err(HallError::NoSeat)), "nobody accepts themselves");
}

#[tokio::test]
async fn a_request_outlives_a_restart() {
    let mut asked = Asked::new().await;
    asked.answer(0, true).await.unwrap();
    asked.scene.fall(1_000);
    assert!(!asked.has_powers(&asked.arbiter.token).await);
    asked.answer(1, true).await.unwrap();
    asked.scene.fall(1_000);
    assert!(asked.has_powers(&asked.arbiter.token).await);
}

#[tokio::test]
async fn an_accepted_arbiter_cannot_pass_the_seat_on_without_the_players() {
    let asked = Asked::new().await;
    asked.answer(0, true).await.unwrap();
    asked.answer(1, true).await.unwrap();
    let cyril = Asker { token: Some(asked.arbiter.token.clone()), is_organiser: false };
    let link = asked.scene.hall.invite(asked.game, Seat::Arbiter, cyril).await.unwrap();
    let dana = asked.scene.hall.take_seat(asked.game, claim(&[link], Seat::Arbiter, "Dana")).await.unwrap();
    assert!(dana.waits);
    assert!(!asked.has_powers(&dana.token).await);
}

#[tokio::test]
async fn somebody_new_on_a_seat_has_accepted_nobody() {
    let asked = Asked::new().await;
    asked.answer(0, true).await.unwrap();
    let link = asked.scene.hall.invite(asked.game, Seat::White, asked.creator.clone()).await.unwrap();
    let eva = asked.scene.hall.take_seat(asked.game, claim(&[link], Seat::White, "Eva")).await.unwrap();
    asked.answer(1, true).await.unwrap();
    assert!(!asked.has_powers(&asked.arbiter.token).await);
    let request = asked.scene.request(asked.game).await.unwrap();
    asked.scene.hall.answer_request(asked.game, &eva.token, AnswerRequest { request, accept: true }).await.unwrap();
    assert!(asked.has_powers(&asked.arbiter.token).await);
}

#[tokio::test]
async fn the_organiser_appoints_an_arbiter_without_asking() {
    let scene = Scene::new();
    let wanted = CreateGame::read(r#"{"seat":"none","arbiter":true}"#).unwrap();
    let created = scene.hall.create(&wanted, true).await.unwrap();
    let game: GameId = created.game.parse().unwrap();
    for (seat, name) in [(Seat::White, "Anna"), (Seat::Black, "Béla")] {
        scene.hall.take_seat(game, claim(&created.invitations, seat, name)).await.unwrap();
    }
    let taken = scene.hall.take_seat(game, claim(&created.invitations, Seat::Arbiter, "Cyril")).await.unwrap();
    assert!(!taken.waits);
    let mut cyril = scene.sit(game, Some(&taken.token), None).await;
    assert!(cyril.act(r#"{"id":"1","act":"start"}"#).await["seq"].is_number());
}

#[tokio::test]
async fn an_accepted_arbiter_rules_in_the_rematch_too() {
    let scene = Scene::new();
    let (game, tokens) = scene.create(WATCHED).await;
    let mut arbiter = scene.sit(game, token(&tokens, Seat::Arbiter), None).await;
    let mut white = scene.sit(game, token(&tokens, Seat::White), None).await;
    arbiter.act(r#"{"id":"1","act":"start"}"#).await;
    white.act(r#"{"id":"1","act":"resign"}"#).await;
    for seat in [Seat::White, Seat::Black] {
        scene.hall.rematch(game, token(&tokens, seat).unwrap()).await.unwrap();
    }
    let next = scene.hall.view(game).await.unwrap().rematch.unwrap().game.unwrap().parse().unwrap();
    let mut arbiter = scene.sit(next, token(&tokens, Seat::Arbiter), None).await;
    assert!(arbiter.act(r#"{"id":"1","act":"start"}"#).await["seq"].is_number());
}

#[tokio::test]
async fn a_repeated_claim_with_the_same_secret_gets_the_same_seat() {
    let mut scene = Scene::new();
    let created = scene.hall.create(&CreateGame::read(WATCHED).unwrap(), false).await.unwrap();
    let game: GameId = created.game.parse().unwrap();
    let secret = "5eC7".repeat(16);
    let claim = TakeSeat { secret: Some(secret.clone()), ..claim(&created.invitations, Seat::Black, "Béla") };
    let first = scene.hall.take_seat(game, claim.clone()).await.unwrap();
    // The answer was lost, and the server crashed as well.
    scene.fall(1_000);
    assert_eq!(scene.hall.take_seat(game, claim.clone()).await.unwrap(), first);
    assert_eq!(scene.sit(game, Some(&first.token), None).await.joined.seat, Some(Seat::Black));
    let thief = TakeSeat { secret: Some("0".repeat(64)), ..claim };
    assert!(matches!(scene.hall.take_seat(game, thief).await, Err(HallError::NoInvitation)));
    for weak in ["", "1234", &"z".repeat(64)] {
        let body = json!({ "invitation": "x", "secret": weak });
        assert_eq!(TakeSeat::read(&body.to_string()).unwrap_err().field, "secret");
    }
}
