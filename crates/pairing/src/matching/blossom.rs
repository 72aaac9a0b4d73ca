//! Blossoms: turning them, taking them apart, making them and opening them in a search.

use super::matcher::{Matcher, NONE, Node};
use super::search::Label;
use super::weight::Weight;

impl<W: Weight> Matcher<W> {
    /// Lists the vertices of a blossom.
    pub(super) fn leaves(&self, node: u32, out: &mut Vec<u32>) {
        let start = out.len();
        out.push(node);
        let mut next = start;
        while next < out.len() {
            let node = out[next];
            if (node as usize) < self.size {
                next += 1;
            } else {
                out.swap_remove(next);
                out.extend_from_slice(&self.nodes[node as usize].kids);
            }
        }
    }

    /// Matches a blossom inside so that `vertex` is left over.
    pub(super) fn rebase(&mut self, node: u32, vertex: u32) {
        if (node as usize) < self.size || self.nodes[node as usize].base == vertex {
            return;
        }
        let at = self.kid_of(node, vertex);
        let blossom = &mut self.nodes[node as usize];
        blossom.kids.rotate_left(at);
        blossom.links.rotate_left(at);
        blossom.base = vertex;
        self.rebase(self.nodes[node as usize].kids[0], vertex);
        for i in (1..self.nodes[node as usize].kids.len()).step_by(2) {
            let (a, b) = self.nodes[node as usize].links[i];
            let (first, second) = (self.nodes[node as usize].kids[i], self.nodes[node as usize].kids[i + 1]);
            self.rebase(first, a);
            self.rebase(second, b);
            self.mate[a as usize] = b;
            self.mate[b as usize] = a;
        }
    }

    /// Finds the member of a blossom that holds a vertex.
    fn kid_of(&self, node: u32, vertex: u32) -> usize {
        let mut inner = vertex;
        while self.nodes[inner as usize].parent != node {
            inner = self.nodes[inner as usize].parent;
        }
        self.nodes[node as usize].kids.iter().position(|kid| *kid == inner).unwrap_or_default()
    }

    /// Takes an outermost blossom apart; its charge goes to the prices of its vertices.
    pub(super) fn dissolve(&mut self, node: u32) {
        let half = self.nodes[node as usize].charge.half();
        let kids = std::mem::take(&mut self.nodes[node as usize].kids);
        let mut leaves = Vec::new();
        for &kid in &kids {
            leaves.clear();
            self.leaves(kid, &mut leaves);
            for &leaf in &leaves {
                self.top[leaf as usize] = kid;
                self.price[leaf as usize] = self.price[leaf as usize].plus(&half);
            }
            self.nodes[kid as usize].parent = NONE;
        }
        let blossom = &mut self.nodes[node as usize];
        blossom.links.clear();
        blossom.charge = W::ZERO;
        blossom.is_used = false;
        self.spare.push(node);
    }

    /// Takes apart all outermost blossoms that cost nothing.
    pub(super) fn tidy(&mut self) {
        let mut node = self.size;
        let mut again = Vec::new();
        while node < self.nodes.len() {
            again.push(node as u32);
            while let Some(id) = again.pop() {
                let blossom = &self.nodes[id as usize];
                if id as usize >= self.size && blossom.is_used && blossom.parent == NONE && blossom.charge == W::ZERO {
                    again.extend_from_slice(&blossom.kids);
                    self.dissolve(id);
                }
            }
            node += 1;
        }
    }

    /// Makes a blossom of the cycle that an edge between two outer blossoms of the tree closes.
    pub(super) fn shrink(&mut self, u: u32, v: u32) {
        let (mut left, mut right) = (self.way_up(self.top[u as usize]), self.way_up(self.top[v as usize]));
        let mut meeting = NONE;
        while let (Some(&a), Some(&b)) = (left.last(), right.last()) {
            if a != b {
                break;
            }
            meeting = a;
            left.pop();
            right.pop();
        }
        let mut kids = vec![meeting];
        let mut links = Vec::with_capacity(left.len() + right.len() + 1);
        for &node in left.iter().rev() {
            links.push(self.search.from[node as usize]);
            kids.push(node);
        }
        links.push((u, v));
        for &node in &right {
            let (above, below) = self.search.from[node as usize];
            links.push((below, above));
            kids.push(node);
        }
        let base = self.nodes[meeting as usize].base;
        let id = self.spare.pop().unwrap_or_else(|| {
            self.nodes.push(Node {
                kids: Vec::new(),
                links: Vec::new(),
                charge: W::ZERO,
                base,
                parent: NONE,
                is_used: true,
            });
            self.search.label.push(Label::Free);
            self.search.from.push((NONE, NONE));
            self.nodes.len() as u32 - 1
        });
        let mut leaves = Vec::new();
        for &kid in &kids {
            self.nodes[kid as usize].parent = id;
            leaves.clear();
            self.leaves(kid, &mut leaves);
            for &leaf in &leaves {
                self.top[leaf as usize] = id;
            }
            if self.search.label[kid as usize] == Label::Inner {
                self.search.queue.extend_from_slice(&leaves);
            }
        }
        self.search.label[id as usize] = Label::Outer;
        self.search.from[id as usize] = self.search.from[meeting as usize];
        self.nodes[id as usize] = Node { kids, links, charge: W::ZERO, base, parent: NONE, is_used: true };
    }

    /// Lists the blossoms from one up to the root of the tree.
    fn way_up(&self, node: u32) -> Vec<u32> {
        let mut way = vec![node];
        let mut node = node;
        loop {
            let (above, _) = self.search.from[node as usize];
            if above == NONE {
                return way;
            }
            node = self.top[above as usize];
            way.push(node);
        }
    }

    /// Opens an inner blossom whose charge is used up: the members on the way through it stay in the tree.
    pub(super) fn open(&mut self, node: u32) {
        let entry = self.search.from[node as usize];
        let at = self.kid_of(node, entry.1);
        let (kids, links) = (self.nodes[node as usize].kids.clone(), self.nodes[node as usize].links.clone());
        self.dissolve(node);
        for &kid in &kids {
            self.search.label[kid as usize] = Label::Free;
        }
        let count = kids.len();
        let mut i = at;
        let mut from = entry;
        loop {
            self.search.label[kids[i] as usize] = Label::Inner;
            self.search.from[kids[i] as usize] = from;
            if i == 0 {
                return;
            }
            let is_backward = at.is_multiple_of(2);
            let next = if is_backward { i - 1 } else { i + 1 };
            let (inner, outer) = (self.nodes[kids[i] as usize].base, self.nodes[kids[next] as usize].base);
            self.search.label[kids[next] as usize] = Label::Outer;
            self.search.from[kids[next] as usize] = (inner, outer);
            let mut queue = std::mem::take(&mut self.search.queue);
            self.leaves(kids[next], &mut queue);
            self.search.queue = queue;
            if is_backward {
                let (a, b) = links[next - 1];
                from = (b, a);
                i = next - 1;
            } else {
                from = links[next];
                i = (next + 1) % count;
            }
        }
    }
}
