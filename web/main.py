"""What PyScript runs: it starts the front end."""

from pyscript import window

window.performance.mark("python-up")
try:
    from stroganov_web.app import main

    main()
except Exception as error:
    window.starting.failed(repr(error))
    raise
