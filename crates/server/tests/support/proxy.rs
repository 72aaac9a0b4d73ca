//! A way between a node and a server that a test can cut.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Passes connections on until it is cut.
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    is_cut: Arc<watch::Sender<bool>>,
}

impl Proxy {
    /// Opens a way to a server.
    pub(crate) async fn to(server: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let is_cut = Arc::new(watch::Sender::new(false));
        let state = Arc::clone(&is_cut);
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let mut cut = state.subscribe();
                if *cut.borrow() {
                    continue;
                }
                tokio::spawn(async move {
                    let Ok(mut far) = TcpStream::connect(server).await else { return };
                    tokio::select! {
                        _ = tokio::io::copy_bidirectional(&mut near, &mut far) => {}
                        _ = cut.wait_for(|is_cut| *is_cut) => {}
                    }
                });
            }
        });
        Self { address, is_cut }
    }

    /// Cuts the way, or opens it again.
    pub(crate) fn cut(&self, is_cut: bool) {
        self.is_cut.send_replace(is_cut);
    }
}
