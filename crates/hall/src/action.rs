//! What can be asked of a hall.

use crate::authority::{Asker, LinkKind, Role, TableKey};
use crate::clock::Light;
use crate::draws::Ceremony;
use director::tournament::{Command, EntrantId, Event, Tournament};
use serde::{Deserialize, Serialize};

/// What is asked.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    /// Something the director decides.
    Command(Box<Command>),
    /// A draw that was made outside the lock, since it takes its time: on this tournament, with these events.
    Drawn {
        /// What was asked for.
        command: Box<Command>,
        /// The tournament it was decided on.
        on: Box<Tournament>,
        /// What the director decided.
        events: Vec<Event>,
        /// How the seed came about, where it was promised.
        ceremony: Option<Ceremony>,
    },
    /// Confirms what another player of the table reported.
    Confirm {
        /// The round, from 1.
        round: usize,
        /// The table's number.
        table: usize,
        /// The reason of staff who settle it, where they give one.
        why: String,
    },
    /// Says that what was reported is wrong.
    Contest {
        /// The round, from 1.
        round: usize,
        /// The table's number.
        table: usize,
        /// What is wrong with it.
        why: String,
    },
    /// Takes one entry back.
    Undo {
        /// Its number.
        entry: u64,
        /// The reason.
        why: String,
    },
    /// The clock.
    Clock(ClockAction),
    /// A table's light.
    Light {
        /// The table's number, in the last round.
        table: usize,
        /// What it shows.
        light: Light,
    },
    /// Calls a referee to a table.
    Call {
        /// The table's number, in the last round.
        table: usize,
        /// What it is about.
        about: String,
    },
    /// Goes to a table that called.
    Answer {
        /// The entry that called.
        call: u64,
    },
    /// Words for everybody.
    Notice {
        /// The words.
        text: String,
    },
    /// Takes them away.
    RemoveNotice {
        /// The entry that had them.
        notice: u64,
    },
    /// Makes a link.
    MakeLink {
        /// The hash of its key.
        key: String,
        /// What it is for.
        kind: LinkKind,
    },
    /// Makes the links of all tables of the last round at once, for their cards; those made before open nothing any more.
    MakeTableLinks {
        /// One for every table of the round.
        keys: Vec<TableKey>,
    },
    /// Takes a link away.
    RevokeLink {
        /// The hash of its key.
        key: String,
    },
    /// Says who uses a table's link on this device.
    TakeLink {
        /// The device.
        device: String,
        /// The entrant.
        entrant: EntrantId,
    },
    /// Says which entrant a referee is, or that they do not play.
    NameReferee {
        /// The entrant.
        entrant: Option<EntrantId>,
    },
    /// Gives somebody a part, or takes it away.
    GiveRole {
        /// Their number.
        person: String,
        /// The part.
        role: Option<Role>,
    },
    /// Promises a draw.
    PromiseDraw {
        /// The secret, which nobody sees before the draw.
        secret: String,
    },
    /// Replaces somebody's name; their results stay.
    Erase {
        /// The entrant.
        entrant: EntrantId,
    },
}

/// What is done with the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "do")]
pub enum ClockAction {
    /// It runs.
    Start,
    /// It stands.
    Stop,
    /// It shows so much.
    Set {
        /// What is left, in seconds.
        seconds: u32,
    },
}

/// A request: who asks, what, under which name. What is asked is one [`Action`], or a list of commands of which all are
/// done or none, each an entry of its own.
#[derive(Clone, PartialEq, Debug)]
pub struct Envelope<A = Action> {
    /// Who asks.
    pub asker: Asker,
    /// What is asked.
    pub action: A,
    /// The name of the request: asked again under the same name, it has the same answer.
    pub nonce: String,
    /// What hides personal data in the log.
    pub salt: String,
}

impl<A> Envelope<A> {
    /// A request with a salt nobody can guess.
    #[must_use]
    pub fn new(asker: Asker, action: A, nonce: &str) -> Self {
        Self { asker, action, nonce: nonce.to_owned(), salt: live::random_word(16) }
    }
}
