//! Which values of scoring methods and formats are possible, and which go together.

use super::{unknown, within, within_limit};
use crate::declare::Field;
use crate::fault::{Fault, Problem};
use crate::game;
use crate::read::Reader;
use crate::tournament::method::Eliminated;
use crate::tournament::stage::{self, bands, games, knock_out};
use crate::tournament::{Direct, Postponed, StageKind, StageSettings, Tournament, method, plan};
use crate::value::{Decimal, Limit, Value};

/// Checks a scoring method.
pub(crate) fn method(draft: &method::draft::Draft, reader: &mut Reader<'_>) {
    let scoring = &draft.scoring;
    within(&scoring.decimals, 0..=4, reader);
    let Some(&decimals) = scoring.decimals.get() else { return };
    let mut written = |field: &dyn Fn() -> Vec<Decimal>, place| {
        if let Some(odd) = field().into_iter().find(|amount| amount.in_parts(decimals).is_none()) {
            let expected = format!("at most {decimals} digits behind the point, as decimals says");
            reader.unfit(&[place, scoring.decimals.place], Problem::Found(odd.print()), expected);
        }
    };
    written(&|| scoring.point.get().copied().into_iter().collect(), scoring.point.place);
    written(&|| scoring.places.get().cloned().unwrap_or_default(), scoring.places.place);
    let by_place = || match scoring.eliminated.get() {
        Some(Eliminated::ByPlace(amounts)) => amounts.clone(),
        Some(Eliminated::AsOthers | Eliminated::Nothing) | None => Vec::new(),
    };
    written(&by_place, scoring.eliminated.place);
    written(&|| scoring.potential.get().copied().into_iter().collect(), scoring.potential.place);
    written(&|| scoring.objective.get().and_then(|some| some.get()).into_iter().collect(), scoring.objective.place);
    let most = || scoring.most.get().map(|most| most.iter().map(|(_, &amount)| amount).collect()).unwrap_or_default();
    written(&most, scoring.most.place);
}

/// Checks what holds for all stages of a format.
pub(crate) fn plan(draft: &plan::draft::Draft, reader: &mut Reader<'_>) -> Option<()> {
    let terms = &draft.formats;
    if terms.stages.get()?.is_empty() {
        reader.unfit(&[terms.stages.place], Problem::Found("[]".to_owned()), "at least one stage");
    }
    if terms.ranking.get()?.is_empty() {
        reader.unfit(&[terms.ranking.place], Problem::Found("[]".to_owned()), "at least one criterion");
    }
    let (least, most, seats) = (*terms.team_least.get()?, *terms.team_most.get()?, *terms.team_seats.get()?);
    let teams = seats <= least && least <= most && (seats > 0) == (most > 0);
    if !teams {
        let places = [terms.team_seats.place, terms.team_least.place, terms.team_most.place];
        let expected = "team_seats up to team_least up to team_most, or three times 0";
        reader.unfit(&places, Problem::Found(format!("{seats}, {least}, {most}")), expected);
    }
    Some(())
}

/// Checks a stage.
pub(crate) fn stage(draft: &stage::Draft, reader: &mut Reader<'_>) {
    match draft {
        stage::Draft::Games(draft) => games_stage(draft, reader),
        stage::Draft::Bands(draft) => _ = bands_stage(draft, reader),
        stage::Draft::KnockOut(draft) => {
            within(&draft.knock_out.final_seats, 2..=6, reader);
            postponed(&draft.knock_out.postponed, &draft.knock_out.postponed_round, reader);
        }
    }
}

fn games_stage(draft: &games::draft::Draft, reader: &mut Reader<'_>) {
    let games = &draft.games;
    within(&games.rounds, 1..=40, reader);
    within_limit(&games.leaders_from, 1..=1000, reader);
    // A team's results are all of its members': more than the rounds. A person has at most one a round.
    within_limit(&games.counted, 1..=1000, reader);
    postponed(&games.postponed, &games.postponed_round, reader);
}

