struct FrameSample: Hashable {
  enum Phase: Int, CaseIterable {
    case input, motion, record, paint, present

    var title: String { "\(self)".sentenceCased }
  }

  /// Seconds of each phase, in their order.
  var phases: [Double]

  /// The share of the window's pixels, 0 to 1.
  var damage: Double

  /// Whether the frame is the first after an idle time.
  var endsRest: Bool

  var cost: Double { phases.reduce(0, +) }
}
