//! The capacity of the server: `cargo bench -p arbiter-chess-peers --bench hall`.
//!
//! Clients and server talk over loopback, each side in a process of its own. The server is compared with an axum server
//! that judges and stores nothing: for every act it sends frames of the same length to the same two sockets. A word after
//! `--` picks one of `throughput`, `latency`, `memory` and `events`. The status is 1 if a goal was missed.

mod client;
mod echo;
mod events;
mod games;
mod latency;
mod memory;
mod process;
mod throughput;

use std::process::ExitCode;

/// A measured result and its goal.
struct Goal {
    what: String,
    reached: bool,
}

impl Goal {
    fn new(what: String, reached: bool) -> Self {
        println!("{} {what}", if reached { "reached" } else { "MISSED " });
        Self { what, reached }
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    if let ["child", rest @ ..] = arguments.as_slice() {
        process::run(rest);
        return ExitCode::SUCCESS;
    }
    let is_wanted = |name: &str| arguments.is_empty() || arguments.contains(&name);
    let mut goals = Vec::new();
    if is_wanted("throughput") {
        goals.extend(throughput::measure());
    }
    if is_wanted("latency") {
        goals.push(latency::measure());
    }
    if is_wanted("memory") {
        goals.extend(memory::measure());
    }
    if is_wanted("events") {
        goals.extend(events::measure());
    }
    let missed: Vec<&Goal> = goals.iter().filter(|goal| !goal.reached).collect();
    for goal in &missed {
        eprintln!("missed: {}", goal.what);
    }
    if missed.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
