//! PGN read and written: writing and reading again gives the same game.

use board::Position;
use notation::pgn::{Chunks, GameTree, Games, Step, Visitor, chunks_of, spans};
use proptest::prelude::*;

fn read(text: &str) -> Vec<Result<GameTree, String>> {
    GameTree::read_all(text.as_bytes()).into_iter().map(|game| game.map_err(|error| error.to_string())).collect()
}

fn only(text: &str) -> GameTree {
    let mut games = read(text);
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[test]
fn a_game_is_written_in_export_format() {
    let game = only(
        "[Round \"3\"]\n[White \"Em. Lasker\"]\n[Annotator \"\\\"me\\\"\"]\n[ECO \"C45\"]\n[Event \"Match\"]\n\n\
         {A fight.} 1.e4! e5 2. Nf3 (2. f4 exf4 (2... d5 $5 {Falkbeer}) 3. Nf3) 2... Nc6 ; to the end of the line\n\
         3.d4 exd4 4 Nxd4 Nxd4 5 Qxd4 c5 6.Qe5+ Qe7 7.Qxe7+ Bxe7 8.Nc3 {a comment that is so long that it has to be \
         broken into two lines by the writer} Nf6 9.e5 Ng8 10.Nd5 Kd8 11. Bc4 f6 12. exf6 gxf6 1-0",
    );
    insta::assert_snapshot!(game, @r#"
    [Event "Match"]
    [Site "?"]
    [Date "????.??.??"]
    [Round "3"]
    [White "Em. Lasker"]
    [Black "?"]
    [Result "1-0"]
    [Annotator "\"me\""]
    [ECO "C45"]

    {A fight.} 1. e4 $1 e5 2. Nf3 (2. f4 exf4 (2... d5 $5 {Falkbeer}) 3. Nf3) 2...
    Nc6 {to the end of the line} 3. d4 exd4 4. Nxd4 Nxd4 5. Qxd4 c5 6. Qe5+ Qe7 7.
    Qxe7+ Bxe7 8. Nc3 {a comment that is so long that it has to be broken into two
    lines by the writer} 8... Nf6 9. e5 Ng8 10. Nd5 Kd8 11. Bc4 f6 12. exf6 gxf6
    1-0
    "#);
    assert_eq!(only(&game.to_string()).line, game.line);
    assert!(game.to_string().lines().all(|line| line.chars().count() < 80));
}

#[test]
fn a_start_position_is_written_with_its_tags() {
    let game = only("[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 40\"]\n40... Kd7 41. e4 *");
    insta::assert_snapshot!(game, @r#"
    [Event "?"]
    [Site "?"]
    [Date "????.??.??"]
    [Round "?"]
    [White "?"]
    [Black "?"]
    [Result "*"]
    [FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 3 40"]
    [SetUp "1"]

    40... Kd7 41. e4 *
    "#);
}

#[test]
fn broken_games_say_where_and_why_and_the_next_is_read() {
    let text = "\u{feff}[Event \"1\"]\n\n1. e4 e5 2. Ke3 *\n\n\
                [Event \"2\"]\n\n1. e4 {open\n\n\
                [Event \"3\"]\n\n1. e4 (1. d4 *\n\n\
                [Event \"4\"]\n\n1. e4 ) e5 *\n\n\
                [Event \"5\"]\n\n1. e4 e5 (1... Qd4) 2. Nf3 *\n\n\
                [Event \"6\"]\n[Variant \"Atomic\"]\n\n1. e4 *\n\n\
                [Event \"7\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *\n\n\
                [Event \"8\"]\n\n1. d4 d5 2. Nd2 Nd7 3. Nf3 Ngf6 4. c3 é4 *\n\n\
                [Event \"9\n\n1. e4 *\n\n\
                [Event \"10\"]\n\n1. e4 $999 *\n\n\
                [Event \"11\"]\n\n1. d4 d5 2. Nf3 Nf6 3. Nd2 *\n\n\
                [Event \"12\"]\n\n1. e4 e5 *\n";
    let report: Vec<String> = read(text)
        .into_iter()
        .map(|game| game.map_or_else(|error| error, |game| format!("ok: {}", game.moves().count())))
        .collect();
    insta::assert_snapshot!(report.join("\n"), @r#"
    3:13: move 2. "Ke3": not legal: a king does not move that way
    7:7: a comment that does not end, expected "}"
    11:7: a variation that does not end, expected ")"
    15:7: ")" where no variation has started
    19:16: move 1..., in a variation "Qd4": not legal: d7 is in the way
    22:1: variant "Atomic" is another game, only standard chess and Chess960 are read
    27:1: the start position: not playable: there is no white king; there is no black king
    33:24: move 3. "Nf3": ambiguous, could be Ngf3 or Ndf3
    35:1: a tag pair that does not end, expected a form such as [White "Name"]
    41:7: "$" without a number from 0 to 255
    45:24: move 3. "Nd2": ambiguous, could be Nbd2 or Nfd2
    ok: 2
    "#);
}

#[test]
fn a_tag_that_does_not_end_costs_its_line_and_not_the_game() {
    let text = "[Event \"Unclosed]\n[Site \"x\"]\n[White \"A\"]\n\n1. e4 e5 1-0\n\n[Event \"b\"]\n\n1. d4 *\n";
    let mut games = Games::new(text.as_bytes());
    let (game, error) = GameTree::read_with_error(&mut games).unwrap();
    assert_eq!((game.tag("Site"), game.moves().count(), game.outcome.as_str()), (Some("x"), 2, "1-0"));
    let error = error.unwrap();
    assert_eq!((error.line, error.problem.code(), error.ends_game), (1, "tag", false));
    let (game, error) = GameTree::read_with_error(&mut games).unwrap();
    assert_eq!((game.tag("Event"), error), (Some("b"), None));
    assert!(GameTree::read_with_error(&mut games).is_none());
    assert_eq!(spans(text.as_bytes()).count(), 2);
    // Among the tags, and as a new game after the tags of one without moves.
    assert_eq!(read("[Event \"a\"]\n[Site \"x]\n[White \"A\"]\n\n1. e4 *").len(), 1);
    assert_eq!(read("[Event \"a\"]\n[Site \"x\"]\n\n[Event \"b]\n[Site \"y\"]\n\n1. e4 *").len(), 2);
}

#[test]
fn a_bad_variation_leaves_the_game() {
    let text = "1. e4 e5 (1... c5 2. Ke3 Nc6) (1... e6) 2. Nf3 {good} (2. f4 (2. d4 Qz9) exf4) Nc6 1-0";
    let (game, error) = GameTree::read_with_error(&mut Games::new(text.as_bytes())).unwrap();
    assert!(
        game.to_string()
            .replace('\n', " ")
            .ends_with(" 1. e4 e5 (1... c5) (1... e6) 2. Nf3 {good} (2. f4 (2. d4) 2... exf4) 2... Nc6 1-0 "),
        "{game}"
    );
    assert!(!error.unwrap().ends_game);
    let (game, error) = GameTree::read_with_error(&mut Games::new(b"1. e4 (1. d4 (1. c4 {open")).unwrap();
    assert_eq!((game.to_string().lines().last(), error.unwrap().ends_game), (Some("1. e4 (1. d4 (1. c4)) *"), true));
}

#[test]
fn of_a_repeated_tag_the_first_counts() {
    let game = only(
        "[White \"B\"]\n[White \"A\"]\n[ECO \"Z\"]\n[ECO \"A\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\
                     [FEN \"k7/8/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. Kd2 *",
    );
    assert_eq!(game.tag("White"), Some("B"));
    let text = game.to_string();
    for line in ["[White \"B\"]", "[ECO \"Z\"]", "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]"] {
        assert!(text.contains(line), "{text}");
    }
    assert_eq!((text.matches("[White").count(), text.matches("[ECO").count(), text.matches("[FEN").count()), (1, 1, 1));
}

#[test]
fn games_that_have_only_tags_are_told_apart() {
    let text = "[Site \"x\"]\n[White \"A\"]\n\n[White \"B\"]\n[Result \"1-0\"]\n\n[Result \"0-1\"]\n[White \"C\"]\n";
    let games: Vec<GameTree> = read(text).into_iter().map(Result::unwrap).collect();
    let names: Vec<_> = games.iter().map(|game| game.tag("White").unwrap()).collect();
    assert_eq!(names, ["A", "B", "C"]);
    assert_eq!(spans(text.as_bytes()).count(), 3);
    // Also after several tags of one line, an escape, a tag that does not end, and more empty lines.
    let odd = "[A \"a\"] [B \"b\"]\n% escaped\n[C \"c]\n\n[D \"d\"]\n\n[E \"e\"]\n\n";
    for (name, expected) in [("A", 2), ("B", 2), ("C", 2), ("D", 2), ("E", 2), ("Event", 2), ("F", 1)] {
        let text = format!("{odd}[{name} \"x\"]\n\n1. e4 *");
        let games = GameTree::read_all(text.as_bytes());
        assert_eq!((games.len(), spans(text.as_bytes()).count()), (expected, expected), "{name}");
    }
    // An empty line between different tags separates nothing.
    assert_eq!(read("[Event \"x\"]\n\n[White \"A\"]\n\n1. e4 *").len(), 1);
}

#[test]
fn the_result_tag_counts_where_no_token_ends_the_game() {
    let game = only("[Result \"1-0\"]\n\n1. e4 e5\n");
    assert_eq!(game.outcome.as_str(), "1-0");
    assert!(game.to_string().ends_with("1. e4 e5 1-0\n"));
    assert_eq!(only("[Result \"1-0\"]\n\n1. e4 e5 *\n").outcome.as_str(), "*");
    assert_eq!(only("[Result \"?\"]\n\n1. e4 e5\n").outcome.as_str(), "*");
}

#[test]
fn commands_are_not_broken_and_lines_are_shorter_than_80() {
    let clock = "{[%clk 1:23:45] [%emt 0:00:12]} ";
    let game =
        only(&format!("1. e4 {clock}e5 {clock}2. Nf3 {clock}Nc6 {clock}3. Bb5 {clock}a6 {clock}4. Ba4 {clock}*"));
    let text = game.to_string();
    assert_eq!((text.matches("[%clk 1:23:45]").count(), text.matches("[%emt 0:00:12]").count()), (7, 7), "{text}");
    assert!(text.lines().all(|line| line.chars().count() < 80), "{text}");
    // Commands that do not end, or that no line can hold, are broken like other text.
    let squares = "Ga1 ".repeat(40);
    for comment in [format!("[%csl {squares}"), format!("[%csl {squares}] [%clk 0:00:01]"), "é ".repeat(60)] {
        let game = only(&format!("1. e4 {{{comment}}} *"));
        let text = game.to_string();
        assert!(text.lines().all(|line| line.chars().count() < 80), "{text}");
        assert_eq!(only(&text).line, game.line, "{text}");
        assert_eq!(text.matches("[%clk 0:00:01]").count(), comment.matches("[%clk").count(), "{text}");
    }
    for len in 70..80 {
        let command = format!("[%csl {}]", "a".repeat(len - 7));
        let text = only(&format!("1. e4 {{{command}}} *")).to_string();
        assert!(text.lines().all(|line| line.chars().count() < 80), "{len}: {text}");
        assert_eq!(text.contains(&command), len <= 77, "{len}: {text}");
    }
}

#[test]
fn numbers_from_zero_and_names_of_chess_are_read() {
    assert_eq!(only("0. e4 e5 1. Nf3 0-1").moves().count(), 3);
    assert_eq!(only("0... e4 1. e5 *").moves().count(), 2);
    for name in ["Regular", "Classical", "regular", "Standard", "Fischer Random Chess"] {
        assert_eq!(only(&format!("[Variant \"{name}\"]\n\n1. e4 *")).moves().count(), 1, "{name}");
    }
}

#[test]
fn an_illegal_move_in_a_tree_ends_its_line_and_is_told() {
    let mut game = only("1. e4 e5 2. Nf3 (2. f4 exf4) *");
    game.line.moves[1].mv = "e7e4".parse().ok();
    let last = |game: &GameTree| game.to_string().lines().skip(8).collect::<Vec<_>>().join(" ");
    assert_eq!(
        last(&game),
        "1. e4 {e7e4 is not legal: a pawn can go two squares ahead at most, and only from where it started} *"
    );
    game = only("1. e4 e5 2. Nf3 (2. f4 exf4) *");
    game.line.moves[2].variations[0].moves[0].mv = "e1e3".parse().ok();
    assert_eq!(last(&game), "1. e4 e5 2. Nf3 ({e1e3 is not legal: a king does not move that way}) *");
    assert!(read(&game.to_string())[0].is_ok());
}

#[test]
fn files_as_they_come_are_read() {
    // No empty lines, carriage returns, several games on a line, no results, escape marks.
    let text = "[White \"A\"]\r\n1. e4 e5\r\n[White \"B\"]\r\n\r\n1. d4 1-0 1. c4 c5 0-1 [White \"C\"] *\r\n% escaped\r\n\
                [White \"D\"]\r\n1.e4 c5\r\n\r\n1.d4 d5\r\n";
    let games: Vec<GameTree> = read(text).into_iter().map(Result::unwrap).collect();
    let summary: Vec<String> = games
        .iter()
        .map(|game| format!("{} {} {}", game.tag("White").unwrap_or("-"), game.moves().count(), game.outcome))
        .collect();
    assert_eq!(summary, ["A 2 *", "B 1 1-0", "- 2 0-1", "C 0 *", "D 2 *", "- 2 *"]);
    assert_eq!(spans(text.as_bytes()).count(), 6);
}

#[test]
fn other_forms_of_moves_are_read() {
    let game = only(
        "e2-e4 e7e5 2.Ng1f3 Nb8-c6 3.Bf1-b5 a7-a6 4.Bxc6 dc 5.0-0 f6 6.d4 ed4 7.Nd4: c5 8.Nb3 Qd1 9.Rd1 Bg4 10.f3 Be6 ½-½",
    );
    assert_eq!(game.moves().count(), 20);
    assert_eq!(game.outcome.as_str(), "1/2-1/2");
    let last = only("[FEN \"8/3P3k/8/8/8/8/8/4K3 w - - 0 1\"]\n1. d8(N) Kg7 (=) 2. Nc6!? 1-0");
    assert_eq!(last.line.moves[1].comments, ["(=)"]);
    assert_eq!(last.line.moves[2].nags, [5]);
}

#[test]
fn null_moves_stand_in_variations_alone() {
    let game = only("1. e4 e5 (1... -- 2. d4) 2. Nf3 *");
    assert_eq!(game.line.moves[1].variations[0].moves[0].mv, None);
    assert_eq!(only(&game.to_string()).line, game.line);
    assert!(read("1. e4 -- 2. d4 *")[0].is_err());
}

#[test]
fn both_can_lose() {
    assert_eq!(only("1. e4 e5 2. f4 0-0\n").outcome.as_str(), "0-0");
    assert_eq!(only("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 *").moves().count(), 7);
}

#[test]
fn comments_with_braces_are_read_to_their_own_end() {
    let texts = |text: &str| -> Vec<String> { only(text).line.moves.remove(0).comments };
    assert_eq!(texts("1. e4 {a { b } c } {d} *"), ["a { b } c", "d"]);
    assert_eq!(texts("1. e4 {a \\} b } {c \\} {d} *"), ["a \\} b", "c \\", "d"]);
    assert_eq!(texts("1. e4 {a { b } {c} *"), ["a { b", "c"]);
}

#[test]
fn many_odd_comments_are_read_in_time() {
    // Each of them is looked at once: if each were compared with the rest of the game, this would take hours.
    for (comment, text) in [("{a{b}", "a{b"), ("{a\\}", "a\\"), ("{a{b} c}", "a{b} c")] {
        let game = only(&format!("1. e4 {} *", comment.repeat(400_000)));
        let comments = &game.line.moves[0].comments;
        assert_eq!((comments.len(), comments[399_999].as_str()), (400_000, text));
    }
}

#[test]
fn deep_nesting_is_an_error_and_no_crash() {
    let text = format!("1. e4 {} e5 *", "(1. d4 ".repeat(10_000));
    assert!(
        read(&text)[0].as_ref().is_err_and(|error| error.contains("nested deeper") || error.contains("does not end"))
    );
}

/// Counts games and moves, or skips them.
#[derive(Default)]
struct Counter {
    games: usize,
    moves: usize,
}

impl Visitor for Counter {
    fn begin_game(&mut self) {
        self.games += 1;
    }
    fn begin_variation(&mut self) -> Step {
        Step::Read
    }
    fn mv(&mut self, _: board::LegalMove<'_>) {
        self.moves += 1;
    }
}

fn count(text: &[u8]) -> (usize, usize) {
    let mut counter = Counter::default();
    let mut games = Games::new(text);
    while games.next_game(&mut counter).is_some() {}
    (counter.games, counter.moves)
}

/// Returns a few bytes at a time, as a pipe does.
struct Trickle<'a>(&'a [u8]);

impl std::io::Read for Trickle<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let len = self.0.len().min(buffer.len()).min(4093);
        buffer[..len].copy_from_slice(&self.0[..len]);
        self.0 = &self.0[len..];
        Ok(len)
    }
}

#[test]
fn a_long_stream_is_cut_between_games() {
    // With the tag that certainly starts a game, without it, and without any tag.
    for game in [
        "[Event \"x\"]\n[Result \"1-0\"]\n\n1. e4 e5 {a [Event \"y\"] note} 2. Nf3 Nc6 3. Bb5 1-0\n\n",
        "[White \"x\"]\n[Result \"*\"]\n\n1. e4 e5 (1... c5) 2. Nf3 *\n",
        "1. e4 e5 2. Nf3 Nc6 1/2-1/2\n",
    ] {
        let count = 3_000_000 / game.len();
        let text = game.repeat(count) + "1. e4 e5 2. Ke3 *";
        let mut chunks = Chunks::new(Trickle(text.as_bytes()));
        let (mut games, mut longest, mut broken) = (0, 0, Vec::new());
        while let Some(chunk) = chunks.next_chunk().unwrap() {
            longest = longest.max(chunk.bytes.len());
            let mut reader = chunk.games();
            while let Some(span) = reader.next_game(&mut Counter::default()) {
                games += 1;
                broken.extend(span.error.map(|error| error.line));
            }
        }
        assert_eq!((games, broken), (count + 1, vec![text.matches('\n').count() + 1]), "{game}");
        assert!(longest <= 2 << 20, "{longest}");
    }
}

/// Generates a random game: moves, comments, glyphs and variations.
fn random_game(choices: &[u8]) -> GameTree {
    fn line(start: Position, choices: &mut std::slice::Iter<'_, u8>, depth: usize, len: usize) -> notation::pgn::Line {
        let mut line = notation::pgn::Line::default();
        let mut position = start;
        for _ in 0..len {
            let Some(&choice) = choices.next() else { break };
            let moves = position.legal_moves();
            let Some(&mv) = moves.as_slice().get(usize::from(choice) % moves.len().max(1)) else { break };
            let mut played = notation::pgn::Played { mv: Some(mv), ..Default::default() };
            match choices.next().copied().unwrap_or(0) {
                note @ 0..=20 => {
                    played.comments.push(format!("note {note} [%clk 0:00:{note:02}] {}", "word ".repeat(20).trim()));
                }
                21..=25 => played.comments.push("a } brace".to_owned()),
                26..=30 => played.nags.push(choice),
                31..=60 if depth < 3 => {
                    let variation = line_of(position, choices, depth + 1);
                    if !variation.moves.is_empty() {
                        played.variations.push(variation);
                    }
                }
                _ => {}
            }
            let next = position.legal(mv).unwrap().play();
            line.moves.push(played);
            position = next;
        }
        line
    }
    fn line_of(start: Position, choices: &mut std::slice::Iter<'_, u8>, depth: usize) -> notation::pgn::Line {
        line(start, choices, depth, 4)
    }
    let mut choices = choices.iter();
    let mut game = GameTree::new(Position::initial());
    game.line = line(game.start, &mut choices, 0, usize::MAX);
    game.set_tag("Event", "a \"quoted\" \\ name");
    game
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn read_write_read_gives_the_same_tree(choices in prop::collection::vec(any::<u8>(), 0..300)) {
        let game = random_game(&choices);
        let text = game.to_string();
        let again = only(&text);
        prop_assert_eq!(&again.line, &game.line, "{}", text);
        prop_assert_eq!(again.to_string(), text.clone());
        prop_assert!(text.lines().all(|line| line.chars().count() < 80 || line.starts_with(';')));
    }

    #[test]
    fn any_bytes_are_read_without_a_crash(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        for error in GameTree::read_all(&bytes).into_iter().filter_map(Result::err) {
            prop_assert!(error.line > 0 && error.column > 0 && error.offset <= bytes.len(), "{error:?}");
        }
    }

    #[test]
    fn skipping_and_cutting_find_the_games_that_reading_finds(
        parts in prop::collection::vec(prop::sample::select(vec![
            "[Event \"a\"]\n", "[White \"b\"]\n", "\n", "\r\n", "1. e4 ", "e5 ", "1-0", "0-1 ", "1/2-1/2\n", "* ", "*\n",
            "{ note ", "{ note }", "}", "(1. d4 ", ") ", "; rest\n", "% escape\n", "[%clk 1:00] ", "1. d4 d5 ", "O-O ", "-",
            "[Event \"c\"]\n\n1. e4 e5 1-0\n\n", "0-0 ", "½-½ ", "$3 ", "\\", "é ", "2. Nf3 Nc6 {x} ",
        ]), 0..40)
    ) {
        let text = parts.concat();
        let (games, moves) = count(text.as_bytes());
        prop_assert_eq!(spans(text.as_bytes()).count(), games, "{:?}", text);
        let chunks = chunks_of(text.as_bytes(), 3);
        let sum = chunks.iter().map(|(_, chunk)| count(chunk)).fold((0, 0), |a, b| (a.0 + b.0, a.1 + b.1));
        prop_assert_eq!(sum, (games, moves), "{:?}", text);
    }
}

#[test]
fn a_game_ends_at_the_same_place_whether_it_is_read_or_skipped() {
    // After a broken variation only a comment comes before the next game.
    let text = b"1. e4 e6 2. Nf3 e5 (1c5 2. N03) ;x\n\n1. d4 d6 1/2-1/2\n";
    assert_eq!((spans(text).count(), GameTree::read_all(text).len()), (2, 2));
    // A tag that is indented starts a game too.
    let text = b"[White \"a\"]\n\n1. e4\n\t[White \"b\"]\n\n1. d4 *\n";
    assert_eq!((spans(text).count(), GameTree::read_all(text).len()), (2, 2));
}
