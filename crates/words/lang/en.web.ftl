# The pages and answers of the server.

web-home-title = A tournament game, tonight
web-home-lead = Against bots, with friends, with the club: by the real regulation, and with dice that anyone can check.
web-play-now = Play now
web-guest = Guest
web-table-title = Table
web-skip = Skip to the content
web-nav = Site
web-nav-tournaments = Tournaments
web-nav-tables = Tables
web-nav-regulations = Regulations
web-nav-odds = Odds
web-nav-about = About
web-nav-login = Log in
web-footer = An independent project. RisiKo! and S.P.Q.RisiKo! are registered trade marks of their owners, who have nothing to do with this site.
web-to-home = Back to the start
web-fault-title = That does not work
web-not-found = There is nothing here. Perhaps the address is incomplete.
web-unknown-asker = For this you have to come in, if only as a guest.
web-forbidden = Your role does not allow this.
web-too-fast = Too fast. Wait a moment and try again.
web-stale = Something else has happened meanwhile: look at the table and decide again.
web-not-seated = You do not sit at this table.
web-already-seated = You sit at this table already.
web-by-link = The seats still free are for those who have the invitation: ask whoever opened the table for the link.
web-full = There is no free seat at this table.
web-not-now-open = The game has not begun.
web-not-now-playing = The game has begun already.
web-not-now-over = The game is over.
web-not-now-abandoned = This table was abandoned.
web-unreadable = The log of this table cannot be read: whoever runs the server has been told.
web-unavailable = The database does not answer: nothing was done. Try again soon.
web-no-origin = The request does not say where it comes from: it was not carried out.
web-no-spectators = This table admits no spectators.
web-record-later = Spectators can see the record once the game is over.
web-replay-later = It can be seen again once it is over.
web-text-table-lead = The board of this game has no page yet: this table is played by a program that speaks to the server (docs/online.md); against bots, also from the terminal with sdadata play. Here it can be read how it stands.
web-text-table-awaited = to move
web-text-table-position = Position
web-text-table-story = What happened
web-no-board-yet = This game can be played, but its board has no page yet.
web-no-battle = At least 2 armies in attack and 1 in defence, at most 130 on each side.
web-bad-name = A name has 2 to 30 characters: letters, digits, spaces and - ' . _ !
web-bot-random = Random bot
web-bot-random-turns = Beginner bot
web-bot-cautious = Cautious bot

### The pages.

web-nav-ranking = Ranking
web-privacy = Privacy
web-to-tables = To the tables
web-not-found-title = There is nothing here
web-unknown-title = First you have to come in
web-too-fast-title = One moment
web-our-fault-title = That was us
web-our-fault = Something broke on our side. You have lost nothing: try again in a moment.
web-wrong-method = This address is not used like that. Go back and try again from the page.
web-too-large = That is too large: 256 kB at most.
web-bad-request = The request cannot be understood. Go back, reload the page and try again.
web-put-right = Nearly there. To be put right:
web-show = Show
web-regulation = Regulation
web-rule = Rule of the catalogue
web-setting = What it settles
web-seats = Seats
web-seat-free = free
web-seat-kept = by invitation
web-sit = Sit down
web-watch = Watch
web-replay = Replay
web-rated = counts for the ranking
web-table-of = { $name }'s table
web-ago-now = now
web-ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
  }
web-ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
  }
web-ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
  }

web-play-now-hint = It begins at once, against three bots. No account needed.
web-all-tables = All tables
web-steps-title = How it works
web-step-sit = You sit down
web-step-sit-how = Choose a table or open one: seats for friends, bots for whoever is missing. The link is invitation enough.
web-step-dice = The dice are fixed already, and nobody knows them
web-step-dice-how = Before the start the server seals the dice in an envelope and shows everybody the seal. Each player adds a number of their own, promised first and told when everybody sits: from then on not even the server can choose.
web-step-check = In the end the envelope is opened
web-step-check-how = Once the game is over anybody can redo every roll and see that it is the one promised. If a single die is off, it shows.
web-dice-more = The dice, properly explained

web-own-games = Your games in progress
web-resume = Resume
web-lobby-open = Open tables
web-lobby-open-none = Nobody is waiting just now. Open a table: it will show here.
web-lobby-playing = Being played
web-lobby-playing-none = No game to watch just now.
web-lobby-over = Just finished

