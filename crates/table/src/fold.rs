//! A table as a fold: how its log is taken in, and what everybody who watches is shown.

use crate::chairs::Presence;
use crate::contribution::Contribution;
use crate::moves::{AfterMoves, DecidedMoves, Mover};
use crate::remark::Remark;
use crate::scene::{Audience, LastSent, Scene};
use crate::state::{Change, Stage, TableState, seeds};
use chance::{KeyStream, Position};
use entries::{Authority, Entry, Who};
use games::LiveGame;
use live::{Audiences, Fold, Millis, Outcome, Request, SceneSpec, Stamp, Unreadable};
use notation::{Move, read_moves};
use std::sync::Arc;
use words::Lang;

impl<G: LiveGame> Fold for TableState<G> {
    /// A person: who has left has no chair any more, and may ask again whether it was granted.
    type Author = String;
    type Change = Change<G>;
    type Decision = DecidedMoves<G>;
    type Audience = Audience;
    type Scene = Scene;
    /// The view, as those who are shown changes have it but for their own line.
    type Shared = String;
    type LastSent = LastSent<G>;

    fn restart(&self, first: &live::Entry) -> Result<Self, Unreadable> {
        Self::open(&self.id.to_string(), first, Arc::clone(&self.regulation), Arc::clone(&self.setup))
    }

    fn take_in(&mut self, entry: &live::Entry) -> Result<Outcome<Self>, Unreadable> {
        let read = Entry::read(&entry.body).map_err(Unreadable::new)?;
        let stopped = read == Entry::Stopped;
        let mut change = Change { before: self.state, moves: Vec::new(), chairs_changed: true, remark: None };
        let request = match read {
            Entry::Opened(_) => return Err(Unreadable::new("opened twice")),
            Entry::Sat(sat) => {
                self.acted = entry.at;
                let (player, nonce) = (sat.player, sat.nonce.clone());
                self.take_chair(&sat, entry.at);
                self.request(Some(player), nonce.as_deref())
            }
            Entry::Left { player, nonce } => {
                self.acted = entry.at;
                let request = self.request(Some(player), nonce);
                self.free_chair(player);
                request
            }
            Entry::Revealed(revealed) => {
                self.acted = entry.at;
                self.change_contribution(revealed.player, |promised| promised.revealed(revealed.seed));
                self.request(Some(revealed.player), revealed.nonce)
            }
            Entry::Withheld { player } => {
                self.change_contribution(player, Contribution::withheld);
                None
            }
            Entry::Moved(moved) => {
                let mover = moved.player.map_or(Mover::Program, Mover::Player);
                (change.moves, change.chairs_changed) =
                    self.take_moves_in((moved.lines, moved.chance), mover, entry)?;
                self.request(moved.player, moved.nonce)
            }
            Entry::Ruled(ruled) => {
                (change.moves, _) = self.take_moves_in((ruled.lines, ruled.chance), Mover::Referee, entry)?;
                let rule = change.moves.first().and_then(|made| G::grounds(&made.command));
                let referee = ruled.referee.to_owned();
                change.remark = Some(Remark::Ruled { referee: referee.clone(), rule, reason: ruled.reason });
                Some(Request { author: referee, nonce: ruled.nonce.to_owned() })
            }
            Entry::Paused(paused) => {
                self.acted = entry.at;
                self.clocks.pause(entry.at);
                self.pause_wanted.clear();
                self.pause = Some(paused.pause.clone());
                let request = request_on_the_word_of(&paused.pause.by, paused.nonce);
                change.remark = Some(Remark::Paused(paused.pause));
                Some(request)
            }
            Entry::Resumed(resumed) => {
                self.acted = entry.at;
                self.clocks.resume(entry.at);
                self.pause = None;
                let request = request_on_the_word_of(&resumed.by, resumed.nonce);
                change.remark = Some(Remark::Resumed(resumed.by));
                Some(request)
            }
            Entry::Away { player } => {
                self.mark_away(player);
                None
            }
            Entry::Returned { player, nonce } => {
                self.acted = entry.at;
                self.mark_present(player);
                // Whose days are over would be late again before they had seen the board.
                if self.opened.options.is_correspondence() {
                    self.clocks.renew_turn(entry.at);
                }
                self.request(Some(player), nonce)
            }
            Entry::Idle { milliseconds } => {
                self.give_back(milliseconds, entry.at);
                None
            }
            Entry::Stopped => None,
            Entry::Hosted(hosted) => {
                self.acted = entry.at;
                self.host_acts(hosted.act, entry.at);
                Some(Request { author: hosted.by.to_owned(), nonce: hosted.nonce.to_owned() })
            }
            Entry::Released => {
                self.reserved.clear();
                None
            }
            Entry::PauseWanted { player, wanted, nonce } => {
                self.acted = entry.at;
                if wanted {
                    self.pause_wanted.insert(player);
                } else {
                    self.pause_wanted.remove(&player);
                }
                self.request(Some(player), Some(nonce))
            }
            Entry::Rematch { table, by: _ } => {
                self.rematches.push(table.to_owned());
                None
            }
            Entry::Abandoned => {
                self.stage = Stage::Abandoned;
                self.pause = None;
                None
            }
        };
        self.stopped = stopped;
        Ok(Outcome { change, request })
    }

