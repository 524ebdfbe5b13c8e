//! Whether a command is possible, and what then happens. Reads and never writes.

use super::clubs;
use super::command::{Command, Event};
use super::leaving;
use super::model::{
    Entrant, EntrantId, Entry, Facts, Presence, PresenceKeeping, SeatResult, Status, TableResult, Team, TeamId,
    Tournament,
};
use super::refusal::Refusal;
use super::rules::{Next, Rules};
use crate::scoring::{Misfit, Sizes};
use crate::standings::Cast;
use referee::sanction::{Game, Player, Proposal, Referee, Sanction};
use regulation::GameKind;
use regulation::settings::LateComer;

pub(super) type Decided = Result<Vec<Event>, Refusal>;

impl Rules {
    /// What happens if a command is carried out, or why it is not.
    pub fn decide(&self, tournament: &Tournament, command: &Command) -> Decided {
        if let Command::Open { facts } = command {
            return self.open(tournament, facts);
        }
        self.check_regulation(tournament)?;
        match command {
            Command::Open { .. } => Err(Refusal::NotOpen),
            Command::AllowSize { size } => self.allow_size(tournament, *size),
            Command::RegisterClub { club } if club.name.trim().is_empty() => Err(Refusal::Nameless),
            Command::RegisterClub { club } => one(Event::ClubRegistered { club: club.clone() }),
            Command::UniteClubs { club, names } => clubs::unite(tournament, club, names),
            Command::DistinguishClubs { names } => clubs::distinguish(tournament, names),
            Command::RegisterTeam { team } => self.register_team(tournament, team),
            Command::Enter { entry, namesake } => self.enter(tournament, entry, *namesake),
            Command::Correct { entrant, entry } => self.correct(tournament, *entrant, entry),
            Command::DeclareAges { players, age } => self.declare_ages(tournament, players, *age),
            Command::Pay { entrant, cents } => self.pay(tournament, *entrant, *cents),
            Command::CallRoll { players, presence, round } => call_roll(tournament, players, *presence, *round),
            Command::Arrive { entrant, minutes } => self.arrive(tournament, *entrant, *minutes),
            Command::Withdraw { entrant } => withdraw(tournament, *entrant),
            Command::Sanction { entrant, sanction, fault, gravity, game, why, by, involved, when } => {
                let player = Player(entrant.0);
                let proposal = Proposal {
                    player,
                    game: game.or_else(|| last_game(tournament, *entrant)),
                    fault: *fault,
                    gravity: *gravity,
                    sanction: *sanction,
                    dispute: None,
                    why: why.clone(),
                    by: named(tournament, by),
                    involved: involved.iter().map(|id| Player(id.0)).collect(),
                    when: when.clone(),
                };
                self.sanction(tournament, *entrant, &proposal)
            }
            Command::Readmit { entrant } => readmit(tournament, *entrant),
            Command::Renounce { entrant, stage } => self.renounce(tournament, *entrant, stage),
            Command::Draw { seed } => self.draw_round(tournament, *seed),
            Command::Seat { tables } => self.seat_by_hand(tournament, tables),
            Command::RecordRound { tables } => self.record_round(tournament, tables),
            Command::Redraw { seed, gone, came } => self.redraw(tournament, *seed, gone, came),
            Command::Swap { one, other } => self.swap(tournament, *one, *other),
            Command::Report { table, result } => self.report(tournament, *table, result),
            Command::Amend { round, table, result, .. } => self.amend(tournament, *round, *table, result),
            Command::CastDice { rolls } => cast_dice(tournament, rolls),
            Command::Schedule { stage, round, day } => self.schedule(tournament, stage, *round, *day),
            Command::Postpone { stage, round, day, why, agreed } => {
                self.postpone(tournament, (stage, *round), *day, why, agreed)
            }
            Command::NameNext { next } => self.name_next(tournament, next),
            Command::CallEvent { name, day, points } => self.call_event(tournament, name, *day, points),
        }
    }

    fn open(&self, tournament: &Tournament, facts: &Facts) -> Decided {
        if !tournament.facts.name.is_empty() {
            return Err(Refusal::NotOpen);
        }
        if facts.name.trim().is_empty() {
            return Err(Refusal::Nameless);
        }
        let hash = self.hash.clone();
        let given = [(&facts.regulation, &self.regulation.id), (&facts.hash, &hash)];
        if let Some((found, expected)) = given.into_iter().find(|(found, own)| !found.is_empty() && found != own) {
            return Err(Refusal::OtherRegulation { expected: expected.clone(), found: found.clone() });
        }
        if let Some(&size) = facts.more_sizes.iter().find(|size| !self.is_playable(**size)) {
            return Err(Refusal::NoSuchSize(size));
        }
        let regulation = self.regulation.id.clone();
        let format = self.format_id.to_owned();
        let facts = Facts { regulation, hash, format, presence: PresenceKeeping::PerRound, ..facts.clone() };
        one(Event::Opened { facts })
    }

