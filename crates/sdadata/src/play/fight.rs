//! Attacking from the keyboard: once, or until something gives; the odds before it, the way in after it.

use super::ask::Fight;
use super::session::{Session, Standing};
use board::Territory;
use odds::{Attackers, Battle, Defenders, Forecast, NotABattle, Outnumbered, Terms};
use regulation::settings::Permission;
use rules::{Armies, Attack, Command, Dice, Event, Phase, RuleId, Seat, legal, most_attack_dice};

impl Session {
    /// An attack as it was typed.
    pub(super) fn fight(&mut self, seat: Seat, fight: Fight) {
        let Fight { from, to, dice, keep } = fight;
        let dice = dice.unwrap_or_else(|| most_attack_dice(self.game.open(), from));
        if self.obey_or_refuse(seat, Command::Attack { from, to, dice }) {
            self.standing = keep.map(|keep| Standing::Attack { from, to, keep });
        }
    }

    /// The last attack of this turn once more (C17).
    pub(super) fn fight_again(&mut self, seat: Seat, keep: Option<u16>) {
        let entries = self.game.chronicle.all().iter().rev();
        let this_turn = entries.take_while(|entry| !matches!(entry.event, Event::TurnBegan { .. }));
        let last = this_turn.map(|entry| entry.event).find_map(|event| match event {
            Event::AttackDeclared { from, to, .. } => Some((from, to)),
            _ => None,
        });
        match last {
            Some((from, to)) => self.fight(seat, Fight { from, to, dice: None, keep }),
            None => self.paragraph(&self.words.say("play-nothing-again")),
        }
    }

    /// The next roll of an attack that goes on; when it does not, why.
    pub(super) fn attack_on(&mut self, seat: Seat, from: Territory, to: Territory, keep: u16) -> Option<Command> {
        let open = self.game.open();
        let over = !matches!(open.phase(), Phase::Combat) || open.owned(seat).has(to);
        let armies = open.armies(from);
        if over || armies.0 <= keep {
            self.standing = None;
            if !over {
                let values = [("armies", armies.into())];
                self.paragraph(&self.words.say_with("play-until-stopped", &values));
            }
            return None;
        }
        Some(Command::Attack { from, to, dice: most_attack_dice(open, from) })
    }

    /// How likely a conquest is, before the roll.
    pub(super) fn show_odds(&mut self, seat: Seat, fight: Fight) {
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
        let battle = Battle::new(Attackers(attackers.0.into()), Defenders(defenders.0.into()));
        let text = match battle {
            Ok(battle) => self.odds_text(fight, &Forecast::new(battle, terms)),
            Err(fault) => self.no_battle(fault),
        };
        self.paragraph(&text);
        let view = self.game.view(Some(seat));
        let may = legal(&self.game.setup, &view);
        if may.may_pass() && !may.targets(fight.from).has(fight.to) {
            self.why_not(seat, fight);
        }
    }

    /// An attack that would be refused now is said to be.
    fn why_not(&mut self, seat: Seat, fight: Fight) {
        let dice = most_attack_dice(self.game.open(), fight.from);
        let command = Command::Attack { from: fight.from, to: fight.to, dice };
        let asked = rules::decide(&self.game.setup, self.game.state(), rules::Actor::Seat(seat), command);
        if let Err(refusal) = asked {
            self.refuse(&refusal);
        }
    }

    fn odds_text(&self, fight: Fight, forecast: &Forecast) -> String {
        let names = self.game.names();
        let open = self.game.open();
        let figure = |number: f64| self.words.decimal(&format!("{number:.1}"));
        let side = |t: Territory| format!("{} ({})", self.words.territory(t, &names), open.armies(t));
        let expected = forecast.expected();
        let values = [
            ("from", side(fight.from).into()),
            ("to", side(fight.to).into()),
            ("percent", figure(100.0 * forecast.conquest()).into()),
        ];
        let left = [("attackers", figure(expected.attackers).into()), ("defenders", figure(expected.defenders).into())];
        format!("{}. {}", self.words.say_with("play-odds", &values), self.words.say_with("odds-expected", &left))
    }

    fn no_battle(&self, fault: NotABattle) -> String {
        let too_many = |armies: u32| {
            let values = [("armies", armies.into()), ("most", odds::MAX_ARMIES.into())];
            self.words.say_with("odds-too-many", &values)
        };
        match fault {
            NotABattle::TooFewAttackers(Attackers(armies)) => {
                self.words.say_with("odds-too-few-attackers", &[("attackers", armies.into())])
            }
            NotABattle::NoDefenders => self.words.say("odds-no-defenders"),
            NotABattle::TooManyAttackers(Attackers(armies)) | NotABattle::TooManyDefenders(Defenders(armies)) => {
                too_many(armies)
            }
        }
    }

    /// How many armies may enter, and why (G4.8, G4.9).
    pub(super) fn occupation_text(&self, attack: Attack, (least, most): (Armies, Armies)) -> String {
        let names = self.game.names();
        let staying = self.game.open().armies(attack.from).0.saturating_sub(most.0);
        let limit = if staying > 1 { RuleId::game(4, 9) } else { RuleId::game(4, 1) };
        let values = [
            ("territory", self.words.territory(attack.to, &names).into()),
            ("from", self.words.territory(attack.from, &names).into()),
            ("least", least.into()),
            ("most", most.into()),
            ("staying", staying.into()),
            ("floor", self.rule_and_article(RuleId::game(4, 8)).into()),
            ("ceiling", self.rule_and_article(limit).into()),
        ];
        let id = if least == most { "play-occupation-forced" } else { "play-occupation-why" };
        self.words.say_with(id, &values)
    }

    fn rule_and_article(&self, rule: RuleId) -> String {
        let source = self.game.regulation.article(&rule.to_string()).map(|source| self.words.citation(source));
        source.map_or_else(|| rule.to_string(), |source| format!("{rule}, {source}"))
    }

    /// Who attacks, and with how many dice the defender may answer (G4.3).
    pub(super) fn defence_text(&self, attack: Attack, most: Dice) -> String {
        let names = self.game.names();
        let values = [
            ("from", self.words.territory(attack.from, &names).into()),
            ("to", self.words.territory(attack.to, &names).into()),
            ("dice", attack.dice.into()),
            ("most", most.into()),
        ];
        self.words.say_with("play-defend-how", &values)
    }
}
