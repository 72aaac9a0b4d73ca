//! The tags of a game, and the start position they give.

use board::Position;

use super::games::{Games, read_comment};
use super::scan::{self, line_end};
use super::tag::{Tag, skip_blank};
use super::{PgnProblem, Visitor};

/// The start of the game according to its tags.
#[derive(Default)]
pub(super) struct Start<'a> {
    fen: Option<(usize, Tag<'a>)>,
    variant: Option<(usize, Tag<'a>)>,
}

impl<'a> Games<'a> {
    /// Reads the tags of a game, and the comments before them.
    pub(super) fn read_tags(&mut self, visitor: &mut impl Visitor) -> Result<Start<'a>, (usize, PgnProblem)> {
        let bytes = self.bytes;
        let mut start = Start::default();
        let mut first: Option<&[u8]> = None;
        loop {
            let (at, is_blank) = skip_blank(bytes, self.at);
            self.at = at;
            match bytes.get(at) {
                Some(b'[') => {
                    let Some((tag, len)) = Tag::read(&bytes[at..]) else {
                        if first.is_some() && is_blank {
                            return Ok(start);
                        }
                        return Err((at, PgnProblem::Tag));
                    };
                    // An empty line may come between the tags of one game.
                    let is_new = tag.raw_name == b"Event" || Some(tag.raw_name) == first;
                    if is_blank && first.is_some() && is_new {
                        return Ok(start);
                    }
                    first = first.or(Some(tag.raw_name));
                    match tag.raw_name {
                        b"FEN" => start.fen = Some((at, tag)),
                        b"Variant" => start.variant = Some((at, tag)),
                        _ => {}
                    }
                    visitor.tag(tag);
                    self.at = at + len;
                }
                Some(b'%') if scan::is_line_start(bytes, at) => self.at = line_end(bytes, at),
                // A comment may precede the tags; one between tags and moves belongs to the moves.
                Some(b'{' | b';') if first.is_none() => {
                    let (comment, end) = read_comment(bytes, at)?;
                    visitor.comment(comment);
                    self.at = end;
                }
                _ => return Ok(start),
            }
        }
    }
}

impl Start<'_> {
    /// Returns the start position, if the game is chess.
    pub(super) fn position(&self, initial: Position) -> Result<Position, (usize, PgnProblem)> {
        if let Some((at, tag)) = self.variant
            && !is_chess(&tag.value())
        {
            return Err((at, PgnProblem::Variant(tag.value().into_owned())));
        }
        match self.fen {
            None => Ok(initial),
            Some((at, tag)) => tag.value().parse().map_err(|error| (at, PgnProblem::Start(error))),
        }
    }
}

/// Returns whether a `Variant` tag names chess: the standard game, from any position, or Chess960.
fn is_chess(variant: &str) -> bool {
    const NAMES: [&str; 12] = [
        "",
        "?",
        "-",
        "chess",
        "standard",
        "normal",
        "fromposition",
        "chess960",
        "fischerandom",
        "fischerrandom",
        "960",
        "freestyle",
    ];
    let name: String = variant.chars().filter(|c| !matches!(c, ' ' | '-' | '_')).collect::<String>().to_lowercase();
    NAMES.contains(&name.as_str()) || variant == "-"
}
