//! A QR code as SVG: an address for a phone.

use fast_qr::qr::QRBuilder;
use maud::{Markup, html};
use std::fmt::Write as _;

/// The light margin a reader needs, in modules.
const QUIET_MODULES: usize = 4;

/// The code of an address, with words for who does not see it; nothing if the address is too long for one.
pub(crate) fn qr(address: &str, label: &str) -> Markup {
    draw(address, label, None)
}

/// The same as a file of its own.
pub(crate) fn qr_file(address: &str, label: &str) -> Markup {
    draw(address, label, Some("http://www.w3.org/2000/svg"))
}

fn draw(address: &str, label: &str, namespace: Option<&str>) -> Markup {
    let Ok(code) = QRBuilder::new(address).build() else { return html! {} };
    let side = code.size + 2 * QUIET_MODULES;
    let mut path = String::new();
    for y in 0..code.size {
        for (x, _) in code[y].iter().enumerate().filter(|(_, module)| module.value()) {
            let _ = write!(path, "M{} {}h1v1h-1z", x + QUIET_MODULES, y + QUIET_MODULES);
        }
    }
    html! {
        svg .qr xmlns=[namespace] viewBox=(format!("0 0 {side} {side}")) role="img" aria-label=(label) shape-rendering="crispEdges" {
            rect fill="#fff" width=(side) height=(side) {}
            path fill="#000" d=(path) {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::qr;

    #[test]
    fn a_code_has_the_three_corners_a_reader_looks_for() {
        let svg = qr("http://192.168.1.7:8080/tournaments/t-0123456789ab/me", "Il tuo tavolo").into_string();
        let side: usize = svg
            .split("viewBox=\"0 0 ")
            .nth(1)
            .and_then(|rest| rest.split(' ').next())
            .expect("a side")
            .parse()
            .expect("a number");
        for (x, y) in [(4, 4), (side - 5, 4), (4, side - 5)] {
            assert!(svg.contains(&format!("M{x} {y}h1")), "{x} {y}");
        }
        assert!(!svg.contains(&format!("M{} {}h1", side - 4, 4)), "the margin is light");
    }

    #[test]
    fn what_does_not_fit_is_left_out() {
        assert_eq!(qr(&"x".repeat(4000), "").into_string(), "");
    }
}
