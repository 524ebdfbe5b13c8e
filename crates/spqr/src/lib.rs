//! S.P.Q.RisiKo!: what may be done, what happens, what each seat sees. The same words as for RisiKo!:
//! a [`Command`] asks, [`decide`] grants it as [`Events`] or refuses it with a [`Refusal`], [`apply`] turns events into the
//! next [`State`], a [`View`] is what one seat may know of it, and [`legal`] describes everything that would be granted.
//!
//! Rules are named by the ids of the catalogue: `S1`–`S8` the tournament text, `B3`–`B18` the articles of the rules in
//! the box, `C…` the casebook.
//!
//! There is no file, clock, network or randomness here: time and chance come in as commands of their own
//! actors.

mod apply;
mod audit;
mod command;
mod draft;
mod end;
mod event;
mod game;
mod land;
mod legal;
mod order;
mod phase;
mod placement;
mod points;
mod position;
mod referee;
mod refusal;
mod reinforce;
mod scoring;
mod sea;
mod setup;
mod state;
mod tris;
mod view;

pub use apply::apply;
pub use audit::{Broken, audit};
pub use command::{Command, Ruling};
pub use event::{Event, Events};
pub use game::Spqr;
pub use land::{defence_dice, free_to_leave, most_attack_dice, occupation_bounds};
pub use legal::{Legal, legal};
pub use phase::{Attack, Cause, Landing, Phase, Price, Stage};
pub use points::{Supremacies, points_due, seas_of, supremacies};
pub use position::Position;
pub use refusal::Refusal;
pub use reinforce::{launched, legionaries_due, takeable};
pub use scoring::{Potential, Score, army, potential, scores};
pub use sea::{most_naval_dice, most_to_disembark, most_to_embark};
pub use setup::{ARMIES, Setup, SetupFault};
pub use state::{Open, Place, Points, Ramming, State, Status, Triremes, Turn};
pub use tris::{COMBINATIONS, Gain, gain, gain_here, sites};
pub use view::{Seen, Shown, View, see};

use board::rome::Pile;
use chance::{Source, Stream};
use draft::Draft;
use frame::{Actor, Dice, Faces, Player, Seat};
use sea::dice_of;

/// Who is awaited.
pub type Awaited = frame::Awaited<Chance>;

/// A question to chance. The deck is a secret, so a question stays with whoever hosts the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// So many dice for the order.
    OrderDice(Player, Dice),
    /// Attack and defence dice.
    BattleDice(Dice, Dice),
    /// A card from the deck, each as likely as another.
    Card(Pile),
}

impl Chance {
    /// The answer of a source of chance.
    #[inline]
    pub fn answer(self, source: &mut impl Source) -> Command {
        match self {
            Self::OrderDice(_, dice) => Command::RollOrder(Faces::roll(dice, || source.die())),
            Self::BattleDice(attack, defence) => Command::RollBattle {
                attack: Faces::roll(attack, || source.die()),
                defence: Faces::roll(defence, || source.die()),
            },
            Self::Card(deck) => {
                let card = source.below(Stream::Cards, deck.total().max(1) as u32) as usize;
                deck.nth(card).map_or(Command::Pass, Command::TakeCard)
            }
        }
    }
}

impl State {
    /// Who is to act.
    #[must_use]
    pub fn awaited(&self, setup: &Setup) -> Awaited {
        if let Some(seat) = self.open.seat_to_act() {
            return Awaited::Seat(seat);
        }
        if let Some((attack, defence)) = self.open.battle_dice() {
            return Awaited::Chance(Chance::BattleDice(attack, defence));
        }
        match self.open.phase {
            Phase::Order(rolls) => rolls
                .next()
                .map_or(Awaited::Nobody, |player| Awaited::Chance(Chance::OrderDice(player, Dice(setup.order_dice)))),
            Phase::Card => Awaited::Chance(Chance::Card(self.deck())),
            _ => Awaited::Nobody,
        }
    }
}

impl Open {
    /// The seat that is to act; `None` while chance is asked, or when the game is over.
    #[inline]
    #[must_use]
    pub const fn seat_to_act(&self) -> Option<Seat> {
        match self.phase {
            Phase::Turn(_) | Phase::Occupy(_) => Some(self.turn),
            Phase::Colours(seat)
            | Phase::Settling(seat)
            | Phase::SettlingNeutral { by: seat, .. }
            | Phase::Founding(seat)
            | Phase::Garrisoning { seat, .. } => Some(seat),
            Phase::Order(_)
            | Phase::Supplying
            | Phase::Ready
            | Phase::Ramming { .. }
            | Phase::Landing(_)
            | Phase::Battle(_)
            | Phase::Card
            | Phase::Next { .. }
            | Phase::Over(_) => None,
        }
    }

