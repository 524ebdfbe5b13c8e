//! The workspace as cargo and the file system know it.

use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

/// A crate of the workspace.
pub(crate) struct Crate {
    pub(crate) name: String,
    pub(crate) folder: PathBuf,
    /// What it depends on, by package name.
    pub(crate) dependencies: BTreeSet<String>,
    pub(crate) dev_dependencies: BTreeSet<String>,
}

/// A file and what stands in it.
pub(crate) struct Source {
    pub(crate) path: PathBuf,
    pub(crate) text: String,
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace")
}

static CRATES: LazyLock<Vec<Crate>> = LazyLock::new(read);

/// Every crate of the workspace.
pub(crate) fn crates() -> &'static [Crate] {
    &CRATES
}

fn read() -> Vec<Crate> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("metadata");
    metadata["packages"].as_array().expect("packages").iter().map(read_crate).collect()
}

fn read_crate(package: &Value) -> Crate {
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let all = package["dependencies"].as_array().expect("dependencies");
    let of_kind = |kind: Option<&str>| {
        all.iter().filter(|one| one["kind"].as_str() == kind).map(|one| text(&one["name"])).collect()
    };
    let folder = Path::new(&text(&package["manifest_path"])).parent().expect("a folder").to_owned();
    Crate { name: text(&package["name"]), folder, dependencies: of_kind(None), dev_dependencies: of_kind(Some("dev")) }
}

impl Crate {
    /// Its sources without what is compiled for tests alone: everything after a `#[cfg(test)]` that begins a module.
    pub(crate) fn sources(&self) -> Vec<Source> {
        let mut sources = files(&self.folder.join("src"), "rs");
        for source in &mut sources {
            if let Some(at) = source.text.find("\n#[cfg(test)]\nmod ") {
                source.text.truncate(at);
            }
        }
        sources
    }

    /// Everything it compiles, tests and benchmarks too.
    pub(crate) fn everything(&self) -> Vec<Source> {
        ["src", "tests", "benches"].iter().flat_map(|folder| files(&self.folder.join(folder), "rs")).collect()
    }
}

/// The files below a folder with this ending; none if there is no such folder.
pub(crate) fn files(folder: &Path, ending: &str) -> Vec<Source> {
    let mut found = Vec::new();
    let Ok(entries) = std::fs::read_dir(folder) else { return found };
    for entry in entries {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            let text = std::fs::read_to_string(&path).expect("a text");
            found.push(Source { path, text });
        }
    }
    found.sort_by(|one, other| one.path.cmp(&other.path));
    found
}

/// The lines of a source that are code: no comments.
pub(crate) fn code(source: &Source) -> impl Iterator<Item = (usize, &str)> {
    let lines = (1..).zip(source.text.lines());
    lines.filter(|(_, line)| !line.trim_start().starts_with("//"))
}
