//! The index of games: what the lobby, a player's page and a search need without reading streams.

use crate::Millis;
use crate::crash::CrashPoints;
use crate::fault::Fault;
use crate::open::Store;
use crate::statement::Run as _;
use sqlx::{AnyConnection, AssertSqlSafe};

/// A game as it is listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// Its id, which is also its stream's.
    pub id: String,
    /// `open`, `playing`, `over` or `abandoned`.
    pub stage: String,
    /// The regulation's id.
    pub regulation: String,
    /// What it is called.
    pub title: String,
    /// Whether it is shown to everybody.
    pub listed: bool,
    /// Whether ratings change.
    pub rated: bool,
    /// How many seats.
    pub seats: u8,
    /// How many are taken.
    pub taken: u8,
    /// How many of the others are kept for those who have the invitation, or for certain people.
    pub kept: u8,
    /// `live`, `quick` or `correspondence`.
    pub format: String,
    /// The person who is awaited at a game by correspondence, while nobody has to run it.
    pub awaited: Option<String>,
    /// Until when nobody has to run it; 0 where somebody has to now.
    pub due: Millis,
    /// The version it was made from.
    pub version: u64,
    /// When it was opened.
    pub created: Millis,
    /// When it last changed.
    pub changed: Millis,
}

impl Game {
    /// Whether somebody may still have something to do at it.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        matches!(self.stage.as_str(), "open" | "revealing" | "playing")
    }
}

/// A player of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GamePlayer {
    /// The number, from 1.
    pub player: u8,
    /// Who; bots of the house and the erased are nobody.
    pub person: Option<String>,
    /// The name at the table.
    pub name: String,
    /// `person` or `bot`.
    pub kind: String,
    /// The place, once it is over.
    pub place: Option<u8>,
    /// The table points, once it is over.
    pub points: Option<u16>,
}

/// What the index says of a game: its line, and those of its players. People are listed under the name they have when it is
/// written; [`GamePlayer::name`] is for who has none, like a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// The game itself.
    pub game: Game,
    /// Who plays it.
    pub players: Vec<GamePlayer>,
}

/// A game by correspondence that goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CorrespondenceGame {
    /// Its id.
    pub id: String,
    /// The person who is awaited, while nobody has to run it.
    pub awaited: Option<String>,
    /// Until when they have time; 0 where nobody is awaited.
    pub due: Millis,
}

/// A game somebody played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The game.
    pub game: Game,
    /// Their part in it.
    pub player: GamePlayer,
}

/// What is read of a game, in the order of [`GameRow`].
const COLUMNS: &str = "game.id, stage, regulation, title, listed, rated, seats, taken, kept, version, created, changed, format, awaited, due";

type GameRow = (String, String, String, String, i64, i64, i64, i64, i64, i64, i64, i64, String, Option<String>, i64);

fn game(row: GameRow) -> Game {
    let (
        id,
        stage,
        regulation,
        title,
        listed,
        rated,
        seats,
        taken,
        kept,
        version,
        created,
        changed,
        format,
        awaited,
        due,
    ) = row;
    Game {
        id,
        stage,
        regulation,
        title,
        listed: listed != 0,
        rated: rated != 0,
        seats: seats as u8,
        taken: taken as u8,
        kept: kept as u8,
        format,
        awaited,
        due,
        version: version as u64,
        created,
        changed,
    }
}

impl Listing {
    /// Writes the lines, unless newer ones are there.
    pub(crate) async fn write(&self, connection: &mut AnyConnection, crash: &CrashPoints) -> Result<(), Fault> {
        if !self.game.write(connection).await? {
            return Ok(());
        }
        crash.pass("a game is listed")?;
        sqlx::query("DELETE FROM game_player WHERE game = $1").bind(&self.game.id).run(&mut *connection).await?;
        for player in &self.players {
            crash.pass("a player is about to be listed")?;
            player.write(connection, &self.game.id).await?;
        }
        Ok(())
    }
}

impl Game {
    /// Writes the line of the index; whether it was news.
    async fn write(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        let sql = "INSERT INTO game (id, stage, regulation, title, listed, rated, seats, taken, kept, version, created, changed, \
                   format, awaited, due) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) \
                   ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, listed = excluded.listed, taken = excluded.taken, kept = excluded.kept, \
                   version = excluded.version, changed = excluded.changed, awaited = excluded.awaited, due = excluded.due \
                   WHERE game.version < excluded.version OR game.version = excluded.version AND game.due <> excluded.due";
        let done = sqlx::query(sql)
            .bind(&self.id)
            .bind(&self.stage)
            .bind(&self.regulation)
            .bind(&self.title)
            .bind(i64::from(self.listed))
            .bind(i64::from(self.rated))
            .bind(i64::from(self.seats))
            .bind(i64::from(self.taken))
            .bind(i64::from(self.kept))
            .bind(self.version as i64)
            .bind(self.created)
            .bind(self.changed)
            .bind(&self.format)
            .bind(&self.awaited)
            .bind(self.due)
            .run(connection)
            .await?;
        Ok(done > 0)
    }
}

