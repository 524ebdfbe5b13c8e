//! Events: one line each, past participles. What a viewer may not know stands as `?`.

use super::text::{Things as _, pile_text, price_text};
use crate::text::{Line, Read, TextFault, faces_text, order_text};
use spqr::{Cause, Event, Seen, Setup};

/// An event as text, whole.
#[must_use]
pub fn print_event(setup: &Setup, event: &Event) -> String {
    let id = |province| setup.map.province_id(province);
    let sea_id = |sea| setup.map.sea_id(sea);
    match *event {
        Event::OrderRolled { player, faces } => format!("order-rolled {} {}", player.number(), faces_text(faces)),
        Event::OrderSettled(order) => format!("order-settled{}", order_text(setup.player_seats(), &order)),
        Event::ColourChosen { seat, colour } => format!("colour-chosen {seat} {}", colour.id()),
        Event::CardsGiven { each, removed } => {
            squeeze(&format!("cards-given {} removed {}", pile_text(each), pile_text(removed)))
        }
        Event::Settled { seat, province, armies } => format!("settled {seat} {} {armies}", id(province)),
        Event::CentreBuilt { seat, on, price } => format!("centre-built {seat} {}{}", id(on), price_text(price)),
        Event::Placed { seat, on, armies } => format!("placed {seat} {} {armies}", id(on)),
        Event::TakenBack { seat, from, armies } => format!("taken-back {seat} {} {armies}", id(from)),
        Event::TurnBegan { seat, lap, due, points } => {
            format!("turn-began {seat} lap {lap} due {due} points {points}")
        }
        Event::CentresGarrisoned { seat, armies } => format!("centres-garrisoned {seat} {armies}"),
        Event::PointsClaimed { seat, points } => format!("points-claimed {seat} {points}"),
        Event::PointsRecovered { seat, points } => format!("points-recovered {seat} {points}"),
        Event::TrisPlayed { seat, cards, armies, triremes, centres, owed } => format!(
            "tris-played {seat} {} armies {armies} triremes {triremes} centres {centres} owed {owed}",
            pile_text(cards)
        ),
        Event::Declined { seat } => format!("declined {seat}"),
        Event::Launched { seat, sea, triremes } => format!("launched {seat} {} {triremes}", sea_id(sea)),
        Event::Unlaunched { seat, sea, triremes } => format!("unlaunched {seat} {} {triremes}", sea_id(sea)),
        Event::Embarked { from, sea, triremes } => format!("embarked {} {} {triremes}", id(from), sea_id(sea)),
        Event::Disembarked { sea, to, triremes } => format!("disembarked {} {} {triremes}", sea_id(sea), id(to)),
        Event::Sailed { from, to, triremes } => format!("sailed {} {} {triremes}", sea_id(from), sea_id(to)),
        Event::RammingDeclared { sea, against, dice } => {
            format!("ramming-declared {} {against} {dice}", sea_id(sea))
        }
        Event::LandingDeclared { from, sea, to, armies } => {
            format!("landing-declared {} {} {} {armies}", id(from), sea_id(sea), id(to))
        }
        Event::AttackDeclared { from, to, dice } => format!("attack-declared {} {} {dice}", id(from), id(to)),
        Event::BattleRolled { attack, defence, attacker_lost, defender_lost } => format!(
            "battle-rolled {} : {} lost {attacker_lost} {defender_lost}",
            faces_text(attack),
            faces_text(defence)
        ),
        Event::Conquered { province, by } => format!("conquered {} {by}", id(province)),
        Event::Landed { to, armies } => format!("landed {} {armies}", id(to)),
        Event::Eliminated { seat, by } => format!("eliminated {seat} {by}"),
        Event::CardsCaptured { from, to, cards } => format!("cards-captured {from} {to} {}", pile_text(cards)),
        Event::HandDiscarded { seat, cards } => format!("hand-discarded {seat} {}", pile_text(cards)),
        Event::Occupied { from, to, armies } => format!("occupied {} {} {armies}", id(from), id(to)),
        Event::Maneuvered { from, to, armies, by } => {
            let by = by.map_or_else(String::new, |sea| format!(" by {}", sea_id(sea)));
            format!("maneuvered {} {} {armies}{by}", id(from), id(to))
        }
        Event::Passed(seat) => format!("passed {seat}"),
        Event::DeckRenewed => "deck-renewed".into(),
        Event::CardTaken { seat, card } => format!("card-taken {seat} {}", card.id()),
        Event::TimeUp { last } => format!("time-up last {last}"),
        Event::GameEnded(cause) => format!("game-ended {}", cause_word(cause)),
        Event::TurnPassedOn { seat, rule } => format!("turn-passed-on {seat} {rule}"),
        Event::CardLost { seat, rule } => format!("card-lost {seat} {rule}"),
        Event::CardsForfeited { seat, cards, rule } => format!("cards-forfeited {seat} {} {rule}", pile_text(cards)),
        Event::ArmiesRemoved { from, armies, rule } => format!("armies-removed {} {armies} {rule}", id(from)),
        Event::PointsSet { seat, points, rule } => format!("points-set {seat} {points} {rule}"),
        Event::FleetSet { seat, sea, triremes, rule } => format!("fleet-set {seat} {} {triremes} {rule}", sea_id(sea)),
        Event::CentreSet { province, stands, rule } => {
            format!("centre-set {} {} {rule}", id(province), if stands { "on" } else { "off" })
        }
        Event::Withdrawn { seat, rule } => format!("withdrawn {seat} {rule}"),
        Event::Excluded { seat, rule } => format!("excluded {seat} {rule}"),
        Event::Corrected { province, owner, armies, rule } => {
            format!("corrected {} {owner} {armies} {rule}", id(province))
        }
    }
}

