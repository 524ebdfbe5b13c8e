//! Comparing what is said with the texts of the folder `golden`, and collecting samples of every variant.

use std::fmt::{Debug, Write};
use words::{Lang, Words};

/// The samples of a type, variant by variant; each must be of the variant it stands with.
macro_rules! every {
    ($Type:ty { $($variant:pat => $samples:expr,)+ }) => {{
        fn variant(sample: &$Type) -> &'static str {
            match sample { $($variant => stringify!($variant),)+ }
        }
        let mut all: Vec<$Type> = Vec::new();
        $(for sample in $samples {
            assert_eq!(variant(&sample), stringify!($variant));
            all.push(sample);
        })+
        all
    }};
}
pub(crate) use every;

/// One line: the variant, and what is said of it.
pub(crate) fn line(text: &mut String, sample: &impl Debug, said: &str) {
    let sample = format!("{sample:?}");
    let inner = sample.strip_prefix("Whole(Shown(").unwrap_or(&sample).trim_matches('"');
    let end = inner.find(|c: char| !c.is_alphanumeric()).unwrap_or(inner.len());
    writeln!(text, "{}: {said}", &inner[..end]).expect("a string takes any text");
}

/// Compares what is said with the golden texts; what is said instead is left beside the build.
pub(crate) fn golden(name: &str, say: impl Fn(Words, &mut String)) {
    let changed: Vec<_> = Lang::ALL.into_iter().filter_map(|lang| changed(name, lang, &say)).collect();
    assert!(changed.is_empty(), "tests/golden says something else; what is said now is in {changed:?}");
}

fn changed(name: &str, lang: Lang, say: impl Fn(Words, &mut String)) -> Option<String> {
    let mut found = String::new();
    say(Words::new(lang), &mut found);
    let file = format!("{name}.{}.txt", lang.code());
    let expected = std::fs::read_to_string(format!("{}/tests/golden/{file}", env!("CARGO_MANIFEST_DIR")));
    if expected.is_ok_and(|expected| expected == found) {
        return None;
    }
    let beside = format!("{}/{file}", env!("CARGO_TARGET_TMPDIR"));
    std::fs::write(&beside, found).expect("the build folder can be written");
    Some(beside)
}
