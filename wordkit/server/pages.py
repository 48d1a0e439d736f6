"""The three pages, and every short page that says why one cannot be had."""

from dataclasses import dataclass
from html import escape


@dataclass(frozen=True, slots=True)
class Page:
    """One notebook and the address, role and words of the page it makes."""

    path: str
    role: str
    notebook: str
    title: str
    body: str
    script: str
    loading: str

    @property
    def teachers_only(self) -> bool:
        return self.role != "eleve"


PAGES = (
    Page("/", "eleve", "eleve.ipynb", "élève", "student", "student.js", "Un instant, on prépare ta place…"),
    Page("/prof", "prof", "prof.ipynb", "bureau", "desk", "desk.js", "Un instant, on prépare votre bureau…"),
    Page("/tableau", "tableau", "tableau.ipynb", "tableau", "board", "board.js", "Un instant, on prépare le tableau…"),
)


@dataclass(frozen=True, slots=True)
class Notice:
    """A page that shows no game: a title, a sentence, and a way out."""

    title: str
    sentence: str
    link: tuple[str, str] | None = ("/", "Aller à ma place")
    retry: int | None = None


NOTICES = {
    403: Notice(
        "Cette page est réservée à l’enseignant",
        "Pour entrer, ouvrez sur cet ordinateur le lien affiché au démarrage de wordkit\u00a0: il contient votre clé.",
    ),
    404: Notice("Cette page n’existe pas", "L’adresse est peut-être mal recopiée."),
    500: Notice(
        "Quelque chose n’a pas marché",
        "On réessaie tout seul dans quelques secondes. Si cela continue, préviens ton enseignant.",
        link=None,
        retry=8,
    ),
    503: Notice(
        "La classe est pleine pour l’instant",
        "Reste sur cette page\u00a0: on réessaie tout seul dans quelques secondes.",
        link=None,
        retry=5,
    ),
}


def notice_html(status: int, assets: str) -> str:
    """The notice of this status as a whole page; an unknown client error reads as a page that does not exist."""
    notice = NOTICES.get(status) or NOTICES[404 if status < 500 else 500]
    retry = f'<meta http-equiv="refresh" content="{notice.retry}">' if notice.retry is not None else ""
    link = ""
    if notice.link is not None:
        target, words = notice.link
        link = f'<p><a class="btn" href="{escape(target)}">{escape(words)}</a></p>'
    return f"""<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
{retry}
<title>wordkit · {escape(notice.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="{assets}/wordkit.css">
<link rel="stylesheet" href="{assets}/host.css">
</head>
<body class="student">
<main class="wk-notice" role="status">
<h1>{escape(notice.title)}</h1>
<p>{escape(notice.sentence)}</p>
{link}
</main>
</body>
</html>
"""
