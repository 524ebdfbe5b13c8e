//! The things of S.P.Q.RisiKo! in text: provinces, seas, cards, colours, ways to pay.

use crate::text::{Line, Read, TextFault};
use board::Colour;
use board::rome::{Map, Pile, Province, Sea, Symbol};
use spqr::{Points, Price, Triremes};

/// No deck has more cards than this.
const CARDS_MAX: usize = 99;

/// Reading the things of S.P.Q.RisiKo! off a line.
pub(super) trait Things {
    fn colour(&mut self) -> Read<Colour>;
    fn province(&mut self, map: &Map) -> Read<Province>;
    fn sea(&mut self, map: &Map) -> Read<Sea>;
    fn symbol(&mut self) -> Read<Symbol>;
    fn triremes(&mut self) -> Read<Triremes>;
    fn points(&mut self) -> Read<Points>;
    /// Cards up to the first word that is none; there may be none.
    fn pile(&mut self) -> Read<Pile>;
    /// How a price is paid: nothing if the line ends.
    fn price(&mut self) -> Read<Price>;
}

impl Things for Line<'_> {
    fn colour(&mut self) -> Read<Colour> {
        self.parse("a colour: rosso, blu, giallo, verde or nero", Colour::find)
    }

    fn province(&mut self, map: &Map) -> Read<Province> {
        self.parse("a province such as italia", |word| map.find(word))
    }

    fn sea(&mut self, map: &Map) -> Read<Sea> {
        self.parse("a sea such as ionium", |word| map.find_sea(word))
    }

    fn symbol(&mut self) -> Read<Symbol> {
        self.parse("a card: legionario, vessillo, trireme or arena", Symbol::find)
    }

    fn triremes(&mut self) -> Read<Triremes> {
        self.number("a number of triremes").map(Triremes)
    }

    fn points(&mut self) -> Read<Points> {
        self.number("a number of points").map(Points)
    }

    fn pile(&mut self) -> Read<Pile> {
        let mut pile = Pile::default();
        while let Some(symbol) = self.peek().and_then(Symbol::find) {
            self.word("a card")?;
            pile.add(symbol, 1);
            if pile.total() > CARDS_MAX {
                return Err(TextFault::new(symbol.id(), format!("at most {CARDS_MAX} cards")));
            }
        }
        Ok(pile)
    }

    fn price(&mut self) -> Read<Price> {
        match self.peek() {
            None => Ok(Price::Nothing),
            Some(_) => self.parse("how it is paid: from-province, from-due or from-trireme", |word| {
                Price::WAYS.into_iter().find(|&price| price_word(price) == word)
            }),
        }
    }
}

/// The word for a way to pay; nothing for nothing.
#[must_use]
pub fn price_word(price: Price) -> &'static str {
    match price {
        Price::Nothing => "",
        Price::Province => "from-province",
        Price::Due => "from-due",
        Price::Trireme => "from-trireme",
    }
}

/// The same with the space before it.
pub(super) fn price_text(price: Price) -> String {
    match price {
        Price::Nothing => String::new(),
        Price::Province | Price::Due | Price::Trireme => format!(" {}", price_word(price)),
    }
}

/// Cards by name, each as often as it is there.
pub(super) fn pile_text(pile: Pile) -> String {
    let names = pile.iter().flat_map(|(symbol, count)| std::iter::repeat_n(symbol.id(), count.into()));
    names.collect::<Vec<_>>().join(" ")
}
