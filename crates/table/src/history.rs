//! A table's log read again: records, replays, and the story in words.

use crate::refusal::Refusal;
use crate::remark::Remark;
use crate::scene::{Audience, Scene, Viewer};
use crate::state::{Stage, TableState};
use frame::{Lap, Seat};
use games::LiveGame;
use live::{Live, SceneSpec, Stamp};
use notation::{Move, Recorder, Reveal};
use std::sync::Arc;
use words::{Lang, Words};

/// One thing that happened, as a story tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoryLine {
    /// The version it happened with.
    pub version: u64,
    /// What happened.
    pub content: StoryContent,
}

/// What a line of a story says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoryContent {
    /// An event of the game.
    Event {
        /// In the words of a record.
        event: String,
        /// The same in a sentence.
        words: String,
    },
    /// What somebody did who does not play.
    Remark(Remark),
}

/// The record as a viewer may see it; whole, once the game is over. `names` are the players', in their order.
pub(crate) async fn record<G: LiveGame>(
    table: &Live<TableState<G>>,
    viewer: Viewer,
    names: Vec<String>,
) -> Result<String, Refusal> {
    // Before the log is read: where it is over here, it is over there.
    let (is_over, header, seat, setup) = {
        let table = table.lock().await;
        (table.stage == Stage::Over, table.header(names), table.seat_with(viewer), Arc::clone(&table.setup))
    };
    let mut recorder = match is_over {
        true => Recorder::<G>::whole(&setup, &header),
        false => Recorder::<G>::seen_by(&setup, &header, seat),
    };
    let history = table.history().await?;
    let mut notice = G::KIND.trade_mark();
    let text = history.read(move |history| {
        let last = history.replay(|_, change, _| {
            let mut moves = change.moves.iter();
            let add = |recorder: &mut Recorder<G>, made: &Move<G>| {
                recorder.add(&setup, made.clock, made.actor, &made.command, &made.events);
            };
            if let Some(first) = moves.next() {
                add(&mut recorder, first);
                // Once, below the first command: what leaves the server is public (T2.13).
                if let Some(sentence) = notice.take() {
                    recorder.remark(sentence);
                }
            }
            // Under the ruling it is about; a pause stands under the last command before it.
            if let Some(remark) = &change.remark {
                recorder.remark(&remark.in_record());
            }
            moves.for_each(|made| add(&mut recorder, made));
        })?;
        if is_over {
            recorder.finish(&setup, &last.state, &Reveal::Secret(last.opened.secret.reveal_hex()));
        }
        Ok(recorder.into_text())
    });
    Ok(text.await?)
}

/// Every moment of the game, as a viewer saw it.
pub(crate) async fn replay<G: LiveGame>(
    table: &Live<TableState<G>>,
    viewer: Viewer,
    lang: Option<Lang>,
) -> Result<Vec<Scene>, Refusal> {
    let audience = Audience { viewer, lang, changes: false };
    let scenes = table.history().await?.read(move |history| {
        let mut scenes = Vec::with_capacity(history.entries().len());
        history.replay(|table, change, entry| {
            if !change.moves.is_empty() || change.remark.is_some() {
                let stamp = Stamp { version: entry.version, now: entry.at };
                scenes.push(table.scene_after(SceneSpec { audience, whole: scenes.is_empty(), stamp }, &[change]));
            }
        })?;
        Ok(scenes)
    });
    Ok(scenes.await?)
}

/// What every seat had as a turn began, in a game that is over: objectives are no secret any more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnPoints {
    /// The version the turn began with.
    pub version: u64,
    /// The points of each seat, as they would have been counted then.
    pub seats: Vec<(Seat, u16)>,
}

/// The points of all seats turn by turn; nothing while the game is played.
pub(crate) async fn turn_points<G: LiveGame>(table: &Live<TableState<G>>) -> Result<Vec<TurnPoints>, Refusal> {
    if table.lock().await.stage != Stage::Over {
        return Ok(Vec::new());
    }
    let points = table.history().await?.read(move |history| {
        let (mut all, mut last) = (Vec::new(), None);
        history.replay(|table, change, entry| {
            let now = G::progress(&table.state);
            let turn = (now.lap > Lap(0) && !change.moves.is_empty()).then_some((now.lap, now.turn));
            if turn.is_some() && (turn != last || now.is_over) {
                last = turn;
                let of = |seat| G::seat_progress(&table.setup, G::tally(&table.setup, &table.state, seat)).points();
                let seats = G::contestants(&table.setup).iter().map(|seat| (seat, of(seat))).collect();
                all.push(TurnPoints { version: entry.version, seats });
            }
        })?;
        Ok(all)
    });
    Ok(points.await?)
}

/// The version with which each event happened.
pub(crate) async fn event_versions<G: LiveGame>(table: &Live<TableState<G>>) -> Result<Vec<u64>, Refusal> {
    let versions = table.history().await?.read(move |history| {
        let mut versions = Vec::new();
        history.replay(|_, change, entry| {
            let events = change.moves.iter().map(|made| made.events.len()).sum();
            versions.extend(std::iter::repeat_n(entry.version, events));
        })?;
        Ok(versions)
    });
    Ok(versions.await?)
}

/// The end of the story, oldest first: at most so many lines, of no later version than `until`.
pub(crate) async fn story<G: LiveGame>(
    table: &Live<TableState<G>>,
    viewer: Viewer,
    lang: Lang,
    (until, lines_max): (u64, usize),
) -> Result<Vec<StoryLine>, Refusal> {
    let story = table.history().await?.until(until).read(move |history| {
        let mut story = Vec::new();
        history.replay(|table, change, entry| {
            let remark = change.remark.clone().map(StoryContent::Remark);
            let (seat, changes) = (table.seat_with(viewer), [change]);
            let sentences = table.in_words(seat, &changes, Words::new(lang));
            let events = table.events(seat, &changes).into_iter().zip(sentences);
            let events = events.map(|(event, words)| StoryContent::Event { event, words });
            story.extend(remark.into_iter().chain(events).map(|content| StoryLine { version: entry.version, content }));
        })?;
        Ok(story.split_off(story.len().saturating_sub(lines_max)))
    });
    Ok(story.await?)
}
