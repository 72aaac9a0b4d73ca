//! Reads an act in the context of a game: the one place where text becomes values.

use board::{Move, Position, Square};
use laws::{Actor, BoardKind, Commitment, Game, Points, Scoring, Tasks, Written};
use notation::{HearError, Language, MoveProblem, MoveText, Speech};

use crate::contract::act::{Act, Evidence, Order};
use crate::contract::entry::TimedAct;
use crate::contract::names::SquareText;
use crate::contract::values::PointsNumber;
use crate::disk::envelope::{commitment, read_commitment};
use crate::error::FrameError;

/// Reads moves in the context of a game: first as UCI, then in the language of the regulations, then in English.
///
/// ```
/// use laws::{Game, Regulations, Written};
/// use notation::Language;
/// let reader = protocol::Reader::new(Language::find("cs").unwrap());
/// let game = Game::new(Regulations::default());
/// let knight = reader.read_move("Jf3", &game);
/// assert_eq!(knight, reader.read_move("g1f3", &game));
/// assert_eq!(reader.read_move("hello", &game), Written::Unreadable);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    language: &'static Language,
}

impl Reader {
    /// Reads in a language, and in English as well.
    pub const fn new(language: &'static Language) -> Self {
        Self { language }
    }

    /// Reads an act in the context of its game.
    ///
    /// ```
    /// use laws::{Game, Regulations};
    /// use notation::Language;
    /// use protocol::{Reader, TimedAct};
    /// let reader = Reader::new(Language::find("en").unwrap());
    /// let timed = TimedAct::read(r#"{"at":0,"by":"arbiter","act":"start"}"#)?;
    /// assert_eq!(reader.read(&timed, &Game::new(Regulations::default()))?, laws::Act::Start);
    /// # Ok::<(), protocol::FrameError>(())
    /// ```
    pub fn read(self, timed: &TimedAct, game: &Game) -> Result<laws::Act, FrameError> {
        Reading::Now { reader: self, game, by: timed.by }.act(timed.act.act())
    }

    /// Reads an announcement: words in one of the ways moves are spoken, or a move as it is written.
    fn read_said(self, text: &str, position: &Position) -> Written {
        let mut heard = None;
        for speech in Speech::ALL {
            let written = match speech.hear(text, position) {
                Ok(said) => return said.mv.into(),
                Err(HearError::Ambiguous(_)) => Written::Ambiguous,
                Err(HearError::Illegal(illegal)) => Written::Illegal(Some(illegal.breach)),
                Err(HearError::NoMove) => Written::Illegal(None),
                Err(_) => continue,
            };
            heard = heard.or(Some(written));
        }
        heard.unwrap_or_else(|| self.read_in_position(text, position))
    }

    fn read_in_position(self, text: &str, position: &Position) -> Written {
        match text.parse().ok().map(|mv| position.legal(mv)) {
            Some(Ok(legal)) => legal.into(),
            Some(Err(illegal)) => Written::Illegal(Some(illegal.breach)),
            None => read_in(text, self.language, position)
                .or_else(|| Language::find("en").and_then(|english| read_in(text, english, position)))
                .unwrap_or(Written::Unreadable),
        }
    }

    /// Reads a move: returns the move, or that the text is ambiguous, illegal or not a move.
    pub fn read_move(self, text: &str, game: &Game) -> Written {
        if let Ok(mv) = text.parse::<Move>() {
            return displacement(mv, game);
        }
        let position = game.position();
        match read_in(text, self.language, position) {
            Some(written) => written,
            None => {
                Language::find("en").and_then(|english| read_in(text, english, position)).unwrap_or(Written::Unreadable)
            }
        }
    }
}

/// How the text of a move becomes a value: read now, or taken from the stored reading.
#[derive(Clone, Copy)]
pub(crate) enum Reading<'g> {
    Now { reader: Reader, game: &'g Game, by: Actor },
    Before(Option<Written>),
}

