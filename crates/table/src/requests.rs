//! What people ask of a table.

use crate::chairs::Presence;
use crate::closing::THROW;
use crate::refusal::Refusal;
use crate::state::{Stage, TableState};
use chance::PlayerSeed;
use entries::{Entry, Revealed, Sat, SeedOffer, Who, is_nonce};
use frame::Actor;
use games::LiveGame;
use live::{Command, Draft, Millis};
use words::Words;

/// A command as it comes from a player.
#[derive(Clone, Copy, Debug)]
pub struct MoveRequest<'a> {
    /// The person's number.
    pub person: &'a str,
    /// The version they know.
    pub after: u64,
    /// The name of this request.
    pub nonce: &'a str,
    /// What they want, in the words of a record, or [`THROW`].
    pub command: &'a str,
    /// The language a refusal is told in.
    pub words: Words,
}

impl<G: LiveGame> Command<TableState<G>> for MoveRequest<'_> {
    type Refusal = Refusal;

    fn author(&self, table: &TableState<G>) -> Result<Option<String>, Refusal> {
        seated_author(table, self.person, self.nonce)
    }

    fn is_answered_by(&self, table: &TableState<G>, entry: &live::Entry) -> bool {
        let Ok(Entry::Moved(moved)) = Entry::read(&entry.body) else { return false };
        match self.command {
            THROW => TableState::<G>::begins_with_roll(moved.lines),
            command => table.begins_with(moved.lines, command),
        }
    }

    fn admit(&self, table: &TableState<G>) -> Result<(), Refusal> {
        check_stage(table, Stage::Playing)?;
        check_plays(table, self.person)?;
        match &table.pause {
            Some(pause) => Err(Refusal::Paused(Box::new(pause.clone()))),
            None => Ok(()),
        }
    }

    fn decide(&self, table: &TableState<G>, now: Millis) -> Result<Draft<TableState<G>>, Refusal> {
        let player = table.chair_of(self.person).ok_or(Refusal::NotSeated)?;
        let seat = table.seat_of(player).ok_or(Refusal::NotSeated)?;
        if self.command == THROW {
            return table.draft_throw(player, self.nonce, now);
        }
        let command =
            G::read_command(&table.setup, self.command).map_err(|fault| Refusal::Malformed(fault.to_string()))?;
        let draft = table.draft(Actor::Seat(seat), command, Some((player, self.nonce)), now);
        draft.map_err(|refusal| table.refusal(&refusal, self.words))
    }
}

/// Somebody wants a chair.
#[derive(Clone, Debug)]
pub struct SitRequest<'a> {
    /// Who is going to sit there.
    pub who: Who,
    /// Whether they administer the server they play at: everybody at the table is told.
    pub is_operator: bool,
    /// Their part of the dice.
    pub seed: SeedOffer,
    /// The name of this request.
    pub nonce: &'a str,
    /// The word of the invitation, for a chair that is kept.
    pub invitation: Option<&'a str>,
}

impl SitRequest<'_> {
    /// The person who asks, if they sit at the table.
    fn seated<G: LiveGame>(&self, table: &TableState<G>) -> Option<&String> {
        match &self.who {
            Who::Person(person) => table.chair_of(person).and(Some(person)),
            Who::Bot(_) => None,
        }
    }
}

