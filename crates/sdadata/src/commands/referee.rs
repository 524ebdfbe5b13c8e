//! `referee`: the calculators of the casebook, and the referees' sheet of an event.

use crate::answer;
use crate::cli::number;
use ::referee::dispute::Effects;
use ::referee::excess::Found;
use ::referee::late::Table;
use ::referee::sheet::Event;
use desk::referee::{self, Closing, Contest};
use frame::{Armies, Dice, Lap};
use shell::{Failure, find};
use words::Words;

/// What the referee asks for.
#[derive(clap::Subcommand, Debug)]
pub(crate) enum RefereeCommand {
    Excess(Excess),
    Cap(Cap),
    Origin(Origin),
    Overrun(Overrun),
    Threshold(Threshold),
    MissedRoll(MissedRoll),
    Card(Card),
    Dispute(Dispute),
    Late(Late),
    Sheet(Sheet),
}

/// Under which regulation most questions are asked, and whether a program asks.
#[derive(clap::Args, Debug)]
pub(crate) struct Under {
    #[arg(long, value_name = "ID", default_value = "challenge-2017")]
    pub(crate) regulation: String,
    #[arg(long)]
    pub(crate) json: bool,
}

/// More armies placed than due (C8).
#[derive(clap::Args, Debug)]
pub(crate) struct Excess {
    #[arg(long, value_name = "N", value_parser = number::<u16, 0, 999>)]
    pub(crate) placed: u16,
    #[arg(long, value_name = "N", value_parser = number::<u16, 0, 999>)]
    pub(crate) due: u16,
    #[arg(long)]
    pub(crate) found: bool,
    #[command(flatten)]
    pub(crate) under: Under,
}

/// More armies on the board than the cap (C9).
#[derive(clap::Args, Debug)]
pub(crate) struct Cap {
    #[arg(long, value_name = "N", value_parser = number::<u16, 0, 9999>)]
    pub(crate) armies: u16,
    #[arg(long)]
    pub(crate) found: bool,
    #[arg(long, value_name = "N", default_value = "0", value_parser = number::<u16, 0, 9999>)]
    pub(crate) lowered: u16,
    #[command(flatten)]
    pub(crate) under: Under,
}

/// An attack without an origin (C16).
#[derive(clap::Args, Debug)]
pub(crate) struct Origin {
    #[arg(value_name = "NAME=ARMIES", required = true)]
    pub(crate) candidates: Vec<String>,
    #[arg(long, value_name = "N", value_parser = number::<u8, 1, 3>)]
    pub(crate) dice: u8,
    #[command(flatten)]
    pub(crate) under: Under,
}

/// Three dice with three armies (C18).
#[derive(clap::Args, Debug)]
pub(crate) struct Overrun {
    #[arg(long, value_name = "N", default_value = "3", value_parser = number::<u16, 1, 999>)]
    pub(crate) armies: u16,
    #[arg(long, value_name = "N", default_value = "3", value_parser = number::<u8, 1, 3>)]
    pub(crate) thrown: u8,
    #[arg(long, value_name = "N", value_parser = number::<u8, 1, 3>)]
    pub(crate) defence: u8,
    #[command(flatten)]
    pub(crate) under: Under,
}

/// The closing roll (G7.4 to G7.9).
#[derive(clap::Args, Debug)]
pub(crate) struct Threshold {
    #[arg(long, id = "time-up", value_name = "TURN")]
    pub(crate) time_up: String,
    #[arg(long, value_name = "TURN")]
    pub(crate) turn: String,
    #[arg(long, value_name = "N", default_value = "4", value_parser = number::<usize, 2, 6>)]
    pub(crate) players: usize,
    #[arg(long, value_name = "SEATS", default_value = "")]
    pub(crate) out: String,
    #[arg(long, value_name = "SEATS", default_value = "")]
    pub(crate) withdrawn: String,
    #[arg(long, value_name = "N", default_value = "0", value_parser = number::<u16, 0, 42>)]
    pub(crate) conquests: u16,
    #[arg(long, value_name = "SUM", value_parser = number::<u8, 2, 12>)]
    pub(crate) roll: Option<u8>,
    #[command(flatten)]
    pub(crate) under: Under,
}

/// A closing roll forgotten (C28).
#[derive(clap::Args, Debug)]
pub(crate) struct MissedRoll {
    #[arg(long, value_name = "WHEN")]
    pub(crate) noticed: String,
    #[arg(long, value_name = "N", default_value = "0", value_parser = number::<u32, 0, 99>)]
    pub(crate) before: u32,
    #[command(flatten)]
    pub(crate) under: Under,
}

/// A card forgotten (C20).
#[derive(clap::Args, Debug)]
pub(crate) struct Card {
    #[arg(long, value_name = "PHASE")]
    pub(crate) next: String,
    #[command(flatten)]
    pub(crate) under: Under,
}

