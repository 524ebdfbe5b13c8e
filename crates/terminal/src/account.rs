//! A turn being summed up: phrases are gathered into lines, the first under the flag of whoever played. What the
//! phrases are is for each game to say.

use super::layout::wrap;
use super::narrator::Narrator;
use super::terminal::Terminal;
use frame::{Armies, Faces, Lap, Order, Player, Seat};
use words::{Id, id};

/// The lines told so far of one turn, or of the preparation.
pub(super) struct Account<'a, G: Terminal> {
    /// Who tells it.
    pub(super) narrator: Narrator<'a, G>,
    /// Whose turn it is.
    pub(super) turn: Option<Seat>,
    lines: Vec<String>,
    /// The phrases of the line being gathered.
    phrases: Vec<String>,
    flag: bool,
    rolled: Vec<(Player, Faces)>,
}

impl<'a, G: Terminal> Account<'a, G> {
    /// Nothing told yet.
    pub(super) fn new(narrator: Narrator<'a, G>, turn: Option<Seat>) -> Self {
        Self { narrator, turn, lines: Vec::new(), phrases: Vec::new(), flag: turn.is_some(), rolled: Vec::new() }
    }

    /// All of it in lines.
    pub(super) fn into_lines(mut self) -> Vec<String> {
        self.end_line();
        self.lines
    }

    /// Adds a phrase to the line.
    pub(super) fn add(&mut self, phrase: String) {
        self.phrases.push(phrase);
    }

    /// Adds an event in the words of the catalogue.
    pub(super) fn add_event(&mut self, event: &G::Event) {
        self.phrases.push(self.narrator.sentence(event, self.turn));
    }

    /// Lines of their own.
    pub(super) fn add_lines(&mut self, lines: Vec<String>) {
        self.end_line();
        self.lines.extend(lines);
    }

    /// A line of its own that nobody should miss.
    pub(super) fn shout(&mut self, sentence: &str) {
        self.add_lines(vec![self.narrator.paint.bold(sentence)]);
    }

    /// A roll for the order.
    pub(super) fn roll(&mut self, player: Player, faces: Faces) {
        self.rolled.push((player, faces));
    }

    /// The rolls for the order, round by round.
    pub(super) fn end_order(&mut self) {
        let rolled = std::mem::take(&mut self.rolled);
        if rolled.is_empty() {
            return;
        }
        let mut rounds: Vec<Vec<String>> = vec![Vec::new()];
        for (at, (player, faces)) in rolled.iter().enumerate() {
            if at > 0 && rolled[at - 1].0 >= *player {
                rounds.push(Vec::new());
            }
            let roll = format!("{}: {}", self.narrator.company.shown(*player, self.narrator.words), faces.sum());
            rounds.last_mut().expect("there is a round").push(roll);
        }
        let rounds = rounds.iter().map(|round| round.join(", ")).collect::<Vec<_>>().join("; ");
        self.phrases.push(self.narrator.words.say_with(id::PLAY_TOLD_ORDER, &[("list", rounds.into())]));
        self.end_line();
    }

    /// Adds who sits where, by name.
    pub(super) fn add_order(&mut self, order: &Order) {
        let words = self.narrator.words;
        let place = |seat| Some(format!("{seat} {}", self.narrator.company.shown(order.player(seat)?, words)));
        let list = Seat::ALL.into_iter().filter_map(place).collect::<Vec<_>>().join(", ");
        self.phrases.push(words.say_with(id::EVENT_ORDER_SETTLED, &[("order", list.into())]));
    }

    /// A turn begins: its lap and the armies due, in this sentence.
    pub(super) fn begin_turn(&mut self, sentence: Id, lap: Lap, due: Armies) {
        let values = [("lap", lap.0.into()), ("armies", due.0.into())];
        self.phrases.push(self.narrator.words.say_with(sentence, &values));
    }

    /// The phrases so far as a line, the first of a turn under the flag of whoever played.
    pub(super) fn end_line(&mut self) {
        let phrases = std::mem::take(&mut self.phrases);
        if phrases.is_empty() {
            return;
        }
        let flag = self.turn.filter(|_| std::mem::take(&mut self.flag)).map(|seat| self.narrator.flag(seat));
        let indent = if self.turn.is_some() { 3 } else { 0 };
        let (flag, taken) = flag.map_or((" ".repeat(indent), indent), |(flag, width)| (flag + " ", width + 1));
        let width = self.narrator.width.saturating_sub(1 + taken);
        let text = wrap(&phrases.join("; "), width, 0);
        let (first, rest) = text.split_first().expect("there is always a line");
        self.lines.push(format!("{flag}{first}"));
        let deeper = " ".repeat(indent + 2);
        let rest = wrap(&rest.join(" "), self.narrator.width.saturating_sub(1 + deeper.len()), 0);
        self.lines.extend(rest.into_iter().filter(|line| !line.is_empty()).map(|line| format!("{deeper}{line}")));
    }
}

/// What was put somewhere and taken away again, summed up: each seat's, in the order in which it came.
pub(super) struct Placements<T>(Vec<(Seat, T, i32)>);

impl<T: Copy + PartialEq> Placements<T> {
    /// An account in which nothing was placed.
    pub(super) fn new() -> Self {
        Self(Vec::new())
    }

    /// So many more, or fewer.
    pub(super) fn add(&mut self, seat: Seat, on: T, number: i32) {
        match self.0.iter_mut().find(|(s, t, _)| (*s, *t) == (seat, on)) {
            Some((_, _, sum)) => *sum += number,
            None => self.0.push((seat, on, number)),
        }
    }

    /// What was placed, seat by seat, as phrases: `Brasile +3, Perù +1`; before another's than on turn, the name. It is
    /// then forgotten.
    pub(super) fn take<G: Terminal>(&mut self, account: &Account<'_, G>, name: impl Fn(T) -> String) -> Vec<String> {
        let placed = std::mem::take(&mut self.0);
        let mut seats: Vec<Seat> = Vec::new();
        for &(seat, ..) in placed.iter().filter(|&&(_, _, sum)| sum != 0) {
            if !seats.contains(&seat) {
                seats.push(seat);
            }
        }
        let list = |seat: Seat| {
            let own = placed.iter().filter(|&&(s, _, sum)| s == seat && sum != 0);
            own.map(|&(_, on, sum)| format!("{} {sum:+}", name(on))).collect::<Vec<_>>().join(", ")
        };
        let phrase = |seat: Seat| {
            let list = list(seat);
            if account.turn == Some(seat) {
                return list;
            }
            let values = [("seat", account.narrator.seat(seat).into()), ("list", list.into())];
            account.narrator.words.say_with(id::PLAY_TOLD_PLACED_BY, &values)
        };
        seats.into_iter().map(phrase).collect()
    }
}
