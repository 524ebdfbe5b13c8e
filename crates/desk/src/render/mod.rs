//! Sheets as text, CSV, workbook, JSON and HTML.

mod files;
mod html;
mod json;
mod text;

pub use files::{csv, page, xlsx};
pub use html::html;
pub use json::json;
pub use text::{grid, text};
