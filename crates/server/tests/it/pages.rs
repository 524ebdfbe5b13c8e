//! The pages as a browser sees them.

use crate::site::{Answer, Browser, HOST, PASSWORD, Site, credentials};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use store::{PersonKind, Role};

const PAGES: [&str; 14] = [
    "/",
    "/tables",
    "/tables/new",
    "/login",
    "/register",
    "/ranking",
    "/ranking?regulation=raduno",
    "/odds",
    "/odds?attackers=12&defenders=4&regulation=firk",
    "/regulations",
    "/regulations/challenge-2017",
    "/regulations/spqr-rtu",
    "/regulations/compare?a=challenge-2017&b=firk&all=yes",
    "/about",
];

/// What every page has and what none has: a strict policy leaves no room for style or script inside a page.
fn assert_whole(answer: &Answer, path: &str, language: &str) {
    let Answer { status, headers, body } = answer;
    assert_eq!(*status, StatusCode::OK, "{path}: {body}");
    assert!(body.contains(&format!("<html lang=\"{language}\">")), "{path}");
    assert_eq!(body.matches("<h1").count(), 1, "{path}: one heading");
    assert_eq!(body.matches("<main").count(), 1, "{path}: one main part");
    assert!(!body.contains(" style=") && !body.contains("<style"), "{path}: style inside");
    assert!(!body.contains(" onclick=") && !body.contains("javascript:"), "{path}: script inside");
    assert_eq!(body.matches("<script").count(), body.matches("<script type=\"module\" src=").count(), "{path}");
    let policy = headers.get(header::CONTENT_SECURITY_POLICY).and_then(|value| value.to_str().ok()).unwrap_or_default();
    assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
    for id in body.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert_eq!(body.matches(&format!(" id=\"{id}\"")).count(), 1, "{path}: id {id} twice");
    }
}

#[tokio::test]
async fn every_page_stands_in_both_languages() {
    let site = Site::new().await;
    let mut admin = site.account("Bruna", "bruna", Role::Administrator).await;
    let own = format!("/players/{}", site.person("bruna").await.id);
    for language in ["it", "en"] {
        let mut stranger = Browser { language, ..Browser::new() };
        for path in PAGES {
            let answer = site.get(&mut stranger, path).await;
            assert_whole(&answer, path, language);
        }
        admin.language = language;
        for path in ["/profile", "/admin", own.as_str()] {
            let answer = site.get(&mut admin, path).await;
            assert_whole(&answer, path, language);
        }
    }
}

#[tokio::test]
async fn one_click_and_somebody_plays() {
    let site = Site::new().await;
    let mut browser = Browser::new();
    let answer = site.post(&mut browser, "/play-now", &[("sit", "")]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    assert!(answer.location().starts_with("/tables/") && browser.key().is_some());
    let table = answer.location().to_owned();
    let page = site.get(&mut browser, &table).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("data-page=\"table\" data-game=\"risiko\""), "{}", page.body);
    let scene = site.get(&mut browser, &format!("/api{table}")).await;
    assert!(scene.body.contains("\"you_player\":4") && scene.body.contains("\"playing\""), "{}", scene.body);
    let lobby = site.get(&mut Browser::new(), "/tables?fragment=1").await;
    assert!(!lobby.body.contains(&table), "a game of one's own is not listed");
    for path in ["/", "/tables"] {
        assert!(site.get(&mut browser, path).await.body.contains(&table), "{path}: but one comes back to it");
    }
}

