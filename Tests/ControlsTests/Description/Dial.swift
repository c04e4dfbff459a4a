import Controls

/// A control of another package, as in the comment of ``DescribedControl``.
final class Dial: Control {
  var angle: Double

  init(angle: Double, label: String) {
    self.angle = angle
    super.init(label: label)
  }
}

extension Dial: DescribedControl {
  static let description = ControlDescription(
    name: "dial", title: "Dial", make: { Dial(angle: 30, label: "Balance") },
    properties: [
      .init("angle", \Dial.angle, in: .state, editor: .slider({ _ in 0...360 }), help: "Degrees.")
    ])
}
