//! What happened, told to whoever sits at the keyboard: their own turn in detail, the others' in a few lines.

use super::chronicle::{Chronicle, Detail, Entry};
use super::company::Company;
use super::digest::Digest;
use super::layout::wrap;
use super::paint::{Banner, Paint};
use regulation::Regulation;
use regulation::settings::{SdadataForm, TimeUp};
use rules::{Armies, Event, Faces, Open, Owner, Seat, Seen, Setup, see};
use words::{Names, Words};

/// Who tells, to whom, on what screen.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a> {
    /// The table.
    pub(super) setup: &'a Setup,
    /// What is played once time is up, and what closes.
    pub(super) regulation: &'a Regulation,
    /// Who has which colour.
    pub(super) open: &'a Open,
    /// Who plays.
    pub(super) company: &'a Company,
    /// The language.
    pub(super) words: Words,
    /// The colours of the terminal.
    pub(super) paint: Paint,
    /// Its width.
    pub(super) width: usize,
    /// Who listens; `None` if several do.
    pub(super) eyes: Option<Seat>,
    /// Whose turn is told in detail, because they play it now.
    pub(super) live: Option<Seat>,
}

impl Teller<'_> {
    /// The events from one to another, in lines.
    pub(super) fn tell(&self, chronicle: &Chronicle, from: usize, to: usize) -> Vec<String> {
        let all = chronicle.all();
        let mut turn = turn_at(&all[..from]);
        let mut lines = Vec::new();
        let mut rest = &all[from..to.max(from)];
        while let Some(first) = rest.first() {
            if let Event::TurnBegan { seat, .. } = first.event {
                turn = Some(seat);
            }
            let next = rest.iter().skip(1).position(|entry| matches!(entry.event, Event::TurnBegan { .. }));
            let (chunk, after) = rest.split_at(next.map_or(rest.len(), |at| at + 1));
            let told = &all[..to.max(from) - rest.len()];
            lines.extend(self.chunk(turn, told, chunk));
            rest = after;
        }
        lines
    }

    /// One turn, or part of it, after what was told before; the preparation is nobody's turn.
    fn chunk(&self, turn: Option<Seat>, told: &[Entry], entries: &[Entry]) -> Vec<String> {
        if turn.is_none() || turn != self.live {
            return Digest::new(*self, turn).lines(entries);
        }
        let before = |at: usize| entries[..at].iter().rev().chain(told.iter().rev());
        let new = |at: &usize| !goes_on(&entries[*at].event, before(*at).map(|entry| &entry.event));
        (0..entries.len()).filter(new).flat_map(|at| self.detailed(&entries[at])).collect()
    }

    /// The names of things in somebody's turn.
    pub(super) fn names(&self, turn: Option<Seat>) -> Names<'_> {
        let names = Names::at(self.setup, self.open);
        turn.map_or(names, |seat| names.with_turn(seat))
    }

    /// An event in the words of the catalogue, as the listener may know it.
    pub(super) fn sentence(&self, event: &Event, turn: Option<Seat>) -> String {
        self.words.event(&see(self.setup, event, self.eyes), &self.names(turn))
    }

    /// The lines of an event of one's own turn.
    fn detailed(&self, entry: &Entry) -> Vec<String> {
        let line = match (&entry.event, &entry.detail) {
            (Event::TurnBegan { .. } | Event::Passed(_) | Event::DefenceDeclared(_) | Event::ClosingDue { .. }, _) => {
                return self.due(entry);
            }
            (Event::Placed { on, armies, .. }, Detail::Stands(now)) => self.stands(*on, *now, &format!("+{armies}")),
            (Event::TakenBack { from, armies, .. }, Detail::Stands(now)) => {
                self.stands(*from, *now, &format!("−{armies}"))
            }
            (Event::BattleRolled { attack, defence, .. }, Detail::Fought { from, to }) => {
                self.roll(*attack, *defence, from.1, to.1)
            }
            (Event::TimeUp, _) => return self.time_up(),
            (event, _) if is_loud(event) => self.paint.bold(&self.sentence(event, self.live)),
            (event, _) => self.sentence(event, self.live),
        };
        wrap_painted(&line, self.width)
    }

    /// What a closing roll needs; of other events nothing.
    fn due(&self, entry: &Entry) -> Vec<String> {
        match (&entry.event, &entry.detail) {
            (Event::ClosingDue { .. }, Detail::Closes(sums)) => {
                vec![format!("{}; {}", self.sentence(&entry.event, self.live), self.closes(sums))]
            }
            _ => Vec::new(),
        }
    }

    fn stands(&self, territory: board::Territory, now: Armies, change: &str) -> String {
        let name = self.words.territory(territory, &self.names(self.live));
        let values = [("territory", name.into()), ("armies", now.into()), ("change", change.into())];
        format!("  {}", self.words.say_with("play-own-stands", &values))
    }

    /// Both sides' dice, each comparison with who lost it, and what is left: `6>5 4=4 (2)  attacco −1 …`.
    fn roll(&self, attack: Faces, defence: Faces, left: Armies, facing: Armies) -> String {
        let (lost, killed) = Faces::losses(attack, defence);
        let values = [
            ("attacker-lost", lost.into()),
            ("attacker-left", left.into()),
            ("defender-lost", killed.into()),
            ("defender-left", facing.into()),
        ];
        format!("  {}   {}", self.dice(attack, defence), self.words.say_with("play-own-roll", &values))
    }

    /// The dice alone.
    pub(super) fn dice(&self, attack: Faces, defence: Faces) -> String {
        let (a, d) = (attack.faces(), defence.faces());
        let compared = a.iter().zip(d).map(|(a, d)| match a.cmp(d) {
            std::cmp::Ordering::Greater => self.paint.good(&format!("{a}>{d}")),
            std::cmp::Ordering::Equal => self.paint.bad(&format!("{a}={d}")),
            std::cmp::Ordering::Less => self.paint.bad(&format!("{a}<{d}")),
        });
        let both = a.len().min(d.len());
        let aside = a[both..].iter().chain(&d[both..]).map(|face| self.paint.dim(&format!("({face})")));
        compared.chain(aside).collect::<Vec<_>>().join(" ")
    }

    /// The sums that close the game.
    pub(super) fn closes(&self, sums: &[u8]) -> String {
        let list = sums.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        let id = match self.regulation.risiko().map(|settings| settings.sdadata.form.value) {
            Some(SdadataForm::AtMost) => "play-closing-at-most",
            Some(SdadataForm::Exactly | SdadataForm::Absent) | None => "play-closing-exactly",
        };
        self.words.say_with(id, &[("sums", list.into())])
    }

    /// Time is up, and what is still played (G7.3).
    pub(super) fn time_up(&self) -> Vec<String> {
        let Some(settings) = self.regulation.risiko() else { return Vec::new() };
        let id = match settings.end.time_up.value {
            TimeUp::OneMoreLap => "play-time-up-one-more-lap",
            TimeUp::ThisTurn => "play-time-up-this-turn",
            TimeUp::ThreeLaps => "play-time-up-three-laps",
        };
        let article = self.words.citation(&settings.end.time_up.source);
        let rest = self.words.say_with(id, &[("article", article.into())]);
        let lines = wrap(&format!("{} {rest}", self.words.say("play-time-up")), self.width - 1, 0);
        lines.iter().map(|line| self.paint.signal(line)).collect()
    }

    /// The seat's colour as a flag before a paragraph, and its width.
    pub(super) fn flag(&self, seat: Seat) -> (String, usize) {
        let banner = Banner::of(self.setup, self.open, Owner::Seat(seat));
        let text = format!(" {} ", self.words.seat(seat, &self.names(None)));
        (self.paint.owned(banner, &text), text.chars().count())
    }

    /// Whether the listener knows all of an event.
    pub(super) fn knows(&self, event: &Event) -> bool {
        matches!(see(self.setup, event, self.eyes), Seen::Whole(_))
    }
}

