//! A player who tries plans for a whole turn in its mind: positions drawn from what it believes, its own turn by the plan, one
//! lap of replies, and what the position is worth then. The same draws serve every plan, and half of the plans go on to the
//! next round (sequential halving).

use crate::selfplay::TimeLimit;
use crate::value::{Valued, value};
use crate::{Belief as _, BotPlayer, Choice, Named as _, NewGame, NoAnswer, Question, Sample, Seated};
use chance::{Seeded, Source as _, Stream};
use frame::{Actor, Awaited, Events, Seat};

/// A game whose turns can be planned.
pub trait Planned: Valued {
    /// What a player intends to do with a turn; the default is to play by the shipped numbers.
    type Plan: Clone + Send + std::fmt::Debug;

    /// Of sixteen rivals that are imagined, how many play as `cautious` does and not by the shipped numbers: who thinks that everybody
    /// plays like itself is beaten by whoever does not.
    const DOUBT: u32 = 0;

    /// The moment a plan is made at, if there is something to plan now: as long as it stays the same, so does the plan.
    fn moment(view: &Self::View<'_>) -> Option<u64>;

    /// Plans worth trying, the usual way to play first.
    fn plans(setup: &Self::Setup, view: &Self::View<'_>) -> Vec<Self::Plan>;

    /// What a player does now who has this plan.
    fn follow(
        plan: &Self::Plan,
        setup: &Self::Setup,
        view: &Self::View<'_>,
        source: &mut impl chance::Source,
    ) -> Self::Command;

    /// What a position that was drawn is worth to a seat, from 0 to 1; exact once the game is over.
    fn worth(setup: &Self::Setup, sample: &Sample<Self>, seat: Seat) -> f32
    where
        Self: Sized,
    {
        let said = if sample.progress().is_over {
            Self::result(setup, sample.state(), seat)
        } else {
            value::<Self>(setup, seat, |of| sample.view(setup, of))
        };
        said.chance + POINTS * said.amount.clamp(0.0, 1.0)
    }
}

/// How much all points of a table count beside the first place: a thousandth each of the 86 of an objective, as in the tournament
/// points of the Challenge (T1).
const POINTS: f32 = 0.086;

/// How hard a player thinks: a number of draws for a turn, the same on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Depth {
    /// The draws for the plan of a turn, all plans together.
    pub draws: u32,
}

/// So many commands are more than a game has; one that goes on is valued as it stands.
const COMMANDS_MAX: u32 = 20_000;

/// A player who searches.
#[derive(Clone, Debug)]
pub struct Searcher<G: Planned> {
    depth: Depth,
    belief: Option<<G as Seated>::Belief>,
    /// What was found, and the moment it was looked for.
    plan: Option<(u64, Found<G>)>,
}

/// The best plan, what it is worth, and whether time was over before all was looked at.
#[derive(Clone, Debug)]
struct Found<G: Planned> {
    plan: G::Plan,
    worth: f32,
    capped: bool,
}

impl<G: Planned> Searcher<G> {
    /// One who thinks so hard.
    #[must_use]
    pub const fn new(depth: Depth) -> Self {
        Self { depth, belief: None, plan: None }
    }

    /// The best plan and its worth.
    fn search(&self, question: &Question<'_, '_, G>, rng: &mut Seeded) -> Option<Found<G>> {
        let Question { setup, seat, view, late, .. } = question;
        let mut capped = false;
        let own = G::Belief::new(setup);
        let belief = self.belief.as_ref().unwrap_or(&own);
        let mut plans: Vec<(G::Plan, f32, u32)> =
            G::plans(setup, view).into_iter().map(|plan| (plan, 0.0, 0)).collect();
        let rounds = usize::BITS - plans.len().leading_zeros();
        let seed = u64::from(rng.below(Stream::Cards, u32::MAX)) << 20;
        let mut drawn: Vec<Sample<G>> = Vec::new();
        while plans.len() > 1 {
            let each = self.depth.draws / rounds.max(1) / plans.len() as u32;
            for number in plans[0].2..plans[0].2 + each.max(1) {
                if drawn.len() <= number as usize {
                    drawn.push(belief.sample(setup, view, rng)?);
                }
                for (plan, sum, count) in &mut plans {
                    let mut dice = Seeded::new(seed, u64::from(number));
                    let mut own = |view: &G::View<'_>, dice: &mut Seeded| G::follow(plan, setup, view, dice);
                    *sum += imagine::<G>(setup, (drawn[number as usize], Until::NextTurn), *seat, &mut dice, &mut own);
                    *count += 1;
                }
                if late() {
                    capped = true;
                    break;
                }
            }
            plans.sort_by(|a, b| (b.1 / b.2 as f32).total_cmp(&(a.1 / a.2 as f32)));
            plans.truncate(if capped { 1 } else { plans.len().div_ceil(2) });
        }
        plans.pop().map(|(plan, sum, count)| Found { plan, worth: sum / count.max(1) as f32, capped })
    }
}

/// How far a position is played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// To the seat's next turn.
    NextTurn,
    /// To the end of the game, time being up then.
    End(TimeLimit),
}

