"""Which texts are suggested as twins to the host, and which are not."""

import pytest

from wordkit.words.likeness import twins


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("chapeau de paille", "sorte de chapeau en paille"),
        ("petit oiseau des marais", "Un oiseau qui vit dans les marais."),
        ("Qui a peur de l’eau", "personne qui a peur de l'eau"),
        ("instrument de musique à cordes", "ancien instrument à cordes"),
        ("danse traditionnelle de Bretagne", "danse bretonne traditionnelle"),
        ("insecte qui mange le bois", "petit insecte mangeant du bois"),
        ("maladie de la peau", "C'est une maladie de la peau."),
        ("mélange de boue et de paille", "mélange de paille et de boue pour faire des murs"),
        ("cri du hibou", "cri que pousse le hibou"),
        ("parler trop vite et sans réfléchir", "parler vite, sans réflechir"),
        ("plante médicinale d'Asie", "plante d’Asie qui sert de médicament"),
        ("coquillage fossile en spirale", "fossile de coquillage enroulé en spirale"),
        ("faire semblant de dormir", "fait de faire semblant de dormir"),
        ("soldat armé d'une lance", "soldat à cheval armé d'une lance"),
        ("très grand", "TRÈS GRAND"),
    ],
)
def test_same_meaning_is_suggested(a: str, b: str) -> None:
    """Order, frills, inflection, accents, case and slips do not hide that two texts say the same."""
    assert [pair[:2] for pair in twins({"a": a, "b": b})] == [("a", "b")]


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("danse bretonne", "danse espagnole"),
        ("outil de jardinier", "outil de menuisier"),
        ("petit oiseau d’Afrique au plumage bleu", "oiseau"),
        ("petit oiseau d’Afrique au plumage bleu", "petit poisson d’Afrique aux écailles rouges"),
        ("maladie de la peau", "maladie des yeux"),
        ("maladie de la peau", "maladie de l’eau"),
        ("instrument de musique à cordes", "instrument de musique à vent"),
        ("qui a peur de l’eau", "qui vit dans l’eau"),
        ("parler trop vite", "manger trop vite"),
        ("pierre précieuse verte", "pierre précieuse rouge"),
        ("soldat armé d’une lance", "soldat armé d’une hache"),
        ("personne qui fabrique des tonneaux", "personne qui fabrique des chapeaux"),
        ("cri du hibou", "cri du cerf"),
        ("", ""),
        ("", "maladie"),
        ("?!", "…"),
    ],
)
def test_another_meaning_is_not_suggested(a: str, b: str) -> None:
    """Two texts built alike about different things stay apart."""
    assert twins({"a": a, "b": b}) == []


def test_the_most_alike_come_first() -> None:
    """Pairs are told in the order of the texts, the surest pair first, with a likeness of at most 1."""
    found = twins(
        {
            "Léa": "petit oiseau des marais",
            "Tom": "sauce à la menthe",
            "Inès": "oiseau qui vit dans les marais",
            "Hugo": "oiseau des marais",
        }
    )
    assert [(a, b) for a, b, _ in found] == [("Léa", "Hugo"), ("Léa", "Inès"), ("Inès", "Hugo")]
    assert found[0][2] == 1.0


def test_the_host_may_ask_for_surer_pairs() -> None:
    """A higher bar keeps only the pairs that say exactly the same."""
    texts = {"a": "oiseau des marais", "b": "un oiseau vivant dans un marais"}
    assert twins(texts)
    assert twins(texts, at_least=0.99) == []
