//! A chart of one figure over time: a line for the eye, and the same figures as a table, folded.

use maud::{Markup, html};

/// One point: what it is of, as it is said, and its figure.
pub(crate) struct Point {
    pub(crate) label: String,
    pub(crate) figure: i64,
}

const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 160.0;
const MARGIN: f64 = 8.0;

/// The line through these points, oldest first; nothing for fewer than two.
pub(crate) fn line_chart(caption: &str, [of, figures]: [&str; 2], points: &[Point]) -> Markup {
    if points.len() < 2 {
        return html! {};
    }
    let (least, most) = points
        .iter()
        .fold((i64::MAX, i64::MIN), |(least, most), point| (least.min(point.figure), most.max(point.figure)));
    let span = (most - least).max(1) as f64;
    let x = |index: usize| MARGIN + (WIDTH - 2.0 * MARGIN) * index as f64 / (points.len() - 1) as f64;
    let y = |figure: i64| HEIGHT - MARGIN - (HEIGHT - 2.0 * MARGIN) * (figure - least) as f64 / span;
    let line: Vec<String> =
        points.iter().enumerate().map(|(index, point)| format!("{:.1},{:.1}", x(index), y(point.figure))).collect();
    html! {
        figure .line-chart {
            figcaption { (caption) }
            div .line-chart-frame {
                span .line-chart-most aria-hidden="true" { (most) }
                svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) preserveAspectRatio="none" aria-hidden="true" {
                    polyline points=(line.join(" ")) fill="none" vector-effect="non-scaling-stroke" {}
                }
                span .line-chart-least aria-hidden="true" { (least) }
            }
            details {
                summary { (figures) }
                table {
                    thead { tr { th scope="col" { (of) } th scope="col" .number { (figures) } } }
                    tbody { @for point in points { tr { th scope="row" { (point.label) } td .number { (point.figure) } } } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(figure: i64) -> Point {
        Point { label: "1".to_owned(), figure }
    }

    #[test]
    fn the_line_and_the_table_have_the_same_points() {
        let text = line_chart("Forza", ["Partita", "Forza"], &[point(0), point(100), point(50)]).into_string();
        assert!(text.contains("8.0,152.0 300.0,8.0 592.0,80.0"), "{text}");
        assert_eq!(text.matches("<tr>").count(), 4);
        assert_eq!(line_chart("", ["", ""], &[point(1)]).into_string(), "", "one point is no line");
    }
}
