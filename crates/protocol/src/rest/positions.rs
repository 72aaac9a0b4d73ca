//! Questions about positions and their answers, as frames.

use board::{Color, Move, Position, Setup};
use notation::Style;
use questions::king_reach;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;
use winnable::Budget;

use super::facts::{KingsFrame, PositionFacts, WhyNotFrame, squares};
use super::rules::ArticlesFrame;
use crate::contract::names::Name;
use crate::error::FrameError;
use crate::read::read_legal;

/// The most moves in a question: more than any game has.
const MOST_MOVES: usize = 2_000;

/// A question about a position.
///
/// ```
/// use protocol::PositionQuery;
/// let query = PositionQuery::read(r#"{"fen":"startpos","moves":["e2e4"],"try":"e7e4"}"#)?;
/// let frame = query.answer()?;
/// assert_eq!(frame.tried.unwrap().rule.as_deref(), Some("way_of_moving"));
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct PositionQuery {
    /// The position; `startpos` is the initial one.
    pub fen: String,
    /// Moves to be played first, as UCI or SAN.
    pub moves: Vec<String>,
    /// A move whose legality is asked about.
    #[ts(optional)]
    pub r#try: Option<String>,
    /// The side for which a series of legal moves to a mate is wanted.
    #[schema(value_type = Option<String>)]
    #[ts(optional)]
    line: Option<Name<Color>>,
    /// The language of sentences: `en`, `cs` or `sk`; without one there are none.
    #[ts(optional)]
    pub language: Option<String>,
}

/// The answer to a question about a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PositionFrame {
    /// The position after the moves that were given.
    pub fen: String,
    /// The facts about it.
    #[serde(flatten)]
    #[ts(flatten)]
    pub facts: PositionFacts,
    /// The pieces that give check.
    pub checkers: Vec<String>,
    /// The legal moves.
    pub moves: Vec<MoveFrame>,
    /// The answer about the move that was tried.
    #[serde(rename = "try", skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub tried: Option<TriedFrame>,
    /// A series of legal moves to a mate by the side that was asked about; null if there is none, or none was found.
    pub line: Option<Vec<MoveFrame>>,
    /// For each side that can never mate, the reason.
    #[serde(default)]
    pub why_not: WhyNotFrame,
    /// For a dead position, the squares that the kings can ever reach.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub kings: Option<KingsFrame>,
}

/// A legal move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MoveFrame {
    /// The move as UCI.
    pub uci: String,
    /// The move as SAN.
    pub san: String,
    /// The position after it.
    pub position: String,
}

/// The answer about a move that was tried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TriedFrame {
    /// Whether it is legal.
    pub legal: bool,
    /// The move, as far as it could be read.
    pub uci: String,
    /// The move as SAN; null if it is illegal.
    pub san: Option<String>,
    /// The position after it; null if it is illegal.
    pub position: Option<String>,
    /// The broken rule: a stable code for programs.
    pub rule: Option<String>,
    /// The article of that rule in each edition.
    pub articles: ArticlesFrame,
    /// The pieces that attack or block.
    pub by: Vec<String>,
    /// The reason as a sentence, in the language that was asked for.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub words: Option<String>,
}

