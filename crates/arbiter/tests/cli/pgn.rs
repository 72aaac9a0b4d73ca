//! `arbiter pgn`: files of games checked, converted, split and filtered.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::{arbiter, arbiter_reading};

const GAMES: &str = "[Event \"1\"]\n[White \"Anna\"]\n[WhiteElo \"2500\"]\n[Result \"1-0\"]\n\n1. e4 e5 (1... c5) 2. Nf3 1-0\n\n\
    [Event \"2\"]\n[White \"Bella\"]\n[Result \"0-1\"]\n\n1. e4 e5 2. Ke3 0-1\n\n\
    [Event \"3\"]\n[White \"Cesar\"]\n[Variant \"Atomic\"]\n\n1. e4 *\n";

/// A temporary folder for one test, deleted afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("arbiter-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn file(&self, name: &str, text: &str) -> String {
        let path = self.0.join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn broken_games_are_told_with_their_place() {
    let outcome = arbiter_reading(GAMES.as_bytes(), &["pgn", "check"]);
    let said = outcome.said(1);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "-:12:13: game 2: move 2. \"Ke3\": not legal: a king does not move that way");
    assert_eq!(
        lines[1],
        "-:16:1: game 3: variant \"Atomic\" is another game, only standard chess and Chess960 are read"
    );
    assert!(lines[2].starts_with("3 games, 5 moves, 2 broken; "), "{}", lines[2]);
}

