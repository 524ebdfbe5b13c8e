//! The figures of a game in its own terms: what a seat has so far, what a tris gives, the score at the end. What is
//! missing is a notion of RisiKo!, a coefficient one of S.P.Q.RisiKo!; neither is squeezed into the other.

use frame::{Game, Seat};
use std::fmt::Debug;

/// A game that can say how its players stand.
pub trait Figures: Game {
    /// What a seat has so far, to be compared with what it had: a host makes it for every scene and tells it only where it
    /// has changed.
    type Tally: Copy + Eq + Debug + Send + Sync + 'static;

    /// What a seat has now.
    fn tally(setup: &Self::Setup, state: &Self::State, seat: Seat) -> Self::Tally;

    /// A tally as it is told.
    fn seat_progress(setup: &Self::Setup, tally: Self::Tally) -> Progress;

    /// What a command gives the seat of the view, if it plays three cards.
    fn tris_worth(setup: &Self::Setup, view: &Self::View<'_>, command: Self::Command) -> Option<TrisWorth>;

    /// How near the end is, once the time of the game is up.
    fn near_end(setup: &Self::Setup, state: &Self::State) -> Option<NearEnd>;

    /// Who is ahead in what brings points; nothing in a game without such a thing.
    fn supremacies(setup: &Self::Setup, state: &Self::State) -> Option<Supremacies>;

    /// The scores of a game that is over, in the order of its standings.
    fn final_scores(setup: &Self::Setup, state: &Self::State) -> Vec<FinalScore>;
}

/// How far a seat has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Of RisiKo!.
    Risiko {
        /// The table points, as they would be counted now.
        points: u16,
        /// The territories of the objective that the seat does not own, by id.
        missing: Vec<String>,
    },
    /// Of S.P.Q.RisiKo!.
    Spqr {
        /// The points on the track.
        points: u16,
        /// The points that win.
        target: u16,
    },
}

impl Progress {
    /// The points, which every game has.
    #[must_use]
    pub const fn points(&self) -> u16 {
        match self {
            Self::Risiko { points, .. } | Self::Spqr { points, .. } => *points,
        }
    }
}

/// What three cards give to who plays them now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrisWorth {
    /// In RisiKo!.
    Risiko {
        /// Armies, those for own territories on the cards included.
        armies: u16,
    },
    /// In S.P.Q.RisiKo!.
    Spqr {
        /// Legionaries to be placed.
        legionaries: u16,
        /// Triremes to be launched.
        triremes: u16,
        /// Centres of power to be built.
        centres: u8,
        /// Legionaries still to be paid for a centre of power.
        owed: u16,
    },
}

impl TrisWorth {
    /// The armies to be placed: all there is to say in RisiKo!.
    #[must_use]
    pub const fn armies(self) -> u16 {
        match self {
            Self::Risiko { armies } | Self::Spqr { legionaries: armies, .. } => armies,
        }
    }
}

/// How near the end of a game is, once its time is up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NearEnd {
    /// The laps still to be played for certain, this one included: 2 in the last but one, 0 once only closing rolls decide.
    pub laps: u8,
    /// The closing roll that is awaited, or else the one at the end of this turn.
    pub roll: Option<NextRoll>,
}

/// A closing roll that is to come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NextRoll {
    /// Whose it is.
    pub seat: Seat,
    /// The sums it asks for, as the regulation writes them.
    pub sums: Vec<u8>,
    /// How likely it closes the game, in hundredths.
    pub percent: u8,
    /// Whether the seat has made too many conquests to roll.
    pub forfeited: bool,
}

/// What brings points in S.P.Q.RisiKo!, as everybody can see it on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Supremacies {
    /// The greatest empire.
    pub empire: Supremacy,
    /// The most provinces.
    pub provinces: Supremacy,
    /// The most seas.
    pub seas: Supremacy,
    /// The seas that somebody rules, by id, and who.
    pub masters: Vec<(String, Seat)>,
    /// The points each player would have a right to if their turn began now.
    pub due: Vec<(Seat, u16)>,
}

/// One of the three supremacies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Supremacy {
    /// Who has it.
    pub holder: Option<Seat>,
    /// Who has the most of what it counts: the holder alone, or those who tie.
    pub leaders: Vec<Seat>,
    /// How many that is.
    pub most: usize,
    /// By how many the holder is ahead of the next; 0 where nobody holds it.
    pub margin: usize,
    /// The provinces it rests on, by id, where it is an empire that is held.
    pub provinces: Vec<String>,
}

