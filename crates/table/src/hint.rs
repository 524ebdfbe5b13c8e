//! What a strong player would do in the place of somebody who trains alone against bots. Where others play too, or for something,
//! nobody is helped (C57).
//!
//! The one who is asked is a bot with a memory, told the log as the seat saw it and shown the seat's view: it knows what the seat
//! may know and nothing else.

use crate::bot_host::BotHost;
use crate::bot_seats::{BotTurn, Memory, Thinking, think};
use crate::refusal::Refusal;
use crate::requests::{check_plays, check_stage};
use crate::state::{Stage, TableState};
use bots::{Choice, Reason};
use chance::Seeded;
use frame::RuleId;
use games::LiveGame;
use live::Live;
use words::{Words, id};

/// Who is asked.
const TEACHER: &str = "esperto";

/// The rule by which nobody is helped.
const NO_HELP: RuleId = RuleId::case(57);

/// What could be done now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The version of the table it is for.
    pub version: u64,
    /// The command.
    pub command: String,
    /// The chance to win the teacher sees with it, in thousandths, if it has an opinion.
    pub chance: Option<u16>,
    /// How often the attack conquers, in hundredths, if it is one.
    pub conquest: Option<u32>,
}

/// What the teacher would do for a person who is asked now.
pub(crate) async fn hint<G: LiveGame>(
    table: &Live<TableState<G>>,
    person: &str,
    host: &BotHost,
    words: Words,
) -> Result<Hint, Refusal> {
    let turn = {
        let table = table.lock().await;
        table.training(person, words, table.version())?
    };
    let player = G::bots(&host.roster).player(TEACHER).ok_or(Refusal::NoTeacher)?;
    let mut rng = Seeded::new(turn.version, turn.commands);
    let mut memory = Memory::begin(player, table, &turn, &mut rng).await?;
    memory.catch_up(table, turn.version).await?;
    let _turn_to_think = host.turn_to_think().await;
    let thinking = think(memory, &turn, Thinking { budget: host.budget, explain: true, rng });
    let (_, choice) = thinking.await.map_err(|_| Refusal::NoTeacher)?;
    let Choice { command, value, reasons, .. } = choice.map_err(|_| Refusal::NoTeacher)?;
    if !turn.allows(command) {
        return Err(Refusal::NoTeacher);
    }
    let conquest = reasons.iter().find_map(|reason| match reason {
        Reason::Conquest(hundredths) => Some(*hundredths),
        Reason::AtRandom | Reason::Said(_) => None,
    });
    let chance = value.map(|value| (value.clamp(0.0, 1.0) * 1000.0).round() as u16);
    Ok(Hint { version: turn.version, command: G::print_command(&turn.setup, &command), chance, conquest })
}

impl<G: LiveGame> TableState<G> {
    /// The turn of a person who trains, if it is theirs.
    fn training(&self, person: &str, words: Words, version: u64) -> Result<BotTurn<G>, Refusal> {
        let chair = self.chair_of(person).ok_or(Refusal::NotSeated)?;
        check_stage(self, Stage::Playing)?;
        check_plays(self, person)?;
        let options = &self.opened.options;
        let people = self.chairs.iter().filter(|chair| chair.person().is_some()).count();
        if options.rated || options.tournament || people > 1 {
            return Err(self.no_help(words));
        }
        if let Some(pause) = &self.pause {
            return Err(Refusal::Paused(Box::new(pause.clone())));
        }
        let seat = self.asked().filter(|&seat| self.player_at(seat) == Some(chair)).ok_or(Refusal::NotAsked)?;
        Ok(self.bot_turn(seat, chair, TEACHER, version))
    }

    fn no_help(&self, words: Words) -> Refusal {
        let rule = NO_HELP.to_string();
        let article = self.regulation.article(&rule).map(|source| speech::regulation::citation(words, source));
        let said = speech::with_rule(words, words.say(id::WEB_NO_HINTS), NO_HELP, article.as_deref());
        Refusal::Rules { words: said, text: format!("refused {rule}"), rule, article }
    }
}
