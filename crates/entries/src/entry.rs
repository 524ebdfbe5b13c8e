//! What happened at a table: a first line with the kind of the entry, and the entry's own lines below. Moves are in the
//! lines of a record, so that a log can be read by whoever can read a record.

use crate::company::Hosted;
use crate::invitation::Invitation;
use crate::options::Options;
use crate::referee::{Paused, Resumed, Ruled};
use chance::{GameId, PlayerSeed, Position, Secret, SeedCommitment};
use std::fmt::Write as _;
use std::str::FromStr as _;

/// One thing that happened at a table.
#[derive(PartialEq, Eq, Debug)]
pub enum Entry<'t> {
    /// The table was opened.
    Opened(Opened),
    /// A chair was taken.
    Sat(Sat),
    /// A chair was given back.
    Left {
        /// The chair, from 0.
        player: usize,
        /// The name of the request, if it was one.
        nonce: Option<&'t str>,
    },
    /// A player has told the seed they were committed to.
    Revealed(Revealed<'t>),
    /// A player has not told it in time: the game begins without it.
    Withheld {
        /// The chair, from 0.
        player: usize,
    },
    /// Moves were made: by a player, by chance, by the clock.
    Moved(Moved<'t>),
    /// A player is away: a bot stands in, or the seat only defends.
    Away {
        /// The chair, from 0.
        player: usize,
    },
    /// A player is back.
    Returned {
        /// The chair, from 0.
        player: usize,
        /// The name of the request, if it was one.
        nonce: Option<&'t str>,
    },
    /// The game was paused.
    Paused(Paused<'t>),
    /// A paused game goes on.
    Resumed(Resumed<'t>),
    /// A referee has ruled.
    Ruled(Ruled<'t>),
    /// The host has changed who sits at a table that is open, or who hosts it.
    Hosted(Hosted<'t>),
    /// The chairs kept for certain people are everybody's from now on.
    Released,
    /// A player wants a pause, or wants it no more.
    PauseWanted {
        /// The chair, from 0.
        player: usize,
        /// Whether they want one.
        wanted: bool,
        /// The name of the request.
        nonce: &'t str,
    },
    /// Those who played this game have a new table for the next one.
    Rematch {
        /// The new table's id.
        table: &'t str,
        /// Who asked for it.
        by: &'t str,
    },
    /// Nobody ran the clocks for so long: everybody has the time back.
    Idle {
        /// For how long nobody did.
        milliseconds: i64,
    },
    /// The server was stopped in an orderly way.
    Stopped,
    /// Nobody is going to play this game.
    Abandoned,
}

/// What is known of a table from the beginning.
#[derive(Debug)]
pub struct Opened {
    /// The regulation's id.
    pub regulation: String,
    /// The hash of the regulation's text.
    pub hash: String,
    /// How many chairs there are.
    pub players: usize,
    /// Who opened it, if it was a person.
    pub by: Option<String>,
    /// What was agreed on.
    pub options: Options,
    /// What the dice come from, together with everybody's seeds.
    pub secret: Secret,
    /// The word that opens the chairs that are kept.
    pub invitation: Option<Invitation>,
    /// The chairs, from 0, that are kept for certain people, until they are released.
    pub kept: Vec<(usize, String)>,
}

impl PartialEq for Opened {
    fn eq(&self, other: &Self) -> bool {
        // Commitments differ wherever secrets do, and may be compared in the open.
        let same_secret = self.secret.commitment() == other.secret.commitment();
        let agreed = (&self.regulation, &self.hash, self.players, &self.options);
        same_secret
            && agreed == (&other.regulation, &other.hash, other.players, &other.options)
            && (&self.by, &self.invitation, &self.kept) == (&other.by, &other.invitation, &other.kept)
    }
}

impl Eq for Opened {}

/// A chair that was taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sat {
    /// The chair, from 0.
    pub player: usize,
    /// Who sits there now.
    pub who: Who,
    /// Whether they administer the server they play at.
    pub is_operator: bool,
    /// Their part of the dice, as they gave it then.
    pub seed: SeedOffer,
    /// The name of the request, if it was one.
    pub nonce: Option<String>,
}

/// A player's part of the dice, as it is given by who sits down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeedOffer {
    /// The seed itself, for everybody to see; `-` for none.
    Open(PlayerSeed),
    /// Its commitment: the seed is told once everybody's part is fixed.
    Covered(SeedCommitment),
}

/// A seed that was told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Revealed<'t> {
    /// The chair, from 0.
    pub player: usize,
    /// The seed they were committed to.
    pub seed: PlayerSeed,
    /// The name of the request, if it was one.
    pub nonce: Option<&'t str>,
}

/// Who sits on a chair. People are known by their number alone: a name can be changed or erased.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// A person.
    Person(String),
    /// A bot of the house, by name.
    Bot(String),
}

/// Moves, who asked for them and how far the dice are afterwards.
#[derive(PartialEq, Eq, Debug)]
pub struct Moved<'t> {
    /// The chair of whoever asked, from 0; nobody, if it was chance, the clock, the referee or a bot.
    pub player: Option<usize>,
    /// The name of the request, if it was one.
    pub nonce: Option<&'t str>,
    /// How many dice and cards were drawn by then.
    pub chance: Position,
    /// The moves, in the lines of a record.
    pub lines: &'t str,
}