/// One space between words, where a list of cards may be empty.
fn squeeze(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// An event as one viewer may know it.
#[must_use]
pub fn print_seen(setup: &Setup, seen: &Seen) -> String {
    match seen {
        Seen::Whole(shown) => print_event(setup, shown.event()),
        Seen::CardTaken(seat) => format!("card-taken {seat} ?"),
        Seen::CardsCaptured { from, to, count } => format!("cards-captured {from} {to} ?{count}"),
    }
}

/// Reads an event of which something is left out.
pub(super) fn read_partial(text: &str) -> Result<Seen, TextFault> {
    let mut line = Line::new(text);
    let seen = match line.word("an event")? {
        "card-taken" => Seen::CardTaken(line.hidden_card()?),
        "cards-captured" => {
            let (from, to, count) = line.hidden_cards()?;
            Seen::CardsCaptured { from, to, count }
        }
        other => return Err(TextFault::new(other, "an event that hides something")),
    };
    line.end(seen)
}

/// Reads a whole event.
pub fn read_event(setup: &Setup, text: &str) -> Result<Event, TextFault> {
    let mut line = Line::new(text);
    let event = event(setup, &mut line)?;
    line.end(event)
}

/// The word for a cause of the end.
#[must_use]
pub const fn cause_word(cause: Cause) -> &'static str {
    match cause {
        Cause::Target => "target",
        Cause::Time => "time",
        Cause::LastPlayer => "last-player",
    }
}

pub(super) fn cause(line: &mut Line<'_>) -> Read<Cause> {
    const ALL: [Cause; 3] = [Cause::Target, Cause::Time, Cause::LastPlayer];
    line.parse("target, time or last-player", |word| ALL.into_iter().find(|&cause| cause_word(cause) == word))
}

