//! Attacking from the keyboard, by land, from the sea and at sea: once, or until something gives; the odds before it,
//! the way in after it.

use super::request::Fight;
use crate::odds::BattleOdds;
use crate::session::Session;
use crate::terminal::{OnlyChoice, Response};
use board::rome::{Province, Sea};
use frame::{Armies, Dice, RuleId, Seat};
use odds::{Attackers, Outnumbered, Terms};
use spqr::{
    Attack, Command, Event, Phase, Spqr, Stage, defence_dice, free_to_leave, most_attack_dice, most_naval_dice,
    occupation_bounds,
};
use words::id;

/// An attack that is rolled on until so many are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AttackUntil {
    /// By land, until so many legionaries are left on the base.
    Land { from: Province, to: Province, keep: u16 },
    /// At sea: it goes on only while the last roll sank something (B11).
    Sea { sea: Sea, against: Seat, keep: u16 },
}

impl Session<Spqr> {
    /// An attack as it was typed.
    pub(super) fn fight(&self, seat: Seat, fight: Fight) -> Response<Spqr> {
        let repeat = match fight {
            Fight::Land { from, to, keep, .. } => keep.map(|keep| AttackUntil::Land { from, to, keep }),
            Fight::Ram { sea, against, keep, .. } => keep.map(|keep| AttackUntil::Sea { sea, against, keep }),
            Fight::Sea { .. } => None,
        };
        Response { repeat, ..Response::act(self.command_of(seat, fight)) }
    }

    /// What an attack asks of the rules; what is unsaid is the most there is.
    fn command_of(&self, seat: Seat, fight: Fight) -> Command {
        let (setup, open) = (&self.game.setup, self.game.open());
        match fight {
            Fight::Land { from, to, dice, .. } => {
                let dice = dice.unwrap_or_else(|| most_attack_dice(open, from).max(Dice(1)));
                Command::Attack { from, to, dice }
            }
            Fight::Ram { sea, against, dice, .. } => {
                let dice = dice.unwrap_or_else(|| most_naval_dice(open.fleet(seat, sea)).max(Dice(1)));
                Command::Ram { sea, against, dice }
            }
            Fight::Sea { from, sea, to, armies } => {
                let armies = armies.map_or_else(|| free_to_leave(setup, open, from).max(Armies(1)), Armies);
                Command::Land { from, sea, to, armies }
            }
        }
    }

    /// The last attack of this turn once more; a landing cannot be (B12).
    pub(super) fn fight_again(&self, seat: Seat, keep: Option<u16>) -> Response<Spqr> {
        let last = self.game.chronicle.this_turn().find_map(|event| match *event {
            Event::AttackDeclared { from, to, .. } => Some(Fight::Land { from, to, dice: None, keep }),
            Event::RammingDeclared { sea, against, .. } => Some(Fight::Ram { sea, against, dice: None, keep }),
            _ => None,
        });
        match last {
            Some(fight) => self.fight(seat, fight),
            None => Response::say(vec![self.words.say(id::PLAY_NOTHING_AGAIN)]),
        }
    }

    /// The next roll of an attack that goes on; when it does not, why.
    pub(super) fn fight_on(&self, seat: Seat, until: AttackUntil) -> Response<Spqr> {
        let open = self.game.open();
        let (is_over, left, least, fight, id) = match until {
            AttackUntil::Land { from, to, keep } => (
                open.stage() != Some(Stage::LandAttacks) || open.owned(seat).has(to),
                open.armies(from).0,
                keep.max(1),
                Fight::Land { from, to, dice: None, keep: Some(keep) },
                id::PLAY_SPQR_UNTIL_STOPPED,
            ),
            AttackUntil::Sea { sea, against, keep } => {
                let sank = open.now.last_ramming.is_some_and(|last| last.sea == sea && last.sank);
                (
                    open.stage() != Some(Stage::NavalCombat) || open.fleet(against, sea).0 == 0 || !sank,
                    open.fleet(seat, sea).0,
                    keep,
                    Fight::Ram { sea, against, dice: None, keep: Some(keep) },
                    id::PLAY_SPQR_UNTIL_STOPPED_AT_SEA,
                )
            }
        };
        if is_over {
            return Response::say(Vec::new());
        }
        if left <= least {
            return Response::say(vec![self.words.say_with(id, &[("armies", left.into()), ("triremes", left.into())])]);
        }
        self.fight(seat, fight)
    }

    /// How likely an attack is to succeed, before the roll.
    pub(super) fn odds(&self, seat: Seat, fight: Fight) -> Response<Spqr> {
        let on_turn = self.game.open().stage().is_some() && self.game.open().turn == seat;
        let mut said = Vec::new();
        if !on_turn || self.can_meet(seat, fight) {
            said.push(self.odds_text(seat, fight));
        }
        if on_turn {
            said.extend(self.why_not(seat, self.command_of(seat, fight)));
        }
        Response::say(said)
    }

