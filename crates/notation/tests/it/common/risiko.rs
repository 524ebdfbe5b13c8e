//! RisiKo! as the laws need it.

use super::Tested;
use bots::Bot;
use chance::{Seeded, Source, Stream};
use frame::Seat;
use rules::{Armies, Command, Dice, Event, Position, Risiko, Setup, State, View, legal};

impl Tested for Risiko {
    const TABLES: &[(&str, usize, usize)] = &TABLES;
    const BOTS: &[Bot] = &[Bot::Random, Bot::RandomTurns];
    const PLAYERS: [Bot; 6] = [Bot::RandomTurns; 6];

    fn count(setup: &Setup, view: &View<'_>) -> u32 {
        legal(setup, view).count()
    }

    fn nth(setup: &Setup, view: &View<'_>, n: u32) -> Option<Command> {
        legal(setup, view).nth(n)
    }

    fn allows(setup: &Setup, view: &View<'_>, command: Command) -> bool {
        legal(setup, view).allows(command)
    }

    fn any_command(setup: &Setup, state: &State, seat: Seat, pick: &mut Seeded) -> Command {
        any_command(setup, state, seat, pick)
    }

    fn ruling(setup: &Setup, pick: &mut Seeded) -> Option<Command> {
        ruling(setup, pick)
    }

    fn is_possible(_: &Setup, belief: &bots::risiko::Belief, state: &State, seat: Seat) -> bool {
        state.hand(seat).iter().all(|card| belief.may_hold(seat, card))
    }

    fn secrets(setup: &Setup, view: &View<'_>) -> Vec<usize> {
        let objective = view.objective().map(|objective| 100 + setup.objectives.number(objective));
        view.hand().iter().map(board::Card::index).chain(objective).collect()
    }

    fn disguises(setup: &Setup, event: &Event, viewer: Option<Seat>) -> Vec<Event> {
        disguises(setup, event, viewer)
    }

    fn position(state: &State) -> Position {
        Position::of(state)
    }

    fn put_together(setup: &Setup, position: &Position) -> Result<State, String> {
        position.state(setup).map_err(|broken| broken.to_string())
    }

    fn seat_of(state: &State, colour: board::Colour) -> Option<Seat> {
        state.open().seat_of(colour)
    }

    fn spectator(setup: &Setup, state: &State) -> Position {
        Position::seen(setup, &state.spectator_view(setup))
    }

    fn pieces(setup: &Setup, state: &State) -> i64 {
        setup.board.all().iter().map(|t| i64::from(state.open().armies(t).0)).sum()
    }

    fn change(setup: &Setup, before: &State, event: &rules::Event) -> i64 {
        army_change(setup, before, event)
    }
}

/// Every regulation at every number of players, with and without late-comers.
const TABLES: [(&str, usize, usize); 24] = [
    ("challenge-2017", 4, 0),
    ("challenge-2017", 5, 0),
    ("raduno", 4, 0),
    ("genova-53", 3, 0),
    ("genova-53", 4, 0),
    ("genova-53", 5, 0),
    ("genova-53", 4, 1),
    ("genova-53", 5, 1),
    ("genova-53", 5, 2),
    ("firk", 3, 0),
    ("firk", 4, 0),
    ("firk", 5, 0),
    ("firk", 6, 0),
    ("lariana", 3, 0),
    ("lariana", 4, 0),
    ("lariana", 5, 0),
    ("lariana", 6, 0),
    ("classico", 3, 0),
    ("classico", 4, 0),
    ("classico", 5, 0),
    ("classico", 6, 0),
    // The two that differ most, twice as often.
    ("challenge-2017", 4, 0),
    ("genova-53", 3, 0),
    ("lariana", 4, 0),
];

/// By how much an event changes the number of armies on the board, told without the engine.
fn army_change(setup: &Setup, before: &State, event: &rules::Event) -> i64 {
    use rules::{Event, Owner};
    match *event {
        Event::TerritoryDealt { to: Owner::Seat(seat), .. } if setup.ghost() == Some(seat) => 3,
        Event::TerritoryDealt { to: Owner::Seat(_), .. } => 1,
        Event::TerritoryDealt { to: Owner::Neutral | Owner::Nobody, .. } => i64::from(setup.neutral_armies().0),
        Event::DealSwapped { earlier, due, .. } => {
            let ghosts = |owner| i64::from(owner == setup.ghost().map(Owner::Seat)) * 2;
            // Two territories change hands and one is new: only the new one adds armies, the ghost's three each.
            let old_owner = Some(before.open().owner(earlier));
            1 + ghosts(old_owner) + ghosts(Some(Owner::Seat(due))) - ghosts(old_owner)
        }
        Event::Abandoned { .. } => -1,
        Event::Reoccupied { .. } => 1,
        Event::Placed { armies, .. } | Event::GhostSpread { armies, .. } => i64::from(armies.0),
        Event::TakenBack { armies, .. } | Event::ArmiesRemoved { armies, .. } => -i64::from(armies.0),
        Event::BattleRolled { attacker_lost, defender_lost, .. } => -i64::from(attacker_lost.0 + defender_lost.0),
        Event::Corrected { territory, armies, .. } => {
            i64::from(armies.0) - i64::from(before.open().armies(territory).0)
        }
        _ => 0,
    }
}

