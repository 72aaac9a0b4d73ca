//! Random games, always the same ones.

use board::Position;

/// Generates a number of games of a number of half-moves, in UCI notation.
pub(crate) fn random(count: usize, length: usize) -> Vec<Vec<String>> {
    let mut random = Random::new(0x2545_f491_4f6c_dd1d);
    let mut games = Vec::with_capacity(count);
    while games.len() < count {
        let mut position = Position::initial();
        let mut moves = Vec::new();
        while moves.len() < length {
            let legal = position.legal_moves();
            let Some(&mv) = legal.as_slice().get(random.below(legal.len().max(1))) else { break };
            let Ok(legal) = position.legal(mv) else { break };
            moves.push(legal.uci().to_string());
            position = legal.play();
        }
        // In a game that is over early, further moves would be refused.
        if moves.len() == length && winnable::dead(&position, winnable::Budget::DEFAULT) == Some(false) {
            games.push(moves);
        }
    }
    games
}

/// Pseudo-random numbers.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed | 1)
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit
    }
}
