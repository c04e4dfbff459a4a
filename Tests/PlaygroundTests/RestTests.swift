import Canvas
import Foundation
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor
  struct RestTests {
    @Test(arguments: ["trio", "gallery"])
    func aProgramIsIdleAtTheStartAndAfterAnAnimation(page: String) throws {
      let app = try TestDisplay.start("--page", page)
      if page == "trio" { try SwitchView(app).flip() }
      #expect(try app.program.isIdle())
    }

    @Test func animationsContinueInAPartlyCoveredWindow() throws {
      let app = try TestDisplay.trio("--speed", "0.02")
      let robot = app.robot
      try app.click(at: SwitchView(app).place(15.5))
      let origin = try robot.origin(of: app.window)
      let cover = robot.cover(PixelRect(x: origin.x, y: origin.y, width: 100, height: 40))
      defer { robot.destroy(cover) }
      #expect(try app.program.keepsWaking())
      #expect(try app.program.keepsWaking())
    }
  }
}

extension PlaygroundTests {
  @Suite @MainActor
  struct MemoryTests {
    @Test(arguments: ["shm", "put"])
    func aWindowReleasesMemoryWhenItShrinks(presentation: String) throws {
      let server = try XServer(width: 3840, height: 2160)
      defer { server.stop() }
      let robot = try Robot(display: server.display)
      let app = try TestDisplay.start("--page", "trio", "--present", presentation, robot: robot)
      try robot.waitForStillness()
      let small = try proportionalSize(of: app.program)
      robot.resize(app.window, width: 3840, height: 2160)
      try robot.waitForStillness()
      // 3840 x 2160 pixels are 32 MiB, half of which counts for the server if memory is shared.
      #expect(try proportionalSize(of: app.program) > small + 12)
      robot.resize(app.window, width: 480, height: 640)
      try robot.waitForStillness()
      #expect(try proportionalSize(of: app.program) < small + 6)
    }

    /// The proportional set size of a program, in MiB.
    private func proportionalSize(of program: Program) throws -> Double {
      let text = try String(contentsOfFile: "/proc/\(program.pid)/smaps_rollup", encoding: .utf8)
      func amount(_ name: String) throws -> Double {
        let line = try #require(text.split(separator: "\n").first { $0.hasPrefix(name) })
        return try #require(Double(line.split(separator: " ")[1]))
      }
      // The share of mapped files depends on the number of programs that use them.
      return try (amount("Pss:") - amount("Pss_File:")) / 1024
    }
  }
}
