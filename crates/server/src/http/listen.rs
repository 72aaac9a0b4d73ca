//! Accepts connections, serves each in a task of its own, and closes idle ones.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tower::Service;

use super::{Served, metrics_router, router};
use crate::{Moment, Time};

/// Milliseconds on the server's clock after which a connection without an answered request is closed. WebSocket
/// connections have other rules.
const PATIENCE: u64 = 30_000;
/// The pause before accepting again after an error, such as too many open files.
const PAUSE: Duration = Duration::from_millis(100);

/// Serves all clients that connect, until the task is cancelled.
pub async fn listen(listener: TcpListener, served: Served, tls: Option<TlsAcceptor>) {
    let time = served.hall.time();
    take_all(listener, router(served), time, tls).await;
}

/// Serves the Prometheus metrics to all clients that connect, until the task is cancelled.
pub async fn listen_for_metrics(listener: TcpListener, served: Served) {
    let time = served.hall.time();
    take_all(listener, metrics_router(served), time, None).await;
}

async fn take_all(listener: TcpListener, router: Router, time: Arc<dyn Time>, tls: Option<TlsAcceptor>) {
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                let connection = Connection { router: router.clone(), time: Arc::clone(&time), peer };
                tokio::spawn(connection.serve(stream, tls.clone()));
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

struct Connection {
    router: Router,
    time: Arc<dyn Time>,
    peer: SocketAddr,
}

impl Connection {
    async fn serve(self, stream: TcpStream, tls: Option<TlsAcceptor>) {
        // Frames are small, and a ruling must not wait for the next frame.
        let _ = stream.set_nodelay(true);
        let answered = Arc::new(AtomicU64::new(self.time.now().0));
        let (time, known) = (Arc::clone(&self.time), Arc::clone(&answered));
        let work = async move {
            match tls {
                None => self.answer(stream, answered).await,
                Some(tls) => match tls.accept(stream).await {
                    Ok(stream) => self.answer(stream, answered).await,
                    Err(error) => tracing::debug!(%error, "no TLS came about"),
                },
            }
        };
        tokio::select! {
            () = work => {}
            () = patience(&*time, &known) => tracing::debug!("a connection on which nothing came was closed"),
        }
    }

    /// Answers requests until the connection ends or becomes a WebSocket.
    async fn answer(self, stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static, answered: Arc<AtomicU64>) {
        let service = service_fn(|request: Request<Incoming>| {
            let (mut router, time, answered) = (self.router.clone(), Arc::clone(&self.time), Arc::clone(&answered));
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(self.peer));
            async move {
                let response: Result<_, Infallible> = router.call(request).await;
                answered.store(time.now().0, Ordering::Relaxed);
                response
            }
        });
        let connection = http1::Builder::new().serve_connection(TokioIo::new(stream), service).with_upgrades();
        if let Err(error) = connection.await {
            tracing::debug!(%error, "a connection ended");
        }
    }
}

/// Waits until no request has been answered for too long.
async fn patience(time: &dyn Time, answered: &AtomicU64) {
    loop {
        let end = Moment(answered.load(Ordering::Relaxed)).after(PATIENCE);
        time.sleep_until(end).await;
        if Moment(answered.load(Ordering::Relaxed)).after(PATIENCE) <= time.now() {
            return;
        }
    }
}
