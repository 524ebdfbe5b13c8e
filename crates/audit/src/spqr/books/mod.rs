//! The books of S.P.Q.RisiKo!: a second account of a game, from its events alone. Every event is held against the texts
//! as it is entered (part S of the catalogue, the articles of the box as B), and after every command the state must say
//! what the books say. Nothing here asks the rules.

mod combats;
mod ending;
mod preparation;
mod reinforcements;

use super::counting::Worth;
use super::ledger::{Ledger, must, take};
use super::opening::{Step, steps};
use super::turn::{Assault, Turn};
use crate::{Books, Verdict};
use board::Colour;
use frame::{BySeat, Player, Seat};
use regulation::spqr::Settings;
use spqr::{Cause, Command, Event, Landing, Setup, Spqr, State, Triremes};
use std::collections::VecDeque;

/// What an auditor keeps of a game of S.P.Q.RisiKo!
#[derive(Clone)]
pub struct SpqrBooks<'p> {
    settings: &'p Settings,
    players: usize,
    ledger: Ledger<'p>,
    /// What each player has rolled for the order.
    rolls: Vec<Vec<u8>>,
    sitting: BySeat<Option<Player>>,
    colours: BySeat<Option<Colour>>,
    cards_given: bool,
    steps: VecDeque<Step>,
    turn: Turn,
    course: Course,
    /// The last lap, once time is up.
    last_lap: Option<u16>,
    /// The order in which players were eliminated.
    out: Vec<Seat>,
    withdrawn: Vec<Seat>,
    excluded: Vec<Seat>,
}

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Course {
    Preparing,
    OnTurn,
    /// The turn is over; a card may be due.
    TurnOver,
    /// And taken.
    CardTaken,
    Over(Cause),
}

impl<'p> SpqrBooks<'p> {
    pub(in crate::spqr) fn new(setup: &'p Setup, settings: &'p Settings) -> Self {
        Self {
            settings,
            players: setup.players(),
            ledger: Ledger::new(setup, settings),
            rolls: vec![Vec::new(); setup.players()],
            sitting: BySeat::all(None),
            colours: BySeat::all(None),
            cards_given: false,
            steps: steps(settings, setup.players(), setup.map.provinces().len()),
            turn: Turn::new(Seat::FIRST, 0),
            course: Course::Preparing,
            last_lap: None,
            out: Vec::new(),
            withdrawn: Vec::new(),
            excluded: Vec::new(),
        }
    }

    fn player_seats(&self) -> &'static [Seat] {
        &Seat::ALL[..self.players]
    }
}

