//! What a line of RisiKo! asks for.

use super::fault::RisikoFault;
use super::find::{self, RisikoReader as _};
use super::verbs::RisikoVerb;
use crate::reader::{Reader, says_how};
use crate::request::{self, GameRequest, LineFault, Prompt, TypedLine};
use board::{CardSet, ColourSet, Territory, TerritorySet};
use rules::{Armies, Command, Dice, Legal, Phase, Risiko, Setup, View, legal};
use words::Lang;

type Request = request::Request<Risiko>;
type Reading<T> = Result<T, RisikoFault>;

/// An attack as it was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fight {
    /// The territory the attack comes from.
    pub(super) from: Territory,
    /// The territory that is attacked.
    pub(super) to: Territory,
    /// The dice; the maximum if unsaid.
    pub(super) dice: Option<Dice>,
    /// Roll on until this many armies are left on the base.
    pub(super) keep: Option<u16>,
}

/// What a line means at a prompt.
pub(super) fn read(prompt: &Prompt<Risiko>, line: TypedLine<'_, RisikoVerb>) -> Result<Request, LineFault<RisikoVerb>> {
    let view = prompt.view();
    let (verb, rest) = match line {
        TypedLine::Empty => return Ok(usual_answer(&prompt.setup, &view)),
        TypedLine::Command(verb, rest) => (verb, rest),
        TypedLine::Bare(line) => (bare_verb(prompt, line).ok_or_else(|| LineFault::unknown(line))?, line),
    };
    LineReader::at(prompt).read(verb, rest).map_err(|fault| fault.explain(prompt))
}

/// Enter alone: the usual answer where there is one, otherwise the board.
fn usual_answer(setup: &Setup, view: &View<'_>) -> Request {
    let legal = legal(setup, view);
    let usual = legal.occupation().map(|(_, most)| Command::Occupy(most)).or(legal.defence().map(Command::Defend));
    let colour = legal.colours().and_then(|free| free.iter().next());
    let usual = usual.or(colour.map(Command::ChooseColour));
    usual.map_or(Request::Board, Request::single)
}

/// The command that a line without one is about, if it can be.
fn bare_verb(prompt: &Prompt<Risiko>, line: &str) -> Option<RisikoVerb> {
    let about = match prompt.state.open().phase() {
        Phase::Colours(_) => RisikoVerb::Colour,
        Phase::Abandon { .. } => RisikoVerb::Abandon,
        Phase::Reoccupy(_) => RisikoVerb::Reoccupy,
        Phase::Placement { .. } | Phase::Reinforce => RisikoVerb::Place,
        Phase::GhostPlacing(_) | Phase::Gift(_) => RisikoVerb::Ghost,
        Phase::Occupy(_) => RisikoVerb::Occupy,
        Phase::Declared(_) => RisikoVerb::Defend,
        Phase::Combat
        | Phase::Order(_)
        | Phase::Objectives(_)
        | Phase::Deal
        | Phase::Ready
        | Phase::Battle { .. }
        | Phase::Capture { .. }
        | Phase::GhostActs
        | Phase::Card
        | Phase::TurnOver
        | Phase::Next { .. }
        | Phase::Closing { .. }
        | Phase::Over(_) => return None,
    };
    LineReader::at(prompt).is_about(about, line).then_some(about)
}

/// Reads the words after a verb.
struct LineReader<'a> {
    setup: &'a Setup,
    view: View<'a>,
    lang: Lang,
    legal: Legal<'a>,
    /// The cards that may be in the hand: any, where it is not known.
    hand: CardSet,
}

impl<'a> LineReader<'a> {
    fn at(prompt: &'a Prompt<Risiko>) -> Self {
        let (setup, view) = (&*prompt.setup, prompt.view());
        let hand = if prompt.has_unknown { setup.deck.all() } else { view.hand() };
        Self { setup, view, lang: prompt.words.lang(), legal: legal(setup, &view), hand }
    }

