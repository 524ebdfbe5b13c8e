//! A tournament that was run elsewhere: a club's workbook, or a file of `sdadata tournament`. It is read, what differs is shown, and
//! only then it is kept.

use super::console::formats;
use super::refusal::fault;
use crate::app::{App, Inner};
use crate::errors::Fault;
use crate::forms::{Filled, FormFault, Trimmed, see_other};
use crate::layout::{Page, again, page};
use crate::parts::{Select, faults};
use crate::requester::Requester;
use crate::uploads::Upload;
use axum::extract::multipart::Multipart;
use axum::extract::{FromRequest, Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use desk::received::{Received, ReceivedFile, receive};
use director::tournament::Logged;
use hall::AdoptedTournament;
use live::Millis;
use maud::{Markup, html};
use serde::Deserialize;
use store::Role;
use words::{Words, id};

/// The largest file that is read.
pub(crate) const UPLOAD_BYTES_MAX: usize = 8 * 1024 * 1024;

/// What was sent: a file, and the format that was chosen.
#[derive(Default)]
struct Sent {
    name: String,
    bytes: Vec<u8>,
    format: String,
}

pub(super) async fn form(State(app): State<App>, requester: Requester) -> Result<Response, Fault> {
    requester.with_role(Role::Organiser)?;
    Ok(page(&requester, form_page(&app, &requester, "", &[])))
}

/// Reads a file and shows what it would become, and every difference. Nothing is kept.
pub(super) async fn read(State(app): State<App>, requester: Requester, request: Request) -> Result<Response, Fault> {
    let organiser = requester.with_role(Role::Organiser)?.id.clone();
    let words = requester.words;
    let sent = match sent(request, &app).await {
        Ok(sent) if !sent.bytes.is_empty() => sent,
        Ok(sent) => {
            let wrong = [FormFault::at("file", words.say(id::HALL_IMPORT_NO_FILE))];
            return Ok(again(&requester, form_page(&app, &requester, &sent.format, &wrong)));
        }
        Err(StatusCode::PAYLOAD_TOO_LARGE) => {
            let most = [("most", (UPLOAD_BYTES_MAX / (1024 * 1024)).into())];
            let wrong = [FormFault::at("file", words.say_with(id::HALL_IMPORT_TOO_LARGE, &most))];
            return Ok(again(&requester, form_page(&app, &requester, "", &wrong)));
        }
        Err(status) => return Err(Fault::of_status(status, words)),
    };
    let (format, library, at) = (sent.format.clone(), app.library.clone(), jiff::Timestamp::now().to_string());
    // A workbook is decoded and every game of it decided: not on a thread that serves requests.
    let received = tokio::task::spawn_blocking(move || {
        let file = ReceivedFile { name: &sent.name, bytes: &sent.bytes };
        let format = Some(sent.format.as_str()).filter(|format| !format.is_empty());
        receive(file, format, &library, (&at, ""), words)
    });
    let received = received.await.map_err(|_| Fault::of_status(StatusCode::INTERNAL_SERVER_ERROR, words))?;
    match received {
        Ok(received) => {
            let key = live::random_word(24);
            let shown = preview(&requester, &key, &received);
            app.uploads.put(key, Upload { by: organiser, rules: received.rules, log: received.log });
            Ok(page(&requester, shown))
        }
        Err(lines) => {
            let wrong: Vec<_> = lines.into_iter().map(FormFault::whole).collect();
            Ok(again(&requester, form_page(&app, &requester, &format, &wrong)))
        }
    }
}

/// The fields of the form, as far as they are its own.
async fn sent(request: Request, app: &App) -> Result<Sent, StatusCode> {
    let mut form = Multipart::from_request(request, app).await.map_err(|rejection| rejection.status())?;
    let mut sent = Sent::default();
    while let Some(field) = form.next_field().await.map_err(|error| error.status())? {
        match field.name() {
            Some("file") => {
                sent.name = field.file_name().unwrap_or_default().to_owned();
                sent.bytes = field.bytes().await.map_err(|error| error.status())?.to_vec();
            }
            Some("format") => sent.format = field.text().await.map_err(|error| error.status())?,
            Some(_) | None => {}
        }
    }
    Ok(sent)
}

/// The word under which a file waits.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct KeepForm {
    key: Trimmed,
}

