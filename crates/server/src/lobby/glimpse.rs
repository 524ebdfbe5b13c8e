//! A look at games that are played, for the lobby: the lap, the clock, what everybody has, and a small board, as anybody may see them.
//! Points are shown where the game keeps them in the open, never those that follow from an objective.

use crate::app::Inner;
use crate::listing::GameRow;
use crate::parts::{Icon, icon, token};
use crate::tables::{Position, SeatFigures};
use drawing::Plan;
use maud::{Markup, html};
use std::collections::HashMap;
use store::Millis;
use table::{Scene, Viewer};
use words::{Words, id};

/// How many games are looked at.
const GLIMPSES_MAX: usize = 6;
const MINUTE_MS: Millis = 60_000;

/// What is seen of each game, by its id.
pub(super) type Glimpses = HashMap<String, Glimpse>;

/// What is seen of one game.
pub(super) struct Glimpse {
    position: Position,
    clock: GameTime,
    /// After how many laps time is up; 0 where laps are not counted.
    laps: u8,
}

/// How much time a game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GameTime {
    /// There is no clock.
    Unlimited,
    Left(Millis),
    Up,
}

/// Looks at the first games of a list. A game whose spectators see everything later is not looked at.
pub(super) async fn look(app: &Inner, rows: &[GameRow]) -> Glimpses {
    let mut seen = Glimpses::new();
    for row in rows.iter().take(GLIMPSES_MAX) {
        let Ok(Some(table)) = app.tables.get(&row.game.id).await else { continue };
        let summary = table.summary().await;
        if summary.is_late_for(Viewer::Spectator) {
            continue;
        }
        let scene = table.scene(Viewer::Spectator, None).await;
        let position = Position::read(scene.view.whole().unwrap_or_default());
        seen.insert(row.game.id.clone(), Glimpse { position, clock: GameTime::of(&scene), laps: summary.options.laps });
    }
    seen
}

impl GameTime {
    fn of(scene: &Scene) -> Self {
        match (&scene.closing, scene.clocks.0) {
            (Some(_), _) => Self::Up,
            (None, Some(left)) => Self::Left(left),
            (None, None) => Self::Unlimited,
        }
    }

    fn said(self, words: Words) -> Option<String> {
        match self {
            Self::Unlimited => None,
            Self::Up => Some(words.say(id::WEB_TIME_UP)),
            // Whoever has begun a minute has it.
            Self::Left(left) => {
                let minutes = u32::try_from(left.max(0).div_euclid(MINUTE_MS) + 1).unwrap_or(u32::MAX);
                Some(words.say_with(id::WEB_MINUTES_LEFT, &[("count", minutes.into())]))
            }
        }
    }
}

impl Glimpse {
    /// What a player has.
    pub(super) fn of_player(&self, player: u8) -> Option<&SeatFigures> {
        self.position.seats.iter().find(|seat| seat.player == player)
    }

    fn lap(&self, words: Words) -> Option<String> {
        let lap = ("lap", self.position.lap.into());
        match (self.position.lap, self.laps) {
            (0, _) => None,
            (_, 0) => Some(words.say_with(id::WEB_LAP, &[lap])),
            (_, laps) => Some(words.say_with(id::WEB_LAP_OF, &[lap, ("laps", laps.into())])),
        }
    }
}

/// The outlines and patterns the small boards and tokens of a page refer to.
pub(super) fn definitions(glimpses: &Glimpses) -> Markup {
    let shown =
        |plan: &&Plan| glimpses.values().any(|seen| seen.position.plan().is_some_and(|own| std::ptr::eq(own, *plan)));
    let plans: Vec<&Plan> = ["risiko42", "roma45"].into_iter().filter_map(Plan::named).filter(shown).collect();
    html! { @if !plans.is_empty() { (drawing::definitions(&plans)) } }
}

/// The lap and the clock of a game.
pub(super) fn time(seen: &Glimpse, words: Words) -> Markup {
    let told: Vec<String> = [seen.lap(words), seen.clock.said(words)].into_iter().flatten().collect();
    html! { @if !told.is_empty() { p .games-time { (told.join(" · ")) } } }
}

/// The board of a game, where it has one.
pub(super) fn glimpse(seen: &Glimpse, words: Words) -> Markup {
    let held = &seen.position.held;
    let plan = seen.position.plan();
    let colour = |area: &str| held.get(area).map(|held| held.colour.as_str());
    html! {
        div .games-glimpse {
            @if let Some(plan) = plan { (drawing::small(plan, &words.say(id::WEB_SMALL_BOARD), colour)) }
        }
    }
}

/// The token of a seat.
pub(super) fn seat_token(figures: &SeatFigures) -> Markup {
    token(figures.colour.as_deref(), figures.letter)
}

/// What a seat has: its points where they stand in the open, else territories and armies.
pub(super) fn figures(figures: &SeatFigures, words: Words) -> Markup {
    let count = |id, n: u32| words.say_with(id, &[("count", n.into())]);
    html! {
        span .games-figures {
            @match figures.points {
                Some(points) => { (count(id::WEB_COUNT_POINTS, points.into())) " · " (count(id::WEB_COUNT_PROVINCES, figures.areas)) },
                None => {
                    (figure(Icon::Land, figures.areas, &count(id::WEB_COUNT_TERRITORIES, figures.areas)))
                    (figure(Icon::Tank, figures.armies, &count(id::WEB_COUNT_ARMIES, figures.armies)))
                }
            }
        }
    }
}

/// A number with its drawing; the words are for who does not see it, and where a pointer rests.
fn figure(drawn: Icon, number: u32, told: &str) -> Markup {
    html! { span .games-figure title=(told) { (icon(drawn)) b aria-hidden="true" { (number) } span .visually-hidden { (told) } } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    #[test]
    fn a_clock_is_told_in_minutes() {
        let said = |time: GameTime| time.said(Words::new(Lang::It));
        assert_eq!(said(GameTime::Left(3_100_000)).as_deref(), Some("restano 52 minuti"));
        assert_eq!(said(GameTime::Left(-5)).as_deref(), Some("resta un minuto"));
        assert_eq!(said(GameTime::Up).as_deref(), Some("tempo scaduto"));
        assert_eq!(said(GameTime::Unlimited), None);
    }
}
