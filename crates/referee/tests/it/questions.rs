//! What people ask in a hall, and the case that must come first.

use referee::search::search;
use std::collections::BTreeMap;

const QUESTIONS: &str = include_str!("../questions.txt");

struct Question {
    case: &'static str,
    within: usize,
    words: &'static str,
}

fn questions() -> Vec<Question> {
    let lines = QUESTIONS.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.map(|line| read(line).unwrap_or_else(|| panic!("not a question: {line}"))).collect()
}

fn read(line: &'static str) -> Option<Question> {
    let (case, words) = line.split_once(" | ")?;
    Some(match case.strip_suffix('~') {
        Some(case) => Question { case, within: 3, words },
        None => Question { case, within: 1, words },
    })
}

#[test]
fn every_question_finds_its_case() {
    let mut missed = Vec::new();
    for question in questions() {
        let found: Vec<_> = search(question.words).iter().take(5).map(|hit| hit.case.id.to_string()).collect();
        if !found.iter().take(question.within).any(|id| id == question.case) {
            missed.push(format!("{} | {}: {}", question.case, question.words, found.join(" ")));
        }
    }
    assert!(missed.is_empty(), "{} missed:\n{}", missed.len(), missed.join("\n"));
}

#[test]
fn every_case_is_asked_for_at_least_twice() {
    let mut asked: BTreeMap<&str, usize> = BTreeMap::new();
    for question in questions() {
        *asked.entry(question.case).or_default() += 1;
    }
    for case in referee::Casebook::embedded().cases() {
        let id = case.id.to_string();
        assert!(asked.get(id.as_str()).is_some_and(|&times| times >= 2), "{id} is asked for too seldom");
    }
}
