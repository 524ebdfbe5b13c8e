//! The head of a record: what is wrong with it is said before anything is played.

use notation::check;
use regulation::Library;

/// The head of a game of four that is about to begin, with this line about its dice.
fn head(dice: &str) -> String {
    let library = Library::embedded();
    let hash = library.get("challenge-2017").expect("embedded").hash();
    let players: String = (1..=4).map(|number| format!("player {number} Ada\n")).collect();
    format!(
        "sdadata record 1\ngame prova\nregulation challenge-2017 {hash}\nplayers 4 absent 0\n{players}dice {dice}\n\
         board risiko42 cards risiko42 objectives torneo-16\nbegin\n"
    )
}

/// Everybody has a part in the dice, and it is seen: a seed, or a `-` where there is none.
#[test]
fn committed_dice_have_a_seed_for_each_player() {
    let commitment = "0".repeat(64);
    let check = |seeds: &str| check(&Library::embedded(), &head(&format!("committed {commitment} seeds {seeds}")));
    let whole = check("anna - bruno -");
    assert_eq!((whole.running, whole.faults), (1, Vec::new()));
    for (seeds, count) in [("anna - bruno", 3), ("", 0), ("anna - bruno - carla", 5)] {
        let said: Vec<String> = check(seeds).faults.iter().map(ToString::to_string).collect();
        assert_eq!(said, [format!("line 9: found {count} seeds, expected one for each of 4 players")]);
    }
}
