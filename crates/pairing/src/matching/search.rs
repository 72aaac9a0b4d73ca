//! One search: a tree of alternating paths grows from a single vertex until that vertex can be matched.

use super::matcher::{Matcher, NONE};
use super::weight::Weight;

/// Where a blossom stands in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    /// Not in the tree.
    Free,
    /// An even number of edges from the root: it looks for partners.
    Outer,
    /// An odd number of edges from the root.
    Inner,
}

/// What a search knows; meaningless between searches.
pub(super) struct Search<W> {
    /// By blossom.
    pub(super) label: Vec<Label>,
    /// The edge by which a blossom joined the tree: a vertex above and its own.
    pub(super) from: Vec<(u32, u32)>,
    /// Vertices that became outer and have not looked for partners yet.
    pub(super) queue: Vec<u32>,
    /// By vertex: the outer vertex that is nearest, and the slack of that edge.
    near: Vec<u32>,
    slack: Vec<W>,
}

impl<W: Weight> Search<W> {
    pub(super) fn new(size: usize) -> Self {
        Self {
            label: vec![Label::Free; size],
            from: vec![(NONE, NONE); size],
            queue: Vec::new(),
            near: vec![NONE; size],
            slack: vec![W::ZERO; size],
        }
    }
}

/// What happens when prices have moved as far as they can.
#[derive(Clone, Copy)]
enum Event {
    /// A free vertex is reached.
    Reach(usize),
    /// Two outer vertices are joined.
    Close(usize),
    /// A vertex that may stay single is worth nothing any more.
    Release(usize),
    /// An inner blossom costs nothing any more.
    Open(u32),
}

impl<W: Weight> Matcher<W> {
    /// Matches a single vertex, or finds a better one to leave single; false if no perfect matching exists.
    pub(super) fn search_from(&mut self, root: usize) -> bool {
        self.search.label.fill(Label::Free);
        self.search.near.fill(NONE);
        self.search.queue.clear();
        let outer = self.top[root];
        self.search.label[outer as usize] = Label::Outer;
        self.search.from[outer as usize] = (NONE, NONE);
        let mut queue = std::mem::take(&mut self.search.queue);
        self.leaves(outer, &mut queue);
        self.search.queue = queue;
        loop {
            while let Some(u) = self.search.queue.pop() {
                if self.look_around(u as usize) {
                    self.tidy();
                    return true;
                }
            }
            let Some((step, event)) = self.next_event() else { return false };
            if step != W::ZERO {
                self.move_prices(&step);
            }
            let is_done = match event {
                Event::Reach(v) => self.reach(self.search.near[v], v as u32),
                Event::Close(v) => {
                    self.shrink(self.search.near[v], v as u32);
                    false
                }
                Event::Release(v) => {
                    self.release(v as u32);
                    true
                }
                Event::Open(node) => {
                    self.open(node);
                    false
                }
            };
            if is_done {
                self.tidy();
                return true;
            }
        }
    }

    /// Notes for every vertex how near this new outer vertex is; follows edges without slack at once.
    fn look_around(&mut self, u: usize) -> bool {
        let price = self.price[u].clone();
        for i in 0..self.alive.len() {
            let v = self.alive[i] as usize;
            let weight = self.weight(u, v);
            if *weight == W::ABSENT || self.top[v] == self.top[u] {
                continue;
            }
            let slack = price.plus(&self.price[v]).minus(weight);
            if self.search.near[v] != NONE && self.search.slack[v] <= slack {
                continue;
            }
            let is_tight = slack == W::ZERO;
            self.search.near[v] = u as u32;
            self.search.slack[v] = slack;
            if is_tight {
                match self.search.label[self.top[v] as usize] {
                    Label::Free => {
                        if self.reach(u as u32, v as u32) {
                            return true;
                        }
                    }
                    Label::Outer => self.shrink(u as u32, v as u32),
                    Label::Inner => {}
                }
            }
        }
        false
    }

    /// Takes a free blossom and its partner into the tree; matches it if it has none.
    fn reach(&mut self, u: u32, v: u32) -> bool {
        let inner = self.top[v as usize];
        let base = self.nodes[inner as usize].base;
        let partner = self.mate[base as usize];
        if partner == NONE {
            self.rebase(inner, v);
            self.mate[v as usize] = u;
            self.flip(u, v);
            return true;
        }
        self.search.label[inner as usize] = Label::Inner;
        self.search.from[inner as usize] = (u, v);
        let outer = self.top[partner as usize];
        self.search.label[outer as usize] = Label::Outer;
        self.search.from[outer as usize] = (base, partner);
        let mut queue = std::mem::take(&mut self.search.queue);
        self.leaves(outer, &mut queue);
        self.search.queue = queue;
        false
    }

