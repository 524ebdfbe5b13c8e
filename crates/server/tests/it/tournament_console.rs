//! The pages of the console, one thing after the other as an organiser does them.

use crate::site::{Answer, Browser, HOST, Site};
use crate::tournaments::{Who, ask, opened, report, send, state};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::json;
use store::Role;

/// Somebody at the console of one tournament.
struct Desk<'s> {
    site: &'s Site,
    browser: Browser,
    id: String,
    asked: u32,
}

impl Desk<'_> {
    fn path(&self, what: &str) -> String {
        format!("/tournaments/{}/console{what}", self.id)
    }

    /// Sends a form of a page.
    async fn fill(&mut self, what: &str, fields: &[(&str, &str)]) -> Answer {
        self.asked += 1;
        let nonce = format!("c{}", self.asked);
        let fields: Vec<_> = [("nonce", nonce.as_str())].into_iter().chain(fields.iter().copied()).collect();
        let path = self.path(what);
        self.site.post(&mut self.browser, &path, &fields).await
    }

    /// The same, which is done.
    async fn does(&mut self, what: &str, fields: &[(&str, &str)]) {
        let answer = self.fill(what, fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{what} {fields:?}: {}", answer.body);
    }

    /// The same, which is refused with these words on the page.
    async fn refused(&mut self, what: &str, fields: &[(&str, &str)], words: &str) {
        let answer = self.fill(what, fields).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{what} {fields:?}");
        assert!(answer.body.contains(words), "{what} {fields:?}: {}", answer.body);
    }

    async fn page(&mut self, what: &str) -> String {
        let path = self.path(what);
        let answer = self.site.get(&mut self.browser, &path).await;
        assert_eq!(answer.status, StatusCode::OK, "{what}");
        answer.body
    }
}

async fn desk(site: &Site, people: u32) -> Desk<'_> {
    let (browser, id) = opened(site, people).await;
    Desk { site, browser, id, asked: 0 }
}

#[tokio::test]
async fn a_form_comes_back_to_its_page() {
    let site = Site::new().await;
    let mut desk = desk(&site, 8).await;
    let back = desk.fill("/entrant?from=/people", &[("entrant", "3"), ("act", "here")]).await;
    assert_eq!(back.location(), desk.path("/people"));
    let back = desk.fill("/entrant?from=/people/3", &[("entrant", "3"), ("act", "pay"), ("euros", "4,50")]).await;
    assert_eq!(back.location(), desk.path("/people/3"));
    assert!(desk.page("/people/3").await.contains("4,50"));
    let elsewhere = desk.fill("/entrant?from=//evil.example", &[("entrant", "3"), ("act", "away")]).await;
    assert_eq!(elsewhere.location(), desk.path(""), "no way out of the console");
    let pages = ["", "/people", "/people/3", "/clubs", "/seating", "/ties", "/calendar", "/links", "/log"];
    for page in pages {
        assert!(desk.page(page).await.contains("aria-current=\"page\""), "{page}");
    }
}

