//! A table whichever game it hosts: what the edge asks of it.

use crate::bot_host::BotHost;
use crate::bot_seats::BotSeats;
use crate::chairs::Presence;
use crate::company::{AgreeRequest, GoOnRequest, HostRequest, ResignRequest};
use crate::delayed::DelayedScenes;
use crate::driver::{self, DriveEnd};
use crate::hint::{self, Hint};
use crate::history::{self, StoryLine, TurnPoints};
use crate::referee::{PauseRequest, ResumeRequest, RulingRequest};
use crate::refusal::Refusal;
use crate::rematch::{self, NextGame};
use crate::requests::{LeaveRequest, MoveRequest, ReturnRequest, RevealRequest, SitRequest, check_stage};
use crate::scene::{Audience, Scene, Viewer};
use crate::state::{Stage, TableState};
use crate::summary::Summary;
use entries::Entry;
use games::LiveGame;
use live::{BoxFuture, Delayed, Draft, Live, LiveGuard, Millis, Reader, Resident, Stamp, Stop, Submission};
use std::sync::Arc;
use words::{Lang, Words};

/// A gap in which nobody ran the clocks is given back if it is longer than this.
const GAP_MIN_MS: Millis = 1000;

/// How long who is awaited at a game by correspondence has after a time in which no server could be reached.
const UNRUN_GRACE_MS: Millis = 3_600_000;

/// A table of any game.
pub trait AnyTable: Resident {
    /// A player's command: the version it led to.
    fn act<'a>(&'a self, request: MoveRequest<'a>) -> BoxFuture<'a, Result<u64, Refusal>>;

    /// Takes a free chair; with the invitation also one that is kept.
    fn sit<'a>(&'a self, request: SitRequest<'a>) -> BoxFuture<'a, Result<u64, Refusal>>;

    /// Tells the seed that was promised, once the table is full; with the last one the game begins.
    fn reveal<'a>(&'a self, request: RevealRequest<'a>) -> BoxFuture<'a, Result<u64, Refusal>>;

