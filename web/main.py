"""What PyScript runs: it starts the front end."""

from pyscript import window

window.performance.mark("python-up")

from stroganov_web.app import main  # noqa: E402  the mark comes before the imports it measures

main()