/// Any command a seat could type, legal or not: near the edges of what is legal as often as not.
fn any_command(setup: &Setup, state: &State, seat: Seat, pick: &mut Seeded) -> Command {
    let open = state.open();
    let mut below = |n: u32| pick.below(Stream::Cards, n);
    let territories = setup.board.all();
    let somewhere = |own: bool, below: &mut dyn FnMut(u32) -> u32| {
        let set = if own && !open.owned(seat).is_empty() { open.owned(seat) } else { territories };
        set.nth(below(set.len() as u32) as usize).expect("not empty")
    };
    let from = somewhere(below(4) > 0, &mut below);
    let near = setup.board.neighbours(from);
    let to = if below(4) > 0 {
        near.nth(below(near.len() as u32) as usize).unwrap_or(from)
    } else {
        somewhere(false, &mut below)
    };
    let armies = Armies(below(u32::from(open.armies(from).0) + 3) as u16);
    let dice = Dice(below(5) as u8);
    let cards = {
        let hand = state.hand(seat);
        let deck = if hand.len() >= 3 && below(3) > 0 { hand } else { setup.deck.all() };
        (0..3).filter_map(|_| deck.nth(below(deck.len() as u32) as usize)).collect()
    };
    match below(12) {
        0 => Command::ChooseColour(board::Colour::ALL[below(6) as usize]),
        1 => Command::Abandon(from),
        2 => Command::Reoccupy(to),
        3 => Command::Place { on: from, armies },
        4 => Command::TakeBack { from, armies },
        5 => Command::PlaceForGhost(to),
        6 => Command::PlayTris(cards),
        7 => Command::Attack { from, to, dice },
        8 => Command::Defend(dice),
        9 => Command::Occupy(armies),
        10 => Command::Maneuver { from, to, armies },
        _ => Command::Pass,
    }
}

/// The same event with every other secret it could hold, for who may not know it. The dynamic ghost's cards lie open
/// (G8.7), so whatever goes into or out of its hand is no secret.
fn disguises(setup: &Setup, event: &Event, viewer: Option<Seat>) -> Vec<Event> {
    let knows = |seat: Seat| viewer == Some(seat) || setup.ghost() == Some(seat);
    match *event {
        Event::ObjectiveDealt { seat, .. } if viewer != Some(seat) => {
            setup.objectives.all().iter().map(|objective| Event::ObjectiveDealt { seat, objective }).collect()
        }
        Event::CardTaken { seat, .. } if !knows(seat) => {
            setup.deck.all().iter().map(|card| Event::CardTaken { seat, card }).collect()
        }
        Event::CardsCaptured { from, to, cards } if !knows(from) && !knows(to) => {
            let deck: Vec<board::Card> = setup.deck.all().iter().collect();
            let others = deck.windows(cards.len().max(1)).map(|some| some.iter().take(cards.len()).copied().collect());
            others.map(|cards| Event::CardsCaptured { from, to, cards }).collect()
        }
        // Whatever else hides something is found by the law: it would be seen in part and have no disguise here.
        _ => Vec::new(),
    }
}

/// Something a referee might do.
fn ruling(setup: &Setup, bot_rng: &mut Seeded) -> Option<Command> {
    use rules::{Armies, Owner, RuleId, Ruling, Seat};
    let seat = Seat::ALL[bot_rng.below(Stream::Cards, 6) as usize];
    let territory = setup.board.all().nth(bot_rng.below(Stream::Cards, setup.board.all().len() as u32) as usize)?;
    let armies = Armies(bot_rng.below(Stream::Cards, 4) as u16);
    let ruling = match bot_rng.below(Stream::Cards, 8) {
        0 => Ruling::PassTurn,
        1 => Ruling::RemoveArmies { from: territory, armies },
        2 => Ruling::LowerCap { seat, by: armies },
        3 if bot_rng.below(Stream::Cards, 4) == 0 => Ruling::Withdraw(seat),
        4 if bot_rng.below(Stream::Cards, 4) == 0 => Ruling::Exclude(seat),
        5 => Ruling::Admit(seat),
        6 => Ruling::Correct { territory, owner: Owner::Seat(seat), armies },
        _ => Ruling::Correct { territory, owner: Owner::Neutral, armies },
    };
    Some(Command::Rule(ruling, RuleId::case(51)))
}