impl PositionQuery {
    /// Reads a question; an error names the invalid field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        crate::error::read(text)
    }

    /// Sets up the position that is asked about.
    pub fn setup(&self) -> Result<Setup, FrameError> {
        let mut setup = match self.fen.trim() {
            "" => return Err(FrameError::saying("fen", "found nothing, expected a FEN or \"startpos\"")),
            "startpos" => Setup::initial(),
            fen => fen.parse().map_err(|error| FrameError::saying("fen", error))?,
        };
        if self.moves.len() > MOST_MOVES {
            let problem = format!("found {} moves, expected at most {MOST_MOVES}", self.moves.len());
            return Err(FrameError::saying("moves", problem));
        }
        for (index, text) in self.moves.iter().enumerate() {
            let field = format!("moves[{index}]");
            let position = setup.validate().map_err(|error| FrameError::saying(&field, error))?;
            setup = read_legal(text, &position, &field)?.play().to_setup();
        }
        Ok(setup)
    }

    /// Answers the question. This may take a while: the possibility of mate is searched within a budget.
    pub fn answer(&self) -> Result<PositionFrame, FrameError> {
        self.answer_within(Budget::DEFAULT)
    }

    /// Answers the question, with a budget for each side that may still mate.
    pub fn answer_within(&self, budget: Budget<'_>) -> Result<PositionFrame, FrameError> {
        let setup = self.setup()?;
        let tried = self.r#try.as_deref().map(|text| tried(text, &setup)).transpose()?;
        let position = setup.validate().ok();
        let legal_moves = position.as_ref().map(Position::legal_moves);
        let mut moves: Vec<MoveFrame> = legal_moves.into_iter().flatten().map(MoveFrame::of).collect();
        moves.sort_unstable_by(|one, other| one.uci.cmp(&other.uci));
        let facts = questions::Facts::within(&setup, budget);
        let found = self.line.and_then(|side| facts.can_mate.line(side.0));
        let line = position.as_ref().zip(found).and_then(|(position, line)| line_frame(position, line));
        let is_dead = facts.can_mate.dead() == Some(true);
        Ok(PositionFrame {
            fen: crate::contract::ruling::fen(&setup),
            facts: (&facts).into(),
            checkers: squares(setup.checkers()),
            moves,
            tried,
            line,
            why_not: (&facts.can_mate).into(),
            kings: position.as_ref().filter(|_| is_dead).map(|position| king_reach(position).into()),
        })
    }
}

impl PositionFrame {
    /// Tells whether the possibility of mate is known for both sides, or nobody can play on this board.
    pub fn is_settled(&self) -> bool {
        !self.facts.playable || self.facts.can_mate.is_settled()
    }
}

impl MoveFrame {
    fn of(legal: board::LegalMove<'_>) -> Self {
        Self { uci: legal.uci().to_string(), san: Style::PGN.write(legal), position: legal.play().to_string() }
    }
}

/// Writes a series of legal moves, each with the position after it.
fn line_frame(position: &Position, moves: &[Move]) -> Option<Vec<MoveFrame>> {
    let mut position = *position;
    let mut line = Vec::with_capacity(moves.len());
    for &mv in moves {
        let legal = position.legal(mv).ok()?;
        line.push(MoveFrame::of(legal));
        position = legal.play();
    }
    Some(line)
}

/// Answers about a move; if it names its squares, this works on any board.
fn tried(text: &str, setup: &Setup) -> Result<TriedFrame, FrameError> {
    let position = setup.validate().ok();
    let Ok(mv) = text.parse::<Move>() else {
        let position = position.ok_or_else(|| FrameError::new("try", text, "a move such as \"e2e4\""))?;
        return Ok(TriedFrame::legal(read_legal(text, &position, "try")?));
    };
    if let Some(legal) = position.as_ref().and_then(|position| position.legal(mv).ok()) {
        return Ok(TriedFrame::legal(legal));
    }
    let breach = setup.breach(mv);
    Ok(TriedFrame {
        legal: breach.is_none(),
        uci: mv.to_string(),
        san: None,
        position: None,
        rule: breach.map(|breach| breach.code().to_owned()),
        articles: breach.map(|breach| ArticlesFrame::of(setup, mv, breach)).unwrap_or_default(),
        by: breach.map(|breach| squares(breach.by())).unwrap_or_default(),
        words: None,
    })
}

impl TriedFrame {
    fn legal(legal: board::LegalMove<'_>) -> Self {
        let MoveFrame { uci, san, position } = MoveFrame::of(legal);
        Self {
            legal: true,
            uci,
            san: Some(san),
            position: Some(position),
            rule: None,
            articles: ArticlesFrame::default(),
            by: Vec::new(),
            words: None,
        }
    }
}

