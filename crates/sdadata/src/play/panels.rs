//! What a player asks to see: cards, objective, players, log, help, a bot's advice.

use super::assist::fits;
use super::board_view::wanted;
use super::company::{Mind, strongest};
use super::layout::{pad, wrap};
use super::paint::Banner;
use super::session::Session;
use super::verbs::Verb;
use board::CardSet;
use notation::print_command;
use rules::{Armies, Command, Owner, Seat, see, tris_worth};
use words::Names;

impl Session {
    /// The own cards and what can be played of them.
    pub(super) fn show_hand(&mut self, seat: Seat) {
        if self.eyes(seat).is_none() {
            return self.paragraph(&self.words.say("play-not-now"));
        }
        let hand = self.game.view(Some(seat)).hand();
        if hand.is_empty() {
            return self.paragraph(&self.words.say("play-hand-empty"));
        }
        let list = self.words.cards(hand, &self.game.names());
        self.paragraph(&self.words.say_with("play-hand", &[("list", list.into())]));
        self.show_tris(seat);
    }

    fn show_tris(&mut self, seat: Seat) {
        for (number, (cards, worth)) in (1..).zip(self.tris_in_hand(seat)) {
            let list = self.words.cards(cards, &self.game.names());
            let said = self.words.say_with("play-hand-tris", &[("armies", worth.into()), ("list", list.into())]);
            self.paragraph(&format!("{number:>2}. {said}"));
        }
    }

    /// Every tris of a hand, the one worth most first.
    fn tris_in_hand(&self, seat: Seat) -> Vec<(CardSet, Armies)> {
        let hand = self.game.view(Some(seat)).hand();
        let owned = self.game.open().owned(seat);
        let pairs = hand.iter().flat_map(|a| hand.after(a).iter().map(move |b| (a, b)));
        let three = pairs.flat_map(|(a, b)| hand.after(b).iter().map(move |c| CardSet::from_iter([a, b, c])));
        let worth = |cards| tris_worth(&self.game.setup, owned, cards).map(|worth| (cards, worth));
        let mut all: Vec<_> = three.filter_map(worth).collect();
        all.sort_by_key(|&(_, worth)| std::cmp::Reverse(worth));
        all
    }

    /// A tris by its number; the only one, or the list to choose from.
    pub(super) fn play_tris(&mut self, seat: Seat, number: Option<u16>) {
        let all = self.tris_in_hand(seat);
        let chosen = match number {
            Some(number) => usize::from(number).checked_sub(1),
            None if all.len() == 1 => Some(0),
            None => None,
        };
        match (chosen.and_then(|at| all.get(at)), all.is_empty()) {
            (Some(&(cards, _)), _) => _ = self.obey_or_refuse(seat, Command::PlayTris(cards)),
            (None, true) => self.paragraph(&self.words.say("play-no-tris")),
            (None, false) => {
                self.show_tris(seat);
                let usage = self.words.say("play-usage-tris");
                self.paragraph(&self.words.say_with("play-usage", &[("usage", usage.into())]));
            }
        }
    }

    /// The own objective and what is missing.
    pub(super) fn show_objective(&mut self, seat: Seat) {
        let view = self.game.view(self.eyes(seat));
        let Some(objective) = view.objective() else {
            return self.paragraph(&self.words.say("play-not-now"));
        };
        let names = self.game.names();
        let said = self.words.objective(objective, &names);
        let missing = wanted(&self.game.setup, &view) - self.game.open().owned(seat);
        let list = self.words.territories(missing, &names);
        let progress = self.progress(&view, seat);
        self.paragraph(&self.words.say_with("play-objective", &[("objective", said.into())]));
        self.paragraph(&progress);
        if !missing.is_empty() {
            self.paragraph(&self.words.say_with("play-missing", &[("list", list.into())]));
        }
    }

