import Canvas
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct ClipboardTests {
    @Test(.enabled(if: Executables.find("xclip") != nil, "xclip"))
    func controlVPastesTextIntoTheFilterOfTheLog() throws {
      let app = try TestDisplay.start("--page", "switch", "--panels", "log", "--print-semantics")
      let tree = try app.program.nextLine()
      let filter = try #require(tree.split(separator: #""id": "log-filter""#).last)
      let numbers = try #require(filter.split(separator: #""frame": ["#).dropFirst().first)
      let frame = numbers.prefix { $0 != "]" }.split(separator: ", ").compactMap { Double($0) }
      let toggle = try #require(app.layout.controls(.toggle).first)
      try app.click(at: toggle.frame.center)
      let folder = TemporaryFolder()
      try folder.put("Haptic", into: "text")
      try app.robot.copy(contentOf: folder.path("text"))
      try app.click(at: Point(frame[0] + 10, frame[1] + frame[3] / 2))
      try app.robot.strike("v", modifiers: [.control])
      // The rows that the filter shows, once the owner of the text has answered.
      try app.robot.insist(on: "rows with Haptic alone", watching: app.program, {}) {
        try app.robot.strike("c", modifiers: [.control])
        try app.robot.waitForClipboard { $0 == app.window }
        let paste = try TestDisplay.shell(
          "xclip -selection clipboard -o", [], display: app.robot.displayName)
        #expect(try paste.waitForExit() == 0)
        let rows = paste.outputText.split(separator: "\n")
        return !rows.isEmpty && rows.allSatisfy { $0.contains("haptic") }
      }
    }

    @Test(arguments: [true, false])
    func aClipboardManagerKeepsThePictureOfAProgramThatExits(answers: Bool) throws {
      let app = try TestDisplay.trio("--scale", "2")
      try app.settle()
      // Then a banner says that it was copied.
      let seen = try app.picture()
      try app.robot.strike("c", modifiers: [.control])
      try app.robot.waitForClipboard { $0 == app.window }
      let manager = try SelectionOwner(app.robot, of: "CLIPBOARD_MANAGER")
      defer { manager.end() }
      app.robot.close(app.window)
      let kept = answers ? try manager.keepClipboard() : nil
      // A manager that does not answer does not keep the program running.
      #expect(try app.program.waitForExit() == 0)
      guard let (types, bytes) = kept else { return }
      #expect(try types == ["image/png"] && Bitmap(png: bytes).hasSamePixels(as: seen))
    }
  }
}
