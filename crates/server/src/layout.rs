//! What all pages have in common.

use crate::assets;
use crate::parts::deadline;
use crate::requester::Requester;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::{DOCTYPE, Markup, html};
use regulation::Regulation;
use words::{Id, Lang, Words, id};

/// A page to be.
pub(crate) struct Page {
    name: &'static str,
    title: String,
    body: Markup,
    kind: Kind,
    styles: Vec<&'static str>,
    first: Vec<&'static str>,
    script: Option<&'static str>,
    mark: Option<&'static str>,
}

/// How a page stands in its window.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Text, with a footer.
    Text,
    /// A board that takes all the room, of this game.
    Board(&'static str),
    /// Text that is nobody's: no navigation, nothing of the reader.
    Plain,
    /// A wall: nothing but the page, in the theme of projectors.
    Wall,
}

impl Kind {
    /// The style sheets, in their order.
    fn styles(self) -> &'static [&'static str] {
        match self {
            Self::Text | Self::Plain => &["css/tokens.css", "css/base.css", "css/parts.css", "css/pages.css"],
            Self::Board(_) => &[
                "css/tokens.css",
                "css/base.css",
                "css/parts.css",
                "css/board.css",
                "css/table.css",
                "css/company.css",
                "css/moments.css",
            ],
            Self::Wall => &["css/tokens.css", "css/base.css"],
        }
    }

    fn game(self) -> Option<&'static str> {
        match self {
            Self::Text | Self::Plain | Self::Wall => None,
            Self::Board(game) => Some(game),
        }
    }

    fn theme(self) -> Option<&'static str> {
        (self == Self::Wall).then_some("hall")
    }
}

impl Page {
    /// A page of text; `name` is what it says of itself in `data-page`.
    pub(crate) fn new(name: &'static str, title: impl Into<String>, body: Markup) -> Self {
        Self {
            name,
            title: title.into(),
            body,
            kind: Kind::Text,
            styles: Vec::new(),
            first: Vec::new(),
            script: None,
            mark: None,
        }
    }

    /// A page with a board of this game.
    pub(crate) fn board(name: &'static str, game: &'static str, title: impl Into<String>, body: Markup) -> Self {
        Self { kind: Kind::Board(game), ..Self::new(name, title, body) }
    }

    /// A page that may be kept for whoever uses the browser.
    pub(crate) fn plain(name: &'static str, title: impl Into<String>, body: Markup) -> Self {
        Self { kind: Kind::Plain, ..Self::new(name, title, body) }
    }

    /// A page for a projector.
    pub(crate) fn wall(name: &'static str, title: impl Into<String>, body: Markup) -> Self {
        Self { kind: Kind::Wall, ..Self::new(name, title, body) }
    }

    /// With a style sheet of its own besides those of its kind.
    pub(crate) fn style(mut self, path: &'static str) -> Self {
        self.styles.push(path);
        self
    }

    /// With the module that runs it, by its path below the folder of assets.
    pub(crate) fn script(self, path: &'static str) -> Self {
        Self { script: Some(path), ..self }
    }

    /// With the sentence the publisher asks for, where this regulation's game is one of those it asks it for (T2.13). What is
    /// printed has it on each sheet instead, and a wall in its foot.
    pub(crate) fn marked(self, regulation: &Regulation) -> Self {
        Self { mark: desk::trade_mark(regulation), ..self }
    }

    /// With scripts at these addresses, which run before its module: what they hold it finds there.
    pub(crate) fn first(self, addresses: impl Into<Vec<&'static str>>) -> Self {
        Self { first: addresses.into(), ..self }
    }

    /// The style sheets, in their order.
    fn styles(&self) -> Vec<&'static str> {
        self.kind.styles().iter().chain(&self.styles).copied().collect()
    }
}

/// A whole page for somebody.
pub(crate) fn page(requester: &Requester, page: Page) -> Response {
    fragment(document(requester, page))
}

/// The same page where a form was not filled in well.
pub(crate) fn again(requester: &Requester, whole: Page) -> Response {
    (StatusCode::UNPROCESSABLE_ENTITY, page(requester, whole)).into_response()
}

/// A part of a page.
pub(crate) fn fragment(markup: Markup) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "private, no-cache")];
    (kind, [(header::VARY, "accept-language, cookie")], markup.into_string()).into_response()
}

