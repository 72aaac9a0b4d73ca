//! Running a server: its settings, its certificate, its metrics.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// A temporary folder, deleted afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("arbiter-operations-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(name);
        std::fs::write(&path, text).unwrap();
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn serve(folder: &Folder, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    command.arg("serve").args(arguments).current_dir(&folder.0).env("ARBITER_LOG", "warn").stdout(Stdio::piped());
    command
}

fn said(command: &mut Command) -> (Option<i32>, String, String) {
    let answer = command.output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (answer.status.code(), text(answer.stdout), text(answer.stderr))
}

/// A server in a process of its own, and the lines it has printed.
struct Hall {
    process: Child,
    lines: Vec<String>,
}

impl Hall {
    fn start(mut command: Command, lines: usize) -> Self {
        let mut process = command.spawn().unwrap();
        let out = BufReader::new(process.stdout.as_mut().unwrap());
        let lines = out.lines().take(lines).map(Result::unwrap).collect();
        Self { process, lines }
    }

    async fn connect(&self) -> TcpStream {
        let (_, address) = self.lines[0].split_once("://").unwrap();
        TcpStream::connect(address).await.unwrap()
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

async fn get(mut stream: impl AsyncRead + AsyncWrite + Unpin, path: &str, headers: &str) -> String {
    let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    // A peer may close TLS without a closing message.
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8(answer).unwrap()
}

#[test]
fn a_flag_goes_before_the_environment_and_that_before_the_file() {
    let folder = Folder::new("settings");
    let file =
        "name = \"from the file\"\nopen-games = 1\nsockets = 1\nframe-bytes = 2048\n[engines]\nfish = \"/opt/fish\"\n";
    folder.write("hall.toml", file);
    let arguments = ["--config", "hall.toml", "--print-config", "--open-games", "3", "--engine", "other=/opt/other"];
    let mut command = serve(&folder, &arguments);
    command.env("ARBITER_OPEN_GAMES", "2").env("ARBITER_SOCKETS", "2");
    let (status, told, _) = said(&mut command);
    assert_eq!(status, Some(0));
    for line in
        ["name = \"from the file\"", "open-games = 3", "sockets = 2", "frame-bytes = 2048", "games-per-minute = 240"]
    {
        assert!(told.contains(line), "{line} is missing:\n{told}");
    }
    assert!(told.contains("[engines]\nfish = \"/opt/fish\"\nother = \"/opt/other\""), "{told}");
    folder.write("again.toml", &told);
    assert_eq!(said(&mut serve(&folder, &["--config", "again.toml", "--print-config"])).1, told);
}

#[test]
fn settings_that_make_no_sense_are_told_with_their_place() {
    let folder = Folder::new("nonsense");
    folder.write("hall.toml", "name = \"Club\"\nlisten_to = \"127.0.0.1:80\"\n");
    let (status, _, told) = said(&mut serve(&folder, &["--config", "hall.toml"]));
    assert_eq!(status, Some(2));
    assert!(told.contains("hall.toml, line 2") && told.contains("listen_to"), "{told}");
    let (status, _, told) = said(&mut serve(&folder, &["--config", "missing.toml"]));
    assert!(status == Some(2) && told.contains("missing.toml"), "{told}");
    let (status, _, told) = said(&mut serve(&folder, &["--engine", "fish"]));
    assert!(status == Some(2) && told.contains("NAME=PATH"), "{told}");
    folder.write("cert.pem", "this is no certificate");
    let arguments = ["--tls-cert", "cert.pem", "--tls-key", "cert.pem", "--listen", "127.0.0.1:0"];
    let (status, _, told) = said(&mut serve(&folder, &arguments));
    assert!(status == Some(2) && told.contains("cert.pem"), "{told}");
}

#[tokio::test]
async fn a_server_of_one_machine_says_how_to_let_others_in() {
    let folder = Folder::new("others");
    let hall = Hall::start(serve(&folder, &["--in-memory", "--listen", "127.0.0.1:0"]), 2);
    let (_, port) = hall.lines[0].rsplit_once(':').unwrap();
    assert!(hall.lines[1].ends_with(&format!("arbiter serve --listen 0.0.0.0:{port}")), "{:?}", hall.lines);
    let told = get(hall.connect().await, "/api/v1/hall", "").await;
    assert!(told.contains(r#""addresses":[]"#), "{told}");
}

#[tokio::test]
async fn a_hall_makes_itself_a_certificate_that_its_guests_can_check() {
    let folder = Folder::new("tls");
    let hall = Hall::start(serve(&folder, &["--tls", "--listen", "127.0.0.1:0"]), 2);
    assert!(hall.lines[0].starts_with("https://127.0.0.1:"), "{:?}", hall.lines);
    let certificate = CertificateDer::from_pem_file(folder.0.join("arbiter.tls-cert.pem")).unwrap();
    assert!(hall.lines[1].contains(&fingerprint(&folder.0)), "{:?}", hall.lines);
    let mut roots = RootCertStore::empty();
    roots.add(certificate).unwrap();
    let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let client = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions().unwrap();
    let connector = TlsConnector::from(Arc::new(client.with_root_certificates(roots).with_no_client_auth()));
    let stream = hall.connect().await;
    let name = ServerName::try_from("localhost").unwrap();
    let answer = get(connector.connect(name, stream).await.unwrap(), "/api/v1/hall", "").await;
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("\"name\":\"Arbiter\""), "{answer}");
    // A client without TLS gets nothing, and the server continues.
    assert!(!get(hall.connect().await, "/api/v1/hall", "").await.contains("200 OK"));
    drop(hall);
    let again = Hall::start(serve(&folder, &["--tls", "--listen", "127.0.0.1:0"]), 2);
    assert!(again.lines[1].contains(&fingerprint(&folder.0)), "the certificate is made once");
}

fn fingerprint(folder: &Path) -> String {
    use sha2::{Digest, Sha256};
    let certificate = CertificateDer::from_pem_file(folder.join("arbiter.tls-cert.pem")).unwrap();
    let bytes: Vec<String> = Sha256::digest(&certificate).iter().map(|byte| format!("{byte:02X}")).collect();
    bytes.join(":")
}

#[tokio::test]
async fn the_numbers_are_for_the_organiser_or_have_a_port_of_their_own() {
    let folder = Folder::new("metrics");
    let arguments = ["--listen", "127.0.0.1:0", "--name", "Club", "--metrics-listen", "127.0.0.1:0"];
    let hall = Hall::start(serve(&folder, &arguments), 2);
    // A proxy on the same machine forwards requests from elsewhere: a local address is not enough.
    assert!(get(hall.connect().await, "/metrics", "").await.starts_with("HTTP/1.1 403"));
    let token = std::fs::read_to_string(folder.0.join("arbiter.organiser-token")).unwrap();
    let organiser = format!("Authorization: Bearer {}\r\n", token.trim());
    assert!(get(hall.connect().await, "/metrics", &organiser).await.starts_with("HTTP/1.1 200"));
    let port = hall.lines[1].strip_prefix("http://").and_then(|line| line.strip_suffix("/metrics")).unwrap();
    let stream = || TcpStream::connect(port.parse::<SocketAddr>().unwrap());
    let numbers = get(stream().await.unwrap(), "/metrics", "").await;
    assert!(numbers.contains("arbiter_games_open 0") && numbers.contains("arbiter_commit_seconds_count"), "{numbers}");
    assert!(numbers.contains("arbiter_failed_writes_total 0"), "{numbers}");
    assert!(
        get(stream().await.unwrap(), "/api/v1/games", "").await.starts_with("HTTP/1.1 404"),
        "nothing else is there"
    );
    assert!(get(hall.connect().await, "/api/v1/hall", "").await.contains("\"name\":\"Club\""));
}
