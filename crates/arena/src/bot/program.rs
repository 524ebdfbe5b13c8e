//! The host's side of the bot protocol: somebody else's bot as a process, asked line by line and never trusted.
//! Reading and writing have threads of their own, so that a bot that neither reads nor answers costs its time
//! budget and nothing more.

use super::command_line::CommandLine;
use super::turn_clock::{TurnClock, clock_line};
use crate::processes::Terms;
use bots::{BotPlayer, Choice, NewGame, NoAnswer, Question, Reason};
use chance::{Seeded, Source as _, Stream};
use frame::{Lap, Progress};
use games::{Discards, HostGame};
use shell::failure::{one_line, reason};
use std::io::{self, BufRead as _, BufReader, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use words::{Words, id};

/// The first line of the protocol, with the version that every bot is spoken to with until it says that it speaks another.
const HELLO: &str = "sdadata-bot 1";

/// Which lines a bot is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Protocol {
    One,
    /// The same, and board, clock, budget, discards and results.
    Two,
}

impl Protocol {
    /// What to speak with a bot that makes this remark as it greets: the highest that both know.
    fn after(self, remark: &str) -> Self {
        let version = remark.strip_prefix("protocol ").and_then(|version| version.parse::<u32>().ok());
        match version {
            Some(2..) => Self::Two,
            Some(_) => Self::One,
            None => self,
        }
    }
}

/// The longest line a bot may say, in bytes; what is longer is cut.
const LINE_BYTES_MAX: u64 = 4096;

/// How many reasons of a move are kept.
const REASONS_MAX: usize = 8;

/// How long a bot may take to leave once it was told to.
const FAREWELL_TIME: Duration = Duration::from_millis(500);

/// What a bot is expected to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Expected {
    /// Who it is, and that it is ready.
    Greeting,
    /// What it does.
    Command,
}

impl Expected {
    fn in_words(self, words: Words) -> String {
        words.say(match self {
            Self::Greeting => id::BOT_EXPECTED_GREETING,
            Self::Command => id::BOT_EXPECTED_COMMAND,
        })
    }
}

/// What a bot did instead of what was asked of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum BotFault {
    /// There is no such program, or it cannot be run.
    CannotStart(String),
    /// It does not play this regulation, but these.
    OtherRegulations(String),
    /// It did not answer where this was expected.
    NoAnswer(Expected, NoAnswer),
    /// It asked for something the rules refuse: what, and the refusal.
    Illegal(String, String),
}

impl BotFault {
    /// In one line.
    pub(crate) fn in_words(&self, words: Words) -> String {
        match self {
            Self::CannotStart(why) => say(words, id::BOT_CANNOT_START, &[("why", why)]),
            Self::OtherRegulations(known) => say(words, id::BOT_OTHER_REGULATIONS, &[("known", known)]),
            Self::NoAnswer(expected, no_answer) => no_answer_in_words(no_answer, &expected.in_words(words), words),
            Self::Illegal(said, refusal) => say(words, id::BOT_ILLEGAL, &[("said", said), ("refusal", refusal)]),
        }
    }
}

fn no_answer_in_words(no_answer: &NoAnswer, due: &str, words: Words) -> String {
    match no_answer {
        NoAnswer::Ended { how, last_words } => {
            let ended = say(words, id::BOT_ENDED, &[("how", how), ("expected", due)]);
            match last_words.as_str() {
                "" => ended,
                last => say(words, id::BOT_LAST_WORDS, &[("what", &ended), ("last", last)]),
            }
        }
        NoAnswer::Silent { budget } => {
            say(words, id::BOT_SILENT, &[("budget", &budget.as_millis().to_string()), ("expected", due)])
        }
        NoAnswer::Nonsense { said, expected } => {
            say(words, id::BOT_NONSENSE, &[("said", said), ("expected", expected)])
        }
    }
}

fn say(words: Words, id: words::Id, values: &[(&str, &str)]) -> String {
    let values: Vec<_> = values.iter().map(|&(name, value)| (name, value.into())).collect();
    words.say_with(id, &values)
}

