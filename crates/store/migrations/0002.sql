-- How many of the free chairs are kept for those who have the invitation.
ALTER TABLE game ADD COLUMN kept BIGINT NOT NULL DEFAULT 0;
