//! An engine as a player: it reads the state of the game, thinks and acts through the same interface as people, and is
//! restarted when it fails.

use std::fmt::Write;
use std::time::Duration;

use board::{ByColor, Color, Move, Position};
use clock::Millis;
use laws::{DrawGround, Game, Phase};
use protocol::{Act, ActAnswer, Name, OpponentFrame, SentAct};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep, sleep_until, timeout, timeout_at};

use super::Engines;
use super::draw_policy::DrawPolicy;
use super::process::{Process, ProcessError};
use crate::{GameId, Hall, Told};

/// If the opponent thinks for longer than this, the engine's process is ended; it is started again for the next move.
const IDLE: Duration = Duration::from_mins(2);
/// The time in which an engine must return its move after it was told to stop thinking.
const STOPPING: Duration = Duration::from_secs(3);
/// The longest time that an engine thinks about a move, however much is left on its clock.
const LONGEST_THOUGHT: Duration = Duration::from_secs(15);
/// The pause before the next attempt after a failure; it doubles with each further failure, up to a minute.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
const LONGEST_PAUSE: Duration = Duration::from_mins(1);
/// The time within which the server answers an act; after it the game is taken to be gone.
const ANSWER: Duration = Duration::from_secs(30);
/// The fewest half-moves without a capture or a pawn move before the engine looks for a draw claim.
const CLAIMABLE: u16 = 7;

/// The newest state of the game, as the engine needs it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sight {
    phase: Phase,
    turn: Color,
    running: Option<Color>,
    is_timed: bool,
    start: Position,
    /// The moves from the start; none if they do not lead to the position, as after an illegal move.
    moves: Option<Vec<Move>>,
    /// The position on the board; none if play cannot continue from it.
    position: Option<Position>,
    clocks: ByColor<Millis>,
    increments: ByColor<Millis>,
    moves_to_go: Option<u32>,
    offer: Option<Color>,
    /// For each player, whether that player asks to take a move back.
    take_back: ByColor<bool>,
    /// The draws that the player to move may claim, each with the move that must be written down.
    claims: Vec<(DrawGround, Option<Move>)>,
}

impl Sight {
    /// Reads the state of a game at a moment.
    pub(crate) fn of(game: &Game, at: Millis) -> Self {
        let regulations = game.regulations();
        let start = regulations.start;
        let mut position = start;
        let mut moves = Some(Vec::new());
        for (_, mv) in game.moves() {
            let Some(next) = position.legal(mv).ok().map(board::LegalMove::play) else {
                moves = None;
                break;
            };
            position = next;
            if let Some(moves) = &mut moves {
                moves.push(mv);
            }
        }
        let board = game.board().validate().ok();
        let periods = game.periods();
        let control = &regulations.time_control;
        let turn = game.turn();
        let moves_to_go = || {
            let made = moves.as_ref()?.len() as u32 / 2;
            let quotas = control.periods().iter().take(periods[turn] as usize).map(|period| period.moves);
            let until: u32 = quotas.collect::<Option<Vec<u32>>>()?.into_iter().sum();
            until.checked_sub(made).filter(|left| *left > 0)
        };
        Self {
            phase: game.phase(),
            turn,
            running: game.running(),
            is_timed: !control.periods().is_empty(),
            start,
            moves_to_go: moves_to_go(),
            moves: moves.filter(|_| board == Some(position)),
            position: board,
            clocks: game.clocks(at),
            increments: ByColor::from_fn(|color| {
                control.period(periods[color]).map_or(Millis::ZERO, |period| period.bonus.a_move())
            }),
            offer: game.offer(),
            take_back: ByColor::from_fn(|color| game.take_back(color)),
            claims: claims(game, at),
        }
    }

    /// Tells whether a player has to move now. A player who has moved but not pressed the clock has nothing left to do.
    fn is_up_to(&self, player: Color) -> bool {
        self.phase == Phase::Playing && self.turn == player && self.running.is_none_or(|running| running == player)
    }

    /// Tells whether a search that was started for another state is still useful in this one.
    fn is_same_task(&self, other: &Self) -> bool {
        (self.phase, self.turn, self.running, &self.position)
            == (other.phase, other.turn, other.running, &other.position)
    }