#[tokio::test]
async fn people_come_late_leave_and_are_forgotten() {
    let site = Site::new().await;
    let mut desk = desk(&site, 12).await;
    desk.does("/roll", &[("act", "all")]).await;
    desk.does("/entrant", &[("entrant", "1"), ("act", "away")]).await;
    desk.does("/entrant", &[("entrant", "1"), ("act", "here")]).await;
    desk.does("/entrant", &[("entrant", "2"), ("act", "arrive"), ("minutes", "5")]).await;
    desk.refused("/entrant", &[("entrant", "2"), ("act", "arrive"), ("minutes", "presto")], "non si capisce").await;
    desk.does("/entrant", &[("entrant", "3"), ("act", "sign")]).await;
    desk.does("/sign", &[]).await;
    assert!(!desk.page("/people").await.contains("non hanno firmato"));
    desk.does("/correct", &[("entrant", "4"), ("name", "Zoe"), ("surname", "Alba"), ("club", "Aurora")]).await;
    desk.does("/draw", &[("seed", "7")]).await;
    desk.does("/entrant", &[("entrant", "5"), ("act", "no_show")]).await;
    desk.does("/entrant", &[("entrant", "6"), ("act", "withdraw")]).await;
    desk.does("/entrant", &[("entrant", "6"), ("act", "readmit")]).await;
    desk.refused("/entrant", &[("entrant", "7"), ("act", "renounce"), ("stage", "nowhere")], "nowhere").await;
    desk.refused("/entrant", &[("entrant", "4"), ("act", "erase")], "non si capisce").await;
    desk.does("/entrant", &[("entrant", "4"), ("act", "erase"), ("sure", "yes")]).await;
    let (_, file) = send(&site, &Who::Nobody, "GET", &format!("/api/tournaments/{}/export.json", desk.id), None).await;
    assert!(!file.to_string().contains("Alba") && !desk.page("/people").await.contains("Alba"));
}

#[tokio::test]
async fn names_of_one_club_are_asked_about_once() {
    let site = Site::new().await;
    let mut desk = desk(&site, 0).await;
    let list = "Ada;Velli;Genova\nIvo;Moro;RCU Genova\nPia;Tosti;Aurora\nUgo;Serra;Aurora 2\n";
    desk.does("/paste", &[("list", list)]).await;
    assert!(desk.page("").await.contains("RCU Genova"), "the next step is to say whether they are one");
    desk.does("/clubs", &[("act", "same"), ("first", "Genova"), ("second", "RCU Genova")]).await;
    assert!(!desk.page("").await.contains("RCU Genova"));
}

