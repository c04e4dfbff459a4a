import Canvas

extension Workload {
  static var region: [Workload] {
    [4, 100, 1000].map { count in
      Workload("Region/add-\(count)", operations: 100) {
        rects(count)
      } body: { rects in
        var region = Region()
        for _ in 0..<100 {
          region = Region()
          for rect in rects { region.add(rect) }
        }
        keep(region)
      }
    }
  }

  /// Random rectangles of the size of controls in a large window.
  private static func rects(_ count: Int) -> [PixelRect] {
    var generator = SeededGenerator(seed: 7)
    return (0..<count).map { _ in
      PixelRect(
        x: .random(in: 0..<1900, using: &generator), y: .random(in: 0..<1000, using: &generator),
        width: .random(in: 8..<80, using: &generator),
        height: .random(in: 8..<50, using: &generator))
    }
  }
}
