# dalapapa doctor --channel: what it shows in the channel, and what it tells whoever types it.

acceptance-board = **Only a test of this bot**, by whoever runs it: can it show boards here? Nobody is called, and within two minutes this is gone again.
acceptance-edited = The board was changed once.
acceptance-press = Please press the button within { $seconds } seconds. Nothing else happens.
button-acceptance = Press for the test
acceptance-in-thread = **Only a test of this bot**: it has opened this thread, writes in it, and closes it again.
acceptance-answer = Thank you, it works: your click was answered. Nothing else happens.
acceptance-only-a-test = This was only a test by whoever runs the bot, and nothing happens.
