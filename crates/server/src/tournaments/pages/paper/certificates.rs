//! Certificates: a sheet across for everybody in the final ranking, or for the first places.

use crate::parts::{Number, empty};
use crate::tournaments::pages::standings::Places;
use crate::tournaments::pages::view::View;
use director::tournament::Competitor;
use hall::Stage;
use maud::{Markup, html};
use words::id;

/// The largest number of places that can be asked for.
const CERTIFICATE_PLACES_MAX: u16 = 1000;

/// The certificates of the first places, or of all. Before the ranking is final there are none.
pub(super) fn certificates(view: View<'_>, first: Option<usize>) -> Markup {
    let words = view.words;
    let is_over = view.hall.stage() == Stage::Over;
    let ranking = if is_over { view.ranking() } else { Places::default() };
    let ranked = ranking.len();
    let chosen = ranking.into_iter().filter(|(place, _)| first.is_none_or(|first| *place <= first));
    let chosen = chosen.filter(|(_, line)| has_name(view, line.who));
    html! {
        h1 .paper-how { (words.say(id::PAPER_CERTIFICATES)) }
        @if is_over {
            (choice(view, first))
            @for (place, line) in chosen { (certificate(view, line.who, place, ranked)) }
        } @else {
            (empty(&words.say(id::PAPER_CERTIFICATES_NONE), None))
            (view.mark())
        }
    }
}

/// Somebody whose name was erased gets none.
fn has_name(view: View<'_>, who: Competitor) -> bool {
    match who {
        Competitor::Entrant(entrant) => !view.tournament().name(entrant).is_empty(),
        Competitor::Team(_) => true,
    }
}

/// How many places, asked on the screen.
fn choice(view: View<'_>, first: Option<usize>) -> Markup {
    let words = view.words;
    let value = first.map(|first| first.to_string()).unwrap_or_default();
    let field = Number {
        name: "first",
        label: id::PAPER_CERTIFICATES_FIRST,
        value: &value,
        least: 1,
        most: CERTIFICATE_PLACES_MAX,
        hint: Some(id::PAPER_CERTIFICATES_FIRST_HINT),
        fault: None,
    };
    html! {
        form .paper-how method="get" action=(view.address("/paper")) {
            input type="hidden" name="list" value="certificates";
            (field.show(words))
            button type="submit" { (words.say(id::PAPER_CERTIFICATES_SHOW)) }
        }
    }
}

fn certificate(view: View<'_>, who: Competitor, place: usize, ranked: usize) -> Markup {
    let (words, facts) = (view.words, &view.tournament().facts);
    let (_, club) = view.published().who(who);
    let values = [("place", place.to_string().into()), ("ranked", ranked.to_string().into())];
    let when = [view.dates(), facts.venue.clone()];
    let when = when.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" · ");
    let signatures = [id::PAPER_SIGNATURE_ORGANISER, id::PAPER_SIGNATURE_REFEREE];
    html! {
        article .certificate {
            p .certificate-title { (words.say(id::PAPER_CERTIFICATE)) }
            p .certificate-event { (facts.name) }
            p .certificate-name { (view.competitor_name(who)) }
            p .certificate-club { (club) }
            p .certificate-place { (words.say_with(id::PAPER_CERTIFICATE_PLACE, &values)) }
            p .certificate-when { (when) }
            p .certificate-signatures { @for signature in signatures { span { (words.say(signature)) } } }
            (view.mark())
        }
    }
}
