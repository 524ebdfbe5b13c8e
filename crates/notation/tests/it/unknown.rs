//! A real table whose secrets are not all known: whatever is left out, the rest of the game can be typed in, and its
//! record checks.

use crate::common::{Tested, random_game, setup};
use chance::{GameId, Seeded, Source as _, Stream};
use frame::{Actor, Events};
use notation::{Clock, DiceSource, Header, KnownGame, Recorder, Reveal, check};
use proptest::prelude::*;
use regulation::Library;
use rules::Risiko;
use spqr::Spqr;

/// A random game as somebody types it in who does not see everything, until what is not known decides it; and how often
/// what stood for the unknown was changed.
fn typed<G: Tested>(table: (&str, usize, usize), bot: G::Bot, seed: u64, hidden_percent: u32) -> (KnownGame<G>, usize) {
    let setup = setup::<G>(table);
    let mut known = KnownGame::<G>::begin(&setup);
    let mut coin = Seeded::new(seed, 9);
    let mut goes_on = true;
    let mut refitted = 0;
    random_game::<G>(&setup, bot, seed, 3000, |_, actor, command, events, after| {
        goes_on = goes_on && !is_decided_by_secrets::<G>(&setup, &known, events, after);
        if !goes_on {
            return;
        }
        let hides = actor == Actor::Chance && coin.below(Stream::Cards, 100) < hidden_percent;
        let granted = match hides.then(|| known.ask_unknown(&setup)).flatten() {
            Some(granted) => granted,
            None => known.ask(&setup, actor, command).unwrap_or_else(|refusal| {
                let line = G::print_command(&setup, &command);
                panic!("{table:?} {seed}: {actor:?} {line}, command {}: {refusal:?}", known.acts().len() + 1)
            }),
        };
        refitted += usize::from(granted.is_refitted);
        let told = known.acts().last().map(|act| act.told.as_slice()).unwrap_or_default();
        assert_eq!(told.len(), events.len(), "{table:?} {seed}: {told:?} instead of {events:?}");
    });
    (known, refitted)
}

/// Whether the game ends by an objective, or a hand is laid open whose cards nobody typed in.
fn is_decided_by_secrets<G: Tested>(
    setup: &G::Setup,
    known: &KnownGame<G>,
    events: &Events<G::Event>,
    after: &G::State,
) -> bool {
    let laid_open = |event: &G::Event| G::print_event(setup, event).starts_with("hand-discarded");
    known.has_unknown() && (G::progress(after).is_over || events.iter().any(laid_open))
}

fn record<G: Tested>(setup: &G::Setup, (id, players, absent): (&str, usize, usize), known: &KnownGame<G>) -> String {
    let regulation = Library::embedded().get(id).expect("an embedded regulation");
    let header = Header {
        game: "real-1".parse::<GameId>().expect("a name"),
        regulation: id.to_owned(),
        hash: regulation.hash(),
        players,
        absent,
        names: (1..=players).map(|number| format!("player {number}")).collect(),
        dice: DiceSource::Typed,
    };
    let mut recorder = Recorder::<G>::whole(setup, &header);
    known.acts().iter().for_each(|act| recorder.add_known(setup, Clock::NONE, act));
    if G::progress(known.state()).is_over {
        recorder.finish(setup, known.state(), &Reveal::Nothing);
    }
    recorder.into_text()
}

fn can_be_typed_in_and_checked<G: Tested>(table: (&str, usize, usize), bot: G::Bot, seed: u64, hidden_percent: u32) {
    let (known, _) = typed::<G>(table, bot, seed, hidden_percent);
    let text = record(&setup::<G>(table), table, &known);
    let checked = check(&Library::embedded(), &text);
    assert_eq!(checked.faults, [], "{table:?} {seed}, {} commands\n{text}", known.acts().len());
}

#[test]
fn what_is_told_later_changes_what_stood_for_it() {
    let refitted = |seed| typed::<Risiko>(("challenge-2017", 4, 0), Risiko::PLAYERS[0], seed, 100).1;
    assert!((0..20).map(refitted).sum::<usize>() > 20, "tris are played of cards that nobody typed in");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn a_table_with_secrets_can_be_followed(
        table in 0..Risiko::TABLES.len(), bot in 0..Risiko::BOTS.len(), seed in any::<u64>(), hidden in 30u32..=100,
    ) {
        can_be_typed_in_and_checked::<Risiko>(Risiko::TABLES[table], Risiko::BOTS[bot], seed, hidden);
    }

    #[test]
    fn a_roman_table_with_secrets_can_be_followed(
        table in 0..Spqr::TABLES.len(), bot in 0..Spqr::BOTS.len(), seed in any::<u64>(), hidden in 30u32..=100,
    ) {
        can_be_typed_in_and_checked::<Spqr>(Spqr::TABLES[table], Spqr::BOTS[bot], seed, hidden);
    }
}
