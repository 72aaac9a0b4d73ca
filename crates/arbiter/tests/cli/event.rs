//! `arbiter event`: whole events in a file, and what is refused.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::{Outcome, arbiter, arbiter_reading};

/// An event in a folder of its own.
struct Hall {
    file: PathBuf,
}

impl Hall {
    fn new(name: &str, settings: &Value) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("event");
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join(format!("{name}.event"));
        let _ = std::fs::remove_file(&file);
        let hall = Self { file };
        let said = hall.reading(settings.to_string().as_bytes(), &["create", "--from", "-"]).said(0);
        assert_eq!(said, "Event created; role given\n");
        hall
    }

    fn reading(&self, input: &[u8], args: &[&str]) -> Outcome {
        let mut all = vec!["event", args[0], self.file.to_str().unwrap()];
        all.extend(&args[1..]);
        arbiter_reading(input, &all)
    }

    fn run(&self, args: &[&str]) -> Outcome {
        self.reading(b"", args)
    }

    /// Tries something that is refused, and returns the words.
    fn refused(&self, args: &[&str]) -> String {
        let before = std::fs::read(&self.file).unwrap();
        let outcome = self.run(args);
        assert_eq!((outcome.status, outcome.stdout.as_str()), (1, ""), "{}", outcome.stderr);
        assert_eq!(std::fs::read(&self.file).unwrap(), before, "a refusal changes nothing");
        outcome.stderr.trim_end().rsplit(".event: ").next().unwrap().to_owned()
    }

    fn round(&self) -> Value {
        self.run(&["show", "--json"]).json(0)["round"].clone()
    }

    /// Enters the results that are missing, by a rule without chance.
    fn results(&self, round: u16) {
        let view = self.round();
        let open = view["boards"].as_array().unwrap().iter().filter(|board| board["result"].is_null());
        let lines: Vec<String> = open
            .map(|board| {
                let number = board["board"].as_u64().unwrap();
                let [white, black] = ["white", "black"].map(|side| board[side]["number"].as_u64().unwrap());
                let result = match (number + u64::from(round)) % 4 {
                    0 => "1/2-1/2",
                    1 if white < black => "0-1",
                    _ if white < black => "1-0",
                    _ => "0-1",
                };
                format!("{number} {result}")
            })
            .collect();
        self.reading(lines.join("\n").as_bytes(), &["result", "--from", "-"]).said(0);
    }
}

/// Settings of a Swiss with White for number 1.
fn swiss(rounds: u16) -> Value {
    json!({"name": "Říčany Open", "rounds": rounds, "initial_color": "white", "first_day": "2026-11-14",
           "byes": {"most": 2, "last_round": 7}, "tiebreaks": ["PTS", "BH/C1", "SB"]})
}

fn players(count: u16) -> String {
    let rows = (1..=count).map(|number| format!("Hráč;{};{}\n", number, 2400 - 15 * number));
    format!("Příjmení;Jméno;Elo\n{}", rows.collect::<String>())
}

