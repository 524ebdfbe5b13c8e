//! A person's move: the keyboard is handed over, the table shown, a line read and obeyed.

use super::ask::{Ask, Context, Share, Unclear};
use super::assist::{Assistant, Table};
use super::company::strongest;
use super::console::{Remember, Typed};
use super::layout::wrap;
use super::session::{Session, Standing, Stop};
use super::terminal::Terminal;
use super::verbs;
use frame::{Actor, RuleId, Seat};
use std::rc::Rc;
use words::id;

impl<G: Terminal> Session<G> {
    /// One move of a person.
    pub(super) fn person(&mut self, seat: Seat) -> Result<(), Stop> {
        self.hand_over(seat)?;
        self.tell();
        if let Some(command) = self.stand(seat) {
            self.obey_or_refuse(seat, command);
            return Ok(());
        }
        self.show_once(seat);
        if G::only_choice(self, seat) {
            return Ok(());
        }
        self.guide(seat);
        let Some(line) = self.prompt(seat)? else { return Ok(()) };
        self.call_time();
        self.tell();
        match self.read(seat, &line) {
            Ok(ask) => self.obey(seat, ask),
            Err(unclear) => {
                self.explain(&unclear);
                Ok(())
            }
        }
    }

    /// The eyes a prompt is answered with: one's own, unless the keyboard is still another's.
    pub(super) fn eyes(&self, seat: Seat) -> Option<Seat> {
        self.holder.filter(|&holder| holder == seat)
    }

    fn read(&self, seat: Seat, line: &str) -> Result<Ask<G>, Unclear<G>> {
        let view = self.game.view(Some(seat));
        Context::<G> { setup: &self.game.setup, view: &view, lang: self.words.lang() }.read(line)
    }

    /// Reads a line; the end of the input, or Ctrl-C, is a wish to leave, which can be taken back.
    fn prompt(&mut self, seat: Seat) -> Result<Option<String>, Stop> {
        let (plain, styled) = self.prompt_text(seat);
        self.console.assist(Assistant::at(Table::<G> {
            setup: Rc::clone(&self.game.setup),
            open: *self.game.open(),
            seat,
            hand: G::hand(&self.game.view(self.eyes(seat))),
            lang: self.words.lang(),
        }));
        self.known[seat] = self.game.chronicle.len();
        match self.console.ask(&plain, &styled, Remember::Yes) {
            Typed::Line(line) => Ok(Some(line)),
            Typed::End => self.leave_at_end().map(|()| None),
        }
    }

    /// Who is asked, and for what.
    fn prompt_text(&self, seat: Seat) -> (String, String) {
        let (name, asked) = (self.seat_name(seat), G::prompt(self));
        let plain = format!("{name} · {asked}> ");
        let styled = format!("{} {asked}> ", self.teller(80, None).flag(seat).0);
        (plain, styled)
    }

    /// Does what a line asks for.
    fn obey(&mut self, seat: Seat, ask: Ask<G>) -> Result<(), Stop> {
        match ask {
            Ask::Do(commands) => {
                let _ = commands.into_iter().all(|command| self.obey_or_refuse(seat, command));
            }
            Ask::Game(ask) => G::obey(self, seat, ask),
            Ask::Hint => self.show_hint(seat),
            Ask::Auto(share) => self.leave_to_bot(seat, share),
            Ask::Board => self.show_board(self.eyes(seat)),
            Ask::Hand => self.show_hand(seat),
            Ask::Players => self.show_players(),
            Ask::Log(lines) => self.show_log(seat, lines),
            Ask::Save(file) => self.save_on_request(file),
            Ask::Quit => self.leave_on_request()?,
            Ask::Help(verb) => self.show_help(verb),
        }
        Ok(())
    }

    /// Asks the rules; a refusal is told with its rule and article. Whether it was granted.
    pub(super) fn obey_or_refuse(&mut self, seat: Seat, command: G::Command) -> bool {
        let clock = self.clock.stamp();
        match self.game.act(clock, Actor::Seat(seat), command) {
            Ok(()) => true,
            Err(refusal) => {
                self.standing = None;
                self.refuse(&refusal);
                false
            }
        }
    }

    /// A refusal as a sentence, with the rule and the article of this regulation.
    pub(super) fn refuse(&mut self, refusal: &G::Refusal) {
        let article = self.article(G::rule(refusal));
        let text = G::say_refusal_with_rule(self.words, refusal, &self.game.names(), article.as_deref());
        self.paragraph(&text);
    }

    fn article(&self, rule: RuleId) -> Option<String> {
        self.game.regulation.article(&rule.to_string()).map(|source| speech::regulation::citation(self.words, source))
    }

    /// A rule with its article: `G4.8, challenge-2017 §4`.
    pub(super) fn rule_and_article(&self, rule: RuleId) -> String {
        self.article(rule).map_or_else(|| rule.to_string(), |article| format!("{rule}, {article}"))
    }

    /// What a seat that asked this would be told, if it would be refused.
    pub(super) fn why_not(&mut self, seat: Seat, command: G::Command) {
        if let Err(refusal) = G::decide(&self.game.setup, self.game.state(), Actor::Seat(seat), command) {
            self.refuse(&refusal);
        }
    }

    /// A paragraph as wide as the terminal.
    pub(super) fn paragraph(&mut self, text: &str) {
        let width = self.console.width();
        self.console.say_all(&wrap(text, width - 1, 0));
    }

    /// What goes on by itself, if something does.
    fn stand(&mut self, seat: Seat) -> Option<G::Command> {
        if G::is_aside(self.game.open(), seat) {
            return None;
        }
        match self.standing? {
            Standing::Game(standing) => G::stand(self, seat, standing),
            Standing::Auto(lap) => {
                let progress = self.game.progress();
                if progress.lap != lap || lap.0 > 0 && progress.turn != seat {
                    self.standing = None;
                    return None;
                }
                Some(self.bot_choice(seat, strongest()))
            }
        }
    }

    /// One move by a bot, or a turn of them.
    fn leave_to_bot(&mut self, seat: Seat, share: Share) {
        let progress = self.game.progress();
        let own = progress.turn == seat || progress.lap.0 == 0;
        if share == Share::Turn && own {
            self.standing = Some(Standing::Auto(progress.lap));
        } else {
            self.obey_or_refuse(seat, self.bot_choice(seat, strongest()));
        }
    }

    /// Says what was not understood.
    fn explain(&mut self, unclear: &Unclear<G>) {
        let words = self.words;
        let text = match unclear {
            Unclear::Unknown(word) => words.say_with(id::PLAY_UNKNOWN, &[("found", word.as_str().into())]),
            Unclear::Usage(verb) => {
                let usage = verbs::say::<G>("usage", *verb, words);
                words.say_with(id::PLAY_USAGE, &[("usage", usage.into())])
            }
            Unclear::NoColour(word) => {
                let known = board::Colour::ALL.map(|colour| speech::colour(words, colour)).join(", ");
                words.say_with(id::ERROR_UNKNOWN_COLOUR, &[("found", word.as_str().into()), ("known", known.into())])
            }
            Unclear::Game(unclear) => G::explain(self, unclear),
        };
        self.paragraph(&text);
    }
}
