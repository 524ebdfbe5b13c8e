//! Events: one line each, past participles. What a viewer may not know stands as `?`.

use super::text::{Things as _, card_id, cards_text, owner_text};
use crate::text::{Line, Read, TextFault, faces_text, order_text};
use rules::{Armies, Cause, Event, Seen, Setup};

/// An event as text, whole.
#[must_use]
pub fn print_event(setup: &Setup, event: &Event) -> String {
    let id = |territory| setup.board.territory_id(territory);
    let cards = |cards| cards_text(&setup.board, cards);
    match *event {
        Event::OrderRolled { player, faces } => format!("order-rolled {} {}", player.number(), faces_text(faces)),
        Event::OrderSettled(order) => format!("order-settled{}", order_text(setup.seats(), &order)),
        Event::ColourChosen { seat, colour } => format!("colour-chosen {seat} {}", colour.id()),
        Event::ObjectiveDealt { seat, objective } => {
            format!("objective-dealt {seat} {}", setup.objectives.number(objective))
        }
        Event::TerritoryDealt { territory, to } => format!("territory-dealt {} {}", id(territory), owner_text(to)),
        Event::DealSwapped { card, earlier, due } => format!("deal-swapped {} {} {due}", id(card), id(earlier)),
        Event::Abandoned { seat, territory } => format!("abandoned {seat} {}", id(territory)),
        Event::Reoccupied { seat, territory } => format!("reoccupied {seat} {}", id(territory)),
        Event::Placed { seat, on, armies } => format!("placed {seat} {} {armies}", id(on)),
        Event::TakenBack { seat, from, armies } => format!("taken-back {seat} {} {armies}", id(from)),
        Event::TurnBegan { seat, lap, due } => format!("turn-began {seat} lap {lap} due {due}"),
        Event::TrisPlayed { seat, cards: played, worth, granted } => {
            format!("tris-played {seat} {} worth {worth} granted {granted}", cards(played))
        }
        Event::GhostSpread { seat, armies } => format!("ghost-spread {seat} {armies}"),
        Event::AttackDeclared { from, to, dice } => format!("attack-declared {} {} {dice}", id(from), id(to)),
        Event::DefenceDeclared(dice) => format!("defence-declared {dice}"),
        Event::BattleRolled { attack, defence, attacker_lost, defender_lost } => format!(
            "battle-rolled {} : {} lost {attacker_lost} {defender_lost}",
            faces_text(attack),
            faces_text(defence)
        ),
        Event::Conquered { territory, by } => format!("conquered {} {by}", id(territory)),
        Event::Eliminated { seat, by } => format!("eliminated {seat} {by}"),
        Event::CardsCaptured { from, to, cards: taken } => format!("cards-captured {from} {to} {}", cards(taken)),
        Event::HandDiscarded { seat } => format!("hand-discarded {seat}"),
        Event::Occupied { from, to, armies } => format!("occupied {} {} {armies}", id(from), id(to)),
        Event::NicheLeft { from, to, armies } => format!("niche-left {} {} {armies}", id(from), id(to)),
        Event::Maneuvered { from, to, armies } => format!("maneuvered {} {} {armies}", id(from), id(to)),
        Event::Passed(seat) => format!("passed {seat}"),
        Event::DeckRenewed => "deck-renewed".into(),
        Event::CardTaken { seat, card } => format!("card-taken {seat} {}", card_id(&setup.board, card)),
        Event::TimeUp => "time-up".into(),
        Event::ClosingDue { seat, lap } => format!("closing-due {seat} lap {lap}"),
        Event::ClosingSkipped { seat, conquests } => format!("closing-skipped {seat} {conquests}"),
        Event::ClosingRolled { seat, faces } => format!("closing-rolled {seat} {}", faces_text(faces)),
        Event::ObjectiveReached(seat) => format!("objective-reached {seat}"),
        Event::GameEnded(cause) => format!("game-ended {}", cause_word(cause)),
        Event::TurnPassedOn { seat, rule } => format!("turn-passed-on {seat} {rule}"),
        Event::CardLost { seat, rule } => format!("card-lost {seat} {rule}"),
        Event::CardsForfeited { seat, cards: lost, rule } => format!("cards-forfeited {seat} {} {rule}", cards(lost)),
        Event::ArmiesRemoved { from, armies, rule } => format!("armies-removed {} {armies} {rule}", id(from)),
        Event::CapLowered { seat, by, rule } => format!("cap-lowered {seat} {by} {rule}"),
        Event::Withdrawn { seat, rule } => format!("withdrawn {seat} {rule}"),
        Event::Excluded { seat, rule } => format!("excluded {seat} {rule}"),
        Event::Admitted { seat, rule } => format!("admitted {seat} {rule}"),
        Event::Corrected { territory, owner, armies, rule } => {
            format!("corrected {} {} {armies} {rule}", id(territory), owner_text(owner))
        }
    }
}

