//! Bad input in the reader's language: a sentence at its place, and nothing is lost.

mod support;

use axum::http::{Method, StatusCode, header};
use serde_json::{Value, json};
use support::event::{Answer, Fair};

/// Sends something as the organiser, who reads a language.
async fn say(fair: &Fair, language: &str, part: &str, body: &str) -> Answer {
    let headers = [(header::ACCEPT_LANGUAGE, language)];
    fair.ask_with(Method::POST, &fair.path(part), Some(&fair.token), &headers, body).await
}

async fn detail(fair: &Fair, language: &str, act: Value) -> String {
    let answer = say(fair, language, "/acts", &act.to_string()).await;
    assert_eq!(answer.status, StatusCode::CONFLICT, "{act}: {}", answer.text);
    answer.json()["detail"].as_str().unwrap().replace('\u{a0}', " ")
}

/// Returns the problems of a list: row, column and sentence.
async fn problems(fair: &Fair, language: &str, list: &str) -> Vec<(u64, Option<u64>, String)> {
    let answer = say(fair, language, "/players", list).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.text);
    let told = answer.json();
    assert_eq!(told["players"], json!([]), "nobody is registered");
    let problems = told["problems"].as_array().unwrap().iter().filter(|problem| problem["is_warning"] == false);
    problems
        .map(|problem| {
            let said = problem["said"].as_str().unwrap().replace('\u{a0}', " ");
            (problem["row"].as_u64().unwrap(), problem["column"].as_u64(), said)
        })
        .collect()
}

/// A report file in which both players won the same game.
const CONTRADICTION: &str = "012 Club\n142 3\n\
    001    1      Ann                               2100                             1.0    1     2 w 1\n\
    001    2      Bob                               2000                             1.0    2     1 b 1\n";

#[tokio::test]
async fn lists_of_players_are_explained_at_their_cells() {
    let fair = Fair::create(json!({"settings":{"name":"Cup","rounds":3},"organiser":"Olga"})).await;
    let wrong = [
        ("en", "the first row must name the columns, for example Name, Rating, Club; found: Colour | Size"),
        ("cs", "první řádek musí pojmenovat sloupce, například Jméno, Elo, Oddíl; nalezeno: Colour | Size"),
        ("sk", "prvý riadok musí pomenovať stĺpce, napríklad Meno, Elo, Klub; nájdené: Colour | Size"),
    ];
    for (language, said) in wrong {
        let found = problems(&fair, language, "Colour;Size\nred;12\n").await;
        assert_eq!(found, [(1, None, said.to_owned())]);
    }
    let twins = [
        (
            "en",
            "Novák, Jan cannot be told apart from the player in row 2; add a date of birth or a FIDE number, or delete one of the rows",
        ),
        (
            "cs-CZ",
            "Novák, Jan se neliší od hráče na řádku 2; doplňte datum narození nebo FIDE ID, nebo jeden z řádků smažte",
        ),
        (
            "sk",
            "Novák, Jan sa nedá odlíšiť od hráča v riadku 2; doplňte dátum narodenia alebo FIDE ID, alebo jeden z riadkov vymažte",
        ),
    ];
    for (language, said) in twins {
        let found = problems(&fair, language, "Jméno;Elo\nNovák, Jan;1900\nNovák, Jan;1800\n").await;
        assert_eq!(found, [(3, None, said.to_owned())]);
    }
    let files = [
        ("en", "round 1: the results of players 1 (1) and 2 (1) do not fit together"),
        ("cs", "kolo 1: výsledky hráčů 1 (1) a 2 (1) si odporují"),
        ("sk", "kolo 1: výsledky hráčov 1 (1) a 2 (1) si odporujú"),
    ];
    for (language, said) in files {
        let found = problems(&fair, language, CONTRADICTION).await;
        assert!(found.iter().any(|(row, _, found)| *row == 3 && found == said), "{found:?}");
    }
    let rating = problems(&fair, "sk", "Meno;Elo\nNovák, Jan;abc\n").await;
    assert_eq!(rating, [(2, Some(2), "„abc“ nie je rating; napíšte číslo, napríklad 1850, alebo nič".to_owned())]);
    let long = problems(&fair, "cs", &format!("Jméno\n{}\n", "x".repeat(201))).await;
    assert_eq!(long, [(2, Some(1), "text je příliš dlouhý: 201 znaků".to_owned())]);
    assert_eq!(fair.look("/players").await, json!([]));
    // A file that only counts points otherwise is read; the warning says so.
    let points = CONTRADICTION.replace("1.0    2     1 b 1", "0.5    2     1 b 0");
    let read = say(&fair, "cs", "/players", &points).await.fine();
    let warning = read["problems"].as_array().unwrap().iter().find(|problem| problem["row"] == 4).unwrap().clone();
    let said = warning["said"].as_str().unwrap().replace('\u{a0}', " ");
    assert_eq!(said, "hráč 2 má mít 0,5 b., ale výsledky dávají 0 b.; platí výsledky");
    assert_eq!(read["players"], json!([1, 2]));
    // Somebody who is registered already.
    let again = say(&fair, "cs", "/players", "Jméno\nAnn\n").await.fine();
    assert_eq!(again["refused"][0]["detail"], "stejné jméno a\u{a0}datum narození nebo stejné FIDE ID má Ann");
    let checked = say(&fair, "sk", "/players?check=true", "Meno\nAnn\n").await.fine();
    assert_eq!(checked["refused"][0]["detail"], "rovnaké meno a\u{a0}dátum narodenia alebo rovnaké FIDE ID má Ann");
}

