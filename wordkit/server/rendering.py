"""How Voilà turns one of our notebooks into a page joined to a living kernel."""

from collections.abc import AsyncIterator, Awaitable
from functools import lru_cache
from pathlib import Path
from types import CodeType
from typing import Any

import nbformat
from jinja2 import Environment
from jinja2.bccache import Bucket, BytecodeCache
from voila.exporter import VoilaExporter
from voila.notebook_renderer import NotebookRenderer

from wordkit.server.assets import Assets
from wordkit.server.pages import Page

_TEMPLATE = Path(__file__).parent / "template"


class _CompiledOnce(BytecodeCache):
    """Keeps compiled templates for the life of the process: Voilà makes a new environment for every page."""

    def __init__(self) -> None:
        self._codes: dict[tuple[str, str], CodeType] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        bucket.code = self._codes.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        if bucket.code is not None:
            self._codes[bucket.key, bucket.checksum] = bucket.code


_COMPILED = _CompiledOnce()


class _Exporter(VoilaExporter):  # type: ignore[misc]
    def _create_environment(self) -> Environment:
        environment: Environment = super()._create_environment()
        environment.bytecode_cache = _COMPILED
        return environment


class Rendering(NotebookRenderer):  # type: ignore[misc]
    """One page on its way: Voilà's renderer with our template, reading notebooks without Jupyter's trust database."""

    def __init__(self, page: Page, folder: Path, assets: Assets, configuration: Any, config: Any) -> None:
        super().__init__(voila_configuration=configuration, traitlet_config=config, page_config={}, base_url="/")
        self.notebook = _notebook(folder / page.notebook).copy()
        self.cwd = str(folder)
        sheets = ["wordkit.css", f"{page.body}.css", "host.css"]
        self.resources = {
            "metadata": {"name": page.role},
            "page": page,
            "sheets": [assets.url(sheet) for sheet in sheets if sheet in assets.files],
            "modules": [assets.url(module) for module in assets.modules(page.script)],
            "host": assets.url("host.js"),
        }
        self.exporter = _Exporter(template_paths=[str(_TEMPLATE)], template_name="wordkit", config=config, base_url="/")

    def snippets(self, kernel_id: str, kernel: Awaitable[Any]) -> AsyncIterator[tuple[str, Any]]:
        """The page piece by piece: its head at once, the rest when the notebook has run."""
        stream: AsyncIterator[tuple[str, Any]] = self.generate_content_generator(kernel_id, kernel)
        return stream


@lru_cache
def _notebook(file: Path) -> Any:
    return nbformat.read(file, as_version=4)  # type: ignore[no-untyped-call]
