"""Who plays and what happened: the store, the class list, the live tables."""
