### The server in English.

prompt-wait = Waiting for: { $seats }.
prompt-over = The match is over. Winner: { $winners }.

refusal-already-started = This match has begun already.
refusal-bad-file = This is not the file of a match: { $detail }
refusal-bad-message = This message is not understood: { $detail }
refusal-bad-name = A name needs letters that people can read.
refusal-bad-options = These options do not exist: { $detail }
refusal-bad-request = This request is not understood.
refusal-bad-seats = A seat is “me” (once), “open”, or “bot:” and the name of a bot.
refusal-conflict = The match has just moved on. Nothing of this was played; please try again.
refusal-no-such-bot = There is no bot “{ $name }”; the bots are { $known }.
refusal-no-such-game = There is no game “{ $name }”; the games are { $known }.
refusal-no-such-seat = There is no seat “{ $name }”; the seats are { $known }.
refusal-no-such-table = There is no such table.
refusal-not-found = There is nothing here.
refusal-not-host = Only who laid this table can begin.
refusal-not-live = Nobody can play at this table now.
refusal-not-over = This match is not over yet.
refusal-not-seated = You do not sit at this table.
refusal-plan-ends-here = A plan ends where something is revealed. Nothing of it was played; send the rest once you have seen it.
refusal-seat-taken = Somebody sits there already.
refusal-seated-already = You sit at this table already.
refusal-seats-open = Some seats are still open.
refusal-too-fast = This was too much at once; wait a moment and try again.
refusal-too-large = This is too large.
refusal-too-many = You have as many open as one person may.
refusal-trouble = Something went wrong on our side. What was confirmed is kept; please try again.
refusal-undo-chance = Something was drawn since then: it stands.
refusal-undo-no-move = There is nothing to take back.
refusal-undo-others-moved-on = The others have moved on since then: it stands.
refusal-undo-something-was-shown = It has shown something to the others: it stands.
refusal-unknown-move = “{ $move }” is not understood here; possible: { $expected }.
refusal-walk-in-first = Tell us your name first.
refusal-wrong-method = This cannot be asked in this way.
refusal-wrong-origin = This request comes from another site.