#[test]
fn json_has_a_line_for_each_broken_game_and_a_sum() {
    let folder = Folder::new("check");
    let (good, bad) = (folder.file("good.pgn", "1. e4 e5 *\n"), folder.file("bad.pgn", GAMES));
    let said = arbiter(&["pgn", "check", "--json", "--threads", "2", &good, &bad]).said(1);
    let lines: Vec<Value> = said.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 3);
    assert_eq!((&lines[0]["file"], &lines[0]["game"]), (&Value::from(bad), &Value::from(2)));
    assert_eq!(
        (&lines[0]["line"], &lines[0]["column"], &lines[0]["code"]),
        (&12.into(), &13.into(), &"illegal".into())
    );
    assert_eq!(lines[1]["code"], "variant");
    assert_eq!(said.lines().last(), Some(r#"{"games":4,"moves":7,"broken":2}"#));
    assert_eq!(arbiter(&["pgn", "check", "--json", &good]).said(0), "{\"games\":1,\"moves\":2,\"broken\":0}\n");
}

#[test]
fn a_missing_file_does_not_keep_the_others_from_being_read() {
    let folder = Folder::new("missing");
    let good = folder.file("good.pgn", "1. e4 e5 *\n");
    let outcome = arbiter(&["pgn", "check", "--json", "no-such-file.pgn", &good]);
    assert_eq!(outcome.status, 2);
    assert!(outcome.stderr.starts_with("arbiter: no-such-file.pgn cannot be opened: "), "{}", outcome.stderr);
    assert_eq!(outcome.stdout, "{\"games\":1,\"moves\":2,\"broken\":0}\n");
}

#[test]
fn games_are_converted_to_export_format() {
    let outcome = arbiter_reading(GAMES.as_bytes(), &["pgn", "convert", "--bare"]);
    assert_eq!(outcome.status, 1);
    assert_eq!(outcome.stderr.lines().count(), 2);
    insta::assert_snapshot!(outcome.stdout, @r#"
    [Event "1"]
    [Site "?"]
    [Date "????.??.??"]
    [Round "?"]
    [White "Anna"]
    [Black "?"]
    [Result "1-0"]
    [WhiteElo "2500"]

    1. e4 e5 2. Nf3 1-0
    "#);
    assert_eq!(
        arbiter_reading(b"1. e4 e5 2. Nf3 *", &["pgn", "convert", "--format", "uci"]).said(0),
        "e2e4 e7e5 g1f3\n"
    );
    assert_eq!(
        arbiter_reading(b"1. e4 *", &["pgn", "convert", "--format", "fen"]).said(0),
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n"
    );
}

#[test]
fn games_are_filtered_as_they_stand() {
    let filter = |conditions: &[&str]| arbiter_reading(GAMES.as_bytes(), &[&["pgn", "filter"], conditions].concat());
    let first =
        "[Event \"1\"]\n[White \"Anna\"]\n[WhiteElo \"2500\"]\n[Result \"1-0\"]\n\n1. e4 e5 (1... c5) 2. Nf3 1-0\n\n";
    assert_eq!(filter(&["Result=1-0"]).said(0), first);
    assert_eq!(filter(&["White~ANN", "WhiteElo>=2400"]).said(0), first);
    assert_eq!(filter(&["--count", "White!=Anna"]).said(0), "2\n");
    assert_eq!(filter(&["White=Nobody"]).said(1), "");
    assert!(filter(&["Result"]).complaint().contains("expected a condition such as Result=1-0"));
}

#[test]
fn files_are_split_and_not_written_over() {
    let folder = Folder::new("split");
    let games = folder.file("games.pgn", GAMES);
    let into = folder.0.join("parts");
    let into = into.to_str().unwrap();
    assert_eq!(arbiter(&["pgn", "split", &games, "--into", into, "--games", "2"]).said(0), "3 games in 2 files\n");
    let read = |name: &str| fs::read_to_string(folder.0.join("parts").join(name)).unwrap();
    assert_eq!(read("game-000000001.pgn").matches("[Event ").count(), 2);
    assert!(read("game-000000003.pgn").starts_with("[Event \"3\"]"));
    let again = arbiter(&["pgn", "split", &games, "--into", into]).complaint();
    assert!(again.contains("--force writes over what is there"), "{again}");
    assert_eq!(arbiter(&["pgn", "split", &games, "--into", into, "--force"]).said(0), "3 games in 3 files\n");
}

#[test]
fn results_numbers_signs_and_tags_are_checked_if_asked() {
    let roster =
        "[Event \"x\"]\n[Site \"?\"]\n[Date \"2021.??.??\"]\n[Round \"1\"]\n[White \"Anna\"]\n[Black \"Bela\"]\n";
    let good = format!("{roster}[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n");
    assert!(
        arbiter_reading(good.as_bytes(), &["pgn", "check", "--strict"])
            .said(0)
            .starts_with("1 game, 4 moves, 0 broken, 0 flaws;")
    );
    let bad = format!(
        "{roster}[Result \"1-0\"]\n[Site \"y\"]\n\n1. f3+ exe5 2. g4 Qh4# 1-0\n\n\
         {roster}[Result \"*\"]\n\n1. f3+ e5 3. g4 Qxh4# 1-0\n\n1. e4 e5\n"
    );
    let said = arbiter_reading(bad.as_bytes(), &["pgn", "check", "--strict", "--json"]).said(1);
    let codes: Vec<String> = said
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .map(|line| format!("{} {} {}", line["game"], line["line"], line["code"].as_str().unwrap_or("sum")))
        .collect();
    insta::assert_snapshot!(codes.join("\n"), @"
    1 8 repeated_tag
    1 10 false_check
    1 10 false_capture
    1 1 result_of_position
    2 20 false_check
    2 20 move_number
    2 20 false_capture
    2 12 result_differs
    2 12 result_of_position
    3 22 missing_tag
    3 22 no_result
    null null sum
    ");
    let zero = format!("{roster}[Result \"*\"]\n[White \"x\"]\n[Black \"y\"]\n[White \"z\"]\n\n0. e4 e5 2. Ke3 *\n");
    let said = arbiter_reading(zero.as_bytes(), &["pgn", "check", "--strict"]).said(1);
    let (flaws, sum) = said.trim_end().rsplit_once('\n').unwrap();
    // A broken game is not told that its result is missing.
    insta::assert_snapshot!(flaws, @r#"
    -:12:13: game 1: move 2. "Ke3": not legal: a king does not move that way
    -:8:1: game 1: the tag White is repeated; the first one counts
    -:9:1: game 1: the tag Black is repeated; the first one counts
    -:12:1: game 1: found the number 0., expected 1.
    "#);
    assert!(sum.starts_with("1 game, 2 moves, 1 broken, 3 flaws; "), "{sum}");
    // Without the option none of that is a fault.
    assert_eq!(
        arbiter_reading(bad.as_bytes(), &["pgn", "check", "--json"]).said(0),
        "{\"games\":3,\"moves\":10,\"broken\":0}\n"
    );
}

#[test]
fn a_broken_game_has_its_players_and_the_moves_before_the_error() {
    let text = b"[White \"Anna\"]\n[Black \"B\\\"ela\"]\n\n1. e4 e5 (1... c5 2. Nf3) 2. Ke3 0-1\n";
    let said = arbiter_reading(text, &["pgn", "check", "--json"]).said(1);
    let line: Value = serde_json::from_str(said.lines().next().unwrap()).unwrap();
    let expected = serde_json::json!(["Anna", "B\"ela", ["e4", "e5"]]);
    assert_eq!(serde_json::json!([line["white"], line["black"], line["read"]]), expected);
}

#[test]
fn a_bad_variation_does_not_cost_the_game() {
    let text = b"[White \"Anna\"]\n\n1. e4 e5 (1... Qd4) 2. Nf3 *\n\n1. d4 d5 2. Ke3 *\n";
    let outcome = arbiter_reading(text, &["pgn", "convert"]);
    assert_eq!(outcome.status, 1);
    assert!(outcome.stdout.ends_with("1. e4 e5 2. Nf3 *\n\n") && !outcome.stdout.contains("d4"), "{}", outcome.stdout);
    assert!(
        outcome.stderr.contains("game 1 is kept without the faulty part: move 1..., in a variation"),
        "{}",
        outcome.stderr
    );
    assert!(outcome.stderr.contains("game 2 is left out: move 2. \"Ke3\""), "{}", outcome.stderr);
    let kept = arbiter_reading(text, &["pgn", "convert", "--keep-broken"]);
    assert!(kept.stdout.ends_with("1. d4 d5 *\n\n"), "{}", kept.stdout);
}

#[test]
fn games_are_converted_to_json_and_from_other_languages() {
    let said = arbiter_reading(b"[White \"Anna\"]\n\n1. e4 e5 2. Nf3 1-0", &["pgn", "convert", "--json"]).said(0);
    assert_eq!(
        serde_json::from_str::<Value>(&said).unwrap(),
        serde_json::json!({
            "game": 1, "tags": {"White": "Anna"}, "moves": ["e4", "e5", "Nf3"], "uci": ["e2e4", "e7e5", "g1f3"],
            "result": "1-0", "fen": "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
        })
    );
    for from in ["de", "auto"] {
        let german = b"1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. O-O Dd4 *";
        let outcome = arbiter_reading(german, &["pgn", "convert", "--bare", "--from", from]);
        assert!(outcome.stdout.ends_with("3. Bb5 a6 4. Bxc6 dxc6 5. O-O Qd4 *\n\n"), "{}", outcome.stdout);
        assert_eq!(outcome.status, 0);
    }
}

#[test]
fn castling_has_one_form_in_a_game_of_chess960() {
    // White castles while the rook on b8 still has its right, and Black when only corners are left.
    let text = b"[FEN \"1r2k2r/8/8/8/8/8/8/R3K2R w KQkb - 0 1\"]\n[SetUp \"1\"]\n\n1. O-O Rb7 2. Kf2 O-O *";
    let said = arbiter_reading(text, &["pgn", "convert", "--format", "uci"]).said(0);
    assert_eq!(said, "e1h1 b8b7 g1f2 e8h8\n");
    let standard = b"[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n[SetUp \"1\"]\n\n1. O-O O-O-O *";
    assert_eq!(arbiter_reading(standard, &["pgn", "convert", "--format", "uci"]).said(0), "e1g1 e8c8\n");
}

#[test]
fn games_are_filtered_by_player_position_and_pieces() {
    let text = "[Event \"1\"]\n[White \"Anna\"]\n[Black \"Bela\"]\n[Date \"????.??.??\"]\n\n1. e4 e5 2. Nf3 *\n\n\
                [Event \"2\"]\n[White \"Bela\"]\n[Black \"Cyril\"]\n[Date \"2021.03.04\"]\n[FEN \"4k3/8/8/8/8/8/4p3/4KR2 w - - 0 1\"]\n\n1. Kxe2 *\n\n\
                [Event \"Unclosed]\n[White \"Cyril\"]\n\n1. e4 e5 *\n";
    let count = |words: &[&str]| arbiter_reading(text.as_bytes(), &[&["pgn", "filter", "--count"], words].concat());
    for (words, expected) in [
        (&["Player~bela"][..], "2\n"),
        (&["Player!~bela"], "1\n"),
        (&["White=Cyril"], "1\n"),
        (&["Date>=2021"], "1\n"),
        (&["--position", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 9"], "2\n"),
        (&["--material", "KR-K"], "1\n"),
        (&["--material", "KP-KR", "Player=Bela"], "1\n"),
    ] {
        assert_eq!(count(words).stdout, expected, "{words:?}");
    }
    // A malformed tag is reported, and the game is not dropped.
    let reported = count(&["White=Cyril"]).stderr;
    assert!(reported.contains("game 3: a tag pair that does not end"), "{reported}");
    let folder = Folder::new("filter");
    let file = folder.file("games.pgn", text);
    for words in [["White=Cyril", &file], [&file, "White=Cyril"]] {
        assert_eq!(count(&words).stdout, "1\n", "{words:?}");
    }
    let none = arbiter(&["pgn", "filter", &file]).complaint();
    assert!(none.starts_with("arbiter: found no condition, expected one such as Result=1-0"), "{none}");
    let wrong = count(&["WhiteElo=>2500"]).complaint();
    assert!(wrong.contains("found the sign =>, expected one of"), "{wrong}");
    let json = arbiter_reading(text.as_bytes(), &["pgn", "filter", "--json", "Event=2"]).stdout;
    let lines: Vec<Value> = json.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((&lines[0]["game"], &lines[1]["games"]), (&2.into(), &1.into()));
}

#[test]
fn repeated_games_are_left_out_and_games_are_counted() {
    let game = |white: &str| {
        format!(
            "[White \"{white}\"]\n[Date \"2021.01.02\"]\n[ECO \"C20\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n"
        )
    };
    let text = game("Novak, Jan") + &game("Jan Novak") + &game("Hora, V.") + "1. d4 *\n";
    let once = arbiter_reading(text.as_bytes(), &["pgn", "dedupe"]);
    assert_eq!((once.status, once.stdout.matches("1. e4").count()), (0, 2));
    assert_eq!(once.stderr, "arbiter: 1 repeated game left out of 4 games\n");
    let moves = arbiter_reading(text.as_bytes(), &["pgn", "dedupe", "--moves-only", "--json"]).said(0);
    assert_eq!(moves.lines().last(), Some("{\"games\":4,\"repeated\":2}"));
    insta::assert_snapshot!(arbiter_reading(text.as_bytes(), &["pgn", "stats"]).said(0), @r"
    4 games, 13 moves, 0 broken

    Results
      1-0          3  75 %  ████████████████████████████████████████
      *            1  25 %  ██████████████

    Moves per game
      0 to 9          4 100 %  ████████████████████████████████████████

    First moves
      e4 e5 Nf3 Nc6          3  75 %  ████████████████████████████████████████

    Openings
      C44 King's Knight Opening with ...Nc6          3  75 %  ████████████████████████████████████████
      A40 Queen's Pawn Game                          1  25 %  ██████████████

    Years
      2021          3  75 %  ████████████████████████████████████████
    ");
}

#[test]
fn compressed_files_and_other_encodings_are_read() {
    use std::io::Write;
    let folder = Folder::new("encodings");
    let text = "[White \"Dvořák, Čeněk\"]\n[Black \"Růžička, Šárka\"]\n\n1. e4 e5 *\n";
    let write = |name: &str, bytes: &[u8]| {
        let path = folder.0.join(name);
        fs::write(&path, bytes).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    gzip.write_all(text.as_bytes()).unwrap();
    let utf16: Vec<u8> = [0xfeff].into_iter().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    let cp1250 = text.chars().map(|c| match c {
        'ř' => 0xf8,
        'á' => 0xe1,
        'Č' => 0xc8,
        'ě' => 0xec,
        'ů' => 0xf9,
        'ž' => 0x9e,
        'č' => 0xe8,
        'Š' => 0x8a,
        _ => c as u8,
    });
    // The same text, packed by the programs of the formats.
    let zst = include_bytes!("../data/games.pgn.zst");
    let bz2 = include_bytes!("../data/games.pgn.bz2");
    let zip = include_bytes!("../data/games.zip");
    for (name, bytes) in [
        ("games.pgn.gz", &gzip.finish().unwrap()[..]),
        ("games.pgn.zst", zst),
        ("games.pgn.bz2", bz2),
        ("games.zip", zip),
        ("utf16.pgn", &utf16),
        ("cp1250.pgn", &cp1250.collect::<Vec<u8>>()),
    ] {
        let outcome = arbiter(&["pgn", "filter", "White~dvořák", &write(name, bytes)]);
        assert_eq!((outcome.status, outcome.stdout.trim_end()), (0, text.trim_end()), "{name}: {}", outcome.stderr);
        assert_eq!(outcome.stderr.contains("is read as cp1250; --encoding chooses another"), name == "cp1250.pgn");
    }
    let empty =
        arbiter(&["pgn", "check", &write("empty.zip", b"PK\x05\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0")]).stderr;
    assert!(empty.contains("found a zip archive of 0 files, expected one file"), "{empty}");
    let mut locked = zip.to_vec();
    let entry = locked.windows(4).position(|mark| mark == b"PK\x01\x02").unwrap();
    locked[entry + 8] |= 1;
    let locked = arbiter(&["pgn", "check", &write("locked.zip", &locked)]).stderr;
    assert!(locked.contains("found a zip archive with a password, expected one without"), "{locked}");
    let cut = arbiter(&["pgn", "check", &write("cut.zst", &zst[..zst.len() / 2])]);
    assert!(cut.stderr.contains("cannot be read: the zst data is damaged or cut off ("), "{}", cut.stderr);
    assert_eq!(cut.status, 2);
    let two = arbiter(&["pgn", "check", &write("two.zip", include_bytes!("../data/two.zip"))]).stderr;
    assert!(two.contains("found a zip archive of 2 files, expected one file"), "{two}");
    let binary = arbiter(&["pgn", "check", &write("a.out", b"\x7fELF\0\0\x01\0\0")]).stderr;
    assert!(binary.contains("found binary data (byte 0x00 at offset 4), expected a text"), "{binary}");
}

const OPENINGS: &str = "[White \"Anna\"]\n[ECO \"A00\"]\n[Black \"Bela\"]\n[Opening \"?\"]\n\n1. Nf3 c5 2. e4 {a comment} d6 *\n\n\
                        [White \"C\"]\n\n1. d4 d5 2. c4 1-0\n\n\
                        1. c4 e5 *\n\n\
                        [FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O *\n";

#[test]
fn openings_are_found_whatever_the_order_of_the_moves() {
    let eco = |options: &[&str]| arbiter_reading(OPENINGS.as_bytes(), &[&["pgn", "eco"], options].concat()).said(0);
    insta::assert_snapshot!(eco(&["--list"]), @r"
         1  B50  Sicilian Defence, Modern Variations (Anna – Bela)
         2  D06  Queen's Gambit (C – ?)
         3  A20  English Opening, King's English Variation (? – ?)
         4  -    not known (? – ?)
    ");
    assert_eq!(
        eco(&[]),
        "[White \"Anna\"]\n[Black \"Bela\"]\n[ECO \"B50\"]\n[Opening \"Sicilian Defence, Modern Variations\"]\n\n\
         1. Nf3 c5 2. e4 {a comment} d6 *\n\n\
         [White \"C\"]\n[ECO \"D06\"]\n[Opening \"Queen's Gambit\"]\n\n1. d4 d5 2. c4 1-0\n\n\
         [ECO \"A20\"]\n[Opening \"English Opening, King's English Variation\"]\n\n1. c4 e5 *\n\n\
         [FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O *\n\n"
    );
    // What is written is classified the same, and stays the same.
    assert_eq!(arbiter_reading(eco(&[]).as_bytes(), &["pgn", "eco"]).said(0), eco(&[]));
    let first: Value = serde_json::from_str(eco(&["--json"]).lines().next().unwrap()).unwrap();
    assert_eq!((&first["eco"], &first["moves"]), (&"B50".into(), &"1. e4 c5 2. Nf3 d6".into()));
    let windows = b"[White \"A\"]\r\n[ECO \"A00\"]\r\n[Black \"C\"]\r\n\r\n1. e4 c5 2. Nf3 d6 *\r\n";
    assert_eq!(
        arbiter_reading(windows, &["pgn", "eco"]).said(0),
        "[White \"A\"]\r\n[Black \"C\"]\r\n[ECO \"B50\"]\r\n[Opening \"Sicilian Defence, Modern Variations\"]\r\n\r\n1. e4 c5 2. Nf3 d6 *\r\n\r\n"
    );
    for (code, count) in [("B50", "1\n"), ("B", "1\n"), ("A-D", "3\n"), ("A2-A3", "1\n")] {
        let found = arbiter_reading(OPENINGS.as_bytes(), &["pgn", "filter", "--count", "--eco", code]).said(0);
        assert_eq!(found, count, "{code}");
    }
    let none = arbiter_reading(OPENINGS.as_bytes(), &["pgn", "filter", "--count", "--eco", "E99"]).said(1);
    assert_eq!(none, "0\n");
}

#[test]
fn games_with_foreign_letters_are_read_by_every_command() {
    let german = b"1. e4 e5 2. Sf3 Sc6 3. Lb5 *";
    let run = |words: &[&str]| arbiter_reading(german, &[&["pgn"], words, &["--from", "de"]].concat());
    assert_eq!(run(&["eco", "--list"]).said(0), "     1  C60  Ruy Lopez (? – ?)\n");
    assert!(run(&["stats"]).said(0).contains("C60 Ruy Lopez"));
    assert_eq!(run(&["filter", "--eco", "C60", "--count"]).said(0), "1\n");
    assert_eq!(run(&["dedupe"]).stdout, "1. e4 e5 2. Sf3 Sc6 3. Lb5 *\n\n");
    let strict = arbiter_reading(b"1. e4 e5 2. Sf3+ Sc6 *", &["pgn", "check", "--strict", "--from", "de"]).stdout;
    assert!(strict.contains("2. Sf3+: it marks check, but gives none"), "{strict}");
}