    /// Whether the game can be played by so many at all, whatever the regulation prefers.
    fn is_playable(&self, size: u8) -> bool {
        match self.regulation.kind() {
            GameKind::Risiko => (3..=6).contains(&size),
            GameKind::Spqr => (3..=5).contains(&size),
        }
    }

    fn allow_size(&self, tournament: &Tournament, size: u8) -> Decided {
        let known = self.regulation.game.players().contains(&size) || tournament.facts.more_sizes.contains(&size);
        if known || !self.is_playable(size) {
            return Err(Refusal::NoSuchSize(size));
        }
        one(Event::SizeAllowed { size })
    }

    fn check_regulation(&self, tournament: &Tournament) -> Result<(), Refusal> {
        let facts = &tournament.facts;
        if facts.name.is_empty() {
            return Err(Refusal::NotOpen);
        }
        if facts.hash != self.hash {
            return Err(Refusal::OtherRegulation { expected: facts.hash.clone(), found: self.hash.clone() });
        }
        Ok(())
    }

    fn register_team(&self, tournament: &Tournament, team: &Team) -> Decided {
        if !self.format.has_teams() {
            return Err(Refusal::Team);
        }
        if team.name.trim().is_empty() || team.club.trim().is_empty() {
            return Err(Refusal::Nameless);
        }
        if tournament
            .teams
            .iter()
            .any(|known| tournament.is_same_club(&known.club, &team.club) || same(&known.name, &team.name))
        {
            return Err(Refusal::SecondTeam(team.club.clone()));
        }
        one(Event::TeamRegistered { id: TeamId(tournament.teams.len() as u32 + 1), team: team.clone() })
    }

    fn enter(&self, tournament: &Tournament, entry: &Entry, namesake: bool) -> Decided {
        self.check_entry(tournament, entry, None, namesake)?;
        let id = EntrantId(tournament.entrants.len() as u32 + 1);
        one(Event::Entered { id, entry: entry.clone() })
    }

    fn correct(&self, tournament: &Tournament, id: EntrantId, entry: &Entry) -> Decided {
        let known = tournament.entrant(id).ok_or(Refusal::Unknown(id))?;
        let renamed = !same(&known.entry.person.full_name(), &entry.person.full_name());
        self.check_entry(tournament, entry, Some(id), !renamed)?;
        one(Event::Corrected { id, entry: entry.clone() })
    }

    /// T2.12: who may enter. `own` is who is being set right.
    fn check_entry(
        &self,
        tournament: &Tournament,
        entry: &Entry,
        own: Option<EntrantId>,
        namesake: bool,
    ) -> Result<(), Refusal> {
        let name = entry.person.full_name();
        if name.is_empty() {
            return Err(Refusal::Nameless);
        }
        let person = &entry.person;
        let twin = tournament.entrants.iter().filter(|known| Some(known.id) != own).find(|known| {
            let other = &known.entry.person;
            let same_number = person.national_id.is_some() && other.national_id == person.national_id;
            same_number || (!namesake && same(&other.full_name(), &name))
        });
        if let Some(twin) = twin {
            return Err(Refusal::Twice { id: twin.id, name });
        }
        self.check_terms(tournament, entry)?;
        self.check_team(tournament, entry, own)
    }

    fn check_terms(&self, tournament: &Tournament, entry: &Entry) -> Result<(), Refusal> {
        let Some(terms) = self.regulation.tournament.as_ref().map(regulation::Tournament::entry) else {
            return Ok(());
        };
        self.check_age(tournament, entry)?;
        let signed = entry.accepted.as_ref().filter(|hash| **hash != tournament.facts.hash);
        if let Some(found) = signed {
            return Err(Refusal::OtherText(found.clone()));
        }
        if entry.already_qualified && terms.already_qualified.is_forbidden() {
            return Err(Refusal::AlreadyQualified);
        }
        Ok(())
    }

