//! What people at a table do besides playing: the host sees to who sits there, a player gives the game up, all of them agree
//! on a pause.

use crate::refusal::Refusal;
use crate::requests::{check_nonce, check_plays, check_stage, seated_author};
use crate::state::{Stage, TableState};
use bots::Named as _;
use entries::{Authority, Entry, HostAct, Hosted, Pause, Paused, Reason, Resumed, Who};
use frame::Actor;
use games::LiveGame;
use live::{Command, Draft, Millis};
use words::Words;

/// What a host wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HostWish<'a> {
    /// A bot on a free chair.
    SeatBot {
        /// The chair, from 0.
        player: usize,
        /// The bot, by name; the game's usual one if none is named.
        bot: Option<&'a str>,
    },
    /// Bots on all free chairs, so that the game begins.
    Start {
        /// The bot, by name; the game's usual one if none is named.
        bot: Option<&'a str>,
    },
    /// Whoever sits on a chair away from it.
    Remove {
        /// The chair, from 0.
        player: usize,
    },
    /// Somebody else as the host.
    HandOver {
        /// Their chair, from 0.
        player: usize,
    },
}

/// The host asks for something, while the table is open.
#[derive(Clone, Copy, Debug)]
pub struct HostRequest<'a> {
    /// The person's number.
    pub person: &'a str,
    /// The name of this request.
    pub nonce: &'a str,
    /// What is wanted.
    pub wish: HostWish<'a>,
}

impl<'a> HostRequest<'a> {
    /// What is to be written down, if it can be done with the chairs as they are.
    fn act<'s, G: LiveGame>(&'s self, table: &'s TableState<G>) -> Result<HostAct<'s>, Refusal>
    where
        'a: 's,
    {
        let who = |player: usize| table.chairs.get(player).map(|chair| chair.who.as_ref());
        let named = |bot: Option<&'a str>| bot.unwrap_or_else(|| G::Bot::usual().name());
        match self.wish {
            HostWish::SeatBot { player, bot } => match who(player) {
                Some(None) => Ok(HostAct::SeatBot { player, bot: named(bot) }),
                Some(Some(_)) | None => Err(Refusal::ChairTaken),
            },
            HostWish::Start { bot } => Ok(HostAct::Fill { bot: named(bot) }),
            HostWish::Remove { player } => match who(player) {
                Some(Some(Who::Person(person))) if person == self.person => Err(Refusal::ChairTaken),
                Some(Some(_)) => Ok(HostAct::Remove { player }),
                Some(None) | None => Err(Refusal::ChairFree),
            },
            HostWish::HandOver { player } => match who(player) {
                Some(Some(Who::Person(person))) => Ok(HostAct::HandOver { person }),
                Some(Some(Who::Bot(_)) | None) | None => Err(Refusal::ChairFree),
            },
        }
    }

    /// Whether this is what was asked for.
    fn is(&self, act: HostAct<'_>) -> bool {
        match (self.wish, act) {
            (HostWish::SeatBot { player, bot }, HostAct::SeatBot { player: chair, bot: name }) => {
                player == chair && bot.is_none_or(|bot| bot == name)
            }
            (HostWish::Start { bot }, HostAct::Fill { bot: name }) => bot.is_none_or(|bot| bot == name),
            (HostWish::Remove { player }, HostAct::Remove { player: chair }) => player == chair,
            // Who sat there then may sit elsewhere by now.
            (HostWish::HandOver { .. }, HostAct::HandOver { .. }) => true,
            _ => false,
        }
    }
}

impl<G: LiveGame> Command<TableState<G>> for HostRequest<'_> {
    type Refusal = Refusal;

    /// Whoever hosts the table or not: who has handed it over and asks again has the old answer.
    fn author(&self, _table: &TableState<G>) -> Result<Option<String>, Refusal> {
        check_nonce(self.nonce)?;
        Ok(Some(self.person.to_owned()))
    }

    fn is_answered_by(&self, _table: &TableState<G>, entry: &live::Entry) -> bool {
        matches!(Entry::read(&entry.body), Ok(Entry::Hosted(hosted)) if self.is(hosted.act))
    }

    fn admit(&self, table: &TableState<G>) -> Result<(), Refusal> {
        if table.host.as_deref() != Some(self.person) {
            return Err(Refusal::NotHost);
        }
        check_stage(table, Stage::Open)
    }

    fn decide(&self, table: &TableState<G>, now: Millis) -> Result<Draft<TableState<G>>, Refusal> {
        let hosted = Hosted { by: self.person, nonce: self.nonce, act: self.act(table)? };
        if matches!(hosted.act, HostAct::Fill { .. }) && !table.chairs.iter().any(crate::seating::is_persons) {
            return Err(Refusal::NotSeated);
        }
        Ok(table.draft_seating(&Entry::Hosted(hosted), now))
    }
}

/// Somebody gives up a game that is played (G6.5): their armies only defend from now on, and they do not come back.
#[derive(Clone, Copy, Debug)]
pub struct ResignRequest<'a> {
    /// The person's number.
    pub person: &'a str,
    /// The name of this request.
    pub nonce: &'a str,
    /// The language a refusal is told in.
    pub words: Words,
}

