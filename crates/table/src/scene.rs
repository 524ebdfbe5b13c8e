//! What one viewer is shown: a scene has no field in which somebody else's secret could hide.

use crate::chairs::{Chair, Presence};
use crate::closing::{Closing, THROW};
use crate::common::Common;
use crate::contribution::Contribution;
use crate::remark::Remark;
use crate::state::{Change, Stage, TableState};
use bytes::Bytes;
use entries::{Options, Pause, Who};
use frame::Seat;
use games::{Departure, FinalScore, LiveGame, Progress, Supremacies, TrisWorth};
use live::{Millis, SceneSpec, Stamp};
use std::sync::{Arc, OnceLock};
use words::{Lang, Words};

/// Who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player, by chair, from 0.
    Player(usize),
    /// A referee who does not play: shown what spectators are, but without their delay.
    Referee,
    /// Anybody else.
    Spectator,
}

/// Who looks at a table and how: all of the same audience are shown the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Audience {
    /// Whose secrets they know.
    pub viewer: Viewer,
    /// The language of the sentences, if any are wanted.
    pub lang: Option<Lang>,
    /// Of the view only what has changed, after the first scene.
    pub changes: bool,
}

/// The position, one fact a line.
#[derive(Debug)]
pub enum View {
    /// The whole position.
    Whole(String),
    /// What has changed since the scene before.
    Changes {
        /// The part that everybody is shown alike.
        common: Arc<Common>,
        /// The viewer's own line and its number, where it is new.
        own: Option<(usize, String)>,
    },
}

impl View {
    /// All of it, if that is what this is.
    #[must_use]
    pub fn whole(&self) -> Option<&str> {
        match self {
            Self::Whole(text) => Some(text),
            Self::Changes { .. } => None,
        }
    }
}

/// A moment of a table, as one viewer may know it.
#[derive(Debug)]
pub struct Scene {
    /// The version after its events.
    pub version: u64,
    /// How far the table is.
    pub stage: Stage,
    /// What happened, in the words of a record; what the viewer may not know is a `?`.
    pub events: Arc<Vec<String>>,
    /// A sentence for each event, where a language was asked for.
    pub words: Option<Arc<Vec<String>>>,
    /// What somebody did who does not play.
    pub remarks: Vec<Remark>,
    /// The position.
    pub view: View,
    /// Who is asked.
    pub to_act: Option<Seat>,
    /// What the viewer may do, a command a line; empty unless they are asked.
    pub may: String,
    /// What each tris of `may` gives, by its cards.
    pub worth: Vec<(String, TrisWorth)>,
    /// Milliseconds left of the game and of the turn.
    pub clocks: (Option<i64>, Option<i64>),
    /// How near the end is, once the time of the game is up.
    pub closing: Option<Closing>,
    /// Who is ahead in what brings points, in a game that has such a thing.
    pub supremacies: Option<Supremacies>,
    /// The viewer, where that is new to them.
    pub you: Option<You>,
    /// The table, its chairs and dice; only where they are new to the viewer.
    pub about: Option<About>,
    /// The result of a game that is over.
    pub result: Vec<FinalPlace>,
    /// The table's time when it was made.
    pub at: Millis,
    /// How the edge wrote it, once for all who see the same.
    pub written: OnceLock<Bytes>,
}

impl Scene {
    /// Whether the viewer is asked, the game has begun or ended, or a referee has acted: then it cannot wait.
    #[must_use]
    pub fn is_urgent(&self) -> bool {
        !self.may.is_empty() || self.stage != Stage::Playing || !self.remarks.is_empty()
    }
}

/// Who the viewer is, and how far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct You {
    /// Their chair, from 0.
    pub player: Option<usize>,
    /// Their seat.
    pub seat: Option<Seat>,
    /// How far their seat has come, in the terms of the game.
    pub progress: Option<Progress>,
}

