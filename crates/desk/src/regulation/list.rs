//! The program's own regulations.

use super::Head;
use crate::answer::{Answer as Told, Fault};
use ::regulation::{Library, Regulation};
use words::Words;

/// All of them, with what they are called and where they come from.
///
/// # Errors
/// If one cannot be read, which is our own fault.
pub fn list(words: Words) -> Result<Told, Fault> {
    let library = Library::embedded();
    let all: Result<Vec<Regulation>, _> = library.ids().map(|id| library.get(id)).collect();
    let all = all.map_err(|faults| Fault::Ours(faults.to_string()))?;
    let row = |regulation: &Regulation| {
        let title = speech::regulation::title(words, regulation).to_owned();
        vec![regulation.id.clone(), title, speech::regulation::standing(words, regulation)]
    };
    let text = words::columns::plain(&all.iter().map(row).collect::<Vec<_>>());
    Told::new(text, &all.iter().map(Head::of).collect::<Vec<_>>())
}
