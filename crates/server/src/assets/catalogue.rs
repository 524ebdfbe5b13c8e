//! Every file that pages ask for, with its address. Imports are rewritten to the addresses of what they name, leaves
//! first, so that the hash of a module covers everything it imports.

use super::imports::{resolve, specifiers};
use axum::body::Bytes;
use rust_embed::RustEmbed;
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

#[derive(RustEmbed)]
#[folder = "assets/"]
struct Embedded;

/// The folders that are served, and what their files end with; the rest is for whoever works on them.
const SERVED: ([&str; 4], [&str; 4]) = (["css/", "js/", "img/", "vendor/"], [".css", ".js", ".svg", ".png"]);

/// Where assets are served.
pub(super) const ROOT: &str = "/assets/";

/// How many figures of the hash stand in an address.
const HASH_FIGURES: usize = 16;

/// One file that pages ask for.
pub(super) struct Asset {
    /// Where it is served: a path that holds the hash of the content.
    pub(super) address: String,
    pub(super) content: Bytes,
    /// The paths of the modules it imports itself, in its order.
    pub(super) imports: Vec<String>,
}

/// All of them, by path: `js/pages/table.js`.
pub(super) struct Catalogue(BTreeMap<String, Asset>);

impl Catalogue {
    /// The program's own, made when first asked for.
    pub(super) fn get() -> &'static Self {
        static ALL: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::of(sources()));
        &ALL
    }

    /// # Panics
    ///
    /// If a module imports what is not there, or itself by a detour: a mistake of ours that every test meets.
    fn of(sources: BTreeMap<String, Vec<u8>>) -> Self {
        let mut made = Self(BTreeMap::new());
        for path in sources.keys() {
            made.add(path, &sources, &mut Vec::new());
        }
        made
    }

    fn add(&mut self, path: &str, sources: &BTreeMap<String, Vec<u8>>, importing: &mut Vec<String>) {
        if self.0.contains_key(path) {
            return;
        }
        assert!(importing.iter().all(|one| one != path), "{path} imports itself by way of {importing:?}");
        let source = sources.get(path).unwrap_or_else(|| panic!("{importing:?} imports {path}, which is not there"));
        let (content, imports) = match std::str::from_utf8(source) {
            Ok(text) if path.ends_with(".js") => {
                importing.push(path.to_owned());
                let (text, imports) = self.rewrite(path, text, sources, importing);
                importing.pop();
                (text.into_bytes(), imports)
            }
            _ => (source.clone(), Vec::new()),
        };
        let address = address(path, &content);
        self.0.insert(path.to_owned(), Asset { address, content: content.into(), imports });
    }

    /// A module's text with the addresses of what it imports, and their paths.
    fn rewrite(
        &mut self,
        path: &str,
        text: &str,
        sources: &BTreeMap<String, Vec<u8>>,
        importing: &mut Vec<String>,
    ) -> (String, Vec<String>) {
        let (mut written, mut imports, mut copied) = (String::with_capacity(text.len() + 512), Vec::new(), 0);
        for range in specifiers(text) {
            let specifier = &text[range.clone()];
            let imported = resolve(path, specifier).unwrap_or_else(|| panic!("{path} imports {specifier}"));
            self.add(&imported, sources, importing);
            written.push_str(&text[copied..range.start]);
            written.push_str(self.address(&imported));
            copied = range.end;
            imports.push(imported);
        }
        written.push_str(&text[copied..]);
        (written, imports)
    }

    pub(super) fn find(&self, path: &str) -> Option<&Asset> {
        self.0.get(path)
    }

    /// Where a file is served.
    ///
    /// # Panics
    ///
    /// If there is no such file: a page names a file that is not there.
    pub(super) fn address(&self, path: &str) -> &str {
        &self.0.get(path).unwrap_or_else(|| panic!("there is no asset {path}")).address
    }

    /// The addresses of everything a module imports, directly or not, each once.
    pub(super) fn preloads(&self, module: &str) -> Vec<&str> {
        let mut paths: Vec<&str> = Vec::new();
        let mut open: Vec<&str> = vec![module];
        while let Some(path) = open.pop() {
            for imported in self.find(path).iter().flat_map(|asset| &asset.imports) {
                if !paths.contains(&imported.as_str()) {
                    paths.push(imported);
                    open.push(imported);
                }
            }
        }
        paths.into_iter().map(|path| self.address(path)).collect()
    }
}

/// What is embedded, and the pictures that are drawn.
fn sources() -> BTreeMap<String, Vec<u8>> {
    let (folders, endings) = SERVED;
    let is_served = |path: &str| {
        folders.iter().any(|folder| path.starts_with(folder)) && endings.iter().any(|ending| path.ends_with(ending))
    };
    let served = Embedded::iter().filter(|path| is_served(path));
    let embedded = served.filter_map(|path| Some((path.to_string(), Embedded::get(&path)?.data.into_owned())));
    embedded.chain(map("risiko42").map(|map| ("img/risiko42.svg".to_owned(), map))).collect()
}

