import Foundation
import Robot

/// What painting all of a window costs while its theme fades, measured once.
@MainActor
struct FadeSample {
  /// The window's size, px.
  let width: Int
  let height: Int

  /// How many threads paint.
  let threads: Int

  /// Milliseconds that painting a frame takes.
  let median: Double
  let percentile95: Double

  /// Milliseconds that a copy of the frame's memory takes, of one thread in the same run.
  let copy: Double

  /// Ticks for which no frame was ready.
  let missed: Int
  let frames: Int

  private static let scale = 2.0
  private static let fades = 10
  /// Longer than a fade.
  private static let pause = Duration.milliseconds(450)

  init(_ playground: String, page: String, width: Int, height: Int, threads: Int) throws {
    (self.width, self.height, self.threads) = (width, height, threads)
    let server = try XServer(width: width, height: height)
    defer { server.stop() }
    let statistics = FileManager.default.temporaryDirectory
      .appendingPathComponent("fade-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: statistics) }
    let size = "\(Double(width) / Self.scale)x\(Double(height) / Self.scale)"
    let app = try PlaygroundApp(
      playground,
      [
        "--fresh", "--page", page, "--scale", "\(Self.scale)", "--size", size,
        "--threads", "\(threads)", "--theme", "light", "--stats", statistics.path,
      ], robot: try Robot(display: server.display))
    defer { app.program.stop() }
    for _ in 0..<Self.fades {
      try app.robot.strike("t")
      if !app.program.staysAlive(for: Self.pause) { break }
    }
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
