//! Compares with `chasolver` wherever both are certain.

use board::{Board, Color, Piece, Position, Role, Setup, Square};
use winnable::{Budget, verdict};

/// Pseudo-random numbers, the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) as usize % limit
    }

    fn position(&mut self) -> Option<Position> {
        let mut board = Board::EMPTY;
        let kings = Color::ALL.map(|color| Piece { color, role: Role::King });
        let men: Vec<Piece> = (0..=self.below(7))
            .map(|_| Piece {
                color: Color::ALL[self.below(2)],
                role: [Role::Pawn, Role::Pawn, Role::Bishop, Role::Knight, Role::Rook][self.below(5)],
            })
            .collect();
        for piece in kings.into_iter().chain(men) {
            let index = if piece.role == Role::Pawn { 8 + self.below(48) } else { self.below(64) };
            board.set(Square::from_index(index)?, Some(piece));
        }
        Setup { board, turn: Color::ALL[self.below(2)], ..Setup::empty() }.validate().ok()
    }
}

#[test]
fn both_say_the_same_wherever_both_are_certain() {
    let mut chance = Chance(0x5eed_5eed_5eed_5eed);
    let mut compared = 0;
    for _ in 0..1_500 {
        let Some(position) = chance.position() else { continue };
        let Ok(board) = position.to_string().parse::<chess::Board>() else { continue };
        for side in Color::ALL {
            let winner = if side.is_white() { chess::Color::White } else { chess::Color::Black };
            let theirs = match chasolver::winnability(&board, winner) {
                Some(chasolver::Winnability::Winnable { .. }) => true,
                Some(chasolver::Winnability::Unwinnable) => false,
                None => continue,
            };
            let ours = verdict(&position, side, Budget::positions(300_000));
            if let Some(ours) = ours.known() {
                assert_eq!(ours, theirs, "{position} {side}");
                compared += 1;
            }
        }
    }
    assert!(compared > 1_000, "{compared}");
}
