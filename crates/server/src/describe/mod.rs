//! The wire described, from its types: the OpenAPI description, the types of the scripts, the tables of the manual. Each
//! is a file that is kept and compared; `UPDATE_GOLDEN=1` writes them.

mod endpoints;
mod markdown;
mod openapi;
mod schemas;
mod typescript;

use endpoints::endpoints;
use schemas::Schemas;
use std::path::{Path, PathBuf};
use wire::{BoardData, RomeData};

fn beside(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

#[test]
fn the_description_for_programs_is_of_these_types() {
    let mut schemas = Schemas::new();
    let endpoints = endpoints(&mut schemas);
    let document = openapi::document(&endpoints, &schemas.finish());
    let text = serde_json::to_string_pretty(&document).expect("JSON") + "\n";
    golden::compare(beside("src/site/openapi.json"), &text);
}

#[test]
fn the_types_of_the_scripts_are_these_types() {
    let mut schemas = Schemas::new();
    endpoints(&mut schemas);
    schemas.answer::<BoardData<'_>>();
    schemas.answer::<RomeData<'_>>();
    golden::compare(beside("assets/js/core/wire.d.ts"), &typescript::declarations(&schemas.finish()));
}

#[test]
fn the_tables_of_the_manual_are_of_these_types() {
    let mut schemas = Schemas::new();
    let endpoints = endpoints(&mut schemas);
    let path = beside("../../docs/online.md");
    let manual = markdown::renewed(&golden::read(&path), &endpoints, &schemas.finish());
    golden::compare(path, &manual);
}
