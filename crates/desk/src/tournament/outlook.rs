//! What is still possible for a player, and what result it takes.

use super::Published;
use crate::answer::{Answer as Told, Fault};
use director::clinch::{
    Aim, Exact, Fate, Found, Goal, Need, NoOutlook, Outlook, Rate, Simulated, Trials, goals, outlooks,
};
use director::points::TablePoints;
use director::tournament::{Competitor, Rules, Status, Tournament};
use regulation::tournament::SpecialEvents;
use serde::Serialize;
use std::fmt::Write as _;
use words::{Id, Words, id};

/// What is asked.
#[derive(Clone, Copy, Debug)]
pub struct OutlookQuery {
    /// One entrant or team, or everybody.
    pub entrant: Option<u32>,
    /// A place to be reached, or what the format has to offer.
    pub goal: Option<usize>,
    /// How simulations are made where there are too many ends to look at.
    pub trials: Trials,
}

/// What is still possible for a player, and what result it takes.
///
/// # Errors
/// If there is nothing to be foreseen, or no such player.
pub fn outlook(published: Published<'_>, query: OutlookQuery) -> Result<Told, Fault> {
    let Published { rules, tournament, words } = published;
    let OutlookQuery { entrant, goal, trials } = query;
    let who = competitors(rules, tournament, entrant, words)?;
    let all = goal.map_or_else(|| goals(rules, tournament), |place| vec![Goal::place(place)]);
    // For one player everything there is to reach; for all of them what matters most.
    let all = if entrant.is_some() { all } else { all.into_iter().take(1).collect() };
    let teller = Teller { published, words, trials, one: entrant.is_some() };
    let mut found = Vec::new();
    for goal in all {
        let outlooks = outlooks(rules, tournament, goal, &who, trials).map_err(|no| refused(no, words))?;
        found.push((goal, outlooks));
    }
    let goals = found.iter().map(|(goal, outlooks)| teller.row(*goal, outlooks)).collect();
    let text = |(at, (goal, outlooks)): (usize, &(Goal, Vec<Outlook>))| teller.text(*goal, outlooks, at == 0);
    let texts: Vec<_> = found.iter().enumerate().map(text).collect();
    Told::new(crate::marked(texts.join("\n"), &rules.regulation), &Answer { goals })
}

fn refused(no: NoOutlook, words: Words) -> Fault {
    Fault::Refused(words.say(match no {
        NoOutlook::NoGames => id::OUTLOOK_NO_GAMES,
        NoOutlook::FinalsBegun => id::OUTLOOK_FINALS_BEGUN,
        NoOutlook::NoTables => id::OUTLOOK_NO_TABLES,
    }))
}

/// Who is asked about: one, or everybody in the order of the standings, those without a result behind.
fn competitors(
    rules: &Rules,
    tournament: &Tournament,
    one: Option<u32>,
    words: Words,
) -> Result<Vec<Competitor>, Fault> {
    let entrants = tournament.entrants.iter().filter(|one| one.status != Status::Expelled).map(|one| one.id.0);
    let teams = 1..=tournament.teams.len() as u32;
    let numbers: Vec<u32> = if rules.format.has_teams() { teams.collect() } else { entrants.collect() };
    let all: Vec<_> = numbers.into_iter().map(|number| rules.numbered(number)).collect();
    if let Some(number) = one {
        let unknown = || Fault::BadInput(words.say_with(id::OUTLOOK_UNKNOWN, &[("number", number.to_string().into())]));
        let who = rules.numbered(number);
        return all.contains(&who).then(|| vec![who]).ok_or_else(unknown);
    }
    let mut order: Vec<_> = rules.standings(tournament).into_iter().map(|line| line.who).collect();
    order.extend(all.iter().filter(|who| !order.contains(who)).copied().collect::<Vec<_>>());
    Ok(order)
}

/// The tournament, and how its outlook is told.
struct Teller<'t> {
    published: Published<'t>,
    words: Words,
    trials: Trials,
    /// Whether one player is asked about.
    one: bool,
}

