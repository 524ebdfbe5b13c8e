//! A tournament that was run elsewhere becomes one of this hall: every entry of its log is kept as one of ours, sealed anew.

use crate::chain::{Aside, Seal, seal_of_body};
use crate::entry::{Author, Done, Entry, What};
use crate::halls::{Halls, id_of};
use crate::refusal::Refusal;
use director::tournament::What as Decided;
use live::{Failure, Millis, Unreadable, random_word};
use store::Fault;

/// A tournament that was run elsewhere. Whoever hands it over has decided every command again.
#[derive(Clone, Debug)]
pub struct AdoptedTournament {
    /// The regulation's id.
    pub regulation: String,
    /// Its text and those it extends, by id.
    pub texts: Vec<(String, String)>,
    /// What was decided and what was taken back, in order, with when: the first opens the tournament.
    pub entries: Vec<(Millis, Decided)>,
    /// Whoever brings it is its organiser.
    pub by: String,
    /// The name of the request: asked again under the same name by the same person, no second one is made.
    pub nonce: String,
}

impl Halls {
    /// Takes in a tournament that was run elsewhere: its id. It is written whole or not at all.
    ///
    /// # Errors
    /// If its log does not begin with its opening, or cannot be written.
    pub async fn adopt(&self, adopted: AdoptedTournament) -> Result<String, Refusal> {
        let id = id_of(&adopted.by, &adopted.nonce);
        let log = self.log();
        let kept = log.read(&id, 0).await?;
        let mut head = kept.last().map(|last| seal_of_body(&last.body)).unwrap_or_default();
        let mut rest = Vec::new();
        for (number, (at, decided)) in (1..).zip(&adopted.entries).skip(kept.len()) {
            let body = entry(&adopted, number, *at, decided, head)?.print(&random_word(16));
            head = seal_of_body(&body);
            rest.push((*at, body));
        }
        if !rest.is_empty() {
            match log.append_all(&id, kept.len() as u64, rest).await {
                // Somebody sent the same at the same time.
                Ok(_) | Err(Fault::Taken { .. }) => {}
                Err(fault) => return Err(fault.into()),
            }
        }
        self.index(&id).await?;
        Ok(id)
    }
}

/// An entry of the director's log as one of ours; both are counted from 1.
fn entry(
    adopted: &AdoptedTournament,
    number: u64,
    at: Millis,
    decided: &Decided,
    before: Seal,
) -> Result<Entry, Refusal> {
    let what = match decided {
        Decided::Done { command, events } => {
            let done = Done { command: command.clone(), events: events.clone(), ceremony: None, why: String::new() };
            let (regulation, texts) = (adopted.regulation.clone(), adopted.texts.clone());
            if number == 1 { What::Opened { regulation, texts, rehearsal: false, done } } else { What::Done(done) }
        }
        Decided::Undone { .. } if number == 1 => {
            let why = Unreadable::new("a tournament's log begins with its opening");
            return Err(Refusal::Host(Failure::Unreadable(why)));
        }
        Decided::Undone { undone } => What::Undone { entry: *undone as u64, why: String::new() },
    };
    let nonce = format!("{}-{number}", adopted.nonce);
    let by = Author::Person(adopted.by.clone());
    Ok(Entry { at, by, entrant: None, nonce, what, before, aside: Aside::default() })
}
