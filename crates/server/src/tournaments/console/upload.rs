//! A list of people, pasted or sent in as a file.

use super::Console;
use crate::errors::Fault;
use axum::extract::Multipart;
use axum::response::Response;
use words::id;

/// A file with a list. What it is called does not matter: it is told by how it begins.
pub(crate) async fn upload(console: Console, mut form: Multipart) -> Result<Response, Fault> {
    let (mut nonce, mut file) = (live::random_word(16), None);
    while let Ok(Some(field)) = form.next_field().await {
        match field.name() {
            Some("file") => file = field.bytes().await.ok(),
            Some("nonce") => nonce = field.text().await.unwrap_or(nonce),
            _ => {}
        }
    }
    match file.filter(|bytes| !bytes.is_empty()) {
        Some(bytes) => enter_list(&console, &nonce, &bytes).await,
        None => console.answer(Err(console.malformed(id::CONSOLE_NO_FILE))).await,
    }
}

/// Enters everybody of a list. It is tried whole and kept whole: everybody enters or nobody does. Sent a second time, it
/// is not read again, or everybody in it would be in already.
pub(super) async fn enter_list(console: &Console, nonce: &str, bytes: &[u8]) -> Result<Response, Fault> {
    if console.place.is_answered(nonce).await? {
        return console.answer(Ok(())).await;
    }
    let (rules, tournament) = {
        let guard = console.place.hall.lock().await;
        (guard.rules().clone(), guard.tournament().clone())
    };
    let read = desk::people_list::read_people(bytes, &rules, &tournament, console.place.requester.words);
    let done = match read {
        Ok(list) => console.commands(nonce, list.commands).await,
        Err(why) => Err(Fault::malformed(why.to_string())),
    };
    console.answer(done).await
}