    /// Writes the position as a UCI `position` line, with the moves that led to it, so that the engine sees repetitions.
    fn position_line(&self) -> Option<String> {
        let current = self.position.as_ref()?;
        let Some(moves) = &self.moves else { return Some(format!("position fen {current}")) };
        let mut position = self.start;
        let start =
            if self.start == Position::initial() { "startpos".to_owned() } else { format!("fen {}", self.start) };
        let mut line = format!("position {start}");
        for (index, mv) in moves.iter().enumerate() {
            line.push_str(if index == 0 { " moves " } else { " " });
            line.push_str(&position.uci(*mv).to_string());
            position = position.legal(*mv).ok()?.play();
        }
        Some(line)
    }

    fn go_line(&self) -> String {
        if !self.is_timed {
            return "go infinite".to_owned();
        }
        let mut line = format!(
            "go wtime {} btime {} winc {} binc {}",
            self.clocks.white.0, self.clocks.black.0, self.increments.white.0, self.increments.black.0
        );
        if let Some(moves) = self.moves_to_go {
            let _ = write!(line, " movestogo {moves}");
        }
        line
    }
}

/// An engine's seat in a game and its connection to the game.
pub(crate) struct Opponent {
    pub(crate) engines: Engines,
    pub(crate) wanted: OpponentFrame,
    pub(crate) player: Color,
    pub(crate) is_chess960: bool,
    pub(crate) has_arbiter: bool,
    /// The number of half-moves that were played elsewhere: at that point the server itself resumes the game.
    pub(crate) prelude: usize,
    /// Makes the ids of this engine's acts differ from those of earlier processes in the same game.
    pub(crate) since: u64,
    pub(crate) sight: watch::Receiver<Sight>,
    pub(crate) told: mpsc::Receiver<Told>,
    pub(crate) hall: Hall,
    pub(crate) game: GameId,
    pub(crate) socket: u64,
}

/// The outcome of a search.
enum Thought {
    Move(Move),
    /// The game changed while the engine was thinking.
    Overtaken,
}

/// A running engine in a game.
struct Seated {
    opponent: Opponent,
    process: Option<Process>,
    acts: u64,
    /// The engine's last score of its position, in hundredths of a pawn.
    score: Option<i32>,
    policy: DrawPolicy,
    /// The number of half-moves at which the last answered draw offer was made.
    answered: Option<usize>,
    has_agreed: bool,
}

impl Opponent {
    /// Plays until the game is over or no longer in memory.
    pub(crate) async fn play(self) {
        let mut seated = Seated {
            opponent: self,
            process: None,
            acts: 0,
            score: None,
            policy: DrawPolicy::default(),
            answered: None,
            has_agreed: false,
        };
        seated.run().await;
        if let Some(process) = seated.process {
            process.quit().await;
        }
    }
}

impl Seated {
    async fn run(&mut self) {
        let mut pause = FIRST_PAUSE;
        loop {
            let is_gone = self.opponent.sight.has_changed().is_err();
            let sight = self.opponent.sight.borrow_and_update().clone();
            if is_gone || sight.phase == Phase::Finished {
                return;
            }
            self.be_polite(&sight).await;
            if !sight.is_up_to(self.opponent.player) || sight.position.is_none() {
                match timeout(IDLE, self.opponent.sight.changed()).await {
                    Ok(Ok(())) => {}
                    Ok(Err(_)) => return,
                    Err(_) => self.go_home().await,
                }
                continue;
            }
            match self.move_once(&sight).await {
                Ok(true) => pause = FIRST_PAUSE,
                Ok(false) => return,
                Err(error) => {
                    tracing::warn!(engine = self.opponent.wanted.engine, %error, "an engine failed and is replaced");
                    if let Some(process) = self.process.take() {
                        process.kill().await;
                    }
                    sleep(pause).await;
                    pause = (pause * 2).min(LONGEST_PAUSE);
                }
            }
        }
    }

