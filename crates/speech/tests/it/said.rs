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

/// Compares what is said in both languages with the golden texts.
pub(crate) fn golden(name: &str, say: impl Fn(Words, &mut String)) {
    for lang in Lang::ALL {
        let mut found = String::new();
        say(Words::new(lang), &mut found);
        let file = format!("{}/tests/it/golden/{name}.{}.txt", env!("CARGO_MANIFEST_DIR"), lang.code());
        golden::compare(file, &found);
    }
}
