//! What cannot be answered as asked.

use axum::{
    Json,
    extract::rejection::{JsonRejection, QueryRejection},
    http::StatusCode,
    response::{IntoResponse, Response},
};
use protocol::{Refusal, RefusalCode};
use serde::Serialize;
use utoipa::ToSchema;

use crate::house::{CreateError, Missing};

/// Why a request was not answered as asked.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Trouble)]
pub(crate) struct WebError {
    /// What went wrong, in one word for programs.
    error: String,
    /// In a sentence, for whoever writes a client.
    says: String,
}

/// What may come in place of any answer.
#[derive(utoipa::IntoResponses)]
#[expect(dead_code, reason = "it is there to be described")]
pub(crate) enum Usual {
    /// Too many requests from one address.
    #[response(status = 429)]
    TooFast(WebError),
    /// The storage is in trouble, or it took too long.
    #[response(status = 503)]
    Unavailable(WebError),
}

/// A trouble and its status.
#[derive(Debug)]
pub(crate) struct ApiError(StatusCode, WebError);

/// No answer repeats more of what was sent, in characters.
const ECHO_MAX: usize = 80;

impl ApiError {
    /// A trouble told in words of our own.
    pub(crate) fn new(status: StatusCode, error: &str, says: &'static str) -> Self {
        let (error, says) = (error.to_owned(), says.to_owned());
        ApiError(status, WebError { error, says })
    }

    /// A trouble told in words of our own, and then in others that may repeat what was sent: of
    /// these no more than the beginning.
    pub(crate) fn quoting(status: StatusCode, error: &str, ours: &str, theirs: &str) -> Self {
        let mut says: String = ours.to_owned();
        says.extend(theirs.chars().take(ECHO_MAX));
        if theirs.chars().nth(ECHO_MAX).is_some() {
            says.push('…');
        }
        let error = error.to_owned();
        ApiError(status, WebError { error, says })
    }

    /// A query that is not what it should be.
    pub(crate) fn query(rejection: &QueryRejection) -> Self {
        let text = rejection.body_text();
        let ours = "the query cannot be read: ";
        let theirs = text.trim_start_matches("Failed to deserialize query string: ");
        Self::quoting(StatusCode::BAD_REQUEST, "bad_query", ours, theirs)
    }

    /// A body that is not what it should be.
    pub(crate) fn body(rejection: &JsonRejection) -> Self {
        let text = rejection.body_text();
        let known = [
            "Failed to deserialize the JSON body into the target type: ",
            "Failed to parse the request body as JSON: ",
        ];
        let theirs = known.iter().find_map(|known| text.strip_prefix(known));
        let ours = "the body cannot be read: ";
        let theirs = theirs.unwrap_or(&text);
        Self::quoting(rejection.status(), "bad_body", ours, theirs)
    }

    pub(crate) fn bad_query(says: &'static str) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "bad_query", says)
    }

    pub(crate) fn not_found(says: &'static str) -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found", says)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.0, Json(self.1)).into_response()
    }
}

impl From<Missing> for ApiError {
    fn from(missing: Missing) -> Self {
        match missing {
            Missing::NoTable => Self::not_found("there is no such table"),
            Missing::Trouble => storage(),
        }
    }
}

impl From<crate::store::StoreError> for ApiError {
    fn from(error: crate::store::StoreError) -> Self {
        tracing::error!(%error, "the storage is in trouble");
        storage()
    }
}

fn storage() -> ApiError {
    let says = "the storage is in trouble; try again in a moment";
    ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "storage", says)
}

impl From<CreateError> for ApiError {
    fn from(error: CreateError) -> Self {
        match error {
            CreateError::Trouble => storage(),
            CreateError::TooMany(_) | CreateError::TooManyHere(_) => {
                metrics::counter!("boroughs_tables_refused_total").increment(1);
                let says = error.to_string();
                ApiError::quoting(StatusCode::CONFLICT, "too_many_tables", &says, "")
            }
            CreateError::TooOften(_) | CreateError::TooOftenHere(_) | CreateError::Crowd => {
                metrics::counter!("boroughs_tables_refused_total").increment(1);
                let says = error.to_string();
                ApiError::quoting(StatusCode::TOO_MANY_REQUESTS, "too_often", &says, "")
            }
            other => {
                let says = other.to_string();
                let status = StatusCode::UNPROCESSABLE_ENTITY;
                ApiError::quoting(status, "bad_table", "", &says)
            }
        }
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> Self {
        let word = serde_json::to_value(refusal.code).ok();
        let word = word
            .as_ref()
            .and_then(|word| word.as_str())
            .unwrap_or("refused");
        let status = match refusal.code {
            RefusalCode::BadName | RefusalCode::NameTaken | RefusalCode::BadNonce => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            RefusalCode::BadLink => StatusCode::FORBIDDEN,
            _ => StatusCode::CONFLICT,
        };
        ApiError::quoting(status, word, "refused: ", &word.replace('_', " "))
    }
}

/// Where there is nothing.
pub(super) fn nowhere() -> ApiError {
    ApiError::not_found("there is nothing here")
}

/// Where there is something, but not to be asked like this.
pub(super) async fn not_like_this() -> ApiError {
    let says = "this cannot be asked with that method";
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "method", says)
}
