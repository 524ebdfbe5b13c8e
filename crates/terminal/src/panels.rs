//! What a player asks to see: cards, players, log, help, a bot's advice.

use super::company::{Mind, strongest};
use super::layout::{pad, wrap};
use super::session::Session;
use super::terminal::{Screen, Terminal};
use super::verbs::{self, VerbOf};
use bots::Named as _;
use frame::Seat;
use words::{Id, id};

impl<G: Terminal> Session<G> {
    /// The own cards and what can be played of them.
    pub(super) fn show_hand(&mut self, seat: Seat) {
        self.show_secret(seat, |screen| screen.hand);
    }

    /// The own objective and what is missing.
    pub(super) fn show_objective(&mut self, seat: Seat) {
        self.show_secret(seat, |screen| screen.objective);
    }

    /// Something that only a seat that has the keyboard to itself may see, once there is something.
    fn show_secret(&mut self, seat: Seat, part: impl Fn(Screen) -> Vec<String>) {
        let width = self.console.width();
        let eyes = self.eyes(seat);
        let paragraphs = eyes.map(|_| part(G::screen(self, eyes, width))).unwrap_or_default();
        if self.has_unknown() {
            return self.paragraph(&self.words.say(id::PLAY_UNKNOWN_HAND));
        }
        if paragraphs.is_empty() {
            return self.paragraph(&self.words.say(id::PLAY_NOT_NOW));
        }
        self.paragraphs(&paragraphs);
    }

    /// Who plays, in turn order.
    pub(super) fn show_players(&mut self) {
        let width = self.console.width();
        let lines = G::screen(self, None, width).players;
        self.console.say_all(&lines);
    }

    /// Rows in columns, the first a heading.
    pub(super) fn table(&self, rows: &[Vec<String>]) -> Vec<String> {
        let columns = rows.first().map_or(0, Vec::len);
        let widest = |at: usize| rows.iter().map(|row| row[at].chars().count()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns).map(widest).collect();
        let line = |(number, row): (usize, &Vec<String>)| {
            let cells: Vec<String> = row.iter().zip(&widths).map(|(cell, &width)| pad(cell, width)).collect();
            let line = cells.join("  ");
            if number == 0 { self.console.paint.heading(&line) } else { line.trim_end().to_owned() }
        };
        rows.iter().enumerate().map(line).collect()
    }

    /// Who sits at a seat, with the bot's name where it is one.
    pub(super) fn full_name(&self, seat: Seat) -> String {
        match self.mind(seat) {
            Mind::Person => self.sitter(seat),
            Mind::Bot(bot) => {
                let said = self.words.say_with(id::PLAY_PLAYERS_BOT, &[("name", bot.name().into())]);
                let name = self.sitter(seat);
                if name.starts_with(bot.name()) { format!("bot {name}") } else { format!("{name} ({said})") }
            }
        }
    }

    /// A seat's letter and the letters of its colour.
    pub(super) fn seat_letters(&self, seat: Seat) -> String {
        let banner = self.game.situation().banners[seat];
        format!("{seat} {}", banner.letters(self.words))
    }

    /// The last events, as this seat knows them.
    pub(super) fn show_log(&mut self, seat: Seat, lines: usize) {
        let (setup, narrator) = (&self.game.setup, self.narrator(80, self.eyes(seat)));
        let mut names = G::names(setup, &G::begin(setup));
        let entries = self.game.chronicle.all();
        let mut log = Vec::new();
        for entry in entries {
            G::follow(&mut names, &entry.event);
            log.push(G::say_event(self.words, &narrator.see(&entry.event), &names));
        }
        let last = log.split_off(log.len().saturating_sub(lines.max(1)));
        if last.is_empty() {
            return self.paragraph(&self.words.say(id::PLAY_LOG_EMPTY));
        }
        let width = self.console.width();
        last.iter().for_each(|line| self.console.say_all(&wrap(line, width - 1, 4)));
    }

    /// What a bot would do here.
    pub(super) fn show_hint(&mut self, seat: Seat) {
        if self.has_unknown() {
            return self.paragraph(&self.words.say(id::PLAY_UNKNOWN_HAND));
        }
        let bot = strongest::<G::Bot>();
        let command = G::print_command(&self.game.setup, &self.bot_choice(seat, bot));
        let values = [("name", bot.name().into()), ("command", command.into())];
        self.paragraph(&self.words.say_with(id::PLAY_HINT, &values));
    }

    /// The commands that can be given now, or one of them in full.
    pub(super) fn show_help(&mut self, verb: Option<VerbOf<G>>) {
        match verb {
            Some(verb) => self.show_help_of(verb),
            None => self.show_commands(),
        }
    }

    fn show_help_of(&mut self, verb: VerbOf<G>) {
        let words = self.words;
        let said = |head| verbs::say::<G>(head, verb, words);
        self.paragraph(&words.say_with(id::PLAY_USAGE, &[("usage", said("usage").into())]));
        self.paragraph(&said("help"));
        if let Some(more) = verbs::find_sentence::<G>("more", verb) {
            self.paragraph(&words.say(more));
        }
    }

    fn show_commands(&mut self) {
        let words = self.words;
        let now: Vec<VerbOf<G>> = verbs::fitting::<G>(&self.game.situation(), self.is_real_table()).collect();
        let said = |head, verb: VerbOf<G>| verbs::say::<G>(head, verb, words);
        let usages: Vec<String> = now.iter().map(|&verb| said("usage", verb)).collect();
        let widest = usages.iter().map(|usage| usage.chars().count()).max().unwrap_or(0);
        let room = self.console.width().saturating_sub(widest + 5).max(20);
        for (&verb, usage) in now.iter().zip(&usages) {
            let help = wrap(&said("help", verb), room, 0);
            for (number, line) in help.iter().enumerate() {
                let left = pad(if number == 0 { usage } else { "" }, widest);
                self.console.say(&format!("  {left}  {line}"));
            }
        }
        let own = Id::find("play-help", &format!("{}-end", G::KIND.word()));
        self.paragraph(&words.say(own.unwrap_or(id::PLAY_HELP_END)));
    }
}
