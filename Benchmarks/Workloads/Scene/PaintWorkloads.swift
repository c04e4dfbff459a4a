import Canvas
import Controls

extension Workload {
  /// Paints a recorded control and its background with a filled mask cache.
  static var paint: [Workload] {
    ControlKind.allCases.flatMap { kind in
      [1, 2].map { scale in
        Workload("Paint/\(kind)-\(scale)x", operations: 100) {
          let window = try HeadlessWindow(
            kind.makeControl(), size: kind.size, scale: Double(scale))
          window.frame()
          return window
        } body: { window in
          for _ in 0..<100 { window.paintAll() }
        }
      }
    } + [
      Workload("Paint/gallery-2x") {
        let window = try HeadlessWindow(
          Gallery(), size: Gallery.size, scale: 2, background: .groupedPage)
        window.frame()
        return window
      } body: { window in
        window.paintAll()
      }
    ]
  }
}
