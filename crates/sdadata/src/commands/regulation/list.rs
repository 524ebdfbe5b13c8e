//! `regulation list`: the program's own regulations.

use super::Head;
use crate::cli::RegulationList;
use crate::failure::Failure;
use crate::out;
use regulation::{Library, Regulation};
use words::Words;

pub(crate) fn run(options: &RegulationList, words: Words) -> Result<(), Failure> {
    let library = Library::embedded();
    let all: Result<Vec<Regulation>, _> = library.ids().map(|id| library.get(id)).collect();
    let all = all.map_err(|faults| Failure::Ours(faults.to_string()))?;
    if options.json {
        return out::json(words, &all.iter().map(Head::of).collect::<Vec<_>>());
    }
    let row = |regulation: &Regulation| {
        let title = speech::regulation::title(words, regulation).to_owned();
        vec![regulation.id.clone(), title, speech::regulation::standing(words, regulation)]
    };
    out::print(words, &out::columns(&all.iter().map(row).collect::<Vec<_>>()))
}
