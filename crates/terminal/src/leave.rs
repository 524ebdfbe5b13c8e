//! Leaving: saving first, or saying that nothing was saved; and the end of the game with its record.

use super::console::{History, Input};
use super::finder::plain;
use super::save;
use super::session::{Exit, Session};
use super::terminal::Terminal;
use shell::failure::{Failure, reason};
use shell::files;
use std::fs;
use std::path::{Path, PathBuf};
use words::id;

impl<G: Terminal> Session<G> {
    /// Saves to this file, or where it was saved before.
    pub(super) fn save_on_request(&mut self, file: Option<PathBuf>) {
        let path = file.unwrap_or_else(|| self.usual_file());
        let _ = self.save(&path);
    }

    /// Where the game is saved if nobody says where.
    fn usual_file(&self) -> PathBuf {
        let before = self.saved.as_ref().map(|(path, _)| path.clone());
        before.unwrap_or_else(|| PathBuf::from(format!("{}.save", self.game.header().game)))
    }

    fn save(&mut self, path: &Path) -> bool {
        let file = path.display().to_string();
        let written = if is_foreign(path, save::MAGIC) {
            Err(self.words.say_with(id::PLAY_NOT_A_SAVE, &[("file", file.as_str().into())]))
        } else {
            files::replace(path, save::print(self).as_bytes()).map_err(|error| {
                let values = [("file", file.as_str().into()), ("why", reason(&error).into())];
                self.words.say_with(id::ERROR_FILE_WRITE, &values)
            })
        };
        match &written {
            Ok(()) => {
                self.saved = Some((path.to_owned(), Some(self.game.commands())));
                self.paragraph(&self.words.say_with(id::PLAY_SAVED, &[("file", file.into())]));
            }
            Err(what) => self.paragraph(what),
        }
        written.is_ok()
    }

    fn is_saved(&self) -> bool {
        self.saved.as_ref().is_some_and(|&(_, commands)| commands == Some(self.game.commands()))
    }

    /// `quit`: asks whether to save, unless that was just done.
    pub(super) fn leave_on_request(&mut self) -> Result<(), Exit> {
        if self.is_saved() {
            return self.say_goodbye();
        }
        let usual = self.usual_file();
        let prompt = self.words.say_with(id::PLAY_QUIT_SAVE, &[("file", usual.display().to_string().into())]) + " ";
        match self.console.ask(&prompt, &prompt, History::Skip) {
            Input::End => self.leave_unsaved(),
            Input::Line(answer) => match plain(answer.trim()).chars().next() {
                None | Some('s' | 'y') => {
                    if self.save(&usual) {
                        self.say_goodbye()
                    } else {
                        Ok(())
                    }
                }
                Some('n') => self.leave_unsaved(),
                Some(_) => Ok(()),
            },
        }
    }

    /// Ctrl-C, Ctrl-D or the end of a script: asks once where somebody can answer.
    pub(super) fn leave_at_end(&mut self) -> Result<(), Exit> {
        if self.console.is_interactive() { self.leave_on_request() } else { self.leave_unsaved() }
    }

    fn leave_unsaved(&mut self) -> Result<(), Exit> {
        if !self.is_saved() {
            self.paragraph(&self.words.say(id::PLAY_NOT_SAVED));
        }
        self.say_goodbye()
    }

    fn say_goodbye(&mut self) -> Result<(), Exit> {
        self.paragraph(&self.words.say(id::PLAY_GOODBYE));
        Err(Exit::Left)
    }

    /// The game is over: the result, and what was secret.
    pub(super) fn show_result(&mut self) {
        self.tell();
        let width = self.console.width();
        let screen = G::screen(self, self.holder.filter(|_| self.company.people() == 1), width);
        self.show_board_of(&screen, width);
        self.console.say("");
        self.console.say(&self.console.paint.heading(&self.words.say(id::PLAY_FINAL_TITLE)));
        self.console.say_all(&screen.result);
        self.console.say("");
    }

    /// Writes the record where that was asked for; otherwise asks somebody who can answer.
    pub(super) fn keep_record(&mut self) -> Result<(), Exit> {
        if let Some(path) = self.record.clone() {
            files::replace(&path, self.game.whole_record().as_bytes())
                .map_err(|error| Failure::unwritable(self.words, path.display(), &error))?;
            self.say_recorded(&path);
            return Ok(());
        }
        let asked = self.console.is_interactive() && self.offer_record();
        if !asked {
            self.paragraph(&self.words.say(id::PLAY_RECORD_NOT_SAVED));
        }
        Ok(())
    }

    /// Asks until the record is written or not wanted; whether it was written.
    fn offer_record(&mut self) -> bool {
        let usual = PathBuf::from(format!("{}.record", self.game.header().game));
        let values = [("file", usual.display().to_string().into())];
        let prompt = self.words.say_with(id::PLAY_RECORD_SAVE, &values) + " ";
        loop {
            let Input::Line(answer) = self.console.ask(&prompt, &prompt, History::Skip) else { return false };
            let written = match plain(answer.trim()).as_str() {
                "n" | "no" => return false,
                "" | "s" | "si" | "y" | "yes" => self.write_record(&usual),
                _ => self.write_record(Path::new(answer.trim())),
            };
            if written {
                return true;
            }
        }
    }

    fn write_record(&mut self, path: &Path) -> bool {
        let file = path.display().to_string();
        if is_foreign(path, "sdadata record") {
            self.paragraph(&self.words.say_with(id::PLAY_NOT_A_SAVE, &[("file", file.into())]));
            return false;
        }
        match files::replace(path, self.game.whole_record().as_bytes()) {
            Ok(()) => self.say_recorded(path),
            Err(ref error) => {
                let values = [("file", file.into()), ("why", reason(error).into())];
                self.paragraph(&self.words.say_with(id::ERROR_FILE_WRITE, &values));
                return false;
            }
        }
        true
    }

    fn say_recorded(&mut self, path: &Path) {
        let values = [("file", path.display().to_string().into())];
        self.paragraph(&self.words.say_with(id::PLAY_RECORDED, &values));
    }
}

/// Whether something is in that file that does not begin so, and that nobody wants to lose.
fn is_foreign(path: &Path, beginning: &str) -> bool {
    fs::read(path).is_ok_and(|bytes| !bytes.is_empty() && !bytes.starts_with(beginning.as_bytes()))
}