/// What seldom changes.
#[derive(Clone, Debug)]
pub struct About {
    /// The table's id.
    pub id: String,
    /// The regulation's id.
    pub regulation: String,
    /// The hash of the regulation's text.
    pub hash: String,
    /// What was agreed on.
    pub options: Options,
    /// The chairs.
    pub seats: Vec<SceneChair>,
    /// The pause the game is in.
    pub pause: Option<Pause>,
    /// The players, from 1, who want one.
    pub pause_wanted: Vec<usize>,
    /// The player, from 1, who sees to the table while it is open; nobody, if whoever does has no chair.
    pub host: Option<usize>,
    /// The table for the next game, once there is one.
    pub rematch: Option<String>,
    /// The promise made before anybody gave a seed.
    pub commitment: String,
    /// The secret, once the game is over.
    pub secret: Option<String>,
    /// Milliseconds left to tell a seed, while that is awaited.
    pub reveal_left: Option<Millis>,
}

/// A chair as it is shown.
#[derive(Clone, Debug)]
pub struct SceneChair {
    /// The player's number, from 1.
    pub player: usize,
    /// The seat, once the order is known.
    pub seat: Option<Seat>,
    /// Who sits there; people by their number.
    pub who: Option<Who>,
    /// The person a free chair is kept for.
    pub kept_for: Option<String>,
    /// Whether they administer the server they play at.
    pub is_operator: bool,
    /// Their part of the dice.
    pub contribution: Option<Contribution>,
    /// Whether they play.
    pub presence: Presence,
    /// Turns missed in a row.
    pub missed: u8,
}

/// Where a player came in, once the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FinalPlace {
    /// The seat they had in the order of turns.
    pub seat: Seat,
    /// The chair, from 0.
    pub player: usize,
    /// The place, from 1; those who tie share it.
    pub place: u8,
    /// Their table points.
    pub points: u16,
    /// What decided the place beyond the points.
    pub score: FinalScore,
    /// How they left the game before its end, if they did.
    pub left: Option<Departure>,
}

/// What one audience was sent last, besides what everybody was.
#[derive(Default)]
pub(crate) struct LastSent<G: LiveGame> {
    /// Their own line of the view.
    pub(crate) own: String,
    pub(crate) tally: SeatTally<G>,
}

/// What happened, as a viewer may know it.
struct Events {
    lines: Arc<Vec<String>>,
    words: Option<Arc<Vec<String>>>,
}

/// A viewer's seat, and what it has so far.
pub(crate) type SeatTally<G> = Option<(Seat, <G as games::Figures>::Tally)>;

impl<G: LiveGame> TableState<G> {
    /// The table as it is after these changes, with the whole view.
    pub(crate) fn scene_after(&self, spec: SceneSpec<Audience>, changes: &[Change<G>]) -> Scene {
        let Audience { viewer, lang, .. } = spec.audience;
        let seat = self.seat_with(viewer);
        let events = Events {
            lines: Arc::new(self.events(seat, changes)),
            words: lang.map(|lang| Arc::new(self.in_words(seat, changes, Words::new(lang)))),
        };
        self.scene_with(spec, changes, events, View::Whole(self.view(seat)), Some(self.you(viewer)))
    }

    /// What has changed, on top of what everybody is shown; `last_sent` then says what the viewer has been sent. Nothing,
    /// if there is nothing on top: then the viewer is shown what everybody is.
    pub(crate) fn changed_scene(
        &self,
        spec: SceneSpec<Audience>,
        changes: &[Change<G>],
        common: &Arc<Common>,
        last_sent: &mut LastSent<G>,
    ) -> Option<Scene> {
        let Audience { viewer, lang, .. } = spec.audience;
        let seat = self.seat_with(viewer);
        let lines = self.events_of(seat, changes, common);
        let public = Arc::ptr_eq(&lines, &common.events);
        // What a seat alone knows changes with an event it alone sees whole, or with what everybody sees of it.
        let touched = |seat: &Seat| !public || common.touches(*seat) || last_sent.own.is_empty();
        let line = seat.filter(touched).map(|seat| (common.line_of(seat), self.own_line(seat)));
        if let Some((_, line)) = &line {
            last_sent.own.clone_from(line);
        }
        let own = line.filter(|(_, line)| !line.is_empty());
        let tally = self.tally(viewer);
        let you = (tally != last_sent.tally).then(|| self.you(viewer));
        last_sent.tally = tally;
        let asked = seat.is_some() && self.awaited_seat() == seat;
        if public && own.is_none() && you.is_none() && !asked && common.chairs_unchanged {
            return None;
        }
        let words = lang.map(|lang| self.words_of(seat, changes, common, lang, public));
        let view = View::Changes { common: Arc::clone(common), own };
        Some(self.scene_with(spec, changes, Events { lines, words }, view, you))
    }

