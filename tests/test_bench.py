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
