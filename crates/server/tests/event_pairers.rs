//! Pairing by another program: its pairs are taken only if they keep the absolute criteria, and whatever goes wrong is told.

mod support;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use server::Pairer;
use support::event::Fair;

/// A folder with small programs, which is deleted in the end.
struct Programs(PathBuf);

impl Programs {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("arbiter-pairers-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    /// Writes a program; its third argument is the file for the pairs.
    fn write(&self, name: &str, text: &str) -> Pairer {
        let path = self.0.join(name);
        std::fs::write(&path, text).unwrap();
        Pairer::new(vec!["sh".to_owned(), path.to_str().unwrap().to_owned()]).unwrap()
    }
}

impl Drop for Programs {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn saying(pairs: &str) -> String {
    let checks =
        ["^001    1 ", "^XXR 3$", "^XXC.*white1"].map(|line| format!("grep -q '{line}' \"$1\" || exit 8\n")).concat();
    format!("test \"$2\" = -p || exit 9\n{checks}printf '{pairs}' > \"$3\"\n")
}

async fn fair(programs: &Programs) -> Fair {
    let mut fair =
        Fair::create(json!({"settings":{"name":"Cup","rounds":3,"initial_color":"white"},"organiser":"Olga"})).await;
    let known = [
        ("good", programs.write("good", &saying("2\\n1 3\\n4 2\\n"))),
        ("turned", programs.write("turned", &saying("2\\n3 1\\n4 2\\n"))),
        ("words", programs.write("words", &saying("I do not know\\n"))),
        ("short", programs.write("short", &saying("2\\n1 3\\n"))),
        ("stranger", programs.write("stranger", &saying("2\\n1 3\\n4 9\\n"))),
        ("twice", programs.write("twice", &saying("2\\n1 3\\n1 2\\n"))),
        ("itself", programs.write("itself", &saying("2\\n1 1\\n4 2\\n"))),
        ("silent", programs.write("silent", "exit 0\n")),
        ("fails", programs.write("fails", "echo 'no valid pairing exists' >&2; exit 1\n")),
        ("slow", programs.write("slow", "exec sleep 1000\n").within(Duration::from_millis(50))),
        ("missing", Pairer::read("/nowhere/bbpPairings --dutch").unwrap()),
    ];
    let known: BTreeMap<String, Pairer> = known.into_iter().map(|(name, pairer)| (name.to_owned(), pairer)).collect();
    fair.hall = fair.hall.clone().with_pairers(known);
    fair.register(&["Ann", "Bob", "Cid", "Dan"]).await;
    fair.act(json!({"act":"seed","seeding":{"by_hand":[1,2,3,4]}})).await;
    fair
}

#[tokio::test]
async fn another_program_pairs_and_its_name_stays_with_the_round() {
    let programs = Programs::new("good");
    let fair = fair(&programs).await;
    let list = fair.ask(Method::GET, "/api/v1/pairers", None, "").await.fine();
    assert_eq!(list["pairers"].as_array().unwrap().len(), 11);
    let ask = async |body: Value| fair.post("/pairing", &fair.token, &body).await;
    assert_eq!(ask(json!({"program":"good","check":true})).await.code(), "no_draft");
    let drafted = ask(json!({"program":"good"})).await.fine();
    assert_eq!(drafted["entry"]["rulings"][0]["maker"], json!({"outside":"good"}), "{drafted}");
    assert_eq!(drafted["entry"]["rulings"][0]["broken"], json!([]), "our own engine finds nothing wrong");
    assert_eq!(ask(json!({"program":"good"})).await.code(), "draft_exists");
    assert_eq!(ask(json!({"program":"good","check":true})).await.fine()["is_same"], true);
    let check = ask(json!({"program":"turned","check":true})).await.fine();
    assert_eq!((&check["is_same"], &check["pairs"]["boards"][0]), (&false.into(), &json!([3, 1])));
    fair.act(json!({"act":"discard_draft"})).await;
    let drafted = ask(json!({"program":"turned"})).await.fine();
    assert_ne!(drafted["entry"]["rulings"][0]["broken"], json!([]), "the colours are recorded as wrong: {drafted}");
}

#[tokio::test]
async fn pairs_that_break_an_absolute_criterion_are_refused() {
    let programs = Programs::new("absolute");
    let fair = fair(&programs).await;
    fair.start_round().await;
    for board in [1, 2] {
        fair.act(json!({"act":"enter_result","round":1,"board":board,"result":"1-0","source":"slip"})).await;
    }
    fair.act(json!({"act":"close_round"})).await;
    let refused = fair.post("/pairing", &fair.token, &json!({"program":"good"})).await;
    assert_eq!(
        (refused.status, refused.code().as_str()),
        (StatusCode::CONFLICT, "absolute_broken"),
        "{}",
        refused.text
    );
    assert_eq!(
        refused.json()["refusal"]["broken"][0]["absolute"]["criterion"],
        "C1",
        "they have met: {}",
        refused.text
    );
    assert_eq!(fair.look("").await["rounds"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_program_that_fails_hangs_or_talks_nonsense_is_told_and_changes_nothing() {
    let programs = Programs::new("bad");
    let fair = fair(&programs).await;
    let seq = fair.look("/own").await["seq"].clone();
    for (program, told) in [
        ("words", "line 1 of its pairs: found \\\"I do not know\\\", expected the number of pairs"),
        ("short", "expected 1, as many as there are lines"),
        ("stranger", "line 3 of its pairs: found \\\"4 9\\\", expected players of this event"),
        ("silent", "it wrote no pairs"),
        ("fails", "no valid pairing exists"),
        ("slow", "made no pairs within"),
        ("missing", "bbpPairings cannot be run"),
    ] {
        let answer = fair.post("/pairing", &fair.token, &json!({"program":program})).await;
        assert_eq!((answer.status, answer.code().as_str()), (StatusCode::BAD_GATEWAY, "pairer_failed"), "{program}");
        assert!(answer.text.contains(told), "{program}: {}", answer.text);
    }
    for program in ["twice", "itself"] {
        let answer = fair.post("/pairing", &fair.token, &json!({"program":program})).await;
        assert_eq!(answer.code(), "wrong_players", "{program}: {}", answer.text);
    }
    let unknown = fair.post("/pairing", &fair.token, &json!({"program":"sh"})).await;
    assert_eq!(unknown.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(unknown.text.contains("\"field\":\"program\""), "{}", unknown.text);
    let screen = fair.link(json!({"role":"screen","name":"Wall"})).await;
    for check in [false, true] {
        let answer = fair.post("/pairing", &screen, &json!({"program":"good","check":check})).await;
        assert_eq!(answer.code(), "no_right");
    }
    // The link of the screen has taken one row or two.
    assert!(fair.look("/own").await["seq"].as_u64() <= seq.as_u64().map(|seq| seq + 2));
    assert_eq!(fair.look("").await["rounds"], json!([]));
}