/// The colours of the dark: where the reader wants them, or the system does and the reader has not said. A wall is never dark.
fn dark_style(kind: Kind, requester: &Requester) -> Markup {
    let media = match (kind.theme(), requester.theme) {
        (Some(_), _) | (None, Some("light")) => return Markup::default(),
        (None, Some(_)) => "screen",
        (None, None) => "screen and (prefers-color-scheme: dark)",
    };
    html! { link rel="stylesheet" href=(assets::address("css/dark.css")) media=(media); }
}

fn document(requester: &Requester, page: Page) -> Markup {
    let words = requester.words;
    let mark = html! { @if let Some(mark) = page.mark { aside .page-mark { p .hall-mark .hint { (mark) } } } };
    html! {
        (DOCTYPE)
        html lang=(words.lang().code()) data-theme=[page.kind.theme().or(requester.theme)] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (page.title) " · Sdadata" }
                link rel="manifest" href="/manifest.webmanifest";
                link rel="icon" href=(assets::address("img/icon.svg")) type="image/svg+xml";
                @for address in &page.first { script src=(address) defer {} }
                (assets::links(&page.styles(), page.script))
                // A page for a projector is nobody's.
                @if requester.turns.plays && page.kind != Kind::Wall { (assets::links(&[], Some("js/pages/turns.js"))) }
                (dark_style(page.kind, requester))
            }
            body data-page=(page.name) data-game=[page.kind.game()] {
                @match page.kind {
                    Kind::Board(_) => {
                        a .visually-hidden .skip href="#bar" { (words.say(id::WEB_SKIP)) }
                        (board_navigation(requester))
                        (page.body)
                    }
                    Kind::Text => {
                        a .visually-hidden .skip href="#main" { (words.say(id::WEB_SKIP)) }
                        header { (navigation(requester)) }
                        (page.body)
                        (mark)
                        (footer(requester))
                    }
                    Kind::Plain | Kind::Wall => { (page.body) (mark) }
                }
            }
        }
    }
}

/// The pages everybody finds from everywhere. Tournaments stand first where there are any, else last.
const PLACES: [(&str, Id); 6] = [
    ("/tournaments", id::WEB_NAV_TOURNAMENTS),
    ("/tables", id::WEB_NAV_TABLES),
    ("/ranking", id::WEB_NAV_RANKING),
    ("/regulations", id::WEB_NAV_REGULATIONS),
    ("/odds", id::WEB_NAV_ODDS),
    ("/about", id::WEB_NAV_ABOUT),
];

fn navigation(requester: &Requester) -> Markup {
    let words = requester.words;
    html! {
        nav .nav aria-label=(words.say(id::WEB_NAV)) {
            a .nav-brand href="/" aria-current=[here(requester, "/")] { (mark()) "Sdadata" }
            div .nav-places { @for (path, id) in places(requester) { (link(requester, path, id)) } }
            (turns(requester))
            div .nav-own { (who(requester)) (language_form(words, &requester.path, Room::Enough)) }
        }
    }
}

