import Canvas
import Controls

extension Workload {
  static var hitTest: [Workload] {
    [1, 1000, 10_000].map { count in
      Workload("HitTest/among-\(count)", operations: 1000) {
        let grid = Grid(count: count)
        let stage = try Stage(grid, size: grid.size, scale: 1)
        stage.frame()
        return Trial {
          var generator = SeededGenerator(seed: 11)
          for _ in 0..<1000 {
            let point = Point(
              .random(in: 0..<grid.size.width, using: &generator),
              .random(in: 0..<grid.size.height, using: &generator))
            keep(stage.scene.hitTest(point))
          }
        }
      }
    }
  }
}
