import Canvas
import Robot

/// Lets time pass on a display, to the moment; with a watch it notes when the picture changes.
@MainActor
struct Timeline {
  typealias Moment = ContinuousClock.Instant

  let start: Moment
  /// ms since the start.
  private(set) var changes: [Double] = []

  private let robot: Robot
  private let watch: Watch?

  init(robot: Robot, watch: Watch?) {
    self.robot = robot
    self.watch = watch
    start = .now
  }

  /// ms since the start.
  var now: Double { Self.milliseconds(ContinuousClock.now - start) }

  /// Goes on until a moment, ms since the start.
  mutating func run(until moment: Double) throws {
    let deadline = Deadline(at: start + .milliseconds(moment))
    while !deadline.hasPassed {
      guard let watch else {
        _ = try robot.waitForDrawing(until: deadline)
        continue
      }
      if let change = try watch.nextChange(until: deadline) {
        changes.append(Self.milliseconds(change - start))
      }
    }
  }

  static func milliseconds(_ duration: Duration) -> Double { duration / .milliseconds(1) }
}
