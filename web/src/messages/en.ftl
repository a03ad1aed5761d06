# The page's own words. What a game says is in the game's own catalogue.

## Everywhere

nav-home = Start page
nav-main = Main
nav-skip = Skip to the page
nav-lobby = Lobby
nav-new = New table
nav-rules = Rules
nav-me = Profile
gallery = Gallery
cancel = Cancel
close = Close
dismiss = Dismiss
copy = Copy
copied = Copied
yes = yes
game = Game
size = Size
seats = Seats
seats-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tables-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
players = { $least }–{ $most } players
continue = Continue
join = Join
look = Open
watch = Watch
name = Name
password = Password
rule-link = Rule { $clause }
broken-title = Crossroads cannot be reached
broken-again = Try again
licences = Licences
licences-text = Crossroads is built on the work of others. These are the licences under which it may use and pass on what they made.
nowhere-title = This road leads nowhere
nowhere-text = There is no page at this address. It may have moved, or the link lost a letter on its way.

## Bots and seats

bot-random = Easy bot
bot-greedy = Steady bot
bot-search = Sharp bot
bot-other = { $name } bot
seat-free = free
seat-gone = somebody who has left
seat-you = you
seat-host = host
seat-bot = a bot
seat-present = here
seat-away = away
seat-acts = to play
stand-in-clock = out of time: a bot plays until they are back
stand-in-resigned = resigned: a bot plays on
status-open = waiting
status-running = running
status-over = over

## Start

start-title = Board games of the road
start-text = Play in the browser, with friends or with bots. The table knows the rules; you just play.
start-play = Play now against a bot
start-friends = Play with friends
start-lobby = See the lobby
start-free = Free, no account, nothing to install.
start-continue = Your games
start-games = The games
play-bot = Play a bot
game-railroad-ink = Four dice show roads and rails. Everybody draws the same routes on a board of their own; whoever connects the most exits with the fewest loose ends wins.
game-heat = A motor race with a hand of cards. Choose your gear, hold your speed before the corners, spend the Heat of your engine at the right moment, and be the first over the line.
game-thunder-road = Crews race over a ruined road that is laid as they go. Put dice on your cars and on commands, drive, slam and shoot; the last crew, or the first car over the finish line, wins.
game-steampunk-rally = Inventors race over the Alps in machines that they build on the way. Draft parts and boosts, join valve to valve, feed slots with steam, heat and sparks, and lose no more of it than you can spare.

## Lobby

lobby-new = New table
lobby-tables = Tables
lobby-show = Which tables
lobby-open = Join
lobby-running = Watch
lobby-every-game = every game
lobby-empty-open = Nobody is waiting right now. Open a table, or let the quick match find company.
lobby-empty-running = No public table is running right now.
quick-title = Quick match
quick-text = Seats you with whoever comes first.
quick-go = Find a table

## New table

new-title = A new table
new-seats = Seats
new-you = You
new-seat-for = Seat { $number }
new-free = free, for a person
new-options = How to play
new-finer = Finer points
new-time = Time
new-who = Who may join
new-invited = By invitation
new-listed = Everybody, through the lobby
new-create = Open the table
new-start = Start playing
clock = Clock
clock-none = No clock
clock-real = Real time
clock-days = Turn by turn
clock-none-help = Everybody takes the time they need.
clock-real-help = This long for each decision; anything beyond it comes out of a time bank that is never refilled. When both are used up, a bot plays until the player is back.
clock-days-help = For games that last days: come by when it suits you.
clock-decision = Seconds per decision
clock-bank = Time bank in minutes
clock-days-each = Days per decision
clock-left = time left
clock-told-real = { $seconds } s per decision, { $minutes } min in the time bank
clock-told-days = { $days ->
    [one] { $days } day per decision
   *[other] { $days } days per decision
}

## Waiting room

waiting-for-start = Waiting for the start
waiting-for-host = { $name } will start the game.
sit = Sit here
sit-anywhere = Sit down
sit-as-guest = Join as a guest
by-invitation = This table is by invitation. Ask its host for the link; you can watch as soon as it starts.
place-a-bot = Place a bot
place-bot = A bot for seat { $number }
send-away = Send away
start = Start
start-needs-all = Every seat needs a person or a bot.
leave = Leave
invite-title = Invite
invite-text = Whoever opens this link can sit down, without an account.
invite-link = Invitation link

## Table

