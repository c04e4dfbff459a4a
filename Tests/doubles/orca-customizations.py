"""Settings of Orca: positions in groups, no echoes of keys, no voice; LOG is its log file."""

import orca.debug
import orca.settings

orca.settings.enablePositionSpeaking = True
orca.settings.enableKeyEcho = False
# A voice that finds nothing to sound through keeps Orca waiting for ever.
orca.settings.speechServerFactory = "none"
orca.settings.speechFactoryModules = []
# Line by line: by itself it keeps back what it has not filled a block with.
orca.debug.debugFile = open("LOG", "w", buffering=1)
