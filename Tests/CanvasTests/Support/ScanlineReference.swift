@testable import Canvas

/// A reference for the rasterizer that computes coverage from fine scanlines and their exact
/// crossings with the outline.
enum ScanlineReference {
  static let lines = 256

  /// - Parameter path: In px, filled by the nonzero winding rule.
  static func coverage(of path: Path, width: Int, height: Int) -> [Double] {
    var result = [Double](repeating: 0, count: width * height)
    let edges = path.flattened { _ in 24 }.contours.joined().compactMap { segment in
      let (from, to) = (segment.point(at: 0), segment.point(at: 1))
      return from.y == to.y ? nil : (from, to)
    }
    for line in 0..<(height * lines) {
      let y = (Double(line) + 0.5) / Double(lines)
      var crossings: [(x: Double, step: Int)] = []
      for (from, to) in edges where (from.y <= y) != (to.y <= y) {
        let x = from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y)
        crossings.append((x, from.y < to.y ? 1 : -1))
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for (index, crossing) in crossings.enumerated() {
        winding += crossing.step
        if winding == 0 { continue }
        let end = crossings[index + 1].x
        for x in max(0, Int(crossing.x))..<min(width, Int(end) + 1) {
          let part = min(end, Double(x + 1)) - max(crossing.x, Double(x))
          result[line / lines * width + x] += max(0, part) / Double(lines)
        }
      }
    }
    return result
  }
}
