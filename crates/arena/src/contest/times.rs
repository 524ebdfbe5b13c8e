//! How long turns take: a mean, and the time that 99 of 100 turns stay below, in a fixed amount of memory.

/// Buckets for each doubling of the time: neighbours differ by at most 1 part in 32.
const FINE_BITS: u32 = 5;
const BUCKETS: usize = (u64::BITS as usize + 1) << FINE_BITS;

/// Times of turns.
#[derive(Clone, Debug)]
pub(super) struct Times {
    count: u64,
    nanoseconds: u64,
    buckets: Box<[u32]>,
}

impl Default for Times {
    fn default() -> Self {
        Self { count: 0, nanoseconds: 0, buckets: vec![0; BUCKETS].into() }
    }
}

impl Times {
    /// Takes in a turn.
    pub(super) fn add(&mut self, nanoseconds: u64) {
        self.count += 1;
        self.nanoseconds += nanoseconds;
        self.buckets[bucket(nanoseconds)] += 1;
    }

    /// Adds the turns of other games.
    pub(super) fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.nanoseconds += other.nanoseconds;
        self.buckets.iter_mut().zip(&other.buckets).for_each(|(sum, more)| *sum += more);
    }

    /// Milliseconds on average.
    pub(super) fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.nanoseconds as f64 / self.count as f64 / 1e6 }
    }

    /// Milliseconds that 99 of 100 turns stay below, at most 1 part in 32 too high.
    pub(super) fn p99(&self) -> f64 {
        let due = self.count - self.count / 100;
        let mut seen = 0;
        let found = self.buckets.iter().position(|&count| {
            seen += u64::from(count);
            seen >= due && seen > 0
        });
        found.map_or(0.0, |at| end(at) / 1e6)
    }
}

fn bucket(nanoseconds: u64) -> usize {
    let shift = (u64::BITS - nanoseconds.leading_zeros()).saturating_sub(FINE_BITS + 1);
    ((shift as usize) << FINE_BITS) + (nanoseconds >> shift) as usize
}

/// The largest time of a bucket.
fn end(bucket: usize) -> f64 {
    let fine = 1 << FINE_BITS;
    let shift = (bucket >> FINE_BITS).saturating_sub(1);
    let first = bucket - (shift << FINE_BITS);
    debug_assert!(shift == 0 || (fine..2 * fine).contains(&first), "bucket {bucket}");
    (first as f64 + 1.0) * 2_f64.powi(shift as i32) - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_is_as_wide_as_promised() {
        let mut last = 0;
        for time in (0..2000).chain((11..64).flat_map(|bit| [(1 << bit) - 1, 1 << bit, (1 << bit) + (1 << (bit - 2))]))
        {
            let at = bucket(time);
            assert!(at >= last && at < BUCKETS, "{time}");
            last = at;
            let end = end(at);
            assert!(
                end >= time as f64 * 0.999_999 && end <= (time as f64) * (1.0 + 1.0 / 32.0) + 1e-9,
                "{time}: {end}"
            );
        }
    }

    #[test]
    fn ninety_nine_of_a_hundred_stay_below() {
        let mut times = Times::default();
        (1..=1000).for_each(|time| times.add(time * 1_000_000));
        let mut more = Times::default();
        more.merge(&times);
        assert!((more.mean() - 500.5).abs() < 1e-9, "{}", more.mean());
        assert!((990.0..=990.0 * 33.0 / 32.0).contains(&more.p99()), "{}", more.p99());
        assert!(Times::default().p99() == 0.0 && Times::default().mean() == 0.0);
    }
}