    fn check_team(&self, tournament: &Tournament, entry: &Entry, own: Option<EntrantId>) -> Result<(), Refusal> {
        let Some(team) = entry.team else {
            return if self.format.has_teams() { Err(Refusal::Team) } else { Ok(()) };
        };
        let known = tournament.team(team).filter(|_| self.format.has_teams()).ok_or(Refusal::Team)?;
        if let Some(club) = entry.person.club.as_ref().filter(|club| !tournament.is_same_club(club, &known.club)) {
            return Err(Refusal::OtherClub { team, club: club.clone() });
        }
        let most = usize::from(*self.format.terms().team_most);
        let members =
            tournament.entrants.iter().filter(|known| known.entry.team == Some(team) && Some(known.id) != own);
        if members.count() >= most { Err(Refusal::TeamFull { team, most }) } else { Ok(()) }
    }

    /// T2.13: so much in all for the first participation, and so much more for each later one, in as many parts as one likes.
    fn pay(&self, tournament: &Tournament, id: EntrantId, cents: u32) -> Decided {
        let entrant = tournament.entrant(id).ok_or(Refusal::Unknown(id))?;
        let terms = self.regulation.tournament.as_ref().map(regulation::Tournament::entry);
        let later = u32::try_from(tournament.participations(id)).unwrap_or(u32::MAX).saturating_sub(1);
        let limit = |terms: &regulation::tournament::EntryTerms| {
            let (first, each) = (u32::from(terms.first_fee_cents.get()?), u32::from(terms.fee_cents.get()?));
            Some(first.saturating_add(each.saturating_mul(later)))
        };
        let left = terms.and_then(limit).map(|limit| limit.saturating_sub(entrant.paid_cents));
        match left.filter(|most| cents > *most) {
            Some(most) => Err(Refusal::Fee { cents, most }),
            None => one(Event::Paid { id, cents }),
        }
    }

    /// T2.12: who comes later than the text allows does not play, unless a ghost keeps the seat meanwhile (G8.9).
    fn arrive(&self, tournament: &Tournament, id: EntrantId, minutes: u16) -> Decided {
        let entrant = tournament.entrant(id).ok_or(Refusal::Unknown(id))?;
        if entrant.status != Status::In {
            return Err(Refusal::NotIn(id));
        }
        let terms = self.regulation.tournament.as_ref().map(regulation::Tournament::entry);
        let most = terms.and_then(|terms| terms.late_minutes.get());
        let ghost = |settings: &regulation::Settings| *settings.table.late_comer != LateComer::NotAdmitted;
        let kept = self.regulation.risiko().is_some_and(ghost);
        match most.filter(|most| minutes > *most && !kept) {
            Some(most) => Err(Refusal::TooLate { id, minutes, most }),
            None => one(Event::Arrived { id, minutes }),
        }
    }

    /// C50 to C56: the ledger decides; who is put out of the tournament is out of it at once.
    fn sanction(&self, tournament: &Tournament, id: EntrantId, proposal: &Proposal) -> Decided {
        if tournament.entrant(id).is_none() {
            return Err(Refusal::Unknown(id));
        }
        if proposal.why.trim().is_empty() || proposal.by.name.trim().is_empty() {
            return Err(Refusal::Nameless);
        }
        let played = |game: Game| {
            let round = tournament.rounds.get(usize::from(game.round).wrapping_sub(1));
            let seats = round.and_then(|round| round.numbered(game.table.into()).map(|at| &round.tables[at].seats));
            seats.is_some_and(|seats| seats.contains(&id))
        };
        if let Some(game) = proposal.game.filter(|game| !played(*game)) {
            return Err(Refusal::NoSuchTable { round: game.round.into(), table: game.table.into() });
        }
        let entry = tournament.ledger.decide(&self.regulation, proposal).map_err(Refusal::Sanction)?;
        // Points taken change a result: when it may not be amended any more, it is settled (C53).
        if let (Sanction::PointsTaken { .. }, Some(game)) = (entry.sanction, entry.game) {
            self.check_later(tournament, game.round.into())?;
        }
        let rule = Some(entry.sanction.rule().to_string());
        let out = entry.sanction.is_final().then_some(Event::StatusChanged { id, status: Status::Expelled, rule });
        Ok([Event::Sanctioned { entry }].into_iter().chain(out).collect())
    }

