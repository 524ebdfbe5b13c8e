//! The stages after the games everybody plays (T2.1 to T2.7, T2.10): who is in them, who waits for a later one, who takes the
//! place of those who renounce.
//!
//! A stage takes one winner from each table of the stage before, and who enters it directly; so from the seats of the final
//! back to the first stage it is known how many tables each has.

use super::model::{EntrantId, Tournament, Waiting};
use super::refusal::Refusal;
use super::results::Competitor;
use super::rules::{Next, Rules};
use regulation::tournament::{Bands, Criterion, Direct, FinalsDraw, LastSeat, Replacement};
use std::collections::BTreeSet;

/// The places for which there are prizes: a tie among them is not left as it is.
const PRIZE_PLACES: usize = 3;

/// One of the parallel finals, as one of its stages begins.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Branch {
    /// Who plays, in the order of the standings.
    pub(super) players: Vec<EntrantId>,
    /// How many tables.
    pub(super) tables: usize,
    /// Who waits for a later stage.
    pub(super) waiting: Vec<Waiting>,
    /// Who may be recalled for the last seat (T2.10).
    pub(super) recalled_from: Vec<EntrantId>,
}

/// Stages of the finals with the tables they have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chain {
    /// The stages, the first to be played first.
    pub(crate) links: Vec<Link>,
    /// How many of the standings one final needs.
    pub(crate) needs: usize,
}

/// A stage of the finals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    /// By its place in the format.
    pub(crate) stage: usize,
    /// How many of the standings enter it without playing the one before.
    pub(crate) direct: usize,
    /// How many tables it has.
    pub(crate) tables: usize,
}

/// Who plays a round after the games everybody plays.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Expected {
    /// Everybody who plays, with the final they belong to.
    pub(super) players: Vec<(EntrantId, u8)>,
    /// Who waits for a later stage.
    pub(super) waiting: Vec<Waiting>,
    /// How many tables each of the finals has; nothing where the number is free.
    pub(super) tables: Vec<usize>,
}

/// Everybody in the order of the standings, those who tie together.
type Groups = Vec<Vec<EntrantId>>;

impl Rules {
    pub(crate) fn bands(&self, stage: usize) -> Option<&Bands> {
        self.stage(stage).and_then(|stage| stage.bands())
    }

    /// The stages of the finals that are played with so many players, after one.
    pub(crate) fn active(&self, players: usize, after: usize) -> Vec<usize> {
        let fits = |bands: &Bands| bands.over.get().is_none_or(|over| players > usize::from(over));
        (after + 1..self.format.stages.len()).filter(|&at| self.bands(at).is_some_and(fits)).collect()
    }

    /// How many parallel finals there are with so many players (T2.2).
    pub(crate) fn parallel(&self, active: &[usize], players: usize) -> usize {
        let from = active.last().and_then(|&last| self.bands(last)).and_then(|bands| bands.parallel_from.get());
        if from.is_some_and(|from| players >= usize::from(from)) { 2 } else { 1 }
    }

    /// The stage of the finals that comes after this one, if there is one.
    pub(super) fn next_finals(&self, tournament: &Tournament, after: usize) -> Option<usize> {
        let active = self.active(self.players(tournament), after);
        if self.bands(after).is_some() {
            return active.first().copied();
        }
        self.qualified(tournament, &active).map(|(_, _, chain)| chain.links[0].stage)
    }

    /// How many parallel finals there are, who can be in them, and their stages. Where the beaten are called up for those who enter
    /// a stage directly, these keep their places even if they do not come (T2.7).
    fn qualified(&self, tournament: &Tournament, active: &[usize]) -> Option<(usize, Groups, Chain)> {
        let count = self.parallel(active, self.players(tournament));
        let lone = self.leaders_won_all(tournament, count);
        let found = |held: usize| {
            let groups = self.entitled(tournament, active, held * count);
            let there = groups.iter().map(Vec::len).sum();
            let chain = self.feasible(active, there, count, lone)?;
            Some((count, groups, chain))
        };
        found(self.held(active)).filter(|(.., chain)| chain.links.len() > 1).or_else(|| found(0))
    }

