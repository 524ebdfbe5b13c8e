//! The command of somebody's bot, as it is typed after `exec:`. Words are separated as in a shell, and no shell is asked.

use shell::failure::one_line;

/// A program and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CommandLine {
    text: String,
    words: Vec<String>,
}

impl CommandLine {
    /// Separates the words at spaces. Single and double quotes and a backslash keep a word together; `None` if a quote is
    /// not closed or a backslash comes last.
    pub(crate) fn read(text: &str) -> Option<Self> {
        Some(Self { text: one_line(text), words: shlex::split(text)? })
    }

    /// As it was typed, on one line.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// The program; empty if nothing was typed.
    pub(crate) fn program(&self) -> &str {
        self.words.first().map_or("", String::as_str)
    }

    /// What the program is started with.
    pub(crate) fn arguments(&self) -> &[String] {
        self.words.get(1..).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::CommandLine;

    #[test]
    fn words_are_separated_as_in_a_shell() {
        let cases: &[(&str, &[&str])] = &[
            ("python3 docs/bot.py", &["python3", "docs/bot.py"]),
            ("  bot   --fast ", &["bot", "--fast"]),
            (r#""/path with space/bot" --level 'a b'"#, &["/path with space/bot", "--level", "a b"]),
            (r"/path\ with\ space/bot", &["/path with space/bot"]),
            (r#"bot --say="it's \"me\"" '' '\'"#, &["bot", r#"--say=it's "me""#, "", r"\"]),
            ("bot 'one, two'", &["bot", "one, two"]),
            ("bot 'one  two'", &["bot", "one  two"]),
            ("bot $HOME *", &["bot", "$HOME", "*"]),
            ("", &[]),
        ];
        for (text, words) in cases {
            let command = CommandLine::read(text).expect("it can be read");
            let mut found = vec![command.program()];
            found.extend(command.arguments().iter().map(String::as_str));
            assert_eq!(found, if words.is_empty() { &[""] } else { *words }, "{text}");
        }
    }

    #[test]
    fn what_is_not_closed_is_refused() {
        for text in [r#""/path with space/bot"#, "bot 'a b", r"bot \", r#"bot "a\""#, "it's"] {
            assert_eq!(CommandLine::read(text), None, "{text}");
        }
    }
}