impl<G: LiveGame> Command<TableState<G>> for SitRequest<'_> {
    type Refusal = Refusal;

    /// Whether they sit or not: who sat down, left and sends the old request again has the old answer.
    fn author(&self, _table: &TableState<G>) -> Result<Option<String>, Refusal> {
        check_nonce(self.nonce)?;
        Ok(match &self.who {
            Who::Person(person) => Some(person.clone()),
            Who::Bot(_) => None,
        })
    }

    fn is_answered_by(&self, _table: &TableState<G>, entry: &live::Entry) -> bool {
        matches!(Entry::read(&entry.body), Ok(Entry::Sat(_)))
    }

    fn admit(&self, table: &TableState<G>) -> Result<(), Refusal> {
        if self.seated(table).is_some() {
            return Err(Refusal::AlreadySeated);
        }
        check_stage(table, Stage::Open)?;
        match &self.who {
            Who::Person(person) if table.taken_off.contains(person) => Err(Refusal::TakenOff),
            Who::Person(_) | Who::Bot(_) => Ok(()),
        }
    }

    fn decide(&self, table: &TableState<G>, now: Millis) -> Result<Draft<TableState<G>>, Refusal> {
        let player = table.chair_for(&self.who, self.invitation)?;
        let (who, seed, nonce) = (self.who.clone(), self.seed.clone(), Some(self.nonce.to_owned()));
        let sat = Sat { player, who, is_operator: self.is_operator, seed, nonce };
        Ok(table.draft_seating(&Entry::Sat(sat), now))
    }
}

/// Somebody tells the seed they are committed to, now that the table is full.
#[derive(Clone, Debug)]
pub struct RevealRequest<'a> {
    /// The person's number.
    pub person: &'a str,
    /// The seed.
    pub seed: PlayerSeed,
    /// The name of this request.
    pub nonce: &'a str,
}

impl<G: LiveGame> Command<TableState<G>> for RevealRequest<'_> {
    type Refusal = Refusal;

    fn author(&self, table: &TableState<G>) -> Result<Option<String>, Refusal> {
        check_nonce(self.nonce)?;
        table.chair_of(self.person).ok_or(Refusal::NotSeated)?;
        Ok(Some(self.person.to_owned()))
    }

    fn is_answered_by(&self, _table: &TableState<G>, entry: &live::Entry) -> bool {
        matches!(Entry::read(&entry.body), Ok(Entry::Revealed(revealed)) if revealed.seed == self.seed)
    }

    fn admit(&self, table: &TableState<G>) -> Result<(), Refusal> {
        check_stage(table, Stage::Revealing)
    }

    fn decide(&self, table: &TableState<G>, now: Millis) -> Result<Draft<TableState<G>>, Refusal> {
        let player = table.chair_of(self.person).ok_or(Refusal::NotSeated)?;
        let contribution = table.chairs[player].contribution.as_ref().ok_or(Refusal::NotSeated)?;
        if !contribution.is_covered() {
            return Err(Refusal::NothingCovered);
        }
        if !contribution.commitment().is_some_and(|commitment| commitment.is_to(&self.seed)) {
            return Err(Refusal::OtherSeed);
        }
        let revealed = Revealed { player, seed: self.seed.clone(), nonce: Some(self.nonce) };
        Ok(table.draft_seating(&Entry::Revealed(revealed), now))
    }
}

/// Somebody gives their chair back before the game.
pub(crate) struct LeaveRequest<'a> {
    pub(crate) person: &'a str,
    pub(crate) nonce: &'a str,
}

impl<G: LiveGame> Command<TableState<G>> for LeaveRequest<'_> {
    type Refusal = Refusal;

    fn author(&self, _table: &TableState<G>) -> Result<Option<String>, Refusal> {
        check_nonce(self.nonce)?;
        Ok(Some(self.person.to_owned()))
    }

    fn is_answered_by(&self, _table: &TableState<G>, entry: &live::Entry) -> bool {
        matches!(Entry::read(&entry.body), Ok(Entry::Left { .. }))
    }

    fn admit(&self, table: &TableState<G>) -> Result<(), Refusal> {
        table.chair_of(self.person).ok_or(Refusal::NotSeated)?;
        check_stage(table, Stage::Open)
    }

    fn decide(&self, table: &TableState<G>, now: Millis) -> Result<Draft<TableState<G>>, Refusal> {
        let player = table.chair_of(self.person).ok_or(Refusal::NotSeated)?;
        Ok(table.draft_seating(&Entry::Left { player, nonce: Some(self.nonce) }, now))
    }
}