/// An event as one viewer may know it.
#[must_use]
pub fn print_seen(setup: &Setup, seen: &Seen) -> String {
    match seen {
        Seen::Whole(shown) => print_event(setup, shown.event()),
        Seen::ObjectiveDealt(seat) => format!("objective-dealt {seat} ?"),
        Seen::CardTaken(seat) => format!("card-taken {seat} ?"),
        Seen::CardsCaptured { from, to, count } => format!("cards-captured {from} {to} ?{count}"),
    }
}

/// Reads an event of which something is left out.
pub(super) fn read_partial(text: &str) -> Result<Seen, TextFault> {
    let mut line = Line::new(text);
    let seen = match line.word("an event")? {
        "objective-dealt" => Seen::ObjectiveDealt(line.hidden_card()?),
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
        Cause::Objective => "objective",
        Cause::Closing => "closing",
        Cause::Time => "time",
        Cause::LastPlayer => "last-player",
    }
}

pub(super) fn cause(line: &mut Line<'_>) -> Read<Cause> {
    const ALL: [Cause; 4] = [Cause::Objective, Cause::Closing, Cause::Time, Cause::LastPlayer];
    line.parse("objective, closing, time or last-player", |word| {
        ALL.into_iter().find(|&cause| cause_word(cause) == word)
    })
}

