//! What cannot be answered as asked.

use axum::{
    Json,
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

/// A trouble and its status.
#[derive(Debug)]
pub(crate) struct ApiError(StatusCode, Trouble);

impl ApiError {
    pub(crate) fn new(status: StatusCode, error: &str, says: impl Into<String>) -> Self {
        let (error, says) = (error.to_owned(), says.into());
        ApiError(status, Trouble { error, says })
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
