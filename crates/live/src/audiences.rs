//! Those who watch, by what they are shown: a scene is made once for each audience, however many readers it has.

use crate::fold::Fold;
use crate::reader::{Reader, Sender, channel};
use std::collections::HashMap;
use std::sync::Arc;

/// Everybody who watches one fold.
pub struct Audiences<F: Fold> {
    by: HashMap<F::Audience, Listeners<F>>,
    /// What has been sent to all of them alike.
    pub shared: F::Shared,
}

/// The readers of one audience.
struct Listeners<F: Fold> {
    readers: Vec<Sender<Arc<F::Scene>>>,
    last_sent: F::LastSent,
}

impl<F: Fold> Default for Audiences<F> {
    fn default() -> Self {
        Self { by: HashMap::new(), shared: F::Shared::default() }
    }
}

impl<F: Fold> Audiences<F> {
    /// The audiences somebody belongs to.
    pub fn iter(&self) -> impl Iterator<Item = F::Audience> {
        self.by.keys().copied()
    }

    /// Sends each audience its scene. A reader that is too far behind is let go, and begins anew.
    pub fn deliver(&mut self, mut scene: impl FnMut(F::Audience, &mut F::LastSent) -> Arc<F::Scene>) {
        for (&audience, listeners) in &mut self.by {
            let scene = scene(audience, &mut listeners.last_sent);
            let urgent = F::is_urgent(&scene);
            listeners.readers.retain(|reader| reader.send(Arc::clone(&scene), urgent));
        }
    }

    /// A new reader, who has been shown everything up to now.
    pub(crate) fn join(&mut self, fold: &F, audience: F::Audience) -> Reader<Arc<F::Scene>> {
        let new = || Listeners { readers: Vec::new(), last_sent: F::LastSent::default() };
        let listeners = self.by.entry(audience).or_insert_with(new);
        let (sender, reader) = channel();
        listeners.readers.push(sender);
        fold.sent_whole(audience, &mut self.shared, &mut listeners.last_sent);
        reader
    }

    /// Forgets those who have gone.
    pub(crate) fn drop_departed(&mut self) {
        self.by.retain(|_, listeners| {
            listeners.readers.retain(|reader| !reader.is_alone());
            !listeners.readers.is_empty()
        });
    }

    /// How many readers there are who have not gone.
    pub(crate) fn readers(&self) -> usize {
        let listening = |listeners: &Listeners<F>| listeners.readers.iter().filter(|reader| !reader.is_alone()).count();
        self.by.values().map(listening).sum()
    }
}
