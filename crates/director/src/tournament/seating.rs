//! The tables of a round: drawn from a seed, or made by the standings.

use super::clubs::ClubKey;
use super::command::Event;
use super::finals::Branch;
use super::model::{
    Entrant, EntrantId, Minimised, Origin, Presence, PresenceKeeping, Status, Table, TeamId, Tournament, Wishes,
};
use super::refusal::Refusal;
use super::rules::Rules;
use crate::draw::{self, Drawn, Effort, Fives, Priority, Problem, Wish, tables_filled};
use chance::{Seeded, Source as _, Stream};
use regulation::tournament::{Attendance, FinalsDraw, Games};
use regulation::tournament::{Cinquisti, LastRound, Priority as Kept};
use std::collections::BTreeMap;

/// The tables of a round before they have results.
struct Seated {
    tables: Vec<Vec<EntrantId>>,
    origin: Origin,
}

impl Rules {
    /// Who plays the next round of the games everybody plays: once its roll is called, those who were checked in; before, where
    /// everybody is expected, those who were there in the round before.
    #[must_use]
    pub fn present(&self, tournament: &Tournament) -> Vec<EntrantId> {
        let roll_call = &tournament.roll_call;
        let unless_said = |entrant: &Entrant| match *self.format.terms().attendance {
            Attendance::Everybody => match tournament.facts.presence {
                PresenceKeeping::Anew => true,
                PresenceKeeping::PerRound => !roll_call.called && tournament.is_expected(entrant),
            },
            Attendance::WhoComes => false,
        };
        let is_here = |entrant: &&Entrant| match roll_call.answers.get(&entrant.id) {
            Some(Presence::Here) => true,
            Some(Presence::Away | Presence::Busy) => false,
            None => unless_said(entrant),
        };
        let entrants = tournament.entrants.iter().filter(|entrant| entrant.status == Status::In);
        entrants.filter(is_here).map(|entrant| entrant.id).collect()
    }

    /// Draws the next round of a stage.
    pub(super) fn seat(
        &self,
        tournament: &Tournament,
        stage: usize,
        number: usize,
        seed: u64,
    ) -> Result<Event, Refusal> {
        let Some(kind) = self.stage(stage) else { return Err(Refusal::Over) };
        if kind.bands().is_some() {
            return self.seat_finals(tournament, stage, seed);
        }
        let seated = match (kind.games(), kind.knock_out()) {
            (Some(games), _) => self.seat_games(tournament, games, number, seed)?,
            (None, Some(stage)) => {
                let people = self.still_in(tournament, number)?;
                let sizes = self.knock_out_sizes(stage, people.len())?;
                let wishes = wishes(&stage.apart, Fives::Lexicographic);
                self.draw(tournament, &people, sizes, &wishes, seed)?
            }
            (None, None) => return Err(Refusal::Over),
        };
        let table = |(number, seats)| Table { number, seats, branch: 0 };
        let tables = (1..).zip(seated.tables).map(table).collect();
        Ok(Event::RoundSeated { stage, tables, origin: seated.origin, waiting: Vec::new() })
    }

    fn seat_games(&self, tournament: &Tournament, games: &Games, number: usize, seed: u64) -> Result<Seated, Refusal> {
        let people = self.present(tournament);
        self.check_teams(tournament, &people)?;
        let allowed = self.sizes(tournament, games);
        let sizes = self.tables(tournament, games, people.len())?;
        let order = self.in_order(tournament, &people, seed);
        if is_swiss(games, number) {
            return Ok(Seated { tables: in_turn(&order, &sizes), origin: Origin::Standings });
        }
        let wishes = wishes_of(tournament, games, number);
        if !has_leaders(games, number, people.len()) {
            return self.draw(tournament, &people, sizes, &wishes, seed);
        }
        let (top, others) = order.split_at(usize::from(allowed[0]).min(order.len()));
        let sizes = self.tables(tournament, games, others.len())?;
        let rest: Vec<_> = people.iter().copied().filter(|id| others.contains(id)).collect();
        let mut seated = self.draw(tournament, &rest, sizes, &wishes, seed)?;
        seated.tables.insert(0, top.to_vec());
        Ok(seated)
    }

    /// The sizes of tables allowed, the organiser's deviation last.
    pub(super) fn sizes(&self, tournament: &Tournament, games: &Games) -> Vec<u8> {
        let more = tournament.facts.more_sizes.iter().filter(|size| !games.sizes.contains(size));
        games.sizes.iter().chain(more).copied().collect()
    }

    /// The tables for so many people (T3.1).
    pub(super) fn tables(&self, tournament: &Tournament, games: &Games, people: usize) -> Result<Vec<usize>, Refusal> {
        tables_filled(people, &self.sizes(tournament, games), games.sizes.fill).map_err(Refusal::tables)
    }

