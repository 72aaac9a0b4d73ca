//! A server that has just reported that it is open can be closed. Signals concern a whole process, so this test has its own.

#![cfg(unix)]

use std::collections::BTreeMap;
use std::process::Command;

use server::{Config, Limits};

#[test]
fn who_is_told_that_the_hall_is_open_may_close_it_at_once() {
    let config = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        database: None,
        journal: None,
        advertise: Vec::new(),
        organiser: None,
        metrics: None,
        origins: Vec::new(),
        hosts: Vec::new(),
        limits: Limits::default(),
        name: "Arbiter".to_owned(),
        certificate: None,
        engines: BTreeMap::new(),
        pairers: BTreeMap::new(),
        webhooks: server::WebhookPolicy::default(),
        #[cfg(feature = "test-clock")]
        has_test_clock: false,
    };
    let own = std::process::id().to_string();
    // Without a handler the signal would end this process here.
    let closed = server::serve(&config, |opened| {
        assert_ne!(opened.address.port(), 0);
        assert!(Command::new("kill").args(["-TERM", &own]).status().unwrap().success());
    });
    closed.unwrap();
}