/// A text that is no entry: of a later version of the program, or damaged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct UnreadableEntry(String);

impl<'t> Entry<'t> {
    /// The text the log keeps.
    #[must_use]
    pub fn print(&self) -> String {
        match self {
            Self::Opened(opened) => opened.print(),
            Self::Sat(sat) => sat.print(),
            Self::Left { player, nonce } => format!("left {player} nonce {}\n", nonce.unwrap_or("-")),
            Self::Revealed(revealed) => revealed.print(),
            Self::Withheld { player } => format!("withheld {player}\n"),
            Self::Moved(moved) => moved.print(),
            // These two have always been written without the end of their line.
            Self::Away { player } => format!("away {player}"),
            Self::Idle { milliseconds } => format!("idle {milliseconds}"),
            Self::Returned { player, nonce } => format!("returned {player} nonce {}\n", nonce.unwrap_or("-")),
            Self::Paused(paused) => paused.print(),
            Self::Resumed(resumed) => resumed.print(),
            Self::Ruled(ruled) => ruled.print(),
            Self::Hosted(hosted) => hosted.print(),
            Self::Released => "released\n".to_owned(),
            Self::PauseWanted { player, wanted, nonce } => {
                format!("pause-wanted {player} {} nonce {nonce}\n", if *wanted { "yes" } else { "no" })
            }
            Self::Rematch { table, by } => format!("rematch {table} by {by}\n"),
            Self::Stopped => "stopped\n".to_owned(),
            Self::Abandoned => "abandoned\n".to_owned(),
        }
    }

    /// Reads what the log has kept.
    pub fn read(body: &'t str) -> Result<Self, UnreadableEntry> {
        let (first, rest) = body.split_once('\n').unwrap_or((body, ""));
        let words: Vec<&str> = first.split(' ').collect();
        read_words(&words, rest).ok_or_else(|| UnreadableEntry(first.to_owned()))
    }
}

impl Opened {
    fn print(&self) -> String {
        let invitation = self.invitation.as_ref().map(|invitation| format!("invitation {}\n", invitation.reveal()));
        let kept: String = self.kept.iter().map(|(player, person)| format!("kept {player} {person}\n")).collect();
        format!(
            "table 1\nregulation {} {}\nplayers {}\nby {}\nsecret {}\n{}{kept}{}",
            self.regulation,
            self.hash,
            self.players,
            self.by.as_deref().unwrap_or("-"),
            self.secret.reveal_hex(),
            invitation.unwrap_or_default(),
            self.options.print()
        )
    }