web-new-title = Open a table
web-new-open = Open the table
web-new-game = The game
web-new-own = A club's own regulation…
web-new-own-text = A club's own regulation
web-new-own-label = Its text, in TOML
web-new-own-hint = Write only what changes: id = "club", extends = "raduno", name.it = "Il nostro", name.en = "Ours", then the values that differ, each with its source.
web-new-file = Or from a file
web-new-compare = Compare regulations
web-new-no-regulation = Choose a regulation.
web-new-no-text = You chose a club's own regulation: paste its text.
web-new-seats = Who sits down
web-new-players = How many play
web-new-seat = Seat { $number }
web-new-seat-me = me
web-new-seat-open = free: whoever likes
web-new-seat-link = by invitation: who has the link
web-new-seats-hint = The dice decide the order of play: these are only the seats to be filled. The game begins when no seat is free.
web-new-only-bots = Leave at least one seat for a person.
web-new-bad-players = Under this regulation the number of players is { $allowed }.
web-new-company = Company
web-new-name = Name of the table
web-new-name-hint = Optional: seen by those who look through the tables.
web-new-long-title = The name of a table has at most 60 characters.
web-new-listed = Who may come
web-new-listed-yes = Anybody: the table is listed
web-new-listed-no = Only those with the link
web-new-rated = Counts for the ranking (games among people only, played to the end)
web-new-more = More: clocks, spectators, absences
web-new-clocks = Clocks
web-new-minutes = Minutes for the game
web-new-minutes-hint = Empty: as the regulation says. 0: no clock.
web-new-turn = Seconds for a turn
web-new-turn-hint = Empty or 0: no hurry.
web-new-manners = Spectators and absences
web-new-watch = Who may watch
web-watch-now = Everybody, live
web-watch-later = Everybody, later
web-watch-nobody = Nobody
web-new-delay = How many seconds later
web-new-away = Whoever does not move any more
web-away-bot = A bot stands in until they return
web-away-neutral = They only defend until they return
web-new-misses = After how many missed turns
web-new-odds = Show the odds before a roll
web-new-bad-number = { $what }: from { $least } to { $most }.

web-login-title = Log in
web-login = Login
web-login-hint = 3 to 40 characters: letters, digits and - . _ @ +. Other players are not shown it.
web-login-failed = Login and password do not match.
web-login-too-fast = Too many attempts. Wait a minute and try again.
web-login-taken = This login is somebody else's already: choose another.
web-bad-login = A login has 3 to 40 characters: letters, digits and - . _ @ +
web-password = Password
web-password-hint = At least 10 characters. A sentence is fine.
web-bad-password = A password has 10 to 200 characters.
web-own-text-too-long = A regulation of one's own has { $most } KB at most.
web-own-text-more = And further faults: put these right first.
web-no-such-regulation = There is no regulation '{ $name }': { $known }.
web-password-repeats = A password has at least five different characters.
web-zero-letter = The text has the character of number zero, which no name has.
web-password-is-login = The password cannot be the login.
web-wrong-password = That is not the present password.
web-no-password-yet = A guest has no password: register first.
web-no-account = No account?
web-have-account = Have an account already?
web-guest-hint = You do not need one to play: a guest has a name and this browser.
web-login-sits = You have a seat at a table as a guest: if you log in to an account you already have, that seat stays with the guest and you do not get it back. With a new account you keep it:
web-register-title = Register
web-register = Make the account
web-register-lead = With an account your games follow you to every device. A name and a password, nothing else: no email.
web-register-guest = The games you played as a guest stay yours. A name and a password, nothing else: no email.
web-your-name = Your name
web-your-name-hint = Optional: what the others at the table see.
web-name-hint = What the others see: 2 to 30 characters.
web-logout = Log out
web-welcome-title = Welcome, administrator
web-welcome-lead = This link works once. Choose how you come in: from here on you run this server.
web-welcome-enter = Save and come in
web-welcome-gone = This link has been used or has expired. Ask whoever runs the server for another.
web-reset-title = A new password
web-reset-lead = This link works once. Afterwards the other browsers you were logged in with have to come in again.

