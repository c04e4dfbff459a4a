/// The edges at both ends of a control, without straight lines along it, of which the rows of any
/// list have enough.
struct ControlEnds {
  /// Weights with their places; their sum along each line is 0, so that a straight line adds
  /// nothing.
  private let ends: [[(x: Int, y: Int, value: Float)]]

  /// The least part of the edges of an end that a screenshot shows. chosen
  ///
  /// Between 0.02, the most that was measured without the control, and 0.17, the least with a
  /// disabled one that was searched as an enabled one.
  private static let leastPart: Float = 0.08

  /// The first and the last third of a control's longer side.
  init(_ edges: ReducedEdges) {
    let isWide = edges.width >= edges.height
    let (length, breadth) = isWide ? (edges.width, edges.height) : (edges.height, edges.width)
    let third = max(1, length / 3)
    ends = [0, length - third].map { start in
      (0..<breadth).flatMap { line in
        let places = (start..<(start + third)).map { isWide ? (x: $0, y: line) : (x: line, y: $0) }
        let values = places.map { edges.values[$0.y * edges.width + $0.x] }
        let mean = values.reduce(0, +) / Float(third)
        return zip(places, values).map { (x: $0.x, y: $0.y, value: $1 - mean) }
      }
    }
  }

  /// Whether a picture shows both ends, with the top left corner of the control at a place.
  func isShown(in edges: ReducedEdges, x: Int, y: Int) -> Bool {
    ends.allSatisfy { end in
      var (product, squares): (Float, Float) = (0, 0)
      for weight in end {
        product += weight.value * edges.values[(y + weight.y) * edges.width + x + weight.x]
        squares += weight.value * weight.value
      }
      return product >= Self.leastPart * squares
    }
  }
}
