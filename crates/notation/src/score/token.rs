//! Splits a text into moves, numbers and the rest.

use std::ops::Range;

/// The most bytes that a move takes, with all its signs and in every alphabet.
const LONGEST_MOVE: usize = 40;

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) kind: TokenKind,
    pub(crate) span: Range<usize>,
}

/// The kind of a part of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenKind {
    /// It has the form of a move in some language: a square or castling.
    Move,
    /// Two files, which can be a pawn capture, or a word.
    Files,
    /// The number of a move, and whether Black's follows.
    Number(u32, bool),
    /// A dash or a question mark in place of a move.
    Gap,
    /// The start of a bracket, which can hold a variation.
    Open,
    /// Its end.
    Close,
    /// A result.
    Result,
    /// Anything else.
    Other,
}

/// Splits a text; leaves out white space, tag pairs and comments in braces.
pub(crate) fn tokens(text: &str) -> Tokens<'_> {
    Tokens { text, at: 0, stop: 0 }
}

/// The parts of a text, one after the other.
#[derive(Debug)]
pub(crate) struct Tokens<'t> {
    text: &'t str,
    at: usize,
    /// The next bracket that ends a tag pair or line feed, found for an earlier place; it is looked for once.
    stop: usize,
}

impl Tokens<'_> {
    /// Counts the bytes of a tag pair; one for a bracket that does not end on its line.
    fn tag_len(&mut self) -> usize {
        if self.stop <= self.at {
            let found = self.text[self.at..].find([']', '\n']);
            self.stop = found.map_or(self.text.len(), |len| self.at + len);
        }
        if self.text[self.stop..].starts_with(']') { self.stop + 1 - self.at } else { 1 }
    }
}

impl Iterator for Tokens<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        loop {
            let rest = &self.text[self.at..];
            let next = rest.chars().next()?;
            let start = self.at;
            let (kind, len) = match next {
                _ if next.is_whitespace() => (None, next.len_utf8()),
                '{' => (None, rest.find('}').map_or(rest.len(), |end| end + 1)),
                '[' => (None, self.tag_len()),
                _ if is_around(next) => (Some(TokenKind::Other), next.len_utf8()),
                _ => {
                    let (kind, len) = read(rest);
                    (Some(kind), len)
                }
            };
            self.at += len;
            if let Some(kind) = kind {
                return Some(Token { kind, span: start..self.at });
            }
        }
    }
}

/// Tells whether a character surrounds words and is no part of them: quotes, and the signs of Markdown.
fn is_around(c: char) -> bool {
    matches!(c, '*' | '`' | '"' | '\'' | '“' | '”' | '„' | '‘' | '’' | '‚' | '«' | '»' | '<' | '>' | '|' | '~' | '•')
}

fn read(rest: &str) -> (TokenKind, usize) {
    if let Some(len) = number(rest) {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let dots = &rest[digits..len];
        let is_black = dots.contains("..") || dots.contains('…');
        return (TokenKind::Number(rest[..digits].parse().unwrap_or(u32::MAX), is_black), len);
    }
    let first = rest.chars().next().unwrap_or_default();
    match first {
        '(' if !rest.starts_with("(=)") => return (TokenKind::Open, 1),
        ')' => return (TokenKind::Close, 1),
        '.' | '…' => {
            let len = rest.chars().take_while(|c| matches!(c, '.' | '…')).map(char::len_utf8).sum();
            return (TokenKind::Other, len);
        }
        _ => {}
    }
    let word = &rest[..word_len(rest)];
    let bare = word.trim_end_matches([',', ';', '.', ':']);
    // The last dot of `exf6e.p.` belongs to the move.
    let bare = if bare.ends_with("e.p") && word[bare.len()..].starts_with('.') { &word[..=bare.len()] } else { bare };
    // A colon after a square marks a capture; other punctuation belongs to the sentence.
    let bare = if word[bare.len()..].starts_with(':') && is_move(bare) { &word[..=bare.len()] } else { bare };
    if crate::pgn::Outcome::read(bare).is_some() && bare != "0-0" {
        return (TokenKind::Result, bare.len());
    }
    if matches!(bare, "-" | "–" | "—" | "--" | "---" | "–––" | "?" | "??" | "???" | "_" | "__" | "___" | "/")
    {
        return (TokenKind::Gap, bare.len());
    }
    if is_move(bare) {
        let marks = behind(&rest[bare.len()..]);
        return (TokenKind::Move, bare.len() + marks);
    }
    // Dashes and underscores that join words: `Nf3—the best move`, `_Nf3_`.
    let joint = word.char_indices().find(|(_, c)| matches!(c, '—' | '_'));
    if let Some((at, joint)) = joint {
        return if at == 0 { (TokenKind::Other, joint.len_utf8()) } else { read(&rest[..at]) };
    }
    let mut chars = bare.chars().filter(|&c| c != 'x' && c != ':');
    if let (Some('a'..='h'), Some('a'..='h'), None) = (chars.next(), chars.next(), chars.next()) {
        return (TokenKind::Files, bare.len());
    }
    (TokenKind::Other, if bare.is_empty() { word.len() } else { bare.len() })
}

