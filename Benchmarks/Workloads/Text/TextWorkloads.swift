import Canvas

extension Workload {
  static var text: [Workload] {
    [
      Workload("Text/set-cold", operations: 50) {
        let engine = TextEngine()
        var number = 100_000
        return PreparedWorkload {
          for _ in 0..<50 {
            number += 1
            keep(engine.size(of: line("Personal Hotspot \(number)")))
          }
        }
      },
      Workload("Text/set-warm", operations: 1000) {
        TextEngine()
      } body: { engine in
        let line = line("Personal Hotspot")
        for _ in 0..<1000 { keep(engine.size(of: line)) }
      },
      Workload("Text/draw", operations: 100) {
        try PaintTarget(masks: MaskCache())
      } body: { target in
        let line = line("Personal Hotspot")
        for _ in 0..<100 { target.painter.draw(line, at: Point(20, 20), color: .black) }
      },
    ]
  }

  private static func line(_ string: String) -> Text { Text(string, font: Font(size: 15)) }
}
