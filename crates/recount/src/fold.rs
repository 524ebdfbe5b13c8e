//! The tournament at a moment, from the events of its log.

use crate::formats::{self, Format, Method};
use crate::score::{self, Scored, Seat};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Somebody who entered.
#[derive(Clone, Debug, Default)]
pub(crate) struct Entrant {
    /// Their club.
    pub(crate) club: Option<String>,
    /// Their team.
    pub(crate) team: Option<u32>,
    /// Whether still in the tournament.
    pub(crate) is_in: bool,
    /// Whether put out.
    pub(crate) expelled: bool,
    /// How many rounds there were when they entered.
    entered_after: usize,
}

/// A table.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    /// Its number.
    pub(crate) number: u64,
    /// Which parallel final it belongs to.
    pub(crate) branch: u8,
    /// Who sits there.
    pub(crate) seats: Vec<u32>,
    /// What was reported.
    reported: Vec<Seat>,
    /// What came of it, in the order of the places.
    pub(crate) scored: Vec<Scored>,
}

/// A round.
#[derive(Clone, Debug)]
pub(crate) struct Round {
    /// The stage, by its place in the format.
    pub(crate) stage: usize,
    /// The tables.
    pub(crate) tables: Vec<Table>,
    /// Who goes straight to a later stage, with the branch: as this account has it.
    pub(crate) straight: Vec<(u8, u32)>,
    /// Who has a seat and is not there.
    pub(crate) absent: BTreeSet<u32>,
}

/// The tournament at a moment.
#[derive(Clone, Debug)]
pub(crate) struct State {
    /// The format.
    pub(crate) format: Format,
    /// Everybody, by number.
    pub(crate) entrants: BTreeMap<u32, Entrant>,
    /// Another name of a club, and the club.
    aliases: BTreeMap<String, String>,
    /// The group of a club.
    pub(crate) groups: BTreeMap<String, String>,
    /// The rounds.
    pub(crate) rounds: Vec<Round>,
    /// Who renounced, from which stage on.
    pub(crate) renounced: Vec<(usize, u32)>,
    /// Dice: after how many rounds, who, what.
    pub(crate) casts: Vec<(usize, u32, Vec<u64>)>,
    /// Who said they are there.
    pub(crate) here: BTreeSet<u32>,
    /// Who said they are not.
    pub(crate) away: BTreeSet<u32>,
    /// Whether the roll of the next round was called.
    pub(crate) called: bool,
    /// Table points taken: the round from 1, the table, from whom, how many (C52).
    pub(crate) taken: Vec<(usize, u64, u32, i64)>,
    /// Special events by name (GE 2): after how many rounds, who had how much, in thousandths.
    pub(crate) events: BTreeMap<String, (usize, Vec<(u32, i64)>)>,
    /// What cannot be in the reports.
    pub(crate) impossible: Vec<String>,
}

/// A number of the file.
pub(crate) fn number(value: &Value) -> u32 {
    u32::try_from(value.as_u64().unwrap_or(0)).unwrap_or(0)
}

/// A list of numbers of the file.
pub(crate) fn numbers(value: &Value) -> Vec<u32> {
    value.as_array().into_iter().flatten().map(number).collect()
}

fn place(value: &Value) -> usize {
    usize::try_from(value.as_u64().unwrap_or(0)).unwrap_or(0)
}

fn text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

/// A club's name however it is written: capitals and the accents of Italian do not tell two clubs apart.
fn plain(name: &str) -> String {
    let letter = |letter: char| match letter {
        'à' | 'á' => 'a',
        'è' | 'é' => 'e',
        'ì' | 'í' => 'i',
        'ò' | 'ó' => 'o',
        'ù' | 'ú' => 'u',
        other => other,
    };
    name.trim().to_lowercase().chars().map(letter).collect()
}

/// The tables of a seating event.
pub(crate) fn tables(event: &Value) -> Vec<Table> {
    let table = |table: &Value| Table {
        number: table["number"].as_u64().unwrap_or(0),
        branch: u8::try_from(table["branch"].as_u64().unwrap_or(0)).unwrap_or(0),
        seats: numbers(&table["seats"]),
        reported: Vec::new(),
        scored: Vec::new(),
    };
    event["tables"].as_array().into_iter().flatten().map(table).collect()
}