/// Finds the number of a move: digits with a dot, or digits alone at the end of a word.
fn number(rest: &str) -> Option<usize> {
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    if !(1..=4).contains(&digits) {
        return None;
    }
    let after = &rest[digits..];
    let dots: usize = after.chars().take_while(|c| matches!(c, '.' | '…')).map(char::len_utf8).sum();
    let is_alone = after.is_empty() || after.starts_with(char::is_whitespace) || after.starts_with(')');
    (dots > 0 || is_alone).then_some(digits + dots)
}

fn word_len(rest: &str) -> usize {
    let mut len = 0;
    let mut has_bracket = false;
    let mut chars = rest.char_indices();
    while let Some((at, c)) = chars.next() {
        let is_promotion = c == '(' && at > 0 && chars.clone().nth(1).is_some_and(|(_, after)| after == ')');
        let ends = c.is_whitespace()
            || matches!(c, '{' | '[')
            || at > 0 && is_around(c)
            // A dash can join two squares; an underscore joins nothing that is read.
            || c == '—' && at > LONGEST_MOVE
            || c == '_' && at > 0 && !rest.starts_with('_')
            || c == '(' && !is_promotion && at > 0
            || c == ')' && !has_bracket;
        if ends {
            break;
        }
        has_bracket |= c == '(';
        len = at + c.len_utf8();
    }
    len.max(rest.chars().next().map_or(1, char::len_utf8))
}

/// Tells whether a word has the form of a move: a letter or two, then squares; or castling.
fn is_move(word: &str) -> bool {
    if word.len() > LONGEST_MOVE {
        return false;
    }
    let word = ["e.p.", "e.p", "ep"].iter().find_map(|mark| word.strip_suffix(mark)).unwrap_or(word);
    let noughts: String = word.chars().map(|c| if matches!(c, '–' | '‑' | '—') { '-' } else { c }).collect();
    let castling = noughts.replace(['O', 'o', 'О', 'о'], "0");
    if castling.starts_with("0-0") {
        return castling.trim_start_matches("0-0").trim_start_matches("-0").chars().all(is_mark);
    }
    let letters =
        word.chars().take_while(|c| !c.is_ascii() && c.is_alphanumeric() || c.is_ascii_uppercase() || is_figurine(*c));
    let letters: usize = letters.take(3).map(char::len_utf8).sum();
    if word[..letters].chars().count() > 2 {
        return false;
    }
    let squares: Vec<char> = word[letters..]
        .chars()
        .take_while(|c| matches!(c, 'a'..='h' | '1'..='8' | 'x' | 'X' | ':' | '-' | '–' | '×' | '‑' | '—'))
        .collect();
    if squares.last() == Some(&'—') {
        return false;
    }
    let after: usize = squares.iter().map(|c| c.len_utf8()).sum();
    let places: String = squares.iter().filter(|c| c.is_ascii_alphanumeric() && !matches!(c, 'x' | 'X')).collect();
    let is_square = |text: &str| matches!(text.as_bytes(), [b'a'..=b'h', b'1'..=b'8']);
    let fits = match places.len() {
        2 => is_square(&places),
        3 => is_square(&places[1..]),
        4 => is_square(&places[..2]) && is_square(&places[2..]),
        _ => false,
    };
    // After the squares comes at most a piece or a mark: ordinary words are longer.
    fits && word[letters + after..].chars().filter(|c| !is_mark(*c)).count() <= 3
        && !word[letters + after..].chars().any(|c| c.is_ascii_digit())
}

fn is_figurine(c: char) -> bool {
    matches!(c, '♔'..='♟' | '\u{fe0e}')
}

fn is_mark(c: char) -> bool {
    matches!(c, '+' | '#' | '!' | '?' | '=' | '(' | ')' | '†' | '‡' | 'e' | 'p' | '.' | '/')
}

/// Counts the bytes of marks that are separated from the move but belong to it: `e.p.`, `(=)`.
fn behind(rest: &str) -> usize {
    let mut len = 0;
    loop {
        let here = &rest[len..];
        let gap = here.len() - here.trim_start_matches(' ').len();
        match ["e.p.", "e. p.", "(=)", "(e.p.)", "++", "+", "#"].iter().find(|mark| here[gap..].starts_with(**mark)) {
            Some(mark) => len += gap + mark.len(),
            None => return len,
        }
    }
}
