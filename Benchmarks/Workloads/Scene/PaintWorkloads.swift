import Canvas
import Controls

extension Workload {
  /// A control that is recorded is painted with its background, all masks at hand.
  static var paint: [Workload] {
    Specimen.allCases.flatMap { specimen in
      [1, 2].map { scale in
        Workload("Paint/\(specimen)-\(scale)x", operations: 100) {
          let stage = try Stage(
            specimen.makeControl(), size: specimen.size, scale: Double(scale))
          stage.frame()
          return stage
        } body: { stage in
          for _ in 0..<100 { stage.paintAll() }
        }
      }
    } + [
      Workload("Paint/gallery-2x") {
        let stage = try Stage(
          Gallery(), size: Gallery.size, scale: 2, background: .groupedPage)
        stage.frame()
        return stage
      } body: { stage in
        stage.paintAll()
      }
    ]
  }
}