    /// What everybody is shown who wants the same language.
    pub(crate) fn plain_scene(
        &self,
        changes: &[Change<G>],
        common: &Arc<Common>,
        lang: Option<Lang>,
        stamp: Stamp,
    ) -> Scene {
        let audience = Audience { viewer: Viewer::Spectator, lang, changes: true };
        let words = lang.map(|lang| self.words_of(None, changes, common, lang, true));
        let events = Events { lines: Arc::clone(&common.events), words };
        let view = View::Changes { common: Arc::clone(common), own: None };
        self.scene_with(SceneSpec { audience, whole: false, stamp }, changes, events, view, None)
    }

    fn scene_with(
        &self,
        spec: SceneSpec<Audience>,
        changes: &[Change<G>],
        events: Events,
        view: View,
        you: Option<You>,
    ) -> Scene {
        let seat = self.seat_with(spec.audience.viewer);
        let asked = self.awaited_seat();
        let (may, worth) = match seat {
            Some(seat) if asked == Some(seat) && self.pause.is_none() => self.may(seat),
            _ => (String::new(), Vec::new()),
        };
        Scene {
            version: spec.stamp.version,
            stage: self.stage,
            events: events.lines,
            words: events.words,
            remarks: changes.iter().filter_map(|change| change.remark.clone()).collect(),
            view,
            to_act: asked,
            may,
            worth,
            clocks: self.clocks_left(spec.stamp.now),
            closing: self.closing(spec.stamp.now),
            supremacies: self.supremacies(),
            you,
            about: (spec.whole || self.changes_chairs(changes)).then(|| self.about(spec.stamp.now)),
            result: self.result(),
            at: spec.stamp.now,
            written: OnceLock::new(),
        }
    }

    /// Who is ahead in what brings points, while a game is played.
    pub(crate) fn supremacies(&self) -> Option<Supremacies> {
        match self.stage {
            Stage::Playing | Stage::Over => G::supremacies(&self.setup, &self.state),
            Stage::Open | Stage::Revealing | Stage::Abandoned => None,
        }
    }

    /// Whether the chairs are no longer what they were, or what is said of them.
    pub(crate) fn changes_chairs(&self, changes: &[Change<G>]) -> bool {
        let concerns = |change: &Change<G>| change.chairs_changed || is_beginning::<G>(change);
        self.stage == Stage::Over || changes.iter().any(concerns)
    }

    /// A viewer's seat, and what it has so far.
    pub(crate) fn tally(&self, viewer: Viewer) -> SeatTally<G> {
        self.seat_with(viewer).map(|seat| (seat, G::tally(&self.setup, &self.state, seat)))
    }

    fn you(&self, viewer: Viewer) -> You {
        let tally = self.tally(viewer);
        let player = match viewer {
            Viewer::Player(player) => Some(player),
            Viewer::Referee | Viewer::Spectator => None,
        };
        let progress = tally.map(|(_, tally)| G::seat_progress(&self.setup, tally));
        You { player, seat: tally.map(|(seat, _)| seat), progress }
    }

    /// The seat through which a viewer sees the game: none for who was put out.
    pub(crate) fn seat_with(&self, viewer: Viewer) -> Option<Seat> {
        match viewer {
            Viewer::Player(player) if self.is_removed(player) => None,
            Viewer::Player(player) => self.seat_of(player),
            Viewer::Referee | Viewer::Spectator => None,
        }
    }

    /// What is left of the game and of the turn.
    pub(crate) fn clocks_left(&self, now: Millis) -> (Option<i64>, Option<i64>) {
        let options = &self.opened.options;
        match self.stage {
            Stage::Playing => {
                (self.clocks.game_left(options.game_seconds, now), self.clocks.turn_left(options.turn_seconds, now))
            }
            Stage::Open | Stage::Revealing | Stage::Over | Stage::Abandoned => (None, None),
        }
    }

