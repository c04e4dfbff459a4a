import Canvas
import Controls
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: docs/spec/command-line.md: values of arguments.
@Suite struct `Command-line arguments` {
  nonisolated private enum Settings: EnvironmentOptionSource {
    static let settings: [EnvironmentSetting] = [
      .theme, .contrast, .motion, .direction, .accent, .textSize, .scale, .disabled,
    ]
    static let followsDesktop = true
  }

  private func values(_ arguments: String...) throws -> [String: PropertyValue] {
    try EnvironmentOptions<Settings>.parse(arguments).values
  }

  @Test func `a scale is 1 to 4 in quarters`() throws {
    for (text, value) in [("1", 1.0), ("1.25", 1.25), ("2.50", 2.5), ("4", 4)] {
      #expect(try values("--scale", text) == ["scale": .number(value)])
    }
  }

  @Test func `an environment setting is a value of the log format, or auto`() throws {
    #expect(
      try values(
        "--theme", "dark", "--direction", "rtl", "--text-size", "1.3", "--accent", "ED5B00",
        "--disabled", "--contrast", "auto", "--motion", "auto")
        == [
          "theme": "dark", "direction": "rtl", "textSize": 1.3, "accent": "ED5B00",
          "disabled": true, "contrast": .none, "motion": .none,
        ])
    #expect(try values("--accent", "0.5,0,1") == ["accent": "0.5,0,1"])
    for text in ["1,0", "1,0,", "1,0,2", "a,0,0", "1,0,0,0"] {
      #expect(throws: (any Error).self, "\(text)") { try values("--accent", text) }
    }
  }

  @Test(arguments: [
    ("theme", ["blue"], "one of light, dark, or auto to follow the desktop"),
    ("text-size", ["3", "0.7"], "0.8 to 2 times the normal size"),
    (
      "scale", ["x", "0.75", "4.25", "1.1", "1.125", "-1", "nan", "inf", "two", ""],
      "1 to 4 in steps of 0.25"
    ),
  ])
  func `other values are rejected with a reason`(option: String, texts: [String], words: String) {
    for text in texts {
      #expect(throws: (any Error).self, "\(text)") { try values("--" + option, text) }
    }
    #expect(throws: (any Error).self) { try values("--direction", "auto") }
    let refusal = refusal { _ = try RunCommand<Playground>.parse(["--" + option, texts[0]]) }
    #expect(refusal?.message == "--\(option) must be \(words)." && refusal?.code == 64)
  }

  @Test func `a size is a width and a height within range`() {
    for (text, size) in [
      ("960x680", Size(960, 680)), ("1X10000", Size(1, 10_000)), ("10000x1", Size(10_000, 1)),
    ] { #expect(SizeArgument(argument: text)?.size == size) }
    for text in [
      "0.9x680", "960x0.9", "10001x680", "960x10001", "960", "960x", "x680", "9x6x8", "axb", "",
    ] { #expect(SizeArgument(argument: text) == nil, "\(text)") }
  }
}

@Suite struct `Numbers in options` {
  private let folder = TemporaryFolder()

  private func run(_ arguments: [String]) throws {
    var command = try Playground.command(for: arguments)
    try command.run()
  }

  private func expectRejection(_ arguments: [String], saying text: String) throws {
    let refusal = refusal { try run(arguments) }
    #expect(refusal?.code == 64 && refusal?.message.contains(text) == true, "\(arguments)")
  }

  private func expectRejection(_ arguments: String, saying text: String) throws {
    try expectRejection(arguments.words, saying: text)
  }

  @Test(arguments: [
    "snapshot switch --output", "semantics switch --output", "tokens --output",
    "compare a.png b.png --output", "compare a.png b.png --report", "icon --output",
    "symbols --picture", "replay - --trace", "replay - --movie", "replay - --frames",
    "run --stats", "run --page trio --record",
  ])
  func `an output without a name is rejected`(arguments: String) throws {
    let text = "has an empty name; give the name of a file or folder"
    try expectRejection(arguments.words + [""], saying: text)
  }

  /// The error is about the number, not about a missing value.
  @Test(arguments: [
    ("run --page stress --count -1", "0 to 100000"),
    ("run --page stress --count 100001", "0 to 100000"), ("run --speed -1", "0.001 to 100"),
    ("run --speed 1e-308", "0.001 to 100"), ("replay - --rate -1", "0.001 to 100000"),
    ("replay - --rate 0.0009", "0.001 to 100000"), ("replay - --rate 100001", "0.001 to 100000"),
    ("replay - --frames -", "must be a folder"), ("replay - --until -1", "0 to 1000000 s"),
    ("replay - --until 1000001", "0 to 1000000 s"),
    ("snapshot slider --output - --margin -1", "0 to 1000 points"),
    ("snapshot slider --output - --width -1", "30 to 4000 points"),
    ("snapshot segmented --output - --selected -1", "0 to 2"),
    // A picture with too many pixels, or with a side that is too long.
    ("snapshot gallery --size 10000x10 --scale 4 --output /dev/null", "more than 32767 px; reduce"),
    ("snapshot gallery --size 10x10000 --scale 3.5 --output /dev/null", "more than 32767 px"),
    ("snapshot gallery --size 10000x10000 --output /dev/null", "33554432 pixels"),
    ("snapshot gallery --size 10000x1000 --scale 4 --output /dev/null", "33554432 pixels"),
    ("snapshot slider --width 4000 --margin 1000 --scale 4 --output /dev/null", "33554432 pixels"),
  ])
  func `a number out of range is rejected`(arguments: String, reason: String) throws {
    try expectRejection(arguments, saying: reason)
  }

  @Test(arguments: [
    ("snapshot gallery --output - --value 0.5", "--value works only with a control."),
    ("snapshot window --output - --page slider --pressed", "--pressed works only with a control."),
    ("snapshot switch --output - --page slider", "--page works only with window."),
    ("snapshot switch --output - --size 100x100", "--size works only with gallery and window."),
    ("compare a.png b.png --width 100", "--width applies to a painted control"),
    ("compare a.png b.png --tokens a.json", "--tokens applies to a painted control"),
  ])
  func `an option without effect is rejected`(arguments: String, reason: String) throws {
    try expectRejection(arguments, saying: reason)
  }

  @Test(arguments: [
    ("snapshot switch --output a.png --themes dark", "option '--themes'. Did you mean '--theme'?"),
    ("snapshot window --page slider --speed 0 --output a.png", "option '--speed'"),
    ("snapshot switch --themes=dark", "option '--themes'. Did you mean '--theme'?"),
    ("springs --respnse 0.3 --damping 1", "option '--respnse'. Did you mean '--response'?"),
    ("advise --segmnts A", "option '--segmnts'. Did you mean '--segments'?"),
    ("drive --pag trio", "option '--pag'. Did you mean '--page'?"), ("--pag trio", "'--page'?"),
    ("snapshott switch --output a.png", "command 'snapshott'. Did you mean 'snapshot'?"),
    ("help snapshott", "command 'snapshott'. Did you mean 'snapshot'?"),
  ])
  func `a misspelled name is reported, not the words after it`(
    arguments: String, words: String
  ) throws {
    try expectRejection(arguments, saying: words)
  }

  /// Too many frames by the options or by the log.
  @Test func `a replay with too many frames is rejected`() throws {
    // The switch is idle after the first second.
    let text = """
      {"format": "playground-input", "version": 1, "scene": "switch"}
      {"t": 0.1, "event": "press", "x": 30, "y": 31}
      {"t": 0.2, "event": "release", "x": 30, "y": 31}
      """
    let log = try folder.put(text, into: "log")
    let long = try folder.put(text + "\n{\"t\": 1e6, \"event\": \"leave\"}", into: "long")
    let trace = " --trace " + folder.path("trace")
    for arguments in ["\(log) --until 1e6", "\(log) --rate 1e5 --until 1e3", long] {
      try expectRejection("replay " + arguments + trace, saying: "10000000 frames")
      #expect(try folder.names == ["log", "long"])
    }
    try run("replay \(long) --rate 0.001\(trace)".words)
  }

  @Test(arguments: [
    (#""event": "set", "property": "nope", "value": 1"#, "nope"),
    (#""event": "reveal", "element": 99"#, "there is no element 99"),
  ])
  func `an event that a replay cannot perform is named with its file`(
    event: String, reason: String
  ) throws {
    let header = #"{"format": "playground-input", "version": 1, "scene": "switch"}"#
    let log = try folder.put(header + "\n{\"t\": 0.1, \(event)}", into: "log")
    let arguments = "replay \(log) --trace \(folder.path("trace"))"
    let failure = try #require(refusal { try run(arguments.words) })
    #expect(failure.message.hasPrefix("\(log): line 2: "))
    #expect(failure.code == 65 && failure.message.contains(reason))
  }
}

@Suite struct `File uses of a command` {
  private let folder = TemporaryFolder()

  /// A word that begins with `F/` is a file in the folder.
  private func words(_ text: String) -> [String] {
    text.words.map { $0.hasPrefix("F/") ? folder.path(".") + $0.dropFirst() : $0 }
  }

  @Test(arguments: [
    "snapshot switch --tokens F/a --output F/a", "tokens --tokens F/a --output F/a",
    "snapshot segmented --appearance F/a --output F/./a",
    "snapshot window --page switch --log F/a --output F/a", "replay F/a --trace F/a",
    "semantics switch --tokens F/a --output F/a", "compare F/a F/b.png --output F/a",
    "compare F/b.png F/a --report F/a", "fit F/a --probe 0,0,9,0 --output F/a",
    "compare F/b.png --control switch --tokens F/a --report F/a",
    "run --page trio --tokens F/a --record F/a", "run --tokens F/a --stats F/a",
    "run --tokens F/a --trace-frames F/a", "replay F/frame-00000.png --frames F/",
    "replay F/a --tokens F/frame-00007.png --frames F/",
  ])
  func `an output that is also an input is rejected`(command: String) throws {
    for name in ["a", "frame-00000.png", "frame-00007.png"] { try folder.put("{}", into: name) }
    let message = refusal { _ = try Playground.command(for: words(command)) }?.message ?? ""
    #expect(message.contains("would overwrite") && message.contains("input"), "\(message)")
  }

  @Test func `the images of a custom appearance are inputs`() throws {
    try AppearanceCommand.parse([folder.path(".")]).run()
    let log = """
      {"format": "playground-input", "version": 1, "scene": "segmented", \
      "options": {"appearance": "appearance.json"}}
      """
    try folder.put(log, into: "log")
    for image in try folder.names.filter({ $0.hasSuffix(".png") }) + ["appearance.json"] {
      let before = try folder.bytes(image)
      for command in [
        "snapshot segmented --appearance F/appearance.json --output F/./",
        "replay F/log --movie F/",
      ] {
        let refusal = refusal {
          var command = try Playground.command(for: words(command + image))
          try command.run()
        }
        #expect(refusal?.message.contains("would overwrite the input") == true, "\(image)")
      }
      #expect(try folder.bytes(image) == before)
    }
  }

  @Test(arguments: ["--trace", "--movie"])
  func `an output that is also a frame picture is rejected`(option: String) throws {
    try folder.put("{}", into: "a")
    let command = words("replay F/a --frames F/ \(option) F/frame-00003.png")
    #expect(throws: (any Error).self) { try Playground.command(for: command) }
  }

  @Test(arguments: [
    "compare F/a F/b --report -", "compare F/a F/b --report F/c --output F/./c",
    "replay F/a --movie -", "replay F/a --movie F/b --trace F/./b",
    "run --page trio --record F/b --stats F/b", "run --trace-frames - --print-layout",
  ])
  func `two outputs to the same place are rejected`(command: String) throws {
    let refusal = refusal { _ = try Playground.command(for: words(command)) }
    #expect(refusal?.message.contains("cannot use the same file") == true)
  }

  @Test(arguments: [
    "run --print-layout --print-semantics --stats -", "snapshot switch --tokens - --output -",
    "replay F/a --frames F/frames --trace F/frame-00003.png",
    "replay F/a --frames F/ --trace F/trace.png", "snapshot switch --tokens F/a --output F/b.json",
  ])
  func `outputs to different places are accepted`(command: String) throws {
    try folder.put("{}", into: "a")
    #expect(throws: Never.self) { try Playground.command(for: words(command)) }
  }
}
