import Canvas

extension Workload {
  static var sprite: [Workload] {
    [
      Workload("Sprite/thumb-cold", operations: 10, state: Easel.forgetful) { easel in
        for _ in 0..<10 { easel.paintThumb() }
      },
      Workload("Sprite/thumb-warm", operations: 1000) {
        try Easel(masks: MaskCache())
      } body: { easel in
        for _ in 0..<1000 { easel.paintThumb() }
      },
      Workload("Sprite/stretching-thumb", operations: 64) {
        let easel = try Easel(masks: MaskCache())
        var run = 0
        return Trial {
          run += 1
          for step in 0..<64 {
            // Ends are the same for every colour; a sprite is not.
            let color = Color(red: 1, green: 1, blue: 1 - Double(run) * 1e-6)
            easel.paintThumb(width: 27 + Double(step) / 16, color: color)
          }
        }
      },
    ]
  }
}