    /// T2.11: as many of each team as play a round.
    pub(super) fn check_teams(&self, tournament: &Tournament, people: &[EntrantId]) -> Result<(), Refusal> {
        let seats = usize::from(*self.format.terms().team_seats);
        if seats == 0 {
            return Ok(());
        }
        let mut fielded: BTreeMap<_, usize> = BTreeMap::new();
        for id in people {
            let team = tournament.entrant(*id).and_then(|entrant| entrant.entry.team);
            *fielded.entry(team).or_default() += 1;
        }
        for team in fielded.keys().copied().flatten() {
            self.check_members(tournament, team)?;
        }
        match fielded.into_iter().find(|&(_, count)| count != seats) {
            Some((team, count)) => Err(Refusal::TeamSeats { team, count, seats }),
            None => Ok(()),
        }
    }

    /// T2.11: no fewer in a team than the text asks for.
    fn check_members(&self, tournament: &Tournament, team: TeamId) -> Result<(), Refusal> {
        let least = usize::from(*self.format.terms().team_least);
        let count = tournament.entrants.iter().filter(|entrant| entrant.entry.team == Some(team)).count();
        if count < least { Err(Refusal::TeamSmall { team, count, least }) } else { Ok(()) }
    }

    /// People in the order of the standings; who ties, and who is new, by lot from the seed.
    pub(super) fn in_order(&self, tournament: &Tournament, people: &[EntrantId], seed: u64) -> Vec<EntrantId> {
        let place = self.places(tournament);
        let mut order = shuffled(people, &mut Seeded::new(seed, 1 << 32));
        order.sort_by_key(|&id| place(id));
        order
    }

    /// Everybody's place in the standings; who has none is behind.
    pub(super) fn places(&self, tournament: &Tournament) -> impl Fn(EntrantId) -> usize + use<> {
        let standings = self.standings(tournament);
        move |id| standings.iter().find(|line| line.who == id.into()).map_or(usize::MAX, |line| line.place)
    }

    fn draw(
        &self,
        tournament: &Tournament,
        people: &[EntrantId],
        sizes: Vec<usize>,
        wishes: &Wishes,
        seed: u64,
    ) -> Result<Seated, Refusal> {
        let wish = Wish { table_sizes: Some(sizes), ..self.wish(tournament, people, wishes, &BTreeMap::new()) };
        let problem = Problem::new(&wish).map_err(|_| Refusal::NoRedraw)?;
        let drawn = draw::draw(&problem, seed, Effort::default());
        let first = draw::cinquisti_of(&problem, seed).into_iter().map(|person| EntrantId(problem.id(person)));
        let mut cinquisti: Vec<_> = first.collect();
        cinquisti.sort_unstable();
        let origin = Origin::Draw { seed, minimised: Minimised { cinquisti, ..minimised(&problem, &drawn) } };
        Ok(Seated { tables: named(&problem, &drawn.tables), origin })
    }

    /// What a draw is to know of these people.
    pub(super) fn wish(
        &self,
        tournament: &Tournament,
        people: &[EntrantId],
        wishes: &Wishes,
        bands: &BTreeMap<EntrantId, u32>,
    ) -> Wish {
        let mut labels = Labels::default();
        let entrants = people
            .iter()
            .map(|&id| draw::Entrant {
                id: id.0,
                club: self.kept_apart(tournament, id, wishes, &mut labels),
                region: region(tournament, id).map(|region| labels.number("region", &region)),
                band: bands.get(&id).copied(),
                fives_before: fives_before(tournament, id),
            })
            .collect();
        let tables = |round: &super::Round| round.tables.iter().map(|table| ids(&table.seats)).collect();
        Wish {
            entrants,
            table_sizes: None,
            history: tournament.rounds.iter().map(tables).collect(),
            winners: ids(&self.last_winners(tournament, people)),
            priorities: wishes.priorities.clone(),
            fives: wishes.fives,
        }
    }

    /// The number of those somebody is kept apart from: their team, or the group or club; who has none is alone.
    fn kept_apart(&self, tournament: &Tournament, id: EntrantId, wishes: &Wishes, labels: &mut Labels) -> u32 {
        let alone = format!("{id}");
        let Some(entrant) = tournament.entrant(id) else { return labels.number("alone", &alone) };
        if let Some(team) = entrant.entry.team.filter(|_| self.format.has_teams()) {
            return labels.number("team", &team.0.to_string());
        }
        let Some(club) = &entrant.entry.person.club else { return labels.number("alone", &alone) };
        let is_host = |host: &String| tournament.is_same_club(host, club);
        if !wishes.host_counts && tournament.facts.host.as_ref().is_some_and(is_host) {
            return labels.number("alone", &alone);
        }
        match tournament.club(club).and_then(|club| club.group.as_ref()) {
            Some(group) => labels.number("group", ClubKey::of(group).text()),
            None => labels.number("club", tournament.directory.key(club).text()),
        }
    }

