import Robot
import Testing

extension PlaygroundTests {
  /// Shortcuts in keyboard layouts whose letters are not Latin, or whose digits need Shift.
  @Suite @MainActor struct KeyboardLayoutTests {
    /// The places of keys on a keyboard, by their characters on an American one.
    private enum Place: UInt32 { case one = 10, q = 24, t = 28, d = 40, k = 45 }

    @Test(arguments: [
      "ru", "us,ru", "ru,us", "gr", "il", "ara", "bg", "de", "fr", "us -variant dvorak",
    ])
    func themeAndQuitWorkInEveryLayoutAndDigitsWithoutShiftInFrench(layout: String) throws {
      let server = try XServer()
      defer { server.stop() }
      let setter = try Program(
        "setxkbmap", ["-display", server.display] + layout.split(separator: " ").map(String.init))
      #expect(try setter.waitForExit() == 0)
      let app = try TestDisplay.trio(robot: try Robot(display: server.display))
      func strike(_ place: Place, modifiers: [Robot.Modifier] = []) throws {
        try app.robot.strike(code: place.rawValue, modifiers: modifiers)
      }
      // Dvorak types a T with another key.
      try strike(layout.contains("dvorak") ? .k : .t)
      try app.wait(for: "the dark page in \(layout)") { try app.pixel(at: .init(4, 4)).red < 40 }
      if layout.contains("dvorak") { return }
      if layout == "fr" {
        try app.settle()
        let before = try app.picture()
        try strike(.one, modifiers: [.control])
        return try app.wait(for: "the first page") { try !app.picture().hasSamePixels(as: before) }
      }
      try strike(.q, modifiers: [.control])
      #expect(try app.program.waitForExit() == 0)
    }
  }
}
