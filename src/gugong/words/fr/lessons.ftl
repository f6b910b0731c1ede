lesson-otherwise = Dans une partie, vous pourriez le faire. La leçon continue autrement : voyez ce qui est entouré sur la table.
