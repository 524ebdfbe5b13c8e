//! A body of JSON, or what is wrong with it.

use crate::errors::Fault;
use axum::Json;
use axum::extract::rejection::JsonRejection;

/// A body as it came.
pub(crate) type Body<T> = Result<Json<T>, JsonRejection>;

/// What the body says; otherwise what is wrong with it, and where.
pub(crate) fn body<T>(body: Body<T>) -> Result<T, Fault> {
    body.map(|Json(body)| body).map_err(|rejection| {
        let mut fault = Fault::malformed(rejection.body_text());
        fault.status = rejection.status();
        fault
    })
}
