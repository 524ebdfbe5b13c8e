//! S.P.Q.RisiKo!, kept a second time.

mod books;
mod counting;
mod ledger;
mod opening;
mod turn;

pub(crate) use books::SpqrBooks;

use crate::Audited;
use regulation::spqr::Settings;
use spqr::{Setup, Spqr};

impl Audited for Spqr {
    type Books<'p> = SpqrBooks<'p>;

    fn books<'p>(setup: &'p Setup, settings: &'p Settings) -> SpqrBooks<'p> {
        SpqrBooks::new(setup, settings)
    }
}