    fn read(text: &str) -> Option<Self> {
        let (mut regulation, mut players, mut by, mut secret, mut invitation) = (None, None, None, None, None);
        let (mut options, mut kept) = (Options::default(), Vec::new());
        for line in text.split_terminator('\n') {
            match line.split_once(' ')? {
                ("regulation", rest) => regulation = rest.split_once(' '),
                ("players", rest) => players = rest.parse().ok(),
                ("by", rest) => by = (rest != "-").then(|| rest.to_owned()),
                ("secret", rest) => secret = Secret::from_hex(rest).ok(),
                ("invitation", rest) => invitation = Some(Invitation::from(rest.to_owned())),
                ("kept", rest) => {
                    let (player, person) = rest.split_once(' ')?;
                    kept.push((player.parse().ok()?, person.to_owned()));
                }
                ("option", rest) => {
                    let (name, value) = rest.split_once(' ')?;
                    options.read(name, value);
                }
                _ => {}
            }
        }
        let (regulation, hash) = regulation?;
        Some(Self {
            regulation: regulation.to_owned(),
            hash: hash.to_owned(),
            players: players?,
            by,
            options,
            secret: secret?,
            invitation,
            kept,
        })
    }
}

/// What stands before a secret that is sealed.
pub const SEALED: &str = "sealed:";

/// The entry of an opening with another text in place of its secret; any other entry, or where there is none, as it is.
#[must_use]
pub fn with_secret(body: &str, change: impl FnOnce(&str) -> Option<String>) -> String {
    const LINE: &str = "\nsecret ";
    let start = body.starts_with("table ").then(|| body.find(LINE).map(|at| at + LINE.len())).flatten();
    let Some(start) = start else { return body.to_owned() };
    let end = body[start..].find('\n').map_or(body.len(), |length| start + length);
    match change(&body[start..end]) {
        Some(changed) => format!("{}{changed}{}", &body[..start], &body[end..]),
        None => body.to_owned(),
    }
}

impl Sat {
    fn print(&self) -> String {
        let who = match &self.who {
            Who::Person(id) => format!("person {id}"),
            Who::Bot(name) => format!("bot {name}"),
        };
        let operator = if self.is_operator { " operator" } else { "" };
        let (player, seed, nonce) = (self.player, self.seed.print(), self.nonce.as_deref().unwrap_or("-"));
        format!("sat {player} {who}{operator} {seed} nonce {nonce}\n")
    }

    /// Reads `PLAYER KIND WHO [operator] seed SEED nonce NONCE`, or the same with `covered COMMITMENT`.
    fn read(words: &[&str]) -> Option<Self> {
        let [player, kind, who, rest @ ..] = words else { return None };
        let (is_operator, rest) = match rest {
            ["operator", rest @ ..] => (true, rest),
            rest => (false, rest),
        };
        let [given, seed, "nonce", nonce] = rest else { return None };
        Some(Self {
            player: player.parse().ok()?,
            who: match *kind {
                "person" => Who::Person((*who).to_owned()),
                "bot" => Who::Bot((*who).to_owned()),
                _ => return None,
            },
            is_operator,
            seed: SeedOffer::read(given, seed)?,
            nonce: (*nonce != "-").then(|| (*nonce).to_owned()),
        })
    }
}

impl SeedOffer {
    fn print(&self) -> String {
        match self {
            Self::Open(seed) => format!("seed {seed}"),
            Self::Covered(commitment) => format!("covered {commitment}"),
        }
    }

    fn read(given: &str, seed: &str) -> Option<Self> {
        match given {
            "seed" => seed.parse().ok().map(Self::Open),
            "covered" => seed.parse().ok().map(Self::Covered),
            _ => None,
        }
    }
}

