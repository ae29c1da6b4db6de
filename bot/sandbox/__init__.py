"""The bot in a simulated Discord with a web page: to try it without account or network.

**The sandbox is simcord's preview with glue.** The glue lies in this folder and touches private
names, so simcord is pinned to a version that is checked at the start. A tab is led to threads and
direct messages too, since simcord shows one channel. The glue moves simcord's clock along with the
real one, serialises its own ticks with the page's clicks, serves pictures as they are (simcord
encodes each anew for each viewer), shows the newest 30 messages and follows them, and owes the
present board, vote or pause again after a restart, since a simulated channel forgets.
"""
