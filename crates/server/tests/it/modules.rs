//! The modules of the server stand on each other in one direction: what is shared knows no subject, and no subject knows
//! one that knows it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

type Uses = BTreeMap<String, BTreeSet<String>>;

/// The text of a module without its tests, which may use anything.
fn text(path: &Path) -> String {
    if path.is_dir() {
        let entries = fs::read_dir(path).expect("a folder").map(|entry| entry.expect("an entry").path());
        return entries
            .filter(|path| !path.ends_with("describe") && !path.ends_with("leaks.rs"))
            .map(|path| text(&path))
            .collect();
    }
    let text = fs::read_to_string(path).expect("a file");
    text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default().to_owned()
}

/// The modules a text names as `crate::module` or in `use crate::{...}`.
fn named(text: &str) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for rest in text.split("crate::").skip(1) {
        let end =
            if rest.starts_with('{') { rest.find('}') } else { rest.find(|c: char| !c.is_alphanumeric() && c != '_') };
        let names = rest[..end.unwrap_or(rest.len())].trim_start_matches('{').split(',');
        all.extend(names.map(|name| name.trim().split(':').next().unwrap_or_default().to_owned()));
    }
    all
}

fn uses() -> Uses {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let entries = fs::read_dir(source).expect("the sources").map(|entry| entry.expect("an entry").path());
    let module = |path: &Path| path.file_stem().expect("a name").to_string_lossy().into_owned();
    let modules: Vec<_> = entries.filter(|path| module(path) != "lib").collect();
    let known: BTreeSet<String> = modules.iter().map(|path| module(path)).collect();
    let used = |path: &Path| {
        let mut used: BTreeSet<String> = named(&text(path)).intersection(&known).cloned().collect();
        used.remove(&module(path));
        used
    };
    modules.iter().map(|path| (module(path), used(path))).collect()
}

#[test]
fn no_module_stands_on_one_that_stands_on_it() {
    let mut left = uses();
    assert!(left["site"].contains("lobby") && left["lobby"].contains("tables"), "{left:?}");
    while let Some(bottom) = left.iter().find(|(_, used)| used.is_empty()).map(|(name, _)| name.clone()) {
        left.remove(&bottom);
        left.values_mut().for_each(|used| _ = used.remove(&bottom));
    }
    assert!(left.is_empty(), "in a circle: {left:?}");
}
