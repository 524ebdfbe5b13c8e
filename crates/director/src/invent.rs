//! Whole invented tournaments: to try a format before publishing it, and for the tests. Nobody in them is a real person.
//!
//! Everything comes from the seed: people and clubs, who comes, who is missing, results, ties, renouncements.

use crate::day::Day;
use crate::points::TablePoints;
use crate::scoring::{BOARD_WORTH, Counted, OBJECTIVE_WORTH};
use crate::standings::{Award, Bonus};
use crate::tournament::{
    Age, Club, Command, EntrantId, Entry, Facts, Log, Next, Person, Presence, Refusal, Rules, SeatResult, Status,
    Table, TableResult, Team, TeamId, Tournament, What,
};
use chance::{Seeded, Source as _, Stream};
use referee::sanction::{Gravity, Ground, Referee, Sanction};
use regulation::GameKind;
use regulation::tournament::{Attendance, SpecialEvents};

/// What is to be invented.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Invention {
    /// How many enter.
    pub entrants: usize,
    /// From which seed.
    pub seed: u64,
    /// Whether things go wrong: people missing, late, renouncing, withdrawing.
    pub mishaps: Mishaps,
}

/// Whether things go wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mishaps {
    /// Everybody plays everything.
    None,
    /// People are missing, come late, renounce, withdraw.
    Some,
}

const NAMES: [&str; 32] = [
    "Ada", "Aldo", "Bianca", "Bruno", "Carla", "Cesare", "Dina", "Dario", "Elsa", "Ennio", "Fiamma", "Furio", "Gaia",
    "Guido", "Ilda", "Ivo", "Lea", "Livio", "Mara", "Milo", "Nadia", "Nino", "Olga", "Oreste", "Pia", "Piero", "Rita",
    "Renzo", "Sara", "Silvio", "Tea", "Tullio",
];
const BEGINNINGS: [&str; 16] = [
    "Branca", "Torre", "Valdi", "Monte", "Roca", "Spina", "Fosca", "Lanza", "Cima", "Bosca", "Riva", "Selva", "Punta",
    "Campo", "Gola", "Piana",
];
const ENDINGS: [&str; 12] =
    ["lupi", "fosca", "serra", "velli", "moro", "nardi", "grana", "tosti", "buio", "scura", "lunga", "retta"];
const CLUBS: [(&str, &str); 14] = [
    ("Aurora", "Liguria"),
    ("Bastione", "Liguria"),
    ("Carrarmato", "Lombardia"),
    ("Dado Tratto", "Lombardia"),
    ("Egemonia", "Veneto"),
    ("Frontiera", "Piemonte"),
    ("Grande Armata", "Piemonte"),
    ("Kamchatka", "Toscana"),
    ("Legione", "Lazio"),
    ("Manovra", "Lazio"),
    ("Nicchia", "Emilia"),
    ("Obiettivo", "Campania"),
    ("Presidio", "Puglia"),
    ("Quartier Generale", "Sicilia"),
];

/// Why there can be no such tournament.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoInvention {
    /// Something is refused that cannot be helped: above all, numbers that no tables hold.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// Teams need whole teams.
    #[error("{entrants} people make no whole teams of {each}, at least {least} of them")]
    Teams {
        /// How many were to enter.
        entrants: usize,
        /// People of a team.
        each: usize,
        /// Teams that are needed.
        least: usize,
    },
}

/// Invents a whole tournament.
pub fn invent(rules: &Rules, invention: Invention) -> Result<Log, NoInvention> {
    let mut inventor =
        Inventor { rules, invention, log: Log::default(), source: Seeded::new(invention.seed, u64::MAX), asked: 0 };
    inventor.open()?;
    inventor.enter()?;
    while let Next::Round { .. } = rules.next(inventor.log.tournament()) {
        inventor.round()?;
    }
    Ok(inventor.log)
}

/// What registers the clubs, the teams and the people of an invented tournament, in its order: for one that is opened already.
pub fn invented_people(rules: &Rules, entrants: usize, seed: u64) -> Result<Vec<Command>, NoInvention> {
    let invention = Invention { entrants, seed, mishaps: Mishaps::None };
    let mut inventor =
        Inventor { rules, invention, log: Log::default(), source: Seeded::new(seed, u64::MAX), asked: 0 };
    inventor.open()?;
    inventor.enter()?;
    let asked = inventor.log.entries().iter().filter_map(|logged| match &logged.what {
        What::Done { command, .. } if !matches!(**command, Command::Open { .. }) => Some((**command).clone()),
        What::Done { .. } | What::Undone { .. } => None,
    });
    Ok(asked.collect())
}

