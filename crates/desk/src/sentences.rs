//! Tournaments in words: stages, refusals, differences.

use director::day::Day;
use director::derived::Difference;
use director::scoring::Misfit;
use director::tournament::{CalendarRefusal, EntrantId, Party, Refusal, Tournament};
use referee::sanction;
use words::{Id, Value, Words, id};

/// What a sentence is filled with.
type Filling = (&'static str, Value<'static>);

/// What a stage is called: as the catalogue has it, or as the format does.
#[must_use]
pub fn stage(words: Words, id: &str) -> String {
    Id::find("tournament-stage", id).map_or_else(|| id.to_owned(), |id| words.say(id))
}

/// A day as people write it: `giovedì 14 maggio 2026`.
#[must_use]
pub fn day(words: Words, day: Day) -> String {
    let values = [
        ("weekday", day.weekday().into()),
        ("day", day.day().to_string().into()),
        ("month", day.month().into()),
        ("year", day.year().to_string().into()),
    ];
    words.say_with(id::CALENDAR_DATE, &values)
}

/// Why a command of a tournament is refused, without the rule.
#[must_use]
pub fn refusal(words: Words, refusal: &Refusal, tournament: &Tournament) -> String {
    let (id, values) = refused(words, refusal, tournament);
    words.say_member_with("tournament-refused", id, &values)
}

/// Why a result cannot be, without the rule: of a table by its number, and of somebody by name where it is about one.
#[must_use]
pub fn misfit(words: Words, misfit: Misfit, table: usize, name: &str) -> String {
    let (id, mut values) = unfit(misfit);
    values.extend([("table", table.into()), ("name", name.to_owned().into())]);
    words.say_member_with("tournament-refused", id, &values)
}

