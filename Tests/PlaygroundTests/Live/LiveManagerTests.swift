import Glibc
import Robot
import Testing

@testable import Canvas

extension PlaygroundTests {
  @Suite @MainActor struct LiveManagerTests {
    private let live: LiveWindow

    init() throws { live = try LiveWindow() }

    @Test func windowPropertiesAreSetBeforeTheWindowIsShown() throws {
      let robot = try TestDisplay.robot()
      let live = try LiveWindow(
        robot, size: Size(300, 200), scale: 1.5, title: "Plain", minimumSize: Size(101, 50))
      let window = live.window.id
      live.settle()
      func names(_ property: String) -> [String] {
        robot.names(robot.numbers(property, of: window)?.values ?? [])
      }
      #expect(names("WM_PROTOCOLS") == ["WM_DELETE_WINDOW", "_NET_WM_PING"])
      #expect(names("_NET_WM_WINDOW_TYPE") == ["_NET_WM_WINDOW_TYPE_NORMAL"])
      #expect(robot.classNames(of: window) == ["live", "Live"])
      let own = try #require(robot.numbers("_NET_WM_PID", of: window))
      #expect(own.type == "CARDINAL" && own.values == [UInt(getpid())])
      #expect(robot.string("WM_CLIENT_MACHINE", of: window)?.values.isEmpty == false)
      let command = CommandLine.arguments.map { $0 + "\0" }.joined()
      #expect(robot.string("WM_COMMAND", of: window)?.values == command)
      // Accepts input, and starts in the normal state.
      #expect(Array(robot.numbers("WM_HINTS", of: window)?.values.prefix(3) ?? []) == [3, 1, 1])
      let hints = try #require(robot.numbers("WM_NORMAL_HINTS", of: window)?.values)
      // PSize, PMinSize, PBaseSize, PWinGravity; the size, the minimum size, the gravity.
      #expect(hints[0] == 8 | 16 | 256 | 512 && Array(hints[3...4]) == [450, 300])
      #expect(Array(hints[5...6]) == [152, 75] && hints[17] == 1)
      try live.run(
        .init("the window", when: { live.isSettled }) {
          #expect(
            names("WM_PROTOCOLS") == ["WM_DELETE_WINDOW", "_NET_WM_PING", "_NET_WM_SYNC_REQUEST"])
          #expect(robot.counter("_NET_WM_SYNC_REQUEST_COUNTER", of: window) == 0)
        })
    }

    @Test(arguments: [("Plain", "STRING"), ("Größe ☃", "UTF8_STRING")])
    func aTitleIsSetInBothProperties(title: String, type: String) throws {
      let window = live.window.id
      live.window.title = title
      live.settle()
      for name in ["WM_NAME", "WM_ICON_NAME"] {
        let told = live.robot.string(name, of: window)
        #expect(told?.type == type && told?.values == title)
      }
      for name in ["_NET_WM_NAME", "_NET_WM_ICON_NAME"] {
        let told = live.robot.string(name, of: window)
        #expect(told?.type == "UTF8_STRING" && told?.values == title)
      }
    }

