//! For whoever runs the server: is it well, and what is it doing?

use std::sync::OnceLock;

use axum::{
    Router,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use super::{AppState, errors};
use crate::{house::House, store::Health};

/// The bounds of the latency histograms, in seconds.
const SECONDS: &[f64] = &[
    0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0,
];
/// The bounds of the sizes of groups.
const REQUESTS: &[f64] = &[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0];

static METRICS: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Begins to count, once in a process.
pub(crate) fn begin_counting() -> Option<&'static PrometheusHandle> {
    let begin = || {
        let group = metrics_exporter_prometheus::Matcher::Suffix("_requests".to_owned());
        let seconds = metrics_exporter_prometheus::Matcher::Suffix("_seconds".to_owned());
        let builder = PrometheusBuilder::new();
        let builder = builder.set_buckets_for_metric(seconds, SECONDS).ok()?;
        let builder = builder.set_buckets_for_metric(group, REQUESTS).ok()?;
        builder.install_recorder().ok()
    };
    METRICS.get_or_init(begin).as_ref()
}

/// The process answers.
pub(super) async fn healthz() -> &'static str {
    "well\n"
}

/// The process can do its work: the storage can store, and it is not closing.
pub(super) async fn readyz(State(app): State<AppState>) -> (StatusCode, String) {
    let is_closing = *app.house.closing().borrow();
    let why = match app.house.storage().health() {
        Health::NotReady { why } => why.words(),
        Health::Ready if is_closing => "closing",
        Health::Ready => return (StatusCode::OK, "ready\n".to_owned()),
    };
    let says = format!("not ready: {why}\n");
    (StatusCode::SERVICE_UNAVAILABLE, says)
}

/// The figures and nothing else, for a listener of their own: whoever reaches it may read them.
pub(super) fn metrics_app(house: House) -> Router {
    Router::new()
        .route("/metrics", get(metrics))
        .fallback(async || errors::nowhere())
        .with_state(house)
}

/// The figures, in Prometheus' format.
async fn metrics(State(house): State<House>) -> Response {
    for (stage, count) in house.counts().await.into_iter().flatten() {
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        metrics::gauge!("boroughs_tables", "stage" => stage).set(f64::from(count));
    }
    let text = begin_counting().map(|figures| {
        figures.run_upkeep();
        figures.render()
    });
    let kind = (header::CONTENT_TYPE, "text/plain; version=0.0.4");
    ([kind], text.unwrap_or_default()).into_response()
}