impl Revealed<'_> {
    fn print(&self) -> String {
        format!("revealed {} seed {} nonce {}\n", self.player, self.seed, self.nonce.unwrap_or("-"))
    }
}

impl Moved<'_> {
    /// `moved PLAYER nonce NONCE chance DICE CARDS`, with the moves below.
    fn print(&self) -> String {
        let mut text = String::with_capacity(self.lines.len() + 64);
        let _ = match self.player {
            Some(player) => write!(text, "moved {player}"),
            None => write!(text, "moved -"),
        };
        let (nonce, chance) = (self.nonce.unwrap_or("-"), self.chance);
        let _ = writeln!(text, " nonce {nonce} chance {} {}", chance.dice, chance.cards);
        text.push_str(self.lines);
        text
    }
}

fn read_words<'t>(words: &[&'t str], rest: &'t str) -> Option<Entry<'t>> {
    let given = |word: &'t str| (word != "-").then_some(word);
    Some(match *words {
        ["table", "1"] => Entry::Opened(Opened::read(rest)?),
        ["sat", ref seated @ ..] => Entry::Sat(Sat::read(seated)?),
        ["revealed", player, "seed", seed, "nonce", nonce] => Entry::Revealed(Revealed {
            player: player.parse().ok()?,
            seed: PlayerSeed::from_str(seed).ok()?,
            nonce: given(nonce),
        }),
        ["withheld", player] => Entry::Withheld { player: player.parse().ok()? },
        ["left", player, "nonce", nonce] => Entry::Left { player: player.parse().ok()?, nonce: given(nonce) },
        ["moved", player, "nonce", nonce, "chance", dice, cards] => Entry::Moved(Moved {
            player: given(player).map(str::parse).transpose().ok()?,
            nonce: given(nonce),
            chance: Position { dice: dice.parse().ok()?, cards: cards.parse().ok()? },
            lines: rest,
        }),
        ["away", player] => Entry::Away { player: player.parse().ok()? },
        ["returned", player, "nonce", nonce] => Entry::Returned { player: player.parse().ok()?, nonce: given(nonce) },
        ["paused", ref paused @ ..] => Entry::Paused(Paused::read(paused, rest)?),
        ["resumed", ref resumed @ ..] => Entry::Resumed(Resumed::read(resumed)?),
        ["ruled", ref ruled @ ..] => Entry::Ruled(Ruled::read(ruled, rest)?),
        ["hosted", ref hosted @ ..] => Entry::Hosted(Hosted::read(hosted)?),
        ["released"] => Entry::Released,
        ["pause-wanted", player, wanted @ ("yes" | "no"), "nonce", nonce] => {
            Entry::PauseWanted { player: player.parse().ok()?, wanted: wanted == "yes", nonce }
        }
        ["rematch", table, "by", by] => Entry::Rematch { table, by },
        ["idle", milliseconds] => Entry::Idle { milliseconds: milliseconds.parse().ok()? },
        ["stopped"] => Entry::Stopped,
        ["abandoned"] => Entry::Abandoned,
        _ => return None,
    })
}

