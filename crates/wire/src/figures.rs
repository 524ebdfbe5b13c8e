//! How a game stands, in its own terms: what a seat has so far, what a tris gives, who is ahead, what decided a place.

use serde::{Serialize, Serializer};

/// What a seat has so far, in the terms of its game.
#[derive(Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(tag = "game", rename_all = "lowercase")]
pub enum Progress<'s> {
    /// In RisiKo!.
    Risiko {
        /// Table points, as they would be counted now.
        points: u16,
        /// The territories of the objective that are not the seat's.
        missing: &'s [String],
    },
    /// In S.P.Q.RisiKo!.
    Spqr {
        /// Points on the track.
        points: u16,
        /// The points that win.
        target: u16,
    },
}

impl<'s> From<&'s games::Progress> for Progress<'s> {
    fn from(progress: &'s games::Progress) -> Self {
        match progress {
            games::Progress::Risiko { points, missing } => Self::Risiko { points: *points, missing },
            games::Progress::Spqr { points, target } => Self::Spqr { points: *points, target: *target },
        }
    }
}

/// What a tris gives, in the terms of its game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(tag = "game", rename_all = "lowercase")]
pub enum TrisWorth {
    /// In RisiKo!.
    Risiko {
        /// Armies to be placed.
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

impl From<games::TrisWorth> for TrisWorth {
    fn from(worth: games::TrisWorth) -> Self {
        match worth {
            games::TrisWorth::Risiko { armies } => Self::Risiko { armies },
            games::TrisWorth::Spqr { legionaries, triremes, centres, owed } => {
                Self::Spqr { legionaries, triremes, centres, owed }
            }
        }
    }
}

/// What decided a place beyond the points, in the terms of the game.
#[derive(Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(tag = "game", rename_all = "lowercase")]
pub enum FinalScore {
    /// In RisiKo!.
    Risiko {
        /// The values of the territories outside the objective.
        outside: u16,
        /// The number of the objective, `null` without one.
        objective: Option<usize>,
        /// Whether the objective was completed.
        reached: bool,
    },
    /// In S.P.Q.RisiKo!.
    Spqr {
        /// The potential coefficient.
        potential: u32,
        /// What the coefficient is the sum of.
        parts: PotentialParts,
        /// The value of the army.
        army: u32,
    },
}

/// What a potential coefficient is the sum of.
#[derive(Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct PotentialParts {
    /// Of the centres of power.
    pub centres: u32,
    /// Of the supremacies.
    pub supremacies: u32,
    /// Of the safe-conducts that are left.
    pub conducts: u32,
    /// Of the provinces.
    pub provinces: u32,
    /// Of the seas that are ruled.
    pub seas: u32,
}

impl From<games::FinalScore> for FinalScore {
    fn from(score: games::FinalScore) -> Self {
        match score {
            games::FinalScore::Risiko { outside, objective, reached } => Self::Risiko { outside, objective, reached },
            games::FinalScore::Spqr { potential, parts, army } => Self::Spqr {
                potential,
                parts: PotentialParts {
                    centres: parts.centres,
                    supremacies: parts.supremacies,
                    conducts: parts.safe_conducts,
                    provinces: parts.provinces,
                    seas: parts.seas,
                },
                army,
            },
        }
    }
}

/// What brings points in S.P.Q.RisiKo!, as everybody can see it on the board.
#[derive(Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct Supremacies<'s> {
    /// The greatest empire.
    pub empire: Supremacy<'s>,
    /// The most provinces.
    pub provinces: Supremacy<'s>,
    /// The most seas.
    pub seas: Supremacy<'s>,
    /// The seat that rules each sea that somebody rules, by the sea's id.
    pub masters: std::collections::BTreeMap<&'s str, char>,
    /// The points each player would have a right to if their turn began now, by the letter of the seat.
    pub due: std::collections::BTreeMap<char, u16>,
}

/// One of the three supremacies.
#[derive(Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct Supremacy<'s> {
    /// The seat that has it, `null` where nobody does.
    pub holder: Option<char>,
    /// The seats with the most of what it counts: the holder alone, or those that tie.
    pub leaders: Vec<char>,
    /// How many that is.
    pub most: usize,
    /// By how many the holder is ahead of the next; 0 where nobody holds it.
    pub margin: usize,
    /// The provinces of an empire that is held; none for the other two.
    pub provinces: &'s [String],
}

impl<'s> From<&'s games::Supremacies> for Supremacies<'s> {
    fn from(all: &'s games::Supremacies) -> Self {
        Self {
            empire: (&all.empire).into(),
            provinces: (&all.provinces).into(),
            seas: (&all.seas).into(),
            masters: all.masters.iter().map(|(sea, seat)| (sea.as_str(), seat.letter())).collect(),
            due: all.due.iter().map(|(seat, points)| (seat.letter(), *points)).collect(),
        }
    }
}

impl<'s> From<&'s games::Supremacy> for Supremacy<'s> {
    fn from(one: &'s games::Supremacy) -> Self {
        Self {
            holder: one.holder.map(frame::Seat::letter),
            leaders: one.leaders.iter().map(|seat| seat.letter()).collect(),
            most: one.most,
            margin: one.margin,
            provinces: &one.provinces,
        }
    }
}

/// What each tris gives, by its cards, said as a number or in full.
pub struct Worths<'s, W> {
    /// The sets of cards with what each is worth.
    pub all: &'s [(String, games::TrisWorth)],
    /// What is said of a worth.
    pub say: fn(games::TrisWorth) -> W,
}

impl<W: Serialize> Serialize for Worths<'_, W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.all.iter().map(|(cards, worth)| (cards, (self.say)(*worth))))
    }
}
