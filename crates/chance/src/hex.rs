//! Thirty-two bytes as 64 hexadecimal digits. Faults never quote the text: it may be a secret.

/// Why a text is not 32 bytes in hexadecimal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HexFault {
    /// Not 64 characters long.
    #[error("{found} characters, 64 hexadecimal digits expected")]
    Length {
        /// How many there are.
        found: usize,
    },
    /// A character that is not a hexadecimal digit.
    #[error("character {at} is not a hexadecimal digit")]
    Digit {
        /// Where it is, counted from 1.
        at: usize,
    },
}

/// Lower case.
pub(crate) fn print(bytes: &[u8; 32]) -> String {
    let digit = |nibble: u8| char::from_digit(u32::from(nibble), 16).unwrap_or('0');
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// Either case.
pub(crate) fn parse(text: &str) -> Result<[u8; 32], HexFault> {
    let found = text.chars().count();
    if found != 64 {
        return Err(HexFault::Length { found });
    }
    let mut bytes = [0; 32];
    for (i, digit) in text.chars().enumerate() {
        let value = digit.to_digit(16).ok_or(HexFault::Digit { at: i + 1 })?;
        bytes[i / 2] = bytes[i / 2] << 4 | value as u8;
    }
    Ok(bytes)
}
