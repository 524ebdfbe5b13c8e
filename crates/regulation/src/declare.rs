//! The one way to declare settings: a list of sections, keys, types and rules, from which the typed
//! struct, its draft, the reader and the printer follow.
//!
//! The lists themselves are in `settings` (the game) and `tournament`.

use crate::cited::Cited;

/// Where a setting stands, and the catalogue rule it decides. Settings of which a text may have several, as scoring
/// methods, stand in a table of their own name instead of the section: the reader knows which.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) section: &'static str,
    pub(crate) key: &'static str,
    pub(crate) rule: &'static str,
    /// Whether earlier texts lack it: where it stands in no text, it has the value by which games went before.
    pub(crate) is_later: bool,
}

impl Place {
    /// How faults and canonical texts name it.
    pub(crate) fn name(self) -> String {
        format!("{}.{}", self.section, self.key)
    }
}

/// A setting of a text that is still being read: it may have failed, and then its fault is noted already.
pub(crate) struct Field<T> {
    pub(crate) place: Place,
    pub(crate) cited: Option<Cited<T>>,
}

impl<T> Field<T> {
    /// The value, if it could be read.
    pub(crate) fn get(&self) -> Option<&T> {
        self.cited.as_ref().map(|cited| &cited.value)
    }
}

/// Whether a setting names a value for earlier texts.
macro_rules! is_later {
    () => {
        false
    };
    ($before:expr) => {
        true
    };
}

/// The value a setting has in texts that are older than it, if it has any.
macro_rules! value_before {
    () => {
        None
    };
    ($before:expr) => {
        Some($before)
    };
}

/// Declares `Top "prefix."`, then sections of settings: `key: Type = "rule"`. A setting that earlier texts lack names
/// the value they are read with: `key: Type = "rule" before VALUE`.
macro_rules! settings {
    (
        $(#[$top_doc:meta])* $Top:ident $prefix:literal
        $( $(#[$section_doc:meta])* $section:ident : $Section:ident {
            $( $(#[$doc:meta])* $key:ident : $Type:ty = $rule:literal $(before $before:expr)? ),* $(,)?
        } )*
    ) => {
        $(#[$top_doc])*
        #[derive(Clone, Debug, PartialEq)]
        pub struct $Top { $( $(#[$section_doc])* pub $section: $Section, )* }

        $(
            $(#[$section_doc])*
            #[derive(Clone, Debug, PartialEq)]
            pub struct $Section { $( $(#[$doc])* pub $key: Cited<$Type>, )* }
        )*

        impl $Top {
            /// Every setting with its section, key, rule, printed value and source, in the order of declaration.
            #[must_use]
            pub fn entries(&self) -> Vec<crate::show::Entry<'_>> {
                vec![ $( $( crate::show::Entry::new(draft::place_of::$section::$key, &self.$section.$key), )* )* ]
            }

            /// The same, of settings that stand in a table with a name of its own.
            #[allow(dead_code)]
            pub(crate) fn entries_in(&self, table: &str) -> Vec<crate::show::Entry<'_>> {
                self.entries().into_iter().map(|entry| entry.within(table)).collect()
            }

            /// The source of the first setting that decides a rule.
            #[allow(dead_code)]
            pub(crate) fn source(&self, rule: &str) -> Option<&crate::cited::Source> {
                $( $( if rule == $rule { return Some(&self.$section.$key.source); } )* )*
                None
            }
        }

        /// The same settings while a text is being read: each may have failed.
        pub(crate) mod draft {
            use super::*;
            use crate::declare::{Field, Place};

            pub(crate) struct Draft { $( pub(crate) $section: $Section, )* }

            $( pub(crate) struct $Section { $( pub(crate) $key: Field<$Type>, )* } )*

            /// Where each setting stands.
            #[allow(non_upper_case_globals)]
            pub(crate) mod place_of {
                $( pub(crate) mod $section { $(
                    pub(crate) const $key: crate::declare::Place = crate::declare::Place {
                        section: concat!($prefix, stringify!($section)), key: stringify!($key), rule: $rule,
                        is_later: crate::declare::is_later!($($before)?),
                    };
                )* } )*
            }

            /// The place of every setting, in the order of declaration.
            #[allow(dead_code)]
            pub(crate) const PLACES: &[Place] = &[ $( $( place_of::$section::$key, )* )* ];

            impl Draft {
                /// Reads every setting, taking from `base` those the text does not have.
                pub(crate) fn read(reader: &mut crate::read::Reader<'_>, base: Option<&super::$Top>) -> Self {
                    Self { $( $section: $Section { $(
                        $key: reader.setting(
                            place_of::$section::$key,
                            base.map(|base| &base.$section.$key),
                            crate::declare::value_before!($($before)?),
                        ),
                    )* }, )* }
                }

                /// The settings, if none failed.
                pub(crate) fn finish(self) -> Option<super::$Top> {
                    Some(super::$Top { $( $section: super::$Section { $( $key: self.$section.$key.cited?, )* }, )* })
                }
            }
        }
    };
}

pub(crate) use {is_later, settings, value_before};
