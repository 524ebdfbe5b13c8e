//! Charts: a picture for the eye and the same figures as a table, in one.

use maud::{Markup, html};

/// One bar: what it is of, its figure in words, and its length as a share of the longest.
pub(crate) struct Bar {
    pub(crate) label: String,
    pub(crate) figure: String,
    pub(crate) share: f64,
}

/// A chart of bars. Each row of the table has its bar, so that figures and picture cannot differ.
pub(crate) fn bars(tone: &str, caption: &str, [of, figures]: [&str; 2], bars: &[Bar]) -> Markup {
    html! {
        table .chart data-tone=(tone) {
            caption { (caption) }
            thead { tr { th scope="col" .number { (of) } th scope="col" colspan="2" { (figures) } } }
            tbody {
                @for bar in bars {
                    tr {
                        th scope="row" .number { (bar.label) }
                        td .number { (bar.figure) }
                        td .chart-cell {
                            svg .chart-bar viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                                rect width=(format!("{:.2}", 100.0 * bar.share)) height="8" rx="1" {}
                            }
                        }
                    }
                }
            }
        }
    }
}