/// A bot that runs.
pub(crate) struct Program {
    child: Child,
    /// What it has not been told yet.
    pending: String,
    /// Until it is told to leave.
    to: Option<Sender<String>>,
    from: Receiver<String>,
    last_words: Arc<Mutex<String>>,
    listening: JoinHandle<()>,
    budget: Duration,
    protocol: Protocol,
    /// The lap in which time runs out.
    laps: Lap,
    clock: TurnClock,
    discards: Discards,
}

impl Program {
    /// Starts a program with its arguments; tells it the regulation, and the board if it wants to know.
    pub(crate) fn start(command: &CommandLine, terms: &Terms<'_>) -> Result<Self, BotFault> {
        let regulation = terms.regulation;
        let mut program = Self::spawn(command, terms)?;
        program.greet(&regulation.id)?;
        if program.protocol == Protocol::Two {
            program.tell("protocol 2");
        }
        program.tell(&format!("regulation {} {}", regulation.id, regulation.hash()));
        regulation.canonical().lines().for_each(|line| program.tell(&format!("set {line}")));
        if program.protocol == Protocol::Two {
            program.pending.push_str(&terms.board);
        }
        Ok(program)
    }

    fn spawn(command: &CommandLine, terms: &Terms<'_>) -> Result<Self, BotFault> {
        let cannot = |error: io::Error| BotFault::CannotStart(reason(&error));
        let mut child = Command::new(command.program())
            .args(command.arguments())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(cannot)?;
        let (Some(stdin), Some(stdout), Some(stderr)) = (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(BotFault::CannotStart("no pipes".to_owned()));
        };
        let last_words = Arc::new(Mutex::new(String::new()));
        let heard = Arc::clone(&last_words);
        let listening = thread::spawn(move || keep_last(stderr, &heard));
        let (to, from) = (Some(writer(stdin)), reader(stdout));
        Ok(Self {
            child,
            pending: String::new(),
            to,
            from,
            last_words,
            listening,
            budget: terms.budget,
            protocol: Protocol::One,
            laps: terms.laps,
            clock: TurnClock::default(),
            discards: Discards::default(),
        })
    }

    /// Says hello and waits until the bot is ready.
    fn greet(&mut self, regulation: &str) -> Result<(), BotFault> {
        let no_answer = |no_answer| BotFault::NoAnswer(Expected::Greeting, no_answer);
        self.tell(HELLO);
        self.send();
        let deadline = Instant::now() + self.budget;
        loop {
            let line = self.hear(self.budget, deadline).map_err(no_answer)?;
            match line.split_once(' ').unwrap_or((&line, "")) {
                ("ready", _) => return Ok(()),
                ("bot", _) => {}
                ("info", remark) => self.protocol = self.protocol.after(remark),
                ("regulations", known) => {
                    if !known.split_whitespace().any(|id| id == "*" || id == regulation) {
                        return Err(BotFault::OtherRegulations(known.to_owned()));
                    }
                }
                _ => return Err(no_answer(nonsense(line, "bot NAME, regulations *, ready".to_owned()))),
            }
        }
    }

    /// Has a line to tell, with the next question.
    fn tell(&mut self, line: &str) {
        self.pending.push_str(line);
        self.pending.push('\n');
    }

    /// Asks for a command with these lines and waits for the answer, and for what the bot says about it before.
    fn ask(&mut self, question: &str, budget: Duration) -> Result<(String, Remarks), NoAnswer> {
        self.pending.push_str(question);
        self.tell(&format!("move {}", budget.as_millis()));
        self.send();
        let (deadline, mut remarks) = (Instant::now() + budget, Remarks::default());
        loop {
            let line = self.hear(budget, deadline)?;
            match line.split_once(' ').unwrap_or((&line, "")) {
                ("info", remark) => remarks.hear(remark),
                _ => return Ok((line, remarks)),
            }
        }
    }

