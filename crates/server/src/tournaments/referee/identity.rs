//! Who a referee is on this device: asked once, kept by the device, written into every ruling. Which entrant they are is
//! kept by the tournament, which refuses them at the own table (C58).

use crate::app::App;
use crate::cookies::{self, SetCookie};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use cookie::SameSite;
use director::tournament::EntrantId;
use referee::sanction::{Player, Referee};
use std::convert::Infallible;

const COOKIE: &str = "referee";
/// How long a device knows whose it is: a tournament of several evenings ends within.
const COOKIE_SECONDS: i64 = 120 * 86_400;
/// The most letters of a name.
const NAME_LETTERS_MAX: usize = 80;

/// Somebody who referees, and which entrant that is, if they play too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct RefereeName {
    pub(super) name: String,
    pub(super) entrant: Option<EntrantId>,
}

/// Who the referee on this device is, once they have said so.
#[derive(Clone, Debug)]
pub(super) struct RefereeIdentity(Option<RefereeName>);

impl FromRequestParts<App> for RefereeIdentity {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Infallible> {
        Ok(Self(cookies::value(&parts.headers, COOKIE).and_then(RefereeName::read)))
    }
}

impl RefereeIdentity {
    pub(super) const fn name(&self) -> Option<&RefereeName> {
        self.0.as_ref()
    }
}

impl RefereeName {
    /// A name that was typed; nothing where it is none.
    pub(super) fn new(name: &str, entrant: Option<EntrantId>) -> Option<Self> {
        let fits = (1..=NAME_LETTERS_MAX).contains(&name.chars().count());
        fits.then(|| Self { name: name.to_owned(), entrant })
    }

    pub(super) fn referee(&self) -> Referee {
        Referee { name: self.name.clone(), player: self.entrant.map(|entrant| Player(entrant.0)) }
    }

    /// The cookie that keeps it for the pages below this path.
    pub(super) fn cookie(&self, path: &str) -> SetCookie {
        cookies::set(COOKIE, &self.print(), path, SameSite::Lax, COOKIE_SECONDS)
    }

    /// The entrant's number, or 0, and the letters of the name as hexadecimal numbers: no other sign is safe in a cookie.
    fn print(&self) -> String {
        let letters: String = self.name.bytes().map(|byte| format!("{byte:02x}")).collect();
        format!("{}.{letters}", self.entrant.map_or(0, |entrant| entrant.0))
    }

    fn read(text: &str) -> Option<Self> {
        let (number, letters) = text.split_once('.')?;
        let byte = |at: usize| u8::from_str_radix(letters.get(at..at + 2)?, 16).ok();
        let bytes: Option<Vec<u8>> = (0..letters.len()).step_by(2).map(byte).collect();
        let entrant = number.parse().ok().filter(|&number| number > 0).map(EntrantId);
        Self::new(&String::from_utf8(bytes?).ok()?, entrant)
    }
}

#[cfg(test)]
mod tests {
    use super::RefereeName;
    use director::tournament::EntrantId;

    #[test]
    fn a_name_survives_its_cookie() {
        for (name, entrant) in [("Zelia Però; x=1", Some(EntrantId(7))), ("Ada", None)] {
            let referee = RefereeName::new(name, entrant).expect("a name");
            assert_eq!(RefereeName::read(&referee.print()), Some(referee));
        }
    }

    #[test]
    fn what_is_no_name_is_nobody() {
        for text in ["", "7", "7.", "7.4", "x.zz", "0.ff"] {
            assert_eq!(RefereeName::read(text), None, "{text}");
        }
        assert_eq!(RefereeName::new(&"x".repeat(81), None), None);
    }
}