table = Table
table-loading = Walking to the table…
table-missing = There is no such table
table-missing-text = The link may be incomplete, or the table was never opened.
board = Board
board-broken = This board cannot be drawn here. The log and the board in words still work.
beside = Beside the board
steps = Earlier positions
step-first = To the beginning
step-back = One step back
step-forward = One step forward
step-last = Back to the game
turn-mine = Your turn
turn-others = Waiting for { $names }
turn-resigned = You’ve resigned; a bot plays for you
turn-late = Your time is up; a bot plays for you
come-back = I’m back
turn-nobody = One moment
over = The game is over
over-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
undo = Undo
hint = Hint
hint-none = There is no hint for this position.
rematch = Rematch
rematch-go = To the rematch
replay = Replay
record = Download the record
resign = Resign
resign-title = Resign?
resign-text = A bot plays on in your seat, and you can’t come back into this game.
rewind-ask = Ask to go back
rewind-waiting = You’ve asked to go back to before your last move. The others have to agree.
rewind-asked = { $name } asks to go back to before their last move.
rewind-agree = Agree
rewind-object = Object
rewind-withdraw = Withdraw
study-title = Position { $number }
study-back = Back to the game
study-new = { $count ->
    [one] { $count } new step: back to the game
   *[other] { $count } new steps: back to the game
}
reconnecting = Reconnecting…
text-twin = The board in words
commitment = Fingerprint of the dice, fixed before the first roll

## Log and chat

log = Log
log-empty = Nothing has happened yet.
log-show = Show position { $number }
log-caused = and { $count } more
log-taken-back = Undone.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-mute = Mute
chat-unmute = Hear { $name } again
chat-silence = Silence for all
chat-unsilence = Let { $name } speak again
chat-silenced = The host has silenced you at this table.
chat-somebody = Somebody
chat-unread = unread

## Replay

replay-begin = The beginning
replay-eyes = Seen by
replay-mine = me
replay-spectator = a spectator
replay-table = To the table
replay-play = Play
replay-pause = Pause
replay-position = Position
replay-share = Copy link to this position

## Rules

rules-search = Search the rules
rules-reading = How to read these rules
rules-chapters = Chapters
rules-ruling = our ruling
rules-none = No rule says this.
rules-found = { $count ->
    [one] { $count } clause found
   *[other] { $count } clauses found
}

## Profile

me-who = Who you are
me-rename = Rename
me-renamed = Your name is changed.
me-guest = You’re a guest: this browser knows you, no other does. A password keeps your name, games and ratings for good.
me-keep = Keep my name
me-kept = Your name is yours now. Sign in with it anywhere.
me-new-password = New password
me-change = Change password
me-password-changed = The password is changed.
me-ratings = Ratings
listed-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
me-curve = { $count ->
    [one] Rating after one game
   *[other] Rating after each of { $count } games
}
me-curve-point = { $rating } ({ $date })
me-tables = Your games
me-no-tables = You have not played yet.
me-sessions = Where you are signed in
me-session-browser = Browser
me-session-api = Program
me-session-this = this browser
me-session-end = Sign out there
me-data = Your data
me-export = Export everything
me-forget = Delete me
me-forget-title = Delete everything about you?
me-forget-text = Name, password, sessions and ratings go. Games you played stay for the others, without your name. This cannot be undone.
sign-in = Sign in
sign-in-text = With the name and password you chose before.
sign-in-guest = If you have a name already: you leave this guest behind.
sign-out = Sign out
settings = Settings
settings-language = Language
settings-theme = Colours
settings-sound = Sound when it’s my turn
settings-notify = Notification when it’s my turn
settings-calm = Less motion
theme-system = as the system
theme-light = light
theme-dark = dark
theme-to-light = Light colours
theme-to-dark = Dark colours

## What can go wrong

fault-offline = The server cannot be reached. Try again in a moment.
fault-not_signed_in = You are not signed in.
fault-wrong_password = Name or password are wrong.
fault-name_taken = This name is taken.
fault-not_found = There is no such thing any more.
fault-forbidden = You can’t do that here.
fault-not_now = That isn’t possible right now.
fault-stale = The table has moved on. Look again.
fault-refused = The rules forbid this.
fault-too_many = Too fast. Wait a moment.
fault-closing = The server restarts and will be back in a moment.
fault-store = The server could not save this; nothing was done. Try again.
fault-malformed = The server did not understand this.
