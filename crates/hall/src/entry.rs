//! One entry of a hall's log.

use crate::action::ClockAction;
use crate::authority::{Link, Role, TableKey};
use crate::chain::{Aside, Seal};
use crate::clock::Light;
use director::tournament::{Command, EntrantId, Event, TableResult};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Who asked for something.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Author {
    /// Somebody with an account, by its number.
    Person(String),
    /// Who came by a link, by the hash of its key.
    Link(String),
    /// Who came by a link on a device that is known: several phones use the link of one table.
    Device {
        /// The hash of the link's key.
        key: String,
        /// The word of the device.
        device: String,
    },
}

/// One entry: who, when, what, and what it follows from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who asked for it.
    pub by: Author,
    /// As which entrant, where a table's link was used.
    #[serde(default, rename = "as", skip_serializing_if = "Option::is_none")]
    pub entrant: Option<EntrantId>,
    /// The name of the request.
    pub nonce: String,
    /// What happened.
    pub what: What,
    /// The seal of the entry before; nothing of the first.
    pub before: Seal,
    /// What stands beside the chained line.
    #[serde(skip)]
    pub aside: Aside,
}

/// What happened in the hall.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum What {
    /// The tournament began, under this text.
    Opened {
        /// The regulation's id.
        regulation: String,
        /// Its whole text, and those it extends, by id: so that no other version of the program changes it.
        texts: Vec<(String, String)>,
        /// Whether it is only tried, with people who do not exist.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        rehearsal: bool,
        /// The command that opened it, and what happened.
        #[serde(flatten)]
        done: Done,
    },
    /// The director decided something.
    Done(Done),
    /// An entry no longer holds.
    Undone {
        /// Its number.
        entry: u64,
        /// The reason.
        why: String,
    },
    /// A table reported its result by its link.
    Pending {
        /// The round, from 1.
        round: usize,
        /// The table's number.
        table: usize,
        /// What happened there.
        result: TableResult,
    },
    /// Somebody of the table says that the result is another.
    Contested {
        /// The round, from 1.
        round: usize,
        /// The table's number.
        table: usize,
        /// What they say.
        why: String,
    },
    /// The clock was started, stopped or set.
    Clock(ClockAction),
    /// A table's light.
    Light {
        /// The table's number, in the last round.
        table: usize,
        /// What it shows.
        light: Light,
    },
    /// A table calls a referee.
    Called {
        /// The table's number, in the last round.
        table: usize,
        /// What it is about.
        about: String,
    },
    /// A referee has come.
    Answered {
        /// The entry that called.
        call: u64,
    },
    /// Words for everybody.
    Notice {
        /// The words.
        text: String,
    },
    /// They are no longer shown.
    NoticeRemoved {
        /// The entry that had them.
        notice: u64,
    },
    /// A link was made.
    LinkMade {
        /// The hash of its key.
        key: String,
        /// What it opens.
        link: Link,
    },
    /// All tables of a round have new links; the older ones of that round open nothing any more.
    TableLinksMade {
        /// The round, from 1.
        round: usize,
        /// One for every table of the round.
        keys: Vec<TableKey>,
    },
    /// A link opens nothing any more.
    LinkRevoked {
        /// The hash of its key.
        key: String,
    },
    /// Whoever uses a table's link on this device is this entrant.
    LinkTaken {
        /// The hash of its key.
        key: String,
        /// The device.
        device: String,
        /// The entrant.
        entrant: EntrantId,
    },
    /// A referee has said who they are: whoever asked for this rules on nothing at the table of this entrant (C58).
    RefereeNamed {
        /// The entrant; none, where the referee does not play.
        entrant: Option<EntrantId>,
    },
    /// Somebody has a part in this tournament.
    RoleGiven {
        /// Their number.
        person: String,
        /// The part; none, where it was taken away.
        role: Option<Role>,
    },
    /// A draw is promised: the hash of a secret, shown before dice are rolled in the hall.
    DrawPromised {
        /// The hash.
        commitment: Seal,
    },
    /// Somebody's name was erased.
    Erased {
        /// The entrant.
        entrant: EntrantId,
    },
}

/// What the director decided.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Done {
    /// What was asked for.
    pub command: Box<Command>,
    /// What happened.
    pub events: Vec<Event>,
    /// How the seed of a draw came about, where it was promised.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ceremony: Option<crate::draws::Ceremony>,
    /// Why staff settled what a table reported, where they said it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub why: String,
}

impl Entry {
    /// The entry as it is kept. `salt` hides what is personal.
    #[must_use]
    pub fn print(&self, salt: &str) -> String {
        let mut value = serde_json::to_value(self).unwrap_or_default();
        let mut aside = self.aside.clone();
        aside.take_from(&mut value, salt);
        let chained = value.to_string();
        if aside.is_empty() {
            return chained;
        }
        let beside = serde_json::to_string(&aside).unwrap_or_default();
        format!("{chained}\n{beside}")
    }

    /// Reads an entry.
    ///
    /// # Errors
    /// With what is wrong, and where.
    pub fn read(body: &str) -> Result<Self, String> {
        let (chained, beside) = body.split_once('\n').unwrap_or((body, ""));
        let mut value: Value = serde_json::from_str(chained).map_err(|error| error.to_string())?;
        let aside: Aside = match beside {
            "" => Aside::default(),
            beside => serde_json::from_str(beside).map_err(|error| error.to_string())?,
        };
        aside.put_back(&mut value)?;
        let entry: Self = serde_json::from_value(value).map_err(|error| error.to_string())?;
        Ok(Self { aside: Aside { secret: aside.secret, ..Aside::default() }, ..entry })
    }

    /// Whether something that belongs to it is withheld: somebody without a name, or a secret that is not told.
    #[must_use]
    pub fn is_withheld(&self) -> bool {
        let nameless =
            |entry: &director::tournament::Entry| entry.person.name.is_empty() && entry.person.surname.is_empty();
        match &self.what {
            What::Done(done) | What::Opened { done, .. } => done.events.iter().any(|event| match event {
                Event::Entered { entry, .. } | Event::Corrected { entry, .. } => nameless(entry),
                _ => false,
            }),
            What::DrawPromised { .. } => self.aside.secret.is_none(),
            _ => false,
        }
    }

    /// Who is erased by it, if anybody.
    #[must_use]
    pub fn erases(&self) -> Option<EntrantId> {
        match self.what {
            What::Erased { entrant } => Some(entrant),
            _ => None,
        }
    }

    /// Whether it has the name of this entrant.
    #[must_use]
    pub fn names(&self, entrant: EntrantId) -> bool {
        let (What::Done(done) | What::Opened { done, .. }) = &self.what else { return false };
        done.events.iter().any(|event| match event {
            Event::Entered { id, .. } | Event::Corrected { id, .. } => *id == entrant,
            _ => false,
        })
    }

    /// The body of an entry without what stands beside its chained line: for everybody.
    #[must_use]
    pub fn public_body(body: &str) -> &str {
        body.lines().next().unwrap_or_default()
    }
}
