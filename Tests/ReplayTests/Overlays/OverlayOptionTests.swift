import ArgumentParser
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

@Suite struct `Overlay options` {
  private func overlays(_ text: String) throws -> Overlays? {
    try RunCommand<Playground>.parse(["--overlays", text]).overlays?.options
  }

  @Test func `overlays are named in a list`() throws {
    #expect(try RunCommand<Playground>.parse([]).overlays == nil)
    #expect(try overlays("none") == [] && overlays("box") == .box)
    #expect(try overlays("hit,box,paint") == .outlines)
    #expect(try overlays("damage,trail,damage") == [.damage, .trail])
    let picture = try SnapshotCommand<Playground>.parse(
      ["window", "--overlays", "box,paint,hit", "--output", "-"])
    #expect(picture.picture.overlays?.options == .outlines)
  }

  @Test(arguments: ["", "moon", "box,", "none,box", "Box", "2"])
  func `an unknown overlay is rejected with all names`(text: String) throws {
    let run = try #require(throws: (any Error).self) { try overlays(text) }
    let picture = try #require(throws: (any Error).self) {
      try SnapshotCommand<Playground>.parse(["window", "--overlays", text, "--output", "-"])
    }
    for error in [run, picture] {
      #expect(Playground.exitCode(for: error).rawValue == 64)
      let message = Playground.fullMessage(for: error)
      #expect(message.contains("--overlays") && message.contains("box, paint, hit and trail"))
    }
  }

  @Test func `the picture of the window shows the overlays`() throws {
    let folder = TemporaryFolder()
    func bytes(_ arguments: String) throws -> [UInt8] {
      try SnapshotCommand<Playground>.parse(
        ("window --size 480x640 " + arguments).words + ["--output", folder.path("window.png")]
      ).run()
      return try folder.bytes("window.png")
    }
    let plain = try bytes("")
    #expect(try bytes("--overlays none") == plain)
    let pictures = try ["box", "paint", "hit", "box,paint,hit"].map {
      try bytes("--overlays " + $0)
    }
    #expect(Set(pictures + [plain]).count == 5)
  }
}
