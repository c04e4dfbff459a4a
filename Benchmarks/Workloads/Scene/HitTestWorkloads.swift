import Canvas
import Controls

extension Workload {
  static var hitTest: [Workload] {
    [1, 1000, 10_000].map { count in
      Workload("HitTest/among-\(count)", operations: 1000) {
        let grid = Grid(count: count)
        let window = try HeadlessWindow(grid, size: grid.size, scale: 1)
        window.frame()
        return PreparedWorkload {
          var generator = SeededGenerator(seed: 11)
          for _ in 0..<1000 {
            let point = Point(
              .random(in: 0..<grid.size.width, using: &generator),
              .random(in: 0..<grid.size.height, using: &generator))
            keep(window.scene.hitTest(point))
          }
        }
      }
    }
  }
}