impl GamePlayer {
    async fn write(&self, connection: &mut AnyConnection, game: &str) -> Result<(), Fault> {
        let sql = "INSERT INTO game_player (game, player, person, name, kind, place, points) \
                   VALUES ($1, $2, $3, COALESCE((SELECT person.name FROM person WHERE person.id = $3), $4), $5, $6, $7)";
        sqlx::query(sql)
            .bind(game)
            .bind(i64::from(self.player))
            .bind(&self.person)
            .bind(&self.name)
            .bind(&self.kind)
            .bind(self.place.map(i64::from))
            .bind(self.points.map(i64::from))
            .run(connection)
            .await?;
        Ok(())
    }
}

impl Store {
    /// Writes what is listed of a game, unless something newer is.
    pub async fn list_game(&self, listing: &Listing) -> Result<(), Fault> {
        let mut transaction = self.begin("list a game").await?;
        listing.write(&mut transaction, &self.crash).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// The games of a stage, the newest first; those not listed only where asked for.
    pub async fn games(&self, stage: &str, unlisted_too: bool, most: u16) -> Result<Vec<Game>, Fault> {
        let sql =
            format!("SELECT {COLUMNS} FROM game WHERE stage = $1 AND listed >= $2 ORDER BY changed DESC, id LIMIT $3");
        let rows: Vec<GameRow> = sqlx::query(AssertSqlSafe(sql))
            .bind(stage)
            .bind(i64::from(!unlisted_too))
            .bind(i64::from(most))
            .all(&self.pool)
            .await?;
        Ok(rows.into_iter().map(game).collect())
    }

    /// One game of the index.
    pub async fn game(&self, id: &str) -> Result<Option<Game>, Fault> {
        let sql = format!("SELECT {COLUMNS} FROM game WHERE id = $1");
        let row: Option<GameRow> = sqlx::query(AssertSqlSafe(sql)).bind(id).first(&self.pool).await?;
        Ok(row.map(game))
    }

    /// Who plays a game.
    pub async fn players(&self, game: &str) -> Result<Vec<GamePlayer>, Fault> {
        let sql = "SELECT player, person, name, kind, place, points FROM game_player WHERE game = $1 ORDER BY player";
        let rows: Vec<PlayerRow> = sqlx::query(sql).bind(game).all(&self.pool).await?;
        Ok(rows.into_iter().map(player).collect())
    }

    /// What somebody played, the newest first.
    pub async fn games_of(&self, person: &str, most: u16) -> Result<Vec<Played>, Fault> {
        let sql = "SELECT game FROM game_player JOIN game ON game.id = game_player.game \
                   WHERE person = $1 ORDER BY game.changed DESC LIMIT $2";
        let ids: Vec<(String,)> = sqlx::query(sql).bind(person).bind(i64::from(most)).all(&self.pool).await?;
        let mut played = Vec::with_capacity(ids.len());
        for (id,) in ids {
            let players = self.players(&id).await?;
            let mine = players.into_iter().find(|player| player.person.as_deref() == Some(person));
            if let (Some(game), Some(player)) = (self.game(&id).await?, mine) {
                played.push(Played { game, player });
            }
        }
        Ok(played)
    }

    /// The games by correspondence somebody plays, the most urgent first.
    pub async fn correspondence_of(&self, person: &str) -> Result<Vec<CorrespondenceGame>, Fault> {
        let sql = "SELECT game.id, awaited, due FROM game_player JOIN game ON game.id = game_player.game \
                   WHERE person = $1 AND stage = 'playing' AND format = 'correspondence' ORDER BY due, game.id";
        let rows: Vec<(String, Option<String>, i64)> = sqlx::query(sql).bind(person).all(&self.pool).await?;
        Ok(rows.into_iter().map(|(id, awaited, due)| CorrespondenceGame { id, awaited, due }).collect())
    }
}

type PlayerRow = (i64, Option<String>, String, String, Option<i64>, Option<i64>);

fn player((player, person, name, kind, place, points): PlayerRow) -> GamePlayer {
    GamePlayer {
        player: player as u8,
        person,
        name,
        kind,
        place: place.map(|place| place as u8),
        points: points.map(|points| points as u16),
    }
}
