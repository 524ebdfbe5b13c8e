//! Games by correspondence that wait for somebody. Nobody else is told, and no other service is asked.

use store::{CorrespondenceGame, Millis, Store};

/// What somebody's games by correspondence ask of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Turns {
    /// Whether they play any: then a page looks again now and then.
    pub(crate) plays: bool,
    /// The games that wait for them and until when, the most urgent first.
    pub(crate) awaited: Vec<(String, Millis)>,
}

impl Turns {
    /// What is asked of a person. Where the database does not answer, nothing is known to be.
    pub(crate) async fn of(store: &Store, person: &str) -> Self {
        Self::among(&store.correspondence_of(person).await.unwrap_or_default(), person)
    }

    fn among(games: &[CorrespondenceGame], person: &str) -> Self {
        let awaited = games.iter().filter(|game| game.awaited.as_deref() == Some(person));
        Self { plays: !games.is_empty(), awaited: awaited.map(|game| (game.id.clone(), game.due)).collect() }
    }

    /// Without the table that is being looked at: its page says by itself whose turn it is.
    pub(crate) fn elsewhere(&self, table: &str) -> Vec<&(String, Millis)> {
        self.awaited.iter().filter(|(id, _)| id != table).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_games_that_wait_for_the_reader_count() {
        let game = |id: &str, awaited: Option<&str>, due| CorrespondenceGame {
            id: id.to_owned(),
            awaited: awaited.map(str::to_owned),
            due,
        };
        let games =
            [game("b", Some("me"), 20), game("a", Some("me"), 30), game("c", Some("you"), 10), game("d", None, 0)];
        let turns = Turns::among(&games, "me");
        assert_eq!(turns.awaited, [("b".to_owned(), 20), ("a".to_owned(), 30)]);
        assert!(turns.plays);
        assert_eq!(turns.elsewhere("b"), [&("a".to_owned(), 30)]);
        assert_eq!(Turns::among(&[], "me"), Turns::default());
    }
}
