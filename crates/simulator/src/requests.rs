//! What people ask, kept so that it can be asked again.

use crate::machine::Machine;
use auditor::{Answer, Request};
use chance::{PlayerSeed, SeedCommitment};
use hall::{Action, Asker};
use live::Failure;
use table::{
    MoveRequest, PauseRequest, Reason, Refusal, ResumeRequest, RevealRequest, SeedOffer, SitRequest, Stage, Who,
};
use words::{Lang, Words};

/// A request that can be sent to any machine, any number of times.
#[derive(Clone, Debug)]
pub(crate) struct Asking {
    pub(crate) request: Request,
    pub(crate) what: What,
}

/// What is asked for.
#[derive(Clone, Debug)]
pub(crate) enum What {
    /// A chair at a table.
    Sit,
    /// That one's promised seed is taken.
    Reveal,
    /// To be let go from a table that has not begun.
    Leave,
    /// One's seat back from who stands in.
    Return,
    /// That a game is paused; by a referee.
    Pause,
    /// That a paused game goes on; by a referee.
    Resume,
    /// A move, decided on this version.
    Move { after: u64 },
    /// Something in a tournament.
    Hall { asker: Asker, action: Box<Action> },
}

impl Asking {
    /// Asks a machine.
    pub(crate) async fn send(&self, machine: &Machine) -> Answer {
        match &self.what {
            What::Hall { asker, action } => self.send_to_hall(machine, asker, action).await,
            _ => self.send_to_table(machine).await,
        }
    }

    async fn send_to_table(&self, machine: &Machine) -> Answer {
        let Request { stream, author, nonce, command } = &self.request;
        let table = match machine.tables.get(stream).await {
            Ok(Some(table)) => table,
            Ok(None) => return Answer::Unknown,
            Err(refusal) => return table_answer(Err(refusal)),
        };
        table_answer(match self.what {
            What::Sit => {
                let who = Who::Person(author.clone());
                let seed = offer(author);
                let request = SitRequest { who, is_operator: false, seed, nonce, invitation: None };
                let sat = table.sit(request).await;
                if sat.is_ok() && table.summary().await.stage != Stage::Open {
                    // Who takes the last chair sees to it that the table is run; if that fails, the next look for tables does.
                    let _ = machine.tables.drive(stream).await;
                }
                sat
            }
            What::Reveal => table.reveal(RevealRequest { person: author, seed: seed_of(author), nonce }).await,
            What::Leave => table.leave(author, nonce).await,
            What::Return => table.come_back(author, nonce).await,
            What::Pause => {
                let reason = Reason::parse("un momento").expect("one line");
                table.pause(PauseRequest { referee: author, nonce, rule: None, reason }).await
            }
            What::Resume => table.unpause(ResumeRequest { referee: author, nonce }).await,
            What::Move { after } => {
                table.act(MoveRequest { person: author, after, nonce, command, words: Words::new(Lang::En) }).await
            }
            What::Hall { .. } => return Answer::Unknown,
        })
    }

    async fn send_to_hall(&self, machine: &Machine, asker: &Asker, action: &Action) -> Answer {
        let hall = match machine.halls.get(&self.request.stream).await {
            Ok(Some(hall)) => hall,
            Ok(None) => return Answer::Unknown,
            Err(refusal) => return hall_answer(Err(refusal)),
        };
        let nonce = &self.request.nonce;
        hall_answer(machine.halls.submit(&hall, None, asker.clone(), action.clone(), nonce).await)
    }
}

/// A person's seed.
fn seed_of(author: &str) -> PlayerSeed {
    author.parse().expect("a short word")
}

/// What a person adds when they sit down: every second one promises a seed, the others add nothing.
fn offer(author: &str) -> SeedOffer {
    match author.bytes().last() {
        Some(chair) if chair % 2 == 0 => SeedOffer::Covered(SeedCommitment::to(&seed_of(author))),
        _ => SeedOffer::Open(PlayerSeed::none()),
    }
}

fn table_answer(answer: Result<u64, Refusal>) -> Answer {
    match answer {
        Ok(version) => Answer::Granted(version),
        Err(Refusal::Store(_)) => Answer::Unknown,
        Err(refusal) => Answer::Refused(refusal.to_string()),
    }
}

fn hall_answer(answer: Result<u64, hall::Refusal>) -> Answer {
    match answer {
        Ok(version) => Answer::Granted(version),
        Err(hall::Refusal::Host(Failure::Log(_))) => Answer::Unknown,
        Err(refusal) => Answer::Refused(refusal.to_string()),
    }
}
