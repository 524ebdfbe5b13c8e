//! What is asked of a fold, and why it may not be done.

use crate::fold::{Draft, Fold, Unreadable};
use store::{Entry, Fault, Millis};

/// Why the host itself did not do what was asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Failure {
    /// Whoever asks does not know what has happened since.
    #[error("it is at version {version} by now")]
    Stale {
        /// The version it is at.
        version: u64,
    },
    /// The name of the request was given to another one before.
    #[error("the nonce was used for what led to version {version}")]
    NonceUsed {
        /// What the other one led to.
        version: u64,
    },
    /// It could not be written down or read, so it did not happen.
    #[error("{0}")]
    Log(#[from] Fault),
    /// The log has something this program cannot read.
    #[error("{0}")]
    Unreadable(#[from] Unreadable),
}

/// Something asked of a fold. It may be decided more than once, each time on the state as it then is.
pub trait Command<F: Fold> {
    /// Why it is not done.
    type Refusal: From<Failure>;

    /// Whose remembered answers are looked at; nobody's, where the one who asks is not known to the fold yet. Refuses those
    /// who may not ask at all.
    fn author(&self, fold: &F) -> Result<Option<F::Author>, Self::Refusal>;

    /// Refuses what cannot be asked now, whatever version it was decided on.
    fn admit(&self, _fold: &F) -> Result<(), Self::Refusal> {
        Ok(())
    }

    /// Whether this entry answers it: asked again under the same name, it is the same command.
    fn is_answered_by(&self, _fold: &F, _entry: &Entry) -> bool {
        true
    }

    /// What is to be written.
    fn decide(&self, fold: &F, now: Millis) -> Result<Draft<F>, Self::Refusal>;
}

/// A command of any kind: a fold has many, and what is done with them is compiled once.
pub type AnyCommand<'c, F, R> = dyn Command<F, Refusal = R> + Sync + 'c;

/// The envelope of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Submission<'a> {
    /// The name of the request: asked again under the same name, it has the same answer.
    pub nonce: &'a str,
    /// The version it was decided on; without one it is decided on what is there now.
    pub after: Option<u64>,
}

/// What came of deciding a command once.
pub(crate) enum Attempt<R> {
    /// It was granted, now or before: the version it led to.
    Done(u64),
    /// Somebody else was faster.
    Raced,
    /// It is not allowed, as far as is known here.
    Refused(R),
    /// It could not be written or read.
    Failed(Failure),
}
