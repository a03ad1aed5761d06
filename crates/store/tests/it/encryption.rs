//! The way to `PostgreSQL`, encrypted. Before the database for tests stands a door of ours that speaks TLS, as a database that is
//! reached over a network would.

use crate::suite::in_schema;
use crossroads_store::{Patience, Postgres, Store, StoreError};
use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio_postgres::config::Host;
use tokio_rustls::TlsAcceptor;

fn data(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/data")).join(name)
}

/// A door before the database.
struct Door {
    url: String,
    /// How many have come in encrypted.
    encrypted: Arc<AtomicUsize>,
}

impl Door {
    /// A door that speaks TLS, or says that it does not.
    async fn before(url: &str, speaks: bool) -> Door {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (_, options) = url.split_once('?').unwrap();
        let encrypted = Arc::new(AtomicUsize::new(0));
        let (config, counted) = (url.parse::<tokio_postgres::Config>().unwrap(), encrypted.clone());
        tokio::spawn(async move {
            loop {
                let (visitor, _) = listener.accept().await.unwrap();
                tokio::spawn(let_in(visitor, speaks, config.clone(), counted.clone()));
            }
        });
        let url = format!("postgresql://postgres@localhost:{port}/postgres?hostaddr=127.0.0.1&{options}");
        Door { url, encrypted }
    }
}

async fn let_in(
    mut visitor: TcpStream,
    speaks: bool,
    config: tokio_postgres::Config,
    encrypted: Arc<AtomicUsize>,
) -> std::io::Result<()> {
    let mut asks = [0; 8];
    visitor.read_exact(&mut asks).await?;
    assert_eq!(asks, [0, 0, 0, 8, 4, 210, 22, 47], "whoever wants encryption asks for it first");
    visitor.write_all(if speaks { b"S" } else { b"N" }).await?;
    if !speaks {
        return Ok(());
    }
    let certificate = CertificateDer::from_pem_file(data("server.pem")).unwrap();
    let key = PrivateKeyDer::from_pem_file(data("server.key")).unwrap();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let server = ServerConfig::builder_with_provider(provider).with_safe_default_protocol_versions().unwrap();
    let server = server.with_no_client_auth().with_single_cert(vec![certificate], key).unwrap();
    let mut inside = TlsAcceptor::from(Arc::new(server)).accept(visitor).await?;
    encrypted.fetch_add(1, Ordering::Relaxed);
    match &config.get_hosts()[0] {
        Host::Unix(folder) => {
            let port = config.get_ports().first().unwrap_or(&5432);
            let mut database = UnixStream::connect(folder.join(format!(".s.PGSQL.{port}"))).await?;
            copy_bidirectional(&mut inside, &mut database).await?;
        }
        Host::Tcp(host) => {
            let port = *config.get_ports().first().unwrap_or(&5432);
            let mut database = TcpStream::connect((&**host, port)).await?;
            copy_bidirectional(&mut inside, &mut database).await?;
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_way_to_a_database_that_is_known_is_encrypted() {
    in_schema(async |schema| {
        let door = Door::before(&schema.url, true).await;
        let store = Postgres::connect(&door.url, Some(&data("ca.pem")), Patience::default()).await.unwrap();
        assert!(store.try_to_write().await.is_ok());
        assert!(store.hold_alone().await.is_ok());
        assert!(door.encrypted.load(Ordering::Relaxed) >= 2, "also the connection that holds the lock");
        store.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_pretends_to_be_the_database_is_found_out() {
    in_schema(async |schema| {
        let connect = async |door: &Door, file: &str| {
            Postgres::connect(&door.url, Some(&data(file)), Patience::default()).await.map(drop)
        };
        let stranger = Door::before(&schema.url, true).await;
        let refused = connect(&stranger, "other-ca.pem").await.unwrap_err();
        assert!(refused.to_string().contains("certificate"), "{refused}");
        let plain = Door::before(&schema.url, false).await;
        let refused = connect(&plain, "ca.pem").await.unwrap_err();
        assert!(refused.to_string().contains("TLS"), "{refused}");
        for no_certificate in ["README.md", "nothing.pem"] {
            let refused = connect(&stranger, no_certificate).await.unwrap_err();
            assert!(matches!(refused, StoreError::Certificates { .. }), "{refused}");
        }
        assert_eq!(plain.encrypted.load(Ordering::Relaxed), 0);
    })
    .await;
}
