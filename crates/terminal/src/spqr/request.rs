//! What a line of S.P.Q.RisiKo! asks for.

use super::fault::SpqrFault;
use super::find::{self, Spot, SpqrReader as _};
use super::verbs::SpqrVerb;
use crate::finder;
use crate::reader::{Reader, says_how};
use crate::request::{self, GameRequest, LineFault, Prompt, TypedLine};
use board::rome::{Map, Province, ProvinceSet, Sea, SeaSet};
use frame::{Armies, Dice, Seat, SeatSet};
use spqr::{
    Command, Legal, Open, Phase, Points, Price, Setup, Spqr, Triremes, View, free_to_leave, launched, legal,
    occupation_bounds, seas_of, takeable,
};
use words::Lang;

/// An attack as it was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fight {
    /// By land; with the most dice if none are said, and until so many legionaries are left.
    Land { from: Province, to: Province, dice: Option<Dice>, keep: Option<u16> },
    /// From the sea, with all that may leave if it is not said how many.
    Sea { from: Province, sea: Sea, to: Province, armies: Option<u16> },
    /// Triremes against triremes.
    Ram { sea: Sea, against: Seat, dice: Option<Dice>, keep: Option<u16> },
}

type Request = request::Request<Spqr>;
type Reading<T> = Result<T, SpqrFault>;

/// What is counted: such words say nothing.
const UNITS: [&str; 14] = [
    "legionario",
    "legionari",
    "legionary",
    "legionaries",
    "trireme",
    "triremi",
    "triremes",
    "punto",
    "punti",
    "point",
    "points",
    "contro",
    "against",
    "nel",
];

/// The words before the sea that is crossed.
const ACROSS: [&str; 5] = ["by", "via", "per", "attraverso", "over"];

/// What a line means at a prompt.
pub(super) fn read(prompt: &Prompt<Spqr>, line: TypedLine<'_, SpqrVerb>) -> Result<Request, LineFault<SpqrVerb>> {
    let (verb, rest) = match line {
        TypedLine::Empty => return Ok(usual_answer(&prompt.setup, &prompt.view())),
        TypedLine::Command(verb, rest) => (verb, rest),
        TypedLine::Bare(line) => (bare_verb(prompt, line).ok_or_else(|| LineFault::unknown(line))?, line),
    };
    LineReader::at(prompt).read(verb, rest).map_err(|fault| fault.explain(prompt))
}

/// Enter alone: the usual answer where there is one, otherwise the board.
fn usual_answer(setup: &Setup, view: &View<'_>) -> Request {
    let open = view.open();
    if let Phase::Occupy(attack) = open.phase {
        return Request::single(Command::Occupy(occupation_bounds(setup, open, attack).1));
    }
    let colour = legal(setup, view).colours().iter().next();
    colour.map_or(Request::Board, |colour| Request::single(Command::ChooseColour(colour)))
}

/// The command that a line without one is about, if it can be.
fn bare_verb(prompt: &Prompt<Spqr>, line: &str) -> Option<SpqrVerb> {
    let open = prompt.state.open();
    let mut reader = Reader::without(line, &UNITS);
    let map = &prompt.setup.map;
    let number = reader.number();
    let spot = reader.spot(map, map.provinces(), map.seas());
    let names_sea = matches!(spot, Ok(Spot::Sea(_)));
    let names = !matches!(spot, Err(SpqrFault::NoSpot(_)));
    match open.phase {
        Phase::Colours(_) => Some(SpqrVerb::Colour),
        Phase::Occupy(_) => number.map(|_| SpqrVerb::Occupy),
        Phase::Settling(_) | Phase::SettlingNeutral { .. } if names => Some(SpqrVerb::Settle),
        Phase::Founding(_) if names => Some(SpqrVerb::Build),
        Phase::Garrisoning { .. } if names => Some(SpqrVerb::Place),
        Phase::Turn(_) if names && open.now.centres_due > 0 => Some(SpqrVerb::Build),
        Phase::Turn(_) if names_sea && open.now.triremes_due > Triremes(0) => Some(SpqrVerb::Launch),
        Phase::Turn(_) if names && open.now.due > Armies(0) => Some(SpqrVerb::Place),
        _ => None,
    }
}

/// Reads the words after a verb.
struct LineReader<'a> {
    setup: &'a Setup,
    open: &'a Open,
    seat: Seat,
    mine: ProvinceSet,
    lang: Lang,
    legal: Legal<'a>,
}

