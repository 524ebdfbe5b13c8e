//! Dice: an attack without an origin, three dice with three armies, the closing roll.

use super::turns::{seats, turn};
use super::{Answer, bad, refuse, risiko, tell};
use crate::answer::{Answer as Told, Fault};
use ::referee::closing::{Form, NoRoll, Roll, Table};
use ::referee::origin::{Candidate, NoOrigin, Origin, origin as rule_origin};
use ::referee::overrun::{NotOverrun, Overrun, overrun as rule_overrun};
use ::regulation::Regulation;
use frame::{Armies, Dice, Lap, RuleId, SeatSet};
use serde::Serialize;
use words::{Words, id};

#[derive(Serialize)]
struct OriginFacts {
    valid: bool,
    may_repeat: bool,
    among: Vec<String>,
}

/// An attack without an origin (C16), with the territories it may have come from: `Brasile=5`.
///
/// # Errors
/// If the question makes no sense at this table.
pub fn origin(regulation: &Regulation, candidates: &[String], dice: Dice, words: Words) -> Result<Told, Fault> {
    let candidates = candidates.iter().map(|text| candidate(text, words)).collect::<Result<Vec<_>, _>>()?;
    let (line, may_repeat, among) = match rule_origin(&candidates, dice) {
        Ok(Origin::Only(name)) => (words.say_with(id::REFEREE_ORIGIN_ONLY, &named(&name)), false, vec![name]),
        Ok(Origin::RepeatOr(name)) => (words.say_with(id::REFEREE_ORIGIN_FORCED, &named(&name)), true, vec![name]),
        Ok(Origin::RepeatOrChoose(names)) => {
            (words.say_with(id::REFEREE_ORIGIN_CHOOSE, &named(&names.join(", "))), true, names)
        }
        Err(none) => return no_origin(&none, regulation, words),
    };
    let facts = OriginFacts { valid: true, may_repeat, among };
    tell(Answer { rule: RuleId::case(16), yes: true, lines: vec![line], facts }, regulation, words)
}

