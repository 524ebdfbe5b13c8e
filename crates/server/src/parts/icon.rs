//! The small drawings that pages written here share with those drawn in the browser (`js/core/icons.js`).

use maud::{Markup, html};

/// A drawing by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    /// A flag: territories.
    Land,
    /// A tank: armies.
    Tank,
}

/// The drawing, for who sees it.
pub(crate) fn icon(icon: Icon) -> Markup {
    html! {
        svg .icon viewBox="0 0 24 24" aria-hidden="true" focusable="false" {
            @match icon {
                Icon::Land => path d="M6 21V4h12l-3 4 3 4H6" {},
                Icon::Tank => {
                    rect x="3" y="14" width="18" height="6" rx="3" {}
                    path d="M7 14l1.5-5h6l1.5 5M15 10.5l7-2" {}
                }
            }
        }
    }
}
