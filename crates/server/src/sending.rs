//! What goes out over a socket: whole messages, straight from where they lie for all who are sent them, and several in one
//! call if several wait.
//!
//! The WebSocket below would copy each into a buffer of its own, and keep that buffer at the size it once had as long as
//! somebody looks. Pings, pongs and goodbyes are left to it; what it holds of them is written first, so that nothing comes
//! in between.

use crate::outlet::Inlet;
use crate::upgrade::Socket;
use crossroads_room::protocol::Frame;
use futures_util::SinkExt;
use std::future::poll_fn;
use std::io::{self, ErrorKind, IoSlice};
use std::iter;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::AsyncWrite;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

/// How many messages go out in one call.
const TOGETHER: usize = 16;
/// The longest header of a message that is not masked.
const LONGEST_HEADER: usize = 10;
/// How long somebody who reads too slowly has for the rest of what is on its way: only after a whole message can they be told
/// why they are cut off.
const A_MOMENT: Duration = Duration::from_secs(1);

/// Sends a message and whatever else waits. Answers `false` if more than may wait has come meanwhile.
///
/// # Errors
/// The connection is broken, perhaps in the middle of a message.
pub async fn send_all(socket: &mut Socket, first: Frame, waiting: &mut Inlet) -> Result<bool, Error> {
    let mut next = Some(first);
    while let Some(first) = next {
        let mut batch = Batch::of(iter::once(first).chain(iter::from_fn(|| waiting.try_recv())));
        let is_sent = tokio::select! {
            sent = batch.send(socket) => sent.map(|()| true),
            () = waiting.overflow() => Ok(false),
        };
        if !is_sent? {
            let rest = tokio::time::timeout(A_MOMENT, batch.send(socket)).await;
            return rest.unwrap_or_else(|_| Err(io::Error::from(ErrorKind::TimedOut).into())).map(|()| false);
        }
        next = waiting.try_recv();
    }
    Ok(true)
}

/// Messages that go out together, and how far they have come.
struct Batch {
    messages: Vec<Message>,
    written: usize,
}

struct Message {
    header: [u8; LONGEST_HEADER],
    header_bytes: usize,
    text: Frame,
}

impl Message {
    fn of(text: Frame) -> Message {
        let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        let mut message = Message { header: [0; LONGEST_HEADER], header_bytes: 0, text };
        let length = message.text.len() as u64;
        // There is room for the longest that there is.
        let written = header.format(length, &mut &mut message.header[..]);
        debug_assert!(written.is_ok(), "a header is longer than it can be");
        message.header_bytes = header.len(length);
        message
    }

    fn header(&self) -> &[u8] {
        &self.header[..self.header_bytes]
    }
}

impl Batch {
    fn of(texts: impl Iterator<Item = Frame>) -> Batch {
        Batch { messages: texts.take(TOGETHER).map(Message::of).collect(), written: 0 }
    }

    fn bytes(&self) -> usize {
        self.messages.iter().map(|message| message.header_bytes + message.text.len()).sum()
    }

    /// Sends what is left of it. Whoever stops waiting may go on later.
    async fn send<S>(&mut self, socket: &mut WebSocketStream<S>) -> Result<(), Error>
    where
        S: AsyncWrite + tokio::io::AsyncRead + Unpin,
    {
        if self.written == 0 {
            socket.flush().await?;
        }
        poll_fn(|cx| self.poll_write(Pin::new(socket.get_mut()), cx)).await?;
        Ok(())
    }

    fn poll_write(
        &mut self,
        mut stream: Pin<&mut impl AsyncWrite>,
        cx: &mut Context<'_>,
    ) -> Poll<io::Result<()>> {
        let bytes = self.bytes();
        while self.written < bytes {
            let mut slices = [IoSlice::new(&[]); 2 * TOGETHER];
            for (two, message) in slices.chunks_exact_mut(2).zip(&self.messages) {
                two[0] = IoSlice::new(message.header());
                two[1] = IoSlice::new(message.text.as_bytes());
            }
            let mut left = &mut slices[..2 * self.messages.len()];
            IoSlice::advance_slices(&mut left, self.written);
            match ready!(stream.as_mut().poll_write_vectored(cx, left))? {
                0 => return Poll::Ready(Err(ErrorKind::WriteZero.into())),
                written => self.written += written,
            }
        }
        stream.poll_flush(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::StreamExt;
    use tokio::io::duplex;
    use tokio_tungstenite::tungstenite::Message as Heard;
    use tokio_tungstenite::tungstenite::protocol::Role;

    /// The largest of each kind of header, and the smallest of the next.
    const SIZES: [usize; 7] = [0, 1, 125, 126, 65_535, 65_536, 200_000];

    #[tokio::test]
    async fn messages_of_any_size_arrive_whole_through_any_pipe() {
        for pipe in [1, 7, 4096, 1 << 20] {
            let (ours, theirs) = duplex(pipe);
            let mut ours = WebSocketStream::from_raw_socket(ours, Role::Server, None).await;
            let mut theirs = WebSocketStream::from_raw_socket(theirs, Role::Client, None).await;
            let texts = || SIZES.into_iter().map(|size| "\u{e9}".repeat(size / 2).into());
            let sent = async {
                // What the socket itself has to say stays where it was.
                ours.feed(Heard::Ping("now".into())).await.unwrap();
                let mut batch = Batch::of(texts());
                batch.send(&mut ours).await.unwrap();
                ours.send(Heard::Ping("then".into())).await.unwrap();
            };
            let heard = theirs.by_ref().take(SIZES.len() + 2).map(Result::unwrap).collect::<Vec<_>>();
            let ((), heard) = tokio::join!(sent, heard);
            let texts = texts().map(|text: Frame| Heard::text(&*text));
            let all: Vec<Heard> = iter::once(Heard::Ping("now".into()))
                .chain(texts)
                .chain([Heard::Ping("then".into())])
                .collect();
            assert_eq!(heard, all, "through a pipe of {pipe} bytes");
        }
    }
}
