//! Players at two tables.

use crate::requests::{Asking, What};
use crate::world::World;
use auditor::{Answer, Request, Sight};
use live::BoxFuture;
use regulation::Library;
use std::sync::Arc;
use std::time::Duration;
use table::{AnyTable, NewTable, Options, Presence, Scene, Stage, Viewer, Who};

/// How many tables there are, and how many chairs each has.
const TABLES: usize = 2;
const CHAIRS: usize = 4;
/// Somebody who sits nowhere.
const PASSER_BY: &str = "nobody";
/// Somebody who sits nowhere either, and referees.
const REFEREE: &str = "referee";

/// The evening: tables are opened, people sit down and play, and whatever goes wrong does.
pub(crate) async fn play(world: &mut World) {
    for number in 0..TABLES {
        open(world, number).await;
    }
    for _ in 0..world.plan.steps {
        step(world).await;
    }
    world.calm_down().await;
    // Long enough for a machine to take over what another one ran, and for who runs a table to be found wanting.
    for _ in 0..16 {
        world.pass_time(2_000).await;
        world.spread_news().await;
        for number in 0..TABLES {
            look(world, number, true).await;
        }
    }
}

/// One moment of the evening: trouble, time, and a few things people do.
async fn step(world: &mut World) {
    world.have_trouble().await;
    let milliseconds = 200 + world.below(2_800);
    world.pass_time(milliseconds).await;
    world.spread_news().await;
    for _ in 0..1 + world.below(4) {
        let number = world.below(TABLES);
        match world.below(12) {
            0 => world.ask_again().await,
            1 => come_or_go(world, number).await,
            2 => look(world, number, false).await,
            3 if world.happens(250) => referee(world, number).await,
            _ => play_once(world, number).await,
        }
    }
    for number in 0..TABLES {
        look(world, number, true).await;
    }
}

/// The id of a table follows from its number, the persons' ids too.
fn person(number: usize, chair: usize) -> String {
    format!("p{number}{chair}")
}

async fn open(world: &mut World, number: usize) {
    let options = Options {
        game_seconds: 120 + 60 * world.below(6) as u32,
        turn_seconds: 20 + 10 * world.below(4) as u32,
        pace: 200,
        ..Options::default()
    };
    let regulation = ["challenge-2017", "spqr-box"][usize::from(world.below(4) == 0)];
    let regulation = Arc::new(Library::embedded().get(regulation).expect("embedded"));
    let bots = vec!["cautious".to_owned(); 1 + number + world.below(2)];
    let new = NewTable { regulation, text: None, players: CHAIRS, bots, options, by: None, kept: vec![] };
    let id = loop {
        let Some(machine) = world.machine() else {
            world.pass_time(1_000).await;
            continue;
        };
        match world.at(machine).tables.open(new.clone()).await {
            Ok(table) => break table.summary().await.id,
            Err(_) => world.pass_time(1_000).await,
        }
    };
    world.know(id);
}

/// Somebody takes a chair, gives it back, or takes a seat back from who stands in.
async fn come_or_go(world: &mut World, number: usize) {
    let stream = world.stream(number);
    let chair = world.below(CHAIRS);
    let what = [What::Sit, What::Sit, What::Leave, What::Return][world.below(4)].clone();
    let (author, nonce, command) = (person(number, chair), world.nonce(), format!("{what:?}"));
    world.ask(Asking { request: Request { stream, author, nonce, command }, what }).await;
}

/// A referee pauses a game, or lets it go on where they have heard that it is paused.
async fn referee(world: &mut World, number: usize) {
    let stream = world.stream(number);
    let Some(machine) = world.machine() else { return };
    let Ok(Some(table)) = world.at(machine).tables.get(&stream).await else { return };
    let scene = table.scene(Viewer::Referee, None).await;
    let what = if is_paused(&scene) { What::Resume } else { What::Pause };
    let (author, nonce, command) = (REFEREE.to_owned(), world.nonce(), format!("{what:?}"));
    world.ask(Asking { request: Request { stream, author, nonce, command }, what }).await;
}

fn is_paused(scene: &Scene) -> bool {
    scene.about.as_ref().is_some_and(|about| about.pause.is_some())
}

