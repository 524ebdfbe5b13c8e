//! The crates of others: their licences, and those that are there twice.

use crate::workspace::root;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

/// Licences under which a crate may be part of the program.
const LICENCES: [&str; 11] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Crates of which the program has several versions, and who brings the older one. A new one is a question to be asked; one that
/// has gone is a line to be taken out.
const DOUBLED: [(&str, &str); 15] = [
    ("base64", "headers of axum; certificates are written with the newer one"),
    ("bitflags", "a logger for small machines, listed and never compiled"),
    ("block-buffer", "sha1 and sha2 0.10"),
    ("cpufeatures", "sha1 and sha2 0.10"),
    ("crypto-common", "sha1 and sha2 0.10"),
    ("digest", "sha1 and sha2 0.10"),
    ("getrandom", "rand 0.9, and ring"),
    ("hashbrown", "the maps of governor, and of sqlx"),
    ("rand", "the WebSocket of axum"),
    ("rand_chacha", "rand 0.9"),
    ("rand_core", "rand 0.9"),
    ("sha1", "the WebSocket of axum; the newer one is of a database driver, listed and never compiled"),
    ("sha2", "sqlx"),
    ("syn", "macros of others, at compile time"),
    ("synstructure", "a reader of certificates, listed and never compiled"),
];

/// Everything cargo knows of what is compiled for a Linux machine.
fn metadata() -> Value {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--offline", "--filter-platform", "x86_64-unknown-linux-gnu"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("metadata")
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The ids of what the program is made of: everything it reaches without building or testing.
fn shipped(metadata: &Value) -> BTreeSet<&str> {
    let nodes: BTreeMap<&str, &Value> =
        metadata["resolve"]["nodes"].as_array().expect("nodes").iter().map(|node| (text(&node["id"]), node)).collect();
    let is_used = |dependency: &Value| {
        dependency["dep_kinds"].as_array().expect("kinds").iter().any(|kind| kind["kind"].is_null())
    };
    let program = nodes.keys().copied().find(|id| id.contains("/sdadata#")).expect("the program");
    let (mut found, mut open) = (BTreeSet::from([program]), vec![program]);
    while let Some(id) = open.pop() {
        let dependencies = nodes[id]["deps"].as_array().expect("dependencies");
        for dependency in dependencies.iter().filter(|one| is_used(one)) {
            let id = text(&dependency["pkg"]);
            if found.insert(id) {
                open.push(id);
            }
        }
    }
    found
}

/// Whether a licence, or one of a choice of them, is one we take; where several bind, all of them.
fn is_taken(expression: &str) -> bool {
    let expression = expression.trim();
    let parts = |separator: &str| {
        let (mut parts, mut depth, mut start) = (Vec::new(), 0_usize, 0);
        for (at, letter) in expression.char_indices() {
            match letter {
                '(' => depth += 1,
                ')' => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth == 0 && expression[at..].starts_with(separator) {
                parts.push(&expression[start..at]);
                start = at + separator.len();
            }
        }
        parts.push(&expression[start..]);
        parts
    };
    for separator in [" OR ", "/"] {
        let choice = parts(separator);
        if choice.len() > 1 {
            return choice.into_iter().any(is_taken);
        }
    }
    let all = parts(" AND ");
    if all.len() > 1 {
        return all.into_iter().all(is_taken);
    }
    match expression.strip_prefix('(').and_then(|inner| inner.strip_suffix(')')) {
        Some(inner) => is_taken(inner),
        None => LICENCES.contains(&expression),
    }
}

#[test]
fn licences_are_read_as_they_are_written() {
    for taken in ["MIT", "MIT/Apache-2.0", "GPL-2.0-only OR MIT", "(MIT OR GPL-3.0) AND Unicode-3.0"] {
        assert!(is_taken(taken), "{taken}");
    }
    for refused in ["", "GPL-3.0-only", "MIT AND GPL-3.0-only", "(GPL-3.0 OR AGPL-3.0) AND MIT", "MITX"] {
        assert!(!is_taken(refused), "{refused}");
    }
}

#[test]
fn every_crate_may_be_part_of_the_program() {
    let metadata = metadata();
    let shipped = shipped(&metadata);
    let packages = metadata["packages"].as_array().expect("packages");
    let refused: Vec<String> = packages
        .iter()
        .filter(|package| !package["source"].is_null() && shipped.contains(text(&package["id"])))
        .filter(|package| !is_taken(text(&package["license"])))
        .map(|package| format!("{}: {}", package["name"], package["license"]))
        .collect();
    assert!(refused.is_empty(), "{refused:?}");
    assert!(shipped.len() > 100, "only {} crates were looked at", shipped.len());
}

#[test]
fn what_is_there_twice_is_known() {
    let metadata = metadata();
    let shipped = shipped(&metadata);
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in metadata["packages"].as_array().expect("packages") {
        if shipped.contains(text(&package["id"])) {
            versions.entry(text(&package["name"])).or_default().insert(text(&package["version"]));
        }
    }
    versions.retain(|_, versions| versions.len() > 1);
    let doubled: BTreeSet<&str> = versions.keys().copied().collect();
    let known: BTreeSet<&str> = DOUBLED.iter().map(|(name, _)| *name).collect();
    assert_eq!(doubled, known, "{versions:?}");
}
