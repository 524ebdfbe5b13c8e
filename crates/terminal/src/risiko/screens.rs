//! What is shown at the keyboard of RisiKo!: the board, what is one's own, what is asked.

use super::board_view::{BoardView, wanted};
use super::chronicle::Detail;
use crate::layout::wrap;
use crate::session::Session;
use crate::terminal::OnlyChoice;
use board::{Goal, TerritorySet};
use rules::{Command, Dice, Event, Owner, Phase, Risiko, Seat, View, legal, points};
use words::id;

impl Session<Risiko> {
    /// The board as these eyes see it.
    pub(super) fn board_lines(&self, eyes: Option<Seat>, width: usize) -> Vec<String> {
        let sitters = |seat: Seat| self.sitter(seat);
        let view = BoardView {
            setup: &self.game.setup,
            regulation: &self.game.regulation,
            view: self.game.view(eyes),
            words: self.words,
            paint: self.console.paint,
            sitters: &sitters,
        };
        view.lines(width)
    }

    /// One's objective, points and armies to place.
    pub(super) fn own_lines(&self, seat: Seat, width: usize) -> Vec<String> {
        let view = self.game.view(Some(seat));
        let mut said = Vec::new();
        if view.objective().is_some() {
            said.push(self.progress(&view, seat));
        }
        let open = self.game.open();
        if open.turn() == seat && matches!(open.phase(), Phase::Reinforce) {
            said.push(self.words.say_with(id::PLAY_REINFORCEMENTS, &[("armies", open.due().0.into())]));
            if legal(&self.game.setup, &view).tris().next().is_some() {
                said.push(self.words.say(id::PLAY_TRIS_READY));
            }
        }
        let mut lines = if said.is_empty() { said } else { wrap(&said.join(" "), width - 1, 0) };
        let lost = self.lost_since_last_turn(seat);
        if !lost.is_empty() {
            let values = [("list", speech::risiko::territories(self.words, lost, &self.game.names()).into())];
            lines.extend(wrap(&self.words.say_with(id::PLAY_LOST, &values), width - 1, 0));
        }
        lines
    }

    /// What others took from a seat since its last turn, and still have.
    fn lost_since_last_turn(&self, seat: Seat) -> TerritorySet {
        let open = self.game.open();
        let recent = self.game.chronicle.since_last_turn(seat, open.turn() == seat);
        let lost = recent.filter_map(|entry| match (&entry.event, &entry.detail) {
            (&Event::Conquered { territory, .. }, Detail::Taken(owner)) if *owner == Owner::Seat(seat) => {
                Some(territory)
            }
            _ => None,
        });
        lost.collect::<TerritorySet>() - open.owned(seat)
    }

    /// How far one's objective is, in one sentence.
    pub(super) fn progress(&self, view: &View<'_>, seat: Seat) -> String {
        let Some(objective) = view.objective() else { return String::new() };
        let (setup, words) = (&self.game.setup, self.words);
        let (names, owned) = (self.game.names(), view.open().owned(seat));
        let name = speech::risiko::objective_name(words, objective, &names);
        match setup.objectives.goal(objective) {
            Goal::Territories(_) => {
                let wanted = wanted(setup, view);
                let values = [
                    ("name", name.into()),
                    ("points", points(setup, self.game.state(), seat).0.into()),
                    ("worth", setup.board.worth(wanted).into()),
                    ("territories", (wanted - owned).len().into()),
                ];
                words.say_with(id::PLAY_PROGRESS, &values)
            }
            goal => {
                let values = [
                    ("name", name.into()),
                    ("goal", speech::risiko::goal(words, &goal, &names).into()),
                    ("territories", owned.len().into()),
                ];
                words.say_with(id::PLAY_PROGRESS_GOAL, &values)
            }
        }
    }

    /// What is asked now, where the prompt alone does not say it.
    pub(super) fn guidance(&self, seat: Seat) -> Option<String> {
        let phase = self.game.open().phase();
        let view = self.game.view(Some(seat));
        let may = legal(&self.game.setup, &view);
        if let Phase::Occupy(attack) = phase {
            return may.occupation().map(|bounds| self.occupation_text(attack, bounds));
        }
        if let Phase::Declared(attack) = phase {
            return may.defence().map(|most| self.defence_text(attack, most));
        }
        if let Some(free) = may.colours() {
            return self.colours_text(free);
        }
        let ghost = matches!(phase, Phase::GhostPlacing(_) | Phase::Gift(_));
        let among = if ghost { may.places().0 } else { may.exchanges() };
        let names = self.game.names();
        let awaited = speech::risiko::awaited(self.words, &phase, &names);
        let values =
            [("awaited", awaited.into()), ("list", speech::risiko::territories(self.words, among, &names).into())];
        (!among.is_empty()).then(|| self.words.say_with(id::PLAY_CHOOSE_AMONG, &values))
    }

    /// The phase, and how many armies are left to place.
    pub(super) fn phase_and_rest(&self) -> String {
        let open = self.game.open();
        match open.phase() {
            Phase::Reinforce if open.due().0 == 0 => speech::risiko::phase(self.words, &Phase::Combat),
            phase @ Phase::Reinforce => format!("{} {}", speech::risiko::phase(self.words, &phase), open.due()),
            phase @ Phase::Placement { left, .. } => format!("{} {left}", speech::risiko::phase(self.words, &phase)),
            phase => speech::risiko::phase(self.words, &phase),
        }
    }

    /// The only thing there is to do, if there is but one.
    pub(super) fn only_choice(&self, seat: Seat) -> Option<OnlyChoice<Command>> {
        let view = self.game.view(Some(seat));
        let may = legal(&self.game.setup, &view);
        match (self.game.open().phase(), may.occupation(), may.defence()) {
            (Phase::Occupy(attack), Some((least, most)), _) if least == most => {
                let reason = Some(self.occupation_text(attack, (least, most)));
                Some(OnlyChoice { command: Command::Occupy(least), reason })
            }
            (Phase::Declared(_), _, Some(dice @ Dice(1))) => {
                Some(OnlyChoice { command: Command::Defend(dice), reason: None })
            }
            _ => None,
        }
    }
}