impl<'a> LineReader<'a> {
    fn at(prompt: &'a Prompt<Spqr>) -> Self {
        let (setup, open, seat) = (&*prompt.setup, prompt.state.open(), prompt.seat);
        let legal = legal(setup, &prompt.view());
        Self { setup, open, seat, mine: open.owned(seat), lang: prompt.words.lang(), legal }
    }

    fn map(&self) -> &Map {
        &self.setup.map
    }

    fn read(&self, verb: SpqrVerb, rest: &str) -> Reading<Request> {
        let by_symbol = matches!(verb, SpqrVerb::Tris | SpqrVerb::Build);
        let mut reader = if by_symbol { Reader::new(rest) } else { Reader::without(rest, &UNITS) };
        let settling = matches!(self.open.phase, Phase::Settling(_) | Phase::SettlingNeutral { .. });
        let request = match verb {
            SpqrVerb::Claim => self.claim(&mut reader),
            SpqrVerb::Recover => Request::single(Command::Recover),
            SpqrVerb::Tris => tris(&mut reader)?,
            SpqrVerb::Build => self.build(&mut reader)?,
            SpqrVerb::Decline => Request::single(Command::Decline),
            SpqrVerb::Place => self.place(&mut reader)?,
            SpqrVerb::TakeBack if reader.is_done() => Request::Game(GameRequest::Undo),
            SpqrVerb::TakeBack => self.take_back(&mut reader)?,
            SpqrVerb::Launch => self.launch(&mut reader)?,
            SpqrVerb::Convert => self.convert(&mut reader)?,
            SpqrVerb::Sail => self.sail(&mut reader)?,
            SpqrVerb::Ram => Request::Game(GameRequest::Fight(self.ram(&mut reader, verb)?)),
            SpqrVerb::Land => Request::Game(GameRequest::Fight(self.landing(&mut reader, verb)?)),
            SpqrVerb::Attack => Request::Game(GameRequest::Fight(self.attack(&mut reader, verb)?)),
            SpqrVerb::Again => Request::Game(GameRequest::Again(reader.keep().map_err(|()| SpqrFault::Usage(verb))?)),
            SpqrVerb::Settle => self.settle(&mut reader)?,
            SpqrVerb::Occupy if settling => self.settle(&mut reader)?,
            SpqrVerb::Occupy => self.occupy(&mut reader)?,
            SpqrVerb::Maneuver => self.maneuver(&mut reader)?,
            SpqrVerb::Pass => Request::single(Command::Pass),
            SpqrVerb::Colour => {
                let colour = request::colour(&mut reader, self.lang, self.legal.colours());
                let colour = colour.map_err(|word| word.map_or(SpqrFault::Usage(verb), SpqrFault::NoColour))?;
                Request::single(Command::ChooseColour(colour))
            }
            SpqrVerb::Odds => Request::Game(GameRequest::Odds(self.odds(&mut reader, verb)?)),
        };
        if reader.is_done() { Ok(request) } else { Err(SpqrFault::Usage(verb)) }
    }

    /// All points if it is not said how many.
    fn claim(&self, reader: &mut Reader) -> Request {
        let due = self.open.now.points.0.max(1);
        Request::single(Command::Claim(Points(reader.number_or_all(due).unwrap_or(due))))
    }

    /// Where, and how what is owed is paid: the only way there is, if it is not said.
    fn build(&self, reader: &mut Reader) -> Reading<Request> {
        let on = reader.province(self.map(), self.legal.sites())?;
        let said = [
            (Price::Province, ["provincia", "province", "qui", "here"]),
            (Price::Due, ["rinforzi", "due", "turno", "reinforcements"]),
            (Price::Trireme, ["trireme", "triremi", "triremes", "nave"]),
        ];
        let said = said.into_iter().find(|(_, words)| reader.take(words)).map(|(price, _)| price);
        let ways: Vec<Price> = self.legal.prices(on).collect();
        let price = match (said, ways.as_slice()) {
            (Some(price), _) | (None, &[price]) => price,
            (None, []) if self.open.now.owed == Armies(0) => Price::Nothing,
            (None, []) => Price::Province,
            (None, _) => return Err(SpqrFault::WhichPrice(ways)),
        };
        Ok(Request::single(Command::Build { on, price }))
    }

    fn place(&self, reader: &mut Reader) -> Reading<Request> {
        let most = match self.open.phase {
            Phase::Garrisoning { left, .. } => left.into(),
            _ => self.open.now.due.0,
        };
        let shares = reader.shares(|reader| reader.province(self.map(), self.mine))?;
        let place = |on, armies| Command::Place { on, armies: Armies(armies) };
        self.spread(shares, most, SpqrVerb::Place, place)
    }

