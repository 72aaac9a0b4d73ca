//! From bytes to text.

use super::ImportProblem;

/// Decodes UTF-8, or UTF-16 if it starts with a mark of its order. Other encodings cannot be told apart, so they are refused.
pub(super) fn decode(bytes: &[u8]) -> Result<String, Box<ImportProblem>> {
    let wide = |rest: &[u8], of: fn([u8; 2]) -> u16| {
        let units: Vec<u16> = rest.chunks_exact(2).map(|pair| of([pair[0], pair[1]])).collect();
        let wanted = || Box::new(ImportProblem::new(1, "not_text", "UTF-16", "text in UTF-8"));
        String::from_utf16(&units).map_err(|_| wanted())
    };
    match bytes {
        [0xFF, 0xFE, rest @ ..] => wide(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => wide(rest, u16::from_be_bytes),
        [0xEF, 0xBB, 0xBF, rest @ ..] => utf8(rest),
        bytes => utf8(bytes),
    }
}

fn utf8(bytes: &[u8]) -> Result<String, Box<ImportProblem>> {
    std::str::from_utf8(bytes).map(str::to_owned).map_err(|error| {
        let before = &bytes[..error.valid_up_to()];
        let row = before.split(|byte| *byte == b'\n').count();
        let found = format!("{:#04x}", bytes.get(error.valid_up_to()).copied().unwrap_or_default());
        Box::new(ImportProblem::new(row, "not_text", &found, "text in UTF-8: save the file with that encoding"))
    })
}
