//! How long the simulator waits for chance.

use chance::{KeyStream, PlayerSeed, Secret, Seeded, Source, Stream};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;

const VALUES: u64 = 1_000;

fn seeded(c: &mut Criterion) {
    let mut group = c.benchmark_group("seeded");
    let mut source = Seeded::new(1, 0);
    group.bench_function("new game and first die", |b| b.iter(|| Seeded::new(black_box(1), black_box(2)).die()));
    group.throughput(Throughput::Elements(VALUES));
    group.bench_function("1000 dice", |b| b.iter(|| dice(&mut source)));
    group.bench_function("1000 cards", |b| b.iter(|| cards(&mut source)));
    group.finish();
}

fn key_stream(c: &mut Criterion) {
    let game = "bench".parse().expect("an id");
    let mut source = KeyStream::new(&Secret::from_bytes([1; 32]), &game, &[PlayerSeed::none()]);
    let mut group = c.benchmark_group("key stream");
    group.throughput(Throughput::Elements(VALUES));
    group.bench_function("1000 dice", |b| b.iter(|| dice(&mut source)));
    group.finish();
}

fn dice(source: &mut impl Source) -> u32 {
    (0..VALUES).map(|_| u32::from(black_box(source.die()))).sum()
}

fn cards(source: &mut impl Source) -> u32 {
    (0..VALUES).map(|_| source.below(Stream::Cards, black_box(42))).sum()
}

criterion_group!(benches, seeded, key_stream);
criterion_main!(benches);
