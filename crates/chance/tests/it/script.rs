//! Given values: used in order, refused when they do not fit, and never made up.

use chance::{Script, ScriptFault, Source, Stream};

#[test]
fn values_come_in_the_order_given_each_from_its_list() {
    let mut script = Script::new().with_dice([6, 1]).with_cards([0, 41]).with_dice([3]);
    let values = script.supply(|source| {
        [
            source.below(Stream::Cards, 42),
            u32::from(source.die()),
            source.below(Stream::Cards, 42),
            roll(source),
            roll(source),
        ]
    });
    assert_eq!(values, Ok([0, 6, 41, 1, 3]));
    assert!(script.is_spent());
}

#[test]
fn running_out_is_said_and_uses_nothing() {
    let mut script = Script::new().with_dice([6, 5]);
    let three = |source: &mut dyn Source| [source.die(), source.die(), source.die()];
    let before = script.clone();
    assert_eq!(script.supply(|source| three(source)), Err(ScriptFault::RanOut { stream: Stream::Dice }));
    assert_eq!(script, before);
    script = script.with_dice([4]);
    assert_eq!(script.supply(|source| three(source)), Ok([6, 5, 4]));
}

#[test]
fn the_first_fault_is_the_one_reported() {
    let mut script = Script::new().with_dice([7]);
    let fault = script.supply(|source| (source.die(), source.below(Stream::Cards, 3)));
    let out_of_range = ScriptFault::OutOfRange { stream: Stream::Dice, given: 7, least: 1, most: 6 };
    assert_eq!(fault, Err(out_of_range));
    assert_eq!(out_of_range.to_string(), "dice: 7 given, 1 to 6 expected");
}

#[test]
fn values_that_do_not_fit_are_refused() {
    let dice = |face| Script::new().with_dice([face]).supply(|source| source.die());
    let card = |place, n| Script::new().with_cards([place]).supply(|source| source.below(Stream::Cards, n));
    assert_eq!(dice(0), Err(ScriptFault::OutOfRange { stream: Stream::Dice, given: 0, least: 1, most: 6 }));
    assert_eq!((1..=6).map(dice).collect::<Vec<_>>(), [Ok(1), Ok(2), Ok(3), Ok(4), Ok(5), Ok(6)]);
    assert_eq!(card(3, 3), Err(ScriptFault::OutOfRange { stream: Stream::Cards, given: 3, least: 0, most: 2 }));
    assert_eq!(card(u32::MAX, u32::MAX).map_err(|fault| fault.to_string().len() > 10), Err(true));
    assert_eq!(card(2, 3), Ok(2));
}

#[test]
fn values_left_over_can_be_noticed() {
    let mut script = Script::new().with_dice([1, 2]);
    assert_eq!(script.supply(|source| source.die()), Ok(1));
    assert!(!script.is_spent());
}

fn roll(source: &mut impl Source) -> u32 {
    u32::from(source.die())
}
