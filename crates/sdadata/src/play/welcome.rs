//! The few questions asked of somebody who just starts the program. Enter alone is always a good answer.

use super::console::{Console, Remember, Typed};
use super::finder::plain;
use super::opening::{USUAL_REGULATION, usual_players};
use super::options::PlayOptions;
use regulation::{Library, Regulation};
use words::{Lang, Words};

/// Asks what to play; `None` if nobody answers.
pub(super) fn ask(options: &PlayOptions, words: Words, console: &mut Console) -> Option<PlayOptions> {
    let library = Library::embedded();
    let known: Vec<Regulation> = library.ids().filter_map(|id| library.get(id).ok()).collect();
    console.say(&console.paint.bold(&words.say("play-ask-title")));
    for (number, regulation) in (1..).zip(&known) {
        let name = match words.lang() {
            Lang::It => &regulation.name.it,
            Lang::En => &regulation.name.en,
        };
        let counts = regulation.game.players().iter().map(u8::to_string).collect::<Vec<_>>().join("-");
        let players = words.say_with("play-ask-counts", &[("counts", counts.into())]);
        console.say(&format!("  {number}. {name} ({players})"));
    }
    let answer = question(console, &words.say("play-ask-regulation"))?;
    let mut options = options.clone();
    if answer.is_empty() {
        options.regulation = Some(USUAL_REGULATION.to_owned());
        return Some(options);
    }
    let regulation = chosen(&known, &answer)?;
    options.regulation = Some(regulation.id.clone());
    ask_players(regulation, &mut options, words, console)?;
    Some(options)
}

/// The regulation by number or by the beginning of its id; what is neither is the usual one.
fn chosen<'a>(known: &'a [Regulation], answer: &str) -> Option<&'a Regulation> {
    let by_number = answer.parse::<usize>().ok().and_then(|number| known.get(number.checked_sub(1)?));
    by_number.or_else(|| known.iter().find(|regulation| regulation.id.starts_with(answer))).or(known.first())
}

fn ask_players(regulation: &Regulation, options: &mut PlayOptions, words: Words, console: &mut Console) -> Option<()> {
    let usual = usual_players(regulation);
    let allowed = regulation.game.players();
    let counts = allowed.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
    let values = [("counts", counts.into()), ("usual", usual.into())];
    let answer = question(console, &words.say_with("play-ask-players", &values))?;
    let players = answer.parse().ok().filter(|&players| allowed.contains(&players)).map_or(usual, usize::from);
    options.players = Some(players);
    let answer = question(console, &words.say_with("play-ask-people", &[("players", players.into())]))?;
    let people = answer.parse::<usize>().ok().filter(|people| (1..=players).contains(people)).unwrap_or(1);
    options.human = Some((1..=people).map(|number| number.to_string()).collect::<Vec<_>>().join(","));
    Some(())
}

fn question(console: &mut Console, text: &str) -> Option<String> {
    let prompt = format!("{text} ");
    match console.ask(&prompt, &prompt, Remember::No) {
        Typed::Line(line) => Some(plain(line.trim()).replace(' ', "-")),
        Typed::End => None,
    }
}
