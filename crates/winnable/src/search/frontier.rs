//! The open positions of a search, in buckets by priority.

use std::collections::VecDeque;

/// The worst priority; worse ones are treated alike.
const WORST: usize = 1023;

/// Open positions by priority, the lowest first.
pub(crate) struct Frontier {
    buckets: Vec<VecDeque<u32>>,
    /// No bucket below this one holds anything.
    lowest: usize,
}

impl Frontier {
    pub(crate) fn new() -> Self {
        Self { buckets: vec![VecDeque::new(); WORST + 1], lowest: WORST }
    }

    pub(crate) fn clear(&mut self) {
        self.buckets[self.lowest..].iter_mut().for_each(VecDeque::clear);
        self.lowest = WORST;
    }

    pub(crate) fn push(&mut self, node: u32, priority: usize) {
        let bucket = priority.min(WORST);
        self.buckets[bucket].push_back(node);
        self.lowest = self.lowest.min(bucket);
    }

    /// Takes the newest position with the lowest priority.
    pub(crate) fn pop_newest(&mut self) -> Option<u32> {
        self.pop_with(VecDeque::pop_back)
    }

    /// Takes the oldest position with the lowest priority.
    pub(crate) fn pop_oldest(&mut self) -> Option<u32> {
        self.pop_with(VecDeque::pop_front)
    }

    fn pop_with(&mut self, pop: impl Fn(&mut VecDeque<u32>) -> Option<u32>) -> Option<u32> {
        loop {
            if let Some(node) = pop(&mut self.buckets[self.lowest]) {
                return Some(node);
            }
            if self.lowest == WORST {
                return None;
            }
            self.lowest += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lowest_priority_comes_first_and_ties_by_age() {
        let mut frontier = Frontier::new();
        for (node, priority) in [(1, 7), (2, 3), (3, 3), (4, 5_000), (5, 6_000)] {
            frontier.push(node, priority);
        }
        assert_eq!(frontier.pop_newest(), Some(3));
        assert_eq!(frontier.pop_oldest(), Some(2));
        assert_eq!([(); 4].map(|()| frontier.pop_oldest()), [Some(1), Some(4), Some(5), None]);
        frontier.push(6, 0);
        frontier.clear();
        assert_eq!(frontier.pop_newest(), None);
    }
}