#[test]
fn a_nine_round_swiss_of_forty_players_runs_in_a_terminal() {
    let hall = Hall::new("open", &swiss(9));
    assert_eq!(hall.reading(players(40).as_bytes(), &["import", "-"]).said(0), "40 players registered\n");
    for round in 1..=9 {
        match round {
            2 => drop(hall.run(&["absent", "5", "2"]).said(0)),
            3 => {
                hall.reading("Name;Rating\nLate, Lea;2100\n".as_bytes(), &["import", "-"]).said(0);
                hall.run(&["bye", "7", "3"]).said(0);
            }
            5 => drop(hall.run(&["withdraw", "40", "--reason", "ill"]).said(0)),
            7 => drop(hall.run(&["correct", "1", "0-1", "--round", "6", "--reason", "slip misread"]).said(0)),
            _ => {}
        }
        let paired = hall.run(&["pair", "--why"]).said(0);
        assert!(paired.starts_with(&format!("Round {round}, a draft\n")), "{paired}");
        if round == 5 {
            let changed = hall.run(&["change", "--turn", "3", "--reason", "wheelchair at the wall"]).said(0);
            assert!(changed.contains("Breaks C.04.3, 5.2"), "{changed}");
        }
        hall.run(&["publish"]).said(0);
        if round == 4 {
            hall.run(&["forfeit", "2:black", "5:both"]).said(0);
        }
        hall.run(&["start"]).said(0);
        assert!(hall.refused(&["close"]).starts_with(&format!("results of round {round} are missing (boards: ")));
        hall.results(round);
        if round == 6 {
            assert_eq!(hall.round()["boards"][0]["result"], "1-0", "the result that is corrected later");
        }
        hall.run(&["close"]).said(0);
    }
    assert!(hall.refused(&["pair"]).contains("all 9 rounds have been paired"));
    hall.run(&["finish"]).said(0);

    let verified = hall.run(&["verify", "--json"]).json(0);
    assert_eq!((&verified["cards"], &verified["wrong"], &verified["cut_off"]), (&json!(41), &json!([]), &json!(0)));
    let report = hall.run(&["export", "--trf"]).said(0);
    let checked = arbiter_reading(report.as_bytes(), &["pair", "-", "--check", "--json"]).json(1);
    assert_eq!((&checked["rounds"], &checked["equal"]), (&json!(9), &json!(8)), "{checked}");
    assert_eq!(checked["different"][0]["round"], 5, "only the round that was changed by hand differs");
    let old = hall.run(&["export", "--trf16"]).said(0);
    assert!(old.contains("Hráč, 12") && !old.contains("\n142 "), "{old}");

    // The standings are those that the report gives.
    let codes = ["standings", "-", "--tiebreaks", "PTS,BH/C1,SB", "--json"];
    let wanted = arbiter_reading(report.as_bytes(), &codes).json(0);
    let found = hall.run(&["standings", "--json"]).json(0);
    for (line, other) in found["lines"].as_array().unwrap().iter().zip(wanted["players"].as_array().unwrap()) {
        assert_eq!((&line["player"]["number"], &line["rank"]), (&other["id"], &other["rank"]));
        assert_eq!(line["points"].to_string(), other["values"]["PTS"].as_str().unwrap());
        assert_eq!(line["values"][1].to_string(), other["values"]["BH/C1"].as_str().unwrap());
    }
    let why = hall.run(&["standings", "--why", "Late, Lea"]).said(0);
    assert!(why.contains("BH/C1 ") && why.contains("  round 9  against Hráč"), "{why}");
    let cross = hall.run(&["standings", "--cross"]).said(0);
    assert_eq!(cross.lines().count(), 42, "{cross}");
    let public = hall.run(&["export", "--json"]).json(0);
    assert_eq!((public["rounds"].as_array().unwrap().len(), &public["event"]["phase"]), (9, &json!("finished")));

    // After the end, data is erased; the chain stays whole.
    let hash = verified["hash"].clone();
    hall.run(&["erase", "12"]).said(0);
    let erased = hall.run(&["verify", "--json"]).json(0);
    assert_eq!(erased["cards"], 40);
    assert_ne!(erased["hash"], hash, "erasing is a row of its own");
    assert!(!std::fs::read_to_string(&hall.file).unwrap().contains("Hráč, 12\""));
}

/// An event with eight players and a published round.
fn small(name: &str) -> Hall {
    let hall = Hall::new(name, &swiss(3));
    hall.reading(players(7).as_bytes(), &["import", "-"]).said(0);
    hall.run(&["pair"]).said(0);
    hall
}

