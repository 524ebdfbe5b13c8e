//! The static imports of an ES module: enough of the language to find them, and no more.

use std::ops::Range;

/// Where the specifiers of a module's static imports stand in its text, without their quotes, in order.
///
/// A statement is seen where it begins a line, as our modules are written; types imported in comments are none.
pub(super) fn specifiers(text: &str) -> Vec<Range<usize>> {
    let starts = text.match_indices(['i', 'e']).map(|(at, _)| at).filter(|&at| at == 0 || text[..at].ends_with('\n'));
    starts.filter_map(|start| specifier(text, start)).collect()
}

/// The specifier of the statement that begins here, if it imports anything.
fn specifier(text: &str, start: usize) -> Option<Range<usize>> {
    let rest = &text[start..];
    let end = rest.find(';').unwrap_or(rest.len());
    let statement = &rest[..end];
    let imports = ["import ", "import{", "import\"", "export {", "export{", "export *", "export*"];
    if !imports.iter().any(|word| statement.starts_with(word)) {
        return None;
    }
    let close = statement.len() - statement.ends_with('"').then_some(1)?;
    let open = statement[..close].rfind('"')? + 1;
    Some(start + open..start + close)
}

/// The path a specifier means in the module at a path: `js/pages/table.js` and `../core/words.js` give
/// `js/core/words.js`. Nothing if it is not relative or leads out of the folder.
pub(super) fn resolve(module: &str, specifier: &str) -> Option<String> {
    if !specifier.starts_with("./") && !specifier.starts_with("../") {
        return None;
    }
    let mut parts: Vec<&str> = module.split('/').collect();
    parts.pop();
    for part in specifier.split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop()?;
            }
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::{resolve, specifiers};

    fn found(text: &str) -> Vec<&str> {
        specifiers(text).into_iter().map(|range| &text[range]).collect()
    }

    #[test]
    fn every_form_of_an_import_is_found() {
        let text = "// import \"./comment.js\";\nimport { a } from \"./a.js\";\nimport * as b from \"../b.js\";\n\
                    import \"./c.js\";\nimport {\n  d,\n  e,\n} from \"./d.js\";\nexport { f } from \"./f.js\";\n\
                    export * from \"./g.js\";\n";
        assert_eq!(found(text), ["./a.js", "../b.js", "./c.js", "./d.js", "./f.js", "./g.js"]);
    }

    #[test]
    fn what_only_looks_like_an_import_is_none() {
        let text = "/** @typedef {import(\"./types.js\").T} T */\nexport { local };\nexport const a = \"./a.js\";\n\
                    important(\"./b.js\");\nconst text = 'import \"./c.js\";';\n";
        assert_eq!(found(text), [""; 0]);
    }

    #[test]
    fn specifiers_are_relative_to_their_module() {
        assert_eq!(resolve("js/pages/table.js", "../core/words.js").as_deref(), Some("js/core/words.js"));
        assert_eq!(resolve("js/a.js", "./b.js").as_deref(), Some("js/b.js"));
        assert_eq!(resolve("js/a.js", "../../../b.js"), None);
        assert_eq!(resolve("js/a.js", "lit-html"), None);
    }
}
