//! The parts that pages are made of. Each has a prefix of its own in the style sheets and is handed what it shows.

mod chart;
mod data_table;
mod dialog;
mod empty;
mod field;
mod icon;
mod island;
mod line_chart;
mod notice;
mod qr;
mod steps;
mod time;
mod token;

pub(crate) use chart::{Bar, bars};
pub(crate) use data_table::{Cell, Column, DataTable};
pub(crate) use dialog::dialog;
pub(crate) use empty::empty;
pub(crate) use field::{Number, Select, Text, choice, number_fault, tick};
pub(crate) use icon::{Icon, icon};
pub(crate) use island::island;
pub(crate) use line_chart::{Point, line_chart};
pub(crate) use notice::{done, faults, once, warning};
pub(crate) use qr::{qr, qr_file};
pub(crate) use steps::steps;
pub(crate) use time::{day, deadline, iso_day, moment};
pub(crate) use token::token;