/// Whether a fault can still be corrected (C53).
#[derive(clap::Args, Debug)]
pub(crate) struct Dispute {
    #[arg(long, value_name = "TURN")]
    pub(crate) fault: String,
    #[arg(long, value_name = "TURN")]
    pub(crate) now: String,
    #[arg(long, value_name = "N", default_value = "4", value_parser = number::<usize, 2, 6>)]
    pub(crate) players: usize,
    #[arg(long, value_name = "SEATS", default_value = "")]
    pub(crate) out: String,
    #[arg(long)]
    pub(crate) lasting: bool,
    #[arg(long, value_name = "ID", default_value = "genova-53")]
    pub(crate) regulation: String,
    #[arg(long)]
    pub(crate) json: bool,
}

/// A late-comer's armies (G8.9).
#[derive(clap::Args, Debug)]
pub(crate) struct Late {
    #[arg(long, value_name = "N", value_parser = number::<u16, 1, 999>)]
    pub(crate) lap: u16,
    #[arg(long, value_name = "N", default_value = "4", value_parser = number::<usize, 2, 6>)]
    pub(crate) players: usize,
    #[arg(long, value_name = "N", default_value = "1", value_parser = number::<usize, 1, 5>)]
    pub(crate) missing: usize,
    #[arg(long, value_name = "N", default_value = "0", value_parser = number::<usize, 0, 6>)]
    pub(crate) turns: usize,
    #[arg(long, value_name = "ID", default_value = "genova-53")]
    pub(crate) regulation: String,
    #[arg(long)]
    pub(crate) json: bool,
}

/// The sheet of an event (T2.13).
#[derive(clap::Args, Debug)]
pub(crate) struct Sheet {
    #[arg(long, value_name = "NAME")]
    pub(crate) name: String,
    #[command(flatten)]
    pub(crate) under: Under,
    #[arg(long, value_name = "ID")]
    pub(crate) format: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub(crate) referee: Vec<String>,
    #[arg(long, id = "final-referee", value_name = "NAME")]
    pub(crate) final_referee: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub(crate) organiser: Option<String>,
    #[arg(long, value_name = "PLACE")]
    pub(crate) place: Option<String>,
    #[arg(long, value_name = "DATE")]
    pub(crate) date: Option<String>,
}

pub(crate) fn run(command: &RefereeCommand, words: Words) -> Result<(), Failure> {
    let (regulation, json) = command.asked();
    let regulation = &find::rulebook(regulation, words)?.regulation;
    let answer = match command {
        RefereeCommand::Excess(asked) => {
            referee::excess(regulation, Armies(asked.placed), Armies(asked.due), found(asked.found), words)
        }
        RefereeCommand::Cap(asked) => {
            referee::cap(regulation, Armies(asked.armies), Armies(asked.lowered), found(asked.found), words)
        }
        RefereeCommand::Late(asked) => {
            let Late { players, missing, turns, lap, .. } = *asked;
            referee::late(regulation, Table { players, missing, lap: Lap(lap), turns }, words)
        }
        RefereeCommand::Origin(asked) => referee::origin(regulation, &asked.candidates, Dice(asked.dice), words),
        RefereeCommand::Overrun(asked) => {
            referee::overrun(regulation, Armies(asked.armies), Dice(asked.thrown), Dice(asked.defence), words)
        }
        RefereeCommand::Threshold(asked) => {
            let Threshold { time_up, turn, out, withdrawn, .. } = asked;
            let (players, conquests, roll) = (asked.players, asked.conquests, asked.roll);
            referee::threshold(regulation, &Closing { players, time_up, turn, out, withdrawn, conquests, roll }, words)
        }
        RefereeCommand::Dispute(asked) => {
            let effects = if asked.lasting { Effects::Last } else { Effects::Gone };
            let Dispute { fault, now, players, out, .. } = asked;
            referee::dispute(regulation, Contest { players: *players, fault, now, out, effects }, words)
        }
        RefereeCommand::Card(asked) => referee::card(regulation, &asked.next, words),
        RefereeCommand::MissedRoll(asked) => referee::missed_roll(regulation, &asked.noticed, asked.before, words),
        RefereeCommand::Sheet(asked) => referee::sheet(regulation, &event(asked), words),
    };
    answer::give(answer, json, words)
}

impl RefereeCommand {
    /// The regulation that is asked about, and whether a program asks.
    fn asked(&self) -> (&str, bool) {
        match self {
            Self::Excess(Excess { under, .. })
            | Self::Cap(Cap { under, .. })
            | Self::Origin(Origin { under, .. })
            | Self::Overrun(Overrun { under, .. })
            | Self::Threshold(Threshold { under, .. })
            | Self::MissedRoll(MissedRoll { under, .. })
            | Self::Card(Card { under, .. })
            | Self::Sheet(Sheet { under, .. }) => (&under.regulation, under.json),
            Self::Dispute(Dispute { regulation, json, .. }) | Self::Late(Late { regulation, json, .. }) => {
                (regulation, *json)
            }
        }
    }
}

const fn found(by_another: bool) -> Found {
    if by_another { Found::ByAnother } else { Found::SelfDeclared }
}

fn event(asked: &Sheet) -> Event {
    Event {
        name: asked.name.clone(),
        organiser: asked.organiser.clone(),
        place: asked.place.clone(),
        date: asked.date.clone(),
        format: asked.format.clone(),
        referees: asked.referee.clone(),
        final_referee: asked.final_referee.clone(),
    }
}
