//! What is shown at the keyboard of S.P.Q.RisiKo!: the board, what is one's own, what is asked.

use super::board_view::BoardView;
use super::chronicle::Figures;
use crate::layout::wrap;
use crate::session::Session;
use board::rome::ProvinceSet;
use frame::Seat;
use spqr::{Event, Phase, Points, Spqr, Stage, Turn, legal, supremacies};
use words::id;

/// More provinces than this are not listed: the board shows them.
const LISTED: usize = 15;

impl Session<Spqr> {
    /// The board as these eyes see it.
    pub(super) fn board_lines(&self, eyes: Option<Seat>, width: usize) -> Vec<String> {
        self.board_view(eyes, &|seat| self.sitter(seat)).lines(width)
    }

    /// Who plays, in turn order, the neutral armies last.
    pub(super) fn player_lines(&self, width: usize) -> Vec<String> {
        self.board_view(None, &|seat| self.full_name(seat)).players(width)
    }

    fn board_view<'a>(&'a self, eyes: Option<Seat>, sitters: &'a dyn Fn(Seat) -> String) -> BoardView<'a> {
        BoardView {
            setup: &self.game.setup,
            view: self.game.view(eyes),
            words: self.words,
            paint: self.console.paint,
            sitters,
        }
    }

    /// One's supremacies, what is due in this turn, what was lost since the last.
    pub(super) fn own_lines(&self, seat: Seat, width: usize) -> Vec<String> {
        let (setup, open, words) = (&self.game.setup, self.game.open(), self.words);
        let mut said = Vec::new();
        if open.lap.0 > 0 {
            let values = [
                ("points", open.places[seat].points.0.into()),
                ("target", setup.target().into()),
                ("supremacies", speech::spqr::supremacies(words, supremacies(setup, open, seat)).into()),
            ];
            said.push(words.say_with(id::PLAY_SPQR_PROGRESS, &values));
        }
        if open.turn == seat && open.stage().is_some() {
            said.extend(self.still_due().map(|due| words.say_with(id::PLAY_SPQR_DUE, &[("due", due.into())])));
            if legal(setup, &self.game.view(Some(seat))).tris().next().is_some() {
                said.push(words.say(id::PLAY_TRIS_READY));
            }
        }
        let mut lines = if said.is_empty() { said } else { wrap(&said.join(" "), width - 1, 0) };
        let lost = self.lost_since_last_turn(seat);
        if !lost.is_empty() {
            let values = [("list", speech::spqr::provinces(words, lost, &self.game.names()).into())];
            lines.extend(wrap(&words.say_with(id::PLAY_SPQR_LOST, &values), width - 1, 0));
        }
        lines
    }

    /// What others took from a seat since its last turn, and still have.
    fn lost_since_last_turn(&self, seat: Seat) -> ProvinceSet {
        let open = self.game.open();
        let recent = self.game.chronicle.since_last_turn(seat, open.turn == seat);
        let lost = recent.filter_map(|entry| match (&entry.event, &entry.detail.figures) {
            (&Event::Conquered { province, .. }, Figures::Taken(owner)) if *owner == Some(seat) => Some(province),
            _ => None,
        });
        lost.collect::<ProvinceSet>() - open.owned(seat)
    }

    /// What is still to be done in this turn; forgotten points are not due any more.
    fn still_due(&self) -> Option<String> {
        let now = self.game.open().now;
        let claimable = self.game.open().stage() == Some(Stage::Points);
        speech::spqr::still_due(self.words, &Turn { points: if claimable { now.points } else { Points(0) }, ..now })
    }

    /// The stage, and what is still due in it.
    pub(super) fn phase_and_rest(&self) -> String {
        let (open, words) = (self.game.open(), self.words);
        let (phase, due) = match open.phase {
            Phase::Turn(Stage::Points) if open.now.points > Points(0) => {
                (open.phase, speech::spqr::still_due(words, &Turn { points: open.now.points, ..Turn::new() }))
            }
            Phase::Turn(stage) if stage <= Stage::Sailed => {
                (Phase::Turn(stage.max(Stage::Reinforcements)), self.still_due())
            }
            Phase::Garrisoning { left, .. } => return format!("{} {left}", speech::spqr::phase(words, &open.phase)),
            phase => (phase, None),
        };
        let phase = speech::spqr::phase(words, &phase);
        due.map_or(phase.clone(), |due| format!("{phase}: {due}"))
    }

    /// What is asked now, where the prompt alone does not say it.
    pub(super) fn guidance(&self, seat: Seat) -> Option<String> {
        let (setup, open, words, names) = (&self.game.setup, self.game.open(), self.words, self.game.names());
        let view = self.game.view(Some(seat));
        let may = legal(setup, &view);
        match open.phase {
            Phase::Colours(_) => self.colours_text(may.colours()),
            Phase::Occupy(attack) => Some(self.occupation_text(attack)),
            Phase::Settling(_) | Phase::SettlingNeutral { .. } | Phase::Founding(_) => {
                let awaited = speech::spqr::awaited(words, &open.phase, &names);
                if may.sites().len() > LISTED {
                    return Some(awaited);
                }
                let list = speech::spqr::provinces(words, may.sites(), &names);
                Some(words.say_with(id::PLAY_CHOOSE_AMONG, &[("awaited", awaited.into()), ("list", list.into())]))
            }
            Phase::Turn(_) if open.now.centres_due > 0 => {
                let list = speech::spqr::provinces(words, may.sites(), &names);
                let values = [("list", list.into()), ("armies", open.now.owed.0.into())];
                Some(words.say_with(id::PLAY_SPQR_BUILD_WHERE, &values))
            }
            Phase::Turn(Stage::Moved) => {
                let values = [("points", open.now.points.0.into()), ("left", open.places[seat].safe_conducts.into())];
                Some(words.say_with(id::PLAY_SPQR_FORGOTTEN, &values))
            }
            _ => None,
        }
    }
}
