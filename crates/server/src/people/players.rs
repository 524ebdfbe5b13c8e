//! A player's page, and who is strongest.

use crate::app::{App, Inner};
use crate::errors::Fault;
use crate::layout::{Page, page};
use crate::parts::{Cell, Column, DataTable, Point, day, empty, line_chart, moment};
use crate::people::accounts;
use crate::regulations::{regulation_name, regulation_select};
use crate::requester::Requester;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use maud::{Markup, html};
use serde::Deserialize;
use store::{Ladder, LadderRating, Person, PersonKind, Played, Rating, RatingStep};
use table::Format;
use words::{Words, id};

/// How many games of somebody are listed.
const GAMES_SHOWN_MAX: u16 = 100;
/// How many of the strongest.
const RANKED_PEOPLE_MAX: u16 = 100;

/// A rating from fewer games than this is provisional.
const SETTLED_GAMES: u32 = 10;
/// How many games a chart goes back.
const CHART_GAMES_MAX: u16 = 60;

/// A rating, and how it came about.
struct LadderHistory {
    ladder: LadderRating,
    steps: Vec<RatingStep>,
}

/// All ratings of somebody.
async fn ladders(app: &Inner, person: &str) -> Result<Vec<LadderHistory>, store::Fault> {
    let mut all = Vec::new();
    for ladder in app.store.ratings_of(person).await? {
        let of = Ladder { regulation: &ladder.regulation, format: &ladder.format };
        let steps = app.store.rating_steps(person, of, CHART_GAMES_MAX).await?;
        all.push(LadderHistory { ladder, steps });
    }
    Ok(all)
}

/// How strong somebody surely is: what is likely less three times what is not known, forty to the point.
/// A beginner has 0.
pub(crate) fn strength(rating: Rating) -> i64 {
    ((rating.mean - 3 * rating.deviation) * 40 + 500_000).div_euclid(1_000_000)
}

pub(crate) async fn player(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
) -> Result<Response, Fault> {
    let words = requester.words;
    let failed = |fault: store::Fault| Fault::store(&fault, words);
    let person = accounts::person(&app, &id, words).await?;
    if person.kind == PersonKind::Erased {
        return Err(Fault::not_found(words));
    }
    let mut games = app.store.games_of(&id, GAMES_SHOWN_MAX).await.map_err(failed)?;
    // A table that is found by its link alone is not to be found here.
    let all = games.len();
    games.retain(|played| played.game.listed || requester.id() == Some(id.as_str()));
    let hidden = all - games.len();
    let ladders = ladders(&app, &id).await.map_err(failed)?;
    let owner = match &person.owner {
        Some(owner) => Some(app.name_of(owner).await.map_err(failed)?),
        None => None,
    };
    let body = html! {
        main #main .page {
            h1 { (person.name) }
            p .lead { (standing(&person, owner.as_deref(), words)) }
            (ratings_part(&app, &ladders, words))
            section aria-labelledby="games-title" {
                h2 #games-title { (words.say(id::WEB_GAMES)) }
                @if games.is_empty() && hidden > 0 { p { (words.say(id::WEB_GAMES_HIDDEN)) } } @else { (games_part(&app, &games, words)) }
            }
        }
    };
    Ok(page(&requester, Page::new("player", person.name.clone(), body)))
}

fn standing(person: &Person, owner: Option<&str>, words: Words) -> String {
    match (person.kind, owner) {
        (PersonKind::Bot, Some(owner)) => words.say_with(id::WEB_PLAYER_BOT_OF, &[("name", owner.into())]),
        (PersonKind::Bot, None) => words.say(id::WEB_ACCOUNT_BOT),
        (PersonKind::Guest | PersonKind::Erased, _) => words.say(id::WEB_GUEST),
        (PersonKind::Account, _) => words.say_member("web-role", person.role.word()),
    }
}

fn ratings_part(app: &Inner, ladders: &[LadderHistory], words: Words) -> Markup {
    html! {
        @if !ladders.is_empty() {
            section aria-labelledby="ratings-title" {
                h2 #ratings-title { (words.say(id::WEB_STRENGTH)) }
                ul .strengths { @for history in ladders { li { (ladder_part(app, history, words)) } } }
                p .hint { (words.say(id::WEB_STRENGTH_HOW)) }
            }
        }
    }
}

/// One rating: its figure, what it is of, and how it came about.
fn ladder_part(app: &Inner, LadderHistory { ladder, steps }: &LadderHistory, words: Words) -> Markup {
    let title = format!("{} · {}", regulation_name(app, &ladder.regulation, words), format_name(&ladder.format, words));
    let point = |step: &RatingStep| {
        let rating = Rating { mean: step.mean, deviation: step.deviation, games: 0 };
        Point { label: day(step.at, words), figure: strength(rating) }
    };
    // What was counted before deviations were kept has no strength of its own.
    let points: Vec<Point> = steps.iter().filter(|step| step.deviation > 0).map(point).collect();
    let heads = [words.say(id::WEB_WHEN), words.say(id::WEB_STRENGTH)];
    html! {
        b .strengths-figure { (strength(ladder.rating)) }
        (provisional_mark(ladder.rating, words))
        span { (title) }
        span .hint { (words.say_with(id::WEB_RATED_GAMES, &[("count", ladder.rating.games.into())])) }
        (line_chart(&words.say(id::WEB_STRENGTH_CHART), [&heads[0], &heads[1]], &points))
    }
}