    fn renounce(&self, tournament: &Tournament, id: EntrantId, stage: &str) -> Decided {
        if tournament.entrant(id).is_none() {
            return Err(Refusal::Unknown(id));
        }
        let at = self.format.stages.iter().position(|known| known.id == stage && known.games().is_none());
        let at = at.ok_or_else(|| Refusal::NoSuchStage(stage.to_owned()))?;
        if !tournament.takes_part(id, at) {
            return Err(Refusal::NotIn(id));
        }
        if tournament.rounds.iter().any(|round| round.stage >= at) {
            return Err(Refusal::StagePlayed);
        }
        one(Event::Renounced { id, stage: at })
    }

    /// The round that comes next, if the one before is finished.
    pub(super) fn next_round(&self, tournament: &Tournament) -> Result<(usize, usize), Refusal> {
        match self.next(tournament) {
            Next::Results { round } => {
                let open = tournament.rounds[round].results.iter().filter(|result| result.is_none()).count();
                Err(Refusal::RoundOpen { round: round + 1, open })
            }
            Next::Round { stage, number } => Ok((stage, number)),
            Next::Nothing => Err(Refusal::Over),
        }
    }

    /// Who plays the next round, as far as it can be said before the draw: those who are there, or those the standings put into
    /// it.
    ///
    /// # Errors
    /// If the round cannot be drawn as things are: a table has no result, no tables hold so many, dice have to be cast.
    pub fn next_players(&self, tournament: &Tournament) -> Result<Vec<EntrantId>, Refusal> {
        let (stage, number) = self.next_round(tournament)?;
        if let Some(games) = self.stage(stage).and_then(|stage| stage.games()) {
            let people = self.present(tournament);
            self.check_teams(tournament, &people)?;
            self.tables(tournament, games, people.len())?;
            return Ok(people);
        }
        Ok(self.expected(tournament, stage, number)?.players.into_iter().map(|(id, _)| id).collect())
    }

    fn draw_round(&self, tournament: &Tournament, seed: u64) -> Decided {
        let (stage, number) = self.next_round(tournament)?;
        one(self.seat(tournament, stage, number, seed)?)
    }

    fn report(&self, tournament: &Tournament, table: usize, result: &TableResult) -> Decided {
        let round = tournament.rounds.len();
        let Some(last) = tournament.rounds.last() else { return Err(Refusal::NoSuchTable { round, table }) };
        let at = last.numbered(table).ok_or(Refusal::NoSuchTable { round, table })?;
        if last.results[at].is_some() {
            return Err(Refusal::Reported { table });
        }
        let absent = |seat: &&SeatResult| seat.counted.is_some() && last.absent.contains(&seat.entrant);
        if let Some(seat) = result.seats.iter().find(absent) {
            return Err(Refusal::Absent(seat.entrant));
        }
        leaving::check_excluded(tournament, Game { round: round as u16, table: table as u16 }, result)?;
        self.check_result(tournament, (round, table), at, result)?;
        one(Event::Reported { round, table, result: result.clone() })
    }

    fn amend(&self, tournament: &Tournament, round: usize, table: usize, result: &TableResult) -> Decided {
        let there = round.checked_sub(1).and_then(|at| tournament.rounds.get(at));
        let at = there.and_then(|round| round.numbered(table).filter(|&at| round.results[at].is_some()));
        let at = at.ok_or(Refusal::NoSuchTable { round, table })?;
        self.check_later(tournament, round)?;
        self.check_result(tournament, (round, table), at, result)?;
        one(Event::Reported { round, table, result: result.clone() })
    }

    /// A result on which a stage of the finals was drawn stays as it is, unless that draw is undone.
    fn check_later(&self, tournament: &Tournament, round: usize) -> Result<(), Refusal> {
        let finals = |stage: usize| self.stage(stage).is_some_and(|stage| stage.games().is_none());
        match (round..tournament.rounds.len()).find(|&at| finals(tournament.rounds[at].stage)) {
            Some(later) => Err(Refusal::LaterRounds { round: later + 1 }),
            None => Ok(()),
        }
    }

