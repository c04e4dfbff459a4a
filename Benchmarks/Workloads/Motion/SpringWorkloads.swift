import Canvas
import Controls

extension Workload {
  static var spring: [Workload] {
    let kinds = [("underdamped", 0.75), ("critical", 1), ("overdamped", 1.5)]
    return kinds.map { evaluation($0, dampingRatio: $1) }
      + kinds.map { settling($0, dampingRatio: $1) }
  }

  /// Evaluates the position of a spring.
  private static func evaluation(_ kind: String, dampingRatio: Double) -> Workload {
    Workload("Spring/evaluate-\(kind)", operations: 1000) {
      Spring(response: 0.3, dampingRatio: dampingRatio)
    } body: { spring in
      let start = Spring.State(value: 0, velocity: 1)
      var sum = 0.0
      for step in 0..<1000 {
        sum += spring.state(at: Double(step) * 0.000_5, from: start, to: 1).value
      }
      keep(sum)
    }
  }

  /// Starts animations, which computes their settling time.
  private static func settling(_ kind: String, dampingRatio: Double) -> Workload {
    Workload("Spring/settling-time-\(kind)", operations: 1000) {
      Spring(response: 0.3, dampingRatio: dampingRatio)
    } body: { spring in
      var value = Animated(0)
      for step in 0..<1000 {
        let time = Instant(seconds: Double(step) * 0.05)
        value.animate(to: step.isMultiple(of: 2) ? 1 : 0, with: spring, at: time)
      }
      keep(value)
    }
  }
}
