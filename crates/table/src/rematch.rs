//! The next game of those who have just played one: same terms, same people and bots, a new order of chairs by lot.
//!
//! The id of the new table follows from the old one, so that everybody who asks for it asks for the same; it is opened first and
//! noted in the old table's log after, so that nobody is ever shown a table that is not there. Each person has a chair kept
//! for a while: whoever does not come is no obstacle.

use crate::any_table::{AnyTable, note};
use crate::chairs::{Chair, Presence};
use crate::opening::{NewTable, OpenFault};
use crate::refusal::Refusal;
use crate::requests::check_nonce;
use crate::state::{Stage, TableState};
use crate::tables::Tables;
use chance::Commitment;
use entries::{Entry, Options, Who};
use games::LiveGame;
use live::{Live, LiveGuard, Millis, random_bytes};
use std::sync::Arc;

/// For how long chairs are kept for those who played before.
pub const KEPT_MS: Millis = 10 * 60_000;
/// How many letters the id of a table has.
const ID_LETTERS: usize = 10;

/// A next game to be opened.
#[derive(Debug)]
pub struct NextGame {
    pub(crate) id: String,
    pub(crate) new: NewTable,
}

impl Tables {
    /// The next table of those who played at this one, for one of them; opened if it is not there yet.
    pub async fn rematch(&self, old: &dyn AnyTable, person: &str, nonce: &str) -> Result<Arc<dyn AnyTable>, OpenFault> {
        check_nonce(nonce)?;
        let (noted, count) = old.rematches(person).await?;
        if let Some(table) = self.begun_or_open(noted.as_deref()).await? {
            return Ok(table);
        }
        let next = old.next_game(person, count).await?;
        let table = self.open_as(&next.id, next.new).await?;
        old.note_rematch(person, &next.id).await?;
        Ok(table)
    }

    /// A table that was opened for the next game, unless it was given up without one.
    async fn begun_or_open(&self, noted: Option<&str>) -> Result<Option<Arc<dyn AnyTable>>, Refusal> {
        let Some(table) = (match noted {
            Some(id) => self.get(id).await?,
            None => None,
        }) else {
            return Ok(None);
        };
        let given_up = table.summary().await.stage == Stage::Abandoned;
        Ok(Some(table).filter(|_| !given_up))
    }
}

impl<G: LiveGame> TableState<G> {
    /// The last table that was noted, and how many were, for one of those who played.
    pub(crate) fn noted_rematches(&self, person: &str) -> Result<(Option<String>, usize), Refusal> {
        let chair = self.chair_of(person).ok_or(Refusal::NotSeated)?;
        if self.chairs[chair].presence == Presence::Removed {
            return Err(Refusal::Removed);
        }
        match self.stage {
            Stage::Over => Ok((self.rematches.last().cloned(), self.rematches.len())),
            stage => Err(Refusal::NotNow(stage)),
        }
    }

    /// The next game as somebody asks for it, of so many that were noted before. Whom a referee has put out has no chair kept:
    /// it is free for anybody, at a private table for who has the link. Who has given up is offered the next game like the others.
    pub(crate) fn plan_next_game(&self, person: &str, count: usize) -> NextGame {
        let (mut people, mut bots) = (Vec::new(), Vec::new());
        let comes = |chair: &&Chair| chair.presence != Presence::Removed;
        for who in self.chairs.iter().filter(comes).filter_map(|chair| chair.who.as_ref()) {
            match who {
                Who::Person(id) => people.push(id.clone()),
                Who::Bot(name) => bots.push(name.clone()),
            }
        }
        shuffle(&mut people);
        let is_private = self.opened.options.by_link > 0;
        let mut chairs: Vec<usize> = (0..self.chairs.len()).collect();
        if is_private {
            // Chairs for those with the link are the last ones, and all people came by it or passed it on.
            chairs.rotate_left(bots.len());
        } else {
            shuffle(&mut chairs);
        }
        let by_link = if is_private { (self.chairs.len() - bots.len()) as u8 } else { 0 };
        let new = NewTable {
            regulation: Arc::clone(&self.regulation),
            text: None,
            players: self.chairs.len(),
            bots,
            options: Options { by_link, ..self.opened.options.clone() },
            by: Some(person.to_owned()),
            kept: chairs.into_iter().zip(people).collect(),
        };
        NextGame { id: next_id(self.opened.secret.commitment(), count), new }
    }
}

/// Notes the next table, unless it is noted already.
pub(crate) async fn note_rematch<G: LiveGame>(
    live: &Live<TableState<G>>,
    person: &str,
    id: &str,
) -> Result<(), Refusal> {
    let mut table: LiveGuard<'_, TableState<G>> = live.lock().await;
    loop {
        table.read_on().await?;
        if table.rematches.iter().any(|noted| noted == id) {
            return Ok(());
        }
        match note(&mut table, &Entry::Rematch { table: id, by: person }).await {
            // Somebody else was faster, perhaps with the same.
            Err(Refusal::Stale { .. } | Refusal::Store(store::Fault::Taken { .. })) => {}
            other => return other.map(drop),
        }
    }
}

/// The id of the next table: letters that follow from what is known of the old one's dice since it was opened.
fn next_id(commitment: Commitment, count: usize) -> String {
    const LETTERS: &[u8; 32] = b"bcdfghjkmnpqrstvwxyz23456789BDFG";
    let digits: Vec<u32> = commitment.to_string().chars().filter_map(|digit| digit.to_digit(16)).collect();
    let letter = |place: usize| {
        let number = 16 * digits[2 * place] + digits[2 * place + 1] + count as u32;
        char::from(LETTERS[number as usize % LETTERS.len()])
    };
    (0..ID_LETTERS).map(letter).collect()
}

/// A lot among all orders.
fn shuffle<T>(list: &mut [T]) {
    for last in (1..list.len()).rev() {
        let drawn = u64::from_le_bytes(random_bytes()) % (last as u64 + 1);
        list.swap(last, drawn as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chance::{GameId, Secret};
    use std::str::FromStr as _;

    #[test]
    fn the_next_id_is_the_same_for_everybody_and_another_each_time() {
        let commitment = Secret::from_bytes([9; 32]).commitment();
        let ids: Vec<String> = (0..5).map(|count| next_id(commitment, count)).collect();
        assert!(ids.iter().all(|id| id.len() == ID_LETTERS && GameId::from_str(id).is_ok()));
        assert_eq!(ids[0], next_id(commitment, 0));
        let different: std::collections::BTreeSet<&String> = ids.iter().collect();
        assert_eq!(different.len(), ids.len());
    }
}
