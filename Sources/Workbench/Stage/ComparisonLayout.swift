import Canvas
import Controls

/// The places of two views beside or above each other, whichever allows the larger magnification.
struct ComparisonLayout {
  /// The height of a caption above a view, in points. chosen
  static let captionHeight = 24.0

  /// The largest magnification.
  let largest: Int

  private let sizes: [Size]
  private let area: Rect
  private let isBeside: Bool

  /// - Parameters:
  ///   - sizes: The sizes of the views at a magnification of 1, in points.
  ///   - limit: The limit of the magnification.
  init(_ sizes: [Size], in area: Rect, limit: Int) {
    self.sizes = sizes
    self.area = area
    let width = sizes.map(\.width).max() ?? 0
    let height = sizes.map(\.height).max() ?? 0
    func largest(columns: Int, rows: Int) -> Int {
      let factor = (1...max(limit, 1)).last { factor in
        Double(factor * columns) * width <= area.width
          && (Double(factor) * height + Self.captionHeight) * Double(rows) <= area.height
      }
      return factor ?? 1
    }
    let (beside, above) = (
      largest(columns: sizes.count, rows: 1), largest(columns: 1, rows: sizes.count)
    )
    isBeside = beside >= above
    self.largest = max(beside, above)
  }

  func frames(magnifiedBy factor: Double, _ direction: LayoutDirection) -> [Rect] {
    let count = Double(sizes.count)
    return sizes.enumerated().map { index, size in
      let place = (Double(index) + 0.5) / count
      let center =
        isBeside
        ? Point(area.minX + place * area.width, area.midY)
        : Point(area.midX, area.minY + place * area.height)
      let frame = Rect(
        center: Point(center.x, center.y + Self.captionHeight / 2),
        size: Size(size.width * factor, size.height * factor))
      return direction.place(frame, in: area.width)
    }
  }
}
