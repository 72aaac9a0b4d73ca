//! Catches panics that would end more than one game, and keeps their message and location.

use std::any::Any;
use std::backtrace::Backtrace;
use std::cell::{Cell, RefCell};
use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind};
use std::pin::pin;
use std::sync::Once;
use std::task::Poll;

/// A panic that was caught.
#[derive(Clone, Debug)]
pub(crate) struct Panicked {
    /// The message and the location in the code.
    pub(crate) message: String,
    /// The backtrace.
    pub(crate) backtrace: String,
}

thread_local! {
    /// The number of nested calls of [`catch`] on this thread.
    static CATCHING: Cell<u32> = const { Cell::new(0) };
    static LAST: RefCell<Option<Panicked>> = const { RefCell::new(None) };
}

/// Runs work; returns its panic as a value.
///
/// State that the work has changed must not be used after a panic, because it may be half changed.
pub(crate) fn catch<T>(work: impl FnOnce() -> T) -> Result<T, Panicked> {
    listen();
    CATCHING.set(CATCHING.get() + 1);
    let done = catch_unwind(AssertUnwindSafe(work));
    CATCHING.set(CATCHING.get() - 1);
    done.map_err(panicked)
}

/// Awaits work; returns its panic as a value.
pub(crate) async fn catch_async<T>(work: impl Future<Output = T>) -> Result<T, Panicked> {
    let mut work = pin!(work);
    poll_fn(|context| match catch(|| work.as_mut().poll(context)) {
        Ok(Poll::Pending) => Poll::Pending,
        Ok(Poll::Ready(done)) => Poll::Ready(Ok(done)),
        Err(panicked) => Poll::Ready(Err(panicked)),
    })
    .await
}

impl Panicked {
    /// Panics on this thread with the message of a panic on another.
    pub(crate) fn resume(self) -> ! {
        std::panic::resume_unwind(Box::new(self))
    }
}

/// Extracts the message of a panic.
fn panicked(payload: Box<dyn Any + Send>) -> Panicked {
    match payload.downcast::<Panicked>() {
        Ok(elsewhere) => *elsewhere,
        Err(_) => LAST
            .take()
            .unwrap_or_else(|| Panicked { message: "a panic without a message".to_owned(), backtrace: String::new() }),
    }
}

/// Installs a panic hook that records panics that will be caught. All others are reported as before.
fn listen() {
    static LISTENING: Once = Once::new();
    LISTENING.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info: &PanicHookInfo<'_>| {
            if CATCHING.get() == 0 {
                return before(info);
            }
            let backtrace = Backtrace::force_capture().to_string();
            LAST.set(Some(Panicked { message: info.to_string(), backtrace }));
        }));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_caught_with_its_message_and_backtrace() {
        let caught = catch(|| -> u32 { panic!("the rook is missing") }).unwrap_err();
        assert!(caught.message.contains("the rook is missing") && caught.message.contains("panics.rs"), "{caught:?}");
        assert!(caught.backtrace.contains("panics"), "{}", caught.backtrace);
        assert_eq!(catch(|| 7).unwrap(), 7);
    }

    #[test]
    fn a_panic_of_another_thread_keeps_its_own_backtrace() {
        let elsewhere = std::thread::spawn(|| catch(|| panic!("far away")).unwrap_err()).join().unwrap();
        let backtrace = elsewhere.backtrace.clone();
        let caught = catch(|| elsewhere.resume()).unwrap_err();
        assert!(caught.message.contains("far away") && caught.backtrace == backtrace);
    }
}