/// Whoever is asked plays, at whatever machine they are, or sits down where there is no game yet.
async fn play_once(world: &mut World, number: usize) {
    let (stream, chair) = (world.stream(number), world.below(CHAIRS));
    let Some(machine) = world.machine() else { return };
    let Ok(Some(table)) = world.at(machine).tables.get(&stream).await else { return };
    let author = person(number, chair);
    let viewer = table.viewer(Some(&author)).await;
    let scene = table.scene(viewer, None).await;
    if scene.stage == Stage::Open {
        let (nonce, command) = (world.nonce(), "Sit".to_owned());
        world.ask(Asking { request: Request { stream, author, nonce, command }, what: What::Sit }).await;
        return;
    }
    if scene.stage == Stage::Revealing {
        // Some never tell what they promised.
        if !world.happens(300) {
            let (nonce, command) = (world.nonce(), "Reveal".to_owned());
            world.ask(Asking { request: Request { stream, author, nonce, command }, what: What::Reveal }).await;
        }
        return;
    }
    // Nobody plays for everybody: who is not asked, or does not look, lets time pass.
    if scene.may.is_empty() || world.happens(200) {
        return;
    }
    let command = choose(world, &scene.may);
    let request = Request { stream, author, nonce: world.nonce(), command };
    world.ask(Asking { request, what: What::Move { after: scene.version } }).await;
}

/// One of the things that may be done; a range becomes a number of it.
fn choose(world: &mut World, may: &str) -> String {
    let lines: Vec<&str> = may.lines().collect();
    let line = lines[world.below(lines.len())];
    let words = line.split(' ').map(|word| match word.split_once("..") {
        Some((least, most)) => {
            let (least, most): (usize, usize) = (least.parse().unwrap_or(1), most.parse().unwrap_or(1));
            (least + world.below(most - least + 1)).to_string()
        }
        None => word.to_owned(),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Somebody looks at a table: at a machine that has read on, or at one that may be behind.
async fn look(world: &mut World, number: usize, fresh: bool) {
    let (stream, chair) = (world.stream(number), world.below(CHAIRS + 1));
    let Some(machine) = world.machine() else { return };
    let Ok(Some(table)) = world.at(machine).tables.get(&stream).await else { return };
    if fresh && table.catch_up().await.is_err() {
        return;
    }
    let person = if chair < CHAIRS { person(number, chair) } else { PASSER_BY.to_owned() };
    let viewer = table.viewer(Some(&person)).await;
    let mut scene = table.scene(viewer, None).await;
    if fresh && is_due(&scene) && world.is_long_due(&stream, scene.version) {
        scene = wait_for_more(&*table, viewer, scene).await;
    }
    let overdue = fresh && is_due(&scene);
    let lines = scene.view.whole().unwrap_or_default().lines().map(str::to_owned);
    let lines = lines.chain(scene.events.iter().cloned()).collect();
    let (version, at, game_left) = (scene.version, world.now(), scene.clocks.0);
    world.saw(Sight { stream, person, version, at, lines, game_left, overdue });
}

/// Whether something is due that happens by itself.
fn is_due(scene: &Scene) -> bool {
    if scene.stage != Stage::Playing || is_paused(scene) {
        return false;
    }
    let chairs = scene.about.iter().flat_map(|about| &about.seats);
    let asked = chairs.into_iter().find(|chair| chair.seat.is_some() && chair.seat == scene.to_act);
    let is_programs =
        |chair: &table::SceneChair| matches!(chair.who, Some(Who::Bot(_))) || chair.presence != Presence::Here;
    let throw_due = scene.closing.as_ref().is_some_and(|closing| closing.throw_left == Some(0));
    asked.is_some_and(is_programs) || scene.clocks.1 == Some(0) || throw_due
}

/// Gives a program the time it needs on the real clock.
fn wait_for_more(table: &dyn AnyTable, viewer: Viewer, scene: Scene) -> BoxFuture<'_, Scene> {
    Box::pin(async move {
        for _ in 0..200 {
            tokio::time::sleep(Duration::from_millis(4)).await;
            let newer = table.scene(viewer, None).await;
            if newer.version > scene.version {
                return newer;
            }
        }
        scene
    })
}

/// Whether a request was granted.
#[must_use]
pub(crate) fn is_granted(answer: &Answer) -> bool {
    matches!(answer, Answer::Granted(_))
}
