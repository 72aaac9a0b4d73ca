use insta::assert_snapshot;

use crate::arbiter;

/// Finds all commands: each line of a list of commands that is indented by two spaces starts with a name.
fn commands(of: &[String]) -> Vec<Vec<String>> {
    let mut args: Vec<&str> = of.iter().map(String::as_str).collect();
    args.push("-h");
    let help = arbiter(&args).said(0);
    let Some((_, list)) = help.split_once("\nCommands:\n") else { return vec![of.to_vec()] };
    let names = list.lines().take_while(|line| !line.is_empty()).filter_map(|line| {
        line.strip_prefix("  ").filter(|rest| !rest.starts_with(' ')).and_then(|rest| rest.split(' ').next())
    });
    names.filter(|name| *name != "help").flat_map(|name| commands(&[of, &[name.to_owned()]].concat())).collect()
}

#[test]
fn every_command_that_answers_something_answers_in_json() {
    let commands = commands(&[]);
    assert!(commands.len() > 50, "{commands:?}");
    // A server runs and logs, and completions are for a shell.
    for command in commands.iter().filter(|command| !["serve", "completions"].contains(&command[0].as_str())) {
        let mut args: Vec<&str> = command.iter().map(String::as_str).collect();
        args.push("--help");
        assert!(arbiter(&args).said(0).contains("--json"), "{command:?}");
    }
}

