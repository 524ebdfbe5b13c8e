//! A turn in a few lines: the reinforcements, what was conquered and of whom, where it stopped, how it ended.

use super::chronicle::{Detail, Entry};
use super::layout::wrap;
use super::paint::Banner;
use super::tell::{Teller, is_loud};
use board::{Territory, TerritorySet};
use rules::{Armies, Event, Faces, Order, Owner, Player, Seat, SeatSet};

/// Gathers the events of one turn, or of the preparation, into phrases.
pub(super) struct Digest<'a> {
    teller: Teller<'a>,
    turn: Option<Seat>,
    lines: Vec<String>,
    /// The phrases of the line being gathered.
    phrases: Vec<String>,
    flag: bool,
    placed: Vec<(Seat, Territory, i32)>,
    battles: Battles,
    rolled: Vec<(Player, Faces)>,
    dealt: usize,
    closes: String,
}

/// The battles of a turn.
#[derive(Default)]
struct Battles {
    rolls: u32,
    lost: Armies,
    conquered: Vec<(Territory, Owner)>,
    /// For each territory attacked and not conquered, how it stands.
    stopped: Vec<Stopped>,
}

/// Where an attack came to a halt.
struct Stopped {
    to: Territory,
    dice: (Faces, Faces),
    left: (Armies, Armies),
}

impl<'a> Digest<'a> {
    /// Nothing told yet.
    pub(super) fn new(teller: Teller<'a>, turn: Option<Seat>) -> Self {
        Self {
            teller,
            turn,
            lines: Vec::new(),
            phrases: Vec::new(),
            flag: turn.is_some(),
            placed: Vec::new(),
            battles: Battles::default(),
            rolled: Vec::new(),
            dealt: 0,
            closes: String::new(),
        }
    }

    /// All of it in lines.
    pub(super) fn lines(mut self, entries: &[Entry]) -> Vec<String> {
        entries.iter().for_each(|entry| self.add(entry));
        self.end_all();
        self.lines
    }

    fn add(&mut self, entry: &Entry) {
        match (&entry.event, &entry.detail) {
            (&Event::OrderRolled { player, faces }, _) => self.rolled.push((player, faces)),
            (&Event::Placed { seat, on, armies }, _) => self.place(seat, on, i32::from(armies.0)),
            (&Event::TakenBack { seat, from, armies }, _) => self.place(seat, from, -i32::from(armies.0)),
            (&Event::BattleRolled { attack, defence, attacker_lost, .. }, Detail::Fought { from, to }) => {
                self.battles.roll(to.0, (attack, defence), attacker_lost, (from.1, to.1));
            }
            (&Event::Conquered { territory, .. }, Detail::Taken(owner)) => self.battles.conquer(territory, *owner),
            (Event::TerritoryDealt { to: Owner::Seat(_), .. }, _) => self.dealt += 1,
            (Event::ObjectiveDealt { .. }, _) if !self.teller.knows(&entry.event) => {}
            (
                Event::AttackDeclared { .. } | Event::DefenceDeclared(_) | Event::Occupied { .. } | Event::Passed(_),
                _,
            ) => {
                self.end_placing();
            }
            (Event::ClosingDue { .. }, Detail::Closes(sums)) => self.closes = self.teller.closes(sums),
            (Event::TimeUp, _) => {
                self.end_all();
                self.lines.extend(self.teller.time_up());
            }
            (event, _) => self.other(event),
        }
    }

    fn other(&mut self, event: &Event) {
        if is_loud(event) {
            return self.shout(event);
        }
        self.end_order();
        self.end_deal();
        self.end_placing();
        if !matches!(event, Event::TurnBegan { .. } | Event::TrisPlayed { .. }) {
            self.end_battles();
        }
        self.phrases.push(match *event {
            Event::TurnBegan { lap, due, .. } => {
                self.teller.words.say_with("play-told-turn", &[("lap", lap.into()), ("armies", due.into())])
            }
            Event::OrderSettled(order) => self.order(&order),
            ref event => self.teller.sentence(event, self.turn),
        });
    }

