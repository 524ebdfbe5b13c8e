//! A person's move: the keyboard is handed over, the table shown, a line read and obeyed.

use super::assist::Assistant;
use super::company::strongest;
use super::console::{History, Input};
use super::layout::wrap;
use super::request::{BotShare, GameRequest, LineFault, Prompt, Request};
use super::session::{Exit, Repeat, Session};
use super::terminal::{OnlyChoice, Terminal};
use super::verbs;
use frame::{Actor, RuleId, Seat};
use std::rc::Rc;
use words::id;

impl<G: Terminal> Session<G> {
    /// One move of a person.
    pub(super) fn person(&mut self, seat: Seat) -> Result<(), Exit> {
        if !self.hand_over(seat)? {
            return Ok(());
        }
        self.tell();
        if self.go_on(seat) {
            return Ok(());
        }
        self.show_once(seat);
        let question = G::question(self, seat);
        if let Some(only) = question.only_choice
            && self.do_the_only(seat, only)
        {
            return Ok(());
        }
        self.guide(question.guidance);
        let Some(line) = self.ask(seat, &question.prompt)? else { return Ok(()) };
        self.call_time();
        self.tell();
        if self.amend(&line) {
            return Ok(());
        }
        match self.prompt(seat).read(&line) {
            Ok(request) => self.obey(seat, request),
            Err(fault) => {
                self.explain(&fault);
                Ok(())
            }
        }
    }

    /// Does the only thing there is to do and says why; whether it was granted.
    fn do_the_only(&mut self, seat: Seat, only: OnlyChoice<G::Command>) -> bool {
        if let Some(reason) = &only.reason {
            self.paragraph(reason);
        }
        self.obey_or_refuse(seat, only.command)
    }

    /// The eyes a prompt is answered with: one's own, unless the keyboard is still another's or something is not known here.
    /// A referee has everybody's.
    pub(super) fn eyes(&self, seat: Seat) -> Option<Seat> {
        if self.has_unknown() {
            return None;
        }
        if self.is_refereed { Some(seat) } else { self.holder.filter(|&holder| holder == seat) }
    }

    /// The position a seat types a line in.
    fn prompt(&self, seat: Seat) -> Prompt<G> {
        Prompt {
            setup: Rc::clone(&self.game.setup),
            state: *self.game.state(),
            seat,
            is_private: self.eyes(seat).is_some(),
            has_unknown: self.has_unknown(),
            is_real_table: self.is_real_table(),
            words: self.words,
        }
    }

    /// Reads a line; the end of the input, or Ctrl-C, is a wish to leave, which can be taken back.
    fn ask(&mut self, seat: Seat, asked: &str) -> Result<Option<String>, Exit> {
        let (plain, styled) = self.prompt_text(seat, asked);
        self.console.assist(Assistant::at(self.prompt(seat)));
        self.known[seat] = self.game.chronicle.len();
        match self.console.ask(&plain, &styled, History::Keep) {
            Input::Line(line) => Ok(Some(line)),
            Input::End => self.leave_at_end().map(|()| None),
        }
    }

    /// Who is asked, and for what.
    fn prompt_text(&self, seat: Seat, asked: &str) -> (String, String) {
        let name = self.seat_name(seat);
        let plain = format!("{name} · {asked}> ");
        let styled = format!("{} {asked}> ", self.narrator(80, None).flag(seat).0);
        (plain, styled)
    }

    /// Does what a line asks for.
    fn obey(&mut self, seat: Seat, request: Request<G>) -> Result<(), Exit> {
        match request {
            Request::Do(commands) => {
                let _ = commands.into_iter().all(|command| self.obey_or_refuse(seat, command));
            }
            Request::Game(GameRequest::Tris(_)) if self.has_unknown() => {
                self.paragraph(&self.words.say(id::PLAY_UNKNOWN_HAND));
            }
            Request::Game(request) => _ = self.answer(seat, request),
            Request::Hint => self.show_hint(seat),
            Request::Auto(share) => self.leave_to_bot(seat, share),
            Request::Board => self.show_board(self.eyes(seat)),
            Request::Hand => self.show_hand(seat),
            Request::Objective => self.show_objective(seat),
            Request::Players => self.show_players(),
            Request::Log(lines) => self.show_log(seat, lines),
            Request::Undo => self.undo_at_prompt(seat),
            Request::Referee(decision) => self.rule_as_referee(&decision),
            Request::TimeUp => self.call_time_as_referee(),
            Request::Save(file) => self.save_on_request(file),
            Request::Quit => self.leave_on_request()?,
            Request::Help(verb) => self.show_help(verb),
        }
        Ok(())
    }

