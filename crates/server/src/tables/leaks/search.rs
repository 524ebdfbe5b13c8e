//! The search itself: what was sent, told apart into single facts, and what must not be among them.

use std::collections::{BTreeMap, HashSet};
use store::{Entry, Millis};

/// What a viewer was sent before the game was over.
#[derive(Default)]
pub(super) struct Sent {
    /// The viewer's seat; none of a spectator, and of nobody before the order is known.
    pub(super) seat: Option<char>,
    /// The single facts: texts, and the lines of views and records. Most are sent again and again.
    facts: HashSet<String>,
    /// A command of chance in the record that tells what its event hides.
    told_command: Option<String>,
    /// The log: each event and its sentence.
    pub(super) story: Vec<(String, String)>,
}

impl Sent {
    pub(super) fn add(&mut self, text: &str) {
        for fact in text.split('"').flat_map(|text| text.split('\n')).flat_map(unescaped_lines) {
            if !self.facts.contains(fact) {
                self.facts.insert(fact.to_owned());
            }
        }
    }

    pub(super) fn add_record(&mut self, text: &str) {
        self.told_command = told_command(text).map(str::to_owned);
        self.add(text);
    }

    fn facts(&self) -> impl Iterator<Item = &str> {
        self.facts.iter().map(String::as_str).chain(self.log())
    }

    fn log(&self) -> impl Iterator<Item = &str> {
        self.story.iter().flat_map(|(event, words)| [event.as_str(), words.as_str()])
    }
}

/// The lines of a text in JSON, where the end of a line is written `\n`.
fn unescaped_lines(text: &str) -> impl Iterator<Item = &str> {
    text.split('\\')
        .map(|line| line.strip_prefix('n').filter(|_| line.as_ptr() != text.as_ptr()).unwrap_or(line))
        .map(str::trim_start)
}

/// Somebody was sent something that is not for them.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("{viewer} was sent {what}")]
pub(super) struct Leak {
    viewer: String,
    what: String,
}

/// Something was shown before its time.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("version {version} was shown {milliseconds} ms too early")]
pub(super) struct TooEarly {
    version: u64,
    milliseconds: Millis,
}

/// Whether each version was shown so much later than it was written. Who sits down may be seen at once.
pub(super) fn check_times(entries: &[Entry], shown: &[(u64, Millis)], delay: Millis) -> Result<(), TooEarly> {
    for &(version, at) in shown {
        let entry = entries.iter().find(|entry| entry.version == version && entry.body.starts_with("moved"));
        if let Some(entry) = entry.filter(|entry| at < entry.at + delay) {
            return Err(TooEarly { version, milliseconds: entry.at + delay - at });
        }
    }
    Ok(())
}

/// How many of these players were told what is theirs alone: in `RisiKo!` their objective, in `S.P.Q.RisiKo!` their cards.
/// Who never had a card, as everybody could see, has nothing to be told.
pub(super) fn own_secrets(players: &[Sent], is_risiko: bool) -> usize {
    let knows = |sent: &&Sent| {
        let Some(own) = sent.seat.map(|seat| format!("seat {seat} ")) else { return false };
        let lines: Vec<&str> = sent.facts().filter(|fact| fact.starts_with(&own)).collect();
        if is_risiko {
            return lines.iter().any(|line| line.contains(" objective "));
        }
        let mut cards = lines.iter().filter_map(|line| line.split(" cards ").nth(1)).peekable();
        !lines.is_empty() && (cards.peek().is_none() || cards.any(|cards| !cards.starts_with('?')))
    };
    players.iter().filter(knows).count()
}

/// Looks for what somebody was sent and must not know.
pub(super) fn search(sent: &[Sent], secret: &str) -> Result<(), Leak> {
    let (objectives, private) = (objectives(sent), private_lines(sent));
    for viewer in sent {
        let leak = |what: &str| {
            let viewer = viewer.seat.map_or_else(|| "a spectator".to_owned(), |seat| format!("seat {seat}"));
            Err(Leak { viewer, what: what.to_owned() })
        };
        let ghosts: HashSet<char> = viewer.facts().filter(|fact| is_ghost(fact)).filter_map(seat_of).collect();
        let own: HashSet<&str> = viewer.log().collect();
        if let Some(command) = &viewer.told_command {
            return leak(command);
        }
        for fact in viewer.facts() {
            let others = objectives.iter().filter(|(seat, _)| Some(**seat) != viewer.seat);
            let told = |(seat, number): (&char, &String)| tells_objective(fact, *seat, number);
            let foreign = private.contains(fact) && !own.contains(fact);
            if !is_for(fact, viewer.seat, &ghosts) || others.into_iter().any(told) || foreign || fact.contains(secret) {
                return leak(fact);
            }
        }
    }
    Ok(())
}