    fn launch(&self, reader: &mut Reader) -> Reading<Request> {
        let shares = reader.shares(|reader| reader.sea(self.map(), self.coasts()))?;
        let launch = |sea, triremes| Command::Launch { sea, triremes: Triremes(triremes) };
        self.spread(shares, self.open.now.triremes_due.0, SpqrVerb::Launch, launch)
    }

    /// So many to each place; to the only one, all if it is not said how many.
    fn spread<T>(
        &self,
        shares: Vec<(T, Option<u16>)>,
        most: u16,
        verb: SpqrVerb,
        make: impl Fn(T, u16) -> Command,
    ) -> Reading<Request> {
        let unsaid = if shares.len() == 1 { most.max(1) } else { 1 };
        let number = |share: Option<u16>| match share {
            None => unsaid,
            Some(u16::MAX) => most.max(1),
            Some(number) => number,
        };
        let commands: Vec<Command> = shares.into_iter().map(|(place, share)| make(place, number(share))).collect();
        if commands.is_empty() { Err(SpqrFault::Usage(verb)) } else { Ok(Request::Do(commands)) }
    }

    /// Legionaries from provinces, triremes from seas.
    fn take_back(&self, reader: &mut Reader) -> Reading<Request> {
        let (setup, open, seat) = (self.setup, self.open, self.seat);
        let placed = self.mine.iter().filter(|&province| takeable(setup, open, province) > Armies(0)).collect();
        let afloat = self.map().seas().iter().filter(|&sea| launched(setup, open, seat, sea) > Triremes(0)).collect();
        let shares = reader.shares(|reader| reader.spot(self.map(), placed, afloat))?;
        let back = |(spot, share): (Spot, Option<u16>)| {
            let share = share.filter(|&number| number != u16::MAX);
            match spot {
                Spot::Province(from) => {
                    let all = takeable(setup, open, from).0.max(1);
                    Command::TakeBack { from, armies: Armies(share.unwrap_or(all)) }
                }
                Spot::Sea(sea) => {
                    let all = launched(setup, open, seat, sea).0.max(1);
                    Command::Unlaunch { sea, triremes: Triremes(share.unwrap_or(all)) }
                }
            }
        };
        Ok(Request::Do(shares.into_iter().map(back).collect()))
    }

    /// From a province to a sea or from a sea to a province; one trireme if it is not said how many.
    fn convert(&self, reader: &mut Reader) -> Reading<Request> {
        let before = reader.number();
        let first = reader.spot(self.map(), self.mine, self.fleets())?;
        let between = reader.number();
        let second = match first {
            Spot::Province(from) => Spot::Sea(reader.sea(self.map(), self.map().seas_of(from))?),
            Spot::Sea(sea) => Spot::Province(reader.province(self.map(), self.map().coast(sea) & self.mine)?),
        };
        let triremes = Triremes(before.or(between).or_else(|| reader.number()).unwrap_or(1));
        match (first, second) {
            (Spot::Province(from), Spot::Sea(sea)) => Ok(Request::single(Command::Embark { from, sea, triremes })),
            (Spot::Sea(sea), Spot::Province(to)) => Ok(Request::single(Command::Disembark { sea, to, triremes })),
            _ => Err(SpqrFault::Usage(SpqrVerb::Convert)),
        }
    }

    fn sail(&self, reader: &mut Reader) -> Reading<Request> {
        let before = reader.number_or_all(u16::MAX);
        let from = reader.sea(self.map(), self.fleets())?;
        let to = reader.sea(self.map(), self.map().seas_next_to(from))?;
        let number = before.or_else(|| reader.number_or_all(u16::MAX)).filter(|&number| number != u16::MAX);
        let all = self.open.fleet(self.seat, from).0.max(1);
        Ok(Request::single(Command::Sail { from, to, triremes: Triremes(number.unwrap_or(all)) }))
    }

    fn settle(&self, reader: &mut Reader) -> Reading<Request> {
        Ok(Request::single(Command::Settle(reader.province(self.map(), self.open.free())?)))
    }

    fn occupy(&self, reader: &mut Reader) -> Reading<Request> {
        let most = match self.open.phase {
            Phase::Occupy(attack) => occupation_bounds(self.setup, self.open, attack).1.0,
            _ => 0,
        };
        let armies = reader.number_or_all(most).ok_or(SpqrFault::Usage(SpqrVerb::Occupy))?;
        Ok(Request::single(Command::Occupy(Armies(armies))))
    }

