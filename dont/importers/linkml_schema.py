"""A LinkML schema with everything it imports, loaded from local files only unless asked."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Final

from linkml_runtime import SCHEMA_DIRECTORY
from linkml_runtime.linkml_model.meta import SchemaDefinition
from linkml_runtime.utils.schemaview import SchemaView

from dont.core.errors import is_harness_error
from dont.importers import linkml_yaml
from dont.importers.failures import bad_content
from dont.importers.linkml_features import refuse_unsupported
from dont.importers.reading import Content, is_address, place_of, read, utf8

if TYPE_CHECKING:
    from dont.importers.linkml_yaml import Loaded
    from dont.importers.options import Options
    from dont.importers.place import Place
    from dont.importers.web import Web

_SECTIONS: Final = ("classes", "slots", "enums", "types", "subsets")
_MOST_SCHEMAS: Final = 200
# The metamodel comes with the library; fetching it would give another version.
_METAMODEL: Final = "https://w3id.org/linkml/"


class Schemas:
    """Loads a schema and its imports, each file once.

    Attributes:
        loaded: what reading each file took, by the name it was asked for.
        parts: hash of each file, by its path from the project root; "" for an address.
    """

    def __init__(self, options: Options, place: Place, web: Web) -> None:
        self._options = options
        self._place = place
        self._web = web
        self._prefix = ""
        self.loaded: dict[str, Loaded] = {}
        self.parts: dict[str, str] = {}

    def view(self, content: Content) -> SchemaView:
        """Give a view of the schema and its closure."""
        main = self._schema(content)
        self._prefix = str(main.default_prefix or "")
        view = _View(main, self)
        view.imports_closure()
        return view

    def _schema(self, content: Content, default_prefix: str = "") -> Any:
        where = content.where
        loaded = linkml_yaml.load(utf8(content, self._options.encoding, importer="linkml"), where)
        self.loaded[where] = loaded
        digest = content.digest if content.local else ""
        self.parts[place_of(content, self._place)] = digest
        data = loaded.data
        if not isinstance(data, dict) or not (set(data) & {*_SECTIONS, "imports", "id"}):
            raise bad_content(where, "it is not a LinkML schema", importer="linkml")
        name = os.path.basename(content.where.split("?")[0]).rsplit(".", 1)[0]
        data.setdefault("name", name.replace(" ", "_"))
        if default_prefix:
            data.setdefault("default_prefix", default_prefix)
        refuse_unsupported(data, where, loaded.lines)
        try:
            schema = SchemaDefinition(**data)
        except (TypeError, ValueError, AttributeError, KeyError) as error:
            problem = f"it is not a LinkML schema: {str(error).splitlines()[0]}"
            raise bad_content(where, problem, importer="linkml", cause=error) from error
        schema.source_file = content.local or content.where
        return schema

    def imported(self, name: str, importer: Any) -> Any:
        """Load what a schema imports.

        Args:
            name: as the schema writes it, without `.yaml`.
            importer: the schema that imports.
        """
        if len(self.loaded) > _MOST_SCHEMAS:
            raise bad_content(
                str(importer.source_file), "it imports without end", importer="linkml"
            )
        target = self._target(name, importer)
        if is_address(target) and not self._options.follow:
            problem = f"it imports {target}; allow fetching it with --follow"
            raise bad_content(self._where(importer), problem, importer="linkml")
        content = read(target, self._place.base, self._web, importer="linkml")
        # Without one of its own, an imported part speaks in the name of the whole.
        return self._schema(content, self._prefix)

    def _where(self, importer: Any) -> str:
        source = str(importer.source_file)
        return source if is_address(source) else os.path.relpath(source, self._place.base)

    def _target(self, name: str, importer: Any) -> str:
        source = str(importer.source_file)
        prefix, colon, local = name.partition(":")
        if prefix == "linkml" and colon and not local.startswith("//"):
            return os.path.join(str(SCHEMA_DIRECTORY), f"{local}.yaml")
        if colon and not local.startswith("//") and prefix in importer.prefixes:
            name = f"{importer.prefixes[prefix].prefix_reference}{local}"
        if name.startswith(_METAMODEL):
            return os.path.join(str(SCHEMA_DIRECTORY), f"{name.removeprefix(_METAMODEL)}.yaml")
        name = name.removesuffix(".yaml")
        if is_address(name):
            return f"{name}.yaml"
        if is_address(source):
            return f"{source.rsplit('/', 1)[0]}/{name}.yaml"
        return os.path.join(os.path.dirname(source), f"{name}.yaml")


class _View(SchemaView):  # type: ignore[misc]  # the base class is not typed
    """A view whose imports come through `Schemas`."""

    def __init__(self, schema: Any, schemas: Schemas) -> None:
        super().__init__(schema)
        self._schemas = schemas

    def load_import(self, imp: str, from_schema: Any = None) -> Any:
        return self._schemas.imported(str(imp), from_schema or self.schema)

    def _load_closure_import(self, sn: str, raw_imp: str | None, importer_sn: str | None) -> Any:
        importer = self.schema_map.get(importer_sn) if importer_sn else None
        return self.load_import(raw_imp or sn, importer)


def guarded(view: Any, where: str) -> Any:
    """Ask a view for all its parts at once, so that a schema it cannot resolve is refused.

    Returns:
        Classes, slots (without attributes), enums, by name.
    """
    try:
        return view.all_classes(), view.all_slots(attributes=False), view.all_enums()
    except Exception as error:
        if is_harness_error(error):
            raise
        problem = f"it cannot be resolved: {str(error).splitlines()[0] if str(error) else error!r}"
        raise bad_content(where, problem, importer="linkml", cause=error) from error
