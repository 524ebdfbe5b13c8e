//! One roll: the ways the dice can fall and what each costs, counted exactly in integers.
//!
//! Knows nothing of armies: whether a side has as many dice as it rolls is the battle's business.

/// How many dice one side rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dice {
    /// One die.
    One,
    /// Two dice.
    Two,
    /// Three dice, the most there are.
    Three,
}

impl Dice {
    /// One, two, three.
    pub const ALL: [Dice; 3] = [Dice::One, Dice::Two, Dice::Three];

    /// A die for each army free to fight, three at most; `None` if there is no army.
    pub fn up_to(armies: u32) -> Option<Dice> {
        match armies {
            0 => None,
            1 => Some(Dice::One),
            2 => Some(Dice::Two),
            3.. => Some(Dice::Three),
        }
    }

    /// The number of dice, 1 to 3.
    pub fn count(self) -> usize {
        match self {
            Dice::One => 1,
            Dice::Two => 2,
            Dice::Three => 3,
        }
    }
}

/// What happens when two compared dice are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ties {
    /// The attacker loses an army: combat on land (G4.6).
    ToDefender,
    /// Neither side loses: naval combat in the second game.
    HurtNobody,
}

/// Armies removed by one roll, at most three in all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Losses {
    /// Removed by the attacker.
    pub attackers: u32,
    /// Removed by the defender.
    pub defenders: u32,
}

impl Losses {
    /// Did the roll leave everything as it was?
    pub fn is_none(self) -> bool {
        self == Losses::default()
    }
}

/// One result of a roll and the number of ways it comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// What it costs.
    pub losses: Losses,
    /// How many of all the falls of the dice lead to it.
    pub ways: u32,
}

/// All results of one roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roll {
    ways: [[u32; LOSSES]; LOSSES],
    total: u32,
}

/// A side loses 0 to 3 armies.
const LOSSES: usize = 4;

impl Roll {
    /// Compares every hand of the attacker with every hand of the defender.
    pub fn new(attack: Dice, defence: Dice, ties: Ties) -> Roll {
        let mut roll = Roll { ways: [[0; LOSSES]; LOSSES], total: 0 };
        for attacker in hands(attack) {
            for defender in hands(defence) {
                let losses = compare(&attacker, &defender, attack.min(defence), ties);
                roll.add(losses, attacker.ways * defender.ways);
            }
        }
        roll
    }

    /// The number of ways all dice can fall: six to the number of dice on both sides.
    pub fn total(&self) -> u32 {
        self.total
    }

    /// The number of ways that cost exactly this.
    pub fn ways(&self, losses: Losses) -> u32 {
        let row = self.ways.get(losses.attackers as usize);
        row.and_then(|row| row.get(losses.defenders as usize)).copied().unwrap_or(0)
    }

    /// The results that can happen, those with fewer losses of the attacker first.
    pub fn outcomes(&self) -> impl Iterator<Item = Outcome> {
        let all = (0..LOSSES as u32).flat_map(|a| (0..LOSSES as u32).map(move |d| (a, d)));
        all.map(|(attackers, defenders)| Losses { attackers, defenders })
            .map(|losses| Outcome { losses, ways: self.ways(losses) })
            .filter(|outcome| outcome.ways > 0)
    }

    fn add(&mut self, losses: Losses, ways: u32) {
        self.ways[losses.attackers as usize][losses.defenders as usize] += ways;
        self.total += ways;
    }
}

/// The dice of one side, highest first, and in how many ways they can be thrown. Dice not thrown are 0.
struct Hand {
    faces: [u32; 3],
    ways: u32,
}

fn hands(dice: Dice) -> impl Iterator<Item = Hand> {
    let throws = 6_u32.pow(dice.count() as u32);
    (0..throws)
        .map(move |throw| faces(throw, dice))
        .filter(|faces| faces.is_sorted_by(|high, low| high >= low))
        .map(move |faces| Hand { faces, ways: arrangements(&faces[..dice.count()]) })
}

/// The digits of `throw` in base six, as faces.
fn faces(throw: u32, dice: Dice) -> [u32; 3] {
    let mut faces = [0; 3];
    let mut rest = throw;
    for face in &mut faces[..dice.count()] {
        *face = rest % 6 + 1;
        rest /= 6;
    }
    faces
}

/// In how many orders sorted dice can be thrown: the factorial of their number over that of each repetition.
fn arrangements(sorted: &[u32]) -> u32 {
    let factorial = |n: usize| (1..=n as u32).product::<u32>();
    let repeated: u32 = sorted.chunk_by(u32::eq).map(|same| factorial(same.len())).product();
    factorial(sorted.len()) / repeated
}

/// Highest with highest, second with second; surplus dice are set aside (G4.6).
fn compare(attacker: &Hand, defender: &Hand, compared: Dice, ties: Ties) -> Losses {
    let mut losses = Losses::default();
    for (a, d) in attacker.faces.iter().zip(&defender.faces).take(compared.count()) {
        match (a.cmp(d), ties) {
            (std::cmp::Ordering::Greater, _) => losses.defenders += 1,
            (std::cmp::Ordering::Equal, Ties::HurtNobody) => {}
            (std::cmp::Ordering::Equal, Ties::ToDefender) | (std::cmp::Ordering::Less, _) => losses.attackers += 1,
        }
    }
    losses
}
