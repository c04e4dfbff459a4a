import Canvas

extension Workload {
  static var shadow: [Workload] {
    [
      Workload("Shadow/cold", operations: 10, state: PaintTarget.uncached) { target in
        for _ in 0..<10 { draw(on: target) }
      },
      Workload("Shadow/warm", operations: 1000) {
        try PaintTarget(masks: MaskCache())
      } body: { target in
        for _ in 0..<1000 { draw(on: target) }
      },
    ]
  }

  /// Draws the shadow of a pill, which is not cached as a sprite.
  private static func draw(on target: PaintTarget) {
    let pill = RoundedRectangle(
      Rect(x: 20, y: 20, width: 120, height: 28), radius: 7, curve: .continuous)
    target.painter.drawShadow(PaintTarget.shadows.soft, of: pill)
  }
}
