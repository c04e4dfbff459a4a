import Canvas

extension Workload {
  static var sprite: [Workload] {
    [
      Workload("Sprite/thumb-cold", operations: 10, state: PaintTarget.uncached) { target in
        for _ in 0..<10 { target.paintThumb() }
      },
      Workload("Sprite/thumb-warm", operations: 1000) {
        try PaintTarget(masks: MaskCache())
      } body: { target in
        for _ in 0..<1000 { target.paintThumb() }
      },
      Workload("Sprite/stretching-thumb", operations: 64) {
        let target = try PaintTarget(masks: MaskCache())
        var run = 0
        return PreparedWorkload {
          run += 1
          for step in 0..<64 {
            // A new color for each run: the caps are cached for all colors, but sprites for one.
            let color = Color(red: 1, green: 1, blue: 1 - Double(run) * 1e-6)
            target.paintThumb(width: 27 + Double(step) / 16, color: color)
          }
        }
      },
    ]
  }
}
