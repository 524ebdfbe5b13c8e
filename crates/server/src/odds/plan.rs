//! The odds of more than one battle: territories one after the other, a garrison behind, where to stop; and how many armies it takes.

use super::page::percent;
use super::wording::PlanWording;
use crate::forms::{FormFault, fault_at};
use crate::parts::{Bar, Number, Text, bars, number_fault};
use ::odds::{Attackers, Chain, Defenders};
use maud::{Markup, html};
use regulation::Regulation;
use serde::Deserialize;
use words::{Id, Words, id};

/// The most territories or provinces after the first.
const TERRITORIES_MAX: usize = 7;
const ARMIES_MAX: u16 = 130;

/// What is asked besides the battle.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct PlanQuery {
    chain: String,
    garrison: String,
    stop: String,
    wanted: String,
}

/// A plan that can be answered.
pub(super) struct Plan {
    defences: Vec<Defenders>,
    garrison: u32,
    stop: u32,
    wanted: Option<u16>,
}

impl PlanQuery {
    fn numbers(&self) -> [(&'static str, Id, &str, [u16; 2]); 3] {
        [
            ("garrison", id::WEB_ODDS_GARRISON, &self.garrison, [1, ARMIES_MAX]),
            ("stop", id::WEB_ODDS_STOP, &self.stop, [1, ARMIES_MAX]),
            ("wanted", id::WEB_ODDS_WANTED, &self.wanted, [1, 99]),
        ]
    }

    /// The armies of the territories after the first; none where one of them is no number.
    fn territories(&self) -> Option<Vec<u16>> {
        let words = self.chain.split([',', ' ', ';']).filter(|word| !word.is_empty());
        let armies: Option<Vec<u16>> = words.map(|word| word.parse().ok()).collect();
        armies.filter(|all| all.len() <= TERRITORIES_MAX && all.iter().all(|one| (1..=ARMIES_MAX).contains(one)))
    }

    pub(super) fn faults(&self, wording: PlanWording, words: Words) -> Vec<FormFault> {
        let fault = |(name, label, text, [least, most]): (&'static str, Id, &str, [u16; 2])| {
            number_fault(words, label, text, least, most).map(|sentence| FormFault::at(name, sentence))
        };
        let chain = self.territories().is_none().then(|| FormFault::at("chain", words.say(wording.bad_chain)));
        self.numbers().into_iter().filter_map(fault).chain(chain).collect()
    }

    /// Whether anything is asked besides the battle.
    pub(super) fn is_asked(&self) -> bool {
        [&self.chain, &self.garrison, &self.stop, &self.wanted].iter().any(|text| !text.trim().is_empty())
    }

    /// The plan, beginning with the battle that is asked for.
    pub(super) fn plan(&self, defenders: u32) -> Option<Plan> {
        let number = |text: &str, usual: u16| text.trim().parse().unwrap_or(usual);
        let later = self.territories()?.into_iter().map(u32::from);
        Some(Plan {
            defences: std::iter::once(defenders).chain(later).map(Defenders).collect(),
            garrison: number(&self.garrison, 1).into(),
            stop: number(&self.stop, 1).into(),
            wanted: self.wanted.trim().parse().ok(),
        })
    }

    /// The fields, folded unless something is asked.
    pub(super) fn fields(&self, wording: PlanWording, wrong: &[FormFault], words: Words) -> Markup {
        let [garrison, stop, wanted] = self.numbers().map(|(name, label, value, [least, most])| {
            let hint = match name {
                "stop" => Some(wording.stop_hint),
                "wanted" => Some(id::WEB_ODDS_WANTED_HINT),
                _ => None,
            };
            Number { name, label, value, least, most, hint, fault: fault_at(wrong, name) }.show(words)
        });
        let chain = Text::new("chain", wording.chain, &self.chain).optional().hint(wording.chain_hint);
        html! {
            details .odds-more open[self.is_asked()] {
                summary { (words.say(wording.title)) " · " (words.say(id::WEB_ODDS_WANTED)) }
                (chain.fault(fault_at(wrong, "chain")).show(words))
                div .form-pair { (garrison) (stop) (wanted) }
            }
        }
    }
}

impl Plan {
    /// Whether it asks for more than the battle itself: further territories, a garrison, where to stop.
    fn goes_on(&self) -> bool {
        self.defences.len() > 1 || self.garrison > 1 || self.stop > 1
    }

