//! Boards as SVG: any board that has a [`Plan`], any number of them on a page, small ones too.
//!
//! A page has [`definitions`] once: the outlines of its plans and the patterns of the colours. [`board()`] is a map whose
//! areas are controls; who owns what is painted by the page's own script. [`small`] is a map to look at, with its owners.
//! [`picture`] is a map as a file of its own.
//!
//! Nothing here knows a game: an area is an id with a name, a group and a value. There is no file, network or clock; the
//! drawings are embedded.
//!
//! ```
//! use drawing::{Area, Board, Plan, board, definitions};
//!
//! let plan = Plan::named("risiko42").expect("it is embedded");
//! let map = Board { plan, id: Some("board"), label: "Board", area: &|_| Area { name: "Alaska", ..Area::default() } };
//! assert!(definitions(&[plan]).into_string().contains(r#"id="risiko42-alaska""#));
//! assert!(board(&map).into_string().contains(r#"data-area="alaska""#));
//! ```

mod definitions;
#[cfg(test)]
mod label_tests;
mod picture;
mod plan;
mod result;
#[cfg(test)]
mod roma45_tests;
mod small;
mod svg;

pub use definitions::definitions;
pub use picture::picture;
pub use plan::Plan;
pub use result::{Fleet, Held, Placed, ResultPicture};
pub use small::small;
pub use svg::{Area, Board, board};
