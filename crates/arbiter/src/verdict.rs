//! Sentences about a move that name the pieces and the squares.

use board::{Bitboard, Breach, File, Move, Role, Setup, Square};

/// Writes what a legal move does.
pub(crate) fn of_legal(setup: &Setup, mv: Move) -> String {
    let (from, to) = (mv.from(), mv.to());
    let role = setup.board.role_at(from).unwrap_or(Role::Pawn);
    if role == Role::King && is_castling(setup, mv) {
        return format!("The king on {from} may {}.", castle(mv));
    }
    let deed = match setup.board.role_at(to) {
        Some(taken) => format!("take the {taken} on {to}"),
        None if role == Role::Pawn && from.file() != to.file() => {
            format!("take the pawn on {} in passing", Square::new(to.file(), from.rank()))
        }
        None => format!("go to {to}"),
    };
    let promotion = mv.promotion().map_or(String::new(), |becomes| format!(" and become a {becomes}"));
    format!("The {role} on {from} may {deed}{promotion}.")
}

/// Writes why a move is not legal.
pub(crate) fn of_breach(setup: &Setup, mv: Move, breach: Breach) -> String {
    let (from, to) = (mv.from(), mv.to());
    let mover = setup.board.piece_at(from);
    let role = mover.map_or(Role::Pawn, |piece| piece.role);
    let subject = match breach {
        Breach::EmptySquare => return format!("No piece stands on {from}, so none can move from there."),
        Breach::CastlingRightLost | Breach::CastlingOccupied { .. } | Breach::CastlingThroughAttack { .. } => {
            format!("The king on {from} may not {}", castle(mv))
        }
        Breach::NotOnTurn => {
            format!("The {} on {from} may not move", mover.map_or(String::new(), |piece| piece.to_string()))
        }
        Breach::SameSquare => format!("The {role} on {from} may not stay where it is"),
        Breach::KingCapture => format!("The {role} on {from} may not take the king on {to}"),
        Breach::PromotionPiece | Breach::PromotionNotAllowed => match mv.promotion() {
            Some(becomes) => format!("The {role} on {from} may not become a {becomes} on {to}"),
            None => format!("The {role} on {from} may not go to {to}"),
        },
        Breach::PromotionMissing => format!("The {role} on {from} may not stay a pawn on {to}"),
        _ => format!("The {role} on {from} may not go to {to}"),
    };
    format!("{subject}: {}.", reason(setup, mv, breach))
}

/// Writes that no piece of a kind can go to a square.
pub(crate) fn of_no_piece(setup: &Setup, role: Role, to: Square) -> String {
    let color = if setup.turn.is_white() { "white" } else { "black" };
    format!("No {color} {role} can go to {to}: {}.", way_of_moving(role))
}

fn reason(setup: &Setup, mv: Move, breach: Breach) -> String {
    let (from, to) = (mv.from(), mv.to());
    match breach {
        Breach::EmptySquare => "no piece stands there".to_owned(),
        Breach::NotOnTurn => format!("it is {}'s turn", if setup.turn.is_white() { "White" } else { "Black" }),
        Breach::SameSquare => "a move takes a piece to another square".to_owned(),
        Breach::OwnPieceThere => {
            format!("{} is {}'s own", the(setup, to.into()), if setup.turn.is_white() { "White" } else { "Black" })
        }
        Breach::WayOfMoving { role: Role::Pawn } if from.file() == to.file() => {
            straight_pawn(setup, from, to).to_owned()
        }
        Breach::WayOfMoving { role } => way_of_moving(role).to_owned(),
        Breach::Blocked { by } => {
            let straight = setup.board.role_at(from) == Some(Role::Pawn) && by.contains(to);
            let rule = if straight { ", and a pawn takes only diagonally" } else { "" };
            format!("{} in the way{rule}", the_stand(setup, by))
        }
        Breach::PawnDoubleStep => "a pawn goes two squares only from where it started".to_owned(),
        Breach::PawnTakesNothing => {
            format!("a pawn goes diagonally only to take, and there is nothing to take on {to}")
        }
        Breach::EnPassantLapsed => {
            let passed = Square::new(to.file(), from.rank());
            format!("the pawn on {passed} can be taken in passing only right after its double step")
        }
        Breach::PromotionMissing => {
            format!("it becomes a queen, a rook, a bishop or a knight, written {mv}q, {mv}r, {mv}b or {mv}n")
        }
        Breach::PromotionNotAllowed => "only a pawn that reaches the last rank becomes another piece".to_owned(),
        Breach::PromotionPiece => "a pawn becomes a queen, a rook, a bishop or a knight".to_owned(),
        Breach::KingCapture => "a king is never taken".to_owned(),
        Breach::LeavesKingAttacked { by } => left_attacked(setup, mv, by),
        Breach::CastlingRightLost => right_lost(setup, mv),
        Breach::CastlingOccupied { by } => format!("{} in the way", the_stand(setup, by)),
        Breach::CastlingThroughAttack { by } => through_attack(setup, mv, by),
    }
}

