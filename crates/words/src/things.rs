//! The things of the game by their names: seats, territories, cards, dice, objectives.

use crate::catalogue::Words;
use crate::names::{Called, Names};
use board::{Arm, Card, CardSet, Colour, Continent, ContinentSet, Goal, Objective, Territory, TerritorySet};
use rules::{Faces, Order, Owner, Player, Seat};

impl Words {
    /// A colour: `giallo`.
    #[must_use]
    pub fn colour(self, colour: Colour) -> String {
        self.say(match colour {
            Colour::Rosso => "colour-rosso",
            Colour::Blu => "colour-blu",
            Colour::Giallo => "colour-giallo",
            Colour::Verde => "colour-verde",
            Colour::Nero => "colour-nero",
            Colour::Viola => "colour-viola",
        })
    }

    /// A seat as the others call it: `giallo`; without a colour yet, `posto A`.
    #[must_use]
    pub fn seat(self, seat: Seat, names: &Names<'_>) -> String {
        self.called(names.called(seat))
    }

    pub(crate) fn called(self, called: Called) -> String {
        let by = |id, letter: char| self.sentence(id).with("letter", letter.to_string()).say();
        match called {
            Called::Colour(colour) => self.colour(colour),
            Called::Ghost => self.say("ghost"),
            Called::Neutral(None) => self.say("neutral-army"),
            Called::Neutral(Some(letter)) => by("neutral-army-letter", letter),
            Called::Letter(letter) => by("seat-letter", letter),
        }
    }

    /// A player of the list, before the dice decide who sits where: `giocatore 2`.
    #[must_use]
    pub fn player(self, player: Player) -> String {
        self.sentence("player-number").with("number", player.number()).say()
    }

    /// Who sits where: `A giocatore 2, B giocatore 1`.
    #[must_use]
    pub fn order(self, order: &Order) -> String {
        let seated = Seat::ALL.into_iter().filter_map(|seat| Some((seat, order.player(seat)?)));
        let places = seated.map(|(seat, player)| {
            let letter = seat.letter().to_string();
            self.sentence("order-place").with("letter", letter).with("player", self.player(player)).say()
        });
        self.list(places)
    }

    /// The seat on turn.
    pub(crate) fn on_turn(self, names: &Names<'_>) -> String {
        names.on_turn().map_or_else(|| self.say("who-is-on-turn"), |seat| self.seat(seat, names))
    }

    /// Whose a territory is: `giallo`, `neutrale`, `nessuno`.
    #[must_use]
    pub fn owner(self, owner: Owner, names: &Names<'_>) -> String {
        match owner {
            Owner::Seat(seat) => self.seat(seat, names),
            Owner::Neutral => self.say("owner-neutral"),
            Owner::Nobody => self.say("owner-nobody"),
        }
    }

    /// A territory as the board calls it: `Africa del Nord`.
    #[must_use]
    pub fn territory(self, territory: Territory, names: &Names<'_>) -> String {
        if names.board.all().has(territory) {
            return names.board.territory_name(territory).to_owned();
        }
        self.sentence("territory-unknown").with("number", territory.index() + 1).say()
    }

    /// Territories in the order of the board: `Alaska, Brasile`.
    #[must_use]
    pub fn territories(self, territories: TerritorySet, names: &Names<'_>) -> String {
        self.list(territories.iter().map(|territory| self.territory(territory, names)))
    }

    /// A continent as the board calls it: `America del Nord`.
    #[must_use]
    pub fn continent(self, continent: Continent, names: &Names<'_>) -> String {
        names.board.continent_name(continent).to_owned()
    }

    /// An arm: `fante`.
    #[must_use]
    pub fn arm(self, arm: Arm) -> String {
        self.say(match arm {
            Arm::Fante => "arm-fante",
            Arm::Cannone => "arm-cannone",
            Arm::Cavaliere => "arm-cavaliere",
        })
    }

    /// A card: `Alaska (fante)`, `jolly`.
    #[must_use]
    pub fn card(self, card: Card, names: &Names<'_>) -> String {
        let Some(territory) = card.territory() else { return self.say("card-jolly") };
        let territory = self.territory(territory, names);
        match Arm::ALL.into_iter().find(|&arm| names.deck.arm(arm).has(card)) {
            Some(arm) => self.sentence("card-of").with("territory", territory).with("arm", self.arm(arm)).say(),
            None => territory,
        }
    }

    /// Cards in the order of the deck: `Alaska (fante), Brasile (cannone), jolly`.
    #[must_use]
    pub fn cards(self, cards: CardSet, names: &Names<'_>) -> String {
        self.list(cards.iter().map(|card| self.card(card, names)))
    }

    /// The faces of dice, highest first: `6 4 2`.
    #[must_use]
    pub fn faces(self, faces: Faces) -> String {
        faces.faces().iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
    }

    /// A place in an order: `1°`, `1st`.
    #[must_use]
    pub fn ordinal(self, place: u8) -> String {
        self.sentence("ordinal").with("place", place).say()
    }

    /// The number of an objective and what the players call it: `3 «Ciclista»`.
    #[must_use]
    pub fn objective_name(self, objective: Objective, names: &Names<'_>) -> String {
        let number = objective.index() + 1;
        let known = names.objectives.find(number).is_some();
        match if known { names.objectives.name(objective) } else { "" } {
            "" => number.to_string(),
            name => self.sentence("objective-name").with("number", number).with("name", name.to_owned()).say(),
        }
    }

    /// An objective and what it asks for: `3 «Ciclista»: possedere 20 territori: …`.
    #[must_use]
    pub fn objective(self, objective: Objective, names: &Names<'_>) -> String {
        let name = self.objective_name(objective, names);
        if names.objectives.find(objective.index() + 1).is_none() {
            return name;
        }
        let goal = self.goal(&names.objectives.goal(objective), names);
        self.sentence("objective").with("name", name).with("goal", goal).say()
    }

    /// What an objective asks for.
    #[must_use]
    pub fn goal(self, goal: &Goal, names: &Names<'_>) -> String {
        match *goal {
            Goal::Territories(territories) => {
                let list = self.territories(territories, names);
                self.sentence("goal-territories").with("territories", territories.len()).with("list", list).say()
            }
            Goal::Count { territories, armies_each } => {
                self.sentence("goal-count").with("territories", territories).with("armies", armies_each).say()
            }
            Goal::Continents { named, plus_any, .. } => self.continents(named, plus_any, names),
            Goal::Destroy { colour, otherwise } => {
                self.sentence("goal-destroy").with("colour", self.colour(colour)).with("territories", otherwise).say()
            }
        }
    }

    fn continents(self, named: ContinentSet, plus_any: u8, names: &Names<'_>) -> String {
        let named: Vec<_> = names.board.continents().filter(|&continent| named.has(continent)).collect();
        let list = self.list(named.iter().map(|&continent| self.continent(continent, names)));
        self.sentence("goal-continents").with("count", named.len()).with("list", list).with("more", plus_any).say()
    }

    /// Things one after the other.
    pub fn list(self, things: impl Iterator<Item = String>) -> String {
        things.collect::<Vec<_>>().join(", ")
    }
}
