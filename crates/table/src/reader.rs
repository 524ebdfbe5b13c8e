//! The scenes a reader has not taken yet. Who can wait for what concerns nobody in particular is not woken for each of
//! them: at a busy table that is most of what there is to do for those whose turn it is not.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Poll, Waker};

/// How many scenes a slow reader may be behind; then it is told no more, and begins anew with the table as it is.
const BEHIND: usize = 32;

/// At so many even a patient reader takes them.
const MANY: usize = BEHIND / 2;

struct Untaken<S> {
    scenes: VecDeque<S>,
    /// One of them is.
    urgent: bool,
    /// The reader waits for an urgent one.
    patient: bool,
    /// No more will come, or nobody takes them.
    ended: bool,
    waker: Option<Waker>,
}

type Shared<S> = Arc<Mutex<Untaken<S>>>;

fn locked<S>(shared: &Shared<S>) -> MutexGuard<'_, Untaken<S>> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The table's end: whoever drops it has nothing more to tell.
pub(crate) struct Teller<S>(Shared<S>);

/// The reader's end.
pub struct Reader<S>(Shared<S>);

/// Both ends of a new line.
pub(crate) fn pair<S>() -> (Teller<S>, Reader<S>) {
    let nothing = Untaken { scenes: VecDeque::new(), urgent: false, patient: false, ended: false, waker: None };
    let shared = Arc::new(Mutex::new(nothing));
    (Teller(Arc::clone(&shared)), Reader(shared))
}

impl<S> Teller<S> {
    /// Tells a scene; whether there is still somebody who listens.
    pub(crate) fn tell(&self, scene: S, urgent: bool) -> bool {
        let mut untaken = locked(&self.0);
        if untaken.ended || untaken.scenes.len() == BEHIND {
            return false;
        }
        untaken.scenes.push_back(scene);
        untaken.urgent |= urgent;
        let waker = if untaken.is_ripe() { untaken.waker.take() } else { None };
        drop(untaken);
        waker.into_iter().for_each(Waker::wake);
        true
    }

    /// Whether nobody listens any more.
    pub(crate) fn is_alone(&self) -> bool {
        locked(&self.0).ended
    }
}

impl<S> Untaken<S> {
    /// Whether the reader wants what is there.
    fn is_ripe(&self) -> bool {
        !self.patient || self.urgent || self.scenes.len() >= MANY
    }

    fn take(&mut self) -> Option<S> {
        let scene = self.scenes.pop_front();
        self.urgent &= !self.scenes.is_empty();
        scene
    }
}

impl<S> Reader<S> {
    /// The next scene; for a patient reader, once one of those that came is urgent or they are many. None is lost if
    /// this is dropped before it is ready; at the end there is nothing.
    pub async fn next(&mut self, patient: bool) -> Option<S> {
        poll_fn(|context| {
            let mut untaken = locked(&self.0);
            untaken.patient = patient;
            if untaken.ended || untaken.is_ripe() {
                let scene = untaken.take();
                if scene.is_some() || untaken.ended {
                    return Poll::Ready(scene);
                }
            }
            match &mut untaken.waker {
                Some(waker) => waker.clone_from(context.waker()),
                none => *none = Some(context.waker().clone()),
            }
            Poll::Pending
        })
        .await
    }

    /// A scene that is there already.
    pub fn ready(&mut self) -> Option<S> {
        locked(&self.0).take()
    }
}

/// Ends a line from either side, and wakes the other.
fn end<S>(shared: &Shared<S>) {
    let mut untaken = locked(shared);
    untaken.ended = true;
    let waker = untaken.waker.take();
    drop(untaken);
    waker.into_iter().for_each(Waker::wake);
}

impl<S> Drop for Teller<S> {
    fn drop(&mut self) {
        end(&self.0);
    }
}

impl<S> Drop for Reader<S> {
    fn drop(&mut self) {
        end(&self.0);
        locked(&self.0).scenes.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::pin::pin;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::task::{Context, Wake};

    /// Whether whoever waits was woken.
    #[derive(Default)]
    struct Bell(AtomicBool);

    impl Wake for Bell {
        fn wake(self: Arc<Self>) {
            self.0.store(true, Ordering::Relaxed);
        }
    }

    impl Bell {
        fn rang(&self) -> bool {
            self.0.swap(false, Ordering::Relaxed)
        }
    }

    /// What the reader would be given now; if nothing, it is woken by the bell.
    fn look<S>(reader: &mut Reader<S>, patient: bool, bell: &Arc<Bell>) -> Poll<Option<S>> {
        let waker = Waker::from(Arc::clone(bell));
        pin!(reader.next(patient)).poll(&mut Context::from_waker(&waker))
    }

    #[test]
    fn an_impatient_reader_is_woken_for_everything() {
        let ((teller, mut reader), bell) = (pair(), Arc::default());
        assert_eq!(look(&mut reader, false, &bell), Poll::Pending);
        assert!(teller.tell(1, false) && bell.rang());
        assert_eq!(look(&mut reader, false, &bell), Poll::Ready(Some(1)));
    }

    #[test]
    fn a_patient_reader_is_woken_for_what_is_urgent_and_told_everything_before_it() {
        let ((teller, mut reader), bell) = (pair(), Arc::default());
        assert_eq!(look(&mut reader, true, &bell), Poll::Pending);
        assert!(teller.tell(1, false) && !bell.rang());
        assert_eq!(look(&mut reader, true, &bell), Poll::Pending);
        assert!(teller.tell(2, true) && bell.rang());
        assert_eq!(look(&mut reader, true, &bell), Poll::Ready(Some(1)));
        assert_eq!((reader.ready(), reader.ready()), (Some(2), None));
        assert!(teller.tell(3, false));
        assert_eq!(look(&mut reader, true, &bell), Poll::Pending, "what was urgent is taken");
        assert_eq!(look(&mut reader, false, &bell), Poll::Ready(Some(3)));
    }

    #[test]
    fn a_patient_reader_takes_many() {
        let ((teller, mut reader), bell) = (pair(), Arc::default());
        assert_eq!(look(&mut reader, true, &bell), Poll::Pending);
        assert!((1..MANY).all(|scene| teller.tell(scene, false)) && !bell.rang());
        assert!(teller.tell(MANY, false) && bell.rang());
        assert_eq!(look(&mut reader, true, &bell), Poll::Ready(Some(1)));
    }

    #[test]
    fn who_is_too_far_behind_is_told_what_there_was_and_then_the_end() {
        let ((teller, mut reader), bell) = (pair(), Arc::default());
        assert!((0..BEHIND).all(|scene| teller.tell(scene, false)));
        assert!(!teller.tell(BEHIND, false));
        drop(teller);
        assert!((0..BEHIND).all(|scene| look(&mut reader, true, &bell) == Poll::Ready(Some(scene))));
        assert_eq!(look(&mut reader, true, &bell), Poll::Ready(None));
    }

    #[test]
    fn both_sides_know_when_the_other_has_gone() {
        let ((teller, mut reader), bell) = (pair::<u8>(), Arc::default());
        assert_eq!(look(&mut reader, true, &bell), Poll::Pending);
        drop(teller);
        assert!(bell.rang());
        assert_eq!(look(&mut reader, true, &bell), Poll::Ready(None));
        let (teller, reader) = pair();
        assert!(!teller.is_alone());
        drop(reader);
        assert!(teller.is_alone() && !teller.tell(1, true));
    }
}