impl Teller<'_> {
    /// A goal; what one player may end with besides is told with the first.
    fn text(&self, goal: Goal, outlooks: &[Outlook], first: bool) -> String {
        let mut text = format!("{}\n", self.goal(goal));
        if *self.published.rules.format.terms().special_events == SpecialEvents::OnTop {
            let _ = writeln!(text, "{}", self.words.say(id::OUTLOOK_SPECIAL_EVENTS));
        }
        if outlooks.iter().any(|outlook| matches!(outlook.found, Found::Simulated(_))) {
            let values =
                [("times", self.trials.times.to_string().into()), ("seed", self.trials.seed.to_string().into())];
            let _ = writeln!(text, "{}", self.words.say_with(id::OUTLOOK_SIMULATED, &values));
        }
        let row = |outlook: &Outlook| {
            let place = outlook.now.map_or_else(|| "–".to_owned(), |place| place.to_string());
            vec![place, self.published.who(outlook.who).0, self.outlook(outlook)]
        };
        text += &words::columns::plain(&outlooks.iter().map(row).collect::<Vec<_>>());
        if self.one && first {
            outlooks.iter().for_each(|outlook| text += &self.details(outlook));
        }
        text
    }

    fn goal(&self, goal: Goal) -> String {
        let values = [("aim", self.aim(goal).into()), ("sure", goal.sure.into()), ("open", goal.open.into())];
        match goal.aim {
            Aim::Lone(_) | Aim::Place => self.words.say_with(id::OUTLOOK_GOAL_PLAIN, &values[..1]),
            Aim::Finals(_) | Aim::Direct(_) | Aim::Band(_) if goal.sure == goal.open => {
                self.words.say_with(id::OUTLOOK_GOAL, &[values[0].clone(), values[2].clone()])
            }
            Aim::Finals(_) | Aim::Direct(_) | Aim::Band(_) => self.words.say_with(id::OUTLOOK_GOAL_OPEN, &values),
        }
    }

    fn aim(&self, goal: Goal) -> String {
        let stage = |at: usize| [("stage", crate::sentences::stage(self.words, self.stage(at)).into())];
        match goal.aim {
            Aim::Place => self.words.say_with(id::OUTLOOK_AIM_PLACE, &[("place", goal.open.into())]),
            Aim::Finals(at) => self.words.say_with(id::OUTLOOK_AIM_FINALS, &stage(at)),
            Aim::Direct(at) => self.words.say_with(id::OUTLOOK_AIM_DIRECT, &stage(at)),
            Aim::Lone(at) => self.words.say_with(id::OUTLOOK_AIM_LONE, &stage(at)),
            Aim::Band(band) => self.words.say_with(id::OUTLOOK_AIM_BAND, &[("band", band.into())]),
        }
    }

    fn stage(&self, at: usize) -> &str {
        self.published.rules.stage(at).map_or("", |stage| stage.id.as_str())
    }

    /// One line of somebody.
    fn outlook(&self, outlook: &Outlook) -> String {
        if outlook.clinched || outlook.out {
            return self.words.say(if outlook.clinched { id::OUTLOOK_CLINCHED } else { id::OUTLOOK_OUT });
        }
        match &outlook.found {
            Found::Exact(exact) => self.needs(exact),
            Found::Simulated(simulated) => self.rate(id::OUTLOOK_RATE, simulated.all, None),
        }
    }

    fn needs(&self, exact: &Exact) -> String {
        let certain = exact.certain_with.map(|need| [("ways", self.ways(need).into())]);
        let possible = exact.possible_with.map(|need| [("ways", self.ways(need).into())]);
        let told = [
            certain.map(|values| self.words.say_with(id::OUTLOOK_CERTAIN_WITH, &values)),
            possible.map(|values| self.words.say_with(id::OUTLOOK_POSSIBLE_WITH, &values)),
        ];
        let told: Vec<_> = told.into_iter().flatten().collect();
        if told.is_empty() { self.words.say(id::OUTLOOK_OTHERS_DECIDE) } else { told.join("; ") }
    }

    fn ways(&self, need: Need) -> String {
        let with = |[plain, counted]: [Id; 2], points: TablePoints| match points.0 {
            0 => self.words.say(plain),
            points => self.words.say_with(counted, &[("points", points.into())]),
        };
        let nothing = Some(TablePoints(0));
        if need.eliminated && need.losing == nothing && need.winning == nothing && need.objective {
            return self.words.say(id::OUTLOOK_ANYHOW);
        }
        let ways = [
            need.eliminated.then(|| self.words.say(id::OUTLOOK_ELIMINATED)),
            need.losing.map(|points| with([id::OUTLOOK_LOSING, id::OUTLOOK_LOSING_WITH], points)),
            need.winning.map(|points| with([id::OUTLOOK_WINNING, id::OUTLOOK_WINNING_WITH], points)),
            need.objective.then(|| self.words.say(id::OUTLOOK_OBJECTIVE)),
        ];
        ways.into_iter().flatten().collect::<Vec<_>>().join(&format!(" {} ", self.words.say(id::OUTLOOK_OR)))
    }

    fn rate(&self, id: Id, rate: Rate, wins: Option<usize>) -> String {
        let (low, high) = rate.interval();
        let mut values: Vec<_> = wins.into_iter().map(|wins| ("wins", wins.into())).collect();
        values.extend([("share", rate.per_mille().into()), ("low", low.into()), ("high", high.into())]);
        self.words.say_with(id, &values)
    }

    /// What is told of one player besides.
    fn details(&self, outlook: &Outlook) -> String {
        let mut text = String::new();
        match &outlook.found {
            Found::Exact(exact) => {
                let span = [("best", exact.best.into()), ("worst", exact.worst.into())];
                let _ = writeln!(text, "  {}", self.words.say_with(id::OUTLOOK_PLACES, &span));
                for (id, ends) in by_kind(exact) {
                    let best = ends.iter().map(|end| end.0).min().unwrap_or(0);
                    let worst = ends.iter().map(|end| end.1).max().unwrap_or(0);
                    let values = [("how", self.words.say(id).into()), ("best", best.into()), ("worst", worst.into())];
                    let _ = writeln!(text, "  {}", self.words.say_with(id::OUTLOOK_END, &values));
                }
            }
            Found::Simulated(simulated) => {
                for one in &simulated.by_wins {
                    let _ = writeln!(text, "  {}", self.rate(id::OUTLOOK_WINS, one.rate, Some(one.wins)));
                }
            }
        }
        text
    }

    fn row<'t>(&'t self, goal: Goal, outlooks: &'t [Outlook]) -> GoalRow<'t> {
        let (aim, stage, band) = match goal.aim {
            Aim::Place => ("place", None, None),
            Aim::Finals(at) => ("finals", Some(self.stage(at)), None),
            Aim::Direct(at) => ("direct", Some(self.stage(at)), None),
            Aim::Lone(at) => ("lone", Some(self.stage(at)), None),
            Aim::Band(band) => ("band", None, Some(band)),
        };
        let players = outlooks.iter().map(|outlook| self.player(outlook)).collect();
        GoalRow { aim, stage, band, sure: goal.sure, open: goal.open, players }
    }

    fn player(&self, outlook: &Outlook) -> PlayerRow {
        let (exact, simulated) = match &outlook.found {
            Found::Exact(exact) => (Some(ExactRow::new(exact, self.one)), None),
            Found::Simulated(simulated) => (None, Some(SimulatedRow::new(simulated, self.trials.seed))),
        };
        PlayerRow {
            who: outlook.who.number(),
            name: self.published.who(outlook.who).0,
            now: outlook.now,
            clinched: outlook.clinched,
            out: outlook.out,
            exact,
            simulated,
        }
    }
}

