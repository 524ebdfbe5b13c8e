//! The pages.

mod about;
mod admin;
pub(crate) mod common;
mod entry;
pub(crate) mod fault;
mod form;
mod home;
pub(crate) mod layout;
pub(crate) mod lobby;
mod new_table;
pub(crate) mod odds;
mod players;
mod profile;
mod regulations;
mod shown;
mod small;
mod table;
mod text_table;

use crate::app::App;
use axum::Router;
use axum::routing::{get, post};

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/", get(home::home))
        .route("/play-now", post(home::play_now))
        .route("/tables", get(lobby::lobby))
        .route("/tables/new", get(new_table::form).post(new_table::open))
        .route("/tables/{id}", get(table::table))
        .route("/tables/{id}/replay", get(table::replay))
        .route("/players/{id}", get(players::player))
        .route("/ranking", get(players::ranking))
        .route("/odds", get(odds::odds))
        .route("/regulations", get(regulations::list))
        .route("/regulations/compare", get(regulations::side_by_side))
        .route("/regulations/{id}", get(regulations::show))
        .route("/about", get(about::about))
        .route("/language", post(small::language))
        .route("/robots.txt", get(small::robots))
        .route("/favicon.ico", get(small::favicon))
        .merge(people())
}

/// Accounts and what belongs to them.
fn people() -> Router<App> {
    Router::new()
        .route("/login", get(entry::login_form).post(entry::log_in))
        .route("/register", get(entry::register_form).post(entry::register))
        .route("/logout", post(entry::log_out))
        .route("/welcome/{key}", get(entry::welcome_form).post(entry::welcome))
        .route("/profile", get(profile::profile))
        .route("/profile/name", post(profile::rename))
        .route("/profile/password", post(profile::password))
        .route("/profile/everywhere", post(profile::everywhere))
        .route("/profile/bots", post(profile::add_bot))
        .route("/profile/bots/{id}/token", post(profile::bot_token))
        .route("/profile/bots/{id}/revoke", post(profile::revoke_bot))
        .route("/profile/export", get(profile::export))
        .route("/profile/erase", post(profile::erase))
        .route("/admin", get(admin::admin))
        .route("/admin/{id}/role", post(admin::role))
        .route("/admin/{id}/reset", post(admin::reset))
}
