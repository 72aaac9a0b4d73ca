//! The tags of a game, and the start position they give.

use std::collections::BTreeSet;

use board::Position;

use super::games::{Games, read_comment};
use super::scan::{self, line_end};
use super::tag::{Tag, skip_blank};
use super::{PgnError, PgnProblem, Visitor};

/// The start of the game according to its tags.
#[derive(Default)]
pub(super) struct Start<'a> {
    fen: Option<(usize, Tag<'a>)>,
    variant: Option<(usize, Tag<'a>)>,
}

impl<'a> Games<'a> {
    /// Reads the tags of a game, and the comments before them. A line that starts like a tag pair and is none is reported and
    /// skipped.
    pub(super) fn read_tags(
        &mut self,
        visitor: &mut impl Visitor,
        error: &mut Option<PgnError>,
    ) -> Result<Start<'a>, (usize, PgnProblem)> {
        let bytes = self.bytes;
        let mut start = Start::default();
        let mut names = Names::default();
        loop {
            let (at, is_blank) = skip_blank(bytes, self.at);
            self.at = at;
            match bytes.get(at) {
                Some(b'[') => {
                    // An empty line may come between the tags of one game, but not before a tag that it already has.
                    if is_blank && names.begin.is_some() && names.has_before(bytes, at) {
                        return Ok(start);
                    }
                    names.begin = names.begin.or(Some(at));
                    if let Some((tag, len)) = Tag::read(&bytes[at..]) {
                        match tag.raw_name {
                            b"FEN" => start.fen = start.fen.or(Some((at, tag))),
                            b"Variant" => start.variant = start.variant.or(Some((at, tag))),
                            _ => {}
                        }
                        visitor.tag(tag);
                        self.at = at + len;
                    } else {
                        self.report(at, PgnProblem::Tag, false, visitor, error);
                        self.at = line_end(bytes, at);
                    }
                }
                Some(b'%') if scan::is_line_start(bytes, at) => self.at = line_end(bytes, at),
                // A comment may precede the tags; one between tags and moves belongs to the moves.
                Some(b'{' | b';') if names.begin.is_none() => {
                    let (comment, end) = read_comment(bytes, at)?;
                    visitor.comment(comment);
                    self.at = end;
                }
                _ => return Ok(start),
            }
        }
    }
}

/// The names of the tags of a game, which are collected only if an empty line comes between them.
#[derive(Default)]
struct Names<'a> {
    /// The offset of the first tag.
    begin: Option<usize>,
    /// The names up to an offset.
    known: BTreeSet<&'a [u8]>,
    end: usize,
}

impl<'a> Names<'a> {
    /// Tells whether what starts like a tag here begins another game: it is `Event`, no tag at all, or a tag that comes before.
    #[cold]
    fn has_before(&mut self, bytes: &'a [u8], at: usize) -> bool {
        let Some(name) = Tag::name_at(&bytes[at..]).filter(|name| name != b"Event") else { return true };
        let mut here = self.end.max(self.begin.unwrap_or(at));
        while here < at {
            here = scan::skip_white(bytes, here);
            let text = &bytes[here..at.max(here)];
            self.known.extend(Tag::name_at(text));
            // Tags can share a line; a line that is no tag is skipped.
            here = Tag::read(text).map_or_else(|| line_end(bytes, here), |(_, len)| here + len);
        }
        self.end = at;
        self.known.contains(name)
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
    const NAMES: [&str; 17] = [
        "",
        "?",
        "-",
        "chess",
        "standard",
        "standardchess",
        "regular",
        "classical",
        "orthodox",
        "normal",
        "fromposition",
        "chess960",
        "fischerandom",
        "fischerrandom",
        "fischerrandomchess",
        "960",
        "freestyle",
    ];
    let name: String = variant.chars().filter(|c| !matches!(c, ' ' | '-' | '_')).collect::<String>().to_lowercase();
    NAMES.contains(&name.as_str()) || variant == "-"
}
