//! Reports an error in the command line on one line.

use clap::CommandFactory;
use clap::error::ErrorKind;

use crate::Cli;
use crate::exit::{Exit, complain};

/// Prints the help or version that was asked for, or says what is wrong with the command line.
pub(crate) fn report(error: &clap::Error) -> Exit {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        // If the reader has closed the pipe, that is not an error.
        let _ = error.print();
        return Exit::Fine;
    }
    let problem = match error.kind() {
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => missing_task(),
        _ => in_one_line(&error.render().to_string()),
    };
    complain(&format!("{problem}; try '{} --help'", asked_command().1));
    Exit::Unreadable
}

/// Joins what comes before the usage: clap writes the error first, then its tips, one paragraph each.
fn in_one_line(rendered: &str) -> String {
    let text = rendered.split("\n\nUsage:").next().unwrap_or_default();
    let text = text.split("\n\nFor more information").next().unwrap_or_default();
    let text = text.strip_prefix("error: ").unwrap_or(text);
    let mut paragraphs = text.split("\n\n").map(|paragraph| {
        let words: Vec<&str> = paragraph.split_whitespace().collect();
        words.join(" ")
    });
    let mut line = paragraphs.next().unwrap_or_default();
    // The tip that any value can be passed after `--` is of no use here.
    for more in paragraphs.filter(|more| !more.is_empty() && !more.starts_with("tip: to pass")) {
        line.push_str(" (");
        line.push_str(more.trim_start_matches("tip: "));
        line.push(')');
    }
    line
}

/// Says which words could have followed a command that does nothing alone.
fn missing_task() -> String {
    let (command, _) = asked_command();
    let tasks: Vec<&str> =
        command.get_subcommands().map(clap::Command::get_name).filter(|&name| name != "help").collect();
    format!("found no task, expected one of {}", tasks.join(", "))
}

/// Returns the command to name in the advice to read its help, with its name.
fn asked_command() -> (clap::Command, String) {
    named_command(std::env::args_os().skip(1).filter_map(|word| word.into_string().ok()))
}

/// Follows the words of a command line to the innermost command that they name.
fn named_command(words: impl Iterator<Item = String>) -> (clap::Command, String) {
    let mut command = Cli::command();
    let mut name = "arbiter".to_owned();
    for word in words {
        let Some(inner) = command.find_subcommand(&word).cloned() else { break };
        name = format!("{name} {}", inner.get_name());
        command = inner;
    }
    (command, name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_innermost_command_is_named() {
        let name = |words: &str| named_command(words.split(' ').map(str::to_owned)).1;
        assert_eq!(name("pgn check --foo"), "arbiter pgn check");
        assert_eq!(name("pgn chek"), "arbiter pgn");
        assert_eq!(name("event show x"), "arbiter event show");
        assert_eq!(name("why startpos check"), "arbiter why");
        assert_eq!(name("perf"), "arbiter");
    }

    #[test]
    fn an_error_and_its_tips_become_one_line() {
        let rendered = "error: unrecognized subcommand 'perf'\n\n  tip: a similar subcommand exists: 'perft'\n\n\
                        Usage: arbiter [COMMAND]\n\nFor more information, try '--help'.\n";
        assert_eq!(in_one_line(rendered), "unrecognized subcommand 'perf' (a similar subcommand exists: 'perft')");
    }
}
