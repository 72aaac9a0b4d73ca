//! One signed request to an address that was checked. Redirections are not followed.

use std::net::{SocketAddr, ToSocketAddrs};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::address::{Target, WebhookPolicy};
use super::sign::hmac;
use crate::Moment;

/// The time in which the other side must have answered.
const PATIENCE: Duration = Duration::from_secs(10);
/// The number of requests at once.
const REQUESTS: usize = 16;
/// The number of names that are looked up at once: each takes a thread of those that read from the disk.
const LOOKUPS: usize = 2;

/// Sends requests of webhooks.
#[derive(Debug)]
pub(crate) struct Client {
    policy: WebhookPolicy,
    requests: Semaphore,
    lookups: Arc<Semaphore>,
    tls: OnceLock<Arc<ClientConfig>>,
}

/// What is sent.
pub(crate) struct Delivery<'d> {
    pub(crate) secret: &'d str,
    /// The name of the delivery: the same for each attempt.
    pub(crate) name: &'d str,
    pub(crate) body: &'d str,
    pub(crate) now: Moment,
}

impl Client {
    pub(crate) fn new(policy: WebhookPolicy) -> Self {
        let (requests, lookups) = (Semaphore::new(REQUESTS), Arc::new(Semaphore::new(LOOKUPS)));
        Self { policy, requests, lookups, tls: OnceLock::new() }
    }

    pub(crate) const fn policy(&self) -> WebhookPolicy {
        self.policy
    }

    /// Sends a delivery; an error says what went wrong.
    pub(crate) async fn send(&self, url: &str, delivery: Delivery<'_>) -> Result<(), String> {
        let target = Target::read(url, self.policy)?;
        let _permit = self.requests.acquire().await.map_err(|error| error.to_string())?;
        let sent = tokio::time::timeout(PATIENCE, self.exchange(&target, delivery)).await;
        sent.unwrap_or_else(|_| Err(format!("no answer within {} seconds", PATIENCE.as_secs())))
    }

    async fn exchange(&self, target: &Target, delivery: Delivery<'_>) -> Result<(), String> {
        let address = target.choose(&self.look_up(target).await?, self.policy)?;
        let stream = TcpStream::connect(address).await.map_err(|error| format!("cannot connect: {error}"))?;
        if !target.is_tls {
            return post(stream, target, delivery).await;
        }
        let name = ServerName::try_from(target.host.clone()).map_err(|error| error.to_string())?;
        let connector = TlsConnector::from(self.tls()?);
        let stream = connector.connect(name, stream).await.map_err(|error| format!("no secure connection: {error}"))?;
        post(stream, target, delivery).await
    }

    /// Looks a name up. The permit is held until the system has answered, even if nobody waits for it any more.
    async fn look_up(&self, target: &Target) -> Result<Vec<SocketAddr>, String> {
        let permit = Arc::clone(&self.lookups).acquire_owned().await.map_err(|error| error.to_string())?;
        let place = (target.host.clone(), target.port);
        let found = tokio::task::spawn_blocking(move || {
            let found = place.to_socket_addrs().map(Iterator::collect);
            drop(permit);
            found
        });
        let found: std::io::Result<Vec<SocketAddr>> = found.await.map_err(|error| error.to_string())?;
        found.map_err(|error| format!("{} is not found: {error}", target.host))
    }

    /// Returns how to connect over TLS, with the certificates that the system trusts.
    fn tls(&self) -> Result<Arc<ClientConfig>, String> {
        if let Some(config) = self.tls.get() {
            return Ok(Arc::clone(config));
        }
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        if roots.is_empty() {
            return Err("this system has no certificates to trust".to_owned());
        }
        let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|error| error.to_string())?;
        let config = Arc::new(config.with_root_certificates(roots).with_no_client_auth());
        Ok(Arc::clone(self.tls.get_or_init(|| config)))
    }
}

/// Posts a delivery; only the status of the answer is looked at.
async fn post<S>(stream: S, target: &Target, delivery: Delivery<'_>) -> Result<(), String>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let broken = |error: hyper::Error| format!("the connection broke: {error}");
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(broken)?;
    let Delivery { secret, name, body, now } = delivery;
    let seconds = (now.0 / 1000).to_string();
    let code = hmac(secret.as_bytes(), &[seconds.as_bytes(), b".", body.as_bytes()]);
    let request = Request::post(&target.path)
        .header(header::HOST, &target.authority)
        .header(header::USER_AGENT, concat!("arbiter/", env!("CARGO_PKG_VERSION")))
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::CONTENT_LENGTH, body.len())
        .header(header::CONNECTION, "close")
        .header("arbiter-delivery", name)
        .header("arbiter-signature", format!("t={seconds},v1={code}"))
        .body(Body::from(body.to_owned()))
        .map_err(|error| error.to_string())?;
    let mut answer = std::pin::pin!(sender.send_request(request));
    let mut connection = std::pin::pin!(connection);
    let answer = tokio::select! {
        answer = &mut answer => answer,
        // The answer may have come with the end of the connection.
        _ = &mut connection => answer.await,
    };
    let status = answer.map_err(broken)?.status();
    match status {
        _ if status.is_success() => Ok(()),
        _ if status.is_redirection() => Err(format!("answered {status}; redirections are not followed")),
        _ => Err(format!("answered {status}")),
    }
}
