#![doc = include_str!("../README.md")]

mod attacks;
mod bitboard;
mod board;
mod breach;
mod chess960;
mod color;
mod core;
mod cpu;
mod epd;
mod error;
mod fen;
mod flaw;
mod key;
mod lanes;
mod legality;
mod movegen;
mod moves;
mod perft;
mod piece;
mod position;
#[cfg(feature = "probe")]
pub mod probe;
mod repetition;
mod retro;
#[cfg(feature = "serde")]
mod serialized;
mod setup;
mod square;
mod uci;

pub use crate::attacks::{attacks, between};
pub use crate::bitboard::{Bitboard, Squares};
pub use crate::board::Board;
pub use crate::breach::Breach;
pub use crate::color::{ByColor, Color};
pub use crate::epd::{Epd, Operation};
pub use crate::error::PositionError;
pub use crate::fen::FenError;
pub use crate::flaw::{Flaw, Unplayable};
pub use crate::moves::{HalfMove, IllegalMove, LegalMove, LegalMoves, Move, Wing};
pub use crate::perft::{divide, perft, perft_threaded};
pub use crate::piece::{Piece, Role};
pub use crate::position::Position;
pub use crate::repetition::History;
pub use crate::setup::Setup;
pub use crate::square::{File, Rank, Square, SquareError};
pub use crate::uci::{Uci, UciError};
