//! What the page of a regulation says, and what it leaves out.

use crate::site::{Browser, Site};

#[tokio::test]
async fn a_regulations_page_says_what_it_is_without_ids() {
    let site = Site::new().await;
    for (id, says) in [
        (
            "challenge-2017",
            "Una partita per 4 o 5 giocatori, di 90 minuti. Si gioca con i sedici obiettivi dei tornei;",
        ),
        ("classico", "Una partita per 3, 4, 5 o 6 giocatori, senza limite di tempo."),
        ("spqr-rtu", "Finisce quando qualcuno arriva a 20 punti, o a tempo scaduto"),
        ("spqr-box", "giocatori, senza limite di tempo. Chi arriva a"),
    ] {
        let page = site.get(&mut Browser::new(), &format!("/regulations/{id}")).await.body;
        assert!(page.contains(says), "{id}: {page}");
        assert!(page.contains("class=\"regulation-figures\""), "{id}: its figures");
        assert!(page.matches("class=\"regulation-tournaments\"").count() <= 1);
        let spelt = ["risiko42", "roma45", "torneo-16", "bonus-20", ": medals", "giornata-5", "nordamerica:"];
        let read: String = page.split('<').filter_map(|piece| piece.split_once('>')).map(|(_, text)| text).collect();
        for name in spelt {
            assert!(!read.contains(name), "{id}: {name}");
        }
    }
}

/// What a page says, without its marks and without what is not read.
fn read_text(page: &str) -> String {
    let main = page.split("<main").nth(1).and_then(|rest| rest.split("</main>").next()).unwrap_or_default();
    main.split('<').filter_map(|piece| piece.split_once('>')).map(|(_, text)| format!("{text} ")).collect()
}

/// A game's page has nothing of the other game, nor anything that its regulation never asks for.
#[tokio::test]
async fn a_roman_regulation_has_no_word_of_the_other_game() {
    let site = Site::new().await;
    for id in ["spqr-rtu", "spqr-box"] {
        for (language, words) in [
            ("it", ["obiettiv", "territor", "continent", "armate", "non serve:"]),
            ("en", ["objective", "territor", "continent", "sdadata", "not used:"]),
        ] {
            let mut browser = Browser { language, ..Browser::new() };
            let page = site.get(&mut browser, &format!("/regulations/{id}")).await.body;
            // In English armies are those of both games: eserciti here, armate there.
            let read = read_text(&page).to_lowercase();
            assert!(read.contains("centr"), "{id}: {read}");
            let found = |word: &&str| {
                read.split_once(*word).map(|(before, after)| {
                    let before: String = before.chars().rev().take(60).collect::<Vec<_>>().into_iter().rev().collect();
                    format!("{before}[{word}]{}", after.chars().take(60).collect::<String>())
                })
            };
            let found: Vec<String> = words.iter().filter_map(found).collect();
            assert!(found.is_empty(), "{id} {language}: {found:?}");
        }
    }
    let page = site.get(&mut Browser::new(), "/regulations/challenge-2017").await.body;
    assert!(read_text(&page).contains("obiettiv"));
}
