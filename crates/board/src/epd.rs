//! Positions with operations: extended position descriptions.

use std::fmt;
use std::str::FromStr;

use crate::fen;
use crate::{FenError, Setup};

/// A position with operations such as a best move, a name or a counter: `… w - - bm e4; id "first";`.
///
/// A [`Setup`] reads the same text and leaves the operations out.
///
/// ```
/// use board::Epd;
/// let epd: Epd = "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4 Kd2; id \"endings; 1\"; hmvc 7;".parse()?;
/// assert_eq!(epd.operands("bm"), Some(&["e4".to_owned(), "Kd2".to_owned()][..]));
/// assert_eq!(epd.operands("id"), Some(&["endings; 1".to_owned()][..]));
/// assert_eq!(epd.setup.halfmove_clock, 7);
/// assert_eq!(epd.to_string(), "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4 Kd2; id \"endings; 1\"; hmvc 7;");
/// # Ok::<(), board::FenError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Epd {
    /// The position, with its counters if the operations give them.
    pub setup: Setup,
    /// The operations in their order.
    pub operations: Vec<Operation>,
}

/// An operation of an EPD.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operation {
    /// The opcode, such as `bm` for the best move.
    pub opcode: String,
    /// The operands, without quotes.
    pub operands: Vec<String>,
}

impl Epd {
    /// Finds the operands of an opcode.
    pub fn operands(&self, opcode: &str) -> Option<&[String]> {
        self.operations.iter().find(|found| found.opcode == opcode).map(|found| &found.operands[..])
    }
}

impl FromStr for Epd {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        let mut operations = Vec::new();
        let setup = fen::read(text, |opcode, operands| {
            operations.push(Operation { opcode: opcode.to_owned(), operands: split(operands) });
        })?;
        Ok(Self { setup, operations })
    }
}

/// Splits operands at spaces, except within quotes.
fn split(operands: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = operands.trim();
    while !rest.is_empty() {
        let (operand, after) = match rest.strip_prefix('"') {
            Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
            None => rest.split_once(|c: char| c.is_whitespace() || c == '"').unwrap_or((rest, "")),
        };
        found.push(operand.to_owned());
        rest = after.trim_start();
    }
    found
}

/// Writes the four fields of the position and the operations; counters that these do not give are added to them.
impl fmt::Display for Epd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fen = self.setup.to_string();
        let fields: Vec<&str> = fen.split(' ').take(4).collect();
        f.write_str(&fields.join(" "))?;
        for operation in &self.operations {
            write!(f, " {}", operation.opcode)?;
            for operand in &operation.operands {
                let is_plain = !operand.is_empty() && !operand.contains(|c: char| c.is_whitespace() || c == ';');
                if is_plain { write!(f, " {operand}") } else { write!(f, " \"{operand}\"") }?;
            }
            f.write_str(";")?;
        }
        let Setup { halfmove_clock, move_number, .. } = self.setup;
        if halfmove_clock != 0 && self.operands("hmvc").is_none() {
            write!(f, " hmvc {halfmove_clock};")?;
        }
        if move_number != 1 && self.operands("fmvn").is_none() {
            write!(f, " fmvn {move_number};")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn operations_may_follow_four_or_six_fields() {
        let bare: Setup = "4k3/8/8/8/8/8/8/4K2R w K -".parse().unwrap();
        assert_eq!("4k3/8/8/8/8/8/8/4K2R w K - bm O-O;".parse(), Ok(bare));
        assert_eq!("4k3/8/8/8/8/8/8/4K2R w K - 0 1 bm O-O; id \"a;b\";".parse(), Ok(bare));
        let counted: Setup = "4k3/8/8/8/8/8/8/4K2R w K - hmvc 99; fmvn 80; noop;".parse().unwrap();
        assert_eq!((counted.halfmove_clock, counted.move_number), (99, 80));
    }

    #[test]
    fn what_is_no_operation_is_refused() {
        let complaint =
            |rest: &str| format!("4k3/8/8/8/8/8/8/4K2R w K -{rest}").parse::<Setup>().unwrap_err().to_string();
        assert!(
            complaint(" bm e4")
                .ends_with("found \"bm\", expected an operation that ends with \";\", such as \"bm e4;\"")
        );
        assert!(
            complaint(" 0 1 2").ends_with("expected nothing after the six fields, or an operation such as \"bm e4;\"")
        );
        assert!(
            complaint(" hmvc x;").ends_with("found \"x\", expected the half-move counter, a number from 0 to 65535")
        );
        assert!(
            complaint(" hmvc;").ends_with("found the end, expected the half-move counter, a number from 0 to 65535")
        );
    }

    #[test]
    fn what_is_written_is_read_again() {
        for text in ["8/8/8/8/8/8/8/8 w - - c0 \"a b\" c; bm Qh8+ Qg7#;", "8/8/8/8/8/8/8/8 b - - id \"\";"] {
            let epd: Epd = text.parse().unwrap();
            assert_eq!(epd.to_string(), text);
            assert_eq!(epd.to_string().parse(), Ok(epd));
        }
        let counted: Epd = "8/8/8/8/8/8/8/8 b - - 7 30 bm e4;".parse().unwrap();
        assert_eq!(counted.to_string(), "8/8/8/8/8/8/8/8 b - - bm e4; hmvc 7; fmvn 30;");
    }

    proptest! {
        #[test]
        fn any_operations_are_read_or_refused_and_written_the_same(rest in "[ -~]{0,40}", tail in "( [a-z0-9 \";]{0,20};)?") {
            let text = format!("4k3/8/8/8/8/8/8/4K2R w K - {rest}{tail}");
            if let Ok(epd) = text.parse::<Epd>() {
                let written = epd.to_string();
                let again: Epd = written.parse().unwrap();
                prop_assert_eq!(again.setup, epd.setup);
                prop_assert_eq!(again.to_string(), written);
                prop_assert_eq!(text.parse::<Setup>().unwrap(), epd.setup);
            }
        }
    }
}
