//! A workbook becomes a tournament: every line of it is asked for as a command, and the rules decide each.
//!
//! What a workbook knows of a game is one number for each seat. From it follow:
//!
//! * the table points: its whole part;
//! * the places: the highest number wins. Where whole parts are equal, the digits behind the point decide; each of those
//!   who tie is given as many points outside the objective as there are lower numbers with the same whole part (0, 1, 2), so
//!   that the first tie-break of every regulation puts them in the same order. In S.P.Q.RisiKo! it is the value of the army,
//!   or, where the scoring method counts the coefficient of potential points in hundredths, that coefficient itself;
//! * the order of play, as far as it breaks ties: whoever has less played earlier. Who has exactly the same number is
//!   taken in the order of the seats, and a [`Note`] says so;
//! * the objective: whoever has as many points as a whole objective is worth, or more, has completed it.
//!
//! * who was eliminated: −1 for the first who was out, −2 for the second.
//!
//! What referees took, dice for ties and who renounced are not in a workbook and cannot be had back.

use crate::compare::{Difference, Differs};
use crate::fault::{Fault, Place, Problem};
use crate::note::Note;
use crate::text::fold;
use crate::workbook::{Event, Listed, PersonId, PlayedRound, PlayedSeat, PlayedTable, Score, Workbook};
use director::points::TablePoints;
use director::scoring::{Counted, OBJECTIVE_WORTH};
use director::tournament::{
    Club, Command, EntrantId, Entry, Facts, Log, Next, Person, Presence, Refusal, Rules, SeatResult, TableResult, Team,
    TeamId,
};
use regulation::GameKind;
use std::collections::{BTreeMap, BTreeSet};

/// A tournament made from a workbook.
#[derive(Clone, Debug)]
pub struct Rebuilt {
    /// Everything that was asked for, and what happened.
    pub log: Log,
    /// The entrants by the numbers of the workbook.
    pub numbers: BTreeMap<PersonId, EntrantId>,
    /// What there is to know about it.
    pub notes: Vec<Note>,
    /// Where its finals are not those of the format: they are kept as they were played.
    pub deviations: Vec<Difference>,
}

/// Why a workbook could not be rebuilt, and how far it went.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{problem}")]
pub struct Stopped {
    /// What was wrong, and where.
    pub problem: Problem,
    /// What could be done before.
    pub log: Log,
}

/// Rebuilds a tournament under these rules. `at` and `by` are when and who, for the log.
pub fn rebuild(rules: &Rules, book: &Workbook, at: &str, by: &str) -> Result<Rebuilt, Box<Stopped>> {
    let rebuilt = Rebuilt { log: Log::default(), numbers: BTreeMap::new(), notes: Vec::new(), deviations: Vec::new() };
    let mut builder = Builder { rules, book, at, by, rebuilt };
    match builder.build() {
        Ok(()) => Ok(builder.rebuilt),
        Err(problem) => Err(Box::new(Stopped { problem, log: builder.rebuilt.log })),
    }
}

/// The regulation and format of an event, out of those that are known: those its remark names, or the only ones whose words
/// its kind has.
#[must_use]
pub fn guess<'k>(event: &Event, known: &'k [(String, String)]) -> Option<&'k (String, String)> {
    let is_named = |(regulation, format): &&(String, String)| event.remark == format!("{regulation}/{format}");
    if let Some(named) = known.iter().find(is_named) {
        return Some(named);
    }
    let kind = fold(&event.kind);
    let words: Vec<&str> = kind.split(' ').collect();
    let named = |id: &str| fold(id).split(' ').filter(|part| part.len() > 3 && words.contains(part)).count();
    let worth = |pair: &(String, String)| named(&pair.0) * 2 + named(&pair.1);
    let best = known.iter().map(worth).max().filter(|&most| most > 0)?;
    let mut fit = known.iter().filter(|pair| worth(pair) == best);
    fit.next().filter(|_| fit.next().is_none())
}

