//! The administrator's page: who there is and what they may do.

use crate::admin_log::{Act, AdminEntry};
use crate::app::{App, Inner};
use crate::copies::{CopyState, KeptCopy};
use crate::errors::Fault;
use crate::forms::{Filled, FormFault, Trimmed, see_other};
use crate::layout::{Page, again, page};
use crate::listing;
use crate::lobby;
use crate::parts::{Cell, Column, DataTable, day, done, faults, moment, once};
use crate::people::accounts::{self, Refusal};
use crate::people::one_time;
use crate::regulations::regulation_name;
use crate::requester::Requester;
use crate::route::{Routes, get, post};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{Person, PersonKind, Role};
use words::{Words, id};

/// How many tables of a stage are listed.
const TABLES_MAX: u16 = 50;

/// The pages of who runs the server.
pub(crate) fn pages() -> Routes {
    Routes::new()
        .route("/admin", get(admin))
        .route("/admin/copy", post(copy))
        .route("/admin/{id}/role", post(role))
        .route("/admin/{id}/reset", post(reset))
}

pub(crate) async fn admin(State(app): State<App>, requester: Requester, headers: HeaderMap) -> Result<Response, Fault> {
    requester.with_role(Role::Administrator)?;
    let link = one_time::once(&headers).map(|path| app.link(&headers, path));
    let whole = page(&requester, whole(&app, &requester, link.as_deref(), &[]).await?);
    Ok(if link.is_some() { one_time::no_more(whole, "/admin") } else { whole })
}

/// Makes a copy now.
pub(crate) async fn copy(State(app): State<App>, requester: Requester) -> Result<Response, Fault> {
    requester.with_role(Role::Administrator)?;
    match app.copies.now(&app.store).await {
        Some(CopyState { fault: None, .. }) => Ok(see_other("/admin?done=copy")),
        // What went wrong stands on the page.
        Some(_) => Ok(see_other("/admin")),
        None => Err(Fault::not_found(requester.words)),
    }
}

/// The role somebody is to have.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct RoleForm {
    role: Trimmed,
}

/// Gives somebody a role.
pub(crate) async fn role(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    Filled(form): Filled<RoleForm>,
) -> Result<Response, Fault> {
    let by = requester.with_role(Role::Administrator)?;
    let person = an_account(&app, &id, requester.words).await?;
    let role = Role::of(&form.role).ok_or_else(|| Fault::malformed(requester.words.say(id::WEB_BAD_REQUEST)))?;
    match accounts::give_role(&app, &person, role, requester.words).await {
        Ok(()) => {
            app.note_act(&person.id, &by.id, Act::Role(role))
                .await
                .map_err(|fault| Fault::store(&fault, requester.words))?;
            Ok(see_other("/admin?done=role"))
        }
        Err(Refusal::Fault(fault)) => Err(fault),
        Err(Refusal::Wrong(wrong)) => Ok(again(&requester, whole(&app, &requester, None, &wrong).await?)),
    }
}

/// Makes a link with which somebody sets a new password.
pub(crate) async fn reset(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
) -> Result<Response, Fault> {
    let by = requester.with_role(Role::Administrator)?;
    let person = an_account(&app, &id, requester.words).await?;
    // Written first: no link is out that nobody wrote down.
    app.note_act(&person.id, &by.id, Act::ResetLink).await.map_err(|fault| Fault::store(&fault, requester.words))?;
    let link = accounts::reset_link(&app, &person, requester.words).await?;
    Ok(one_time::next(see_other("/admin"), "/admin", &link))
}

async fn an_account(app: &Inner, id: &str, words: Words) -> Result<Arc<Person>, Fault> {
    let person = accounts::person(app, id, words).await?;
    if person.kind == PersonKind::Account { Ok(person) } else { Err(Fault::not_found(words)) }
}

async fn whole(app: &Inner, requester: &Requester, link: Option<&str>, wrong: &[FormFault]) -> Result<Page, Fault> {
    let words = requester.words;
    let accounts = app.store.accounts().await.map_err(|fault| Fault::store(&fault, words))?;
    let acts = app.last_acts().await.map_err(|fault| Fault::store(&fault, words))?;
    let acts = acts_table(app, acts, words).await;
    let figures = ServerFigures::read(app).await;
    let tables = running(app, words).await.map_err(|fault| Fault::store(&fault, words))?;
    let title = words.say(id::WEB_ADMIN_TITLE);
    let body = html! {
        main #main .page {
            h1 { (title) }
            (done(&requester.path, words))
            (faults(words, wrong))
            @if let Some(link) = link { (once(&words.say(id::WEB_RESET_LINK), link)) }
            (health_part(&figures, words))
            (tables_part(&tables, words))
            @if figures.copies.is_some() { (copies_part(&app.copies.kept(), words)) }
            h2 { (words.say(id::WEB_ACCOUNTS)) }
            p .lead { (words.say(id::WEB_ADMIN_LEAD)) }
            (accounts_table(&accounts, words).show())
            h2 { (words.say(id::WEB_ADMIN_LOG)) }
            @if acts.rows.is_empty() { p { (words.say(id::WEB_ADMIN_LOG_EMPTY)) } } @else { (acts.show()) }
        }
    };
    Ok(Page::new("admin", title, body))
}

