//! The odds calculator.

use crate::app::{App, Inner};
use crate::errors::Fault;
use crate::forms::{FormFault, fault_at};
use crate::layout::{Page, again, page};
use crate::odds::forecast;
use crate::parts::{Bar, Number, bars, number_fault};
use crate::regulations::regulation_select;
use crate::requester::Requester;
use ::odds::Forecast;
use axum::extract::{Query, State};
use axum::response::Response;
use maud::{Markup, html};
use serde::Deserialize;
use words::{Id, Words, id};

/// The most armies a side may have in a question.
const ARMIES_MAX: u16 = 130;
/// The fewest that can attack: one stays.
const ATTACKERS_MIN: u16 = 2;
/// The fewest that can defend.
const DEFENDERS_MIN: u16 = 1;

#[derive(Deserialize)]
pub(crate) struct PageQuery {
    attackers: Option<String>,
    defenders: Option<String>,
    regulation: Option<String>,
}

/// What is asked, with what is usual in place of what is missing.
struct Question {
    attackers: String,
    defenders: String,
    regulation: String,
}

impl Question {
    /// What is wrong with the numbers, each at its field.
    fn faults(&self, words: Words) -> Vec<FormFault> {
        let numbers = [
            ("attackers", id::WEB_ODDS_ATTACKERS, &self.attackers, ATTACKERS_MIN),
            ("defenders", id::WEB_ODDS_DEFENDERS, &self.defenders, DEFENDERS_MIN),
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
    Query(query): Query<PageQuery>,
) -> Result<Response, Fault> {
    let words = requester.words;
    let question = Question {
        attackers: query.attackers.unwrap_or_else(|| "8".to_owned()),
        defenders: query.defenders.unwrap_or_else(|| "5".to_owned()),
        regulation: query.regulation.unwrap_or_else(|| "challenge-2017".to_owned()),
    };
    let answer = answer(&app, &question, words);
    let wrong = question.faults(words);
    let title = words.say(id::WEB_ODDS_TITLE);
    let body = html! {
        main #main .page {
            h1 { (title) }
            p .lead { (words.say(id::WEB_ODDS_LEAD)) }
            (question_form(&app, &question, &wrong, words))
            @match &answer {
                Ok(told) => (told_part(told, words)),
                Err(fault) => @if wrong.is_empty() { p .wrong role="alert" { (fault.words) } },
            }
        }
    };
    let whole = Page::new("odds", title, body);
    Ok(if answer.is_ok() { page(&requester, whole) } else { again(&requester, whole) })
}

fn answer(app: &Inner, question: &Question, words: Words) -> Result<Forecast, Fault> {
    let number = |text: &str| text.trim().parse().map_err(|_| Fault::malformed(words.say(id::WEB_NO_BATTLE)));
    let regulation = app.regulations.get(&question.regulation).ok_or_else(|| Fault::not_found(words))?;
    forecast(regulation, number(&question.attackers)?, number(&question.defenders)?, words)
}

fn question_form(app: &Inner, question: &Question, wrong: &[FormFault], words: Words) -> Markup {
    let number = |name, label, value, least| {
        Number { name, label, value, least, most: ARMIES_MAX, hint: None, fault: fault_at(wrong, name) }.show(words)
    };
    html! {
        form .form-line method="get" action="/odds" {
            (number("attackers", id::WEB_ODDS_ATTACKERS, &question.attackers, ATTACKERS_MIN))
            (number("defenders", id::WEB_ODDS_DEFENDERS, &question.defenders, DEFENDERS_MIN))
            (regulation_select(app, words, "regulation", id::WEB_REGULATION, &question.regulation))
            button .button-primary type="submit" { (words.say(id::WEB_ODDS_ASK)) }
        }
        p .hint { (words.say(id::WEB_ODDS_STAYS)) }
    }
}

fn told_part(told: &Forecast, words: Words) -> Markup {
    let expected = told.expected();
    html! {
        section .odds aria-labelledby="answer-title" {
            h2 #answer-title .visually-hidden { (words.say(id::WEB_ODDS_ANSWER)) }
            p .odds-verdict { b { (percent(told.conquest(), words)) } span { (words.say(id::WEB_ODDS_CONQUEST)) } }
            p {
                (words.say_with(id::WEB_ODDS_EXPECTED, &[
                    ("attackers", words.decimal(&format!("{:.1}", expected.attackers)).into()),
                    ("defenders", words.decimal(&format!("{:.1}", expected.defenders)).into()),
                ]))
            }
        }
        div .columns {
            (distribution("attack", told.attackers_left(), 1, id::WEB_ODDS_ATTACK_LEFT, words))
            (distribution("defence", told.defenders_left(), 0, id::WEB_ODDS_DEFENCE_LEFT, words))
        }
    }
}

/// How likely each number of armies is: figures, and bars for the eye.
fn distribution(tone: &str, chances: &[f64], least: usize, caption: Id, words: Words) -> Markup {
    let most = chances.iter().copied().fold(f64::MIN_POSITIVE, f64::max);
    let likely = chances.iter().copied().enumerate().skip(least).filter(|&(_, chance)| chance >= 0.000_5);
    let bar = |(armies, chance): (usize, f64)| Bar {
        label: armies.to_string(),
        figure: percent(chance, words),
        share: chance / most,
    };
    let heads = [id::WEB_ARMIES, id::WEB_PROBABILITY].map(|id| words.say(id));
    bars(tone, &words.say(caption), [&heads[0], &heads[1]], &likely.map(bar).collect::<Vec<_>>())
}

fn percent(chance: f64, words: Words) -> String {
    words.decimal(&format!("{:.1}", 100.0 * chance)) + " %"
}