    /// Whether there is somebody on both sides; where there is not, a refusal says so better.
    fn can_meet(&self, seat: Seat, fight: Fight) -> bool {
        let (setup, open) = (&self.game.setup, self.game.open());
        match fight {
            Fight::Land { from, .. } => open.armies(from) > Armies(1),
            Fight::Sea { from, armies, .. } => armies.is_some() || free_to_leave(setup, open, from) > Armies(0),
            Fight::Ram { sea, against, .. } => open.fleet(seat, sea).0 > 0 && open.fleet(against, sea).0 > 0,
        }
    }

    fn odds_text(&self, seat: Seat, fight: Fight) -> String {
        let (setup, open, words, names) = (&self.game.setup, self.game.open(), self.words, self.game.names());
        let outnumbered = if setup.may_be_outnumbered() { Outnumbered::Allowed } else { Outnumbered::Forbidden };
        let province =
            |province: Province, armies: u16| format!("{} ({armies})", speech::spqr::province(words, province, &names));
        let fleet = |seat: Seat, triremes: u16| format!("{} ({triremes})", speech::spqr::seat(words, seat, &names));
        match fight {
            Fight::Land { from, to, keep, .. } => {
                let (attackers, defenders) = (open.armies(from).0, open.armies(to).0);
                let stop_at = Attackers(keep.unwrap_or(1).into());
                let terms = Terms { outnumbered, stop_at, ..Terms::default() };
                let battle = BattleOdds { attackers, defenders, terms };
                battle.text(words, id::PLAY_ODDS, &province(from, attackers), &province(to, defenders))
            }
            Fight::Sea { from, to, armies, .. } => {
                let attackers = armies.unwrap_or_else(|| free_to_leave(setup, open, from).0);
                let battle = BattleOdds { attackers, defenders: open.armies(to).0, terms: Terms::landing() };
                let to = province(to, battle.defenders);
                battle.text(words, id::PLAY_ODDS_LANDING, &province(from, attackers), &to)
            }
            Fight::Ram { sea, against, keep, .. } => {
                let (attackers, defenders) = (open.fleet(seat, sea).0, open.fleet(against, sea).0);
                let stop_at = Attackers(keep.unwrap_or(0).into());
                let terms = Terms { stop_at, ..Terms::naval(outnumbered) };
                let from = format!("{}: {}", speech::spqr::sea(words, sea, &names), fleet(seat, attackers));
                let battle = BattleOdds { attackers, defenders, terms };
                battle.text(words, id::PLAY_ODDS_NAVAL, &from, &fleet(against, defenders))
            }
        }
    }

    /// How many legionaries may enter, and why (B13, B14).
    pub(super) fn occupation_text(&self, attack: Attack) -> String {
        let names = self.game.names();
        let (least, most) = occupation_bounds(&self.game.setup, self.game.open(), attack);
        let staying = self.game.open().armies(attack.from).0.saturating_sub(most.0);
        let values = [
            ("territory", speech::spqr::province(self.words, attack.to, &names).into()),
            ("from", speech::spqr::province(self.words, attack.from, &names).into()),
            ("least", least.0.into()),
            ("most", most.0.into()),
            ("staying", staying.into()),
            ("floor", self.rule_and_article(RuleId::box_rule(13)).into()),
            ("ceiling", self.rule_and_article(RuleId::box_rule(14)).into()),
        ];
        let id = if least == most { id::PLAY_SPQR_OCCUPATION_FORCED } else { id::PLAY_SPQR_OCCUPATION_WHY };
        self.words.say_with(id, &values)
    }

    /// Where the conquered province leaves no choice, it is occupied.
    pub(super) fn only_choice(&self) -> Option<OnlyChoice<Command>> {
        let Phase::Occupy(attack) = self.game.open().phase else { return None };
        let (least, most) = occupation_bounds(&self.game.setup, self.game.open(), attack);
        let only = OnlyChoice { command: Command::Occupy(least), reason: Some(self.occupation_text(attack)) };
        (least == most).then_some(only)
    }

    /// The dice of both sides, as they are asked for at a real table.
    pub(super) fn dice_text(&self, attack: Dice) -> String {
        let (open, words, names) = (self.game.open(), self.words, self.game.names());
        let (from, to, defence) = match open.phase {
            Phase::Ramming { sea, against, .. } => {
                let from = format!(
                    "{} ({})",
                    speech::spqr::seat(words, open.turn, &names),
                    speech::spqr::sea(words, sea, &names)
                );
                (from, speech::spqr::seat(words, against, &names), most_naval_dice(open.fleet(against, sea)))
            }
            Phase::Landing(landing) => {
                let from = format!(
                    "{} ({})",
                    speech::spqr::province(words, landing.from, &names),
                    speech::spqr::sea(words, landing.sea, &names)
                );
                (from, speech::spqr::province(words, landing.to, &names), defence_dice(open, landing.to))
            }
            Phase::Battle(Attack { from, to, .. }) => (
                speech::spqr::province(words, from, &names),
                speech::spqr::province(words, to, &names),
                defence_dice(open, to),
            ),
            _ => return words.say(id::PLAY_TYPE_AGAIN),
        };
        let values =
            [("from", from.into()), ("to", to.into()), ("attack", attack.0.into()), ("defence", defence.0.into())];
        words.say_with(id::PLAY_TYPE_BATTLE, &values)
    }
}
