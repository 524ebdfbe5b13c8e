//! What is written on the screen when the server is ready, its addresses and a code for the phones of a hall; or why it is not.

use crate::serve::{ServeFault, Served};
use crate::tls::TlsFault;
use fast_qr::qr::QRBuilder;
use std::net::{Ipv4Addr, SocketAddr};
use store::Fault;
use words::{Words, id};

/// What is wrong with a database, in the reader's words what is theirs to mend, with the database's own words after it.
#[must_use]
pub fn store_fault_said(fault: &Fault, words: Words) -> String {
    let id = match fault {
        Fault::Address { .. } => id::STORE_ADDRESS,
        Fault::Unreachable(_) => id::STORE_UNREACHABLE,
        Fault::Full(_) => id::STORE_FULL,
        Fault::FromTheFuture { .. } => id::STORE_FUTURE,
        Fault::NotEmpty(_) => id::STORE_NOT_EMPTY,
        Fault::InUse(_) => id::STORE_IN_USE,
        Fault::Taken { .. } | Fault::NotUnique(_) | Fault::Refused(_) => id::STORE_REFUSED,
    };
    words.say_with(id, &[("why", fault.to_string().into())])
}

impl ServeFault {
    /// Why the server cannot start, in the reader's words what is theirs to mend.
    #[must_use]
    pub fn said(&self, words: Words) -> String {
        match self {
            Self::Store(fault) => store_fault_said(fault, words),
            Self::Listen { address, error } => {
                let values = [("address", address.to_string().into()), ("why", error.to_string().into())];
                words.say_with(id::SERVE_CANNOT_LISTEN, &values)
            }
            Self::Tls(TlsFault::File { path, why }) => {
                let values = [("path", path.display().to_string().into()), ("why", why.as_str().into())];
                words.say_with(id::SERVE_TLS_FILE, &values)
            }
            Self::Tls(TlsFault::Pair(why)) => words.say_with(id::SERVE_TLS_PAIR, &[("why", why.as_str().into())]),
            Self::Tls(TlsFault::NoFolder) => words.say(id::SERVE_TLS_NO_FOLDER),
            Self::Network(error) => error.to_string(),
        }
    }
}

impl Served {
    /// The addresses, the link of the first administrator, and the code of the address phones come by.
    #[must_use]
    pub fn greeting(&self, words: Words) -> String {
        let own = format!("http://{}", opened_at(self.address));
        let mut lines = vec![words.say_with(id::SERVE_READY, &[("address", own.as_str().into())])];
        if let Some(invitation) = &self.invitation {
            lines.push(words.say_with(id::SERVE_INVITATION, &[("link", format!("{own}{invitation}").into())]));
        }
        if let Some((first, others)) = self.reach.split_first() {
            lines.push(words.say_with(id::SERVE_REACH, &[("address", first.as_str().into())]));
            lines.extend(others.iter().map(|other| format!("  {other}")));
            lines.extend(QRBuilder::new(first.as_str()).build().ok().map(|code| code.to_str()));
        }
        if let Some(tls) = &self.tls {
            let address = format!("https://{}", opened_at(tls.address));
            lines.push(words.say_with(id::SERVE_TLS, &[("address", address.into())]));
            let told =
                |print: &String| words.say_with(id::SERVE_TLS_FINGERPRINT, &[("fingerprint", print.as_str().into())]);
            lines.extend(tls.fingerprint.as_ref().map(told));
        }
        if let Some(folder) = &self.copies {
            lines.push(words.say_with(id::SERVE_COPIES, &[("folder", folder.display().to_string().into())]));
        }
        lines.join("\n")
    }
}

/// The address this machine itself opens.
fn opened_at(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(Ipv4Addr::LOCALHOST.into());
    }
    address
}

#[cfg(test)]
mod tests {
    use crate::serve::Served;
    use crate::tls::TlsServed;
    use words::{Lang, Words};

    #[test]
    fn a_hall_is_told_its_address_with_a_code() {
        let served = Served {
            address: "0.0.0.0:8080".parse().expect("an address"),
            invitation: Some("/invite/abc".to_owned()),
            reach: vec!["http://192.168.4.1:8080".to_owned()],
            copies: Some("/media/stick".into()),
            tls: Some(TlsServed {
                address: "0.0.0.0:8443".parse().expect("an address"),
                fingerprint: Some("AB:CD".to_owned()),
            }),
        };
        let text = served.greeting(Words::new(Lang::It));
        for part in [
            "http://127.0.0.1:8080/invite/abc",
            "http://192.168.4.1:8080",
            "█",
            "/media/stick",
            "https://127.0.0.1:8443",
            "AB:CD",
        ] {
            assert!(text.contains(part), "{part}: {text}");
        }
    }
}