fn named(name: &str) -> [(&str, words::Value<'_>); 1] {
    [("name", name.into())]
}

/// A territory and its armies: `Brasile=5`.
fn candidate(text: &str, words: Words) -> Result<Candidate, Fault> {
    let read = text.rsplit_once('=').and_then(|(name, armies)| Some((name.trim(), armies.trim().parse().ok()?)));
    match read.filter(|(name, armies)| !name.is_empty() && *armies > 0) {
        Some((name, armies)) => Ok(Candidate { name: name.to_owned(), armies: Armies(armies) }),
        None => Err(bad(id::REFEREE_BAD_CANDIDATE, &[("found", text.into())], words)),
    }
}

fn no_origin(none: &NoOrigin, regulation: &Regulation, words: Words) -> Result<Told, Fault> {
    let why = match none {
        NoOrigin::NobodyCan => words.say(id::REFEREE_ORIGIN_NOBODY),
        NoOrigin::TooManyDice { dice, most } => {
            words.say_with(id::REFEREE_ORIGIN_DICE, &[("dice", dice.0.into()), ("most", most.0.into())])
        }
        NoOrigin::NoAttack(dice) => return Err(bad(id::REFEREE_NO_THROW, &[("dice", dice.0.into())], words)),
    };
    refuse(none.rule(), why, regulation, words)
}

#[derive(Serialize)]
struct OverrunFacts {
    over: bool,
    dice_due: Option<u8>,
}

/// More dice thrown than the armies allow (C18).
///
/// # Errors
/// If the question makes no sense at this table.
pub fn overrun(
    regulation: &Regulation,
    armies: Armies,
    thrown: Dice,
    defence: Dice,
    words: Words,
) -> Result<Told, Fault> {
    let (line, dice_due) = match rule_overrun(armies, thrown, defence) {
        Ok(Overrun::Over) => (words.say(id::REFEREE_OVERRUN_OVER), None),
        Ok(Overrun::OneMore(dice)) => {
            (words.say_with(id::REFEREE_OVERRUN_MORE, &[("dice", dice.0.into())]), Some(dice.0))
        }
        Err(none @ NotOverrun::Valid { armies, dice }) => {
            let values = [("armies", armies.0.into()), ("dice", dice.0.into())];
            return refuse(none.rule(), words.say_with(id::REFEREE_OVERRUN_VALID, &values), regulation, words);
        }
        Err(NotOverrun::NoThrow) => return Err(bad(id::REFEREE_NO_THROW, &[("dice", thrown.0.into())], words)),
    };
    let facts = OverrunFacts { over: dice_due.is_none(), dice_due };
    tell(Answer { rule: RuleId::case(18), yes: true, lines: vec![line], facts }, regulation, words)
}

#[derive(Serialize)]
struct RollFacts {
    seat: String,
    thrown_by: String,
    /// A sum at most this closes.
    #[serde(skip_serializing_if = "Option::is_none")]
    at_most: Option<u8>,
    /// A sum equal to one of these closes.
    #[serde(skip_serializing_if = "Option::is_none")]
    exactly: Option<Vec<u8>>,
}

#[derive(Serialize)]
struct ThresholdFacts {
    #[serde(flatten)]
    roll: RollFacts,
    #[serde(skip_serializing_if = "Option::is_none")]
    closes: Option<bool>,
    /// The rolls that follow for players who left.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    then: Vec<RollFacts>,
    this_lap: Vec<RollFacts>,
    next_lap: Vec<RollFacts>,
}

/// A closing roll to be judged.
#[derive(Clone, Debug)]
pub struct Closing<'q> {
    /// How many sat down.
    pub players: usize,
    /// The turn in which time was up: `12B`.
    pub time_up: &'q str,
    /// The turn that ends now: `14D`.
    pub turn: &'q str,
    /// The seats that are out, by letter.
    pub out: &'q str,
    /// The seats that withdrew, by letter.
    pub withdrawn: &'q str,
    /// How many territories were conquered in this turn.
    pub conquests: u16,
    /// What the two dice sum up to, if they have been thrown.
    pub roll: Option<u8>,
}

/// The closing roll (G7.4–G7.6): who throws, and which sums close the game.
///
/// # Errors
/// If the question makes no sense at this table.
pub fn threshold(regulation: &Regulation, closing: &Closing<'_>, words: Words) -> Result<Told, Fault> {
    let (time_up, now) = (turn(closing.time_up, words)?, turn(closing.turn, words)?);
    let (out, withdrawn) = (seats(closing.out, words)?, seats(closing.withdrawn, words)?);
    let table = Table::new(risiko(regulation, words)?, closing.players, time_up, out, withdrawn);
    let table = table.map_err(|fault| bad(id::REFEREE_NO_TABLE, &[("what", fault.to_string().into())], words))?;
    check_seats(table.seats(), [now.seat, time_up.seat].into_iter().collect(), words)?;
    check_seats(table.seats(), out.iter().chain(withdrawn.iter()).collect(), words)?;
    let mut then = table.rolls_for_absent(now).into_iter();
    let (roll, mut lines, rule) = match table.roll(now, closing.conquests) {
        Ok(roll) => (roll, Vec::new(), RuleId::game(7, 5)),
        Err(none) => match then.next() {
            Some(roll) => (roll, vec![why_no_roll(&none, regulation, words)], RuleId::game(7, 9)),
            None => return refuse(none.rule(), why_no_roll(&none, regulation, words), regulation, words),
        },
    };
    lines.push(in_words(roll, words));
    let closes = closing.roll.map(|sum| roll.closes.closes(sum));
    if let (Some(sum), Some(closes)) = (closing.roll, closes) {
        let id = if closes { id::REFEREE_ROLL_CLOSES } else { id::REFEREE_ROLL_GOES_ON };
        lines.push(words.say_with(id, &[("sum", sum.to_string().into())]));
    }
    lines.extend(then.clone().map(|roll| in_words(roll, words)));
    let (this_lap, next_lap) = (table.lap(now.lap), table.lap(Lap(now.lap.0 + 1)));
    lines.push(lap_in_words(now.lap, &this_lap, words));
    lines.push(lap_in_words(Lap(now.lap.0 + 1), &next_lap, words));
    let all = |rolls: Vec<Roll>| rolls.into_iter().map(facts_of).collect();
    let facts = ThresholdFacts {
        roll: facts_of(roll),
        closes,
        then: then.map(facts_of).collect(),
        this_lap: all(this_lap),
        next_lap: all(next_lap),
    };
    tell(Answer { rule, yes: closes.unwrap_or(true), lines, facts }, regulation, words)
}

