//! What a player of S.P.Q.RisiKo! holds in the end, and the two coefficients that follow from it (S2).

use ::regulation::Regulation;

/// Legionaries that one standard stands for.
const STANDARD_LEGIONARIES: u16 = 10;

/// What a player holds in the end, as the players count it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RomeHolding {
    /// Points on the track.
    pub points: u16,
    /// Centres of power.
    pub centres: u16,
    /// Supremacies.
    pub supremacies: u16,
    /// Safe-conducts that were not used.
    pub safe_conducts: u16,
    /// Provinces.
    pub provinces: u16,
    /// Dominated seas.
    pub seas: u16,
    /// Standards on the board; those kept as safe-conducts are not counted.
    pub standards: u16,
    /// Triremes.
    pub triremes: u16,
    /// Legionaries.
    pub legionaries: u16,
}

impl RomeHolding {
    /// The coefficient of potential points and the value of the army; nothing under another game's regulation.
    pub(super) fn coefficients(&self, regulation: &Regulation) -> (u16, u16) {
        let Some(settings) = regulation.spqr() else { return (0, 0) };
        let worth = &settings.scoring;
        let times = |count: u16, each: u8| count.saturating_mul(u16::from(each));
        let potential = [
            times(self.centres, *worth.centre),
            times(self.supremacies, *worth.supremacy),
            times(self.safe_conducts, *worth.safe_conduct),
            times(self.provinces, *worth.province),
            times(self.seas, *worth.sea),
        ];
        let standards = times(self.standards.saturating_mul(STANDARD_LEGIONARIES), *worth.legionary);
        let army = [standards, times(self.triremes, *worth.trireme), times(self.legionaries, *worth.legionary)];
        let sum = |parts: &[u16]| parts.iter().copied().fold(0, u16::saturating_add);
        (sum(&potential), sum(&army))
    }
}