#[test]
fn what_cannot_be_done_is_told_in_the_readers_language() {
    let hall = small("refused");
    let himself = hall.refused(&["change", "--pairs", "1-1,2-3,4-5,bye 6", "--reason", "?"]);
    assert_eq!(himself, "every player has to be named once (missing: Hráč, 7; twice: Hráč, 1; not in this round: –)");
    assert_eq!(hall.refused(&["pair"]), "there is a draft of round 1; publish or discard it first");
    hall.run(&["publish"]).said(0);
    assert!(hall.refused(&["result", "1", "1-0"]).contains("has not started"));
    hall.run(&["start"]).said(0);
    let bye = hall.refused(&["result", "4", "1-0"]);
    assert_eq!(bye, "round 1 has no board 4; the last one is 3, and a bye has no board");
    hall.run(&["result", "1", "="]).said(0);
    let czech = hall.refused(&["close", "--language", "cs"]);
    assert_eq!(czech, "v\u{a0}kole 1 chybějí výsledky (šachovnice: 2, 3)");
    let slovak = hall.refused(&["result", "1", "1-0", "--language", "sk"]);
    assert_eq!(slovak, "šachovnica 1 v\u{a0}kole 1 už má výsledok: 1/2-1/2; opravte ho");
    let machine = hall.run(&["close", "--json"]).json(1);
    assert_eq!(machine["refused"], json!({"code": "games_open", "round": 1, "boards": [2, 3]}));
    // Many results: all of them or none, and every line that does not fit is named.
    let list = hall.reading(b"2 1-0\n3 2-0\nx\n9 1-0\n", &["result", "--from", "-"]);
    let told: Vec<&str> = list.stderr.lines().collect();
    assert_eq!(told.len(), 3, "{told:?}");
    assert!(told[0].starts_with("arbiter: -: row 2: “2-0” is not a result; write for example 1-0"), "{told:?}");
    assert!(told[1].starts_with("arbiter: -: row 3: “x” is not a board and a result"), "{told:?}");
    assert!(told[2].starts_with("arbiter: -: row 4: round 1 has no board 9"), "{told:?}");
    assert_eq!(list.status, 2);
    assert!(hall.round()["boards"][1]["result"].is_null(), "nothing was entered");
    let czech = hall.reading(b"2 2-0\n", &["result", "--from", "-", "--language", "cs"]);
    assert!(
        czech.stderr.starts_with("arbiter: -: řádek 1: „2-0“ není výsledek; napište například 1-0"),
        "{}",
        czech.stderr
    );
    let nobody = hall.run(&["withdraw", "44"]).complaint();
    assert_eq!(nobody, "arbiter: found player 44, expected a pairing number from 1 to 7");
}

#[test]
fn lists_that_do_not_fit_register_nobody() {
    let hall = Hall::new("lists", &swiss(3));
    for (list, told) in [
        (
            "Ann;1900\nBob;1800\n",
            "row 1: the first row must name the columns, for example Name, Rating, Club; found: Ann | 1900",
        ),
        (
            "Name;Elo\nAnn;19OO\n",
            "row 2, column 2 (Elo): “19OO” is not a rating; write a number such as 1850, or nothing",
        ),
        ("Name;Elo\nAnn;1900\nAnn;1800\n", "row 3: Ann cannot be told apart from the player in row 2"),
        (
            "012 Club\n142 3\n001    1      Ann                               2100                             1.0    1     2 w 1\n\
             001    2      Bob                               2000                             1.0    2     1 b 1\n",
            "round 1: the results of players 1 (1) and 2 (1) do not fit together",
        ),
    ] {
        let outcome = hall.reading(list.as_bytes(), &["import", "-"]);
        assert_eq!((outcome.status, outcome.stdout.as_str()), (1, ""), "{}", outcome.stderr);
        assert!(outcome.stderr.contains(told), "{}", outcome.stderr);
    }
    for (language, list, told) in [
        (
            "cs",
            "Barva;Velikost\nčervená;12\n",
            "řádek 1: první řádek musí pojmenovat sloupce, například Jméno, Elo, Oddíl; nalezeno: Barva | Velikost",
        ),
        (
            "cs",
            "Jméno;Elo\nNovák, Jan;19OO\n",
            "řádek 2, sloupec 2 (Elo): „19OO“ není rating; napište číslo, například 1850, nebo nic",
        ),
        (
            "sk",
            "Meno;Elo\nNovák, Ján;\nNovák, Ján;1800\n",
            "riadok 3: Novák, Ján sa nedá odlíšiť od hráča v\u{a0}riadku 2",
        ),
        (
            "sk",
            "012 Klub\n142 3\n001    1      Ann                               2100                             1.0    1     2 w 1\n\
             001    2      Bob                               2000                             1.0    2     1 b 1\n",
            "kolo 1: výsledky hráčov 1 (1) a\u{a0}2 (1) si odporujú",
        ),
    ] {
        let outcome = hall.reading(list.as_bytes(), &["import", "-", "--language", language]);
        assert_eq!((outcome.status, outcome.stdout.as_str()), (1, ""), "{}", outcome.stderr);
        assert!(outcome.stderr.contains(told), "{}", outcome.stderr);
    }
    assert_eq!(hall.run(&["show", "--players", "--json"]).json(0), json!([]));
    let partial = hall.reading(b"Name;Elo\nAnn;1900\nBob;x\n", &["import", "-", "--partial"]);
    assert_eq!((partial.status, partial.stdout.as_str()), (1, "One player registered\n"));
    let again = hall.reading(b"Name;Elo\nCid;1900\nAnn;1900\n", &["import", "-"]);
    assert!(again.stderr.contains("row 3: Ann has the same name and birth"), "{}", again.stderr);
    assert_eq!(hall.run(&["show", "--players", "--json"]).json(0).as_array().unwrap().len(), 1);
}

