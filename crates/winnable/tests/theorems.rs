//! Every rule of material is derived again by examining all placements that could break it.

mod common;

use board::{Bitboard, Board, Color, Piece, Position, Role, Setup, Square, attacks};
use common::{Chance, pieces};
use winnable::{Budget, Why, Winnable, inevitable, verdict};

fn piece(letter: char) -> Option<Piece> {
    Piece::from_letter(letter)
}

fn ring(square: Square) -> Bitboard {
    attacks(Role::King, Color::White, square, Bitboard::EMPTY)
}

/// Puts the loser to move on a board.
fn playable(board: Board) -> Option<Position> {
    Setup { board, turn: Color::Black, ..Setup::empty() }.validate().ok()
}

/// A knight checks, the winner's king covers what it can, and pieces of one kind stand on all other flight squares: with
/// such pieces the loser has the fewest flights and the winner the best chance. More of them elsewhere could only capture
/// the checking piece.
fn smothered(king: Square, own: Square, checker: Square, checker_letter: char, blocker: char) -> Option<Position> {
    if ring(king).contains(own) || own == king || own == checker || checker == king {
        return None;
    }
    let mut board = Board::EMPTY;
    board.set(king, piece('k'));
    board.set(own, piece('K'));
    board.set(checker, piece(checker_letter));
    let role = piece(checker_letter)?.role;
    let covered = ring(own) | attacks(role, Color::White, checker, board.occupied() & !Bitboard::from(king));
    for flight in ring(king).without(covered | board.occupied()) {
        board.set(flight, piece(blocker));
    }
    playable(board)
}

#[test]
fn a_knight_never_mates_a_king_that_has_only_queens() {
    let mut looked = 0;
    for king in Square::ALL {
        for own in Square::ALL {
            for checker in attacks(Role::Knight, Color::White, king, Bitboard::EMPTY) {
                let Some(position) = smothered(king, own, checker, 'N', 'q') else { continue };
                looked += 1;
                assert!(!position.is_checkmate(), "{position}");
            }
        }
    }
    assert!(looked > 5_000, "{looked}");
}

#[test]
fn a_knight_mates_a_king_that_has_a_rook_a_bishop_a_knight_or_a_pawn() {
    for blocker in ['r', 'b', 'n', 'p'] {
        let is_mate =
            |king, own, checker| smothered(king, own, checker, 'N', blocker).is_some_and(|p| p.is_checkmate());
        let found = Square::ALL.into_iter().any(|king| {
            Square::ALL.into_iter().any(|own| {
                attacks(Role::Knight, Color::White, king, Bitboard::EMPTY).into_iter().any(|n| is_mate(king, own, n))
            })
        });
        assert!(found, "{blocker}");
    }
}

#[test]
fn bishops_of_one_color_never_mate_a_king_without_a_man_who_can_block_the_other_color() {
    // Only rooks and queens can stand on the squares that the bishops do not attack; a queen can do all that a rook can.
    // Other bishops of the winner cover only squares of their own color, so all those flights count as covered.
    let mut looked = 0;
    for king in Square::ALL {
        let colored = if king.is_light() { Bitboard::LIGHT } else { !Bitboard::LIGHT };
        for own in Square::ALL {
            for checker in attacks(Role::Bishop, Color::White, king, Bitboard::EMPTY) {
                if ring(king).contains(own) || own == king || own == checker {
                    continue;
                }
                let mut board = Board::EMPTY;
                board.set(king, piece('k'));
                board.set(own, piece('K'));
                board.set(checker, piece('B'));
                for flight in ring(king).without(colored | ring(own)) {
                    board.set(flight, piece('r'));
                }
                let Some(position) = playable(board) else { continue };
                if !position.is_check() {
                    continue; // The king blocks the bishop.
                }
                looked += 1;
                // An escape that no bishop could close: off the bishops' color, or a capture or interposition by a rook.
                let escapes = position.legal_moves().into_iter().any(|legal| match legal.role() {
                    Role::King => !colored.contains(legal.to_move().to()),
                    _ => true,
                });
                assert!(escapes, "{position}");
            }
        }
    }
    assert!(looked > 10_000, "{looked}");
}

#[test]
fn two_knights_leave_a_bare_king_on_the_move_a_way_out() {
    // By symmetry, a king in one triangle of the board stands for all.
    let mut looked = 0;
    for king in Square::ALL {
        let (file, rank) = (king.file() as u8, king.rank() as u8);
        if file > 3 || rank > file {
            continue;
        }
        for own in Square::ALL {
            for first in Square::ALL {
                for second in Square::ALL.into_iter().filter(|&second| second > first) {
                    let mut board = Board::EMPTY;
                    for (square, letter) in [(first, 'N'), (second, 'N'), (own, 'K'), (king, 'k')] {
                        board.set(square, piece(letter));
                    }
                    if board.occupied().len() < 4 || ring(king).contains(own) {
                        continue;
                    }
                    let Some(position) = playable(board) else { continue };
                    looked += 1;
                    assert!(!is_lost(&position), "{position}");
                }
            }
        }
    }
    assert!(looked > 100_000, "{looked}");
}

/// Tells whether the king to move has a move, and each one allows mate in one.
fn is_lost(position: &Position) -> bool {
    let moves = position.legal_moves();
    let can_mate = |next: Position| next.legal_moves().into_iter().any(|reply| reply.play().is_checkmate());
    !moves.is_empty() && moves.into_iter().all(|legal| can_mate(legal.play()))
}