impl Books<Spqr> for SpqrBooks<'_> {
    fn enter(&mut self, event: &Event) -> Verdict {
        must(!matches!(self.course, Course::Over(_)), "the game is over")?;
        let preparing = self.course == Course::Preparing;
        match *event {
            Event::OrderRolled { player, faces } => {
                self.rolls[player.index()].push(faces.sum());
                Ok(())
            }
            Event::OrderSettled(order) => self.sit(&order),
            Event::ColourChosen { seat, colour } => self.colour(seat, colour),
            Event::CardsGiven { each, removed } => self.give_cards(each, removed),
            Event::Settled { seat, province, armies } => self.settle(seat, province, armies.0),
            Event::CentreBuilt { seat, on, price } if preparing => self.found(seat, on, price),
            Event::CentreBuilt { seat, on, price } => self.build(seat, on, price),
            Event::Placed { seat, on, armies } if preparing => self.garrison(seat, on, armies.0),
            Event::Placed { seat, on, armies } => self.place(seat, on, armies.0),
            Event::TakenBack { from, armies, .. } => self.take_back(from, armies.0),
            Event::TurnBegan { seat, lap, due, points } => self.begin_turn(seat, lap.0, due.0, points.0),
            Event::CentresGarrisoned { seat, armies } => self.garrison_centres(seat, armies.0),
            Event::PointsClaimed { seat, points } => self.claim(seat, points.0),
            Event::PointsRecovered { seat, points } => self.recover(seat, points.0),
            Event::TrisPlayed { seat, cards, armies, triremes: Triremes(triremes), centres, owed } => {
                self.play_tris(seat, cards, Worth { legionaries: armies.0, triremes, centres, owed: owed.0 })
            }
            Event::Declined { seat } => self.decline(seat),
            Event::Launched { seat, sea, triremes } => self.launch(seat, sea, triremes.0),
            Event::Unlaunched { seat, sea, triremes } => self.unlaunch(seat, sea, triremes.0),
            Event::Embarked { from, sea, triremes } => self.embark(from, sea, triremes.0),
            Event::Disembarked { sea, to, triremes } => self.disembark(sea, to, triremes.0),
            Event::Sailed { from, to, triremes } => self.sail(from, to, triremes.0),
            Event::RammingDeclared { sea, against, dice } => self.ram(sea, against, dice.0.into()),
            Event::LandingDeclared { from, sea, to, armies } => self.land(Landing { from, sea, to, force: armies }),
            Event::AttackDeclared { from, to, dice } => self.attack(Assault { from, to, dice: dice.0.into() }),
            Event::BattleRolled { attack, defence, attacker_lost, defender_lost } => {
                self.roll((attack, defence), (attacker_lost.0, defender_lost.0))
            }
            Event::Conquered { province, by } => self.conquer(province, by),
            Event::Landed { to, armies } => self.landed(to, armies.0),
            Event::Eliminated { seat, by } => self.eliminate(seat, by),
            Event::CardsCaptured { from, to, cards } => self.capture(from, to, cards),
            Event::Occupied { from, to, armies } => self.occupy(from, to, armies.0),
            Event::Maneuvered { from, to, armies, by } => self.maneuver(from, to, armies.0, by),
            Event::Passed(seat) => self.pass(seat),
            Event::DeckRenewed => self.renew_deck(),
            Event::CardTaken { seat, card } => self.take_card(seat, card),
            Event::CardLost { seat, .. } => self.lose_card(seat),
            Event::TimeUp { last } => self.time_up(last.0),
            Event::GameEnded(cause) => self.end(cause),
            Event::HandDiscarded { seat, cards } | Event::CardsForfeited { seat, cards, .. } => {
                self.ledger.discard(seat, cards)
            }
            Event::TurnPassedOn { .. } => {
                self.course = Course::TurnOver;
                Ok(())
            }
            Event::ArmiesRemoved { from, armies, .. } => {
                take(&mut self.ledger.legionaries[from], armies.0, "legionaries")?;
                self.keep_marks(from)
            }
            Event::PointsSet { seat, points, .. } => {
                self.ledger.points[seat] = points.0;
                Ok(())
            }
            Event::FleetSet { seat, sea, triremes, .. } => {
                self.ledger.fleets[seat][sea] = triremes.0;
                if seat == self.turn.seat {
                    self.turn.launched[sea] = self.turn.launched[sea].min(triremes.0);
                }
                Ok(())
            }
            Event::CentreSet { province, stands, .. } => {
                self.ledger.centres[province] = stands;
                Ok(())
            }
            Event::Withdrawn { seat, .. } => {
                self.withdrawn.push(seat);
                self.leave(seat)
            }
            Event::Excluded { seat, .. } => {
                self.excluded.push(seat);
                self.leave(seat)
            }
            Event::Corrected { province, owner, armies, .. } => {
                if !self.ledger.owns(owner, province) {
                    self.turn.placed[province] = 0;
                }
                (self.ledger.owners[province], self.ledger.legionaries[province]) = (Some(owner), armies.0);
                self.keep_marks(province)
            }
        }
    }

    /// What happened is what was asked for.
    fn check_choice(&self, command: Command, event: &Event) -> Verdict {
        let asked = match (command, *event) {
            (_, Event::Placed { on, armies, .. }) => Command::Place { on, armies },
            (_, Event::TakenBack { from, armies, .. }) => Command::TakeBack { from, armies },
            (Command::Settle(_), Event::Settled { province, .. }) => Command::Settle(province),
            (_, Event::CentreBuilt { on, price, .. }) => Command::Build { on, price },
            (_, Event::PointsClaimed { points, .. }) => Command::Claim(points),
            (_, Event::TrisPlayed { cards, .. }) => Command::PlayTris(cards),
            (_, Event::Launched { sea, triremes, .. }) => Command::Launch { sea, triremes },
            (_, Event::Unlaunched { sea, triremes, .. }) => Command::Unlaunch { sea, triremes },
            (_, Event::Embarked { from, sea, triremes }) => Command::Embark { from, sea, triremes },
            (_, Event::Disembarked { sea, to, triremes }) => Command::Disembark { sea, to, triremes },
            (_, Event::Sailed { from, to, triremes }) => Command::Sail { from, to, triremes },
            (_, Event::RammingDeclared { sea, against, dice }) => Command::Ram { sea, against, dice },
            (_, Event::LandingDeclared { from, sea, to, armies }) => Command::Land { from, sea, to, armies },
            (_, Event::AttackDeclared { from, to, dice }) => Command::Attack { from, to, dice },
            (_, Event::Occupied { armies, .. }) => Command::Occupy(armies),
            (_, Event::Maneuvered { from, to, armies, by }) => Command::Maneuver { from, to, armies, by },
            _ => return Ok(()),
        };
        if asked == command { Ok(()) } else { Err(format!("{event:?} is not what was asked for")) }
    }

    fn compare(&self, state: &State) -> Verdict {
        self.check_nothing_pending()?;
        self.ledger.compare(state)?;
        let open = state.open();
        for seat in Seat::ALL {
            must(open.colour(seat) == self.colours[seat], "another colour")?;
            let sits = open.player(seat) == self.sitting[seat].unwrap_or_default();
            must(sits, "another player sits there")?;
        }
        must(open.last_lap.0 == self.last_lap.unwrap_or(0), "another last lap")?;
        if self.course == Course::OnTurn {
            self.turn.compare(open)?;
        }
        self.compare_phase(open.phase)?;
        if let Course::Over(_) = self.course { self.compare_scores(state) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use frame::{Armies, Dice, Faces, Lap, Order};
    use regulation::Library;
    use spqr::Points;

    /// A table of four at the beginning of the first turn, without asking the rules: everybody has nine provinces in the
    /// order of the map, the neutral army has Italia and the last ones.
    fn prepared<'p>(setup: &'p Setup, settings: &'p Settings) -> SpqrBooks<'p> {
        let mut books = SpqrBooks::new(setup, settings);
        books.steps.clear();
        let mut order = Order::empty();
        for (seat, player) in Seat::ALL.into_iter().zip(Player::first(4)) {
            let faces = Faces::new(&[6 - player.index() as u8]).expect("a face");
            assert_eq!(books.enter(&Event::OrderRolled { player, faces }), Ok(()));
            order.seat(seat, player);
        }
        assert_eq!(books.enter(&Event::OrderSettled(order)), Ok(()));
        for (number, province) in setup.map.provinces().iter().enumerate() {
            (books.ledger.owners[province], books.ledger.legionaries[province]) = (Seat::new(number / 9), 3);
        }
        books
    }

    fn turn_began(due: u16, points: u16) -> Event {
        Event::TurnBegan { seat: Seat::A, lap: Lap(1), due: Armies(due), points: Points(points) }
    }

    /// The books alone, without asking the rules, notice what the texts do not allow.
    #[test]
    fn the_books_know_the_texts() {
        let regulation = Library::embedded().get("spqr-rtu").expect("embedded");
        let settings = regulation.spqr().expect("S.P.Q.");
        let setup = Setup::new(settings, 4, 0).expect("a table");
        let fresh = prepared(&setup, settings);
        let accepts = |books: &SpqrBooks<'_>, event: Event| books.clone().enter(&event).is_ok();
        let points = fresh.ledger.points_due(Seat::A);
        assert!(accepts(&fresh, turn_began(3, points)));
        assert!(!accepts(&fresh, turn_began(4, points)) && !accepts(&fresh, turn_began(3, points + 1)));
        let mut books = fresh.clone();
        books.ledger.legionaries[setup.map.find("africa").expect("on the map")] = 9;
        assert_eq!(books.enter(&turn_began(3, points)), Ok(()));
        let [africa, numidia, italia] =
            ["africa", "numidia", "italia"].map(|id| setup.map.find(id).expect("a province"));
        let syrtis = setup.map.find_sea("syrtis").expect("a sea");
        let attack = Event::AttackDeclared { from: africa, to: numidia, dice: Dice(3) };
        assert!(!accepts(&books, attack), "reinforcements are not placed");
        let placed = |armies| Event::Placed { seat: Seat::A, on: africa, armies: Armies(armies) };
        assert!(!accepts(&books, placed(4)));
        assert_eq!(books.enter(&placed(3)), Ok(()));
        assert!(
            !accepts(&books, placed(1)) && !accepts(&books, Event::PointsClaimed { seat: Seat::A, points: Points(1) })
        );
        let two = Event::AttackDeclared { from: africa, to: numidia, dice: Dice(2) };
        assert!(accepts(&books, attack) && !accepts(&books, two), "fewer dice than the defence");
        let mut last = books.clone();
        for province in setup.map.provinces().iter().filter(|&province| books.ledger.owns(Seat::B, province)) {
            last.ledger.owners[province] = Some(Seat::C);
        }
        last.ledger.owners[numidia] = Some(Seat::B);
        assert!(!accepts(&last, attack), "the last province of a player, in the first lap");
        last.turn.lap = 5;
        assert!(accepts(&last, attack));
        let landing = Event::LandingDeclared { from: africa, sea: syrtis, to: italia, armies: Armies(3) };
        assert!(!accepts(&books, landing), "no triremes");
        let embarked = |triremes| Event::Embarked { from: africa, sea: syrtis, triremes: Triremes(triremes) };
        assert!(accepts(&books, embarked(3)) && !accepts(&books, embarked(4)), "somebody stays");
        assert_eq!(books.enter(&attack), Ok(()));
        let rolled = |lost: (u16, u16)| Event::BattleRolled {
            attack: Faces::new(&[6, 6, 2]).expect("faces"),
            defence: Faces::new(&[6, 5, 1]).expect("faces"),
            attacker_lost: Armies(lost.0),
            defender_lost: Armies(lost.1),
        };
        assert!(
            accepts(&books, rolled((1, 2))) && !accepts(&books, rolled((0, 2))) && !accepts(&books, rolled((2, 1)))
        );
        assert_eq!(books.enter(&rolled((1, 2))), Ok(()));
        assert!(!accepts(&books, embarked(1)), "conversions are over");
        assert!(!accepts(&books, Event::GameEnded(Cause::Target)) && !accepts(&books, Event::GameEnded(Cause::Time)));
        assert!(accepts(&books, Event::Passed(Seat::A)) && !accepts(&books, Event::Passed(Seat::B)));
    }
}