/// The ends of a game by their kind, each with its places.
fn by_kind(exact: &Exact) -> Vec<(Id, Vec<(usize, usize)>)> {
    let mut kinds: Vec<(Id, Vec<_>)> = Vec::new();
    for end in &exact.ends {
        let id = match end.fate {
            Fate::Eliminated => id::OUTLOOK_ELIMINATED,
            Fate::Lost(_) => id::OUTLOOK_LOSING,
            Fate::Won(_) => id::OUTLOOK_WINNING,
            Fate::Objective => id::OUTLOOK_OBJECTIVE,
        };
        match kinds.last_mut().filter(|(last, _)| *last == id) {
            Some((_, ends)) => ends.push((end.best, end.worst)),
            None => kinds.push((id, vec![(end.best, end.worst)])),
        }
    }
    kinds
}

#[derive(Serialize)]
struct Answer<'t> {
    goals: Vec<GoalRow<'t>>,
}

#[derive(Serialize)]
struct GoalRow<'t> {
    aim: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    stage: Option<&'t str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    band: Option<usize>,
    sure: usize,
    open: usize,
    players: Vec<PlayerRow>,
}

#[derive(Serialize)]
struct PlayerRow {
    who: u32,
    name: String,
    now: Option<usize>,
    clinched: bool,
    out: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    exact: Option<ExactRow>,
    #[serde(skip_serializing_if = "Option::is_none")]
    simulated: Option<SimulatedRow>,
}

