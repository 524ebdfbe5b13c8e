//! How long the tables of all battles take, and one battle alone.

use criterion::{Criterion, criterion_group, criterion_main};
use odds::{Attackers, Battle, Defenders, Distributions, Forecast, MAX_ARMIES, Outnumbered, Terms, WinTable};
use std::hint::black_box;

fn tables(c: &mut Criterion) {
    let terms = Terms { outnumbered: Outnumbered::Allowed, ..Terms::default() };
    let largest = Battle::new(Attackers(MAX_ARMIES), Defenders(MAX_ARMIES)).expect("the largest battle");
    c.bench_function("win table 130 x 130", |b| b.iter(|| WinTable::new(black_box(terms))));
    c.bench_function("distributions 130 x 130", |b| b.iter(|| Distributions::new(black_box(terms))));
    c.bench_function("forecast 130 v 130", |b| b.iter(|| Forecast::new(black_box(largest), black_box(terms))));
}

criterion_group!(benches, tables);
criterion_main!(benches);
