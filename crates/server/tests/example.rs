//! The example client plays a whole game on a server.

use std::net::SocketAddr;
use std::sync::Arc;

use server::{Engines, Hall, Limits, MemoryJournal, RealTime, Served, router};
use tokio::net::TcpListener;

#[path = "../examples/player.rs"]
#[expect(dead_code, reason = "the test calls what `main` calls")]
mod player;

#[tokio::test(flavor = "multi_thread")]
async fn the_example_plays_a_game_with_itself_and_with_an_engine() {
    let engines = Engines::found();
    assert!(engines.names().contains(&"stockfish"), "this test plays against Stockfish: apt-get install stockfish");
    let limits = Limits { frames_per_second: 1_000, ..Limits::default() };
    let hall = Hall::open(Arc::new(MemoryJournal::default()), Arc::new(RealTime::start()), limits);
    let app = router(Served::new(hall.with_engines(engines), None, Vec::new()));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let service = app.into_make_service_with_connect_info::<SocketAddr>();
    tokio::spawn(async move { axum::serve(listener, service).await.unwrap() });
    for opponent in [None, Some("stockfish")] {
        let said = player::play(&address, opponent).await.unwrap();
        assert!(said.contains("[White \"A program\"]") && said.contains("\n1. "), "{said}");
        assert!(["1-0", "0-1", "1/2-1/2"].iter().any(|result| said.trim_end().ends_with(result)), "{said}");
    }
}