    /// Who sits where, by name.
    fn order(&self, order: &Order) -> String {
        let words = self.teller.words;
        let place = |seat| Some(format!("{seat} {}", self.teller.company.shown(order.player(seat)?, words)));
        let list = Seat::ALL.into_iter().filter_map(place).collect::<Vec<_>>().join(", ");
        words.say_with("event-order-settled", &[("order", list.into())])
    }

    /// What nobody should miss has a line of its own.
    fn shout(&mut self, event: &Event) {
        self.end_all();
        let needed = std::mem::take(&mut self.closes);
        let sentence = self.teller.sentence(event, self.turn);
        let sentence = if needed.is_empty() { sentence } else { format!("{sentence}; {needed}") };
        self.lines.push(self.teller.paint.bold(&sentence));
    }

    fn place(&mut self, seat: Seat, on: Territory, armies: i32) {
        self.end_deal();
        match self.placed.iter_mut().find(|(s, t, _)| (*s, *t) == (seat, on)) {
            Some((_, _, sum)) => *sum += armies,
            None => self.placed.push((seat, on, armies)),
        }
    }

    /// What was placed, seat by seat: `Brasile +3, Perù +1`.
    fn end_placing(&mut self) {
        let placed = std::mem::take(&mut self.placed);
        let mut told = SeatSet::default();
        for &(seat, ..) in &placed {
            if told.has(seat) {
                continue;
            }
            told.insert(seat);
            let names = self.teller.names(self.turn);
            let own = placed.iter().filter(|&&(s, _, sum)| s == seat && sum != 0);
            let list = own.map(|&(_, on, sum)| format!("{} {sum:+}", self.teller.words.territory(on, &names)));
            let list = list.collect::<Vec<_>>().join(", ");
            self.phrases.push(if self.turn == Some(seat) {
                list
            } else {
                let name = self.teller.words.seat(seat, &names);
                self.teller.words.say_with("play-told-placed-by", &[("seat", name.into()), ("list", list.into())])
            });
        }
    }

    /// The rolls for the order, round by round.
    fn end_order(&mut self) {
        let rolled = std::mem::take(&mut self.rolled);
        if rolled.is_empty() {
            return;
        }
        let mut rounds: Vec<Vec<String>> = vec![Vec::new()];
        for (at, (player, faces)) in rolled.iter().enumerate() {
            if at > 0 && rolled[at - 1].0 >= *player {
                rounds.push(Vec::new());
            }
            let roll = format!("{}: {}", self.teller.company.shown(*player, self.teller.words), faces.sum());
            rounds.last_mut().expect("there is a round").push(roll);
        }
        let rounds = rounds.iter().map(|round| round.join(", ")).collect::<Vec<_>>().join("; ");
        self.phrases.push(self.teller.words.say_with("play-told-order", &[("list", rounds.into())]));
        self.end_line();
    }

    fn end_deal(&mut self) {
        let dealt = std::mem::take(&mut self.dealt);
        if dealt > 0 {
            self.phrases.push(self.teller.words.say_with("play-told-dealt", &[("territories", dealt.into())]));
        }
    }

    /// What was conquered and of whom, and where it stopped: a line each.
    fn end_battles(&mut self) {
        let battles = std::mem::take(&mut self.battles);
        if battles.rolls == 0 {
            return;
        }
        self.end_line();
        let words = self.teller.words;
        let taken: TerritorySet = battles.conquered.iter().map(|&(territory, _)| territory).collect();
        if !taken.is_empty() {
            let list = battles.conquered.iter().map(|&(territory, owner)| self.of_whom(territory, owner));
            let list = list.collect::<Vec<_>>().join(", ");
            let values = [("list", list.into()), ("rolls", battles.rolls.into()), ("lost", battles.lost.into())];
            self.phrases.push(words.say_with("play-told-conquests", &values));
            self.end_line();
        }
        self.end_stops(&battles, taken);
    }