/// A command of chance in a record that tells what the event below it hides.
fn told_command(text: &str) -> Option<&str> {
    let mut chance = None;
    for line in text.lines() {
        let hides = line.starts_with("  ") && line.contains(" ?");
        match chance {
            Some(command) if hides => return Some(command),
            _ if line.starts_with("  ") => {}
            _ => chance = Some(line).filter(|line| is_chance(line) && !line.ends_with(" ?")),
        }
    }
    None
}

/// What each seat was told of its own objective.
fn objectives(sent: &[Sent]) -> BTreeMap<char, String> {
    let own = |sent: &Sent| {
        let mark = format!("seat {} ", sent.seat?);
        let line =
            sent.facts().filter(|fact| fact.starts_with(&mark)).find_map(|fact| fact.split(" objective ").nth(1));
        Some((sent.seat?, line?.split(' ').next()?.to_owned()))
    };
    sent.iter().filter_map(own).collect()
}

/// The lines of the log that some players have and spectators have not.
fn private_lines(sent: &[Sent]) -> HashSet<&str> {
    let public: HashSet<&str> = sent.iter().filter(|sent| sent.seat.is_none()).flat_map(Sent::log).collect();
    sent.iter().flat_map(Sent::log).filter(|line| !public.contains(line)).collect()
}

fn seat_of(fact: &str) -> Option<char> {
    fact.strip_prefix("seat ")?.chars().next()
}

/// The ghost's cards lie open (G8.7).
fn is_ghost(fact: &str) -> bool {
    fact.starts_with("seat ") && fact.contains(" ghost ")
}

/// A command of chance in a record: its number, the clock, who, what.
fn is_chance(line: &str) -> bool {
    line.starts_with(|first: char| first.is_ascii_digit()) && line.split(' ').nth(2) == Some("chance")
}

/// Whether a fact says that a seat has this objective.
fn tells_objective(fact: &str, seat: char, number: &str) -> bool {
    let of_seat = |rest: &str| rest.starts_with(seat);
    if let Some(dealt) = fact.strip_prefix("objective-dealt ").filter(|rest| of_seat(rest)) {
        return dealt.split(' ').nth(1) == Some(number);
    }
    let line = fact.strip_prefix("seat ").filter(|rest| of_seat(rest));
    let named = line.and_then(|line| line.split(" objective ").nth(1));
    named.is_some_and(|said| said.split(' ').next() == Some(number))
}

