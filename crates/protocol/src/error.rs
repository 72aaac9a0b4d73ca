//! Errors in JSON: what is wrong, and where.

/// A piece of JSON does not fit the contract: the field, what was found and what was wanted.
///
/// ```
/// let error = protocol::RegulationsFrame::read(r#"{"edition":"2005"}"#).and_then(|frame| frame.to_laws()).unwrap_err();
/// assert_eq!(error.field, "edition");
/// assert_eq!(error.to_string(), "edition: found \"2005\", expected \"1997\", \"2009\", \"2018\" or \"2023\"");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {problem}")]
pub struct FrameError {
    /// The place: a field, or a path to it such as `draws.agreement`.
    pub field: String,
    /// What was found there and what was wanted.
    pub problem: String,
    /// The column of the line, from 1, where it is known.
    pub column: Option<usize>,
}

impl FrameError {
    pub(crate) fn new(field: &str, found: impl std::fmt::Debug, wanted: &str) -> Self {
        Self { field: field.to_owned(), problem: format!("found {found:?}, expected {wanted}"), column: None }
    }

    /// Makes the error that something is wrong with a field.
    pub fn saying(field: &str, problem: impl std::fmt::Display) -> Self {
        Self { field: field.to_owned(), problem: problem.to_string(), column: None }
    }
}

/// Reads a value; an error names the place.
pub(crate) fn read<'t, T: serde::Deserialize<'t>>(text: &'t str) -> Result<T, FrameError> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let path = error.path().to_string();
        let problem = problem_of(error.inner());
        let field = named(&problem, "unknown field").map_or(path, str::to_owned);
        let field = if field == "?" { "the line".to_owned() } else { field };
        FrameError { field, problem, column: Some(error.inner().column()) }
    })?;
    reader.end().map_err(|error| FrameError {
        field: ".".to_owned(),
        problem: "found more text, expected the end of the line".to_owned(),
        column: Some(error.column()),
    })?;
    Ok(value)
}

/// Returns the message of an error without the place, which is reported separately.
pub(crate) fn problem_of(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or(&text).to_owned()
}

/// Finds the name of the field in a serde message such as "unknown field `editon`".
pub(crate) fn named<'p>(problem: &'p str, kind: &str) -> Option<&'p str> {
    problem.strip_prefix(kind)?.strip_prefix(" `")?.split('`').next()
}
