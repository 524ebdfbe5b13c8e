//! The columns of a list of entrants, by the names people give them, in both languages.

use crate::Language;
use crate::text::fold;

/// A column of a list of entrants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Column {
    /// The number in the list: nothing hangs on it.
    Number,
    Name,
    Surname,
    /// Name and surname in one.
    FullName,
    /// Surname and name in one.
    SurnameFirst,
    Nickname,
    Club,
    Group,
    Region,
    Birth,
    NationalId,
    Minor,
    Team,
    Fee,
    /// The hash of the regulation they signed for, or only that they did.
    Accepted,
    /// Whether results and photographs may be published.
    Consent,
    /// Whether somebody of the list comes at all.
    TakesPart,
}

/// The columns with their names; the first Italian and the first English one are those that are written.
const NAMES: [(Column, &[&str], &[&str]); 17] = [
    (Column::Number, &["N.", "num", "numero", "n"], &["No.", "number", "#"]),
    (Column::Name, &["Nome", "primo nome"], &["First name", "given name", "forename"]),
    (Column::Surname, &["Cognome"], &["Surname", "last name", "family name"]),
    (
        Column::FullName,
        &["Giocatore", "nome e cognome", "nome cognome", "nominativo", "partecipante", "iscritto"],
        &["Player", "name", "full name", "entrant"],
    ),
    (Column::SurnameFirst, &["Cognome e nome", "cognome nome"], &["Surname and name", "surname name"]),
    (Column::Nickname, &["Soprannome", "nick", "alias"], &["Nickname"]),
    (Column::Club, &["Club", "circolo", "associazione", "societa"], &["Club", "association"]),
    (Column::Group, &["Gruppo"], &["Group"]),
    (Column::Region, &["Regione"], &["Region"]),
    (
        Column::Birth,
        &["Data di nascita", "nascita", "nato il", "nata il", "nato a il", "data nascita"],
        &["Birth date", "date of birth", "birth", "born"],
    ),
    (
        Column::NationalId,
        &["Tessera", "id nazionale", "numero tessera", "n tessera", "codice nazionale"],
        &["National id", "card", "membership"],
    ),
    (Column::Minor, &["Minorenne", "minore"], &["Minor", "under age"]),
    (Column::Team, &["Squadra"], &["Team"]),
    (Column::Fee, &["Quota", "pagato", "versato", "quota versata"], &["Fee", "paid"]),
    (
        Column::Accepted,
        &["Regolamento accettato", "accettazione", "firma", "ha firmato"],
        &["Accepted", "accepted regulation", "signed"],
    ),
    (Column::Consent, &["Consenso", "consenso alla pubblicazione", "liberatoria"], &["Consent", "publication consent"]),
    (Column::TakesPart, &["Partecipa", "partecipante si no", "partecipazione"], &["Takes part", "participates"]),
];

impl Column {
    /// The column with this heading.
    pub(crate) fn named(heading: &str) -> Option<Self> {
        if heading.trim() == "#" {
            return Some(Self::Number);
        }
        let heading = fold(heading);
        let is = |names: &[&str]| names.iter().any(|name| fold(name) == heading);
        NAMES
            .iter()
            .find(|(_, italian, english)| !heading.is_empty() && (is(italian) || is(english)))
            .map(|(column, ..)| *column)
    }

    /// Whether it says who somebody is.
    pub(crate) const fn is_name(self) -> bool {
        matches!(self, Self::Name | Self::Surname | Self::FullName | Self::SurnameFirst)
    }

    /// The heading that is written.
    pub(crate) fn heading(self, language: Language) -> &'static str {
        let found = NAMES.iter().find(|(column, ..)| *column == self);
        found.map_or("", |(_, italian, english)| language.of(italian[0], english[0]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for (column, ..) in NAMES {
            for language in [Language::Italian, Language::English] {
                assert_eq!(Column::named(column.heading(language)), Some(column));
            }
        }
        assert_eq!(Column::named("NOME E COGNOME"), Some(Column::FullName));
        assert_eq!(Column::named("Telefono"), None);
    }
}