/// Says why a pawn may not go so far along its file.
fn straight_pawn(setup: &Setup, from: Square, to: Square) -> &'static str {
    if (to > from) != setup.turn.is_white() {
        "a pawn never moves backwards"
    } else if from.rank() == setup.turn.pawn_rank() {
        "a pawn can go two squares ahead at most, and only from where it started"
    } else {
        "a pawn can go two squares ahead at most, and only from where it started, which this one has left"
    }
}

const fn way_of_moving(role: Role) -> &'static str {
    match role {
        Role::King => "a king moves one square in any direction, unless it castles",
        Role::Queen => "a queen moves along files, ranks and diagonals",
        Role::Rook => "a rook moves along files and ranks",
        Role::Bishop => "a bishop moves along diagonals",
        Role::Knight => "a knight moves two squares straight and one to the side",
        Role::Pawn => "a pawn moves straight ahead and takes one square diagonally ahead",
    }
}

fn left_attacked(setup: &Setup, mv: Move, by: Bitboard) -> String {
    let attack = if by.has_many() { "attack" } else { "attacks" };
    if setup.board.role_at(mv.from()) == Some(Role::King) {
        return format!("{} {attack} that square", the(setup, by));
    }
    let still = if (setup.checkers() & by).has_any() { "still " } else { "" };
    match setup.board.pieces(setup.turn, Role::King) {
        kings if kings.has_many() => format!("a king would {still}be attacked by {}", the(setup, by)),
        king => format!("{} would {still}be attacked by {}", the(setup, king), the(setup, by)),
    }
}

/// Writes what is known: a FEN without the castling right does not tell which piece has moved, unless one is missing.
fn right_lost(setup: &Setup, mv: Move) -> String {
    let corner = Square::new(if mv.to() < mv.from() { File::A } else { File::H }, mv.from().rank());
    let rooks = setup.board.pieces(setup.turn, Role::Rook);
    if rooks.contains(corner) || rooks.contains(mv.to()) {
        "the right is lost, since the king or the rook has moved before".to_owned()
    } else {
        format!("no rook that may castle stands on {corner}")
    }
}

/// Writes which squares on the king's way are attacked: the one it leaves, those it crosses and the one it reaches.
fn through_attack(setup: &Setup, mv: Move, by: Bitboard) -> String {
    let target = castling_target(mv);
    let mut board = setup.board;
    // The king must not block attacks on its own way.
    board.set(mv.from(), None);
    let (first, last) = (mv.from().min(target), mv.from().max(target));
    let way = (first.index()..=last.index()).filter_map(Square::from_index);
    let attacked: Bitboard = way.filter(|&square| board.attackers(square, !setup.turn).has_any()).collect();
    let attack = if by.has_many() { "attack" } else { "attacks" };
    let attackers = the(setup, by);
    if attacked.is_empty() {
        return format!("{attackers} {attack} {target} once the rook has gone");
    }
    if attacked.contains(mv.from()) {
        return format!("it is in check from {}", the(setup, setup.attackers(mv.from(), !setup.turn)));
    }
    let does = if attacked == Bitboard::from(target) { "reaches" } else { "crosses" };
    let squares: Vec<String> = attacked.into_iter().map(|square| square.to_string()).collect();
    if attacked.has_many() {
        return format!("{attackers} {attack} {} on its way", squares.join(" and "));
    }
    format!("{attackers} {attack} {}, which the king {does}", squares.join(" and "))
}

/// Tells whether a legal move of the king is castling: onto its own rook, or further than a king moves.
fn is_castling(setup: &Setup, mv: Move) -> bool {
    let distance = (mv.from().file() as u8).abs_diff(mv.to().file() as u8);
    setup.board.color(setup.turn).contains(mv.to()) || distance > 1
}

fn castle(mv: Move) -> String {
    let target = castling_target(mv);
    // In Chess960 it can be that only the rook moves.
    if target == mv.from() { format!("castle, staying on {target}") } else { format!("castle to {target}") }
}

/// Returns the square to which the king moves when it castles, however that is written.
fn castling_target(mv: Move) -> Square {
    Square::new(if mv.to() < mv.from() { File::C } else { File::G }, mv.from().rank())
}

/// Names the pieces on some squares: "the white pawn on a2 and the black bishop on f3".
fn the(setup: &Setup, squares: Bitboard) -> String {
    let name = |square: Square| setup.board.piece_at(square).map(|piece| format!("the {piece} on {square}"));
    list(&squares.into_iter().filter_map(name).collect::<Vec<_>>())
}

/// Writes a list as in a sentence: "a", "a and b", "a, b and c".
fn list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [name] => name.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

fn the_stand(setup: &Setup, squares: Bitboard) -> String {
    format!("{} {}", the(setup, squares), if squares.has_many() { "are" } else { "is" })
}
