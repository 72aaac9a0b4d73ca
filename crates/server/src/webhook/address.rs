//! Which addresses may be told.
//!
//! A webhook must not become a way into the network of the server: names are looked up by the server itself, every address that comes
//! out is checked, and the connection goes to the address that was checked.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use axum::http::Uri;

/// The addresses that webhooks may tell.
///
/// ```
/// use server::WebhookPolicy;
/// assert_eq!("public".parse(), Ok(WebhookPolicy::Public));
/// assert_eq!(WebhookPolicy::default(), WebhookPolicy::Public);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WebhookPolicy {
    /// None: there are no webhooks.
    Off,
    /// Addresses of the public internet, over TLS.
    #[default]
    Public,
    /// All addresses, those of the server's own network included, with or without TLS.
    Any,
}

impl WebhookPolicy {
    /// Returns the name in settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Public => "public",
            Self::Any => "any",
        }
    }
}

impl FromStr for WebhookPolicy {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let all = [Self::Off, Self::Public, Self::Any];
        let found = all.into_iter().find(|policy| policy.name() == text);
        found.ok_or_else(|| format!("found {text:?}, expected off, public or any"))
    }
}

/// An address that is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Target {
    pub(super) is_tls: bool,
    /// The host without the brackets of an IPv6 address.
    pub(super) host: String,
    pub(super) port: u16,
    /// The host and the port, as they were written.
    pub(super) authority: String,
    pub(super) path: String,
}

impl Target {
    /// Reads an address, and asks whether it may be told as far as that can be known without looking its name up.
    pub(crate) fn read(url: &str, policy: WebhookPolicy) -> Result<Self, String> {
        if policy == WebhookPolicy::Off {
            return Err("this server sends no webhooks".to_owned());
        }
        let uri: Uri = url
            .parse()
            .map_err(|_| format!("found {url:?}, expected an address such as https://club.example/chess"))?;
        let is_tls = match uri.scheme_str() {
            Some("https") => true,
            Some("http") if policy == WebhookPolicy::Any => false,
            _ => return Err(format!("found {url:?}, expected an address that begins with https://")),
        };
        let authority = uri.authority().map(|authority| authority.as_str().to_owned()).unwrap_or_default();
        if authority.contains('@') {
            return Err("found a user name in the address, expected none".to_owned());
        }
        let host = uri.host().unwrap_or_default().trim_matches(['[', ']']).to_ascii_lowercase();
        if host.is_empty() {
            return Err(format!("found {url:?}, expected an address with a host"));
        }
        let is_local = host == "localhost" || host.ends_with(".localhost");
        let is_private = host.parse::<IpAddr>().is_ok_and(|address| !is_public(address));
        if policy != WebhookPolicy::Any && (is_local || is_private) {
            return Err(format!("found {host}, expected an address of the public internet"));
        }
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        let port = uri.port_u16().unwrap_or(if is_tls { 443 } else { 80 });
        Ok(Self { is_tls, host, port, authority, path })
    }

    /// Chooses the address to connect to among those that the name gives. If one of them may not be told, none is.
    pub(super) fn choose(&self, found: &[SocketAddr], policy: WebhookPolicy) -> Result<SocketAddr, String> {
        let private = found.iter().find(|address| !is_public(address.ip()));
        match (private, found.first()) {
            (Some(private), _) if policy != WebhookPolicy::Any => {
                Err(format!("{} leads to {}, expected an address of the public internet", self.host, private.ip()))
            }
            (_, Some(first)) => Ok(*first),
            (_, None) => Err(format!("{} has no address", self.host)),
        }
    }
}

/// Tells whether an address belongs to the public internet.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    !matches!(
        (a, b, c),
        (0 | 10 | 127 | 224..=255, ..)
            | (100, 64..=127, _)
            | (169, 254, _)
            | (172, 16..=31, _)
            | (192, 0, 0 | 2)
            | (192, 88, 99)
            | (192, 168, _)
            | (198, 18 | 19, _)
            | (198, 51, 100)
            | (203, 0, 113)
    )
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let parts = address.segments();
    // Translated by a gateway to the IPv4 address in the last 32 bits.
    if parts[..6] == [0x64, 0xff9b, 0, 0, 0, 0] {
        let [.., a, b, c, d] = address.octets();
        return is_public_v4(Ipv4Addr::new(a, b, c, d));
    }
    // Only 2000::/3 is given to the public; within it are tunnels (2001::/23, 2002::/16) and examples.
    let is_global = parts[0] & 0xe000 == 0x2000;
    let is_special = parts[0] == 0x2001 && parts[1] < 0x200;
    let is_example = (parts[0] == 0x2001 && parts[1] == 0xdb8) || (parts[0] == 0x3fff && parts[1] < 0x1000);
    is_global && !is_special && !is_example && parts[0] != 0x2002
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_public_internet_are_public() {
        let is = |text: &str| is_public(text.parse().unwrap());
        for public in
            ["8.8.8.8", "1.1.1.1", "100.128.0.1", "172.32.0.1", "192.169.0.1", "2a00:1450:4001::5", "64:ff9b::808:808"]
        {
            assert!(is(public), "{public}");
        }
        for private in [
            "0.0.0.0",
            "10.1.2.3",
            "127.0.0.1",
            "127.8.8.8",
            "100.64.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "192.0.2.7",
            "198.18.0.1",
            "203.0.113.9",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:8.8.8.8",
            "::127.0.0.1",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "3fff::1",
            "100::1",
        ] {
            assert!(!is(private), "{private}");
        }
    }

    #[test]
    fn an_address_is_read_and_refused_with_the_reason() {
        let target = Target::read("https://club.example:8443/a?b=c#d", WebhookPolicy::Public).unwrap();
        assert_eq!((target.host.as_str(), target.port, target.path.as_str()), ("club.example", 8443, "/a?b=c"));
        assert_eq!(
            Target::read("https://[2a00:1450:4001::5]/", WebhookPolicy::Public).unwrap().host,
            "2a00:1450:4001::5"
        );
        for (url, told) in [
            ("http://club.example/", "https://"),
            ("ftp://club.example/", "https://"),
            ("club.example", "https://"),
            ("https://", "expected an address"),
            ("https://user:pass@club.example/", "user name"),
            ("https://localhost/", "public internet"),
            ("https://a.LOCALHOST/", "public internet"),
            ("https://127.0.0.1/", "public internet"),
            ("https://[::1]/", "public internet"),
            ("https://[::ffff:10.0.0.1]/", "public internet"),
            ("https://club.example/\u{7}", "expected an address"),
        ] {
            let error = Target::read(url, WebhookPolicy::Public).unwrap_err();
            assert!(error.contains(told), "{url}: {error}");
        }
        assert!(Target::read("http://127.0.0.1:9/", WebhookPolicy::Any).is_ok());
        assert!(Target::read("https://club.example/", WebhookPolicy::Off).is_err());
    }

    #[test]
    fn a_name_that_leads_inside_is_not_connected_to() {
        let target = Target::read("https://club.example/", WebhookPolicy::Public).unwrap();
        let [inside, outside] = ["10.0.0.1:443", "8.8.8.8:443"].map(|text| text.parse::<SocketAddr>().unwrap());
        assert_eq!(target.choose(&[outside], WebhookPolicy::Public), Ok(outside));
        assert!(target.choose(&[outside, inside], WebhookPolicy::Public).unwrap_err().contains("10.0.0.1"));
        assert_eq!(target.choose(&[inside], WebhookPolicy::Any), Ok(inside));
        assert!(target.choose(&[], WebhookPolicy::Any).is_err());
    }
}
