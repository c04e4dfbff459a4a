import Canvas

extension CurveGraph {
  struct Content: Hashable {
    var window: CurveWindow
    var time: Instant
    var now: Instant
    var isPast: Bool
    var quantity: String
    var unit: String
    var values: [Double]
    var velocities: [Double]
    /// Empty if the control has the spec's spring.
    var specValues: [Double]
    var value: Double
    var velocity: Double
    var marks: [Mark]
    /// The positions that were measured on a film.
    var dots: [Dot] = []
    /// The overshoot and the settling time of the spring; empty for a timed animation.
    var summary: [String] = []
  }

  struct Dot: Hashable {
    var time: Instant
    var value: Double
  }

  struct Mark: Hashable {
    var time: Instant
    var name: String
  }
}
