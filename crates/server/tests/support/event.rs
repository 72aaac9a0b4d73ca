//! An event over the public interface, without a network.

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, Response, StatusCode, header};
use serde_json::{Value, json};
use server::{Hall, Journal, Limits, ManualTime, MemoryJournal, Moment, Served, WebhookPolicy, router};
use tower::Service;

/// A server and an event on it.
pub(crate) struct Fair {
    pub(crate) hall: Hall,
    pub(crate) time: ManualTime,
    pub(crate) journal: Arc<dyn Journal>,
    pub(crate) app: Router,
    pub(crate) event: String,
    /// The organiser's token.
    pub(crate) token: String,
    pub(crate) webhooks: WebhookPolicy,
}

/// An answer: its status and its body.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: axum::http::HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// Returns the body of a request that succeeded.
    pub(crate) fn fine(self) -> Value {
        assert!(self.status.is_success(), "{}: {}", self.status, self.text);
        if self.text.is_empty() { Value::Null } else { self.json() }
    }

    /// Returns the code of a refusal or a problem.
    pub(crate) fn code(&self) -> String {
        assert!(!self.status.is_success(), "{}: {}", self.status, self.text);
        let told = self.json();
        let code = told["refusal"]["code"].as_str().or_else(|| told["type"].as_str()?.rsplit(':').next());
        code.unwrap_or_default().to_owned()
    }
}

impl Fair {
    /// Opens a server with a new event.
    pub(crate) async fn create(wanted: Value) -> Self {
        Self::create_on(Arc::new(MemoryJournal::default()), wanted).await
    }

    pub(crate) async fn create_on(journal: Arc<dyn Journal>, wanted: Value) -> Self {
        Self::create_within(journal, Self::limits(), wanted).await
    }

    /// Opens a server with its own limits and a new event.
    pub(crate) async fn create_within(journal: Arc<dyn Journal>, limits: Limits, wanted: Value) -> Self {
        let mut fair = Self::open_within(journal, Moment(1_794_787_200_000), limits);
        let created = fair.ask(Method::POST, "/api/v1/events", None, &wanted.to_string()).await.fine();
        created["event"].as_str().unwrap().clone_into(&mut fair.event);
        created["token"].as_str().unwrap().clone_into(&mut fair.token);
        fair
    }

    /// Opens a server on a journal.
    pub(crate) fn open(journal: Arc<dyn Journal>, now: Moment) -> Self {
        Self::open_within(journal, now, Self::limits())
    }

    /// The limits of the servers in tests: no test is too fast.
    pub(crate) fn limits() -> Limits {
        Limits { requests_per_second: 100_000, ..Limits::default() }
    }

    fn open_within(journal: Arc<dyn Journal>, now: Moment, limits: Limits) -> Self {
        let time = ManualTime::at(now);
        let hall = Hall::open(Arc::clone(&journal), Arc::new(time.clone()), limits);
        let app = router(Served::new(hall.clone(), None, Vec::new()));
        Self {
            hall,
            time,
            journal,
            app,
            event: String::new(),
            token: String::new(),
            webhooks: WebhookPolicy::default(),
        }
    }

    /// Lets webhooks tell these addresses.
    pub(crate) fn allow_webhooks(&mut self, policy: WebhookPolicy) {
        self.hall = self.hall.clone().with_webhooks(policy);
        self.webhooks = policy;
    }

    /// Simulates a crash and a restart.
    pub(crate) async fn fall(&mut self) {
        self.fall_within(Self::limits()).await;
    }

    /// Simulates a crash and a restart with other limits.
    pub(crate) async fn fall_within(&mut self, limits: Limits) {
        let mut again = Self::open_within(Arc::clone(&self.journal), self.hall.now().after(5_000), limits);
        again.allow_webhooks(self.webhooks);
        again.hall.take_up().await.unwrap();
        (self.hall, self.time, self.app) = (again.hall, again.time, again.app);
    }

    /// Sends a request.
    pub(crate) async fn ask(&self, method: Method, path: &str, token: Option<&str>, body: &str) -> Answer {
        self.ask_with(method, path, token, &[], body).await
    }

    pub(crate) async fn ask_with(
        &self,
        method: Method,
        path: &str,
        token: Option<&str>,
        headers: &[(header::HeaderName, &str)],
        body: &str,
    ) -> Answer {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, "localhost");
        if let Some(token) = token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        for (name, value) in headers {
            request = request.header(name, *value);
        }
        let request = request.body(Body::from(body.to_owned())).unwrap();
        let response: Response<Body> = self.app.clone().call(request).await.unwrap();
        let (status, headers) = (response.status(), response.headers().clone());
        let text = String::from_utf8(to_bytes(response.into_body(), usize::MAX).await.unwrap().to_vec()).unwrap();
        Answer { status, headers, text }
    }

    /// Returns the path of a part of the event.
    pub(crate) fn path(&self, part: &str) -> String {
        format!("/api/v1/events/{}{part}", self.event)
    }

    /// Reads a part of the event with a token.
    pub(crate) async fn get(&self, part: &str, token: Option<&str>) -> Answer {
        self.ask(Method::GET, &self.path(part), token, "").await
    }

    /// Reads a part of the event as its organiser.
    pub(crate) async fn look(&self, part: &str) -> Value {
        self.get(part, Some(&self.token)).await.fine()
    }

    /// Sends something to a part of the event.
    pub(crate) async fn post(&self, part: &str, token: &str, body: &Value) -> Answer {
        self.ask(Method::POST, &self.path(part), Some(token), &body.to_string()).await
    }

    /// Does an act with a token.
    pub(crate) async fn try_act(&self, token: &str, act: &Value) -> Answer {
        self.post("/acts", token, act).await
    }

    /// Does an act as the organiser.
    pub(crate) async fn act(&self, act: Value) -> Value {
        let answer = self.try_act(&self.token, &act).await;
        assert!(answer.status.is_success(), "{act}: {} {}", answer.status, answer.text);
        answer.json()
    }

    /// Registers players with these names.
    pub(crate) async fn register(&self, names: &[&str]) {
        for name in names {
            self.act(json!({"act":"register","registration":{"name":name}})).await;
        }
    }

    /// Makes a link; returns its token.
    pub(crate) async fn link(&self, wanted: Value) -> String {
        let made = self.post("/links", &self.token, &wanted).await.fine();
        made["token"].as_str().unwrap().to_owned()
    }

    /// Pairs, publishes and starts the next round; returns it.
    pub(crate) async fn start_round(&self) -> Value {
        self.act(json!({"act":"pair","pairer":{"own":{"lot":7}}})).await;
        self.act(json!({"act":"publish"})).await;
        self.act(json!({"act":"start","boards":"all"})).await;
        let number = self.look("").await["rounds"].as_array().unwrap().len();
        self.look(&format!("/rounds/{number}")).await
    }
}
