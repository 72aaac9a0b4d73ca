//! Accepts connections, serves each in a task of its own, and closes idle ones.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, HttpBody};
use axum::extract::{ConnectInfo, Request};
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tower::Service;

use super::{Served, metrics_router, router};
use crate::{Moment, Time};

/// Milliseconds on the server's clock after which a connection is closed on which no whole request has come since the last
/// answer. The time in which a request is worked on does not count. WebSocket connections have other rules.
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
        let idle = Arc::new(Idle::since(self.time.now()));
        let (time, known) = (Arc::clone(&self.time), Arc::clone(&idle));
        let work = async move {
            match tls {
                None => self.answer(stream, idle).await,
                Some(tls) => match tls.accept(stream).await {
                    Ok(stream) => self.answer(stream, idle).await,
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
    async fn answer(self, stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static, idle: Arc<Idle>) {
        let service = service_fn(|request: Request<Incoming>| {
            let (mut router, time, idle) = (self.router.clone(), Arc::clone(&self.time), Arc::clone(&idle));
            let mut request = request.map(|body| Body::new(Arriving::new(body, Arc::clone(&idle))));
            request.extensions_mut().insert(ConnectInfo(self.peer));
            async move {
                let response: Result<_, Infallible> = router.call(request).await;
                idle.answered(time.now());
                response
            }
        });
        let connection = http1::Builder::new().serve_connection(TokioIo::new(stream), service).with_upgrades();
        if let Err(error) = connection.await {
            tracing::debug!(%error, "a connection ended");
        }
    }
}

/// Since when a connection waits for its client.
#[derive(Debug)]
struct Idle {
    since: AtomicU64,
    /// Whether a whole request has come and is worked on.
    is_working: AtomicBool,
}

impl Idle {
    const fn since(now: Moment) -> Self {
        Self { since: AtomicU64::new(now.0), is_working: AtomicBool::new(false) }
    }

    fn answered(&self, now: Moment) {
        self.since.store(now.0, Ordering::Relaxed);
        self.is_working.store(false, Ordering::Relaxed);
    }

    /// Returns when the connection is closed, if nothing happens.
    fn end(&self, now: Moment) -> Moment {
        let is_working = self.is_working.load(Ordering::Relaxed);
        let since = if is_working { now } else { Moment(self.since.load(Ordering::Relaxed)) };
        since.after(PATIENCE)
    }
}

/// The body of a request, which tells when it has come as a whole: a client that sends slowly is not waited for longer.
struct Arriving<B> {
    body: B,
    idle: Arc<Idle>,
}

impl<B: HttpBody> Arriving<B> {
    fn new(body: B, idle: Arc<Idle>) -> Self {
        idle.is_working.store(body.is_end_stream(), Ordering::Relaxed);
        Self { body, idle }
    }
}

impl<B: HttpBody + Unpin> HttpBody for Arriving<B> {
    type Data = B::Data;
    type Error = B::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Self::Data>, Self::Error>>> {
        let polled = Pin::new(&mut self.body).poll_frame(context);
        if matches!(polled, Poll::Ready(None)) || self.body.is_end_stream() {
            self.idle.is_working.store(true, Ordering::Relaxed);
        }
        polled
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// Waits until a client has sent nothing for too long.
async fn patience(time: &dyn Time, idle: &Idle) {
    loop {
        time.sleep_until(idle.end(time.now())).await;
        let now = time.now();
        if idle.end(now) <= now {
            return;
        }
    }
}