    /// Those of these people who won in the round before.
    fn last_winners(&self, tournament: &Tournament, people: &[EntrantId]) -> Vec<EntrantId> {
        let last = tournament.rounds.len().saturating_sub(1);
        let finished = self.finished(tournament, last).into_iter().flatten();
        finished
            .filter(|seat| seat.scored.place == 1 && people.contains(&seat.entrant))
            .map(|seat| seat.entrant)
            .collect()
    }

    fn seat_finals(&self, tournament: &Tournament, stage: usize, seed: u64) -> Result<Event, Refusal> {
        let first = tournament.rounds.len() == self.games_drawn(tournament);
        let branches =
            if first { self.first_finals(tournament, stage)? } else { self.later_finals(tournament, stage)? };
        let how = self.stage(stage).and_then(|stage| stage.bands()).map_or(FinalsDraw::Nothing, |bands| *bands.draw);
        let (mut tables, mut waiting, mut origin) = (Vec::new(), Vec::new(), Origin::Standings);
        for (at, branch) in branches.into_iter().enumerate() {
            waiting.extend(branch.waiting.iter().copied());
            let seated = self.seat_branch(tournament, branch, how, seed, at as u64)?;
            origin = join(origin, seated.origin);
            let table = |(number, seats)| Table { number, seats, branch: at as u8 };
            tables.extend((tables.len() + 1..).zip(seated.tables).map(table).collect::<Vec<_>>());
        }
        Ok(Event::RoundSeated { stage, tables, origin, waiting })
    }

    fn seat_branch(
        &self,
        tournament: &Tournament,
        mut branch: Branch,
        how: FinalsDraw,
        seed: u64,
        number: u64,
    ) -> Result<Seated, Refusal> {
        if let (Some(last), false) = (branch.players.last_mut(), branch.recalled_from.is_empty()) {
            let mut source = Seeded::new(seed, (1 << 33) + number);
            *last = branch.recalled_from[source.below(Stream::Cards, branch.recalled_from.len() as u32) as usize];
        }
        if branch.players.is_empty() {
            return Err(Refusal::Over);
        }
        let people = &branch.players;
        if how == FinalsDraw::Nothing || branch.tables <= 1 {
            let sizes = spread(people.len(), branch.tables.max(1));
            return Ok(Seated { tables: in_turn(people, &sizes), origin: Origin::Standings });
        }
        let wish = self.banded(tournament, people, branch.tables, how);
        let problem = Problem::new(&wish).map_err(|_| Refusal::NoRedraw)?;
        let drawn = draw::draw(&problem, seed.wrapping_add(number), Effort::default());
        let origin = Origin::Draw { seed, minimised: minimised(&problem, &drawn) };
        Ok(Seated { tables: named(&problem, &drawn.tables), origin })
    }

    /// The draw of people in the order of the standings to so many tables, by bands.
    pub(super) fn banded(&self, tournament: &Tournament, people: &[EntrantId], tables: usize, how: FinalsDraw) -> Wish {
        let bands: BTreeMap<_, _> = people.iter().enumerate().map(|(at, &id)| (id, (at / tables) as u32)).collect();
        let priorities = match how {
            FinalsDraw::ClubsBeforeBands => vec![Priority::SameClub, Priority::SameBand],
            FinalsDraw::Bands | FinalsDraw::Nothing => vec![Priority::SameBand, Priority::SameClub],
        };
        let wishes = Wishes { priorities, fives: Fives::Lexicographic, host_counts: true };
        let sizes = spread(people.len(), tables);
        Wish { table_sizes: Some(sizes), ..self.wish(tournament, people, &wishes, &bands) }
    }
}