    /// Gives a chair back before the game.
    fn leave<'a>(&'a self, person: &'a str, nonce: &'a str) -> BoxFuture<'a, Result<u64, Refusal>>;

    /// Somebody goes for good: the seat is played on as the table says, or is free again before the game.
    fn remove_person<'a>(&'a self, person: &'a str) -> BoxFuture<'a, Result<(), Refusal>>;

    /// Takes one's seat back from whoever stands in.
    fn come_back<'a>(&'a self, person: &'a str, nonce: &'a str) -> BoxFuture<'a, Result<u64, Refusal>>;

    /// A referee stops the game: the version it led to.
    fn pause<'a>(&'a self, request: PauseRequest<'a>) -> BoxFuture<'a, Result<u64, Refusal>>;

    /// A referee lets a paused game go on.
    fn unpause<'a>(&'a self, request: ResumeRequest<'a>) -> BoxFuture<'a, Result<u64, Refusal>>;

    /// The host sees to who sits at a table that is open.
    fn host<'a>(&'a self, request: HostRequest<'a>) -> BoxFuture<'a, Result<u64, Refusal>>;

    /// Somebody gives the game up.
    fn resign<'a>(&'a self, request: ResignRequest<'a>) -> BoxFuture<'a, Result<u64, Refusal>>;

    /// A player wants a pause, or wants it no more.
    fn agree<'a>(&'a self, request: AgreeRequest<'a>) -> BoxFuture<'a, Result<u64, Refusal>>;

    /// A player lets a game go on that all of them have paused.
    fn go_on<'a>(&'a self, request: GoOnRequest<'a>) -> BoxFuture<'a, Result<u64, Refusal>>;

    /// The last table opened for the next game, and how many were, for one of those who played.
    fn rematches<'a>(&'a self, person: &'a str) -> BoxFuture<'a, Result<(Option<String>, usize), Refusal>>;

    /// The next game as somebody asks for it, after so many that were noted.
    #[doc(hidden)]
    fn next_game<'a>(&'a self, person: &'a str, count: usize) -> BoxFuture<'a, Result<NextGame, Refusal>>;

    /// Writes down which table is for the next game.
    fn note_rematch<'a>(&'a self, person: &'a str, id: &'a str) -> BoxFuture<'a, Result<(), Refusal>>;

    /// Gives chairs free that are kept for certain people.
    fn release_kept(&self) -> BoxFuture<'_, Result<(), Refusal>>;

    /// A referee rules.
    fn rule<'a>(&'a self, request: RulingRequest<'a>) -> BoxFuture<'a, Result<u64, Refusal>>;

    /// Gives up a table that has not begun.
    fn abandon(&self) -> BoxFuture<'_, Result<u64, Refusal>>;

    /// Writes down that the server stops.
    fn stop(&self) -> BoxFuture<'_, Result<(), Refusal>>;

    /// Gives everybody the time back in which nobody ran the clocks; `alive_until` is when somebody last did.
    fn resume(&self, alive_until: Option<Millis>) -> BoxFuture<'_, Result<(), Refusal>>;

    /// Who a person is at this table: a player, or anybody who watches.
    fn viewer<'a>(&'a self, person: Option<&'a str>) -> BoxFuture<'a, Viewer>;

    /// The table now.
    fn scene(&self, viewer: Viewer, lang: Option<Lang>) -> BoxFuture<'_, Scene>;

    /// The table now and everything after it.
    fn watch(&self, audience: Audience, known: Option<u64>) -> BoxFuture<'_, (Scene, Reader<Arc<Scene>>)>;

    /// The table as spectators may see it now, where they see it later.
    fn delayed_scene(&self, lang: Option<Lang>) -> BoxFuture<'_, Result<Scene, Refusal>>;

    /// That, and everything after it in its time.
    fn watch_delayed(
        self: Arc<Self>,
        lang: Option<Lang>,
        known: Option<u64>,
    ) -> BoxFuture<'static, Result<Box<dyn DelayedScenes>, Refusal>>;

    /// The record; `names` are the players', in their order.
    fn record(&self, viewer: Viewer, names: Vec<String>) -> BoxFuture<'_, Result<String, Refusal>>;

    /// Every moment of the game.
    fn replay(&self, viewer: Viewer, lang: Option<Lang>) -> BoxFuture<'_, Result<Vec<Scene>, Refusal>>;

    /// The version with which each event happened.
    fn event_versions(&self) -> BoxFuture<'_, Result<Vec<u64>, Refusal>>;

    /// What a strong player would do for somebody who trains alone, in their language; refused where others play (C57).
    fn hint<'a>(&'a self, person: &'a str, bots: &'a BotHost, words: Words) -> BoxFuture<'a, Result<Hint, Refusal>>;

    /// The points of all seats turn by turn, once the game is over.
    fn turn_points(&self) -> BoxFuture<'_, Result<Vec<TurnPoints>, Refusal>>;

    /// The last things that happened up to a version, so many at most.
    fn story(&self, viewer: Viewer, lang: Lang, last: (u64, usize)) -> BoxFuture<'_, Result<Vec<StoryLine>, Refusal>>;

    /// What the index keeps.
    fn summary(&self) -> BoxFuture<'_, Summary>;

    /// Runs clocks and bots until the game is over or the node stops. `bot_seed` is where bots leave things to chance.
    fn drive(self: Arc<Self>, bots: Arc<BotHost>, bot_seed: u64, stop: Stop) -> BoxFuture<'static, DriveEnd>;
}

impl<G: LiveGame> AnyTable for Live<TableState<G>> {
    fn act<'a>(&'a self, request: MoveRequest<'a>) -> BoxFuture<'a, Result<u64, Refusal>> {
        Box::pin(async move {
            let submission = Submission { nonce: request.nonce, after: Some(request.after) };
            self.submit(submission, &request).await
        })
    }

    fn sit<'a>(&'a self, request: SitRequest<'a>) -> BoxFuture<'a, Result<u64, Refusal>> {
        Box::pin(async move { self.submit(Submission { nonce: request.nonce, after: None }, &request).await })
    }

    fn reveal<'a>(&'a self, request: RevealRequest<'a>) -> BoxFuture<'a, Result<u64, Refusal>> {
        Box::pin(async move { self.submit(Submission { nonce: request.nonce, after: None }, &request).await })
    }

