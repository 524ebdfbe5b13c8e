//! The fields in which a result is filled in, seat by seat: `points1`, `outside1`, `held1` …

use desk::tally::{Holding, RomeHolding, SeatEntry, TableEntry};
use director::tournament::EntrantId;
use regulation::GameKind;
use serde::Deserialize;
use std::collections::BTreeMap;

/// The most seats of a table.
pub(super) const SEATS_MAX: usize = 6;
/// The most letters of a field: 42 territories by id are fewer.
const FIELD_LETTERS_MAX: usize = 1_000;

/// What each seat has a field for; its number follows the name.
pub(super) const SEAT_FIELDS: [&str; 15] = [
    "entrant",
    "points",
    "outside",
    "out",
    "order",
    "goal",
    "held",
    "centres",
    "supremacies",
    "safe_conducts",
    "provinces",
    "seas",
    "standards",
    "triremes",
    "legionaries",
];

/// What was filled in, as it was sent: it can be shown again, carried on, and read as the end of a game.
#[derive(Debug, Default, Deserialize)]
#[serde(from = "BTreeMap<String, String>")]
pub(crate) struct ScoreForm {
    nonce: String,
    round: Option<usize>,
    table: Option<usize>,
    fields: BTreeMap<String, String>,
}

impl From<BTreeMap<String, String>> for ScoreForm {
    fn from(sent: BTreeMap<String, String>) -> Self {
        let text = |name: &str| sent.get(name).map_or("", |value| value.trim());
        let own = (1..=SEATS_MAX).flat_map(|seat| SEAT_FIELDS.map(|field| format!("{field}{seat}")));
        let own = own.chain(["held0", "mode", "objective", "why"].map(str::to_owned));
        let filled = |name: String| {
            let value = text(&name);
            (!value.is_empty() && value.len() <= FIELD_LETTERS_MAX).then(|| (name, value.to_owned()))
        };
        Self {
            nonce: text("nonce").to_owned(),
            round: text("round").parse().ok(),
            table: text("table").parse().ok(),
            fields: own.filter_map(filled).collect(),
        }
    }
}

impl ScoreForm {
    /// The name of the request.
    pub(crate) fn nonce(&self) -> &str {
        &self.nonce
    }

    /// The table's number, where the form names it.
    pub(crate) const fn table(&self) -> Option<usize> {
        self.table
    }

    /// The round, from 1, where the form names it.
    pub(crate) const fn round(&self) -> Option<usize> {
        self.round
    }

    /// What was filled in of the result, by field.
    pub(super) fn fields(&self) -> impl Iterator<Item = (&str, &str)> {
        self.fields.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The field of this name; empty where it was not filled in.
    pub(super) fn text(&self, name: &str) -> &str {
        self.fields.get(name).map_or("", String::as_str)
    }

    /// Whether the result was tapped on the map.
    pub(super) fn is_of_map(&self) -> bool {
        self.text("mode") == "map"
    }

    /// What was filled in as the end of a game.
    pub(super) fn entry(&self, kind: GameKind) -> TableEntry {
        let seats = (1..=SEATS_MAX).filter_map(|seat| self.seat(seat, kind)).collect();
        let completed = self.text("objective").parse().ok().map(EntrantId);
        TableEntry { seats, neutral: territories(self.text("held0")), completed }
    }

    fn seat(&self, seat: usize, kind: GameKind) -> Option<SeatEntry> {
        let field = |name: &str| self.text(&format!("{name}{seat}"));
        Some(SeatEntry {
            entrant: EntrantId(field("entrant").parse().ok()?),
            order: field("order").parse().ok(),
            eliminated: field("out").parse().ok(),
            holding: match kind {
                GameKind::Risiko if self.is_of_map() => map(field("goal"), field("held")),
                GameKind::Risiko => points(field("points"), field("outside")),
                GameKind::Spqr => rome(field),
            },
        })
    }
}

fn territories(text: &str) -> Vec<String> {
    text.split(' ').filter(|id| !id.is_empty()).map(str::to_owned).collect()
}

/// Who has no objective and no territory may not have played at all.
fn map(goal: &str, held: &str) -> Holding {
    let (objective, territories) = (goal.parse().ok(), territories(held));
    if objective.is_none() && territories.is_empty() {
        Holding::Nothing
    } else {
        Holding::Map { objective, territories }
    }
}

fn points(inside: &str, outside: &str) -> Holding {
    match inside.parse() {
        Ok(inside) => Holding::Points { inside, outside: outside.parse().unwrap_or(0) },
        Err(_) => Holding::Nothing,
    }
}

fn rome<'f>(field: impl Fn(&str) -> &'f str) -> Holding {
    let number = |name: &str| field(name).parse().unwrap_or(0);
    match field("points").parse() {
        Ok(points) => Holding::Rome(RomeHolding {
            points,
            centres: number("centres"),
            supremacies: number("supremacies"),
            safe_conducts: number("safe_conducts"),
            provinces: number("provinces"),
            seas: number("seas"),
            standards: number("standards"),
            triremes: number("triremes"),
            legionaries: number("legionaries"),
        }),
        Err(_) => Holding::Nothing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(fields: &[(&str, &str)]) -> ScoreForm {
        let fields = fields.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
        ScoreForm::from(fields.collect::<BTreeMap<_, _>>())
    }

    #[test]
    fn numbers_are_read_seat_by_seat() {
        let form = form(&[
            ("table", "3"),
            ("entrant1", "7"),
            ("points1", "48"),
            ("outside1", "20"),
            ("entrant2", "9"),
            ("points2", " "),
            ("out2", "1"),
            ("entrant3", "4"),
            ("order3", "2"),
            ("objective", "7"),
        ]);
        let entry = form.entry(GameKind::Risiko);
        assert_eq!((form.table(), entry.completed), (Some(3), Some(EntrantId(7))));
        let seats: Vec<_> = entry.seats.iter().map(|seat| (&seat.holding, seat.eliminated, seat.order)).collect();
        let points = Holding::Points { inside: 48, outside: 20 };
        assert_eq!(
            seats,
            [(&points, None, None), (&Holding::Nothing, Some(1), None), (&Holding::Nothing, None, Some(2))]
        );
    }

    #[test]
    fn a_map_is_read_with_what_is_nobodys() {
        let form = form(&[
            ("mode", "map"),
            ("entrant1", "7"),
            ("goal1", "4"),
            ("held1", "alaska brasile"),
            ("entrant2", "8"),
            ("held0", "cina"),
            ("points1", "12"),
        ]);
        let entry = form.entry(GameKind::Risiko);
        let held = vec!["alaska".to_owned(), "brasile".to_owned()];
        assert_eq!(entry.seats[0].holding, Holding::Map { objective: Some(4), territories: held });
        assert_eq!((&entry.seats[1].holding, entry.neutral), (&Holding::Nothing, vec!["cina".to_owned()]));
    }

    #[test]
    fn what_is_carried_on_is_what_the_form_has() {
        let form = form(&[("nonce", "n"), ("points1", "5"), ("strange", "x"), ("held2", &"x".repeat(2_000))]);
        assert_eq!(form.fields().collect::<Vec<_>>(), [("points1", "5")]);
    }
}
