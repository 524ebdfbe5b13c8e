//! The help of a table: how a turn goes and how the game ends, with the numbers of its regulation, and the keys.

use crate::parts::dialog;
use maud::{Markup, html};
use words::{Words, id};

/// The rules of a table in a few lines.
pub(crate) struct HelpText {
    /// A turn, one sentence for each part of it.
    pub(crate) turn: Vec<String>,
    /// How the game is won, and how it ends.
    pub(crate) end: Vec<String>,
    pub(crate) figures: Vec<Figures>,
    /// The keys of the page and the names of what they do.
    pub(crate) keys: &'static [(&'static str, &'static str)],
}

/// A short list of numbers.
pub(crate) struct Figures {
    pub(crate) title: String,
    pub(crate) rows: Vec<(String, String)>,
}

/// The dialog; `regulation` is the id of the one the table is played by.
pub(super) fn help(text: &HelpText, regulation: &str, words: Words) -> Markup {
    let content = html! {
        section .help-rules aria-label=(words.say(id::TABLE_HELP_RULES)) {
            h3 { (words.say(id::TABLE_HELP_TURN)) }
            ol { @for sentence in &text.turn { li { (sentence) } } }
            ul { @for sentence in &text.end { li { (sentence) } } }
            @for Figures { title, rows } in &text.figures {
                h3 { (title) }
                dl .help-figures { @for (name, number) in rows { div { dt { (name) } dd { (number) } } } }
            }
            p .help-more {
                a href=(format!("/regulations/{regulation}")) { (words.say(id::TABLE_HELP_REGULATION)) }
                button #hints-again .button-quiet type="button" { (words.say(id::TABLE_HELP_AGAIN)) }
            }
        }
        section .help-keys {
            h3 { (words.say(id::TABLE_KEYS)) }
            dl .keys {
                @for (key, what) in text.keys { div { dt { kbd { (key) } } dd { (words.say_member("table-key", what)) } } }
            }
        }
    };
    dialog("help", &words.say(id::TABLE_HELP), &words.say(id::TABLE_CLOSE), &content)
}

#[cfg(test)]
mod tests {
    use super::super::{risiko, rome};
    use super::help;
    use regulation::{GameSettings, Library};
    use words::{Lang, Words};

    fn help_of(id: &str) -> String {
        let (library, words) = (Library::embedded(), Words::new(Lang::It));
        let text = match &library.get(id).expect("embedded").game {
            GameSettings::Risiko(settings) => {
                let setup = rules::Setup::new(settings, 4, 0).expect("four play");
                risiko::help(settings, &setup.board, words)
            }
            GameSettings::Spqr(settings) => rome::help(settings, words),
        };
        help(&text, id, words).into_string()
    }

    #[test]
    fn the_numbers_are_the_regulations() {
        let challenge = help_of("challenge-2017");
        assert!(challenge.contains("4, 5, 6, 7") && challenge.contains("più di 2 territori"), "{challenge}");
        assert!(challenge.contains("ogni 3 territori; in più"), "who holds two territories has none: {challenge}");
        assert!(help_of("lariana").contains("ogni 3 territori, almeno 2; in più"));
        let family = help_of("classico");
        assert!(!family.contains("sdadata") && family.contains("/regulations/classico"), "{family}");
        assert!(help_of("lariana").contains("4, 4/7"));
        let rome = help_of("spqr-rtu");
        assert!(rome.contains("20 punti") && rome.contains("−12") && !rome.contains("armate"), "{rome}");
    }
}