    fn check_result(
        &self,
        tournament: &Tournament,
        (round, table): (usize, usize),
        at: usize,
        result: &TableResult,
    ) -> Result<(), Refusal> {
        let seats = &tournament.rounds[round - 1].tables[at].seats;
        let reported: Vec<_> = result.seats.iter().map(|seat| seat.entrant).collect();
        let stranger = reported.iter().enumerate().find(|(at, id)| !seats.contains(id) || reported[..*at].contains(id));
        let missing = seats.iter().find(|id| !reported.contains(id));
        if let Some(&entrant) = stranger.map(|(_, id)| id).or(missing) {
            return Err(Refusal::OtherSeats { table, entrant });
        }
        let played: Vec<_> = result.seats.iter().filter(|seat| seat.counted.is_some()).collect();
        let counted: Vec<_> = played.iter().filter_map(|seat| seat.counted).collect();
        let winner = |id: EntrantId| played.iter().position(|seat| seat.entrant == id);
        let objective = match result.objective {
            Some(id) => Some(winner(id).ok_or(Refusal::Misfit { table, misfit: Misfit::Objective, who: Some(id) })?),
            None => None,
        };
        let games = self.stage(tournament.rounds[round - 1].stage).is_some_and(|stage| stage.games().is_some());
        let sizes = if games { Sizes::Regulated { besides: &tournament.facts.more_sizes } } else { Sizes::Any };
        self.book.check(&counted, objective, sizes).map_err(|misfit| {
            let who = misfit.seat().and_then(|seat| played.get(seat)).map(|seat| seat.entrant);
            Refusal::Misfit { table, misfit, who }
        })
    }
}

pub(super) fn one(event: Event) -> Decided {
    Ok(vec![event])
}

/// Whether two names are the same to a reader.
fn same(a: &str, b: &str) -> bool {
    let plain = |text: &str| text.split_whitespace().map(str::to_lowercase).collect::<Vec<_>>();
    plain(a) == plain(b)
}

/// The roll of the round that is drawn next, or of the one being played, where only who has a seat can be missing.
fn call_roll(tournament: &Tournament, players: &[EntrantId], presence: Presence, round: Option<usize>) -> Decided {
    let drawn = tournament.rounds.len();
    let playing = match round.filter(|round| *round != drawn + 1) {
        None => None,
        Some(round) => {
            let last = tournament.rounds.last().filter(|last| round == drawn && !last.is_complete());
            Some((round, last.ok_or(Refusal::NoSuchTable { round, table: 1 })?))
        }
    };
    for &id in players {
        let entrant = tournament.entrant(id).ok_or(Refusal::Unknown(id))?;
        if entrant.status != Status::In {
            return Err(Refusal::NotIn(id));
        }
        if playing.is_some_and(|(_, last)| last.table_of(id).is_none()) {
            return Err(Refusal::Seating(id));
        }
    }
    one(Event::RollCalled { players: players.to_vec(), presence, round: playing.map(|(round, _)| round) })
}

fn withdraw(tournament: &Tournament, id: EntrantId) -> Decided {
    let entrant = tournament.entrant(id).ok_or(Refusal::Unknown(id))?;
    if entrant.status != Status::In {
        return Err(Refusal::NotIn(id));
    }
    one(Event::StatusChanged { id, status: Status::Withdrawn, rule: None })
}

/// C58: a referee who is one of the entrants, by number or by name, is known as one.
fn named(tournament: &Tournament, by: &Referee) -> Referee {
    let number = by.name.trim().parse().ok().map(EntrantId);
    let is_it = |entrant: &&Entrant| Some(entrant.id) == number || same(&entrant.entry.person.full_name(), &by.name);
    let found = tournament.entrants.iter().find(is_it).map(|entrant| Player(entrant.id.0));
    Referee { name: by.name.clone(), player: by.player.or(found) }
}

/// The game somebody is in: their table of the last round.
fn last_game(tournament: &Tournament, id: EntrantId) -> Option<Game> {
    let last = tournament.rounds.last()?;
    let table = last.tables[last.table_of(id)?].number;
    Some(Game { round: u16::try_from(tournament.rounds.len()).ok()?, table: u16::try_from(table).ok()? })
}

fn readmit(tournament: &Tournament, id: EntrantId) -> Decided {
    let entrant = tournament.entrant(id).ok_or(Refusal::Unknown(id))?;
    if entrant.status != Status::Withdrawn {
        return Err(Refusal::NotIn(id));
    }
    one(Event::StatusChanged { id, status: Status::In, rule: None })
}

fn cast_dice(tournament: &Tournament, rolls: &[(u32, Vec<u8>)]) -> Decided {
    let whole = |faces: &[u8]| !faces.is_empty() && faces.iter().all(|face| (1..=6).contains(face));
    let twice = |at: usize| rolls[..at].iter().any(|(who, _)| *who == rolls[at].0);
    if rolls.len() < 2 || (0..rolls.len()).any(|at| twice(at) || !whole(&rolls[at].1)) {
        return Err(Refusal::Dice);
    }
    one(Event::DiceCast { cast: Cast { after: tournament.rounds.len(), rolls: rolls.to_vec() } })
}
