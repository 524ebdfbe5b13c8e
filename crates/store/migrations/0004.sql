-- When a tournament is played, for the calendar: its days as the invitation says them, a line each.
ALTER TABLE tournament ADD COLUMN dates TEXT NOT NULL DEFAULT '';
