//! RisiKo!, kept a second time.

mod books;
mod ledger;

pub(crate) use books::RisikoBooks;

use crate::Audited;
use regulation::Settings;
use rules::{Risiko, Setup};

impl Audited for Risiko {
    type Books<'p> = RisikoBooks<'p>;

    fn books<'p>(setup: &'p Setup, settings: &'p Settings) -> RisikoBooks<'p> {
        RisikoBooks::new(setup, settings)
    }
}