struct Builder<'b> {
    rules: &'b Rules,
    book: &'b Workbook,
    at: &'b str,
    by: &'b str,
    rebuilt: Rebuilt,
}

impl Builder<'_> {
    fn build(&mut self) -> Result<(), Problem> {
        self.open()?;
        self.enter()?;
        let book = self.book;
        for round in &book.rounds {
            if self.rules.next(self.rebuilt.log.tournament()) == Next::Nothing {
                self.deviate(round, Differs::LeftOut, String::new());
            } else {
                self.round(round)?;
            }
        }
        Ok(())
    }

    fn ask(&mut self, place: &Place, command: Command) -> Result<(), Problem> {
        let asked = self.rebuilt.log.ask(self.rules, command, self.at, self.by);
        asked.map(|_| ()).map_err(|refusal| Problem::new(place.clone(), Fault::Refused(refusal)))
    }

    fn open(&mut self) -> Result<(), Problem> {
        let event = &self.book.event;
        let more_sizes = self.more_sizes();
        self.rebuilt.notes.extend(more_sizes.iter().map(|&size| Note::Size { size }));
        let facts = Facts {
            name: event.name.clone(),
            venue: event.venue.clone(),
            organiser: event.organiser.clone(),
            dates: event.dates.clone(),
            more_sizes,
            ..Facts::default()
        };
        self.ask(&Place::Sheet(crate::workbook::EVENT.to_owned()), Command::Open { facts })
    }

    /// Tables of sizes the regulation does not have were allowed by somebody: a deviation (T3.1).
    fn more_sizes(&self) -> Vec<u8> {
        let tables = self.book.rounds.iter().flat_map(|round| &round.tables);
        let sizes: BTreeSet<u8> = tables.map(|table| real(table).count() as u8).collect();
        let playable = match self.rules.regulation.kind() {
            GameKind::Risiko => 3..=6,
            GameKind::Spqr => 3..=5,
        };
        // A size nobody can play is left for the rules to refuse, at its table.
        sizes
            .into_iter()
            .filter(|size| !self.rules.regulation.game.players().contains(size) && playable.contains(size))
            .collect()
    }

    fn enter(&mut self) -> Result<(), Problem> {
        let book = self.book;
        let seats = book.rounds.iter().flat_map(|round| &round.tables).flat_map(real);
        let seated: BTreeSet<_> = seats.map(|seat| seat.id).collect();
        let people: Vec<_> = book.people.iter().filter(|one| one.takes_part || seated.contains(&one.id)).collect();
        let regions = regions(&people);
        for (club, region) in &regions {
            let club = Club { name: (*club).to_owned(), group: None, region: region.map(str::to_owned) };
            self.ask(&Place::Sheet(crate::workbook::PEOPLE.to_owned()), Command::RegisterClub { club })?;
        }
        if self.rules.format.has_teams() {
            self.teams(&people)?;
        }
        for listed in people {
            if !listed.takes_part {
                let name = format!("{} {}", listed.name, listed.surname);
                self.rebuilt.notes.push(Note::Seated { place: listed.place.clone(), name });
            }
            let of_club = regions.get(listed.club.as_str()).copied().flatten();
            let team = self.team(&listed.club);
            let entry = Entry { person: person(listed, of_club), team, ..Entry::default() };
            self.ask(&listed.place, Command::Enter { entry, namesake: true })?;
            let number = EntrantId(self.rebuilt.numbers.len() as u32 + 1);
            self.rebuilt.numbers.insert(listed.id, number);
        }
        Ok(())
    }

    /// T2.11: one team for each club, by the club's name.
    fn teams(&mut self, people: &[&Listed]) -> Result<(), Problem> {
        for listed in people.iter().filter(|listed| !listed.club.is_empty()) {
            if self.team(&listed.club).is_none() {
                let team = Team { name: listed.club.clone(), club: listed.club.clone() };
                self.ask(&listed.place, Command::RegisterTeam { team })?;
            }
        }
        Ok(())
    }

    /// The team of a club, where teams play.
    fn team(&self, club: &str) -> Option<TeamId> {
        let tournament = self.rebuilt.log.tournament();
        let at = tournament.teams.iter().position(|team| tournament.is_same_club(&team.club, club))?;
        Some(TeamId(at as u32 + 1))
    }

    fn round(&mut self, round: &PlayedRound) -> Result<(), Problem> {
        let renumbered = (1..).zip(&round.tables).filter(|(now, table)| *now != table.number);
        self.rebuilt.notes.extend(renumbered.map(|(now, table)| Note::Renumbered {
            place: table.place.clone(),
            number: table.number,
            now,
        }));
        let number = |seat: &PlayedSeat| self.number(seat);
        let tables: Vec<Vec<_>> =
            round.tables.iter().map(|table| real(table).map(number).collect()).collect::<Result<_, _>>()?;
        let sheet = Place::Sheet(round.sheet.clone());
        let here: Vec<_> = tables.iter().flatten().copied().collect();
        let away: Vec<_> = self.rebuilt.numbers.values().copied().filter(|id| !here.contains(id)).collect();
        self.ask(&sheet, Command::CallRoll { players: here, presence: Presence::Here, round: None })?;
        if !away.is_empty() {
            self.ask(&sheet, Command::CallRoll { players: away, presence: Presence::Away, round: None })?;
        }
        self.seat(round, tables)?;
        (1..).zip(&round.tables).try_for_each(|(number, table)| self.report(number, table))
    }

    /// Seats a round. Finals in which others sat than the format expects are kept as they were played, and the difference is told.
    fn seat(&mut self, round: &PlayedRound, tables: Vec<Vec<EntrantId>>) -> Result<(), Problem> {
        let sheet = Place::Sheet(round.sheet.clone());
        let command = Command::Seat { tables: tables.clone() };
        let Err(refusal) = self.rebuilt.log.ask(self.rules, command, self.at, self.by) else { return Ok(()) };
        match &refusal {
            Refusal::TieMatters { .. } => self.rebuilt.notes.push(Note::DiceUnknown { place: sheet.clone() }),
            Refusal::Seating(_) => self.other_people(round, &tables),
            Refusal::OtherFinal { .. } | Refusal::FinalTables { .. } => {
                self.deviate(round, Differs::Tables, String::new());
            }
            _ => return Err(Problem::new(sheet, Fault::Refused(refusal))),
        }
        self.ask(&sheet, Command::RecordRound { tables })
    }

    /// Tells who sits in a round of the finals and who was expected there.
    fn other_people(&mut self, round: &PlayedRound, tables: &[Vec<EntrantId>]) {
        let tournament = self.rebuilt.log.tournament();
        let expected = self.rules.expected_players(tournament).unwrap_or_default();
        let seated: Vec<_> = tables.iter().flatten().copied().collect();
        let name = |id: &EntrantId| tournament.name(*id);
        let unexpected: Vec<_> = seated.iter().filter(|id| !expected.contains(id)).map(name).collect();
        let absent: Vec<_> = expected.iter().filter(|id| !seated.contains(id)).map(name).collect();
        unexpected.into_iter().for_each(|who| self.deviate(round, Differs::Unexpected, who));
        absent.into_iter().for_each(|who| self.deviate(round, Differs::Absent, who));
    }

    fn deviate(&mut self, round: &PlayedRound, differs: Differs, who: String) {
        let (theirs, ours) = match differs {
            Differs::Unexpected => (true, false),
            Differs::Absent => (false, true),
            _ => (true, true),
        };
        let number = |there: bool| if there { round.number.to_string() } else { String::new() };
        let (theirs, ours) = (number(theirs), number(ours));
        self.rebuilt.deviations.push(Difference {
            place: Place::Sheet(round.sheet.clone()),
            who,
            differs,
            theirs,
            ours,
        });
    }

    fn number(&self, seat: &PlayedSeat) -> Result<EntrantId, Problem> {
        let stranger = || Problem::new(seat.place.clone(), Fault::Stranger(seat.id.to_string()));
        self.rebuilt.numbers.get(&seat.id).copied().ok_or_else(stranger)
    }

    fn report(&mut self, number: usize, table: &PlayedTable) -> Result<(), Problem> {
        let scores: Vec<_> = real(table).filter_map(|seat| seat.points.as_ref().map(|score| (seat, score))).collect();
        if scores.is_empty() {
            return Ok(());
        }
        self.note_ties(&scores);
        let objective = self.objective(&scores)?;
        let counted = counted(&scores.iter().map(|(_, score)| *score).collect::<Vec<_>>(), Tie::of(self.rules));
        let mut seats = Vec::new();
        for ((seat, _), counted) in scores.into_iter().zip(counted) {
            seats.push(SeatResult { entrant: self.number(seat)?, counted: Some(counted) });
        }
        let result = TableResult { seats, objective };
        self.ask(&table.place, Command::Report { table: number, result })
    }

    fn note_ties(&mut self, scores: &[(&PlayedSeat, &Score)]) {
        for (at, (seat, score)) in scores.iter().enumerate() {
            if scores[..at].iter().any(|(_, other)| other == score) {
                self.rebuilt.notes.push(Note::Tied { place: seat.place.clone(), points: score.to_string() });
            }
        }
    }

    /// Who has the points of a whole objective.
    fn objective(&self, scores: &[(&PlayedSeat, &Score)]) -> Result<Option<EntrantId>, Problem> {
        if self.rules.regulation.kind() == GameKind::Spqr {
            return Ok(None);
        }
        let mut whole = scores.iter().filter(|(_, score)| score.whole >= OBJECTIVE_WORTH);
        let Some((first, _)) = whole.next() else { return Ok(None) };
        match whole.next() {
            Some((second, _)) => Err(Problem::new(second.place.clone(), Fault::TwoObjectives)),
            None => self.number(first).map(Some),
        }
    }
}

