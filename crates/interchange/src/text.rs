//! Words and numbers as people write them.

/// A text to compare by: small letters without accents, one space between words, nothing but letters and digits.
pub(crate) fn fold(text: &str) -> String {
    let mut folded = String::new();
    for letter in spelling::fold(text).chars() {
        match letter {
            '\'' | '’' | '.' => {}
            letter if letter.is_alphanumeric() => folded.push(letter),
            _ => folded.push(' '),
        }
    }
    tidy(&folded)
}

/// One space between words, none around.
pub(crate) fn tidy(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A number with a point and no idle zeros: `48`, `48.1`, `-3`. A comma may stand for the point.
pub(crate) fn decimal(text: &str) -> Option<String> {
    let text = text.trim();
    let (sign, digits) = text.strip_prefix('-').map_or(("", text), |rest| ("-", rest));
    let (whole, part) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
    let numeric = |text: &str| text.len() <= 15 && text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || !numeric(whole) || !numeric(part) {
        return None;
    }
    let (whole, part) = (whole.trim_start_matches('0'), part.trim_end_matches('0'));
    let whole = if whole.is_empty() { "0" } else { whole };
    let sign = if whole == "0" && part.is_empty() { "" } else { sign };
    Some(if part.is_empty() { format!("{sign}{whole}") } else { format!("{sign}{whole}.{part}") })
}

/// A number of a spreadsheet. Their sums carry errors far behind the point, which nobody wrote.
pub(crate) fn number(value: f64) -> String {
    if !value.is_finite() || value.abs() > 1e15 {
        return value.to_string();
    }
    decimal(&format!("{value:.6}")).unwrap_or_else(|| value.to_string())
}

/// A date as year-month-day, from that or from day/month/year.
pub(crate) fn date(text: &str) -> Option<String> {
    let text = text.trim().split(['T', ' ']).next().unwrap_or_default();
    let parts: Vec<&str> = text.split(['/', '-', '.']).collect();
    let &[a, b, c] = parts.as_slice() else { return None };
    let (year, month, day) = if a.len() == 4 { (a, b, c) } else { (c, b, a) };
    let within = |text: &str, from: u16, to: u16| text.parse::<u16>().ok().filter(|n| (from..=to).contains(n));
    let (year, month, day) = (within(year, 1900, 2199)?, within(month, 1, 12)?, within(day, 1, 31)?);
    Some(format!("{year:04}-{month:02}-{day:02}"))
}

/// Yes or no, in either language; empty is no.
pub(crate) fn yes_no(text: &str) -> Option<bool> {
    match fold(text).as_str() {
        "si" | "s" | "yes" | "y" | "x" | "1" | "true" | "vero" => Some(true),
        "no" | "n" | "0" | "false" | "falso" | "" => Some(false),
        _ => None,
    }
}

/// An amount of money in cents: `10`, `€ 10,50`, `12.5 EUR`.
pub(crate) fn cents(text: &str) -> Option<u32> {
    let bare = text.replace(['€', '\u{a0}'], " ").to_lowercase().replace("euro", " ").replace("eur", " ");
    let number = decimal(&bare)?;
    let (whole, part) = number.split_once('.').unwrap_or((&number, ""));
    let part = match part.len() {
        0 => 0,
        1 => part.parse::<u32>().ok()? * 10,
        2 => part.parse().ok()?,
        _ => return None,
    };
    whole.parse::<u32>().ok()?.checked_mul(100)?.checked_add(part)
}

/// Cents as an amount.
pub(crate) fn amount(cents: u32) -> String {
    format!("{}.{:02}", cents / 100, cents % 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_write_in_many_ways() {
        assert_eq!(fold("  D'ANGELÒ   Niccolò "), "dangelo niccolo");
        assert_eq!(fold("Data di nascita:"), "data di nascita");
        for (text, found) in
            [("48,10", Some("48.1")), ("048", Some("48")), ("-0", Some("0")), ("x", None), ("", None), ("1e3", None)]
        {
            assert_eq!(decimal(text).as_deref(), found, "{text}");
        }
        assert_eq!(number(48.1), "48.1");
        assert_eq!(number(0.1 + 0.2), "0.3");
        for (text, found) in
            [("3/7/1990", Some("1990-07-03")), ("1990-07-03", Some("1990-07-03")), ("31.12.1999", Some("1999-12-31"))]
        {
            assert_eq!(date(text).as_deref(), found, "{text}");
        }
        assert_eq!((date("13/13/1990"), date("July")), (None, None));
        for (text, found) in
            [("10", Some(1000)), ("€ 10,50", Some(1050)), ("5.5 EUR", Some(550)), ("ten", None), ("-1", None)]
        {
            assert_eq!(cents(text), found, "{text}");
        }
    }
}
