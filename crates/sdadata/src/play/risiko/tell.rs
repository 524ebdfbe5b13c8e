//! One's own turn of RisiKo! in detail, and what everybody is told of the end.

use super::chronicle::Detail;
use crate::play::chronicle::Entry;
use crate::play::tell::{Teller, wrap_painted};
use odds::Ties;
use regulation::settings::{SdadataForm, TimeUp};
use rules::{Armies, Event, Faces, Risiko};

impl Teller<'_, Risiko> {
    /// The lines of an event of one's own turn.
    pub(super) fn lines_of(&self, entry: &Entry<Risiko>) -> Vec<String> {
        let line = match (&entry.event, &entry.detail) {
            (Event::TurnBegan { .. } | Event::Passed(_) | Event::DefenceDeclared(_) | Event::ClosingDue { .. }, _) => {
                return self.due(entry);
            }
            (Event::Placed { on, armies, .. }, Detail::Stands(now)) => self.stands(*on, *now, &format!("+{armies}")),
            (Event::TakenBack { from, armies, .. }, Detail::Stands(now)) => {
                self.stands(*from, *now, &format!("−{armies}"))
            }
            (Event::BattleRolled { attack, defence, .. }, Detail::Fought { from, to }) => {
                self.roll(*attack, *defence, from.1, to.1)
            }
            (Event::TimeUp, _) => return self.time_up(),
            (event, _) if is_loud(event) => self.paint.bold(&self.sentence(event, self.live)),
            (event, _) => self.sentence(event, self.live),
        };
        wrap_painted(&line, self.width)
    }

    /// What a closing roll needs; of other events nothing.
    fn due(&self, entry: &Entry<Risiko>) -> Vec<String> {
        match (&entry.event, &entry.detail) {
            (Event::ClosingDue { .. }, Detail::Closes(sums)) => {
                vec![format!("{}; {}", self.sentence(&entry.event, self.live), self.closes(sums))]
            }
            _ => Vec::new(),
        }
    }

    fn stands(&self, territory: board::Territory, now: Armies, change: &str) -> String {
        let name = self.words.territory(territory, &self.names(self.live));
        let values = [("territory", name.into()), ("armies", now.into()), ("change", change.into())];
        format!("  {}", self.words.say_with("play-own-stands", &values))
    }

    /// Both sides' dice, each comparison with who lost it, and what is left: `6>5 4=4 (2)  attacco −1 …`.
    fn roll(&self, attack: Faces, defence: Faces, left: Armies, facing: Armies) -> String {
        let (lost, killed) = Faces::losses(attack, defence);
        let values = [
            ("attacker-lost", lost.into()),
            ("attacker-left", left.into()),
            ("defender-lost", killed.into()),
            ("defender-left", facing.into()),
        ];
        format!(
            "  {}   {}",
            self.dice(attack, defence, Ties::ToDefender),
            self.words.say_with("play-own-roll", &values)
        )
    }

    /// The sums that close the game.
    pub(super) fn closes(&self, sums: &[u8]) -> String {
        let list = sums.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        let id = match self.regulation.risiko().map(|settings| settings.sdadata.form.value) {
            Some(SdadataForm::AtMost) => "play-closing-at-most",
            Some(SdadataForm::Exactly | SdadataForm::Absent) | None => "play-closing-exactly",
        };
        self.words.say_with(id, &[("sums", list.into())])
    }

    /// Time is up, and what is still played (G7.3).
    pub(super) fn time_up(&self) -> Vec<String> {
        let Some(settings) = self.regulation.risiko() else { return Vec::new() };
        let id = match settings.end.time_up.value {
            TimeUp::OneMoreLap => "play-time-up-one-more-lap",
            TimeUp::ThisTurn => "play-time-up-this-turn",
            TimeUp::ThreeLaps => "play-time-up-three-laps",
        };
        let article = self.words.citation(&settings.end.time_up.source);
        let rest = self.words.say_with(id, &[("article", article.into())]);
        self.alarm(&format!("{} {rest}", self.words.say("play-time-up")))
    }
}

/// Whether an attack is the one before it, rolled once more: then it need not be announced.
pub(super) fn goes_on<'e>(event: &Event, mut before: impl Iterator<Item = &'e Event>) -> bool {
    let Event::AttackDeclared { from, to, .. } = *event else { return false };
    let last = before.find(|event| matches!(event, Event::AttackDeclared { .. } | Event::TurnBegan { .. }));
    matches!(last, Some(Event::AttackDeclared { from: f, to: t, .. }) if (*f, *t) == (from, to))
}

/// What nobody should miss.
pub(super) fn is_loud(event: &Event) -> bool {
    matches!(
        event,
        Event::Conquered { .. }
            | Event::Eliminated { .. }
            | Event::ObjectiveReached(_)
            | Event::GameEnded(_)
            | Event::ClosingRolled { .. }
            | Event::ClosingSkipped { .. }
    )
}
