//! The invariants of `ARCHITECTURE.md`, which are absences, as tests: who may depend on whom, what the pure crates do not
//! touch, where JSON, SQL and HTML may be, what no page of the documentation may promise. There is no code here.