    /// The large icon does not fit into one request.
    @Test func anIconIsSentCompletely() throws {
      let small = try Bitmap(width: 3, height: 2, format: .opaque)
      let painter = CairoPainter(
        target: small, scale: 1, masks: MaskCache(byteLimit: 1000), text: TextEngine())
      painter.fill(Rect(x: 0, y: 0, width: 3, height: 2), color: Color(hex: 0x102030))
      painter.fill(Rect(x: 2, y: 0, width: 1, height: 1), color: Color(hex: 0xA0B0C0))
      let large = try Bitmap(width: 70, height: 60, format: .opaque)
      live.window.setIcon([small, large])
      live.settle()
      let icon = try #require(live.robot.numbers("_NET_WM_ICON", of: live.window.id))
      #expect(icon.type == "CARDINAL" && icon.values.count == 2 + 6 + 2 + 4200)
      #expect(
        Array(icon.values.prefix(10)) == [
          3, 2, 0xFF10_2030, 0xFF10_2030, 0xFFA0_B0C0, 0xFF10_2030, 0xFF10_2030, 0xFF10_2030, 70,
          60,
        ])
      live.window.setIcon([small])
      live.settle()
      #expect(live.robot.numbers("_NET_WM_ICON", of: live.window.id)?.values.count == 8)
    }

    @Test func aDarkFrameIsRequestedByName() throws {
      for (isDark, name) in [(true, "dark"), (false, "light")] {
        live.window.setDarkFrame(isDark)
        live.settle()
        let told = live.robot.string("_GTK_THEME_VARIANT", of: live.window.id)
        #expect(told?.type == "UTF8_STRING" && told?.values == name)
      }
    }

    @Test func aPingIsAnsweredToTheRootWindow() throws {
      var answer: Robot.Message?
      try live.run(
        .init("the window", when: { live.isSettled }) {
          _ = live.robot.messagesToRoot()
          live.robot.tell(live.window.id, "_NET_WM_PING", Int(live.window.id), 77)
        },
        .init(
          "the answer",
          when: {
            answer = answer ?? live.robot.messagesToRoot().first
            return answer != nil
          }))
      #expect(answer?.type == "WM_PROTOCOLS")
      // The message names the root window too, or the manager takes it for one of another window.
      #expect(answer?.window == live.window.connection.root)
      #expect(answer?.numbers.dropFirst(2).first == Int(live.window.id))
      #expect(answer?.numbers.dropFirst(3).first == 77)
    }

    /// The counter has 64 bits and changes after the new size is shown.
    @Test func aSyncRequestIsAnsweredWithAll64Bits() throws {
      let robot = live.robot
      func counter() -> Int64? { robot.counter("_NET_WM_SYNC_REQUEST_COUNTER", of: live.window.id) }
      let number: Int64 = 5 << 32 | 0xF000_0001
      try live.run(
        .init("the window", when: { live.isSettled }) {
          robot.tell(
            live.window.id, "_NET_WM_SYNC_REQUEST", Int(number & 0xFFFF_FFFF), Int(number >> 32))
        },
        .init("the message", when: { live.isSettled }) {
          #expect(counter() == 0, "the size has not changed yet")
          robot.resize(live.window.id, width: 200, height: 100)
        },
        .init("the size", when: { live.reports.count == 2 && live.isSettled }) {
          live.settle()
          #expect(counter() == number)
        })
    }

    @Test func theStateOfAnICCCMManagerIsFollowed() throws {
      let window = live.window
      func put(_ state: UInt?) {
        if let state {
          live.robot.set("WM_STATE", type: "WM_STATE", numbers: [state, 0], of: window.id)
        } else {
          live.robot.remove("WM_STATE", of: window.id)
        }
      }
      try live.run(
        .init("the window", when: { live.isSettled }) { put(3) },
        .init("iconic", when: { !window.visibility.isVisible }) { put(1) },
        .init("normal", when: { window.visibility.isVisible }) { put(3) },
        .init("iconic again", when: { !window.visibility.isVisible }) { put(nil) },
        .init("no manager", when: { window.visibility.isVisible }))
    }

    @Test func aDestroyedWindowEndsItsRun() throws {
      #expect(throws: DisplayError.windowDestroyed) {
        try live.run(
          .init("the window", when: { live.isSettled }) { live.robot.destroy(live.window.id) })
      }
      #expect(live.window.phase == .closed && live.window.failure == .windowDestroyed)
    }

    @Test func theCloseHandlerDecidesWhetherControlQClosesTheWindow() throws {
      var requests = 0
      live.window.onCloseRequest = {
        requests += 1
        if requests == 2 { live.window.close() }
      }
      try live.run(
        .init("the window", when: { live.isSettled }) {
          live.robot.focus(live.window.id)
          try live.robot.strike("q")
          try live.robot.strike("q", modifiers: [.control, .shift])
        },
        .init("other keys", when: { live.content.keys.count >= 4 }) {
          #expect(requests == 0)
          try live.robot.strike("q", modifiers: [.control])
        },
        .init("the first request", when: { requests == 1 }) {
          #expect(live.window.phase == .running)
        })
      #expect(requests == 2)
      #expect(live.content.keys.contains { $0.key == .character("q") && $0.modifiers == .control })
    }

    @Test func controlQIsAnOrdinaryKeyWhereTheAppWantsIt() throws {
      var requests = 0
      live.window.onCloseRequest = {
        requests += 1
        live.window.close()
      }
      live.window.closesWithControlQ = false
      try live.run(
        .init("the window", when: { live.isSettled }) {
          live.robot.focus(live.window.id)
          try live.robot.strike("q", modifiers: [.control])
        },
        .init("the key", when: { live.content.keys.contains { $0.modifiers == .control } }) {
          #expect(requests == 0)
        })
      // By the frame.
      #expect(requests == 1)
    }

    @Test func theLauncherIsNotifiedAfterTheStart() throws {
      let robot = try TestDisplay.robot()
      robot.hearStarts()
      _ = robot.messagesToRoot()
      let identifier = "launcher-4711-host_TIME123456"
      setenv("DESKTOP_STARTUP_ID", identifier, 1)
      let live = try LiveWindow(robot)
      #expect(getenv("DESKTOP_STARTUP_ID") == nil)
      live.settle()
      #expect(robot.string("_NET_STARTUP_ID", of: live.window.id)?.values == identifier)
      let messages = robot.messagesToRoot().filter { $0.window == live.window.id }
      #expect(messages.count == 3)
      #expect(
        messages.map(\.type) == ["_NET_STARTUP_INFO_BEGIN"]
          + Array(repeating: "_NET_STARTUP_INFO", count: 2))
      let text = messages.flatMap(\.bytes).prefix { $0 != 0 }
      #expect(String(decoding: text, as: UTF8.self) == "remove: ID=\(identifier)")
    }

    /// Each connection counts its own requests.
    @Test func anXErrorIsReportedOnceByItsConnection() throws {
      let connection = live.window.connection
      for _ in 0..<2000 { _ = connection.asking {} }
      #expect(connection.asking { connection.flush() })
      #expect(!connection.asking { connection.destroyWithoutWaiting(0xDEAD) })
      #expect(!connection.logErrors())
      connection.destroyWithoutWaiting(0xDEAD)
      _ = connection.numbers(connection.atoms[.wmState], of: live.window.id, type: 0)
      #expect(connection.asking {}, "the error was another request's")
      let second = try LiveWindow(live.robot)
      #expect(second.window.backBuffer.isShared)
      #expect(!second.window.connection.logErrors())
      #expect(connection.logErrors())
      #expect(!connection.logErrors())
    }
  }
}