web-profile-title = Profile
web-profile-guest = You are a guest: only this browser knows you. Register, and your games follow you anywhere.
web-profile-name = Name
web-change-name = Change the name
web-my-games = My games
web-old-password = Present password
web-new-password = New password
web-change-password = Change the password
web-bots-title = Your bots
web-bots-lead = A program plays, under a name and with a key of its own. How it speaks to the server:
web-own-bot-name = Name of the bot
web-own-bot-add = Add a bot
web-own-bot-token = New key
web-own-bot-revoke = Revoke
web-own-bot-revoked = revoked
web-too-many-bots = You have ten bots already: that is enough.
web-token-once = The bot's key. Copy it now: it will not be seen again.
web-browsers-title = Where you are logged in
web-browser-since = Browser,
web-browser-this = this one
web-everywhere = Log out everywhere else
web-data-title = Your data
web-data-lead = All that we keep of you, in one file: name, logins, games, strength.
web-export = Download my data
web-erase-title = Erase me
web-erase-lead = Name, password, logins, strength and bots disappear. The games stay for the others who played them, without your name. There is no way back.
web-erase-name = To confirm, type your name: { $name }
web-erase-not-named = To be erased type your name, exactly as it is.
web-erase = Erase everything
web-erased-name = Erased player
web-last-administrator = This is the last administrator: name another one first.
web-done-registered = The account is made: welcome.
web-done-welcome = Done: you are in.
web-done-name = The name is changed.
web-done-password = The password is changed. Other browsers have to come in again.
web-done-everywhere = Done: you are logged in only here.
web-done-revoked = The bot's key opens nothing any more.
web-done-role = The role is changed.
web-done-erased = Erased. Thank you for the games.

web-admin-title = Administration
web-admin-log = What was done
web-admin-log-empty = Nothing yet.
web-admin-log-when = When
web-admin-log-what = What
web-admin-log-by = By whom
web-admin-log-role = role: { $role }
web-admin-log-reset = link for a new password
web-admin-log-first = first administrator, with the link of the screen
web-metrics-forbidden = The counts are for whoever runs the server: from this machine, as administrator, or with the key SDADATA_METRICS_KEY.
web-admin-lead = Who has an account, and what they may do.
web-accounts = Accounts
web-account-name = Name
web-account-since = Since
web-account-reset = Password
web-account-bot = bot
web-role = Role
web-role-player = player
web-role-referee = referee
web-role-organiser = organiser
web-role-administrator = administrator
web-give-role = Change
web-reset = Link to a new one
web-reset-link = Give this address to whoever has lost the password: it works once, for two days. It will not be seen again.

web-games = Games
web-game = Game
web-no-games = No game yet.
web-place = Place
web-points = Table points
web-when = When
web-stage-open = not begun
web-stage-playing = being played
web-stage-over = over
web-stage-abandoned = abandoned
web-player-bot-of = { $name }'s bot
web-strength = Strength
web-strength-how = Strength is a cautious estimate: one begins at 0 and rises as far as the results bear it out.
web-rated-games = { $count ->
    [one] from one game
   *[other] from { $count } games
  }
web-rated-when = Games count that are among people only, opened “for the ranking” and played to the end by all.
web-ranking-none = Nobody yet: the first game for the ranking begins the list.

web-odds-title = Odds of a battle
web-odds-lead = One battle to its end, worked out exactly: nothing is simulated.
web-odds-attackers = Armies in attack
web-odds-defenders = Armies in defence
web-odds-stays = The armies in attack are all those on the territory, the one that stays included.
web-odds-ask = Work it out
web-odds-answer = Result
web-odds-conquest = to conquer
web-odds-expected = On average { $attackers } armies are left in attack and { $defenders } in defence.
web-odds-attack-left = Armies left in attack
web-odds-defence-left = Armies left in defence
web-armies = Armies
web-probability = Probability

web-regulations-lead = Every number with its article. Where the text is silent, it says that the choice is ours.
web-regulations-own = Your club plays otherwise? When you open a table you can paste a regulation of your own.
web-regulation-players = Players: { $players }
web-contents = Sections
web-sources-how = Beside each value: the rule of our catalogue and the article that settles it.
web-compare-title = Two regulations side by side
web-compare-with = Compare with another
web-compare-first = The first
web-compare-second = The second
web-compare-all = Show what is the same too
web-compare = Compare
web-compare-count = { $count ->
    [0] They settle the same things.
    [one] One difference.
   *[other] { $count } differences.
  }
