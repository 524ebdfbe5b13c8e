//! People of earlier tournaments, to be completed while one types: of those that have an organiser in common with this one,
//! whose standings everybody can read. Dates of birth are not among what is completed.

use super::Console;
use crate::errors::Fault;
use crate::layout::fragment;
use axum::extract::Query;
use axum::response::Response;
use director::tournament::Person;
use hall::{Hall, Role};
use maud::html;
use serde::Deserialize;
use spelling::fold;
use std::collections::{BTreeMap, BTreeSet};

/// How many tournaments are looked through, the newest first.
const TOURNAMENTS_MAX: u16 = 40;
/// How many people are offered at once.
const OFFERED_MAX: usize = 10;
/// How many letters must be typed before anybody is offered.
const LETTERS_MIN: usize = 2;

/// What was typed so far.
#[derive(Deserialize)]
pub(crate) struct KnownQuery {
    #[serde(default)]
    q: String,
}

/// The people whose surname or name begins with what was typed, as choices of a list.
pub(crate) async fn known(console: Console, Query(query): Query<KnownQuery>) -> Result<Response, Fault> {
    let typed = fold(query.q.trim());
    let people = if typed.chars().count() < LETTERS_MIN { Vec::new() } else { find(&console, &typed).await? };
    Ok(fragment(html! {
        @for person in people {
            @let club = person.club.as_deref().unwrap_or_default();
            option value=(label(&person)) data-name=(person.name) data-surname=(person.surname) data-club=(club) {}
        }
    }))
}

/// How somebody stands in the list: no two people who differ look alike.
fn label(person: &Person) -> String {
    let club = person.club.iter().map(|club| format!(" · {club}"));
    format!("{} {}{}", person.surname, person.name, club.collect::<String>())
}

async fn find(console: &Console, typed: &str) -> Result<Vec<Person>, Fault> {
    let app = &console.place.app;
    let refused = |refusal| super::fault(&refusal, None, console.place.requester.words);
    let (organisers, mut found) = {
        let guard = console.place.hall.lock().await;
        (organisers(&guard), Found { in_already: people(&guard).map(key).collect(), ..Found::default() })
    };
    for listed in app.halls.list(TOURNAMENTS_MAX).await.map_err(refused)? {
        if found.people.len() >= OFFERED_MAX {
            break;
        }
        let Some(hall) = app.halls.get(&listed.id).await.map_err(refused)? else { continue };
        let guard = hall.lock().await;
        if listed.id != console.place.id && !organisers.is_disjoint(&self::organisers(&guard)) {
            people(&guard).for_each(|person| found.take(person, typed));
        }
    }
    Ok(found.people.into_values().take(OFFERED_MAX).collect())
}

/// Those who are offered, by surname; who is in this tournament already is not.
#[derive(Default)]
struct Found {
    in_already: BTreeSet<(String, String)>,
    people: BTreeMap<(String, String), Person>,
}

impl Found {
    /// The newest tournament comes first, and its club is the one that is offered.
    fn take(&mut self, person: &Person, typed: &str) {
        let key = key(person);
        let begins =
            key.0.starts_with(typed) || key.1.starts_with(typed) || format!("{} {}", key.0, key.1).starts_with(typed);
        if begins && !self.in_already.contains(&key) {
            self.people.entry(key).or_insert_with(|| person.clone());
        }
    }
}

/// Everybody with a name: those who were erased have none.
fn people(hall: &Hall) -> impl Iterator<Item = &Person> {
    let all = hall.tournament().entrants.iter().map(|entrant| &entrant.entry.person);
    all.filter(|person| !person.surname.is_empty())
}

fn key(person: &Person) -> (String, String) {
    (fold(&person.surname), fold(&person.name))
}

fn organisers(hall: &Hall) -> BTreeSet<String> {
    let all = hall.roles().iter().filter(|(_, role)| **role == Role::Organiser);
    all.map(|(person, _)| person.clone()).collect()
}