    /// By land where the two border, else across the one sea that is one's own.
    fn maneuver(&self, reader: &mut Reader) -> Reading<Request> {
        let before = reader.number_or_all(u16::MAX);
        let from = reader.province(self.map(), self.mine)?;
        let between = reader.number_or_all(u16::MAX);
        let to = reader.province(self.map(), self.mine - from.only())?;
        let after = reader.number_or_all(u16::MAX);
        let said = reader.take(&ACROSS) || !reader.is_done();
        let by = match said {
            true => Some(reader.sea(self.map(), self.map().seas_of(from))?),
            false if self.map().borders(from, to) => None,
            false => self.crossing(from, to, |sea| self.mastered().has(sea))?,
        };
        let after = after.or_else(|| reader.number_or_all(u16::MAX));
        let armies = before.or(between).or(after).ok_or(SpqrFault::Usage(SpqrVerb::Maneuver))?;
        let armies = if armies == u16::MAX { free_to_leave(self.setup, self.open, from).0 } else { armies };
        Ok(Request::single(Command::Maneuver { from, to, armies: Armies(armies), by }))
    }

    /// The only sea both touch; where there are several, the only one that will do.
    fn crossing(&self, from: Province, to: Province, will_do: impl Fn(Sea) -> bool) -> Reading<Option<Sea>> {
        let both = self.map().seas_of(from) & self.map().seas_of(to);
        let good: SeaSet = both.iter().filter(|&sea| will_do(sea)).collect();
        let seas = if good.is_empty() { both } else { good };
        match (seas.len(), seas.lowest()) {
            (0 | 1, only) => Ok(only),
            _ => Err(SpqrFault::WhichSea(seas)),
        }
    }

    /// Base and target, then perhaps dice or "until"; a target alone, where one base only can attack it.
    fn attack(&self, reader: &mut Reader, verb: SpqrVerb) -> Reading<Fight> {
        let map = self.map();
        let bases: ProvinceSet = self.mine.iter().filter(|&from| self.open.legionaries[from] > 1).collect();
        let around: ProvinceSet = bases.iter().fold(ProvinceSet::EMPTY, |all, from| all | map.neighbours(from));
        let first = reader.province(map, bases | (around - self.mine))?;
        let names_target = reader.is_done() || reader.rest().first().is_some_and(|word| says_how(word));
        let (from, to) = if names_target {
            (self.only_base(first, bases, verb)?, first)
        } else {
            (first, reader.province(map, map.neighbours(first) - self.mine)?)
        };
        let (dice, keep) = how(reader, verb)?;
        Ok(Fight::Land { from, to, dice, keep })
    }

    fn only_base(&self, to: Province, bases: ProvinceSet, verb: SpqrVerb) -> Reading<Province> {
        let bordering = self.map().neighbours(to) & bases;
        match (bordering.len(), bordering.lowest()) {
            (1, Some(base)) => Ok(base),
            (0, _) => Err(SpqrFault::Usage(verb)),
            _ => Err(SpqrFault::WhichBase(to, bordering)),
        }
    }

    /// Base, target and sea in any order after the base; the sea where there is a choice, the number if not all.
    fn landing(&self, reader: &mut Reader, verb: SpqrVerb) -> Reading<Fight> {
        let before = reader.number_or_all(u16::MAX);
        let from = reader.province(self.map(), self.mine)?;
        self.landing_from(reader, verb, from, before)
    }

    fn landing_from(&self, reader: &mut Reader, verb: SpqrVerb, from: Province, number: Option<u16>) -> Reading<Fight> {
        let map = self.map();
        let reached = map.seas_of(from).iter().fold(ProvinceSet::EMPTY, |all, sea| all | map.coast(sea)) - self.mine;
        let (mut to, mut sea, mut number) = (None, None, number);
        while !reader.is_done() {
            let _ = reader.take(&ACROSS);
            match reader.number_or_all(u16::MAX) {
                Some(armies) => number = Some(armies),
                None => match reader.spot(map, reached, map.seas_of(from))? {
                    Spot::Province(province) => to = Some(province),
                    Spot::Sea(crossed) => sea = Some(crossed),
                },
            }
        }
        let to = to.ok_or(SpqrFault::Usage(verb))?;
        let superior = |sea: Sea| {
            let defending = self.open.owner(to).map_or(Triremes(0), |owner| self.open.fleet(owner, sea));
            self.open.fleet(self.seat, sea) > defending
        };
        let sea = match sea {
            Some(sea) => sea,
            None => self.crossing(from, to, superior)?.or(map.seas_of(from).lowest()).ok_or(SpqrFault::Usage(verb))?,
        };
        Ok(Fight::Sea { from, sea, to, armies: number.filter(|&armies| armies != u16::MAX) })
    }

