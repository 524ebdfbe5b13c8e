//! One's own turn of RisiKo! in detail, and what everybody is told of the end.

use super::chronicle::Detail;
use crate::chronicle::Entry;
use crate::narrator::{Narrator, wrap_painted};
use odds::Ties;
use regulation::settings::{SdadataForm, TimeUp};
use rules::{Armies, Event, Faces, Risiko};
use words::id;

impl Narrator<'_, Risiko> {
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
        let name = speech::risiko::territory(self.words, territory, &self.names(self.live));
        let values = [("territory", name.into()), ("armies", now.0.into()), ("change", change.into())];
        format!("  {}", self.words.say_with(id::PLAY_OWN_STANDS, &values))
    }

    /// Both sides' dice, each comparison with who lost it, and what is left: `6>5 4=4 (2)  attacco −1 …`.
    fn roll(&self, attack: Faces, defence: Faces, left: Armies, facing: Armies) -> String {
        let (lost, killed) = Faces::losses(attack, defence);
        let values = [
            ("attacker-lost", lost.0.into()),
            ("attacker-left", left.0.into()),
            ("defender-lost", killed.0.into()),
            ("defender-left", facing.0.into()),
        ];
        format!(
            "  {}   {}",
            self.dice(attack, defence, Ties::ToDefender),
            self.words.say_with(id::PLAY_OWN_ROLL, &values)
        )
    }

    /// The sums that close the game.
    pub(super) fn closes(&self, sums: &[u8]) -> String {
        let list = sums.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        let id = match self.regulation.risiko().map(|settings| settings.sdadata.form.value) {
            Some(SdadataForm::AtMost) => id::PLAY_CLOSING_AT_MOST,
            Some(SdadataForm::Exactly | SdadataForm::Absent) | None => id::PLAY_CLOSING_EXACTLY,
        };
        self.words.say_with(id, &[("sums", list.into())])
    }

    /// Time is up, and what is still played (G7.3).
    pub(super) fn time_up(&self) -> Vec<String> {
        let Some(settings) = self.regulation.risiko() else { return Vec::new() };
        let id = match settings.end.time_up.value {
            TimeUp::OneMoreLap => id::PLAY_TIME_UP_ONE_MORE_LAP,
            TimeUp::ThisTurn => id::PLAY_TIME_UP_THIS_TURN,
            TimeUp::ThreeLaps => id::PLAY_TIME_UP_THREE_LAPS,
        };
        let article = speech::regulation::citation(self.words, &settings.end.time_up.source);
        let rest = self.words.say_with(id, &[("article", article.into())]);
        self.alarm(&format!("{} {rest}", self.words.say(id::PLAY_TIME_UP)))
    }
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
