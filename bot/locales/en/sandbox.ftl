## The sandbox: on the terminal

sandbox-open =
    Dalapapa's sandbox is open: { $address }

      1. Five people sit in its channel: { $people }.
      2. "Viewing as", at the top of the page, switches you to another of them.
      3. Press "Against a bot now" under the first message, or tap the line at the bottom: { COMMAND("game new") } offers three games; the arrow beside it sends it.

    Games are kept for next time. Ctrl-C ends it.
sandbox-closed = The sandbox is closed.
sandbox-version =
    The sandbox needs { $package } { $needed } and found { $found }: pip install '{ $package }=={ $needed }'

## The sandbox: in its channel

sandbox-channel = table
sandbox-host = Sandbox
sandbox-welcome = **Welcome to the table!** Nothing here is real but the game: no account, no network.
    • You sit here as { $people }: **Viewing as**, at the top, switches you to another of them.
    • **Against a bot now** begins a game at once; **Open a table** is for several of you.
    • { COMMAND("game new") } lets you choose: *classic*, *terra* or *domaine*.
    • **More** tells you what else you can try.
sandbox-more =
    • { COMMAND("rules") } explains each game; up to five can play *terra*. A command is sent with the arrow on the right.
    • At a table, press **Add bot**, or switch to somebody else and press **Join**; then switch back and press **Start**.
    • What takes days can be tried now: **Time …**, at the top, moves the clock on by an hour, a day or a week.
    • Threads and direct messages, once there are any, are in a list at the top.
    • Ann owns the server: only she has { COMMAND("server") }.
