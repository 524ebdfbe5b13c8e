//! What a bot hears, line by line, kept as text: a bot of protocol 1 hears what it always heard, one of protocol 2 more.

use arena::simulate::{Shard, Simulation, simulate};
use board::Board;
use board::rome::Map;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::time::Duration;
use words::{Lang, Words};

/// A bot that writes down what it hears and does the first thing it may that takes nothing back.
const SCRIPT: &str = r#"read -r hello
echo "$hello" >"$1"
echo bot test
echo 'regulations *'
GREETING
echo ready
while read -r line; do
  echo "$line" >>"$1"
  case "$line" in
  view*) may= ;;
  "may takeback"* | "may unlaunch"*) ;;
  may*) may="${may:-${line#may }}" ;;
  move*) echo "${may%%..*}" ;;
  esac
done
"#;

/// What the bot hears in one short game if it greets with this line besides.
fn heard(greeting: &str, regulation: &str, laps: u16) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let (script, heard) = (folder.path().join("bot.sh"), folder.path().join("heard.txt"));
    std::fs::write(&script, SCRIPT.replace("GREETING", greeting)).expect("a file can be written");
    let simulation = Simulation {
        regulation: regulation.to_owned(),
        players: 4,
        absent: 0,
        bots: format!("exec:sh {} {},random,random,random", script.display(), heard.display()),
        games: 1,
        shard: Shard::ALL,
        seed: 3,
        threads: Some(1),
        laps: Some(laps),
        budget: Duration::from_secs(60),
        audit: false,
        records: None,
    };
    simulate(&simulation, Words::new(Lang::En)).expect("a game");
    std::fs::read_to_string(&heard).expect("what the bot heard")
}

/// The same, for a bot that speaks protocol 2. What a bot has thought in a turn is not the same twice.
fn heard_in_two(regulation: &str, laps: u16) -> String {
    let text = heard("echo 'info protocol 2'", regulation, laps);
    let mut even = String::new();
    for line in text.lines() {
        match line.split_once(" left ").filter(|_| line.starts_with("budget turn ")) {
            Some((budget, left)) => {
                assert!(left.parse::<u32>().is_ok_and(|left| left <= 20 * 60_000), "{line}");
                let _ = writeln!(even, "{budget} left …");
            }
            None => _ = writeln!(even, "{line}"),
        }
    }
    even
}

/// The beginning and the end of a long text, and a fingerprint of all of it.
fn abridged(text: &str, head: usize) -> String {
    const TAIL: usize = 40;
    let lines: Vec<&str> = text.lines().collect();
    let fingerprint = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    let mut kept = format!("# {} lines, FNV-1a {fingerprint:016x}\n", lines.len());
    lines.iter().take(head).for_each(|line| _ = writeln!(kept, "{line}"));
    kept.push_str("…\n");
    lines.iter().skip(lines.len().saturating_sub(TAIL).max(head)).for_each(|line| _ = writeln!(kept, "{line}"));
    kept
}

fn compare(name: &str, text: &str) {
    golden::compare(format!("{}/../../golden/bot/{name}.txt", env!("CARGO_MANIFEST_DIR")), text);
}

/// The golden texts are from before there was a protocol 2.
#[test]
fn a_bot_of_protocol_1_hears_what_it_always_heard() {
    for regulation in ["challenge-2017", "spqr-rtu"] {
        compare(&format!("protocol-1-{regulation}"), &abridged(&heard("", regulation, 2), 200));
    }
}

#[test]
fn a_bot_of_protocol_2_hears_more() {
    for regulation in ["challenge-2017", "spqr-rtu"] {
        compare(&format!("protocol-2-{regulation}"), &abridged(&heard_in_two(regulation, 2), 400));
    }
    let classico = heard_in_two("classico", 1);
    let objectives: Vec<&str> = classico.lines().filter(|line| line.starts_with("board objective ")).collect();
    compare("board-objectives-classico", &(objectives.join("\n") + "\n"));
}

/// What the lines begin with that only protocol 2 has.
const NEW_WORDS: [&str; 6] = ["board", "budget", "clock", "discards", "protocol", "result"];

/// Without the lines that are new, a bot of protocol 2 hears what one of protocol 1 hears in the same game.
#[test]
fn protocol_2_only_adds_lines() {
    for regulation in ["challenge-2017", "spqr-rtu"] {
        let (mut common, mut in_view, mut new_words) = (String::new(), false, BTreeSet::new());
        for line in heard_in_two(regulation, 12).lines() {
            in_view = (in_view || line.starts_with("view ")) && line != "end";
            let word = line.split(' ').next().unwrap_or_default();
            match NEW_WORDS.iter().find(|new| **new == word && !in_view) {
                Some(new) => _ = new_words.insert(*new),
                None => _ = writeln!(common, "{line}"),
            }
        }
        assert!(common == heard("echo info of no importance", regulation, 12), "{regulation}");
        // The view of S.P.Q.RisiKo! has the discards.
        let due = NEW_WORDS.iter().filter(|word| regulation != "spqr-rtu" || **word != "discards").copied();
        assert!(new_words.iter().copied().eq(due), "{regulation}: {new_words:?}");
    }
}