    /// How likely all of it is, where it is more than the battle itself.
    pub(super) fn verdict(&self, regulation: &Regulation, attackers: u32) -> Option<(usize, f64)> {
        let terms = desk::odds::land_terms(regulation, Attackers(self.stop));
        let count = self.defences.len();
        let chance = || Chain::new(&self.defences, self.garrison, terms).reaches(count, Attackers(attackers));
        (count > 1).then(|| (count, chance()))
    }

    /// How many armies it takes to have it as often as is wanted.
    pub(super) fn needed(&self, regulation: &Regulation) -> Option<u32> {
        let terms = desk::odds::land_terms(regulation, Attackers(self.stop));
        let chain = Chain::new(&self.defences, self.garrison, terms);
        chain.needed(f64::from(self.wanted?) / 100.0).map(|Attackers(armies)| armies)
    }

    /// How far so many armies come, and how many it would take.
    pub(super) fn answer(&self, regulation: &Regulation, attackers: u32, words: Words) -> Markup {
        let wording = PlanWording::of(regulation.kind());
        let terms = desk::odds::land_terms(regulation, Attackers(self.stop));
        let chain = Chain::new(&self.defences, self.garrison, terms);
        let bar = |number: usize| {
            let chance = chain.reaches(number, Attackers(attackers));
            let label = words.say_with(wording.place, &[("number", number.into())]);
            Bar { label, figure: percent(chance, words), share: chance }
        };
        let rows: Vec<Bar> = (1..=self.defences.len()).map(bar).collect();
        let heads = [words.say(id::WEB_ODDS_REACHED), words.say(id::WEB_PROBABILITY)];
        html! {
            @if let Some(wanted) = self.wanted { p .odds-needed role="status" { (needed(&chain, wanted, wording, words)) } }
            @if self.goes_on() { (bars("attack", &words.say(wording.title), [&heads[0], &heads[1]], &rows)) }
        }
    }
}

fn needed(chain: &Chain, wanted: u16, wording: PlanWording, words: Words) -> String {
    let share = ("wanted", wanted.into());
    match chain.needed(f64::from(wanted) / 100.0) {
        Some(Attackers(armies)) => words.say_with(wording.needed, &[("armies", armies.into()), share]),
        None => words.say_with(wording.not_enough, &[share]),
    }
}

#[cfg(test)]
mod tests {
    use super::{PlanQuery, PlanWording};
    use regulation::GameKind;
    use words::{Lang, Words};

    fn asked(chain: &str, wanted: &str) -> PlanQuery {
        PlanQuery { chain: chain.to_owned(), wanted: wanted.to_owned(), ..PlanQuery::default() }
    }

    #[test]
    fn a_chain_is_numbers_with_commas() {
        let words = Words::new(Lang::It);
        let wording = PlanWording::of(GameKind::Risiko);
        for fine in ["", "3", "3, 1,2", "3 1 2", "1;2;3;4;5;6;7"] {
            assert!(asked(fine, "80").faults(wording, words).is_empty(), "{fine}");
        }
        for wrong in ["0", "tre", "131", "1,2,3,4,5,6,7,8", "3,-1"] {
            assert_eq!(asked(wrong, "").faults(wording, words).len(), 1, "{wrong}");
        }
        assert_eq!(asked("", "100").faults(wording, words).len(), 1);
        assert!(!asked("", "").is_asked());
    }
}
