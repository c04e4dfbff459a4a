import Canvas

extension Workload {
  static var shadow: [Workload] {
    [
      Workload("Shadow/cold", operations: 10, state: Easel.forgetful) { easel in
        for _ in 0..<10 { draw(on: easel) }
      },
      Workload("Shadow/warm", operations: 1000) {
        try Easel(masks: MaskCache())
      } body: { easel in
        for _ in 0..<1000 { draw(on: easel) }
      },
    ]
  }

  /// The shadow of a pill, which is not a sprite.
  private static func draw(on easel: Easel) {
    let pill = RoundedRectangle(
      Rect(x: 20, y: 20, width: 120, height: 28), radius: 7, curve: .continuous)
    easel.painter.drawShadow(Easel.shadows.soft, of: pill)
  }
}