/// Numbers for names, from 0 in the order in which they are met.
#[derive(Default)]
struct Labels(BTreeMap<(&'static str, String), u32>);

impl Labels {
    fn number(&mut self, kind: &'static str, name: &str) -> u32 {
        let next = self.0.len() as u32;
        *self.0.entry((kind, name.to_owned())).or_insert(next)
    }
}

/// Two draws of one round as one: their numbers added up.
fn join(one: Origin, other: Origin) -> Origin {
    match (one, other) {
        (Origin::Draw { seed, minimised: a }, Origin::Draw { minimised: b, .. }) => {
            let sum = |a: &[u64], b: &[u64]| a.iter().zip(b).map(|(a, b)| a + b).collect();
            let minimised = Minimised {
                penalties: sum(&a.penalties, &b.penalties),
                bounds: sum(&a.bounds, &b.bounds),
                proven: a.proven && b.proven,
                cinquisti: [a.cinquisti, b.cinquisti].concat(),
                priorities: a.priorities,
            };
            Origin::Draw { seed, minimised }
        }
        (Origin::Standings, other) => other,
        (one, _) => one,
    }
}

/// What was minimised, and what is left of it.
pub(super) fn minimised(problem: &Problem, drawn: &Drawn) -> Minimised {
    Minimised {
        priorities: problem.priorities().iter().map(|priority| priority.id().to_owned()).collect(),
        penalties: drawn.penalties.clone(),
        bounds: drawn.bounds.clone(),
        proven: drawn.proven,
        cinquisti: Vec::new(),
    }
}

/// The people of a draw's tables.
pub(super) fn named(problem: &Problem, tables: &[Vec<usize>]) -> Vec<Vec<EntrantId>> {
    let seats = |table: &Vec<usize>| table.iter().map(|&number| EntrantId(problem.id(number))).collect();
    tables.iter().map(seats).collect()
}

pub(super) fn ids(people: &[EntrantId]) -> Vec<u32> {
    people.iter().map(|id| id.0).collect()
}

/// Whether a round is made by the standings (T2.7).
pub(super) fn is_swiss(games: &Games, number: usize) -> bool {
    *games.last == LastRound::Swiss && number == usize::from(*games.rounds)
}

/// Whether the first table of a round is that of the first of the standings (T2.8).
pub(super) fn has_leaders(games: &Games, number: usize, people: usize) -> bool {
    games.leaders_from.get().is_some_and(|from| number > 1 && people >= usize::from(from))
}

/// People one after another at tables of these sizes.
pub(super) fn in_turn(people: &[EntrantId], sizes: &[usize]) -> Vec<Vec<EntrantId>> {
    let mut rest = people.iter().copied();
    sizes.iter().map(|&size| rest.by_ref().take(size).collect()).collect()
}

/// So many people at so many tables, as evenly as possible.
pub(super) fn spread(people: usize, tables: usize) -> Vec<usize> {
    (0..tables).map(|table| people / tables + usize::from(table < people % tables)).collect()
}

fn shuffled(people: &[EntrantId], source: &mut Seeded) -> Vec<EntrantId> {
    let mut order = people.to_vec();
    for at in (1..order.len()).rev() {
        order.swap(at, source.below(Stream::Cards, at as u32 + 1) as usize);
    }
    order
}

fn region(tournament: &Tournament, id: EntrantId) -> Option<String> {
    let person = &tournament.entrant(id)?.entry.person;
    let of_club = || person.club.as_ref().and_then(|club| tournament.club(club)).and_then(|club| club.region.clone());
    person.region.clone().or_else(of_club)
}

fn fives_before(tournament: &Tournament, id: EntrantId) -> u32 {
    let at_five = |round: &&super::Round| round.table_of(id).is_some_and(|table| round.tables[table].seats.len() == 5);
    tournament.rounds.iter().filter(at_five).count() as u32
}

/// What the draw of a round of the games everybody plays keeps apart. Where the organiser allows tables of five that the format
/// does not have, it says nothing of who sits at them: as few as possible twice, as everywhere else (T3.3).
pub(super) fn wishes_of(tournament: &Tournament, games: &Games, number: usize) -> Wishes {
    let fives = match *games.cinquisti {
        Cinquisti::Strict => Fives::Strict,
        Cinquisti::Lexicographic => Fives::Lexicographic,
    };
    let mut wishes = wishes(if number == 1 { &games.first } else { &games.later }, fives);
    let allowed = tournament.facts.more_sizes.contains(&5) && !games.sizes.contains(&5);
    if allowed && number > 1 && !wishes.priorities.contains(&Priority::FiveTwice) {
        wishes.priorities.insert(0, Priority::FiveTwice);
    }
    wishes
}

pub(super) fn wishes(kept: &[Kept], fives: Fives) -> Wishes {
    let priority = |kept: &Kept| match kept {
        Kept::FiveTwice => Priority::FiveTwice,
        Kept::WinnersTogether => Priority::WinnersTogether,
        Kept::SameClub => Priority::SameClub,
        Kept::VisitingClubs => Priority::VisitingClubs,
        Kept::SameRegion => Priority::SameRegion,
        Kept::RepeatOpponents => Priority::RepeatOpponents,
        Kept::RepeatClubs => Priority::RepeatClubs,
    };
    let host_counts = !kept.contains(&Kept::VisitingClubs);
    Wishes { priorities: kept.iter().map(priority).collect(), fives, host_counts }
}
