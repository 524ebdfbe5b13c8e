//! Every format of every regulation, played over HTTP from its opening to its end. The director decides each command beside the
//! server and must come to the same events; the exported file is made anew, its chain followed, and recounted by the second
//! account, which shares no code with either.

use crate::site::{Browser, Site};
use crate::tournaments::{Who, ask, send};
use axum::http::StatusCode;
use director::invent::{invented_people, invented_result};
use director::tournament::{Command, EntrantId, Log, Next, Presence, Refusal, Rules, Table};
use regulation::Library;
use regulation::tournament::Attendance;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use store::Role;
use words::{Lang, Words};

/// A tournament to play: regulation, format, how many enter, the seed of everything invented.
struct Case(&'static str, &'static str, usize, u64);

const CASES: &[Case] = &[
    Case("challenge-2017", "challenge", 16, 1),
    Case("challenge-2017", "challenge", 35, 3),
    Case("challenge-2017", "challenge", 104, 1),
    Case("raduno", "raduno", 24, 1),
    Case("raduno", "raduno", 132, 1),
    Case("raduno", "squadre", 16, 1),
    Case("genova-53", "campionato", 23, 1),
    Case("firk", "italiana", 17, 1),
    Case("firk", "eliminazione", 48, 1),
    Case("lariana", "como", 14, 1),
    Case("lariana", "italiana", 13, 1),
    Case("lariana", "eliminazione", 16, 1),
    Case("spqr-rtu", "giornata", 13, 1),
    Case("spqr-rtu", "giornata-5", 25, 1),
    Case("spqr-rtu", "giornata-bonus", 15, 1),
    Case("spqr-rtu", "medagliere", 16, 1),
    Case("spqr-rtu", "tre-semifinali", 17, 1),
    Case("spqr-rtu", "due-semifinali", 16, 1),
    Case("spqr-rtu", "serate", 13, 1),
    Case("spqr-rtu", "eliminazione", 16, 1),
    Case("spqr-rtu", "cns", 25, 1),
];

/// A tournament on a server, and the director's own log of it.
struct Played<'s> {
    site: &'s Site,
    organiser: &'s Browser,
    id: String,
    rules: Rules,
    mirror: Log,
    commands: usize,
    dice: usize,
}

impl<'s> Played<'s> {
    async fn open(site: &'s Site, organiser: &'s Browser, case: &Case) -> Self {
        let Case(regulation, format, entrants, seed) = *case;
        let facts = json!({ "name": format!("{format} {entrants}"), "host": "Aurora" });
        let new = json!({
            "nonce": format!("{regulation}-{format}-{entrants}-{seed}"),
            "regulation": regulation,
            "format": format,
            "facts": facts,
        });
        let (status, answer) = send(site, &Who::Browser(organiser), "POST", "/api/tournaments", Some(&new)).await;
        assert_eq!(status, StatusCode::CREATED, "{answer}");
        let id = answer["tournament"].as_str().expect("an id").to_owned();
        let rules = Library::embedded().get(regulation).expect("embedded");
        let rules = Rules::new(rules, Some(format)).expect("a format");
        let mut played = Self { site, organiser, id, rules, mirror: Log::default(), commands: 0, dice: 0 };
        let file = played.export().await;
        played.mirror = Log::new(serde_json::from_value(file["log"].clone()).expect("a log"));
        played
    }

    async fn export(&self) -> Value {
        let path = format!("/api/tournaments/{}/export.json", self.id);
        let (status, file) = send(self.site, &Who::Browser(self.organiser), "GET", &path, None).await;
        assert_eq!(status, StatusCode::OK);
        file
    }

    /// Asks the director and the server: both decide the same, or both refuse.
    async fn submit(&mut self, command: Command) -> Result<(), Refusal> {
        self.commands += 1;
        let asked = serde_json::to_value(&command).expect("JSON");
        let own = self.mirror.ask(&self.rules, command, "2026-01-10T09:00:00", "mirror").map(<[_]>::to_vec);
        let nonce = format!("c{}", self.commands);
        let (status, answer) = ask(self.site, &Who::Browser(self.organiser), &self.id, &nonce, &asked).await;
        match own {
            Ok(events) => {
                assert_eq!(status, StatusCode::OK, "{asked}: {answer}");
                assert_eq!(answer["events"], serde_json::to_value(events).expect("JSON"), "{asked}");
                Ok(())
            }
            Err(refusal) => {
                assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{asked}: {answer}");
                Err(refusal)
            }
        }
    }

    /// People, then round after round, until nothing is left to do.
    async fn play_whole(&mut self, entrants: usize, seed: u64) {
        for command in invented_people(&self.rules, entrants, seed).expect("people") {
            self.submit(command).await.expect("people enter");
        }
        loop {
            match self.rules.next(self.mirror.tournament()) {
                Next::Round { .. } => self.seat(seed).await,
                Next::Results { .. } => self.report(seed).await,
                Next::Nothing => break,
            }
        }
    }