    fn leave<'a>(&'a self, person: &'a str, nonce: &'a str) -> BoxFuture<'a, Result<u64, Refusal>> {
        Box::pin(async move { self.submit(Submission { nonce, after: None }, &LeaveRequest { person, nonce }).await })
    }

    fn remove_person<'a>(&'a self, person: &'a str) -> BoxFuture<'a, Result<(), Refusal>> {
        Box::pin(async move {
            let mut table = self.lock().await;
            table.read_on().await?;
            let Some(player) = table.chair_of(person) else { return Ok(()) };
            match table.stage {
                // The chair is part of what others were shown before they told their seeds: it stays taken.
                Stage::Revealing | Stage::Playing if table.chairs[player].presence == Presence::Here => {
                    note(&mut table, &Entry::Away { player }).await.map(drop)
                }
                Stage::Open => {
                    let draft = table.draft_seating(&Entry::Left { player, nonce: None }, table.now());
                    Ok(table.append(draft).await.map(drop)?)
                }
                Stage::Revealing | Stage::Playing | Stage::Over | Stage::Abandoned => Ok(()),
            }
        })
    }

    fn come_back<'a>(&'a self, person: &'a str, nonce: &'a str) -> BoxFuture<'a, Result<u64, Refusal>> {
        Box::pin(async move { self.submit(Submission { nonce, after: None }, &ReturnRequest { person, nonce }).await })
    }

    fn pause<'a>(&'a self, request: PauseRequest<'a>) -> BoxFuture<'a, Result<u64, Refusal>> {
        Box::pin(async move { self.submit(Submission { nonce: request.nonce, after: None }, &request).await })
    }

    fn unpause<'a>(&'a self, request: ResumeRequest<'a>) -> BoxFuture<'a, Result<u64, Refusal>> {
        Box::pin(async move { self.submit(Submission { nonce: request.nonce, after: None }, &request).await })
    }

    fn rule<'a>(&'a self, request: RulingRequest<'a>) -> BoxFuture<'a, Result<u64, Refusal>> {
        Box::pin(async move {
            let submission = Submission { nonce: request.nonce, after: Some(request.after) };
            self.submit(submission, &request).await
        })
    }

    fn host<'a>(&'a self, request: HostRequest<'a>) -> BoxFuture<'a, Result<u64, Refusal>> {
        Box::pin(async move { self.submit(Submission { nonce: request.nonce, after: None }, &request).await })
    }

    fn resign<'a>(&'a self, request: ResignRequest<'a>) -> BoxFuture<'a, Result<u64, Refusal>> {
        Box::pin(async move { self.submit(Submission { nonce: request.nonce, after: None }, &request).await })
    }

    fn agree<'a>(&'a self, request: AgreeRequest<'a>) -> BoxFuture<'a, Result<u64, Refusal>> {
        Box::pin(async move { self.submit(Submission { nonce: request.nonce, after: None }, &request).await })
    }

    fn go_on<'a>(&'a self, request: GoOnRequest<'a>) -> BoxFuture<'a, Result<u64, Refusal>> {
        Box::pin(async move { self.submit(Submission { nonce: request.nonce, after: None }, &request).await })
    }

    fn rematches<'a>(&'a self, person: &'a str) -> BoxFuture<'a, Result<(Option<String>, usize), Refusal>> {
        Box::pin(async move {
            let mut table = self.lock().await;
            table.read_on().await?;
            table.noted_rematches(person)
        })
    }

    fn next_game<'a>(&'a self, person: &'a str, count: usize) -> BoxFuture<'a, Result<NextGame, Refusal>> {
        Box::pin(async move { Ok(self.lock().await.plan_next_game(person, count)) })
    }

    fn note_rematch<'a>(&'a self, person: &'a str, id: &'a str) -> BoxFuture<'a, Result<(), Refusal>> {
        Box::pin(rematch::note_rematch(self, person, id))
    }

    fn release_kept(&self) -> BoxFuture<'_, Result<(), Refusal>> {
        Box::pin(async move {
            let mut table = self.lock().await;
            check_stage(&table, Stage::Open)?;
            if !table.reserved.is_empty() {
                let draft = table.draft_seating(&Entry::Released, table.now());
                table.append(draft).await?;
            }
            Ok(())
        })
    }

    fn abandon(&self) -> BoxFuture<'_, Result<u64, Refusal>> {
        Box::pin(async move {
            let mut table = self.lock().await;
            check_stage(&table, Stage::Open)?;
            let draft = table.draft_seating(&Entry::Abandoned, table.now());
            Ok(table.append(draft).await?)
        })
    }

    fn stop(&self) -> BoxFuture<'_, Result<(), Refusal>> {
        Box::pin(async move {
            let mut table = self.lock().await;
            if matches!(table.stage, Stage::Revealing | Stage::Playing) {
                note(&mut table, &Entry::Stopped).await?;
            }
            Ok(())
        })
    }

    fn resume(&self, alive_until: Option<Millis>) -> BoxFuture<'_, Result<(), Refusal>> {
        Box::pin(async move {
            let mut table = self.lock().await;
            let changed = table.changed_at();
            let since =
                if table.stopped { Some(changed) } else { alive_until.map(|alive| table.clocks.unrun_since(alive)) };
            if let Some(overdue) = table.overdue(table.now()) {
                note(&mut table, &Entry::Idle { milliseconds: overdue + UNRUN_GRACE_MS }).await?;
                return Ok(());
            }
            // Where the wall clock was set back meanwhile, time begins again earlier than it had come: a gap below zero.
            let gap = since.map(|since| table.now() - since).filter(|gap| gap.abs() > GAP_MIN_MS);
            if let Some(milliseconds) = gap.filter(|_| matches!(table.stage, Stage::Revealing | Stage::Playing)) {
                note(&mut table, &Entry::Idle { milliseconds }).await?;
            }
            Ok(())
        })
    }

    fn viewer<'a>(&'a self, person: Option<&'a str>) -> BoxFuture<'a, Viewer> {
        Box::pin(async move {
            let table = self.lock().await;
            let player = person.and_then(|person| table.chair_of(person)).filter(|&player| !table.is_removed(player));
            player.map_or(Viewer::Spectator, Viewer::Player)
        })
    }

    fn scene(&self, viewer: Viewer, lang: Option<Lang>) -> BoxFuture<'_, Scene> {
        Box::pin(self.whole_scene(Audience { viewer, lang, changes: false }))
    }

    fn watch(&self, audience: Audience, known: Option<u64>) -> BoxFuture<'_, (Scene, Reader<Arc<Scene>>)> {
        Box::pin(self.watch(audience, known))
    }

    fn delayed_scene(&self, lang: Option<Lang>) -> BoxFuture<'_, Result<Scene, Refusal>> {
        Box::pin(async move { Ok(self.delayed_scene(spectators(lang)).await?) })
    }

    fn watch_delayed(
        self: Arc<Self>,
        lang: Option<Lang>,
        known: Option<u64>,
    ) -> BoxFuture<'static, Result<Box<dyn DelayedScenes>, Refusal>> {
        Box::pin(async move {
            let delayed = Delayed::new(self, spectators(lang), known).await?;
            Ok(Box::new(delayed) as Box<dyn DelayedScenes>)
        })
    }

    fn record(&self, viewer: Viewer, names: Vec<String>) -> BoxFuture<'_, Result<String, Refusal>> {
        Box::pin(history::record(self, viewer, names))
    }

    fn replay(&self, viewer: Viewer, lang: Option<Lang>) -> BoxFuture<'_, Result<Vec<Scene>, Refusal>> {
        Box::pin(history::replay(self, viewer, lang))
    }

    fn event_versions(&self) -> BoxFuture<'_, Result<Vec<u64>, Refusal>> {
        Box::pin(history::event_versions(self))
    }

    fn hint<'a>(&'a self, person: &'a str, bots: &'a BotHost, words: Words) -> BoxFuture<'a, Result<Hint, Refusal>> {
        Box::pin(hint::hint(self, person, bots, words))
    }

    fn turn_points(&self) -> BoxFuture<'_, Result<Vec<TurnPoints>, Refusal>> {
        Box::pin(history::turn_points(self))
    }

    fn story(&self, viewer: Viewer, lang: Lang, last: (u64, usize)) -> BoxFuture<'_, Result<Vec<StoryLine>, Refusal>> {
        Box::pin(history::story(self, viewer, lang, last))
    }

    fn summary(&self) -> BoxFuture<'_, Summary> {
        Box::pin(async move {
            let table = self.lock().await;
            Summary::of(&table, Stamp { version: table.version(), now: table.changed_at() })
        })
    }

    fn drive(self: Arc<Self>, bots: Arc<BotHost>, bot_seed: u64, stop: Stop) -> BoxFuture<'static, DriveEnd> {
        Box::pin(driver::drive(self, BotSeats::new(bots, bot_seed), stop))
    }
}

/// Writes an entry that is no move.
pub(crate) async fn note<G: LiveGame>(
    table: &mut LiveGuard<'_, TableState<G>>,
    entry: &Entry<'_>,
) -> Result<u64, Refusal> {
    Ok(table.append(Draft::entry(entry.print())).await?)
}

/// Begins a game whose chairs are all taken, without the seeds that were not told.
pub(crate) async fn begin<G: LiveGame>(table: &mut LiveGuard<'_, TableState<G>>) -> Result<u64, Refusal> {
    if !table.stage.is_before_game() || !table.is_full() {
        return Err(Refusal::NotNow(table.stage));
    }
    let draft = table.draft_beginning(table.now());
    Ok(table.append(draft).await?)
}

fn spectators(lang: Option<Lang>) -> Audience {
    Audience { viewer: Viewer::Spectator, lang, changes: false }
}
