//! The regulations that can be named: those embedded in the program, and texts a host adds.
//!
//! It keeps texts and reads them when asked; it opens no file.

use crate::fault::{Fault, Faults, Problem};
use crate::regulation::{self, Regulation, RegulationText};
use std::borrow::Cow;

/// The program's own regulations, by id.
pub(crate) const EMBEDDED: [(&str, &str); 8] = [
    ("challenge-2017", include_str!("../../../regulations/challenge-2017.toml")),
    ("raduno", include_str!("../../../regulations/raduno.toml")),
    ("genova-53", include_str!("../../../regulations/genova-53.toml")),
    ("firk", include_str!("../../../regulations/firk.toml")),
    ("lariana", include_str!("../../../regulations/lariana.toml")),
    ("classico", include_str!("../../../regulations/classico.toml")),
    ("spqr-rtu", include_str!("../../../regulations/spqr-rtu.toml")),
    ("spqr-box", include_str!("../../../regulations/spqr-box.toml")),
];

/// Texts of one edition, by id.
type Edition = &'static [(&'static str, &'static str)];

/// What the program's own regulations said before, the latest edition first: games and tournaments that began under these
/// texts go on under them, and their records are checked by them. A text that an edition does not have was then as in
/// the edition after it.
const EARLIER: [Edition; 4] = [
    &[
        ("spqr-rtu", include_str!("../../../regulations/earlier/4/spqr-rtu.toml")),
        ("spqr-box", include_str!("../../../regulations/earlier/4/spqr-box.toml")),
    ],
    &[("raduno", include_str!("../../../regulations/earlier/3/raduno.toml"))],
    &[
        ("challenge-2017", include_str!("../../../regulations/earlier/2/challenge-2017.toml")),
        ("raduno", include_str!("../../../regulations/earlier/2/raduno.toml")),
        ("genova-53", include_str!("../../../regulations/earlier/2/genova-53.toml")),
        ("firk", include_str!("../../../regulations/earlier/2/firk.toml")),
        ("lariana", include_str!("../../../regulations/earlier/2/lariana.toml")),
        ("classico", include_str!("../../../regulations/earlier/2/classico.toml")),
        ("spqr-rtu", include_str!("../../../regulations/earlier/2/spqr-rtu.toml")),
        ("spqr-box", include_str!("../../../regulations/earlier/2/spqr-box.toml")),
    ],
    &[
        ("genova-53", include_str!("../../../regulations/earlier/1/genova-53.toml")),
        ("raduno", include_str!("../../../regulations/earlier/1/raduno.toml")),
    ],
];

/// Whether a text is or was one of the program's own, to the letter.
pub(crate) fn is_embedded(text: &str) -> bool {
    EMBEDDED.iter().chain(EARLIER.into_iter().flatten()).any(|(_, embedded)| *embedded == text)
}

/// The program's own text of this id as it was so many editions ago.
fn text_before(id: &str, editions: usize) -> Option<&'static str> {
    let since = EARLIER[..editions].iter().rev().flat_map(|edition| edition.iter());
    since.chain(&EMBEDDED).find(|(known, _)| *known == id).map(|(_, text)| *text)
}

/// Texts of regulations, by id.
#[derive(Clone, Debug)]
pub struct Library {
    texts: Vec<(Cow<'static, str>, Cow<'static, str>)>,
}

impl Library {
    /// The program's own regulations.
    #[must_use]
    pub fn embedded() -> Self {
        let texts = EMBEDDED.iter().map(|&(id, text)| (Cow::Borrowed(id), Cow::Borrowed(text))).collect();
        Self { texts }
    }

    /// These texts and no others.
    #[must_use]
    pub fn of(texts: impl IntoIterator<Item = RegulationText>) -> Self {
        let texts = texts.into_iter().map(|text| (Cow::Owned(text.id), Cow::Owned(text.text))).collect();
        Self { texts }
    }

    /// The same with one more text, so that others can extend it. It is read when asked for.
    #[must_use]
    pub fn with(mut self, id: &str, text: &str) -> Self {
        self.texts.retain(|(known, _)| known != id);
        self.texts.push((Cow::Owned(id.to_owned()), Cow::Owned(text.to_owned())));
        self
    }

    /// The ids, in the order in which they are listed everywhere.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.texts.iter().map(|(id, _)| id.as_ref())
    }

    /// The text of a regulation.
    #[must_use]
    pub fn text(&self, id: &str) -> Option<&str> {
        self.texts.iter().find(|(known, _)| known == id).map(|(_, text)| text.as_ref())
    }

    /// The regulation of this id that settles for a tournament what its hash says: as it is, or as it was before.
    #[must_use]
    pub fn edition(&self, id: &str, tournament_hash: &str) -> Option<Regulation> {
        self.editions(id).find(|regulation| regulation.tournament_hash() == tournament_hash)
    }

    /// The regulation of this id under which a game with this hash is played: as it is, or as it was before.
    #[must_use]
    pub fn played_under(&self, id: &str, hash: &str) -> Option<Regulation> {
        self.editions(id).find(|regulation| regulation.hash() == hash)
    }

    /// The regulation of this id as it is, then as it was in each earlier edition. A club's own text stays as it is; what
    /// it extends was another.
    fn editions(&self, id: &str) -> impl Iterator<Item = Regulation> {
        (0..=EARLIER.len()).filter_map(move |editions| self.before(editions).get(id).ok())
    }

    /// The library as it was so many editions ago.
    fn before(&self, editions: usize) -> Self {
        let then = |(id, text): &(Cow<'static, str>, Cow<'static, str>)| {
            let own = text_before(id, 0).filter(|own| own == text);
            let text = own.and_then(|_| text_before(id, editions)).map_or_else(|| text.clone(), Cow::Borrowed);
            (id.clone(), text)
        };
        Self { texts: self.texts.iter().map(then).collect() }
    }

    /// Reads a regulation.
    pub fn get(&self, id: &str) -> Result<Regulation, Faults> {
        match self.text(id) {
            Some(text) => regulation::load(text, self, Some(id), &mut Vec::new()),
            None => {
                let fault = Fault::new(None, "", Problem::Unknown(id.to_owned()));
                Err(Faults(vec![fault.nearest(id, self.ids())]))
            }
        }
    }
}
