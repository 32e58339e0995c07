//! Taking in connections.

use std::{io, net::SocketAddr, pin::pin, sync::Arc, time::Duration};

use axum::{
    Router,
    body::Body,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use hyper::{Request, body::Incoming, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::watch,
    task::JoinSet,
};
use tower::ServiceExt;

use super::{
    HttpConfig, Waits, app,
    head::HEAD_MAX,
    limits::{Doors, Inside},
    ops,
    strict::{Strict, Verdicts},
    timeouts::TimeoutStream,
};
use crate::house::House;

/// So long connections may take to end when the server closes.
const FAREWELL: Duration = Duration::from_secs(10);
/// No server has more connections at a time, sockets included.
const CONNECTIONS_MAX: usize = 20_000;

/// So many may read the figures at a time.
const METRICS_CONNECTIONS_MAX: usize = 50;

/// The other end of a connection.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub SocketAddr);

/// Serves `app` until the house closes; then what was begun is finished.
pub async fn serve(listener: TcpListener, house: House, http_config: HttpConfig) -> io::Result<()> {
    let closing = house.closing();
    let (waits, most) = (http_config.waits, http_config.rates.connections);
    // A proxy has all connections; people are counted by their sockets.
    let most = if http_config.behind_proxy { 0 } else { most };
    let doors = Doors::new(most, CONNECTIONS_MAX);
    let app = app(house, http_config);
    answer(listener, app, doors, waits, closing).await;
    Ok(())
}

/// Serves the figures, and nothing else, until the house closes.
pub async fn serve_metrics(listener: TcpListener, house: House) {
    let closing = house.closing();
    let doors = Doors::new(0, METRICS_CONNECTIONS_MAX);
    let app = ops::metrics_app(house);
    answer(listener, app, doors, Waits::default(), closing).await;
}

async fn answer(
    listener: TcpListener,
    app: Router,
    doors: Doors,
    waits: Waits,
    closing: watch::Receiver<bool>,
) {
    let mut connections = JoinSet::new();
    let mut told = pin!(closes(closing.clone()));
    loop {
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    // Most likely there are no files left: some connection has to end first.
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
            () = told.as_mut() => break,
        };
        while connections.try_join_next().is_some() {}
        let Some(inside) = doors.enter(peer.ip()) else {
            metrics::counter!("boroughs_rate_limited_total").increment(1);
            continue;
        };
        let visit = Visit {
            stream,
            peer: Peer(peer),
            inside,
        };
        connections.spawn(carry(visit, app.clone(), waits, closing.clone()));
    }
    drop(listener);
    // Sockets too hear the end of what they were told. Whoever does not leave in time is shown out.
    let _ = tokio::time::timeout(FAREWELL, doors.empty()).await;
}

/// Someone who was let in.
struct Visit {
    stream: TcpStream,
    peer: Peer,
    inside: Inside,
}

async fn carry(visit: Visit, app: Router, waits: Waits, closing: watch::Receiver<bool>) {
    let Visit {
        stream,
        peer,
        inside,
    } = visit;
    // A socket lives on when its request is answered, and so does its place.
    let inside = Arc::new(inside);
    // Moves are small and should not wait for one another.
    let _ = stream.set_nodelay(true);
    let verdicts = Verdicts::default();
    let stream = Strict::new(TimeoutStream::new(stream, waits.send), verdicts.clone());
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new())
        .max_buf_size(2 * HEAD_MAX)
        .header_read_timeout(waits.head);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer);
        request.extensions_mut().insert(Arc::clone(&inside));
        let (app, verdict) = (app.clone(), verdicts.next());
        async move {
            let answered = match verdict.malformed {
                Some(malformed) => Ok(malformed.error().into_response()),
                None => app.oneshot(request.map(Body::new)).await,
            };
            answered.map(|answer| parting(answer, verdict.is_last))
        }
    });
    let connection = http.serve_connection(TokioIo::new(stream), service);
    let mut connection = pin!(connection.with_upgrades());
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = closes(closing) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended badly");
    }
}

/// The answer; to the last request of a connection it says so.
fn parting(mut answer: Response, is_last: bool) -> Response {
    if is_last && answer.status() != StatusCode::SWITCHING_PROTOCOLS {
        let close = HeaderValue::from_static("close");
        answer.headers_mut().insert(header::CONNECTION, close);
    }
    answer
}

/// Waits until the house closes.
async fn closes(mut closing: watch::Receiver<bool>) {
    // An error means that the house is gone, which is the same.
    let _ = closing.wait_for(|closing| *closing).await;
}