#[test]
fn without_arguments_the_help_is_shown() {
    let help = arbiter(&[]).said(0);
    assert_eq!(help, arbiter(&["-h"]).said(0));
    assert_snapshot!(help, @r#"
    Conducts chess by the FIDE Laws of Chess, and says why

    Usage: arbiter [COMMAND]

    Commands:
      position     Draw a position; list its flaws and its legal moves, and tell check, mate and
                   stalemate
      why          Say whether a move is legal and, if it is not, which rule of the Laws it breaks
      conduct      Conduct games from scenario files, and check what they expect
      perft        Count the lines of legal moves of a given length
      notation     Write the moves of a text in another language or form, and leave the rest as it is
      speak        Announce moves as they are announced to players who cannot see the board
      pgn          Check, convert, split, filter, classify and count files of games (PGN)
      scoresheets  Compare two scoresheets of one game and say which position to restore
      event        Run a chess event that lives in a file: players, rounds, results, standings, reports
      pair         Pair the next round of a tournament by the FIDE rules of 2026, or check how its
                   rounds were paired
      standings    Rank the players of a tournament, with any tie-breaks of FIDE (C.07)
      trf          Check, convert and generate report files of tournaments (TRF)
      winnable     Say for each FEN, line by line, which side can still mate by some series of legal
                   moves
      rules        Show an article of the Laws in our own words, compare editions, or search
      serve        Conduct games over the network
      token        Print the path of the organiser's token, or create a new token
      verify       Check that no recorded game was changed, and list which games are whole
      reindex      Rebuild the lists of games from the journal
      backup       Copy all games into a new file, while they are played
      restore      Restore the file of a server from a copy, after checking the copy
      archive      Copy finished games into an archive, and delete them from the database if asked to
      completions  Print completions for a shell
      help         Print this message or the help of the given subcommand(s)

    Options:
      -h, --help     Print help (see more with '--help')
      -V, --version  Print version

    Examples:
      arbiter position startpos
          draw the first position and list its moves
      arbiter why "4k3/8/8/8/8/5b2/8/R3K2R w KQ - 0 1" e1c1
          ask why White may not castle
      arbiter perft 5
          count all games of five moves
      arbiter pgn check games.pgn
          replay every game of a file and say which are broken

    A position is given as a FEN, quoted or not; "startpos" is the first position of a
    game, and "-" reads a FEN from standard input. Moves are written as chess engines
    write them (e2e4, e7e8q, e1g1), or as people do (Nf3, O-O).

    Exit status:
      0  fine: the position is valid, the move is legal
      1  the answer is no: the position has a flaw, the move is illegal, a game is broken
      2  no answer: the input cannot be read, or the command was used wrongly
    "#);
}

#[test]
fn each_command_explains_itself() {
    assert_snapshot!(arbiter(&["position", "-h"]).said(0), @r#"
    Draw a position; list its flaws and its legal moves, and tell check, mate and stalemate

    Usage: arbiter position [OPTIONS] <FEN>...

    Arguments:
      <FEN>...  The position as a FEN or EPD, quoted or not; "startpos" for the initial one, "-" reads
                it from standard input

    Options:
          --json          Answer in JSON
          --line          Add a series of legal moves by which each side mates, if there is one
          --color <WHEN>  Color the board: auto (on a terminal), always or never [default: auto]
      -h, --help          Print help (see more with '--help')

    Examples:
      arbiter position startpos
      arbiter position "6k1/5ppp/8/8/8/8/8/R3K2R w KQ - 0 1"
      echo "8/8/8/8/8/4k3/4p3/4K3 w - - 0 1" | arbiter position - --json

    JSON: {"valid":…,"playable":…,
           "flaws":[{"code":"…","kind":"unplayable|unreachable","text":"…"}],
           "turn":"white|black","check":…,"checkmate":…,"stalemate":…,
           "moves":["e2e4",…],"san":["e4",…],
           "castling":{"white":{"kingside":…,"queenside":…},"black":…},"en_passant":"e3"|null,
           "half_moves":N,"fifty_moves":"no|with_a_move|claimable","seventy_five_moves":…,
           "opening":{"code":"B20","name":"…"}|null,"operations":{"bm":["e4"],…},
           "can_mate":{"white":"yes|no|unknown","black":…},"dead":true|false|null}
          and with --line "lines":{"white":["…"]|null,"black":…}

    Exit status: 0 if the position has no flaw, 1 if it has one, 2 if the FEN cannot
    be read.
    "#);
    assert_snapshot!(arbiter(&["why", "-h"]).said(0), @r#"
    Say whether a move is legal and, if it is not, which rule of the Laws it breaks

    Usage: arbiter why [OPTIONS] <FEN>... <MOVE>

    Arguments:
      <FEN>...  The position as a FEN or EPD, quoted or not; "startpos" for the initial one, "-" reads
                it from standard input
      <MOVE>    The move: e2e4, e7e8q, e1g1, or Nf3, exd5, O-O with the letters of any language

    Options:
          --from <LANG>      The language of the letters, if several fit: en, cs, de …
          --edition <YEAR>   The edition of the Laws to cite: 1997, 2009, 2018 or 2023 [default: 2023]
          --language <LANG>  The language of the answer: en, cs or sk [default: en]
          --json             Answer in JSON
      -h, --help             Print help (see more with '--help')

    Examples:
      arbiter why startpos e2e5
      arbiter why startpos Nd4 --edition 1997
      arbiter why "4k3/8/8/8/8/5b2/8/R3K2R w KQ - 0 1" 0-0-0 --language cs
      arbiter why 4k3/8/8/8/8/5b2/8/R3K2R w KQ - 0 1 e1a1 --json

    JSON: {"legal":false,"move":"e1a1","san":null,"rule":"castling_through_attack",
           "article":"3.8.2.2.1","articles":{"1997":"3.5cI",…,"2023":"3.8.2.2.1"},
           "by":["f3"],"text":"…"}
    "article" is that of the edition, "articles" has those of all editions. "rule" and
    "article" are null for a legal move; "by" lists what attacks or blocks.

    Exit status: 0 if the move is legal, 1 if it is not, 2 if the FEN or the move
    cannot be read.
    "#);
    assert_snapshot!(arbiter(&["perft", "-h"]).said(0), @r#"
    Count the lines of legal moves of a given length

    Usage: arbiter perft [OPTIONS] <DEPTH>

    Arguments:
      <DEPTH>  The number of half-moves in each line: 0 to 20

    Options:
          --fen <FEN>    The position to start from, as a FEN; "-" reads it from standard input
                         [default: startpos]
          --divide       Count each first move separately
          --threads <N>  The number of threads; 0 means one for each processor [default: 1]
          --json         Answer in JSON
      -h, --help         Print help (see more with '--help')

    Examples:
      arbiter perft 5
      arbiter perft 4 --divide --fen "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"
      arbiter perft 7 --threads 0 --json

    JSON: {"nodes":N,"ms":N,"nps":N}, with --divide also "divide":{"e2e4":N,…}.
    "#);
    assert_snapshot!(arbiter(&["completions", "-h"]).said(0), @r"
    Print completions for a shell

    Usage: arbiter completions <SHELL>

    Arguments:
      <SHELL>  The shell to complete for [possible values: bash, elvish, fish, powershell, zsh]

    Options:
      -h, --help  Print help

    Examples:
      arbiter completions bash > ~/.local/share/bash-completion/completions/arbiter
      arbiter completions zsh > ~/.zfunc/_arbiter
      arbiter completions fish > ~/.config/fish/completions/arbiter.fish
    ");
}

#[test]
fn no_line_of_help_is_too_long_for_a_terminal() {
    for command in ["position", "why", "perft", "pair", "standings", "completions"] {
        let help = arbiter(&[command, "--help"]).said(0);
        assert!(help.lines().all(|line| line.chars().count() <= 100), "{help}");
    }
}

#[test]
fn the_version_is_told() {
    assert_eq!(arbiter(&["--version"]).said(0), format!("arbiter {}\n", env!("CARGO_PKG_VERSION")));
}
