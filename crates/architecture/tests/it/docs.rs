//! What the pages for people promise must be there.

use crate::workspace::{Source, files, root};
use std::collections::BTreeSet;
use std::path::PathBuf;

fn pages() -> Vec<Source> {
    let top = std::fs::read_dir(root()).expect("the workspace");
    let top =
        top.map(|entry| entry.expect("an entry").path()).filter(|path| path.extension().is_some_and(|e| e == "md"));
    let read = |path: PathBuf| Source { text: std::fs::read_to_string(&path).expect("a text"), path };
    let mut pages: Vec<Source> = top.map(read).collect();
    pages.extend(files(&root().join("docs"), "md"));
    pages.extend(files(&root().join("tests"), "md").into_iter().filter(|page| !is_of_others(page)));
    pages
}

fn is_of_others(page: &Source) -> bool {
    page.path.components().any(|part| part.as_os_str() == "node_modules")
}

/// The targets of links and pictures: what stands in round brackets behind square ones.
fn links(text: &str) -> impl Iterator<Item = &str> {
    text.split("](").skip(1).filter_map(|rest| rest.split(')').next())
}

#[test]
fn every_link_leads_somewhere() {
    for page in pages() {
        let folder = page.path.parent().expect("a folder");
        for link in links(&page.text).filter(|link| !link.starts_with("http") && !link.starts_with('#')) {
            let target = link.split('#').next().unwrap_or(link);
            assert!(folder.join(target).exists(), "{}: {link}", page.path.display());
        }
    }
}

/// Paths of this project that stand in code marks: `crates/server/assets`.
#[test]
fn every_path_that_is_named_exists() {
    let known = ["crates/", "docs/", "golden/", "regulations/", "data/", "tests/", "fuzz/"];
    for page in pages().iter().filter(|page| !page.path.ends_with("CHANGELOG.md")) {
        for named in page.text.split('`').skip(1).step_by(2) {
            let is_path = known.iter().any(|start| named.starts_with(start));
            let is_pattern = named.contains(|letter: char| "*{}<>… ".contains(letter)) || named.contains("ID");
            if is_path && !is_pattern {
                assert!(root().join(named).exists(), "{}: {named}", page.path.display());
            }
        }
    }
}

/// Nothing lies in `docs/` that no page links to.
#[test]
fn everything_in_the_documentation_is_linked() {
    let mut linked = BTreeSet::new();
    for page in pages() {
        let folder = page.path.parent().expect("a folder");
        linked.extend(links(&page.text).filter_map(|link| folder.join(link.split('#').next()?).canonicalize().ok()));
    }
    let all = ["md", "png", "py"].iter().flat_map(|ending| all_files(&root().join("docs"), ending));
    let lost: Vec<_> = all.filter(|path| !linked.contains(path)).collect();
    assert_eq!(lost, Vec::<PathBuf>::new());
}

fn all_files(folder: &std::path::Path, ending: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut found = Vec::new();
    for path in entries {
        if path.is_dir() {
            found.extend(all_files(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path.canonicalize().expect("a file"));
        }
    }
    found
}
