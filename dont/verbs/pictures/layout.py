"""A layered layout: what rests on nothing stands below, every edge leads downwards.

Layers are longest paths; edges that close a circle are left out of the count. Within layers nodes
stand near the mean of their neighbours. Linear in nodes and edges but for the sorting of layers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from dont.verbs.pictures.picture import Picture

_SWEEPS = 4


def layers(picture: Picture) -> list[list[str]]:
    """Put nodes into layers, the top one first.

    Returns:
        Ids by layer, in the order in which they stand from left to right.
    """
    down = _forward(picture)
    depth = _depths([node.id for node in picture.nodes], down)
    found: list[list[str]] = [[] for _ in range(max(depth.values(), default=-1) + 1)]
    for node in picture.nodes:
        found[depth[node.id]].append(node.id)
    _settle(found, down)
    return found


def _forward(picture: Picture) -> dict[str, list[str]]:
    """Give each node what it rests on, without the edges that lead back into a circle."""
    targets: dict[str, list[str]] = {node.id: [] for node in picture.nodes}
    for src, dst, _ in picture.edges:
        if src != dst and dst not in targets[src]:
            targets[src].append(dst)
    down: dict[str, list[str]] = {node: [] for node in targets}
    state: dict[str, int] = {}
    for root, first in targets.items():
        if root in state:
            continue
        state[root] = 1
        stack = [(root, iter(first))]
        while stack:
            node, rest = stack[-1]
            step = next(rest, None)
            if step is None:
                state[node] = 2
                stack.pop()
            elif state.get(step) != 1:
                down[node].append(step)
                if step not in state:
                    state[step] = 1
                    stack.append((step, iter(targets[step])))
    return down


def _depths(nodes: Sequence[str], down: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """Count the longest way from the top to each node."""
    waiting = dict.fromkeys(nodes, 0)
    for below in down.values():
        for node in below:
            waiting[node] += 1
    depth = dict.fromkeys(nodes, 0)
    ready = [node for node in nodes if not waiting[node]]
    for node in ready:
        for below in down[node]:
            depth[below] = max(depth[below], depth[node] + 1)
            waiting[below] -= 1
            if not waiting[below]:
                ready.append(below)
    return depth


def _settle(found: list[list[str]], down: Mapping[str, Sequence[str]]) -> None:
    """Sort each layer by the mean place of its neighbours, down and up in turn."""
    up: dict[str, list[str]] = {node: [] for node in down}
    for node, below in down.items():
        for one in below:
            up[one].append(node)
    for sweep in range(_SWEEPS):
        order: Iterable[list[str]] = found if sweep % 2 == 0 else reversed(found)
        near = up if sweep % 2 == 0 else down
        place = {node: at for layer in found for at, node in enumerate(layer)}
        for layer in order:
            mean = {node: _mean(node, near[node], place) for node in layer}
            layer.sort(key=mean.__getitem__)
            place.update((node, at) for at, node in enumerate(layer))


def _mean(node: str, near: Sequence[str], place: Mapping[str, int]) -> float:
    return sum(place[one] for one in near) / len(near) if near else float(place[node])
