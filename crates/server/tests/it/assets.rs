//! Scripts, styles and pictures: at addresses that never change, all of them asked for at once.

use crate::site::{Browser, Site};
use axum::http::{StatusCode, header};
use std::collections::BTreeSet;

/// One page of every kind.
const PAGES: [&str; 9] =
    ["/", "/tables", "/tables/new", "/login", "/ranking", "/odds", "/regulations", "/regulations/compare", "/about"];

/// The addresses of assets that stand in a text between quotes.
fn addresses(text: &str) -> BTreeSet<String> {
    text.split('"').filter(|part| part.starts_with("/assets/")).map(str::to_owned).collect()
}

/// What a page asks for: its links, and whatever those import in their turn.
async fn asked_for(site: &Site, browser: &mut Browser, linked: &BTreeSet<String>) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    let mut open: Vec<String> = linked.iter().cloned().collect();
    while let Some(address) = open.pop() {
        if !all.insert(address.clone()) {
            continue;
        }
        let answer = site.get(browser, &address).await;
        assert_eq!(answer.status, StatusCode::OK, "{address}");
        let keep = answer.headers[header::CACHE_CONTROL].to_str().expect("text");
        assert_eq!(keep, "public, max-age=31536000, immutable", "{address}");
        if address.ends_with(".js") && !address.starts_with("/assets/vendor/") {
            assert!(!answer.body.contains("from \"."), "{address}: an import that is not rewritten");
            open.extend(addresses(&answer.body));
        }
    }
    all
}

#[tokio::test]
async fn a_page_links_everything_it_asks_for_and_all_of_it_is_kept() {
    let site = Site::new().await;
    let mut browser = Browser::new();
    let table = site.post(&mut browser, "/play-now", &[]).await.location().to_owned();
    let replay = format!("{table}/replay");
    for path in PAGES.into_iter().chain([table.as_str(), replay.as_str()]) {
        let page = site.get(&mut browser, path).await;
        assert_eq!(page.status, StatusCode::OK, "{path}");
        let linked = addresses(&page.body);
        assert!(linked.len() >= 3, "{path}: {linked:?}");
        assert_eq!(
            asked_for(&site, &mut browser, &linked).await,
            linked,
            "{path}: what it asks for, and what it links"
        );
    }
}

#[tokio::test]
async fn another_versions_address_has_ours_and_is_not_kept() {
    let site = Site::new().await;
    let mut browser = Browser::new();
    for path in ["/assets/css/base.0123456789abcdef.css", "/assets/css/base.css"] {
        let answer = site.get(&mut browser, path).await;
        assert_eq!(
            (answer.status, &answer.headers[header::CACHE_CONTROL]),
            (StatusCode::OK, &"no-store".parse().expect("a value"))
        );
        assert_eq!(answer.headers[header::CONTENT_TYPE], "text/css; charset=utf-8");
    }
}