    fn commit(&mut self, decided: DecidedMoves<G>, at: Millis) -> Outcome<Self> {
        let DecidedMoves { moves, after, by } = decided;
        let before = self.state;
        let mover = by.as_ref().map_or(Mover::Program, |&(player, _)| Mover::Player(player));
        let chairs_changed = self.settle(&moves, after, at, mover);
        self.stopped = false;
        let request = by.and_then(|(player, nonce)| self.request(Some(player), Some(&nonce)));
        Outcome { change: Change { before, moves, chairs_changed, remark: None }, request }
    }

    fn scene(&self, spec: SceneSpec<Audience>, changes: &[Change<G>]) -> Scene {
        self.scene_after(spec, changes)
    }

    fn show(&self, changes: &[Change<G>], stamp: Stamp, audiences: &mut Audiences<Self>) {
        let some_want_changes = audiences.iter().any(|audience| audience.changes);
        let common = some_want_changes.then(|| {
            let (common, view) = self.common(&audiences.shared, changes, stamp);
            audiences.shared = view;
            Arc::new(common)
        });
        let mut plain = Vec::new();
        audiences.deliver(|audience, last_sent| {
            let spec = SceneSpec { audience, whole: false, stamp };
            match common.as_ref().filter(|_| audience.changes) {
                Some(common) => match self.changed_scene(spec, changes, common, last_sent) {
                    Some(scene) => Arc::new(scene),
                    None => {
                        let lang = audience.lang;
                        shared(&mut plain, lang, || self.plain_scene(changes, common, lang, stamp))
                    }
                },
                None => Arc::new(self.scene_after(spec, changes)),
            }
        });
    }

    fn sent_whole(&self, audience: Audience, shared: &mut String, last_sent: &mut LastSent<G>) {
        if audience.changes {
            *shared = self.view(None);
            let own = self.seat_with(audience.viewer).map(|seat| self.own_line(seat)).unwrap_or_default();
            *last_sent = LastSent { own, tally: self.tally(audience.viewer) };
        }
    }

    fn is_urgent(scene: &Scene) -> bool {
        scene.is_urgent()
    }

    /// Whether a person is asked, and nothing is due before: then there is nothing to do for whoever runs the table.
    fn lets_driver_sleep(&self, changes: &[Change<G>], until: Millis) -> bool {
        let asked = self.asked().and_then(|seat| self.chairs.get(self.player_at(seat)?));
        let waits = asked.is_some_and(|chair| chair.presence == Presence::Here && !chair.is_played_by_bot());
        let moves_only = changes.iter().all(|change| !change.chairs_changed);
        let in_time = !self.time_has_run_out(self.acted);
        moves_only && waits && in_time && self.stage == Stage::Playing && self.due().at() >= until
    }

    /// Who sits down and with which seed is no secret; the game is, from its first dice.
    fn delay(&self, next: &live::Entry) -> Millis {
        let is_seating = self.stage.is_before_game() && !matches!(Entry::read(&next.body), Ok(Entry::Moved(_)));
        if is_seating { 0 } else { self.game_delay() }
    }

    fn shortest_delay(&self) -> Millis {
        if self.stage.is_before_game() { 0 } else { self.game_delay() }
    }

    fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over | Stage::Abandoned)
    }
}

impl<G: LiveGame> TableState<G> {
    /// How much later the game is seen by those who see it later.
    fn game_delay(&self) -> Millis {
        Millis::from(self.opened.options.delay_seconds) * 1000
    }

    /// What a person asked for from their chair.
    fn request(&self, player: Option<usize>, nonce: Option<&str>) -> Option<Request<String>> {
        let (chair, nonce) = (self.chairs.get(player?)?, nonce?);
        match &chair.who {
            Some(Who::Person(person)) => Some(Request { author: person.clone(), nonce: nonce.to_owned() }),
            Some(Who::Bot(_)) | None => None,
        }
    }

    /// Takes in moves: their lines, and how far the dice are after them. Whether somebody has come back or gone with them.
    fn take_moves_in(
        &mut self,
        (lines, chance): (&str, Position),
        mover: Mover,
        entry: &live::Entry,
    ) -> Result<(Vec<Move<G>>, bool), Unreadable> {
        let moves: Vec<Move<G>> = read_moves::<G>(&self.setup, self.commands + 1, lines)
            .map_err(|fault| Unreadable::new(format_args!("version {}: {fault}", entry.version)))?;
        let (mut state, mut starts_clock) = (self.state, false);
        for made in &moves {
            made.events.iter().for_each(|event| G::apply(&self.setup, &mut state, event));
            starts_clock |= G::starts_clock(&state);
        }
        let dice = KeyStream::resume(&self.opened.secret, &self.id, &seeds(&self.chairs), chance);
        let chairs_changed = self.settle(&moves, AfterMoves { state, dice, starts_clock }, entry.at, mover);
        Ok((moves, chairs_changed))
    }
}

/// What was asked by who decides for a table.
fn request_on_the_word_of(by: &Authority, nonce: &str) -> Request<String> {
    Request { author: by.person().to_owned(), nonce: nonce.to_owned() }
}

/// The scene of those who want this language, made if nobody has had it yet.
fn shared(plain: &mut Vec<(Option<Lang>, Arc<Scene>)>, lang: Option<Lang>, make: impl FnOnce() -> Scene) -> Arc<Scene> {
    if let Some((_, scene)) = plain.iter().find(|(of, _)| *of == lang) {
        return Arc::clone(scene);
    }
    let scene = Arc::new(make());
    plain.push((lang, Arc::clone(&scene)));
    scene
}
