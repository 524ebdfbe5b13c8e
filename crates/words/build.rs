//! Makes a constant of every id of the catalogue, so that a sentence that does not exist does not compile.

use std::fmt::Write as _;
use std::path::Path;

fn main() {
    let folder = Path::new("lang");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut sentences: Vec<(String, String)> = Vec::new();
    for file in std::fs::read_dir(folder).expect("the folder lang") {
        let path = file.expect("a file of the catalogue").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        if name.starts_with("it.") && name.ends_with(".ftl") {
            println!("cargo::rerun-if-changed={}", path.display());
            sentences.extend(ids(&std::fs::read_to_string(&path).expect("a text")));
        }
    }
    sentences.sort();
    let out = std::env::var_os("OUT_DIR").expect("cargo says where to write");
    std::fs::write(Path::new(&out).join("ids.rs"), source(&sentences)).expect("the constants can be written");
}

/// The ids of a text, each with the first line of its sentence: an id stands at the start of a line.
fn ids(text: &str) -> impl Iterator<Item = (String, String)> {
    let lines = text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
    lines.filter_map(|line| line.split_once(" =")).map(|(id, rest)| (id.to_owned(), rest.trim().to_owned()))
}

fn source(sentences: &[(String, String)]) -> String {
    let mut source = String::from("/// Every id of the catalogue, in alphabetical order.\npub const ALL: &[Id] = &[\n");
    for (id, _) in sentences {
        let _ = writeln!(source, "    {},", constant(id));
    }
    source.push_str("];\n");
    for (id, sentence) in sentences {
        // In code marks: a sentence may hold brackets and angles, which documentation would take for links and tags.
        let doc = match sentence.as_str() {
            "" => "A sentence with several forms.".to_owned(),
            sentence => format!("`{}`", sentence.replace('`', "'")),
        };
        let _ = writeln!(source, "\n#[doc = {doc:?}]\npub const {}: Id = Id({id:?});", constant(id));
    }
    source
}

/// `count-armies` is `COUNT_ARMIES`.
fn constant(id: &str) -> String {
    id.replace('-', "_").to_ascii_uppercase()
}
