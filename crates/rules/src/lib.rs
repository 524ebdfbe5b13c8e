//! The game: what may be done, what happens, what each seat sees.
//!
//! Four steps, four types: a [`Command`] asks, [`decide`] grants it as [`Events`] or refuses it with a
//! [`Refusal`], [`apply`] turns events into the next [`State`], and a [`View`] is what one seat may know of it.
//! [`legal`] describes everything that would be granted.
//!
//! There is no file, clock, network or randomness here: time and chance come in as commands of their own
//! actors. The modules follow the phases of a game, so that a reader with the regulation open at one article has
//! one file to open.

mod apply;
mod attack;
mod audit;
mod coherence;
mod command;
mod deal;
mod draft;
mod end;
mod event;
mod game;
mod ghost;
mod leave;
mod legal;
mod maneuver;
mod near_end;
mod order;
mod phase;
mod placement;
mod position;
mod referee;
mod refusal;
mod reinforce;
mod scoring;
mod setup;
mod state;
mod view;

pub use frame::{
    Actor, Armies, BySeat, Dice, Exit, Faces, Lap, MAX_SEATS, Order, OrderRolls, Player, RuleId, Seat, SeatSet,
};

pub use apply::apply;
pub use attack::{most_attack_dice, most_defence_dice, occupation_bounds};
pub use audit::{Broken, audit};
pub use command::{Command, Ruling};
pub use end::closing_for;
pub use event::{Event, Events};
pub use game::Risiko;
pub use legal::{Legal, legal};
pub use maneuver::most_to_move;
pub use near_end::{NearEnd, NextRoll, closing_roller, near_end};
pub use phase::{Attack, Cause, Phase};
pub use position::{Hand, Position, SeatPosition};
pub use refusal::Refusal;
pub use reinforce::tris_worth;
pub use scoring::{Score, TablePoints, points, scores};
pub use setup::{Setup, SetupFault};
pub use state::{Open, Owner, State, Status};
pub use view::{Seen, Shown, View, see};

use board::{CardSet, ObjectiveSet, Territory, TerritorySet};
use chance::{Source, Stream};
use draft::Draft;
use end::PriorObjective;

/// Who is awaited.
pub type Awaited = frame::Awaited<Chance>;

/// A question to chance. The sets are what an answer is drawn from, each member as likely as another; some of
/// them are secrets, so a question stays with whoever hosts the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// So many dice for the order.
    OrderDice(Player, Dice),
    /// A territory card to deal.
    Territory(TerritorySet),
    /// An objective for a seat.
    Objective(Seat, ObjectiveSet),
    /// Attack and defence dice.
    BattleDice(Dice, Dice),
    /// A card from the deck.
    Card(CardSet),
    /// A card from an eliminated player's hand.
    CapturedCard(CardSet),
    /// Two dice to close the game.
    ClosingDice,
}

impl Chance {
    /// The answer of a source of chance.
    pub fn answer(self, source: &mut impl Source) -> Command {
        match self {
            Self::OrderDice(_, dice) => Command::RollOrder(Faces::roll(dice, || source.die())),
            Self::Territory(among) => {
                among.nth(pick(source, among.len())).map_or(Command::Pass, Command::DealTerritory)
            }
            Self::Objective(_, among) => {
                let objective = among.iter().nth(pick(source, among.len()));
                objective.map_or(Command::Pass, Command::DealObjective)
            }
            Self::BattleDice(attack, defence) => Command::RollBattle {
                attack: Faces::roll(attack, || source.die()),
                defence: Faces::roll(defence, || source.die()),
            },
            Self::Card(among) => among.nth(pick(source, among.len())).map_or(Command::Pass, Command::TakeCard),
            Self::CapturedCard(among) => {
                among.nth(pick(source, among.len())).map_or(Command::Pass, Command::CaptureCard)
            }
            Self::ClosingDice => Command::RollClosing(Faces::roll(Dice(2), || source.die())),
        }
    }
}

/// The place of a card among so many: the sets asked about are never empty.
fn pick(source: &mut impl Source, count: usize) -> usize {
    source.below(Stream::Cards, count.max(1) as u32) as usize
}

impl State {
    /// A game about to begin.
    #[must_use]
    pub fn new(setup: &Setup) -> Self {
        Self { open: Open::new(setup.players - setup.absent.len()), hidden: state::Hidden::new() }
    }