    pub(crate) fn events(&self, seat: Option<Seat>, changes: &[Change<G>]) -> Vec<String> {
        let events = changes.iter().flat_map(|change| &change.moves).flat_map(|made| &made.events);
        events.map(|event| G::print_seen(&self.setup, &G::see(&self.setup, event, seat))).collect()
    }

    pub(crate) fn in_words(&self, seat: Option<Seat>, changes: &[Change<G>], words: Words) -> Vec<String> {
        let mut sentences = Vec::new();
        for change in changes {
            let mut names = G::on_page(G::names(&self.setup, &change.before));
            for event in change.moves.iter().flat_map(|made| &made.events) {
                sentences.push(G::say_event(words, &G::see(&self.setup, event, seat), &names));
                G::follow(&mut names, event);
            }
        }
        sentences
    }

    /// The position as a seat sees it; everything, once the game is over.
    pub(crate) fn view(&self, seat: Option<Seat>) -> String {
        if self.stage.is_before_game() {
            return String::new();
        }
        let position = match seat {
            _ if self.stage == Stage::Over => G::whole(&self.setup, &self.state),
            Some(seat) => G::seen(&self.setup, &G::view(&self.setup, &self.state, seat)),
            None => G::seen(&self.setup, &G::spectate(&self.setup, &self.state)),
        };
        G::print_position(&self.setup, &position)
    }

    fn may(&self, seat: Seat) -> (String, Vec<(String, TrisWorth)>) {
        if self.thrower().is_some() {
            return (format!("{THROW}\n"), Vec::new());
        }
        let view = G::view(&self.setup, &self.state, seat);
        let lines = games::may::<G>(&self.setup, &view);
        let worth = |line: &str| {
            let command = G::read_command(&self.setup, line).ok()?;
            Some((line.strip_prefix("tris ")?.to_owned(), G::tris_worth(&self.setup, &view, command)?))
        };
        let worth = lines.lines().filter(|line| line.starts_with("tris ")).filter_map(worth).collect();
        (lines, worth)
    }

    fn about(&self, now: Millis) -> About {
        let secret = &self.opened.secret;
        About {
            id: self.id.to_string(),
            regulation: self.opened.regulation.clone(),
            hash: self.opened.hash.clone(),
            options: self.opened.options.clone(),
            seats: self.chairs.iter().enumerate().map(|(player, chair)| self.scene_chair(player, chair)).collect(),
            pause: self.pause.clone(),
            pause_wanted: self.pause_wanted.iter().map(|player| player + 1).collect(),
            host: self.host.as_ref().and_then(|host| self.chair_of(host)).map(|player| player + 1),
            rematch: self.rematches.last().cloned(),
            commitment: secret.commitment().to_string(),
            secret: (self.stage == Stage::Over).then(|| secret.reveal_hex()),
            reveal_left: self.reveal_until().map(|until| (until - now).max(0)),
        }
    }

    fn scene_chair(&self, player: usize, chair: &Chair) -> SceneChair {
        SceneChair {
            player: player + 1,
            seat: self.seat_of(player),
            who: chair.who.clone(),
            kept_for: self.kept_for(player),
            is_operator: chair.is_operator,
            contribution: chair.contribution.clone(),
            presence: chair.presence,
            missed: chair.missed,
        }
    }

    /// The person a free chair is kept for.
    fn kept_for(&self, player: usize) -> Option<String> {
        let kept = self.reserved.iter().find(|(chair, _)| *chair == player)?;
        self.chairs[player].who.is_none().then(|| kept.1.clone())
    }

    /// The places, once the game is over.
    pub(crate) fn result(&self) -> Vec<FinalPlace> {
        if self.stage != Stage::Over {
            return Vec::new();
        }
        let scores = G::final_scores(&self.setup, &self.state);
        let placed = |(standing, score): (&games::Standing, FinalScore)| {
            let player = self.player_at(standing.seat)?;
            let games::Standing { seat, place, points, left } = *standing;
            Some(FinalPlace { seat, player, place, points, score, left })
        };
        G::outcome(&self.setup, &self.state).standings.iter().zip(scores).filter_map(placed).collect()
    }
}

/// Whether the order was settled with this: before it nobody had a seat.
fn is_beginning<G: LiveGame>(change: &Change<G>) -> bool {
    G::progress(&change.before).lap.0 == 0
}
