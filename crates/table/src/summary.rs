//! What the index keeps of a table.

use crate::chairs::{Chair, Presence};
use crate::scene::{FinalPlace, Viewer};
use crate::state::{Stage, TableState};
use chance::Commitment;
use entries::{Invitation, Options, Who};
use games::LiveGame;
use live::{Millis, Stamp};
use store::{Game, GamePlayer, Listing};

/// What the index keeps of a table.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The table's id, which is also its stream's.
    pub id: String,
    /// How far it is.
    pub stage: Stage,
    /// The version it is at.
    pub version: u64,
    /// The regulation's id.
    pub regulation: String,
    /// What was agreed on.
    pub options: Options,
    /// Who opened it.
    pub by: Option<String>,
    /// The word for the chairs that are kept.
    pub invitation: Option<Invitation>,
    /// The promise about the dice, made when the table was opened.
    pub commitment: Commitment,
    /// Who sees to the table while it is open.
    pub host: Option<String>,
    /// The chairs, from 0, that are kept for certain people.
    pub reserved: Vec<(usize, String)>,
    /// Those the host has taken off their chair: they do not sit down again.
    pub taken_off: Vec<String>,
    /// The person who is awaited at a game by correspondence, while nobody runs it.
    pub awaited: Option<String>,
    /// Until when nobody has to run it; nothing, if somebody has to now.
    pub due: Option<Millis>,
    /// The tables for the next game, the last one last.
    pub rematches: Vec<String>,
    /// The chairs.
    pub chairs: Vec<Chair>,
    /// The result, once it is over.
    pub result: Vec<FinalPlace>,
    /// Whether somebody was put out or away at the end: then no rating changes.
    pub disturbed: bool,
    /// When it was opened.
    pub created: Millis,
    /// When something last happened.
    pub changed: Millis,
}

impl Summary {
    /// The word to be passed on, if this person may: who opened the table, and who came with it.
    #[must_use]
    pub fn invitation_for(&self, person: &str) -> Option<&Invitation> {
        let came = self.kept_chairs().iter().any(|chair| chair.is_of(person));
        self.invitation.as_ref().filter(|_| came || self.by.as_deref() == Some(person))
    }

    /// Whether a viewer sees everything later.
    #[must_use]
    pub fn is_late_for(&self, viewer: Viewer) -> bool {
        let goes_on = self.stage.is_before_game() || self.stage == Stage::Playing;
        viewer == Viewer::Spectator && goes_on && self.options.delay_seconds > 0
    }

    /// The chairs that are kept for those who have the invitation: the last ones.
    fn kept_chairs(&self) -> &[Chair] {
        &self.chairs[self.options.for_all(self.chairs.len())..]
    }

    /// How many free chairs are kept for those who have the invitation, or for certain people.
    pub(crate) fn kept(&self) -> usize {
        let by_link = self.options.for_all(self.chairs.len());
        let is_reserved = |chair: usize| self.reserved.iter().any(|(of, _)| *of == chair);
        let is_kept = |&chair: &usize| chair >= by_link || is_reserved(chair);
        (0..self.chairs.len()).filter(is_kept).filter(|&chair| self.chairs[chair].who.is_none()).count()
    }

    /// Whether anybody at all may sit down.
    fn is_open_to_all(&self) -> bool {
        self.chairs.iter().filter(|chair| chair.who.is_none()).count() > self.kept()
    }

    /// Whether it is shown in the lobby: while seats are taken, if anybody may take one; then, if anybody may look on.
    pub(crate) fn is_listed(&self) -> bool {
        let of_use = if self.stage == Stage::Open { self.is_open_to_all() } else { self.options.spectators };
        self.options.listed && of_use
    }
}

impl Summary {
    /// The summary of a table as it is; the stamp is that of its newest entry.
    pub(crate) fn of<G: LiveGame>(table: &TableState<G>, newest: Stamp) -> Self {
        // Who has given up has the place they reached, as somebody who lost.
        let is_away = |chair: &Chair| !matches!(chair.presence, Presence::Here | Presence::Left);
        let rest = table.rest(newest.now);
        let somebody_excluded = G::seats(&table.setup).iter().any(|seat| G::is_excluded(&table.state, seat));
        Self {
            id: table.id.to_string(),
            stage: table.stage,
            version: newest.version,
            regulation: table.opened.regulation.clone(),
            options: table.opened.options.clone(),
            by: table.opened.by.clone(),
            host: table.host.clone(),
            reserved: table.reserved.clone(),
            taken_off: table.taken_off.clone(),
            awaited: rest.and_then(|(person, _)| person).map(str::to_owned),
            due: rest.map(|(_, until)| until),
            rematches: table.rematches.clone(),
            invitation: table.opened.invitation.clone(),
            disturbed: table.chairs.iter().any(is_away) || somebody_excluded,
            commitment: table.opened.secret.commitment(),
            chairs: table.chairs.clone(),
            result: table.result(),
            created: table.created,
            changed: newest.now,
        }
    }

    /// What the index says of the table. The names of people are the database's.
    pub(crate) fn listing(&self) -> Listing {
        let players: Vec<_> = (0..self.chairs.len()).filter_map(|chair| self.listed_player(chair)).collect();
        let game = Game {
            id: self.id.clone(),
            stage: self.stage.word().to_owned(),
            regulation: self.regulation.clone(),
            title: self.options.title.clone(),
            listed: self.is_listed(),
            rated: self.options.rated,
            seats: self.chairs.len() as u8,
            taken: players.len() as u8,
            kept: self.kept() as u8,
            format: self.options.format().word().to_owned(),
            awaited: self.awaited.clone(),
            due: self.due.unwrap_or(0),
            version: self.version,
            created: self.created,
            changed: self.changed,
        };
        Listing { game, players }
    }

    fn listed_player(&self, chair: usize) -> Option<GamePlayer> {
        let (person, name, kind) = match self.chairs[chair].who.as_ref()? {
            Who::Person(id) => (Some(id.clone()), String::new(), "person"),
            Who::Bot(name) => (None, name.clone(), "bot"),
        };
        let place = self.result.iter().find(|place| place.player == chair);
        Some(GamePlayer {
            player: chair as u8 + 1,
            person,
            name,
            kind: kind.to_owned(),
            place: place.map(|place| place.place),
            points: place.map(|place| place.points),
        })
    }
}
