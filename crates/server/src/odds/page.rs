//! The odds calculator.

use crate::app::{App, Inner};
use crate::errors::Fault;
use crate::forms::{FormFault, fault_at};
use crate::layout::{Page, again, page};
use crate::odds::plan::{Plan, PlanQuery};
use crate::odds::wording::{PlanWording, Wording};
use crate::odds::{forecast, read_kind};
use crate::parts::{Bar, Number, Select, bars, number_fault};
use crate::regulations::regulation_select;
use crate::requester::Requester;
use ::odds::Forecast;
use axum::extract::{self, State};
use axum::response::Response;
use desk::odds::{Kind, Query};
use maud::{Markup, html};
use regulation::{GameKind, Regulation};
use serde::Deserialize;
use words::{Id, Words, id};

/// The most armies a side may have in a question.
const ARMIES_MAX: u16 = 130;
/// The fewest that can defend.
const DEFENDERS_MIN: u16 = 1;

#[derive(Deserialize)]
pub(crate) struct PageQuery {
    attackers: Option<String>,
    defenders: Option<String>,
    regulation: Option<String>,
    kind: Option<String>,
    #[serde(flatten)]
    plan: PlanQuery,
}

/// What is asked, with what is usual in place of what is missing.
struct Question {
    attackers: String,
    defenders: String,
    regulation: String,
    /// What is fought; a word that is no kind has a fault of its own in the answer.
    kind: Kind,
}

impl Question {
    /// The regulation that is asked for, where there is such a one.
    fn regulation<'a>(&self, app: &'a Inner) -> Option<&'a Regulation> {
        app.regulations.get(&self.regulation).map(AsRef::as_ref)
    }

    /// Of which game it is.
    fn game(&self, app: &Inner) -> GameKind {
        self.regulation(app).map_or(GameKind::Risiko, Regulation::kind)
    }

    fn wording(&self, app: &Inner) -> Wording {
        Wording::of(self.game(app), self.kind)
    }

    /// What is wrong with the numbers, each at its field.
    fn faults(&self, wording: Wording, words: Words) -> Vec<FormFault> {
        let numbers = [
            ("attackers", wording.attackers, &self.attackers, self.kind.attackers_min()),
            ("defenders", wording.defenders, &self.defenders, DEFENDERS_MIN),
        ];
        let fault = |(name, label, text, least): (&'static str, Id, &String, u16)| {
            number_fault(words, label, text, least, ARMIES_MAX).map(|sentence| FormFault::at(name, sentence))
        };
        numbers.into_iter().filter_map(fault).collect()
    }
}

pub(super) async fn odds(
    State(app): State<App>,
    requester: Requester,
    extract::Query(query): extract::Query<PageQuery>,
) -> Result<Response, Fault> {
    let words = requester.words;
    let kind = read_kind(query.kind.as_deref(), words);
    let mut question = Question {
        kind: *kind.as_ref().unwrap_or(&Kind::Land),
        attackers: query.attackers.unwrap_or_else(|| "8".to_owned()),
        defenders: query.defenders.unwrap_or_else(|| "5".to_owned()),
        regulation: query.regulation.unwrap_or_else(|| "challenge-2017".to_owned()),
    };
    if question.attackers.trim().is_empty() {
        question.attackers = needed(&app, &question, &query.plan).unwrap_or_default();
    }
    let answer = kind.and_then(|_| answer(&app, &question, words));
    let (wording, plan_wording) = (question.wording(&app), PlanWording::of(question.game(&app)));
    let wrong: Vec<FormFault> =
        question.faults(wording, words).into_iter().chain(query.plan.faults(plan_wording, words)).collect();
    let plan = plan_of(&question, &query.plan, &wrong);
    let title = words.say(id::WEB_ODDS_TITLE);
    let body = html! {
        main #main .page {
            h1 { (title) }
            p .lead { (words.say(if question.kind == Kind::Naval { id::WEB_ODDS_NAVAL_LEAD } else { id::WEB_ODDS_LEAD })) }
            (question_form(&app, &question, &query.plan, &wrong, words))
            @match &answer {
                Ok(told) => (answer_part(&app, &question, told, plan.as_ref(), words)),
                Err(fault) => @if wrong.is_empty() { p .wrong role="alert" { (fault.words) } },
            }
            @if let Some(sentence) = question.regulation(&app).and_then(desk::trade_mark) { p .hint { (sentence) } }
        }
    };
    let whole = Page::new("odds", title, body).script("js/pages/odds.js");
    Ok(if answer.is_ok() && wrong.is_empty() { page(&requester, whole) } else { again(&requester, whole) })
}

fn answer(app: &Inner, question: &Question, words: Words) -> Result<Forecast, Fault> {
    let number = |text: &str| text.trim().parse().map_err(|_| Fault::malformed(words.say(id::WEB_NO_BATTLE)));
    let regulation = question.regulation(app).ok_or_else(|| Fault::not_found(words))?;
    let (attackers, defenders) = (number(&question.attackers)?, number(&question.defenders)?);
    forecast(regulation, Query { attackers, defenders, kind: question.kind }, words)
}

/// How many armies it takes, where that is the question and their number is left out.
fn needed(app: &Inner, question: &Question, query: &PlanQuery) -> Option<String> {
    let plan = query.plan(question.defenders.trim().parse().ok()?)?;
    let regulation = question.regulation(app).filter(|_| question.kind == Kind::Land)?;
    plan.needed(regulation).map(|armies| armies.to_string())
}