/// Where a script runs, the forms only open the table: it sits down once it has read the commitment.
#[tokio::test]
async fn a_script_sits_down_by_itself() {
    let site = Site::new().await;
    let later = new_table(&[("sit", "later")]);
    for (path, fields) in [("/play-now", vec![("sit", "later"), ("seed", "0a1b2c")]), ("/tables/new", later)] {
        let mut browser = Browser::new();
        let answer = site.post(&mut browser, path, &fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        let scene = site.get(&mut browser, &format!("/api{}", answer.location())).await.body;
        assert!(scene.contains("\"stage\":\"open\"") && scene.contains("\"you_player\":null"), "{path}: {scene}");
        assert!(!scene.contains("0a1b2c"), "{path}: a seed with the opening is nobody's: {scene}");
    }
}

fn new_table<'a>(changed: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let mut fields = vec![
        ("regulation", "raduno"),
        ("players", "4"),
        ("seat1", "me"),
        ("seat2", "open"),
        ("seat3", "bot:cautious"),
        ("seat4", "bot:random"),
        ("title", "Giovedì"),
        ("listed", "yes"),
        ("minutes", ""),
        ("turn-seconds", "90"),
        ("watch", "later"),
        ("delay", "30"),
        ("away", "neutral"),
        ("misses", "3"),
        ("name", "Anna"),
    ];
    for change in changed {
        fields.retain(|(name, _)| name != &change.0);
        fields.push(*change);
    }
    fields
}

#[tokio::test]
async fn a_table_is_opened_as_asked() {
    let site = Site::new().await;
    let mut browser = Browser::new();
    let answer = site.post(&mut browser, "/tables/new", &new_table(&[])).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let path = answer.location().to_owned();
    let scene = site.get(&mut browser, &format!("/api{path}")).await.body;
    for part in [
        "\"regulation\":\"raduno\"",
        "\"turn_seconds\":90",
        "\"delay_seconds\":30",
        "\"away\":\"neutral\"",
        "\"misses\":3",
        "\"odds\":false",
        "\"name\":\"Anna\"",
        "\"kind\":\"free\"",
    ] {
        assert!(scene.contains(part), "{part}: {scene}");
    }
    let lobby = site.get(&mut Browser::new(), "/tables?fragment=1").await.body;
    assert!(lobby.contains("Giovedì") && lobby.contains(&path) && lobby.contains("Anna"), "{lobby}");
    assert!(!lobby.contains("<html"));
}

#[tokio::test]
async fn a_form_comes_back_with_everything_that_is_wrong() {
    let site = Site::new().await;
    let mut browser = Browser::new();
    let wrong =
        [("players", "3"), ("minutes", "9000"), ("misses", "x"), ("name", "<b>"), ("regulation", "challenge-2017")];
    let answer = site.post(&mut browser, "/tables/new", &new_table(&wrong)).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    for part in
        ["si gioca in 4, 5", "Minuti di partita: da 0 a 600", "Dopo quanti turni saltati: da 1 a 20", "Il nome ha da 2"]
    {
        assert!(answer.body.contains(part), "{part}");
    }
    assert!(answer.body.contains("value=\"Giovedì\"") && !answer.body.contains("<b>\""), "what was typed is kept");
    let bots: Vec<_> = (1..=4).map(|seat| format!("seat{seat}")).collect();
    let bots: Vec<_> = bots.iter().map(|seat| (seat.as_str(), "bot:random")).collect();
    let answer = site.post(&mut browser, "/tables/new", &new_table(&bots)).await;
    assert!(answer.body.contains("Lascia almeno un posto"), "{}", answer.body);
    assert!(browser.key().is_none(), "nobody became a guest for nothing");
}

#[tokio::test]
async fn a_club_plays_by_its_own_text() {
    let site = Site::new().await;
    let mut browser = Browser::new();
    let text = "id = \"circolo\"\r\nname = { it = \"Circolo\", en = \"Club\" }\r\nextends = \"raduno\"\r\n\
                [armies]\r\ncap = { value = 150, house = \"assembly\" }\r\n";
    let answer = site.post(&mut browser, "/tables/new", &new_table(&[("regulation", "own"), ("text", text)])).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let path = answer.location().to_owned();
    assert_eq!(site.get(&mut browser, &path).await.status, StatusCode::OK);

    let faulty = text.replace("150", "\"many\"").replace("armies", "armis").replace("raduno", "radunno");
    let answer = site.post(&mut browser, "/tables/new", &new_table(&[("regulation", "own"), ("text", &faulty)])).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("riga 3") && answer.body.contains("riga 4"), "all faults, with their lines");
    let answer = site.post(&mut browser, "/tables/new", &new_table(&[("regulation", "own")])).await;
    assert!(answer.body.contains("incolla il suo testo"));
}