#[test]
fn settings_and_acts_are_read_strictly() {
    let hall = small("strict");
    let folder = hall.file.parent().unwrap();
    let fresh = folder.join("never.event");
    let _ = std::fs::remove_file(&fresh);
    let create = |settings: &str| {
        arbiter_reading(settings.as_bytes(), &["event", "create", fresh.to_str().unwrap(), "--from", "-"])
    };
    let wrong = create(r#"{"name":"X","format":"swis"}"#).complaint();
    assert!(wrong.starts_with("arbiter: -: format: unknown variant `swis`"), "{wrong}");
    assert_eq!(create(r#"{"rounds":5}"#).status, 1, "an event needs a name");
    assert!(!fresh.exists(), "nothing is left of an event that was refused");
    let twice = arbiter(&["event", "create", hall.file.to_str().unwrap(), "--template", "club-blitz", "--name", "X"]);
    assert!(twice.complaint().contains("cannot be created"));

    let acts =
        "{\"act\":\"publish\"}\n\n{\"act\":\"start\",\"boards\":\"all\"}\n{\"act\":\"start\",\"boards\":\"al\"}\n";
    let outcome = hall.reading(acts.as_bytes(), &["act"]);
    assert_eq!((outcome.status, outcome.stdout.lines().count()), (2, 2), "{}", outcome.stderr);
    assert!(
        outcome.stderr.starts_with("arbiter: standard input: line 4: boards: unknown variant `al`"),
        "{}",
        outcome.stderr
    );
    assert_eq!(hall.round()["state"], "running", "the acts before are kept");
    let stranger = hall.reading(b"{\"act\":\"close_round\"}", &["act", "--by", "9"]);
    assert_eq!(
        (stranger.status, stranger.stderr.as_str()),
        (1, "arbiter: standard input: line 1: your role does not allow this\n")
    );
}

#[test]
fn a_changed_past_is_found_and_a_cut_off_end_does_not_count() {
    let hall = small("past");
    let text = std::fs::read_to_string(&hall.file).unwrap();
    let half = &text[..text.len() - 40];
    std::fs::write(&hall.file, half).unwrap();
    let cut = hall.run(&["verify", "--json"]).json(0);
    assert!(cut["cut_off"].as_u64().unwrap() > 0, "{cut}");
    assert!(hall.round().is_null(), "the round that was not written whole does not exist");
    hall.run(&["pair"]).said(0);
    assert_eq!(hall.run(&["verify", "--json"]).json(0)["cut_off"], 0);

    let whole = std::fs::read_to_string(&hall.file).unwrap();
    std::fs::write(&hall.file, whole.replacen("\"rating\":2385", "\"rating\":2999", 1)).unwrap();
    let told = hall.run(&["verify"]).complaint();
    assert!(told.contains("past.event: line 4: found row 2 with the hash"), "{told}");
    assert!(hall.run(&["publish"]).complaint().contains("line 4"), "nothing is added to a changed past");
    std::fs::write(&hall.file, "{}\n").unwrap();
    assert!(hall.run(&["show"]).complaint().contains("past.event: line 1: "));
}

#[test]
fn programs_that_write_at_once_lose_nothing() {
    let hall = small("crowd");
    let before = hall.run(&["verify", "--json"]).json(0)["rows"].as_u64().unwrap();
    std::thread::scope(|scope| {
        for number in 0..12 {
            let hall = &hall;
            scope.spawn(move || hall.run(&["announce", &format!("message {number}")]).said(0));
        }
    });
    assert_eq!(hall.run(&["verify", "--json"]).json(0)["rows"], before + 12);
}

#[test]
fn tables_are_aligned_whatever_the_names() {
    let hall = Hall::new("aligned", &swiss(3));
    let list = "Name;Elo\n李小龍;2000\nDe\u{301}sire\u{301}e;1900\nŽeľko;1800\nBob;1700\n";
    hall.reading(list.as_bytes(), &["import", "-"]).said(0);
    assert_eq!(
        hall.run(&["pair"]).said(0),
        "Round 1, a draft\n\
         Board  No  White   Pts     Pts  No  Black\n    \
             1   1  李小龍    0  –    0   3  Žeľko\n    \
             2   4  Bob       0  –    0   2  De\u{301}sire\u{301}e\n"
    );
}

#[test]
fn tables_speak_the_readers_language() {
    let hall = small("language");
    let shown = hall.run(&["show", "--language", "cs"]).said(0);
    let head: Vec<&str> = shown.lines().take(3).collect();
    assert_eq!(head[0], "Říčany Open (připravuje se): 7 hráčů, 1. kolo z\u{a0}3");
    assert_eq!(head[1], "1. kolo, návrh");
    assert_eq!(head[2].split_whitespace().collect::<Vec<_>>(), ["Stůl", "Č.", "Bílý", "Body", "Body", "Č.", "Černý"]);
    assert!(shown.ends_with("Volno: 7 Hráč, 7\n"), "{shown}");
    hall.run(&["publish"]).said(0);
    hall.run(&["start"]).said(0);
    let entered = hall.reading(b"1 =\n2 1-0\n3 0-1\n", &["result", "--from", "-", "--language", "sk"]).said(0);
    assert_eq!(entered, "Zapísané 3 výsledky\n");
    hall.run(&["close"]).said(0);
    let standings = hall.run(&["standings", "--language", "sk"]).said(0);
    assert!(standings.starts_with("Por."), "{standings}");
    assert!(standings.contains(" 0,5"), "{standings}");
    let why = hall.run(&["standings", "--language", "cs", "--why", "1"]).said(0);
    assert!(why.contains("proti Hráč, "), "{why}");
}

#[test]
#[cfg(unix)]
fn another_program_pairs_or_checks_a_swiss() {
    let hall = Hall::new("outside", &json!({"name":"Cup","rounds":3,"initial_color":"white"}));
    let script = hall.file.with_extension("sh");
    let program = format!("sh {}", script.display());
    let writes = |pairs: &str| std::fs::write(&script, format!("printf '{pairs}' > \"$3\"\n")).unwrap();
    hall.reading("Name;Elo\nAnn;2000\nBob;1900\nCid;1800\nDan;1700\n".as_bytes(), &["import", "-"]).said(0);
    writes("2\\n1 3\\n4 2\\n");
    assert!(hall.run(&["pair", "--with", &program]).said(0).contains("Ann"));
    let said = |language: &str, status: i32| {
        hall.run(&["pair", "--with", &program, "--check", "--language", language]).said(status)
    };
    assert_eq!(said("en", 0), "The draft has the same pairs as sh makes\n");
    writes("2\\n3 1\\n4 2\\n");
    assert_eq!(said("en", 1), "The draft and sh differ; the draft has 1-3, sh has 3-1\n");
    assert_eq!(said("sk", 1), "Návrh a\u{a0}sh sa líšia; návrh má 1-3, sh má 3-1\n");
    for (pairs, told) in [("five\\n", "expected the number of pairs"), ("1\\n1 9\\n", "expected players of this event")]
    {
        writes(pairs);
        let outcome = hall.run(&["pair", "--with", &program, "--check"]);
        assert_eq!(outcome.status, 2);
        assert!(outcome.stderr.contains(told), "{}", outcome.stderr);
    }
    assert!(hall.refused(&["pair", "--with", &program]).contains("draft"), "before the program is started");
}
