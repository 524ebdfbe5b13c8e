//! Data for a page's script, in a place where it is not run.

use maud::{Markup, PreEscaped, html};
use serde::Serialize;

/// The data as JSON in an element of this id.
pub(crate) fn island(id: &str, value: &impl Serialize) -> Markup {
    // `<` never stands in JSON but inside a text, where it may be written as a code: so nothing ends the element.
    let text = serde_json::to_string(value).unwrap_or_default().replace('<', "\\u003c");
    html! { script #(id) type="application/json" { (PreEscaped(text)) } }
}

#[cfg(test)]
mod tests {
    use super::island;

    #[test]
    fn data_cannot_leave_its_place() {
        let markup = island("words", &serde_json::json!("</script><b>")).into_string();
        assert_eq!(markup, r#"<script id="words" type="application/json">"\u003c/script>\u003cb>"</script>"#);
    }
}