impl<G: LiveGame> Command<TableState<G>> for ResignRequest<'_> {
    type Refusal = Refusal;

    fn author(&self, table: &TableState<G>) -> Result<Option<String>, Refusal> {
        seated_author(table, self.person, self.nonce)
    }

    fn is_answered_by(&self, table: &TableState<G>, entry: &live::Entry) -> bool {
        let Ok(Entry::Moved(moved)) = Entry::read(&entry.body) else { return false };
        let seat = table.chair_of(self.person).and_then(|player| table.seat_of(player));
        seat.is_some_and(|seat| table.begins_with(moved.lines, &G::print_command(&table.setup, &G::withdrawal(seat))))
    }

    fn admit(&self, table: &TableState<G>) -> Result<(), Refusal> {
        check_stage(table, Stage::Playing)?;
        check_plays(table, self.person)
    }

    fn decide(&self, table: &TableState<G>, now: Millis) -> Result<Draft<TableState<G>>, Refusal> {
        let player = table.chair_of(self.person).ok_or(Refusal::NotSeated)?;
        let seat = table.seat_of(player).ok_or(Refusal::NotSeated)?;
        let draft = table.draft(Actor::Referee, G::withdrawal(seat), Some((player, self.nonce)), now);
        draft.map_err(|refusal| table.refusal(&refusal, self.words))
    }
}

/// A player wants a pause, or wants it no more. With the word of the last of those who play, the game is paused.
#[derive(Clone, Copy, Debug)]
pub struct AgreeRequest<'a> {
    /// The person's number.
    pub person: &'a str,
    /// The name of this request.
    pub nonce: &'a str,
    /// Whether they want a pause.
    pub wanted: bool,
}

impl<G: LiveGame> Command<TableState<G>> for AgreeRequest<'_> {
    type Refusal = Refusal;

    fn author(&self, table: &TableState<G>) -> Result<Option<String>, Refusal> {
        seated_author(table, self.person, self.nonce)
    }

    fn is_answered_by(&self, _table: &TableState<G>, entry: &live::Entry) -> bool {
        matches!(Entry::read(&entry.body), Ok(Entry::PauseWanted { wanted, .. }) if wanted == self.wanted)
    }

    fn admit(&self, table: &TableState<G>) -> Result<(), Refusal> {
        check_stage(table, Stage::Playing)?;
        check_plays(table, self.person)?;
        check_no_tournament(table)?;
        if table.pause.is_none() { Ok(()) } else { Err(Refusal::AlreadyPaused) }
    }

    fn decide(&self, table: &TableState<G>, _now: Millis) -> Result<Draft<TableState<G>>, Refusal> {
        let player = table.chair_of(self.person).ok_or(Refusal::NotSeated)?;
        let mut bodies = vec![Entry::PauseWanted { player, wanted: self.wanted, nonce: self.nonce }.print()];
        let agrees = |other: usize| other == player || table.pause_wanted.contains(&other);
        if self.wanted && table.playing_people().all(agrees) {
            let by = Authority::Players(self.person.to_owned());
            let pause = Pause { by, rule: None, reason: Reason::none() };
            // The request is the entry before: this one answers nobody.
            bodies.push(Entry::Paused(Paused { pause, nonce: "-" }).print());
        }
        Ok(Draft::entries(bodies))
    }
}

/// A player lets a game go on that all of them have paused.
#[derive(Clone, Copy, Debug)]
pub struct GoOnRequest<'a> {
    /// The person's number.
    pub person: &'a str,
    /// The name of this request.
    pub nonce: &'a str,
}

impl<G: LiveGame> Command<TableState<G>> for GoOnRequest<'_> {
    type Refusal = Refusal;

    fn author(&self, table: &TableState<G>) -> Result<Option<String>, Refusal> {
        seated_author(table, self.person, self.nonce)
    }

    fn is_answered_by(&self, _table: &TableState<G>, entry: &live::Entry) -> bool {
        matches!(Entry::read(&entry.body), Ok(Entry::Resumed(_)))
    }

    fn admit(&self, table: &TableState<G>) -> Result<(), Refusal> {
        check_stage(table, Stage::Playing)?;
        check_plays(table, self.person)?;
        match &table.pause {
            None => Err(Refusal::NotPaused),
            // What a referee has stopped, a referee lets go on.
            Some(pause) if matches!(pause.by, Authority::Referee(_)) => Err(Refusal::Paused(Box::new(pause.clone()))),
            Some(_) => Ok(()),
        }
    }

    fn decide(&self, table: &TableState<G>, _now: Millis) -> Result<Draft<TableState<G>>, Refusal> {
        let resumed = Resumed { by: Authority::Players(self.person.to_owned()), nonce: self.nonce };
        Ok(table.waking(Draft::entry(Entry::Resumed(resumed).print())))
    }
}

/// At a table of a tournament only a referee pauses the game.
fn check_no_tournament<G: LiveGame>(table: &TableState<G>) -> Result<(), Refusal> {
    if table.opened.options.tournament { Err(Refusal::TournamentTable) } else { Ok(()) }
}
