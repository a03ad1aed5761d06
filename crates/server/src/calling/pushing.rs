//! One call to one browser: what its push service is sent, and how often that is tried.

use super::line::{Answer, LineError};
use super::words::Words;
use super::{Call, Calling, Said, left, seal};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use crossroads_engine::Lang;
use crossroads_store::SubscriptionRow;
use ring::rand::SystemRandom;
use serde_json::json;
use std::time::Duration;
use tokio::sync::Mutex;

/// How long a push service may want to be left alone before we leave it be.
const LONGEST_PAUSE: Duration = Duration::from_mins(10);
/// How long a message is worth delivering to a browser that is away, in seconds: at most a week.
const WORTH_S: i64 = 7 * 24 * 3600;

/// How a try ended.
enum Tried {
    /// The push service has it.
    Taken,
    /// There is no such browser any more, or we are not the one whom it lets call.
    Gone,
    /// It may work later.
    Later(Option<Duration>),
    /// It never will.
    Never,
}

impl Calling {
    /// Tells one browser, and tries again for a while.
    pub(super) async fn push(&self, call: &Call, subscription: &SubscriptionRow, to_one: &Mutex<()>) {
        for pause in self.0.pauses.iter().map(Some).chain([None]) {
            let tried = {
                let _turn = to_one.lock().await;
                let _place = self.0.places.acquire().await;
                if !self.minds().is_called(&call.table, &call.person.0) {
                    return;
                }
                self.try_to_push(call, subscription).await
            };
            let wanted = match tried {
                Tried::Taken => return self.0.metrics.called("pushed"),
                Tried::Gone => {
                    if let Err(error) = self.unsubscribe(&subscription.session).await {
                        tracing::warn!(%error, "a browser that is gone is still known");
                    }
                    return self.0.metrics.called("gone");
                }
                Tried::Never => break,
                Tried::Later(wanted) => wanted.unwrap_or_default(),
            };
            let Some(pause) = pause.filter(|_| wanted <= LONGEST_PAUSE) else { break };
            tokio::time::sleep(wanted.max(*pause)).await;
        }
        self.0.metrics.called("failed");
    }

    async fn try_to_push(&self, call: &Call, subscription: &SubscriptionRow) -> Tried {
        let Some((headers, body)) = self.message(call, subscription) else { return Tried::Gone };
        let person = &call.person;
        match self.0.line.post(&subscription.endpoint, headers, body).await {
            Ok(Answer { status, retry_after }) => {
                tracing::debug!(%person, %status, "a push service has answered");
                match status {
                    status if status.is_success() => Tried::Taken,
                    // Whoever asked us to call has gone, or was asked with another key than we have now.
                    StatusCode::NOT_FOUND
                    | StatusCode::GONE
                    | StatusCode::UNAUTHORIZED
                    | StatusCode::FORBIDDEN => Tried::Gone,
                    StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT => Tried::Later(retry_after),
                    status if status.is_server_error() => Tried::Later(retry_after),
                    _ => Tried::Never,
                }
            }
            Err(error @ (LineError::Address | LineError::Private)) => {
                tracing::info!(%person, %error, "an address that is no push service is forgotten");
                Tried::Gone
            }
            Err(error) => {
                tracing::info!(%person, %error, "a push service was not reached");
                Tried::Later(None)
            }
        }
    }

    /// What is sent to a push service. It cannot read what the browser is told.
    fn message(&self, call: &Call, to: &SubscriptionRow) -> Option<(HeaderMap, Vec<u8>)> {
        let now_ms = self.0.now.ms();
        let said = call.said(&Words::of(to.lang.parse().unwrap_or(Lang::En)), now_ms);
        let waiting = self.minds().awaiting(&call.person.0).len();
        let Said { title, body } = said;
        let told = json!({ "title": title, "body": body, "table": call.table.0, "waiting": waiting });
        let random = SystemRandom::new();
        let sealed = seal::seal(told.to_string().as_bytes(), &to.public_key, &to.secret, &random).ok()?;
        let uri = self.0.line.address(&to.endpoint).ok()?;
        let origin = format!("{}://{}", uri.scheme_str()?, uri.authority()?);
        let word = self.0.keys.push().word(&origin, self.0.contact.as_deref(), now_ms).ok()?;
        let worth_s =
            call.deadline_ms.map_or(WORTH_S, |until| left(until, now_ms).as_secs() as i64).min(WORTH_S);
        // A later call to a table takes the place of one that has not been delivered. Its name tells a push service nothing.
        let topic = self.0.keys.word("topic", &[&call.person.0, &call.table.0]);
        let mut headers = HeaderMap::new();
        for (name, value) in [
            ("authorization", word),
            ("content-encoding", "aes128gcm".to_owned()),
            ("content-type", "application/octet-stream".to_owned()),
            ("ttl", worth_s.to_string()),
            ("topic", topic[..32].to_owned()),
            ("urgency", "normal".to_owned()),
        ] {
            headers.insert(name, HeaderValue::from_str(&value).ok()?);
        }
        Some((headers, sealed))
    }
}
