//! Evenings and tournaments from a seed, and faults that are planted to see that the auditor finds them.

mod planted;
mod seeds;
