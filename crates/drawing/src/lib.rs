//! The board as a picture, and what the page of a table is given: markup and data, nothing that moves.
//!
//! [`board()`] is the map as SVG, each territory a control that can be focused; who owns what is painted by the
//! page's own script. [`data`] is what that script must know of the board, [`catalogue`] what it says, [`island`]
//! puts either into a page. [`table`] and [`replay`] are the pages' bodies.
//!
//! There is no file, network or clock here; the drawing is embedded. Nothing here knows a rule: what may be done
//! comes with each position.
//!
//! ```
//! let board = board::Board::named("risiko42").expect("it is embedded");
//! let svg = drawing::board(&board, words::Words::new(words::Lang::It)).into_string();
//! assert!(svg.contains(r#"data-area="alaska""#));
//! ```

mod catalogue;
mod data;
mod page;
mod patterns;
mod picture;
mod plan;
mod svg;

pub use catalogue::catalogue;
pub use data::data;
pub use page::{Replay, Table, island, replay, table};
pub use picture::picture;
pub use svg::board;
