//! What a player of S.P.Q.RisiKo! asks to see: cards, tris, the last reinforcement taken back, the end of the game.

use crate::session::Session;
use crate::terminal::Response;
use crate::tris::{self, TrisChoice};
use board::rome::Pile;
use frame::{Armies, Seat};
use spqr::{COMBINATIONS, Command, Event, Gain, Spqr, Triremes, gain, launched, scores, takeable};
use words::id;

impl Session<Spqr> {
    /// The own cards and what can be played of them.
    pub(super) fn hand_paragraphs(&self, seat: Seat) -> Vec<String> {
        let hand = self.game.state().hand(seat);
        let list = Some(speech::spqr::pile(self.words, hand)).filter(|_| !hand.is_empty());
        tris::hand_paragraphs(self.words, list, &self.tris_choices(seat))
    }

    /// A tris by its number; the only one, or the list to choose from.
    pub(super) fn play_tris(&self, seat: Seat, number: Option<u16>) -> Response<Spqr> {
        tris::play(self.words, &self.tris_choices(seat), number)
    }

    fn tris_choices(&self, seat: Seat) -> Vec<TrisChoice<Command>> {
        let choice = |(cards, gain): (Pile, Gain)| {
            let values = [
                ("gain", speech::spqr::gain(self.words, gain).into()),
                ("list", speech::spqr::pile(self.words, cards).into()),
            ];
            let text = self.words.say_with(id::PLAY_SPQR_HAND_TRIS, &values);
            TrisChoice { command: Command::PlayTris(cards), text }
        };
        self.tris_in_hand(seat).into_iter().map(choice).collect()
    }

    /// Every tris of a hand, in the order of the table.
    fn tris_in_hand(&self, seat: Seat) -> Vec<(Pile, Gain)> {
        let hand = self.game.state().hand(seat);
        let all = COMBINATIONS.into_iter().map(|cards| cards.into_iter().collect::<Pile>());
        let held = all.filter(|cards| hand.contains(cards));
        held.filter_map(|cards| Some((cards, gain(&self.game.setup, cards)?))).collect()
    }

    /// The last legionaries or triremes placed in this turn that are still there, back in hand.
    pub(super) fn undo(&self, seat: Seat) -> Response<Spqr> {
        let (setup, open) = (&self.game.setup, self.game.open());
        let back = self.game.chronicle.this_turn().find_map(|event| match *event {
            Event::Placed { on, armies, .. } => {
                let armies = armies.min(takeable(setup, open, on));
                (armies > Armies(0)).then_some(Command::TakeBack { from: on, armies })
            }
            Event::Launched { sea, triremes, .. } => {
                let triremes = triremes.min(launched(setup, open, seat, sea));
                (triremes > Triremes(0)).then_some(Command::Unlaunch { sea, triremes })
            }
            _ => None,
        });
        Response::act_or_say(back, || self.words.say(id::PLAY_NOTHING_TO_UNDO))
    }

    /// The players of a finished game, best first, with what breaks ties between them (S2).
    pub(super) fn result_lines(&self) -> Vec<String> {
        if !self.game.progress().is_over {
            return Vec::new();
        }
        let names = self.game.names();
        let line = |score: &spqr::Score| {
            let line = format!("{} ({})", speech::spqr::score(self.words, score, &names), self.sitter(score.seat));
            if score.place == 1 { self.console.paint.bold(&line) } else { line }
        };
        scores(&self.game.setup, self.game.state()).iter().map(line).collect()
    }
}
