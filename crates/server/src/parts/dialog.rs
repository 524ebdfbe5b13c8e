//! A dialog: closed until a script opens it; its button closes it without one.

use maud::{Markup, html};

pub(crate) fn dialog(id: &str, title: &str, close: &str, content: &Markup) -> Markup {
    let title_id = format!("{id}-title");
    html! {
        dialog #(id) .dialog aria-labelledby=(title_id) {
            div .dialog-head {
                h2 id=(title_id) { (title) }
                form method="dialog" {
                    button .button-icon .button-quiet type="submit" aria-label=(close) {
                        svg .icon viewBox="0 0 24 24" aria-hidden="true" { path d="M6 6l12 12M18 6L6 18" {} }
                    }
                }
            }
            (content)
        }
    }
}