    /// Where it stopped: in full if that concerns the listener, otherwise by name.
    fn end_stops(&mut self, battles: &Battles, taken: TerritorySet) {
        let open = self.teller.open;
        let stopped = || battles.stopped.iter().filter(|stopped| !taken.has(stopped.to));
        let concerns =
            |stopped: &&Stopped| self.teller.eyes.is_none_or(|eyes| open.owner(stopped.to) == Owner::Seat(eyes));
        let mut phrases: Vec<String> = stopped().filter(concerns).map(|stopped| self.stopped(stopped)).collect();
        let others = stopped().filter(|stopped| !concerns(stopped));
        let others: Vec<String> = others.map(|stopped| self.of_whom(stopped.to, open.owner(stopped.to))).collect();
        if !others.is_empty() {
            let values = [("list", others.join(", ").into()), ("territories", others.len().into())];
            phrases.push(self.teller.words.say_with("play-told-stopped-by", &values));
        }
        self.phrases = phrases;
        self.end_line();
    }

    fn stopped(&self, stopped: &Stopped) -> String {
        let words = self.teller.words;
        let owner = self.teller.open.owner(stopped.to);
        let values = [
            ("territory", self.of_whom(stopped.to, owner).into()),
            ("attack", words.faces(stopped.dice.0).into()),
            ("defence", words.faces(stopped.dice.1).into()),
            ("left", stopped.left.0.into()),
            ("facing", stopped.left.1.into()),
        ];
        words.say_with("play-told-stopped", &values)
    }

    /// A territory and whose it was: `Siberia (Ro)`; the listener's own is said to be theirs.
    fn of_whom(&self, territory: Territory, owner: Owner) -> String {
        let words = self.teller.words;
        let name = words.territory(territory, &self.teller.names(self.turn));
        if owner.seat().is_some() && owner.seat() == self.teller.eyes {
            return words.say_with("play-told-yours", &[("territory", name.into())]);
        }
        let letters = Banner::of(self.teller.setup, self.teller.open, owner).letters(words);
        format!("{name} ({letters})")
    }

    fn end_all(&mut self) {
        self.end_order();
        self.end_deal();
        self.end_placing();
        self.end_battles();
        self.end_line();
    }

    /// The phrases so far as a line, the first of a turn under the flag of whoever played.
    fn end_line(&mut self) {
        let phrases = std::mem::take(&mut self.phrases);
        if phrases.is_empty() {
            return;
        }
        let flag = self.turn.filter(|_| std::mem::take(&mut self.flag)).map(|seat| self.teller.flag(seat));
        let indent = if self.turn.is_some() { 3 } else { 0 };
        let (flag, taken) = flag.map_or((" ".repeat(indent), indent), |(flag, width)| (flag + " ", width + 1));
        let width = self.teller.width.saturating_sub(1 + taken);
        let text = wrap(&phrases.join("; "), width, 0);
        let (first, rest) = text.split_first().expect("there is always a line");
        self.lines.push(format!("{flag}{first}"));
        let deeper = " ".repeat(indent + 2);
        let rest = wrap(&rest.join(" "), self.teller.width.saturating_sub(1 + deeper.len()), 0);
        self.lines.extend(rest.into_iter().filter(|line| !line.is_empty()).map(|line| format!("{deeper}{line}")));
    }
}

impl Battles {
    fn roll(&mut self, to: Territory, dice: (Faces, Faces), lost: Armies, left: (Armies, Armies)) {
        self.rolls += 1;
        self.lost.0 += lost.0;
        self.stopped.retain(|stopped| stopped.to != to);
        self.stopped.push(Stopped { to, dice, left });
    }

    fn conquer(&mut self, territory: Territory, owner: Owner) {
        self.conquered.push((territory, owner));
    }
}
