//! The way from a table to a socket: a bounded queue that takes next to no room while nothing waits in it, which is most of
//! the time at most sockets.

use crossroads_room::protocol::Frame;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// The largest queue that is kept when it is empty, in messages.
const KEPT: usize = 8;

/// Where a table puts messages. Whoever reads too slowly is cut off.
#[derive(Clone)]
pub struct Outlet(Arc<Queue>);

/// Where a socket takes them from.
pub struct Inlet(Arc<Queue>);

struct Queue {
    frames: Mutex<Frames>,
    most: usize,
    bell: Notify,
}

#[derive(Default)]
struct Frames {
    waiting: VecDeque<Frame>,
    /// More has come than may wait, or nobody reads any more.
    ended: bool,
}

impl Outlet {
    /// The two ends of a queue in which so many messages may wait.
    pub fn new(most: usize) -> (Outlet, Inlet) {
        let queue = Arc::new(Queue { frames: Mutex::default(), most, bell: Notify::new() });
        (Outlet(queue.clone()), Inlet(queue))
    }

    /// Sends a message, or ends the queue if too many wait.
    pub fn send(&self, frame: Frame) {
        let mut frames = self.0.frames();
        if frames.waiting.len() < self.0.most && !frames.ended {
            frames.waiting.push_back(frame);
        } else {
            frames.ended = true;
        }
        drop(frames);
        self.0.bell.notify_one();
    }
}

impl Inlet {
    /// The next message, once there is one; none if more have come than may wait.
    pub async fn recv(&mut self) -> Option<Frame> {
        loop {
            if self.0.frames().ended {
                return None;
            }
            if let Some(frame) = self.try_recv() {
                return Some(frame);
            }
            self.0.bell.notified().await;
        }
    }

    /// The next message, if there is one.
    pub fn try_recv(&mut self) -> Option<Frame> {
        let mut frames = self.0.frames();
        let frame = frames.waiting.pop_front();
        if frames.waiting.is_empty() && frames.waiting.capacity() > KEPT {
            frames.waiting = VecDeque::new();
        }
        frame
    }

    /// Waits until more have come than may wait.
    pub async fn overflow(&self) {
        while !self.0.frames().ended {
            self.0.bell.notified().await;
        }
    }
}

impl Drop for Inlet {
    fn drop(&mut self) {
        *self.0.frames() = Frames { waiting: VecDeque::new(), ended: true };
    }
}

impl Queue {
    fn frames(&self) -> MutexGuard<'_, Frames> {
        self.frames.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[tokio::test]
    async fn what_is_sent_comes_out_in_order_until_too_much_waits() {
        let (outlet, mut inlet) = Outlet::new(3);
        assert!(inlet.recv().now_or_never().is_none());
        for word in ["a", "b", "c"] {
            outlet.send(word.into());
        }
        assert!(inlet.overflow().now_or_never().is_none(), "so many may wait");
        assert_eq!((inlet.recv().await.as_deref(), inlet.try_recv().as_deref()), (Some("a"), Some("b")));
        for word in ["d", "e", "f"] {
            outlet.send(word.into());
        }
        inlet.overflow().await;
        assert!(inlet.recv().await.is_none());
    }

    #[tokio::test]
    async fn a_message_that_comes_while_somebody_waits_for_too_many_is_not_lost() {
        let (outlet, mut inlet) = Outlet::new(3);
        assert!(inlet.overflow().now_or_never().is_none());
        outlet.send("a".into());
        assert!(inlet.overflow().now_or_never().is_none(), "it has heard the bell");
        assert_eq!(inlet.recv().now_or_never().flatten().as_deref(), Some("a"));
    }

    #[test]
    fn nobody_keeps_what_nobody_reads() {
        let (outlet, inlet) = Outlet::new(3);
        let frame: Frame = "a".into();
        outlet.send(frame.clone());
        drop(inlet);
        outlet.send(frame.clone());
        assert_eq!(Arc::strong_count(&frame), 1);
    }
}