web-differs = differs

web-about-title = What Sdadata is
web-about-what = A table that is always laid
web-about-what-1 = Sdadata is the platform of RisiKo! clubs: the tournament game online, against people and bots, by the regulation you really use.
web-about-what-2 = It is one program, free, that runs on the club's own computer. No account with anybody else, no advertising.
web-about-dice = The dice
web-about-dice-1 = Before the game the server chooses a secret and publishes its fingerprint: a seal that says nothing of the secret, but does not let it be changed.
web-about-dice-2 = Each player, sitting down, promises a number chosen by their browser, and tells it when the table is full. The dice come from the secret and everybody's numbers: nobody alone, not even the server, can want them one way or the other. Whoever runs the server can foresee them, though: if they play, the table says so.
web-about-dice-3 = When the game is over the secret is told. The page “Replay” redoes every roll in your browser and compares it with the one played, and with what the browser kept before the game.
web-about-dice-4 = Whoever does not trust the page either downloads the record and checks it alone, without a network:
web-about-file = GAME
web-about-privacy = Privacy
web-about-privacy-1 = We keep: the name you choose, the login and a fingerprint of the password (never the password), the games you play, your strength. No email, no address, no telephone.
web-about-privacy-2 = Two cookies: one knows you again, for 90 days; one remembers the language. Nothing else, and none for advertising or statistics.
web-about-privacy-3 = No third party: pages load nothing from other sites.
web-about-privacy-4 = Who sees what: name, listed games, strength and points are public; cards and objectives become so when the game is over.
web-about-privacy-5 = At any time you can download all that we keep of you, or have it erased.
web-about-own-data = To your data
web-about-marks = The trade marks
web-about-marks-1 = RisiKo! and S.P.Q.RisiKo! are registered trade marks of their owners.
web-about-marks-2 = This project is independent: it is neither made, approved nor supported by them. The names only say which game is meant.

### The command line of the server.

cmd-serve-about = Serves the web platform: what sdadata does on its own
cmd-serve-example = sdadata serve --listen 0.0.0.0:8080 --data /var/lib/sdadata
arg-serve-listen = where it listens
arg-serve-data = the directory of the embedded database; sdadata-data unless said otherwise
arg-serve-database = a PostgreSQL database, for several machines: postgres://user@host/name
arg-serve-threads = how many threads serve requests; as many as there are processors unless said otherwise
arg-serve-hall = for a hall: listens at every address of this machine and shows the one for phones
arg-serve-copies = a copy of everything every minute in this folder: a stick, another machine
arg-serve-behind-proxy = it stands behind a proxy that speaks TLS: believe X-Forwarded-For and X-Forwarded-Proto
cmd-backup-about = Copies everything into a file, of a running server too
cmd-backup-example = sdadata backup copy.db --data /var/lib/sdadata
arg-backup-file = the new file
arg-backup-data = the directory of the database
arg-backup-database = the address of the PostgreSQL database
cmd-restore-about = Puts a copy back into an empty database
cmd-restore-example = sdadata restore copy.db --data /var/lib/sdadata
arg-restore-file = the copy
arg-restore-data = the directory of the database, empty or new
arg-restore-database = the address of the PostgreSQL database, empty
serve-ready = Sdadata is ready: { $address }
serve-invitation = There is no administrator yet. This address works once, for a week: { $link }
serve-reach = Phones in the hall open: { $address }
serve-copies = A copy every minute in { $folder }; from it another laptop goes on with "sdadata restore".
serve-cannot-listen = { $address } cannot be listened at: { $why }
backup-done = { $file }: { $entries } entries of the log and { $rows } rows copied
    The key that seals the dice of running games (sdadata.key) is not in the copy: carry it apart.
restore-done = { $file }: { $entries } entries of the log and { $rows } rows put back
    For running games to go on, put the sdadata.key of before beside the data.
store-address = the database named will not do: { $why }
store-unreachable = the database does not answer: { $why }
store-full = the disk is full: { $why }
store-future = the database is of a later version: { $why }
store-not-empty = there is something already: { $why }
store-nothing-there = there is nothing to copy in { $directory }: the data directory of a server expected (--data)
store-refused = the database refused: { $why }
