//! The terminal: lines in, lines out. With a keyboard there is editing, completion and history; with a pipe every
//! line that is read is shown, so that what comes out can be followed.

use super::assist::Assistant;
use super::paint::Paint;
use rustyline::error::ReadlineError;
use rustyline::history::FileHistory;
use rustyline::{CompletionType, Config, Editor};
use std::io::{self, BufRead as _, IsTerminal as _, Write as _};
use std::path::PathBuf;

/// What was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Input {
    /// A line, without its end.
    Line(String),
    /// Ctrl-C, Ctrl-D, or nothing more to read.
    End,
}

/// What becomes of a line in the history of the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum History {
    /// It can be called up again.
    Keep,
    /// It is forgotten: an answer, or a secret.
    Skip,
}

/// Standard input and output.
pub(super) struct Console {
    editor: Option<Box<Editor<Assistant, FileHistory>>>,
    history: Option<PathBuf>,
    /// How to colour what is shown.
    pub(super) paint: Paint,
    /// Nobody reads what is written any more.
    gone: bool,
}

impl Console {
    /// The terminal this program was started in.
    pub(super) fn open() -> Self {
        let keyboard = io::stdin().is_terminal() && io::stdout().is_terminal();
        let config = Config::builder().completion_type(CompletionType::List).completion_show_all_if_ambiguous(true);
        let config = config.auto_add_history(false).build();
        let editor = if keyboard { Editor::with_config(config).ok().map(Box::new) } else { None };
        let mut console = Self { editor, history: None, paint: Paint::of_terminal(), gone: false };
        console.recall();
        console
    }

    /// Loads the lines of earlier games, where there are any.
    fn recall(&mut self) {
        if let (Some(editor), Some(file)) = (&mut self.editor, history_file()) {
            editor.set_helper(Some(Assistant::default()));
            let _ = editor.load_history(&file);
            self.history = Some(file);
        }
    }

    /// Whether somebody sits at a keyboard.
    pub(super) fn is_interactive(&self) -> bool {
        self.editor.is_some()
    }

    /// Whether whoever read our output has gone.
    pub(super) fn is_gone(&self) -> bool {
        self.gone
    }

    /// The width of the terminal; `COLUMNS`, or 80, where there is none.
    pub(super) fn width(&mut self) -> usize {
        let measured =
            self.editor.as_mut().and_then(|editor| editor.dimensions()).map(|(columns, _)| usize::from(columns));
        let told = || std::env::var("COLUMNS").ok()?.parse().ok();
        measured.or_else(told).filter(|&width| width >= 20).unwrap_or(80).min(160)
    }

    /// Writes a line.
    pub(super) fn say(&mut self, line: &str) {
        self.write(&format!("{line}\n"));
    }

    /// Writes lines, one below the other.
    pub(super) fn say_all(&mut self, lines: &[String]) {
        lines.iter().for_each(|line| self.say(line));
    }

    fn write(&mut self, text: &str) {
        let mut out = io::stdout().lock();
        self.gone |= out.write_all(text.as_bytes()).and_then(|()| out.flush()).is_err();
    }

    /// Empties the screen and what has scrolled out of it, so that nobody reads what was another's.
    pub(super) fn clear(&mut self) {
        if self.is_interactive() {
            self.write("\x1b[2J\x1b[3J\x1b[H");
        }
    }

    /// Tells whoever completes words what the position is.
    pub(super) fn assist(&mut self, assistant: Assistant) {
        if let Some(editor) = &mut self.editor {
            editor.set_helper(Some(assistant));
        }
    }

    /// Reads a line; `styled` is the prompt in colour.
    pub(super) fn ask(&mut self, prompt: &str, styled: &str, history: History) -> Input {
        if self.gone {
            return Input::End;
        }
        let Some(editor) = &mut self.editor else { return self.read_piped(prompt) };
        let read = loop {
            match editor.readline(&(prompt, styled)) {
                // The window changed its size: ask again.
                Err(ReadlineError::Signal(_)) => {}
                read => break read,
            }
        };
        match read {
            Ok(line) => {
                if history == History::Keep && !line.trim().is_empty() {
                    let _ = editor.add_history_entry(line.trim());
                }
                Input::Line(line)
            }
            Err(_) => Input::End,
        }
    }

    fn read_piped(&mut self, prompt: &str) -> Input {
        let mut line = String::new();
        match io::stdin().lock().read_line(&mut line) {
            Ok(0) | Err(_) => Input::End,
            Ok(_) => {
                let line = line.trim_end_matches(['\n', '\r']).to_owned();
                self.say(&format!("{prompt}{line}"));
                Input::Line(line)
            }
        }
    }
}

impl Drop for Console {
    /// Keeps the lines for the next game; a folder that cannot be written to loses nothing else.
    fn drop(&mut self) {
        if let (Some(editor), Some(file)) = (&mut self.editor, &self.history) {
            let _ = file.parent().map(std::fs::create_dir_all);
            let _ = editor.save_history(file);
        }
    }
}

/// Where lines are kept: in the folder that systems have for such things.
fn history_file() -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let state = set("XDG_STATE_HOME").or_else(|| Some(set("HOME")?.join(".local/state")))?;
    Some(state.join("sdadata").join("history"))
}
