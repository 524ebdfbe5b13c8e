//! Laws of matches.

use super::*;
use words::Lang;

fn contest(regulation: &str, players: usize, blocks: u64) -> Contest {
    Contest {
        regulation: regulation.to_owned(),
        players,
        blocks,
        until_sure: false,
        seed: 5,
        seeds: Seeds::Judge,
        laps: 12,
        budget: Duration::from_secs(60),
        threads: Some(1),
        mixed: true,
        games: None,
        scorer: None,
    }
}

/// Plays blocks and hands each to a law.
struct EachBlock<'t> {
    contest: &'t Contest,
    regulation: &'t Regulation,
    names: (&'t str, &'t str),
    law: &'t mut dyn FnMut(u64, [&Tally; 3]),
}

impl PerGame for EachBlock<'_> {
    type Out = ();

    fn run<G: Playable>(self, settings: &G::Settings) {
        let words = Words::new(Lang::En);
        let plan = Plan::<G>::new(self.contest, self.names, self.regulation, settings, words).expect("a table");
        let processes = BotProcesses::new(&plan.sides, plan.terms());
        for number in 0..self.contest.blocks {
            let block = play_block(self.contest, &plan, &processes, number).expect("a block");
            let mut score = Score::default();
            score.add(&plan, &block, words);
            (self.law)(
                number,
                [Seating::Forward, Seating::Reverse, Seating::Mixed].map(|seating| score.tally(seating)),
            );
        }
    }
}

fn each_block(contest: &Contest, names: (&str, &str), law: &mut dyn FnMut(u64, [&Tally; 3])) {
    let regulation = find::rulebook(&contest.regulation, Words::new(Lang::En)).expect("embedded").regulation;
    per_game(&regulation, EachBlock { contest, regulation: &regulation, names, law });
}

#[test]
fn identical_bots_score_exactly_their_share_in_every_block() {
    let tables = [
        ("challenge-2017", 4, "random-turns"),
        ("challenge-2017", 4, "cautious"),
        ("genova-53", 3, "cautious"),
        ("firk", 5, "random-turns"),
        ("classico", 6, "random"),
        ("lariana", 4, "random-turns"),
        ("spqr-rtu", 4, "bold"),
        ("spqr-rtu", 5, "random"),
        ("spqr-box", 3, "cautious"),
    ];
    for (regulation, players, bot) in tables {
        let mut blocks = 0;
        each_block(&contest(regulation, players, 3), (bot, bot), &mut |block, [forward, reverse, mixed]| {
            let place = format!("{regulation}, {players} × {bot}, block {block}");
            for tally in [forward, reverse] {
                assert_eq!((tally.games, tally.wins().number()), (players as u64, 1.0), "{place}");
            }
            let games = players * if players % 2 == 0 { 1 } else { 2 };
            assert_eq!((mixed.games, mixed.wins().number()), (games as u64, games as f64 / 2.0), "{place}");
            assert!((forward.mean_points() - reverse.mean_points()).abs() < 1e-9, "{place}");
            blocks += 1;
        });
        assert_eq!(blocks, 3);
    }
}

#[test]
fn the_stronger_bot_is_found_and_the_match_stops() {
    let contest = Contest { until_sure: true, mixed: false, ..contest("challenge-2017", 4, 400) };
    let pairs = [("cautious".to_owned(), "random".to_owned()), ("random".to_owned(), "cautious".to_owned())];
    let reports = play(&contest, &pairs, Words::new(Lang::En)).expect("matches");
    assert_eq!(reports.iter().map(Report::first_is_better).collect::<Vec<_>>(), [true, false]);
}

#[test]
fn other_seeds_are_other_games() {
    let wins = |seeds| {
        let mut wins = Vec::new();
        let contest = Contest { seeds, ..contest("challenge-2017", 4, 6) };
        each_block(&contest, ("random", "random-turns"), &mut |_, [forward, reverse, mixed]| {
            wins.push([forward, reverse, mixed].map(|tally| (tally.mean_points() * 1e6) as u64));
        });
        wins
    };
    let [tune, select, judge] = Seeds::ALL.map(wins);
    assert!(tune != select && select != judge && tune != judge);
}

/// What a tournament gives is asked of who was handed over, and counted as it is told.
#[test]
fn tournament_points_are_counted_as_they_are_told() {
    let points = |ends: &[SeatEnd]| {
        assert!(ends.is_sorted_by_key(|end| end.seat) && ends.len() == 4, "{ends:?}");
        ends.iter().map(|end| i64::from(end.points) * 100).collect()
    };
    let scorer = Some(Scorer { decimals: 2, points: Arc::new(points) });
    let contest = Contest { scorer, ..contest("challenge-2017", 4, 3) };
    let pairs = [("cautious".to_owned(), "random-turns".to_owned())];
    let report = play(&contest, &pairs, Words::new(Lang::En)).expect("played");
    let said = report[0].in_words(Words::new(Lang::En));
    let figure = |label: &str| {
        let line = said.lines().find(|line| line.trim_start().starts_with(label)).expect(label);
        line.trim_start()[label.len()..].trim().parse::<f64>().expect("a number")
    };
    let (table, tournament) = (figure("Table points on average"), figure("Tournament points on average"));
    assert!(table > 0.0 && (table - tournament).abs() < 0.006, "{said}");
}