/// The words after these words of `board` lines, by the first of them.
fn told<'t>(text: &'t str, kind: &str) -> BTreeMap<&'t str, Vec<&'t str>> {
    let lines = text.lines().filter_map(|line| line.strip_prefix("board ")?.strip_prefix(kind)?.strip_prefix(' '));
    lines
        .map(|line| line.split_once(' ').unwrap_or((line, "")))
        .map(|(id, rest)| (id, rest.split(' ').collect()))
        .collect()
}

/// The words between one word and the next of these, or the end.
fn between<'t>(words: &[&'t str], first: &str, next: &[&str]) -> Vec<&'t str> {
    let after = words.iter().skip_while(|word| **word != first).skip(1);
    after.take_while(|word| !next.contains(word)).copied().collect()
}

/// Every pair stands there in both directions.
fn is_mutual(pairs: &BTreeMap<&str, Vec<&str>>) -> bool {
    pairs.iter().all(|(one, others)| others.iter().all(|other| pairs[other].contains(one)))
}

#[test]
fn the_board_that_is_told_is_the_board() {
    for regulation in ["challenge-2017", "classico"] {
        let (text, board) = (heard_in_two(regulation, 1), Board::named("risiko42").expect("embedded"));
        let borders = told(&text, "borders");
        assert!(borders.len() == board.all().len() && is_mutual(&borders));
        let continents = told(&text, "continent");
        let mut grouped: Vec<&str> =
            continents.values().flat_map(|words| between(words, "territories", &["name"])).collect();
        grouped.sort_unstable();
        let territories = told(&text, "territory");
        assert_eq!(grouped, territories.keys().copied().collect::<Vec<_>>(), "every territory in one continent");
        for (id, words) in &territories {
            let territory = board.find(id).expect("a territory");
            assert_eq!(between(words, "value", &["card"]), [board.value(territory).to_string()]);
            assert_eq!(between(words, "name", &[]).join(" "), board.territory_name(territory));
            let neighbours: Vec<&str> = board.neighbours(territory).iter().map(|one| board.territory_id(one)).collect();
            assert_eq!(borders[id], neighbours);
        }
        for words in told(&text, "objective").values() {
            assert!(between(words, "territories", &["name"]).iter().all(|id| board.find(id).is_some()));
            assert!(between(words, "continents", &["any", "name"]).iter().all(|id| continents.contains_key(id)));
        }
    }
}

#[test]
fn the_roman_board_that_is_told_is_the_board() {
    let (text, map) = (heard_in_two("spqr-rtu", 1), Map::named("roma45").expect("embedded"));
    let (borders, provinces, seas) = (told(&text, "borders"), told(&text, "province"), told(&text, "sea"));
    let borders: BTreeMap<_, Vec<_>> = borders
        .into_iter()
        .map(|(id, all)| (id, all.into_iter().filter(|other| !other.is_empty()).collect()))
        .collect();
    assert!(provinces.keys().eq(borders.keys()) && provinces.len() == map.provinces().len() && is_mutual(&borders));
    let next: BTreeMap<_, _> = seas.iter().map(|(&id, words)| (id, between(words, "next", &["coast"]))).collect();
    assert!(next.len() == map.seas().len() && is_mutual(&next));
    for (id, words) in &provinces {
        let province = map.find(id).expect("a province");
        let touched = between(words, "seas", &["name"]);
        for (sea, words) in &seas {
            let coast = between(words, "coast", &["name"]).contains(id);
            let found = map.find_sea(sea).expect("a sea");
            assert_eq!((touched.contains(sea), coast), (map.seas_of(province).has(found), touched.contains(sea)));
        }
        let neighbours: Vec<&str> = map.neighbours(province).iter().map(|one| map.province_id(one)).collect();
        assert_eq!(borders[id], neighbours);
    }
}

/// The result says all places; the line after it the own one.
#[test]
fn the_result_has_everybody() {
    for (regulation, words) in [("challenge-2017", "points outside"), ("spqr-rtu", "points potential army")] {
        let text = heard_in_two(regulation, 2);
        let scores: Vec<&str> = text.lines().filter(|line| line.starts_with("result score ")).collect();
        assert_eq!(scores.len(), 4, "{scores:?}");
        assert!(scores.iter().all(|score| words.split(' ').all(|word| score.contains(word))), "{scores:?}");
        let objectives = text.lines().filter(|line| line.starts_with("result objective ")).count();
        assert_eq!(objectives, if regulation == "spqr-rtu" { 0 } else { 4 });
        let own = text.lines().find_map(|line| line.strip_prefix("endgame ")).expect("the own place");
        assert!(scores.iter().any(|score| score.contains(&format!(" place {own} "))), "{own}: {scores:?}");
    }
}
