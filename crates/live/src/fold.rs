//! What a thing that lives says of itself: how its log is taken in, and what is shown of it.

use crate::audiences::Audiences;
use std::fmt::Display;
use std::hash::Hash;
use store::{Entry, Listing, Millis};

/// The fold of one stream: a state, what changes it, and what viewers are shown. It holds no clock, file or task, and it
/// does not know its version: the host does.
pub trait Fold: Send + Sync + Sized + 'static {
    /// Whoever may ask for something; answers are remembered for each.
    type Author: Hash + Send + Sync;
    /// What one entry changed, as far as viewers are told of it. The last ones are kept for those who come back.
    type Change: Clone + Send + Sync;
    /// What was decided and is not yet written, ready to be taken in without being read again. [`std::convert::Infallible`]
    /// where every entry is read.
    type Decision: Send;
    /// All viewers of the same audience are shown the same.
    type Audience: Copy + Eq + Hash + Send + Sync;
    /// What a viewer is shown.
    type Scene: Send + Sync;
    /// What has been sent to all audiences alike.
    type Shared: Default + Send;
    /// What has been sent to one audience alone.
    type LastSent: Default + Send;

    /// The same thing as it was after the first entry of its log.
    fn restart(&self, first: &Entry) -> Result<Self, Unreadable>;

    /// Takes in an entry of the log.
    fn take_in(&mut self, entry: &Entry) -> Result<Outcome<Self>, Unreadable>;

    /// Takes in what was decided, now that it is written. It leaves the same state as [`Fold::take_in`] of its entry.
    fn commit(&mut self, decision: Self::Decision, at: Millis) -> Outcome<Self>;

    /// What an audience is shown after these changes.
    fn scene(&self, spec: SceneSpec<Self::Audience>, changes: &[Self::Change]) -> Self::Scene;

    /// Shows what has changed to all audiences, with [`Audiences::deliver`]. What several of them are shown alike is made
    /// once here.
    fn show(&self, changes: &[Self::Change], stamp: Stamp, audiences: &mut Audiences<Self>);

    /// A reader of this audience is being shown a whole scene: what was last sent is now the state as it is.
    fn sent_whole(&self, _audience: Self::Audience, _shared: &mut Self::Shared, _last_sent: &mut Self::LastSent) {}

    /// Whether a reader who can wait must not wait with this scene.
    fn is_urgent(_scene: &Self::Scene) -> bool {
        true
    }

    /// Whether whoever drives this would only go back to sleep until then, after these changes, and need not be woken.
    fn lets_driver_sleep(&self, _changes: &[Self::Change], _until: Millis) -> bool {
        false
    }

    /// How long after it happened the next entry may be shown to those who see everything later.
    fn delay(&self, _next: &Entry) -> Millis {
        0
    }

    /// The shortest delay any next entry could have.
    fn shortest_delay(&self) -> Millis {
        0
    }

    /// Whether nothing more is going to happen.
    fn is_over(&self) -> bool {
        false
    }
}

/// What taking an entry in has come to.
pub struct Outcome<F: Fold> {
    /// What it changed, for the viewers.
    pub change: F::Change,
    /// The request it answers, if it was one.
    pub request: Option<Request<F::Author>>,
}

/// Who asked, and the name they gave the request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request<A> {
    /// Whoever asked; answers are remembered for them alone.
    pub author: A,
    /// The name, which is the same when they ask again.
    pub nonce: String,
}

/// What was decided and is not yet written.
pub struct Draft<F: Fold> {
    pub(crate) drafted: Drafted<F::Decision>,
    pub(crate) listing: Option<Box<Listing>>,
}

/// An entry, or several.
pub(crate) enum Drafted<D> {
    /// Entries that are taken in by being read; all of them are written or none.
    Entries(Vec<String>),
    /// One entry whose effect is known already.
    Decided(String, D),
}

impl<F: Fold> Draft<F> {
    /// An entry that is taken in by being read.
    #[must_use]
    pub fn entry(body: String) -> Self {
        Self::entries(vec![body])
    }

    /// Entries that follow from one command: all of them are written or none.
    #[must_use]
    pub fn entries(bodies: Vec<String>) -> Self {
        Self { drafted: Drafted::Entries(bodies), listing: None }
    }

    /// An entry whose effect is known already.
    #[must_use]
    pub fn decided(body: String, decision: F::Decision) -> Self {
        Self { drafted: Drafted::Decided(body, decision), listing: None }
    }

    /// The same with the line of the index that follows from it: both are written or none. Version and time of the line are
    /// the host's to fill in.
    #[must_use]
    pub fn listed(self, listing: Listing) -> Self {
        Self { listing: Some(Box::new(listing)), ..self }
    }
}

/// The version a fold is at, and the time it is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stamp {
    /// The version of the newest entry taken in.
    pub version: u64,
    /// The host's time when it is looked at.
    pub now: Millis,
}

/// What a scene is to hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SceneSpec<A> {
    /// Who is going to see it.
    pub audience: A,
    /// Everything, not only what has changed.
    pub whole: bool,
    /// The version and the time it is of.
    pub stamp: Stamp,
}

/// An entry that cannot be read: written by a later version of the program, or damaged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an entry cannot be read: {0}")]
pub struct Unreadable(String);

impl Unreadable {
    /// Says what is wrong with it.
    #[must_use]
    pub fn new(reason: impl Display) -> Self {
        Self(reason.to_string())
    }
}