    /// Who is to act.
    #[must_use]
    pub fn awaited(&self, setup: &Setup) -> Awaited {
        if let Some(seat) = self.open.arriving {
            return Awaited::Chance(Chance::Objective(seat, deal::objectives_left(setup, self)));
        }
        match self.open.phase {
            Phase::Order(rolls) => rolls
                .next()
                .map_or(Awaited::Nobody, |player| Awaited::Chance(Chance::OrderDice(player, Dice(setup.order_dice)))),
            Phase::Objectives(seat) => Awaited::Chance(Chance::Objective(seat, deal::objectives_left(setup, self))),
            Phase::Deal => Awaited::Chance(Chance::Territory(deal::to_deal(setup, &self.open))),
            Phase::Battle { attack, defence } => Awaited::Chance(Chance::BattleDice(attack.dice, defence)),
            Phase::Capture { victim, .. } => Awaited::Chance(Chance::CapturedCard(self.hand(victim))),
            Phase::Card => Awaited::Chance(Chance::Card(self.deck(setup.deck.all()))),
            Phase::Closing { .. } => Awaited::Chance(Chance::ClosingDice),
            _ => self.open.seat_to_act().map_or(Awaited::Nobody, Awaited::Seat),
        }
    }
}

impl Open {
    /// The seat that is to act; `None` while chance is asked, or when the game is over.
    #[inline(always)]
    #[must_use]
    pub fn seat_to_act(&self) -> Option<Seat> {
        if self.arriving.is_some() {
            return None;
        }
        match self.phase {
            Phase::Colours(seat) | Phase::Abandon { seat, .. } | Phase::Reoccupy(seat) | Phase::GhostPlacing(seat) => {
                Some(seat)
            }
            Phase::Placement { seat, helper, .. } => Some(placement::placer(self, seat, helper)),
            Phase::Reinforce | Phase::Combat | Phase::Occupy(_) | Phase::Gift(_) => Some(self.turn),
            Phase::Declared(attack) => self.owner(attack.to).seat(),
            Phase::Order(_)
            | Phase::Objectives(_)
            | Phase::Deal
            | Phase::Ready
            | Phase::Battle { .. }
            | Phase::Capture { .. }
            | Phase::GhostActs
            | Phase::Card
            | Phase::TurnOver
            | Phase::Next { .. }
            | Phase::Closing { .. }
            | Phase::Over(_) => None,
        }
    }
}

/// What happens if this is asked: complete events, or the reason why not. Reads, never writes.
pub fn decide(setup: &Setup, state: &State, actor: Actor, command: Command) -> Result<Events, Refusal> {
    <Risiko as frame::Game>::decide(setup, state, actor, command)
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
    check_turn(&d.state.open, seat)?;
    let looked_at = d.setup.armies_complete && command.moves_armies();
    let before = if looked_at { end::prior_objective(d) } else { PriorObjective::Incomplete };
    let (setup, open) = (d.setup, &d.state.open);
    match command {
        Command::Attack { from, to, dice } => {
            check_attack(setup, open, seat, Attack { from, to, dice })?;
            d.emit(Event::AttackDeclared { from, to, dice });
        }
        Command::Maneuver { from, to, armies } => {
            check_maneuver(setup, open, seat, (from, to), armies)?;
            d.emit(Event::Maneuvered { from, to, armies });
        }
        Command::Pass => {
            check_reinforced(open)?;
            d.emit(Event::Passed(seat));
        }
        Command::Place { on, armies } => {
            let whose = check_place(open, seat, on, armies)?;
            d.emit(Event::Placed { seat: whose, on, armies });
        }
        Command::Occupy(armies) => {
            let Attack { from, to, .. } = check_occupy(setup, open, armies)?;
            d.emit(Event::Occupied { from, to, armies });
        }
        other => return by_seat_seldom(d, seat, other),
    }
    if looked_at && before == PriorObjective::Incomplete && d.state.open.turn == seat && d.state.open.lap > Lap(0) {
        check_objective(d, seat);
    }
    Ok(())
}

