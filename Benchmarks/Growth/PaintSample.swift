import Canvas
import Foundation
import Robot

/// What painting a window costs while something goes on in it, measured once.
@MainActor
struct PaintSample {
  /// The page that the window shows, by name.
  let page: String

  let work: Work

  /// The window's size, px, and how many of them make a point.
  let width: Int
  let height: Int
  let scale: Double

  /// How many threads paint.
  let threads: Int

  /// Milliseconds that painting a frame takes.
  let median: Double
  let percentile95: Double

  /// Milliseconds that a copy of the window's pixels takes, of one thread in the same run.
  let copy: Double

  /// Ticks for which no frame was ready.
  let missed: Int
  let frames: Int

  /// What goes on.
  enum Work {
    /// The theme fades to and fro.
    case fades
    /// The wheel goes down the page and up again.
    case wheel
    /// A control is clicked.
    case clicks(on: String)
  }

  private static let fades = 10
  private static let clicks = 10
  /// Longer than a fade.
  private static let fadeTime = Duration.milliseconds(450)
  /// Longer than any motion of a control.
  private static let motionTime = Duration.milliseconds(900)

  private static let turns = 4
  private static let notches = 25
  /// As a hand that is in a hurry turns.
  private static let notchTime = Duration.milliseconds(20)

  init(
    _ playground: String, page: String, work: Work, width: Int, height: Int, scale: Double = 2,
    threads: Int
  ) throws {
    (self.page, self.work, self.threads) = (page, work, threads)
    (self.width, self.height, self.scale) = (width, height, scale)
    let server = try XServer(width: width, height: height)
    defer { server.stop() }
    let statistics = FileManager.default.temporaryDirectory
      .appendingPathComponent("paint-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: statistics) }
    let size = "\(Double(width) / scale)x\(Double(height) / scale)"
    let app = try PlaygroundApp(
      playground,
      [
        "--fresh", "--page", page, "--scale", "\(scale)", "--size", size,
        "--threads", "\(threads)", "--theme", "light", "--stats", statistics.path,
      ], robot: try Robot(display: server.display))
    defer { app.program.stop() }
    try Self.perform(work, in: app)
    copy = Self.timeOfCopy(byteCount: 4 * width * height)
    let code = try app.close()
    if code != 0 {
      throw RobotError.exited(program: "playground", code: code, errors: app.program.errorText)
    }
    let report = try JSONDecoder().decode(Report.self, from: try Data(contentsOf: statistics))
    median = report.costMilliseconds.paint.p50
    percentile95 = report.costMilliseconds.paint.p95
    missed = report.skippedTicks
    frames = report.frames
  }

  /// Does what there is to be done; a program that ends meanwhile is noticed as it is closed.
  private static func perform(_ work: Work, in app: PlaygroundApp) throws {
    switch work {
    case .fades:
      for _ in 0..<fades {
        try app.robot.strike("t")
        if !app.program.staysAlive(for: fadeTime) { return }
      }
    case .wheel:
      try app.move(to: Point(app.layout.size[0] / 2, app.layout.size[1] / 2))
      for turn in 0..<turns {
        for _ in 0..<notches {
          let button = turn.isMultiple(of: 2) ? 5 : 4
          app.robot.press(button: button)
          app.robot.release(button: button)
          if !app.program.staysAlive(for: notchTime) { return }
        }
      }
    case .clicks(on: let identifier):
      guard let control = app.layout.controls.first(where: { $0.id == identifier }) else {
        throw RobotError.unreadable(what: "the layout", reason: "it has no \(identifier)")
      }
      for _ in 0..<clicks {
        try app.click(at: control.frame.center)
        if !app.program.staysAlive(for: motionTime) { return }
      }
    }
  }

  /// The median of some copies, ms.
  private static func timeOfCopy(byteCount: Int) -> Double {
    let (from, to) = (
      UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64),
      UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
    )
    defer {
      from.deallocate()
      to.deallocate()
    }
    memset(from, 1, byteCount)
    let clock = ContinuousClock()
    let times = (0..<21).map { _ in
      clock.measure { to.copyMemory(from: from, byteCount: byteCount) } / .milliseconds(1)
    }
    return times.sorted()[10]
  }

  private struct Report: Decodable {
    struct Percentiles: Decodable {
      var p50: Double
      var p95: Double
    }
    struct Costs: Decodable {
      var paint: Percentiles
    }
    var costMilliseconds: Costs
    var skippedTicks: Int
    var frames: Int
  }
}
