//! Somebody who runs an event: looks how it stands, does the next thing, and begins again after every fall of the server.

use std::collections::{BTreeMap, HashMap};

use serde_json::{Value, json};

use super::client::{Answer, Player, ask};
use super::server::{Folder, Hall};

/// An event and what happens to it.
pub(crate) struct Plan {
    pub(crate) name: &'static str,
    pub(crate) settings: Value,
    pub(crate) players: usize,
    /// How many of them enter before the second round.
    pub(crate) late: usize,
    pub(crate) rounds: u64,
    /// The rounds whose pairs our engine would not make.
    pub(crate) by_hand: Vec<u64>,
    /// Whether `arbiter pair --check` knows the format.
    pub(crate) is_checked: bool,
    /// Whether there are byes, absences, a withdrawal, forfeits, a pairing by hand and a correction.
    pub(crate) has_incidents: bool,
    /// How many boards of each round are played on the server.
    pub(crate) boards_here: usize,
    pub(crate) least_games: usize,
    pub(crate) kills: u32,
    pub(crate) seed: u64,
}

/// The most requests between two kills.
const CALM: u64 = 40;
/// The most turns that the server gets between the request and the kill.
const TURNS: u64 = 3_000;

pub(crate) struct Director {
    pub(crate) plan: Plan,
    pub(crate) hall: Hall,
    event: String,
    token: String,
    links: HashMap<u64, String>,
    /// The rows that were acknowledged, with their hashes.
    pub(crate) acknowledged: BTreeMap<u64, String>,
    /// What was acknowledged at the boards, by game.
    pub(crate) played: HashMap<String, Vec<String>>,
    /// The pairs of the sixth round as they shall be.
    by_hand: Option<Value>,
    random: u64,
    /// The requests until the next kill.
    calm: u64,
    kills: u32,
}

/// The server fell.
struct Fell;

type Told<T> = Result<T, Fell>;

impl Director {
    pub(crate) async fn open(plan: Plan, folder: Folder) -> Self {
        let seed = std::env::var("KILL_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(plan.seed);
        println!("KILL_SEED={seed}");
        let mut director = Self {
            plan,
            hall: Hall::start(folder),
            event: String::new(),
            token: String::new(),
            links: HashMap::new(),
            acknowledged: BTreeMap::new(),
            played: HashMap::new(),
            by_hand: None,
            random: seed,
            calm: u64::MAX,
            kills: 0,
        };
        let wanted = json!({"settings":director.plan.settings,"organiser":"Olga Orsi"}).to_string();
        let created = ask(director.hall.address, "POST", "/api/v1/events", None, &wanted).await.unwrap();
        assert_eq!(created.status, 201, "{}", created.text);
        let created = created.json();
        created["event"].as_str().unwrap().clone_into(&mut director.event);
        created["token"].as_str().unwrap().clone_into(&mut director.token);
        director.calm = director.draw(CALM);
        director
    }

    fn draw(&mut self, below: u64) -> u64 {
        self.random = self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.random >> 33) % below
    }

    /// Runs the event to its end.
    pub(crate) async fn run(&mut self) {
        loop {
            match self.step().await {
                Ok(true) => break,
                Ok(false) => {}
                Err(Fell) => self.recover().await,
            }
        }
        // A kill that is still under way hits a server that nobody asks.
        if self.hall.is_dying() {
            self.recover().await;
        }
        self.calm = u64::MAX;
        // How many requests an event takes depends on how fast the server is; the first kill comes early in any case.
        assert!(self.kills > 0, "the server was killed");
        println!("{}: killed {} times", self.plan.name, self.kills);
    }

    /// Starts the server again; everything that it told before is there.
    async fn recover(&mut self) {
        let calm = std::mem::replace(&mut self.calm, u64::MAX);
        self.hall.restart();
        let file = self.organiser_text("/file").await;
        let rows = super::rows_of(&file);
        for (seq, hash) in &self.acknowledged {
            assert_eq!(rows.get(seq), Some(hash), "row {seq} was acknowledged before the kill");
        }
        self.calm = if calm == u64::MAX || self.kills == self.plan.kills { u64::MAX } else { 1 + self.draw(CALM) };
    }

