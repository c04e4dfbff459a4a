import Canvas
import Controls

extension Workload {
  /// A control is asked what it looks like, and it looks the same.
  static var record: [Workload] {
    Specimen.allCases.map { specimen in
      Workload("Record/\(specimen)", operations: 100) {
        let control = specimen.makeControl()
        let stage = try Stage(control, size: specimen.size, scale: 1)
        stage.frame()
        return Trial {
          for _ in 0..<100 {
            control.invalidate(.paint, reason: "benchmark")
            keep(stage.update())
          }
        }
      }
    }
  }
}
