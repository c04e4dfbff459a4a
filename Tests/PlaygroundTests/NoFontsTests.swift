import Canvas
import Foundation
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct NoFontsTests {
    private func snapshot(_ arguments: String...) throws -> [UInt8] {
      let folder = FileManager.default.temporaryDirectory.appending(path: "no-fonts-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let configuration = folder.appending(path: "fonts.conf")
      try Data("<?xml version=\"1.0\"?><fontconfig></fontconfig>".utf8).write(to: configuration)
      let program = try Program(
        TestDisplay.playground, ["snapshot"] + arguments + ["--output", "-"],
        environment: [
          "FONTCONFIG_FILE": configuration.path, "XDG_CACHE_HOME": folder.path, "DISPLAY": nil,
        ])
      try program.waitForExit()
      #expect(program.exitCode == 0, "\(program.errorText)")
      return program.outputBytes
    }

    @Test func theGalleryIsTheSameTwice() throws {
      let first = try snapshot("gallery", "--scale", "2")
      #expect(first.count > 1000)
      #expect(try first == snapshot("gallery", "--scale", "2"))
    }

    @Test func nothingIsDrawnWhereTextWouldBe() throws {
      let segments = ["segmented", "--segments", "One,Two"]
      let titled = try snapshot(segments[0], segments[1], segments[2])
      let untitled = try snapshot(segments[0], segments[1], segments[2], "--no-labels")
      #expect(titled == untitled)
    }
  }
}
