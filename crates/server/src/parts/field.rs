//! Fields of forms: a label, a hint, and what is wrong with the field at the field itself.

use maud::{Markup, html};
use words::{Id, Words, id};

/// The ids of a field's parts, and what belongs to it for who hears it.
struct Ids {
    field: String,
    hint: Option<String>,
    fault: Option<String>,
}

impl Ids {
    fn of(name: &str, hint: Option<Id>, fault: Option<&str>) -> Self {
        let field = format!("field-{name}");
        Self { hint: hint.map(|_| format!("{field}-hint")), fault: fault.map(|_| format!("{field}-fault")), field }
    }

    fn described_by(&self) -> Option<String> {
        let ids: Vec<&str> = self.fault.iter().chain(&self.hint).map(String::as_str).collect();
        (!ids.is_empty()).then(|| ids.join(" "))
    }
}

/// A label, its control, its hint and its fault.
fn field(words: Words, ids: &Ids, label: &str, (hint, fault): (Option<Id>, Option<&str>), control: &Markup) -> Markup {
    html! {
        div .field .is-faulty[fault.is_some()] {
            label for=(ids.field) { (label) }
            (control)
            @if let (Some(fault), Some(id)) = (fault, &ids.fault) { span .field-fault id=(id) { (fault) } }
            @if let (Some(hint), Some(id)) = (hint, &ids.hint) { span .hint id=(id) { (words.say(hint)) } }
        }
    }
}

/// A field of text.
pub(crate) struct Text<'a> {
    name: &'a str,
    id: &'a str,
    label: Label<'a>,
    value: &'a str,
    kind: &'a str,
    complete: &'a str,
    hint: Option<Id>,
    fault: Option<&'a str>,
    required: bool,
    button: Option<Id>,
    list: Option<&'a str>,
}

/// What a field is called: a sentence of the catalogue, or one that was filled in.
#[derive(Clone, Copy)]
enum Label<'a> {
    Id(Id),
    Said(&'a str),
}

impl<'a> Text<'a> {
    pub(crate) fn new(name: &'a str, label: Id, value: &'a str) -> Self {
        Self::with(name, Label::Id(label), value)
    }

    /// A field whose label is a sentence with values in it.
    pub(crate) fn labelled(name: &'a str, label: &'a str, value: &'a str) -> Self {
        Self::with(name, Label::Said(label), value)
    }

    fn with(name: &'a str, label: Label<'a>, value: &'a str) -> Self {
        let (kind, complete, required) = ("text", "off", true);
        Self {
            name,
            id: name,
            label,
            value,
            kind,
            complete,
            hint: None,
            fault: None,
            required,
            button: None,
            list: None,
        }
    }

    /// What tells it from another field of the same name on the page.
    pub(crate) fn id(self, id: &'a str) -> Self {
        Self { id, ..self }
    }

    /// With the form's button beside it.
    pub(crate) fn button(self, button: Id) -> Self {
        Self { button: Some(button), ..self }
    }

    /// A password: never written back into a page.
    pub(crate) fn password(name: &'a str, label: Id, complete: &'a str) -> Self {
        Self { kind: "password", complete, ..Self::new(name, label, "") }
    }

    /// A sentence, by its id, that says what is wanted.
    pub(crate) fn hint(self, hint: Id) -> Self {
        Self { hint: Some(hint), ..self }
    }

    /// What is offered while one types: the `datalist` with this id.
    pub(crate) fn list(self, list: &'a str) -> Self {
        Self { list: Some(list), ..self }
    }

    /// What is wrong with what was typed.
    pub(crate) fn fault(self, fault: Option<&'a str>) -> Self {
        Self { fault, ..self }
    }

    /// What a browser may fill in.
    pub(crate) fn complete(self, complete: &'a str) -> Self {
        Self { complete, ..self }
    }

    pub(crate) fn optional(self) -> Self {
        Self { required: false, ..self }
    }

