# What is stored about people, and how it is given to them or deleted.

former-player = former player
