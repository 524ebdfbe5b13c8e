//! Tournaments: draws, results, standings, finals.

mod clinch;
mod finals;
mod formats;
mod invented;
mod national;
mod older;
mod scoring;
mod standings;
