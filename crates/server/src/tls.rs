//! TLS, with a certificate from files or a self-signed one.

use std::fs::OpenOptions;
use std::io::Write;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use sha2::{Digest, Sha256};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::pki_types::pem::{self, PemObject};
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{self, ServerConfig};

/// Days for which a self-signed certificate is valid: some browsers accept no longer ones.
const GOOD_FOR: u64 = 800;
/// A certificate with fewer days left than this is replaced at the next start.
const REPLACED: u64 = 60;
const DAY: u64 = 86_400;

/// The source of a server's certificate.
///
/// ```
/// let own = server::Certificate::Own { beside: "hall.db".into() };
/// assert!(format!("{own:?}").contains("hall.db"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Certificate {
    /// From PEM files.
    Files {
        /// The certificate and its chain.
        chain: PathBuf,
        /// Its private key.
        key: PathBuf,
    },
    /// Self-signed: made at the first start, and kept beside a file.
    Own {
        /// The file beside which certificate and key are kept.
        beside: PathBuf,
    },
}

/// The TLS acceptor and the fingerprint of the certificate.
pub(crate) struct Tls {
    pub(crate) acceptor: TlsAcceptor,
    /// The SHA-256 of the certificate, as browsers show it.
    pub(crate) fingerprint: String,
}

impl Tls {
    /// Reads the certificate, or makes it. `listen` is one of the addresses it is valid for.
    pub(crate) fn new(certificate: &Certificate, listen: IpAddr) -> Result<Self, String> {
        let (chain, key) = match certificate {
            Certificate::Files { chain, key } => (chain.clone(), key.clone()),
            Certificate::Own { beside } => own(beside, listen)?,
        };
        let unusable =
            |what: &str, path: &Path, why: &str| format!("the {what} in {} cannot be used: {why}", path.display());
        let certificates = CertificateDer::pem_file_iter(&chain).and_then(Iterator::collect);
        let certificates: Vec<CertificateDer<'static>> =
            certificates.map_err(|error| unusable("certificate", &chain, &pem_problem(&error)))?;
        let empty =
            || unusable("certificate", &chain, "there is none in the file; expected PEM, -----BEGIN CERTIFICATE-----");
        let first = certificates.first().ok_or_else(empty)?;
        let digest: [u8; 32] = Sha256::digest(first).into();
        let private =
            PrivateKeyDer::from_pem_file(&key).map_err(|error| unusable("private key", &key, &pem_problem(&error)))?;
        let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .and_then(|builder| builder.with_no_client_auth().with_single_cert(certificates, private));
        let mut config = config.map_err(|error| match error {
            rustls::Error::InconsistentKeys(_) => {
                format!(
                    "the private key in {} does not belong to the certificate in {}",
                    key.display(),
                    chain.display()
                )
            }
            rustls::Error::General(why) => unusable("private key", &key, &why),
            other => unusable("certificate", &chain, &other.to_string()),
        })?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        let fingerprint: Vec<String> = digest.iter().map(|byte| format!("{byte:02X}")).collect();
        Ok(Self { acceptor: TlsAcceptor::from(Arc::new(config)), fingerprint: fingerprint.join(":") })
    }
}

/// Says what is wrong with a file of certificates or of a key.
fn pem_problem(error: &pem::Error) -> String {
    match error {
        pem::Error::Io(error) => error.to_string(),
        pem::Error::NoItemsFound => "there is none in the file; expected PEM, -----BEGIN … -----".to_owned(),
        other => format!("it is not valid PEM: {other}"),
    }
}

/// Finds the self-signed certificate; makes one if there is none, or if it is about to expire.
fn own(beside: &Path, listen: IpAddr) -> Result<(PathBuf, PathBuf), String> {
    let (chain, key) = (beside.with_extension("tls-cert.pem"), beside.with_extension("tls-key.pem"));
    let age =
        std::fs::metadata(&chain).and_then(|facts| facts.modified()).map(|made| made.elapsed().unwrap_or_default());
    let is_good = age.is_ok_and(|age| age < Duration::from_secs((GOOD_FOR - REPLACED) * DAY)) && key.exists();
    if !is_good {
        let (certificate, private) = make(listen).map_err(|error| format!("no certificate can be made: {error}"))?;
        let failed = |path: &Path| {
            let path = path.to_owned();
            move |error: std::io::Error| {
                format!("the server's own certificate cannot be kept in {}: {error}", path.display())
            }
        };
        // The key first: a certificate without its key would be taken for a valid one.
        write_secret(&key, &private).map_err(failed(&key))?;
        write_secret(&chain, &certificate).map_err(failed(&chain))?;
    }
    Ok((chain, key))
}

fn make(listen: IpAddr) -> Result<(String, String), rcgen::Error> {
    let mut names = vec!["localhost".to_owned(), "127.0.0.1".to_owned(), "::1".to_owned()];
    if !listen.is_unspecified() && !listen.is_loopback() {
        names.push(listen.to_string());
    }
    let machine = std::fs::read_to_string("/etc/hostname").unwrap_or_default();
    let machine = machine.trim();
    if !machine.is_empty() && machine.is_ascii() && machine != "localhost" {
        names.push(machine.to_owned());
        names.push(format!("{machine}.local"));
    }
    let mut parameters = rcgen::CertificateParams::new(names)?;
    parameters.distinguished_name.push(rcgen::DnType::CommonName, "Arbiter");
    let now = time::OffsetDateTime::now_utc();
    parameters.not_before = now - Duration::from_secs(DAY);
    parameters.not_after = now + Duration::from_secs((GOOD_FOR - 1) * DAY);
    let key = rcgen::KeyPair::generate()?;
    let certificate = parameters.self_signed(&key)?;
    Ok((certificate.pem(), key.serialize_pem()))
}

/// Writes a file that only its owner can read, completely or not at all.
fn write_secret(path: &Path, text: &str) -> std::io::Result<()> {
    let beside = path.with_extension("new");
    let _ = std::fs::remove_file(&beside);
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&beside)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    std::fs::rename(&beside, path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hall_makes_its_certificate_once_and_for_its_owner_alone() {
        let folder = std::env::temp_dir().join(format!("arbiter-tls-{}", crate::GameId::random().unwrap()));
        std::fs::create_dir_all(&folder).unwrap();
        let own = Certificate::Own { beside: folder.join("hall.db") };
        let listen = IpAddr::from([192, 168, 1, 7]);
        let first = Tls::new(&own, listen).unwrap().fingerprint;
        assert_eq!(first.len(), 32 * 3 - 1);
        assert_eq!(Tls::new(&own, listen).unwrap().fingerprint, first);
        let key = folder.join("hall.tls-key.pem");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(std::fs::metadata(&key).unwrap().permissions().mode() & 0o777, 0o600);
        }
        let chain = folder.join("hall.tls-cert.pem");
        let swapped = Certificate::Files { chain: key.clone(), key: chain };
        let told = Tls::new(&swapped, listen).err().unwrap();
        assert!(told.contains("hall.tls-key.pem"), "{told}");
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