    /// Who can be in the finals: who has renounced none of their stages, and the first so many whatever they do.
    fn entitled(&self, tournament: &Tournament, active: &[usize], held: usize) -> Groups {
        let Some(&last) = active.last() else { return Vec::new() };
        let (mut groups, mut before) = (Vec::new(), 0);
        for mut group in self.seeds(tournament) {
            group.retain(|&id| before < held || tournament.takes_part(id, last));
            before += group.len();
            groups.push(group);
        }
        groups.retain(|group| !group.is_empty());
        groups
    }

    /// How many of the standings enter a later stage directly and keep that place even if they do not come, because it is then
    /// filled from those beaten in the stage before.
    fn held(&self, active: &[usize]) -> usize {
        let keeps = |bands: &&Bands| *bands.direct == Direct::First && *bands.replacement == Replacement::BeatenBefore;
        let later = active.iter().skip(1).rev().filter_map(|&stage| self.bands(stage));
        later.take_while(keeps).map(|bands| usize::from(*bands.direct_most)).sum()
    }

    /// Everybody in the order of the standings, who tie together; dice that were cast part them.
    fn seeds(&self, tournament: &Tournament) -> Groups {
        let rounds = self.games_drawn(tournament);
        let faces = |id: EntrantId| std::cmp::Reverse(last_roll(tournament, rounds, id));
        let mut groups = Vec::new();
        for lines in self.standings(tournament).chunk_by(|a, b| a.place == b.place) {
            let mut tied: Vec<_> = lines.iter().filter_map(|line| line.who.entrant()).collect();
            tied.sort_by_key(|&id| (faces(id), id));
            groups.extend(tied.chunk_by(|&a, &b| faces(a) == faces(b)).map(<[EntrantId]>::to_vec));
        }
        groups
    }

    /// The chain of stages there are enough people for: if there are too few, the first stages are not played. `lone` says
    /// whether who leads alone and has won every game goes straight to the final.
    pub(crate) fn feasible(&self, active: &[usize], there: usize, branches: usize, lone: bool) -> Option<Chain> {
        let tries = (0..active.len()).map(|from| self.chain(&active[from..], lone));
        let last_resort = active.len().checked_sub(1);
        tries
            .enumerate()
            .find(|(at, chain)| chain.needs * branches <= there || (Some(*at) == last_resort && there >= 3 * branches))
            .map(|(_, chain)| chain)
            .filter(|chain| chain.needs > 0)
    }

    /// From the seats of the final back to the first stage.
    fn chain(&self, active: &[usize], lone: bool) -> Chain {
        let (mut links, mut tables, mut needs) = (Vec::new(), 1, 0);
        for (at, &stage) in active.iter().enumerate().rev() {
            let Some(bands) = self.bands(stage) else { continue };
            let seats = tables * usize::from(*bands.seats);
            let entering = match *bands.direct {
                Direct::Nobody => 0,
                Direct::First => usize::from(*bands.direct_most),
                Direct::LoneWinnerOfAll => usize::from(lone),
            };
            let direct = if at == 0 { 0 } else { entering.min(seats) };
            links.push(Link { stage, direct, tables });
            needs += if at == 0 { seats } else { direct };
            // Where everybody is here already, the stages before are not played.
            if seats == direct {
                break;
            }
            tables = seats - direct;
        }
        links.reverse();
        Chain { links, needs }
    }

    /// Whether the leader is alone at the top and has won every game; with two finals, whether the first two have (T2.2).
    /// Who has renounced by then does not go to the final, and nobody does instead (T2.4).
    pub(crate) fn leaders_won_all(&self, tournament: &Tournament, branches: usize) -> bool {
        let rounds = self.games_drawn(tournament);
        let stage = self.format.stages.len() - 1;
        let lines = self.standings(tournament);
        let won = |line: &crate::standings::Line<super::results::Competitor>| {
            line.games.len() == rounds && line.games.iter().all(|(game, _)| game.place == 1)
        };
        let alone = branches > 1 || lines.get(1).is_none_or(|second| second.total < lines[0].total);
        let leaders = lines.iter().take(branches);
        let all = |line: &crate::standings::Line<super::results::Competitor>| {
            won(line) && line.who.entrant().is_some_and(|id| tournament.takes_part(id, stage))
        };
        alone && lines.len() >= branches && leaders.into_iter().all(all)
    }