/// The invented result of a table of the last round: whoever was put out is out.
#[must_use]
pub fn invented_result(rules: &Rules, tournament: &Tournament, table: &Table, seed: u64) -> TableResult {
    result_of(rules, tournament, table, &mut Seeded::new(seed, table.number as u64))
}

fn result_of(rules: &Rules, tournament: &Tournament, table: &Table, source: &mut Seeded) -> TableResult {
    let mut result = table_result(rules.regulation.kind(), &table.seats, source);
    let status = |id: EntrantId| tournament.entrant(id).map(|one| one.status);
    if let Some(at) = result.seats.iter().position(|seat| status(seat.entrant) == Some(Status::Expelled)) {
        exclude(&mut result, at);
    }
    result
}

struct Inventor<'r> {
    rules: &'r Rules,
    invention: Invention,
    log: Log,
    source: Seeded,
    /// Commands asked so far: the hours of the log.
    asked: u32,
}

impl Inventor<'_> {
    fn below(&mut self, bound: usize) -> usize {
        below(&mut self.source, bound)
    }

    /// Whether something happens that does once in so many times.
    fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    fn goes_wrong(&mut self, times: usize) -> bool {
        self.invention.mishaps == Mishaps::Some && self.once_in(times)
    }

    fn ask(&mut self, command: Command) -> Result<(), Refusal> {
        self.asked += 1;
        let at = format!("2026-01-10T{:02}:{:02}:00", 9 + (self.asked / 60) % 15, self.asked % 60);
        self.log.ask(self.rules, command, &at, "simulate").map(|_| ())
    }

    fn open(&mut self) -> Result<(), Refusal> {
        let name = format!("Torneo inventato {}", self.invention.seed);
        let facts =
            Facts { name, venue: "Sala grande".to_owned(), host: Some(CLUBS[0].0.to_owned()), ..Facts::default() };
        self.ask(Command::Open { facts })?;
        for (at, (name, region)) in CLUBS.iter().enumerate() {
            // Two clubs of the same group, as happens where one has grown out of another.
            let group = (at < 2).then(|| "Liguri uniti".to_owned());
            let club = Club { name: (*name).to_owned(), group, region: Some((*region).to_owned()) };
            self.ask(Command::RegisterClub { club })?;
        }
        Ok(())
    }

    fn enter(&mut self) -> Result<(), NoInvention> {
        let teams = self.teams()?;
        let (names, surnames) = (NAMES.len(), BEGINNINGS.len() * ENDINGS.len());
        let shift = self.below(names * surnames);
        for number in 0..self.invention.entrants {
            // Every name and surname together once, in an order that depends on the seed.
            let at = (number * 5_003 + shift) % (names * surnames);
            let (surname, name) = (at % surnames, at / surnames);
            let surname = format!("{}{}", BEGINNINGS[surname / ENDINGS.len()], ENDINGS[surname % ENDINGS.len()]);
            let team = (teams > 0).then(|| TeamId((number % teams) as u32 + 1));
            let club = match team {
                Some(team) => team_club(team.0 as usize - 1),
                None => {
                    let (a, b) = (self.below(CLUBS.len()), self.below(CLUBS.len()));
                    CLUBS[a.min(b)].0.to_owned()
                }
            };
            let club = if team.is_none() && self.once_in(12) { None } else { Some(club) };
            let person = Person { name: NAMES[name].to_owned(), surname, club, ..Person::default() };
            self.ask(Command::Enter {
                entry: Entry {
                    age: Age::Adult,
                    person,
                    team,
                    accepted: Some(self.rules.hash.clone()),
                    consent: true,
                    ..Entry::default()
                },
                namesake: false,
            })?;
        }
        Ok(())
    }

    /// Registers as many teams as there are people for.
    fn teams(&mut self) -> Result<usize, NoInvention> {
        if !self.rules.format.has_teams() {
            return Ok(0);
        }
        let each = usize::from(*self.rules.format.terms().team_least);
        let least = usize::from(*self.rules.format.terms().team_seats);
        let entrants = self.invention.entrants;
        if !entrants.is_multiple_of(each) || entrants / each < least {
            return Err(NoInvention::Teams { entrants, each, least });
        }
        for number in 0..entrants / each {
            let team = Team { name: format!("Squadra {}", team_club(number)), club: team_club(number) };
            self.ask(Command::RegisterTeam { team })?;
        }
        Ok(entrants / each)
    }

    fn round(&mut self) -> Result<(), NoInvention> {
        self.call_roll()?;
        self.renounce()?;
        let seed = u64::from(self.source.below(Stream::Cards, u32::MAX));
        loop {
            match self.ask(Command::Draw { seed }) {
                Ok(()) => break,
                Err(Refusal::TieMatters { tied, .. }) => self.cast_dice(&tied)?,
                Err(Refusal::NoTables { people, nearest, .. }) if self.may_send_away(people, &nearest) => {
                    self.send_away(people - nearest[0])?;
                }
                Err(refusal) => return Err(refusal.into()),
            }
        }
        if self.goes_wrong(3) {
            self.redraw()?;
        }
        self.leave()?;
        self.report_all()?;
        self.sanction()?;
        self.special_event()?;
        if !self.rules.format.has_teams() && self.goes_wrong(4) {
            let id = self.anybody();
            _ = self.ask(Command::Withdraw { entrant: id });
        }
        Ok(())
    }

    /// Whether some may be left out so that tables hold the others: once people have left, not at the very start.
    fn may_send_away(&self, people: usize, nearest: &[usize]) -> bool {
        let started =
            !self.log.tournament().rounds.is_empty() || *self.rules.format.terms().attendance == Attendance::WhoComes;
        started && !self.rules.format.has_teams() && nearest.first().is_some_and(|&fewer| fewer < people)
    }

    fn send_away(&mut self, count: usize) -> Result<(), Refusal> {
        let mut present = self.rules.present(self.log.tournament());
        let mut players = Vec::new();
        for _ in 0..count {
            let at = self.below(present.len());
            players.push(present.swap_remove(at));
        }
        self.ask(Command::CallRoll { players, presence: Presence::Away, round: None })
    }

    fn anybody(&mut self) -> EntrantId {
        EntrantId(self.below(self.invention.entrants) as u32 + 1)
    }

    /// Where people come when they like, some do not; never so many that no tables hold the others.
    fn call_roll(&mut self) -> Result<(), Refusal> {
        let terms = self.rules.format.terms();
        let everybody: Vec<_> = self
            .log
            .tournament()
            .entrants
            .iter()
            .filter(|one| one.status == crate::tournament::Status::In)
            .map(|one| one.id)
            .collect();
        if *terms.attendance == Attendance::Everybody {
            return Ok(());
        }
        let mut here = Vec::new();
        for id in everybody {
            if self.rules.format.has_teams() || !self.goes_wrong(6) {
                here.push(id);
            }
        }
        self.ask(Command::CallRoll { players: here, presence: Presence::Here, round: None })
    }

    fn renounce(&mut self) -> Result<(), Refusal> {
        let tournament = self.log.tournament();
        let Next::Round { stage, .. } = self.rules.next(tournament) else { return Ok(()) };
        let Some(name) = self.rules.stage(stage).filter(|stage| stage.bands().is_some()).map(|stage| stage.id.clone())
        else {
            return Ok(());
        };
        let likely: Vec<_> =
            self.rules.ranking(tournament).into_iter().take(20).filter_map(|ranked| ranked.who.entrant()).collect();
        for entrant in likely {
            if self.goes_wrong(9) && self.log.tournament().takes_part(entrant, stage) {
                self.ask(Command::Renounce { entrant, stage: name.clone() })?;
            }
        }
        Ok(())
    }

    /// Dice until nobody has the same.
    fn cast_dice(&mut self, tied: &[EntrantId]) -> Result<(), Refusal> {
        let mut rolls: Vec<(u32, Vec<u8>)> = tied.iter().map(|id| (id.0, Vec::new())).collect();
        loop {
            for at in 0..rolls.len() {
                let again =
                    rolls.iter().filter(|(_, faces)| *faces == rolls[at].1).count() > 1 || rolls[at].1.is_empty();
                if again || rolls[at].1.len() < rolls.iter().map(|(_, faces)| faces.len()).max().unwrap_or(0) {
                    let face = self.below(6) as u8 + 1;
                    rolls[at].1.push(face);
                }
            }
            let apart = |at: usize| !rolls[..at].iter().any(|(_, faces)| *faces == rolls[at].1);
            if (0..rolls.len()).all(apart) {
                return self.ask(Command::CastDice { rolls });
            }
        }
    }

    /// Who sits at the tables of the last round.
    fn seated(&self) -> Vec<EntrantId> {
        let last = self.log.tournament().rounds.last();
        last.into_iter().flat_map(|round| &round.tables).flat_map(|table| table.seats.iter().copied()).collect()
    }

    /// Somebody does not show up; where no tables hold the others, somebody comes instead or two are missing.
    fn redraw(&mut self) -> Result<(), Refusal> {
        let seated = self.seated();
        let gone = vec![seated[self.below(seated.len())]];
        let seed = u64::from(self.source.below(Stream::Cards, u32::MAX));
        match self.ask(Command::Redraw { seed, gone, came: Vec::new() }) {
            // Nobody can be spared, or it would take dice: then everybody plays after all.
            Ok(()) | Err(Refusal::NoTables { .. } | Refusal::TeamSeats { .. } | Refusal::TieMatters { .. }) => Ok(()),
            Err(refusal) => Err(refusal),
        }
    }

    /// Now and then somebody loses table points, and once in a while somebody is put out.
    fn sanction(&mut self) -> Result<(), Refusal> {
        let seated = self.seated();
        if !self.goes_wrong(3) {
            return Ok(());
        }
        let entrant = seated[self.below(seated.len())];
        let sanction = match self.below(6) {
            0 if !self.rules.format.has_teams() => Sanction::Disqualified,
            1 => Sanction::Reminder,
            points => Sanction::PointsTaken { points: points as u16 * 3 + 1 },
        };
        let by = Referee { name: "Zelia Arbitri".to_owned(), player: None };
        let command = Command::Sanction {
            entrant,
            sanction,
            fault: Ground::case(55),
            gravity: Gravity::Grave,
            game: None,
            why: "parla al tavolo".to_owned(),
            by,
            involved: Vec::new(),
            when: String::new(),
        };
        match self.ask(command) {
            // Who was reminded once is not reminded again, who is out is out.
            Ok(()) | Err(Refusal::Sanction(_)) => Ok(()),
            Err(refusal) => Err(refusal),
        }
    }

    /// Now and then somebody withdraws while the game is on, or is put out.
    fn leave(&mut self) -> Result<(), Refusal> {
        if self.rules.format.has_teams() || !self.goes_wrong(5) {
            return Ok(());
        }
        let seated = self.seated();
        let entrant = seated[self.below(seated.len())];
        if self.once_in(2) {
            return self.ask(Command::Withdraw { entrant });
        }
        self.ask(Command::Sanction {
            entrant,
            sanction: Sanction::Expelled,
            fault: Ground::case(56),
            gravity: Gravity::Grave,
            game: None,
            why: "rovescia il tabellone".to_owned(),
            by: Referee { name: "Zelia Arbitri".to_owned(), player: None },
            involved: Vec::new(),
            when: String::new(),
        })
    }

    /// Where the organiser may call special events there is one now and then, and some come who play nothing else. Their
    /// chance is their own: with them or without, everything else is invented alike.
    fn special_event(&mut self) -> Result<(), Refusal> {
        let terms = self.rules.format.terms();
        let called = *terms.special_events == SpecialEvents::OnTop && !self.rules.format.has_teams();
        let round = self.log.tournament().rounds.len();
        let mut source = Seeded::new(self.invention.seed, u64::MAX - round as u64);
        if !called || self.invention.mishaps == Mishaps::None || below(&mut source, 3) > 0 {
            return Ok(());
        }
        let mut points = Vec::new();
        for who in 1..=self.invention.entrants as u32 {
            if below(&mut source, 4) == 0 {
                points.push(Award { who, points: Bonus(below(&mut source, 3000) as u32) });
            }
        }
        let command = Command::CallEvent { name: format!("Evento {round}"), day: Day::last_of(2026), points };
        match self.ask(command) {
            // Once the finals are drawn there are none.
            Ok(()) | Err(Refusal::Calendar(_)) => Ok(()),
            Err(refusal) => Err(refusal),
        }
    }

    fn report_all(&mut self) -> Result<(), Refusal> {
        let tables: Vec<_> = self.log.tournament().rounds.last().map(|round| round.tables.clone()).unwrap_or_default();
        for table in tables {
            let result = result_of(self.rules, self.log.tournament(), &table, &mut self.source);
            self.ask(Command::Report { table: table.number, result })?;
        }
        Ok(())
    }
}

