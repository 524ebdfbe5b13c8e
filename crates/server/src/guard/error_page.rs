//! What went wrong, as a page: what happened, which rule, what can be done now.

use crate::errors::Fault;
use crate::layout::{Page, page};
use crate::requester::Requester;
use axum::http::StatusCode;
use axum::response::Response;
use maud::html;
use words::id;

/// The answer to a browser.
pub(super) fn response(fault: &Fault, requester: &Requester) -> Response {
    let mut response = page(requester, error_page(fault, requester));
    *response.status_mut() = fault.status;
    response.headers_mut().extend(fault.when_again());
    response
}

fn error_page(fault: &Fault, requester: &Requester) -> Page {
    let words = requester.words;
    let title = words.say(match fault.status {
        StatusCode::NOT_FOUND => id::WEB_NOT_FOUND_TITLE,
        StatusCode::GONE => id::WEB_LINK_GONE,
        StatusCode::UNAUTHORIZED => id::WEB_UNKNOWN_TITLE,
        StatusCode::FORBIDDEN => id::WEB_FORBIDDEN_TITLE,
        StatusCode::TOO_MANY_REQUESTS => id::WEB_TOO_FAST_TITLE,
        status if status.is_server_error() => id::WEB_OUR_FAULT_TITLE,
        _ => id::WEB_FAULT_TITLE,
    });
    let rule = fault.details.rule.as_deref();
    let body = html! {
        main #main .page .page-narrow .page-fault {
            h1 { (title) }
            @for line in fault.words.lines() { p .lead { (line) } }
            @if let Some(rule) = rule { p .hint { (rule) } }
            p .actions {
                @if fault.status == StatusCode::UNAUTHORIZED {
                    a .button .button-primary href="/login" { (words.say(id::WEB_NAV_LOGIN)) }
                }
                a .button href="/tables" { (words.say(id::WEB_TO_TABLES)) }
                a .button href="/" { (words.say(id::WEB_TO_HOME)) }
            }
        }
    };
    Page::new("fault", title, body)
}