#[tokio::test]
async fn a_guest_who_registers_keeps_number_and_games() {
    let site = Site::new().await;
    let mut browser = Browser::new();
    site.post(&mut browser, "/tables/new", &new_table(&[])).await;
    let before = browser.key().expect("a guest").to_owned();
    let profile = site.get(&mut browser, "/profile").await.body;
    let id = profile.split("/players/").nth(1).and_then(|rest| rest.split('"').next()).expect("a number").to_owned();
    let answer = site.post(&mut browser, "/register", &credentials("Anna", "Anna@Circolo", PASSWORD)).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let person = site.person("anna@circolo").await;
    assert_eq!((person.id.as_str(), person.kind, person.role), (id.as_str(), PersonKind::Account, Role::Player));
    assert_ne!(browser.key(), Some(before.as_str()), "a new key");
    let mut thief = Browser { cookies: vec![("sdadata".to_owned(), before)], ..Browser::new() };
    assert_eq!(site.get(&mut thief, "/profile").await.location(), "/login", "the old key opens nothing");
    assert!(site.get(&mut browser, &format!("/players/{id}")).await.body.contains("Giovedì"));
}

#[tokio::test]
async fn a_bad_account_is_told_why() {
    let site = Site::new().await;
    site.account("Anna", "anna", Role::Player).await;
    let mut browser = Browser::new();
    let answer = site.post(&mut browser, "/register", &credentials("A", "b!", "short")).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    for field in ["name", "login", "password"] {
        let fault = format!("<span class=\"field-fault\" id=\"field-{field}-fault\">");
        assert!(answer.body.contains(&fault), "{field}: what is wrong stands at the field: {}", answer.body);
    }
    for part in ["Il nome ha da 2", "Il nome utente ha da 3", "La password ha da 10"] {
        assert!(answer.body.contains(part), "{part}");
    }
    let answer = site.post(&mut browser, "/register", &credentials("Carla", "carla.rossa", "Carla.Rossa")).await;
    assert!(answer.body.contains("non può essere il nome utente"));
    let answer = site.post(&mut browser, "/register", &credentials("Altra", "ANNA", PASSWORD)).await;
    assert!(answer.body.contains("già di qualcun altro") && browser.key().is_none());
    assert!(!answer.body.contains(PASSWORD), "a password is never written back");
}

#[tokio::test]
async fn a_login_fails_the_same_way_whatever_is_wrong() {
    let site = Site::new().await;
    site.account("Anna", "anna", Role::Player).await;
    let mut browser = Browser::new();
    let enter = |login, password| [("login", login), ("password", password)];
    let wrong = site.post(&mut browser, "/login", &enter("anna", "not the password")).await;
    let unknown = site.post(&mut browser, "/login", &enter("nobody", "not the password")).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(wrong.body.replace("anna", "X"), unknown.body.replace("nobody", "X"));
    let right = site.post(&mut browser, "/login", &enter(" Anna ", PASSWORD)).await;
    assert_eq!((right.status, right.location()), (StatusCode::SEE_OTHER, "/tables"));
    assert_eq!(site.get(&mut browser, "/login").await.location(), "/profile");
    site.post(&mut browser, "/logout", &[]).await;
    assert_eq!(site.get(&mut browser, "/profile").await.location(), "/login");
}

