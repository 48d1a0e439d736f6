"""Whether two words are of one family: peel off what can be added to a word, and compare what is left.

No list of French words is needed, only affixes and those stems that change their form (mer, marin). It is a judge of
first instance: what it is sure of may be refused at once, what it finds suspicious is for a person to decide.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import takewhile
from typing import Literal

from rapidfuzz.distance import Prefix

from wordkit import resources
from wordkit.words.text import fold

Kinship = Literal["none", "suspicious", "certain"]
_SURENESS: tuple[Kinship, ...] = ("none", "suspicious", "certain")

# Endings by how much they prove: an inflection leaves the word what it is, a sure one makes a new word and little
# else, a doubtful one is as often just how a word ends, a rare one mostly so.
_PLURALS = "s x"
_FEMININE = "e es"
_INFINITIVES = "er ir re"
_VERBAL = """ee ees ez ons ons ent ant ante ants antes ait ais aient era erai erait issons issez issent issant
issante issement issements ement ements age ages eur euse euses eurs able ables ure ures ation
ations ateur ateurs atrice cir cissement ceur"""
_PARTICIPLES = "i ie is it ies u ue us"
_SURE = """eable eables aire aires ance ances atif atifs ative atives ence erie eries eux euse euses ible
ibles ien iens ienne iennes ier iers iere ieres ifier ifie ifiant ification ique iques isation
isations iser isme ismes iste istes ite ites iter te tes ition itions ment ments oir oire oires
oirs teur teurs tion tions trice trices uel uelle ueux ueuse esse esses osite ositer inel inelle
orieux orat icien iciens icienne onner onneur onnier onnerie ailler asser illon elet elette issage
atre atres ard arde ards aste astes ing ings"""
_DOUBTFUL = """ain ains otte ottes adaire eoir drome graphe erine ereau iere as eole iner isser ilateur ette
ettes ade ades ais aise al ale ales aux aliser alite an ane asse asses aud aude el ele eter et ete
eure ial iale iaux icien if ifs ive ives iller ille is ise ises isse ois oise on oter ot ote oyer
oyeur culture iculture iculteur icole ivore vore ologie ologue ographe ographie ature iture itude
escent escence iaire uaire ulaire otage oteur iete erole esque olet ice aine ien eresse erel ereau
ime aume ille ail ailles aille aigre"""
_AFTER_A_VOWEL = "ter tier tiere tiers tieres terie teries teux tage tages"
_RARE = "ion elle elles in ine ines at ate eau eaux ton tre tee ture tures ule ron en chon urier"
_SURE_BEGINNINGS = "re res de des dis in im il ir sur sous pre anti inter trans contre mal super hyper mini micro para"
_DOUBTFUL_BEGINNINGS = """a ac af al am an ap ar as at e ec ef em
en es ex co col com con cor entre ra ram rap ren rac raf
rat ras r mes mi me par per pour pro tre bi tri auto tele non outre mono poly multi semi demi
archi post aero hydro photo radio thermo electro porte tire garde passe chasse sou souter"""

_NEED_A_VOWEL = frozenset(_AFTER_A_VOWEL.split())
_LONGEST_ENDING = len("cissement")
_VOWELS = frozenset("aeiouy")
_PART = re.compile(r"[^\W_]+", re.UNICODE)
_SMALL = "a au aux d de des du en et l la le les mi par pour sous sur un une"
_SMALL_WORDS = frozenset(_SMALL.split())

# A family is believed the less, the more had to be peeled off both words and the shorter the stem that is left: for
# each length, the most that may have been peeled off to be suspicious, and to be certain.
_LIMITS = {3: (0.5, -1.0), 4: (1.2, 0.15), 5: (1.75, 0.6), 6: (2.5, 1.75)}
_LONG_LIMITS = (3.5, 2.5)
_KNOWN_WORD = 5  # a known form that is a whole word counts as a stem of so many letters
_KNOWN_STEM = 0.5  # what is forgiven when both stems are known to be forms of one
_SHARED_LETTERS = 6
_MUTE_E = 0.25
_HATTED = frozenset("âêîôû")
_BARE = 1.0  # two words that differ by a mute e or a double consonant: « vent » and « vente »
_BOTH_BEGUN = 1.5

# What had to be peeled off to see a stem: without touching the beginning of the word, and with.
Peeled = tuple[float, float]
_NEVER = 9.0
_NOBODY: tuple[str, ...] = ()


def kinship(word: str, other: str) -> Kinship:
    """How sure it is that two words are of one family; each may be several words, as names are."""
    best: Kinship = "none"
    for a in _parts(word):
        for b in _parts(other):
            found = _kinship(a, b)
            if found == "certain":
                return found
            if found == "suspicious":
                best = found
    return best


def _parts(text: str) -> list[str]:
    parts = _PART.findall(text.casefold())
    kept = [part for part in parts if fold(part) not in _SMALL_WORDS] or parts
    # A word held together by hyphens is itself and each of its parts.
    return [*kept, "".join(parts)] if len(parts) > 1 else kept


def _kinship(word: str, other: str) -> Kinship:
    if _known_strangers(word, other):
        return "none"
    found = _best(word, other)
    if not _hats(word, other):
        found = "suspicious" if found == "certain" else "none"
    older = ((_ancestor(word), other), (word, _ancestor(other)))
    return max(found, *(_best(a, b) for a, b in older if a and b), "none", key=_SURENESS.index)


def _known_strangers(word: str, other: str) -> bool:
    """Whether we know that these two only look alike."""
    a, b = fold(word), fold(other)
    return b.startswith(_strangers().get(a, _NOBODY)) or a.startswith(_strangers().get(b, _NOBODY))


def _best(word: str, other: str) -> Kinship:
    return max((_plain_kinship(a, b) for a in _plain(word) for b in _plain(other)), key=_SURENESS.index)


def _plain_kinship(a: str, b: str) -> Kinship:
    if a.rstrip("sx") == b.rstrip("sx"):
        return "certain"
    stems_a, stems_b = _stems(a), _stems(b)
    costs = [(len(stem), _cost(stems_a[stem], stems_b[stem])) for stem in stems_a.keys() & stems_b.keys()]
    costs += [(length, cost - _KNOWN_STEM) for length, cost in _known_kinship(a, b)]
    best: Kinship = "none"
    for length, cost in costs:
        suspicious, certain = _LONG_LIMITS if length > max(_LIMITS) else _LIMITS.get(length, (0.0, -1.0))
        if cost <= certain:
            return "certain"
        if cost <= suspicious:
            best = "suspicious"
    if best == "none" and Prefix.similarity(a, b) >= _SHARED_LETTERS:
        return "suspicious"
    return best


def _plain(word: str) -> tuple[str, ...]:
    """The word without its accents; a participle as its infinitive, since « salé » and « sale » are not alike."""
    plain = fold(re.sub(r"ée?s?$", "er", word))
    return (plain, fold(word)) if re.search(r"tés?$", word) else (plain,)


def _ancestor(word: str) -> str | None:
    """The word with the s that its circumflex stands for: « forêt », « forestier »."""
    written = unicodedata.normalize("NFC", word)
    if not _HATTED & set(written):
        return None
    return "".join(fold(c) + "s" if c in _HATTED else c for c in written)


def _hats(a: str, b: str) -> bool:
    """Whether the letters that both words begin with agree on their circumflex: « pêche » and « péché » do not."""
    pairs = zip(unicodedata.normalize("NFC", a), unicodedata.normalize("NFC", b), strict=False)
    for x, y in takewhile(lambda pair: fold(pair[0]) == fold(pair[1]), pairs):
        if (x in _HATTED) != (y in _HATTED):
            return False
    return True


def _cost(ours: Peeled, theirs: Peeled) -> float:
    """What was peeled off both words: a beginning of either, and only with great doubt of both."""
    bare, begun = ours
    other_bare, other_begun = theirs
    if bare == other_bare == 0.0:
        return _BARE
    return min(bare + other_bare, bare + other_begun, begun + other_bare, begun + other_begun + _BOTH_BEGUN)


def _known_kinship(a: str, b: str) -> Iterator[tuple[int, float]]:
    """The known families with different stems in both words: the length of the shorter one, and what it cost."""
    ours, theirs = _families(a), _families(b)
    for family in ours.keys() & theirs.keys():
        for stem, cost in ours[family]:
            for other, more in theirs[family]:
                if not _only_peeled(stem, other):
                    lengths = [len(part) for part, peeled in ((stem, cost), (other, more)) if peeled > 0]
                    yield min(lengths, default=_KNOWN_WORD), cost + more


def _only_peeled(a: str, b: str) -> bool:
    """Whether two forms of a stem differ by an ending alone: then their being known proves nothing."""
    short, long = sorted((a, b), key=len)
    rest = long.removeprefix(short) if long.startswith(short) else None
    return rest is not None and (rest in ("", "e") or rest in _endings())


@lru_cache(maxsize=1 << 16)
def _families(word: str) -> dict[int, list[tuple[str, float]]]:
    """The known families with a stem of this word, and what had to be peeled off to see it."""
    found: dict[int, list[tuple[str, float]]] = {}
    for stem, (bare, begun) in _stems(word, least=2).items():
        for family in _known_stems().get(stem, ()):
            found.setdefault(family, []).append((stem, min(bare, begun)))
    return found


@lru_cache(maxsize=1 << 16)
def _stems(word: str, least: int = 3) -> dict[str, Peeled]:
    """All that can be left of a word when affixes are peeled off, with what each cost."""
    found: dict[str, Peeled] = {}
    for bare, doubtful, beginning in _without_beginning(word):
        for stem, endings, verbal in _without_endings(bare, least):
            # « é-larg-ir »: a beginning that goes with the ending of a verb is hardly chance; « é-table » may be.
            cost = endings + (beginning if verbal or not doubtful else 4 * beginning)
            for form in _forms(stem):
                without, with_ = found.get(form, (_NEVER, _NEVER))
                found[form] = (min(without, cost), with_) if beginning == 0 else (without, min(with_, cost))
    return found


def _without_beginning(word: str) -> Iterator[tuple[str, bool, float]]:
    yield word, False, 0.0
    for beginning, (cost, doubtful) in _beginnings().items():
        rest = word.removeprefix(beginning)
        if rest != word and len(rest) >= 3:
            yield rest, doubtful, cost


def _without_endings(word: str, least: int, depth: int = 2) -> Iterator[tuple[str, float, bool]]:
    yield word, 0.0, False
    if depth == 0:
        return
    for at in range(max(least, len(word) - _LONGEST_ENDING), len(word)):
        stem, ending = word[:at], word[at:]
        if ending not in _endings():
            continue
        cost, verbal = _endings()[ending]
        if ending in _NEED_A_VOWEL and stem[-1:] not in _VOWELS:  # « bijou-t-ier », but not « heur-ter »
            continue
        if ending == "re" and not stem.endswith(("d", "tt", "v")):  # « perd-re », but not « vent-re »
            continue
        if cost <= _MUTE_E and depth < 2:  # an inflection comes last
            continue
        for shorter, more, inner in _without_endings(stem, least, depth - 1):
            yield shorter, cost + more, verbal or inner
        if ending[0] in _VOWELS and cost > _MUTE_E and len(stem) == 3:
            yield stem + "=", cost + _MUTE_E, verbal  # « arm-ure », from « arme »


def _forms(stem: str) -> Iterator[str]:
    """A stem as it is compared: its end without a mute e or a double consonant, or with a sound written otherwise."""
    yield stem
    if len(stem) == 4 and stem.endswith("e"):
        yield stem[:-1] + "="
    if len(stem) > 4 and stem.endswith("e"):
        stem = stem[:-1]
        yield stem
    yield re.sub(r"([^aeiouy])\1$", r"\1", stem)
    if len(stem) > 4 and stem[-1] in "aio":  # « pian-iste »
        yield stem[:-1]
    if stem.endswith("y"):
        yield stem[:-1] + "i"
    if len(stem) > 3:
        yield re.sub(r"(?:ch|qu|c)$", "K", stem)
        yield re.sub(r"(?:x|c|ss|s)$", "S", stem)
        yield re.sub(r"gu$", "g", re.sub(r"v$", "f", stem))
        if stem.endswith("eau"):
            yield stem[:-3] + "el"


@lru_cache(maxsize=1)
def _endings() -> dict[str, tuple[float, bool]]:
    """What each ending costs, and whether verbs are made with it."""
    prices = (
        (_PLURALS, 0.0),
        (_FEMININE, _MUTE_E),
        (_INFINITIVES, 0.2),
        (_VERBAL, 0.6),
        (_PARTICIPLES, 1.25),
        (_SURE, 0.5),
        (_AFTER_A_VOWEL, 0.75),
        (_DOUBTFUL, 1.0),
        (_RARE, 1.25),
    )
    found: dict[str, tuple[float, bool]] = {}
    for endings, price in prices:
        for ending in endings.split():
            found.setdefault(ending, (price, endings in (_INFINITIVES, _VERBAL)))
    return found


@lru_cache(maxsize=1)
def _beginnings() -> dict[str, tuple[float, bool]]:
    """What each beginning costs, and whether it may be there by chance."""
    doubtful = dict.fromkeys(_DOUBTFUL_BEGINNINGS.split(), (0.5, True))
    return doubtful | dict.fromkeys(_SURE_BEGINNINGS.split(), (0.5, False))


@lru_cache(maxsize=1)
def _known_stems() -> dict[str, set[int]]:
    """The families by each form of their stem."""
    stems: dict[str, set[int]] = {}
    for number, line in enumerate(_lines("radicaux.txt")):
        for stem in line:
            stems.setdefault(stem, set()).add(number)
    return stems


@lru_cache(maxsize=1)
def _strangers() -> dict[str, tuple[str, ...]]:
    """How the words begin that only look like the family of a word."""
    return {word: tuple(others) for word, *others in _lines("faux_parents.txt")}


def _lines(name: str) -> list[list[str]]:
    text = (resources.folder("datasets") / "familles" / name).read_text(encoding="utf-8")
    return [fold(line).split() for line in text.splitlines() if line and not line.startswith("#")]
