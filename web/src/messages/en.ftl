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
copied = Copied
yes = yes
game = Game
size = Size
seats = Seats
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
look = Open
watch = Watch
name = Name
rule-link = Rule { $clause }
offline-title = No connection
offline-text = Crossroads cannot be reached right now. This page comes back by itself.
fresh = A newer Crossroads is here.
fresh-reload = Reload
broken-again = Try again
licences = Licences
clock = Clock
clock-left = time left
listed-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

## Bots and seats

bot-random = Easy bot
bot-greedy = Steady bot
bot-search = Sharp bot
bot-other = { $name } bot
seat-free = free
seat-gone = somebody who has left
seat-you = you
seat-guest = guest
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

## Table

table = Table
table-loading = Walking to the table…
table-missing = There is no such table
table-missing-text = The link may be incomplete, or the table was never opened.
table-other-rules = This table was played by an earlier version of the rules. It is kept as it was, but its board cannot be shown any more.
board = Board
board-broken = This board cannot be drawn here. The log and the board in words still work.
beside = Beside the board
steps = Earlier positions
step-first = To the beginning
step-back = One step back
step-forward = One step forward
step-last = Back to the game
turn-mine = Your turn
turn-watching = Watch what happens
watch-you = You
watch-skip = Skip
watch-skip-help = Skips the rest of this turn. Space does the same.
watch-again = Show again
watch-again-help = Shows the last turn of another player again.
watch-forward = To the last turn
watch-forward-help = Leaves out all that waits to be shown but its last turn.
watch-missed = { $count ->
    [one] { $count } turn was left out. The log tells it.
   *[other] { $count } turns were left out. The log tells them.
}
turn-others = Waiting for { $names }
turn-resigned = You’ve resigned; a bot plays for you
turn-late = Your time is up; a bot plays for you
turn-paused = Paused: nobody is here
come-back = I’m back
turn-nobody = One moment
over = The game is over
over-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
over-mine = You win
over-shared = You share the victory
over-place = You come { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $of }
over-alone = { $points ->
    [one] You have { $points } point
   *[other] You have { $points } points
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
chat-report = Block or report
chat-unmute = Hear { $name } again
chat-silence = Silence for all
chat-unsilence = Let { $name } speak again
chat-silenced = The host has silenced you at this table.
chat-somebody = Somebody
chat-unread = unread

## Keys of the keyboard

keys = Keys
view = View of the board
view-in = Zoom in
view-out = Zoom out
view-whole = Whole board
view-follow = Follow my piece

## What can go wrong

fault-offline = The server cannot be reached. Try again in a moment.
fault-not_signed_in = You are not signed in.
fault-wrong_password = Name or password are wrong.
fault-not_acceptable = This cannot be taken: a name has 1 to 24 letters that can be seen, a password is none of those that many use.
fault-name_taken = This name is taken.
fault-not_found = There is no such thing any more.
fault-forbidden = You can’t do that here.
fault-not_now = That isn’t possible right now.
fault-stale = The table has moved on. Look again.
fault-refused = The rules forbid this.
fault-too_many = Too fast. Wait a moment.
fault-closing = The server restarts and will be back in a moment.
fault-store = The server could not save this; nothing was done. Try again.
fault-unknown = The server cannot say whether this was done. Look at the table before you try again.
fault-malformed = The server did not understand this.

### Besides: what a running table never says

## Coach

coach = Coach
coach-count = { $at } of { $of }
coach-next = Next
coach-skip = Skip
coach-leave = Leave the tutorial
coach-resume = Tutorial
coach-say-next = N: next.
coach-say-skip = N: skip.

## Keys, and the menu of a table

copy = Copy
seats-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tables-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
players = { $least }–{ $most } players
continue = Continue
join = Join
password = Password
licences-text = Crossroads is built on the work of others. These are the licences under which it may use and pass on what they made.
nowhere-title = This road leads nowhere
nowhere-text = There is no page at this address. It may have moved, or the link lost a letter on its way.
settings-language = Language
settings-sound = Sounds
settings-notify = Notification when it’s my turn, while a table is open
settings-pace = Pace
pace-slow = Slow
pace-usual = Usual
pace-quick = Quick
pace-off = At once
resign-text = A bot plays on in your seat, and you can’t come back into this game.
rewind-ask = Ask to go back
commitment = Fingerprint of the dice, fixed before the first roll
key-help = show these keys
key-history = step through the game
key-live = back to now
key-skip = Skip what is being shown
key-undo = take back
key-usual = the green key
key-drop = put down, skip
key-gear = choose a gear
key-die = take a die
key-drive = drive one space
key-card = take a card
key-special = take a special route
key-cell = from cell to cell
key-turn = turn the route
key-flip = mirror the route
key-volcano = take the volcano
key-draw = draw the route
key-zoom = zoom in, zoom out
key-whole = see the whole board
key-follow = follow the own piece
key-explain = explain the next thing on the board
key-coach = goes on in the tutorial
key-coach-leave = leaves the tutorial

## Start

start-title = Board games of the road
start-text = Play in the browser, with friends or with bots. The table knows the rules; you just play.
start-play = Play now
start-friends = Play with friends
start-lobby = See the lobby
start-free = Free, no account, nothing to install.
start-continue = Your games
start-games = The games
against-bots = { $count ->
    [one] against a bot
   *[other] against { $count } bots
}
play-bots = { $count ->
    [one] Play a bot
   *[other] Play { $count } bots
}
learn = Learn it in ten minutes
learn-again = Tutorial
how = How it plays
how-all = All the rules
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
new-fill = All the others
new-fill-people = people
new-sum-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
new-options = How to play
option-off = off
new-preset = A known set
new-preset-own = my own mix
new-preset-own-help = What is chosen below belongs to none of the sets.
new-finer = Mix your own
new-lesson = Never played { $game }? A first game with a coach shows how it goes.
new-time = Time
new-who = Who may join
new-invited = By invitation
new-listed = Everybody, through the lobby
new-create = Open the table
new-start = Start playing
clock-none = No clock
clock-real = Real time
clock-days = Turn by turn
clock-none-help = Everybody takes the time they need.
clock-real-help = This long for each decision; anything beyond it comes out of a time bank that is never refilled. When both are used up, a bot plays until the player is back.
clock-days-help = For games that last days: come by when it suits you.
clock-decision = Seconds per decision
clock-bank = Time bank in minutes
clock-days-each = Days per decision
clock-told-real = { $seconds } s per decision, { $minutes } min in the time bank
clock-told-days = { $days ->
    [one] { $days } day per decision
   *[other] { $days } days per decision
}

## Waiting room

waiting-for-start = Waiting for the start
waiting-for-host = { $name } will start the game.
waiting-quick = Looking for company: { $game }, { $count } players. It starts by itself when everybody is here.
waiting-name = Your name
waiting-rename = Rename
sit = Sit here
sit-anywhere = Sit down
sit-as-guest = Join as a guest
by-invitation = This table is by invitation. Ask its host for the link; you can watch as soon as it starts.
place-a-bot = Place a bot
paint = Your colour
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-purple = purple
colour-silver = silver
colour-cyan = cyan
colour-pink = pink
colour-orange = orange
colour-black = black
colour-white = white
place-bot = A bot for seat { $number }
send-away = Send away
start = Start
start-needs-all = Every seat needs a person or a bot.
leave = Leave
invite-title = Invite
invite-text = Whoever opens this link can sit down, without an account.
invite-link = Invitation link
invite-share = Share
invite-near = This address can only be reached from your own network. For friends elsewhere the server needs a public address.
invite-code = As a QR code

## Replay

stride = How far a press goes
stride-step = Step
stride-turn = Turn
stride-round = Round
stride-step-back = One step back
stride-step-forward = One step forward
stride-turn-back = One turn back
stride-turn-forward = One turn forward
stride-round-back = One round back
stride-round-forward = One round forward
replay-speed = Speed
after = After the game
after-turning = What decided it
after-figures = Figures
after-share = Share a picture
share-title = { $game } on Crossroads
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
me-guest = You’re a guest: this browser knows you, no other does. A password keeps your name and games for good, and from then on it counts who wins.
me-keep = Keep my name
me-kept = Your name is yours now. Sign in with it anywhere.
me-old-password = Present password
me-new-password = New password
me-change = Change password
me-password-changed = The password is changed.
me-ratings = Ratings
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
me-session-look = Program that only looks
me-session-this = this browser
me-session-end = Sign out there
calls = When it’s my turn
calls-text = For games that last days: you are told once, when a table waits for you and you aren’t looking.
calls-push = Tell me when it’s my turn, in this browser
calls-push-none = This browser can’t be told: that needs HTTPS, and on an iPhone Crossroads on the home screen.
calls-push-refused = The browser doesn’t let this page tell you anything. You can change that in its settings.
calls-mail = Tell me by e-mail when it’s my turn
calls-mail-guest = E-mails need a name of your own: choose a password first.
calls-mail-address = E-mail address
calls-mail-ask = Send me e-mails
calls-mail-asked = A letter is on its way to { $address }. Follow the link in it, and it’s done.
calls-mail-other = Another address
calls-mail-forget = Forget my address
mail-confirm-title = Is this your address?
mail-confirm-text = You’ll be told there when it is your turn at a table by turns over days. Every letter has a link that stops it.
mail-confirm-yes = Yes, it’s mine
mail-confirmed = Thank you. You’ll be told by e-mail from now on.
mail-left-title = No more e-mails
mail-left = You won’t be told by e-mail any more. In your profile you can switch it on again.
mail-bad = This link doesn’t work any more. In your profile you can ask for another.
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
settings-theme = Colours
settings-calm = Less motion
settings-sure = New keys hear a second press at once
theme-system = as the system
theme-light = light
theme-dark = dark
theme-to-light = Light colours
theme-to-dark = Dark colours

## Fair play

assisted = Hints for everybody, not rated
unrated = Not rated
new-assisted-help = At a table of several people hints are offered only here, and to everybody alike. In return the game changes nobody’s rating.
table-rated = This game is rated.
table-unrated = Not rated: { $why }
seat-unrated = not rated: { $why }
unrated-assisted = hints are offered to everybody here.
unrated-alone = one person plays.
unrated-guests = a rating needs two players with names of their own, and here are guests.
unrated-guest = guests have no rating.
unrated-stand_in = a bot played more than three decisions for them.
unrated-nobody_else = nobody else is left whose rating counts.
unrated-bot = bots have no rating.
unrated-gone = this player’s account is gone.
aftermath = Ratings
waited = Everybody was away, so the table waited: clocks and bots stood still. Now it goes on.
status-paused = paused until somebody is back
status-given-up = given up
give-up-text = You give up { $game }. A bot plays on in your seat, you can’t come back into this game, and where it is rated you come last.
give-up-open-title = Leave this table?
give-up-open-text = You leave { $game } before it starts; your seat is free again.
rating-provisional = provisional
ladder = Ladder
ladder-place = Place
ladder-rating = Rating
ladder-games = Games
ladder-empty = Nobody has a rating in this game yet. It takes two players with names of their own.
ladder-text = Everybody begins at 1500; 200 points more mean that you come out ahead three times out of four. The number behind ± says how sure a rating is, and with fewer than ten games it is provisional. The order is by what is almost certain, the rating less three times that number: who has played little stands further down.
person = Player
person-since = here since { $date }
person-moderates = moderator
person-missing = There is no such player
person-missing-text = The name may have changed, or the account is gone.
person-unrated = No rated games yet.
person-guest-unrated = Guests have no rating.
person-between = { $count ->
    [one] You have played { $count } game against each other: you were ahead in { $ahead }, they in { $behind }.
   *[other] You have played { $count } games against each other: you were ahead in { $ahead }, they in { $behind }.
}
person-tables = Last games
person-no-tables = No public games yet.
manners = If something is wrong
block = Block
unblock = Unblock
block-text = If you block { $name }, you don’t see what they write, a quick match never brings you together, and they can’t sit down at tables that you open. They are not told.
blocked-text = You have blocked { $name }.
block-done = { $name } is blocked.
unblock-done = { $name } is no longer blocked.
report = Report
report-label = Report { $name } to the moderators
report-text = Say in your own words what happened.
report-text-table = Say in your own words what happened. What was written last at the table is kept with it.
report-done = Thank you. The moderators will read it.
me-public = My public page
me-blocks = Players you have blocked
moderation = Moderation
moderation-not-yours = This page is for the moderators of this server.
moderation-open = { $count ->
    [0] No open reports
    [one] { $count } open report
   *[other] { $count } open reports
}
moderation-about = reports
moderation-said = { $count ->
    [one] What was written last ({ $count } line)
   *[other] What was written last ({ $count } lines)
}
moderation-close = Close the report
moderation-closed = { $count ->
    [one] { $count } closed report
   *[other] { $count } closed reports
}
moderation-sanctions = Silenced and barred
moderation-pardon = Lift
moderation-nothing = Nothing.
moderation-log = What moderators did
moderation-until = until { $until }
sentence = What
sentence-mute = May not write at tables
sentence-ban = May not sign in
sentence-time = For how long
sentence-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
sentence-for-ever = for good
sentence-reason = Why, in words
sentence-go = Decide
sentence-done = Done.
deed-close = report closed
deed-mute = silenced
deed-unmute = may write again
deed-ban = barred
deed-unban = may sign in again
banned-until = A moderator has barred you from this server until { $until }: { $reason }
banned-for-ever = A moderator has barred you from this server for good: { $reason }