    /// The dice of the attack being fought.
    #[inline]
    #[must_use]
    pub fn battle_dice(&self) -> Option<(Dice, Dice)> {
        match self.phase {
            Phase::Ramming { sea, against, dice } => Some((dice, most_naval_dice(self.fleet(against, sea)))),
            Phase::Landing(Landing { to, force, .. }) => Some((dice_of(force), defence_dice(self, to))),
            Phase::Battle(Attack { to, dice, .. }) => Some((dice, defence_dice(self, to))),
            _ => None,
        }
    }
}

/// What happens if this is asked: complete events, or the reason why not. Reads, never writes.
pub fn decide(setup: &Setup, state: &State, actor: Actor, command: Command) -> Result<Events, Refusal> {
    <Spqr as frame::Game>::decide(setup, state, actor, command)
}

/// [`decide`] and [`apply`] in one, with the events in a list of the caller's: a refused command leaves the state
/// untouched and the list empty.
pub fn step(
    setup: &Setup,
    state: &mut State,
    actor: Actor,
    command: Command,
    events: &mut Events,
) -> Result<(), Refusal> {
    events.clear();
    if let Phase::Over(_) = state.open.phase {
        return Err(Refusal::GameOver);
    }
    let mut draft = Draft::new(setup, state, events);
    match actor {
        Actor::Seat(seat) => by_seat(&mut draft, seat, command)?,
        Actor::Chance => by_chance(&mut draft, command)?,
        Actor::Clock | Actor::Referee => by_authority(&mut draft, actor, command)?,
    }
    end::flow(&mut draft);
    Ok(())
}

/// Asks the rule of the command, then emits its event.
fn by_seat(d: &mut Draft<'_>, seat: Seat, command: Command) -> Result<(), Refusal> {
    check(d.setup, &d.state.open, seat, d.state.hand(seat), command)?;
    let open = &d.state.open;
    match command {
        Command::ChooseColour(colour) => d.emit(Event::ColourChosen { seat, colour }),
        Command::Settle(province) => {
            let (seat, armies) = placement::settlement(d.setup, open, seat);
            d.emit(Event::Settled { seat, province, armies });
        }
        Command::Build { on, price } => d.emit(Event::CentreBuilt { seat, on, price }),
        Command::Claim(points) => {
            d.emit(Event::PointsClaimed { seat, points });
            end::notice_target(d);
        }
        Command::Recover => {
            d.emit(Event::PointsRecovered { seat, points: open.now.points });
            end::notice_target(d);
        }
        Command::PlayTris(cards) => {
            let Gain { armies, triremes, centres, owed } =
                tris::gain_here(d.setup, open, seat, cards).unwrap_or_default();
            d.emit(Event::TrisPlayed { seat, cards, armies, triremes, centres, owed });
        }
        Command::Decline => d.emit(Event::Declined { seat }),
        Command::Place { on, armies } => d.emit(Event::Placed { seat, on, armies }),
        Command::TakeBack { from, armies } => d.emit(Event::TakenBack { seat, from, armies }),
        Command::Launch { sea, triremes } => d.emit(Event::Launched { seat, sea, triremes }),
        Command::Unlaunch { sea, triremes } => d.emit(Event::Unlaunched { seat, sea, triremes }),
        Command::Embark { from, sea, triremes } => d.emit(Event::Embarked { from, sea, triremes }),
        Command::Disembark { sea, to, triremes } => d.emit(Event::Disembarked { sea, to, triremes }),
        Command::Sail { from, to, triremes } => d.emit(Event::Sailed { from, to, triremes }),
        Command::Ram { sea, against, dice } => d.emit(Event::RammingDeclared { sea, against, dice }),
        Command::Land { from, sea, to, armies } => d.emit(Event::LandingDeclared { from, sea, to, armies }),
        Command::Attack { from, to, dice } => d.emit(Event::AttackDeclared { from, to, dice }),
        Command::Occupy(armies) => {
            if let Phase::Occupy(Attack { from, to, .. }) = open.phase {
                d.emit(Event::Occupied { from, to, armies });
            }
        }
        Command::Maneuver { from, to, armies, by } => d.emit(Event::Maneuvered { from, to, armies, by }),
        Command::Pass => d.emit(Event::Passed(seat)),
        Command::RollOrder(_)
        | Command::RollBattle { .. }
        | Command::TakeCard(_)
        | Command::TimeUp
        | Command::Rule(..) => {}
    }
    Ok(())
}

/// Whether a seat with this hand may do this now: all a player's legality depends on.
pub(crate) fn check(setup: &Setup, open: &Open, seat: Seat, hand: Pile, command: Command) -> Result<(), Refusal> {
    match open.seat_to_act() {
        Some(awaited) if awaited == seat => {}
        Some(_) => return Err(Refusal::NotYourTurn),
        None => return Err(Refusal::ChancePending),
    }
    match (command, open.phase) {
        (command, Phase::Turn(stage)) => check_in_turn(setup, open, seat, hand, stage, command),
        (Command::Occupy(armies), Phase::Occupy(attack)) => land::check_occupy(setup, open, attack, armies),
        (Command::ChooseColour(colour), Phase::Colours(_)) => order::check_colour(setup, open, colour),
        (Command::Settle(province), Phase::Settling(_) | Phase::SettlingNeutral { .. }) => {
            placement::check_settle(open, province)
        }
        (Command::Build { on, price: Price::Nothing }, Phase::Founding(_)) => {
            placement::check_found(setup, open, seat, on)
        }
        (Command::Build { price, .. }, Phase::Founding(_)) => {
            Err(Refusal::WrongPrice { price, owed: frame::Armies(0) })
        }
        (Command::Place { on, armies }, Phase::Garrisoning { left, .. }) => {
            placement::check_garrison(open, seat, left, on, armies)
        }
        (other, _) => Err(not_now(other)),
    }
}

