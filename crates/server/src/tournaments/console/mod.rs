//! The organiser's console: what is to be done next, and a page for everything that can be done besides.

mod calendar;
mod clubs;
mod forms;
mod frame;
mod known;
mod links;
mod log;
mod new;
mod people;
mod person;
mod person_forms;
mod rehearsal;
mod seating;
mod section;
mod ties;
mod upload;
mod view;

pub(super) use forms::PlainForm;
pub(super) use known::known;
pub(super) use new::{form as new_form, formats, open, preview};
pub(super) use person_forms::EnterForm;
pub(super) use rehearsal::rehearse;
pub(super) use upload::upload;

use super::draws::begin_proofs;
use super::lights::{self, lights_of};
use super::refusal::fault;
use super::use_cases::{InHall, asker};
use crate::app::App;
use crate::errors::Fault;
use crate::forms::{Filled, FormFault, see_other};
use crate::keys::Key;
use crate::layout::{Page, fragment, page};
use crate::people::one_time;
use axum::extract::{FromRequestParts, Query};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::response::Response;
use director::tournament::{Age, Command, Team};
use forms::{
    CallForm, ClockForm, ClubsForm, DayForm, DiceForm, DrawForm, LightForm, LinkForm, NoticeForm, PasteForm,
    PendingForm, RedrawForm, RevokeForm, RoleForm, SeatingForm, TeamForm, UndoForm,
};
use frame::{ConsoleQuery, NewLink, View};
use hall::{Action, Hall, Role, Standing};
use live::LiveGuard;
use person_forms::{EntrantForm, RollForm, signed};
use section::Section;
use words::{Id, id};

/// A request from the console: somebody who has a part in the tournament, and the page they stand on.
pub(crate) struct Console {
    place: InHall,
    section: Section,
    role: Role,
    query: ConsoleQuery,
}

/// The page a form stands on.
#[derive(Default, serde::Deserialize)]
#[serde(default)]
struct FromQuery {
    from: String,
}

impl FromRequestParts<App> for Console {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Fault> {
        let place = InHall::from_request_parts(parts, app).await?;
        let standing = {
            let guard = place.hall.lock().await;
            guard.standing(&asker(&place.requester, &guard, None)?)
        };
        let Standing::Staff(role) = standing else { return Err(Fault::forbidden(place.requester.words)) };
        let own = path(&place.id);
        let from = Query::<FromQuery>::try_from_uri(&parts.uri).map(|Query(query)| query.from).unwrap_or_default();
        let path = parts.uri.path().strip_prefix(&own).unwrap_or_default();
        let section = Section::read(path).or_else(|| Section::read(&from)).unwrap_or_default();
        let query = Query::<ConsoleQuery>::try_from_uri(&parts.uri).map(|Query(query)| query).unwrap_or_default();
        Ok(Self { place, section, role, query })
    }
}

fn path(id: &str) -> String {
    format!("/tournaments/{id}/console")
}

impl Console {
    fn page(&self, hall: &LiveGuard<'_, Hall>, link: Option<NewLink<'_>>, wrong: &[FormFault]) -> Page {
        frame::page(&self.view(hall), link, wrong)
    }

    fn view<'h>(&'h self, hall: &'h LiveGuard<'h, Hall>) -> View<'h> {
        let words = self.place.requester.words;
        View {
            hall,
            id: &self.place.id,
            words,
            section: self.section,
            role: self.role,
            query: &self.query,
            copies: self.place.app.copies.state(),
        }
    }

    /// Does something and goes back to the page: what was done, or what is wrong.
    async fn act(&self, nonce: &str, action: Action) -> Result<Response, Fault> {
        let done = self.place.submit(nonce, action).await.map(|_| ());
        self.answer(done).await
    }

    /// The same with something that may not be understood.
    async fn command(&self, nonce: &str, command: Option<Command>) -> Result<Response, Fault> {
        match command {
            Some(command) => self.act(nonce, Action::Command(Box::new(command))).await,
            None => self.answer(Err(self.unclear())).await,
        }
    }

    /// Does several things in order; the first that is refused ends it.
    async fn commands(&self, nonce: &str, commands: Vec<Command>) -> Result<(), Fault> {
        self.place.submit_list(nonce, commands).await.map(drop)
    }

    async fn answer(&self, done: Result<(), Fault>) -> Result<Response, Fault> {
        let back = format!("console{}", self.section.path());
        self.place.answer(done, &back, |hall, wrong| Ok(self.page(hall, None, wrong))).await
    }

    fn unclear(&self) -> Fault {
        self.malformed(id::HALL_CONSOLE_UNCLEAR)
    }

    fn malformed(&self, sentence: Id) -> Fault {
        Fault::malformed(self.place.requester.words.say(sentence))
    }
}

