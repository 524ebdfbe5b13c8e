//! Tournaments: draws, results, standings, finals.

mod clinch;
mod draw_chance;
mod draw_prove;
mod draw_redraw;
mod draw_season;
mod draw_sizes;
mod finals;
mod formats;
mod invented;
mod national;
mod older;
mod problems;
mod scoring;
mod seating;
mod standings;
