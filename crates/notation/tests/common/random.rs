//! Random games, in which the referee and the clock speak now and then.

use bots::Bot;
use chance::{Seeded, Source, Stream};
use rules::{Actor, Awaited, Command, Events, Lap, Setup, State, step};

/// Plays a random game for at most so many commands, telling of every step: the state before, who, what, the
/// events, and the state after. The referee and the clock speak now and then.
pub(crate) fn random_game(
    setup: &Setup,
    bot: Bot,
    seed: u64,
    commands: usize,
    mut saw: impl FnMut(&State, Actor, Command, &Events, &State),
) -> State {
    let mut dice = Seeded::new(seed, 0);
    let mut minds = Seeded::new(seed, 1);
    let mut state = State::new(setup);
    let mut events = Events::new();
    let last_lap = Lap(2 + minds.below(Stream::Cards, 8) as u16);
    for _ in 0..commands {
        let before = state;
        let (actor, command) = match state.awaited(setup) {
            Awaited::Nobody => break,
            _ if state.open().lap() >= last_lap && !state.open().time_is_up() => (Actor::Clock, Command::TimeUp),
            Awaited::Chance(question) => (Actor::Chance, question.answer(&mut dice)),
            Awaited::Seat(seat) => match referee(setup, &mut minds) {
                Some(ruling) if rules::decide(setup, &state, Actor::Referee, ruling).is_ok() => {
                    (Actor::Referee, ruling)
                }
                _ => (Actor::Seat(seat), bot.choose(setup, &state.view(setup, seat), &mut minds)),
            },
        };
        step(setup, &mut state, actor, command, &mut events)
            .unwrap_or_else(|refusal| panic!("{actor:?} was refused {command:?}: {refusal:?}"));
        saw(&before, actor, command, &events, &state);
    }
    state
}

/// Once in a while, something a referee might do.
fn referee(setup: &Setup, minds: &mut Seeded) -> Option<Command> {
    use rules::{Armies, Owner, RuleId, Ruling, Seat};
    if minds.below(Stream::Cards, 60) > 0 {
        return None;
    }
    let seat = Seat::ALL[minds.below(Stream::Cards, 6) as usize];
    let territory = setup.board.all().nth(minds.below(Stream::Cards, setup.board.all().len() as u32) as usize)?;
    let armies = Armies(minds.below(Stream::Cards, 4) as u16);
    let ruling = match minds.below(Stream::Cards, 8) {
        0 => Ruling::PassTurn,
        1 => Ruling::RemoveArmies { from: territory, armies },
        2 => Ruling::LowerCap { seat, by: armies },
        3 if minds.below(Stream::Cards, 4) == 0 => Ruling::Withdraw(seat),
        4 if minds.below(Stream::Cards, 4) == 0 => Ruling::Exclude(seat),
        5 => Ruling::Admit(seat),
        6 => Ruling::Correct { territory, owner: Owner::Seat(seat), armies },
        _ => Ruling::Correct { territory, owner: Owner::Neutral, armies },
    };
    Some(Command::Rule(ruling, RuleId::case(51)))
}