/// The entries of the log that hold: those undone are left out.
pub(crate) fn entries(file: &Value) -> Vec<&Value> {
    let mut holding = Vec::new();
    for entry in file["log"].as_array().into_iter().flatten() {
        if entry.get("undone").is_some() {
            _ = holding.pop();
        } else {
            holding.push(entry);
        }
    }
    holding
}

impl State {
    /// A tournament that was just opened.
    pub(crate) fn open(event: &Value) -> Option<Self> {
        let facts = &event["facts"];
        let format = formats::of(facts["regulation"].as_str()?, facts["format"].as_str()?)?;
        Some(Self {
            format,
            entrants: BTreeMap::new(),
            aliases: BTreeMap::new(),
            groups: BTreeMap::new(),
            rounds: Vec::new(),
            renounced: Vec::new(),
            casts: Vec::new(),
            here: BTreeSet::new(),
            away: BTreeSet::new(),
            called: false,
            taken: Vec::new(),
            events: BTreeMap::new(),
            impossible: Vec::new(),
        })
    }

    /// Takes an event in, but for those that seat a round.
    pub(crate) fn take(&mut self, event: &Value) {
        match event["event"].as_str().unwrap_or("") {
            "club_registered" => self.club(&event["club"]),
            "clubs_united" => {
                let club = plain(event["club"].as_str().unwrap_or(""));
                let names = event["names"].as_array().into_iter().flatten().filter_map(Value::as_str);
                self.aliases.extend(names.map(|name| (plain(name), club.clone())));
            }
            "entered" | "corrected" => self.enter(event),
            "roll_called" => self.call(event),
            "arrived" => {
                self.here.insert(number(&event["id"]));
                self.away.remove(&number(&event["id"]));
            }
            "status_changed" => {
                let status = event["status"].as_str().unwrap_or("");
                let entrant = self.entrants.entry(number(&event["id"])).or_default();
                (entrant.is_in, entrant.expelled) = (status == "in", status == "expelled");
            }
            "renounced" => self.renounced.push((place(&event["stage"]), number(&event["id"]))),
            "reported" => self.report(event),
            "dice_cast" => self.cast(&event["cast"]),
            "sanctioned" => self.sanction(&event["entry"]),
            "event_called" => self.special(&event["special"]),
            _ => {}
        }
    }

    fn club(&mut self, club: &Value) {
        if let (Some(name), Some(group)) = (text(&club["name"]), text(&club["group"])) {
            self.groups.insert(plain(&name), group);
        }
    }

    fn enter(&mut self, event: &Value) {
        let entered_after = self.rounds.len();
        let entrant = self.entrants.entry(number(&event["id"])).or_insert_with(|| Entrant {
            is_in: true,
            entered_after,
            ..Entrant::default()
        });
        entrant.club = text(&event["entry"]["person"]["club"]).map(|club| plain(&club));
        entrant.team = event["entry"]["team"].as_u64().and_then(|team| u32::try_from(team).ok());
    }

    fn call(&mut self, event: &Value) {
        let here = event["presence"] == "here";
        if let Some(round) = event.get("round").map(place).and_then(|round| self.rounds.get_mut(round.checked_sub(1)?))
        {
            let players = numbers(&event["players"]);
            round.absent.retain(|who| !players.contains(who));
            round.absent.extend(players.iter().filter(|_| !here));
            return;
        }
        self.called |= here;
        for who in numbers(&event["players"]) {
            let (to, from) = if here { (&mut self.here, &mut self.away) } else { (&mut self.away, &mut self.here) };
            to.insert(who);
            from.remove(&who);
        }
    }

