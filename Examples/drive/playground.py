"""A client of `playground drive`; docs/driving.md explains the methods."""

import json
import subprocess


class Refused(Exception):
    """An error that the program answers with."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]
        self.data = error.get("data", {})


class Playground:
    """A control or the window without a display, on a clock that only the client moves.

    Methods have the names of the wire, and their parameters are keywords: `tap(target={...})`.
    """

    def __init__(self, *arguments, program="playground"):
        self.process = subprocess.Popen(
            [program, "drive", *arguments],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.number = 0

    def call(self, method, **parameters):
        """Sends a request, and returns its result."""
        self.number += 1
        request = {
            "jsonrpc": "2.0", "id": self.number, "method": method, "params": parameters}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise EOFError("the program has ended")
        reply = json.loads(line)
        if "error" in reply:
            raise Refused(reply["error"])
        return reply["result"]

    def __getattr__(self, method):
        return lambda **parameters: self.call(method, **parameters)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()