/// How the server is: whether it writes, what it runs, when it was last copied.
struct ServerFigures {
    writes: bool,
    tables: (usize, usize),
    readers: i64,
    copies: Option<CopyState>,
}

impl ServerFigures {
    async fn read(app: &Inner) -> Self {
        Self {
            writes: app.health.check(&app.store).await.is_ok(),
            tables: app.tables.counts(),
            readers: app.measures.streams.get(),
            copies: app.copies.state(),
        }
    }
}

fn health_part(figures: &ServerFigures, words: Words) -> Markup {
    let (live, driven) = figures.tables;
    let count = |n: usize| [("count", u32::try_from(n).unwrap_or(u32::MAX).into())];
    html! {
        section aria-labelledby="health-title" {
            h2 #health-title { (words.say(id::WEB_HEALTH)) }
            ul .health {
                li .is-bad[!figures.writes] { (words.say(if figures.writes { id::WEB_HEALTH_WRITES } else { id::WEB_HEALTH_FAILS })) }
                li { (words.say_with(id::WEB_HEALTH_TABLES, &count(live))) " · " (words.say_with(id::WEB_HEALTH_DRIVEN, &count(driven))) }
                li { (words.say_with(id::WEB_HEALTH_READERS, &count(usize::try_from(figures.readers).unwrap_or_default()))) }
                li .is-bad[figures.copies.as_ref().is_some_and(|copies| copies.fault.is_some())] { (copies_said(figures.copies.as_ref(), words)) }
            }
            p .hint { a href="/metrics" { (words.say(id::WEB_HEALTH_METRICS)) } }
        }
    }
}

fn copies_said(copies: Option<&CopyState>, words: Words) -> Markup {
    html! {
        @match copies {
            None => (words.say(id::WEB_HEALTH_NO_COPIES)),
            Some(CopyState { fault: Some(fault), .. }) => (words.say_with(id::WEB_HEALTH_COPY_FAILS, &[("fault", fault.as_str().into())])),
            Some(CopyState { made: Some(made), .. }) => { (words.say(id::WEB_HEALTH_COPIED)) " " (moment(*made, words)) },
            Some(CopyState { .. }) => (words.say(id::WEB_HEALTH_COPY_SOON)),
        }
    }
}

/// The tables where something goes on, those not listed too.
async fn running(app: &Inner, words: Words) -> Result<DataTable, store::Fault> {
    let columns = [id::WEB_ADMIN_TABLE, id::WEB_REGULATION, id::WEB_SEATS, id::WEB_ADMIN_TABLE_CHANGED];
    let mut rows = Vec::new();
    for stage in ["playing", "open"] {
        for game in app.store.games(stage, true, TABLES_MAX).await? {
            let row = listing::row(&app.store, &app.names, game).await?;
            let names: Vec<String> = row.players.iter().map(|player| lobby::called(player, words)).collect();
            rows.push(vec![
                Cell::Head(html! { a href=(format!("/tables/{}", row.game.id)) { (lobby::title(&row, words)) } " " span .hint { (words.say_member("web-stage", stage)) } }),
                Cell::Data(html! { (regulation_name(app, &row.game.regulation, words)) }),
                Cell::Data(html! { (names.join(", ")) }),
                Cell::Data(moment(row.game.changed, words)),
            ]);
        }
    }
    let columns = columns.map(|id| Column::text(words.say(id))).into();
    Ok(DataTable { label: words.say(id::WEB_ADMIN_TABLES), columns, rows })
}

fn tables_part(tables: &DataTable, words: Words) -> Markup {
    html! {
        h2 { (words.say(id::WEB_ADMIN_TABLES)) }
        @if tables.rows.is_empty() { p { (words.say(id::WEB_ADMIN_TABLES_NONE)) } } @else { (tables.show()) }
    }
}

