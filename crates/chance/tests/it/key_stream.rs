//! The online dice against values computed apart from this crate, with Python's `hmac` and `hashlib`.

use chance::{
    Commitment, GameId, HexFault, KeyStream, PlayerSeed, Position, Secret, SeedCommitment, Source, Stream, WordFault,
};
use proptest::prelude::*;

const SECRET: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT: &str = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

#[test]
fn the_commitment_is_the_sha_256_of_the_bytes() {
    assert_eq!(secret().commitment().to_string(), COMMITMENT);
    let commitment: Commitment = COMMITMENT.to_uppercase().parse().expect("either case");
    assert!(commitment.is_to(&secret()));
    assert!(!commitment.is_to(&Secret::from_bytes([0; 32])));
}

/// The vectors of `docs/dice.md`, computed with `sha256sum`.
#[test]
fn the_commitment_of_a_seed_is_the_sha_256_of_its_characters() {
    let vectors = [
        ("anna", "55579b557896d0ce1764c47fed644f9b35f58bad620674af23f356d80ed0c503"),
        ("000102030405060708090a0b0c0d0e0f", "d65df89f702eec58ca3c7bf2001c9ffc7cd80553ae01d42a799ba26756142d96"),
    ];
    for (seed, expected) in vectors {
        let seed: PlayerSeed = seed.parse().expect("a seed");
        assert_eq!(SeedCommitment::to(&seed).to_string(), expected);
        let commitment: SeedCommitment = expected.to_uppercase().parse().expect("either case");
        assert!(commitment.is_to(&seed));
        assert!(!commitment.is_to(&PlayerSeed::none()));
    }
    assert_eq!("55579b".parse::<SeedCommitment>(), Err(HexFault::Length { found: 6 }));
}

#[test]
fn dice_are_as_computed_apart() {
    let mut source = key_stream(&["anna", "-", "bruno"]);
    let dice: Vec<u8> = (0..40).map(|_| source.die()).collect();
    let expected = [
        6, 4, 1, 4, 2, 5, 1, 6, 1, 2, 5, 2, 2, 1, 4, 1, 3, 6, 6, 1, 5, 4, 5, 5, 3, 6, 6, 1, 4, 5, 4, 4, 4, 6, 3, 1, 1,
        5, 2, 2,
    ];
    assert_eq!(dice, expected);
    assert_eq!(source.position(), Position { dice: 40, cards: 0 });
}

#[test]
fn a_deal_of_cards_is_as_computed_apart() {
    let expected = [
        17, 24, 39, 33, 19, 8, 34, 32, 22, 11, 11, 18, 10, 17, 9, 23, 3, 21, 14, 12, 18, 20, 4, 2, 5, 5, 5, 1, 10, 12,
        10, 8, 4, 3, 3, 1, 3, 1, 2, 0, 0, 0,
    ];
    assert_eq!(cards((1..=42).rev()), (expected.to_vec(), 42));
}

/// Of all words, three in ten are too high for the first number: twelve values take seventeen words.
#[test]
fn words_thrown_away_are_as_computed_apart() {
    let expected = [
        2755255289, 1579891769, 2267327239, 1812551455, 1100509064, 1305825622, 1373001557, 2885211632, 2268953786,
        2532200811, 168643697, 2093972767,
    ];
    assert_eq!(cards([3_000_000_000; 12]), (expected.to_vec(), 17));
    let expected = [1579891769, 2267327239, 0, 1, 0, 2, 1373001557, 2885211632, 0, 0, 0, 20];
    let limits = [2_147_483_649, u32::MAX, 1, 7, 1, 44, 2_147_483_649, u32::MAX, 1, 7, 1, 44];
    assert_eq!(cards(limits), (expected.to_vec(), 13));
}

#[test]
fn everything_in_the_message_matters() {
    let first = |seeds: &[&str]| dice(&mut key_stream(seeds), 20);
    let usual = first(&["anna", "-", "bruno"]);
    assert_ne!(usual, first(&["-", "anna", "bruno"]), "the order of the seats");
    assert_ne!(usual, first(&["anna", "-", "carla"]), "a seed");
    assert_ne!(usual, first(&["anna", "-"]), "the number of seats");
    let other_game = &mut KeyStream::new(&secret(), &game("prova-2"), &seeds(&["anna", "-", "bruno"]));
    assert_ne!(usual, dice(other_game, 20), "the game");
    let other_secret = Secret::from_bytes([7; 32]);
    let other = &mut KeyStream::new(&other_secret, &game("prova"), &seeds(&["anna", "-", "bruno"]));
    assert_ne!(usual, dice(other, 20), "the secret");
}

