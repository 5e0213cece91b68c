### The server in English.

prompt-wait = { $count ->
    [one] { $seats } is choosing…
   *[other] { $seats } are choosing…
}
prompt-over = { $count ->
    [0] The match is over. Nobody wins.
    [one] The match is over. Winner: { $winners }.
   *[other] The match is over. Winners: { $winners }.
}

client-missing = The server runs, but its pages have not been built. In the folder of Tatami, say “make client”, then start “tatami serve” again.

phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thank-you = Thank you.
phrase-sorry = Sorry!
phrase-nice-move = Nice move.
phrase-one-moment = One moment, please.
phrase-i-am-back = I am back.
phrase-your-turn = It is your turn.
phrase-rematch = Another match?
phrase-goodbye = Goodbye!

refusal-already-started = This match has begun already.
refusal-bad-clock = When the time is up, somebody loses (“lose”) or a bot plays on (“bot:” and its name).
refusal-bad-file = This is not the file of a match: { $detail }
refusal-bad-login = A login has 3 to 32 letters, digits, dots or dashes.
refusal-bad-message = This message is not understood: { $detail }
refusal-bad-name = A name needs letters that people can read.
refusal-bad-options = These options do not exist: { $detail }
refusal-bad-proposal = Only “bot” can be proposed for a seat.
refusal-bad-request = This request is not understood.
refusal-bad-seats = A seat is “me” (once), “open”, or “bot:” and the name of a bot.
refusal-bad-text = Say either a quick phrase or a text with letters that people can read.
refusal-conflict = The match has just moved on. Nothing of this was played; please try again.
refusal-no-such-bot = There is no bot “{ $name }”; the bots are { $known }.
refusal-no-such-game = There is no game “{ $name }”; the games are { $known }.
refusal-daily-runs = Today’s challenge: no hints, analysis, export or agreed undo until the day is over (midnight UTC).
refusal-has-account = You have an account already.
refusal-login-taken = Somebody has this login already.
refusal-no-analysis = Nobody has asked for an analysis of this match yet.
refusal-no-proposal = There is no such proposal.
refusal-no-such-moment = There is no such moment to go to; this match has { $count } moments.
refusal-no-such-phrase = There is no quick phrase “{ $name }”; the phrases are { $known }.
refusal-no-such-seat = There is no seat “{ $name }”; the seats are { $known }.
refusal-no-such-table = There is no such table.
refusal-nobody-there = Nobody else sits there.
refusal-not-away = You can ask for a bot once this person has kept you waiting for two minutes.
refusal-not-found = There is nothing here.
refusal-not-host = Only the person who created the table can start the match.
refusal-not-live = Nobody can play at this table now.
refusal-not-over = This match is not over yet.
refusal-not-seated = You do not sit at this table.
refusal-nothing-to-decide = There is nothing for you to decide now.
refusal-paused = The match is paused. Propose to continue first.
refusal-plan-ends-here = A plan ends where something is revealed. Nothing of it was played; send the rest once you have seen it.
refusal-proposal-lies = Another proposal is waiting for an answer: answer it first.
refusal-resigned = You have resigned; a bot plays on for you.
refusal-seat-taken = Somebody sits there already.
refusal-seated-already = You sit at this table already.
refusal-seats-open = Some seats are still open.
refusal-stand-in = A bot plays for you. Take your seat back first.
refusal-too-fast = This was too much at once; wait a moment and try again.
refusal-too-large = This is too large: send less at once.
refusal-too-many = Too many tables or windows are open: finish or close one first.
refusal-trouble = Something went wrong on our side. What was confirmed is saved; please try again.
refusal-undo-chance = Something has been drawn since, so this cannot be undone alone.
refusal-undo-no-move = There is nothing to undo.
refusal-undo-others-moved-on = The others have played since, so this cannot be undone alone.
refusal-undo-something-was-shown = That revealed something, so it cannot be undone alone.
refusal-unknown-move = “{ $move }” is not understood here; possible: { $expected }.
refusal-walk-in-first = Tell us your name first.
refusal-wrong-code = This code is wrong, used up or too old. Ask for a new one on the other device.
refusal-wrong-method = This cannot be asked in this way.
refusal-wrong-password = This login and this password do not match.
refusal-wrong-origin = This request comes from another site.
