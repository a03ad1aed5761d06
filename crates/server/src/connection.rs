//! Connections: who may have one, how long it may keep the server waiting, and how all of them end.

use crate::App;
use crate::limits::Place;
use crate::metrics::Held;
use crate::patience::{self, Patient};
use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch};
use tower::ServiceExt;

/// How long to wait when the system has no more connections to give.
const BREATH: Duration = Duration::from_millis(100);
/// The largest head of a request.
const LARGEST_HEAD: usize = 16 * 1024;

/// Where a request comes from, and what its connection holds as long as it, or the socket it became, is open.
#[derive(Clone)]
pub struct Peer {
    /// The address.
    pub address: IpAddr,
    _held: Arc<Admitted>,
}

/// What a connection holds while it is open.
struct Admitted {
    _free: Option<OwnedSemaphorePermit>,
    _place: Option<Place>,
    _counted: Held,
}

/// Serves until the bell rings, and then until every request under way has its answer.
pub async fn serve(listener: TcpListener, app: App, router: Router, mut closing: watch::Receiver<bool>) {
    let free = Arc::new(Semaphore::new(app.settings.connections));
    // Every connection holds a copy of one end; when all are gone, the other end hears it.
    let (open, mut all_closed) = mpsc::channel::<()>(1);
    loop {
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(BREATH).await;
                    continue;
                }
            },
            () = rung(&mut closing) => break,
        };
        // Small messages must not wait for each other: without this a table makes hundreds of moves a second, not
        // tens of thousands.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection stays slow");
        }
        if let Some(peer) = admit(peer.ip(), &app, &free) {
            let (app, router, open) = (app.clone(), router.clone(), open.clone());
            tokio::spawn(async move {
                talk(stream, peer, &app, router).await;
                drop(open);
            });
        }
    }
    drop(open);
    let _ = all_closed.recv().await;
}

/// Waits for the bell.
async fn rung(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}

fn admit(address: IpAddr, app: &App, free: &Arc<Semaphore>) -> Option<Peer> {
    let Ok(free) = free.clone().try_acquire_owned() else {
        app.metrics.cut("full");
        return None;
    };
    let Some(place) = app.limits.connection(address) else {
        app.metrics.cut("address");
        return None;
    };
    let counted = Held::new(&app.metrics.connections);
    let held = Admitted { _free: Some(free), _place: Some(place), _counted: counted };
    Some(Peer { address, _held: Arc::new(held) })
}

/// Speaks with one client, from its first byte to its last, or until it has become a socket.
async fn talk(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    peer: Peer,
    app: &App,
    router: Router,
) {
    let answer = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(peer.clone());
        router.clone().oneshot(request.map(axum::body::Body::new) as Request)
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(app.settings.patience).max_buf_size(LARGEST_HEAD);
    let stream = Patient::new(stream, app.settings.patience);
    let mut connection = pin!(builder.serve_connection(TokioIo::new(stream), answer).with_upgrades());
    let mut closing = app.closing.clone();
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = rung(&mut closing) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        if error.is_timeout() {
            app.metrics.cut("silent");
        } else if patience::ran_out(&error) {
            app.metrics.cut("slow");
        }
        tracing::debug!(%error, "a connection broke");
    }
}

/// Speaks with a client that is in the same process: for tests and fuzzing.
pub async fn talk_here(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    app: &App,
    router: Router,
) {
    let counted = Held::new(&app.metrics.connections);
    let held = Admitted { _free: None, _place: None, _counted: counted };
    let address = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);
    talk(stream, Peer { address, _held: Arc::new(held) }, app, router).await;
}