/// A page of the console, or the part of it that changes by itself.
pub(super) async fn console(console: Console, headers: HeaderMap) -> Result<Response, Fault> {
    let guard = console.place.hall.lock().await;
    if console.query.fragment.is_some() {
        let view = console.view(&guard);
        return Ok(fragment(view.section.show(&view)));
    }
    let link = one_time::once(&headers).map(|key| console.link_address(&headers, key));
    let whole = page(&console.place.requester, console.page(&guard, link.as_deref().map(NewLink), &[]));
    Ok(if link.is_some() { one_time::no_more(whole, &path(&console.place.id)) } else { whole })
}

impl Console {
    /// The address of a link as a phone in the hall can follow it.
    fn link_address(&self, headers: &HeaderMap, key: &str) -> String {
        let path = format!("/tournaments/{}/link/{key}", self.place.id);
        self.place.app.link(headers, &path)
    }
}

pub(super) async fn enter(console: Console, Filled(form): Filled<EnterForm>) -> Result<Response, Fault> {
    let command = form.command(&console.place.hall.lock().await.tournament().facts.hash);
    console.command(&form.nonce, Some(command)).await
}

pub(super) async fn correct(console: Console, Filled(form): Filled<EnterForm>) -> Result<Response, Fault> {
    let is_organiser = console.role >= Role::Organiser;
    let command = form.correction(console.place.hall.lock().await.tournament(), is_organiser);
    console.command(&form.nonce, command).await
}

/// Enters everybody of a list, or nobody.
pub(super) async fn paste(console: Console, Filled(form): Filled<PasteForm>) -> Result<Response, Fault> {
    upload::enter_list(&console, &form.nonce, form.list.as_bytes()).await
}

pub(super) async fn entrant(console: Console, Filled(form): Filled<EntrantForm>) -> Result<Response, Fault> {
    let action = form.action(console.place.hall.lock().await.tournament());
    match action {
        Some(action) => console.act(&form.nonce, action).await,
        None => console.answer(Err(console.unclear())).await,
    }
}

pub(super) async fn roll(console: Console, Filled(form): Filled<RollForm>) -> Result<Response, Fault> {
    let command = form.command(console.place.hall.lock().await.tournament());
    console.command(&form.nonce, command).await
}

/// Declares everybody whose age is not known to be of age.
pub(super) async fn ages(console: Console, Filled(form): Filled<PlainForm>) -> Result<Response, Fault> {
    let players = {
        let guard = console.place.hall.lock().await;
        guard.rules().undeclared_ages(guard.tournament())
    };
    console.command(&form.nonce, Some(Command::DeclareAges { players, age: Age::Adult })).await
}

/// Everybody who has not signed has signed now: the sheet is at the desk.
pub(super) async fn sign(console: Console, Filled(form): Filled<PlainForm>) -> Result<Response, Fault> {
    let commands = {
        let guard = console.place.hall.lock().await;
        let tournament = guard.tournament();
        tournament.unsigned().into_iter().filter_map(|entrant| signed(tournament, entrant)).collect()
    };
    let done = console.commands(&form.nonce, commands).await;
    console.answer(done).await
}

pub(super) async fn clubs(console: Console, Filled(form): Filled<ClubsForm>) -> Result<Response, Fault> {
    console.command(&form.nonce, form.command()).await
}

