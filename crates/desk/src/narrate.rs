//! What happened in a tournament, read back to whoever asked for it: a sentence for each event.

use crate::sentences;
use director::day::Day;
use director::tournament::{Age, EntrantId, Event, Finished, Presence, Rules, Status, Tournament};
use regulation::GameKind;
use words::{Value, Words, id};

/// What a sentence is filled with.
type Filling = (&'static str, Value<'static>);

/// A line for each event, as the tournament is after them.
#[must_use]
pub fn events(events: &[Event], rules: &Rules, tournament: &Tournament, words: Words) -> String {
    events.iter().map(|event| line(event, rules, tournament, words) + "\n").collect()
}

fn line(event: &Event, rules: &Rules, tournament: &Tournament, words: Words) -> String {
    if let Event::Reported { round, table, .. } = event {
        return reported(*round, *table, rules, tournament, words);
    }
    let (id, values) = told(event, rules, tournament, words);
    words.say_member_with("happened", id, &values)
}

fn told(event: &Event, rules: &Rules, tournament: &Tournament, words: Words) -> (&'static str, Vec<Filling>) {
    let name = |id: &EntrantId| ("name", Value::from(format!("{} ({id})", tournament.name(*id))));
    let names = |ids: &[EntrantId]| {
        ("names", Value::from(words.list(ids.iter().map(|id| format!("{} ({id})", tournament.name(*id))))))
    };
    let text = |key: &'static str, text: &str| (key, Value::from(text.to_owned()));
    let day = |day: &Day| ("day", Value::from(sentences::day(words, *day)));
    let stage = |at: usize| {
        let stage = rules.stage(at).map(|stage| sentences::stage(words, &stage.id)).unwrap_or_default();
        ("stage", Value::from(stage))
    };
    match event {
        Event::Opened { facts } => ("opened", vec![text("name", &facts.name)]),
        Event::SizeAllowed { size } => ("size-allowed", vec![("size", (*size).into())]),
        Event::ClubRegistered { club } => ("club-registered", vec![text("club", &club.name)]),
        Event::ClubsUnited { club, names } => {
            ("clubs-united", vec![text("club", club), ("names", words.list(names.iter().cloned()).into())])
        }
        Event::ClubsDistinguished { names } => {
            ("clubs-distinguished", vec![("names", words.list(names.iter().cloned()).into())])
        }
        Event::TeamRegistered { id, team } => {
            ("team-registered", vec![text("team", &team.name), ("number", id.0.to_string().into())])
        }
        Event::Entered { id, entry } => {
            ("entered", vec![text("name", &entry.person.full_name()), ("number", id.0.to_string().into())])
        }
        Event::Corrected { id, .. } => ("corrected", vec![name(id)]),
        Event::AgesDeclared { players, age } => {
            let id = match age {
                Age::Undeclared => "ages-undeclared",
                Age::Adult => "ages-adult",
                Age::MinorWithWaiver => "ages-waiver",
                Age::Minor => "ages-minor",
            };
            (id, vec![names(players)])
        }
        Event::Paid { id, cents } => ("paid", vec![name(id), ("fee", sentences::euros(*cents))]),
        Event::RollCalled { players, presence, .. } => {
            let id = match presence {
                Presence::Here => "roll-here",
                Presence::Away => "roll-away",
                Presence::Busy => "roll-busy",
            };
            (id, vec![names(players)])
        }
        Event::Arrived { id, minutes } => ("arrived", vec![name(id), ("minutes", (*minutes).into())]),
        Event::StatusChanged { id, status, .. } => {
            let sentence = match status {
                Status::In => "readmitted",
                Status::Withdrawn => "withdrawn",
                Status::Expelled => "expelled",
            };
            (sentence, vec![name(id)])
        }
        Event::Renounced { id, stage: at } => ("renounced", vec![name(id), stage(*at)]),
        Event::RoundSeated { stage: at, tables, .. } => ("seated", vec![stage(*at), ("tables", tables.len().into())]),
        Event::RoundReseated { tables, .. } => ("reseated", vec![("tables", tables.len().into())]),
        Event::Reported { round, table, .. } => {
            ("reported", vec![("round", (*round).into()), ("table", (*table).into())])
        }
        Event::Sanctioned { entry } => {
            ("sanctioned", vec![name(&EntrantId(entry.player.0)), text("fault", &entry.fault.to_string())])
        }
        Event::DiceCast { cast } => {
            let rolls = cast.rolls.iter().map(|(who, faces)| {
                let faces: Vec<_> = faces.iter().map(ToString::to_string).collect();
                format!("{} {}", tournament.competitor_name(*who), faces.join("-"))
            });
            ("dice-cast", vec![("rolls", words.list(rolls).into())])
        }
        Event::Scheduled { slot, day: on } => ("scheduled", vec![stage(slot.stage), day(on)]),
        Event::Postponed { slot, day: on, .. } => ("postponed", vec![stage(slot.stage), day(on)]),
        Event::NextNamed { next } => ("next-named", vec![text("name", &next.name)]),
        Event::EventCalled { special } => ("event-called", vec![text("name", &special.name), day(&special.day)]),
    }
}

/// A table with places and points, the order of play as it was typed, and where it decided a place (G7.11).
fn reported(round: usize, number: usize, rules: &Rules, tournament: &Tournament, words: Words) -> String {
    let at = round.checked_sub(1).and_then(|round| tournament.rounds.get(round)).and_then(|one| one.numbered(number));
    let seats = at.and_then(|at| rules.finished(tournament, round - 1).into_iter().nth(at)).unwrap_or_default();
    let decimals = rules.book.decimals();
    let seat = |seat: &Finished| {
        let (place, points) = (seat.scored.place, seat.scored.points.written(decimals));
        format!("{place}. {} ({}) {points}", tournament.name(seat.entrant), seat.entrant)
    };
    let values = [("round", round.into()), ("table", number.into())];
    let mut text = words.say_with(id::HAPPENED_REPORTED, &values);
    seats.iter().for_each(|one| text.push_str(&format!("\n  {}", seat(one))));
    let mut order: Vec<&Finished> = seats.iter().collect();
    order.sort_by_key(|seat| seat.counted.order);
    let names = words.list(order.iter().map(|seat| tournament.name(seat.entrant)));
    text.push_str(&format!("\n{}", words.say_with(id::HAPPENED_ORDER, &[("names", names.into())])));
    for pair in seats.windows(2).filter(|pair| order_decided(pair, rules.regulation.kind())) {
        let (first, second) = (tournament.name(pair[0].entrant), tournament.name(pair[1].entrant));
        let values = [("first", first.into()), ("second", second.into())];
        text.push_str(&format!("\n{}", words.say_with(id::HAPPENED_ORDER_DECIDED, &values)));
    }
    text
}

/// Whether nothing but the order of play parts two neighbours of a table.
fn order_decided(pair: &[Finished], kind: GameKind) -> bool {
    let key = |seat: &Finished| {
        let counted = seat.counted;
        let left = counted.points.0.saturating_sub(counted.penalty);
        match kind {
            GameKind::Risiko => (left, counted.outside, 0, counted.eliminated),
            GameKind::Spqr => (left, counted.potential, counted.army, counted.eliminated),
        }
    };
    pair[0].scored.place != pair[1].scored.place && key(&pair[0]) == key(&pair[1])
}
