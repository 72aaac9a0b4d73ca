//! Finds the move that was made where a sheet has a gap or a slip: the only one after which the sheets can be played on.

use board::{ByColor, Color, LegalMove, Move, Position, Role};

use super::Sheet;
use crate::{CheckSign, Language, MoveError, MoveText, Place, Style};

/// The number of half-moves for which a guess at a move is checked.
const HORIZON: usize = 12;

/// Further gaps and slips that are accepted while a guess is checked.
#[derive(Clone, Copy)]
struct Patience {
    gaps: usize,
    slips: usize,
}

const PATIENCE: Patience = Patience { gaps: 1, slips: 2 };

/// What each sheet has for a move, read in a position.
type Read = ByColor<Option<Result<Move, MoveError>>>;

/// Finds the only unwritten move after which both sheets can be replayed further.
pub(super) fn deduce(sheets: ByColor<&Sheet>, ply: usize, position: &Position) -> Option<Move> {
    let moves = position.legal_moves().map(LegalMove::to_move);
    only(moves.filter(|&mv| leads_on(sheets, ply, position, mv, PATIENCE) == Some(true)))
}

/// Finds the only reading of a move, on which the sheets do not agree, that lets the rest be played.
pub(super) fn repair(sheets: ByColor<&Sheet>, ply: usize, position: &Position, read: &Read) -> Option<Move> {
    let mut legal: Vec<Move> =
        [&read.white, &read.black].into_iter().flatten().filter_map(|read| read.as_ref().ok().copied()).collect();
    if let [mv] = legal[..] {
        // An unclear entry that cannot mean the move on the other sheet contradicts it.
        let unclear = [Color::White, Color::Black].into_iter().find(|color| matches!(read[*color], Some(Err(_))));
        let sheet = unclear.map(|color| sheets[color]);
        let meant = sheet.and_then(|sheet| Some(readings(sheet.entry(ply).text()?, sheet.language, position)));
        legal.extend(meant.filter(|meant| !meant.contains(&mv)).into_iter().flatten());
    }
    // After the last entry nothing speaks against a move.
    // Between two legal moves only sheets that can be played on without any further slip decide.
    let patience = if legal.len() > 1 { Patience { slips: 0, ..PATIENCE } } else { PATIENCE };
    let fits = |mv: &Move| leads_on(sheets, ply, position, *mv, patience).unwrap_or(true);
    if !legal.is_empty() {
        return only(legal.into_iter().filter(fits));
    }
    let mut possible: Vec<Move> = position.legal_moves().map(LegalMove::to_move).collect();
    let mut is_narrowed = false;
    for sheet in [sheets.white, sheets.black] {
        let Some(text) = sheet.entry(ply).text() else { continue };
        let meant = readings(text, sheet.language, position);
        // What cannot be any legal move says nothing.
        if !meant.is_empty() {
            possible.retain(|mv| meant.contains(mv));
            is_narrowed = true;
        }
    }
    if is_narrowed { only(possible.into_iter().filter(fits)) } else { deduce(sheets, ply, position) }
}

/// Returns the only item.
fn only(mut moves: impl Iterator<Item = Move>) -> Option<Move> {
    let first = moves.next()?;
    moves.all(|other| other == first).then_some(first)
}

/// Returns whether both sheets can be played on after a move; nothing if they end with it.
fn leads_on(sheets: ByColor<&Sheet>, ply: usize, position: &Position, mv: Move, patience: Patience) -> Option<bool> {
    if ply + 1 >= sheets.white.entries.len().max(sheets.black.entries.len()) {
        return None;
    }
    let Ok(mv) = position.legal(mv) else { return Some(false) };
    Some(fits(sheets, ply + 1, mv.play(), patience, HORIZON))
}

/// Returns whether the sheets can be replayed for a while, with a few further gaps and slips.
fn fits(sheets: ByColor<&Sheet>, ply: usize, position: Position, patience: Patience, horizon: usize) -> bool {
    let is_over = ply >= sheets.white.entries.len().max(sheets.black.entries.len());
    // At least one entry must have been checked, or any move would fit.
    if horizon == 0 || is_over {
        return horizon < HORIZON;
    }
    let read = ByColor::from_fn(|color| sheets[color].find(ply, &position));
    let next = |mv: Move, patience: Patience| {
        position.legal(mv).is_ok_and(|mv| fits(sheets, ply + 1, mv.play(), patience, horizon - 1))
    };
    match (read.white, read.black) {
        (None, None) if patience.gaps > 0 => {
            let patience = Patience { gaps: patience.gaps - 1, ..patience };
            position.legal_moves().any(|mv| fits(sheets, ply + 1, mv.play(), patience, horizon))
        }
        (Some(Ok(a)), Some(Ok(b))) if a == b => next(a, patience),
        (Some(Ok(mv)), None) | (None, Some(Ok(mv))) => next(mv, patience),
        (Some(Ok(mv)), Some(Err(_))) | (Some(Err(_)), Some(Ok(mv))) if patience.slips > 0 => {
            next(mv, Patience { slips: patience.slips - 1, ..patience })
        }
        _ => false,
    }
}

/// Lists the legal moves that an unclear text can mean: one of several pieces, a pawn capture without its file, a promotion without
/// its piece, castling written as a king move, or a text in which `?` or `_` stands for a character.
fn readings(text: &str, language: &'static Language, position: &Position) -> Vec<Move> {
    match MoveText::read(text, language).map(|text| text.place) {
        Ok(Place::Piece { role, from_file, from_rank, to_file, to_rank, promotion }) => {
            let role = role.unwrap_or(Role::Pawn);
            let fits = |mv: &LegalMove<'_>| {
                let (from, to) = (mv.to_move().from(), castled_to(*mv));
                mv.role() == role
                    && from_file.is_none_or(|file| file == from.file())
                    && from_rank.is_none_or(|rank| rank == from.rank())
                    && to.file() == to_file
                    && to_rank.is_none_or(|rank| rank == to.rank())
                    && promotion.is_none_or(|role| mv.to_move().promotion() == Some(role))
            };
            position.legal_moves().filter(fits).map(LegalMove::to_move).collect()
        }
        Ok(_) => Vec::new(),
        Err(_) if text.contains(['?', '_']) => {
            let bare = text.trim_end_matches(['+', '#']);
            let fits = |mv: &LegalMove<'_>| forms(*mv, language).iter().any(|form| matches(bare, form));
            position.legal_moves().filter(fits).map(LegalMove::to_move).collect()
        }
        Err(_) => Vec::new(),
    }
}

/// Returns the square that a move leads to; for castling, the king's.
fn castled_to(mv: LegalMove<'_>) -> board::Square {
    let (from, to) = (mv.to_move().from(), mv.to_move().to());
    if !mv.is_castling() {
        return to;
    }
    board::Square::new(if to > from { board::File::G } else { board::File::C }, from.rank())
}

/// Writes a move in the forms that people use, without marks of check.
fn forms(mv: LegalMove<'_>, language: &'static Language) -> Vec<String> {
    let base = Style { language, check: CheckSign::None, ..Style::default() };
    let mut forms = Vec::new();
    for captures in [true, false] {
        for is_long in [false, true] {
            let text = Style { is_long, captures, ..base }.write(mv);
            forms.push(text.replace('-', ""));
            forms.push(text);
        }
    }
    forms
}

/// Compares a text in which `?` and `_` stand for any character with another.
fn matches(pattern: &str, text: &str) -> bool {
    let is_same = |(a, b): (char, char)| a == b || matches!(a, '?' | '_');
    pattern.chars().count() == text.chars().count() && pattern.chars().zip(text.chars()).all(is_same)
}
