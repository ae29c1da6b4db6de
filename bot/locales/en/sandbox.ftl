## The sandbox: on the terminal

sandbox-open =
    Dalapapa's sandbox is open: { $address }

      1. Five people sit in its channel: { $people }.
      2. "Viewing as", at the top of the page, switches you to another of them.
      3. Begin with { COMMAND("game new") }, choose one of three games, and send it with the arrow beside it.

    Games are kept for next time. Ctrl-C ends it.
sandbox-closed = The sandbox is closed.
sandbox-version =
    The sandbox needs { $package } { $needed } and found { $found }: pip install '{ $package }=={ $needed }'

## The sandbox: in its channel

sandbox-channel = table
sandbox-host = Sandbox
sandbox-welcome = **Welcome to the table!** Nothing here is real but the game: no account, no network.
    • You sit here as five people, { $people }: **Viewing as**, at the top, switches you to another of them.
    • Type { COMMAND("game new") }, choose a game and send it with the arrow on the right: *classic*, *terra* (up to five play) or *domaine*. { COMMAND("rules") } tells how each is played.
    • Press **Add bot** to play against the computer, or switch to somebody else and press **Join**; then switch back and press **Start**.
    • What takes days can be tried now: **Time …**, at the top, moves the clock on by an hour, a day or a week.
    • Threads and direct messages, once there are any, are in a list at the top.
    • Ann owns the server: only she has { COMMAND("server") }.
