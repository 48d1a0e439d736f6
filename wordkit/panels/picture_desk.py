"""The teacher's own pictures at the desk: look at them, add some, take some away."""

import base64
import binascii
from collections.abc import Callable
from typing import Any

from wordkit.classroom.folders import images_folder
from wordkit.classroom.store import Store, StoreError
from wordkit.engine.errors import RuleError
from wordkit.panels.pictures import as_shown
from wordkit.words.importers import Refused
from wordkit.words.pictures import add_picture, our_pictures, pictures_in, remove_picture

Message = dict[str, Any]


class PictureDesk:
    """What the teacher does with pictures; `store` is asked for when it is needed."""

    def __init__(self, store: Callable[[], Store]) -> None:
        self._store = store

    def actions(self) -> dict[str, Callable[[Message], Message | None]]:
        return {
            "pictures": lambda _: _own(),
            "add_picture": self._add,
            "remove_picture": self._remove,
        }

    def show(self) -> Message:
        """How many pictures there are, for the set-up screen."""
        return {"ours": len(our_pictures()), "own": len(pictures_in(images_folder()))}

    def _add(self, message: Message) -> Message:
        try:
            data = base64.b64decode(str(message["data"]), validate=True)
        except binascii.Error as error:
            raise RuleError("bad_file", "Ce fichier est arrivé abîmé\u00a0: réessayez.") from error
        self._kept(lambda: add_picture(images_folder(), data, str(message["text"])))
        return _own()

    def _remove(self, message: Message) -> Message:
        self._kept(lambda: remove_picture(images_folder(), str(message["name"])))
        return _own()

    def _kept(self, work: Callable[[], object]) -> None:
        """Inside a transaction, so that two desks change the list one after the other."""
        try:
            self._store().write(lambda _: work())
        except Refused as refused:
            raise RuleError(refused.code, refused.sentence) from refused
        except OSError as trouble:
            raise StoreError(f"L’image n’a pas pu être enregistrée\u00a0: {trouble.strerror}.") from trouble


def _own() -> Message:
    return {"pictures": [{"name": item.name, **as_shown(item)} for item in pictures_in(images_folder())]}