/// What the digits behind the point are taken for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tie {
    Outside,
    Potential,
    Army,
}

impl Tie {
    pub(crate) fn of(rules: &Rules) -> Self {
        match rules.regulation.kind() {
            GameKind::Risiko => Self::Outside,
            GameKind::Spqr => {
                let scoring = rules.regulation.tournament.as_ref().and_then(|all| all.method_of(&rules.format));
                let worth =
                    scoring.and_then(|scoring| scoring.potential.in_parts(*scoring.decimals)).unwrap_or_default();
                if worth > 0 { Self::Potential } else { Self::Army }
            }
        }
    }
}

fn counted(scores: &[&Score], tie: Tie) -> Vec<Counted> {
    let mut order: Vec<_> = (0..scores.len()).collect();
    order.sort_by_key(|&seat| (scores[seat], seat));
    let seat = |seat: usize| {
        let own = scores[seat];
        let ties = |other: &&&Score| {
            (other.whole, other.eliminated, own.eliminated) == (own.whole, None, None) && **other < own
        };
        let lower: BTreeSet<_> = scores.iter().filter(ties).collect();
        let (points, rank) = (TablePoints(own.whole), lower.len() as u16);
        let place = order.iter().position(|&one| one == seat).unwrap_or(0) as u8 + 1;
        let counted = Counted { points, order: place, eliminated: own.eliminated, ..Counted::default() };
        match tie {
            Tie::Outside => Counted { outside: rank, ..counted },
            Tie::Army => Counted { army: rank, ..counted },
            Tie::Potential => Counted { potential: hundredths(&own.part), ..counted },
        }
    };
    (0..scores.len()).map(seat).collect()
}