/// Declares the types of questions about positions.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![PositionQuery::decl(config), MoveFrame::decl(config), TriedFrame::decl(config), PositionFrame::decl(config)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rest::facts::{Answer, CanMate, WhyNot};

    fn ask(text: &str) -> PositionFrame {
        PositionQuery::read(text).unwrap().answer().unwrap()
    }

    #[test]
    fn an_illegal_move_is_told_with_its_article_in_each_edition() {
        let frame = ask(r#"{"fen":"4k3/8/8/8/8/5b2/8/R3K2R w KQ - 0 1","try":"e1c1"}"#);
        let tried = frame.tried.unwrap();
        assert_eq!((tried.legal, tried.rule.as_deref()), (false, Some("castling_through_attack")));
        assert_eq!(tried.by, ["f3"]);
        let articles = tried.articles;
        assert_eq!(
            [articles.fide_1997, articles.fide_2009, articles.fide_2018, articles.fide_2023].map(Option::unwrap),
            ["3.5cI", "3.8b(2)a", "3.8.2.2.1", "3.8.2.2.1"]
        );
        let nothing = ask(r#"{"fen":"startpos","try":"e4e5"}"#).tried.unwrap();
        assert_eq!((nothing.rule.as_deref(), nothing.articles), (Some("empty_square"), ArticlesFrame::default()));
    }

    #[test]
    fn moves_are_played_before_the_position_is_looked_at() {
        let frame = ask(r#"{"fen":"startpos","moves":["f2f3","e5","g2g4","Qh4#"]}"#);
        assert!(frame.facts.checkmate && frame.moves.is_empty());
        assert_eq!(frame.checkers, ["h4"]);
        let error = PositionQuery::read(r#"{"fen":"startpos","moves":["e2e4","e2e4"]}"#).unwrap().answer().unwrap_err();
        assert_eq!(error.field, "moves[1]");
    }

    #[test]
    fn a_mating_line_ends_in_mate() {
        let frame = ask(r#"{"fen":"8/8/8/4k3/8/8/4q3/K7 w - - 0 60","line":"black"}"#);
        let last = frame.line.unwrap().pop().unwrap();
        assert!(last.san.ends_with('#') && last.position.parse::<Position>().unwrap().is_checkmate());
        assert_eq!(ask(r#"{"fen":"8/8/8/4k3/8/8/4q3/K7 w - - 0 60","line":"white"}"#).line, None);
        assert_eq!(frame.facts.can_mate, CanMate { white: Some(Answer::No), black: Some(Answer::Yes) });
    }

    #[test]
    fn a_board_that_nobody_can_play_on_has_flaws_and_breaches() {
        let frame = ask(r#"{"fen":"8/8/8/8/8/8/8/4K2P w - - 0 1","try":"h1h3"}"#);
        assert!(!frame.facts.playable && frame.facts.flaws.len() == 2);
        assert_eq!(frame.facts.dead, None);
        assert!(!frame.tried.unwrap().legal);
        let error = PositionQuery::read(r#"{"fen":"8/8 w - - 0 1"}"#).unwrap().answer().unwrap_err();
        assert_eq!(error.field, "fen");
    }

    #[test]
    fn a_dead_position_says_why_and_shows_where_the_kings_can_get() {
        let frame = ask(r#"{"fen":"4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 41"}"#);
        let locked = Some(WhyNot::Locked);
        assert_eq!(frame.why_not, WhyNotFrame { white: locked, black: locked });
        let kings = frame.kings.unwrap();
        assert_eq!((kings.white.len(), kings.black.len()), (24, 24));
    }

    #[test]
    fn where_somebody_can_mate_nothing_is_shown_of_the_kings() {
        let frame = ask(r#"{"fen":"8/8/8/4k3/8/8/4q3/K7 w - - 0 60"}"#);
        assert_eq!(frame.why_not, WhyNotFrame { white: Some(WhyNot::BareKing), black: None });
        assert_eq!(frame.kings, None);
    }
}
