//! Tables of data. On a phone each row becomes a card, with the name of its column beside every figure.

use maud::{Markup, html};

/// A column: what it is called and how its cells stand.
pub(crate) struct Column {
    label: String,
    is_number: bool,
}

impl Column {
    pub(crate) fn text(label: String) -> Self {
        Self { label, is_number: false }
    }

    pub(crate) fn number(label: String) -> Self {
        Self { label, is_number: true }
    }

    fn class(&self) -> Option<&'static str> {
        self.is_number.then_some("number")
    }
}

/// What stands in a cell.
pub(crate) enum Cell {
    /// What the row is about.
    Head(Markup),
    Data(Markup),
}

/// A table with a name for who does not see it.
pub(crate) struct DataTable {
    pub(crate) label: String,
    pub(crate) columns: Vec<Column>,
    pub(crate) rows: Vec<Vec<Cell>>,
}

impl DataTable {
    pub(crate) fn show(&self) -> Markup {
        html! {
            table .data aria-label=(self.label) {
                thead { tr { @for column in &self.columns { th scope="col" class=[column.class()] { (column.label) } } } }
                tbody {
                    @for row in &self.rows {
                        tr { @for (column, cell) in self.columns.iter().zip(row) { (show_cell(column, cell)) } }
                    }
                }
            }
        }
    }
}

fn show_cell(column: &Column, cell: &Cell) -> Markup {
    html! {
        @match cell {
            Cell::Head(content) => th scope="row" class=[column.class()] { (content) },
            Cell::Data(content) => td class=[column.class()] data-label=(column.label) { (content) },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Cell, Column, DataTable};
    use maud::html;

    #[test]
    fn every_figure_has_the_name_of_its_column() {
        let table = DataTable {
            label: "Ranking".to_owned(),
            columns: vec![Column::text("Name".to_owned()), Column::number("Points".to_owned())],
            rows: vec![vec![Cell::Head(html! { "Anna" }), Cell::Data(html! { "7" })]],
        };
        let text = table.show().into_string();
        assert!(
            text.contains("<th scope=\"row\">Anna</th><td class=\"number\" data-label=\"Points\">7</td>"),
            "{text}"
        );
    }
}
