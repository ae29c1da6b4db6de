"""The bot in a simulated Discord with a web page: to try it without account or network.

**The sandbox is simcord's preview with glue.** The glue code is this folder. It uses private names
of simcord, so simcord is pinned to one version, which is checked at the start. simcord's preview
shows one channel; the glue code also opens its threads and direct messages. It moves simcord's
clock along with the real one, never runs one of its own ticks during a click of the page, serves
pictures as they are (simcord encodes each again for each viewer), keeps what was read of each text
(simcord reads all in sight again at each click), and shows the newest 30 messages, scrolling to new
ones. After a restart it owes the present lobby, board, vote or pause again, since each simulated
Discord begins empty.
"""