    /// Tells what protocol 2 says of time and discards before a question. Gives back how long the bot may think.
    fn tell_time(&mut self, now: Progress, move_time: Duration) -> Duration {
        let time = self.clock.look(now, move_time);
        self.tell(&clock_line(now, self.laps));
        self.tell(&time.line());
        if let Some(discards) = self.discards.in_text() {
            self.tell(&format!("discards {discards}"));
        }
        move_time.min(time.left)
    }

    /// Tells what is left to tell, without a question.
    fn send(&mut self) {
        if let Some(to) = &self.to {
            // A bot that has gone is noticed when it does not answer.
            let _ = to.send(std::mem::take(&mut self.pending));
        }
    }

    /// The next line that is not empty. One who talks on and on without answering is out of time as a silent one is.
    fn hear(&mut self, budget: Duration, deadline: Instant) -> Result<String, NoAnswer> {
        loop {
            if Instant::now() >= deadline {
                let _ = self.child.kill();
                return Err(NoAnswer::Silent { budget });
            }
            match self.from.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(line) if line.is_empty() => {}
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Timeout) => {
                    let _ = self.child.kill();
                    return Err(NoAnswer::Silent { budget });
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
            }
        }
    }

    fn ended(&mut self) -> NoAnswer {
        let how = self.wait(FAREWELL_TIME).map_or_else(|| "stdout closed".to_owned(), |status| status.to_string());
        until(FAREWELL_TIME, || self.listening.is_finished().then_some(()));
        let last_words = self.last_words.lock().unwrap_or_else(PoisonError::into_inner).clone();
        NoAnswer::Ended { how, last_words }
    }

    fn wait(&mut self, longest: Duration) -> Option<ExitStatus> {
        until(longest, || self.child.try_wait().ok().flatten())
    }
}

/// A program plays as any other player does: told line by line, asked with its view and everything it may do.
impl<G: HostGame> BotPlayer<G> for Program {
    /// What it may make up its mind with comes from the seed of the game; that seed itself it is not told, or it could know
    /// the dice.
    fn begin(&mut self, game: &NewGame<'_, G>, rng: &mut Seeded) {
        let NewGame { name, players, absent, player, .. } = game;
        let (you, seed) = (player + 1, rng.below(Stream::Cards, u32::MAX));
        (self.clock, self.discards) = (TurnClock::default(), Discards::default());
        self.tell(&format!("newgame {name} players {players} absent {absent} you {you} seed {seed}"));
    }

    fn saw(&mut self, setup: &G::Setup, seen: &G::Seen) {
        self.tell(&format!("event {}", G::print_seen(setup, seen)));
        G::note_discards(setup, seen, &mut self.discards);
    }

    fn choose(&mut self, question: &Question<'_, '_, G>, _: &mut Seeded) -> Result<Choice<G>, NoAnswer> {
        let Question { setup, seat, view, budget, .. } = question;
        let time = match self.protocol {
            Protocol::One => budget.time,
            Protocol::Two => self.tell_time(G::seen_progress(view), budget.time),
        };
        let asked = Instant::now();
        let (said, Remarks { value, reasons }) = self.ask(&games::question::<G>(setup, *seat, view), time)?;
        self.clock.spend(asked.elapsed());
        Ok(Choice { command: read::<G>(setup, said)?, value, reasons, capped: false })
    }

    fn end(&mut self, place: u8, result: &str) {
        if self.protocol == Protocol::Two {
            result.lines().for_each(|line| self.tell(&format!("result {line}")));
        }
        self.tell(&format!("endgame {place}"));
        self.send();
    }
}

fn read<G: HostGame>(setup: &G::Setup, said: String) -> Result<G::Command, NoAnswer> {
    G::read_command(setup, &said).map_err(|fault| {
        let is_verb = said.split(' ').next().is_some_and(|verb| G::VERBS.contains(&verb));
        nonsense(said, if is_verb { fault.expected } else { G::PLAYER_VERBS.join(", ") })
    })
}

