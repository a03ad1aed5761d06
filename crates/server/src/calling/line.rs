//! The line to push services: one request over HTTPS to an address that a browser gave us, as little trusted as that.
//!
//! Only addresses of the open internet are spoken to, and the one that was looked at is the one that is spoken to: a name
//! that changes its mind in between leads nowhere else. Nothing is followed, no body is read, and nobody is waited for.

use super::addresses;
use axum::body::Body;
use axum::http::header::{CONTENT_LENGTH, HOST, RETRY_AFTER};
use axum::http::{HeaderMap, Request, StatusCode, Uri};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::sync::OnceCell;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;

/// How long all of it may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How large the head of an answer may be.
const LARGEST_HEAD: usize = 16 * 1024;
/// The longest address that we keep.
const LONGEST: usize = 1024;

/// Why something did not arrive.
#[derive(Debug, thiserror::Error)]
pub enum LineError {
    /// The address is none that we speak to.
    #[error("no address of a push service")]
    Address,
    /// All that its name leads to is none of its business.
    #[error("the name leads to no address of the open internet")]
    Private,
    /// Nobody would know whom to believe.
    #[error("the system has no certificates")]
    Certificates,
    /// It took too long.
    #[error("no answer in time")]
    Late,
    /// The connection could not be made, or broke.
    #[error("{0}")]
    Broken(#[from] std::io::Error),
    /// It does not speak HTTP as we do.
    #[error("{0}")]
    Http(#[from] hyper::Error),
}

/// What a push service answers.
#[derive(Clone, Copy, Debug)]
pub struct Answer {
    /// Whether it has taken the message, and if not, why.
    pub status: StatusCode,
    /// How long it wants to be left alone.
    pub retry_after: Option<Duration>,
}

/// The line to push services.
pub struct Line {
    /// Whether they may be anywhere, and speak without TLS: for a service of the host's own.
    anywhere: bool,
    tls: OnceCell<TlsConnector>,
}

impl Line {
    /// A line that believes whom the system believes.
    pub fn new(anywhere: bool) -> Line {
        Line { anywhere, tls: OnceCell::new() }
    }

    /// The address, if it is one that we may speak to as far as its letters say.
    ///
    /// # Errors
    /// It is not.
    pub fn address(&self, endpoint: &str) -> Result<Uri, LineError> {
        let uri: Uri = endpoint.parse().map_err(|_| LineError::Address)?;
        let authority = uri.authority().ok_or(LineError::Address)?;
        let host = authority.host().trim_start_matches('[').trim_end_matches(']');
        let is_near = host.parse().is_ok_and(|address| !addresses::is_public(address));
        let scheme_fits = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => self.anywhere,
            _ => false,
        };
        let is_plain = !authority.as_str().contains('@') && endpoint.len() <= LONGEST && !host.is_empty();
        if scheme_fits && is_plain && (self.anywhere || !is_near) { Ok(uri) } else { Err(LineError::Address) }
    }

    /// Sends a message to an endpoint.
    ///
    /// # Errors
    /// It is not known to have arrived.
    pub async fn post(&self, endpoint: &str, headers: HeaderMap, body: Vec<u8>) -> Result<Answer, LineError> {
        let uri = self.address(endpoint)?;
        timeout(PATIENCE, self.exchange(uri, headers, body)).await.map_err(|_| LineError::Late)?
    }

    async fn exchange(&self, uri: Uri, headers: HeaderMap, body: Vec<u8>) -> Result<Answer, LineError> {
        let authority = uri.authority().ok_or(LineError::Address)?;
        let is_tls = uri.scheme_str() == Some("https");
        let port = authority.port_u16().unwrap_or(if is_tls { 443 } else { 80 });
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        let stream = self.connect(&host, port).await?;
        let mut request = Request::post(uri.path_and_query().map_or("/", |path| path.as_str()));
        if let Some(all) = request.headers_mut() {
            all.extend(headers);
            all.insert(HOST, authority.as_str().parse().map_err(|_| LineError::Address)?);
            all.insert(CONTENT_LENGTH, body.len().into());
        }
        let request = request.body(Body::from(body)).map_err(|_| LineError::Address)?;
        if !is_tls {
            return ask(stream, request).await;
        }
        let name = ServerName::try_from(host).map_err(|_| LineError::Address)?;
        let tls = self.tls.get_or_try_init(whom_the_system_believes).await?;
        ask(tls.connect(name, stream).await?, request).await
    }

    /// A connection to the first address of this name that we may speak to and that answers.
    async fn connect(&self, host: &str, port: u16) -> Result<TcpStream, LineError> {
        let mut last = LineError::Private;
        let all: Vec<SocketAddr> = lookup_host((host, port)).await?.collect();
        for address in all.into_iter().filter(|address| self.anywhere || addresses::is_public(address.ip())) {
            match TcpStream::connect(address).await {
                Ok(stream) => return Ok(stream),
                Err(error) => last = error.into(),
            }
        }
        Err(last)
    }
}

async fn ask(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    request: Request<Body>,
) -> Result<Answer, LineError> {
    let mut builder = http1::Builder::new();
    builder.max_buf_size(LARGEST_HEAD);
    let (mut sender, connection) = builder.handshake(TokioIo::new(stream)).await?;
    let answered = async {
        let answer = sender.send_request(request).await?;
        let seconds = answer.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse().ok());
        Ok(Answer { status: answer.status(), retry_after: seconds.map(Duration::from_secs) })
    };
    // Nothing of the body is wanted, so the connection goes with the answer.
    let (mut answered, mut connection) = (pin!(answered), pin!(connection));
    tokio::select! {
        answer = &mut answered => answer,
        // It may have brought the answer before it ended; if not, the answer says so.
        _ = &mut connection => answered.await,
    }
}

