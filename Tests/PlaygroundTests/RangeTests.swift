import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct RangeTests {
    private static let numbers = [
      "-1", "-0.0", "5e-324", "1e308", "1e400", "nan", "0x1p5000", "99999999999999999999", "",
    ]

    /// A log that is idle after the first second.
    private static let log = """
      {"format": "playground-input", "version": 1, "scene": "switch"}
      {"t": 0.1, "event": "press", "x": 30, "y": 31}
      {"t": 0.2, "event": "release", "x": 30, "y": 31}
      """

    @Test(arguments: [
      "replay LOG --trace /dev/null": ["--rate", "--until"],
      "snapshot slider --output /dev/null": [
        "--min", "--max", "--value", "--step", "--width", "--margin", "--scale",
      ],
      "snapshot range --output /dev/null": [
        "--min", "--max", "--low", "--high", "--step", "--min-distance",
      ],
      "snapshot segmented --output /dev/null": ["--selected", "--pressed-segment", "--segments"],
    ])
    func everyNumberIsAcceptedOrRejected(command: String, options: [String]) throws {
      let folder = TemporaryFolder()
      try folder.put(Self.log, into: "log")
      let words = command.replacing("LOG", with: folder.path("log")).split(separator: " ")
      for option in options {
        for number in Self.numbers {
          let arguments = words.map(String.init) + [option, number]
          let program = try TestDisplay.run(arguments)
          #expect([0, 64].contains(program.exitCode), "\(arguments): \(program.errorText)")
        }
      }
    }

    @Test(arguments: [
      ["--min", "-5"], ["--min", "-5", "--max", "-1", "--value", "-3"], ["--min=-5"],
      ["--min", "1e308", "--max", "1.7e308"], ["--min", "-1e-320", "--max", "1e-320"],
      ["--max", "5e-324"],
    ])
    func aSliderRangeCanBeAnywhere(arguments: [String]) throws {
      let program = try TestDisplay.run(["snapshot", "slider", "--output", "-"] + arguments)
      #expect(program.exitCode == 0, "\(program.errorText)")
      #expect(program.outputBytes.count > 100)
    }

    @Test(arguments: [["--min", "-5", "--max", "3"], ["--min", "1e308", "--max", "1.6e308"]])
    func aSliderStartsInTheMiddleOfItsRange(range: [String]) throws {
      let program = try TestDisplay.run(["snapshot", "slider", "--output", "-"] + range)
      let middle = try TestDisplay.run(["snapshot", "slider", "--output", "-", "--value", "0.5"])
      #expect(program.exitCode == 0 && !middle.outputBytes.isEmpty)
      #expect(program.outputBytes == middle.outputBytes)
    }

    /// The error is about the number, not about a missing value.
    @Test(arguments: [
      (["run", "--page", "stress", "--count", "-1"], "0 to 100000"),
      (["run", "--page", "stress", "--count", "100001"], "0 to 100000"),
      (["run", "--speed", "-1"], "0.001 to 100"), (["run", "--speed", "1e-308"], "0.001 to 100"),
      (["replay", "-", "--rate", "-1"], "0.001 to 100000"),
      (["replay", "-", "--rate", "1e-308"], "0.001 to 100000"),
      (["replay", "-", "--until", "-1"], "0 to 1000000 s"),
      (["replay", "-", "--until", "1e12"], "0 to 1000000 s"),
      (["snapshot", "slider", "--output", "-", "--margin", "-1"], "0 to 1000 pt"),
      (["snapshot", "slider", "--output", "-", "--width", "-1"], "30 to 4000 pt"),
      (["snapshot", "segmented", "--output", "-", "--selected", "-1"], "0 to 2"),
    ])
    func aNumberOutOfRangeIsRejectedWithItsRange(arguments: [String], range: String) throws {
      let program = try TestDisplay.run(arguments)
      #expect(program.exitCode == 64)
      #expect(program.errorText.contains(range), "\(program.errorText)")
    }

    @Test func aStressPageWithoutSwitchesIsAccepted() throws {
      // The only error is the missing display.
      #expect(try TestDisplay.run(["run", "--page", "stress", "--count", "0"]).exitCode == 69)
    }

    /// Too many frames by the options or by the log.
    @Test func aReplayWithTooManyFramesIsRejected() throws {
      let folder = TemporaryFolder()
      try folder.put(Self.log, into: "log")
      try folder.put(Self.log + "\n{\"t\": 1e6, \"event\": \"leave\"}", into: "long")
      for arguments in [
        [folder.path("log"), "--until", "1e6"],
        [folder.path("log"), "--rate", "1e5", "--until", "1e3"], [folder.path("long")],
      ] {
        let program = try TestDisplay.run(["replay"] + arguments)
        #expect(program.exitCode == 64)
        #expect(program.errorText.contains("10000000 frames"), "\(program.errorText)")
        #expect(program.outputBytes.isEmpty)
      }
      let slow = try TestDisplay.run(["replay", folder.path("long"), "--rate", "0.001"])
      #expect(slow.exitCode == 0, "\(slow.errorText)")
    }

    @Test func aPictureWithTooManyPixelsIsRejected() throws {
      for arguments in [
        ["gallery", "--size", "10000x10000"], ["gallery", "--size", "10000x1000", "--scale", "4"],
        ["slider", "--width", "4000", "--margin", "1000", "--scale", "4"],
      ] {
        let program = try TestDisplay.run(["snapshot"] + arguments + ["--output", "/dev/null"])
        #expect(program.exitCode == 64)
        #expect(program.errorText.contains("33554432 pixels"), "\(program.errorText)")
      }
    }
  }
}
