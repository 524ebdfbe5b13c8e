//! What a line asks for, in this position. Whether it may be done is for the rules to say.

use super::finder;
use super::reader::{Reader, Unclear};
use super::verbs::Verb;
use board::{ColourSet, Territory, TerritorySet};
use rules::{Armies, Command, Dice, Legal, Phase, Setup, View, legal};
use std::path::PathBuf;
use words::Lang;

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ask {
    /// These commands, one after the other.
    Do(Vec<Command>),
    /// An attack.
    Fight(Fight),
    /// The last attack once more.
    Again(Option<u16>),
    /// A tris by its number in the list; without one, the only one or the list.
    Tris(Option<u16>),
    /// The last reinforcement back.
    Undo,
    /// How likely a conquest is.
    Odds(Fight),
    /// What a bot would do.
    Hint,
    /// Let a bot do it: once, or for the rest of the turn.
    Auto(Share),
    /// The board.
    Board,
    /// One's cards.
    Hand,
    /// One's objective.
    Objective,
    /// Who plays.
    Players,
    /// What happened: so many lines.
    Log(usize),
    /// Save, perhaps to this file.
    Save(Option<PathBuf>),
    /// Leave.
    Quit,
    /// Help, perhaps about a command.
    Help(Option<Verb>),
}

impl Ask {
    fn only(command: Command) -> Self {
        Self::Do(vec![command])
    }
}

/// How much a bot does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Share {
    /// One move.
    Move,
    /// The rest of the turn.
    Turn,
}

/// An attack as it was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fight {
    /// The base.
    pub(super) from: Territory,
    /// The target.
    pub(super) to: Territory,
    /// The dice; the maximum if unsaid.
    pub(super) dice: Option<Dice>,
    /// Roll on until this many armies are left on the base.
    pub(super) keep: Option<u16>,
}

/// Reads a line in this position.
pub(super) fn read(setup: &Setup, view: &View<'_>, lang: Lang, line: &str) -> Result<Ask, Unclear> {
    let line = line.trim();
    let phase = view.open().phase();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    if line.is_empty() {
        return Ok(empty_line(setup, view));
    }
    let context = Context { setup, view, lang, legal: legal(setup, view) };
    match (Verb::find(&finder::plain(word)), spoken_of(phase)) {
        (Some(verb), _) => context.read(verb, rest.trim()),
        (None, Some(verb)) if context.is_about(verb, line) => context.read(verb, line),
        (None, _) => Err(Unclear::Unknown(word.to_owned())),
    }
}

/// Enter alone: the usual answer where there is one, otherwise the board.
fn empty_line(setup: &Setup, view: &View<'_>) -> Ask {
    let legal = legal(setup, view);
    let usual = legal.occupation().map(|(_, most)| Command::Occupy(most)).or(legal.defence().map(Command::Defend));
    let colour = legal.colours().and_then(|free| free.iter().next());
    let usual = usual.or(colour.map(Command::ChooseColour));
    usual.map_or(Ask::Board, Ask::only)
}

/// What a line without a verb is about.
fn spoken_of(phase: Phase) -> Option<Verb> {
    match phase {
        Phase::Colours(_) => Some(Verb::Colour),
        Phase::Abandon { .. } => Some(Verb::Abandon),
        Phase::Reoccupy(_) => Some(Verb::Reoccupy),
        Phase::Placement { .. } | Phase::Reinforce => Some(Verb::Place),
        Phase::GhostPlacing(_) | Phase::Gift(_) => Some(Verb::Ghost),
        Phase::Occupy(_) => Some(Verb::Occupy),
        Phase::Declared(_) => Some(Verb::Defend),
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
        | Phase::Over(_) => None,
    }
}

struct Context<'a> {
    setup: &'a Setup,
    view: &'a View<'a>,
    lang: Lang,
    legal: Legal<'a>,
}

