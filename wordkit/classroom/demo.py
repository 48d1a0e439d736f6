"""A class to try wordkit with: twenty-four students who do not exist, and two months of their lessons."""

from wordkit.classroom import clock, past, roster
from wordkit.classroom.store import Store

NAME = "CM2 Tilleul"
STUDENTS = (
    "Adam", "Alice", "Amir", "Anna", "Basile", "Chloé", "Éloi", "Emma", "Fatou", "Gabin", "Hugo", "Inès",
    "Jade", "Jeanne", "Léo", "Lina", "Maël", "Malo", "Naïm", "Noé", "Rose", "Sami", "Tom", "Zoé",
)  # fmt: skip


def prepare(store: Store) -> None:
    """Make sure that the demo class exists; whatever else is there stays."""
    known = {item.name: item.id for item in roster.all_classes(store)}
    class_id = known[NAME] if NAME in known else _begin(store)
    if roster.opened_class(store) is None or store.get("class") is None:
        roster.open_class(store, class_id)


def _begin(store: Store) -> int:
    class_id = roster.add_class(store, NAME, STUDENTS)
    past.invent(store, class_id, tuple(roster.names_of(store, class_id)), clock.now())
    return class_id