pub(super) async fn team(console: Console, Filled(form): Filled<TeamForm>) -> Result<Response, Fault> {
    let team = Team { name: form.name.to_string(), club: form.club.to_string() };
    console.command(&form.nonce, Some(Command::RegisterTeam { team })).await
}

pub(super) async fn redraw(console: Console, Filled(form): Filled<RedrawForm>) -> Result<Response, Fault> {
    match form.command() {
        Some(command) => console.command(&form.nonce, Some(command)).await,
        None => console.answer(Err(console.malformed(id::HALL_CONSOLE_NO_SEED))).await,
    }
}

pub(super) async fn swap(console: Console, Filled(form): Filled<SeatingForm>) -> Result<Response, Fault> {
    console.command(&form.nonce, form.swap()).await
}

pub(super) async fn size(console: Console, Filled(form): Filled<SeatingForm>) -> Result<Response, Fault> {
    console.command(&form.nonce, form.size()).await
}

/// The next round by hand: a table a line, people by name or number.
pub(super) async fn seat(console: Console, Filled(form): Filled<SeatingForm>) -> Result<Response, Fault> {
    let words = console.place.requester.words;
    let read = {
        let guard = console.place.hall.lock().await;
        let people = |line: &str| {
            let names: Vec<_> = line.split([',', ';']).map(|name| name.trim().to_owned()).collect();
            desk::people::find_entrants(guard.tournament(), &names, words)
        };
        let lines = form.tables.lines().filter(|line| !line.trim().is_empty());
        lines.map(people).collect::<Result<Vec<_>, _>>()
    };
    match read {
        Ok(tables) => console.command(&form.nonce, Some(Command::Seat { tables })).await,
        Err(why) => console.answer(Err(Fault::malformed(why.to_string()))).await,
    }
}

pub(super) async fn dice(console: Console, Filled(form): Filled<DiceForm>) -> Result<Response, Fault> {
    console.command(&form.nonce, Some(form.command())).await
}

pub(super) async fn day(console: Console, Filled(form): Filled<DayForm>) -> Result<Response, Fault> {
    match form.command() {
        Some(command) => console.command(&form.nonce, Some(command)).await,
        None => console.answer(Err(console.malformed(id::CONSOLE_NO_DAY))).await,
    }
}

pub(super) async fn event(console: Console, Filled(form): Filled<DayForm>) -> Result<Response, Fault> {
    let decimals = console.place.hall.lock().await.rules().book.decimals();
    match form.event(decimals) {
        Some(command) => console.command(&form.nonce, Some(command)).await,
        None => console.answer(Err(console.malformed(id::CONSOLE_NO_EVENT))).await,
    }
}

/// Promises a draw: the hash of a secret nobody has seen.
pub(super) async fn promise(console: Console, Filled(form): Filled<PlainForm>) -> Result<Response, Fault> {
    let secret = live::random_word(SECRET_LETTERS);
    console.act(&form.nonce, Action::PromiseDraw { secret }).await
}

/// The letters of a draw's secret: 130 bits.
const SECRET_LETTERS: usize = 26;

pub(super) async fn draw(console: Console, Filled(form): Filled<DrawForm>) -> Result<Response, Fault> {
    let place = &console.place;
    let promised = place.hall.lock().await.promise().is_some();
    let done = match (promised, form.faces(), form.seed.number::<u64>()) {
        (true, Some(faces), _) => {
            let asker = asker(&place.requester, &*place.hall.lock().await, None)?;
            let drawn = place.app.halls.draw_with_dice(&place.hall, asker, faces, &form.nonce).await;
            let hall = place.hall.lock().await;
            match drawn {
                Ok(_) => {
                    begin_proofs(&place.app.proofs, &place.id, &hall);
                    Ok(())
                }
                Err(refusal) => Err(fault(&refusal, Some(&*hall), place.requester.words)),
            }
        }
        (false, _, Some(seed)) => {
            place.submit(&form.nonce, Action::Command(Box::new(Command::Draw { seed }))).await.map(|_| ())
        }
        (true, None, _) => Err(console.malformed(id::HALL_CONSOLE_NO_DICE)),
        (false, _, None) => Err(console.malformed(id::HALL_CONSOLE_NO_SEED)),
    };
    console.answer(done).await
}

