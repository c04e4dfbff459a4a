import Testing

@testable import Canvas

extension PlaygroundTests {
  @Suite @MainActor struct LiveDesktopTests {
    @Test func changesOfTheSettingsManagerAreFollowed() throws {
      let robot = try TestDisplay.robot()
      var manager: UInt?
      defer { if let manager { robot.destroy(manager) } }
      let live = try LiveWindow(robot)
      var told: [Bool?] = []
      live.window.onPreferencesChange = { told.append($0.prefersDark) }
      #expect(live.window.preferences == DesktopPreferences())
      try live.run(
        .init("the window", when: { live.isSettled }) {
          manager = robot.manageSettings(settings("Greybird-dark"))
        },
        .init("a manager", when: { told.count == 1 }) {
          #expect(live.window.preferences.prefersDark == true)
          if let manager { robot.setSettings(settings("Another-dark"), of: manager) }
        },
        .init("the same preference", when: { live.isSettled }) {
          if let manager { robot.setSettings(settings("Greybird"), of: manager) }
        },
        .init("a change", when: { told.count == 2 }) {
          if let manager { robot.destroy(manager) }
          manager = nil
        },
        .init("no manager", when: { told.count == 3 }) {
          manager = robot.manageSettings(settings("Dim-dark"))
        },
        .init("another manager", when: { told.count == 4 }))
      #expect(told == [true, false, nil, true] && live.window.phase == .closed)
    }

    @Test func aWindowStartsAtTheDesktopScaleUnlessItHasItsOwn() throws {
      let robot = try TestDisplay.robot()
      robot.setResources("Xft.dpi: 144\n")
      defer { robot.setResources("") }
      let live = try LiveWindow(robot, scale: nil)
      #expect(live.window.scale == 1.5 && live.window.text.scale == 1.5)
      #expect(try robot.size(of: live.window.id) == (180, 120))
      let own = try LiveWindow(robot, scale: 2.1)
      #expect(own.window.scale == 2 && own.content.scales == [2])
    }

    @Test func aNewScaleChangesAllSizesInPixels() throws {
      let robot = try TestDisplay.robot()
      defer { robot.setResources("") }
      let live = try LiveWindow(robot, scale: nil, minimumSize: Size(50, 30))
      try live.run(
        .init("the window", when: { live.isSettled }) { robot.setResources("Xft.dpi: 192\n") },
        .init(
          "the scale",
          when: { live.window.scale == 2 && live.window.size == Size(120, 80) && live.isSettled }
        ) {
          live.settle()
          #expect(try live.window.text.scale == 2 && robot.size(of: live.window.id) == (240, 160))
          let least = try #require(robot.minimumSize(of: live.window.id))
          #expect(least == (100, 60) && live.window.statistics.fullRepaints["scale"] != nil)
          robot.move(toX: 60, y: 20)
        },
        .init("motion", when: { !live.content.pointers.isEmpty }))
      #expect(live.content.scales.last == 2 && live.content.sizes.last == Size(120, 80))
      #expect(live.content.pointers.last?.position == Point(30, 10))
      #expect(live.window.backBuffer.masks.byteLimit == MaskCache.byteLimit(atScale: 2))
    }

    @Test func aWindowWithItsOwnScaleKeepsIt() throws {
      let robot = try TestDisplay.robot()
      defer { robot.setResources("") }
      let live = try LiveWindow(robot, scale: 1)
      try live.run(
        .init("the window", when: { live.isSettled }) { robot.setResources("Xft.dpi: 192\n") },
        .init("the resources", when: { live.isSettled }) { robot.move(toX: 30, y: 20) },
        .init("motion", when: { !live.content.pointers.isEmpty }))
      #expect(live.window.scale == 1 && live.reports.count == 1)
    }

    /// The settings manager overrides the X resources, which apply again when it is gone.
    @Test func theScaleOfASettingsManagerIsFollowed() throws {
      let robot = try TestDisplay.robot()
      robot.setResources("Xft.dpi: 144\n")
      defer { robot.setResources("") }
      let manager = robot.manageSettings(SettingsText.bytes(["Xft/DPI": .integer(120 * 1024)]))
      defer { robot.destroy(manager) }
      let live = try LiveWindow(robot, scale: nil)
      #expect(live.window.scale == 1.25)
      func say(_ settings: [String: SettingsText.Value]) {
        robot.setSettings(SettingsText.bytes(settings), of: manager)
      }
      func isShown(_ scale: Double) -> Bool {
        live.window.scale == scale && live.window.size == Size(120, 80) && live.isSettled
      }
      try live.run(
        .init("the window", when: { live.isSettled }) {
          say(["Xft/DPI": .integer(98304), "Gdk/WindowScalingFactor": .integer(2)])
        },
        .init("a factor", when: { isShown(2) }) {
          let size = try robot.size(of: live.window.id)
          #expect(size == (240, 160))
          say(["Xft/DPI": .integer(-1)])
        },
        .init("nothing of use: the resources", when: { isShown(1.5) }) {
          robot.setResources("Xft.dpi: 0\n")
        },
        .init("nothing at all", when: { isShown(1) }) { say(["Xft/DPI": .integer(192 * 1024)]) },
        .init("dots an inch", when: { isShown(2) }))
    }

    @Test func callbacksOfTheFirstFrameRunAfterIt() throws {
      let live = try LiveLoop()
      let (window, content) = try live.make("First")
      var log: [String] = []
      content.onUpdate = { log.append("frame") }
      window.afterFirstFrame {
        log.append(window.statistics.frames == 1 && !window.isDrawing ? "first" : "early")
        window.afterFirstFrame { log.append("later") }
      }
      window.show()
      try live.run(.init("all of it", when: { log.contains("later") }) { window.close() })
      #expect(log == ["frame", "first", "later"])
    }

    private func settings(_ theme: String) -> [UInt8] {
      SettingsText.bytes(["Net/ThemeName": .text(theme)])
    }
  }
}