/// Whether cards and objectives of a fact are the viewer's own, a ghost's, or not told.
fn is_for(fact: &str, viewer: Option<char>, ghosts: &HashSet<char>) -> bool {
    let knows = |seat: Option<char>| seat.is_some_and(|seat| viewer == Some(seat) || ghosts.contains(&seat));
    if let Some(seat) = seat_of(fact) {
        let open = fact.split(" cards ").nth(1).is_some_and(|cards| !cards.starts_with('?'));
        let objective = fact.contains(" objective ");
        return knows(Some(seat)) || !open && !objective;
    }
    if let Some(taken) = fact.strip_prefix("card-taken ").or_else(|| fact.strip_prefix("objective-dealt ")) {
        return knows(taken.chars().next()) || taken.ends_with(" ?");
    }
    if let Some(captured) = fact.strip_prefix("cards-captured ") {
        let (from, to) = (captured.chars().next(), captured.chars().nth(2));
        return knows(from) || knows(to) || captured.contains(" ?");
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: &str = r#""view":"turn A\nseat A rosso playing player 1 cards alaska objective 7\nseat B blu playing player 2 cards ?1\n""#;
    const OTHER: &str = r#""view":"turn A\nseat A rosso playing player 1 cards ?1\nseat B blu playing player 2 cards cina objective 3\n""#;

    fn sent(seat: Option<char>, text: &str, story: &[(&str, &str)]) -> Sent {
        let story = story.iter().map(|&(event, words)| (event.to_owned(), words.to_owned())).collect();
        let mut sent = Sent { seat, story, ..Sent::default() };
        sent.add_record(text);
        sent
    }

    /// What A is sent besides what is theirs, B and spectators being sent what they may know.
    fn found(text: &str, story: &[(&str, &str)]) -> Result<(), Leak> {
        let taken = [("card-taken B cina", "B prende la Cina")];
        let hidden = [("card-taken B ?", "B prende una carta")];
        search(&[sent(Some('A'), text, story), sent(Some('B'), OTHER, &taken), sent(None, "", &hidden)], "secret")
    }

    #[test]
    fn what_everybody_may_know_is_no_leak() {
        assert_eq!(found(OWN, &[("card-taken B ?", "B prende una carta")]), Ok(()));
        assert_eq!(found(&format!("{OWN}\n12 - chance card ?\n  card-taken B ?\n13 - B pass\n"), &[]), Ok(()));
        let ghost = format!("{OWN} \"seat C nero ghost player 1 cards peru siam\" \"card-taken C peru\"");
        assert_eq!(found(&ghost, &[]), Ok(()), "the ghost's cards lie open");
    }

    #[test]
    fn a_leak_is_found_wherever_it_is_planted() {
        let leaks = [
            (OWN.replace("?1", "cina"), "cards"),
            (OWN.replace("cards ?1", "cards ?1 objective 3"), "an objective"),
            (OWN.replace("cards ?1", "cards ?1 objective 9"), "an objective that is a guess"),
            (format!("{OWN} \"own\":[3,\"seat B blu playing player 2 cards cina\"]"), "cards, as a change"),
            (format!("{OWN} \"card-taken B cina\""), "a card taken"),
            (format!("{OWN} \"objective-dealt B 3\""), "an objective as it was dealt"),
            (format!("{OWN} \"cards-captured B C cina peru\""), "cards captured"),
            (format!("{OWN} secret"), "the secret"),
            (format!("{OWN}\n12 - chance card cina\n  card-taken B ?\n"), "a command of chance in a record"),
            (format!("{OWN}\n12 - chance card ?\n  card-taken B cina\n"), "an event in a record"),
            (format!("{OWN} \"B prende la Cina\""), "a sentence"),
            (
                format!("{OWN} \"seat B blu playing player 2 points 3 conducts 2 cards arena vessillo\""),
                "cards of Rome",
            ),
        ];
        for (text, what) in leaks {
            assert!(found(&text, &[]).is_err(), "{what}");
        }
        assert!(found(OWN, &[("card-taken B cina", "B prende la Cina")]).is_err(), "the log");
    }

    #[test]
    fn who_has_no_card_knows_it_and_who_is_not_told_is_found() {
        let knowing = |line: &str| own_secrets(&[sent(Some('A'), line, &[])], false);
        assert_eq!(knowing("seat A rosso playing player 1 points 3 conducts 0"), 1);
        assert_eq!(knowing("seat A rosso playing player 1 points 3 conducts 0 cards arena"), 1);
        assert_eq!(knowing("seat A rosso playing player 1 points 3 conducts 0 cards ?1"), 0);
        assert_eq!(knowing("seat B blu playing player 2 points 3 conducts 0 cards arena"), 0);
        assert_eq!(own_secrets(&[sent(Some('A'), OWN, &[])], true), 1);
        assert_eq!(own_secrets(&[sent(Some('A'), OTHER, &[])], true), 0);
    }

    #[test]
    fn what_is_shown_before_its_time_is_found() {
        let entry = |version, body: &str| Entry { version, at: 1000 * version as Millis, body: body.to_owned() };
        let entries = [entry(1, "opened"), entry(2, "sat"), entry(3, "moved")];
        assert_eq!(check_times(&entries, &[(2, 2000), (3, 23_000)], 20_000), Ok(()));
        let early = TooEarly { version: 3, milliseconds: 1 };
        assert_eq!(check_times(&entries, &[(3, 22_999)], 20_000), Err(early));
    }
}
