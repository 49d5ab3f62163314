"""Where the network may lead: http and https, to public addresses or to hosts of the config."""

from __future__ import annotations

import ipaddress
import socket
import threading
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from dont.core.evidence_uri import parse
from dont.net.failures import BadAddress, RefusedDestination, TimedOut, Unreachable

if TYPE_CHECKING:
    from collections.abc import Mapping

_MEBIBYTE = 1024 * 1024
# Networks that carry another address inside: the inner one must be public too.
_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
_NAT64_LOCAL = ipaddress.IPv6Network("64:ff9b:1::/48")
_COMPATIBLE = ipaddress.IPv6Network("::/96")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


@dataclass(frozen=True, slots=True)
class Policy:
    """Bounds of one client.

    Args:
        allow_hosts: hosts, `host:port`, `.domain` or `*.domain`, that may lead to addresses that
            are not public.
        timeout_s: seconds for one address, redirects and further tries included.
        max_bytes: bytes of an answer, before and after unpacking.
        max_hops: redirects followed.
        concurrency: requests at once.
        per_host_rate: requests per second and host.
        per_host_burst: requests that a quiet host takes at once.
        retry_limit: further tries after an answer that asks for patience, or a broken connection.
        longest_wait_s: seconds that one request waits for its turn, not counted in `timeout_s`.
        user_agent: how the client names itself.
    """

    allow_hosts: frozenset[str] = field(default_factory=frozenset)
    timeout_s: float = 30.0
    max_bytes: int = 32 * _MEBIBYTE
    max_hops: int = 8
    concurrency: int = 4
    per_host_rate: float = 2.0
    per_host_burst: int = 4
    retry_limit: int = 2
    longest_wait_s: float = 600.0
    user_agent: str = "dont-ledger (checks the references of a claims ledger)"

    @classmethod
    def from_config(cls, config: Mapping[str, object]) -> Policy:
        """Take the bounds of `[verify_evidence]` and the hosts of `[import].allow_hosts`.

        Args:
            config: the project's checked configuration, by section.
        """
        section, imports = _section(config, "verify_evidence"), _section(config, "import")
        hosts = imports.get("allow_hosts")
        usual = cls()
        return cls(
            allow_hosts=frozenset(str(host) for host in hosts if host)
            if isinstance(hosts, list | tuple)
            else usual.allow_hosts,
            timeout_s=_number(section, "default_timeout_s", usual.timeout_s),
            concurrency=int(_number(section, "concurrency", usual.concurrency)),
            per_host_rate=_number(section, "per_host_rate", usual.per_host_rate),
            per_host_burst=int(_number(section, "per_host_burst", usual.per_host_burst)),
            retry_limit=int(_number(section, "retry_limit", usual.retry_limit)),
        )

    def allows(self, host: str, port: int) -> bool:
        """Tell whether the config names the host, so that it may lead anywhere.

        Args:
            host: lower-case name or address.
            port: the port that is meant.
        """
        bare = host.strip("[]").rstrip(".").lower()
        for entry in self.allow_hosts:
            name = entry.strip().lower().removeprefix("*").rstrip(".")
            if name in (bare, f"{bare}:{port}", f"[{bare}]", f"[{bare}]:{port}"):
                return True
            if name.startswith(".") and bare.endswith(name):
                return True
        return False


def _section(config: Mapping[str, object], name: str) -> Mapping[str, object]:
    section = config.get(name)
    return section if isinstance(section, dict) else {}


def _number(section: Mapping[str, object], name: str, usual: float) -> float:
    value = section.get(name)
    return value if isinstance(value, int | float) else usual


def check_url(url: str) -> tuple[str, str, int]:
    """Read a web address.

    Args:
        url: the address.

    Returns:
        `(scheme, host without brackets, port)`.

    Raises:
        BadAddress: it is no address.
        RefusedDestination: its scheme is neither http nor https.
    """
    parsed = parse(url)
    if parsed.form != "http":
        scheme, colon, _ = url.partition(":")
        if colon and scheme.isascii() and scheme.isalnum() and scheme.lower() not in _HTTP:
            raise RefusedDestination(url, f"only http and https are followed, not `{scheme}`")
        raise BadAddress(url, parsed.parts.get("reason", "it is no web address"))
    parts = parsed.parts
    scheme = parts["scheme"]
    return scheme, parts["host"].strip("[]"), int(parts.get("port") or _HTTP[scheme])


def is_public(address: Address) -> bool:
    """Tell whether an address may be reached: global, and so is any address inside it.

    Example:
        >>> [is_public(ipaddress.ip_address(text)) for text in ("1.1.1.1", "::ffff:10.0.0.1")]
        [True, False]
    """
    if isinstance(address, ipaddress.IPv6Address):
        if address.scope_id is not None or address.is_site_local or address in _NAT64_LOCAL:
            return False
        inner = _inner(address)
        if inner is not None and not is_public(inner):
            return False
        if address in _NAT64 or address.ipv4_mapped is not None:
            return True
        if address in _COMPATIBLE:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def resolve(policy: Policy, url: str, host: str, port: int, timeout_s: float) -> list[str]:
    """Look a host up and judge every address that it has.

    Args:
        policy: says which hosts may lead to addresses that are not public.
        url: the address that was asked for, for the failure.
        host: name or address without brackets.
        port: the port.
        timeout_s: seconds left.

    Returns:
        The addresses to connect to, in the resolver's order.

    Raises:
        RefusedDestination: an address is not public.
        Unreachable: the host has no address.
        TimedOut: the resolver did not answer in time.
    """
    found = _look_up(url, host, port, timeout_s)
    if policy.allows(host, port):
        return found
    for text in found:
        if not is_public(ipaddress.ip_address(text)):
            raise RefusedDestination(url, f"`{host}` leads to {text}, which is not public")
    return found


def _look_up(url: str, host: str, port: int, timeout_s: float) -> list[str]:
    answer: list[list[str] | OSError | UnicodeError] = []

    def ask() -> None:
        try:
            rows = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            answer.append(list(dict.fromkeys(str(row[4][0]) for row in rows)))
        except (OSError, UnicodeError) as error:
            answer.append(error)

    # The system's resolver has no time limit of its own.
    thread = threading.Thread(target=ask, daemon=True, name="resolve")
    thread.start()
    thread.join(max(timeout_s, 0.0))
    if not answer:
        raise TimedOut(url, f"looking up `{host}` took too long")
    found = answer[0]
    if isinstance(found, Exception):
        raise Unreachable(url, f"`{host}` has no address", cause=found)
    return found


def _inner(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    if address.sixtofour is not None:
        return address.sixtofour
    if address.teredo is not None:
        return address.teredo[1]
    if address in _NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return None


_HTTP = {"http": 80, "https": 443}
