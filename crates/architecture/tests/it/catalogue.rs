//! Every sentence of the catalogue is said somewhere.

use crate::workspace::{crates, files, root};
use std::collections::BTreeSet;
use words::id;

/// An id is used as its constant, as a member of a family that is looked up by name, or by a script of the pages.
#[test]
fn no_sentence_is_left_unsaid() {
    let sources: Vec<String> = crates()
        .iter()
        .filter(|one| one.name != "architecture")
        .flat_map(|one| one.everything().into_iter().map(|source| source.text))
        .collect();
    let scripts: String =
        files(&root().join("crates/server/assets/js"), "js").into_iter().map(|script| script.text).collect();
    let used: BTreeSet<&str> = sources.iter().flat_map(|text| constants(text)).collect();
    let families: BTreeSet<&str> = sources.iter().flat_map(|text| families(text)).collect();
    let said = |id: &id::Id| {
        let name = id.name();
        let constant = name.replace('-', "_").to_ascii_uppercase();
        used.contains(constant.as_str())
            || families.iter().any(|family| name.strip_prefix(family).is_some_and(|rest| rest.starts_with('-')))
            || name.strip_prefix("table-").is_some_and(|short| is_said_by(&scripts, short))
            || is_part_of_another(name)
    };
    let unsaid: Vec<_> = id::ALL.iter().filter(|id| !said(id)).map(|id| id.name()).collect();
    assert_eq!(unsaid, Vec::<&str>::new());
}

/// Whether a script says a sentence: by its name, or by a name put together, as in `phase-${phase}`.
fn is_said_by(scripts: &str, name: &str) -> bool {
    scripts.contains(&format!("\"{name}\"")) || starts(name).any(|start| scripts.contains(&format!("`{start}-${{")))
}

/// What a name can begin with: of `key-shift-arrows`, `key` and `key-shift`.
fn starts(name: &str) -> impl Iterator<Item = &str> {
    name.match_indices('-').map(|(at, _)| &name[..at])
}

/// The names behind `id::`.
fn constants(text: &str) -> impl Iterator<Item = &str> {
    text.split("id::").skip(1).map(|rest| {
        let end = rest.find(|letter: char| !(letter.is_ascii_uppercase() || letter.is_ascii_digit() || letter == '_'));
        &rest[..end.unwrap_or(rest.len())]
    })
}

/// The families that are looked up: the first text handed to `find`, `say_member` or `say_member_with`, or named as one.
fn families(text: &str) -> impl Iterator<Item = &str> {
    ["Id::find(", "say_member(", "say_member_with(", "said(words, ", "FAMILY: &str = ", "Families = ["]
        .into_iter()
        .flat_map(move |call| text.split(call).skip(1))
        .flat_map(|rest| {
            let end = rest.find([';', ')']).unwrap_or(rest.len());
            rest[..end].split('"').skip(1).step_by(2).take(2)
        })
}

/// Whether a sentence is used by another one of the catalogue: `{ name }`.
fn is_part_of_another(name: &str) -> bool {
    words::Lang::It.texts().iter().any(|text| text.contains(&format!("{{ {name} }}")))
}
