//! What is written on the screen when the server is ready, its addresses and a code for the phones of a hall; or why it is not.

use crate::serve::Served;
use fast_qr::qr::QRBuilder;
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

impl Served {
    /// The addresses, the link of the first administrator, and the code of the address phones come by.
    #[must_use]
    pub fn greeting(&self, words: Words) -> String {
        let own = format!("http://{}", self.opened_at());
        let mut lines = vec![words.say_with(id::SERVE_READY, &[("address", own.as_str().into())])];
        if let Some(invitation) = &self.invitation {
            lines.push(words.say_with(id::SERVE_INVITATION, &[("link", format!("{own}{invitation}").into())]));
        }
        if let Some((first, others)) = self.reach.split_first() {
            lines.push(words.say_with(id::SERVE_REACH, &[("address", first.as_str().into())]));
            lines.extend(others.iter().map(|other| format!("  {other}")));
            lines.extend(QRBuilder::new(first.as_str()).build().ok().map(|code| code.to_str()));
        }
        if let Some(folder) = &self.copies {
            lines.push(words.say_with(id::SERVE_COPIES, &[("folder", folder.display().to_string().into())]));
        }
        lines.join("\n")
    }

    /// The address this machine itself opens.
    fn opened_at(&self) -> std::net::SocketAddr {
        let mut address = self.address;
        if address.ip().is_unspecified() {
            address.set_ip(std::net::Ipv4Addr::LOCALHOST.into());
        }
        address
    }
}

#[cfg(test)]
mod tests {
    use crate::serve::Served;
    use words::{Lang, Words};

    #[test]
    fn a_hall_is_told_its_address_with_a_code() {
        let served = Served {
            address: "0.0.0.0:8080".parse().expect("an address"),
            invitation: Some("/invite/abc".to_owned()),
            reach: vec!["http://192.168.4.1:8080".to_owned()],
            copies: Some("/media/stick".into()),
        };
        let text = served.greeting(Words::new(Lang::It));
        for part in ["http://127.0.0.1:8080/invite/abc", "http://192.168.4.1:8080", "█", "/media/stick"] {
            assert!(text.contains(part), "{part}: {text}");
        }
    }
}
