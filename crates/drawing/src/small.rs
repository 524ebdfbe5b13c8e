//! A map to look at, however small: owners by colour, no control, no counter.

use crate::plan::Plan;
use maud::{Markup, html};

/// The map with the colour of who owns each area (`rosso`, …, `neutral`); `label` says it to who does not see it. It has
/// no id of its own, so that a page may show any number of them, and refers to the page's definitions.
#[must_use]
pub fn small<'a>(plan: &Plan, label: &str, colour: impl Fn(&str) -> Option<&'a str>) -> Markup {
    html! {
        svg .board-small viewBox=(plan.view_box()) role="img" aria-label=(label) {
            @for land in &plan.territories {
                use .board-small-area href=(plan.reference(&land.id)) data-colour=[colour(&land.id)] {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::small;
    use crate::Plan;

    #[test]
    fn a_small_board_shows_owners_and_has_no_id() {
        let plan = Plan::named("risiko42").expect("it is drawn");
        let text = small(plan, "giallo 1", |id| (id == "alaska").then_some("giallo")).into_string();
        assert!(!text.contains(" id=") && !text.contains("data-area"), "nothing to find twice, nothing to click");
        assert_eq!(text.matches("<use").count(), 42);
        assert_eq!(text.matches("data-colour=\"giallo\"").count(), 1);
        assert!(text.len() < 5000, "{} bytes: its outlines are the page's", text.len());
    }
}
