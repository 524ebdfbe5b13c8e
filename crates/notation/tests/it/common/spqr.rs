//! S.P.Q.RisiKo! as the laws need it.

use super::Tested;
use board::rome::{Pile, Symbol};
use bots::spqr::Bot;
use chance::{Seeded, Source, Stream};
use frame::{Armies, Dice, RuleId, Seat};
use spqr::{COMBINATIONS, Command, Event, Points, Position, Price, Ruling, Setup, Spqr, State, Triremes, View, legal};

impl Tested for Spqr {
    const TABLES: &[(&str, usize, usize)] =
        &[("spqr-rtu", 4, 0), ("spqr-rtu", 5, 0), ("spqr-box", 3, 0), ("spqr-box", 4, 0), ("spqr-box", 5, 0)];
    const BOTS: &[Bot] = &[Bot::Random];
    const PLAYERS: [Bot; 6] = [Bot::Random, Bot::Cautious, Bot::Random, Bot::Bold, Bot::Random, Bot::Cautious];

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

    fn is_possible(_: &Setup, belief: &bots::spqr::Belief, state: &State, seat: Seat) -> bool {
        state.hand(seat).contains(&belief.at_least(seat))
    }

    fn secrets(_: &Setup, view: &View<'_>) -> Vec<usize> {
        view.hand().iter().filter(|&(_, count)| count > 0).map(|(symbol, _)| symbol.index()).collect()
    }

    fn disguises(_: &Setup, event: &Event, viewer: Option<Seat>) -> Vec<Event> {
        disguises(event, viewer)
    }

    fn position(state: &State) -> Position {
        Position::of(state)
    }

    fn put_together(setup: &Setup, position: &Position) -> Result<State, String> {
        position.state(setup).map_err(|broken| broken.to_string())
    }

    fn seat_of(state: &State, colour: board::Colour) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| state.open().colour(seat) == Some(colour))
    }

    fn spectator(_: &Setup, state: &State) -> Position {
        Position::seen(&state.spectator_view())
    }

    /// Legionaries and, in thousands, triremes.
    fn pieces(setup: &Setup, state: &State) -> i64 {
        let open = state.open();
        let legionaries: i64 = setup.map.provinces().iter().map(|p| i64::from(open.legionaries[p])).sum();
        let triremes: i64 = Seat::ALL.into_iter().map(|seat| i64::from(open.triremes_of(setup, seat).0)).sum();
        legionaries + 1000 * triremes
    }

    fn change(_: &Setup, before: &State, event: &Event) -> i64 {
        piece_change(before, event)
    }
}

/// By how much an event changes the pieces on the board: a landing is in the air until it has landed or is lost.
fn piece_change(before: &State, event: &Event) -> i64 {
    let n = |armies: Armies| i64::from(armies.0);
    let ships = |triremes: Triremes| i64::from(triremes.0);
    let open = before.open();
    let fleet = |seat| -> i64 { board::rome::SeaSet::first(12).iter().map(|sea| ships(open.fleet(seat, sea))).sum() };
    match *event {
        Event::Settled { armies, .. } | Event::Placed { armies, .. } | Event::Landed { armies, .. } => n(armies),
        Event::CentreBuilt { price: Price::Province, .. } => -n(open.now.owed),
        Event::CentresGarrisoned { seat, armies } => n(armies) * (open.owned(seat) & open.centres).len() as i64,
        Event::TakenBack { armies, .. }
        | Event::ArmiesRemoved { armies, .. }
        | Event::LandingDeclared { armies, .. } => -n(armies),
        Event::Launched { triremes, .. } => 1000 * ships(triremes),
        Event::Unlaunched { triremes, .. } => -1000 * ships(triremes),
        Event::Embarked { triremes, .. } => (1000 - 3) * ships(triremes),
        Event::Disembarked { triremes, .. } => (2 - 1000) * ships(triremes),
        Event::BattleRolled { attacker_lost, defender_lost, .. } => match open.phase {
            spqr::Phase::Ramming { .. } => -1000 * (n(attacker_lost) + n(defender_lost)),
            spqr::Phase::Landing(_) => -n(defender_lost),
            _ => -n(attacker_lost) - n(defender_lost),
        },
        Event::Eliminated { seat, .. } | Event::Withdrawn { seat, .. } | Event::Excluded { seat, .. } => {
            -1000 * fleet(seat)
        }
        Event::FleetSet { seat, sea, triremes, .. } => 1000 * (ships(triremes) - ships(open.fleet(seat, sea))),
        Event::Corrected { province, armies, .. } => n(armies) - n(open.armies(province)),
        _ => 0,
    }
}