    /// Calls the roll where only those who come are seated, and draws; dice decide the ties that matter.
    async fn seat(&mut self, seed: u64) {
        if *self.rules.format.terms().attendance == Attendance::WhoComes {
            let players = self.mirror.tournament().entrants.iter().map(|entrant| entrant.id).collect();
            let roll = Command::CallRoll { players, presence: Presence::Here, round: None };
            self.submit(roll).await.expect("a roll");
        }
        let seed = seed * 1_000 + self.mirror.tournament().rounds.len() as u64;
        while let Err(refusal) = self.submit(Command::Draw { seed }).await {
            let Refusal::TieMatters { tied, .. } = refusal else { panic!("{}: {refusal}", self.id) };
            self.dice += 1;
            self.submit(Command::CastDice { rolls: apart(&tied) }).await.expect("dice");
        }
    }

    async fn report(&mut self, seed: u64) {
        let tables: Vec<Table> = self.mirror.tournament().rounds.last().expect("a round").tables.clone();
        for table in tables {
            let seed = seed * 1_000 + self.commands as u64;
            let result = invented_result(&self.rules, self.mirror.tournament(), &table, seed);
            self.submit(Command::Report { table: table.number, result }).await.expect("a result");
        }
    }

    /// Holds the exported file against the director, its own chain, and the second account.
    async fn is_confirmed(&self) {
        let file = self.export().await;
        assert_eq!(recount::audit(&file), Vec::<String>::new(), "{}", self.mirror.tournament().facts.name);
        let read = desk::tournament::file::TournamentFile::read(&file.to_string()).expect("a file");
        assert!(read.regulation.is_some(), "the regulation travels with it");
        let checked = desk::tournament::check(&self.rules, &read.log, &read.said, Words::new(Lang::En));
        let checked = checked.expect("an answer");
        let report: Value = serde_json::from_str(&checked.json).expect("JSON");
        assert_eq!((checked.yes, report["chain"].as_str()), (true, Some("whole")), "{}", checked.text);
        let mine = serde_json::to_value(self.rules.derive(self.mirror.tournament())).expect("JSON");
        assert_eq!(file["derived"], mine);
    }

    /// What was played, in one line: stage by stage the tables of each round, who waited for a later stage, parallel finals.
    fn line(&self) -> String {
        let tournament = self.mirror.tournament();
        let round = |round: &director::tournament::Round| {
            let stage = self.rules.stage(round.stage).map_or("?", |stage| stage.id.as_str());
            let branches: BTreeSet<u8> = round.tables.iter().map(|table| table.branch).collect();
            let parallel = if branches.len() > 1 { format!(" in {} finals", branches.len()) } else { String::new() };
            let waiting = match round.waiting.len() {
                0 => String::new(),
                waiting => format!(", {waiting} waiting"),
            };
            format!("{stage} {}{parallel}{waiting}", round.tables.len())
        };
        let rounds: Vec<String> = tournament.rounds.iter().map(round).collect();
        let dice = if self.dice == 0 { String::new() } else { format!("; ties by dice {}", self.dice) };
        let facts = &tournament.facts;
        let people = tournament.entrants.len();
        format!("{} {} {people}: {}{dice}\n", facts.regulation, facts.format, rounds.join(" · "))
    }
}

/// Dice that differ for everybody: each one's place, written in the six faces.
fn apart(tied: &[EntrantId]) -> Vec<(u32, Vec<u8>)> {
    let faces = |place: usize| vec![(place / 36 % 6) as u8 + 1, (place / 6 % 6) as u8 + 1, (place % 6) as u8 + 1];
    tied.iter().enumerate().map(|(place, id)| (id.0, faces(place))).collect()
}

#[tokio::test]
async fn every_format_is_played_over_http_and_two_accounts_agree() {
    let site = Site::new().await;
    let organiser = site.account("Olga", "olga", Role::Organiser).await;
    let mut lines = String::new();
    for case in CASES {
        let mut played = Played::open(&site, &organiser, case).await;
        played.play_whole(case.2, case.3).await;
        played.is_confirmed().await;
        lines += &played.line();
    }
    golden::compare(concat!(env!("CARGO_MANIFEST_DIR"), "/../../golden/tournament/hall-formats.txt"), &lines);
}

#[test]
fn no_format_is_left_out() {
    let library = Library::embedded();
    let mut known = BTreeSet::new();
    for id in library.ids() {
        let regulation = library.get(id).expect("embedded");
        let formats = regulation.tournament.iter().flat_map(|one| one.formats.keys());
        known.extend(formats.map(|format| format!("{id}/{format}")));
    }
    let played: BTreeSet<String> =
        CASES.iter().map(|Case(regulation, format, ..)| format!("{regulation}/{format}")).collect();
    assert_eq!(played, known);
}
