//! A connection with TLS or without: one type, so that what serves it is compiled once.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio_rustls::server::TlsStream;

/// A connection.
pub(crate) enum Stream {
    /// What is said can be read on the way.
    Plain(TcpStream),
    /// Nobody can.
    Secure(Box<TlsStream<TcpStream>>),
}

/// Asks whichever of the two it is.
macro_rules! whichever {
    ($self:expr, $stream:ident => $asked:expr) => {
        match $self.get_mut() {
            Stream::Plain(stream) => {
                let $stream = Pin::new(stream);
                $asked
            }
            Stream::Secure(stream) => {
                let $stream = Pin::new(&mut **stream);
                $asked
            }
        }
    };
}

impl AsyncRead for Stream {
    fn poll_read(self: Pin<&mut Self>, task: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        whichever!(self, stream => stream.poll_read(task, into))
    }
}

impl AsyncWrite for Stream {
    fn poll_write(self: Pin<&mut Self>, task: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        whichever!(self, stream => stream.poll_write(task, bytes))
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        task: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        whichever!(self, stream => stream.poll_write_vectored(task, parts))
    }

    fn is_write_vectored(&self) -> bool {
        match self {
            Self::Plain(stream) => stream.is_write_vectored(),
            Self::Secure(stream) => stream.is_write_vectored(),
        }
    }

    fn poll_flush(self: Pin<&mut Self>, task: &mut Context<'_>) -> Poll<io::Result<()>> {
        whichever!(self, stream => stream.poll_flush(task))
    }

    fn poll_shutdown(self: Pin<&mut Self>, task: &mut Context<'_>) -> Poll<io::Result<()>> {
        whichever!(self, stream => stream.poll_shutdown(task))
    }
}
