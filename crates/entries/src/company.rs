//! What a host does at a table that is open: seats bots, takes somebody off a chair, hands the table over.

/// The host did something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hosted<'t> {
    /// The host, by the person's number.
    pub by: &'t str,
    /// The name of the request.
    pub nonce: &'t str,
    /// What was done.
    pub act: HostAct<'t>,
}

/// What a host can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HostAct<'t> {
    /// A bot takes a free chair.
    SeatBot {
        /// The chair, from 0.
        player: usize,
        /// The bot, by name.
        bot: &'t str,
    },
    /// Bots of this name take all chairs that are free: the game can begin.
    Fill {
        /// The bot, by name.
        bot: &'t str,
    },
    /// Whoever sits on a chair sits there no more.
    Remove {
        /// The chair, from 0.
        player: usize,
    },
    /// Somebody else is the host from now on.
    HandOver {
        /// The new host, by the person's number.
        person: &'t str,
    },
}

impl<'t> Hosted<'t> {
    pub(crate) fn print(&self) -> String {
        let act = match self.act {
            HostAct::SeatBot { player, bot } => format!("seat {player} bot {bot}"),
            HostAct::Fill { bot } => format!("fill {bot}"),
            HostAct::Remove { player } => format!("remove {player}"),
            HostAct::HandOver { person } => format!("host {person}"),
        };
        format!("hosted {} nonce {} {act}\n", self.by, self.nonce)
    }

    /// Reads `PERSON nonce NONCE ACT …`.
    pub(crate) fn read(words: &[&'t str]) -> Option<Self> {
        let [by, "nonce", nonce, ref act @ ..] = *words else { return None };
        let act = match *act {
            ["seat", player, "bot", bot] => HostAct::SeatBot { player: player.parse().ok()?, bot },
            ["fill", bot] => HostAct::Fill { bot },
            ["remove", player] => HostAct::Remove { player: player.parse().ok()? },
            ["host", person] => HostAct::HandOver { person },
            _ => return None,
        };
        Some(Self { by, nonce, act })
    }
}