fn not_now(command: Command) -> Refusal {
    if command.is_chance() || command.is_authority() { Refusal::NotYours } else { Refusal::WrongPhase }
}

/// The acts of a turn: each belongs to a stage, and from the conversions on all that is due must be placed (B4, B6).
fn check_in_turn(
    setup: &Setup,
    open: &Open,
    seat: Seat,
    hand: Pile,
    stage: Stage,
    command: Command,
) -> Result<(), Refusal> {
    let goes_on = |belongs| reinforce::check_stage(belongs, stage).and_then(|()| reinforce::check_all_placed(open));
    let places = || reinforce::check_may_place(open, stage);
    let takes_back = || reinforce::check_may_take_back(open, stage);
    match command {
        Command::Claim(points) => points::check_claim(open, stage, points),
        Command::Recover => points::check_recover(open, seat, stage),
        Command::PlayTris(cards) => tris::check_tris(setup, open, seat, stage, hand, cards),
        Command::Build { on, price } => tris::check_build(setup, open, seat, on, price),
        Command::Decline => tris::check_decline(setup, open, seat),
        Command::Place { on, armies } => places().and_then(|()| reinforce::check_place(open, seat, on, armies)),
        Command::TakeBack { from, armies } => {
            takes_back().and_then(|()| reinforce::check_take_back(setup, open, from, armies))
        }
        Command::Launch { sea, triremes } => {
            places().and_then(|()| reinforce::check_launch(setup, open, seat, sea, triremes))
        }
        Command::Unlaunch { sea, triremes } => {
            takes_back().and_then(|()| reinforce::check_unlaunch(setup, open, seat, sea, triremes))
        }
        Command::Embark { from, sea, triremes } => {
            goes_on(Stage::Conversions).and_then(|()| sea::check_embark(setup, open, seat, (from, sea), triremes))
        }
        Command::Disembark { sea, to, triremes } => {
            goes_on(Stage::Conversions).and_then(|()| sea::check_disembark(setup, open, seat, (sea, to), triremes))
        }
        Command::Sail { from, to, triremes } => {
            goes_on(Stage::Sailed).and_then(|()| sea::check_sail(setup, open, seat, stage, (from, to), triremes))
        }
        Command::Ram { sea, against, dice } => {
            goes_on(Stage::NavalCombat).and_then(|()| sea::check_ram(setup, open, seat, (sea, against), dice))
        }
        Command::Land { from, sea, to, armies } => {
            let landing = Landing { from, sea, to, force: armies };
            goes_on(Stage::Landings).and_then(|()| sea::check_land(setup, open, seat, landing))
        }
        Command::Attack { from, to, dice } => {
            let attack = Attack { from, to, dice };
            goes_on(Stage::LandAttacks).and_then(|()| land::check_attack(setup, open, seat, attack))
        }
        Command::Maneuver { from, to, armies, by } => {
            goes_on(Stage::LandAttacks).and_then(|()| land::check_maneuver(setup, open, seat, (from, to), armies, by))
        }
        Command::Pass => reinforce::check_all_placed(open),
        other => Err(not_now(other)),
    }
}

fn by_chance(d: &mut Draft<'_>, command: Command) -> Result<(), Refusal> {
    match (command, d.state.open.phase) {
        (Command::RollBattle { attack, defence }, _) => match d.state.open.battle_dice() {
            Some(due) => land::roll(d, due, (attack, defence)),
            None => Err(Refusal::WrongPhase),
        },
        (Command::RollOrder(faces), Phase::Order(rolls)) => order::roll(d, rolls, faces),
        (Command::TakeCard(card), Phase::Card) => end::take_card(d, card),
        (other, _) if other.is_chance() => Err(Refusal::WrongPhase),
        (_, _) => Err(Refusal::NotYours),
    }
}

fn by_authority(d: &mut Draft<'_>, actor: Actor, command: Command) -> Result<(), Refusal> {
    match (actor, command) {
        (_, Command::TimeUp) => end::time_up(d),
        (Actor::Referee, Command::Rule(ruling, rule)) => {
            let about_card = ruling == Ruling::LoseCard && d.state.open.phase == Phase::Card;
            if d.state.open.seat_to_act().is_none() && !about_card {
                return Err(Refusal::ChancePending);
            }
            referee::rule(d, ruling, rule)
        }
        (_, _) => Err(Refusal::NotYours),
    }
}
