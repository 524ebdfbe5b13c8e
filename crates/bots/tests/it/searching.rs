//! Who searches thinks the same twice, and reads nothing that is hidden: the same for every game.

use bots::{BotPlayer as _, Budget, Depth, NewGame, Planned, Question, Searcher, never_late};
use chance::Seeded;
use frame::{Actor, Awaited, Events, Seat};

/// A game of the usual bots to its end, in which a searcher is told everything the first player sees and asked now and then: the
/// same position twice, and once with what is hidden from it passed around.
pub(crate) fn is_honest<G: Planned>(setup: &G::Setup, draws: u32, permuted: impl Fn(&G::State, Seat) -> G::State)
where
    G::Command: PartialEq,
{
    let (mut state, mut events) = (G::begin(setup), Events::new_const());
    let (mut dice, mut rng) = (Seeded::new(5, 0), Seeded::new(5, 1));
    let mut searcher = Searcher::<G>::new(Depth { draws });
    searcher.begin(&NewGame { setup, name: "g", players: 4, absent: 0, player: 0 }, &mut rng);
    let (mut asked, mut changed) = (0, 0);
    while G::progress(&state).lap.0 < 8 {
        let (actor, command) = match G::awaited(setup, &state) {
            Awaited::Nobody => break,
            Awaited::Chance(question) => (Actor::Chance, G::answer(question, &mut dice)),
            Awaited::Seat(seat) => {
                let mine = G::player(&state, seat).index() == 0;
                asked += u32::from(mine);
                if mine && asked % 4 == 1 {
                    let other = permuted(&state, seat);
                    let first = choice(&searcher, setup, &state, seat);
                    assert_eq!(first, choice(&searcher, setup, &state, seat), "the same seed, another thought");
                    assert_eq!(first, choice(&searcher, setup, &other, seat), "what is hidden was read");
                    changed += u32::from(other != state);
                }
                (Actor::Seat(seat), G::choose_by(G::shipped(), setup, &G::view(setup, &state, seat), &mut rng))
            }
        };
        G::step(setup, &mut state, actor, command, &mut events).expect("legal");
        let own = G::seats(setup).iter().find(|&seat| G::player(&state, seat).index() == 0);
        events.iter().for_each(|event| searcher.saw(setup, &G::see(setup, event, own)));
    }
    assert!(asked > 20 && changed > 2, "asked {asked}, hidden things passed around in {changed}");
}

fn choice<G: Planned>(searcher: &Searcher<G>, setup: &G::Setup, state: &G::State, seat: Seat) -> G::Command {
    let view = G::view(setup, state, seat);
    let question = Question { setup, seat, view, budget: Budget::UNLIMITED, late: &never_late };
    searcher.clone().choose(&question, &mut Seeded::new(9, 9)).expect("an answer").command
}