    /// Thinks and moves; tells whether the game is still in memory.
    async fn move_once(&mut self, sight: &Sight) -> Result<bool, ProcessError> {
        let Thought::Move(mv) = self.think(sight).await? else { return Ok(true) };
        let Some(position) = &sight.position else { return Ok(true) };
        let text = position.uci(mv).to_string();
        if let Some(score) = self.score {
            self.policy.note(score);
        }
        if self.policy.resigns() {
            return Ok(self.does(Act::Resign {}).await);
        }
        let right = |(_, intended): &&(DrawGround, Option<Move>)| intended.is_none_or(|intended| intended == mv);
        if let Some((ground, intended)) = sight.claims.iter().find(right).copied().filter(|_| self.policy.claims()) {
            let intended = intended.map(|_| text);
            return Ok(self.does(Act::ClaimDraw { ground: Name(ground), intended, evidence: None }).await);
        }
        let half_moves = sight.moves.as_ref().map_or(0, Vec::len);
        if self.policy.offers(half_moves) {
            self.policy.note_offer(half_moves);
            // An offer is made with the move, before the clock is pressed (9.1).
            let is_there = self.does(Act::Move { r#move: text, hands: None }).await
                && self.does(Act::OfferDraw {}).await
                && self.does(Act::Press {}).await;
            return Ok(is_there);
        }
        Ok(self.does(Act::Play { r#move: text }).await)
    }

    /// Acts; tells whether the game is still in memory.
    async fn does(&mut self, act: Act) -> bool {
        let act = self.next_act(act);
        self.say(act).await
    }

    /// Searches a position until the engine returns a legal move.
    async fn think(&mut self, sight: &Sight) -> Result<Thought, ProcessError> {
        let (Some(position), Some(line)) = (sight.position, sight.position_line()) else {
            return Ok(Thought::Overtaken);
        };
        if self.process.is_none() {
            self.process = Some(self.sit_down().await?);
        }
        let process = self.process.as_mut().ok_or(ProcessError::Ended)?;
        process.say(&line).await?;
        process.ask("isready", "readyok", |_| ()).await?;
        process.say(&sight.go_line()).await?;
        let mut until = Instant::now() + self.thinking_time(sight);
        let mut is_stopped = false;
        let mut is_overtaken = false;
        loop {
            let process = self.process.as_mut().ok_or(ProcessError::Ended)?;
            tokio::select! {
                line = process.line() => {
                    let line = line?;
                    if let Some(score) = score(&line) {
                        self.score = Some(score);
                    }
                    let Some(text) = line.strip_prefix("bestmove ") else { continue };
                    if is_overtaken {
                        return Ok(Thought::Overtaken);
                    }
                    let text = text.split_whitespace().next().unwrap_or_default();
                    let mv = text.parse::<Move>().ok().and_then(|mv| position.legal(mv).ok());
                    return mv.map(|mv| Thought::Move(mv.to_move())).ok_or_else(|| ProcessError::Illegal(text.to_owned()));
                }
                changed = self.opponent.sight.changed(), if !is_overtaken => {
                    let now = self.opponent.sight.borrow_and_update().clone();
                    if changed.is_err() || !now.is_same_task(sight) {
                        is_overtaken = true;
                        if !is_stopped {
                            is_stopped = true;
                            process.say("stop").await?;
                            until = Instant::now() + STOPPING;
                        }
                    } else {
                        self.be_polite(&now).await;
                    }
                }
                () = sleep_until(until) => {
                    if is_stopped {
                        return Err(ProcessError::Silent("stop"));
                    }
                    is_stopped = true;
                    process.say("stop").await?;
                    until = Instant::now() + STOPPING;
                }
            }
        }
    }

    /// Returns how long the engine may think: a weak engine need not keep people waiting, and none may lose on time.
    fn thinking_time(&self, sight: &Sight) -> Duration {
        let strength = u64::from(self.opponent.wanted.strength.unwrap_or(20));
        let long = Duration::from_millis(500 + 250 * strength).min(LONGEST_THOUGHT);
        if !sight.is_timed {
            return long;
        }
        let left = Duration::from_millis(sight.clocks[self.opponent.player].0);
        long.min(left / 8).max(Duration::from_millis(10))
    }

    /// Starts the engine and sets its options.
    async fn sit_down(&self) -> Result<Process, ProcessError> {
        let Opponent { engines, wanted, is_chess960, .. } = &self.opponent;
        let (mut process, facts) = engines.start(&wanted.engine).await?;
        for line in wanted.settings(&facts, *is_chess960) {
            process.say(&line).await?;
        }
        process.say("ucinewgame").await?;
        process.ask("isready", "readyok", |_| ()).await?;
        Ok(process)
    }

    async fn go_home(&mut self) {
        if let Some(process) = self.process.take() {
            process.quit().await;
        }
    }

    /// Answers offers, and agrees to resume in games without an arbiter.
    async fn be_polite(&mut self, sight: &Sight) {
        let moves = sight.moves.as_ref().map_or(0, Vec::len);
        if sight.offer == Some(!self.opponent.player) {
            if self.answered != Some(moves) {
                self.answered = Some(moves);
                let answer = if self.policy.accepts(moves) { Act::AcceptDraw {} } else { Act::DeclineDraw {} };
                let act = self.next_act(answer);
                self.say(act).await;
            }
        } else {
            self.answered = None;
        }
        if sight.take_back[!self.opponent.player] && sight.phase == Phase::Playing {
            // An engine always agrees.
            self.does(Act::AcceptTakeBack {}).await;
        }
        let is_prelude = moves > 0 && moves == self.opponent.prelude;
        if sight.phase != Phase::Stopped {
            self.has_agreed = false;
        } else if !self.opponent.has_arbiter && !self.has_agreed && !is_prelude {
            self.has_agreed = true;
            let act = self.next_act(Act::AgreeResume {});
            self.say(act).await;
        }
    }

    fn next_act(&mut self, act: Act) -> SentAct {
        self.acts += 1;
        SentAct::new(format!("engine-{}-{}", self.opponent.since, self.acts), act)
    }

    /// Sends an act and waits for the answer; tells whether the game is still in memory.
    async fn say(&mut self, act: SentAct) -> bool {
        let id = act.id.clone();
        let Opponent { hall, game, socket, .. } = &self.opponent;
        hall.act(*game, *socket, act, hall.now()).await;
        let until = Instant::now() + ANSWER;
        loop {
            let Ok(Some(Told::Frame(frame))) = timeout_at(until, self.opponent.told.recv()).await else { return false };
            let Ok(answer) = ActAnswer::read(&frame) else { continue };
            if answer.ack.as_ref() != Some(&id) {
                continue;
            }
            if let Some(refused) = answer.refused {
                // The game may have changed meanwhile; the next state shows it.
                tracing::debug!(?refused, "an engine's act was refused");
            }
            if let Some(error) = answer.error {
                tracing::warn!(?error, "an engine's act was not understood");
            }
            return true;
        }
    }
}

/// Lists the draws that the player to move may claim.
fn claims(game: &Game, at: Millis) -> Vec<(DrawGround, Option<Move>)> {
    if game.position().halfmove_clock() < CLAIMABLE {
        return Vec::new();
    }
    let open = questions::open_claims(game, at).into_iter();
    open.filter_map(|open| match open.claim {
        questions::Claim::Draw { ground, intended } => Some((ground, intended)),
        _ => None,
    })
    .collect()
}

/// Reads the score from a line of UCI output, in hundredths of a pawn.
fn score(line: &str) -> Option<i32> {
    let mut words = line.strip_prefix("info ")?.split_whitespace().skip_while(|word| *word != "score").skip(1);
    match (words.next()?, words.next()?.parse::<i32>().ok()?) {
        ("cp", score) => Some(score),
        ("mate", moves) => Some(if moves > 0 { 10_000 } else { -10_000 }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use laws::Regulations;

    use super::*;

    #[test]
    fn a_score_is_read_from_the_middle_of_a_line() {
        assert_eq!(score("info depth 12 seldepth 14 score cp -35 nodes 1 pv e2e4"), Some(-35));
        assert_eq!(score("info depth 3 score mate -2 nodes 1"), Some(-10_000));
        assert_eq!(score("info string score of the match"), None);
        assert_eq!(score("bestmove e2e4"), None);
    }

    #[test]
    fn a_game_is_told_from_its_start_so_that_repetitions_are_seen() {
        let mut game =
            Game::new(Regulations { time_control: "40/5400+30:1800+30".parse().unwrap(), ..Regulations::default() });
        game.apply(&game.judge(Millis(0), laws::Actor::Arbiter, laws::Act::Start));
        let e4 = laws::Act::Play { mv: laws::Written::Move("e2e4".parse().unwrap()) };
        game.apply(&game.judge(Millis(10_000), laws::Actor::Player(Color::White), e4));
        let sight = Sight::of(&game, Millis(12_000));
        assert_eq!(sight.position_line().unwrap(), "position startpos moves e2e4");
        assert_eq!(sight.go_line(), "go wtime 5450000 btime 5428000 winc 30000 binc 30000 movestogo 40");
        assert!(sight.is_up_to(Color::Black) && !sight.is_up_to(Color::White));
    }
}
