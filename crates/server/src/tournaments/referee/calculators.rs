//! The calculators of the casebook: a few numbers in, what follows and its article out. They work by plain links, without a script.

use crate::errors::Fault;
use crate::layout::{Page, page as whole_page};
use crate::parts::{Select, Text, choice};
use crate::tournaments::use_cases::InHall;
use axum::extract::Query;
use axum::response::Response;
use desk::referee::{Closing, Contest, cap, card, dispute, excess, late, missed_roll, origin, overrun, threshold};
use desk::{Answer, Fault as DeskFault};
use frame::{Armies, Dice, Lap};
use hall::Role;
use maud::{Markup, html};
use referee::dispute::Effects;
use referee::excess::Found;
use referee::forgotten::{NextPlayer, Noticed};
use referee::late::Table;
use regulation::{GameKind, Regulation};
use std::collections::BTreeMap;
use words::{Id, Words, id};

/// A question of the casebook that can be computed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Calculator {
    /// What can still be contested (C53).
    Dispute,
    /// The closing roll (G7.4).
    Closing,
    /// More armies placed than due (C8).
    Excess,
    /// More armies than the cap (C9).
    Cap,
    /// A card that was not taken (C20).
    Card,
    /// A closing roll that was not made (C28).
    MissedRoll,
    /// An attack without an origin (C16).
    Origin,
    /// More dice thrown than the armies allow (C18).
    Overrun,
    /// Somebody who comes late (G8.9).
    Late,
}

/// What a calculator asks for.
enum Input {
    Text(&'static str, Id),
    Choice(&'static str, Id, Vec<(&'static str, Id)>),
    Words(&'static str, Id, Vec<&'static str>),
}

impl Calculator {
    const ALL: [Self; 9] = [
        Self::Dispute,
        Self::Closing,
        Self::Excess,
        Self::Cap,
        Self::Card,
        Self::MissedRoll,
        Self::Origin,
        Self::Overrun,
        Self::Late,
    ];

