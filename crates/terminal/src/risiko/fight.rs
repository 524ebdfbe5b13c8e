//! Attacking from the keyboard: once, or until something gives; the odds before it, the way in after it.

use super::request::Fight;
use crate::odds::BattleOdds;
use crate::session::Session;
use crate::terminal::Response;
use board::Territory;
use odds::{Attackers, Outnumbered, Terms};
use regulation::settings::Permission;
use rules::{Armies, Attack, Command, Dice, Event, Phase, Risiko, RuleId, Seat, legal, most_attack_dice};
use words::id;

/// An attack that is rolled on until so many armies are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AttackUntil {
    /// The territory the attack comes from.
    from: Territory,
    /// The territory that is attacked.
    to: Territory,
    /// How many armies stay on the base.
    keep: u16,
}

impl Session<Risiko> {
    /// An attack as it was typed.
    pub(super) fn fight(&self, fight: Fight) -> Response<Risiko> {
        let Fight { from, to, dice, keep } = fight;
        let dice = dice.unwrap_or_else(|| most_attack_dice(self.game.open(), from));
        let repeat = keep.map(|keep| AttackUntil { from, to, keep });
        Response { repeat, ..Response::act(Command::Attack { from, to, dice }) }
    }

    /// The last attack of this turn once more (C17).
    pub(super) fn fight_again(&self, keep: Option<u16>) -> Response<Risiko> {
        let last = self.game.chronicle.this_turn().find_map(|event| match *event {
            Event::AttackDeclared { from, to, .. } => Some((from, to)),
            _ => None,
        });
        match last {
            Some((from, to)) => self.fight(Fight { from, to, dice: None, keep }),
            None => Response::say(vec![self.words.say(id::PLAY_NOTHING_AGAIN)]),
        }
    }

    /// The next roll of an attack that goes on; when it does not, why.
    pub(super) fn fight_on(&self, seat: Seat, until: AttackUntil) -> Response<Risiko> {
        let AttackUntil { from, to, keep } = until;
        let open = self.game.open();
        let armies = open.armies(from);
        if !matches!(open.phase(), Phase::Combat) || open.owned(seat).has(to) {
            return Response::say(Vec::new());
        }
        if armies.0 <= keep {
            let values = [("armies", armies.0.into())];
            return Response::say(vec![self.words.say_with(id::PLAY_UNTIL_STOPPED, &values)]);
        }
        self.fight(Fight { from, to, dice: None, keep: Some(keep) })
    }

    /// How likely a conquest is, before the roll.
    pub(super) fn odds(&self, seat: Seat, fight: Fight) -> Response<Risiko> {
        let open = self.game.open();
        let (attackers, defenders) = (open.armies(fight.from), open.armies(fight.to));
        let terms = Terms {
            outnumbered: match self.game.regulation.risiko().map(|settings| settings.combat.outnumbered.value) {
                Some(Permission::Forbidden) | None => Outnumbered::Forbidden,
                Some(Permission::Allowed) => Outnumbered::Allowed,
            },
            stop_at: Attackers(u32::from(fight.keep.unwrap_or(1))),
            ..Terms::default()
        };
        let names = self.game.names();
        let side = |t: Territory| {
            format!("{} ({})", speech::risiko::territory(self.words, t, &names), self.game.open().armies(t))
        };
        let battle = BattleOdds { attackers: attackers.0, defenders: defenders.0, terms };
        let mut said = vec![battle.text(self.words, id::PLAY_ODDS, &side(fight.from), &side(fight.to))];
        let view = self.game.view(Some(seat));
        let may = legal(&self.game.setup, &view);
        if may.may_pass() && !may.targets(fight.from).has(fight.to) {
            let dice = most_attack_dice(self.game.open(), fight.from);
            said.extend(self.why_not(seat, Command::Attack { from: fight.from, to: fight.to, dice }));
        }
        Response::say(said)
    }

    /// How many armies may enter, and why (G4.8, G4.9).
    pub(super) fn occupation_text(&self, attack: Attack, (least, most): (Armies, Armies)) -> String {
        let names = self.game.names();
        let staying = self.game.open().armies(attack.from).0.saturating_sub(most.0);
        let limit = if staying > 1 { RuleId::game(4, 9) } else { RuleId::game(4, 1) };
        let values = [
            ("territory", speech::risiko::territory(self.words, attack.to, &names).into()),
            ("from", speech::risiko::territory(self.words, attack.from, &names).into()),
            ("least", least.0.into()),
            ("most", most.0.into()),
            ("staying", staying.into()),
            ("floor", self.rule_and_article(RuleId::game(4, 8)).into()),
            ("ceiling", self.rule_and_article(limit).into()),
        ];
        let id = if least == most { id::PLAY_OCCUPATION_FORCED } else { id::PLAY_OCCUPATION_WHY };
        self.words.say_with(id, &values)
    }

    /// Who attacks, and with how many dice the defender may answer (G4.3).
    pub(super) fn defence_text(&self, attack: Attack, most: Dice) -> String {
        let names = self.game.names();
        let values = [
            ("from", speech::risiko::territory(self.words, attack.from, &names).into()),
            ("to", speech::risiko::territory(self.words, attack.to, &names).into()),
            ("dice", attack.dice.0.into()),
            ("most", most.0.into()),
        ];
        self.words.say_with(id::PLAY_DEFEND_HOW, &values)
    }
}