#[test]
fn nothing_secret_is_printed() {
    let secret = Secret::from_bytes([0xab; 32]);
    let source = KeyStream::new(&secret, &game("prova"), &[PlayerSeed::none()]);
    assert_eq!(format!("{secret:?} {secret:#?}"), "Secret(hidden) Secret(hidden)");
    assert_eq!(format!("{source:?}"), "KeyStream { position: Position { dice: 0, cards: 0 }, .. }");
}

#[test]
fn what_is_not_hexadecimal_says_where() {
    let fault = |text: &str| Secret::from_hex(text).expect_err("a fault");
    assert_eq!(fault(""), HexFault::Length { found: 0 });
    assert_eq!(fault(&SECRET[1..]), HexFault::Length { found: 63 });
    assert_eq!(fault(&format!("{}è", &SECRET[1..])), HexFault::Digit { at: 64 });
    assert_eq!(fault(&SECRET.replacen('0', "+", 1)), HexFault::Digit { at: 1 });
    assert_eq!(fault("").to_string(), "0 characters, 64 hexadecimal digits expected");
}

#[test]
fn seeds_and_ids_cannot_upset_the_message() {
    let fault = |text: &str| text.parse::<PlayerSeed>().expect_err("a fault");
    assert_eq!(fault(""), WordFault::Length { found: 0 });
    assert_eq!(fault(&"a".repeat(65)), WordFault::Length { found: 65 });
    for (text, found) in [("a,b", ','), ("a b", ' '), ("a=b", '='), ("a\n", '\n'), ("città", 'à')] {
        assert_eq!(fault(text), WordFault::Character { found });
        assert_eq!(text.parse::<GameId>(), Err(WordFault::Character { found }));
    }
    assert_eq!("A-z_0.9".parse::<PlayerSeed>().map(|seed| seed.to_string()), Ok("A-z_0.9".to_owned()));
    assert_eq!("-".parse(), Ok(PlayerSeed::none()));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_revealed_secret_reads_back(bytes: [u8; 32]) {
        let secret = Secret::from_bytes(bytes);
        let again = Secret::from_hex(&secret.reveal_hex()).expect("what was revealed");
        prop_assert!(secret.commitment().is_to(&again));
        prop_assert_eq!(secret.commitment().to_string().parse(), Ok(secret.commitment()));
    }

    /// Cards taken in between change no die, and a stream taken up later goes on as if never left.
    #[test]
    fn streams_are_apart_and_can_be_resumed(asked in proptest::collection::vec((any::<bool>(), 1..=u32::MAX), 0..60)) {
        let names = ["anna", "bruno"];
        let (mut mixed, mut alone) = (key_stream(&names), key_stream(&names));
        for &(is_die, n) in &asked {
            let stream = if is_die { Stream::Dice } else { Stream::Cards };
            let value = mixed.below(stream, n);
            prop_assert!(value < n);
            if is_die {
                prop_assert_eq!(value, alone.below(stream, n));
            }
        }
        let mut resumed = KeyStream::resume(&secret(), &game("prova"), &seeds(&names), mixed.position());
        prop_assert_eq!(dice(&mut resumed, 20), dice(&mut mixed, 20));
        prop_assert_eq!(resumed.below(Stream::Cards, 44), mixed.below(Stream::Cards, 44));
    }
}

fn secret() -> Secret {
    Secret::from_hex(SECRET).expect("64 digits")
}

fn game(id: &str) -> GameId {
    id.parse().expect("an id")
}

fn seeds(texts: &[&str]) -> Vec<PlayerSeed> {
    texts.iter().map(|text| text.parse().expect("a seed")).collect()
}

fn key_stream(texts: &[&str]) -> KeyStream {
    KeyStream::new(&secret(), &game("prova"), &seeds(texts))
}

fn dice(source: &mut KeyStream, count: usize) -> Vec<u8> {
    (0..count).map(|_| source.die()).collect()
}

/// The cards taken with these limits, and how many words that took.
fn cards(limits: impl IntoIterator<Item = u32>) -> (Vec<u32>, u64) {
    let mut source = key_stream(&["anna", "-", "bruno"]);
    let values = limits.into_iter().map(|n| source.below(Stream::Cards, n)).collect();
    (values, source.position().cards)
}
