//! Organiser, helper, referee and players of a tournament.

use crate::requests::{Asking, What};
use crate::table_people::is_granted;
use crate::world::World;
use auditor::Request;
use director::points::TablePoints;
use director::scoring::Counted;
use director::tournament::{Command, EntrantId, Entry, Facts, Person, SeatResult, TableResult};
use hall::{Action, Asker, ClockAction, Light, LinkKind, NewHall, Role};

/// So many take part: four tables.
const ENTRANTS: usize = 16;
const TABLES: usize = 4;
/// What the seats of a table can have, in any order.
const POINTS: [u16; 4] = [60, 50, 30, 24];
const ORGANISER: &str = "olga";
const HELPER: &str = "hugo";
const REFEREE: &str = "rita";

/// The day: people are entered, rounds are drawn, results come in by several ways, and whatever goes wrong does.
pub(crate) async fn play(world: &mut World) {
    open(world).await;
    for number in 0..ENTRANTS {
        insist(world, ORGANISER, enter(number)).await;
    }
    for (who, role) in [(HELPER, Role::Helper), (REFEREE, Role::Referee)] {
        insist(world, ORGANISER, Action::GiveRole { person: who.to_owned(), role: Some(role) }).await;
    }
    for _ in 0..world.plan.steps {
        step(world).await;
    }
    world.calm_down().await;
    for _ in 0..10 {
        world.ask_again().await;
    }
}

async fn step(world: &mut World) {
    world.have_trouble().await;
    let milliseconds = 200 + world.below(1_800);
    world.pass_time(milliseconds).await;
    world.spread_news().await;
    for _ in 0..1 + world.below(4) {
        match world.below(10) {
            0 | 1 => world.ask_again().await,
            2 => staff_does_something(world).await,
            3 => links_change(world).await,
            4 => draw(world).await,
            5 | 6 => table_says_something(world).await,
            _ => report(world).await,
        }
    }
}

async fn open(world: &mut World) {
    let facts = Facts { name: "Raduno".to_owned(), ..Facts::default() };
    let new = NewHall {
        regulation: "raduno".to_owned(),
        text: None,
        format: None,
        facts,
        rehearsal: false,
        by: ORGANISER.to_owned(),
        nonce: "open".to_owned(),
    };
    loop {
        let opened = match world.machine() {
            Some(machine) => world.at(machine).halls.open(new.clone()).await.ok(),
            None => None,
        };
        match opened {
            Some(id) => return world.know(id),
            None => world.pass_time(1_000).await,
        }
    }
}

fn person(id: &str) -> Asker {
    Asker::Person { id: id.to_owned(), administrator: false }
}

fn enter(number: usize) -> Action {
    let club = ["Aurora", "Bora", "Corvo", "Delfino"][number % 4];
    let (name, surname) = (format!("Nome{number}"), format!("Cognome{number}"));
    let person = Person { name, surname, club: Some(club.to_owned()), ..Person::default() };
    Action::Command(Box::new(Command::Enter { entry: Entry { person, ..Entry::default() }, namesake: false }))
}

/// Asks under one name until it is done: the answer may be lost, and a machine may be down.
async fn insist(world: &mut World, who: &str, action: Action) {
    let asking = asking(world, person(who), action);
    while !is_granted(&world.ask(asking.clone()).await) {
        world.pass_time(500).await;
    }
}

async fn ask(world: &mut World, asker: Asker, action: Action) {
    let asking = asking(world, asker, action);
    world.ask(asking).await;
}

fn asking(world: &mut World, asker: Asker, action: Action) -> Asking {
    let author = match &asker {
        Asker::Person { id, .. } => id.clone(),
        Asker::Link { key, .. } => key.clone(),
    };
    let request = Request { stream: world.stream(0), author, nonce: world.nonce(), command: format!("{action:?}") };
    Asking { request, what: What::Hall { asker, action: Box::new(action) } }
}

/// The seats of a table of the last round, as some machine knows them.
async fn seats(world: &mut World, table: usize) -> Option<(usize, Vec<EntrantId>)> {
    let machine = world.machine()?;
    let hall = world.at(machine).halls.get(&world.stream(0)).await.ok()??;
    let guard = hall.lock().await;
    let rounds = &guard.tournament().rounds;
    let round = rounds.last()?;
    Some((rounds.len(), round.tables[round.numbered(table)?].seats.clone()))
}

fn staff(world: &mut World) -> Asker {
    person([ORGANISER, HELPER, REFEREE][world.below(3)])
}

/// The link of a table of the first rounds, in the hands of one of its players.
async fn player(world: &mut World, table: usize) -> Option<(usize, Asker)> {
    let (round, seats) = seats(world, table).await?;
    let entrant = seats[world.below(seats.len())];
    Some((round, Asker::Link { key: key(round, table), device: None, entrant: Some(entrant) }))
}

fn key(round: usize, table: usize) -> String {
    format!("key{round}{table}")
}

async fn report(world: &mut World) {
    let table = 1 + world.below(TABLES);
    let Some((_, seats)) = seats(world, table).await else { return };
    let first = world.below(2);
    let counted = |(place, entrant): (usize, EntrantId)| {
        let points = TablePoints(POINTS[(place + first) % POINTS.len()]);
        let order = 1 + ((place + first) % POINTS.len()) as u8;
        SeatResult { entrant, counted: Some(Counted { points, order, ..Counted::default() }) }
    };
    let result = TableResult { seats: seats.into_iter().enumerate().map(counted).collect(), objective: None };
    let report = Action::Command(Box::new(Command::Report { table, result }));
    let asker = match (world.below(3), player(world, table).await) {
        (0, Some((_, player))) => player,
        _ => staff(world),
    };
    ask(world, asker, report).await;
}

async fn table_says_something(world: &mut World) {
    let table = 1 + world.below(TABLES);
    let Some((round, player)) = player(world, table).await else { return };
    let why = || "contate male".to_owned();
    let action = match world.below(4) {
        0 => Action::Contest { round, table, why: why() },
        1 => Action::Call { table, about: "dadi".to_owned() },
        _ => Action::Confirm { round, table, why: why() },
    };
    let asker = if world.happens(300) { staff(world) } else { player };
    ask(world, asker, action).await;
}

async fn staff_does_something(world: &mut World) {
    let action = match world.below(5) {
        0 => Action::Clock(ClockAction::Start),
        1 => Action::Clock(ClockAction::Set { seconds: 3600 }),
        2 => Action::Light { table: 1 + world.below(TABLES), light: Light::Playing },
        3 => Action::Undo { entry: 20 + world.below(60) as u64, why: "uno sbaglio".to_owned() },
        _ => Action::Notice { text: "si riprende alle tre".to_owned() },
    };
    let asker = staff(world);
    ask(world, asker, action).await;
}

/// Links are given out and taken away, parts too.
async fn links_change(world: &mut World) {
    let table = 1 + world.below(TABLES);
    let Some((round, _)) = seats(world, table).await else { return };
    let action = match world.below(6) {
        0 => Action::RevokeLink { key: key(round, table) },
        1 => Action::GiveRole { person: HELPER.to_owned(), role: None },
        2 => Action::GiveRole { person: HELPER.to_owned(), role: Some(Role::Helper) },
        _ => Action::MakeLink { key: key(round, table), kind: LinkKind::Table { round, table } },
    };
    ask(world, person(ORGANISER), action).await;
}

async fn draw(world: &mut World) {
    let seed = world.below(1000) as u64;
    ask(world, person(ORGANISER), Action::Command(Box::new(Command::Draw { seed }))).await;
}