#[tokio::test]
async fn refused_acts_are_explained_with_names_and_boards() {
    let fair = Fair::create(json!({"settings":{"name":"Cup","rounds":3},"organiser":"Olga"})).await;
    fair.register(&["Ashby, Helen", "Brož, Jan", "Čapek, Karel"]).await;
    fair.act(json!({"act":"seed","seeding":"by_rating"})).await;
    fair.act(json!({"act":"pair","pairer":{"own":{"lot":7}}})).await;
    let himself = json!({"act":"change_pairing","pairs":{"boards":[[1, 1]],"bye":2},"reason":"x","is_override":true});
    let found = detail(&fair, "cs", himself.clone()).await;
    assert_eq!(
        found,
        "každý hráč musí být uveden jednou (chybí: Čapek, Karel; dvakrát: Ashby, Helen; v tomto kole nehraje: –)"
    );
    let found = detail(&fair, "sk", himself).await;
    assert_eq!(
        found,
        "každý hráč musí byť uvedený raz (chýba: Čapek, Karel; dvakrát: Ashby, Helen; v tomto kole nehrá: –)"
    );
    fair.act(json!({"act":"publish"})).await;
    fair.post("/games", &fair.token, &json!({"boards":"all"})).await.fine();
    fair.act(json!({"act":"start","boards":"all"})).await;
    let seq = fair.look("/own").await["seq"].clone();
    let bye = json!({"act":"enter_result","round":1,"board":2,"result":"1-0","source":"slip"});
    for (language, said) in [
        ("en", "round 1 has no board 2; the last one is 1, and a bye has no board"),
        ("cs", "kolo 1 nemá šachovnici 2; poslední je 1 a volno šachovnici nemá"),
        ("sk", "kolo 1 nemá šachovnicu 2; posledná je 1 a voľno šachovnicu nemá"),
    ] {
        assert_eq!(detail(&fair, language, bye.clone()).await, said);
    }
    for (language, said) in [
        ("de, en;q=0.5", "results of round 1 are missing (boards: 1)"),
        ("cs", "v kole 1 chybějí výsledky (šachovnice: 1)"),
        ("sk-SK,sk;q=0.9", "v kole 1 chýbajú výsledky (šachovnice: 1)"),
    ] {
        assert_eq!(detail(&fair, language, json!({"act":"close_round"})).await, said);
    }
    let add = json!({"act":"add_time","boards":"all","time":86_400_000,"reason":"alarm"});
    assert_eq!(detail(&fair, "cs", add).await, "najednou lze přidat nejvýš 600 minut");
    assert_eq!(fair.look("/own").await["seq"], seq, "nothing was written");
    // An event that cannot be created.
    let headers = [(header::ACCEPT_LANGUAGE, "sk")];
    let wanted = json!({"settings":{"name":"","rounds":0,"publication":{"delay":86_400_000}}}).to_string();
    let refused = fair.ask_with(Method::POST, "/api/v1/events", None, &headers, &wanted).await;
    let told = refused.json();
    assert_eq!(
        told["detail"].as_str().unwrap().replace('\u{a0}', " "),
        "nastavenie nesedí: turnaj nemá názov; počet kôl nie je 1 až 200; oneskorenie je dlhšie ako 60 minút"
    );
    assert_eq!(told["refusal"]["flaws"][2]["most"], 60);
    // Why a round cannot be paired is a code that pages translate.
    let empty = Fair::create(json!({"settings":{"name":"Empty","rounds":3}})).await;
    let none = empty.try_act(&empty.token, &json!({"act":"seed","seeding":"by_rating"})).await;
    let none = if none.status.is_success() {
        empty.try_act(&empty.token, &json!({"act":"pair","pairer":{"own":{"lot":7}}})).await
    } else {
        none
    };
    assert_eq!(none.json()["refusal"]["why"], "no_players", "{}", none.text);
}