fn event(setup: &Setup, line: &mut Line<'_>) -> Read<Event> {
    let map = &setup.map;
    let verb = line.word("an event")?;
    Ok(match verb {
        "order-rolled" => Event::OrderRolled { player: line.player()?, faces: line.faces()? },
        "order-settled" => Event::OrderSettled(line.order(setup.player_seats())?),
        "colour-chosen" => Event::ColourChosen { seat: line.seat()?, colour: line.colour()? },
        "cards-given" => {
            let each = line.pile()?;
            line.keyword("removed")?;
            Event::CardsGiven { each, removed: line.pile()? }
        }
        "settled" => Event::Settled { seat: line.seat()?, province: line.province(map)?, armies: line.armies()? },
        "centre-built" => Event::CentreBuilt { seat: line.seat()?, on: line.province(map)?, price: line.price()? },
        "placed" => Event::Placed { seat: line.seat()?, on: line.province(map)?, armies: line.armies()? },
        "taken-back" => Event::TakenBack { seat: line.seat()?, from: line.province(map)?, armies: line.armies()? },
        "turn-began" => {
            let seat = line.seat()?;
            line.keyword("lap")?;
            let lap = line.lap()?;
            line.keyword("due")?;
            let due = line.armies()?;
            line.keyword("points")?;
            Event::TurnBegan { seat, lap, due, points: line.points()? }
        }
        "centres-garrisoned" => Event::CentresGarrisoned { seat: line.seat()?, armies: line.armies()? },
        "points-claimed" => Event::PointsClaimed { seat: line.seat()?, points: line.points()? },
        "points-recovered" => Event::PointsRecovered { seat: line.seat()?, points: line.points()? },
        "tris-played" => read_tris(line)?,
        "declined" => Event::Declined { seat: line.seat()? },
        "launched" => Event::Launched { seat: line.seat()?, sea: line.sea(map)?, triremes: line.triremes()? },
        "unlaunched" => Event::Unlaunched { seat: line.seat()?, sea: line.sea(map)?, triremes: line.triremes()? },
        "embarked" => Event::Embarked { from: line.province(map)?, sea: line.sea(map)?, triremes: line.triremes()? },
        "disembarked" => {
            Event::Disembarked { sea: line.sea(map)?, to: line.province(map)?, triremes: line.triremes()? }
        }
        "sailed" => Event::Sailed { from: line.sea(map)?, to: line.sea(map)?, triremes: line.triremes()? },
        "ramming-declared" => Event::RammingDeclared { sea: line.sea(map)?, against: line.seat()?, dice: line.dice()? },
        "landing-declared" => Event::LandingDeclared {
            from: line.province(map)?,
            sea: line.sea(map)?,
            to: line.province(map)?,
            armies: line.armies()?,
        },
        "attack-declared" => {
            Event::AttackDeclared { from: line.province(map)?, to: line.province(map)?, dice: line.dice()? }
        }
        "battle-rolled" => {
            let attack = line.faces()?;
            line.keyword(":")?;
            let defence = line.faces()?;
            line.keyword("lost")?;
            Event::BattleRolled { attack, defence, attacker_lost: line.armies()?, defender_lost: line.armies()? }
        }
        "conquered" => Event::Conquered { province: line.province(map)?, by: line.seat()? },
        "landed" => Event::Landed { to: line.province(map)?, armies: line.armies()? },
        "eliminated" => Event::Eliminated { seat: line.seat()?, by: line.seat()? },
        "cards-captured" => Event::CardsCaptured { from: line.seat()?, to: line.seat()?, cards: line.pile()? },
        "hand-discarded" => Event::HandDiscarded { seat: line.seat()?, cards: line.pile()? },
        "occupied" => Event::Occupied { from: line.province(map)?, to: line.province(map)?, armies: line.armies()? },
        "maneuvered" => {
            let (from, to, armies) = (line.province(map)?, line.province(map)?, line.armies()?);
            let by = match line.peek() {
                Some(_) => line.keyword("by").and_then(|()| line.sea(map)).map(Some)?,
                None => None,
            };
            Event::Maneuvered { from, to, armies, by }
        }
        "passed" => Event::Passed(line.seat()?),
        "deck-renewed" => Event::DeckRenewed,
        "card-taken" => Event::CardTaken { seat: line.seat()?, card: line.symbol()? },
        "time-up" => {
            line.keyword("last")?;
            Event::TimeUp { last: line.lap()? }
        }
        "game-ended" => Event::GameEnded(cause(line)?),
        other => return referee_event(setup, line, other),
    })
}

fn read_tris(line: &mut Line<'_>) -> Read<Event> {
    let (seat, cards) = (line.seat()?, line.pile()?);
    line.keyword("armies")?;
    let armies = line.armies()?;
    line.keyword("triremes")?;
    let triremes = line.triremes()?;
    line.keyword("centres")?;
    let centres = line.number("a number of centres of power")?;
    line.keyword("owed")?;
    Ok(Event::TrisPlayed { seat, cards, armies, triremes, centres, owed: line.armies()? })
}

/// The events of the referee's hand; each ends with the rule it rests on.
fn referee_event(setup: &Setup, line: &mut Line<'_>, verb: &str) -> Read<Event> {
    let map = &setup.map;
    Ok(match verb {
        "turn-passed-on" => Event::TurnPassedOn { seat: line.seat()?, rule: line.rule()? },
        "card-lost" => Event::CardLost { seat: line.seat()?, rule: line.rule()? },
        "cards-forfeited" => Event::CardsForfeited { seat: line.seat()?, cards: line.pile()?, rule: line.rule()? },
        "armies-removed" => {
            Event::ArmiesRemoved { from: line.province(map)?, armies: line.armies()?, rule: line.rule()? }
        }
        "points-set" => Event::PointsSet { seat: line.seat()?, points: line.points()?, rule: line.rule()? },
        "fleet-set" => {
            Event::FleetSet { seat: line.seat()?, sea: line.sea(map)?, triremes: line.triremes()?, rule: line.rule()? }
        }
        "centre-set" => {
            let province = line.province(map)?;
            let stands = line.word("on or off")? == "on";
            Event::CentreSet { province, stands, rule: line.rule()? }
        }
        "withdrawn" => Event::Withdrawn { seat: line.seat()?, rule: line.rule()? },
        "excluded" => Event::Excluded { seat: line.seat()?, rule: line.rule()? },
        "corrected" => Event::Corrected {
            province: line.province(map)?,
            owner: line.seat()?,
            armies: line.armies()?,
            rule: line.rule()?,
        },
        other => return Err(TextFault::new(other, "an event")),
    })
}
