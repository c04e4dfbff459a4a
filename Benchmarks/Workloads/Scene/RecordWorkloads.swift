import Canvas
import Controls

extension Workload {
  /// Records a control whose appearance has not changed.
  static var record: [Workload] {
    ControlKind.allCases.map { kind in
      Workload("Record/\(kind)", operations: 100) {
        let control = kind.makeControl()
        let window = try HeadlessWindow(control, size: kind.size, scale: 1)
        window.frame()
        return PreparedWorkload {
          for _ in 0..<100 {
            control.invalidate(.paint, reason: "benchmark")
            keep(window.update())
          }
        }
      }
    }
  }
}
