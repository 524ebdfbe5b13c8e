//! A regulation, whole: its head, its settings, its tournament and its citations.
//!
//! It is only ever built from a text without faults.

use crate::articles::Articles;
use crate::check;
use crate::cited::Source;
use crate::fault::{Fault, Faults, Problem};
use crate::game::{self, GameKind, GameSettings};
use crate::header::{self, Header, Name};
use crate::library::Library;
use crate::read::{Absent, Reader, with_reader};
use crate::show::Entry;
use crate::tournament::{self, Tournament};
use sha2::{Digest, Sha256};

/// A regulation: what it is called, what it settles, and the article behind each answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Regulation {
    /// The name texts and records know it by.
    pub id: String,
    /// The name people know it by.
    pub name: Name,
    /// Whether it is the text of a federation, a publisher or a club as they published it.
    pub official: bool,
    /// The regulation it takes its other values from.
    pub extends: Option<String>,
    /// Where it is from that it extends that one, if the regulation itself does not say so.
    pub extends_source: Option<Source>,
    /// What it settles for a game.
    pub game: GameSettings,
    /// What it settles for a tournament, if it speaks of any.
    pub tournament: Option<Tournament>,
    /// What it was read from: its own text, then those it extends. With them it can be read again anywhere.
    pub texts: Vec<RegulationText>,
    articles: Articles,
}

/// The text of a regulation, under the id by which others extend it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegulationText {
    /// The id.
    pub id: String,
    /// The text, as TOML.
    pub text: String,
}

impl Regulation {
    /// Reads a text, which may extend any regulation of the library.
    pub fn read(text: &str, library: &Library) -> Result<Self, Faults> {
        load(text, library, None, &mut Vec::new())
    }

    /// Where this regulation's answer to a rule comes from: `G4.4`, `C9`.
    ///
    /// A rule that a setting decides has that setting's source; every rule of its game and of the part C that may be
    /// the reason of a refusal has one.
    #[must_use]
    pub fn article(&self, rule: &str) -> Option<&Source> {
        let tournament = || self.tournament.as_ref().and_then(|tournament| tournament.source(rule));
        self.articles.get(rule).or_else(|| self.game.source(rule)).or_else(tournament)
    }

    /// Every setting with its rule, printed value and source: the game's, then the tournament's.
    #[must_use]
    pub fn entries(&self) -> Vec<Entry<'_>> {
        let mut entries = self.game.entries();
        entries.extend(self.tournament.iter().flat_map(Tournament::entries));
        entries
    }

    /// What the engine plays by and nothing else: a line `section.key = value` for each setting of the game. A setting
    /// that is younger than the text is left out, so that the text has the hash it always had.
    #[must_use]
    pub fn canonical(&self) -> String {
        canonical(&self.game.entries())
    }

    /// The SHA-256 of everything it settles, for a tournament too, in hexadecimal: a tournament names its regulation by it.
    #[must_use]
    pub fn tournament_hash(&self) -> String {
        hex(&canonical(&self.entries()))
    }

    /// The SHA-256 of [`Regulation::canonical`], in hexadecimal. Two regulations that play alike have the same.
    #[must_use]
    pub fn hash(&self) -> String {
        hex(&self.canonical())
    }
}

fn canonical(entries: &[Entry<'_>]) -> String {
    let said = entries.iter().filter(|entry| *entry.source != Source::Earlier);
    said.map(|entry| format!("{}.{} = {}\n", entry.section, entry.key, entry.value)).collect()
}

fn hex(text: &str) -> String {
    Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads a text. `id` is the one the library knows it by; `trail` holds the ids of those that extend it.
pub(crate) fn load(
    text: &str,
    library: &Library,
    id: Option<&str>,
    trail: &mut Vec<String>,
) -> Result<Regulation, Faults> {
    with_reader(text, |reader| {
        let header = Header::read(reader, id);
        // The id a text is kept under, whatever it calls itself: it is what the others extend.
        trail.extend(id.map(str::to_owned).or_else(|| header.id.clone()));
        let base = match &header.extends {
            Some(extended) => extend(extended, reader, library, trail),
            None => None,
        };
        let kind = settle_kind(&header, base.as_ref(), reader);
        header::check_keys(kind, reader);
        assemble(header, kind, base.as_ref(), reader)
    })
}

/// Reads the regulation a text extends; what prevents it is noted.
fn extend(id: &str, reader: &mut Reader<'_>, library: &Library, trail: &mut Vec<String>) -> Option<Regulation> {
    let fault = |problem| {
        let line = reader.root().get_key_value("extends").map(|(key, _)| reader.line(key));
        Fault::new(line, "extends", problem)
    };
    let fault = if trail.iter().any(|seen| seen == id) {
        fault(Problem::Cycle(format!("{} → {id}", trail.join(" → "))))
    } else if let Some(text) = library.text(id) {
        match load(text, library, Some(id), trail) {
            Ok(base) => return Some(base),
            Err(faults) => fault(Problem::BrokenBase { id: id.to_owned(), faults }),
        }
    } else {
        let known: Vec<_> = library.ids().collect();
        fault(Problem::Unknown(id.to_owned())).expected(known.join(", ")).nearest(id, known)
    };
    reader.note(fault);
    reader.set_absent(Absent::Unknowable);
    None
}

/// Which game a text is for: the one it names, which must be that of the one it extends; RisiKo! if neither names any.
fn settle_kind(header: &Header, base: Option<&Regulation>, reader: &mut Reader<'_>) -> GameKind {
    match (header.game, base) {
        (Some(own), Some(base)) if own != base.kind() => {
            let expected = format!("\"{}\", as '{}'", base.kind().word(), base.id);
            header::note_at(reader, "game", Problem::Found(format!("\"{}\"", own.word())), Some(&expected));
            reader.set_absent(Absent::Unknowable);
            own
        }
        (Some(own), _) => own,
        (None, Some(base)) => base.kind(),
        (None, None) => GameKind::Risiko,
    }
}

fn assemble(header: Header, kind: GameKind, base: Option<&Regulation>, reader: &mut Reader<'_>) -> Option<Regulation> {
    let game = game::Draft::read(kind, reader, base.map(|base| &base.game));
    let tournament = read_tournament(base, reader, &game);
    let articles = Articles::read(kind, reader, base.map(|base| &base.articles));
    check::game(&game, reader);
    let tournament = match tournament {
        Some(read) => Some(read?),
        None => None,
    };
    let Header { id, name, official, extends, extends_source, game: _ } = header;
    let id = id?;
    let own = RegulationText { id: id.clone(), text: reader.text().to_owned() };
    let texts = [own].into_iter().chain(base.into_iter().flat_map(|base| base.texts.iter().cloned())).collect();
    let (name, game) = (name?, game.finish()?);
    Some(Regulation { id, name, official, extends, extends_source, game, tournament, texts, articles })
}

/// The tournament, if the text or the one it extends has any; `Some(None)` if it has one with faults.
fn read_tournament(
    base: Option<&Regulation>,
    reader: &mut Reader<'_>,
    game: &game::Draft,
) -> Option<Option<Tournament>> {
    let base = base.and_then(|base| base.tournament.as_ref());
    let spoken_of = base.is_some() || reader.table("tournament").is_some();
    spoken_of.then(|| tournament::read(reader, base, game))
}