impl Context<'_> {
    /// Whether a line without a verb can be what a verb is about.
    fn is_about(&self, verb: Verb, line: &str) -> bool {
        let mut reader = Reader::new(line);
        match verb {
            Verb::Occupy | Verb::Defend => reader.number().is_some(),
            Verb::Colour => true,
            _ => {
                let _ = reader.number();
                let likely = self.legal.places().0 | self.legal.exchanges();
                !matches!(reader.territory(&self.setup.board, likely), Err(Unclear::NoTerritory(_)))
            }
        }
    }

    fn read(&self, verb: Verb, rest: &str) -> Result<Ask, Unclear> {
        let mut reader = Reader::new(rest);
        let ask = match verb {
            Verb::Place => self.place(&mut reader)?,
            Verb::TakeBack if reader.is_done() => Ask::Undo,
            Verb::TakeBack => self.take_back(&mut reader)?,
            Verb::Tris if reader.is_done() => Ask::Tris(None),
            Verb::Tris => self.tris(&mut reader)?,
            Verb::Attack => Ask::Fight(self.fight(&mut reader, verb)?),
            Verb::Again => Ask::Again(reader.keep().map_err(|()| Unclear::Usage(verb))?),
            Verb::Defend => Ask::only(Command::Defend(dice(reader.number().ok_or(Unclear::Usage(verb))?))),
            Verb::Occupy => self.occupy(&mut reader)?,
            Verb::Maneuver => self.maneuver(&mut reader)?,
            Verb::Pass => Ask::only(Command::Pass),
            Verb::Colour => self.colour(&mut reader)?,
            Verb::Abandon => self.one(&mut reader, Command::Abandon, self.legal.exchanges())?,
            Verb::Reoccupy => self.one(&mut reader, Command::Reoccupy, self.legal.exchanges())?,
            Verb::Ghost => self.one(&mut reader, Command::PlaceForGhost, self.legal.places().0)?,
            Verb::Odds => Ask::Odds(self.fight(&mut reader, verb)?),
            Verb::Hint => Ask::Hint,
            Verb::Auto if reader.take(&["turn", "turno"]) => Ask::Auto(Share::Turn),
            Verb::Auto => Ask::Auto(Share::Move),
            Verb::Board => Ask::Board,
            Verb::Hand => Ask::Hand,
            Verb::Objective => Ask::Objective,
            Verb::Players => Ask::Players,
            Verb::Log => Ask::Log(reader.number().map_or(20, usize::from)),
            Verb::Save => return Ok(Ask::Save(Some(rest).filter(|rest| !rest.is_empty()).map(PathBuf::from))),
            Verb::Quit => Ask::Quit,
            Verb::Help => return Ok(Ask::Help(reader.rest().first().and_then(|word| Verb::find(word)))),
        };
        if reader.is_done() { Ok(ask) } else { Err(Unclear::Usage(verb)) }
    }

    fn occupy(&self, reader: &mut Reader) -> Result<Ask, Unclear> {
        let most = self.legal.occupation().map_or(0, |(_, most)| most.0);
        let armies = reader.number_or_all(most).ok_or(Unclear::Usage(Verb::Occupy))?;
        Ok(Ask::only(Command::Occupy(Armies(armies))))
    }

    fn one(&self, reader: &mut Reader, make: fn(Territory) -> Command, likely: TerritorySet) -> Result<Ask, Unclear> {
        let territory = reader.territory(&self.setup.board, likely)?;
        let _ = reader.number();
        Ok(Ask::only(make(territory)))
    }

    fn place(&self, reader: &mut Reader) -> Result<Ask, Unclear> {
        let (likely, most) = self.legal.places();
        if let Phase::GhostPlacing(_) | Phase::Gift(_) = self.view.open().phase() {
            return self.one(reader, Command::PlaceForGhost, likely);
        }
        let shares = reader.shares(self.setup, likely)?;
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
            Err(Unclear::Usage(Verb::Place))
        } else {
            Ok(Ask::Do(shares.iter().map(place).collect()))
        }
    }

    fn take_back(&self, reader: &mut Reader) -> Result<Ask, Unclear> {
        let all = self.setup.board.all();
        let likely = all.iter().filter(|&t| self.legal.takeable(t) > Armies(0)).collect();
        let back = |(from, share): (Territory, Option<u16>)| {
            let all = self.legal.takeable(from).0.max(1);
            Command::TakeBack { from, armies: Armies(share.filter(|&n| n != u16::MAX).unwrap_or(all)) }
        };
        let shares = reader.shares(self.setup, likely)?;
        Ok(Ask::Do(shares.into_iter().map(back).collect()))
    }

    fn tris(&self, reader: &mut Reader) -> Result<Ask, Unclear> {
        if let Some(number) = reader.number() {
            return Ok(Ask::Tris(Some(number)));
        }
        let cards = finder::cards(&self.setup.board, self.view.hand(), &reader.take_rest()).map_err(Unclear::NoCard)?;
        Ok(Ask::only(Command::PlayTris(cards)))
    }

    fn colour(&self, reader: &mut Reader) -> Result<Ask, Unclear> {
        let rest = reader.take_rest();
        let word = rest.first().ok_or(Unclear::Usage(Verb::Colour))?;
        let colour =
            finder::colour(word, self.lang, self.free()).ok_or_else(|| Unclear::NoColour((*word).to_owned()))?;
        Ok(Ask::only(Command::ChooseColour(colour)))
    }

    fn free(&self) -> ColourSet {
        self.legal.colours().unwrap_or(ColourSet::ALL)
    }

    /// Base and target, then perhaps dice or "until"; a target alone, where one base only can attack it (C16).
    fn fight(&self, reader: &mut Reader, verb: Verb) -> Result<Fight, Unclear> {
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
        let usage = || Unclear::Usage(verb);
        let mut fight = Fight { from, to, dice: None, keep: reader.keep().map_err(|()| usage())? };
        if fight.keep.is_none() {
            fight.dice = reader.number().map(dice);
        }
        Ok(fight)
    }

    fn only_base(&self, to: Territory, mine: TerritorySet, verb: Verb) -> Result<Territory, Unclear> {
        let bordering = self.setup.board.neighbours(to) & mine & self.view.open().with_at_least(2);
        match (bordering.len(), bordering.lowest()) {
            (1, Some(base)) => Ok(base),
            (0, _) => Err(Unclear::Usage(verb)),
            _ => Err(Unclear::WhichBase(to, bordering)),
        }
    }

    fn maneuver(&self, reader: &mut Reader) -> Result<Ask, Unclear> {
        let usage = || Unclear::Usage(Verb::Maneuver);
        let board = &self.setup.board;
        let mine = self.view.seat().map_or(TerritorySet::EMPTY, |seat| self.view.open().owned(seat));
        let before = reader.number_or_all(u16::MAX);
        let from = reader.territory(board, mine & self.view.open().with_at_least(2))?;
        let between = reader.number_or_all(u16::MAX);
        let to = reader.territory(board, mine & board.neighbours(from))?;
        let after = reader.number_or_all(u16::MAX);
        let armies = before.or(between).or(after).ok_or_else(usage)?;
        let armies = if armies == u16::MAX { self.legal.moves(from).1.0 } else { armies };
        Ok(Ask::only(Command::Maneuver { from, to, armies: Armies(armies) }))
    }
}

/// Whether a word says how to attack, so that the territory before it was the last.
fn says_how(word: &str) -> bool {
    word.parse::<u16>().is_ok() || ["until", "fino", "finche", "all", "tutto", "oltranza"].contains(&word)
}

/// More dice than a byte holds are refused as too many all the same.
fn dice(number: u16) -> Dice {
    Dice(u8::try_from(number).unwrap_or(u8::MAX))
}