/// Settles what a table reported by itself.
pub(super) async fn confirm(console: Console, Filled(form): Filled<PendingForm>) -> Result<Response, Fault> {
    match form.round.number().zip(form.table.number()) {
        Some((round, table)) => {
            console.act(&form.nonce, Action::Confirm { round, table, why: form.why.to_string() }).await
        }
        None => console.answer(Err(console.unclear())).await,
    }
}

pub(super) async fn clock(console: Console, Filled(form): Filled<ClockForm>) -> Result<Response, Fault> {
    match form.action() {
        Some(action) => console.act(&form.nonce, Action::Clock(action)).await,
        None => console.answer(Err(console.unclear())).await,
    }
}

pub(super) async fn notice(console: Console, Filled(form): Filled<NoticeForm>) -> Result<Response, Fault> {
    let action = match form.remove.number() {
        Some(notice) => Action::RemoveNotice { notice },
        None => Action::Notice { text: form.text.to_string() },
    };
    console.act(&form.nonce, action).await
}

pub(super) async fn call(console: Console, Filled(form): Filled<CallForm>) -> Result<Response, Fault> {
    match form.call.number() {
        Some(call) => console.act(&form.nonce, Action::Answer { call }).await,
        None => console.answer(Err(console.unclear())).await,
    }
}

/// Says how far a table has come.
pub(super) async fn light(console: Console, Filled(form): Filled<LightForm>) -> Result<Response, Fault> {
    let known = lights_of(&console.place.hall.lock().await.rules().regulation);
    let light = known.into_iter().find(|&light| lights::word(light) == *form.light);
    match form.table.number().zip(light) {
        Some((table, light)) => console.act(&form.nonce, Action::Light { table, light }).await,
        None => console.answer(Err(console.unclear())).await,
    }
}

/// Makes a link, which is shown once.
pub(super) async fn link(console: Console, Filled(form): Filled<LinkForm>) -> Result<Response, Fault> {
    let round = console.place.hall.lock().await.tournament().rounds.len();
    let Some(kind) = form.kind(round) else { return console.answer(Err(console.unclear())).await };
    let key = Key::new();
    match console.place.submit(&form.nonce, Action::MakeLink { key: key.hash(), kind }).await {
        Ok(_) => {
            let path = path(&console.place.id);
            let back = format!("{path}{}", console.section.path());
            Ok(one_time::next(see_other(&back), &path, key.reveal()))
        }
        Err(fault) => console.answer(Err(fault)).await,
    }
}

pub(super) async fn revoke(console: Console, Filled(form): Filled<RevokeForm>) -> Result<Response, Fault> {
    console.act(&form.nonce, Action::RevokeLink { key: form.key.to_string() }).await
}

/// Gives somebody with an account a part, or takes it away.
pub(super) async fn role(console: Console, Filled(form): Filled<RoleForm>) -> Result<Response, Fault> {
    let words = console.place.requester.words;
    let Some(role) = form.role() else { return console.answer(Err(console.unclear())).await };
    let found = console.place.app.store.person_by_login(&form.login).await.map_err(|no| Fault::store(&no, words))?;
    match found {
        Some(person) => console.act(&form.nonce, Action::GiveRole { person: person.id, role }).await,
        None => console.answer(Err(console.malformed(id::CONSOLE_NO_ACCOUNT))).await,
    }
}

pub(super) async fn undo(console: Console, Filled(form): Filled<UndoForm>) -> Result<Response, Fault> {
    match form.entry.number() {
        Some(entry) => console.act(&form.nonce, Action::Undo { entry, why: form.why.to_string() }).await,
        None => console.answer(Err(console.unclear())).await,
    }
}
