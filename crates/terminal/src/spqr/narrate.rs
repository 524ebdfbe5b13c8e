//! One's own turn of S.P.Q.RisiKo! in detail.

use super::chronicle::{Figures, Target};
use crate::chronicle::Entry;
use crate::narrator::{Narrator, wrap_painted};
use frame::{Faces, Lap};
use odds::Ties;
use spqr::{Event, Points, Spqr};
use words::id;

impl Narrator<'_, Spqr> {
    /// The lines of an event of one's own turn, and after it the reminder of points left unclaimed.
    pub(super) fn lines_of(&self, entry: &Entry<Spqr>) -> Vec<String> {
        let mut lines = self.event_lines(entry);
        if let Some(points) = entry.detail.forgotten {
            lines.extend(self.alarm(&self.reminder(points)));
        }
        lines
    }

    fn event_lines(&self, entry: &Entry<Spqr>) -> Vec<String> {
        let line = match (&entry.event, entry.detail.figures) {
            (Event::TurnBegan { .. } | Event::Passed(_), _) => return Vec::new(),
            (Event::Placed { on, armies, .. }, Figures::Stands(now)) => {
                self.stands(&speech::spqr::province(self.words, *on, &self.names(None)), now, &format!("+{armies}"))
            }
            (Event::TakenBack { from, armies, .. }, Figures::Stands(now)) => {
                self.stands(&speech::spqr::province(self.words, *from, &self.names(None)), now, &format!("−{armies}"))
            }
            (Event::Launched { sea, triremes, .. }, Figures::Stands(now)) => {
                self.stands(&speech::spqr::sea(self.words, *sea, &self.names(None)), now, &format!("+{triremes}"))
            }
            (Event::Unlaunched { sea, triremes, .. }, Figures::Stands(now)) => {
                self.stands(&speech::spqr::sea(self.words, *sea, &self.names(None)), now, &format!("−{triremes}"))
            }
            (&Event::BattleRolled { attack, defence, attacker_lost, defender_lost }, figures) => {
                let Figures::Fought { target, left, facing } = figures else { return Vec::new() };
                self.roll((attack, defence), target, (attacker_lost.0, defender_lost.0), (left, facing))
            }
            (&Event::TimeUp { last }, _) => return self.time_up(last),
            (event, _) if is_loud(event) => self.paint.bold(&self.sentence(event, self.live)),
            (event, _) => self.sentence(event, self.live),
        };
        wrap_painted(&line, self.width)
    }

    fn stands(&self, name: &str, now: u16, change: &str) -> String {
        let values = [("territory", name.into()), ("armies", now.into()), ("change", change.into())];
        format!("  {}", self.words.say_with(id::PLAY_OWN_STANDS, &values))
    }

    /// Both sides' dice, each comparison with who lost it, and what is left.
    fn roll(&self, dice: (Faces, Faces), target: Target, lost: (u16, u16), left: (u16, u16)) -> String {
        let values = [
            ("attacker-lost", lost.0.into()),
            ("attacker-left", left.0.into()),
            ("defender-lost", lost.1.into()),
            ("defender-left", left.1.into()),
        ];
        let (ties, id) = match target {
            Target::Fleet(..) => (Ties::HurtNobody, id::PLAY_OWN_NAVAL_ROLL),
            Target::Coast(_) | Target::Province(_) => (Ties::ToDefender, id::PLAY_OWN_ROLL),
        };
        format!("  {}   {}", self.dice(dice.0, dice.1, ties), self.words.say_with(id, &values))
    }

    /// Time is up, and what is still played (S1).
    pub(super) fn time_up(&self, last: Lap) -> Vec<String> {
        let source = self
            .regulation
            .spqr()
            .map(|settings| speech::regulation::citation(self.words, &settings.end.last_laps.source));
        let values = [("lap", last.0.into()), ("article", source.unwrap_or_default().into())];
        let rest = self.words.say_with(id::PLAY_SPQR_TIME_UP, &values);
        self.alarm(&format!("{} {rest}", self.words.say(id::PLAY_TIME_UP)))
    }

    fn reminder(&self, points: Points) -> String {
        let left = self.live.map_or(0, |seat| self.open().places[seat].safe_conducts);
        self.words.say_with(id::PLAY_SPQR_FORGOTTEN, &[("points", points.0.into()), ("left", left.into())])
    }
}

/// What nobody should miss.
pub(super) fn is_loud(event: &Event) -> bool {
    matches!(
        event,
        Event::Conquered { .. }
            | Event::Eliminated { .. }
            | Event::CentreBuilt { .. }
            | Event::PointsClaimed { .. }
            | Event::PointsRecovered { .. }
            | Event::GameEnded(_)
    )
}