/// The copies that lie in their folder, and the button for another.
fn copies_part(kept: &[KeptCopy], words: Words) -> Markup {
    let columns = [id::WEB_ADMIN_COPY, id::WEB_ADMIN_LOG_WHEN, id::WEB_ADMIN_COPY_SIZE];
    let row = |copy: &KeptCopy| {
        let size = words.decimal(&format!("{}.{}", copy.bytes / 1_000_000, copy.bytes / 100_000 % 10)) + " MB";
        vec![Cell::Head(html! { (copy.name) }), Cell::Data(moment(copy.made, words)), Cell::Data(html! { (size) })]
    };
    let table = DataTable {
        label: words.say(id::WEB_ADMIN_COPIES),
        columns: columns.map(|id| Column::text(words.say(id))).into(),
        rows: kept.iter().map(row).collect(),
    };
    html! {
        h2 { (words.say(id::WEB_ADMIN_COPIES)) }
        @if !kept.is_empty() { (table.show()) }
        form method="post" action="/admin/copy" { button type="submit" { (words.say(id::WEB_ADMIN_COPY_NOW)) } }
    }
}

/// What was done to accounts, the newest first.
async fn acts_table(app: &Inner, acts: Vec<AdminEntry>, words: Words) -> DataTable {
    let columns = [id::WEB_ADMIN_LOG_WHEN, id::WEB_ACCOUNT_NAME, id::WEB_ADMIN_LOG_WHAT, id::WEB_ADMIN_LOG_BY];
    let mut rows = Vec::with_capacity(acts.len());
    for entry in acts {
        let what = match entry.act {
            Act::Role(role) => {
                let role = words.say_member("web-role", role.word());
                words.say_with(id::WEB_ADMIN_LOG_ROLE, &[("role", role.into())])
            }
            Act::ResetLink => words.say(id::WEB_ADMIN_LOG_RESET),
            Act::FirstAdministrator => words.say(id::WEB_ADMIN_LOG_FIRST),
        };
        // Who was erased since has no name any more.
        let name =
            async |person: &str| app.name_of(person).await.map_or_else(|_| "–".to_owned(), |name| name.to_string());
        let (person, by) = (name(&entry.person).await, name(&entry.by).await);
        rows.push(vec![
            Cell::Data(moment(entry.at, words)),
            Cell::Head(html! { (person) }),
            Cell::Data(html! { (what) }),
            Cell::Data(html! { (by) }),
        ]);
    }
    DataTable {
        label: words.say(id::WEB_ADMIN_LOG),
        columns: columns.map(|id| Column::text(words.say(id))).into(),
        rows,
    }
}

fn accounts_table(accounts: &[Person], words: Words) -> DataTable {
    let columns = [id::WEB_ACCOUNT_NAME, id::WEB_LOGIN, id::WEB_ACCOUNT_SINCE, id::WEB_ROLE, id::WEB_ACCOUNT_RESET];
    DataTable {
        label: words.say(id::WEB_ACCOUNTS),
        columns: columns.map(|id| Column::text(words.say(id))).into(),
        rows: accounts.iter().map(|person| row(person, words)).collect(),
    }
}

fn row(person: &Person, words: Words) -> Vec<Cell> {
    let name = Cell::Head(html! { a href=(format!("/players/{}", person.id)) { (person.name) } });
    let since = Cell::Data(html! { (day(person.created, words)) });
    if person.kind == PersonKind::Bot {
        let bot = Cell::Data(html! { (words.say(id::WEB_ACCOUNT_BOT)) });
        return vec![name, bot, since, Cell::Data(html! {}), Cell::Data(html! {})];
    }
    let login = Cell::Data(html! { (person.login.as_deref().unwrap_or_default()) });
    vec![name, login, since, Cell::Data(role_form(person, words)), Cell::Data(reset_form(person, words))]
}

fn role_form(person: &Person, words: Words) -> Markup {
    let label = format!("{}: {}", words.say(id::WEB_ROLE), person.name);
    html! {
        form method="post" action=(format!("/admin/{}/role", person.id)) {
            select name="role" aria-label=(label) {
                @for role in Role::ALL {
                    option value=(role.word()) selected[*role == person.role] {
                        (words.say_member("web-role", role.word()))
                    }
                }
            }
            button type="submit" { (words.say(id::WEB_GIVE_ROLE)) }
        }
    }
}

fn reset_form(person: &Person, words: Words) -> Markup {
    html! {
        form method="post" action=(format!("/admin/{}/reset", person.id)) {
            button type="submit" { (words.say(id::WEB_RESET)) }
        }
    }
}
