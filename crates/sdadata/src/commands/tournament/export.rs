//! `tournament export` and `tournament outlook`: what the desk makes of a tournament, printed or written to a file.

use super::file::{self, Opened};
use super::{ExportOptions, OutlookOptions};
use crate::answer::{fail, give};
use desk::people::find_entrant;
use desk::tournament::{Export, OutlookQuery, Part, outlook};
use director::clinch::Trials;
use shell::{Failure, files, out};
use std::path::Path;
use words::{Words, id};

pub(crate) fn export(options: &ExportOptions, words: Words) -> Result<(), Failure> {
    let opened = Opened::read(&options.file, options.regulation.as_deref(), words)?;
    let rules = opened.rules(words)?;
    let export = Export(opened.published(&rules, words));
    let part = export.part(&options.what).map_err(fail)?;
    let file = [("file", options.to.display().to_string().into())];
    if options.to == options.file {
        return Err(Failure::BadInput(words.say_with(id::TOURNAMENT_EXISTS, &file)));
    }
    match options.to.extension().and_then(|extension| extension.to_str()) {
        Some("csv") => save(&options.to, &export.csv(part), words),
        Some("xlsx") => save(&options.to, &export.xlsx(part).map_err(fail)?, words),
        Some("txt") => save(&options.to, export.text(part).as_bytes(), words),
        Some("json") if part == Part::All => file::write(&options.to, &opened.log, &rules, file::salts()?, words),
        Some("json") => save(&options.to, export.json(part).map_err(fail)?.as_bytes(), words),
        Some(_) | None => return Err(Failure::BadInput(words.say_with(id::EXPORT_KIND, &file))),
    }?;
    out::print(words, &(words.say_with(id::EXPORT_DONE, &file) + "\n"))
}

pub(crate) fn foresee(options: &OutlookOptions, words: Words) -> Result<(), Failure> {
    let opened = Opened::read(&options.file, options.regulation.as_deref(), words)?;
    let rules = opened.rules(words)?;
    let trials = Trials { seed: options.seed, times: options.times };
    let who = options.entrant.as_ref().map(|who| find_entrant(opened.tournament(), who, words)).transpose();
    let entrant = who.map_err(fail)?.map(|who| who.0);
    let query = OutlookQuery { entrant, goal: options.goal, trials };
    give(outlook(opened.published(&rules, words), query), options.json, words)
}

fn save(path: &Path, bytes: &[u8], words: Words) -> Result<(), Failure> {
    files::replace(path, bytes).map_err(|error| Failure::unwritable(words, path.display(), &error))
}
