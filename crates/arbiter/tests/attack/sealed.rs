//! A sealed move cannot be guessed from anything that the opponent, spectators, the operator, the file or a copy of it shows.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use board::Position;
use futures_util::SinkExt;
use notation::{Language, Speech, Style};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use super::{ask, ask_as, ask_json};
use crate::{Folder, Hall, arbiter, next};

/// Starts a server that logs everything it can.
fn start(database: &Path, log: &Path) -> Hall {
    let mut process = Command::new(env!("CARGO_BIN_EXE_arbiter"))
        .args(["serve", "--listen", "127.0.0.1:0", "--database"])
        .arg(database)
        .env("ARBITER_LOG", "trace")
        .stdout(Stdio::piped())
        .stderr(std::fs::File::create(log).unwrap())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(process.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("http://").expect("it says where it listens").parse().unwrap();
    Hall { process, address }
}

/// Writes every legal move in every way that people and programs write or say it.
fn dictionary(position: &Position) -> Vec<String> {
    let mut texts = Vec::new();
    for legal in position.legal_moves() {
        texts.push(legal.uci().to_string());
        for language in Language::ALL {
            for is_long in [false, true] {
                let style = Style { language, is_long, ..Style::PGN };
                texts.push(style.write(legal));
                texts.push(Style { language, is_long, ..Style::default() }.write(legal));
            }
        }
        texts.extend(Speech::ALL.iter().map(|speech| speech.say(legal)));
    }
    texts
}

/// Finds everything in a text that can be a hash, a key or a nonce.
fn digests(seen: &str) -> BTreeSet<String> {
    let is_digest = |word: &&str| word.len() >= 64 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    let words = seen.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(is_digest);
    words.map(|word| word[..64].to_ascii_lowercase()).collect()
}

struct Client {
    socket: WebSocketStream<TcpStream>,
    seen: String,
}

impl Client {
    async fn sit(at: std::net::SocketAddr, game: &str, token: Option<&str>, after: Option<u64>) -> Self {
        let stream = TcpStream::connect(at).await.unwrap();
        let address = format!("ws://{at}/api/v1/games/{game}/socket");
        let (mut socket, _) = tokio_tungstenite::client_async(address, stream).await.unwrap();
        let frame = json!({ "join": { "token": token, "after": after, "language": "en" } });
        socket.send(Message::Text(frame.to_string().into())).await.unwrap();
        let mut client = Self { socket, seen: String::new() };
        client.until(|frame| frame.get("view").is_some()).await;
        client
    }

    async fn until(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        loop {
            let frame = next(&mut self.socket).await.expect("the server answers");
            self.seen.push_str(&frame.to_string());
            if is_it(&frame) {
                return frame;
            }
        }
    }

    async fn act(&mut self, act: &Value) -> Value {
        self.socket.send(Message::Text(act.to_string().into())).await.unwrap();
        self.until(|frame| frame["ack"] == act["id"]).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dictionary_of_all_legal_moves_finds_no_sealed_move() {
    let folder = Folder::new("sealed");
    let log = folder.0.join("log");
    let hall = start(&folder.database(), &log);
    let at = hall.address;
    let created = ask_json(at, "POST", "/api/v1/games", &json!({ "seat": "white", "arbiter": true })).await;
    let game = created["game"].as_str().unwrap();
    let mut tokens = vec![created["token"].as_str().unwrap().to_owned()];
    for seat in ["black", "arbiter"] {
        let invitations = created["invitations"].as_array().unwrap();
        let invitation = &invitations.iter().find(|invitation| invitation["seat"] == seat).unwrap()["invitation"];
        let claim = json!({ "invitation": invitation, "arbiter": true, "name": format!("who has {seat}") });
        let taken = ask_json(at, "POST", &format!("/api/v1/games/{game}/seats"), &claim).await;
        tokens.push(taken["token"].as_str().unwrap().to_owned());
    }
    let view = ask_json(at, "GET", &format!("/api/v1/games/{game}"), &Value::Null).await;
    let request = view["seats"].as_array().unwrap().iter().find_map(|status| status["request"]["number"].as_u64());
    for player in &tokens[..2] {
        let answer = json!({ "request": request, "accept": true });
        let told = ask_as(at, player, "POST", &format!("/api/v1/games/{game}/seats/arbiter/answer"), &answer).await;
        assert_eq!(told, "");
    }
    let mut white = Client::sit(at, game, Some(&tokens[0]), None).await;
    let mut black = Client::sit(at, game, Some(&tokens[1]), None).await;
    let mut official = Client::sit(at, game, Some(&tokens[2]), None).await;
    let mut watcher = Client::sit(at, game, None, None).await;
    official.act(&json!({ "id": "1", "act": "start" })).await;
    official.act(&json!({ "id": "2", "act": "adjourn" })).await;

    // Without a nonce, trying 20 hashes would reveal the move.
    let bare = white.act(&json!({ "id": "1", "act": "seal", "text": "Nf3" })).await;
    assert!(bare["error"]["detail"].as_str().is_some_and(|detail| detail.starts_with("nonce:")), "{bare}");
    let nonce = "3f9a".repeat(8) + &"c071".repeat(8);
    let sealed = white.act(&json!({ "id": "2", "act": "seal", "text": "Nf3", "nonce": nonce })).await;
    assert!(sealed["seq"].is_number(), "{sealed}");
    let is_sealing = |frame: &Value| frame["entry"]["act"]["act"] == "seal";
    for client in [&mut black, &mut official, &mut watcher] {
        client.until(is_sealing).await;
    }
    let again =
        [Client::sit(at, game, Some(&tokens[1]), Some(0)).await.seen, Client::sit(at, game, None, Some(0)).await.seen];

    let mut seen = vec![black.seen, official.seen, watcher.seen];
    seen.extend(again);
    for path in ["", "/journal", "/pgn", "?language=en"] {
        seen.push(ask(at, "GET", &format!("/api/v1/games/{game}{path}"), "").await);
    }
    seen.push(ask(at, "GET", "/api/v1/games", "").await);
    seen.push(ask(at, "GET", "/metrics", "").await);
    let copy = folder.0.join("copy.db");
    assert_eq!(arbiter(&folder.database(), &["backup", copy.to_str().unwrap()]).0, Some(0));
    let read = |path: &Path| String::from_utf8_lossy(&std::fs::read(path).unwrap_or_default()).into_owned();
    for name in ["hall.db", "hall.db-wal", "hall.db-shm", "copy.db"] {
        seen.push(read(&folder.0.join(name)));
    }
    hall.terminate();
    seen.extend([read(&folder.database()), read(&log)]);
    // Rows are stored in a packed form: check them as they were written, too.
    let id: server::GameId = game.parse().unwrap();
    for path in [folder.database(), copy.clone()] {
        let journal = server::SqliteJournal::open_read_only(&path).unwrap();
        seen.extend(server::Journal::read(&journal, id, 0).unwrap().into_iter().map(|row| row.body));
        let packed: Vec<u8> = [[0x3f, 0x9a].repeat(8), [0xc0, 0x71].repeat(8)].concat();
        assert!(!std::fs::read(&path).unwrap().windows(32).any(|window| window == packed), "the nonce can be read");
    }

    let hidden = protocol::commitment(&nonce, "Nf3").to_string();
    let all = seen.join("\n");
    assert!(all.contains(&hidden), "the commitment itself is there for everybody");
    for secret in ["Nf3", "g1f3", nonce.as_str(), "4e6633"] {
        assert!(!all.contains(secret), "{secret} can be read");
    }
    // Everything that looks like a hash may be that of a text, with anything visible as its nonce.
    let known = digests(&all);
    assert!(known.contains(&hidden) && known.len() > 8, "{} digests", known.len());
    let zeros = "0".repeat(64);
    let mut nonces: Vec<&str> = known.iter().map(String::as_str).collect();
    nonces.extend(["", &zeros, game, "2", "white"]);
    let position = Position::default();
    let texts = dictionary(&position);
    assert!(texts.iter().any(|text| text == "Nf3") && texts.len() > 2_000, "{} texts", texts.len());
    for text in &texts {
        for nonce in &nonces {
            let guess = protocol::commitment(nonce, text).to_string();
            assert!(!known.contains(&guess), "{text} with the nonce {nonce:?} gives a hash that can be seen");
        }
    }
}

/// Rows of sealed moves have the same length whatever was sealed.
#[test]
fn boxes_do_not_show_how_long_a_move_is() {
    let lock = protocol::ArbiterKey::of("a token").lock();
    let lengths: BTreeSet<usize> =
        dictionary(&Position::default()).iter().map(|text| lock.seal(&"0f".repeat(32), text).len()).collect();
    assert_eq!(lengths.len(), 1, "{lengths:?}");
}
