//! Which events of RisiKo! move cards to the discards and away from them (G3.4, G3.9, G6.2).

use crate::Discards;
use notation::card_id;
use rules::{Event, Seen, Setup};

pub(super) fn note(setup: &Setup, seen: &Seen, discards: &mut Discards) {
    match *seen {
        Seen::Whole(shown) => note_whole(setup, shown.event(), discards),
        Seen::CardTaken(seat) => discards.taken(seat),
        Seen::CardsCaptured { from, to, count } => discards.captured(from, to, count),
        Seen::ObjectiveDealt(_) => {}
    }
}

fn note_whole(setup: &Setup, event: &Event, discards: &mut Discards) {
    match *event {
        Event::CardTaken { seat, .. } => discards.taken(seat),
        Event::CardsCaptured { from, to, cards } => discards.captured(from, to, cards.len()),
        Event::TrisPlayed { seat, cards, .. } | Event::CardsForfeited { seat, cards, .. } => {
            discards.laid_down(seat, cards.iter().map(|card| card_id(&setup.board, card)));
        }
        Event::HandDiscarded { seat } => discards.hand_put_away(seat),
        Event::DeckRenewed => discards.renewed(),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LiveGame as _;
    use bots::Seated;
    use chance::Seeded;
    use frame::{Actor, Awaited, Events, Game as _};
    use regulation::Library;
    use rules::Risiko;

    /// The cards in a text of discards, and how many more there are.
    fn read(text: Option<String>) -> (Vec<String>, usize) {
        let words: Vec<String> = text.unwrap_or_default().split_whitespace().map(str::to_owned).collect();
        let unseen =
            words.iter().filter_map(|word| word.strip_prefix('?')).map(|n| n.parse::<usize>().expect("a number"));
        let unseen = unseen.sum();
        (words.into_iter().filter(|word| !word.starts_with('?')).collect(), unseen)
    }

    /// Plays a game and compares what a spectator noted with what lies there. Gives back how many states had discards, and
    /// how many of them with unseen ones.
    fn play(setup: &Setup, seed: u64) -> (usize, usize) {
        let bot = <Risiko as Seated>::Bot::named("random").expect("a bot");
        let (mut state, mut source, mut events) = (Risiko::begin(setup), Seeded::new(seed, 0), Events::new_const());
        let (mut discards, mut some, mut unseen_some) = (Discards::default(), 0, 0);
        for step in 0..3_000 {
            // Who has most cards gives up in the middle of the game.
            let leaves = setup.seats().iter().filter(|_| step == 1_500).max_by_key(|&seat| state.hand(seat).len());
            let (actor, command) = match (leaves, Risiko::awaited(setup, &state)) {
                (Some(seat), _) => (Actor::Referee, Risiko::withdrawal(seat)),
                (None, Awaited::Nobody) => break,
                (None, Awaited::Chance(question)) => (Actor::Chance, Risiko::answer(question, &mut source)),
                (None, Awaited::Seat(seat)) => {
                    let view = Risiko::view(setup, &state, seat);
                    (Actor::Seat(seat), Risiko::choose(bot, setup, &view, &mut source))
                }
            };
            Risiko::step(setup, &mut state, actor, command, &mut events).expect("legal");
            events.iter().for_each(|event| note(setup, &Risiko::see(setup, event, None), &mut discards));
            let lie: Vec<String> = state.discards().iter().map(|card| card_id(&setup.board, card)).collect();
            let (shown, unseen) = read(discards.in_text());
            assert_eq!(shown.len() + unseen, lie.len(), "{shown:?} of {lie:?}");
            assert!(shown.iter().all(|card| lie.contains(card)), "{shown:?} of {lie:?}");
            some += usize::from(!lie.is_empty());
            unseen_some += usize::from(unseen > 0);
        }
        (some, unseen_some)
    }

    #[test]
    fn discards_are_noted_as_they_lie() {
        let library = Library::embedded();
        let (mut some, mut unseen) = (0, 0);
        for (id, players) in [("challenge-2017", 4), ("genova-53", 3), ("firk", 5), ("classico", 6)] {
            let regulation = library.get(id).expect("embedded");
            let setup = Setup::new(regulation.risiko().expect("RisiKo!"), players, 0).expect("a table");
            for seed in 0..3 {
                let found = play(&setup, seed);
                (some, unseen) = (some + found.0, unseen + found.1);
            }
        }
        assert!(some > 100 && unseen > 10, "{some} positions with discards, {unseen} with unseen ones");
    }

    #[test]
    fn discards_on_one_line() {
        let [a, b, _, _, _, _] = frame::Seat::ALL;
        let mut discards = Discards::default();
        let cards = |names: &'static [&str]| names.iter().map(|&name| name.to_owned());
        assert_eq!(discards.in_text(), None);
        (0..4).for_each(|_| discards.taken(a));
        discards.laid_down(a, cards(&["alaska", "cina", "jolly1"]));
        assert_eq!(discards.in_text().as_deref(), Some("alaska cina jolly1"));
        discards.captured(a, b, 1);
        discards.hand_put_away(b);
        assert_eq!(discards.in_text().as_deref(), Some("alaska cina jolly1 ?1"));
        discards.renewed();
        assert_eq!(discards.in_text(), None);
    }
}