    pub(crate) fn show(&self, words: Words) -> Markup {
        let ids = Ids::of(self.id, self.hint, self.fault);
        let login = self.complete == "username";
        let control = html! {
            input id=(ids.field) type=(self.kind) name=(self.name) value=[(self.kind != "password").then_some(self.value)]
                autocomplete=(self.complete) list=[self.list] required[self.required] aria-describedby=[ids.described_by()]
                aria-invalid=[self.fault.map(|_| "true")]
                autocapitalize=[login.then_some("none")] spellcheck=[login.then_some("false")];
        };
        let control = match self.button {
            None => control,
            Some(button) => html! { div .field-with-button { (control) button type="submit" { (words.say(button)) } } },
        };
        let label = match self.label {
            Label::Id(id) => words.say(id),
            Label::Said(label) => label.to_owned(),
        };
        field(words, &ids, &label, (self.hint, self.fault), &control)
    }
}

/// A number between bounds.
pub(crate) struct Number<'a> {
    pub(crate) name: &'a str,
    pub(crate) label: Id,
    pub(crate) value: &'a str,
    pub(crate) least: u16,
    pub(crate) most: u16,
    pub(crate) hint: Option<Id>,
    pub(crate) fault: Option<&'a str>,
}

/// What is wrong with a number that was typed, if anything: an empty field is nobody's fault.
pub(crate) fn number_fault(words: Words, label: Id, value: &str, least: u16, most: u16) -> Option<String> {
    let fits = value.trim().parse::<u16>().is_ok_and(|number| (least..=most).contains(&number));
    let values = [("what", words.say(label).into()), ("least", least.into()), ("most", most.into())];
    (!fits && !value.trim().is_empty()).then(|| words.say_with(id::WEB_NEW_BAD_NUMBER, &values))
}

impl Number<'_> {
    pub(crate) fn show(&self, words: Words) -> Markup {
        let ids = Ids::of(self.name, self.hint, self.fault);
        let control = html! {
            input id=(ids.field) .field-short type="number" inputmode="numeric" name=(self.name) value=(self.value)
                min=(self.least) max=(self.most) aria-describedby=[ids.described_by()]
                aria-invalid=[self.fault.map(|_| "true")];
        };
        field(words, &ids, &words.say(self.label), (self.hint, self.fault), &control)
    }
}

/// One of a list: values and what they are called.
pub(crate) struct Select<'a> {
    pub(crate) name: &'a str,
    pub(crate) label: Id,
    pub(crate) options: Vec<(&'a str, String)>,
    pub(crate) chosen: &'a str,
}

impl Select<'_> {
    pub(crate) fn show(&self, words: Words) -> Markup {
        let ids = Ids::of(self.name, None, None);
        let control = html! {
            select id=(ids.field) name=(self.name) {
                @for (value, label) in &self.options { option value=(value) selected[*value == self.chosen] { (label) } }
            }
        };
        field(words, &ids, &words.say(self.label), (None, None), &control)
    }
}

/// A box to tick.
pub(crate) fn tick(words: Words, name: &str, label: Id, ticked: bool) -> Markup {
    html! {
        label .field-tick { input type="checkbox" name=(name) value="yes" checked[ticked]; span { (words.say(label)) } }
    }
}

/// One of a few, all in sight.
pub(crate) fn choice(words: Words, name: &str, label: Id, options: &[(&str, Id)], chosen: &str) -> Markup {
    html! {
        fieldset .field-choice {
            legend { (words.say(label)) }
            @for (value, label) in options {
                label .field-tick {
                    input type="radio" name=(name) value=(value) checked[*value == chosen];
                    span { (words.say(*label)) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Number;
    use words::{Lang, Words, id};

    #[test]
    fn a_fault_stands_at_its_field_and_is_heard_with_it() {
        let number = Number {
            name: "delay",
            label: id::WEB_NEW_DELAY,
            value: "x",
            least: 0,
            most: 9,
            hint: None,
            fault: Some("da 0 a 9"),
        };
        let text = number.show(Words::new(Lang::It)).into_string();
        assert!(text.contains("aria-describedby=\"field-delay-fault\" aria-invalid=\"true\""), "{text}");
        assert!(text.contains("<span class=\"field-fault\" id=\"field-delay-fault\">da 0 a 9</span>"), "{text}");
    }
}
