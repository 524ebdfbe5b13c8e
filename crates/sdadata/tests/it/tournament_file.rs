//! The file of a tournament: the chain over its log, the regulation it carries, the versions there are.

use crate::common::run;
use crate::tournament::{file, fine, seated};
use serde_json::{Value, json};

/// An edited score is found, also after further commands (T2.13); a file of version 1 is read and said to have no chain.
#[test]
fn an_edited_file_is_found() {
    let t = seated("chain.json", &["raduno"], 8);
    fine(&["tournament", "report", &t, "1", "1=40", "2=30", "3=20", "4=x1"]);
    assert!(fine(&["tournament", "check", &t]).contains("catena delle registrazioni è intatta"));
    let text = std::fs::read_to_string(&t).expect("a file");
    std::fs::write(&t, text.replace("\"points\": 40", "\"points\": 41")).expect("it is written");
    fine(&["tournament", "report", &t, "2", "5=40", "6=30", "7=20", "8=x1"]);
    let (code, found, _) = run("it_IT", &["tournament", "check", &t]);
    assert!(code == 1 && found.contains("la catena è interrotta"), "{found}");
    let mut value: Value = serde_json::from_str(&text).expect("JSON");
    value["sdadata"] = json!("tournament 1");
    value.as_object_mut().expect("an object").remove("regulation");
    value["log"].as_array_mut().expect("a log").iter_mut().for_each(|entry| {
        entry.as_object_mut().expect("an object").remove("seal");
    });
    std::fs::write(&t, value.to_string()).expect("it is written");
    assert!(fine(&["tournament", "check", &t]).contains("non ha una catena"));
    fine(&["tournament", "report", &t, "2", "5=40", "6=30", "7=20", "8=x1"]);
    assert!(fine(&["tournament", "check", &t]).contains("catena delle registrazioni è intatta"));
}

/// The regulation's text travels with the tournament: a club's own is not needed again, and a change of it stops nothing.
#[test]
fn the_text_of_the_regulation_travels_along() {
    let own = file(
        "viaggio.toml",
        "id = \"viaggio\"\nname = { it = \"V\", en = \"V\" }\nextends = \"raduno\"\n[tournament.entry]\nages = { value = \"anybody\", house = \"by vote\" }\n",
    );
    let t = seated("travels.json", &[&own], 4);
    std::fs::write(&own, "nothing any more").expect("it is written");
    fine(&["tournament", "report", &t, "1", "1=40", "2=30", "3=20", "4=x1"]);
    assert!(fine(&["tournament", "check", &t]).contains("Tutto torna"));
}