    /// A sea, and whose triremes: the only others', if it is not said.
    fn ram(&self, reader: &mut Reader, verb: SpqrVerb) -> Reading<Fight> {
        let sea = reader.sea(self.map(), self.fleets())?;
        self.ram_in(reader, verb, sea)
    }

    fn ram_in(&self, reader: &mut Reader, verb: SpqrVerb, sea: Sea) -> Reading<Fight> {
        let others = self.setup.player_seats().iter().filter(|&seat| seat != self.seat);
        let there: SeatSet = others.filter(|&seat| self.open.fleet(seat, sea) > Triremes(0)).collect();
        let against = match (self.rival(reader), there.len(), there.iter().next()) {
            (Some(seat), _, _) | (None, 1, Some(seat)) => seat,
            (None, 0, _) => {
                self.setup.player_seats().iter().find(|&seat| seat != self.seat).ok_or(SpqrFault::Usage(verb))?
            }
            (None, _, _) => return Err(SpqrFault::WhichFleet(sea, there)),
        };
        let (dice, keep) = how(reader, verb)?;
        Ok(Fight::Ram { sea, against, dice, keep })
    }

    /// The seat a word names, by its colour or its letter.
    fn rival(&self, reader: &mut Reader) -> Option<Seat> {
        let word = (*reader.rest().first()?).to_owned();
        let mut letter = Seat::ALL.into_iter().filter(|seat| seat.letter().to_ascii_lowercase().to_string() == word);
        let colour = finder::colour(&word, self.lang, self.map().colours()).filter(|_| !says_how(&word));
        let coloured = |seat: &Seat| colour.is_some() && self.open.colour(*seat) == colour;
        let seat = letter.next().or_else(|| self.setup.seats().iter().find(coloured))?;
        let _ = reader.take(&[&word]);
        Some(seat)
    }

    /// A sea is a naval combat; two provinces a landing, or an attack where they border by land.
    fn odds(&self, reader: &mut Reader, verb: SpqrVerb) -> Reading<Fight> {
        let ahead = reader.rest().join(" ");
        let from = match reader.spot(self.map(), self.map().provinces(), self.fleets())? {
            Spot::Sea(sea) => return self.ram_in(reader, verb, sea),
            Spot::Province(from) => from,
        };
        let rest = reader.rest().join(" ");
        let mut peek = Reader::new(&rest);
        let borders = match peek.spot(self.map(), self.map().provinces(), SeaSet::EMPTY) {
            Ok(Spot::Province(to)) => self.map().borders(from, to),
            Ok(Spot::Sea(_)) => false,
            Err(_) => true,
        };
        if !borders {
            return self.landing_from(reader, verb, from, None);
        }
        let mut again = Reader::new(&ahead);
        let fight = self.attack(&mut again, verb)?;
        let _ = reader.take_rest();
        if again.is_done() { Ok(fight) } else { Err(SpqrFault::Usage(verb)) }
    }

    /// The seas in which one has triremes.
    fn fleets(&self) -> SeaSet {
        let has = |sea: &Sea| self.open.fleet(self.seat, *sea) > Triremes(0);
        self.map().seas().iter().filter(has).collect()
    }

    /// The seas one's provinces touch.
    fn coasts(&self) -> SeaSet {
        self.map().seas().iter().filter(|&sea| self.map().coast(sea).meets(self.mine)).collect()
    }

    fn mastered(&self) -> SeaSet {
        seas_of(self.setup, self.open, self.seat)
    }
}

fn tris(reader: &mut Reader) -> Reading<Request> {
    if reader.is_done() {
        return Ok(Request::Game(GameRequest::Tris(None)));
    }
    if let Some(number) = reader.number() {
        return Ok(Request::Game(GameRequest::Tris(Some(number))));
    }
    let cards = find::cards(&reader.take_rest()).map_err(SpqrFault::NoCard)?;
    Ok(Request::single(Command::PlayTris(cards)))
}

/// Dice, or "until": then with the most.
fn how(reader: &mut Reader, verb: SpqrVerb) -> Reading<(Option<Dice>, Option<u16>)> {
    let keep = reader.keep().map_err(|()| SpqrFault::Usage(verb))?;
    let dice = if keep.is_none() { reader.number() } else { None };
    // More dice than a byte holds are refused as too many all the same.
    Ok((dice.map(|dice| Dice(u8::try_from(dice).unwrap_or(u8::MAX))), keep))
}