fn nonsense(said: String, expected: String) -> NoAnswer {
    NoAnswer::Nonsense { said, expected }
}

/// What a bot says of a move before it makes it. What it says besides is passed over.
#[derive(Default)]
struct Remarks {
    value: Option<f64>,
    reasons: Vec<Reason>,
}

impl Remarks {
    fn hear(&mut self, remark: &str) {
        match remark.split_once(' ') {
            Some(("value", value)) => self.value = value.parse().ok().filter(|value| (0.0..=1.0).contains(value)),
            Some(("reason", reason)) if self.reasons.len() < REASONS_MAX => {
                self.reasons.push(Reason::Said(reason.to_owned()));
            }
            _ => {}
        }
    }
}

/// Looks again and again until there is something, or no time left.
fn until<T>(longest: Duration, mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let deadline = Instant::now() + longest;
    loop {
        let found = look();
        if found.is_some() || Instant::now() >= deadline {
            return found;
        }
        thread::sleep(Duration::from_millis(2));
    }
}

impl Drop for Program {
    /// Tells the bot to leave; one that stays is put out.
    fn drop(&mut self) {
        self.tell("quit");
        self.send();
        self.to = None;
        if self.wait(FAREWELL_TIME).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// A thread that writes what it is given.
fn writer(mut stdin: impl Write + Send + 'static) -> Sender<String> {
    let (to, texts) = channel::<String>();
    thread::spawn(move || {
        while let Ok(text) = texts.recv() {
            if stdin.write_all(text.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                return;
            }
        }
    });
    to
}

/// A thread that reads lines; it waits when nobody takes them.
fn reader(stdout: impl Read + Send + 'static) -> Receiver<String> {
    let (lines, from) = sync_channel(64);
    thread::spawn(move || {
        let mut stdout = BufReader::new(stdout);
        while let Some(line) = next_line(&mut stdout) {
            if lines.send(line).is_err() {
                return;
            }
        }
    });
    from
}

/// Remembers the last line of standard error, to be told if the bot fails.
fn keep_last(stderr: impl Read, last: &Mutex<String>) {
    let mut stderr = BufReader::new(stderr);
    while let Some(line) = next_line(&mut stderr) {
        if !line.is_empty() {
            *last.lock().unwrap_or_else(PoisonError::into_inner) = line;
        }
    }
}

fn next_line(from: &mut BufReader<impl Read>) -> Option<String> {
    let mut line = Vec::new();
    match from.take(LINE_BYTES_MAX).read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => None,
        Ok(_) => Some(one_line(&String::from_utf8_lossy(&line))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_protocol_that_both_know_is_spoken() {
        let spoken = |remarks: &[&str]| remarks.iter().fold(Protocol::One, |protocol, remark| protocol.after(remark));
        for remarks in [&["protocol 2"][..], &["protocol 3"], &["depth 3", "protocol 2", "author Anna"]] {
            assert_eq!(spoken(remarks), Protocol::Two, "{remarks:?}");
        }
        for remarks in [&[][..], &["protocol 1"], &["protocol"], &["protocol two"], &["protocol 2 and more"], &["2"]] {
            assert_eq!(spoken(remarks), Protocol::One, "{remarks:?}");
        }
    }

    #[test]
    fn what_a_bot_says_of_its_move_is_kept() {
        let mut remarks = Remarks::default();
        for remark in ["depth 3", "value 0.25", "reason the east is open", "value 7", "reason", ""] {
            remarks.hear(remark);
        }
        assert_eq!(remarks.value, None, "7 is no chance");
        remarks.hear("value 0.5");
        assert_eq!(remarks.value, Some(0.5));
        (0..20).for_each(|_| remarks.hear("reason again"));
        assert_eq!(remarks.reasons.first(), Some(&Reason::Said("the east is open".to_owned())));
        assert_eq!(remarks.reasons.len(), REASONS_MAX);
    }
}