impl Reading<'_> {
    /// Reads an act: text becomes values.
    pub(crate) fn act(self, act: &Act) -> Result<laws::Act, FrameError> {
        use laws::Act as Laws;
        Ok(match act {
            Act::Start {} => Laws::Start,
            Act::Tick {} => Laws::Tick,
            Act::Arrive {} => Laws::Arrive,
            Act::Touch { square, squares, order } => {
                let one = square.as_ref().map(std::slice::from_ref);
                let touched =
                    one.or(squares.as_deref()).ok_or_else(|| FrameError::saying("square", "touch needs it"))?;
                Laws::Touch { squares: to_squares(touched), is_order_known: *order != Some(Order::Unknown) }
            }
            Act::Release { square, piece } => Laws::Release { square: square.0, role: piece.0 },
            Act::Adjust { squares } => Laws::Adjust { squares: to_squares(squares) },
            Act::Move { r#move, hands } => Laws::Move { mv: self.mv(r#move), hands: hands.unwrap_or(1) },
            Act::Press {} => Laws::Press,
            Act::Play { r#move } => Laws::Play { mv: self.mv(r#move) },
            Act::OfferDraw {} => Laws::OfferDraw,
            Act::AcceptDraw {} => Laws::AcceptDraw,
            Act::DeclineDraw {} => Laws::DeclineDraw,
            Act::Resign {} => Laws::Resign,
            Act::ClaimDraw { ground, intended, evidence } => Laws::ClaimDraw {
                ground: ground.0,
                intended: intended.as_ref().map(|text| self.mv(text)),
                by_display: is_display(*evidence),
            },
            Act::ClaimFlag { evidence } => Laws::ClaimFlag { by_display: is_display(*evidence) },
            Act::ClaimIllegalMove { evidence } => Laws::ClaimIllegalMove { by_display: is_display(*evidence) },
            Act::ClaimTouchMove { evidence } => Laws::ClaimTouchMove { by_display: is_display(*evidence) },
            Act::Withdraw { what } => Laws::Withdraw { what: what.0 },
            Act::StopClocks { .. } => Laws::StopClocks,
            Act::Resume { .. } => Laws::Resume,
            Act::SetClock { white, black, moves, .. } => {
                Laws::SetClock { white: white.map(Into::into), black: black.map(Into::into), moves: *moves }
            }
            Act::AddTime { player, ms, .. } => Laws::AddTime { player: player.0, time: (*ms).into() },
            Act::DeductTime { player, ms, .. } => Laws::DeductTime { player: player.0, time: (*ms).into() },
            Act::Warn { player, .. } => Laws::Warn { player: player.0 },
            Act::Penalise { player, penalty, ms, points, .. } => Laws::Penalise {
                player: player.0,
                penalty: penalty.0,
                time: ms.map(Into::into),
                points: points.map(|points| self.points(points)).transpose()?,
            },
            Act::Rule { decision, ms, player, ground, .. } => Laws::Rule {
                decision: decision.0,
                time: ms.map(Into::into),
                by: player.map(|player| player.0),
                ground: ground.map(|ground| ground.0),
            },
            Act::Declare { result, .. } => Laws::Declare { score: result.0 },
            Act::Report { irregularity, player, .. } => {
                Laws::Report { irregularity: irregularity.0, player: player.map(|player| player.0) }
            }
            Act::Record { text, half_move, illegible } => {
                Laws::Record { mv: self.mv(text), half_move: *half_move, is_illegible: illegible.unwrap_or(false) }
            }
            Act::Sign { result } => Laws::Sign { score: result.0 },
            Act::AgreeResume {} => Laws::AgreeResume,
            Act::Disconnected { player } => Laws::Disconnected { player: player.0 },
            Act::Connected { player } => Laws::Connected { player: player.0 },
            Act::ClaimAbsence { r#as } => Laws::ClaimAbsence { wanted: r#as.0 },
            Act::TakeBack {} => Laws::TakeBack,
            Act::AcceptTakeBack {} => Laws::AcceptTakeBack,
            Act::DeclineTakeBack {} => Laws::DeclineTakeBack,
            Act::AgreeCorrection {} => Laws::AgreeCorrection,
            Act::AskRecord {} => Laws::AskRecord,
            Act::ClaimQuickplay { ground, evidence } => {
                Laws::ClaimQuickplay { ground: ground.0, by_display: is_display(*evidence) }
            }
            Act::Verify { agrees, .. } => Laws::Verify { agrees: *agrees },
            Act::RequestIncrement {} => Laws::RequestIncrement,
            Act::Announce { text } => Laws::Announce { mv: self.said(text, false) },
            Act::Repeat { text } => Laws::Repeat { mv: self.said(text, true) },
            Act::Correct { text } => Laws::Correct { mv: self.said(text, false) },
            Act::Appoint { player, tasks, .. } => Laws::Appoint {
                player: player.0,
                tasks: tasks.as_ref().map_or(Tasks::ALL, |tasks| tasks.iter().map(|task| task.0).collect()),
            },
            Act::Leave { permitted } => Laws::Leave { is_permitted: permitted.unwrap_or(false) },
            Act::Adjourn { resume_at, place, .. } => {
                Laws::Adjourn { resume_at: resume_at.map(Into::into), place: place.clone() }
            }
            Act::Seal { text, nonce, commitment, .. } => Laws::Seal {
                commitment: committed(nonce.as_deref(), text.as_deref(), commitment.as_deref(), "seal")?,
                is_as_bound: text.as_ref().is_none_or(|text| self.is_as_bound(text)),
            },
            // No move is sealed, or its text is unknown: the laws refuse the act.
            Act::OpenEnvelope { text: None, .. } => {
                Laws::OpenEnvelope { commitment: Commitment([0; 32]), mv: Written::Unreadable }
            }
            Act::OpenEnvelope { text, nonce } => Laws::OpenEnvelope {
                commitment: committed(nonce.as_deref(), text.as_deref(), None, "open_envelope")?,
                mv: self.mv(text.as_deref().unwrap_or_default()),
            },
            Act::EnvelopeLost { position_known, .. } => {
                Laws::EnvelopeLost { is_position_known: position_known.unwrap_or(true) }
            }
            Act::Restore { half_moves, .. } => Laws::Restore { half_moves: *half_moves },
            Act::Reopen { .. } => Laws::Reopen,
            Act::UndoOffence { player, what, .. } => Laws::UndoOffence { player: player.0, what: what.0 },
            Act::Admit { player, .. } => Laws::Admit { player: player.0 },
            Act::EndSession {} => Laws::EndSession,
            Act::Appeal { against, .. } => Laws::Appeal { against: against.0 },
            Act::DecideAppeal { decision, .. } => Laws::DecideAppeal { decision: decision.0 },
        })
    }

    fn mv(self, text: &str) -> Written {
        match self {
            Self::Now { reader, game, .. } => reader.read_move(text, game),
            Self::Before(written) => written.unwrap_or(Written::Unreadable),
        }
    }

    /// Finds the score for which this event gives a number of points.
    fn points(self, number: PointsNumber) -> Result<Points, FrameError> {
        let scoring = match self {
            Self::Now { game, .. } => game.regulations().scoring,
            Self::Before(_) => Scoring::default(),
        };
        let found = scoring.read(number.0);
        // An act that was judged before is not judged again.
        let known = found.or(matches!(self, Self::Before(_)).then_some(Points::Half));
        known.ok_or_else(|| FrameError::saying("points", "expected what the event gives for a win, a draw or a loss"))
    }

    /// Reads an announcement: the player's or, if repeated, the opponent's.
    fn said(self, text: &str, is_repeated: bool) -> Written {
        match self {
            Self::Now { reader, game, by } => {
                let speaker = by.player().map(|player| if is_repeated { !player } else { player });
                let position = speaker.map_or_else(|| game.position(), |player| game.announced_position(player));
                reader.read_said(text, position)
            }
            Self::Before(written) => written.unwrap_or(Written::Unreadable),
        }
    }

    /// Tells whether a sealed text names the move that must be sealed, if there is one.
    fn is_as_bound(self, text: &str) -> bool {
        match self {
            Self::Now { reader, game, .. } => {
                let bound = game.bound();
                bound.is_none() || reader.read_in_position(text, game.position()).to_move() == bound
            }
            Self::Before(_) => true,
        }
    }
}

/// Reads a legal move, as UCI or in English SAN.
pub(crate) fn read_legal<'p>(
    text: &str,
    position: &'p Position,
    field: &str,
) -> Result<board::LegalMove<'p>, FrameError> {
    if let Ok(mv) = text.parse::<Move>() {
        return position.legal(mv).map_err(|error| FrameError::saying(field, error));
    }
    let english = Language::find("en").ok_or_else(|| FrameError::saying(field, "there is no English"))?;
    let written = MoveText::read(text, english).map_err(|error| FrameError::saying(field, error))?;
    Ok(written.find(position).map_err(|error| FrameError::saying(field, error))?.mv)
}

