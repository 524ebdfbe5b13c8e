//! The odds calculator.

use crate::app::{App, Inner};
use crate::errors::Fault;
use crate::layout::{Page, again, page};
use crate::odds::{BattleForecast, forecast};
use crate::parts::{Bar, Number, bars, number_fault};
use crate::regulations::regulation_select;
use crate::requester::Requester;
use axum::extract::{Query, State};
use axum::response::Response;
use maud::{Markup, html};
use serde::Deserialize;
use words::Words;

/// The most armies a side may have in a question.
const ARMIES_MAX: u16 = 130;

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
    let title = words.say("web-odds-title");
    let body = html! {
        main #main .page {
            h1 { (title) }
            p .lead { (words.say("web-odds-lead")) }
            (question_form(&app, &question, words))
            @match &answer {
                Ok(told) => (told_part(told, words)),
                Err(fault) => p .wrong role="alert" { (fault.words) },
            }
        }
    };
    let whole = Page::new("odds", title, body);
    Ok(if answer.is_ok() { page(&requester, whole) } else { again(&requester, whole) })
}

fn answer(app: &Inner, question: &Question, words: Words) -> Result<BattleForecast, Fault> {
    let number = |text: &str| text.trim().parse().map_err(|_| Fault::malformed(words.say("web-no-battle")));
    let regulation = app.regulations.get(&question.regulation).ok_or_else(|| Fault::not_found(words))?;
    forecast(regulation, number(&question.attackers)?, number(&question.defenders)?, words)
}

fn question_form(app: &Inner, question: &Question, words: Words) -> Markup {
    let number = |name, label, value, least| {
        let fault = number_fault(words, label, value, least, ARMIES_MAX);
        Number { name, label, value, least, most: ARMIES_MAX, hint: None, fault: fault.as_deref() }.show(words)
    };
    html! {
        form .form-line method="get" action="/odds" {
            (number("attackers", "web-odds-attackers", &question.attackers, 2))
            (number("defenders", "web-odds-defenders", &question.defenders, 1))
            (regulation_select(app, words, "regulation", "web-regulation", &question.regulation))
            button .button-primary type="submit" { (words.say("web-odds-ask")) }
        }
        p .hint { (words.say("web-odds-stays")) }
    }
}

fn told_part(told: &BattleForecast, words: Words) -> Markup {
    html! {
        section .odds aria-labelledby="answer-title" {
            h2 #answer-title .visually-hidden { (words.say("web-odds-answer")) }
            p .odds-verdict { b { (percent(told.conquest, words)) } span { (words.say("web-odds-conquest")) } }
            p {
                (words.say_with("web-odds-expected", &[
                    ("attackers", words.decimal(&format!("{:.1}", told.expected_attackers)).into()),
                    ("defenders", words.decimal(&format!("{:.1}", told.expected_defenders)).into()),
                ]))
            }
        }
        div .columns {
            (distribution("attack", &told.attacker_left, 1, "web-odds-attack-left", words))
            (distribution("defence", &told.defender_left, 0, "web-odds-defence-left", words))
        }
    }
}

/// How likely each number of armies is: figures, and bars for the eye.
fn distribution(tone: &str, chances: &[f64], least: usize, caption: &str, words: Words) -> Markup {
    let most = chances.iter().copied().fold(f64::MIN_POSITIVE, f64::max);
    let likely = chances.iter().copied().enumerate().skip(least).filter(|&(_, chance)| chance >= 0.000_5);
    let bar = |(armies, chance): (usize, f64)| Bar {
        label: armies.to_string(),
        figure: percent(chance, words),
        share: chance / most,
    };
    let heads = ["web-armies", "web-probability"].map(|id| words.say(id));
    bars(tone, &words.say(caption), [&heads[0], &heads[1]], &likely.map(bar).collect::<Vec<_>>())
}

fn percent(chance: f64, words: Words) -> String {
    words.decimal(&format!("{:.1}", 100.0 * chance)) + " %"
}
