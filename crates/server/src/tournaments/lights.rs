//! How far a table's game has come, as its players say it and the projector shows it.

use hall::Light;
use regulation::settings::{SdadataForm, TimeUp};
use regulation::{GameSettings, Regulation};
use words::{Words, id};

/// The lights a table can show under a regulation, in the order of a game.
pub(super) fn lights_of(regulation: &Regulation) -> Vec<Light> {
    match &regulation.game {
        GameSettings::Risiko(settings) => {
            let laps: &[Light] = match *settings.end.time_up {
                TimeUp::OneMoreLap | TimeUp::ThreeLaps => &[Light::LastButOne, Light::LastLap],
                TimeUp::ThisTurn => &[],
            };
            let rolls = sums(regulation).into_iter().map(Light::Sdadata);
            let before = [Light::Playing].into_iter().chain(laps.iter().copied());
            before.chain(rolls).chain([Light::Finished]).collect()
        }
        GameSettings::Spqr(_) => {
            vec![Light::Placing, Light::Placed, Light::Playing, Light::LastButOne, Light::LastLap, Light::Finished]
        }
    }
}

/// The sums a game closes with, lap after lap: of several in one lap the highest.
fn sums(regulation: &Regulation) -> Vec<u8> {
    let Some(settings) = regulation.risiko() else { return Vec::new() };
    if *settings.sdadata.form == SdadataForm::Absent {
        return Vec::new();
    }
    settings.sdadata.closing.iter().filter_map(|lap| lap.iter().copied().max()).collect()
}

/// The light as a word of a form: `last_lap`, `sdadata4`.
pub(super) fn word(light: Light) -> String {
    match light {
        Light::Placing => "placing".to_owned(),
        Light::Placed => "placed".to_owned(),
        Light::Playing => "playing".to_owned(),
        Light::LastButOne => "last_but_one".to_owned(),
        Light::LastLap => "last_lap".to_owned(),
        Light::Sdadata(sum) => format!("sdadata{sum}"),
        Light::Finished => "finished".to_owned(),
    }
}

/// The light in a few words; closing rolls with the next sum, where another follows.
pub(super) fn sentence(light: Light, regulation: &Regulation, words: Words) -> String {
    match light {
        Light::Placing => words.say(id::HALL_LIGHT_PLACING),
        Light::Placed => words.say(id::HALL_LIGHT_PLACED),
        Light::Playing => words.say(id::HALL_LIGHT_PLAYING),
        Light::LastButOne => words.say(id::HALL_LIGHT_LAST_BUT_ONE),
        Light::LastLap => words.say(id::HALL_LIGHT_LAST_LAP),
        Light::Sdadata(sum) => match sums(regulation).into_iter().find(|&next| next > sum) {
            Some(next) => words.say_with(id::HALL_LIGHT_SDADATA_NEXT, &[("sum", sum.into()), ("next", next.into())]),
            None => words.say_with(id::HALL_LIGHT_SDADATA, &[("sum", sum.into())]),
        },
        Light::Finished => words.say(id::HALL_LIGHT_FINISHED),
    }
}

#[cfg(test)]
mod tests {
    use super::{lights_of, sentence, word};
    use hall::Light;
    use regulation::Library;
    use words::{Lang, Words};

    #[test]
    fn every_regulation_has_the_lights_of_its_end() {
        let library = Library::embedded();
        let of = |id: &str| {
            let lights = lights_of(&library.get(id).expect("embedded"));
            lights.into_iter().map(word).collect::<Vec<_>>().join(" ")
        };
        let challenge = "playing last_but_one last_lap sdadata4 sdadata5 sdadata6 sdadata7 finished";
        assert_eq!(of("challenge-2017"), challenge);
        assert_eq!(of("firk"), "playing finished");
        assert_eq!(of("spqr-rtu"), "placing placed playing last_but_one last_lap finished");
    }

    #[test]
    fn a_closing_roll_says_what_comes_next() {
        let challenge = Library::embedded().get("challenge-2017").expect("embedded");
        let said = |sum| sentence(Light::Sdadata(sum), &challenge, Words::new(Lang::It));
        assert_eq!((said(4), said(7)), ("Sdadata a 4, poi 5".to_owned(), "Sdadata a 7".to_owned()));
    }
}