    /// Sends a request, during which the server may be killed.
    async fn ask(&mut self, method: &str, path: &str, token: Option<&str>, body: &str) -> Told<Answer> {
        self.count();
        let answer = ask(self.hall.address, method, path, token, body).await;
        answer.ok_or(Fell)
    }

    /// Counts a request; the server is killed while it works on the one that is drawn.
    fn count(&mut self) {
        if self.calm == u64::MAX || self.hall.is_dying() {
            return;
        }
        self.calm = self.calm.saturating_sub(1);
        if self.calm == 0 && self.kills < self.plan.kills {
            self.kills += 1;
            let turns = self.draw(TURNS);
            self.hall.kill_soon(turns);
        }
    }

    /// Sends a request until it is answered; for the checks at the end.
    pub(crate) async fn ask_until_told(&mut self, method: &str, path: &str, token: Option<&str>, body: &str) -> Answer {
        ask(self.hall.address, method, path, token, body).await.expect("nobody kills the server now")
    }

    pub(crate) async fn organiser_text(&mut self, part: &str) -> String {
        let (path, token) = (format!("/api/v1/events/{}{part}", self.event), self.token.clone());
        let answer = self.ask_until_told("GET", &path, Some(&token), "").await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.text);
        answer.text
    }

    pub(crate) async fn look(&mut self, part: &str) -> Value {
        serde_json::from_str(&self.organiser_text(part).await).unwrap()
    }

    async fn get(&mut self, part: &str) -> Told<Value> {
        let (path, token) = (format!("/api/v1/events/{}{part}", self.event), self.token.clone());
        let answer = self.ask("GET", &path, Some(&token), "").await?;
        assert_eq!(answer.status, 200, "{path}: {}", answer.text);
        Ok(answer.json())
    }

    async fn post(&mut self, part: &str, token: &str, body: &Value) -> Told<Answer> {
        let path = format!("/api/v1/events/{}{part}", self.event);
        self.ask("POST", &path, Some(token), &body.to_string()).await
    }

    /// Does an act of the organiser.
    async fn act(&mut self, act: Value) -> Told<()> {
        let refusal = self.try_act(&act).await?;
        assert!(refusal.is_none(), "{act}: {refusal:?}");
        Ok(())
    }

    /// Tries an act of the organiser; returns the code of the refusal if there is one.
    async fn try_act(&mut self, act: &Value) -> Told<Option<String>> {
        let token = self.token.clone();
        let answer = self.post("/acts", &token, act).await?;
        let told = answer.json();
        if answer.status != 200 {
            return Ok(Some(told["refusal"]["code"].as_str().unwrap_or(&answer.text).to_owned()));
        }
        let hash = told["hash"].as_str().unwrap().to_owned();
        let before = self.acknowledged.insert(told["seq"].as_u64().unwrap(), hash);
        assert!(before.is_none(), "a row is acknowledged once");
        Ok(None)
    }

    /// Does the next thing; tells whether the event is over.
    async fn step(&mut self) -> Told<bool> {
        let event = self.get("").await?;
        if event["phase"] == "finished" {
            return Ok(true);
        }
        let players = self.get("/players").await?;
        let players = players.as_array().unwrap();
        let rounds = event["rounds"].as_array().unwrap();
        let has_begun = rounds.iter().any(|round| round["state"] == "closed");
        let wanted = if has_begun { self.plan.players } else { self.plan.players - self.plan.late };
        if players.len() < wanted {
            let number = players.len() + 1;
            let registration = json!({"name":format!("Player {number:02}, P"),"rating":2_400 - 13 * number});
            self.act(json!({"act":"register","registration":registration})).await?;
            return Ok(false);
        }
        let last = rounds.last().map(|round| (round["round"].as_u64().unwrap(), round["state"].as_str().unwrap()));
        match last {
            None => self.pair(1, players, &event).await?,
            Some((round, "closed")) => self.pair(round + 1, players, &event).await?,
            Some((round, "draft")) => self.publish(round).await?,
            Some((round, "published")) => self.start(round).await?,
            Some((round, _)) => self.play_round(round).await?,
        }
        Ok(false)
    }

    /// Prepares and pairs a round, or finishes the event.
    async fn pair(&mut self, round: u64, players: &[Value], event: &Value) -> Told<()> {
        if event["total_rounds"].as_u64().is_some_and(|total| round > total) {
            return self.act(json!({"act":"finish","early":null})).await;
        }
        if self.plan.has_incidents && self.prepare(round, players).await? {
            return Ok(());
        }
        match self.try_act(&json!({"act":"pair","pairer":{"own":{"lot":7}}})).await?.as_deref() {
            None => Ok(()),
            // Players came since the last seeding.
            Some("not_seeded") => self.act(json!({"act":"seed","seeding":"by_rating"})).await,
            // A knock-out ends when one player is left.
            Some("all_rounds_paired") => self.act(json!({"act":"finish","early":null})).await,
            Some(code) => panic!("round {round} cannot be paired: {code}"),
        }
    }

    /// Lets players ask for byes, leave and stay away; tells whether something was done.
    async fn prepare(&mut self, round: u64, players: &[Value]) -> Told<bool> {
        let page = |number: usize| players[number - 1].clone();
        match round {
            3 => {
                let byes = page(5)["byes"].clone();
                let state = byes.as_array().unwrap().first().map(|bye| bye["state"].as_str().unwrap().to_owned());
                match state.as_deref() {
                    None => self.act(json!({"act":"ask_bye","player":5,"round":3,"bye":"half"})).await?,
                    Some("asked") => self.act(json!({"act":"grant_bye","player":5,"round":3,"bye":"half"})).await?,
                    Some(_) => return Ok(false),
                }
            }
            4 if page(9)["withdrawn_after"].is_null() => {
                self.act(json!({"act":"withdraw","player":9,"reason":"ill"})).await?;
            }
            5 => {
                let absences = page(12)["absences"].clone();
                if absences.as_array().is_some_and(|rounds| rounds.contains(&5.into())) {
                    return Ok(false);
                }
                self.act(json!({"act":"absent","player":12,"round":5,"is_absent":true})).await?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Changes the draft of the sixth round by hand, and publishes.
    async fn publish(&mut self, round: u64) -> Told<()> {
        let draft = self.get(&format!("/rounds/{round}")).await?;
        if self.plan.has_incidents && round == 6 {
            let found = pairs_of(&draft);
            let wanted = self.by_hand.get_or_insert_with(|| exchanged(found.clone())).clone();
            if found != wanted {
                let change = json!({"act":"change_pairing","pairs":wanted,"reason":"same family","is_override":true});
                return self.act(change).await;
            }
        }
        self.act(json!({"act":"publish"})).await
    }

    /// Opens games for the first boards, and starts all.
    async fn start(&mut self, round: u64) -> Told<()> {
        let boards = self.get(&format!("/rounds/{round}")).await?["boards"].take();
        let is_here = |board: &&Value| board["board"].as_u64().unwrap() as usize <= self.plan.boards_here;
        let missing: Vec<u64> = boards
            .as_array()
            .unwrap()
            .iter()
            .filter(is_here)
            .filter(|board| board["game"].is_null() && board["result"].is_null())
            .map(|board| board["board"].as_u64().unwrap())
            .collect();
        if !missing.is_empty() {
            let token = self.token.clone();
            let opened = self.post("/games", &token, &json!({"boards":{"boards":missing}})).await?;
            assert_eq!(opened.status, 201, "{}", opened.text);
            return Ok(());
        }
        self.act(json!({"act":"start","boards":"all"})).await
    }

    /// Enters or plays what is missing of a round, and closes it.
    async fn play_round(&mut self, round: u64) -> Told<()> {
        let boards = self.get(&format!("/rounds/{round}")).await?["boards"].take();
        let boards = boards.as_array().unwrap();
        if let Some(stopped) = boards.iter().find(|board| board["state"] == "stopped") {
            // After a fall the clocks of the server's boards stand still.
            return self.act(json!({"act":"resume_clocks","boards":{"boards":[stopped["board"]]}})).await;
        }
        let open: Vec<&Value> = boards.iter().filter(|board| board["result"].is_null()).collect();
        if self.plan.has_incidents && round == 7 {
            let before = self.get("/rounds/6").await?["boards"][0].clone();
            if before["is_corrected"] != true {
                let right = if before["result"] == "1-0" { "0-1" } else { "1-0" };
                let reason = "the slip was misread";
                return self
                    .act(json!({"act":"correct_result","round":6,"board":1,"result":right,"reason":reason}))
                    .await;
            }
            let late: Vec<Value> = open
                .iter()
                .filter(|board| board["board"].as_u64().unwrap() >= 18)
                .map(|board| json!({"board":board["board"],"absent":"black"}))
                .collect();
            if late.len() >= 2 {
                return self.act(json!({"act":"forfeit","round":7,"forfeits":late})).await;
            }
        }
        let Some(board) = open.first() else { return self.act(json!({"act":"close_round"})).await };
        if board["game"].is_string() {
            return self.play(round, board).await;
        }
        let side = |side: &str| board[side]["player"].as_u64().unwrap();
        let result =
            ["1-0", "1/2-1/2", "0-1", "1-0", "+/-"][(side("white") * 7 + side("black") * 3 + round) as usize % 5];
        let source = if result == "+/-" { "arbiter" } else { "slip" };
        self.act(json!({"act":"enter_result","round":round,"board":board["board"],"result":result,"source":source}))
            .await
    }

    /// Plays on at a board of the server: fool's mate, or a resignation after some moves.
    async fn play(&mut self, round: u64, board: &Value) -> Told<()> {
        let mut players = Vec::new();
        let mut game = String::new();
        for side in ["white", "black"] {
            let link = self.link(board[side]["player"].as_u64().unwrap()).await?;
            let seat = self.post("/seat", &link, &json!({})).await?;
            assert_eq!(seat.status, 200, "{}", seat.text);
            let seat = seat.json();
            seat["game"].as_str().unwrap().clone_into(&mut game);
            let player = Player::sit(self.hall.address, &game, seat["token"].as_str().unwrap()).await.ok_or(Fell)?;
            players.push(player);
        }
        let view = self.ask("GET", &format!("/api/v1/games/{game}"), None, "").await?.json();
        // The half-moves that are known already; a finished game needs no more.
        let made = if view["state"]["result"] == "*" { view["state"]["moves"].as_array().unwrap().len() } else { 4 };
        let is_mated = (round + board["board"].as_u64().unwrap()).is_multiple_of(2);
        for (number, mv) in ["f2f3", "e7e5", "g2g4", "d8h4"].iter().enumerate().skip(made) {
            let is_resigned = number == 3 && !is_mated;
            let act = if is_resigned { json!({"act":"resign"}) } else { json!({"act":"play","move":mv}) };
            self.count();
            let answer = players[number % 2].act(act.clone()).await.ok_or(Fell)?;
            assert!(answer.get("refused").is_none(), "{act}: {answer}");
            let told = if is_resigned { "\"resign\"".to_owned() } else { (*mv).to_owned() };
            self.played.entry(game.clone()).or_default().push(told);
        }
        // The event hears of the result by itself.
        self.result_of(round, board).await
    }

    /// Waits until the event has the result of a board.
    async fn result_of(&mut self, round: u64, board: &Value) -> Told<()> {
        let place = board["board"].as_u64().unwrap() as usize - 1;
        loop {
            let found = self.get(&format!("/rounds/{round}")).await?["boards"][place].take();
            if found["result"].is_string() || found["state"] == "stopped" {
                return Ok(());
            }
            tokio::task::yield_now().await;
        }
    }

    /// Returns the link of a player; one that was not acknowledged is made again.
    async fn link(&mut self, player: u64) -> Told<String> {
        if let Some(link) = self.links.get(&player) {
            return Ok(link.clone());
        }
        let token = self.token.clone();
        let made = self.post("/links", &token, &json!({"role":{"player":player}})).await?;
        assert_eq!(made.status, 201, "{}", made.text);
        let link = made.json()["token"].as_str().unwrap().to_owned();
        self.links.insert(player, link.clone());
        Ok(link)
    }
}

/// Returns the pairs of a round.
fn pairs_of(round: &Value) -> Value {
    let boards: Vec<[u64; 2]> = round["boards"]
        .as_array()
        .unwrap()
        .iter()
        .map(|board| ["white", "black"].map(|side| board[side]["player"].as_u64().unwrap()))
        .collect();
    json!({"boards":boards,"bye":round["bye"]["player"]})
}

/// Exchanges the opponents of the last two boards.
fn exchanged(mut pairs: Value) -> Value {
    let boards = pairs["boards"].as_array_mut().unwrap();
    let last = boards.len() - 1;
    let kept = boards[last][1].clone();
    boards[last][1] = boards[last - 1][1].clone();
    boards[last - 1][1] = kept;
    pairs
}