/// What a format is called.
pub(crate) fn format_name(format: &str, words: Words) -> String {
    words.say_member("web-format", format)
}

/// Says that a rating is from few games.
fn provisional_mark(rating: Rating, words: Words) -> Markup {
    html! {
        @if rating.games < SETTLED_GAMES {
            " " span .strengths-provisional title=(words.say(id::WEB_PROVISIONAL_HOW)) { (words.say(id::WEB_PROVISIONAL)) }
        }
    }
}

fn games_part(app: &Inner, games: &[Played], words: Words) -> Markup {
    if games.is_empty() {
        return empty(&words.say(id::WEB_NO_GAMES), Some(("/tables", &words.say(id::WEB_TO_TABLES))));
    }
    let table = DataTable {
        label: words.say(id::WEB_GAMES),
        columns: vec![
            Column::text(words.say(id::WEB_GAME)),
            Column::text(words.say(id::WEB_REGULATION)),
            Column::number(words.say(id::WEB_PLACE)),
            Column::number(words.say(id::WEB_POINTS)),
            Column::text(words.say(id::WEB_WHEN)),
        ],
        rows: games.iter().map(|played| game_row(app, played, words)).collect(),
    };
    table.show()
}

fn game_row(app: &Inner, played: &Played, words: Words) -> Vec<Cell> {
    let (game, player) = (&played.game, &played.player);
    let over = game.stage == "over";
    let to = if over { format!("/tables/{}/replay", game.id) } else { format!("/tables/{}", game.id) };
    let title = if game.title.is_empty() { words.say(id::WEB_TABLE_TITLE) } else { game.title.clone() };
    let or_none = |figure: Option<String>| html! { (figure.unwrap_or_else(|| "–".to_owned())) };
    vec![
        Cell::Head(html! {
            a href=(to) { (title) }
            @if !over { " " span .hint { (words.say_member("web-stage", &game.stage)) } }
        }),
        Cell::Data(html! { (regulation_name(app, &game.regulation, words)) }),
        Cell::Data(or_none(player.place.map(|place| speech::ordinal(words, place)))),
        Cell::Data(or_none(player.points.map(|points| points.to_string()))),
        Cell::Data(moment(game.changed, words)),
    ]
}

#[derive(Deserialize)]
pub(crate) struct RankingQuery {
    regulation: Option<String>,
    format: Option<String>,
}

/// The strongest under a regulation in a format.
pub(crate) async fn ranking(
    State(app): State<App>,
    requester: Requester,
    Query(query): Query<RankingQuery>,
) -> Result<Response, Fault> {
    let words = requester.words;
    let id = query.regulation.unwrap_or_else(|| "challenge-2017".to_owned());
    let wanted = query.format.as_deref().and_then(Format::parse);
    let (format, best) = first_ranked(&app, &id, wanted).await.map_err(|fault| Fault::store(&fault, words))?;
    let title = words.say(id::WEB_NAV_RANKING);
    let body = html! {
        main #main .page {
            h1 { (title) }
            form .form-line method="get" action="/ranking" {
                (regulation_select(&app, words, "regulation", id::WEB_REGULATION, &id))
                div .field {
                    label for="field-format" { (words.say(id::WEB_FORMAT)) }
                    select #field-format name="format" {
                        @for one in Format::ALL { option value=(one.word()) selected[one == format] { (format_name(one.word(), words)) } }
                    }
                }
                button type="submit" { (words.say(id::WEB_SHOW)) }
            }
            @if best.is_empty() { (empty(&words.say(id::WEB_RANKING_NONE), Some(("/tables", &words.say(id::WEB_TO_TABLES))))) }
            @else { (best_table(&best, words).show()) }
            p .hint { (words.say(id::WEB_STRENGTH_HOW)) " " (words.say(id::WEB_RATED_WHEN)) }
        }
    };
    Ok(page(&requester, Page::new("ranking", title, body)))
}

/// Who is ranked in the wanted format; where none is wanted, in the first that has somebody.
async fn first_ranked(
    app: &Inner,
    regulation: &str,
    wanted: Option<Format>,
) -> Result<(Format, Vec<(String, String, Rating)>), store::Fault> {
    let formats = wanted.map_or_else(|| Format::ALL.to_vec(), |format| vec![format]);
    for &format in &formats {
        let best = app.store.best(Ladder { regulation, format: format.word() }, RANKED_PEOPLE_MAX).await?;
        if !best.is_empty() {
            return Ok((format, best));
        }
    }
    Ok((wanted.unwrap_or(Format::Live), Vec::new()))
}

fn best_table(best: &[(String, String, Rating)], words: Words) -> DataTable {
    let row = |(index, (id, name, rating)): (usize, &(String, String, Rating))| {
        vec![
            Cell::Data(html! { (index + 1) }),
            Cell::Head(html! { a href=(format!("/players/{id}")) { (name) } }),
            Cell::Data(html! { b { (strength(*rating)) } (provisional_mark(*rating, words)) }),
            Cell::Data(html! { (rating.games) }),
        ]
    };
    DataTable {
        label: words.say(id::WEB_NAV_RANKING),
        columns: vec![
            Column::number(words.say(id::WEB_PLACE)),
            Column::text(words.say(id::WEB_ACCOUNT_NAME)),
            Column::number(words.say(id::WEB_STRENGTH)),
            Column::number(words.say(id::WEB_GAMES)),
        ],
        rows: best.iter().enumerate().map(row).collect(),
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
