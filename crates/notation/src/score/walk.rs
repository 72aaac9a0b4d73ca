//! Follows the moves of a text through its numbers and brackets.

use board::{Color, Position};

use super::token::{Token, TokenKind};
use crate::{MoveError, MoveText, ReadMove};

/// The most half-moves that a number leads back: longer than any game, so that a text of any size is read in linear time.
const FARTHEST: u32 = 2_000;

/// The positions that the moves of a game led to; each one knows the position before it.
#[derive(Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
}

#[derive(Debug)]
struct Node {
    position: Position,
    parent: usize,
    /// The number of half-moves since the start.
    ply: u32,
}

impl Tree {
    fn new(start: &Position) -> Self {
        Self { nodes: vec![Node { position: *start, parent: 0, ply: 0 }] }
    }

    pub(super) fn position(&self, node: usize) -> &Position {
        &self.nodes[node].position
    }

    fn add(&mut self, parent: usize, position: Position) -> usize {
        let ply = self.nodes[parent].ply + 1;
        self.nodes.push(Node { position, parent, ply });
        self.nodes.len() - 1
    }

    /// Finds the node after a number of half-moves on the way to a node.
    fn on_the_way(&self, mut node: usize, ply: u32) -> Option<usize> {
        let distance = self.nodes[node].ply.checked_sub(ply).filter(|&distance| distance <= FARTHEST)?;
        for _ in 0..distance {
            node = self.nodes[node].parent;
        }
        Some(node)
    }
}

/// The number that stands before a move.
#[derive(Clone, Copy, Debug)]
struct Anchor {
    /// The half-moves before the move, counted from the start.
    ply: u32,
    /// Whether the number leads there even if the move can be played here: it has dots, and either is Black's, or other text
    /// separates it from the move before.
    is_firm: bool,
}

/// What a part of the text does to a line of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Restart,
    Open,
    Close,
    /// A move, or, if not sure, perhaps a word.
    Move {
        is_sure: bool,
    },
    Nothing,
}

/// What is the same for all readings of a text: the positions found so far, and the last number.
#[derive(Debug)]
pub(super) struct Walk {
    pub(super) tree: Tree,
    first: u32,
    depth: usize,
    anchor: Option<Anchor>,
    /// Whether text other than moves and numbers has come since the last move.
    is_apart: bool,
}

impl Walk {
    pub(super) fn new(start: &Position) -> Self {
        let first = start.move_number().saturating_mul(2).saturating_add(u32::from(start.turn() == Color::Black));
        Self { tree: Tree::new(start), first, depth: 0, anchor: None, is_apart: false }
    }

    /// Takes the next part of the text; the number before a move is kept until [`Walk::after_move`].
    pub(super) fn step(&mut self, token: &Token, text: &str) -> Step {
        match token.kind {
            TokenKind::Number(1, false) if self.depth == 0 => {
                self.anchor = None;
                self.is_apart = false;
                self.tree.nodes.truncate(1);
                return Step::Restart;
            }
            TokenKind::Number(number, is_black) => {
                let has_dots = text[token.span.clone()].ends_with(['.', '…']);
                let place = number.saturating_mul(2).saturating_add(u32::from(is_black));
                self.anchor = place
                    .checked_sub(self.first)
                    .map(|ply| Anchor { ply, is_firm: has_dots && (is_black || self.is_apart) });
            }
            TokenKind::Open => {
                (self.anchor, self.is_apart) = (None, false);
                self.depth += 1;
                return Step::Open;
            }
            TokenKind::Close if self.depth > 0 => {
                (self.anchor, self.is_apart) = (None, false);
                self.depth -= 1;
                return Step::Close;
            }
            TokenKind::Move => return Step::Move { is_sure: true },
            TokenKind::Files => return Step::Move { is_sure: false },
            // `12. … Nf6`: the dots stand for White's move.
            TokenKind::Other if text[token.span.clone()].starts_with(['.', '…']) => {
                if let Some(anchor) = &mut self.anchor
                    && (anchor.ply + self.first).is_multiple_of(2)
                {
                    anchor.ply += 1;
                    anchor.is_firm = true;
                }
            }
            TokenKind::Gap | TokenKind::Result | TokenKind::Other | TokenKind::Close => {
                (self.anchor, self.is_apart) = (None, true);
            }
        }
        Step::Nothing
    }

    pub(super) fn after_move(&mut self) {
        (self.anchor, self.is_apart) = (None, false);
    }
}

/// One reading of a text: where it is, and the lines that are interrupted by brackets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) node: usize,
    /// Whether a fault has made the rest of the line unreadable.
    pub(super) is_lost: bool,
    /// The end of the bracket that was closed last.
    closed: Option<usize>,
    stack: Vec<(usize, bool)>,
}

impl Line {
    pub(super) fn is_in_brackets(&self) -> bool {
        !self.stack.is_empty()
    }

    /// Opens a bracket: what is in it replaces the last move, unless a number says otherwise.
    pub(super) fn open(&mut self, tree: &Tree) {
        self.stack.push((self.node, self.is_lost));
        self.node = tree.nodes[self.node].parent;
    }

    pub(super) fn close(&mut self) {
        if let Some(outer) = self.stack.pop() {
            self.closed = Some(self.node).filter(|_| !self.is_lost);
            (self.node, self.is_lost) = outer;
        }
    }

    /// Finds the move that a text means here or where the number before it leads; none if the line is lost.
    pub(super) fn find<'w>(
        &self,
        walk: &'w Walk,
        text: &MoveText<'_>,
    ) -> Option<Result<(usize, ReadMove<'w>), MoveError>> {
        let anchored = walk.anchor.and_then(|anchor| self.anchored(&walk.tree, anchor.ply));
        let here = Some(self.node).filter(|_| !self.is_lost);
        let is_ahead = |node: usize| walk.tree.nodes[node].ply > walk.tree.nodes[self.node].ply;
        let is_firm = walk.anchor.is_some_and(|anchor| anchor.is_firm) || anchored.is_some_and(is_ahead);
        let places = if is_firm { [anchored, here] } else { [here, anchored] };
        // Before the first move of a line, a bracket can hold the opening that the line continues: `(1. e4 e5 2. Nf3) Nc6`.
        let continued = self.closed.filter(|_| self.node == 0 && !self.is_lost && walk.anchor.is_none());
        let mut error = None;
        for node in continued.into_iter().chain(places.into_iter().flatten()) {
            match text.find(walk.tree.position(node)) {
                Ok(found) => return Some(Ok((node, found))),
                Err(found) => error = error.or(Some(found)),
            }
        }
        error.map(Err)
    }

    /// Finds the place to which a number leads: on the line so far, before the bracket, or in the last bracket.
    fn anchored(&self, tree: &Tree, ply: u32) -> Option<usize> {
        let others = [self.stack.last().map(|(outer, _)| *outer), self.closed];
        let others = others.into_iter().flatten().filter(|_| !self.is_lost);
        std::iter::once(self.node).chain(others).find_map(|node| tree.on_the_way(node, ply))
    }

    /// Plays a move that was found.
    pub(super) fn play(&mut self, tree: &mut Tree, from: usize, next: Position) {
        self.node = tree.add(from, next);
        self.is_lost = false;
    }
}
