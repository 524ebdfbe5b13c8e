//! Whether the server is well: whether a move could be written now.

use std::time::{Duration, Instant};
use store::{Fault, Store};
use tokio::sync::Mutex;

/// How long an answer holds. To find it something is written, and anybody may ask.
const ANSWER_TIME: Duration = Duration::from_secs(1);

/// The last answer.
#[derive(Default)]
pub(crate) struct Health(Mutex<Option<(Instant, Result<(), Fault>)>>);

impl Health {
    /// Whether the database takes what is written, as of a moment ago. Who asks at the same time has the same answer.
    pub(crate) async fn check(&self, store: &Store) -> Result<(), Fault> {
        let mut last = self.0.lock().await;
        if let Some((when, answer)) = &*last
            && when.elapsed() < ANSWER_TIME
        {
            return answer.clone();
        }
        let answer = store.check_health().await;
        if let Err(fault) = &answer {
            tracing::error!(%fault, "not healthy");
        }
        *last = Some((Instant::now(), answer.clone()));
        answer
    }
}
