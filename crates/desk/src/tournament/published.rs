//! A tournament as it is published: rounds with their tables, standings, ranking. Plain text, for a wall or a forum.

use crate::render;
use crate::tournament::{RoundProof, sheets};
use director::day::Day;
use director::points::TournamentPoints;
use director::standings::Award;
use director::tournament::{
    Competitor, Dated, EntrantId, Finished, Minimised, Next, Origin, Planned, Round, Rules, Tournament,
};
use std::fmt::Write as _;
use words::{Lang, Words, id};

/// A tournament and the words it is told in.
#[derive(Clone, Copy, Debug)]
pub struct Published<'t> {
    /// Its regulation and format.
    pub rules: &'t Rules,
    /// The tournament.
    pub tournament: &'t Tournament,
    /// The words it is told in.
    pub words: Words,
}

impl Published<'_> {
    /// All of it.
    #[must_use]
    pub fn whole(&self) -> String {
        let mut text = self.head();
        if !self.tournament.calendar.is_empty() {
            text.push('\n');
            text.push_str(&self.calendar());
        }
        for round in 0..self.tournament.rounds.len() {
            text.push('\n');
            text.push_str(&self.round(round));
        }
        text.push('\n');
        text.push_str(&self.ranking());
        crate::marked(text, &self.rules.regulation)
    }

    fn head(&self) -> String {
        let (facts, words) = (&self.tournament.facts, self.words);
        let mut text = format!("{}\n", facts.name);
        let name = &self.rules.format.name;
        let name = if words.lang() == Lang::It { &name.it } else { &name.en };
        let format = [("name", name.clone().into()), ("regulation", self.rules.regulation.id.clone().into())];
        let _ = writeln!(text, "{}", words.say_with(id::PUBLISHED_FORMAT, &format));
        let details = [&facts.venue, &facts.organiser, &facts.dates.join(", ")];
        for detail in details.into_iter().filter(|detail| !detail.is_empty()) {
            let _ = writeln!(text, "{detail}");
        }
        let count = self.tournament.entrants.len();
        let _ = writeln!(text, "{}", words.say_with(id::PUBLISHED_ENTRANTS, &[("count", count.into())]));
        if !self.tournament.teams.is_empty() {
            let teams = [("count", self.tournament.teams.len().into())];
            let _ = writeln!(text, "{}", words.say_with(id::PUBLISHED_TEAMS, &teams));
        }
        if !facts.more_sizes.is_empty() {
            let sizes = words.list(facts.more_sizes.iter().map(ToString::to_string));
            let _ = writeln!(text, "{}", words.say_with(id::PUBLISHED_DEVIATION, &[("sizes", sizes.into())]));
        }
        text
    }

    /// Who has not signed for the regulation yet (T2.13): told, not refused.
    #[must_use]
    pub fn unsigned(&self) -> String {
        let open = self.tournament.unsigned();
        if open.is_empty() {
            return String::new();
        }
        if open.len() == self.tournament.entrants.len() {
            return self.words.say(id::PUBLISHED_NONE_SIGNED) + "\n";
        }
        let names = self.words.list(open.into_iter().map(|id| self.tournament.name(id)));
        self.words.say_with(id::PUBLISHED_UNSIGNED, &[("names", names.into())]) + "\n"
    }

    /// Of whom it is not known whether they are old enough (T2.12): told, not refused.
    #[must_use]
    pub fn undeclared(&self) -> String {
        let open = self.rules.undeclared_ages(self.tournament);
        if open.is_empty() {
            return String::new();
        }
        let names = self.words.list(open.into_iter().map(|id| format!("{} ({id})", self.tournament.name(id))));
        self.words.say_with(id::PUBLISHED_UNDECLARED, &[("names", names.into())]) + "\n"
    }

    /// What the organiser settles before the first draw: who has not signed, whose age is not declared, clubs that may be one.
    #[must_use]
    pub fn unsettled(&self) -> String {
        self.unsigned() + &self.undeclared() + &crate::import::similar_clubs(self.tournament, self.words)
    }

    /// The days of the rounds, the tournament that comes next, special events (T2.14).
    #[must_use]
    pub fn calendar(&self) -> String {
        let (calendar, words) = (&self.tournament.calendar, self.words);
        let mut text = format!("{}\n", words.say(id::CALENDAR_TITLE));
        for dated in self.rules.calendar(self.tournament) {
            let _ = writeln!(text, "  {}", self.dated(&dated));
        }
        if let Some(next) = &calendar.next {
            let days = words.list(next.days.iter().map(|&day| crate::sentences::day(words, day)));
            let values = [("name", next.name.clone().into()), ("days", days.into())];
            let _ = writeln!(text, "  {}", words.say_with(id::CALENDAR_NEXT, &values));
        }
        for special in &calendar.specials {
            let values =
                [("name", special.name.clone().into()), ("day", crate::sentences::day(words, special.day).into())];
            let _ = writeln!(text, "  {}", words.say_with(id::CALENDAR_EVENT, &values));
            if !special.points.is_empty() {
                let points = words.list(special.points.iter().map(|award| self.award(award)));
                let _ =
                    writeln!(text, "    {}", words.say_with(id::CALENDAR_EVENT_POINTS, &[("points", points.into())]));
            }
        }
        text
    }

    /// A round with its day; where it was moved from, and until when it may be played.
    fn dated(&self, dated: &Dated<'_>) -> String {
        let Planned { fixed, day, why } = dated.planned;
        let (words, stage) = (self.words, self.rules.stage(dated.slot.stage));
        let said = |id: words::Id, day: Day| {
            words.say_with(id, &[("day", crate::sentences::day(words, day).into()), ("why", why.as_str().into())])
        };
        let id =
            if stage.is_some_and(|stage| stage.bands().is_some()) { id::CALENDAR_LINE_ONLY } else { id::CALENDAR_LINE };
        let values = [
            ("stage", stage.map(|stage| crate::sentences::stage(words, &stage.id)).unwrap_or_default().into()),
            ("round", dated.slot.round.into()),
            ("day", crate::sentences::day(words, *day).into()),
        ];
        let moved = if why.is_empty() { id::CALENDAR_MOVED } else { id::CALENDAR_MOVED_WHY };
        let moved = (fixed != day).then(|| said(moved, *fixed));
        let deadline =
            dated.deadline.filter(|deadline| deadline > day).map(|deadline| said(id::CALENDAR_DEADLINE, deadline));
        let more: Vec<_> = moved.into_iter().chain(deadline).collect();
        let line = words.say_with(id, &values);
        if more.is_empty() { line } else { format!("{line} ({})", more.join("; ")) }
    }

    fn award(&self, award: &Award<u32>) -> String {
        let points = TournamentPoints::from(award.points).written(self.rules.book.decimals());
        let values = [("name", self.who(self.rules.numbered(award.who)).0.into()), ("points", points.into())];
        self.words.say_with(id::CALENDAR_AWARD, &values)
    }

    /// One round, from 0: how its tables came about, who sat where, who had what.
    #[must_use]
    pub fn round(&self, at: usize) -> String {
        let Some(round) = self.tournament.rounds.get(at) else { return String::new() };
        let stage = self
            .rules
            .stage(round.stage)
            .map(|stage| crate::sentences::stage(self.words, &stage.id))
            .unwrap_or_default();
        let title = [("number", (at + 1).into()), ("stage", stage.into())];
        let mut text = format!("{}\n", self.words.say_with(id::PUBLISHED_ROUND, &title));
        text.push_str(&self.origin(&round.origin));
        let finished = self.rules.finished(self.tournament, at);
        let two = round.tables.iter().any(|table| table.branch > 0);
        for (table, seats) in round.tables.iter().zip(&finished) {
            let mut title = self.words.say_with(id::PUBLISHED_TABLE, &[("number", table.number.into())]);
            if two {
                let branch = self.words.say_with(id::PUBLISHED_BRANCH, &[("branch", (table.branch + 1).into())]);
                let _ = write!(title, " ({branch})");
            }
            let _ = writeln!(text, "{title}");
            text.push_str(&words::columns::aligned(&self.seats(&table.seats, seats, round, table.number), &[3, 4, 5]));
        }
        if !round.waiting.is_empty() {
            let names = self.words.list(round.waiting.iter().map(|waiting| self.tournament.name(waiting.entrant)));
            let _ = writeln!(text, "{}", self.words.say_with(id::PUBLISHED_WAITING, &[("names", names.into())]));
        }
        text
    }

    fn origin(&self, origin: &Origin) -> String {
        let (title, minimised) = match origin {
            Origin::Draw { seed, minimised } => {
                (self.words.say_with(id::PUBLISHED_DRAWN, &[("seed", seed.to_string().into())]), Some(minimised))
            }
            Origin::Redraw { seed, moved, minimised } => {
                let values = [("seed", seed.to_string().into()), ("moved", (*moved).into())];
                (self.words.say_with(id::PUBLISHED_REDRAWN, &values), Some(minimised))
            }
            Origin::Swap { swaps, minimised, .. } => {
                (self.words.say_with(id::PUBLISHED_SWAPPED, &[("swaps", (*swaps).into())]), Some(minimised))
            }
            Origin::Standings => (self.words.say(id::PUBLISHED_BY_STANDINGS), None),
            Origin::Substitution => (self.words.say(id::PUBLISHED_SUBSTITUTION), None),
            Origin::Hand => (self.words.say(id::PUBLISHED_BY_HAND), None),
        };
        let lines = minimised.map(|minimised| self.minimised(minimised)).unwrap_or_default();
        format!("{title}\n{lines}")
    }

    /// What a search for a better draw of a round came to: what is left of what was to be avoided with the bounds that are proven
    /// now, and how sure it is.
    #[must_use]
    pub fn proof(&self, round: &Round, proof: &RoundProof) -> String {
        let (Origin::Draw { minimised, .. } | Origin::Redraw { minimised, .. }) = &round.origin else {
            return String::new();
        };
        let known = proof.applied(minimised);
        let lines = self.kept_apart(&known);
        let surety = match &proof.better {
            _ if known.proven => self.words.say(id::PUBLISHED_PROVEN),
            Some(better) => {
                let numbers = better.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
                self.words.say_with(id::HALL_PAGE_DRAW_BETTER, &[("penalties", numbers.into())])
            }
            None => self.words.say(id::HALL_PAGE_DRAW_NOT_PROVEN),
        };
        format!("{lines}  {surety}\n")
    }

    /// What was to be avoided, a line for each.
    fn kept_apart(&self, minimised: &Minimised) -> String {
        let mut text = String::new();
        for (at, priority) in minimised.priorities.iter().enumerate() {
            let what = self.words.say_member("draw", &priority.replace('_', "-"));
            let number = |list: &[u64]| list.get(at).copied().unwrap_or_default().to_string();
            let values = [
                ("what", what.into()),
                ("penalty", number(&minimised.penalties).into()),
                ("bound", number(&minimised.bounds).into()),
            ];
            let _ = writeln!(text, "  {}", self.words.say_with(id::PUBLISHED_KEPT_APART, &values));
        }
        text
    }

    fn minimised(&self, minimised: &Minimised) -> String {
        let mut text = self.kept_apart(minimised);
        if !minimised.cinquisti.is_empty() {
            let names = self.words.list(minimised.cinquisti.iter().map(|&id| self.tournament.name(id)));
            let _ = writeln!(text, "  {}", self.words.say_with(id::DRAW_CINQUISTI, &[("names", names.into())]));
        }
        if minimised.proven && !minimised.priorities.is_empty() {
            let _ = writeln!(text, "  {}", self.words.say(id::PUBLISHED_PROVEN));
        }
        text
    }

    /// The seats of a table: those who played in the order of their places, or as they sit.
    fn seats(&self, seats: &[EntrantId], finished: &[Finished], round: &Round, number: usize) -> Vec<Vec<String>> {
        let result = round.numbered(number).and_then(|at| round.results[at].as_ref());
        let who = |id: EntrantId| vec![format!("  {id:>4}"), self.tournament.name(id), self.club(id)];
        if finished.is_empty() {
            return seats.iter().map(|&id| who(id)).collect();
        }
        let row = |seat: &Finished| {
            let mut row = who(seat.entrant);
            row.push(seat.scored.place.to_string());
            row.push(seat.counted.points.0.to_string());
            row.push(seat.scored.points.written(self.rules.book.decimals()));
            let objective = result.is_some_and(|result| result.objective == Some(seat.entrant));
            let out = seat.counted.eliminated.is_some().then(|| self.words.say(id::PUBLISHED_OUT));
            let ended = if objective { Some(self.words.say(id::PUBLISHED_OBJECTIVE)) } else { out };
            let penalty = seat.counted.penalty;
            let taken = (penalty > 0)
                .then(|| self.words.say_with(id::PUBLISHED_PENALTY, &[("points", penalty.to_string().into())]));
            let marks: Vec<_> = ended.into_iter().chain(taken).collect();
            row.extend((!marks.is_empty()).then(|| marks.join(", ")));
            row
        };
        let absent = seats.iter().filter(|id| !finished.iter().any(|seat| seat.entrant == **id));
        let absent = absent.map(|&id| [who(id), vec![self.words.say(id::PUBLISHED_ABSENT)]].concat());
        finished.iter().map(row).chain(absent).collect()
    }

    fn club(&self, id: EntrantId) -> String {
        self.tournament.entrant(id).and_then(|entrant| entrant.entry.person.club.clone()).unwrap_or_default()
    }

    /// The standings of the games everybody plays, after so many rounds.
    #[must_use]
    pub fn standings(&self, rounds: usize) -> String {
        let title = self.words.say_with(id::PUBLISHED_STANDINGS, &[("rounds", rounds.into())]);
        format!("{title}\n{}", render::grid(&sheets::standings_after(self, rounds)))
    }

    /// The ranking as it stands.
    #[must_use]
    pub fn ranking(&self) -> String {
        let mut text = format!("{}\n", self.words.say(id::PUBLISHED_RANKING));
        let stage = |stage: usize| {
            self.rules.stage(stage).map(|stage| crate::sentences::stage(self.words, &stage.id)).unwrap_or_default()
        };
        let open = match self.rules.next(self.tournament) {
            Next::Nothing => None,
            Next::Results { round } => {
                Some(self.words.say_with(id::PUBLISHED_NEXT_RESULTS, &[("round", (round + 1).into())]))
            }
            Next::Round { stage: at, number } => {
                let values = [("number", number.into()), ("stage", stage(at).into())];
                Some(self.words.say_with(id::PUBLISHED_NEXT_ROUND, &values))
            }
        };
        if let Some(what) = open {
            text = format!("{}\n", self.words.say_with(id::PUBLISHED_NOT_OVER, &[("what", what.into())]));
        }
        text + &render::grid(&sheets::standings(self))
    }

    /// The name and club of an entrant or a team.
    #[must_use]
    pub fn who(&self, who: Competitor) -> (String, String) {
        match who {
            Competitor::Entrant(id) => (self.tournament.name(id), self.club(id)),
            Competitor::Team(id) => {
                let team = self.tournament.team(id);
                team.map_or_else(|| (id.0.to_string(), String::new()), |team| (team.name.clone(), team.club.clone()))
            }
        }
    }
}
