//! Whatever the bytes, nothing panics.

use director::invent::{Invention, Mishaps, invent};
use director::tournament::{Rules, Tournament};
use interchange::workbook::{self, Workbook};
use interchange::{Language, compare, entrants, pages, rebuild, write};
use regulation::Library;
use std::path::Path;

/// A small source of numbers, so that the same bytes are tried every time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}

/// Whatever happens to the bytes, the answer is a value: what was read, or what is wrong.
#[test]
fn no_bytes_make_it_panic() {
    std::panic::set_hook(Box::new(|_| {}));
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let mut files: Vec<Vec<u8>> = ["venti.xls", "fantasma.xls", "elenco.xls"]
        .map(|name| std::fs::read(data.join(name)).expect("a file"))
        .to_vec();
    let regulation = Library::embedded().get("raduno").expect("a regulation");
    let rules = Rules::new(regulation.clone(), None).expect("a format");
    let log = invent(&rules, Invention { entrants: 16, seed: 1, mishaps: Mishaps::None }).expect("a tournament");
    let book = Workbook::of(&rules, log.tournament());
    files.push(write::xlsx(&book.pages()).expect("bytes"));
    files.push(write::csv(&[pages::entrants(log.tournament(), Language::Italian)]));
    let mut source = Numbers(7);
    for file in &files {
        for _ in 0..400 {
            let mut bytes = file.clone();
            if source.below(3) == 0 {
                bytes.truncate(source.below(file.len()));
            } else {
                let at = source.below(file.len());
                bytes[at] = source.below(256) as u8;
            }
            try_all(&rules, &bytes);
        }
    }
    for length in 0..300 {
        let bytes: Vec<u8> = (0..length).map(|_| source.below(256) as u8).collect();
        try_all(&rules, &bytes);
    }
}

fn try_all(rules: &Rules, bytes: &[u8]) {
    if let Ok(list) = entrants::read(bytes) {
        _ = entrants::commands(&list, &Tournament::default());
    }
    if let Ok(book) = workbook::read(bytes)
        && let Ok(rebuilt) = rebuild::rebuild(rules, &book, "", "")
    {
        _ = compare::differences(rules, &book, &rebuilt);
    }
}