/// The same for the commands that are not most of a game.
fn by_seat_seldom(d: &mut Draft<'_>, seat: Seat, command: Command) -> Result<(), Refusal> {
    check_seldom(d.setup, &d.state.open, seat, d.state.hand(seat), command)?;
    match command {
        Command::TakeBack { from, armies } => d.emit(Event::TakenBack { seat, from, armies }),
        Command::PlayTris(cards) => {
            let worth = tris_worth(d.setup, d.state.open.owned(seat), cards).unwrap_or_default();
            let granted = reinforce::within_cap(d.setup, &d.state.open, seat, worth);
            d.emit(Event::TrisPlayed { seat, cards, worth, granted });
        }
        Command::Defend(dice) => d.emit(Event::DefenceDeclared(dice)),
        Command::PlaceForGhost(on) => {
            let ghost = d.state.open.owner(on).seat().unwrap_or(seat);
            d.emit(Event::Placed { seat: ghost, on, armies: Armies(1) });
        }
        Command::ChooseColour(colour) => d.emit(Event::ColourChosen { seat, colour }),
        Command::Abandon(territory) => d.emit(Event::Abandoned { seat, territory }),
        Command::Reoccupy(territory) => d.emit(Event::Reoccupied { seat, territory }),
        _ => {}
    }
    Ok(())
}

/// Whether a seat with this hand may do this now: all a player's legality depends on.
pub(crate) fn check(setup: &Setup, open: &Open, seat: Seat, hand: CardSet, command: Command) -> Result<(), Refusal> {
    check_turn(open, seat)?;
    match command {
        Command::Attack { from, to, dice } => check_attack(setup, open, seat, Attack { from, to, dice }),
        Command::Maneuver { from, to, armies } => check_maneuver(setup, open, seat, (from, to), armies),
        Command::Pass => check_reinforced(open),
        Command::Place { on, armies } => check_place(open, seat, on, armies).map(drop),
        Command::Occupy(armies) => check_occupy(setup, open, armies).map(drop),
        other => check_seldom(setup, open, seat, hand, other),
    }
}

fn check_seldom(setup: &Setup, open: &Open, seat: Seat, hand: CardSet, command: Command) -> Result<(), Refusal> {
    match (command, open.phase) {
        (Command::TakeBack { from, armies }, Phase::Reinforce | Phase::Combat) => {
            reinforce::check_take_back(setup, open, from, armies)
        }
        (Command::PlayTris(cards), Phase::Reinforce) => reinforce::check_tris(setup, open, hand, cards),
        (Command::PlayTris(_), Phase::Combat) => Err(Refusal::TrisTooLate),
        (Command::Defend(dice), Phase::Declared(attack)) => attack::check_defend(open, attack, dice),
        (Command::PlaceForGhost(on), Phase::GhostPlacing(_) | Phase::Gift(_)) => ghost::check_place(setup, open, on),
        (Command::ChooseColour(colour), Phase::Colours(_)) => order::check_colour(open, colour),
        (Command::Abandon(territory), Phase::Abandon { .. }) => deal::check_abandon(setup, open, seat, territory),
        (Command::Reoccupy(territory), Phase::Reoccupy(_)) => deal::check_reoccupy(setup, open, seat, territory),
        (other, _) if other.is_chance() || other.is_authority() => Err(Refusal::NotYours),
        (_, _) => Err(Refusal::WrongPhase),
    }
}

/// Whether it is this seat that is awaited.
#[inline(always)]
fn check_turn(open: &Open, seat: Seat) -> Result<(), Refusal> {
    match open.seat_to_act() {
        Some(awaited) if awaited == seat => Ok(()),
        Some(_) => Err(Refusal::NotYourTurn(turn_rule(open))),
        None => Err(Refusal::ChancePending),
    }
}

/// The rule that says whose turn it is: before the game, that of giving up and occupying anew; then that of the turn.
#[cold]
fn turn_rule(open: &Open) -> RuleId {
    match open.phase {
        Phase::Abandon { .. } | Phase::Reoccupy(_) => RuleId::game(2, 9),
        _ => RuleId::game(3, 1),
    }
}

#[inline]
fn check_attack(setup: &Setup, open: &Open, seat: Seat, attack: Attack) -> Result<(), Refusal> {
    check_reinforced(open)?;
    attack::check_attack(setup, open, seat, attack)
}

#[inline]
fn check_maneuver(
    setup: &Setup,
    open: &Open,
    seat: Seat,
    (from, to): (Territory, Territory),
    armies: Armies,
) -> Result<(), Refusal> {
    check_reinforced(open)?;
    maneuver::check(setup, open, seat, from, to, armies)
}

