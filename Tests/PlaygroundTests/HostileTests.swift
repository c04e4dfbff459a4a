import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct HostileTests {
    private func peak(of program: Program) throws -> Int {
      let text = try String(contentsOfFile: "/proc/\(program.pid)/status", encoding: .utf8)
      let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
      return try #require(
        line.split(whereSeparator: \.isWhitespace).dropFirst().first.map { Int($0) ?? 0 }) / 1024
    }

    @Test func syntheticEventsOfTheServerAreIgnored() throws {
      let app = try TestDisplay.trio("--scale", "1")
      try app.settle()
      let before = try app.picture()
      for forgery: Robot.Forgery in [
        .destroyed, .unmapped, .obscured, .focusLost, .clipboardLost,
        .configured(width: 32767, height: 32767), .configured(width: -5, height: 0),
        .exposed(x: -100, y: -100, width: -5, height: 70000),
        .exposed(x: 1 << 30, y: 1 << 30, width: 1 << 30, height: 1 << 30), .other(65), .other(127),
      ] {
        for _ in 0..<3 { app.robot.forge(forgery, to: app.window) }
        try app.settle()
        #expect(try app.picture().hasSamePixels(as: before), "\(forgery)")
        #expect(try peak(of: app.program) < 300, "\(forgery)")
      }
      try app.expectWell()
    }

    @Test(arguments: [(1, 1), (32767, 1), (1, 32767), (32767, 32767)])
    func extremeWindowSizesAreHandled(width: Int, height: Int) throws {
      let app = try TestDisplay.trio("--scale", "1")
      try app.settle()
      let before = try app.picture()
      app.robot.resize(app.window, width: width, height: height)
      try app.settle()
      app.robot.resize(app.window, width: before.width, height: before.height)
      try app.wait(for: "the window as it was") { try app.picture().hasSamePixels(as: before) }
      // The pixels are those of before the resize until the program paints.
      try app.settle()
      // Not 4 GiB: parts outside of the display are not painted.
      #expect(try peak(of: app.program) < 1000)
      try app.expectWell()
    }

    @Test(arguments: ["_NET_WM_STATE", "WM_STATE", "XdndTypeList"])
    func veryLongPropertiesAreNotRead(property: String) throws {
      let app = try TestDisplay.trio()
      try app.settle()
      let before = try peak(of: app.program)
      // 8 MiB, which Xlib would expand to 16 MiB, twice.
      let numbers = [UInt](repeating: 1, count: 1 << 21)
      for _ in 0..<3 {
        app.robot.set(
          property, type: property == "WM_STATE" ? property : "ATOM", numbers: numbers,
          of: app.window)
      }
      let source = try DragSource(app.robot, types: ["text/uri-list"])
      defer { source.end() }
      app.robot.set("XdndTypeList", type: "ATOM", numbers: numbers, of: source.window)
      source.say("XdndEnter", to: app.window, [Int(source.window), 5 << 24 | 1, 0, 0, 0])
      source.leave(app.window)
      try app.settle()
      #expect(try peak(of: app.program) < before + 16)
      app.robot.remove(property, of: app.window)
      try app.expectWell()
    }

    /// The source owns the selection and never sends its data.
    @Test func aDropWithoutDataDoesNotBlockTheWindow() throws {
      let app = try TestDisplay.trio()
      let source = try DragSource(app.robot, types: ["text/uri-list"])
      defer { source.end() }
      source.offer("file:///nowhere\r\n")
      let origin = try app.robot.origin(of: app.window)
      for _ in 0..<3 {
        source.enter(app.window)
        source.move(over: app.window, x: origin.x + 20, y: origin.y + 20)
        source.drop(on: app.window)
        source.drop(on: app.window)
        source.move(over: app.window, x: origin.x + 40, y: origin.y + 20)
      }
      try app.expectWell()
    }

    @Test func meaninglessMessagesAreIgnored() throws {
      let app = try TestDisplay.trio()
      let robot = app.robot
      robot.nudge(app.window)
      for numbers in [[0, 0, 0], [-1, -1, -1], [Int(app.window), Int.max, Int.min]] {
        for name in ["_NET_WM_PING", "_NET_WM_SYNC_REQUEST", "WM_TAKE_FOCUS", "NONSENSE"] {
          robot.tell(app.window, name, numbers[0], numbers[1], numbers[2])
        }
      }
      let source = try DragSource(robot)
      defer { source.end() }
      for name in ["WM_PROTOCOLS", "XdndSelection", "XdndFinished", "XdndStatus", "MANAGER"] {
        source.say(name, to: app.window, [-1, -1, -1, -1, -1])
        source.say(name, to: app.window, [0, 0, 0, 0, 0])
      }
      try app.expectWell()
    }
  }
}
