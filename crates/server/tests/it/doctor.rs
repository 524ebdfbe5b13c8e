//! `sdadata doctor`: what is wrong with a set-up is found, named and mended, and looking changes nothing.

use server::{Diagnosis, Place, SetUp, Weight, examine};
use std::path::Path;
use store::{Append, Log as _, Store};
use words::{Lang, Words};

async fn look(directory: &Path) -> Diagnosis {
    let set_up = SetUp {
        place: Place::Directory(directory.to_owned()),
        listen: "127.0.0.1:0".parse().expect("an address"),
        copies: None,
    };
    examine(&set_up, Words::new(Lang::En)).await
}

/// The one sentence of this weight that has these words in it.
fn found(diagnosis: &Diagnosis, weight: Weight, words: &str) -> bool {
    diagnosis.findings.iter().any(|finding| finding.weight == weight && finding.sentence.contains(words))
}

#[tokio::test]
async fn a_new_folder_is_told_and_not_made() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let diagnosis = look(&data).await;
    assert!(diagnosis.is_sound() && found(&diagnosis, Weight::Doubtful, "nothing is here yet"), "{}", diagnosis.text());
    assert!(!data.exists());
}

#[tokio::test]
async fn a_set_up_in_order_is_sound_while_a_server_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::hold_directory(folder.path()).await.expect("a store");
    assert!(Store::is_served(folder.path()));
    let diagnosis = look(folder.path()).await;
    assert!(diagnosis.is_sound(), "{}", diagnosis.text());
    for words in ["owner alone", "key of the dice", "is whole", "on disk within", "clock agrees"] {
        assert!(found(&diagnosis, Weight::Fine, words), "{words}: {}", diagnosis.text());
    }
    assert!(found(&diagnosis, Weight::Doubtful, "no administrator"), "{}", diagnosis.text());
    store.close().await;
    assert!(!Store::is_served(folder.path()));
}

#[tokio::test]
async fn a_missing_key_is_told_and_none_is_made() {
    let folder = tempfile::tempdir().expect("a folder");
    Store::in_directory(folder.path()).await.expect("a store").close().await;
    let key = folder.path().join("sdadata.key");
    std::fs::remove_file(&key).expect("the key");
    let diagnosis = look(folder.path()).await;
    assert!(
        !diagnosis.is_sound() && found(&diagnosis, Weight::Broken, "sdadata.key is missing"),
        "{}",
        diagnosis.text()
    );
    assert!(!key.exists(), "a new key would hide that the old one is missing");
}

#[cfg(unix)]
#[tokio::test]
async fn what_others_can_read_is_told_with_the_way_to_mend_it() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().expect("a folder");
    Store::in_directory(folder.path()).await.expect("a store").close().await;
    let key = folder.path().join("sdadata.key");
    std::fs::set_permissions(&key, std::fs::Permissions::from_mode(0o644)).expect("permissions");
    let diagnosis = look(folder.path()).await;
    assert!(
        found(&diagnosis, Weight::Broken, "can read") && diagnosis.text().contains("chmod 600"),
        "{}",
        diagnosis.text()
    );
}

#[tokio::test]
async fn a_clock_that_is_behind_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::in_directory(folder.path()).await.expect("a store");
    let later = table::now() + 3_600_000;
    let entries = vec![(later, "something".to_owned())];
    store.write(Append { stream: "s".to_owned(), after: 0, entries, listing: None }).await.expect("written");
    store.close().await;
    let diagnosis = look(folder.path()).await;
    assert!(found(&diagnosis, Weight::Broken, "seconds behind"), "{}", diagnosis.text());
}

#[tokio::test]
async fn a_damaged_database_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    Store::in_directory(folder.path()).await.expect("a store").close().await;
    let file = folder.path().join("sdadata.db");
    let mut bytes = std::fs::read(&file).expect("the file");
    for byte in bytes.iter_mut().skip(4096).take(8192) {
        *byte = 0x5a;
    }
    std::fs::write(&file, bytes).expect("the file");
    let diagnosis = look(folder.path()).await;
    assert!(!diagnosis.is_sound(), "{}", diagnosis.text());
}