    /// Leaves an outer vertex single and matches the root instead.
    fn release(&mut self, v: u32) {
        self.flip(v, NONE);
    }

    /// Changes matched and unmatched edges on the way from an outer vertex to the root; `other` is its new partner.
    fn flip(&mut self, outer: u32, other: u32) {
        let (mut u, mut other) = (outer, other);
        loop {
            let node = self.top[u as usize];
            let (above, _) = self.search.from[node as usize];
            self.rebase(node, u);
            self.mate[u as usize] = other;
            if above == NONE {
                return;
            }
            let inner = self.top[above as usize];
            let (next, entry) = self.search.from[inner as usize];
            self.rebase(inner, entry);
            self.mate[entry as usize] = next;
            (u, other) = (next, entry);
        }
    }

    /// Finds what happens first when the prices of the tree move.
    fn next_event(&mut self) -> Option<(W, Event)> {
        let mut best: Option<(W, Event)> = None;
        let is_before = |best: &Option<(W, Event)>, step: &W| best.as_ref().is_none_or(|(least, _)| step < least);
        let offer = |best: &mut Option<(W, Event)>, step: W, event: Event| {
            if is_before(best, &step) {
                *best = Some((step, event));
            }
        };
        for i in 0..self.alive.len() {
            let v = self.alive[i] as usize;
            match self.search.label[self.top[v] as usize] {
                Label::Free if self.search.near[v] != NONE && is_before(&best, &self.search.slack[v]) => {
                    best = Some((self.search.slack[v].clone(), Event::Reach(v)));
                }
                Label::Outer => {
                    if self.optional[v] && is_before(&best, &self.price[v]) {
                        best = Some((self.price[v].clone(), Event::Release(v)));
                    }
                    if self.search.near[v] != NONE && is_before(&best, &self.search.slack[v].half()) {
                        // The nearest vertex may have come into the same blossom since.
                        if self.top[self.search.near[v] as usize] == self.top[v] {
                            self.look_again(v);
                        }
                        if self.search.near[v] != NONE {
                            offer(&mut best, self.search.slack[v].half(), Event::Close(v));
                        }
                    }
                }
                _ => {}
            }
        }
        for id in self.size..self.nodes.len() {
            let node = &self.nodes[id];
            if node.is_used && node.parent == NONE && self.search.label[id] == Label::Inner {
                offer(&mut best, node.charge.half(), Event::Open(id as u32));
            }
        }
        best
    }

    /// Finds the nearest outer vertex of another blossom again.
    fn look_again(&mut self, v: usize) {
        self.search.near[v] = NONE;
        for &u in &self.alive {
            let u = u as usize;
            let weight = self.weight(v, u);
            let top = self.top[u];
            if *weight == W::ABSENT || top == self.top[v] || self.search.label[top as usize] != Label::Outer {
                continue;
            }
            let slack = self.price[u].plus(&self.price[v]).minus(weight);
            if self.search.near[v] == NONE || slack < self.search.slack[v] {
                self.search.near[v] = u as u32;
                self.search.slack[v] = slack;
            }
        }
    }

    /// Moves prices: outer vertices down, inner ones up, charges of blossoms the other way and twice as far.
    fn move_prices(&mut self, step: &W) {
        let twice = step.plus(step);
        for &v in &self.alive {
            let v = v as usize;
            match self.search.label[self.top[v] as usize] {
                Label::Free => self.search.slack[v] = self.search.slack[v].minus(step),
                Label::Outer => {
                    self.price[v] = self.price[v].minus(step);
                    self.search.slack[v] = self.search.slack[v].minus(&twice);
                }
                Label::Inner => self.price[v] = self.price[v].plus(step),
            }
        }
        for (node, label) in self.nodes.iter_mut().zip(&self.search.label).skip(self.size) {
            if node.is_used && node.parent == NONE {
                match label {
                    Label::Outer => node.charge = node.charge.plus(&twice),
                    Label::Inner => node.charge = node.charge.minus(&twice),
                    Label::Free => {}
                }
            }
        }
    }
}