/// Who was on turn after these events; nobody in the preparation.
fn turn_at(entries: &[Entry]) -> Option<Seat> {
    entries.iter().rev().find_map(|entry| match entry.event {
        Event::TurnBegan { seat, .. } => Some(seat),
        _ => None,
    })
}

/// Whether an attack is the one before it, rolled once more: then it need not be announced.
fn goes_on<'e>(event: &Event, mut before: impl Iterator<Item = &'e Event>) -> bool {
    let Event::AttackDeclared { from, to, .. } = *event else { return false };
    let last = before.find(|event| matches!(event, Event::AttackDeclared { .. } | Event::TurnBegan { .. }));
    matches!(last, Some(Event::AttackDeclared { from: f, to: t, .. }) if (*f, *t) == (from, to))
}

/// What nobody should miss.
pub(super) fn is_loud(event: &Event) -> bool {
    matches!(
        event,
        Event::Conquered { .. }
            | Event::Eliminated { .. }
            | Event::ObjectiveReached(_)
            | Event::GameEnded(_)
            | Event::ClosingRolled { .. }
            | Event::ClosingSkipped { .. }
    )
}

/// A line that may hold colours: only one without them can be broken.
fn wrap_painted(line: &str, width: usize) -> Vec<String> {
    if line.contains('\x1b') || line.chars().count() < width { vec![line.to_owned()] } else { wrap(line, width - 1, 2) }
}
