//! The host names under which the server answers. Checking them stops DNS rebinding: a foreign page whose name points here.

use std::net::IpAddr;

use axum::extract::Request;
use axum::http::header;

/// The host names of the server. IP addresses are always accepted: no page can make its own name an address.
#[derive(Clone, Debug, Default)]
pub(super) struct Hosts(Vec<String>);

impl Hosts {
    /// Collects the configured names, those of allowed origins, and the machine's own.
    pub(super) fn new(configured: &[String], origins: &[String]) -> Self {
        let of_origins = origins.iter().filter_map(|origin| Some(origin.split_once("://")?.1));
        let mut names: Vec<String> = configured.iter().map(String::as_str).chain(of_origins).map(name_of).collect();
        names.push("localhost".to_owned());
        let machine = std::fs::read_to_string("/etc/hostname").unwrap_or_default().trim().to_ascii_lowercase();
        if !machine.is_empty() {
            names.push(format!("{machine}.local"));
            names.push(machine);
        }
        Self(names)
    }

    /// Returns the name that a request asks for, if it is not a name of this server.
    pub(super) fn unknown(&self, request: &Request) -> Option<String> {
        let header = request.headers().get(header::HOST).map(|host| host.to_str().unwrap_or_default());
        let host = request.uri().authority().map(axum::http::uri::Authority::as_str).or(header)?;
        let name = name_of(host);
        let is_known = is_address(&name) || self.0.contains(&name);
        (!is_known).then_some(name)
    }
}

/// Removes the port and a trailing dot from a host name.
fn name_of(host: &str) -> String {
    let host = host.rsplit_once('@').map_or(host, |(_, host)| host);
    let name = match host.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((address, _)) => address,
        None => host.split_once(':').map_or(host, |(name, _)| name),
    };
    name.trim_end_matches('.').to_ascii_lowercase()
}

fn is_address(name: &str) -> bool {
    // A link-local address can carry a network interface after `%`.
    name.split_once('%').map_or(name, |(address, _)| address).parse::<IpAddr>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_known(hosts: &Hosts, host: &str) -> bool {
        let request = Request::builder().uri("/").header(header::HOST, host).body(axum::body::Body::empty()).unwrap();
        hosts.unknown(&request).is_none()
    }

    #[test]
    fn addresses_and_configured_names_are_known_and_no_others() {
        let hosts = Hosts::new(&["Chess.Example".to_owned()], &["https://club.example:8443".to_owned()]);
        for known in [
            "127.0.0.1:8080",
            "192.168.1.7",
            "[::1]:8080",
            "[fe80::1%25eth0]:8080",
            "localhost",
            "LOCALHOST:1",
            "chess.example",
            "chess.example.:443",
            "club.example",
        ] {
            assert!(is_known(&hosts, known), "{known}");
        }
        for unknown in
            ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "xchess.example", "", "1.2.3"]
        {
            assert!(!is_known(&hosts, unknown), "{unknown}");
        }
    }

    #[test]
    fn the_whole_address_of_a_request_counts_before_its_header() {
        let request = Request::builder().uri("http://evil.example/").header(header::HOST, "localhost");
        let request = request.body(axum::body::Body::empty()).unwrap();
        assert_eq!(Hosts::new(&[], &[]).unknown(&request).as_deref(), Some("evil.example"));
    }
}
