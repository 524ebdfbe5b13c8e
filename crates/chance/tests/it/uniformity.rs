//! Pearson's chi-square on fixed seeds: every value as often as any other, and no trace of the one before.

use chance::{KeyStream, PlayerSeed, Secret, Seeded, Source, Stream};

const SAMPLES: usize = 360_000;

#[test]
fn dice_are_uniform() {
    check(6, hands(&mut seeded(), 1));
    check(6, hands(&mut key_stream(), 1));
}

/// Thirty-six pairs, then 216 triples: a die does not depend on those thrown just before it.
#[test]
fn dice_do_not_depend_on_those_before() {
    for dice in [2, 3] {
        check(6_u32.pow(dice), hands(&mut seeded(), dice));
        check(6_u32.pow(dice), hands(&mut key_stream(), dice));
    }
}

#[test]
fn cards_are_uniform() {
    for n in [1, 2, 3, 5, 7, 16, 42, 44, 1000] {
        check(n, cards(&mut seeded(), n));
        check(n, cards(&mut key_stream(), n));
    }
}

/// With this limit a method that forgets to throw words away shows: half of its values fall in the lowest third.
#[test]
fn large_limits_are_not_biased() {
    let n = 3 << 30;
    let third = n / 3;
    check(3, cards(&mut seeded(), n).map(|value| value / third));
    check(3, cards(&mut key_stream(), n).map(|value| value / third));
}

#[test]
fn the_first_die_of_each_game_is_uniform() {
    check(6, (0..SAMPLES as u64).map(|game| u32::from(Seeded::new(5, game).die()) - 1));
    check(6, (0..SAMPLES as u64).map(|seed| u32::from(Seeded::new(seed, 5).die()) - 1));
}

/// Pairs of a die and a card from one game, and of the same die in two games next to each other.
#[test]
fn streams_and_games_are_independent() {
    let mut source = seeded();
    check(36, (0..SAMPLES).map(|_| source.below(Stream::Dice, 6) * 6 + source.below(Stream::Cards, 6)));
    let mut source = key_stream();
    check(36, (0..SAMPLES).map(|_| source.below(Stream::Dice, 6) * 6 + source.below(Stream::Cards, 6)));
    let (mut one, mut two) = (Seeded::new(5, 1), Seeded::new(5, 2));
    check(36, (0..SAMPLES).map(|_| one.below(Stream::Dice, 6) * 6 + two.below(Stream::Dice, 6)));
}

fn seeded() -> Seeded {
    Seeded::new(20_170_101, 0)
}

fn key_stream() -> KeyStream {
    KeyStream::new(&Secret::from_bytes([42; 32]), &"uniform".parse().expect("an id"), &[PlayerSeed::none()])
}

/// Consecutive dice, as one number in base six.
fn hands(source: &mut impl Source, dice: u32) -> impl Iterator<Item = u32> {
    (0..SAMPLES).map(move |_| (0..dice).fold(0, |hand, _| hand * 6 + u32::from(source.die()) - 1))
}

fn cards(source: &mut impl Source, n: u32) -> impl Iterator<Item = u32> {
    (0..SAMPLES).map(move |_| source.below(Stream::Cards, n))
}

/// Fails if values this uneven come by chance less than once in about 10,000 times.
#[track_caller]
fn check(n: u32, values: impl Iterator<Item = u32>) {
    let mut seen = vec![0_u32; n as usize];
    values.for_each(|value| seen[value as usize] += 1);
    let expected = f64::from(seen.iter().sum::<u32>()) / f64::from(n);
    let chi_square: f64 = seen.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
    assert!(chi_square <= limit(n - 1), "chi-square {chi_square} over {n} values");
}

/// The value chi-square exceeds once in about 10,000 times (Wilson and Hilferty's approximation).
fn limit(freedom: u32) -> f64 {
    if freedom == 0 {
        return 0.0;
    }
    let (freedom, deviations) = (f64::from(freedom), 3.719);
    let spread = 2.0 / (9.0 * freedom);
    freedom * (1.0 - spread + deviations * spread.sqrt()).powi(3)
}
