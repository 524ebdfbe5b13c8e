//! What was answered before, for those who ask again because the answer was lost on its way.

use std::collections::VecDeque;

/// How many answers are kept for one stream.
const ANSWERS_MAX: usize = 64;

/// The newest answers, by who asked and the name they gave the request.
#[derive(Debug)]
pub(crate) struct Answers<A> {
    newest_last: VecDeque<(A, String, u64)>,
}

impl<A> Default for Answers<A> {
    fn default() -> Self {
        Self { newest_last: VecDeque::new() }
    }
}

impl<A: Eq> Answers<A> {
    /// Keeps the version a request led to: of the last entry, where it led to several.
    pub(crate) fn remember(&mut self, author: A, nonce: String, version: u64) {
        if let Some((by, name, led_to)) = self.newest_last.back_mut()
            && (&*by, &*name) == (&author, &nonce)
        {
            *led_to = version;
            return;
        }
        if self.newest_last.len() == ANSWERS_MAX {
            self.newest_last.pop_front();
        }
        self.newest_last.push_back((author, nonce, version));
    }

    /// The version this request led to, if it was granted before.
    pub(crate) fn find(&self, author: &A, nonce: &str) -> Option<u64> {
        let same = |(by, name, _): &&(A, String, u64)| by == author && name == nonce;
        self.newest_last.iter().rev().find(same).map(|&(_, _, version)| version)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_answers_are_kept_for_each_author() {
        let mut answers = Answers::default();
        answers.remember(1, "first".to_owned(), 2);
        assert_eq!(answers.find(&1, "first"), Some(2));
        assert_eq!(answers.find(&2, "first"), None, "somebody else's name for something else");
        (0..ANSWERS_MAX as u64).for_each(|number| answers.remember(2, format!("n{number}"), number));
        assert_eq!((answers.find(&1, "first"), answers.find(&2, "n0")), (None, Some(0)));
    }
}
