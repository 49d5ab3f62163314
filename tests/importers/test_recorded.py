"""Importers run on recorded answers, without any network."""

import json
from collections.abc import Callable

from dont.importers import run
from dont.importers.recorded import Recorded
from tests.importers.helpers import Scratch

Refused = Callable[..., dict[str, object]]
HOME = "https://www.wikidata.org/wiki/Special:EntityData"


def test_a_folder_answers_for_the_web(scratch_vocab: Scratch, refused: Refused) -> None:
    body = {"entities": {"Q1": {"id": "Q1", "labels": {"en": {"value": "universe"}}}}}
    scratch_vocab.write("recorded/q1.json", json.dumps(body))
    query = "https://query.wikidata.org/sparql?query=SELECT+%3Fitem+%7B%7D&format=json"
    rows = {"head": {"vars": ["item"]}, "results": {"bindings": []}}
    scratch_vocab.write("recorded/rows.json", json.dumps(rows))
    index = {f"{HOME}/Q1.json": "q1.json", query: "rows.json"}
    scratch_vocab.write("recorded/index.json", json.dumps(index))
    place = scratch_vocab.place(client=Recorded(str(scratch_vocab.root / "recorded")))
    assert run("wikidata", {"entity": ["Q1"]}, place)["counts"]["new"] == 1
    assert scratch_vocab.term("wd:Q1")["label"] == "universe"
    refused("unresolvable-uri", run, "wikidata", {"entity": ["Q2"]}, place)
    refused("import-failed", run, "wikidata", {"sparql": "SELECT ?item {}"}, place)
