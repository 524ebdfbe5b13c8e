//! A person's move: the keyboard is handed over, the table shown, a line read and obeyed.

use super::ask::{self, Ask, Share};
use super::assist::Assistant;
use super::company::strongest;
use super::console::{Remember, Typed};
use super::layout::wrap;
use super::reader::Unclear;
use super::session::{Session, Standing, Stop};
use rules::{Actor, Command, Dice, Event, Phase, Refusal, Seat, legal};

impl Session {
    /// One move of a person.
    pub(super) fn person(&mut self, seat: Seat) -> Result<(), Stop> {
        self.hand_over(seat)?;
        self.tell();
        if let Some(command) = self.stand(seat) {
            self.obey_or_refuse(seat, command);
            return Ok(());
        }
        self.show_once(seat);
        if self.only_choice(seat) {
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

    fn read(&self, seat: Seat, line: &str) -> Result<Ask, Unclear> {
        ask::read(&self.game.setup, &self.game.view(Some(seat)), self.words.lang(), line)
    }

    /// Reads a line; the end of the input, or Ctrl-C, is a wish to leave, which can be taken back.
    fn prompt(&mut self, seat: Seat) -> Result<Option<String>, Stop> {
        let (plain, styled) = self.prompt_text(seat);
        let hand = self.game.view(self.eyes(seat)).hand();
        let assistant = Assistant::at(&self.game.setup, self.game.open(), seat, hand, self.words.lang());
        self.console.assist(assistant);
        self.known[seat] = self.game.chronicle.len();
        match self.console.ask(&plain, &styled, Remember::Yes) {
            Typed::Line(line) => Ok(Some(line)),
            Typed::End => self.leave_at_end().map(|()| None),
        }
    }

    /// Who is asked, and for what.
    fn prompt_text(&mut self, seat: Seat) -> (String, String) {
        let open = self.game.open();
        let names = self.game.names();
        let name = self.words.seat(seat, &names);
        let phase = match open.phase() {
            Phase::Reinforce if open.due().0 == 0 => self.words.phase(&Phase::Combat),
            phase => self.words.phase(&phase),
        };
        let left = match open.phase() {
            Phase::Reinforce if open.due().0 > 0 => format!(" {}", open.due()),
            Phase::Placement { left, .. } => format!(" {left}"),
            _ => String::new(),
        };
        let plain = format!("{name} · {phase}{left}> ");
        let styled = format!("{} {phase}{left}> ", self.teller(80, None).flag(seat).0);
        (plain, styled)
    }

    /// Does what a line asks for.
    fn obey(&mut self, seat: Seat, ask: Ask) -> Result<(), Stop> {
        match ask {
            Ask::Do(commands) => {
                let _ = commands.into_iter().all(|command| self.obey_or_refuse(seat, command));
            }
            Ask::Fight(fight) => self.fight(seat, fight),
            Ask::Again(keep) => self.fight_again(seat, keep),
            Ask::Tris(number) => self.play_tris(seat, number),
            Ask::Undo => self.undo(seat),
            Ask::Odds(fight) => self.show_odds(seat, fight),
            Ask::Hint => self.show_hint(seat),
            Ask::Auto(share) => self.leave_to_bot(seat, share),
            Ask::Board => self.show_board(self.eyes(seat)),
            Ask::Hand => self.show_hand(seat),
            Ask::Objective => self.show_objective(seat),
            Ask::Players => self.show_players(),
            Ask::Log(lines) => self.show_log(seat, lines),
            Ask::Save(file) => self.save_on_request(file),
            Ask::Quit => self.leave_on_request()?,
            Ask::Help(verb) => self.show_help(verb),
        }
        Ok(())
    }

    /// Asks the rules; a refusal is told with its rule and article. Whether it was granted.
    pub(super) fn obey_or_refuse(&mut self, seat: Seat, command: Command) -> bool {
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
    pub(super) fn refuse(&mut self, refusal: &Refusal) {
        let article =
            self.game.regulation.article(&refusal.rule().to_string()).map(|source| self.words.citation(source));
        let text = self.words.refusal_with_rule(refusal, &self.game.names(), article.as_deref());
        self.paragraph(&text);
    }

    /// A paragraph as wide as the terminal.
    pub(super) fn paragraph(&mut self, text: &str) {
        let width = self.console.width();
        self.console.say_all(&wrap(text, width - 1, 0));
    }

    /// What goes on by itself, if something does.
    fn stand(&mut self, seat: Seat) -> Option<Command> {
        let open = self.game.open();
        if matches!(open.phase(), Phase::Declared(_)) && open.turn() != seat {
            return None;
        }
        match self.standing? {
            Standing::Attack { from, to, keep } => self.attack_on(seat, from, to, keep),
            Standing::Auto(lap) => {
                if open.lap() != lap || lap.0 > 0 && open.turn() != seat {
                    self.standing = None;
                    return None;
                }
                Some(self.bot_choice(seat, strongest()))
            }
        }
    }

    /// One move by a bot, or a turn of them.
    fn leave_to_bot(&mut self, seat: Seat, share: Share) {
        let open = self.game.open();
        let own = open.turn() == seat || open.lap().0 == 0;
        if share == Share::Turn && own {
            self.standing = Some(Standing::Auto(open.lap()));
        } else {
            self.obey_or_refuse(seat, self.bot_choice(seat, strongest()));
        }
    }

    /// Where there is but one thing to do, it is done and said.
    fn only_choice(&mut self, seat: Seat) -> bool {
        let view = self.game.view(Some(seat));
        let may = legal(&self.game.setup, &view);
        match (self.game.open().phase(), may.occupation(), may.defence()) {
            (Phase::Occupy(attack), Some((least, most)), _) if least == most => {
                let text = self.occupation_text(attack, (least, most));
                self.paragraph(&text);
                self.obey_or_refuse(seat, Command::Occupy(least))
            }
            (Phase::Declared(_), _, Some(dice @ Dice(1))) => self.obey_or_refuse(seat, Command::Defend(dice)),
            _ => false,
        }
    }

    /// The last reinforcement of this turn that is still there, back in hand.
    fn undo(&mut self, seat: Seat) {
        let back = self.game.chronicle.all().iter().rev().find_map(|entry| match entry.event {
            Event::Placed { seat: by, on, armies } if by == seat => {
                let takeable = self.game.open().takeable(on);
                (takeable.0 > 0).then(|| Command::TakeBack { from: on, armies: armies.min(takeable) })
            }
            _ => None,
        });
        match back {
            Some(command) => _ = self.obey_or_refuse(seat, command),
            None => {
                let line = self.words.say("play-nothing-to-undo");
                self.paragraph(&line);
            }
        }
    }

    /// Says what was not understood.
    fn explain(&mut self, unclear: &Unclear) {
        let names = self.game.names();
        let (words, board) = (self.words, &self.game.setup.board);
        let text = match unclear {
            Unclear::Unknown(word) => words.say_with("play-unknown", &[("found", word.as_str().into())]),
            Unclear::Usage(verb) => {
                let usage = words.say(&format!("play-usage-{}", verb.id()));
                words.say_with("play-usage", &[("usage", usage.into())])
            }
            Unclear::NoTerritory(word) if word.is_empty() => words.say("play-which-territory"),
            Unclear::NoTerritory(word) => words.say_with("error-unknown-territory", &[("found", word.as_str().into())]),
            Unclear::Several(word, several) => {
                let known = words.territories(*several, &names);
                words.say_with("error-ambiguous", &[("found", word.as_str().into()), ("known", known.into())])
            }
            Unclear::WhichBase(to, bases) => {
                let known = words.territories(*bases, &names);
                let to = board.territory_name(*to);
                words.say_with("play-which-base", &[("to", to.into()), ("known", known.into())])
            }
            Unclear::NoCard(word) => words.say_with("error-unknown-card", &[("found", word.as_str().into())]),
            Unclear::NoColour(word) => {
                let known = board::Colour::ALL.map(|colour| words.colour(colour)).join(", ");
                words.say_with("error-unknown-colour", &[("found", word.as_str().into()), ("known", known.into())])
            }
        };
        self.paragraph(&text);
    }
}
