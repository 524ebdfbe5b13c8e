//! Fitting text into columns: packing blocks, wrapping paragraphs, cutting names short.

/// Puts blocks of these heights, in their order, into columns, so that the tallest column is as short as can be:
/// for each block its column.
pub(super) fn pack(heights: &[usize], columns: usize) -> Vec<usize> {
    let columns = columns.max(1);
    let ways = columns.checked_pow(heights.len() as u32).unwrap_or(1);
    let place = |way: usize, block: usize| way / columns.pow((heights.len() - 1 - block) as u32) % columns;
    let tallest = |way: usize| {
        let mut sums = vec![0; columns];
        heights.iter().enumerate().for_each(|(block, height)| sums[place(way, block)] += height);
        sums.into_iter().max().unwrap_or(0)
    };
    let best = (0..ways).min_by_key(|&way| tallest(way)).unwrap_or(0);
    (0..heights.len()).map(|block| place(best, block)).collect()
}

/// Blocks of lines, all of one width, side by side.
pub(super) fn beside(blocks: &[Vec<String>], columns: usize, width: usize, gap: usize) -> Vec<String> {
    let heights: Vec<usize> = blocks.iter().map(Vec::len).collect();
    let mut packed: Vec<Vec<&String>> = vec![Vec::new(); columns.max(1)];
    for (block, column) in blocks.iter().zip(pack(&heights, columns)) {
        packed[column].extend(block);
    }
    let tallest = packed.iter().map(Vec::len).max().unwrap_or(0);
    let blank = " ".repeat(width);
    let line = |row: usize| {
        let cells: Vec<&str> =
            packed.iter().map(|column| column.get(row).map_or(blank.as_str(), |cell| cell)).collect();
        cells.join(&" ".repeat(gap)).trim_end().to_owned()
    };
    (0..tallest).map(line).collect()
}

/// A paragraph in lines of at most this width; the lines after the first are indented.
pub(super) fn wrap(text: &str, width: usize, indent: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.last_mut().expect("there is always a line");
        let used = last.chars().count();
        if used > indent && used + 1 + word.chars().count() > width {
            lines.push(" ".repeat(indent) + word);
        } else {
            if !last.trim().is_empty() {
                last.push(' ');
            }
            last.push_str(word);
        }
    }
    lines
}

/// A name cut to this many letters and still to be recognised: small words go first, then the longest word loses
/// its end.
pub(super) fn shorten(name: &str, width: usize) -> String {
    let length = |parts: &[String]| parts.iter().map(|part| part.chars().count() + 1).sum::<usize>() - 1;
    let mut parts: Vec<String> = name.split(' ').map(str::to_owned).collect();
    if length(&parts) > width {
        parts.retain(|part| part.chars().count() > 3 || part.starts_with(char::is_uppercase));
    }
    while length(&parts) > width {
        let excess = length(&parts) - width;
        let longest = parts.iter_mut().max_by_key(|part| part.trim_end_matches('.').chars().count());
        let Some(part) = longest else { break };
        let letters = part.trim_end_matches('.').chars().count();
        let keep = letters.saturating_sub(excess + 1).clamp(3, letters.max(4) - 1);
        if letters <= 3 {
            break;
        }
        *part = part.chars().take(keep).chain(['.']).collect();
    }
    parts.join(" ").chars().take(width).collect()
}

/// A text padded to this many letters.
pub(super) fn pad(text: &str, width: usize) -> String {
    let missing = width.saturating_sub(text.chars().count());
    format!("{text}{}", " ".repeat(missing))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_share_the_height() {
        let columns = pack(&[10, 5, 8, 7, 13, 5, 5], 3);
        let height = |column| {
            [10, 5, 8, 7, 13, 5, 5].iter().zip(&columns).filter(|(_, c)| **c == column).map(|(h, _)| h).sum::<i32>()
        };
        assert_eq!([height(0), height(1), height(2)], [18, 17, 18]);
        assert_eq!(pack(&[3, 2], 1), [0, 0]);
        assert_eq!(pack(&[], 3), Vec::<usize>::new());
    }

    #[test]
    fn names_stay_readable() {
        let lines = [
            ("Alaska", "Alaska"),
            ("Territori del Nord Ovest", "Terr. Nord Ovest"),
            ("Stati Uniti Occidentali", "Stati Uniti Occ."),
            ("Stati Uniti Orientali", "Stati Uniti Ori."),
            ("Europa Settentrionale", "Europa Settentr."),
            ("Africa del Nord", "Africa del Nord"),
            ("Australia Occidentale", "Australia Occid."),
        ];
        for (name, short) in lines {
            assert_eq!(shorten(name, 16), short);
            assert!(shorten(name, 8).chars().count() <= 8);
        }
    }

    #[test]
    fn paragraphs_are_wrapped() {
        assert_eq!(wrap("uno due tre quattro", 9, 2), ["uno due", "  tre", "  quattro"]);
        assert_eq!(wrap("", 9, 2), [""]);
    }
}
