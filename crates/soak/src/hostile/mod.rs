//! Hostile clients: whatever they do, the games of the others must continue.
//!
//! They run in a process of their own, so that their load is not attributed to the server.

mod floods;
mod games;
mod sockets;

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use anyhow::Result;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::Lot;
use crate::net::Line;

/// The longest duration of one attempt.
const LONGEST: Duration = Duration::from_secs(20);

/// The kinds of attack, each with the number of clients that repeat it.
const KINDS: [(Kind, u64); 13] = [
    (Kind::Frames, 3),
    (Kind::Nonsense, 2),
    (Kind::Huge, 1),
    (Kind::SlowReaders, 6),
    (Kind::HalfOpen, 8),
    (Kind::Replays, 4),
    (Kind::Forgers, 2),
    (Kind::Swarms, 4),
    (Kind::LongGames, 1),
    (Kind::Questions, 3),
    (Kind::OldGames, 2),
    (Kind::Touches, 3),
    (Kind::Creations, 1),
];

#[derive(Clone, Copy, Debug)]
enum Kind {
    Frames,
    Nonsense,
    Huge,
    SlowReaders,
    HalfOpen,
    Replays,
    Forgers,
    Swarms,
    LongGames,
    Questions,
    OldGames,
    Touches,
    Creations,
}

/// Attacks a server until standard input ends, as it does when the harness ends.
pub async fn attack(server: SocketAddr, seed: u64) -> Result<()> {
    let mut lot = Lot::new(seed);
    let mut tasks = JoinSet::new();
    for (place, (kind, count)) in KINDS.into_iter().enumerate() {
        for number in 0..count {
            let line = Line { server, other: None, from: Ipv4Addr::new(127, 9, place as u8 + 1, number as u8 + 1) };
            tasks.spawn(again_and_again(kind, line, lot.branch()));
        }
    }
    let ended = tokio::task::spawn_blocking(|| std::io::copy(&mut std::io::stdin(), &mut std::io::sink()));
    ended.await??;
    tasks.shutdown().await;
    Ok(())
}

async fn again_and_again(kind: Kind, line: Line, mut lot: Lot) {
    loop {
        let attempt = async {
            match kind {
                Kind::Frames => floods::frames(line).await,
                Kind::Nonsense => floods::nonsense(line, &mut lot).await,
                Kind::Huge => floods::huge(line).await,
                Kind::SlowReaders => sockets::slow_reader(line, &mut lot).await,
                Kind::HalfOpen => sockets::half_open(line, &mut lot).await,
                Kind::Replays => sockets::replays(line, &mut lot).await,
                Kind::Forgers => sockets::forger(line, &mut lot).await,
                Kind::Swarms => games::swarm(line, &mut lot).await,
                Kind::LongGames => games::long_game(line, &mut lot).await,
                Kind::Questions => games::questions(line, &mut lot).await,
                Kind::OldGames => games::old_games(line, &mut lot).await,
                Kind::Touches => floods::touches(line).await,
                Kind::Creations => games::creations(line).await,
            }
        };
        // The result does not matter: the server may refuse the attempt, or be down.
        let _ = timeout(LONGEST, attempt).await;
        sleep(Duration::from_millis(lot.between(100, 400))).await;
    }
}