/// Whether this can be the name of a request: a word like a game's id.
#[must_use]
pub fn is_nonce(text: &str) -> bool {
    text != "-" && GameId::from_str(text).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One entry of each kind, as logs have them.
    const ENTRIES: [&str; 31] = [
        "sat 0 person 1f3b seed rosso nonce n1\n",
        "sat 3 bot cautious seed - nonce -\n",
        "sat 1 person 1f3b covered 55579b557896d0ce1764c47fed644f9b35f58bad620674af23f356d80ed0c503 nonce n1\n",
        "sat 1 person 1f3b operator covered 55579b557896d0ce1764c47fed644f9b35f58bad620674af23f356d80ed0c503 nonce n1\n",
        "sat 1 person operator operator seed covered nonce -\n",
        "revealed 1 seed anna nonce n4\n",
        "revealed 1 seed - nonce -\n",
        "withheld 2\n",
        "left 2 nonce n2\n",
        "left 2 nonce -\n",
        "moved 1 nonce n3 chance 4 7\n12 00:01:02 A pass\n  turn-passed A\n",
        "moved - nonce - chance 0 0\n",
        "away 2",
        "returned 2 nonce back\n",
        "paused referee 9c2e rule C55 nonce p1\nreason si parla al tavolo\n",
        "paused referee 9c2e rule - nonce p1\nreason reason\n",
        "resumed referee 9c2e nonce p2\n",
        "ruled 9c2e nonce r1 chance 4 7\nreason due armate di troppo\n12 62.000 referee rule C8 remove cina 2\n  armies-removed cina 2 C8\n",
        "paused players 1f3b rule - nonce p1\nreason -\n",
        "hosted 1f3b nonce h1 seat 2 bot cautious\n",
        "hosted 1f3b nonce h1 fill prudent\n",
        "hosted 1f3b nonce h1 remove 0\n",
        "hosted 1f3b nonce h1 host 9c2e\n",
        "released\n",
        "pause-wanted 1 yes nonce w1\n",
        "pause-wanted 1 no nonce w2\n",
        "rematch abcdefghij by 1f3b\n",
        "idle 86000",
        "idle -1",
        "stopped\n",
        "abandoned\n",
    ];

    #[test]
    fn what_is_read_prints_as_it_was_written() {
        for text in ENTRIES {
            assert_eq!(Entry::read(text).map(|entry| entry.print()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn an_opening_is_read_as_it_was_printed() {
        let opened = Opened {
            regulation: "challenge-2017".to_owned(),
            hash: "0a1b".to_owned(),
            players: 4,
            by: Some("anna".to_owned()),
            options: Options { title: "Tavolo\rdi prova".to_owned(), by_link: 2, ..Options::default() },
            secret: Secret::from_bytes([7; 32]),
            invitation: Some(Invitation::from("bcdf".to_owned())),
            kept: vec![(2, "bea".to_owned()), (0, "carlo".to_owned())],
        };
        let text = Entry::Opened(opened).print();
        let read = Entry::read(&text).expect("what was printed");
        assert_eq!(read.print(), text);
        let Entry::Opened(read) = read else { panic!("another kind") };
        assert_eq!((read.options.title.as_str(), read.options.by_link), ("Tavolo di prova", 2));
        assert_eq!(read.kept, [(2, "bea".to_owned()), (0, "carlo".to_owned())]);
        assert_eq!((read.by.as_deref(), read.secret.reveal_hex()), (Some("anna"), "07".repeat(32)));
    }

    #[test]
    fn what_is_no_entry_is_refused_with_its_first_line() {
        let covered = "sat 0 person tom covered 55579b nonce -";
        let seats = ["sat 0 cat tom seed - nonce -", covered, "sat 0 person tom operator nonce -", "sat"];
        let told = ["revealed 0 anna nonce -", "revealed 0 seed an,na nonce -", "withheld", "withheld two"];
        let pauses = ["paused referee 9c2e rule C55 nonce p1", "paused referee 9c2e rule C055 nonce p1\nreason x\n"];
        let more = ["paused referee  rule - nonce p1\nreason x\n", "paused cat 9c2e rule - nonce p1\nreason x\n"];
        let long = ["paused referee 9c2e rule - nonce p1\nreason x\ny\n", "ruled 9c2e nonce r1 chance 4 7\nreason \n"];
        let others = ["", "resumed 9c2e nonce p2", "moved", "table 2\n", "table 1\nplayers 4\n", "away two"];
        for text in [&seats[..], &told, &pauses, &more, &long, &others].concat() {
            let first = text.lines().next().unwrap_or_default();
            assert_eq!(Entry::read(text), Err(UnreadableEntry(first.to_owned())), "{text}");
        }
    }
}