#[derive(Serialize)]
struct ExactRow {
    best: usize,
    worst: usize,
    certain_with: Option<NeedRow>,
    possible_with: Option<NeedRow>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    ends: Vec<EndRow>,
}

impl ExactRow {
    fn new(exact: &Exact, ends: bool) -> Self {
        let end = |end: &director::clinch::End| {
            let (fate, points) = match end.fate {
                Fate::Eliminated => ("eliminated", None),
                Fate::Lost(points) => ("lost", Some(points.0)),
                Fate::Won(points) => ("won", Some(points.0)),
                Fate::Objective => ("objective", None),
            };
            EndRow { fate, points, best: end.best, worst: end.worst }
        };
        Self {
            best: exact.best,
            worst: exact.worst,
            certain_with: exact.certain_with.map(NeedRow::from),
            possible_with: exact.possible_with.map(NeedRow::from),
            ends: if ends { exact.ends.iter().map(end).collect() } else { Vec::new() },
        }
    }
}

#[derive(Serialize)]
struct NeedRow {
    eliminated: bool,
    losing: Option<u16>,
    winning: Option<u16>,
    objective: bool,
}

impl From<Need> for NeedRow {
    fn from(need: Need) -> Self {
        let points = |points: Option<TablePoints>| points.map(|points| points.0);
        let (losing, winning) = (points(need.losing), points(need.winning));
        Self { eliminated: need.eliminated, losing, winning, objective: need.objective }
    }
}

#[derive(Serialize)]
struct EndRow {
    fate: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<u16>,
    best: usize,
    worst: usize,
}

#[derive(Serialize)]
struct SimulatedRow {
    seed: u64,
    #[serde(flatten)]
    all: RateRow,
    by_wins: Vec<WinsRow>,
}

#[derive(Serialize)]
struct WinsRow {
    wins: usize,
    #[serde(flatten)]
    rate: RateRow,
}

#[derive(Serialize)]
struct RateRow {
    times: u32,
    reached: u32,
    per_mille: u32,
    low: u32,
    high: u32,
}

impl From<Rate> for RateRow {
    fn from(rate: Rate) -> Self {
        let (low, high) = rate.interval();
        Self { times: rate.times, reached: rate.reached, per_mille: rate.per_mille(), low, high }
    }
}

impl SimulatedRow {
    fn new(simulated: &Simulated, seed: u64) -> Self {
        let by_wins = simulated.by_wins.iter().map(|one| WinsRow { wins: one.wins, rate: one.rate.into() }).collect();
        Self { seed, all: simulated.all.into(), by_wins }
    }
}
