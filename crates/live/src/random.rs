//! Randomness nobody can guess; without it nothing can be promised, so the program stops.

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
    getrandom::fill(bytes).expect("the system has randomness");
}
