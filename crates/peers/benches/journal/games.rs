//! Games that a real server has conducted, and copies of them under other ids.

#[path = "../hall/games.rs"]
mod random;

use std::sync::Arc;

use protocol::{ClientFrame, CreateGame, GameSummary, JoinFrame, Seat, TakeSeat};
use server::{GameId, Hall, Journal, Limits, ListQuery, ManualTime, MemoryJournal, Moment, Told, WholeGame};

use self::random::Random;

const WHITE: &str = "White Placeholder";
const BLACK: &str = "Black Placeholder";

/// The rows of a game, and its entry in lists.
#[derive(Clone)]
pub(crate) struct Played {
    pub(crate) bodies: Vec<String>,
    summary: GameSummary,
}

impl Played {
    /// Returns a copy of the game under another id, with other players.
    pub(crate) fn anew(&self, names: &mut Names) -> WholeGame {
        let game = GameId::random().expect("a name");
        let (white, black) = (names.draw(), names.draw());
        let bodies = self.bodies.iter().map(|body| body.replace(WHITE, &white).replace(BLACK, &black));
        let rows = super::chain(game, bodies);
        let mut summary = GameSummary { game: game.to_string(), ..self.summary.clone() };
        (summary.names.white, summary.names.black) = (Some(white), Some(black));
        WholeGame { game, rows, refused: Vec::new(), summary: Some(summary) }
    }
}

/// Names of players.
pub(crate) struct Names(Random);

impl Names {
    pub(crate) fn new() -> Self {
        Self(Random::new(0x1997))
    }

    fn draw(&mut self) -> String {
        const FIRST: [&str; 16] = [
            "Anna",
            "Bedřich",
            "Cyril",
            "Dana",
            "Eva",
            "František",
            "Gustav",
            "Hana",
            "Ivan",
            "Jana",
            "Karel",
            "Ludmila",
            "Marie",
            "Norbert",
            "Ota",
            "Petra",
        ];
        const SYLLABLES: [&str; 20] = [
            "no", "vá", "do", "řá", "svo", "bo", "če", "rný", "pro", "chá", "ku", "čera", "ve", "selý", "ho", "rák",
            "ně", "mec", "ma", "rek",
        ];
        let mut last = String::new();
        for _ in 0..3 {
            last.push_str(SYLLABLES[self.0.below(SYLLABLES.len())]);
        }
        format!("{} {last}", FIRST[self.0.below(FIRST.len())])
    }
}

/// Plays the given number of games of 30 to 119 half-moves, or of the given length: moves, occasional touches and draw
/// offers, and a resignation at the end.
pub(crate) async fn play(count: usize, half_moves: Option<usize>) -> Vec<Played> {
    let time = ManualTime::at(Moment(1_794_911_532_775));
    let journal = Arc::new(MemoryJournal::default());
    let hall = Hall::open(journal.clone(), Arc::new(time.clone()), Limits::default());
    let mut random = Random::new(0x2026);
    let mut games = Vec::new();
    for moves in random::random(count, 120) {
        let length = half_moves.unwrap_or_else(|| 30 + random.below(90));
        let wanted = r#"{"regulations":{"time_control":"300+3"},"seat":"white","name":"White Placeholder"}"#;
        let created = hall.create(&CreateGame::read(wanted).expect("a game"), true).await.expect("a game");
        let game: GameId = created.game.parse().expect("a name");
        let invitation = created.invitations[0].invitation.clone();
        let claim = TakeSeat { invitation, name: Some(BLACK.to_owned()), arbiter: true, secret: None };
        let black = hall.take_seat(game, claim).await.expect("a seat").token;
        let mut sockets = Vec::new();
        for token in [created.token.expect("a token"), black] {
            let join = JoinFrame { token: Some(token), after: None, language: None };
            sockets.push(hall.join(game, join).await.expect("a place"));
        }
        let mut number = 0;
        for (index, mv) in moves.iter().take(length).enumerate() {
            time.pass(500 + random.below(9_000) as u64 / 4);
            let extra = match random.below(40) {
                0 => Some(r#""act":"adjust","squares":["e4","d4"]"#),
                1 => Some(r#""act":"offer_draw""#),
                _ => None,
            };
            let play = format!(r#""act":"play","move":"{mv}""#);
            for act in extra.into_iter().chain([play.as_str()]) {
                number += 1;
                act_and_wait(&hall, game, &mut sockets[index % 2], number, act).await;
            }
        }
        act_and_wait(&hall, game, &mut sockets[length % 2], number + 1, r#""act":"resign""#).await;
        for (socket, _) in sockets {
            hall.leave(game, socket).await;
        }
        let bodies = journal.read(game, 0).expect("rows").into_iter().map(|row| row.body).collect();
        let query = ListQuery { limit: 1, ..ListQuery::default() };
        let summary = journal.list(&query).expect("a list").pop().expect("a summary");
        assert_eq!((summary.phase.as_str(), Seat::White.name()), ("finished", "white"), "the game is over");
        games.push(Played { bodies, summary });
    }
    games
}

async fn act_and_wait(hall: &Hall, game: GameId, (socket, joined): &mut (u64, server::Joined), number: u32, act: &str) {
    let text = format!(r#"{{"id":"{number}",{act}}}"#);
    let Ok(ClientFrame::Act(sent)) = ClientFrame::read(&text) else { panic!("{text} is no act") };
    hall.act(game, *socket, sent, hall.now()).await;
    while let Some(Told::Frame(frame)) = joined.told.recv().await {
        if frame.contains("\"ack\"") {
            return;
        }
    }
    panic!("{text} was not answered");
}
