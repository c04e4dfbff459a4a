import Canvas
import Robot

/// Waits for exact times and records when the watched picture changes.
@MainActor
struct Timeline {
  typealias Moment = ContinuousClock.Instant

  let start: Moment
  /// The times at which the picture changed, in milliseconds since the start.
  private(set) var changes: [Double] = []

  private let robot: Robot
  private let watch: Watch?

  init(robot: Robot, watch: Watch?) {
    self.robot = robot
    self.watch = watch
    start = .now
  }

  /// The current time, in milliseconds since the start.
  var now: Double { Self.milliseconds(ContinuousClock.now - start) }

  /// Waits until a time, in milliseconds since the start.
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
