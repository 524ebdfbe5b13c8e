//! What the terminal needs of a game of its own: its words, its screens, its way of telling. Everything else is the
//! same for all games and is written once, around this trait.

use super::ask::{Ask, Context, Unclear};
use super::assist::Table;
use super::chronicle::Entry;
use super::paint::Banner;
use super::session::Session;
use super::tell::Teller;
use super::verbs::GameVerb;
use frame::{Lap, Seat, SeatSet};
use games::HostGame;
use std::fmt::Debug;

/// A game that can be played in the terminal.
pub(super) trait Terminal: HostGame {
    /// What lies open on the table.
    type Open: Copy + 'static;
    /// The cards of a hand.
    type Hand: Copy + 'static;
    /// The commands of this game only.
    type Verb: GameVerb<Self>;
    /// What a line with one of them asks for, where it is not plainly commands.
    type Ask: Debug;
    /// Why such a line was not understood.
    type Unclear: Debug;
    /// The figures beside an event.
    type Detail: Clone + Debug;
    /// What can be asked to be done again and again.
    type Standing: Copy + Debug;

    // The position.

    /// What lies open.
    fn open(state: &Self::State) -> &Self::Open;

    /// The hand of a view.
    fn hand(view: &Self::View<'_>) -> Self::Hand;

    /// The players who take turns.
    fn playing(open: &Self::Open) -> SeatSet;

    /// The last lap, once it is known.
    fn last_lap(open: &Self::Open) -> Option<Lap>;

    /// The colour a seat is shown in.
    fn banner(setup: &Self::Setup, open: &Self::Open, seat: Seat) -> Banner;

    // What happened.

    /// The figures a reader wants beside an event.
    fn detail(setup: &Self::Setup, before: &Self::State, after: &Self::State, event: &Self::Event) -> Self::Detail;

    /// Whose turn begins with this event, if one does.
    fn turn_of(event: &Self::Event) -> Option<Seat>;

    /// The names of things in somebody's turn.
    fn with_turn<'n>(names: Self::Names<'n>, seat: Seat) -> Self::Names<'n>;

    /// Whether an event is the attack before it, rolled once more: then it need not be announced.
    fn goes_on<'e>(event: &Self::Event, before: impl Iterator<Item = &'e Self::Event>) -> bool;

    /// The lines of an event of one's own turn.
    fn detailed(teller: &Teller<'_, Self>, entry: &Entry<Self>) -> Vec<String>;

    /// A turn, or the preparation, in a few lines.
    fn digest(teller: Teller<'_, Self>, turn: Option<Seat>, entries: &[Entry<Self>]) -> Vec<String>;

    // What is typed.

    /// Enter alone: the usual answer where there is one, otherwise the board.
    fn empty_line(setup: &Self::Setup, view: &Self::View<'_>) -> Ask<Self>;

    /// What a line without a verb is about, if it is about something.
    fn spoken_of(context: &Context<'_, '_, Self>, line: &str) -> Option<Self::Verb>;

    /// The words after a verb.
    fn read(context: &Context<'_, '_, Self>, verb: Self::Verb, rest: &str) -> Result<Ask<Self>, Unclear<Self>>;

    /// The words that can follow a verb and those after it.
    fn complete(table: &Table<Self>, verb: Self::Verb, before: &[&str], word: &str) -> Vec<String>;

    /// Does what a line asks for.
    fn obey(session: &mut Session<Self>, seat: Seat, ask: Self::Ask);

    /// Says what was not understood.
    fn explain(session: &Session<Self>, unclear: &Self::Unclear) -> String;

    // What is shown.

    /// Whether what is asked now needs no secret: then the keyboard need not be handed over.
    fn is_open_question(open: &Self::Open) -> bool;

    /// Whether it needs no look at the board either.
    fn is_bare_question(open: &Self::Open) -> bool;

    /// Whether a seat is asked something in another's turn: what goes on by itself waits meanwhile.
    fn is_aside(open: &Self::Open, seat: Seat) -> bool;

    /// The board as these eyes see it.
    fn board(session: &Session<Self>, eyes: Option<Seat>, width: usize) -> Vec<String>;

    /// What is one's own, below the board.
    fn own_lines(session: &Session<Self>, seat: Seat, width: usize) -> Vec<String>;

    /// The phase, and what is left to do in it, as the prompt says it.
    fn prompt(session: &Session<Self>) -> String;

    /// What is asked now, where the prompt alone does not say it.
    fn guidance(session: &Session<Self>, seat: Seat) -> Option<String>;

    /// Where there is but one thing to do, it is done and said.
    fn only_choice(session: &mut Session<Self>, seat: Seat) -> bool;

    /// The next command of what is done again and again; when it is over, why.
    fn stand(session: &mut Session<Self>, seat: Seat, standing: Self::Standing) -> Option<Self::Command>;

    /// The own cards and what can be played of them.
    fn show_hand(session: &mut Session<Self>, seat: Seat);

    /// Who plays, in turn order, under a heading.
    fn players(session: &Session<Self>, width: usize) -> Vec<String>;

    /// The players of a finished game, best first.
    fn result(session: &Session<Self>, width: usize) -> Vec<String>;

    // Dice and cards of a real table.

    /// What is asked of whoever types in what fell.
    fn question_text(session: &Session<Self>, question: Self::Question) -> String;

    /// Reads what fell and hands it to the rules.
    fn fell(session: &mut Session<Self>, question: Self::Question, line: &str);

    /// Whether the answer is somebody's secret.
    fn is_secret(question: &Self::Question) -> bool;
}
