//! The page that says what this is.

use axum::response::Html;

const HOME: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<meta name=\"viewport\" content=\"width=device-width\">
<title>Arbiter</title>
<h1>Arbiter</h1>
<p>This hall conducts games of chess by the FIDE Laws of Chess.</p>
<p>Programs talk to it as <a href=\"/api/v1/openapi.json\">its description</a> says;
<a href=\"/api/v1/games\">these games</a> are played here.</p>
</html>
";

/// Says what this is.
pub(super) async fn home() -> Html<&'static str> {
    Html(HOME)
}