fn event(setup: &Setup, line: &mut Line<'_>) -> Read<Event> {
    let board = &setup.board;
    let verb = line.word("an event")?;
    Ok(match verb {
        "order-rolled" => Event::OrderRolled { player: line.player()?, faces: line.faces()? },
        "order-settled" => Event::OrderSettled(line.order(setup.seats())?),
        "colour-chosen" => Event::ColourChosen { seat: line.seat()?, colour: line.colour()? },
        "objective-dealt" => Event::ObjectiveDealt { seat: line.seat()?, objective: line.objective(setup)? },
        "territory-dealt" => Event::TerritoryDealt { territory: line.territory(board)?, to: line.owner()? },
        "deal-swapped" => {
            Event::DealSwapped { card: line.territory(board)?, earlier: line.territory(board)?, due: line.seat()? }
        }
        "abandoned" => Event::Abandoned { seat: line.seat()?, territory: line.territory(board)? },
        "reoccupied" => Event::Reoccupied { seat: line.seat()?, territory: line.territory(board)? },
        "placed" => Event::Placed { seat: line.seat()?, on: line.territory(board)?, armies: line.armies()? },
        "taken-back" => Event::TakenBack { seat: line.seat()?, from: line.territory(board)?, armies: line.armies()? },
        "turn-began" => {
            let seat = line.seat()?;
            line.keyword("lap")?;
            let lap = line.lap()?;
            line.keyword("due")?;
            Event::TurnBegan { seat, lap, due: line.armies()? }
        }
        "tris-played" => {
            let (seat, cards) = (line.seat()?, line.cards(setup)?);
            line.keyword("worth")?;
            let worth = line.armies()?;
            line.keyword("granted")?;
            Event::TrisPlayed { seat, cards, worth, granted: line.armies()? }
        }
        "ghost-spread" => Event::GhostSpread { seat: line.seat()?, armies: line.armies()? },
        "attack-declared" => {
            Event::AttackDeclared { from: line.territory(board)?, to: line.territory(board)?, dice: line.dice()? }
        }
        "defence-declared" => Event::DefenceDeclared(line.dice()?),
        "battle-rolled" => {
            let attack = line.faces()?;
            line.keyword(":")?;
            let defence = line.faces()?;
            line.keyword("lost")?;
            Event::BattleRolled { attack, defence, attacker_lost: line.armies()?, defender_lost: line.armies()? }
        }
        "conquered" => Event::Conquered { territory: line.territory(board)?, by: line.seat()? },
        "eliminated" => Event::Eliminated { seat: line.seat()?, by: line.seat()? },
        "cards-captured" => Event::CardsCaptured { from: line.seat()?, to: line.seat()?, cards: line.cards(setup)? },
        "hand-discarded" => Event::HandDiscarded { seat: line.seat()? },
        "occupied" => {
            let (from, to, armies) = movement(setup, line)?;
            Event::Occupied { from, to, armies }
        }
        "niche-left" => {
            let (from, to, armies) = movement(setup, line)?;
            Event::NicheLeft { from, to, armies }
        }
        "maneuvered" => {
            let (from, to, armies) = movement(setup, line)?;
            Event::Maneuvered { from, to, armies }
        }
        "passed" => Event::Passed(line.seat()?),
        "deck-renewed" => Event::DeckRenewed,
        "card-taken" => Event::CardTaken { seat: line.seat()?, card: line.card(setup)? },
        "time-up" => Event::TimeUp,
        "closing-due" => {
            let seat = line.seat()?;
            line.keyword("lap")?;
            Event::ClosingDue { seat, lap: line.lap()? }
        }
        "closing-skipped" => {
            Event::ClosingSkipped { seat: line.seat()?, conquests: line.number("a number of conquests")? }
        }
        "closing-rolled" => Event::ClosingRolled { seat: line.seat()?, faces: line.faces()? },
        "objective-reached" => Event::ObjectiveReached(line.seat()?),
        "game-ended" => Event::GameEnded(cause(line)?),
        other => return referee_event(setup, line, other),
    })
}

fn movement(setup: &Setup, line: &mut Line<'_>) -> Read<(board::Territory, board::Territory, Armies)> {
    Ok((line.territory(&setup.board)?, line.territory(&setup.board)?, line.armies()?))
}

/// The events of the referee's hand; each ends with the rule it rests on.
fn referee_event(setup: &Setup, line: &mut Line<'_>, verb: &str) -> Read<Event> {
    let board = &setup.board;
    Ok(match verb {
        "turn-passed-on" => Event::TurnPassedOn { seat: line.seat()?, rule: line.rule()? },
        "card-lost" => Event::CardLost { seat: line.seat()?, rule: line.rule()? },
        "cards-forfeited" => {
            Event::CardsForfeited { seat: line.seat()?, cards: line.cards(setup)?, rule: line.rule()? }
        }
        "armies-removed" => {
            Event::ArmiesRemoved { from: line.territory(board)?, armies: line.armies()?, rule: line.rule()? }
        }
        "cap-lowered" => Event::CapLowered { seat: line.seat()?, by: line.armies()?, rule: line.rule()? },
        "withdrawn" => Event::Withdrawn { seat: line.seat()?, rule: line.rule()? },
        "excluded" => Event::Excluded { seat: line.seat()?, rule: line.rule()? },
        "admitted" => Event::Admitted { seat: line.seat()?, rule: line.rule()? },
        "corrected" => Event::Corrected {
            territory: line.territory(board)?,
            owner: line.owner()?,
            armies: line.armies()?,
            rule: line.rule()?,
        },
        other => return Err(TextFault::new(other, "an event")),
    })
}