/// The end of a game by lot: places, points, now and then somebody out or a whole objective.
pub(crate) fn table_result(kind: GameKind, seats: &[EntrantId], source: &mut Seeded) -> TableResult {
    let mut orders: Vec<u8> = (1..=seats.len() as u8).collect();
    for at in (1..orders.len()).rev() {
        let with = below(source, at + 1);
        orders.swap(at, with);
    }
    let (counted, objective) = match kind {
        GameKind::Risiko => risiko(&orders, source),
        GameKind::Spqr => (spqr(&orders, source), None),
    };
    let seat = |(&entrant, counted): (&EntrantId, Counted)| SeatResult { entrant, counted: Some(counted) };
    let objective = objective.map(|at: usize| seats[at]);
    TableResult { seats: seats.iter().zip(counted).map(seat).collect(), objective }
}

/// A result with one who was put out of the game: the first eliminated (C52). If nobody else were left, the others are all in it.
fn exclude(result: &mut TableResult, at: usize) {
    let others = result.seats.iter().enumerate().filter(|(seat, _)| *seat != at);
    let alone = others.filter_map(|(_, seat)| seat.counted).all(|counted| counted.eliminated.is_some());
    let excluded = result.seats[at].entrant;
    let own = result.seats[at].counted.and_then(|counted| counted.eliminated).unwrap_or(u8::MAX);
    for seat in &mut result.seats {
        let Some(counted) = &mut seat.counted else { continue };
        if seat.entrant == excluded {
            *counted = Counted { order: counted.order, eliminated: Some(1), ..Counted::default() };
        } else {
            counted.eliminated =
                counted.eliminated.filter(|_| !alone).map(|turn| if turn < own { turn + 1 } else { turn });
        }
    }
    result.objective = result.objective.filter(|id| *id != excluded);
}