/// Somebody takes their seat back from whoever stands in.
pub(crate) struct ReturnRequest<'a> {
    pub(crate) person: &'a str,
    pub(crate) nonce: &'a str,
}

impl<G: LiveGame> Command<TableState<G>> for ReturnRequest<'_> {
    type Refusal = Refusal;

    fn author(&self, table: &TableState<G>) -> Result<Option<String>, Refusal> {
        check_nonce(self.nonce)?;
        table.chair_of(self.person).ok_or(Refusal::NotSeated)?;
        Ok(Some(self.person.to_owned()))
    }

    fn is_answered_by(&self, _table: &TableState<G>, entry: &live::Entry) -> bool {
        matches!(Entry::read(&entry.body), Ok(Entry::Returned { .. }))
    }

    fn admit(&self, table: &TableState<G>) -> Result<(), Refusal> {
        check_stage(table, Stage::Playing)?;
        check_plays(table, self.person)
    }

    fn decide(&self, table: &TableState<G>, _now: Millis) -> Result<Draft<TableState<G>>, Refusal> {
        let player = table.chair_of(self.person).ok_or(Refusal::NotSeated)?;
        let draft = Draft::entry(Entry::Returned { player, nonce: Some(self.nonce) }.print());
        Ok(table.waking(draft))
    }
}

impl<G: LiveGame> TableState<G> {
    /// Whether the first of these moves is this command.
    pub(crate) fn begins_with(&self, lines: &str, command: &str) -> bool {
        // Number, time and actor come before the command.
        let written = lines.lines().next().and_then(|line| line.splitn(4, ' ').nth(3));
        let command = G::read_command(&self.setup, command);
        command.is_ok_and(|command| written == Some(G::print_command(&self.setup, &command).as_str()))
    }

    /// What the rules refuse, with rule and article, in somebody's language.
    pub(crate) fn refusal(&self, refusal: &G::Refusal, words: Words) -> Refusal {
        let rule = G::rule(refusal).to_string();
        let article = self.regulation.article(&rule).map(|source| speech::regulation::citation(words, source));
        let names = G::on_page(G::names(&self.setup, &self.state));
        Refusal::Rules {
            words: G::say_refusal_with_rule(words, refusal, &names, article.as_deref()),
            text: G::print_refusal(&self.setup, refusal),
            rule,
            article,
        }
    }
}

/// Refuses at any other stage than this.
pub(crate) fn check_stage<G: LiveGame>(table: &TableState<G>, stage: Stage) -> Result<(), Refusal> {
    if table.stage == stage { Ok(()) } else { Err(Refusal::NotNow(table.stage)) }
}

/// Refuses whom a referee has put out, and who has given up.
pub(crate) fn check_plays<G: LiveGame>(table: &TableState<G>, person: &str) -> Result<(), Refusal> {
    match table.chair_of(person).map(|player| table.chairs[player].presence) {
        Some(Presence::Removed) => Err(Refusal::Removed),
        Some(Presence::Left) => Err(Refusal::Left),
        Some(Presence::Here | Presence::StoodIn | Presence::Neutral) | None => Ok(()),
    }
}

/// Who asks, for remembered answers: somebody with a chair, under a name of the request that can be one.
pub(crate) fn seated_author<G: LiveGame>(
    table: &TableState<G>,
    person: &str,
    nonce: &str,
) -> Result<Option<String>, Refusal> {
    table.chair_of(person).ok_or(Refusal::NotSeated)?;
    check_nonce(nonce)?;
    Ok(Some(person.to_owned()))
}

pub(crate) fn check_nonce(nonce: &str) -> Result<(), Refusal> {
    if is_nonce(nonce) {
        return Ok(());
    }
    Err(Refusal::Malformed("nonce: 1 to 64 of A-Z a-z 0-9 - _ . expected".to_owned()))
}
