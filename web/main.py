"""What PyScript runs: it starts the front end."""

import asyncio
import traceback

from pyscript import window


async def start() -> None:
    """Bring the table up; whatever goes wrong until then is told by the page."""
    try:
        from stroganov_web.app import main

        await main()
    except Exception as error:
        window.starting.failed("".join(traceback.format_exception(error)))


window.performance.mark("python-up")
at_work = [asyncio.ensure_future(start())]
