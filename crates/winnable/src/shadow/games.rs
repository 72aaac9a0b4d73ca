//! Games played by chance, which must be lines of the closure.

use board::{Bitboard, Board, Color, LegalMove, Piece, Position, Role, Setup, Square};

use super::stage::{Mover, Stage};
use crate::chance::Chance;
use crate::reach::Reach;

/// Draws kings and men who crowd one half of the board, so that there are many checks.
fn position(chance: &mut Chance) -> Option<Position> {
    let mut board = Board::EMPTY;
    let shift = chance.below(5);
    let letters = b"PpPpNnBbBbRrQq";
    let mut men = String::from("Kk");
    men.extend((0..4 + chance.below(12)).map(|_| char::from(letters[chance.below(letters.len())])));
    for letter in men.chars() {
        let square = Square::from_index((chance.below(4) + shift) + 8 * chance.below(8))?;
        let piece = Piece::from_letter(letter)?;
        let is_last = piece.role == Role::Pawn && matches!(square.rank() as u8, 0 | 7);
        if board.piece_at(square).is_none() && !is_last {
            board.set(square, Some(piece));
        }
    }
    Setup { board, turn: Color::ALL[chance.below(2)], ..Setup::empty() }.validate().ok()
}

/// The men who are followed, and the squares where shadows stand.
struct Game {
    position: Position,
    shadows: Bitboard,
    faded: u8,
}

impl Game {
    /// Forgets the shadows of a position.
    fn board(&self) -> Board {
        let mut board = *self.position.board();
        self.shadows.into_iter().for_each(|square| board.set(square, None));
        board
    }

    fn play(&mut self, legal: LegalMove<'_>, fades: u8) -> bool {
        let (mv, turn) = (legal.to_move(), self.position.turn());
        let role = self.position.board().role_at(mv.from());
        let is_shadow = self.shadows.contains(mv.from());
        let next = legal.play();
        let mut shadows = self.shadows.without(Bitboard::from(mv.from()) | mv.to().into());
        shadows &= next.board().occupied();
        let is_promoted = role == Some(Role::Pawn) && mv.to().rank() == turn.last_rank();
        let fades = is_promoted && !is_shadow && fades >> turn as u8 & 1 != 0;
        if is_shadow || fades {
            shadows.insert(mv.to());
        }
        if fades {
            self.faded |= 1 << turn as u8;
        }
        (self.position, self.shadows) = (next, shadows);
        is_shadow
    }
}

/// Plays games by chance: each must be a line of the closure, and each mate a board that might be mate.
#[test]
fn every_game_is_a_line_of_the_closure() {
    let mut chance = Chance::new(0x005a_de0f_1234_5671);
    let (mut followed, mut mates, mut clear) = (0, 0, 0);
    for _ in 0..8_000 {
        let Some(position) = position(&mut chance) else { continue };
        let winner = Color::ALL[chance.below(2)];
        let reach = Reach::of(&position);
        let (mut set, rarely) = (0, 2 + chance.below(6));
        for (index, man) in reach.men().iter().enumerate() {
            if !matches!(man.role, Role::King | Role::Pawn) && chance.below(rarely) == 0 {
                set |= 1 << index;
            }
        }
        let fades = chance.below(4) as u8;
        let stage = Stage::new(&reach, winner, set, fades);
        let shadows = reach.men().iter().enumerate().filter(|(index, _)| set >> index & 1 != 0);
        let shadows = shadows.map(|(_, man)| man.square).collect();
        let mut game = Game { position, shadows, faded: 0 };
        let mut state = stage.root(&position);
        for _ in 0..24 {
            let before = game.position;
            let moves = before.legal_moves();
            // Checks above all: they are what the closure is strict about.
            let picked = (0..3).map(|_| chance.below(moves.len().max(1))).collect::<Vec<_>>();
            let Some(legal) = picked
                .iter()
                .filter_map(|&index| before.legal_moves().nth(index))
                .max_by_key(|legal| legal.play().is_check())
            else {
                break;
            };
            let is_shadow = game.play(legal, fades);
            let mut children = Vec::new();
            stage.follow(&state, &mut children);
            let board = game.board();
            let same = children.into_iter().find(|(child, mover)| {
                child.board == board && child.faded == game.faded && is_shadow == matches!(mover, Mover::Shadow)
            });
            let Some((child, mover)) = same else { panic!("{before}: {legal:?} with {:?}", game.shadows) };
            if game.position.turn() != winner && game.position.is_checkmate() {
                assert!(stage.might_be_mate(&child, mover).is_some(), "{}", game.position);
                mates += 1;
            }
            clear += usize::from(child.clear.has_any());
            followed += 1;
            state = child;
        }
    }
    assert!(followed > 10_000 && mates > 80 && clear > 30, "{followed} moves, {mates} mates, {clear} clear");
}