    /// Who plays the first stage of the finals, branch by branch.
    pub(super) fn first_finals(&self, tournament: &Tournament, stage: usize) -> Result<Vec<Branch>, Refusal> {
        let active = self.active(self.players(tournament), 0);
        let Some((count, groups, chain)) = self.qualified(tournament, &active) else {
            return Err(Refusal::Over);
        };
        // Since a stage was drawn, so many may have gone that it would not be played any more.
        if chain.links.first().map(|link| link.stage) != Some(stage) {
            return Err(Refusal::Over);
        }
        let order: Vec<_> = groups.concat();
        self.check_ties(&groups, &chain, count)?;
        Ok((0..count).map(|branch| self.branch(&order, &chain, branch, count)).collect())
    }

    fn branch(&self, order: &[EntrantId], chain: &Chain, branch: usize, count: usize) -> Branch {
        let own: Vec<_> = order.iter().copied().skip(branch).step_by(count).collect();
        let (mut waiting, mut at) = (Vec::new(), 0);
        for &Link { stage, direct, .. } in chain.links.iter().skip(1).rev() {
            let who = own.iter().skip(at).take(direct);
            waiting.extend(who.map(|&entrant| Waiting { stage, branch: branch as u8, entrant }));
            at += direct;
        }
        let Link { stage, tables, .. } = chain.links[0];
        let players: Vec<_> = own.iter().copied().skip(at).take(chain.needs - at).collect();
        let recalled = self.bands(stage).is_some_and(|bands| *bands.last_seat == LastSeat::Recalled);
        let recalled_from = if recalled { own.iter().copied().skip(chain.needs - 1).collect() } else { Vec::new() };
        Branch { players, tables, waiting, recalled_from }
    }

    /// Those who tie must not stand on both sides of something that matters: a cut, a band, one of two finals.
    fn check_ties(&self, groups: &Groups, chain: &Chain, count: usize) -> Result<(), Refusal> {
        let mut at = 0;
        for group in groups {
            if self.slots(at, group.len(), chain, count) > 1 {
                return Err(self.tie_matters(group, at + 1));
            }
            at += group.len();
        }
        Ok(())
    }

    /// Those whose tie only a die can part and it decides something: who goes on, once the games everybody plays are over and the
    /// finals are not drawn; one of the first places, once everything is played. Other ties stand, and the place is shared.
    #[must_use]
    pub fn awaiting_die(&self, tournament: &Tournament) -> BTreeSet<Competitor> {
        let is_finals = |stage: usize| self.bands(stage).is_some();
        match self.next(tournament) {
            Next::Round { stage, .. }
                if is_finals(stage) && tournament.rounds.len() == self.games_drawn(tournament) =>
            {
                self.tied_at_cuts(tournament).into_iter().map(Competitor::Entrant).collect()
            }
            Next::Nothing => {
                let ranking = self.ranking(tournament);
                let prizes = ranking.iter().filter(|one| one.place <= PRIZE_PLACES && one.line.awaits_die);
                prizes.map(|one| one.who).collect()
            }
            Next::Round { .. } | Next::Results { .. } => BTreeSet::new(),
        }
    }

    /// Those who tie on both sides of something that matters in the finals.
    fn tied_at_cuts(&self, tournament: &Tournament) -> Vec<EntrantId> {
        let active = self.active(self.players(tournament), 0);
        let Some((count, groups, chain)) = self.qualified(tournament, &active) else { return Vec::new() };
        let mut at = 0;
        let mut tied = Vec::new();
        for group in groups {
            if self.slots(at, group.len(), &chain, count) > 1 {
                tied.extend(&group);
            }
            at += group.len();
        }
        tied
    }