fn bands_stage(draft: &bands::draft::Draft, reader: &mut Reader<'_>) -> Option<()> {
    let bands = &draft.bands;
    within_limit(&bands.over, 1..=10_000, reader);
    within_limit(&bands.parallel_from, 1..=10_000, reader);
    postponed(&bands.postponed, &bands.postponed_round, reader);
    let (direct, most) = (&bands.direct, &bands.direct_most);
    if (*direct.get()? == Direct::Nobody) != (*most.get()? == 0) {
        let problem = Problem::Found(most.get()?.print());
        reader.unfit(&[most.place, direct.place], problem, "0 if direct is nobody, otherwise at least 1");
    }
    Some(())
}

/// T2.14: a round of the next tournament is named where it matters, and only there.
fn postponed(until: &Field<Postponed>, round: &Field<Limit>, reader: &mut Reader<'_>) -> Option<()> {
    within_limit(round, 1..=40, reader);
    if (*until.get()? == Postponed::NextTournament) != round.get()?.get().is_some() {
        let problem = Problem::Found(round.get()?.print());
        reader.unfit(&[round.place, until.place], problem, "a round if postponed is next_tournament, otherwise none");
    }
    Some(())
}

/// T3.1: sizes of tables at which this regulation can be played, whether this text sets them or the one it extends.
fn sizes(stage: &stage::Stage, players: &Field<Vec<u8>>, reader: &mut Reader<'_>) {
    let Some(allowed) = players.get() else { return };
    let (place, sizes) = match &stage.settings {
        StageSettings::Games(stage) => (games::draft::place_of::games::sizes, stage.games.sizes.to_vec()),
        StageSettings::Bands(stage) => (bands::draft::place_of::bands::seats, vec![*stage.bands.seats]),
        StageSettings::KnockOut(stage) => {
            (knock_out::draft::place_of::knock_out::sizes, stage.knock_out.sizes.value.clone())
        }
    };
    let twice = sizes.iter().enumerate().any(|(at, size)| sizes[..at].contains(size));
    if sizes.is_empty() || twice || sizes.iter().any(|size| !allowed.contains(size)) {
        let expected = format!("some of {}, the preferred one first", allowed.print());
        let line = reader.line_of(place).or_else(|| reader.line_outside(players.place));
        let fault = Fault::new(line, reader.name_of(place), Problem::Found(sizes.print()));
        reader.note(fault.expected(expected));
    }
}

/// Checks what methods and formats say of each other.
pub(crate) fn whole(tournament: &Tournament, game: &game::Draft, reader: &mut Reader<'_>) {
    let ids: Vec<_> = tournament.formats.keys().map(String::as_str).collect();
    let format = &tournament.entry().format;
    if !ids.contains(&format.as_str()) {
        unknown::<()>(crate::tournament::terms::draft::place_of::entry::format, format, &ids, reader);
    }
    let methods: Vec<_> = tournament.methods.keys().map(String::as_str).collect();
    for (id, format) in &tournament.formats {
        let table = format!("tournament.formats.{id}");
        reader.within(&table, |reader| {
            let scoring = &format.terms().scoring;
            if !methods.contains(&scoring.as_str()) {
                unknown::<()>(plan::draft::place_of::formats::scoring, scoring, &methods, reader);
            }
        });
        // A format of the extended text that nobody asks for may be of other tables: it cannot be chosen then.
        let asked = *id == *tournament.entry().format || reader.table(&table).is_some();
        for stage in format.stages.iter().filter(|_| asked) {
            reader.within(&format!("{table}.{}", stage.id), |reader| sizes(stage, game.players(), reader));
        }
        order(&table, &format.stages.iter().map(stage::Stage::kind).collect::<Vec<_>>(), reader);
    }
}

/// A stage by bands needs standings before it; in a knock-out only winners play on.
fn order(table: &str, kinds: &[StageKind], reader: &mut Reader<'_>) {
    let fits = match kinds {
        [StageKind::KnockOut] => true,
        [StageKind::Games, finals @ ..] => finals.iter().all(|kind| *kind == StageKind::Bands),
        _ => false,
    };
    if !fits {
        let words: Vec<_> = kinds.iter().map(|kind| kind.word()).collect();
        let fault = Fault::new(None, format!("{table}.stages"), Problem::Found(words.join(", ")));
        reader.note(fault.expected("games and any number of bands, or one knock_out"));
    }
}
