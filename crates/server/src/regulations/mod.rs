//! Regulations: what they are called, and the pages that show and compare them.

mod names;
mod own;
mod page;

pub(crate) use names::{regulation_name, regulation_select, regulations};
pub(crate) use own::{read_own, regulation_named};

use crate::route::{Routes, get};

/// The pages of the regulations.
pub(crate) fn pages() -> Routes {
    Routes::new()
        .route("/regulations", get(page::list))
        .route("/regulations/compare", get(page::side_by_side))
        .route("/regulations/{id}", get(page::show))
}
