//! The addresses under which other machines on the network find this one.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// Addresses in the private networks and one outside. The system says from which of its own addresses it would reach them;
/// nothing is sent.
const PLACES: [Ipv4Addr; 4] = [
    Ipv4Addr::new(192, 0, 2, 1),
    Ipv4Addr::new(192, 168, 255, 254),
    Ipv4Addr::new(10, 255, 255, 254),
    Ipv4Addr::new(172, 31, 255, 254),
];

/// Returns the addresses at which other machines can reach a server that listens at `listens`; none if it is reachable
/// only from its own machine.
pub(crate) fn addresses(listens: SocketAddr) -> Vec<SocketAddr> {
    if !listens.ip().is_unspecified() {
        return if listens.ip().is_loopback() { Vec::new() } else { vec![listens] };
    }
    let mut found: Vec<SocketAddr> = Vec::new();
    for own in PLACES.into_iter().filter_map(own_address_towards) {
        let address = SocketAddr::new(own, listens.port());
        if !own.is_loopback() && !own.is_unspecified() && !found.contains(&address) {
            found.push(address);
        }
    }
    found
}

fn own_address_towards(place: Ipv4Addr) -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((place, 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_of_one_machine_has_no_address_for_others() {
        assert_eq!(addresses("127.0.0.1:8080".parse().unwrap()), []);
        assert_eq!(addresses("[::1]:8080".parse().unwrap()), []);
    }

    #[test]
    fn one_that_listens_to_an_address_is_found_there() {
        let address = "192.168.7.3:8080".parse().unwrap();
        assert_eq!(addresses(address), [address]);
    }

    #[test]
    fn one_that_listens_everywhere_is_found_at_addresses_that_others_can_use() {
        for address in addresses("0.0.0.0:8080".parse().unwrap()) {
            assert!(!address.ip().is_loopback() && !address.ip().is_unspecified(), "{address}");
            assert_eq!(address.port(), 8080);
        }
    }
}
