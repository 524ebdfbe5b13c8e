//! The words a player types first, in English (those of the record) and in Italian, and their short forms: those that
//! every game has, and those of one game.

use super::terminal::{Situation, Terminal};
use std::fmt::Debug;
use words::{Id, Lang, Words};

/// What a line asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb<V> {
    /// Something of the game.
    Game(V),
    /// Something every game has.
    Common(Common),
}

/// The commands every game has: about the screen, the program, the bots and a real table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Common {
    Hint,
    Auto,
    Board,
    Hand,
    Players,
    Log,
    Undo,
    Referee,
    TimeUp,
    Save,
    Quit,
    Help,
}

/// The commands of one game only.
pub(super) trait GameVerb: Copy + Eq + Debug + 'static {
    /// The commands of the game, in the order in which help lists them, without those of `OWN`.
    const ALL: &'static [Self];
    /// Those that show what is one's own: help lists them after the hand.
    const OWN: &'static [Self];
    /// The one that takes reinforcements back.
    const TAKE_BACK: Self;

    /// The English word, the Italian one, then whatever else is understood.
    fn words(self) -> &'static [&'static str];

    /// Whether it only asks to see something: understood at every prompt.
    fn only_looks(self) -> bool;
}

impl Common {
    const fn words(self) -> &'static [&'static str] {
        match self {
            Self::Hint => &["hint", "consiglio"],
            Self::Auto => &["auto", "auto"],
            Self::Board => &["board", "plancia", "b", "mappa"],
            Self::Hand => &["hand", "mano", "carte", "cards"],
            Self::Players => &["players", "giocatori"],
            Self::Log => &["log", "cronaca"],
            Self::Undo => &["undo", "annulla"],
            Self::Referee => &["referee", "arbitro"],
            Self::TimeUp => &["timeup", "tempo"],
            Self::Save => &["save", "salva"],
            Self::Quit => &["quit", "esci", "exit", "q"],
            Self::Help => &["help", "aiuto", "h", "?"],
        }
    }

    /// Whether it is only for those who follow a real table.
    const fn is_for_real_table(self) -> bool {
        matches!(self, Self::Undo | Self::Referee | Self::TimeUp)
    }

    /// Whether its word may be cut short. That of an authority may not: it is too like a territory's (`ar`, `te`).
    const fn may_be_cut_short(self) -> bool {
        !matches!(self, Self::Referee | Self::TimeUp)
    }
}

/// A command of a game.
pub(super) type VerbOf<G> = Verb<<G as Terminal>::Verb>;

/// The word of a verb in a language.
pub(super) fn word<G: Terminal>(verb: VerbOf<G>, lang: Lang) -> &'static str {
    words_of::<G>(verb)[match lang {
        Lang::En => 0,
        Lang::It => 1,
    }]
}

fn words_of<G: Terminal>(verb: VerbOf<G>) -> &'static [&'static str] {
    match verb {
        Verb::Game(verb) => verb.words(),
        Verb::Common(verb) => verb.words(),
    }
}

/// What the catalogue says of a verb under this head (`usage`, `help`).
pub(super) fn say<G: Terminal>(head: &str, verb: VerbOf<G>, words: Words) -> String {
    let id = find_sentence::<G>(head, verb);
    debug_assert!(id.is_some(), "no {head} of {}", words_of::<G>(verb)[0]);
    id.map_or_else(String::new, |id| words.say(id))
}

/// The sentence of a verb under a head (`usage`, `help`, `more`), if there is one: the game's own where it has one.
pub(super) fn find_sentence<G: Terminal>(head: &str, verb: VerbOf<G>) -> Option<Id> {
    let name = words_of::<G>(verb)[0];
    let find = |name: &str| Id::find("play", name);
    find(&format!("{head}-{}-{name}", G::KIND.word())).or_else(|| find(&format!("{head}-{name}")))
}

/// The verb of a word: the whole word, or as much of it as no other verb shares.
pub(super) fn find<G: Terminal>(word: &str) -> Option<VerbOf<G>> {
    let exact = all::<G>().find(|&verb| words_of::<G>(verb).contains(&word));
    exact.or_else(|| {
        let begins = |verb: &VerbOf<G>| words_of::<G>(*verb).iter().any(|full| full.starts_with(word));
        let whole_only = |verb: &VerbOf<G>| matches!(verb, Verb::Common(verb) if !verb.may_be_cut_short());
        let mut begun = all::<G>().filter(|verb| begins(verb) && !whole_only(verb));
        let only = begun.next().filter(|_| word.chars().count() >= 2);
        if begun.next().is_none() { only } else { None }
    })
}

