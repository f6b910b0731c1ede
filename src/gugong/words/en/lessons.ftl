lesson-otherwise = You may do that in a game, and it will be your choice then. The lesson goes on with something else: see what is ringed on the table.