/// Keeps what was read: it becomes a tournament of the hall, and whoever sent it its organiser.
pub(super) async fn keep(
    State(app): State<App>,
    requester: Requester,
    Filled(form): Filled<KeepForm>,
) -> Result<Response, Fault> {
    let organiser = requester.with_role(Role::Organiser)?;
    let words = requester.words;
    let Some(upload) = app.uploads.of(&form.key, &organiser.id) else {
        let wrong = [FormFault::whole(words.say(id::HALL_IMPORT_GONE))];
        return Ok(again(&requester, form_page(&app, &requester, "", &wrong)));
    };
    let regulation = &upload.rules.regulation;
    let adopted = AdoptedTournament {
        regulation: regulation.id.clone(),
        texts: regulation.texts.iter().map(|text| (text.id.clone(), text.text.clone())).collect(),
        entries: upload.log.entries().iter().map(|logged| (moment_of(logged), logged.what.clone())).collect(),
        by: organiser.id.clone(),
        nonce: form.key.to_string(),
    };
    let id = app.halls.adopt(adopted).await.map_err(|refusal| fault(&refusal, None, words))?;
    app.uploads.remove(&form.key);
    Ok(see_other(&format!("/tournaments/{id}/console")))
}

/// When something was asked for, as its file says it; now, where it does not.
fn moment_of(logged: &Logged) -> Millis {
    let at = logged.at.parse::<jiff::Timestamp>().unwrap_or_else(|_| jiff::Timestamp::now());
    at.as_millisecond()
}

fn form_page(app: &Inner, requester: &Requester, chosen: &str, wrong: &[FormFault]) -> Page {
    let words = requester.words;
    let title = words.say(id::HALL_IMPORT_TITLE);
    let formats = formats(app, words);
    let from_file = [("", words.say(id::HALL_IMPORT_FROM_FILE))];
    let named = formats.iter().map(|(value, label)| (value.as_str(), label.clone()));
    let options = from_file.into_iter().chain(named).collect();
    let body = html! {
        main #main .page .page-narrow {
            p { a href="/tournaments" { (words.say(id::WEB_NAV_TOURNAMENTS)) } }
            h1 { (title) }
            p .lead { (words.say(id::HALL_IMPORT_LEAD)) }
            (faults(words, wrong))
            form .form method="post" action="/tournaments/import" enctype="multipart/form-data" {
                (file_field(words, crate::forms::fault_at(wrong, "file")))
                (Select { name: "format", label: id::HALL_CONSOLE_FORMAT, options, chosen }.show(words))
                p .actions { button .button-primary .button-large type="submit" { (words.say(id::HALL_IMPORT_READ)) } }
            }
        }
    };
    Page::new("import-tournament", title, body)
}

fn file_field(words: Words, fault: Option<&str>) -> Markup {
    html! {
        div .field .is-faulty[fault.is_some()] {
            label for="field-file" { (words.say(id::HALL_IMPORT_FILE)) }
            input #field-file type="file" name="file" required accept=".xlsx,.xlsm,.xls,.json" aria-describedby="field-file-hint";
            @if let Some(fault) = fault { span #field-file-fault .field-fault { (fault) } }
            span #field-file-hint .hint { (words.say(id::HALL_IMPORT_FILE_HINT)) }
        }
    }
}

/// What a file would become, and everything in which it differs.
fn preview(requester: &Requester, key: &str, received: &Received) -> Page {
    let words = requester.words;
    let tournament = received.log.tournament();
    let title = words.say_with(id::HALL_IMPORT_PREVIEW, &[("name", tournament.facts.name.as_str().into())]);
    let values = [
        ("people", tournament.entrants.len().into()),
        ("rounds", tournament.rounds.len().into()),
        ("regulation", received.rules.regulation.id.clone().into()),
        ("format", received.rules.format_id.as_str().into()),
    ];
    let body = html! {
        main #main .page .page-narrow {
            p { a href="/tournaments/import" { (words.say(id::HALL_IMPORT_TITLE)) } }
            h1 { (title) }
            p .lead { (words.say_with(id::HALL_IMPORT_FOUND, &values)) }
            section aria-labelledby="differences-title" {
                h2 #differences-title { (words.say(id::HALL_IMPORT_DIFFERENCES)) }
                @if !received.has_standings { p { (words.say(id::IMPORT_NO_STANDINGS)) } }
                @else if received.differences.is_empty() { p { (words.say(id::HALL_IMPORT_SAME)) } }
                ul #differences { @for line in &received.differences { li { (line) } } }
            }
            @if !received.notes.is_empty() {
                details { summary { (words.say_with(id::HALL_IMPORT_NOTES, &[("count", received.notes.len().into())])) }
                    ul { @for line in &received.notes { li { (line) } } }
                }
            }
            form .form method="post" action="/tournaments/import/keep" {
                input type="hidden" name="key" value=(key);
                p { (words.say(id::HALL_IMPORT_KEEP_HINT)) }
                p .actions {
                    button .button-primary .button-large type="submit" { (words.say(id::HALL_IMPORT_KEEP)) }
                    a .button href="/tournaments/import" { (words.say(id::HALL_IMPORT_ANOTHER)) }
                }
            }
        }
    };
    Page::new("import-preview", title, body)
}
