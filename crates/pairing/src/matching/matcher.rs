//! The graph, the matching so far and the prices that prove it best.

use super::weight::Weight;

/// No vertex, no blossom.
pub(super) const NONE: u32 = u32::MAX;

/// Finds a perfect matching of largest weight by Edmonds' method, and keeps it best while single vertices change.
///
/// Vertices have prices and odd sets of vertices ("blossoms") have charges. An edge's slack is the sum of its ends' prices and of the
/// charges around it, less its weight; no slack is negative, and matched edges have none. Such a matching is best. All
/// weights are even, and every search grows one tree, so that prices stay whole numbers.
pub(crate) struct Matcher<W> {
    pub(super) size: usize,
    /// Row by row; `Weight::ABSENT` where there is no edge.
    weights: Vec<W>,
    pub(super) price: Vec<W>,
    pub(super) mate: Vec<u32>,
    /// Vertices that may stay single, at weight zero; their prices are never negative.
    pub(super) optional: Vec<bool>,
    /// The vertices still in play.
    pub(super) alive: Vec<u32>,
    /// The outermost blossom of each vertex; a vertex is a blossom of its own.
    pub(super) top: Vec<u32>,
    pub(super) nodes: Vec<Node<W>>,
    pub(super) spare: Vec<u32>,
    pub(super) search: super::search::Search<W>,
}

/// A vertex or a blossom: an odd cycle of smaller ones.
#[derive(Clone)]
pub(super) struct Node<W> {
    /// The members in the order of the cycle, the one with the base first. Beyond it, neighbours are matched two by two.
    pub(super) kids: Vec<u32>,
    /// The edge from each member to the next: a vertex of either.
    pub(super) links: Vec<(u32, u32)>,
    pub(super) charge: W,
    /// The one vertex that is not matched inside.
    pub(super) base: u32,
    pub(super) parent: u32,
    pub(super) is_used: bool,
}

impl<W: Weight> Matcher<W> {
    /// Makes a graph without matching; `weight` gives each edge, or `None` where there is none.
    pub(crate) fn new(size: usize, mut weight: impl FnMut(usize, usize) -> Option<W>) -> Self {
        let mut weights = vec![W::ABSENT; size * size];
        for a in 0..size {
            for b in a + 1..size {
                if let Some(w) = weight(a, b) {
                    let doubled = w.plus(&w);
                    weights[a * size + b] = doubled.clone();
                    weights[b * size + a] = doubled;
                }
            }
        }
        let node =
            |base| Node { kids: Vec::new(), links: Vec::new(), charge: W::ZERO, base, parent: NONE, is_used: true };
        Self {
            size,
            weights,
            price: vec![W::ZERO; size],
            mate: vec![NONE; size],
            optional: vec![false; size],
            alive: (0..size as u32).collect(),
            top: (0..size as u32).collect(),
            nodes: (0..size as u32).map(node).collect(),
            spare: Vec::new(),
            search: super::search::Search::new(size),
        }
    }

    /// Lets a vertex stay single.
    pub(crate) fn allow_single(&mut self, vertex: usize) {
        self.optional[vertex] = true;
    }

    /// Gives the partner of a vertex.
    pub(crate) fn mate(&self, vertex: usize) -> Option<usize> {
        let mate = self.mate[vertex];
        (mate != NONE).then_some(mate as usize)
    }

    /// Finds the best matching; false if there is none that is perfect.
    ///
    /// `hint` names a partner to try first for each vertex: good hints make it quick and never change the weight.
    pub(crate) fn solve(&mut self, hint: impl Fn(usize) -> Option<usize>) -> bool {
        for v in 0..self.size {
            let row = &self.weights[v * self.size..(v + 1) * self.size];
            let most = row.iter().filter(|w| **w != W::ABSENT).max().map_or(W::ZERO, W::half);
            self.price[v] = if self.optional[v] { most.max(W::ZERO) } else { most };
        }
        for i in 0..self.alive.len() {
            let v = self.alive[i] as usize;
            if self.mate[v] != NONE {
                continue;
            }
            self.lower(v);
            let is_free = |u: usize| u < self.size && u != v && self.mate[u] == NONE && self.is_tight(v, u);
            let partner = hint(v).filter(|u| is_free(*u)).or_else(|| (0..self.size).find(|u| is_free(*u)));
            if let Some(u) = partner {
                self.join(v, u);
            }
        }
        self.settle()
    }