    fn report(&mut self, event: &Value) {
        let method = self.format.method;
        let seats = score::seats(&event["result"]);
        let (round, table) = (place(&event["round"]), event["table"].as_u64().unwrap_or(0));
        let at = |problem: String| format!("round {round}, table {table}: {problem}");
        self.impossible.extend(score::impossible(method, &seats).into_iter().map(at));
        let tables = round.checked_sub(1).and_then(|round| self.rounds.get_mut(round)).map(|round| &mut round.tables);
        let Some(table) = tables.and_then(|tables| tables.iter_mut().find(|found| found.number == table)) else {
            return self.impossible.push(at("no such table".to_owned()));
        };
        if seats.iter().any(|seat| !table.seats.contains(&seat.who)) || seats.len() > table.seats.len() {
            self.impossible.push(at("somebody who does not sit there".to_owned()));
        }
        (table.reported, table.scored) = (seats, Vec::new());
        let number = table.number;
        self.score(round, number);
    }

    /// Works a table out, penalties taken.
    fn score(&mut self, round: usize, number: u64) {
        let taken = self.taken.clone();
        let method = self.format.method;
        let tables = round.checked_sub(1).and_then(|round| self.rounds.get_mut(round)).map(|round| &mut round.tables);
        let Some(table) = tables.and_then(|tables| tables.iter_mut().find(|table| table.number == number)) else {
            return;
        };
        let mut seats = table.reported.clone();
        for seat in &mut seats {
            let mine = taken.iter().filter(|(of, at, who, _)| (*of, *at, *who) == (round, number, seat.who));
            seat.penalty += mine.map(|(_, _, _, points)| points).sum::<i64>();
        }
        table.scored = score::table(method, &seats);
    }

    fn sanction(&mut self, entry: &Value) {
        let Some(points) = entry["sanction"]["points_taken"]["points"].as_i64() else { return };
        let (round, table) = (place(&entry["game"]["round"]), entry["game"]["table"].as_u64().unwrap_or(0));
        self.taken.push((round, table, number(&entry["player"]), points));
        self.score(round, table);
    }

    /// A special event; one of the same name is replaced. Only GE has them, and counts in hundredths.
    fn special(&mut self, special: &Value) {
        if self.format.method != Method::Spartac || self.rounds.iter().any(|round| round.stage > 0) {
            self.impossible.push("a special event that may not be".to_owned());
        }
        let award = |award: &Value| (number(&award["who"]), i64::from(number(&award["points"])) * 10);
        let points = special["points"].as_array().into_iter().flatten().map(award).collect();
        self.events.insert(text(&special["name"]).unwrap_or_default(), (place(&special["after"]), points));
    }

    /// What special events of the first so many rounds gave somebody, on top of the results that count.
    pub(crate) fn extra(&self, who: u32, rounds: usize) -> i64 {
        let held = self.events.values().filter(|(after, _)| *after <= rounds);
        held.flat_map(|(_, points)| points).filter(|(one, _)| *one == who).map(|(_, points)| points).sum()
    }

    fn cast(&mut self, cast: &Value) {
        let after = place(&cast["after"]);
        for roll in cast["rolls"].as_array().into_iter().flatten() {
            let faces = roll[1].as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
            self.casts.push((after, number(&roll[0]), faces));
        }
    }

    /// Whether somebody who said nothing is there, where everybody is expected: who played the round before, or came in since.
    pub(crate) fn is_still_there(&self, who: u32) -> bool {
        let Some(last) = self.rounds.last() else { return true };
        let table = last.tables.iter().find(|table| table.seats.contains(&who));
        let played = |table: &Table| table.scored.is_empty() || table.scored.iter().any(|seat| seat.who == who);
        let came_since = self.entrants.get(&who).is_some_and(|entrant| entrant.entered_after == self.rounds.len());
        came_since || (table.is_some_and(played) && !last.absent.contains(&who))
    }

    /// Whether somebody takes part in a stage: in the tournament, and has renounced neither it nor one before.
    pub(crate) fn takes_part(&self, who: u32, stage: usize) -> bool {
        let is_in = self.entrants.get(&who).is_some_and(|entrant| entrant.is_in);
        is_in && !self.renounced.iter().any(|&(from, other)| other == who && from <= stage)
    }

    /// What makes two players "of the same club": with `grouped`, the group the club plays with.
    pub(crate) fn club_of(&self, who: u32, grouped: bool) -> Option<&String> {
        let club = self.entrants.get(&who)?.club.as_ref()?;
        let club = self.aliases.get(club).unwrap_or(club);
        if grouped { Some(self.groups.get(club).unwrap_or(club)) } else { Some(club) }
    }
}
