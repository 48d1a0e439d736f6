"""The detector of word families, measured on hard pairs and tried on what must not fail."""

import csv
from pathlib import Path

import pytest

from wordkit.words.family import kinship

_FILE = Path(__file__).parent / "data" / "familles.csv"
PAIRS = list(csv.DictReader(_FILE.read_text(encoding="utf-8").splitlines(), delimiter=";"))


def measured(lot: str) -> tuple[float, float, float, float]:
    """Recall and false alarms of a lot, then the same counting only what is certain."""
    shares = []
    for wanted in (("suspicious", "certain"), ("certain",)):
        for family in ("oui", "non"):
            pairs = [pair for pair in PAIRS if (pair["lot"], pair["famille"]) == (lot, family)]
            shares.append(sum(kinship(pair["mot"], pair["indice"]) in wanted for pair in pairs) / len(pairs))
    return shares[0], shares[1], shares[2], shares[3]


def test_there_are_enough_pairs_and_none_twice() -> None:
    """At least three hundred pairs, of which both lots have many of either kind."""
    assert len(PAIRS) >= 300
    assert len({(pair["mot"], pair["indice"]) for pair in PAIRS}) == len(PAIRS)
    for lot in ("réglage", "contrôle"):
        for family in ("oui", "non"):
            assert sum((pair["lot"], pair["famille"]) == (lot, family) for pair in PAIRS) >= 150


def test_families_are_found_in_pairs_that_were_not_used_for_tuning(capsys: pytest.CaptureFixture[str]) -> None:
    """The figures are printed; what they must not fall below is what was measured when the pairs were written."""
    for lot in ("réglage", "contrôle"):
        recall, alarms, sure, wrong = measured(lot)
        with capsys.disabled():
            print(f"\n{lot}: recall {recall:.1%}, false alarms {alarms:.1%}; certain {sure:.1%}, wrongly {wrong:.1%}")
    assert recall >= 0.86
    assert alarms <= 0.17
    assert wrong <= 0.015, "what is certain is refused without asking anyone"


@pytest.mark.parametrize("form", ["phares", "Phare", "PHARE", "phare"])
def test_another_form_of_the_word_is_certain(form: str) -> None:
    """Plural and capitals change nothing."""
    assert kinship("phare", form) == "certain"


def test_each_word_of_a_name_counts() -> None:
    """A clue that is half of the answer is of its family; its small words are not."""
    assert kinship("Pablo Picasso", "Picasso") == "certain"
    assert kinship("arc-en-ciel", "ciel") == "certain"
    assert kinship("pomme de terre", "de") == "none"


def test_kinship_goes_both_ways() -> None:
    """It does not matter which of the two is the clue."""
    assert [p for p in PAIRS if kinship(p["mot"], p["indice"]) != kinship(p["indice"], p["mot"])] == []