/// Where a file and what follows from it differ.
#[must_use]
pub fn difference(words: Words, difference: &Difference, tournament: &Tournament) -> String {
    let (id, values) = match difference {
        Difference::Refused { entry, refusal } => {
            let why = self::refusal(words, refusal, tournament);
            ("refused", vec![("entry", (*entry).into()), ("why", why.into()), ("rule", refusal.rule().into())])
        }
        Difference::Events { entry } => ("events", vec![("entry", (*entry).into())]),
        Difference::Undo { entry } => ("undo", vec![("entry", (*entry).into())]),
        Difference::Table { round, table } => ("table", vec![("round", (*round).into()), ("table", (*table).into())]),
        Difference::Rounds => ("rounds", Vec::new()),
        Difference::Calendar { line } => ("calendar", vec![("line", (*line).into())]),
        Difference::Standings { line } => ("standings", vec![("line", (*line).into())]),
        Difference::Ranking { line } => ("ranking", vec![("line", (*line).into())]),
        Difference::Finished => ("finished", Vec::new()),
    };
    words.say_member_with("tournament-differs", id, &values)
}
fn refused(words: Words, refusal: &Refusal, tournament: &Tournament) -> (&'static str, Vec<Filling>) {
    let name = |id: EntrantId| -> Value<'static> { format!("{} ({id})", tournament.name(id)).into() };
    let text = |text: &str| -> Value<'static> { text.to_owned().into() };
    match refusal {
        Refusal::NotOpen => ("not-open", Vec::new()),
        Refusal::OtherRegulation { expected, found } => {
            ("other-regulation", vec![("expected", text(expected)), ("found", text(found))])
        }
        Refusal::OtherText(found) => ("other-text", vec![("found", text(found))]),
        Refusal::Nameless => ("nameless", Vec::new()),
        Refusal::Twice { id, name } => ("twice", vec![("name", text(name)), ("id", id.0.to_string().into())]),
        Refusal::SameClub(club) => ("same-club", vec![("club", text(club))]),
        Refusal::UnknownClub { name, near: None } => ("unknown-club", vec![("club", text(name))]),
        Refusal::UnknownClub { name, near: Some(near) } => {
            ("unknown-club-near", vec![("club", text(name)), ("near", text(near))])
        }
        Refusal::SecondTeam(club) => ("second-team", vec![("club", text(club))]),
        Refusal::Minor => ("minor", Vec::new()),
        Refusal::MinorWithoutWaiver => ("minor-without-waiver", Vec::new()),
        Refusal::AlreadyQualified => ("already-qualified", Vec::new()),
        Refusal::TooLate { id, minutes, most } => {
            ("too-late", vec![("name", name(*id)), ("minutes", (*minutes).into()), ("most", (*most).into())])
        }
        Refusal::Fee { cents, most } => ("fee", vec![("fee", euros(*cents)), ("most", euros(*most))]),
        Refusal::Team => ("team", Vec::new()),
        Refusal::TeamFull { team, most } => {
            let team = tournament.team(*team).map(|team| team.name.clone()).unwrap_or_default();
            ("team-full", vec![("team", team.into()), ("most", (*most).into())])
        }
        Refusal::OtherClub { team, club } => {
            let team = tournament.team(*team).map(|team| team.name.clone()).unwrap_or_default();
            ("other-club", vec![("team", team.into()), ("club", text(club))])
        }
        Refusal::TeamSmall { team, count, least } => {
            let team = tournament.team(*team).map(|team| team.name.clone()).unwrap_or_default();
            ("team-small", vec![("team", team.into()), ("count", (*count).into()), ("least", (*least).into())])
        }
        Refusal::TeamSeats { team, count, seats } => {
            let team = team.and_then(|team| tournament.team(team)).map(|team| team.name.clone()).unwrap_or_default();
            ("team-seats", vec![("team", team.into()), ("count", (*count).into()), ("seats", (*seats).into())])
        }
        Refusal::Unknown(id) => ("unknown", vec![("id", id.0.to_string().into())]),
        Refusal::NotIn(id) => ("not-in", vec![("name", name(*id))]),
        Refusal::Sanction(why) => unsanctioned(why, tournament),
        Refusal::NoSuchStage(stage) => ("no-such-stage", vec![("found", text(stage))]),
        Refusal::StagePlayed => ("stage-played", Vec::new()),
        Refusal::RoundOpen { round, open } => {
            ("round-open", vec![("round", (*round).into()), ("open", (*open).into())])
        }
        Refusal::Over => ("over", Vec::new()),
        Refusal::NoTables { people, nearest, .. } => {
            let nearest = words.list(nearest.iter().map(ToString::to_string));
            ("no-tables", vec![("people", (*people).into()), ("nearest", nearest.into())])
        }
        Refusal::Nobody => ("nobody", Vec::new()),
        Refusal::NoRedraw => ("no-redraw", Vec::new()),
        Refusal::NoSuchSize(size) => ("no-such-size", vec![("size", (*size).into())]),
        Refusal::Seating(id) => ("seating", vec![("name", name(*id))]),
        Refusal::TableSize { table, size } => {
            ("table-size", vec![("table", (*table).into()), ("size", (*size).into())])
        }
        Refusal::OtherFinal { table, entrant } => {
            ("other-final", vec![("table", (*table).into()), ("name", name(*entrant))])
        }
        Refusal::FinalTables { sizes, found } => {
            let list = |sizes: &[usize]| words.list(sizes.iter().map(ToString::to_string));
            ("final-tables", vec![("sizes", list(sizes).into()), ("found", list(found).into())])
        }
        Refusal::TieMatters { tied, from, .. } => {
            let names = words.list(tied.iter().map(|&id| format!("{} ({id})", tournament.name(id))));
            ("tie-matters", vec![("names", names.into()), ("from", (*from).into())])
        }
        Refusal::NoSuchTable { round: 0, .. } => ("no-round-yet", Vec::new()),
        Refusal::NoSuchTable { round, table } => {
            ("no-such-table", vec![("round", (*round).into()), ("table", (*table).into())])
        }
        Refusal::Reported { table } => ("reported", vec![("table", (*table).into())]),
        Refusal::OtherSeats { table, entrant } => {
            ("other-seats", vec![("table", (*table).into()), ("name", name(*entrant))])
        }
        Refusal::Absent(id) => ("absent", vec![("name", name(*id))]),
        Refusal::Excluded(id) => ("excluded", vec![("name", name(*id))]),
        Refusal::Misfit { table, misfit, who } => {
            let (id, mut values) = unfit(*misfit);
            values.push(("table", (*table).into()));
            values.push(("name", who.map_or_else(|| text(""), name)));
            (id, values)
        }
        Refusal::LaterRounds { round } => ("later-rounds", vec![("round", (*round).into())]),
        Refusal::Dice => ("dice", Vec::new()),
        Refusal::Calendar(why) => undated(words, why, tournament),
        Refusal::NothingToUndo => ("nothing-to-undo", Vec::new()),
    }
}

