//! For whoever runs the server: is it well, and what is it doing?

use std::sync::OnceLock;

use axum::{
    extract::{Request, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use super::{App, errors::ApiError, listen::Peer};

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

/// The process can do its work: the storage answers, and it is not closing.
pub(super) async fn readyz(State(app): State<App>) -> (StatusCode, &'static str) {
    let is_closing = *app.house.closing().borrow();
    if !is_closing && app.house.store().is_well().await {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "not ready\n")
    }
}

/// The figures, in Prometheus' format. For this machine alone: not through a proxy.
pub(super) async fn metrics(State(app): State<App>, request: Request) -> Response {
    let peer = request.extensions().get::<Peer>();
    let is_near = peer.is_none_or(|peer| peer.0.ip().to_canonical().is_loopback());
    if !is_near || request.headers().contains_key("x-forwarded-for") {
        return ApiError::not_found("there is nothing here").into_response();
    }
    for stage in ["lobby", "running", "finished", "closed"] {
        if let Ok(count) = app.house.store().count(stage).await
            && let Ok(count) = u32::try_from(count)
        {
            metrics::gauge!("boroughs_tables", "stage" => stage).set(f64::from(count));
        }
    }
    let text = begin_counting().map(|figures| {
        figures.run_upkeep();
        figures.render()
    });
    let kind = (header::CONTENT_TYPE, "text/plain; version=0.0.4");
    ([kind], text.unwrap_or_default()).into_response()
}
