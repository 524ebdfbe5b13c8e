//! The things of S.P.Q.RisiKo! by their names: seats, provinces, seas, cards, ways to pay, supremacies, scores.

use super::Names;
use crate::catalogue::Words;
use board::rome::{Pile, Province, ProvinceSet, Sea, SeaSet, Symbol};
use frame::{Armies, Seat};
use spqr::{Gain, Points, Price, Score, SetupFault, Supremacies, Triremes, Turn};

impl Words {
    /// A seat as the others call it: `giallo`, `esercito neutrale`; without a colour yet, `posto A`.
    #[must_use]
    pub fn spqr_seat(self, seat: Seat, names: &Names<'_>) -> String {
        self.called(names.called(seat))
    }

    /// The seat on turn.
    pub(super) fn spqr_on_turn(self, names: &Names<'_>) -> String {
        names.on_turn().map_or_else(|| self.say("who-is-on-turn"), |seat| self.spqr_seat(seat, names))
    }

    /// A province as the board calls it: `Germania Inferior`.
    #[must_use]
    pub fn province(self, province: Province, names: &Names<'_>) -> String {
        if names.map.provinces().has(province) {
            return names.map.province_name(province).to_owned();
        }
        self.sentence("province-unknown").with("number", province.index() + 1).say()
    }

    /// Provinces in the order of the board: `Africa, Sicilia`.
    #[must_use]
    pub fn provinces(self, provinces: ProvinceSet, names: &Names<'_>) -> String {
        self.list(provinces.iter().map(|province| self.province(province, names)))
    }

    /// A sea as the board calls it: `Tyrrenum`.
    #[must_use]
    pub fn sea(self, sea: Sea, names: &Names<'_>) -> String {
        if names.map.seas().has(sea) {
            return names.map.sea_name(sea).to_owned();
        }
        self.sentence("sea-unknown").with("number", sea.index() + 1).say()
    }

    /// Seas in the order of the board: `Ionium, Tyrrenum`.
    #[must_use]
    pub fn seas(self, seas: SeaSet, names: &Names<'_>) -> String {
        self.list(seas.iter().map(|sea| self.sea(sea, names)))
    }

    /// The symbol of a card: `legionario`.
    #[must_use]
    pub fn symbol(self, symbol: Symbol) -> String {
        self.symbols(symbol, 1)
    }

    /// So many cards with the same symbol: `legionario`, `3 legionari`.
    #[must_use]
    pub fn symbols(self, symbol: Symbol, cards: u8) -> String {
        let id = match symbol {
            Symbol::Legionary => "symbol-legionary",
            Symbol::Standard => "symbol-standard",
            Symbol::Trireme => "symbol-trireme",
            Symbol::Arena => "symbol-arena",
        };
        self.sentence(id).with("cards", cards).say()
    }

    /// Cards by symbol: `legionario, vessillo, arena`, `2 legionari, arena`, `nessuna carta`.
    #[must_use]
    pub fn pile(self, pile: Pile) -> String {
        if pile.is_empty() {
            return self.say("pile-empty");
        }
        let held = pile.iter().filter(|&(_, cards)| cards > 0);
        self.list(held.map(|(symbol, cards)| self.symbols(symbol, cards)))
    }

    /// What a tris gives: `1 centro di potere, 1 trireme, 2 legionari da pagare`.
    #[must_use]
    pub fn gain(self, gain: Gain) -> String {
        let Gain { armies, triremes, centres, owed } = gain;
        let counted = [
            self.counted("count-centres", "centres", centres.into()),
            self.counted("count-legionaries", "armies", armies.0),
            self.counted("count-triremes", "triremes", triremes.0),
            self.counted("gain-owed", "armies", owed.0),
        ];
        self.some_of(counted.into_iter().flatten()).unwrap_or_else(|| self.say("gain-nothing"))
    }

    /// What is still to be done with what a turn has brought: `3 legionari da piazzare, 1 trireme da varare`; nothing if
    /// there is nothing.
    #[must_use]
    pub fn still_due(self, turn: &Turn) -> Option<String> {
        let Turn { due: Armies(due), triremes_due: Triremes(triremes), centres_due, points: Points(points), .. } =
            *turn;
        let counted = [
            self.counted("due-points", "points", points),
            self.counted("due-centres", "centres", centres_due.into()),
            self.counted("due-legionaries", "armies", due),
            self.counted("due-triremes", "triremes", triremes),
        ];
        self.some_of(counted.into_iter().flatten())
    }

    /// How the legionaries owed for a centre of power are paid: `con la trireme del tris`.
    #[must_use]
    pub fn price(self, price: Price) -> String {
        self.say(match price {
            Price::Nothing => "price-nothing",
            Price::Province => "price-province",
            Price::Due => "price-due",
            Price::Trireme => "price-trireme",
        })
    }

    /// Supremacies by name: `impero più vasto, più mari`; `nessuna supremazia`.
    #[must_use]
    pub fn supremacies(self, supremacies: Supremacies) -> String {
        let Supremacies { empire, provinces, seas } = supremacies;
        let named = [(empire, "supremacy-empire"), (provinces, "supremacy-provinces"), (seas, "supremacy-seas")];
        let named = named.into_iter().filter(|&(held, _)| held).map(|(_, id)| self.say(id));
        self.some_of(named).unwrap_or_else(|| self.say("supremacy-none"))
    }

    /// How a player stands, in one line: `1° rosso: 20 punti, coefficiente potenziale 31, esercito 45`.
    #[must_use]
    pub fn spqr_score(self, score: &Score, names: &Names<'_>) -> String {
        let said = self
            .sentence("spqr-score")
            .with("place", self.ordinal(score.place))
            .with("seat", self.spqr_seat(score.seat, names))
            .with("points", score.points)
            .with("potential", score.potential)
            .with("army", score.army)
            .say();
        match score.status {
            spqr::Status::Playing => said,
            left => self.list([said, self.spqr_status(left)].into_iter()),
        }
    }

    /// Why a table cannot be set up.
    #[must_use]
    pub fn spqr_setup_fault(self, fault: &SetupFault) -> String {
        match fault {
            SetupFault::Players { players, allowed } => {
                let allowed = self.list(allowed.iter().map(u8::to_string));
                self.sentence("spqr-setup-players").with("players", *players).with("allowed", allowed).say()
            }
            SetupFault::Absent(absent) => self.sentence("spqr-setup-absent").with("absent", *absent).say(),
            SetupFault::Missing(what) => self.sentence("setup-missing").with("what", what.clone()).say(),
        }
    }

    /// So many of something; nothing for none.
    fn counted(self, id: &'static str, what: &'static str, number: u16) -> Option<String> {
        (number > 0).then(|| self.sentence(id).with(what, number).say())
    }

    /// Things one after the other, if there are some.
    fn some_of(self, things: impl Iterator<Item = String>) -> Option<String> {
        let list = self.list(things);
        (!list.is_empty()).then_some(list)
    }
}