/// The commands that only one game has.
pub(super) fn of_game<V: GameVerb>() -> impl Iterator<Item = V> {
    V::ALL.iter().chain(V::OWN).copied()
}

/// All commands of a game, in the order in which help lists them.
fn all<G: Terminal>() -> impl Iterator<Item = VerbOf<G>> {
    let game = |verbs: &'static [G::Verb]| verbs.iter().copied().map(Verb::Game);
    let common = |verbs: &'static [Common]| verbs.iter().copied().map(Verb::Common);
    let acts = game(G::Verb::ALL).chain(common(&[Common::Hint, Common::Auto, Common::Board, Common::Hand]));
    let rest = common(&[Common::Players, Common::Log]).chain(common(&[Common::Undo, Common::Referee, Common::TimeUp]));
    let end = common(&[Common::Save, Common::Quit, Common::Help]);
    acts.chain(game(G::Verb::OWN)).chain(rest).chain(end)
}

/// The commands that can be given now; some only where a real table is followed.
pub(super) fn fitting<G: Terminal>(
    situation: &Situation<G::Verb>,
    is_real_table: bool,
) -> impl Iterator<Item = VerbOf<G>> {
    all::<G>().filter(move |verb| match verb {
        Verb::Game(verb) => situation.verbs.contains(verb),
        Verb::Common(verb) => is_real_table || !verb.is_for_real_table(),
    })
}

/// Whether a verb shows a secret of one's own: with a seat and an answer it tells one that was left open.
pub(super) fn shows_secret<G: Terminal>(verb: VerbOf<G>) -> bool {
    matches!(verb, Verb::Game(verb) if G::Verb::OWN.contains(&verb))
}

/// Whether a verb is no move of a player: understood at every prompt, those of dice and cards too.
pub(super) fn is_for_every_prompt<G: Terminal>(verb: VerbOf<G>) -> bool {
    match verb {
        Verb::Game(verb) => verb.only_looks(),
        Verb::Common(Common::Hint | Common::Auto) => false,
        Verb::Common(
            Common::Board
            | Common::Hand
            | Common::Players
            | Common::Log
            | Common::Undo
            | Common::Referee
            | Common::TimeUp
            | Common::Save
            | Common::Quit
            | Common::Help,
        ) => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Risiko;
    use spqr::Spqr;
    use std::collections::BTreeMap;

    fn no_word_means_two_things<G: Terminal>() {
        let mut seen = BTreeMap::new();
        for verb in all::<G>() {
            for word in words_of::<G>(verb) {
                assert!(seen.insert(*word, verb).is_none_or(|other| other == verb), "{word}");
            }
        }
    }

    #[test]
    fn every_word_means_one_thing() {
        no_word_means_two_things::<Risiko>();
        no_word_means_two_things::<Spqr>();
    }

    /// Every verb has its usage and its help.
    #[test]
    fn every_verb_is_explained() {
        fn explained<G: Terminal>() {
            for (verb, head) in all::<G>().flat_map(|verb| ["usage", "help"].map(|head| (verb, head))) {
                assert!(find_sentence::<G>(head, verb).is_some(), "{head} of {}", words_of::<G>(verb)[0]);
            }
        }
        explained::<Risiko>();
        explained::<Spqr>();
    }

    #[test]
    fn words_may_be_cut_short() {
        use crate::risiko::RisikoVerb;
        let found = |word: &str| find::<Risiko>(word);
        assert_eq!(found("attacca"), Some(Verb::Game(RisikoVerb::Attack)));
        assert_eq!(found("att"), Some(Verb::Game(RisikoVerb::Attack)));
        assert_eq!(found("a"), Some(Verb::Game(RisikoVerb::Attack)));
        assert_eq!(found("pla"), None, "place and plancia");
        assert_eq!(found("spo"), Some(Verb::Game(RisikoVerb::Maneuver)));
        assert_eq!(found("p"), Some(Verb::Game(RisikoVerb::Pass)));
        assert_eq!(found("ar"), None, "argentina, not arbitro");
        assert_eq!(found("arbitro"), Some(Verb::Common(Common::Referee)));
        assert_eq!(found("tempo"), Some(Verb::Common(Common::TimeUp)));
        assert_eq!(found("zzz"), None);
        assert_eq!(found(""), None);
    }
}