/// All seats named must be of the table.
pub(super) fn check_seats(table: SeatSet, named: SeatSet, words: Words) -> Result<(), Fault> {
    match named.iter().find(|&seat| !table.has(seat)) {
        None => Ok(()),
        Some(seat) => {
            let known: Vec<String> = table.iter().map(|seat| seat.letter().to_string()).collect();
            let values = [("found", seat.letter().to_string().into()), ("known", known.join(", ").into())];
            Err(bad(id::ERROR_UNKNOWN_SEAT, &values, words))
        }
    }
}

fn facts_of(roll: Roll) -> RollFacts {
    let (at_most, exactly) = match roll.closes {
        Form::AtMost(most) => (Some(most), None),
        Form::Exactly(sums) => (None, Some(sums.into_iter().flatten().collect())),
    };
    let letter = |seat: frame::Seat| seat.letter().to_string();
    RollFacts { seat: letter(roll.seat), thrown_by: letter(roll.thrown_by), at_most, exactly }
}

fn in_words(roll: Roll, words: Words) -> String {
    let closes = closes_in_words(roll.closes, words);
    let (seat, by) = (roll.seat.letter().to_string(), roll.thrown_by.letter().to_string());
    let id = if roll.seat == roll.thrown_by { id::REFEREE_ROLL } else { id::REFEREE_ROLL_FOR };
    words.say_with(id, &[("seat", seat.into()), ("by", by.into()), ("closes", closes.into())])
}

fn closes_in_words(form: Form, words: Words) -> String {
    match form {
        Form::AtMost(most) => words.say_with(id::REFEREE_AT_MOST, &[("sum", most.to_string().into())]),
        Form::Exactly([Some(first), Some(second)]) => {
            let values = [("first", first.to_string().into()), ("second", second.to_string().into())];
            words.say_with(id::REFEREE_EXACTLY_TWO, &values)
        }
        Form::Exactly([first, second]) => {
            let sum = first.or(second).unwrap_or(0).to_string();
            words.say_with(id::REFEREE_EXACTLY, &[("sum", sum.into())])
        }
    }
}

fn lap_in_words(lap: Lap, rolls: &[Roll], words: Words) -> String {
    let each = |roll: &Roll| format!("{} {}", roll.seat.letter(), closes_in_words(roll.closes, words));
    let rolls: Vec<String> = rolls.iter().map(each).collect();
    words.say_with(id::REFEREE_LAP, &[("lap", lap.0.into()), ("rolls", rolls.join("; ").into())])
}

fn why_no_roll(none: &NoRoll, regulation: &Regulation, words: Words) -> String {
    match none {
        NoRoll::NoSdadata => words.say_with(id::REFEREE_NO_CLOSING, &[("regulation", regulation.id.as_str().into())]),
        NoRoll::NotYet => words.say(id::REFEREE_NOT_YET),
        NoRoll::Out(seat) => words.say_with(id::REFEREE_SEAT_OUT, &[("seat", seat.letter().to_string().into())]),
        NoRoll::ManyConquests(most) => words.say_with(id::REFEREE_MANY_CONQUESTS, &[("most", (*most).into())]),
    }
}
