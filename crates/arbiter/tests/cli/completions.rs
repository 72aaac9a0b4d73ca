use crate::arbiter;

#[test]
fn every_shell_gets_completions_for_every_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = arbiter(&["completions", shell]).said(0);
        for command in ["position", "why", "perft", "completions"] {
            assert!(script.contains(command), "{shell}: {command}");
        }
    }
}