    /// Takes a vertex out of the graph before anything is matched.
    pub(crate) fn remove(&mut self, vertex: usize) {
        self.alive.retain(|v| *v as usize != vertex);
    }

    /// Starts from a matching of edges that all weigh nothing, with prices of nothing.
    pub(crate) fn start_from(&mut self, pairs: impl Iterator<Item = (usize, usize)>) {
        for (a, b) in pairs {
            if self.weights[a * self.size + b] == W::ZERO && self.mate[a] == NONE && self.mate[b] == NONE {
                self.join(a, b);
            }
        }
    }

    /// Matches every vertex that must not stay as it is.
    pub(crate) fn settle(&mut self) -> bool {
        for i in 0..self.alive.len() {
            let v = self.alive[i] as usize;
            if self.mate[v] == NONE && !(self.optional[v] && self.price[v] == W::ZERO) && !self.search_from(v) {
                return false;
            }
        }
        true
    }

    /// Changes the edges of one vertex and finds the best matching again.
    pub(crate) fn reweigh(&mut self, vertex: usize, mut change: impl FnMut(usize, &W) -> Option<W>) -> bool {
        self.isolate(vertex);
        for i in 0..self.alive.len() {
            let u = self.alive[i] as usize;
            let place = vertex * self.size + u;
            let old = &self.weights[place];
            if u == vertex || *old == W::ABSENT {
                continue;
            }
            let new = change(u, &old.half()).map_or(W::ABSENT, |w| w.plus(&w));
            self.weights[place] = new.clone();
            self.weights[u * self.size + vertex] = new;
        }
        self.lower(vertex);
        self.settle()
    }

    /// Takes a matched pair out of the graph; the rest stays matched as well as it can be beside it.
    pub(crate) fn extract(&mut self, a: usize, b: usize) -> bool {
        if self.top[a] as usize != a {
            // A vertex with one edge is in no odd cycle.
            self.optional[a] = false;
            if !self.reweigh(a, |u, w| (u == b).then(|| w.clone())) {
                return false;
            }
        }
        self.isolate(b);
        self.mate[a] = NONE;
        self.mate[b] = NONE;
        self.alive.retain(|v| *v as usize != a && *v as usize != b);
        true
    }

    /// Tells whether an edge could be part of a best matching. Inside a blossom that is not looked into: it could.
    pub(crate) fn could_match(&self, a: usize, b: usize) -> bool {
        self.weights[a * self.size + b] != W::ABSENT && (self.top[a] == self.top[b] || self.is_tight(a, b))
    }

    /// Prices a vertex outside of all blossoms as low as its edges allow.
    fn lower(&mut self, v: usize) {
        let mut price: Option<W> = self.optional[v].then_some(W::ZERO);
        for &u in &self.alive {
            let weight = &self.weights[v * self.size + u as usize];
            if *weight != W::ABSENT {
                let needed = weight.minus(&self.price[u as usize]);
                price = Some(match price {
                    Some(price) => price.max(needed),
                    None => needed,
                });
            }
        }
        if let Some(price) = price {
            self.price[v] = price;
        }
    }

    pub(super) fn weight(&self, a: usize, b: usize) -> &W {
        &self.weights[a * self.size + b]
    }

    /// Tells whether an edge between two blossoms has no slack.
    fn is_tight(&self, a: usize, b: usize) -> bool {
        let weight = self.weight(a, b);
        *weight != W::ABSENT && self.price[a].plus(&self.price[b]) == *weight
    }

    fn join(&mut self, a: usize, b: usize) {
        self.mate[a] = b as u32;
        self.mate[b] = a as u32;
    }

    /// Makes a vertex single and a blossom of its own; what it was matched with, or what takes its place, is single then too.
    fn isolate(&mut self, v: usize) {
        let outer = self.top[v];
        let partner = self.mate[self.nodes[outer as usize].base as usize];
        if partner != NONE {
            self.mate[partner as usize] = NONE;
        }
        self.rebase(outer, v as u32);
        self.mate[v] = NONE;
        while self.top[v] as usize != v {
            self.dissolve(self.top[v]);
        }
    }
}