    /// How many different things so many positions mean, from one on.
    fn slots(&self, from: usize, people: usize, chain: &Chain, count: usize) -> usize {
        let slots: BTreeSet<_> = (from..from + people).map(|position| self.slot(position, chain, count)).collect();
        slots.len()
    }

    /// What a position means: which final, then the stage it waits for, the band it is in, or nothing.
    fn slot(&self, position: usize, chain: &Chain, count: usize) -> (usize, usize, usize) {
        let (branch, position) = (position % count, position / count);
        let Link { stage, tables, .. } = chain.links[0];
        let mut direct = 0;
        for &Link { stage, direct: entering, .. } in chain.links.iter().skip(1).rev() {
            direct += entering;
            if position < direct {
                return (branch, stage, usize::MAX);
            }
        }
        let recalled = self.bands(stage).is_some_and(|bands| *bands.last_seat == LastSeat::Recalled);
        if position >= chain.needs - usize::from(recalled) {
            return (0, usize::MAX, 0);
        }
        let drawn = self.bands(stage).is_some_and(|bands| *bands.draw != FinalsDraw::Nothing);
        (branch, stage, if drawn { (position - direct) / tables } else { 0 })
    }

    /// Who plays a later stage of the finals: those who waited for it, and the winners of the stage before.
    pub(super) fn later_finals(&self, tournament: &Tournament, stage: usize) -> Result<Vec<Branch>, Refusal> {
        let Some(last) = tournament.rounds.last() else { return Err(Refusal::Over) };
        let count = last.tables.iter().map(|table| table.branch).max().unwrap_or(0) + 1;
        (0..count).map(|branch| self.later_branch(tournament, stage, branch)).collect()
    }

    fn later_branch(&self, tournament: &Tournament, stage: usize, branch: u8) -> Result<Branch, Refusal> {
        let waits = |waiting: &&Waiting| waiting.stage == stage && waiting.branch == branch;
        let all = tournament.rounds.iter().flat_map(|round| &round.waiting);
        let waited: Vec<_> = all.filter(waits).map(|waiting| waiting.entrant).collect();
        let tables = self.beaten_tables(tournament, branch)?;
        let replacement = self.bands(stage).map_or(Replacement::Standings, |bands| *bands.replacement);
        let takes_part = |id: &EntrantId| tournament.takes_part(*id, stage);
        let mut chosen: Vec<_> = waited.iter().copied().filter(takes_part).collect();
        let direct = chosen.len();
        for table in &tables {
            let limit = if replacement == Replacement::SameTable { table.len() } else { 1 };
            chosen.extend(table.iter().take(limit).copied().find(takes_part));
        }
        let missing = waited.len() + tables.len() - chosen.len();
        for _ in 0..missing {
            let next = self.replacement(tournament, replacement, &tables, &chosen, stage);
            chosen.extend(next);
        }
        let winners = self.by_sum(tournament, &chosen[direct..]);
        chosen.truncate(direct);
        chosen.extend(winners.concat());
        let seats = self.bands(stage).map_or(4, |bands| usize::from(*bands.seats));
        let drawn = self.bands(stage).is_some_and(|bands| *bands.draw != FinalsDraw::Nothing);
        self.check_bands(&winners, direct, if drawn { chosen.len().div_ceil(seats) } else { chosen.len() })?;
        Ok(Branch { tables: chosen.len().div_ceil(seats), players: chosen, ..Branch::default() })
    }

    /// The tables of the last round of a branch, each in the order of its places, ties by dice.
    fn beaten_tables(&self, tournament: &Tournament, branch: u8) -> Result<Vec<Vec<EntrantId>>, Refusal> {
        let Some(last) = tournament.rounds.last() else { return Ok(Vec::new()) };
        let tables = last.tables.iter().zip(self.last_tables(tournament)?).filter(|(table, _)| table.branch == branch);
        Ok(tables.map(|(_, order)| order).collect())
    }

