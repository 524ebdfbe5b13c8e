//! The few questions asked of somebody who just starts the program. Enter alone is always a good answer.

use super::console::{Console, History, Input};
use super::finder::plain;
use super::opening::{USUAL_REGULATION, usual_players};
use super::options::Options;
use regulation::{Library, Regulation};
use words::{Lang, Words, id};

/// Asks what to play; `None` if nobody answers.
pub(super) fn ask(options: &Options, words: Words, console: &mut Console) -> Option<Options> {
    let library = Library::embedded();
    let known: Vec<Regulation> = library.ids().filter_map(|id| library.get(id).ok()).collect();
    console.say(&console.paint.bold(&words.say(id::PLAY_ASK_TITLE)));
    for (number, regulation) in (1..).zip(&known) {
        let name = match words.lang() {
            Lang::It => &regulation.name.it,
            Lang::En => &regulation.name.en,
        };
        let counts = regulation.game.players().iter().map(u8::to_string).collect::<Vec<_>>().join("-");
        let players = words.say_with(id::PLAY_ASK_COUNTS, &[("counts", counts.into())]);
        console.say(&format!("  {number}. {name} ({players})"));
    }
    let mut options = options.clone();
    let ids = known.iter().map(|regulation| regulation.id.as_str()).collect::<Vec<_>>().join(", ");
    let unknown = |found: &str| {
        words.say_with(id::ERROR_UNKNOWN_REGULATION, &[("found", found.into()), ("known", ids.as_str().into())])
    };
    let regulation = question(console, &words.say(id::PLAY_ASK_REGULATION), None, unknown, |answer| {
        chosen(&known, answer).map(Some)
    })?;
    let Some(regulation) = regulation else {
        options.regulation = Some(USUAL_REGULATION.to_owned());
        return Some(options);
    };
    options.regulation = Some(regulation.id.clone());
    ask_players(regulation, &mut options, words, console)?;
    Some(options)
}

/// The regulation by number or by the beginning of its id.
fn chosen<'a>(known: &'a [Regulation], answer: &str) -> Option<&'a Regulation> {
    let by_number = answer.parse::<usize>().ok().and_then(|number| known.get(number.checked_sub(1)?));
    by_number.or_else(|| known.iter().find(|regulation| regulation.id.starts_with(answer)))
}

fn ask_players(regulation: &Regulation, options: &mut Options, words: Words, console: &mut Console) -> Option<()> {
    let usual = usual_players(regulation);
    let allowed: Vec<usize> = regulation.game.players().iter().map(|&players| players.into()).collect();
    let counts = allowed.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
    let values = [("counts", counts.into()), ("usual", usual.into())];
    let players = number(console, words, &words.say_with(id::PLAY_ASK_PLAYERS, &values), usual, &allowed)?;
    options.players = Some(players);
    let text = words.say_with(id::PLAY_ASK_PEOPLE, &[("players", players.into())]);
    let people = number(console, words, &text, 1, &(1..=players).collect::<Vec<_>>())?;
    options.human = Some((1..=people).map(|number| number.to_string()).collect::<Vec<_>>().join(","));
    Some(())
}

/// One of these numbers, which are in order.
fn number(console: &mut Console, words: Words, text: &str, usual: usize, allowed: &[usize]) -> Option<usize> {
    let end = |number: Option<&usize>| number.copied().unwrap_or_default().to_string();
    let (least, most) = (end(allowed.first()), end(allowed.last()));
    let wrong = |found: &str| {
        let values = [("found", found.into()), ("least", least.as_str().into()), ("most", most.as_str().into())];
        words.say_with(id::ERROR_NOT_A_NUMBER, &values)
    };
    question(console, text, usual, wrong, |answer| answer.parse().ok().filter(|number| allowed.contains(number)))
}

/// Asks until there is an answer: Enter alone is the usual one, what makes no sense is told and asked again. `None` if
/// nobody answers, or they would rather leave.
fn question<T>(
    console: &mut Console,
    text: &str,
    usual: T,
    wrong: impl Fn(&str) -> String,
    read: impl Fn(&str) -> Option<T>,
) -> Option<T> {
    let prompt = format!("{text} ");
    loop {
        let Input::Line(line) = console.ask(&prompt, &prompt, History::Skip) else { return None };
        let answer = plain(line.trim()).replace(' ', "-");
        if answer.is_empty() {
            return Some(usual);
        }
        if matches!(answer.as_str(), "esci" | "quit") {
            return None;
        }
        match read(&answer) {
            Some(read) => return Some(read),
            None => console.say(&wrong(&answer)),
        }
    }
}
