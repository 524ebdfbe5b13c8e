//! `tournament check`: everything in a file made anew and compared.

use super::Check;
use super::file::Opened;
use crate::answer::give;
use shell::failure::Failure;
use words::Words;

pub(crate) fn run(options: &Check, words: Words) -> Result<(), Failure> {
    let opened = Opened::read(&options.file, options.regulation.as_deref(), words)?;
    let rules = opened.rules(words)?;
    give(desk::tournament::check(&rules, &opened.log, &opened.said, words), options.json, words)
}