fn places(requester: &Requester) -> [(&'static str, Id); 6] {
    let mut places = PLACES;
    if !requester.has_tournaments {
        places.rotate_left(1);
    }
    places
}

/// Beside a board there is room for the way back and the other language, and nothing else.
fn board_navigation(requester: &Requester) -> Markup {
    html! {
        nav .nav aria-label=(requester.words.say(id::WEB_NAV)) {
            a .nav-brand href="/" { "Sdadata" }
            (link(requester, "/tables", id::WEB_NAV_TABLES))
            (turns(requester))
            (who(requester))
            (language_form(requester.words, &requester.path, Room::Little))
        }
    }
}

/// The place of the line that says which games by correspondence wait, for who plays any; a script keeps it fresh.
fn turns(requester: &Requester) -> Markup {
    let table = table_of(&requester.path);
    let title = requester.words.say(id::WEB_YOUR_MOVE);
    html! {
        @if requester.turns.plays {
            div #turns .nav-turns role="status" data-look=(format!("/turns?at={table}")) data-title=(title) { (turns_line(requester, table)) }
        }
    }
}

/// How many games wait and until when the most urgent does; nothing where none does, or only the table that is looked at.
pub(crate) fn turns_line(requester: &Requester, at: &str) -> Markup {
    let words = requester.words;
    let waiting = requester.turns.elsewhere(at);
    let Some((first, due)) = waiting.first() else { return html! {} };
    let count = waiting.len();
    let to = if count == 1 { format!("/tables/{first}") } else { "/tables".to_owned() };
    let all: Vec<String> = waiting.iter().map(|(id, due)| format!("{id}@{due}")).collect();
    html! {
        a .nav-turn href=(to) data-turns=(all.join(" ")) {
            span .nav-turn-count aria-hidden="true" { (count) }
            span .nav-turn-text {
                span .nav-turn-what { (words.say(id::WEB_YOUR_MOVE)) }
                @if count > 1 { span .visually-hidden { " " (words.say_with(id::WEB_TURNS, &[("count", count.into())])) } }
                " " (deadline(*due, words))
            }
        }
    }
}

/// The table a path is of.
fn table_of(path: &str) -> &str {
    let rest = path.strip_prefix("/tables/").unwrap_or_default();
    rest.split(['/', '?']).next().unwrap_or_default()
}

fn link(requester: &Requester, path: &str, id: Id) -> Markup {
    html! { a href=(path) aria-current=[here(requester, path)] { (requester.words.say(id)) } }
}

fn who(requester: &Requester) -> Markup {
    html! {
        @match &requester.person {
            Some(person) => a .nav-who href="/profile" aria-current=[here(requester, "/profile")] { (person.name) },
            None => (link(requester, "/login", id::WEB_NAV_LOGIN)),
        }
    }
}

/// Whether this is the page, or one below it, that is being looked at.
fn here(requester: &Requester, path: &str) -> Option<&'static str> {
    let looked_at = requester.path.split('?').next().unwrap_or_default();
    if looked_at == path {
        return Some("page");
    }
    let below = looked_at.strip_prefix(path).is_some_and(|rest| path != "/" && rest.starts_with('/'));
    below.then_some("true")
}

/// A die that shows three.
fn mark() -> Markup {
    html! {
        svg .nav-mark viewBox="0 0 24 24" aria-hidden="true" {
            rect x="2" y="2" width="20" height="20" rx="5" {}
            circle cx="7.5" cy="7.5" r="2" {}
            circle cx="12" cy="12" r="2" {}
            circle cx="16.5" cy="16.5" r="2" {}
        }
    }
}

fn footer(requester: &Requester) -> Markup {
    let words = requester.words;
    html! {
        footer .foot {
            p { (words.say(id::WEB_FOOTER)) }
            (theme_form(requester))
            div .foot-links {
                a href="/about" { (words.say(id::WEB_NAV_ABOUT)) }
                a href="/about#privacy" { (words.say(id::WEB_PRIVACY)) }
            }
        }
    }
}

/// Light, dark or as the system has it, for this page and all that follow.
fn theme_form(requester: &Requester) -> Markup {
    let words = requester.words;
    let chosen = requester.theme.unwrap_or("system");
    html! {
        form .foot-theme method="post" action="/theme" aria-label=(words.say(id::WEB_THEME)) {
            input type="hidden" name="back" value=(requester.path);
            @for theme in ["light", "dark", "system"] {
                button .button-quiet type="submit" name="theme" value=(theme) aria-pressed=(if theme == chosen { "true" } else { "false" }) {
                    (words.say_member("web-theme", theme))
                }
            }
        }
    }
}

/// How much room there is for words.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Room {
    Enough,
    Little,
}

/// The other language, for this page and all that follow; where there is little room, by its code.
fn language_form(words: Words, path: &str, room: Room) -> Markup {
    let (other, name) = match words.lang() {
        Lang::It => (Lang::En, "English"),
        Lang::En => (Lang::It, "Italiano"),
    };
    let (label, shown) = match room {
        Room::Enough => (None, name.to_owned()),
        Room::Little => {
            let code = other.code().to_uppercase();
            (Some(format!("{code}: {name}")), code)
        }
    };
    html! {
        form .nav-language method="post" action="/language" {
            input type="hidden" name="back" value=(path);
            button .button-quiet type="submit" name="lang" value=(other.code()) lang=(other.code()) aria-label=[label] { (shown) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::table_of;

    #[test]
    fn a_path_names_its_table() {
        assert_eq!(
            (table_of("/tables/abc?x=1"), table_of("/tables/abc/replay"), table_of("/odds")),
            ("abc", "abc", "")
        );
    }
}
