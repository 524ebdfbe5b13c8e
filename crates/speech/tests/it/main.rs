//! What is said of the games and of regulations, word for word, in both languages.

mod regulation;
mod risiko;
mod said;
mod samples;
mod spqr;
mod spqr_samples;
