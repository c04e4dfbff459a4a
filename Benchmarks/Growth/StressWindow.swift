import Foundation
import Robot

/// A window with the page of many switches, on a separate X server.
@MainActor
struct StressWindow {
  private static let restTime = Duration.seconds(2)
  /// Longer than any animation of a switch.
  private static let motionTime = Duration.milliseconds(900)
  private static let repetitions = 4

  private let server: XServer
  private let app: PlaygroundApp
  private let statistics: URL

  init(_ playground: String, count: Int, scale: Double) throws {
    server = try XServer(width: Int(1280 * scale), height: Int(800 * scale))
    statistics = FileManager.default.temporaryDirectory
      .appendingPathComponent("growth-\(UUID().uuidString).json")
    do {
      app = try PlaygroundApp(
        playground,
        [
          "--page", "stress", "--theme", "light", "--count", "\(count)", "--scale", "\(scale)",
          "--stats", statistics.path,
        ], robot: try Robot(display: server.display))
    } catch {
      server.stop()
      throw error
    }
  }

  func end() {
    app.program.stop()
    server.stop()
    try? FileManager.default.removeItem(at: statistics)
  }

  /// The cost of a frame while a clicked control, and all controls that it sets, animate.
  func cost(ofClicking identifier: String) throws -> Sample.Cost {
    guard let control = app.layout.controls.first(where: { $0.id == identifier }) else {
      throw RobotError.unreadable(what: "the layout", reason: "it has no \(identifier)")
    }
    func click() throws {
      try app.click(at: control.frame.center)
      try pass(Self.motionTime)
    }
    // The first click fills the mask cache.
    try click()
    let program = try app.program.processorTime()
    let display = try server.processorTime()
    for _ in 0..<Self.repetitions { try click() }
    let programTime = try app.program.processorTime() - program
    let displayTime = try server.processorTime() - display

    let code = try app.close()
    if code != 0 {
      throw RobotError.exited(program: "playground", code: code, errors: app.program.errorText)
    }
    let report = try JSONDecoder().decode(Report.self, from: try Data(contentsOf: statistics))
    // All clicks show about the same number of frames. Excludes the first frame of the window.
    let part = Double(Self.repetitions) / Double(Self.repetitions + 1)
    let frames = max(1, Double(report.frames - 1) * part)
    return Sample.Cost(program: programTime / frames, server: displayTime / frames)
  }

  /// Processor time while idle, in milliseconds per second.
  func restingCost() throws -> Double {
    try pass(Self.motionTime)
    let before = try app.program.processorTime()
    try pass(Self.restTime)
    return (try app.program.processorTime() - before) / (Self.restTime / .seconds(1))
  }

  /// Waits without reading the picture, because reading it costs processor time.
  private func pass(_ time: Duration) throws {
    if !app.program.staysAlive(for: time) {
      throw RobotError.exited(
        program: "playground", code: app.program.exitCode ?? 0, errors: app.program.errorText)
    }
  }

  private struct Report: Decodable {
    var frames: Int
  }
}
