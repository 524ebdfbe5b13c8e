//! What happened, told to whoever sits at the keyboard: their own turn in detail, the others' in a few lines.

use super::chronicle::{Chronicle, Entry};
use super::company::Company;
use super::layout::wrap;
use super::paint::Paint;
use super::terminal::{Passage, Terminal};
use frame::{Faces, Seat};
use odds::Ties;
use regulation::Regulation;
use std::cmp::Ordering;
use words::Words;

/// Who tells, to whom, on what screen.
pub(super) struct Narrator<'a, G: Terminal> {
    /// The table the game is played at.
    pub(super) setup: &'a G::Setup,
    /// What is played once time is up, and what closes.
    pub(super) regulation: &'a Regulation,
    /// Who has which colour, and what is whose.
    pub(super) state: &'a G::State,
    /// The names of those who play.
    pub(super) company: &'a Company<G::Bot>,
    /// The language of what is told.
    pub(super) words: Words,
    /// The colours of the terminal.
    pub(super) paint: Paint,
    /// How many letters fit in a line of it.
    pub(super) width: usize,
    /// Who listens; `None` if several do.
    pub(super) eyes: Option<Seat>,
    /// Whether the listener may know everything, as a referee does.
    pub(super) sees_all: bool,
    /// Whether dice and cards are those of a real table: then it is told to whom a card goes that was another's.
    pub(super) is_real_table: bool,
    /// Whose turn is told in detail, because they play it now.
    pub(super) live: Option<Seat>,
}

impl<G: Terminal> Clone for Narrator<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Terminal> Copy for Narrator<'_, G> {}

impl<'a, G: Terminal> Narrator<'a, G> {
    /// The events from one to another, in lines.
    pub(super) fn tell(&self, chronicle: &Chronicle<G>, from: usize, to: usize) -> Vec<String> {
        let all = chronicle.all();
        let mut turn = all[..from].iter().rev().find_map(|entry| entry.begins_turn);
        let mut lines = Vec::new();
        let mut rest = &all[from..to.max(from)];
        while let Some(first) = rest.first() {
            turn = first.begins_turn.or(turn);
            let next = rest.iter().skip(1).position(|entry| entry.begins_turn.is_some());
            let (chunk, after) = rest.split_at(next.map_or(rest.len(), |at| at + 1));
            lines.extend(self.chunk(turn, chunk));
            rest = after;
        }
        lines
    }

    /// One turn, or part of it; the preparation is nobody's turn.
    fn chunk(&self, turn: Option<Seat>, entries: &[Entry<G>]) -> Vec<String> {
        if turn.is_none() || turn != self.live {
            return G::narrate(*self, Passage::Digest { turn, entries });
        }
        let new = entries.iter().filter(|entry| !entry.continues_attack);
        new.flat_map(|entry| G::narrate(*self, Passage::OwnEvent(entry))).collect()
    }

    /// The names of things in somebody's turn.
    pub(super) fn names(&self, turn: Option<Seat>) -> G::Names<'a> {
        let names = G::names(self.setup, self.state);
        match turn {
            Some(seat) => G::in_turn(names, seat),
            None => names,
        }
    }

    /// An event in the words of the catalogue, as the listener may know it.
    pub(super) fn sentence(&self, event: &G::Event, turn: Option<Seat>) -> String {
        G::say_event(self.words, &self.see(event), &self.names(turn))
    }

    /// What a seat is called.
    pub(super) fn seat(&self, seat: Seat) -> String {
        G::say_seat(self.words, seat, &self.names(None))
    }

    /// The dice of both sides, each comparison with who lost it: `6>5 4=4 (2)`.
    pub(super) fn dice(&self, attack: Faces, defence: Faces, ties: Ties) -> String {
        let (a, d) = (attack.faces(), defence.faces());
        let compared = a.iter().zip(d).map(|(a, d)| match (a.cmp(d), ties) {
            (Ordering::Greater, _) => self.paint.good(&format!("{a}>{d}")),
            (Ordering::Equal, Ties::ToDefender) => self.paint.bad(&format!("{a}={d}")),
            (Ordering::Equal, Ties::HurtNobody) => format!("{a}={d}"),
            (Ordering::Less, _) => self.paint.bad(&format!("{a}<{d}")),
        });
        let both = a.len().min(d.len());
        let aside = a[both..].iter().chain(&d[both..]).map(|face| self.paint.dim(&format!("({face})")));
        compared.chain(aside).collect::<Vec<_>>().join(" ")
    }

    /// A paragraph that needs the player.
    pub(super) fn alarm(&self, text: &str) -> Vec<String> {
        wrap(text, self.width - 1, 0).iter().map(|line| self.paint.signal(line)).collect()
    }

    /// The seat's colour as a flag before a paragraph, and its width.
    pub(super) fn flag(&self, seat: Seat) -> (String, usize) {
        let banner = G::situation(self.setup, self.state).banners[seat];
        let text = format!(" {} ", self.seat(seat));
        (self.paint.owned(banner, &text), text.chars().count())
    }

    /// Whether the listener knows all of an event.
    pub(super) fn knows(&self, event: &G::Event) -> bool {
        !G::is_partial(&self.see(event))
    }

    /// An event as the listener may know it.
    pub(super) fn see(&self, event: &G::Event) -> G::Seen {
        let whole = |viewer: &Option<Seat>| !G::is_partial(&G::see(self.setup, event, *viewer));
        let knowing = if self.sees_all { Seat::ALL.into_iter().map(Some).find(whole) } else { None };
        G::see(self.setup, event, knowing.unwrap_or(self.eyes))
    }
}

/// A line that may hold colours: only one without them can be broken.
pub(super) fn wrap_painted(line: &str, width: usize) -> Vec<String> {
    if line.contains('\x1b') || line.chars().count() < width { vec![line.to_owned()] } else { wrap(line, width - 1, 2) }
}
