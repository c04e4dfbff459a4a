import ArgumentParser
import Testing

@testable import Workbench
@testable import playground

@Suite struct `File uses of a command` {
  private let folder = TemporaryFolder()

  private func words(_ text: String) -> [String] {
    text.replacing("FOLDER", with: folder.path(".")).words
  }

  @Test(arguments: [
    "snapshot switch --tokens FOLDER/a.json --output FOLDER/a.json",
    "snapshot segmented --appearance FOLDER/a.json --output FOLDER/./a.json",
    "snapshot window --page switch --log FOLDER/a.json --output FOLDER/a.json",
    "semantics switch --tokens FOLDER/a.json --output FOLDER/a.json",
    "tokens --tokens FOLDER/a.json --output FOLDER/a.json",
    "compare FOLDER/a.json FOLDER/b.png --output FOLDER/a.json",
    "compare FOLDER/b.png FOLDER/a.json --report FOLDER/a.json",
    "fit FOLDER/a.json --probe 0,0,9,0 --output FOLDER/a.json",
    "compare FOLDER/b.png --control switch --tokens FOLDER/a.json --report FOLDER/a.json",
    "run --page trio --tokens FOLDER/a.json --record FOLDER/a.json",
    "run --tokens FOLDER/a.json --stats FOLDER/a.json",
    "run --tokens FOLDER/a.json --trace-frames FOLDER/a.json",
    "replay FOLDER/a.json --trace FOLDER/a.json", "replay FOLDER/frame-00000.png --frames FOLDER",
    "replay FOLDER/a.json --tokens FOLDER/frame-00007.png --frames FOLDER/",
  ])
  func `an output that is also an input is rejected`(command: String) throws {
    try folder.put("{}", into: "a.json")
    try folder.put("{}", into: "frame-00000.png")
    try folder.put("{}", into: "frame-00007.png")
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
        "snapshot segmented --appearance FOLDER/appearance.json --output FOLDER/./",
        "replay FOLDER/log --movie FOLDER/",
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

  @Test func `an output that is also a frame picture is rejected`() throws {
    try folder.put("{}", into: "a.json")
    for option in ["--trace", "--movie"] {
      #expect(throws: (any Error).self) {
        try Playground.parseAsRoot(
          words("replay FOLDER/a.json --frames FOLDER \(option) FOLDER/frame-00003.png"))
      }
    }
  }

  @Test(arguments: [
    "compare FOLDER/a.json FOLDER/b.json --report -",
    "compare FOLDER/a.json FOLDER/b.json --report FOLDER/c --output FOLDER/./c",
    "replay FOLDER/a.json --movie -", "replay FOLDER/a.json --movie FOLDER/b --trace FOLDER/./b",
    "run --page trio --record FOLDER/b --stats FOLDER/b", "run --trace-frames - --print-layout",
  ])
  func `two outputs to the same place are rejected`(command: String) throws {
    let refusal = refusal { _ = try Playground.parseAsRoot(words(command)) }
    #expect(refusal?.message.contains("cannot use the same file") == true)
  }

  @Test(arguments: [
    "run --print-layout --print-semantics --stats -",
    "replay FOLDER/a.json --frames FOLDER/frames --trace FOLDER/frame-00003.png",
    "replay FOLDER/a.json --frames FOLDER --trace FOLDER/trace.png",
    "snapshot switch --tokens - --output -",
    "snapshot switch --tokens FOLDER/a.json --output FOLDER/b.json",
  ])
  func `outputs to different places are accepted`(command: String) throws {
    try folder.put("{}", into: "a.json")
    #expect(throws: Never.self) { try Playground.parseAsRoot(words(command)) }
  }
}