    const fn word(self) -> &'static str {
        match self {
            Self::Dispute => "dispute",
            Self::Closing => "closing",
            Self::Excess => "excess",
            Self::Cap => "cap",
            Self::Card => "card",
            Self::MissedRoll => "missed",
            Self::Origin => "origin",
            Self::Overrun => "overrun",
            Self::Late => "late",
        }
    }

    const fn title(self) -> Id {
        match self {
            Self::Dispute => id::HALL_CALCULATOR_DISPUTE,
            Self::Closing => id::HALL_CALCULATOR_CLOSING,
            Self::Excess => id::HALL_CALCULATOR_EXCESS,
            Self::Cap => id::HALL_CALCULATOR_CAP,
            Self::Card => id::HALL_CALCULATOR_CARD,
            Self::MissedRoll => id::HALL_CALCULATOR_MISSED,
            Self::Origin => id::HALL_CALCULATOR_ORIGIN,
            Self::Overrun => id::HALL_CALCULATOR_OVERRUN,
            Self::Late => id::HALL_CALCULATOR_LATE,
        }
    }

    /// Closing rolls, the cap of armies and ghosts are RisiKo!'s own.
    const fn is_of(self, kind: GameKind) -> bool {
        match self {
            Self::Dispute | Self::Excess | Self::Card | Self::Origin => true,
            Self::Closing | Self::Cap | Self::MissedRoll | Self::Overrun | Self::Late => {
                matches!(kind, GameKind::Risiko)
            }
        }
    }

    fn inputs(self) -> Vec<Input> {
        let players = Input::Text("players", id::HALL_CALCULATOR_PLAYERS);
        let out = Input::Text("out", id::HALL_CALCULATOR_OUT);
        let found = Input::Choice(
            "found",
            id::HALL_CALCULATOR_FOUND,
            vec![("declared", id::HALL_CALCULATOR_DECLARED), ("other", id::HALL_CALCULATOR_BY_ANOTHER)],
        );
        let effects = Input::Choice(
            "effects",
            id::HALL_CALCULATOR_EFFECTS,
            vec![("gone", id::HALL_CALCULATOR_EFFECTS_GONE), ("last", id::HALL_CALCULATOR_EFFECTS_LAST)],
        );
        match self {
            Self::Dispute => {
                let turns =
                    [Input::Text("fault", id::HALL_CALCULATOR_FAULT_TURN), Input::Text("now", id::HALL_CALCULATOR_NOW)];
                [players].into_iter().chain(turns).chain([out, effects]).collect()
            }
            Self::Closing => vec![
                players,
                Input::Text("time_up", id::HALL_CALCULATOR_TIME_UP),
                Input::Text("now", id::HALL_CALCULATOR_NOW),
                out,
                Input::Text("conquests", id::HALL_CALCULATOR_CONQUESTS),
                Input::Text("roll", id::HALL_CALCULATOR_ROLL),
            ],
            Self::Excess => {
                vec![
                    Input::Text("placed", id::HALL_CALCULATOR_PLACED),
                    Input::Text("due", id::HALL_CALCULATOR_DUE),
                    found,
                ]
            }
            Self::Cap => vec![
                Input::Text("armies", id::HALL_CALCULATOR_ARMIES),
                Input::Text("lowered", id::HALL_CALCULATOR_LOWERED),
                found,
            ],
            Self::Card => {
                vec![Input::Words("next", id::HALL_CALCULATOR_NEXT, NextPlayer::ALL.map(NextPlayer::word).to_vec())]
            }
            Self::MissedRoll => vec![
                Input::Words("noticed", id::HALL_CALCULATOR_NOTICED, Noticed::ALL.map(Noticed::word).to_vec()),
                Input::Text("before", id::HALL_CALCULATOR_BEFORE),
            ],
            Self::Origin => vec![
                Input::Text("candidates", id::HALL_CALCULATOR_CANDIDATES),
                Input::Text("dice", id::HALL_CALCULATOR_DICE),
            ],
            Self::Overrun => vec![
                Input::Text("base", id::HALL_CALCULATOR_BASE),
                Input::Text("dice", id::HALL_CALCULATOR_DICE),
                Input::Text("defence", id::HALL_CALCULATOR_DEFENCE),
            ],
            Self::Late => vec![
                players,
                Input::Text("missing", id::HALL_CALCULATOR_MISSING),
                Input::Text("lap", id::HALL_CALCULATOR_LAP),
                Input::Text("turns", id::HALL_CALCULATOR_TURNS),
            ],
        }
    }

    fn answer(self, asked: &Questions, regulation: &Regulation, words: Words) -> Result<Answer, DeskFault> {
        let found = if asked.text("found") == "other" { Found::ByAnother } else { Found::SelfDeclared };
        match self {
            Self::Dispute => {
                let contest = Contest {
                    players: asked.number("players").unwrap_or(4),
                    fault: asked.text("fault"),
                    now: asked.text("now"),
                    out: asked.text("out"),
                    effects: if asked.text("effects") == "last" { Effects::Last } else { Effects::Gone },
                };
                dispute(regulation, contest, words)
            }
            Self::Closing => {
                let closing = Closing {
                    players: asked.number("players").unwrap_or(4),
                    time_up: asked.text("time_up"),
                    turn: asked.text("now"),
                    out: asked.text("out"),
                    withdrawn: "",
                    conquests: asked.number("conquests").unwrap_or(0),
                    roll: asked.number("roll"),
                };
                threshold(regulation, &closing, words)
            }
            Self::Excess => excess(regulation, asked.armies("placed"), asked.armies("due"), found, words),
            Self::Cap => cap(regulation, asked.armies("armies"), asked.armies("lowered"), found, words),
            Self::Card => card(regulation, asked.text("next"), words),
            Self::MissedRoll => {
                missed_roll(regulation, asked.text("noticed"), asked.number("before").unwrap_or(0), words)
            }
            Self::Origin => {
                let candidates: Vec<String> =
                    asked.text("candidates").split(',').map(|one| one.trim().to_owned()).collect();
                origin(regulation, &candidates, asked.dice("dice"), words)
            }
            Self::Overrun => {
                overrun(regulation, asked.armies("base"), asked.dice("dice"), asked.dice("defence"), words)
            }
            Self::Late => {
                let table = Table {
                    players: asked.number("players").unwrap_or(4),
                    missing: asked.number("missing").unwrap_or(1),
                    lap: Lap(asked.number("lap").unwrap_or(1)),
                    turns: asked.number("turns").unwrap_or(0),
                };
                late(regulation, table, words)
            }
        }
    }
}

