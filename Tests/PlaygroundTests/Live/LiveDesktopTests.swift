import Robot
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

  @Suite @MainActor struct LivePixelTests {
    /// The arguments are whether the buffer can be painted right after a small and a large frame.
    @Test(arguments: [
      (PresentationPreference.automatic, true, false), (.sharedMemory, false, false),
      (.put, true, true),
    ])
    func memoryThatTheServerIsReadingIsNotPainted(
      preference: PresentationPreference, afterSmall: Bool, afterLarge: Bool
    ) throws {
      let live = try LiveWindow(size: Size(300, 200), presentation: preference)
      let buffer = live.window.backBuffer
      #expect(buffer.isShared == (preference != .put))
      var canPaint: [Bool] = []
      live.window.onFrame = { _ in canPaint.append(buffer.canPaint) }
      try live.run(
        .init("the window", when: { live.window.isExposed && !canPaint.isEmpty && buffer.canPaint })
        {
          // 60 x 64 px are sent over the connection; one more pixel is not.
          live.content.damage = Region(PixelRect(x: 0, y: 0, width: 60, height: 64))
          live.content.needsUpdate = true
        },
        .init("a small frame", when: { canPaint.count == 2 && buffer.canPaint }) {
          live.content.damage = Region(PixelRect(x: 0, y: 0, width: 60, height: 64))
          live.content.damage?.add(PixelRect(x: 90, y: 90, width: 1, height: 1))
          live.content.needsUpdate = true
        },
        .init("a large frame", when: { canPaint.count == 3 && buffer.canPaint }))
      #expect(Array(canPaint.dropFirst()) == [afterSmall, afterLarge])
    }

    @Test func theNextFrameWaitsWhileTheServerReads() throws {
      let live = try LiveWindow(presentation: .sharedMemory)
      let buffer = live.window.backBuffer
      live.content.next = .tick
      live.window.onFrame = { _ in #expect(!buffer.canPaint) }
      try live.run(
        .init("frames", when: { live.content.paints.count > 5 }) { live.content.next = .idle },
        .init("rest", when: { live.sleepsForEver && buffer.canPaint }) {
          // The server does not confirm a failed copy.
          buffer.present(Region(buffer.bounds), at: .zero)
          #expect(!buffer.canPaint)
          buffer.abandonCopies()
          #expect(buffer.canPaint)
        })
    }

    @Test(arguments: [PresentationPreference.put, .sharedMemory])
    func theSendingOfLargeFramesIsMeasured(presentation: PresentationPreference) throws {
      let live = try LiveWindow(presentation: presentation)
      let isMeasured = presentation == .put
      func isRight() -> Bool { (live.window.backBuffer.sendingDuration > 0) == isMeasured }
      try live.run(.init("the measurement", when: { live.isSettled && isRight() }))
    }

    @Test func theBackBufferFollowsTheWindowSize() throws {
      let live = try LiveWindow()
      let buffer = live.window.backBuffer
      func resize(_ width: Int, _ height: Int) throws {
        live.robot.resize(live.window.id, width: width, height: height)
      }
      func isPainted(_ width: Int, _ height: Int) throws -> Bool {
        let picture = try live.robot.picture(of: live.window.id)
        return picture.width == width && picture[width - 1, height - 1]?.blue == 0xC0
          && picture[0, height - 1]?.blue == 0xC0 && picture[width - 1, 0]?.blue == 0xC0
      }
      try live.run(
        .init("the window", when: { live.isSettled }) { try resize(900, 300) },
        .init("wide", when: { try isPainted(900, 300) }) {
          #expect(buffer.bounds == PixelRect(x: 0, y: 0, width: 900, height: 300))
          try resize(200, 900)
        },
        .init("tall", when: { try isPainted(200, 900) }) { try resize(20, 10) },
        .init("small", when: { try isPainted(20, 10) }))
      #expect((buffer.bounds.width, buffer.bounds.height) == (20, 10))
    }

    @Test(arguments: [16, 30])
    func aScreenOfAnotherDepthShowsTheWindowInAVisualOfItsOwn(depth: Int) throws {
      let server = try XServer(arguments: ["-screen", "0", "300x200x\(depth)"])
      defer { server.stop() }
      let live = try LiveWindow(Robot(display: server.display))
      func corner() throws -> UInt8? {
        try live.robot.picture(of: live.window.id)[119, 79]?.blue
      }
      try live.run(.init("the window", when: { try live.isSettled && corner() == 0xC0 }))
    }

    @Test func anUnsupportedPixelFormatIsRejectedWithItsName() throws {
      let server = try XServer(
        arguments: ["-screen", "0", "300x200x16", "-extension", "Composite"])
      defer { server.stop() }
      let robot = try Robot(display: server.display)
      do {
        _ = try LiveWindow(robot)
        Issue.record("a window of 16 bits a pixel was opened")
      } catch DisplayError.unsupportedPixels(let format) {
        #expect(format.contains("depth 16 in 16 bits, red in f800"), "\(format)")
      }
    }
  }
}