    /// Whether a line without a verb can be what a verb is about.
    fn is_about(&self, verb: RisikoVerb, line: &str) -> bool {
        let mut reader = Reader::new(line);
        match verb {
            RisikoVerb::Occupy | RisikoVerb::Defend => reader.number().is_some(),
            RisikoVerb::Colour => true,
            _ => {
                let _ = reader.number();
                let likely = self.legal.places().0 | self.legal.exchanges();
                let named = reader.territory(&self.setup.board, likely);
                !matches!(named, Err(RisikoFault::NoTerritory(_)))
            }
        }
    }

    fn read(&self, verb: RisikoVerb, rest: &str) -> Reading<Request> {
        let mut reader = Reader::new(rest);
        let request = match verb {
            RisikoVerb::Place => self.place(&mut reader)?,
            RisikoVerb::TakeBack if reader.is_done() => Request::Game(GameRequest::Undo),
            RisikoVerb::TakeBack => self.take_back(&mut reader)?,
            RisikoVerb::Tris if reader.is_done() => Request::Game(GameRequest::Tris(None)),
            RisikoVerb::Tris => self.tris(&mut reader)?,
            RisikoVerb::Attack => Request::Game(GameRequest::Fight(self.fight(&mut reader, verb)?)),
            RisikoVerb::Again => {
                Request::Game(GameRequest::Again(reader.keep().map_err(|()| RisikoFault::Usage(verb))?))
            }
            RisikoVerb::Defend => {
                Request::single(Command::Defend(dice(reader.number().ok_or(RisikoFault::Usage(verb))?)))
            }
            RisikoVerb::Occupy => self.occupy(&mut reader)?,
            RisikoVerb::Maneuver => self.maneuver(&mut reader)?,
            RisikoVerb::Pass => Request::single(Command::Pass),
            RisikoVerb::Colour => {
                let colour = request::colour(&mut reader, self.lang, self.free());
                Request::single(Command::ChooseColour(colour.map_err(|word| no_colour(word, verb))?))
            }
            RisikoVerb::Abandon => self.one(&mut reader, Command::Abandon, self.legal.exchanges())?,
            RisikoVerb::Reoccupy => self.one(&mut reader, Command::Reoccupy, self.legal.exchanges())?,
            RisikoVerb::Ghost => self.one(&mut reader, Command::PlaceForGhost, self.legal.places().0)?,
            RisikoVerb::Odds => Request::Game(GameRequest::Odds(self.fight(&mut reader, verb)?)),
            RisikoVerb::Objective => Request::Objective,
        };
        if reader.is_done() { Ok(request) } else { Err(RisikoFault::Usage(verb)) }
    }

    fn occupy(&self, reader: &mut Reader) -> Reading<Request> {
        let most = self.legal.occupation().map_or(0, |(_, most)| most.0);
        let armies = reader.number_or_all(most).ok_or(RisikoFault::Usage(RisikoVerb::Occupy))?;
        Ok(Request::single(Command::Occupy(Armies(armies))))
    }

    fn one(&self, reader: &mut Reader, make: fn(Territory) -> Command, likely: TerritorySet) -> Reading<Request> {
        let territory = reader.territory(&self.setup.board, likely)?;
        let _ = reader.number();
        Ok(Request::single(make(territory)))
    }

    fn place(&self, reader: &mut Reader) -> Reading<Request> {
        let (likely, most) = self.legal.places();
        if let Phase::GhostPlacing(_) | Phase::Gift(_) = self.view.open().phase() {
            return self.one(reader, Command::PlaceForGhost, likely);
        }
        let shares = reader.shares(|reader| reader.territory(&self.setup.board, likely))?;
        let unsaid = if shares.len() == 1 { most.0.max(1) } else { 1 };
        let place = |&(on, share): &(Territory, Option<u16>)| {
            let armies = match share {
                None => unsaid,
                Some(u16::MAX) => most.0.max(1),
                Some(armies) => armies,
            };
            Command::Place { on, armies: Armies(armies) }
        };
        if shares.is_empty() {
            Err(RisikoFault::Usage(RisikoVerb::Place))
        } else {
            Ok(Request::Do(shares.iter().map(place).collect()))
        }
    }

