//! What the command line names: regulations, bots, files. Whatever is not found is told with what there is, and
//! with what was perhaps meant.

use crate::failure::Failure;
use bots::Named;
use regulation::{Faults, Library, Regulation};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use words::{Words, id};

/// A regulation, and the library in which records find it.
pub struct Rulebook {
    /// The program's regulations, and the one that was named.
    pub library: Library,
    /// The one that was named.
    pub regulation: Regulation,
}

/// The regulation of this id, or of this club's file, whose name ends in `.toml`; with `@` and a hash, as it was in the
/// edition that has this hash and that records name by it.
pub fn rulebook(name: &str, words: Words) -> Result<Rulebook, Failure> {
    if let Some((name, hash)) = name.split_once('@') {
        return edition(name, hash, words);
    }
    if is_file(name) { from_file(name, words) } else { by_id(name, words) }
}

fn edition(name: &str, hash: &str, words: Words) -> Result<Rulebook, Failure> {
    let Rulebook { library, regulation: today } = rulebook(name, words)?;
    match library.played_under(&today.id, hash) {
        Some(regulation) => Ok(Rulebook { library, regulation }),
        None => {
            let values = [("id", today.id.as_str().into()), ("hash", hash.into()), ("today", today.hash().into())];
            Err(Failure::BadInput(words.say_with(id::ERROR_UNKNOWN_EDITION, &values)))
        }
    }
}

/// The regulations records may name: the program's own and, if one is given, a club's.
pub fn library(name: Option<&str>, words: Words) -> Result<Library, Failure> {
    name.map_or_else(|| Ok(Library::embedded()), |name| rulebook(name, words).map(|book| book.library))
}

fn is_file(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|extension| extension == "toml")
}

fn by_id(id: &str, words: Words) -> Result<Rulebook, Failure> {
    let library = Library::embedded();
    if let Some(text) = library.text(id) {
        let regulation = Regulation::read(text, &library).map_err(|faults| Failure::Ours(faults.to_string()))?;
        return Ok(Rulebook { library, regulation });
    }
    Err(unknown(id::ERROR_UNKNOWN_REGULATION, id, &library.ids().collect::<Vec<_>>(), words))
}

fn from_file(name: &str, words: Words) -> Result<Rulebook, Failure> {
    let text = read_text(Path::new(name), words)?;
    let library = Library::embedded();
    let regulation = Regulation::read(&text, &library).map_err(|faults| faulty(name, &faults, words))?;
    Ok(Rulebook { library: library.with(&regulation.id, &text), regulation })
}

/// The first fault of a file, and where to see the others.
fn faulty(name: &str, faults: &Faults, words: Words) -> Failure {
    let first = faults.0.first().map(|fault| speech::regulation::fault(words, fault)).unwrap_or_default();
    let values = [("file", name.into()), ("fault", first.into()), ("count", faults.0.len().into())];
    Failure::BadInput(words.say_with(id::ERROR_FAULTY_REGULATION, &values))
}

/// The bot of this name, of the game at hand.
pub fn bot<B: Named>(name: &str, words: Words) -> Result<B, Failure> {
    let known: Vec<&str> = B::ALL.iter().map(|bot| bot.name()).collect();
    B::named(name).ok_or_else(|| unknown(id::ERROR_UNKNOWN_BOT, name, &known, words))
}

/// The name of a bot, of whichever game.
pub fn bot_name(name: &str, words: Words) -> Result<&'static str, Failure> {
    let known = games::bot_names();
    let found = known.iter().copied().find(|known| *known == name);
    found.ok_or_else(|| unknown(id::ERROR_UNKNOWN_BOT, name, &known, words))
}

fn unknown(id: words::Id, found: &str, known: &[&str], words: Words) -> Failure {
    let what = words.say_with(id, &[("found", found.into()), ("known", known.join(", ").into())]);
    Failure::BadInput(match spelling::nearest(found, known.iter().copied()) {
        Some(name) => format!("{what}; {}", words.say_with(id::ERROR_DID_YOU_MEAN, &[("name", name.into())])),
        None => what,
    })
}

/// The texts of several files, each with the name by which it was asked for.
pub fn read_texts(paths: &[PathBuf], words: Words) -> Result<Vec<(String, String)>, Failure> {
    paths.iter().map(|path| read_text(path, words).map(|text| (path.display().to_string(), text))).collect()
}

/// The text of a file; `-` is standard input.
pub fn read_text(path: &Path, words: Words) -> Result<String, Failure> {
    let mut text = String::new();
    let read = if path == Path::new("-") {
        std::io::stdin().lock().read_to_string(&mut text)
    } else {
        std::fs::File::open(path).and_then(|mut file| file.read_to_string(&mut text))
    };
    match read {
        Ok(_) => Ok(text),
        Err(error) => Err(Failure::unreadable(words, path.display(), &error)),
    }
}