/// The picture of a map.
fn map(board: &str) -> Option<Vec<u8>> {
    let (plan, board) = (drawing::Plan::named(board)?, board::Board::named(board)?);
    let continent = |id: &str| board.find(id).map(|territory| board.continent_id(board.continent_of(territory)));
    Some(drawing::picture(plan, |id| continent(id).unwrap_or_default()).into_string().into_bytes())
}

/// Where what has this path and this content is served.
pub(super) fn address(path: &str, content: &[u8]) -> String {
    let mut hash = String::with_capacity(HASH_FIGURES);
    for byte in &Sha256::digest(content)[..HASH_FIGURES / 2] {
        let _ = write!(hash, "{byte:02x}");
    }
    let (name, ending) = path.rsplit_once('.').unwrap_or((path, ""));
    format!("{ROOT}{name}.{hash}.{ending}")
}

/// The path an address is of, whatever the hash in it: `js/a.0123456789abcdef.js` and `js/a.js` are of `js/a.js`.
pub(super) fn path_of(address: &str) -> String {
    let is_hash = |part: &str| part.len() == HASH_FIGURES && part.bytes().all(|byte| byte.is_ascii_hexdigit());
    let plain = || {
        let (stem, ending) = address.rsplit_once('.')?;
        let (name, hash) = stem.rsplit_once('.')?;
        is_hash(hash).then(|| format!("{name}.{ending}"))
    };
    plain().unwrap_or_else(|| address.to_owned())
}

#[cfg(test)]
mod tests {
    use super::{Catalogue, path_of};

    fn catalogue(files: &[(&str, &str)]) -> Catalogue {
        Catalogue::of(files.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec())).collect())
    }

    #[test]
    fn a_hash_covers_what_a_module_imports() {
        let files = |leaf| [("js/a.js", "import \"./b.js\";\n"), ("js/b.js", leaf), ("js/c.js", "export {};\n")];
        let (before, after) = (catalogue(&files("let b = 1;\n")), catalogue(&files("let b = 2;\n")));
        assert_ne!(before.address("js/b.js"), after.address("js/b.js"));
        assert_ne!(before.address("js/a.js"), after.address("js/a.js"), "its import has another address");
        assert_eq!(before.address("js/c.js"), after.address("js/c.js"), "what has not changed stays where it is");
        let text = std::str::from_utf8(&after.find("js/a.js").expect("there").content).expect("text").to_owned();
        assert_eq!(text, format!("import \"{}\";\n", after.address("js/b.js")));
    }

    #[test]
    fn a_preload_list_has_every_module_once() {
        let files = [
            ("js/a.js", "import \"./b.js\";\nimport \"./c.js\";\n"),
            ("js/b.js", "import \"./c.js\";\n"),
            ("js/c.js", "import \"../vendor/d.js\";\n"),
            ("vendor/d.js", "export {};\n"),
        ];
        let all = catalogue(&files);
        let wanted = ["js/b.js", "js/c.js", "vendor/d.js"].map(|path| all.address(path));
        assert_eq!(all.preloads("js/a.js"), wanted);
    }

    #[test]
    #[should_panic(expected = "imports itself")]
    fn a_circle_is_a_mistake() {
        catalogue(&[("js/a.js", "import \"./b.js\";\n"), ("js/b.js", "import \"./a.js\";\n")]);
    }

    #[test]
    #[should_panic(expected = "which is not there")]
    fn an_import_of_nothing_is_a_mistake() {
        catalogue(&[("js/a.js", "import \"./b.js\";\n")]);
    }

    #[test]
    fn an_address_is_of_a_path() {
        let all = Catalogue::get();
        for path in all.0.keys() {
            assert_eq!(path_of(all.address(path).trim_start_matches("/assets/")), *path);
            assert_eq!(path_of(path), *path);
        }
    }

    #[test]
    fn styles_refer_to_no_other_file() {
        for (path, asset) in Catalogue::get().0.iter().filter(|(path, _)| path.ends_with(".css")) {
            let text = std::str::from_utf8(&asset.content).expect("text");
            assert!(!text.contains("@import") && !text.contains("url("), "{path}: its address would not be rewritten");
        }
    }

    #[test]
    fn scripts_import_nothing_while_they_run() {
        for (path, asset) in Catalogue::get().0.iter().filter(|(path, _)| path.starts_with("js/")) {
            let text = std::str::from_utf8(&asset.content).expect("text");
            for (at, _) in text.match_indices("import(") {
                let before = text[..at].rsplit('\n').next().unwrap_or_default().trim_start();
                let comment = before.starts_with('*') || before.contains("/*") || before.starts_with("//");
                assert!(comment, "{path}: the address of {} would not be rewritten", &text[at..at + 40]);
            }
        }
    }
}
