//! Showing that no draw is better, or finding one that is, by looking at all of them.
//!
//! A better draw has, of some priority, less than the draw at hand, and of those before it no more. For one priority after
//! the other a [`Hunt`] lists every table such a draw could have and looks for some that seat everybody; it stops a branch
//! as soon as what is left cannot be good enough. It is exact: if it ends without finding anything, there is nothing. It
//! may take very long, so it goes by steps and can be continued: see [`Prover`].

mod candidates;
mod hunt;

use super::anneal::Drawn;
use super::bound::bounds;
use super::problem::Problem;
use super::score::{Tables, score};
use hunt::{Found, Hunt};

/// What a search for something better came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proof {
    /// There is no better draw.
    Proven,
    /// There is: this one, which is not necessarily the best.
    Better(Drawn),
    /// Not known yet, or the problem is too large to be looked at in this way.
    Open,
}

/// Looks for a better draw in at most so many steps.
#[must_use]
pub fn prove(problem: &Problem, drawn: &Drawn, steps: u64) -> Proof {
    Prover::new(problem, drawn).advance(steps)
}

/// A search for a better draw that can be continued.
pub struct Prover<'p> {
    problem: &'p Problem,
    penalties: Vec<u64>,
    bounds: Vec<u64>,
    /// The priority at which less is looked for.
    level: usize,
    hunt: Option<Hunt<'p>>,
    steps: u64,
    too_large: bool,
}

impl<'p> Prover<'p> {
    /// Ready to look for something better than this draw.
    #[must_use]
    pub fn new(problem: &'p Problem, drawn: &Drawn) -> Self {
        let penalties = score(problem, &drawn.tables);
        Self { problem, penalties, bounds: bounds(problem), level: 0, hunt: None, steps: 0, too_large: false }
    }

    /// How many steps it has taken so far.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// How many of the priorities, from the first, are known to be as low as they can be.
    #[must_use]
    pub fn settled(&self) -> usize {
        self.level
    }

    /// Whether it cannot be told by going on: the problem is too large.
    #[must_use]
    pub fn is_too_large(&self) -> bool {
        self.too_large
    }

    /// Goes on for at most so many steps.
    pub fn advance(&mut self, steps: u64) -> Proof {
        let end = self.steps.saturating_add(steps);
        while self.level < self.penalties.len() {
            // What the bound already says needs no search.
            if self.penalties[self.level] <= self.bounds[self.level] {
                self.level += 1;
                continue;
            }
            if self.hunt.is_none() {
                self.hunt = Hunt::new(self.problem, &self.penalties[..=self.level]);
                self.too_large = self.hunt.is_none();
            }
            let Some(hunt) = &mut self.hunt else { return Proof::Open };
            let found = hunt.advance(end.saturating_sub(self.steps), &mut self.steps);
            match found {
                Found::Nothing => (self.hunt, self.level) = (None, self.level + 1),
                Found::Tables(tables) => return self.better(&tables),
                Found::Unknown => return Proof::Open,
            }
        }
        Proof::Proven
    }

    fn better(&self, tables: &Tables) -> Proof {
        let tables = in_order(self.problem, tables);
        let (penalties, bounds) = (score(self.problem, &tables), self.bounds.clone());
        Proof::Better(Drawn { proven: penalties == bounds, tables, penalties, bounds })
    }
}

/// Tables in the order of the problem's sizes.
fn in_order(problem: &Problem, tables: &Tables) -> Tables {
    let mut left = tables.clone();
    let take = |&size: &usize| {
        let at = left.iter().position(|table| table.len() == size)?;
        Some(left.swap_remove(at))
    };
    problem.sizes.iter().filter_map(take).collect()
}
