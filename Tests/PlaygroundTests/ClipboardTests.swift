import Canvas
import Foundation
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct ClipboardTests {
    @Test(.enabled(if: Executables.find("xclip") != nil, "xclip"))
    func controlVPastesTextIntoTheFilterOfTheLog() throws {
      let app = try TestDisplay.start("--page", "switch", "--panels", "log", "--print-semantics")
      let filter = try app.logFilter()
      let toggle = try #require(app.layout.controls(.toggle).first)
      try app.click(at: toggle.frame.center)
      let folder = TemporaryFolder()
      try folder.put("Haptic", into: "text")
      try app.robot.copy(contentOf: folder.path("text"))
      try app.click(at: filter)
      try app.robot.strike("v", modifiers: [.control])
      // The rows that the filter shows, once the owner of the text has answered.
      try app.robot.insist(on: "rows with Haptic alone", watching: app.program, {}) {
        try app.robot.strike("c", modifiers: [.control])
        try app.robot.waitForClipboard { $0 == app.window }
        let rows = try app.clipboardText().split(separator: "\n")
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

  @Suite(.enabled(if: DesktopSession.hasPythonGTK, "python3-gi and gir1.2-gtk-3.0")) @MainActor
  struct RealDragTests {
    /// Debian's interpreter, which has the module.
    private nonisolated static let python = "/usr/bin/python3"

    @Test func aDragHeldOverASegmentSelectsIt() throws {
      let app = try TestDisplay.start(
        "--page", "gallery", "--theme", "light", "--log-level", "debug", "--scale", "1")
      let robot = app.robot
      let segments = try #require(app.layout.controls.first { $0.id == "period" }).frame.center
      let source = try Program(
        Self.python, [Checkout.file("Tests/doubles/drag-source.py").path],
        environment: Program.environment(display: robot.displayName).merging([
          "NO_AT_BRIDGE": "1", "GDK_BACKEND": "x11",
        ]) { _, new in new })
      defer { source.stop() }
      let window = try TestDisplay.window(of: source, titled: "Source", robot: robot)
      robot.move(window, toX: 1000, y: 700)
      try robot.wait(for: "the source beside the page", watching: source) {
        try robot.origin(of: window) == (1000, 700)
      }
      try app.settle()
      robot.move(toX: 1060, y: 750)
      robot.press()
      for step in 1...8 { robot.move(toX: 1060 - step * 5, y: 750) }
      #expect(try source.nextLine() == "begin")
      // The center is in an unselected segment.
      try app.glide(from: Point(900, 600), to: segments, steps: 10)
      let log = ActionLog(app: app)
      func changes() -> [String] {
        log.actions(of: "period").filter { $0.hasPrefix("valueChanged") }
      }
      // The pointer is held with small movements.
      try app.wait(for: "the segment that is held over") {
        try app.move(to: segments)
        return !changes().isEmpty
      }
      #expect(changes().count == 1, "\(changes())")
      robot.release()
      // The window accepts files anywhere and requests the data to check it. GTK reports no
      // failure, because the data was requested.
      #expect(try source.nextLine() == "asked")
      #expect(try source.nextLine() == "end")
      try app.settle()
      #expect(changes().count == 1, "\(changes())")
    }
  }
}
