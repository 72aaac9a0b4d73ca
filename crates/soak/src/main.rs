//! `soak`: plays on, attacks, kills and checks a server for a given time.

use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::{Args, Parser, Subcommand};
use soak::{Place, Plan, attack, run};

/// Play on a server, attack it, kill it, make its disk fail, and say whether anything was lost
#[derive(Parser)]
struct Soak {
    #[command(subcommand)]
    command: Option<Hidden>,
    #[command(flatten)]
    options: Options,
}

#[derive(Subcommand)]
enum Hidden {
    /// The hostile clients: started by the harness
    #[command(hide = true)]
    Hostile {
        /// The address of the server
        server: SocketAddr,
        /// The seed of the random numbers
        seed: u64,
    },
}

#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
struct Options {
    /// How many seconds the run takes, without the checks at the end
    #[arg(long, default_value_t = 120, value_name = "N")]
    seconds: u64,
    /// The program to test
    #[arg(long, value_name = "FILE", default_value = "target/quick/arbiter")]
    arbiter: PathBuf,
    /// The library that makes its disk lose unsynced data
    #[arg(long, value_name = "FILE", default_value = "target/quick/libsoak_disk.so")]
    library: PathBuf,
    /// How many games are played at once
    #[arg(long, default_value_t = 24, value_name = "N")]
    pairs: u64,
    /// Milliseconds between two acts in one game, on average
    #[arg(long, default_value_t = 200, value_name = "N")]
    think: u64,
    /// How many milliseconds slower the 99th percentile may be with hostile clients
    #[arg(long, default_value_t = 50, value_name = "N")]
    margin: u64,
    /// The most memory the server may take, in MiB
    #[arg(long, default_value_t = 1024, value_name = "N")]
    memory: u64,
    /// The seed of the random numbers; drawn if it is not given
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Let the disk lie about syncs: the verdict must be that acts are lost
    #[arg(long)]
    lying_disk: bool,
    /// Print the verdict as JSON
    #[arg(long)]
    json: bool,
    /// Say nothing while it runs
    #[arg(long)]
    quiet: bool,
    /// Keep the files even if all checks pass
    #[arg(long)]
    keep: bool,
}

fn main() -> ExitCode {
    match soak() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("soak: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn soak() -> Result<bool> {
    let Soak { command, options } = Soak::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    if let Some(Hidden::Hostile { server, seed }) = command {
        // SAFETY: it takes three numbers; 0 is this process. At worst it changes nothing.
        unsafe { libc::setpriority(libc::PRIO_PROCESS, 0, 10) };
        runtime.block_on(attack(server, seed))?;
        return Ok(true);
    }
    for file in [&options.arbiter, &options.library] {
        if !file.exists() {
            bail!("{} is missing: `make soak` builds it", file.display());
        }
    }
    let seed = options.seed.unwrap_or_else(|| {
        let now = std::time::UNIX_EPOCH.elapsed().unwrap_or_default();
        now.as_nanos() as u64 ^ u64::from(std::process::id())
    });
    let folder = std::env::temp_dir().join(format!("arbiter-soak-{}", std::process::id()));
    let place = Place {
        arbiter: options.arbiter.canonicalize()?,
        library: options.library.canonicalize()?,
        folder: folder.clone(),
        address: free_address()?,
    };
    let plan = Plan {
        seconds: options.seconds,
        seed,
        pairs: options.pairs,
        think: options.think,
        margin: options.margin,
        memory: options.memory,
        is_lying: options.lying_disk,
        is_loud: !options.quiet,
    };
    let report = runtime.block_on(run(&plan, &place, async {
        // Without signals the run ends by itself.
        let _ = tokio::signal::ctrl_c().await;
    }))?;
    if options.json {
        println!("{}", report.to_json());
    } else {
        print!("{}", report.to_text());
    }
    if report.is_passed() && !options.keep {
        std::fs::remove_dir_all(&folder).with_context(|| format!("{} stays", folder.display()))?;
    } else {
        eprintln!("soak: the files are kept in {}", folder.display());
    }
    Ok(report.is_passed())
}

/// Finds an address at which no process listens.
fn free_address() -> Result<SocketAddr> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?)
}
