import Testing

@testable import playground

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
    let message = refusal { _ = try Playground.parseAsRoot(words(command)) }?.message ?? ""
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
          var command = try Playground.parseAsRoot(words(command + image))
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
    #expect(throws: (any Error).self) { try Playground.parseAsRoot(command) }
  }

  @Test(arguments: [
    "compare F/a F/b --report -", "compare F/a F/b --report F/c --output F/./c",
    "replay F/a --movie -", "replay F/a --movie F/b --trace F/./b",
    "run --page trio --record F/b --stats F/b", "run --trace-frames - --print-layout",
  ])
  func `two outputs to the same place are rejected`(command: String) throws {
    let refusal = refusal { _ = try Playground.parseAsRoot(words(command)) }
    #expect(refusal?.message.contains("cannot use the same file") == true)
  }

  @Test(arguments: [
    "run --print-layout --print-semantics --stats -", "snapshot switch --tokens - --output -",
    "replay F/a --frames F/frames --trace F/frame-00003.png",
    "replay F/a --frames F/ --trace F/trace.png", "snapshot switch --tokens F/a --output F/b.json",
  ])
  func `outputs to different places are accepted`(command: String) throws {
    try folder.put("{}", into: "a")
    #expect(throws: Never.self) { try Playground.parseAsRoot(words(command)) }
  }
}
