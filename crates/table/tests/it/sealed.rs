//! What stands in the database of the secret behind the dice.

use crate::common::{anna_and_bots, store};
use chance::Secret;
use regulation::Library;
use std::path::Path;
use std::time::Duration;
use store::{Log as _, Store, Vault};
use table::{Options, Stage, Tables};

/// The line of the secret as it stands in the database.
async fn kept(store: &Store, id: &str) -> String {
    let first = store.read_one(id, 1).await.expect("readable").expect("an opening");
    first.body.lines().find_map(|line| line.strip_prefix("secret ")).expect("a secret").to_owned()
}

/// Whether a file has this text anywhere.
fn has(file: &Path, text: &str) -> bool {
    let bytes = std::fs::read(file).expect("a file");
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_secret_of_a_running_game_is_in_no_database_and_no_copy() {
    let (directory, store) = store().await;
    let tables = Tables::new(store.clone(), Library::embedded());
    let table = anna_and_bots(&tables, Options::default()).await;
    let (id, commitment) =
        (table.summary().await.id, table.scene(crate::common::ANNA, None).await.about.expect("about it").commitment);
    let sealed = kept(&store, &id).await;
    let key = std::fs::read_to_string(directory.path().join("sdadata.key")).expect("a key beside the data");
    let vault = Vault::of_hex(key.trim()).expect("a key");
    let secret = vault.open(sealed.strip_prefix("sealed:").expect("sealed"), &id).expect("the key opens it");
    assert_eq!(Secret::from_hex(&secret).expect("a secret").commitment().to_string(), commitment);
    let copy = directory.path().join("copy.db");
    store::backup(&store, &copy).await.expect("a copy");
    for file in ["sdadata.db", "sdadata.db-wal", "copy.db"] {
        assert!(!has(&directory.path().join(file), &secret), "{file}");
    }
    assert!(!has(&copy, key.trim()), "nor is the key in the copy");
    // Another node with the same key goes on with it; with another key it says which is missing.
    let other = Tables::new(store.clone(), Library::embedded());
    assert!(other.get(&id).await.expect("readable").is_some());
    let stranger = store.with_vault(Vault::of_hex(&"07".repeat(32)).expect("a key"));
    let refused = Tables::new(stranger, Library::embedded()).get(&id).await.err().expect("no such key");
    assert!(refused.to_string().contains("sdadata.key"), "{refused}");
}

/// Once a game is over everybody may know its secret, and nobody needs a key to check its dice.
#[tokio::test(flavor = "multi_thread")]
async fn the_secret_of_a_game_that_is_over_stands_in_the_log() {
    let (_directory, store) = store().await;
    let tables = Tables::new(store.clone(), Library::embedded());
    let options = Options { game_seconds: 2, turn_seconds: 1, misses: 1, pace: 0, ..Options::default() };
    let table = anna_and_bots(&tables, options).await;
    let id = table.summary().await.id;
    let sealed_body = store.read_one(&id, 1).await.expect("readable").expect("an opening").body;
    tables.drive(&id).await.expect("driven");
    for _ in 0..1200 {
        if table.summary().await.stage == Stage::Over && !kept(&store, &id).await.starts_with("sealed:") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    let told = table.scene(crate::common::ANNA, None).await.about.expect("about it").secret.expect("the game is over");
    assert_eq!(kept(&store, &id).await, told);
    tables.stop().await;
    // If the power failed before that, the next who looks at the game does it.
    store.change_entry(&id, 1, &sealed_body).await.expect("as it was");
    let again = Tables::new(store.clone(), Library::embedded());
    again.get(&id).await.expect("readable").expect("a table");
    assert_eq!(kept(&store, &id).await, told);
}
