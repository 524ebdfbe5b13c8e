//! The deal of a real table: whose the next card would have been, and why another has it.

use crate::narrator::Narrator;
use board::{Territory, TerritorySet};
use rules::{Risiko, Seat};
use words::id;

impl Narrator<'_, Risiko> {
    /// Why a card went to a seat that was not due (G2.6), where a real table has to follow the deal; `held` is what each
    /// seat had before.
    pub(super) fn redirected(&self, card: Territory, to: Seat, held: &[(Seat, TerritorySet)]) -> Option<String> {
        let due = self.due_seat(card, held).filter(|&due| due != to && self.is_real_table)?;
        let half = &self.regulation.risiko()?.deal.half_continent;
        let article = speech::regulation::citation(self.words, &half.source);
        let values = [
            ("territory", speech::risiko::territory(self.words, card, &self.names(None)).into()),
            ("seat", self.seat(to).into()),
            ("due", self.seat(due).into()),
            ("rule", format!("G2.6, {article}").into()),
        ];
        Some(self.words.say_with(id::PLAY_TOLD_REDIRECTED, &values))
    }

    /// The seat with the fewest cards of this packet; of several the last one in turn order has the first (G2.5).
    fn due_seat(&self, card: Territory, held: &[(Seat, TerritorySet)]) -> Option<Seat> {
        let packet = self.packet_of(card);
        held.iter()
            .min_by_key(|&&(seat, owned)| ((owned & packet).len(), std::cmp::Reverse(seat)))
            .map(|&(seat, _)| seat)
    }

    /// The cards dealt together with this one: where a ghost plays, some continents are dealt apart (G8.2).
    fn packet_of(&self, card: Territory) -> TerritorySet {
        let board = &self.setup.board;
        let apart = self.setup.ghost().and(self.regulation.risiko()).map(|settings| &settings.ghost.dealt_apart.value);
        let packets =
            apart.into_iter().flatten().filter_map(|id| board.find_continent(id)).map(|it| board.continent(it));
        let packets: Vec<TerritorySet> = packets.collect();
        let rest = packets.iter().fold(board.all(), |rest, &packet| rest - packet);
        packets.into_iter().find(|packet| packet.has(card)).unwrap_or(rest)
    }
}
