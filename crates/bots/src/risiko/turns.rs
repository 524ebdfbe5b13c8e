//! At random, but only among shapes of a turn that a person might play: reinforcements in one piece, an attack
//! only where it can go on, everything moved in or the least, one maneuver of all that can go.

use board::{Territory, TerritorySet};
use chance::{Source, Stream};
use rules::{Armies, Command, Legal, Phase, View};

pub(crate) fn choose(view: &View<'_>, legal: &Legal<'_>, source: &mut impl Source) -> Option<Command> {
    match view.open().phase() {
        Phase::Reinforce | Phase::Combat => turn(view, legal, source),
        Phase::Placement { .. } => place(legal, source),
        Phase::Occupy(_) => {
            let (least, most) = legal.occupation()?;
            Some(Command::Occupy(if heads(source) { most } else { least }))
        }
        _ => super::random::choose(legal, source),
    }
}

fn turn(view: &View<'_>, legal: &Legal<'_>, source: &mut impl Source) -> Option<Command> {
    if view.hand().len() >= 3
        && let Some(cards) = legal.tris().next()
    {
        return Some(Command::PlayTris(cards));
    }
    if view.open().due() > Armies(0) {
        return place(legal, source);
    }
    if source.below(Stream::Cards, 8) > 0
        && let Some(attack) = attack(view, legal, source)
    {
        return Some(attack);
    }
    maneuver(view, legal, source).or(Some(Command::Pass))
}

fn place(legal: &Legal<'_>, source: &mut impl Source) -> Option<Command> {
    let (on, armies) = legal.places();
    Some(Command::Place { on: any(on, source)?, armies })
}

/// From a territory that outnumbers its target.
fn attack(view: &View<'_>, legal: &Legal<'_>, source: &mut impl Source) -> Option<Command> {
    let open = view.open();
    let bases = open.owned(view.seat()?) & open.with_at_least(4);
    let from = any(bases, source)?;
    let weaker = legal.targets(from).iter().filter(|&to| open.armies(to) < open.armies(from)).collect();
    let to = any(weaker, source)?;
    Some(Command::Attack { from, to, dice: legal.dice(from, to).last()? })
}

fn maneuver(view: &View<'_>, legal: &Legal<'_>, source: &mut impl Source) -> Option<Command> {
    let open = view.open();
    let from = any(open.owned(view.seat()?) & open.with_at_least(2), source)?;
    let (to, armies) = legal.moves(from);
    if armies == Armies(0) {
        return None;
    }
    Some(Command::Maneuver { from, to: any(to, source)?, armies })
}

fn any(among: TerritorySet, source: &mut impl Source) -> Option<Territory> {
    if among.is_empty() {
        return None;
    }
    among.nth(source.below(Stream::Cards, among.len() as u32) as usize)
}

fn heads(source: &mut impl Source) -> bool {
    source.below(Stream::Cards, 2) == 0
}
