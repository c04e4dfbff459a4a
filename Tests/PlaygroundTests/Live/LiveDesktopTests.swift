import Robot
import Testing

@testable import Canvas

extension PlaygroundTests {
  /// What the desktop asks for: a scale, a dark theme.
  @Suite @MainActor
  struct LiveDesktopTests {
    @Test func theSettingsOfADesktopAreFollowedThroughItsChanges() throws {
      let robot = try TestDisplay.robot()
      var manager: UInt?
      defer { if let manager { robot.destroy(manager) } }
      let live = try LiveWindow(robot)
      var told: [Bool?] = []
      live.window.onAppearancePreferenceChange = { told.append($0) }
      #expect(live.window.prefersDarkAppearance == nil)
      try live.run(
        .init("the window", when: { live.isSettled }) {
          manager = robot.manageSettings(settings("Greybird-dark"))
        },
        .init("a manager", when: { told.count == 1 }) {
          #expect(live.window.prefersDarkAppearance == true)
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
      #expect(told == [true, false, nil, true])
      #expect(live.window.phase == .closed)
    }

    @Test func aDesktopThatWasThereBeforeIsAskedAtOnce() throws {
      let robot = try TestDisplay.robot()
      let manager = robot.manageSettings(settings("Greybird-dark"))
      defer { robot.destroy(manager) }
      let live = try LiveWindow(robot)
      #expect(live.window.prefersDarkAppearance == true)
    }

    @Test func aWindowBeginsAtTheDesktopsScaleUnlessItHasItsOwn() throws {
      let robot = try TestDisplay.robot()
      robot.setResources("Xft.dpi: 144\n")
      defer { robot.setResources("") }
      let live = try LiveWindow(robot, scale: nil)
      #expect(live.window.scale == 1.5 && live.window.text.scale == 1.5)
      #expect(try robot.size(of: live.window.id) == (180, 120))
      let own = try LiveWindow(robot, scale: 2.1)
      #expect(own.window.scale == 2 && own.content.scales == [2])
    }

    @Test func aNewScaleChangesAllThatIsCountedInPixels() throws {
      let robot = try TestDisplay.robot()
      defer { robot.setResources("") }
      let live = try LiveWindow(robot, scale: nil, minimumSize: Size(50, 30))
      try live.run(
        .init("the window", when: { live.isSettled }) { robot.setResources("Xft.dpi: 192\n") },
        .init(
          "the scale",
          when: {
            live.window.scale == 2 && live.window.size == Size(120, 80) && live.isSettled
          }
        ) {
          live.settle()
          #expect(live.window.text.scale == 2)
          #expect(try robot.size(of: live.window.id) == (240, 160))
          let least = try #require(robot.minimumSize(of: live.window.id))
          #expect(least == (100, 60))
          #expect(live.window.statistics.fullRepaints["scale"] != nil)
          robot.move(toX: 60, y: 20)
        },
        .init("motion", when: { !live.content.pointers.isEmpty }))
      #expect(live.content.scales.last == 2)
      #expect(live.content.sizes.last == Size(120, 80))
      #expect(live.content.pointers.last?.position == Point(30, 10))
      #expect(live.window.backBuffer.masks.byteLimit == MaskCache.byteLimit(atScale: 2))
    }

    @Test func aWindowWithAScaleOfItsOwnKeepsIt() throws {
      let robot = try TestDisplay.robot()
      defer { robot.setResources("") }
      let live = try LiveWindow(robot, scale: 1)
      try live.run(
        .init("the window", when: { live.isSettled }) { robot.setResources("Xft.dpi: 192\n") },
        .init("the resources", when: { live.isSettled }) { robot.move(toX: 30, y: 20) },
        .init("motion", when: { !live.content.pointers.isEmpty }))
      #expect(live.window.scale == 1 && live.reports.count == 1)
    }

    /// One setting, as a manager writes it down.
    private func settings(_ theme: String) -> [UInt8] {
      func number(_ value: Int, _ size: Int) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
      }
      func text(_ text: String) -> [UInt8] {
        Array(text.utf8) + [UInt8](repeating: 0, count: (4 - text.utf8.count % 4) % 4)
      }
      let name = "Net/ThemeName"
      return [0, 0, 0, 0] + number(1, 4) + number(1, 4) + [1, 0] + number(name.utf8.count, 2)
        + text(name) + number(1, 4) + number(theme.utf8.count, 4) + text(theme)
    }
  }
}
