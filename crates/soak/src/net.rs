//! Connections to the server: HTTP and `WebSockets` from any address of this machine.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

/// The longest time for an answer, however slow the disk is.
const PATIENCE: Duration = Duration::from_secs(30);

/// A local address from which a client talks to the server.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    /// The server.
    pub(crate) server: SocketAddr,
    /// Another node of the same hall, for when the first does not answer.
    pub(crate) other: Option<SocketAddr>,
    /// The address that the server sees.
    pub(crate) from: Ipv4Addr,
}

impl Line {
    /// Prefers the other node.
    #[must_use]
    pub(crate) fn turned(self) -> Self {
        match self.other {
            Some(other) => Self { server: other, other: Some(self.server), ..self },
            None => self,
        }
    }

    /// Opens a connection, at the other node if the first does not answer. A slow client gets a small receive buffer.
    pub(crate) async fn connect(self, is_slow: bool) -> Result<TcpStream> {
        match self.connect_to(self.server, is_slow).await {
            Err(error) => match self.other {
                Some(other) => self.connect_to(other, is_slow).await,
                None => Err(error),
            },
            connected => connected,
        }
    }

    async fn connect_to(self, server: SocketAddr, is_slow: bool) -> Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        if is_slow {
            socket.set_recv_buffer_size(4_096)?;
        }
        socket.bind((self.from, 0).into())?;
        let stream = timeout(Duration::from_secs(3), socket.connect(server)).await??;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// Sends an HTTP request; returns the status and the body.
    pub(crate) async fn ask(self, method: &str, path: &str, token: Option<&str>, body: &str) -> Result<(u16, String)> {
        let mut stream = self.connect(false).await?;
        let (at, length) = (self.server, body.len());
        let bearer = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n{bearer}Content-Length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        timeout(PATIENCE, stream.read_to_end(&mut answer)).await??;
        let answer = String::from_utf8_lossy(&answer);
        let (head, body) = answer.split_once("\r\n\r\n").context("the answer was cut off")?;
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).context("no status")?;
        let is_chunked = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
        Ok((status, if is_chunked { unchunked(body) } else { body.to_owned() }))
    }

    /// Sends an HTTP request and parses the JSON response; a status other than success is an error.
    pub(crate) async fn ask_json(self, method: &str, path: &str, token: Option<&str>, body: &Value) -> Result<Value> {
        let (status, answer) = self.ask(method, path, token, &body.to_string()).await?;
        if !(200..300).contains(&status) {
            bail!("{method} {path}: {status} {}", answer.chars().take(200).collect::<String>());
        }
        if answer.is_empty() { Ok(Value::Null) } else { Ok(serde_json::from_str(&answer)?) }
    }

    /// Opens a socket at a game.
    pub(crate) async fn socket(self, game: &str, is_slow: bool) -> Result<Socket> {
        let stream = self.connect(is_slow).await?;
        let address = format!("ws://{}/api/v1/games/{game}/socket", self.server);
        let (socket, _) = timeout(PATIENCE, tokio_tungstenite::client_async(address, stream)).await??;
        Ok(Socket(socket))
    }
}

/// Joins the chunks of a body.
fn unchunked(mut body: &str) -> String {
    let mut whole = String::new();
    while let Some((length, rest)) = body.split_once("\r\n") {
        let Ok(length) = usize::from_str_radix(length.trim(), 16) else { break };
        let Some(part) = rest.get(..length).filter(|_| length > 0) else { break };
        whole.push_str(part);
        body = rest.get(length + 2..).unwrap_or_default();
    }
    whole
}

/// A WebSocket.
#[derive(Debug)]
pub(crate) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Sends a frame.
    pub(crate) async fn say(&mut self, frame: &Value) -> Result<()> {
        self.raw(frame.to_string()).await
    }

    /// Sends any text.
    pub(crate) async fn raw(&mut self, text: String) -> Result<()> {
        Ok(timeout(PATIENCE, self.0.send(Message::Text(text.into()))).await??)
    }

    /// Returns the next frame as it came; none once the socket is closed.
    pub(crate) async fn next(&mut self) -> Option<String> {
        loop {
            match self.0.next().await? {
                Ok(Message::Text(text)) => return Some(text.as_str().to_owned()),
                Ok(Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_)) => {}
                Ok(Message::Close(_)) | Err(_) => return None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_body_in_parts_is_put_together() {
        assert_eq!(unchunked("5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n"), "hello world");
        assert_eq!(unchunked("ff\r\ncut off"), "");
    }
}
