//! The unit that counts as one address in limits.

use std::net::{IpAddr, Ipv6Addr};

/// Returns the network of one subscriber: an IPv4 address, or the first half of an IPv6 address.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_of_version_6_counts_as_one() {
        let of = |text: &str| network(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2:3::4"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::4"), of("2001:db8:1:3::4"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
    }
}
