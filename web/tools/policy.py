"""The script inside the page runs only if the policy of netlify.toml knows its hash."""

import base64
import hashlib
from collections.abc import Mapping

from tools.errors import BuildError

HEADER = "Content-Security-Policy"


def source(script: str) -> str:
    """How a policy names a script inside a page.

    >>> source("")
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
    """
    return f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"


def check(script: str, headers: Mapping[str, str]) -> None:
    """Fails unless the page's headers let the script run."""
    if source(script) not in headers[HEADER].split():
        raise BuildError(
            "The script inside the page, web/js/boot.js, is not the one that "
            "the policy in netlify.toml knows.",
            f"put {source(script)} in the place of the old hash in the line {HEADER} of netlify.toml.",
        )
