//! The types of the scripts.

use super::schemas::{is_required, name_of};
use serde_json::{Map, Value};
use std::fmt::Write as _;

const HEAD: &str = "// What crosses the wire. Made from the types of crates/wire by the tests of server: UPDATE_GOLDEN=1 writes it anew.\n";

/// A declaration for every type.
pub(super) fn declarations(schemas: &Map<String, Value>) -> String {
    let mut text = HEAD.to_owned();
    for (name, schema) in schemas {
        text.push('\n');
        comment(&mut text, schema, "");
        let _ = match schema["properties"].is_object() && schema["anyOf"].is_null() {
            true => writeln!(text, "export interface {name} {}", object(schema, "")),
            false => writeln!(text, "export type {name} = {};", type_of(schema, "")),
        };
    }
    text
}

fn comment(text: &mut String, schema: &Value, indent: &str) {
    if let Some(meaning) = schema["description"].as_str() {
        let _ = writeln!(text, "{indent}/** {meaning} */");
    }
}

/// An object with all its keys, over several lines.
fn object(schema: &Value, indent: &str) -> String {
    let inner = format!("{indent}  ");
    let mut text = "{\n".to_owned();
    for (key, property) in schema["properties"].as_object().into_iter().flatten() {
        comment(&mut text, property, &inner);
        let mark = if is_required(schema, key) { "" } else { "?" };
        let _ = writeln!(text, "{inner}{key}{mark}: {};", type_of(property, &inner));
    }
    let _ = write!(text, "{indent}}}");
    text
}

/// A type as it stands in a declaration or in a table of the manual.
pub(super) fn type_of(schema: &Value, indent: &str) -> String {
    if let Some(name) = name_of(schema) {
        return name.to_owned();
    }
    if let Some(one) = schema.get("const") {
        return one.to_string();
    }
    if let Some(all) = schema["enum"].as_array() {
        return union(all.iter().map(Value::to_string));
    }
    if let Some(all) = schema["oneOf"].as_array().or_else(|| schema["anyOf"].as_array()) {
        let choice = union(all.iter().map(|one| type_of(one, indent)));
        return match schema["properties"].is_object() {
            true => format!("{} & ({choice})", object(schema, indent)),
            false => choice,
        };
    }
    match &schema["type"] {
        Value::Array(types) => union(types.iter().map(|one| plain(schema, one.as_str().unwrap_or_default(), indent))),
        one => plain(schema, one.as_str().unwrap_or_default(), indent),
    }
}

fn plain(schema: &Value, kind: &str, indent: &str) -> String {
    match kind {
        "integer" | "number" => "number".to_owned(),
        "string" | "boolean" | "null" => kind.to_owned(),
        "array" => match schema["prefixItems"].as_array() {
            Some(all) => format!("[{}]", all.iter().map(|one| type_of(one, indent)).collect::<Vec<_>>().join(", ")),
            None => list_of(&type_of(&schema["items"], indent)),
        },
        "object" if schema["properties"].is_object() => object(schema, indent),
        "object" if schema["additionalProperties"] == true => "Record<string, unknown>".to_owned(),
        "object" if schema["additionalProperties"].is_object() => {
            format!("Record<string, {}>", type_of(&schema["additionalProperties"], indent))
        }
        _ => panic!("no type for {schema}"),
    }
}

fn list_of(item: &str) -> String {
    if item.contains('|') { format!("({item})[]") } else { format!("{item}[]") }
}

fn union(all: impl Iterator<Item = String>) -> String {
    all.collect::<Vec<_>>().join(" | ")
}