    /// Who plays, in turn order.
    pub(super) fn show_players(&mut self) {
        let headings = ["seat", "player", "territories", "armies", "cards", "status"];
        let mut rows = vec![headings.map(|column| self.words.say(&format!("play-players-{column}")))];
        rows.extend(self.game.setup.seats().iter().map(|seat| self.player_row(seat)));
        let widths: Vec<usize> =
            (0..6).map(|at| rows.iter().map(|row| row[at].chars().count()).max().unwrap_or(0)).collect();
        for (number, row) in rows.iter().enumerate() {
            let cells: Vec<String> = row.iter().zip(&widths).map(|(cell, &width)| pad(cell, width)).collect();
            let line = cells.join("  ");
            let line = if number == 0 { self.console.paint.heading(&line) } else { line.trim_end().to_owned() };
            self.console.say(&line);
        }
    }

    fn player_row(&self, seat: Seat) -> [String; 6] {
        let open = self.game.open();
        let letters = Banner::of(&self.game.setup, open, Owner::Seat(seat)).letters(self.words);
        let name = match self.mind(seat) {
            _ if self.game.setup.ghost() == Some(seat) => self.words.say("ghost"),
            Mind::Person => self.sitter(seat),
            Mind::Bot(bot) => {
                let said = self.words.say_with("play-players-bot", &[("name", bot.name().into())]);
                let name = self.sitter(seat);
                if name.starts_with(bot.name()) { format!("bot {name}") } else { format!("{name} ({said})") }
            }
        };
        [
            format!("{seat} {letters}"),
            name,
            open.owned(seat).len().to_string(),
            open.armies_of(seat).to_string(),
            open.hand_size(seat).to_string(),
            self.words.status(open.status(seat)),
        ]
    }

    /// The last events, as this seat knows them.
    pub(super) fn show_log(&mut self, seat: Seat, lines: usize) {
        let (setup, eyes) = (&self.game.setup, self.eyes(seat));
        let mut names = Names::new(&setup.board, &setup.deck, &setup.objectives);
        if let Some(ghost) = setup.ghost() {
            names = names.with_ghost(ghost);
        }
        let entries = self.game.chronicle.all();
        let mut log = Vec::new();
        for entry in entries {
            names.follow(&entry.event);
            log.push(self.words.event(&see(setup, &entry.event, eyes), &names));
        }
        let last = log.split_off(log.len().saturating_sub(lines.max(1)));
        if last.is_empty() {
            return self.paragraph(&self.words.say("play-log-empty"));
        }
        let width = self.console.width();
        last.iter().for_each(|line| self.console.say_all(&wrap(line, width - 1, 4)));
    }

    /// What a bot would do here.
    pub(super) fn show_hint(&mut self, seat: Seat) {
        let bot = strongest();
        let command = print_command(&self.game.setup, &self.bot_choice(seat, bot));
        let values = [("name", bot.name().into()), ("command", command.into())];
        self.paragraph(&self.words.say_with("play-hint", &values));
    }

    /// The commands that can be given now, or one of them in full.
    pub(super) fn show_help(&mut self, verb: Option<Verb>) {
        match verb {
            Some(verb) => self.show_help_of(verb),
            None => self.show_commands(),
        }
    }

    fn show_help_of(&mut self, verb: Verb) {
        let usage = self.words.say(&format!("play-usage-{}", verb.id()));
        self.paragraph(&self.words.say_with("play-usage", &[("usage", usage.into())]));
        self.paragraph(&self.words.say(&format!("play-help-{}", verb.id())));
        let more = format!("play-more-{}", verb.id());
        if self.words.has(&more) {
            self.paragraph(&self.words.say(&more));
        }
    }

    fn show_commands(&mut self) {
        let phase = self.game.open().phase();
        let now: Vec<Verb> = Verb::ALL.into_iter().filter(|&verb| fits(verb, phase)).collect();
        let usages: Vec<String> = now.iter().map(|verb| self.words.say(&format!("play-usage-{}", verb.id()))).collect();
        let widest = usages.iter().map(|usage| usage.chars().count()).max().unwrap_or(0);
        let room = self.console.width().saturating_sub(widest + 5).max(20);
        for (verb, usage) in now.iter().zip(&usages) {
            let help = wrap(&self.words.say(&format!("play-help-{}", verb.id())), room, 0);
            for (number, line) in help.iter().enumerate() {
                let left = pad(if number == 0 { usage } else { "" }, widest);
                self.console.say(&format!("  {left}  {line}"));
            }
        }
        self.paragraph(&self.words.say("play-help-end"));
    }
}
