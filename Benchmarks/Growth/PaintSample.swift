import Canvas
import Foundation
import Robot

/// One measurement of the cost of painting a window during some activity.
@MainActor
struct PaintSample {
  /// The name of the page in the window.
  let page: String

  let work: Work

  /// The width of the window, in pixels.
  let width: Int
  /// The height of the window, in pixels.
  let height: Int
  /// Pixels per point.
  let scale: Double

  /// The median time to paint a frame, in milliseconds.
  let median: Double
  /// The 95th percentile of the time to paint a frame, in milliseconds.
  let percentile95: Double

  /// The time in which the pixels of the window are copied, in milliseconds.
  let copy: Double

  /// The number of ticks of the frame clock without a new frame.
  let missed: Int
  let frames: Int

  /// The activity in the window.
  enum Work {
    /// The theme changes between light and dark.
    case fades
    /// The page scrolls down and up.
    case wheel
    /// A control is clicked.
    case clicks(on: String)
  }

  private static let fades = 10
  private static let clicks = 10
  /// Longer than a fade.
  private static let fadeTime = Duration.milliseconds(450)
  /// Longer than any animation of a control.
  private static let motionTime = Duration.milliseconds(900)

  private static let turns = 4
  private static let notches = 25
  /// The interval of fast scrolling.
  private static let notchTime = Duration.milliseconds(20)

  init(
    _ playground: String, page: String, work: Work, width: Int, height: Int, scale: Double = 2
  ) throws {
    (self.page, self.work) = (page, work)
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
        "--theme", "light", "--stats", statistics.path,
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

  /// Performs the activity.
  ///
  /// If the program exits meanwhile, closing it reports the error.
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

  /// The median time of a copy, in milliseconds.
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
