"""``python -m tatami`` is ``tatami``."""

import sys

from tatami.cli import main

if __name__ == "__main__":
    sys.exit(main())