#[tokio::test]
async fn who_tries_too_often_waits() {
    let site = Site::new().await;
    site.account("Anna", "anna", Role::Player).await;
    let mut browser = Browser::new();
    let mut last = StatusCode::OK;
    for _ in 0..12 {
        last = site.post(&mut browser, "/login", &[("login", "anna"), ("password", "guess guess")]).await.status;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
    let right = site.post(&mut browser, "/login", &[("login", "anna"), ("password", PASSWORD)]).await;
    assert!(right.status == StatusCode::TOO_MANY_REQUESTS && right.body.contains("<h1"), "even with the right one");
}

#[tokio::test]
async fn forms_of_other_sites_are_turned_away() {
    let site = Site::new().await;
    let mut anna = site.account("Anna", "anna", Role::Player).await;
    for origin in [Some("https://evil.example"), Some("null"), None] {
        let answer = site.post_from(&mut anna, "/profile/name", &[("name", "Vittima")], origin).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{origin:?}");
        assert!(answer.body.contains("<h1"), "a page: {}", answer.body);
    }
    assert_eq!(site.person("anna").await.name, "Anna");
}

#[tokio::test]
async fn the_first_administrators_link_works_once() {
    const KEY: &str = "bcdfghjkmnpqrstvwxyz23456789";
    let site = Site::new().await;
    site.invitation(KEY, i64::MAX).await;
    let link = format!("/welcome/{KEY}");
    let mut browser = Browser::new();
    assert_whole(&site.get(&mut browser, &link).await, &link, "it");
    let mut sneaky = Browser { cookies: vec![("sdadata".to_owned(), KEY.to_owned())], ..Browser::new() };
    assert_eq!(site.get(&mut sneaky, "/admin").await.status, StatusCode::UNAUTHORIZED, "the key is no cookie");
    let bad = site.post(&mut browser, &link, &credentials("Bruna", "bruna", "short")).await;
    assert_eq!(bad.status, StatusCode::UNPROCESSABLE_ENTITY, "a bad password does not use it up");
    let good = site.post(&mut browser, &link, &credentials("Bruna", "bruna", PASSWORD)).await;
    assert_eq!(good.status, StatusCode::SEE_OTHER, "{}", good.body);
    assert_eq!(site.get(&mut browser, "/admin").await.status, StatusCode::OK);
    assert!(site.store.has_administrator().await.expect("a store"));
    let again = site.post(&mut Browser::new(), &link, &credentials("Carla", "carla", PASSWORD)).await;
    assert!(again.status == StatusCode::GONE && again.body.contains("<h1>Link scaduto o già usato</h1>"));
}

#[tokio::test]
async fn an_old_link_opens_nothing() {
    const KEY: &str = "bcdfghjkmnpqrstvwxyz23456789";
    let site = Site::new().await;
    site.invitation(KEY, 1).await;
    for key in [KEY, "bcdfghjkmnpqrstvwxyz23456788", "x"] {
        let answer = site.get(&mut Browser::new(), &format!("/welcome/{key}")).await;
        assert_eq!(answer.status, StatusCode::GONE, "{key}");
    }
}

#[tokio::test]
async fn only_administrators_give_roles() {
    let site = Site::new().await;
    let mut boss = site.account("Bruna", "bruna", Role::Administrator).await;
    let mut anna = site.account("Anna", "anna", Role::Organiser).await;
    let (bruna_id, anna_id) = (site.person("bruna").await.id, site.person("anna").await.id);
    assert_eq!(site.get(&mut Browser::new(), "/admin").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(site.get(&mut anna, "/admin").await.status, StatusCode::FORBIDDEN);
    let to = |id: &str| format!("/admin/{id}/role");
    let own = site.post(&mut anna, &to(&anna_id), &[("role", "administrator")]).await;
    assert_eq!(own.status, StatusCode::FORBIDDEN);
    assert_eq!(site.post(&mut anna, &format!("/admin/{bruna_id}/reset"), &[]).await.status, StatusCode::FORBIDDEN);

    let last = site.post(&mut boss, &to(&bruna_id), &[("role", "player")]).await;
    assert!(last.status == StatusCode::UNPROCESSABLE_ENTITY && last.body.contains("ultimo amministratore"));
    let given = site.post(&mut boss, &to(&anna_id), &[("role", "administrator")]).await;
    assert_eq!(given.status, StatusCode::SEE_OTHER);
    assert_eq!(site.get(&mut anna, "/admin").await.status, StatusCode::OK, "at once");
    assert_eq!(site.post(&mut boss, &to(&bruna_id), &[("role", "player")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(site.get(&mut boss, "/admin").await.status, StatusCode::FORBIDDEN, "at once");
    assert_eq!(site.post(&mut anna, &to(&anna_id), &[("role", "emperor")]).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_lost_password_is_set_anew() {
    let site = Site::new().await;
    let mut boss = site.account("Bruna", "bruna", Role::Administrator).await;
    let mut anna = site.account("Anna", "anna", Role::Referee).await;
    let id = site.person("anna").await.id;
    site.post(&mut boss, &format!("/admin/{id}/reset"), &[]).await;
    let page = site.get(&mut boss, "/admin").await.body;
    let link = page.split("<code>").nth(1).and_then(|rest| rest.split('<').next()).expect("a link").to_owned();
    assert!(!site.get(&mut boss, "/admin").await.body.contains(&link), "shown once");
    let path = link.strip_prefix("http://circolo.example").expect("the whole address");
    let mut elsewhere = Browser::new();
    let fields = [("name", "Anna"), ("password", "un'altra frase lunga"), ("login", "usurped")];
    let answer = site.post(&mut elsewhere, path, &fields).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let person = site.person("anna").await;
    assert_eq!((person.id.as_str(), person.role), (id.as_str(), Role::Referee), "the same person and role");
    assert_eq!(site.get(&mut anna, "/profile").await.location(), "/login", "other browsers are out");
}

#[tokio::test]
async fn a_password_is_changed_by_who_knows_it() {
    let site = Site::new().await;
    let mut anna = site.account("Anna", "anna", Role::Player).await;
    let mut other = Browser::new();
    site.post(&mut other, "/login", &[("login", "anna"), ("password", PASSWORD)]).await;
    let change = |old, new| [("old-password", old), ("password", new)];
    let wrong = site.post(&mut anna, "/profile/password", &change("wrong wrong", "quattro dadi e mezzo")).await;
    assert!(wrong.status == StatusCode::UNPROCESSABLE_ENTITY && wrong.body.contains("attuale non è quella"));
    let right = site.post(&mut anna, "/profile/password", &change(PASSWORD, "quattro dadi e mezzo")).await;
    assert_eq!(right.status, StatusCode::SEE_OTHER, "{}", right.body);
    assert_eq!(site.get(&mut anna, "/profile").await.status, StatusCode::OK);
    assert_eq!(site.get(&mut other, "/profile").await.location(), "/login");
    site.post(&mut other, "/login", &[("login", "anna"), ("password", "quattro dadi e mezzo")]).await;
    site.post(&mut anna, "/profile/everywhere", &[]).await;
    assert_eq!(site.get(&mut other, "/profile").await.location(), "/login", "out everywhere");
    assert_eq!(site.get(&mut anna, "/profile?done=everywhere").await.status, StatusCode::OK, "but here");
}

#[tokio::test]
async fn a_bots_key_is_seen_once_and_can_be_taken_away() {
    let site = Site::new().await;
    let mut anna = site.account("Anna", "anna", Role::Player).await;
    assert_eq!(site.post(&mut anna, "/profile/bots", &[("name", "Macchina")]).await.status, StatusCode::SEE_OTHER);
    let page = site.get(&mut anna, "/profile").await.body;
    let token = page.split("<code>").nth(1).and_then(|rest| rest.split('<').next()).expect("a token").to_owned();
    assert!(!site.get(&mut anna, "/profile").await.body.contains(&token), "shown once");
    let bot = site.store.bots_of(&site.person("anna").await.id).await.expect("a store").remove(0);
    let ask = || {
        let request = Request::get("/profile/export").header(header::AUTHORIZATION, format!("Bearer {token}"));
        request.body(Body::empty()).expect("a request")
    };
    assert!(site.send(ask()).await.body.contains("Macchina"));
    let mut thief = site.account("Ladra", "ladra", Role::Player).await;
    let stolen = site.post(&mut thief, &format!("/profile/bots/{}/revoke", bot.id), &[]).await;
    assert_eq!(stolen.status, StatusCode::NOT_FOUND, "only by its owner");
    site.post(&mut anna, &format!("/profile/bots/{}/revoke", bot.id), &[]).await;
    assert_eq!(site.send(ask()).await.status, StatusCode::UNAUTHORIZED);
    let mut guest = Browser::new();
    site.post(&mut guest, "/play-now", &[]).await;
    let refused = site.post(&mut guest, "/profile/bots", &[("name", "Macchina")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn what_is_kept_can_be_had_without_what_proves_it() {
    let site = Site::new().await;
    let mut anna = site.account("Anna", "anna", Role::Player).await;
    site.post(&mut anna, "/tables/new", &new_table(&[])).await;
    site.post(&mut anna, "/profile/bots", &[("name", "Macchina")]).await;
    let answer = site.get(&mut anna, "/profile/export").await;
    for part in
        ["\"name\":\"Anna\"", "\"login\":\"anna\"", "Giovedì", "Macchina", "\"browser\"", "\"ratings\"", "raduno"]
    {
        assert!(answer.body.contains(part), "{part}: {}", answer.body);
    }
    let person = site.person("anna").await;
    let sessions = site.store.sessions_of(&person.id, 0).await.expect("a store");
    assert!(!answer.body.contains("argon2") && !answer.body.contains(anna.key().expect("a key")));
    assert!(sessions.iter().all(|session| !answer.body.contains(&session.key)), "no hash of a key");
    assert_eq!(answer.headers[header::CONTENT_DISPOSITION], "attachment; filename=\"sdadata.json\"");
    assert_eq!(site.get(&mut Browser::new(), "/profile/export").await.status, StatusCode::UNAUTHORIZED);
}

/// Who goes over to an account leaves the guest's seat behind, and is told before.
#[tokio::test]
async fn a_guest_with_a_seat_is_warned_before_logging_in() {
    let site = Site::new().await;
    let mut guest = Browser::new();
    let warned = |body: &str| body.contains("come ospite: se accedi");
    assert!(!warned(&site.get(&mut guest, "/login").await.body));
    site.post(&mut guest, "/tables/new", &new_table(&[])).await;
    assert!(warned(&site.get(&mut guest, "/login").await.body));
}

#[tokio::test]
async fn who_is_erased_is_nowhere() {
    let site = Site::new().await;
    let mut anna = site.account("Anna Zeta", "anna", Role::Player).await;
    let path = site.post(&mut anna, "/tables/new", &new_table(&[])).await.location().to_owned();
    site.post(&mut anna, "/profile/bots", &[("name", "Macchina")]).await;
    let person = site.person("anna").await;
    assert!(site.get(&mut Browser::new(), "/tables?fragment=1").await.body.contains("Anna Zeta"));
    let wrong = site.post(&mut anna, "/profile/erase", &[("name", "Anna")]).await;
    assert!(wrong.status == StatusCode::UNPROCESSABLE_ENTITY && wrong.body.contains("esattamente"));
    let done = site.post(&mut anna, "/profile/erase", &[("name", "Anna Zeta")]).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);

    assert!(anna.key().is_none() && site.store.person_by_login("anna").await.expect("a store").is_none());
    let gone = site.store.person(&person.id).await.expect("a store").expect("a number");
    assert_eq!((gone.kind, gone.password, gone.login), (PersonKind::Erased, None, None));
    let mut stranger = Browser::new();
    for path in ["/tables?fragment=1".to_owned(), format!("/api{path}"), format!("/api{path}/record"), "/".to_owned()] {
        let body = site.get(&mut stranger, &path).await.body;
        assert!(!body.contains("Anna Zeta") && !body.contains("Macchina"), "{path}: {body}");
    }
    let game = path.trim_start_matches("/tables/");
    let players = site.store.players(game).await.expect("a store");
    assert!(players.iter().all(|player| player.name != "Anna Zeta" && player.person.as_ref() != Some(&person.id)));
    assert_eq!(site.get(&mut stranger, &format!("/players/{}", person.id)).await.status, StatusCode::NOT_FOUND);

    let mut boss = site.account("Bruna", "bruna", Role::Administrator).await;
    let refused = site.post(&mut boss, "/profile/erase", &[("name", "Bruna")]).await;
    assert!(refused.body.contains("ultimo amministratore"));
}

#[tokio::test]
async fn the_language_is_kept_and_the_page_too() {
    let site = Site::new().await;
    let mut browser = Browser::new();
    let answer = site.post(&mut browser, "/language", &[("lang", "en"), ("back", "/odds?attackers=9&lang=it")]).await;
    assert_eq!((answer.status, answer.location()), (StatusCode::SEE_OTHER, "/odds?attackers=9"));
    assert!(site.get(&mut browser, "/odds").await.body.contains("Odds of a battle"));
    for back in ["https://evil.example/", "//evil.example", "/\\evil.example", "", "javascript:alert(1)"] {
        let answer = site.post(&mut browser, "/language", &[("lang", "it"), ("back", back)]).await;
        assert_eq!(answer.location(), "/", "{back}");
    }
}

#[tokio::test]
async fn faults_are_pages_for_people_and_json_for_programs() {
    let site = Site::new().await;
    let mut browser = Browser::new();
    for (path, status) in [
        ("/nowhere", StatusCode::NOT_FOUND),
        ("/tables/none", StatusCode::NOT_FOUND),
        ("/players/none", StatusCode::NOT_FOUND),
        ("/regulations/none", StatusCode::NOT_FOUND),
        ("/assets/none.css", StatusCode::NOT_FOUND),
        ("/assets/package.json", StatusCode::NOT_FOUND),
        ("/assets/test/dice.test.mjs", StatusCode::NOT_FOUND),
        ("/play-now", StatusCode::METHOD_NOT_ALLOWED),
        ("/tables?fragment=x", StatusCode::BAD_REQUEST),
        ("/odds?attackers=1", StatusCode::UNPROCESSABLE_ENTITY),
        ("/odds?attackers=many", StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        let answer = site.get(&mut browser, path).await;
        assert_eq!(answer.status, status, "{path}");
        assert!(answer.body.contains("<h1") && answer.body.contains("href=\"/\""), "{path}: {}", answer.body);
        assert!(answer.headers.contains_key(header::CONTENT_SECURITY_POLICY), "{path}");
    }
    for path in ["/nowhere", "/play-now", "/tables/none"] {
        let request = Request::get(path).header(header::HOST, HOST).body(Body::empty()).expect("a request");
        let answer = site.send(request).await;
        assert!(
            answer.body.starts_with("{\"error\":") && answer.body.contains("\"words\":"),
            "{path}: {}",
            answer.body
        );
    }
    let long = "x".repeat(300 * 1024);
    let answer = site.post(&mut browser, "/tables/new", &[("text", &long)]).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(answer.body.contains("256 kB"), "{}", answer.body);
}

/// The odds of every kind of combat, and what is not one: never passed over.
#[tokio::test]
async fn odds_have_the_kinds_of_their_game() {
    let site = Site::new().await;
    let mut browser = Browser::new();
    for (query, status, says) in [
        ("attackers=3&defenders=2", StatusCode::OK, "\"conquest\":"),
        ("attackers=3&defenders=2&kind=land&regulation=spqr-rtu", StatusCode::OK, "\"conquest\":"),
        ("attackers=1&defenders=1&kind=naval&regulation=spqr-rtu", StatusCode::OK, "\"conquest\":0.41666"),
        ("attackers=1&defenders=1&kind=landing&regulation=spqr-box", StatusCode::OK, "\"conquest\":0.41666"),
        ("attackers=3&defenders=2&kind=naval", StatusCode::BAD_REQUEST, "land"),
        ("attackers=3&defenders=2&kind=sky&regulation=spqr-rtu", StatusCode::BAD_REQUEST, "land, naval, landing"),
        ("attackers=3&defenders=2&kind=", StatusCode::BAD_REQUEST, "land, naval, landing"),
        ("attackers=3&defenders=2&sort=naval", StatusCode::BAD_REQUEST, "`kind`"),
        ("attackers=3", StatusCode::BAD_REQUEST, "defenders"),
        ("foo=1&lang=it", StatusCode::BAD_REQUEST, "due numeri interi"),
        ("attackers=3&defenders=3&regulation=spqr-rtu", StatusCode::UNPROCESSABLE_ENTITY, "B10"),
        ("attackers=3&defenders=3", StatusCode::OK, "\"conquest\":0.0"),
    ] {
        let request = Request::get(format!("/api/odds?{query}")).header(header::HOST, HOST);
        let answer = site.send(request.body(Body::empty()).expect("a request")).await;
        assert_eq!(answer.status, status, "{query}: {}", answer.body);
        assert!(answer.body.contains(says), "{query}: {}", answer.body);
    }
    for (query, says, not) in [
        ("regulation=spqr-rtu&lang=it", "Legionari in attacco", "Armate in attacco"),
        ("regulation=spqr-rtu&kind=naval&lang=it", "Triremi in attacco", "Province dopo la prima"),
        ("regulation=spqr-rtu&kind=naval&lang=it", "Un combattimento navale", "fino in fondo"),
        ("regulation=spqr-rtu&kind=landing&lang=it", "Legionari che sbarcano", "Armate"),
        ("regulation=spqr-rtu&chain=2,1&wanted=80&lang=it", "Provincia 3", "erritori"),
        ("regulation=challenge-2017&lang=it", "Armate in attacco", "Combattimento</"),
        ("chain=2,1&lang=it", "di conquistarli tutti e 3", "Quante ne servono per (%)</p>"),
        ("wanted=80&lang=it", "almeno 80 volte su 100", "Territorio 1"),
        ("stop=3&lang=it", "Territorio 1", "tutti e"),
    ] {
        let answer = site.get(&mut browser, &format!("/odds?attackers=8&defenders=3&{query}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{query}");
        assert!(answer.body.contains(says) && !answer.body.contains(not), "{query}: {}", answer.body);
    }
    for query in ["kind=sky&regulation=spqr-rtu", "kind=naval", "regulation=spqr-rtu&attackers=3&defenders=3"] {
        assert_eq!(
            site.get(&mut browser, &format!("/odds?{query}")).await.status,
            StatusCode::UNPROCESSABLE_ENTITY,
            "{query}"
        );
    }
}

#[tokio::test]
async fn what_browsers_ask_for_by_themselves() {
    let site = Site::new().await;
    let mut browser = Browser::new();
    assert!(site.get(&mut browser, "/robots.txt").await.body.contains("Disallow: /api/"));
    let icon = site.get(&mut browser, "/favicon.ico").await.location().to_owned();
    assert!(site.get(&mut browser, &icon).await.body.contains("<svg"), "{icon}");
}