/// Whose armies they are, if they may be placed.
#[inline]
fn check_place(open: &Open, seat: Seat, on: Territory, armies: Armies) -> Result<Seat, Refusal> {
    match open.phase {
        Phase::Reinforce | Phase::Combat => reinforce::check_place(open, seat, on, armies).map(|()| seat),
        Phase::Placement { seat, left, .. } => placement::check(open, seat, left, on, armies).map(|()| seat),
        _ => Err(Refusal::WrongPhase),
    }
}

/// The attack that conquered, if so many may follow it.
#[inline]
fn check_occupy(setup: &Setup, open: &Open, armies: Armies) -> Result<Attack, Refusal> {
    match open.phase {
        Phase::Occupy(attack) => attack::check_occupy(setup, open, attack, armies).map(|()| attack),
        _ => Err(Refusal::WrongPhase),
    }
}

/// Combat, maneuver and "pass" come in a turn, after all reinforcements (G3.1, G3.10).
#[inline]
fn check_reinforced(open: &Open) -> Result<(), Refusal> {
    match open.phase {
        Phase::Reinforce | Phase::Combat if open.due == Armies(0) => Ok(()),
        Phase::Reinforce | Phase::Combat => Err(Refusal::ReinforcementsLeft(open.due)),
        _ => Err(Refusal::WrongPhase),
    }
}

impl Command {
    /// Whether it can complete an objective without a conquest: a declared attack is rolled first (C12).
    fn moves_armies(self) -> bool {
        matches!(self, Self::Place { .. } | Self::Occupy(_) | Self::Maneuver { .. })
    }

    fn is_chance(self) -> bool {
        matches!(
            self,
            Self::RollOrder(_)
                | Self::DealTerritory(_)
                | Self::DealObjective(_)
                | Self::RollBattle { .. }
                | Self::TakeCard(_)
                | Self::CaptureCard(_)
                | Self::RollClosing(_)
        )
    }

    fn is_authority(self) -> bool {
        matches!(self, Self::TimeUp | Self::Rule(..))
    }
}

/// Where armies alone can complete an objective, it is complete as they are moved (G7.1).
fn check_objective(d: &mut Draft<'_>, seat: Seat) {
    if end::objective_complete(d.setup, d.state, seat, None) {
        end::reach_objective(d, seat);
    }
}

fn by_chance(d: &mut Draft<'_>, command: Command) -> Result<(), Refusal> {
    if let Some(seat) = d.state.open.arriving {
        return match command {
            Command::DealObjective(objective) => deal::deal_objective(d, seat, objective),
            _ => Err(Refusal::WrongPhase),
        };
    }
    match (d.state.open.phase, command) {
        (Phase::Order(rolls), Command::RollOrder(faces)) => order::roll(d, rolls, faces),
        (Phase::Objectives(seat), Command::DealObjective(objective)) => deal::deal_objective(d, seat, objective),
        (Phase::Deal, Command::DealTerritory(card)) => deal::deal_territory(d, card),
        (Phase::Battle { attack, defence: dice }, Command::RollBattle { attack: a, defence }) => {
            attack::roll(d, attack, dice, (a, defence))
        }
        (Phase::Capture { victim, .. }, Command::CaptureCard(card)) => attack::capture(d, victim, card),
        (Phase::Card, Command::TakeCard(card)) => end::take_card(d, card),
        (Phase::Closing { seat, lap }, Command::RollClosing(faces)) => end::roll_closing(d, seat, lap, faces),
        (_, command) if !command.is_chance() => Err(Refusal::NotYours),
        (_, _) => Err(Refusal::WrongPhase),
    }
}

fn by_authority(d: &mut Draft<'_>, actor: Actor, command: Command) -> Result<(), Refusal> {
    match (actor, command) {
        (_, Command::TimeUp) if d.state.open.time_is_up() => Err(Refusal::TimeIsUp),
        (_, Command::TimeUp) => {
            d.emit(Event::TimeUp);
            Ok(())
        }
        (Actor::Referee, Command::Rule(ruling, rule)) => {
            let about_card = ruling == Ruling::LoseCard && d.state.open.phase == Phase::Card;
            if let Awaited::Chance(_) = d.state.awaited(d.setup)
                && !about_card
            {
                return Err(Refusal::ChancePending);
            }
            referee::rule(d, ruling, rule)
        }
        (_, _) => Err(Refusal::NotYours),
    }
}
