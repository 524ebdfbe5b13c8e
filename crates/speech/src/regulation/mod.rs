//! Regulations in words: their titles, sections, settings and values, where a value comes from, and what is wrong with a
//! text.

mod fault;
mod setting;

pub use fault::fault;
pub use setting::{
    citation, section, section_in, section_of, setting, setting_value, source, source_kind, standing, title,
    value_in_words, why_extended,
};
