//! The schemas of the wire's types, as they are read or written.

use schemars::JsonSchema;
use schemars::generate::{SchemaGenerator, SchemaSettings};
use serde_json::{Map, Value};

/// Marks a key that may be `null` although it may also be left out.
const NULL_MARK: &str = "x-null";

/// Marks a key that is always there, although the type alone does not say so.
const REQUIRED_MARK: &str = "x-required";

/// Schemas being collected.
pub(super) struct Schemas {
    requests: SchemaGenerator,
    answers: SchemaGenerator,
}

impl Schemas {
    pub(super) fn new() -> Self {
        let settings =
            || SchemaSettings::draft2020_12().with(|all| all.definitions_path = "/components/schemas".into());
        Self {
            requests: settings().for_deserialize().into_generator(),
            answers: settings().for_serialize().into_generator(),
        }
    }

    /// A reference to what is read.
    pub(super) fn request<T: JsonSchema>(&mut self) -> Value {
        self.requests.subschema_for::<T>().to_value()
    }

    /// A reference to what is written.
    pub(super) fn answer<T: JsonSchema>(&mut self) -> Value {
        self.answers.subschema_for::<T>().to_value()
    }

    /// The keys of a query: they stand in the path and have no name of their own.
    pub(super) fn query<T: JsonSchema>(&mut self) -> Value {
        let settings = SchemaSettings::draft2020_12().for_deserialize();
        let mut schema = settings.into_generator().into_root_schema_for::<T>().to_value();
        tidy(&mut schema);
        schema
    }

    /// All types that were referred to, by name.
    pub(super) fn finish(mut self) -> Map<String, Value> {
        let mut all = self.requests.take_definitions(true);
        for (name, schema) in self.answers.take_definitions(true) {
            let other = all.insert(name.clone(), schema.clone());
            assert!(other.is_none_or(|other| other == schema), "{name} is read and written in two ways");
        }
        all.values_mut().for_each(tidy);
        all
    }
}

/// The last word of a reference.
pub(super) fn name_of(schema: &Value) -> Option<&str> {
    schema["$ref"].as_str()?.rsplit('/').next()
}

/// Whether a key of an object is always there.
pub(super) fn is_required(object: &Value, key: &str) -> bool {
    object["required"].as_array().is_some_and(|all| all.iter().any(|one| one == key))
}

/// A key that may be left out is left out instead of being `null`; texts of several lines become one.
fn tidy(schema: &mut Value) {
    match schema {
        Value::Array(all) => all.iter_mut().for_each(tidy),
        Value::Object(object) => {
            object.values_mut().for_each(tidy);
            if let Some(Value::String(text)) = object.get_mut("description") {
                *text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            }
            require_marked(schema);
            drop_nulls(schema);
        }
        _ => {}
    }
}

fn require_marked(object: &mut Value) {
    let Some(properties) = object.get_mut("properties").and_then(Value::as_object_mut) else { return };
    let mut marked = Vec::new();
    for (key, property) in properties {
        let Some(property) = property.as_object_mut() else { continue };
        if property.remove(REQUIRED_MARK).is_some() {
            property.remove("default");
            without_null(property);
            marked.push(Value::from(key.as_str()));
        }
    }
    if !marked.is_empty() {
        let mut required = object["required"].as_array().cloned().unwrap_or_default();
        required.append(&mut marked);
        object["required"] = required.into();
    }
}

fn drop_nulls(object: &mut Value) {
    let required: Vec<String> =
        object["required"].as_array().into_iter().flatten().filter_map(|key| key.as_str().map(str::to_owned)).collect();
    let Some(properties) = object.get_mut("properties").and_then(Value::as_object_mut) else { return };
    for (key, property) in properties {
        let Some(property) = property.as_object_mut() else { continue };
        if property.remove(NULL_MARK).is_none() && !required.contains(key) {
            property.remove("default");
            without_null(property);
        }
    }
}

fn without_null(property: &mut Map<String, Value>) {
    if let Some(Value::Array(types)) = property.get_mut("type") {
        types.retain(|one| one != "null");
        if let [only] = types.as_slice() {
            let only = only.clone();
            property.insert("type".to_owned(), only);
        }
    }
    let Some(Value::Array(any)) = property.get_mut("anyOf") else { return };
    any.retain(|one| one["type"] != "null");
    if let [Value::Object(only)] = any.as_slice() {
        let only = only.clone();
        property.remove("anyOf");
        property.extend(only);
    }
}