/// What was asked, field by field.
struct Questions(BTreeMap<String, String>);

impl Questions {
    fn text(&self, name: &str) -> &str {
        self.0.get(name).map_or("", |value| value.trim())
    }

    fn number<N: std::str::FromStr>(&self, name: &str) -> Option<N> {
        self.text(name).parse().ok()
    }

    fn dice(&self, name: &str) -> Dice {
        Dice(self.number(name).unwrap_or(0))
    }

    fn armies(&self, name: &str) -> Armies {
        Armies(self.number(name).unwrap_or(0))
    }
}

pub(super) async fn page(place: InHall, Query(query): Query<BTreeMap<String, String>>) -> Result<Response, Fault> {
    place.for_role(Role::Referee).await?;
    let guard = place.hall.lock().await;
    let (words, regulation) = (place.requester.words, &guard.rules().regulation);
    let asked = Questions(query);
    let title = words.say(id::HALL_REFEREE_CALCULATORS);
    let all = Calculator::ALL.into_iter().filter(|one| one.is_of(regulation.kind()));
    let body = html! {
        main #main .page .page-narrow {
            p { a href=(format!("/tournaments/{}/referee", place.id)) { (words.say(id::HALL_REFEREE_TITLE)) } }
            h1 { (title) }
            @for one in all { (calculator(one, &asked, regulation, words)) }
        }
    };
    Ok(whole_page(
        &place.requester,
        Page::new("referee-calculators", title, body).marked(regulation).style("css/hall.css"),
    ))
}

/// A form that comes back with its answer above it.
fn calculator(one: Calculator, asked: &Questions, regulation: &Regulation, words: Words) -> Markup {
    let is_asked = asked.text("ask") == one.word();
    let answer = is_asked.then(|| one.answer(asked, regulation, words));
    let value = |name: &str| if is_asked { asked.text(name) } else { "" };
    html! {
        details .panel id=(one.word()) open[is_asked] {
            summary { (words.say(one.title())) }
            @match &answer {
                None => {}
                Some(Ok(answer)) => div .notice data-tone=(if answer.yes { "good" } else { "bad" }) role="status" {
                    @for line in answer.text.lines() { p { (line) } }
                },
                Some(Err(fault)) => div .notice data-tone="bad" role="alert" { p { (fault) } },
            }
            form method="get" {
                input type="hidden" name="ask" value=(one.word());
                @for input in one.inputs() { (field(&input, one, value, words)) }
                button .button-primary type="submit" { (words.say(id::HALL_CALCULATOR_ASK)) }
            }
        }
    }
}

fn field<'q>(input: &Input, one: Calculator, value: impl Fn(&str) -> &'q str, words: Words) -> Markup {
    match input {
        Input::Text(name, label) => {
            let id = format!("{}-{name}", one.word());
            Text::new(name, *label, value(name)).id(&id).optional().show(words)
        }
        Input::Choice(name, label, options) => {
            let first = options.first().map_or("", |(word, _)| word);
            let chosen = Some(value(name)).filter(|word| !word.is_empty()).unwrap_or(first);
            choice(words, name, *label, options, chosen)
        }
        Input::Words(name, label, options) => {
            let said = |word: &&'static str| (*word, words.say_member("hall-calculator-word", word));
            Select { name, label: *label, options: options.iter().map(said).collect(), chosen: value(name) }.show(words)
        }
    }
}
