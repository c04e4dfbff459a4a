import Canvas

extension Workload {
  /// Frames of a held switch of glass that is dragged to the other side and back, in a second each.
  static var lens: [Workload] {
    [2, 4].map { scale in
      Workload("Lens/held-switch-\(Int(scale))x", operations: 120) {
        try LensTarget(scale: scale)
      } body: { target in
        for frame in 0..<120 {
          // Smooth from end to end: a cubic, and its velocity.
          let time = Double(frame % 60) / 60
          let way = time * time * (3 - 2 * time)
          target.paint(
            position: frame < 60 ? way : 1 - way, velocity: 6 * time * (1 - time))
        }
      }
    }
  }
}