/// What is asked besides the battle, and with how many armies; of battles by land only.
fn plan_of(question: &Question, query: &PlanQuery, wrong: &[FormFault]) -> Option<(Plan, u32)> {
    let number = |text: &str| text.trim().parse::<u32>().ok();
    let is_asked = query.is_asked() && wrong.is_empty() && question.kind == Kind::Land;
    is_asked.then(|| Some((query.plan(number(&question.defenders)?)?, number(&question.attackers)?))).flatten()
}

/// The whole answer: of several territories first how likely all of them are, then the first battle by itself.
fn answer_part(app: &Inner, question: &Question, told: &Forecast, plan: Option<&(Plan, u32)>, words: Words) -> Markup {
    let wording = question.wording(app);
    let asked = plan.and_then(|(plan, attackers)| Some((plan, question.regulation(app)?, *attackers)));
    let further =
        html! { @if let Some((plan, regulation, attackers)) = asked { (plan.answer(regulation, attackers, words)) } };
    let all = asked.and_then(|(plan, regulation, attackers)| plan.verdict(regulation, attackers));
    html! {
        @match all {
            Some((count, chance)) => {
                section .odds aria-labelledby="answer-title" {
                    h2 #answer-title .visually-hidden { (words.say(id::WEB_ODDS_ANSWER)) }
                    (verdict(chance, &words.say_with(id::WEB_ODDS_ALL_TERRITORIES, &[("count", count.into())]), words))
                }
                (further)
                h2 { (words.say(id::WEB_ODDS_FIRST)) }
                (battle_part(told, wording, &Markup::default(), words))
            },
            None => {
                h2 .visually-hidden { (words.say(id::WEB_ODDS_ANSWER)) }
                (battle_part(told, wording, &further, words))
            },
        }
    }
}

fn verdict(chance: f64, of_what: &str, words: Words) -> Markup {
    html! { p .odds-verdict { b { (percent(chance, words)) } span { (of_what) } } }
}

fn question_form(app: &Inner, question: &Question, plan: &PlanQuery, wrong: &[FormFault], words: Words) -> Markup {
    let number = |name, label, value, least| {
        Number { name, label, value, least, most: ARMIES_MAX, hint: None, fault: fault_at(wrong, name) }.show(words)
    };
    let (game, wording) = (question.game(app), question.wording(app));
    html! {
        form .form-line #odds-form method="get" action="/odds" {
            (number("attackers", wording.attackers, &question.attackers, question.kind.attackers_min()))
            (number("defenders", wording.defenders, &question.defenders, DEFENDERS_MIN))
            (regulation_select(app, words, "regulation", id::WEB_REGULATION, &question.regulation))
            @if game == GameKind::Spqr { (kind_select(question.kind, words)) }
            @if question.kind == Kind::Land { (plan.fields(PlanWording::of(game), wrong, words)) }
            button .button-primary type="submit" { (words.say(id::WEB_ODDS_ASK)) }
        }
        p .hint { (words.say(wording.hint)) }
    }
}

/// What is fought, where a game has more than battles by land.
fn kind_select(chosen: Kind, words: Words) -> Markup {
    let label = |kind: Kind| match kind {
        Kind::Land => id::WEB_ODDS_KIND_LAND,
        Kind::Naval => id::WEB_ODDS_KIND_NAVAL,
        Kind::Landing => id::WEB_ODDS_KIND_LANDING,
    };
    let options = Kind::ALL.iter().map(|&kind| (kind.word(), words.say(label(kind)))).collect();
    Select { name: "kind", label: id::WEB_ODDS_KIND, options, chosen: chosen.word() }.show(words)
}

/// One battle: how likely it is won, what else was asked of it, and what is left of both sides.
fn battle_part(told: &Forecast, wording: Wording, further: &Markup, words: Words) -> Markup {
    let expected = told.expected();
    html! {
        section .odds {
            (verdict(told.conquest(), &words.say(wording.conquest), words))
            p {
                (words.say_with(wording.expected, &[
                    ("attackers", words.decimal(&format!("{:.1}", expected.attackers)).into()),
                    ("defenders", words.decimal(&format!("{:.1}", expected.defenders)).into()),
                ]))
            }
        }
        (further)
        div .columns {
            (distribution("attack", told.attackers_left(), wording.attack_left, wording, words))
            (distribution("defence", told.defenders_left(), wording.defence_left, wording, words))
        }
    }
}

/// How likely each number of them is: figures, and bars for the eye.
fn distribution(tone: &str, chances: &[f64], caption: Id, wording: Wording, words: Words) -> Markup {
    let most = chances.iter().copied().fold(f64::MIN_POSITIVE, f64::max);
    let likely = chances.iter().copied().enumerate().filter(|&(_, chance)| chance >= 0.000_5);
    let bar = |(armies, chance): (usize, f64)| Bar {
        label: armies.to_string(),
        figure: percent(chance, words),
        share: chance / most,
    };
    let heads = [wording.pieces, id::WEB_PROBABILITY].map(|id| words.say(id));
    bars(tone, &words.say(caption), [&heads[0], &heads[1]], &likely.map(bar).collect::<Vec<_>>())
}

pub(super) fn percent(chance: f64, words: Words) -> String {
    words.decimal(&format!("{:.1}", 100.0 * chance)) + " %"
}