/// Why the calendar does not allow something.
fn undated(words: Words, refusal: &CalendarRefusal, tournament: &Tournament) -> (&'static str, Vec<Filling>) {
    let day = |day: &Day| -> Value<'static> { self::day(words, *day).into() };
    match refusal {
        CalendarRefusal::NoSuchRound { stage, round } => {
            ("no-such-round", vec![("found", stage.clone().into()), ("round", (*round).into())])
        }
        CalendarRefusal::AlreadyScheduled { day: fixed } => ("already-scheduled", vec![("day", day(fixed))]),
        CalendarRefusal::NotScheduled => ("not-scheduled", Vec::new()),
        CalendarRefusal::RoundPlayed => ("round-played", Vec::new()),
        CalendarRefusal::OutOfOrder { stage, round, day: other } => {
            let stage = self::stage(words, stage);
            ("out-of-order", vec![("stage", stage.into()), ("round", (*round).into()), ("day", day(other))])
        }
        CalendarRefusal::FixedDay { fixed, .. } => ("fixed-day", vec![("day", day(fixed))]),
        CalendarRefusal::OnlyEarlier { fixed, .. } => ("only-earlier", vec![("day", day(fixed))]),
        CalendarRefusal::PastDeadline { deadline, .. } => ("past-deadline", vec![("day", day(deadline))]),
        CalendarRefusal::NotAgreed { missing: Party::Players } => ("not-agreed-players", Vec::new()),
        CalendarRefusal::NotAgreed { missing: Party::Club } => ("not-agreed-club", Vec::new()),
        CalendarRefusal::NoReason => ("no-reason", Vec::new()),
        CalendarRefusal::NextDays { least } => ("next-days", vec![("least", (*least).into())]),
        CalendarRefusal::Overlap { last, next } => ("overlap", vec![("last", day(last)), ("next", day(next))]),
        CalendarRefusal::NoEvents => ("no-events", Vec::new()),
        CalendarRefusal::OutsideSeason { border } => ("outside-season", vec![("day", day(border))]),
        CalendarRefusal::EventTooLate => ("event-too-late", Vec::new()),
        CalendarRefusal::AwardTwice { who } => {
            let name = tournament.competitor_name(*who);
            ("award-twice", vec![("name", format!("{name} ({who})").into())])
        }
    }
}

/// Why a sanction is not imposed.
fn unsanctioned(refusal: &sanction::Refusal, tournament: &Tournament) -> (&'static str, Vec<Filling>) {
    match refusal {
        sanction::Refusal::Involved(name) => ("sanction-involved", vec![("name", name.clone().into())]),
        sanction::Refusal::Out(player) => ("sanction-out", vec![("name", tournament.name(EntrantId(player.0)).into())]),
        sanction::Refusal::NoGame => ("sanction-no-game", Vec::new()),
        sanction::Refusal::Nothing => ("sanction-nothing", Vec::new()),
        sanction::Refusal::Settled(_) => ("sanction-settled", Vec::new()),
        sanction::Refusal::Repeated { fault, before } => {
            ("sanction-repeated", vec![("fault", fault.to_string().into()), ("before", (*before).into())])
        }
        sanction::Refusal::NotGrave(fault) => ("sanction-not-grave", vec![("fault", fault.to_string().into())]),
        sanction::Refusal::UnknownFault(fault) => ("sanction-unknown-fault", vec![("fault", fault.to_string().into())]),
        sanction::Refusal::NoDelay(fault) => ("sanction-no-delay", vec![("fault", fault.to_string().into())]),
    }
}

/// Why a result cannot be.
fn unfit(misfit: Misfit) -> (&'static str, Vec<Filling>) {
    match misfit {
        Misfit::Size(size) => ("misfit-size", vec![("size", size.into())]),
        Misfit::MoreThanTheBoard { found } => {
            ("misfit-board", vec![("found", found.into()), ("most", director::scoring::BOARD_WORTH.into())])
        }
        Misfit::MoreThanAnObjective { points, .. } => {
            ("misfit-objective", vec![("points", points.into()), ("most", director::scoring::OBJECTIVE_WORTH.into())])
        }
        Misfit::WholeObjective { .. } => {
            ("misfit-whole-objective", vec![("most", director::scoring::OBJECTIVE_WORTH.into())])
        }
        Misfit::PointsOfTheEliminated { points, .. } => ("misfit-eliminated", vec![("points", points.into())]),
        Misfit::Eliminations => ("misfit-eliminations", Vec::new()),
        Misfit::NobodyLeft => ("misfit-nobody-left", Vec::new()),
        Misfit::Order => ("misfit-order", Vec::new()),
        Misfit::Objective => ("misfit-no-winner", Vec::new()),
        Misfit::Potential { potential, .. } => ("misfit-potential", vec![("potential", potential.into())]),
    }
}

/// Cents as euros.
pub(crate) fn euros(cents: u32) -> Value<'static> {
    format!("{},{:02} €", cents / 100, cents % 100).into()
}
