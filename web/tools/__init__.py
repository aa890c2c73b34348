"""How the site is made: environment, what it takes from npm and PyPI, dist/, server, checks."""
