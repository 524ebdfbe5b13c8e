//! The host's side of the bot protocol: somebody else's bot as a process, asked line by line and never trusted.
//! Reading and writing have threads of their own, so that a bot that neither reads nor answers costs its time
//! budget and nothing more.

use crate::failure::{one_line, reason};
use regulation::Regulation;
use std::io::{self, BufRead as _, BufReader, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use words::{Words, id};

/// The first line of the protocol, with its version.
const HELLO: &str = "sdadata-bot 1";

/// The longest line a bot may say; what is longer is cut.
const LONGEST: u64 = 4096;

/// How long a bot may take to leave once it was told to.
const FAREWELL: Duration = Duration::from_millis(500);

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
    /// It ended, or closed its output, where this was expected: how, and its last words on standard error.
    Ended(Expected, String, String),
    /// It said nothing in time, where this was expected.
    Silent(Expected, Duration),
    /// It said something that is no answer: what, and what was expected.
    Nonsense(String, String),
    /// It asked for something the rules refuse: what, and the refusal.
    Illegal(String, String),
    /// It does not play this regulation, but these.
    OtherRegulations(String),
}

impl BotFault {
    /// In one line.
    pub(crate) fn in_words(&self, words: Words) -> String {
        let say = |id: words::Id, values: &[(&str, &str)]| {
            let values: Vec<_> = values.iter().map(|&(name, value)| (name, value.into())).collect();
            words.say_with(id, &values)
        };
        match self {
            Self::CannotStart(why) => say(id::BOT_CANNOT_START, &[("why", why)]),
            Self::Ended(expected, how, last) => {
                let ended = say(id::BOT_ENDED, &[("how", how), ("expected", &expected.in_words(words))]);
                if last.is_empty() { ended } else { say(id::BOT_LAST_WORDS, &[("what", &ended), ("last", last)]) }
            }
            Self::Silent(expected, budget) => {
                let budget = budget.as_millis().to_string();
                say(id::BOT_SILENT, &[("budget", &budget), ("expected", &expected.in_words(words))])
            }
            Self::Nonsense(said, expected) => say(id::BOT_NONSENSE, &[("said", said), ("expected", expected)]),
            Self::Illegal(said, refusal) => say(id::BOT_ILLEGAL, &[("said", said), ("refusal", refusal)]),
            Self::OtherRegulations(known) => say(id::BOT_OTHER_REGULATIONS, &[("known", known)]),
        }
    }
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
}

impl Program {
    /// Starts a program with its arguments, separated by spaces; tells it the regulation.
    pub(crate) fn start(command: &str, budget: Duration, regulation: &Regulation) -> Result<Self, BotFault> {
        let mut program = Self::spawn(command, budget)?;
        program.greet(&regulation.id)?;
        program.tell(&format!("regulation {} {}", regulation.id, regulation.hash()));
        regulation.canonical().lines().for_each(|line| program.tell(&format!("set {line}")));
        Ok(program)
    }

    fn spawn(command: &str, budget: Duration) -> Result<Self, BotFault> {
        let cannot = |error: io::Error| BotFault::CannotStart(reason(&error));
        let mut parts = command.split_whitespace();
        let name = parts.next().unwrap_or_default();
        let mut child = Command::new(name)
            .args(parts)
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
        Ok(Self { child, pending: String::new(), to, from, last_words, listening, budget })
    }

    /// Says hello and waits until the bot is ready.
    fn greet(&mut self, regulation: &str) -> Result<(), BotFault> {
        self.tell(HELLO);
        self.send();
        let deadline = Instant::now() + self.budget;
        loop {
            let line = self.hear(Expected::Greeting, deadline)?;
            match line.split_once(' ').unwrap_or((&line, "")) {
                ("ready", _) => return Ok(()),
                ("bot", _) => {}
                ("regulations", known) => {
                    if !known.split_whitespace().any(|id| id == "*" || id == regulation) {
                        return Err(BotFault::OtherRegulations(known.to_owned()));
                    }
                }
                _ => return Err(BotFault::Nonsense(line, "bot NAME, regulations *, ready".to_owned())),
            }
        }
    }

    /// Has a line to tell, with the next question.
    pub(crate) fn tell(&mut self, line: &str) {
        self.pending.push_str(line);
        self.pending.push('\n');
    }

    /// Asks for a command with these lines and waits for the answer.
    pub(crate) fn ask(&mut self, question: &str) -> Result<String, BotFault> {
        self.pending.push_str(question);
        self.tell(&format!("move {}", self.budget.as_millis()));
        self.send();
        self.hear(Expected::Command, Instant::now() + self.budget)
    }

    /// Tells what is left to tell, without a question.
    pub(crate) fn send(&mut self) {
        if let Some(to) = &self.to {
            // A bot that has gone is noticed when it does not answer.
            let _ = to.send(std::mem::take(&mut self.pending));
        }
    }

    /// The next line that is no remark.
    fn hear(&mut self, expected: Expected, deadline: Instant) -> Result<String, BotFault> {
        loop {
            match self.from.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(line) if line == "info" || line.starts_with("info ") || line.is_empty() => {}
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Timeout) => {
                    let _ = self.child.kill();
                    return Err(BotFault::Silent(expected, self.budget));
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended(expected)),
            }
        }
    }

    fn ended(&mut self, expected: Expected) -> BotFault {
        let status = self.wait(FAREWELL).map_or_else(|| "stdout closed".to_owned(), |status| status.to_string());
        until(FAREWELL, || self.listening.is_finished().then_some(()));
        let last = self.last_words.lock().unwrap_or_else(PoisonError::into_inner).clone();
        BotFault::Ended(expected, status, last)
    }

    fn wait(&mut self, longest: Duration) -> Option<ExitStatus> {
        until(longest, || self.child.try_wait().ok().flatten())
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
        if self.wait(FAREWELL).is_none() {
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
    match from.take(LONGEST).read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => None,
        Ok(_) => Some(one_line(&String::from_utf8_lossy(&line))),
    }
}
