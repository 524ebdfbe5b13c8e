//! Whether an entry is what an action led to: asked again under the same name, it is the same action.

use crate::action::Action;
use crate::entry::What;
use director::tournament::Command;
use std::mem::discriminant;

impl Action {
    /// Whether this action leads to such an entry. Keys, secrets and seeds are made anew each time somebody asks, and names
    /// may have been erased since: neither tells two actions apart.
    pub(crate) fn led_to(&self, what: &What) -> bool {
        match (self, what) {
            (Self::Command(asked) | Self::Drawn { command: asked, .. }, What::Done(done)) => {
                is_same(asked, &done.command)
            }
            (Self::Command(asked), What::Pending { table, result, .. }) => {
                **asked == Command::Report { table: *table, result: result.clone() }
            }
            (Self::Confirm { .. }, What::Done(done)) => matches!(*done.command, Command::Report { .. }),
            (Self::Contest { round, table, .. }, What::Contested { round: in_round, table: at, .. }) => {
                (round, table) == (in_round, at)
            }
            (Self::Undo { entry, .. }, What::Undone { entry: undone, .. }) => entry == undone,
            (Self::Clock(asked), What::Clock(done)) => asked == done,
            (Self::Light { table, light }, What::Light { table: at, light: shown }) => (table, light) == (at, shown),
            (Self::Call { table, .. }, What::Called { table: at, .. }) => table == at,
            (Self::Answer { call }, What::Answered { call: answered }) => call == answered,
            (Self::Notice { text }, What::Notice { text: shown }) => text.trim() == shown.trim(),
            (Self::RemoveNotice { notice }, What::NoticeRemoved { notice: removed }) => notice == removed,
            (Self::RevokeLink { key }, What::LinkRevoked { key: revoked }) => key == revoked,
            (Self::TakeLink { entrant, .. }, What::LinkTaken { entrant: taken, .. }) => entrant == taken,
            (Self::GiveRole { person, role }, What::RoleGiven { person: to, role: given }) => {
                (person, role) == (to, given)
            }
            (Self::Erase { entrant }, What::Erased { entrant: erased }) => entrant == erased,
            (Self::MakeLink { .. }, What::LinkMade { .. })
            | (Self::MakeTableLinks { .. }, What::TableLinksMade { .. })
            | (Self::PromiseDraw { .. }, What::DrawPromised { .. }) => true,
            _ => false,
        }
    }
}

/// Results are compared whole, everything else by what it is.
fn is_same(asked: &Command, done: &Command) -> bool {
    match (asked, done) {
        (Command::Report { .. }, Command::Report { .. }) => asked == done,
        _ => discriminant(asked) == discriminant(done),
    }
}