    fn take_back(&self, reader: &mut Reader) -> Reading<Request> {
        let all = self.setup.board.all();
        let likely = all.iter().filter(|&t| self.legal.takeable(t) > Armies(0)).collect();
        let back = |(from, share): (Territory, Option<u16>)| {
            let all = self.legal.takeable(from).0.max(1);
            Command::TakeBack { from, armies: Armies(share.filter(|&n| n != u16::MAX).unwrap_or(all)) }
        };
        let shares = reader.shares(|reader| reader.territory(&self.setup.board, likely))?;
        Ok(Request::Do(shares.into_iter().map(back).collect()))
    }

    fn tris(&self, reader: &mut Reader) -> Reading<Request> {
        if let Some(number) = reader.number() {
            return Ok(Request::Game(GameRequest::Tris(Some(number))));
        }
        let cards = find::cards(&self.setup.board, self.hand, &reader.take_rest()).map_err(RisikoFault::NoCard)?;
        Ok(Request::single(Command::PlayTris(cards)))
    }

    fn free(&self) -> ColourSet {
        self.legal.colours().unwrap_or(ColourSet::ALL)
    }

    /// Base and target, then perhaps dice or "until"; a target alone, where one base only can attack it (C16).
    fn fight(&self, reader: &mut Reader, verb: RisikoVerb) -> Reading<Fight> {
        let board = &self.setup.board;
        let mine = self.view.seat().map_or(TerritorySet::EMPTY, |seat| self.view.open().owned(seat));
        let targets: TerritorySet = mine.iter().fold(TerritorySet::EMPTY, |all, t| all | board.neighbours(t)) - mine;
        let first =
            reader.territory(board, if self.legal.bases().is_empty() { mine } else { self.legal.bases() | targets })?;
        let names_target = reader.is_done() || reader.rest().first().is_some_and(|word| says_how(word));
        let (from, to) = if names_target {
            (self.only_base(first, mine, verb)?, first)
        } else {
            let likely = self.legal.targets(first);
            let likely = if likely.is_empty() { board.neighbours(first) - mine } else { likely };
            (first, reader.territory(board, likely)?)
        };
        let mut fight = Fight { from, to, dice: None, keep: reader.keep().map_err(|()| RisikoFault::Usage(verb))? };
        if fight.keep.is_none() {
            fight.dice = reader.number().map(dice);
        }
        Ok(fight)
    }

    fn only_base(&self, to: Territory, mine: TerritorySet, verb: RisikoVerb) -> Reading<Territory> {
        let bordering = self.setup.board.neighbours(to) & mine & self.view.open().with_at_least(2);
        match (bordering.len(), bordering.lowest()) {
            (1, Some(base)) => Ok(base),
            (0, _) => Err(RisikoFault::Usage(verb)),
            _ => Err(RisikoFault::WhichBase(to, bordering)),
        }
    }

    fn maneuver(&self, reader: &mut Reader) -> Reading<Request> {
        let board = &self.setup.board;
        let mine = self.view.seat().map_or(TerritorySet::EMPTY, |seat| self.view.open().owned(seat));
        let before = reader.number_or_all(u16::MAX);
        let from = reader.territory(board, mine & self.view.open().with_at_least(2))?;
        let between = reader.number_or_all(u16::MAX);
        let to = reader.territory(board, mine & board.neighbours(from))?;
        let after = reader.number_or_all(u16::MAX);
        let armies = before.or(between).or(after).ok_or(RisikoFault::Usage(RisikoVerb::Maneuver))?;
        let armies = if armies == u16::MAX { self.legal.moves(from).1.0 } else { armies };
        Ok(Request::single(Command::Maneuver { from, to, armies: Armies(armies) }))
    }
}

fn no_colour(word: Option<String>, verb: RisikoVerb) -> RisikoFault {
    word.map_or(RisikoFault::Usage(verb), RisikoFault::NoColour)
}

/// More dice than a byte holds are refused as too many all the same.
fn dice(number: u16) -> Dice {
    Dice(u8::try_from(number).unwrap_or(u8::MAX))
}
