//! What holds of the values of every game, in every position that bots come to.

use super::chronicle::{Chronicle, Entry};
use super::company::strongest;
use super::request::{Prompt, Request};
use super::terminal::{AnswerNeeds, Terminal};
use super::verbs::{self, Verb};
use bots::Seated;
use chance::Seeded;
use frame::{Actor, Awaited, Lap, Seat};
use regulation::Library;
use rules::Risiko;
use spqr::Spqr;
use std::rc::Rc;
use words::{Lang, Words};

/// Plays a game of four with the strongest bots to its third lap, and looks at every position in which a seat is asked,
/// with the command it will give.
fn play<G: Terminal>(regulation: &str, seed: u64, mut look: impl FnMut(&Prompt<G>, G::Command)) -> Chronicle<G> {
    let regulation = Library::embedded().get(regulation).expect("embedded");
    let settings = G::settings(&regulation).expect("a regulation of this game");
    let setup = Rc::new(G::set_up(settings, 4, 0).expect("a table of four"));
    let mut source = Seeded::new(seed, 0);
    let mut state = G::begin(&setup);
    let mut chronicle = Chronicle::<G>::default();
    while G::progress(&state).lap < Lap(3) {
        let (actor, command) = match G::awaited(&setup, &state) {
            Awaited::Nobody => break,
            Awaited::Chance(question) => (Actor::Chance, G::answer(question, &mut source)),
            Awaited::Seat(seat) => {
                let words = Words::new(Lang::En);
                let prompt = Prompt {
                    setup: Rc::clone(&setup),
                    state,
                    seat,
                    is_private: true,
                    has_unknown: false,
                    is_real_table: false,
                    words,
                };
                let bot = strongest::<<G as Seated>::Bot>();
                let command = G::choose(bot, &setup, &G::view(&setup, &state, seat), &mut source);
                look(&prompt, command);
                (Actor::Seat(seat), command)
            }
        };
        let events = G::decide(&setup, &state, actor, command).expect("a bot does what it may");
        chronicle.add(&setup, &mut state, &events);
    }
    chronicle
}

/// A command as the record has it, and as a hint says it, is understood; where it is nothing more than a command, it is
/// that one.
fn hints_are_understood<G: Terminal>(regulation: &str) {
    play::<G>(regulation, 7, |prompt, command| {
        let line = G::print_command(&prompt.setup, &command);
        match prompt.read(&line) {
            Ok(Request::Do(commands)) => assert_eq!(commands, [command], "{line}"),
            Ok(Request::Game(_)) => {}
            other => panic!("{line}: {other:?}"),
        }
    });
}

#[test]
fn what_a_hint_says_can_be_typed() {
    hints_are_understood::<Risiko>("challenge-2017");
    hints_are_understood::<Spqr>("spqr-rtu");
}

/// The verb a bot's command begins with is among those that can be given.
fn verbs_fit<G: Terminal>(regulation: &str) {
    play::<G>(regulation, 11, |prompt, command| {
        let line = G::print_command(&prompt.setup, &command);
        let word = line.split(' ').next().unwrap_or_default();
        let Some(Verb::Game(verb)) = verbs::find::<G>(word) else { panic!("{line}: no command") };
        assert!(G::situation(&prompt.setup, &prompt.state).verbs.contains(&verb), "{line}");
    });
}

#[test]
fn what_can_be_done_is_offered() {
    verbs_fit::<Risiko>("challenge-2017");
    verbs_fit::<Spqr>("spqr-rtu");
}

/// How many cards `tris` offers to a seat that has the keyboard to itself, and to one that has not.
fn cards_offered<G: Terminal>(regulation: &str, tris: G::Verb) -> (usize, usize) {
    let (mut private, mut shared) = (0, 0);
    play::<G>(regulation, 3, |prompt, _| {
        let words = Words::new(Lang::En);
        let watched = Prompt { setup: Rc::clone(&prompt.setup), is_private: false, words, ..*prompt };
        private += G::complete(prompt, tris, &[], "").len();
        shared += G::complete(&watched, tris, &[], "").len();
    });
    (private, shared)
}

#[test]
fn completion_offers_no_card_where_others_look_on() {
    let risiko = cards_offered::<Risiko>("challenge-2017", super::risiko::RisikoVerb::Tris);
    let spqr = cards_offered::<Spqr>("spqr-rtu", super::spqr::SpqrVerb::Tris);
    assert!(risiko.0 > 0 && spqr.0 > 0, "{risiko:?} {spqr:?}");
    assert_eq!((risiko.1, spqr.1), (0, 0));
}

/// In somebody's own turn the keyboard is theirs alone; only a question that interrupts a turn needs no secret then.
fn turns_are_private<G: Terminal>(regulation: &str) {
    play::<G>(regulation, 5, |prompt, command| {
        let (situation, progress) = (G::situation(&prompt.setup, &prompt.state), G::progress(&prompt.state));
        assert!(situation.playing.has(prompt.seat));
        if progress.lap > Lap(0) {
            let own = progress.turn == prompt.seat;
            assert_eq!(situation.needs == AnswerNeeds::Secrets, own, "{command:?}");
            assert_eq!(situation.interrupts_turn, !own, "{command:?}");
        }
    });
}

#[test]
fn only_an_interruption_is_asked_in_the_open() {
    turns_are_private::<Risiko>("challenge-2017");
    turns_are_private::<Spqr>("spqr-rtu");
}

/// Turns begin seat after seat, and nothing is continued before it was begun.
fn turns_follow_each_other<G: Terminal>(regulation: &str) {
    let chronicle = play::<G>(regulation, 13, |_, _| {});
    let begun: Vec<Seat> = chronicle.all().iter().filter_map(|entry| entry.begins_turn).collect();
    assert!(begun.len() > 4 && begun.windows(2).all(|pair| pair[0] != pair[1]), "{begun:?}");
    let after_begin = chronicle.all().windows(2).filter(|pair| pair[0].begins_turn.is_some());
    assert!(after_begin.into_iter().all(|pair| !pair[1].continues_attack));
    let continued = |entry: &&Entry<G>| entry.continues_attack;
    assert!(chronicle.all().iter().filter(continued).count() > 0, "no attack was rolled twice");
}

#[test]
fn a_chronicle_knows_where_turns_and_attacks_begin() {
    turns_follow_each_other::<Risiko>("challenge-2017");
    turns_follow_each_other::<Spqr>("spqr-rtu");
}
