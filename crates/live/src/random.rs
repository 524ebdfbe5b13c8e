//! Randomness nobody can guess; without it nothing can be promised, so the program stops.

use std::cell::Cell;

thread_local! {
    /// What a simulation draws from in place of the system's randomness, on its own thread alone.
    static SIMULATED: Cell<Option<u64>> = const { Cell::new(None) };
}

/// For the simulator alone: from now on this thread draws what follows from a seed, so that a run can be made again. A test
/// says that nothing else calls it.
#[doc(hidden)]
pub fn simulate_randomness(seed: u64) {
    SIMULATED.set(Some(seed));
}

/// Random words of letters and digits that read well aloud: no vowel, nothing that looks like something else.
#[must_use]
pub fn random_word(length: usize) -> String {
    const LETTERS: &[u8; 32] = b"bcdfghjkmnpqrstvwxyz23456789BDFG";
    let mut bytes = vec![0; length];
    fill(&mut bytes);
    bytes.iter().map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}

/// So many random bytes.
#[must_use]
pub fn random_bytes<const COUNT: usize>() -> [u8; COUNT] {
    let mut bytes = [0; COUNT];
    fill(&mut bytes);
    bytes
}

fn fill(bytes: &mut [u8]) {
    match SIMULATED.get() {
        Some(seed) => SIMULATED.set(Some(fill_from(seed, bytes))),
        None => getrandom::fill(bytes).expect("the system has randomness"),
    }
}

/// Fills bytes from a seed, and says what the next ones are drawn from (SplitMix64).
fn fill_from(mut seed: u64, bytes: &mut [u8]) -> u64 {
    for chunk in bytes.chunks_mut(8) {
        seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (seed ^ (seed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        chunk.copy_from_slice(&(mixed ^ (mixed >> 31)).to_le_bytes()[..chunk.len()]);
    }
    seed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_simulation_draws_the_same_again_on_its_own_thread_alone() {
        let draw = || {
            simulate_randomness(7);
            (random_word(10), random_bytes::<32>())
        };
        let [first, second] = [(); 2].map(|()| std::thread::spawn(draw).join().expect("drawn"));
        assert_eq!(first, second);
        assert_ne!(random_bytes::<32>(), random_bytes::<32>(), "nothing is simulated here");
    }
}