/// The first two digits behind the point as a number: `.4` and `.40` are forty.
fn hundredths(part: &str) -> u16 {
    format!("{part:0<2}").get(..2).and_then(|digits| digits.parse().ok()).unwrap_or_default()
}

/// The seats somebody sits in.
fn real(table: &PlayedTable) -> impl Iterator<Item = &PlayedSeat> {
    table.seats.iter().filter(|seat| seat.id != PersonId::GHOST)
}

/// The clubs, each with the region all its people share.
fn regions<'p>(people: &[&'p Listed]) -> BTreeMap<&'p str, Option<&'p str>> {
    let mut regions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for listed in people.iter().filter(|listed| !listed.club.is_empty()) {
        regions.entry(&listed.club).or_default().insert(&listed.region);
    }
    let shared =
        |regions: BTreeSet<&'p str>| regions.first().copied().filter(|region| regions.len() == 1 && !region.is_empty());
    regions.into_iter().map(|(club, regions)| (club, shared(regions))).collect()
}

fn person(listed: &Listed, of_club: Option<&str>) -> Person {
    let some = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
    Person {
        name: listed.name.clone(),
        surname: listed.surname.clone(),
        nickname: some(&listed.nickname),
        club: some(&listed.club),
        region: some(&listed.region).filter(|region| Some(region.as_str()) != of_club),
        birth: some(&listed.birth),
        national_id: some(&listed.national_id).or_else(|| Some(listed.id.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// G7.12: who was out is written −1, −2 by the clubs, the first who was out −1.
    #[test]
    fn the_eliminated_are_read() {
        let read = |text: &str| crate::rounds::score(text).expect("a score");
        let scores = ["40", "-2", "12.1", "-1"].map(read);
        let counted = counted(&scores.iter().collect::<Vec<_>>(), Tie::Outside);
        let out: Vec<_> = counted.iter().map(|seat| (seat.points.0, seat.eliminated)).collect();
        assert_eq!(out, [(40, None), (0, Some(2)), (12, None), (0, Some(1))]);
        assert!(scores[3] < scores[1] && scores[1] < scores[2], "the first who was out is last");
        assert_eq!(scores[1].to_string(), "-2");
    }

    #[test]
    fn decimals_become_what_breaks_ties() {
        let score = |whole, part: &str| Score { whole, part: part.to_owned(), eliminated: None };
        let scores = [score(48, "1"), score(20, ""), score(48, ""), score(48, "15")];
        let counted = counted(&scores.iter().collect::<Vec<_>>(), Tie::Outside);
        let seen: Vec<_> = counted.iter().map(|seat| (seat.points.0, seat.outside, seat.order)).collect();
        assert_eq!(seen, [(48, 1, 3), (20, 0, 1), (48, 0, 2), (48, 2, 4)]);
        assert_eq!(["", "4", "40", "07", "123"].map(hundredths), [0, 40, 40, 7, 12]);
    }

    #[test]
    fn a_kind_names_a_regulation() {
        let pair = |a: &str, b: &str| (a.to_owned(), b.to_owned());
        let known = [
            pair("challenge-2017", "challenge"),
            pair("raduno", "raduno"),
            pair("raduno", "squadre"),
            pair("genova-53", "campionato"),
        ];
        let guess = |kind: &str, remark: &str| {
            let event = Event { kind: kind.to_owned(), remark: remark.to_owned(), ..Event::default() };
            super::guess(&event, &known)
        };
        assert_eq!(guess("Raduno nazionale", ""), Some(&known[1]));
        assert_eq!(guess("RADUNO A SQUADRE", ""), None);
        assert_eq!(guess("A squadre", ""), Some(&known[2]));
        assert_eq!(guess("Genova", ""), Some(&known[3]));
        assert_eq!(guess("Torneo", ""), None);
        assert_eq!(guess("Torneo a Squadre", "raduno/raduno"), Some(&known[1]), "our own remark comes first");
        assert_eq!(guess("Torneo Master", "si gioca al coperto"), None);
    }
}