/// What decided a player's place, beyond the points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FinalScore {
    /// In RisiKo!.
    Risiko {
        /// The values of the territories outside the objective.
        outside: u16,
        /// The number of the objective, where the player had one.
        objective: Option<usize>,
        /// Whether the objective was completed.
        reached: bool,
    },
    /// In S.P.Q.RisiKo!.
    Spqr {
        /// The potential coefficient.
        potential: u32,
        /// What it is the sum of.
        parts: spqr::Potential,
        /// The value of the army.
        army: u32,
    },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Departure, Playable};
    use bots::Named as _;
    use chance::Seeded;
    use frame::{Actor, Awaited, Events};
    use regulation::Library;
    use rules::Risiko;
    use spqr::Spqr;

    /// After so many commands the time is up, or a game without luck would never end.
    const COMMANDS_BEFORE_TIME_UP: u32 = 3000;

    /// Plays a game to its end with the first bot, and hands every tris that is played to `played`: what was told of it
    /// before, and what happened.
    fn play<G: Playable>(setup: &G::Setup, game: u64, mut played: impl FnMut(TrisWorth, &[G::Event])) -> G::State {
        let (mut state, mut source, mut events) = (G::begin(setup), Seeded::new(game, 0), Events::new_const());
        let mut time_up = false;
        for commands in 0.. {
            let (actor, command, worth) = match G::awaited(setup, &state) {
                Awaited::Nobody => break,
                Awaited::Seat(_) if commands >= COMMANDS_BEFORE_TIME_UP && !time_up => {
                    time_up = true;
                    (Actor::Clock, G::TIME_UP, None)
                }
                Awaited::Chance(question) => (Actor::Chance, G::answer(question, &mut source), None),
                Awaited::Seat(seat) => {
                    let view = G::view(setup, &state, seat);
                    let command = G::choose(G::Bot::ALL[0], setup, &view, &mut source);
                    (Actor::Seat(seat), command, G::tris_worth(setup, &view, command))
                }
            };
            events.clear();
            G::step(setup, &mut state, actor, command, &mut events).expect("legal");
            if let Some(worth) = worth {
                played(worth, &events);
            }
        }
        state
    }

    #[test]
    fn a_tris_of_spqr_gives_all_that_was_told_of_it() {
        let library = Library::embedded();
        let regulations: Vec<_> = library.ids().map(|id| library.get(id).expect("embedded")).collect();
        let setups = regulations.iter().filter_map(|regulation| regulation.spqr());
        let (mut arenas, mut checked) = (0, 0);
        for setup in setups.map(|settings| spqr::Setup::new(settings, 4, 0).expect("four play")) {
            for game in 0..4 {
                let state = play::<Spqr>(&setup, game, |worth, events| {
                    let TrisWorth::Spqr { legionaries, triremes, centres, owed } = worth else { panic!("{worth:?}") };
                    let given = events.iter().find_map(|event| match *event {
                        spqr::Event::TrisPlayed { armies, triremes, centres, owed, .. } => {
                            Some((armies.0, triremes.0, centres, owed.0))
                        }
                        _ => None,
                    });
                    assert_eq!(Some((legionaries, triremes, centres, owed)), given);
                    checked += 1;
                    arenas += u32::from(legionaries == 0 && centres > 0);
                });
                let scores = spqr::scores(&setup, &state);
                let told = Spqr::final_scores(&setup, &state);
                assert_eq!(told.len(), scores.len());
                for (told, score) in told.iter().zip(&scores) {
                    let FinalScore::Spqr { potential, parts, army } = *told else { panic!("{told:?}") };
                    assert_eq!((potential, parts.sum(), army), (score.potential, score.potential, score.army));
                    let progress = Spqr::seat_progress(&setup, Spqr::tally(&setup, &state, score.seat));
                    assert_eq!(progress, Progress::Spqr { points: score.points.0, target: setup.target() });
                }
            }
        }
        assert!(checked > 0 && arenas > 0, "{arenas} arena tris of {checked}");
    }

    #[test]
    fn supremacies_are_those_the_rules_give_points_for() {
        let library = Library::embedded();
        let settings = library.get("spqr-rtu").expect("embedded").spqr().expect("of S.P.Q.RisiKo!").clone();
        let setup = spqr::Setup::new(&settings, 4, 0).expect("four play");
        let (mut held, mut tied) = (0, 0);
        for game in 0..40 {
            let state = play::<Spqr>(&setup, game, |_, _| {});
            let told = Spqr::supremacies(&setup, &state).expect("they are part of the game");
            let open = state.open();
            for (one, has) in [
                (&told.empire, (|own| own.empire) as fn(spqr::Supremacies) -> bool),
                (&told.provinces, |own| own.provinces),
                (&told.seas, |own| own.seas),
            ] {
                let by_rules = setup.player_seats().iter().find(|&seat| has(spqr::supremacies(&setup, open, seat)));
                assert_eq!(one.holder, by_rules);
                assert_eq!(one.margin > 0, one.holder.is_some());
                assert!(one.holder.is_none_or(|holder| one.leaders == [holder]), "{one:?}");
                held += u32::from(one.holder.is_some());
                tied += u32::from(one.leaders.len() > 1);
            }
            for (seat, due) in told.due {
                assert_eq!(due, spqr::points_due(&setup, open, seat).0);
            }
            for (sea, master) in told.masters {
                let sea = setup.map.find_sea(&sea).expect("a sea");
                assert_eq!(open.master(&setup, sea), Some(master));
            }
        }
        assert!(held > 0 && tied > 0, "{held} held, {tied} tied");
    }

    /// Who left is told so in the result, whatever place it gives them: behind everybody who plays on in S.P.Q.RisiKo!, by their
    /// points in RisiKo! (C24).
    #[test]
    fn who_left_is_told_in_the_result() {
        fn left<G: Playable>(setup: &G::Setup) {
            let (mut state, mut source, mut events) = (G::begin(setup), Seeded::new(7, 0), Events::new_const());
            while G::progress(&state).lap.0 < 2 {
                let (actor, command) = match G::awaited(setup, &state) {
                    Awaited::Nobody => break,
                    Awaited::Chance(question) => (Actor::Chance, G::answer(question, &mut source)),
                    Awaited::Seat(seat) => {
                        let view = G::view(setup, &state, seat);
                        (Actor::Seat(seat), G::choose(G::Bot::ALL[0], setup, &view, &mut source))
                    }
                };
                events.clear();
                G::step(setup, &mut state, actor, command, &mut events).expect("legal");
            }
            let seat = G::contestants(setup).iter().next().expect("a seat");
            let places = |state: &G::State| G::outcome(setup, state).standings;
            assert!(places(&state).iter().all(|place| place.left.is_none()));
            events.clear();
            G::step(setup, &mut state, Actor::Referee, G::withdrawal(seat), &mut events).expect("a ruling");
            for place in places(&state) {
                assert_eq!(place.left, (place.seat == seat).then_some(Departure::Withdrawn));
            }
        }
        let library = Library::embedded();
        let regulation = library.get("challenge-2017").expect("embedded");
        let risiko = regulation.risiko().expect("of RisiKo!");
        left::<Risiko>(&rules::Setup::new(risiko, 4, 0).expect("four play"));
        let regulation = library.get("spqr-rtu").expect("embedded");
        let spqr = regulation.spqr().expect("of S.P.Q.RisiKo!");
        left::<Spqr>(&spqr::Setup::new(spqr, 4, 0).expect("four play"));
    }

    #[test]
    fn progress_of_risiko_lacks_what_the_objective_wants() {
        let library = Library::embedded();
        let regulation = library.get("challenge-2017").expect("embedded");
        let setup = rules::Setup::new(regulation.risiko().expect("of RisiKo!"), 4, 0).expect("four play");
        let (mut checked, mut unfinished) = (0, 0);
        for game in 0..4 {
            let state = play::<Risiko>(&setup, game, |worth, events| {
                let TrisWorth::Risiko { armies } = worth else { panic!("{worth:?}") };
                let given = events.iter().find_map(|event| match *event {
                    rules::Event::TrisPlayed { worth, .. } => Some(worth.0),
                    _ => None,
                });
                assert_eq!(Some(armies), given);
                checked += 1;
            });
            for (told, score) in Risiko::final_scores(&setup, &state).iter().zip(rules::scores(&setup, &state)) {
                let FinalScore::Risiko { outside, objective, reached } = *told else { panic!("{told:?}") };
                assert_eq!((outside, reached), (score.outside.0, score.reached));
                assert!(objective.is_some());
                let progress = Risiko::seat_progress(&setup, Risiko::tally(&setup, &state, score.seat));
                let Progress::Risiko { points, missing } = progress else { panic!("{progress:?}") };
                assert_eq!(points, score.points.0);
                assert!(missing.is_empty() || !reached, "{missing:?}");
                unfinished += u32::from(!missing.is_empty());
            }
        }
        assert!(checked > 0 && unfinished > 0, "{checked} tris, {unfinished} objectives not completed");
    }
}