/// Any command a seat could type, legal or not: near the edges of what is legal as often as not.
fn any_command(setup: &Setup, state: &State, seat: Seat, pick: &mut Seeded) -> Command {
    let open = state.open();
    let mut below = |n: u32| pick.below(Stream::Cards, n.max(1));
    let provinces = setup.map.provinces();
    let own = if open.owned(seat).is_empty() || below(4) == 0 { provinces } else { open.owned(seat) };
    let from = own.nth(below(own.len() as u32) as usize).expect("not empty");
    let near = match below(4) {
        0 => provinces,
        1 => setup.map.seas_of(from).iter().fold(setup.map.neighbours(from), |all, sea| all | setup.map.coast(sea)),
        _ => setup.map.neighbours(from),
    };
    let to = near.nth(below(near.len() as u32) as usize).unwrap_or(from);
    let seas = if setup.map.is_landlocked(from) || below(4) == 0 { setup.map.seas() } else { setup.map.seas_of(from) };
    let sea = seas.nth(below(seas.len() as u32) as usize).expect("there are seas");
    let next = setup.map.seas_next_to(sea);
    let next = next.nth(below(next.len() as u32) as usize).unwrap_or(sea);
    let armies = Armies(below(u32::from(open.armies(from).0) + 3) as u16);
    let triremes = Triremes(below(u32::from(open.fleet(seat, sea).0) + 3) as u16);
    let dice = Dice(below(5) as u8);
    let against = Seat::ALL[below(5) as usize];
    let price = [Price::Nothing, Price::Province, Price::Due, Price::Trireme][below(4) as usize];
    let cards: Pile = match below(3) {
        0 => (0..3).map(|_| Symbol::ALL[below(4) as usize]).collect(),
        _ => COMBINATIONS[below(8) as usize].into_iter().collect(),
    };
    match below(24) {
        0 => Command::ChooseColour(board::Colour::ALL[below(6) as usize]),
        1 | 2 => Command::Settle(to),
        3 => Command::Build { on: from, price },
        4 => Command::Build { on: from, price: Price::Nothing },
        5 => Command::Claim(Points(below(u32::from(open.now.points.0) + 2) as u16)),
        6 => Command::Recover,
        7 | 8 => Command::PlayTris(cards),
        9 => Command::Decline,
        10 | 11 => Command::Place { on: from, armies: Armies(below(5) as u16) },
        12 => Command::TakeBack { from, armies },
        13 => Command::Launch { sea, triremes },
        14 => Command::Unlaunch { sea, triremes },
        15 => Command::Embark { from, sea, triremes: Triremes(below(3) as u16) },
        16 => Command::Disembark { sea, to: from, triremes },
        17 => Command::Sail { from: sea, to: next, triremes },
        18 => Command::Ram { sea, against, dice },
        19 => Command::Land { from, sea, to, armies },
        20 => Command::Attack { from, to, dice },
        21 => Command::Occupy(armies),
        22 => Command::Maneuver { from, to, armies, by: (below(2) > 0).then_some(sea) },
        _ => Command::Pass,
    }
}

/// Something a referee might do.
fn ruling(setup: &Setup, bot_rng: &mut Seeded) -> Option<Command> {
    let mut below = |n: u32| bot_rng.below(Stream::Cards, n);
    let seat = Seat::ALL[below(5) as usize];
    let province = setup.map.provinces().nth(below(45) as usize)?;
    let sea = setup.map.seas().nth(below(12) as usize)?;
    let armies = Armies(below(4) as u16);
    let ruling = match below(9) {
        0 => Ruling::PassTurn,
        1 => Ruling::RemoveArmies { from: province, armies },
        2 => Ruling::SetPoints { seat, points: Points(below(12) as u16) },
        3 if below(4) == 0 => Ruling::Withdraw(seat),
        4 if below(4) == 0 => Ruling::Exclude(seat),
        5 => Ruling::SetFleet { seat, sea, triremes: Triremes(below(4) as u16) },
        6 => Ruling::SetCentre { province, stands: below(2) > 0 },
        7 => Ruling::TakeCards { seat, cards: Pile::of(Symbol::ALL[below(4) as usize]) },
        _ => Ruling::Correct { province, owner: seat, armies },
    };
    Some(Command::Rule(ruling, RuleId::case(51)))
}

/// The same event with every other secret it could hold, for who may not know it.
fn disguises(event: &Event, viewer: Option<Seat>) -> Vec<Event> {
    match *event {
        Event::CardTaken { seat, .. } if viewer != Some(seat) => {
            Symbol::ALL.iter().map(|&card| Event::CardTaken { seat, card }).collect()
        }
        Event::CardsCaptured { from, to, cards } if viewer != Some(from) && viewer != Some(to) => {
            let alike = |&symbol: &Symbol| {
                let mut pile = Pile::default();
                pile.add(symbol, u8::try_from(cards.total()).expect("a hand"));
                Event::CardsCaptured { from, to, cards: pile }
            };
            Symbol::ALL.iter().map(alike).collect()
        }
        // Whatever else hides something is found by the law: it would be seen in part and have no disguise here.
        _ => Vec::new(),
    }
}