    /// Asks the rules; a refusal is told with its rule and article. Whether it was granted.
    pub(super) fn obey_or_refuse(&mut self, seat: Seat, command: G::Command) -> bool {
        let clock = self.clock.stamp();
        match self.game.act(clock, Actor::Seat(seat), command) {
            Ok(()) => true,
            Err(refusal) => {
                self.repeat = None;
                self.refuse(&refusal);
                false
            }
        }
    }

    /// A refusal as a sentence, with the rule and the article of this regulation.
    pub(super) fn refuse(&mut self, refusal: &G::Refusal) {
        self.paragraph(&self.refusal_text(refusal));
    }

    fn refusal_text(&self, refusal: &G::Refusal) -> String {
        let article = self.article(G::rule(refusal));
        G::say_refusal_with_rule(self.words, refusal, &self.game.names(), article.as_deref())
    }

    fn article(&self, rule: RuleId) -> Option<String> {
        self.game.regulation.article(&rule.to_string()).map(|source| speech::regulation::citation(self.words, source))
    }

    /// A rule with its article: `G4.8, challenge-2017 §4`.
    pub(super) fn rule_and_article(&self, rule: RuleId) -> String {
        self.article(rule).map_or_else(|| rule.to_string(), |article| format!("{rule}, {article}"))
    }

    /// What a seat that asked for this would be told, if it would be refused.
    pub(super) fn why_not(&self, seat: Seat, command: G::Command) -> Option<String> {
        let decided = G::decide(&self.game.setup, self.game.state(), Actor::Seat(seat), command);
        decided.err().map(|refusal| self.refusal_text(&refusal))
    }

    /// Answers a request of the game; whether that put a command to the rules.
    pub(super) fn answer(&mut self, seat: Seat, request: GameRequest<G>) -> bool {
        let response = G::respond(self, seat, request);
        self.paragraphs(&response.paragraphs);
        let Some(command) = response.command else { return false };
        if self.obey_or_refuse(seat, command) {
            self.repeat = response.repeat.map(Repeat::Attack);
        }
        true
    }

    /// A paragraph as wide as the terminal.
    pub(super) fn paragraph(&mut self, text: &str) {
        let width = self.console.width();
        self.console.say_all(&wrap(text, width - 1, 0));
    }

    /// Several paragraphs, one below the other.
    pub(super) fn paragraphs(&mut self, texts: &[String]) {
        texts.iter().for_each(|text| self.paragraph(text));
    }

    /// Makes the next move of what goes on by itself; whether there was one.
    fn go_on(&mut self, seat: Seat) -> bool {
        let Some(repeat) = self.repeat else { return false };
        let progress = self.game.progress();
        if progress.turn != seat && self.game.situation().interrupts_turn {
            return false;
        }
        let moved = match repeat {
            Repeat::Attack(until) => self.answer(seat, GameRequest::FightOn(until)),
            Repeat::BotTurn(lap) => {
                let same_turn = progress.lap == lap && (lap.0 == 0 || progress.turn == seat);
                if same_turn {
                    self.obey_or_refuse(seat, self.bot_choice(seat, strongest()));
                }
                same_turn
            }
        };
        if !moved {
            self.repeat = None;
        }
        moved
    }

    /// One move by a bot, or a turn of them.
    fn leave_to_bot(&mut self, seat: Seat, share: BotShare) {
        if self.has_unknown() {
            return self.paragraph(&self.words.say(id::PLAY_UNKNOWN_HAND));
        }
        let progress = self.game.progress();
        let own = progress.turn == seat || progress.lap.0 == 0;
        if share == BotShare::Turn && own {
            self.repeat = Some(Repeat::BotTurn(progress.lap));
        } else {
            self.obey_or_refuse(seat, self.bot_choice(seat, strongest()));
        }
    }

    /// Says what was not understood.
    fn explain(&mut self, fault: &LineFault<G::Verb>) {
        let words = self.words;
        let text = match fault {
            LineFault::UnknownCommand(word) => words.say_with(id::PLAY_UNKNOWN, &[("found", word.as_str().into())]),
            LineFault::Usage(verb) => {
                let usage = verbs::say::<G>("usage", *verb, words);
                words.say_with(id::PLAY_USAGE, &[("usage", usage.into())])
            }
            LineFault::Explained(text) => text.clone(),
        };
        self.paragraph(&text);
    }
}