fn to_squares(squares: &[SquareText]) -> Vec<Square> {
    squares.iter().map(|square| square.0).collect()
}

fn is_display(evidence: Option<Evidence>) -> bool {
    evidence == Some(Evidence::Display)
}

/// Returns the commitment to a sealed text, or the stored one.
fn committed(nonce: Option<&str>, text: Option<&str>, kept: Option<&str>, act: &str) -> Result<Commitment, FrameError> {
    let nonce = nonce.unwrap_or_default();
    if !nonce.is_empty() && (nonce.len() != 64 || !nonce.bytes().all(|byte| byte.is_ascii_hexdigit())) {
        return Err(FrameError::new("nonce", nonce, "64 hexadecimal digits"));
    }
    match (text, kept) {
        (Some(text), _) => Ok(commitment(nonce, text)),
        (None, Some(kept)) => {
            read_commitment(kept).ok_or_else(|| FrameError::new("commitment", kept, "64 hexadecimal digits"))
        }
        (None, None) => Err(FrameError::saying("text", format!("{act} needs it"))),
    }
}

/// Reads a move in one language; none if the text is not a well-formed move there.
fn read_in(text: &str, language: &'static Language, position: &Position) -> Option<Written> {
    let written = MoveText::read(text, language).ok()?;
    Some(match written.find(position) {
        Ok(read) => read.mv.into(),
        Err(error) => match error.problem {
            MoveProblem::Ambiguous { .. } => Written::Ambiguous,
            MoveProblem::Illegal(illegal) => Written::Illegal(Some(illegal.breach)),
            _ => Written::Illegal(None),
        },
    })
}

/// Proves a move legal if it is. On a physical board castling may be shown step by step, so there a king's two steps are not
/// read as castling.
fn displacement(mv: Move, game: &Game) -> Written {
    match game.position().legal(mv) {
        Ok(legal) if game.regulations().board == BoardKind::Assisted || legal.to_move() == mv => legal.into(),
        _ => Written::Move(mv),
    }
}
