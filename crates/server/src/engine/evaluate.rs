//! Engine evaluations of positions from finished games.

use std::time::Duration;

use protocol::Thought;
use tokio::time::timeout;

use super::Engines;
use super::process::{Process, ProcessError};
use crate::HallError;

/// The time for which an engine thinks about one position.
const THINKS: Duration = Duration::from_secs(1);
/// The time after that within which the engine must answer; then it is taken for dead.
const LATE: Duration = Duration::from_secs(5);
/// The engine that is asked if there are several.
const PREFERRED: &str = "stockfish";

impl Engines {
    /// Asks an engine to evaluate a position, given as a UCI `position` line. Engines that play games come first: if no
    /// further process may run, the evaluation is refused.
    pub(crate) async fn evaluate(&self, position: &str, is_chess960: bool) -> Result<Thought, HallError> {
        let names = self.names();
        let name = names.iter().find(|name| **name == PREFERRED).or(names.first()).copied();
        let name = name.ok_or_else(|| HallError::NoEngine("any".to_owned()))?;
        if !self.has_place() {
            return Err(HallError::EnginesBusy);
        }
        let failed = |error: ProcessError| {
            tracing::warn!(engine = name, %error, "an engine cannot be asked");
            HallError::NoEngine(name.to_owned())
        };
        let (mut process, facts) = self.start(name).await.map_err(failed)?;
        let thought = think(&mut process, position, is_chess960 && facts.chess960).await;
        process.quit().await;
        Ok(Thought { engine: facts.title, ..thought.map_err(failed)? })
    }
}

async fn think(process: &mut Process, position: &str, is_chess960: bool) -> Result<Thought, ProcessError> {
    if is_chess960 {
        process.say("setoption name UCI_Chess960 value true").await?;
    }
    process.ask("isready", "readyok", |_| ()).await?;
    process.say(position).await?;
    process.say(&format!("go movetime {}", THINKS.as_millis())).await?;
    let mut thought = Thought::default();
    let heard = async {
        loop {
            let line = process.line().await?;
            if line.starts_with("bestmove") {
                return Ok(());
            }
            hear(&line, &mut thought);
        }
    };
    timeout(THINKS + LATE, heard).await.map_err(|_| ProcessError::Silent("go"))??;
    Ok(thought)
}

/// Takes the score and the best line from a line of UCI output; skips lines about other variations.
fn hear(line: &str, thought: &mut Thought) {
    let Some(rest) = line.strip_prefix("info ") else { return };
    let words: Vec<&str> = rest.split_whitespace().collect();
    let after = |name: &str| words.iter().position(|word| *word == name).map(|place| &words[place + 1..]);
    if words.first() == Some(&"string") || after("multipv").is_some_and(|rest| rest.first() != Some(&"1")) {
        return;
    }
    let Some([kind, number, bound @ ..]) = after("score") else { return };
    // A bound is not the final score.
    if bound.first().is_some_and(|word| word.ends_with("bound")) {
        return;
    }
    let Ok(number) = number.parse::<i32>() else { return };
    (thought.centipawns, thought.mate) = match *kind {
        "cp" => (Some(number), None),
        "mate" => (None, Some(number)),
        _ => return,
    };
    if let Some(depth) = after("depth").and_then(|rest| rest.first()?.parse().ok()) {
        thought.depth = depth;
    }
    if let Some(line) = after("pv") {
        thought.line = line.iter().take(16).map(|word| (*word).to_owned()).collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_line_that_settles_a_score_counts() {
        let mut thought = Thought::default();
        for line in [
            "info string score cp 900",
            "info depth 12 seldepth 14 multipv 1 score cp -35 nodes 1 pv e2e4 e7e5",
            "info depth 13 multipv 2 score cp 10 pv d2d4",
            "info depth 13 score cp 99 lowerbound pv a2a3",
            "info depth",
            "info score",
            "info depth x score mate x",
        ] {
            hear(line, &mut thought);
        }
        assert_eq!((thought.centipawns, thought.mate, thought.depth), (Some(-35), None, 12));
        assert_eq!(thought.line, ["e2e4", "e7e5"]);
        hear("info depth 20 score mate -3 pv g2g4", &mut thought);
        assert_eq!((thought.centipawns, thought.mate), (None, Some(-3)));
    }
}