async fn whom_the_system_believes() -> Result<TlsConnector, LineError> {
    // It reads files.
    let roots = tokio::task::spawn_blocking(|| {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        roots
    });
    believing(roots.await.map_err(|_| LineError::Certificates)?)
}

fn believing(roots: RootCertStore) -> Result<TlsConnector, LineError> {
    if roots.is_empty() {
        return Err(LineError::Certificates);
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.map_err(|_| LineError::Certificates)?.with_root_certificates(roots);
    Ok(TlsConnector::from(Arc::new(config.with_no_client_auth())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rustls::ServerConfig;
    use rustls::pki_types::pem::PemObject;
    use rustls::pki_types::{CertificateDer, PrivateKeyDer};
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;
    use tokio_rustls::TlsAcceptor;

    const OURS: &[u8] = include_bytes!("../../../store/tests/it/data/ca.pem");
    const OTHERS: &[u8] = include_bytes!("../../../store/tests/it/data/other-ca.pem");
    const SHOWN: &[u8] = include_bytes!("../../../store/tests/it/data/server.pem");
    const KEY: &[u8] = include_bytes!("../../../store/tests/it/data/server.key");

    #[test]
    fn what_leads_to_the_own_net_is_no_address() {
        let line = Line::new(false);
        for good in ["https://push.example/a?b=c", "https://push.example:8443/x", "https://8.8.8.8/x"] {
            assert!(line.address(good).is_ok(), "{good}");
        }
        let long = format!("https://push.example/{}", "x".repeat(LONGEST));
        for bad in [
            "http://push.example/x",
            "ftp://push.example/x",
            "push.example",
            "/x",
            "",
            "https://",
            "https://127.0.0.1/x",
            "https://[::1]:443/x",
            "https://10.1.2.3/",
            "https://169.254.169.254/latest",
            "https://[::ffff:127.0.0.1]/x",
            "https://somebody@push.example/x",
            &long,
        ] {
            assert!(line.address(bad).is_err(), "{bad}");
        }
        assert!(Line::new(true).address("http://127.0.0.1:9/x").is_ok());
    }

    /// A name may lead anywhere, which its letters do not tell.
    #[tokio::test]
    async fn a_name_that_leads_to_the_own_machine_is_not_spoken_to() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let endpoint = format!("https://localhost:{}/x", listener.local_addr().unwrap().port());
        let refused = Line::new(false).post(&endpoint, HeaderMap::new(), Vec::new()).await;
        assert!(matches!(refused, Err(LineError::Private)), "{refused:?}");
        let heard = timeout(Duration::from_millis(1), listener.accept()).await;
        assert!(heard.is_err(), "nobody has knocked");
    }

    async fn asked_of(roots: &[u8]) -> Result<Answer, LineError> {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config =
            ServerConfig::builder_with_provider(provider).with_safe_default_protocol_versions().unwrap();
        let shown = CertificateDer::pem_slice_iter(SHOWN).map(|one| one.unwrap()).collect();
        let config =
            config.with_no_client_auth().with_single_cert(shown, PrivateKeyDer::from_pem_slice(KEY).unwrap());
        let acceptor = TlsAcceptor::from(Arc::new(config.unwrap()));
        tokio::spawn(async move {
            let (stream, _) = listener.accept().await.unwrap();
            let Ok(mut stream) = acceptor.accept(stream).await else { return };
            let mut head = [0; 4096];
            let count = stream.read(&mut head).await.unwrap();
            assert!(head[..count].starts_with(b"POST /x?y HTTP/1.1\r\n"));
            stream
                .write_all(b"HTTP/1.1 429 Slow\r\nretry-after: 7\r\ncontent-length: 99999999\r\n\r\n")
                .await
                .unwrap();
            let _ = stream.read(&mut head).await;
        });
        let mut store = RootCertStore::empty();
        store.add_parsable_certificates(CertificateDer::pem_slice_iter(roots).map(|one| one.unwrap()));
        let line = Line { anywhere: true, tls: OnceCell::from(believing(store).unwrap()) };
        line.post(&format!("https://localhost:{port}/x?y"), HeaderMap::new(), b"hello".to_vec()).await
    }

    #[tokio::test]
    async fn who_shows_a_certificate_that_nobody_vouches_for_is_told_nothing() {
        let answer = asked_of(OURS).await.unwrap();
        assert_eq!((answer.status.as_u16(), answer.retry_after), (429, Some(Duration::from_secs(7))));
        assert!(matches!(asked_of(OTHERS).await, Err(LineError::Broken(_))));
    }
}