/// Counts a king's moves between two squares.
fn distance(one: Square, other: Square) -> u8 {
    let files = (one.file() as u8).abs_diff(other.file() as u8);
    files.max((one.rank() as u8).abs_diff(other.rank() as u8))
}

/// Puts a minor piece of White and a piece of Black, who is to move, on a board with both kings.
fn with_one_piece(
    (minor, checker): (char, Square),
    (other, square): (char, Square),
    own: Square,
    king: Square,
) -> Option<Position> {
    let mut board = Board::EMPTY;
    for (square, letter) in [(square, other), (checker, minor), (own, 'K'), (king, 'k')] {
        board.set(square, piece(letter));
    }
    if board.occupied().len() < 4 || ring(king).contains(own) { None } else { playable(board) }
}

#[test]
fn a_minor_piece_leaves_a_king_with_one_piece_a_way_out_unless_it_is_a_knight_and_a_rooks_pawn() {
    let mut last = Vec::new();
    for (minor, other) in
        ["Np", "Nn", "Nb", "Nr", "Nq", "Bp", "Bn", "Bb", "Br", "Bq"].map(|pair| (&pair[..1], &pair[1..]))
    {
        let (minor, other) = (minor.chars().next().unwrap(), other.chars().next().unwrap());
        // Pawns break the symmetry of the ranks: without them one corner stands for all.
        let corners = if other == 'p' { &[Square::A1, Square::A8][..] } else { &[Square::A1][..] };
        for &corner in corners {
            for king in ring(corner) | corner.into() {
                // A king that helps to mate in the corner is at most two squares away, and so at most three before the
                // last move.
                for own in Square::ALL.into_iter().filter(|&own| distance(own, corner) <= 3) {
                    for checker in Square::ALL {
                        for square in Square::ALL {
                            let position = with_one_piece((minor, checker), (other, square), own, king);
                            if position.is_some_and(|position| is_lost(&position)) {
                                last.push((minor, other, square));
                            }
                        }
                    }
                }
            }
        }
    }
    assert_eq!(last, [('N', 'p', Square::A3); 2]);
}

#[test]
fn a_minor_piece_mates_a_king_with_one_piece_in_a_corner_only_its_own_king_near() {
    let mut mates = 0;
    for (minor, other) in [('N', 'p'), ('N', 'n'), ('N', 'b'), ('N', 'r'), ('B', 'p'), ('B', 'n'), ('B', 'b')] {
        let role = piece(minor).unwrap().role;
        for king in Square::ALL.into_iter().filter(|king| king.file() as u8 <= 3) {
            for checker in board::attacks(role, Color::White, king, Bitboard::EMPTY) {
                for own in Square::ALL {
                    // Only a piece beside the king can block a flight square, and without one none is closed to a king.
                    for square in ring(king) {
                        let Some(position) = with_one_piece((minor, checker), (other, square), own, king) else {
                            continue;
                        };
                        if position.is_checkmate() {
                            let corner = if king.rank() as u8 > 3 { Square::A8 } else { Square::A1 };
                            assert!(king == corner && distance(own, corner) <= 2, "{position}");
                            mates += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(mates > 50, "{mates}");
}

#[test]
fn what_the_material_forbids_is_never_found() {
    let mut chance = Chance(77);
    for (letters, why) in [("q", Why::BareKing), ("Nqq", Why::Material), ("BBrq", Why::Material), ("B", Why::Material)]
    {
        for position in (0..200).filter_map(|_| chance.position(&pieces(letters))) {
            let bishops = position.board().pieces(Color::White, Role::Bishop);
            if (bishops & Bitboard::LIGHT).has_any() && bishops.without(Bitboard::LIGHT).has_any() {
                continue;
            }
            assert_eq!(verdict(&position, Color::White, Budget::DEFAULT), Winnable::No(why), "{position}");
        }
    }
}

#[test]
fn the_examples_of_annex_c4_are_answered_as_it_answers_them() {
    let knights: Position = "4k3/8/8/8/8/8/2NN4/4K3 b - - 0 1".parse().unwrap();
    assert_eq!(inevitable(&knights, Color::White, Budget::DEFAULT), Winnable::No(Why::Material));
    assert!(verdict(&knights, Color::White, Budget::DEFAULT).is_yes());
    let rook: Position = "8/8/8/3nk3/8/8/8/4K2R b - - 0 1".parse().unwrap();
    assert!(inevitable(&rook, Color::White, Budget::DEFAULT).is_yes());
}

#[test]
fn a_knight_waits_in_the_corner_for_a_rooks_pawn_that_has_a_step_to_go() {
    let ask = |fen: &str, side| inevitable(&fen.parse().unwrap(), side, Budget::DEFAULT);
    assert!(ask("8/8/8/8/8/p7/2K5/k1N5 b - - 0 1", Color::White).is_yes());
    assert!(ask("k1N5/2K5/p7/8/8/8/8/8 b - - 0 1", Color::White).is_yes(), "the pawn has still far to go");
    assert!(ask("K1n5/2k5/P7/8/8/8/8/8 w - - 0 1", Color::Black).is_yes());
    let no = Winnable::No(Why::Material);
    assert_eq!(ask("8/8/8/4k3/8/8/p7/2K2N2 w - - 0 1", Color::White), no, "it is past the square");
    assert_eq!(ask("5n2/2k3P1/8/8/4K3/8/8/8 b - - 0 1", Color::Black), no, "no rook's pawn");
    assert_eq!(ask("8/8/8/4k3/8/p7/8/2K2B2 w - - 0 1", Color::White), no, "no knight");
}