#[tokio::test]
async fn a_file_with_a_list_enters_whole_or_not_at_all() {
    let site = Site::new().await;
    let desk = desk(&site, 0).await;
    let upload = async |content: &[u8]| {
        let mut body =
            b"--cut\r\ncontent-disposition: form-data; name=\"file\"; filename=\"lista.csv\"\r\n\r\n".to_vec();
        body.extend_from_slice(content);
        body.extend_from_slice(b"\r\n--cut--\r\n");
        let cookies: Vec<String> = desk.browser.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let request = Request::builder()
            .method("POST")
            .uri(desk.path("/upload?from=/people"))
            .header(header::HOST, HOST)
            .header(header::COOKIE, cookies.join("; "))
            .header("origin", format!("http://{HOST}"))
            .header(header::CONTENT_TYPE, "multipart/form-data; boundary=cut");
        site.send(request.body(Body::from(body)).expect("a request")).await
    };
    let latin = upload(b"Cognome;Nome;Club;Partecipa\nCitt\xe0;Ada;Aurora;SI\nMoro;Ivo;Aurora;NO\n").await;
    assert_eq!((latin.status, latin.location()), (StatusCode::SEE_OTHER, desk.path("/people").as_str()));
    let entrants = state(&site, &desk.id).await["entrants"].clone();
    assert!(entrants.as_array().map(Vec::len) == Some(1) && entrants.to_string().contains("Città"), "{entrants}");
    let bad = upload(b"Cognome;Nome;Nascita\nVerdi;Pia;ieri\nNeri;Ugo;1990-01-02\n").await;
    assert_eq!(bad.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(bad.body.contains("riga 2"), "{}", bad.body);
    assert_eq!(upload(b"").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(state(&site, &desk.id).await["entrants"].as_array().map(Vec::len), Some(1), "nothing was half done");
}

#[tokio::test]
async fn tables_are_swapped_drawn_again_and_made_by_hand() {
    let site = Site::new().await;
    let mut desk = desk(&site, 16).await;
    desk.does("/draw", &[("seed", "7")]).await;
    let seats = |now: &serde_json::Value, table: usize| {
        let seats = now["rounds"][0]["tables"][table]["seats"].as_array().expect("seats").clone();
        seats.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let now = state(&site, &desk.id).await;
    let (one, other) = (seats(&now, 0)[0].clone(), seats(&now, 1)[0].clone());
    let costs = desk.page(&format!("/seating?one={one}&other={other}")).await;
    assert!(costs.contains("swap-costs"), "what it costs stands there before: {costs}");
    let same = desk.page(&format!("/seating?one={one}&other={}", seats(&now, 0)[1])).await;
    assert!(same.contains("T3.1"), "two of one table do not swap");
    desk.does("/swap", &[("one", &one), ("other", &other)]).await;
    let now = state(&site, &desk.id).await;
    assert_eq!((seats(&now, 0)[0].clone(), seats(&now, 1)[0].clone()), (other, one));
    let round = site.get(&mut desk.browser, &format!("/tournaments/{}/rounds/1", desk.id)).await;
    assert!(round.body.contains("si sono scambiate di posto"));
    desk.refused("/redraw", &[("gone-3", "yes")], "seme").await;
    let gone = [("gone-3", "yes"), ("gone-4", "yes"), ("gone-10", "yes"), ("seed", "6")];
    desk.refused("/redraw", &gone, "T3.1").await;
    desk.does("/size", &[("size", "3")]).await;
    desk.does("/redraw", &gone).await;
    let drawn = state(&site, &desk.id).await["draws"][0]["entry"].to_string();
    desk.refused("/undo", &[("entry", &drawn), ("why", "lista sbagliata")], "dipend").await;
}

#[tokio::test]
async fn a_round_seated_by_hand_says_so() {
    let site = Site::new().await;
    let mut desk = desk(&site, 8).await;
    desk.refused("/seat", &[("tables", "1,2,3,Cognome99\n5,6,7,8")], "Cognome99").await;
    desk.does("/seat", &[("tables", "1, 2, 3, 4\nCognome5, 6, 7, 8\n")]).await;
    assert_eq!(state(&site, &desk.id).await["rounds"][0]["tables"][1]["seats"], json!([5, 6, 7, 8]));
}

#[tokio::test]
async fn people_enter_by_themselves_with_the_link_of_the_registration() {
    let site = Site::new().await;
    let mut desk = desk(&site, 3).await;
    let owner = Who::Browser(&desk.browser);
    let link = json!({ "kind": "register" });
    let (_, link) = send(&site, &owner, "POST", &format!("/api/tournaments/{}/links", desk.id), Some(&link)).await;
    let url = link["url"].as_str().expect("an address").to_owned();
    let home = format!("/tournaments/{}/register", desk.id);
    let mut phone = Browser::new();
    assert_eq!(site.get(&mut phone, &home).await.status, StatusCode::UNAUTHORIZED, "without the link");
    assert_eq!(site.get(&mut phone, &url).await.location(), home);
    let form = site.get(&mut phone, &home).await;
    assert!(!form.body.contains("Cognome1"), "nobody else's data");
    let fields = [("nonce", "r1"), ("name", "Zoe"), ("surname", "Alba"), ("birth", "1991-04-05")];
    let refused = site.post(&mut phone, &home, &fields).await;
    assert!(refused.status == StatusCode::UNPROCESSABLE_ENTITY && refused.body.contains("T2.13"));
    let accepted: Vec<_> = fields.into_iter().chain([("accepted", "yes")]).collect();
    let done = site.post(&mut phone, &home, &accepted).await;
    assert!(done.status == StatusCode::OK && done.body.contains("numero 4"), "{}", done.body);
    let waiver = [("nonce", "r2"), ("name", "Leo"), ("surname", "Rovo"), ("accepted", "yes"), ("waiver", "yes")];
    assert_eq!(site.post(&mut phone, &home, &waiver).await.status, StatusCode::FORBIDDEN, "only the organiser answers");
    let key = url.rsplit('/').next().expect("a key");
    let (status, _) = ask(&site, &Who::Key(key), &desk.id, "x", &json!({ "do": "draw", "seed": 1 })).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "and nothing else");
    desk.does("/draw", &[("seed", "7")]).await;
    assert!(site.get(&mut phone, &home).await.body.contains("chiuse"));
}

#[tokio::test]
async fn parts_and_links_are_given_and_taken_away() {
    let site = Site::new().await;
    let mut desk = desk(&site, 8).await;
    let mut helper = site.account("Piero", "piero", Role::Player).await;
    let console = desk.path("");
    assert_eq!(site.get(&mut helper, &console).await.status, StatusCode::FORBIDDEN);
    desk.refused("/role", &[("login", "nobody"), ("role", "helper")], "Nessun account").await;
    desk.does("/role", &[("login", "piero"), ("role", "helper")]).await;
    let page = site.get(&mut helper, &desk.path("/people/1")).await;
    assert!(page.status == StatusCode::OK && !page.body.contains("1990-02-03"), "a birth date is the organiser's");
    assert!(desk.page("/people/1").await.contains("1990-02-03"));
    let mut named = [("nonce", "h1"), ("entrant", "1"), ("name", "Ada"), ("surname", "Velli"), ("birth", "2001-01-01")];
    let corrected = site.post(&mut helper, &desk.path("/correct"), &named).await;
    assert_eq!(corrected.status, StatusCode::SEE_OTHER);
    assert!(desk.page("/people/1").await.contains("1990-02-03"), "a helper does not change what is not theirs to see");
    named[0].1 = "h2";
    desk.does("/role", &[("login", "piero"), ("role", "nothing")]).await;
    assert_eq!(site.post(&mut helper, &desk.path("/correct"), &named).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_rehearsal_is_played_to_its_end_and_listed_for_organisers_alone() {
    let site = Site::new().await;
    let mut olga = site.account("Olga", "olga", Role::Organiser).await;
    let fields =
        [("nonce", "n"), ("name", "Prova generale"), ("format", "challenge-2017/challenge"), ("rehearsal", "yes")];
    let new = site.post(&mut olga, "/tournaments/new", &fields).await;
    let id = new.location().split('/').nth(2).expect("an id").to_owned();
    let mut desk = Desk { site: &site, browser: olga, id, asked: 0 };
    desk.does("/rehearse", &[("act", "people"), ("people", "13")]).await;
    for round in 1.. {
        let now = state(&site, &desk.id).await;
        if now["stage"] == "over" {
            break;
        }
        assert!(round < 12, "it comes to an end");
        let answer = desk.fill("/draw", &[("seed", "5")]).await;
        if answer.status != StatusCode::SEE_OTHER {
            assert!(answer.body.contains("dice-"), "a tie asks for dice: {}", answer.body);
            let tied: Vec<_> =
                answer.body.split("name=\"dice-").skip(1).filter_map(|rest| rest.split('"').next()).collect();
            let names: Vec<_> = tied.iter().map(|id| format!("dice-{id}")).collect();
            let faces: Vec<_> = (1..=tied.len()).map(|at| format!("{} {}", at % 6 + 1, at / 6 + 1)).collect();
            let rolls: Vec<_> = names.iter().zip(&faces).map(|(name, face)| (name.as_str(), face.as_str())).collect();
            desk.does("/dice", &rolls).await;
            continue;
        }
        desk.does("/rehearse", &[("act", "results")]).await;
    }
    let mut stranger = Browser::new();
    assert!(!site.get(&mut stranger, "/tournaments").await.body.contains("Prova generale"));
    assert!(site.get(&mut desk.browser, "/tournaments").await.body.contains("Prova generale"));
}

#[tokio::test]
async fn nothing_is_invented_in_a_real_tournament() {
    let site = Site::new().await;
    let mut desk = desk(&site, 8).await;
    desk.does("/draw", &[("seed", "7")]).await;
    desk.refused("/rehearse", &[("act", "results")], "vero").await;
    let now = state(&site, &desk.id).await;
    ask(&site, &Who::Browser(&desk.browser), &desk.id, "r", &report(&now, 1, [60, 50, 30, 24])).await;
    assert!(state(&site, &desk.id).await["rounds"][0]["tables"][1]["result"].is_null());
}

#[tokio::test]
async fn a_format_is_looked_at_before_it_is_opened() {
    let site = Site::new().await;
    let mut olga = site.account("Olga", "olga", Role::Organiser).await;
    let shown = site.get(&mut olga, "/tournaments/new/preview?format=challenge-2017/challenge&people=13").await;
    assert!(shown.status == StatusCode::OK && shown.body.contains("1 da 5, 2 da 4"), "{}", shown.body);
    let refused = site.get(&mut olga, "/tournaments/new/preview?format=raduno/raduno&people=6").await;
    assert!(refused.body.contains("T3.1"));
    let mut stranger = Browser::new();
    assert_eq!(site.get(&mut stranger, "/tournaments/new/preview").await.status, StatusCode::UNAUTHORIZED);
}

/// Who played in an earlier tournament of the same organiser is offered by surname and by name, with the club; not with the date
/// of birth, not who is in already, and nobody from a tournament of others.
#[tokio::test]
async fn people_of_earlier_tournaments_are_completed() {
    let site = Site::new().await;
    let mut desk = desk(&site, 12).await;
    let enter = |nonce: &str, name: &str, surname: &str| {
        let person = json!({ "name": name, "surname": surname, "club": "Aurora", "birth": "1971-08-09" });
        (nonce.to_owned(), json!({ "do": "enter", "entry": { "person": person } }))
    };
    for (nonce, command) in [enter("x1", "Niccolò", "Ångström"), enter("x2", "Zoe", "Ambra")] {
        assert_eq!(ask(&site, &Who::Browser(&desk.browser), &desk.id, &nonce, &command).await.0, StatusCode::OK);
    }
    let other = site.account("Otto", "otto", Role::Organiser).await;
    let mut ids = Vec::new();
    for (who, nonce) in [(&desk.browser, "second"), (&other, "third")] {
        let new = json!({ "nonce": nonce, "regulation": "raduno", "facts": { "name": "Un altro" } });
        let (status, opened) = send(&site, &Who::Browser(who), "POST", "/api/tournaments", Some(&new)).await;
        assert_eq!(status, StatusCode::CREATED);
        ids.push(opened["tournament"].as_str().expect("an id").to_owned());
    }
    let (nonce, command) = enter("x3", "Ugo", "Anselmi");
    assert_eq!(ask(&site, &Who::Browser(&other), &ids[1], &nonce, &command).await.0, StatusCode::OK);
    desk.id.clone_from(&ids[0]);
    for typed in ["angst", "NICCOLO", "angstrom%20nic"] {
        let offered = desk.page(&format!("/known?q={typed}")).await;
        assert!(offered.contains("data-surname=\"Ångström\"") && offered.contains("data-club=\"Aurora\""), "{offered}");
        assert!(!offered.contains("1971") && !offered.contains("Ambra"), "{offered}");
    }
    assert_eq!(desk.page("/known?q=a").await, "", "one letter is too little");
    assert_eq!(desk.page("/known?q=anselmi").await, "", "somebody else's tournament");
    assert_eq!(desk.page("/known?q=cogn").await.matches("<option").count(), 10);
    desk.does("/enter", &[("surname", "Ångström"), ("name", "Niccolò"), ("club", "Aurora")]).await;
    assert_eq!(desk.page("/known?q=angst").await, "", "who is in already");
    let nobody = site.get(&mut Browser::new(), &desk.path("/known?q=ambra")).await;
    assert_eq!(nobody.status, StatusCode::UNAUTHORIZED);
}
