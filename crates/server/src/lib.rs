//! Tables that never lose a move.
//!
//! What happens at a table is decided in `crossroads-room`, without I/O. One task owns one room ([`table`]): it stores what
//! follows, then tells it. The [`hall`] knows which tables are awake and wakes the others from their log. People and their
//! sessions are in [`people`], what they may do in [`manners`], the HTTP routes in [`api`], the socket in [`socket`].
//!
//! Whom a table waits for is called back in [`calling`].
//!
//! The promise behind all of it: an accepted action is in the store before anybody hears of it.

pub mod api;
pub mod calling;
pub mod clock;
pub mod connection;
pub mod errand;
pub mod error;
pub mod hall;
pub mod hashing;
pub mod keys;
pub mod limits;
pub mod manners;
pub mod metrics;
pub mod names;
pub mod outlet;
mod passwords;
pub mod patience;
pub mod people;
pub mod probe;
pub mod ratings;
mod rows;
pub mod secrets;
mod sending;
pub mod settings;
pub mod slowing;
pub mod socket;
pub mod table;
pub mod thinking;
pub mod turns;
pub mod upgrade;

use crate::hall::Hall;
use crate::limits::Limits;
use crate::manners::Manners;
use crate::metrics::Metrics;
use crate::people::People;
use crate::settings::Settings;
use crossroads_store::Store;
use std::net::SocketAddr;
use std::ops::Deref;
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// What every request can reach, and every socket holds.
#[derive(Clone)]
pub struct App(Arc<Reach>);

/// What there is to reach.
pub struct Reach {
    /// Who is who.
    pub people: People,
    /// Who may do what, and who looks after it.
    pub manners: Manners,
    /// The tables.
    pub hall: Hall,
    /// How the server is set up.
    pub settings: Arc<Settings>,
    /// How much one address may ask.
    pub limits: Arc<Limits>,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// Turns true when the server is going down.
    pub closing: watch::Receiver<bool>,
}

impl Deref for App {
    type Target = Reach;
    fn deref(&self) -> &Reach {
        &self.0
    }
}

impl App {
    /// Everything behind the door, on an open store.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn open(
        settings: Settings,
        store: Arc<dyn Store>,
        closing: watch::Receiver<bool>,
    ) -> Result<App, error::StartError> {
        let manners = Manners::open(store.clone(), &settings.moderators).await?;
        let people = People::open(manners.clone()).await?;
        let metrics = Arc::<Metrics>::default();
        let hall = Hall::open(store, people.clone(), &settings, metrics.clone(), closing.clone()).await?;
        let limits = Arc::new(Limits::new(&settings));
        let settings = Arc::new(settings);
        Ok(App(Arc::new(Reach { people, manners, hall, settings, limits, metrics, closing })))
    }
}

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where it shows what it counts, if anywhere.
    pub metrics_address: Option<SocketAddr>,
    app: App,
    close: watch::Sender<bool>,
    serving: JoinHandle<()>,
}

impl Running {
    /// Starts a server on an open store.
    ///
    /// # Errors
    /// The address cannot be listened on, or the store cannot be read.
    pub async fn start(settings: Settings, store: Arc<dyn Store>) -> Result<Running, error::StartError> {
        let listener = TcpListener::bind(settings.listen).await.map_err(error::StartError::Listen)?;
        let address = listener.local_addr().map_err(error::StartError::Listen)?;
        let figures = match settings.metrics {
            Some(address) => Some(TcpListener::bind(address).await.map_err(error::StartError::Listen)?),
            None => None,
        };
        let metrics_address = figures.as_ref().and_then(|figures| figures.local_addr().ok());
        let (close, closing) = watch::channel(false);
        let app = App::open(settings, store, closing.clone()).await?;
        if let Some(figures) = figures {
            tokio::spawn(metrics::serve(figures, app.metrics.clone(), closing.clone()));
        }
        let router = api::router(app.clone());
        let serving = tokio::spawn(connection::serve(listener, app.clone(), router, closing));
        Ok(Running { address, metrics_address, app, close, serving })
    }

    /// Who looks after manners here.
    pub fn manners(&self) -> &Manners {
        &self.app.manners
    }

    /// The hall of this server.
    pub fn hall(&self) -> &Hall {
        &self.app.hall
    }

    /// Tells everybody, lets every table finish what it writes, and stops.
    pub async fn stop(self) {
        let _ = self.close.send(true);
        self.app.hall.close().await;
        // Requests under way have had their answer by now; whoever still holds a socket open is cut off.
        let _ = tokio::time::timeout(std::time::Duration::from_secs(5), self.serving).await;
        self.app.hall.close_store().await;
    }
}