/// The rest of a seat's turn as `own` plays it and everything after it by the usual way to play, with these dice; what it is
/// worth then.
pub fn imagine<G: Planned>(
    setup: &G::Setup,
    (mut sample, until): (Sample<G>, Until),
    seat: Seat,
    dice: &mut Seeded,
    own: &mut impl FnMut(&G::View<'_>, &mut Seeded) -> G::Command,
) -> f32 {
    let mut events = Events::new_const();
    let begun = sample.progress();
    let others = Others::<G>::drawn(dice);
    for _ in 0..COMMANDS_MAX {
        let now = sample.progress();
        if now.is_over || (until == Until::NextTurn && now.turn == seat && now.lap != begun.lap) {
            break;
        }
        if matches!(until, Until::End(limit) if limit.reached(now)) {
            if sample.step(setup, Actor::Clock, G::TIME_UP, &mut events).is_err() {
                break;
            }
            continue;
        }
        let (actor, command) = match sample.awaited(setup) {
            Awaited::Nobody => break,
            Awaited::Chance(question) => (Actor::Chance, G::answer(question, dice)),
            Awaited::Seat(acts) => {
                let view = sample.view(setup, acts);
                let own_turn = acts == seat && now.lap == begun.lap;
                let command = match others.bot(acts).filter(|_| acts != seat) {
                    _ if own_turn => own(&view, dice),
                    Some(bot) => G::choose(bot, setup, &view, dice),
                    None => G::choose_by(G::shipped(), setup, &view, dice),
                };
                (Actor::Seat(acts), command)
            }
        };
        if sample.step(setup, actor, command, &mut events).is_err() {
            break;
        }
    }
    G::worth(setup, &sample, seat)
}

/// Which of the rivals in one draw play otherwise than by the shipped numbers.
struct Others<G: Planned> {
    bot: Option<G::Bot>,
    /// Four bits for each seat.
    drawn: u32,
}

impl<G: Planned> Others<G> {
    fn drawn(dice: &mut Seeded) -> Self {
        if G::DOUBT == 0 {
            return Self { bot: None, drawn: 0 };
        }
        Self { bot: G::Bot::named("cautious"), drawn: dice.below(Stream::Cards, u32::MAX) }
    }

    /// Who plays for a seat, where it is somebody else.
    fn bot(&self, seat: Seat) -> Option<G::Bot> {
        self.bot.filter(|_| (self.drawn >> (4 * seat.index())) % 16 < G::DOUBT)
    }
}

impl<G: Planned> BotPlayer<G> for Searcher<G> {
    fn begin(&mut self, game: &NewGame<'_, G>, _: &mut Seeded) {
        self.belief = Some(G::Belief::new(game.setup));
        self.plan = None;
    }

    fn saw(&mut self, setup: &G::Setup, seen: &G::Seen) {
        if let Some(belief) = &mut self.belief {
            belief.saw(setup, seen);
        }
    }

    fn choose(&mut self, question: &Question<'_, '_, G>, rng: &mut Seeded) -> Result<Choice<G>, NoAnswer> {
        let Question { setup, view, .. } = question;
        let Some(moment) = G::moment(view) else {
            return Ok(Choice::of(G::choose_by(G::shipped(), setup, view, rng)));
        };
        if self.plan.as_ref().is_none_or(|(made, ..)| *made != moment) {
            self.plan = self.search(question, rng).map(|found| (moment, found));
        }
        Ok(match &self.plan {
            Some((_, Found { plan, worth, capped })) => {
                let command = G::follow(plan, setup, view, rng);
                Choice { command, value: Some(f64::from(*worth)), reasons: Vec::new(), capped: *capped }
            }
            None => Choice::of(G::choose_by(G::shipped(), setup, view, rng)),
        })
    }
}
