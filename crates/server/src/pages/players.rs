//! A player's page, and who is strongest.

use crate::accounts;
use crate::app::{App, Inner};
use crate::asker::Asker;
use crate::fault::Fault;
use crate::pages::layout::{Page, page};
use crate::pages::parts::{moment, regulation_name, regulation_select};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use maud::{Markup, html};
use serde::Deserialize;
use store::{Person, PersonKind, Played, Rating};
use words::Words;

/// How many games of somebody are listed.
const GAMES: u16 = 100;
/// How many of the strongest.
const BEST: u16 = 100;

/// How strong somebody surely is: what is likely less three times what is not known, forty to the point.
/// A beginner has 0.
pub(crate) fn strength(rating: Rating) -> i64 {
    ((rating.mean - 3 * rating.deviation) * 40 + 500_000).div_euclid(1_000_000)
}

pub(crate) async fn player(State(app): State<App>, Path(id): Path<String>, asker: Asker) -> Result<Response, Fault> {
    let words = asker.words;
    let failed = |fault: store::Fault| Fault::store(&fault, words);
    let person = accounts::person(&app, &id, words).await?;
    if person.kind == PersonKind::Erased {
        return Err(Fault::not_found(words));
    }
    let mut games = app.store.games_of(&id, GAMES).await.map_err(failed)?;
    // A table that is found by its link alone is not to be found here.
    games.retain(|played| played.game.listed || asker.id() == Some(id.as_str()));
    let ratings = app.store.ratings_of(&id).await.map_err(failed)?;
    let owner = match &person.owner {
        Some(owner) => Some(app.name_of(owner).await.map_err(failed)?),
        None => None,
    };
    let body = html! {
        main #main .page {
            h1 { (person.name) }
            p .lead { (standing(&person, owner.as_deref(), words)) }
            (ratings_part(&app, &ratings, words))
            section aria-labelledby="games-title" {
                h2 #games-title { (words.say("web-games")) }
                (games_part(&app, &games, words))
            }
        }
    };
    Ok(page(&asker, Page::new("player", person.name.clone(), body)))
}

fn standing(person: &Person, owner: Option<&str>, words: Words) -> String {
    match (person.kind, owner) {
        (PersonKind::Bot, Some(owner)) => words.say_with("web-player-bot-of", &[("name", owner.into())]),
        (PersonKind::Bot, None) => words.say("web-account-bot"),
        (PersonKind::Guest | PersonKind::Erased, _) => words.say("web-guest"),
        (PersonKind::Account, _) => words.say(&format!("web-role-{}", person.role.word())),
    }
}

fn ratings_part(app: &Inner, ratings: &[(String, Rating)], words: Words) -> Markup {
    html! {
        @if !ratings.is_empty() {
            section aria-labelledby="ratings-title" {
                h2 #ratings-title { (words.say("web-strength")) }
                ul .strengths {
                    @for (regulation, rating) in ratings {
                        li {
                            b .big { (strength(*rating)) }
                            span { (regulation_name(app, regulation, words)) }
                            span .hint { (words.say_with("web-rated-games", &[("count", rating.games.into())])) }
                        }
                    }
                }
                p .hint { (words.say("web-strength-how")) }
            }
        }
    }
}

fn games_part(app: &Inner, games: &[Played], words: Words) -> Markup {
    html! {
        @if games.is_empty() { p .nothing { (words.say("web-no-games")) } }
        @else {
            div .scroll tabindex="0" role="region" aria-labelledby="games-title" {
                table {
                    thead {
                        tr {
                            th scope="col" { (words.say("web-game")) }
                            th scope="col" { (words.say("web-regulation")) }
                            th scope="col" .number { (words.say("web-place")) }
                            th scope="col" .number { (words.say("web-points")) }
                            th scope="col" { (words.say("web-when")) }
                        }
                    }
                    tbody { @for played in games { (game_row(app, played, words)) } }
                }
            }
        }
    }
}

fn game_row(app: &Inner, played: &Played, words: Words) -> Markup {
    let (game, player) = (&played.game, &played.player);
    let over = game.stage == "over";
    let to = if over { format!("/tables/{}/replay", game.id) } else { format!("/tables/{}", game.id) };
    let title = if game.title.is_empty() { words.say("web-table-title") } else { game.title.clone() };
    html! {
        tr {
            th scope="row" {
                a href=(to) { (title) }
                @if !over { " " span .hint { (words.say(&format!("web-stage-{}", game.stage))) } }
            }
            td { (regulation_name(app, &game.regulation, words)) }
            td .number { @match player.place { Some(place) => (words.ordinal(place)), None => "–" } }
            td .number { @match player.points { Some(points) => (points), None => "–" } }
            td { (moment(game.changed, words)) }
        }
    }
}

#[derive(Deserialize)]
pub(crate) struct Asked {
    regulation: Option<String>,
}

/// The strongest under a regulation.
pub(crate) async fn ranking(
    State(app): State<App>,
    asker: Asker,
    Query(asked): Query<Asked>,
) -> Result<Response, Fault> {
    let words = asker.words;
    let id = asked.regulation.unwrap_or_else(|| "challenge-2017".to_owned());
    let best = app.store.best(&id, BEST).await.map_err(|fault| Fault::store(&fault, words))?;
    let title = words.say("web-nav-ranking");
    let body = html! {
        main #main .page {
            h1 { (title) }
            form .line method="get" action="/ranking" {
                (regulation_select(&app, words, "regulation", "web-regulation", &id))
                button type="submit" { (words.say("web-show")) }
            }
            @if best.is_empty() { p .nothing { (words.say("web-ranking-none")) } }
            @else { (best_table(&best, words)) }
            p .hint { (words.say("web-strength-how")) " " (words.say("web-rated-when")) }
        }
    };
    Ok(page(&asker, Page::new("ranking", title, body)))
}

fn best_table(best: &[(String, String, Rating)], words: Words) -> Markup {
    html! {
        table .ranking {
            thead {
                tr {
                    th scope="col" .number { (words.say("web-place")) }
                    th scope="col" { (words.say("web-account-name")) }
                    th scope="col" .number { (words.say("web-strength")) }
                    th scope="col" .number { (words.say("web-games")) }
                }
            }
            tbody {
                @for (index, (id, name, rating)) in best.iter().enumerate() {
                    tr {
                        td .number { (index + 1) }
                        th scope="row" { a href=(format!("/players/{id}")) { (name) } }
                        td .number { b { (strength(*rating)) } }
                        td .number { (rating.games) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::strength;
    use store::Rating;

    #[test]
    fn a_beginner_has_nothing_and_rises_with_what_is_known() {
        assert_eq!(strength(Rating { mean: 25_000_000, deviation: 8_333_333, games: 0 }), 0);
        assert_eq!(strength(Rating { mean: 30_000_000, deviation: 2_000_000, games: 40 }), 960);
    }
}
