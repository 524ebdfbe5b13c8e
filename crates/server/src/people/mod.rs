//! People: accounts, coming in and going out, one's own profile, what others see of a player.

pub(crate) mod accounts;
mod changes;
mod devices;
mod entry;
mod export;
pub(crate) mod one_time;
mod players;
mod profile;

pub(crate) use players::format_name;

use crate::route::{Routes, get, post};

/// The pages of people.
pub(crate) fn pages() -> Routes {
    Routes::new()
        .route("/players/{id}", get(players::player))
        .route("/ranking", get(players::ranking))
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
}