    /// Who takes a seat that is free (T2.4, T2.7).
    fn replacement(
        &self,
        tournament: &Tournament,
        how: Replacement,
        tables: &[Vec<EntrantId>],
        chosen: &[EntrantId],
        stage: usize,
    ) -> Option<EntrantId> {
        let free = |id: &EntrantId| !chosen.contains(id) && tournament.takes_part(*id, stage);
        let ranked = self.seeds(tournament).concat();
        let rank = |id: &EntrantId| ranked.iter().position(|one| one == id).unwrap_or(usize::MAX);
        let best_beaten = || {
            let most = tables.iter().map(Vec::len).max().unwrap_or(0);
            let of_place = |place: usize| tables.iter().filter_map(move |table| table.get(place).copied()).filter(free);
            (1..most).find_map(|place| of_place(place).min_by_key(rank))
        };
        let by_standings = || ranked.iter().copied().find(free);
        match how {
            Replacement::SameTable => best_beaten(),
            Replacement::BeatenBefore => best_beaten().or_else(by_standings),
            Replacement::Standings => by_standings(),
        }
    }

    /// Who plays a round after the games everybody plays, each with the final they belong to, and who waits for a later one.
    pub(super) fn expected(&self, tournament: &Tournament, stage: usize, number: usize) -> Result<Expected, Refusal> {
        if self.bands(stage).is_none() {
            let people = self.still_in(tournament, number)?;
            let players = people.into_iter().map(|id| (id, 0)).collect();
            return Ok(Expected { players, ..Expected::default() });
        }
        let first = tournament.rounds.len() == self.games_drawn(tournament);
        let branches =
            if first { self.first_finals(tournament, stage)? } else { self.later_finals(tournament, stage)? };
        let waiting = branches.iter().flat_map(|branch| branch.waiting.iter().copied()).collect();
        let tables = branches.iter().map(|branch| branch.tables.max(1)).collect();
        let players = |(at, branch): (usize, Branch)| branch.players.into_iter().map(move |id| (id, at as u8));
        Ok(Expected { players: branches.into_iter().enumerate().flat_map(players).collect(), waiting, tables })
    }

    /// Those who tie must not stand on both sides of a band of so many.
    fn check_bands(&self, groups: &Groups, direct: usize, band: usize) -> Result<(), Refusal> {
        let mut at = direct;
        for group in groups {
            if at / band.max(1) != (at + group.len() - 1) / band.max(1) {
                return Err(self.tie_matters(group, at + 1));
            }
            at += group.len();
        }
        Ok(())
    }

    /// Those who tie cast dice, because it matters who is ahead from a place on.
    pub(super) fn tie_matters(&self, tied: &[EntrantId], from: usize) -> Refusal {
        let by_dice = self.format.terms().ranking.contains(&Criterion::Die);
        Refusal::TieMatters { tied: tied.to_vec(), from, rule: if by_dice { "T2.6" } else { "T2.3" } }
    }

    /// People in the order of all their results so far, who tie together; dice that were cast part them.
    fn by_sum(&self, tournament: &Tournament, people: &[EntrantId]) -> Groups {
        let lines = self.sums(tournament);
        let place =
            |id: EntrantId| lines.iter().find(|line| line.who == id.into()).map_or(usize::MAX, |line| line.place);
        let faces = |id: EntrantId| std::cmp::Reverse(last_roll(tournament, tournament.rounds.len(), id));
        let mut sorted = people.to_vec();
        sorted.sort_by_key(|&id| (place(id), faces(id), id));
        let tie = |a: &EntrantId, b: &EntrantId| place(*a) == place(*b) && faces(*a) == faces(*b);
        sorted.chunk_by(tie).map(<[EntrantId]>::to_vec).collect()
    }
}

/// What somebody rolled last after so many rounds.
fn last_roll(tournament: &Tournament, rounds: usize, id: EntrantId) -> Option<Vec<u8>> {
    let cast = tournament.casts.iter().rfind(|cast| cast.after == rounds && rolled(cast, id).is_some());
    cast.and_then(|cast| rolled(cast, id)).cloned()
}

/// What somebody rolled.
pub(super) fn rolled(cast: &crate::standings::Cast<u32>, id: EntrantId) -> Option<&Vec<u8>> {
    cast.rolls.iter().find(|(who, _)| *who == id.0).map(|(_, faces)| faces)
}
