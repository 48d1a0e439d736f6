"""The benches run from beginning to end, in their smallest size."""

import json
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.parametrize("students", [1, 3])
def test_news_reach_the_board_in_a_class_of_any_size(tmp_path: Path, students: int) -> None:
    kept = tmp_path / "news.json"
    command = ["bench", "news", "--students", str(students), "--clicks", "1", "--json", str(kept)]
    subprocess.run([sys.executable, "-m", "wordkit", *command], check=True)
    (row,) = json.loads(kept.read_text(encoding="utf-8"))
    assert row["students"] == students
    assert 0 < row["stored_p50"] <= row["screen_p95"]


def test_reports_of_any_size_are_measured(tmp_path: Path) -> None:
    """Every format has its time and its weight, for every size asked."""
    kept = tmp_path / "reports.json"
    command = ["bench", "reports", "--sizes", "2x12x200,4x12x400", "--format", "csv,pdf", "--json", str(kept)]
    subprocess.run([sys.executable, "-m", "wordkit", *command], check=True)
    rows = json.loads(kept.read_text(encoding="utf-8"))
    assert [(row["students"], row["what"]) for row in rows] == [
        (students, what) for students in (2, 4) for what in ("modèle", "csv", "pdf")
    ]
    assert all(row["seconds"] > 0 for row in rows)
    assert [row["files"] for row in rows] == [0, 3, 2] * 2
    assert all(row["megabytes"] > 0 for row in rows if row["files"])