fn below(source: &mut Seeded, bound: usize) -> usize {
    source.below(Stream::Cards, bound.max(1) as u32) as usize
}

/// The board shared out by lot, part of it inside the objectives.
fn risiko(orders: &[u8], source: &mut Seeded) -> (Vec<Counted>, Option<usize>) {
    let count = orders.len();
    let mut counted: Vec<_> = orders.iter().map(|&order| Counted { order, ..Counted::default() }).collect();
    let out = if below(source, 5) == 0 { 1 + below(source, 2) } else { 0 };
    for turn in 0..out.min(count - 1) {
        let alive: Vec<_> = (0..count).filter(|&at| counted[at].eliminated.is_none()).collect();
        let at = alive[below(source, alive.len())];
        counted[at].eliminated = Some(turn as u8 + 1);
    }
    let alive: Vec<_> = (0..count).filter(|&at| counted[at].eliminated.is_none()).collect();
    let objective = (below(source, 10) == 0).then(|| alive[below(source, alive.len())]);
    let mut left = BOARD_WORTH as usize;
    if let Some(at) = objective {
        counted[at].points = TablePoints(OBJECTIVE_WORTH);
        left -= usize::from(OBJECTIVE_WORTH);
    }
    for (rank, &at) in alive.iter().enumerate().filter(|(_, at)| Some(**at) != objective) {
        let share = (left / (alive.len() - rank)).min(left);
        let own = (share / 2 + below(source, share + 1)).min(left);
        let inside = (own / 3 + below(source, own / 3 + 1)).min(usize::from(OBJECTIVE_WORTH) - 1);
        counted[at].points = TablePoints(inside as u16);
        counted[at].outside = (own - inside) as u16;
        left -= own;
    }
    (counted, objective)
}

fn spqr(orders: &[u8], source: &mut Seeded) -> Vec<Counted> {
    let seat = |order: &u8| {
        let points = TablePoints(4 + below(source, 18) as u16);
        let (potential, army) = (10 + below(source, 60) as u16, below(source, 90) as u16);
        Counted { points, order: *order, potential, army, ..Counted::default() }
    };
    orders.iter().map(seat).collect()
}

/// The club of a team: the clubs there are, then as many more as are needed.
fn team_club(number: usize) -> String {
    let (name, _) = CLUBS[number % CLUBS.len()];
    if number < CLUBS.len() { name.to_owned() } else { format!("{name} {}", number / CLUBS.len() + 1) }
}
