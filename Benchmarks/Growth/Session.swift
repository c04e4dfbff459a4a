import Foundation
import Robot

/// The page of many switches in a window of its own, on a display of its own.
@MainActor
struct Session {
  private static let restTime = Duration.seconds(2)
  /// Longer than any motion of a switch.
  private static let motionTime = Duration.milliseconds(900)
  private static let repetitions = 4

  private let server: XServer
  private let stage: Stage
  private let statistics: URL

  init(_ playground: String, count: Int, scale: Double) throws {
    server = try XServer(width: Int(1280 * scale), height: Int(800 * scale))
    statistics = FileManager.default.temporaryDirectory
      .appendingPathComponent("growth-\(UUID().uuidString).json")
    do {
      stage = try Stage(
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
    stage.program.stop()
    server.stop()
    try? FileManager.default.removeItem(at: statistics)
  }

  /// The cost of a frame in which a control, and all that follows it, moves.
  func cost(ofClicking identifier: String) throws -> Sample.Cost {
    guard let control = stage.layout.controls.first(where: { $0.id == identifier }) else {
      throw RobotError.unreadable(what: "the layout", reason: "it has no \(identifier)")
    }
    func click() throws {
      try stage.click(at: control.frame.center)
      try pass(Self.motionTime)
    }
    // The first time, masks are made that are found again from then on.
    try click()
    let program = try stage.program.processorTime()
    let display = try server.processorTime()
    for _ in 0..<Self.repetitions { try click() }
    let programTime = try stage.program.processorTime() - program
    let displayTime = try server.processorTime() - display

    let code = try stage.close()
    if code != 0 {
      throw RobotError.exited(program: "playground", code: code, errors: stage.program.errorText)
    }
    let report = try JSONDecoder().decode(Report.self, from: try Data(contentsOf: statistics))
    // Every click shows about as many frames as every other; the window's first one is not counted.
    let part = Double(Self.repetitions) / Double(Self.repetitions + 1)
    let frames = max(1, Double(report.frames - 1) * part)
    return Sample.Cost(program: programTime / frames, server: displayTime / frames)
  }

  /// Milliseconds of processor time a second while nothing happens.
  func restingCost() throws -> Double {
    try pass(Self.motionTime)
    let before = try stage.program.processorTime()
    try pass(Self.restTime)
    return (try stage.program.processorTime() - before) / (Self.restTime / .seconds(1))
  }

  /// Lets real time pass without looking, which would cost something too.
  private func pass(_ time: Duration) throws {
    if !stage.program.staysAlive(for: time) {
      throw RobotError.exited(
        program: "playground", code: stage.program.exitCode ?? 0, errors: stage.program.errorText)
    }
  }

  private struct Report: Decodable {
    var frames: Int
  }
}
