"""What people see: the student's page, the teacher's desk and the board, each one widget."""

from wordkit.panels.board import Board
from wordkit.panels.desk import Desk
from wordkit.panels.student import Student


def student() -> Student:
    """The page of one student."""
    return Student()


def desk() -> Desk:
    """The teacher's desk, behind the screen."""
    return Desk()


def board() -> Board:
    """What the projector shows."""
    return Board()
