//! The scenes a reader has not taken yet. A reader who can wait is not woken for each of them, but for what is urgent: at
//! a busy table that saves most of the work for those whose turn it is not. A channel of the runtime wakes its reader for
//! every message, which is why this one is our own.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Poll, Waker};

/// How many scenes a slow reader may be behind; then it is sent no more, and begins anew with the state as it is.
const UNREAD_MAX: usize = 32;

/// At how many unread scenes even a patient reader is woken.
const UNREAD_PATIENT_MAX: usize = UNREAD_MAX / 2;

struct Queue<S> {
    scenes: VecDeque<S>,
    /// Whether one of the scenes is urgent.
    urgent: bool,
    /// Whether the reader waits for an urgent one.
    patient: bool,
    /// Whether no more will come, or nobody reads them.
    ended: bool,
    waker: Option<Waker>,
}

type Shared<S> = Arc<Mutex<Queue<S>>>;

fn locked<S>(shared: &Shared<S>) -> MutexGuard<'_, Queue<S>> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The host's end: dropping it ends the queue.
pub(crate) struct Sender<S>(Shared<S>);

/// The reader's end of a queue of scenes.
pub struct Reader<S>(Shared<S>);

/// Both ends of a new queue.
pub(crate) fn channel<S>() -> (Sender<S>, Reader<S>) {
    let empty = Queue { scenes: VecDeque::new(), urgent: false, patient: false, ended: false, waker: None };
    let shared = Arc::new(Mutex::new(empty));
    (Sender(Arc::clone(&shared)), Reader(shared))
}

impl<S> Sender<S> {
    /// Sends a scene; whether there is still somebody who reads.
    pub(crate) fn send(&self, scene: S, urgent: bool) -> bool {
        let mut queue = locked(&self.0);
        if queue.ended || queue.scenes.len() == UNREAD_MAX {
            return false;
        }
        queue.scenes.push_back(scene);
        queue.urgent |= urgent;
        let waker = if queue.is_ready() { queue.waker.take() } else { None };
        drop(queue);
        waker.into_iter().for_each(Waker::wake);
        true
    }

    /// Whether nobody reads any more.
    pub(crate) fn is_alone(&self) -> bool {
        locked(&self.0).ended
    }
}

impl<S> Queue<S> {
    /// Whether the reader is to be woken for what is there.
    fn is_ready(&self) -> bool {
        !self.patient || self.urgent || self.scenes.len() >= UNREAD_PATIENT_MAX
    }

    fn take(&mut self) -> Option<S> {
        let scene = self.scenes.pop_front();
        self.urgent &= !self.scenes.is_empty();
        scene
    }
}

impl<S> Reader<S> {
    /// The next scene; for a patient reader, once one of them is urgent or they are many. None is lost if this
    /// is dropped before it is ready; at the end there is nothing.
    pub async fn next(&mut self, patient: bool) -> Option<S> {
        poll_fn(|context| {
            let mut queue = locked(&self.0);
            queue.patient = patient;
            if queue.ended || queue.is_ready() {
                let scene = queue.take();
                if scene.is_some() || queue.ended {
                    return Poll::Ready(scene);
                }
            }
            match &mut queue.waker {
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

/// Ends a queue from either side, and wakes the other.
fn end<S>(shared: &Shared<S>) {
    let mut queue = locked(shared);
    queue.ended = true;
    let waker = queue.waker.take();
    drop(queue);
    waker.into_iter().for_each(Waker::wake);
}

impl<S> Drop for Sender<S> {
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
        let ((sender, mut reader), bell) = (channel(), Arc::default());
        assert_eq!(look(&mut reader, false, &bell), Poll::Pending);
        assert!(sender.send(1, false) && bell.rang());
        assert_eq!(look(&mut reader, false, &bell), Poll::Ready(Some(1)));
    }

    #[test]
    fn a_patient_reader_is_woken_for_what_is_urgent_and_told_everything_before_it() {
        let ((sender, mut reader), bell) = (channel(), Arc::default());
        assert_eq!(look(&mut reader, true, &bell), Poll::Pending);
        assert!(sender.send(1, false) && !bell.rang());
        assert_eq!(look(&mut reader, true, &bell), Poll::Pending);
        assert!(sender.send(2, true) && bell.rang());
        assert_eq!(look(&mut reader, true, &bell), Poll::Ready(Some(1)));
        assert_eq!((reader.ready(), reader.ready()), (Some(2), None));
        assert!(sender.send(3, false));
        assert_eq!(look(&mut reader, true, &bell), Poll::Pending, "what was urgent is taken");
        assert_eq!(look(&mut reader, false, &bell), Poll::Ready(Some(3)));
    }

    #[test]
    fn a_patient_reader_takes_many() {
        let ((sender, mut reader), bell) = (channel(), Arc::default());
        assert_eq!(look(&mut reader, true, &bell), Poll::Pending);
        assert!((1..UNREAD_PATIENT_MAX).all(|scene| sender.send(scene, false)) && !bell.rang());
        assert!(sender.send(UNREAD_PATIENT_MAX, false) && bell.rang());
        assert_eq!(look(&mut reader, true, &bell), Poll::Ready(Some(1)));
    }

    #[test]
    fn who_is_too_far_behind_is_told_what_there_was_and_then_the_end() {
        let ((sender, mut reader), bell) = (channel(), Arc::default());
        assert!((0..UNREAD_MAX).all(|scene| sender.send(scene, false)));
        assert!(!sender.send(UNREAD_MAX, false));
        drop(sender);
        assert!((0..UNREAD_MAX).all(|scene| look(&mut reader, true, &bell) == Poll::Ready(Some(scene))));
        assert_eq!(look(&mut reader, true, &bell), Poll::Ready(None));
    }

    #[test]
    fn both_sides_know_when_the_other_has_gone() {
        let ((sender, mut reader), bell) = (channel::<u8>(), Arc::default());
        assert_eq!(look(&mut reader, true, &bell), Poll::Pending);
        drop(sender);
        assert!(bell.rang());
        assert_eq!(look(&mut reader, true, &bell), Poll::Ready(None));
        let (sender, reader) = channel();
        assert!(!sender.is_alone());
        drop(reader);
        assert!(sender.is_alone() && !sender.send(1, true));
    }
}
