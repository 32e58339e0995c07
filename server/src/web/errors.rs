//! What cannot be answered as asked.

use axum::{
    Json,
    extract::rejection::QueryRejection,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use protocol::{Refusal, RefusalCode};
use serde::Serialize;
use utoipa::ToSchema;

use crate::house::{CreateError, Missing};

/// Why a request was not answered as asked.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Trouble {
    /// In one word.
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
    TooFast(Trouble),
    /// The storage is in trouble, or it took too long.
    #[response(status = 503)]
    Unavailable(Trouble),
}

/// A trouble and its status.
#[derive(Debug)]
pub(crate) struct ApiError(StatusCode, Trouble);

impl ApiError {
    pub(crate) fn new(status: StatusCode, error: &str, says: impl Into<String>) -> Self {
        let (error, says) = (error.to_owned(), says.into());
        ApiError(status, Trouble { error, says })
    }

    /// A query that is not what it should be.
    pub(crate) fn query(rejection: &QueryRejection) -> Self {
        Self::bad_query(&rejection.body_text())
    }

    pub(crate) fn bad_query(says: &str) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "bad_query", says)
    }

    pub(crate) fn not_found(says: &str) -> Self {
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
            other => {
                let says = other.to_string();
                ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_table", says)
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
            RefusalCode::BadName | RefusalCode::BadNonce => StatusCode::UNPROCESSABLE_ENTITY,
            RefusalCode::BadLink => StatusCode::FORBIDDEN,
            _ => StatusCode::CONFLICT,
        };
        ApiError::new(status, word, format!("refused: {}", word.replace('_', " ")))
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
