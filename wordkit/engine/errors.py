"""What the rules answer when a command cannot be accepted."""


class RuleError(Exception):
    """A refused command: a stable code for programs, a French sentence for the person, never a secret."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(f"{code}: {sentence}")
        self.code = code
        self.sentence = sentence
