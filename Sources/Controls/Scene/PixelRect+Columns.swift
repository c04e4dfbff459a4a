import Canvas

extension PixelRect {
  /// What is left of a strip (px) beside rectangles that lie across it.
  ///
  /// A region joins rectangles that overlap, and a tall one across a wide one would make it all that
  /// both lie in.
  ///
  /// - Parameter others: px; those that meet the strip grow by the strip's rows.
  func without(columnsOf others: inout [PixelRect]) -> [PixelRect] {
    var rest = [self]
    for index in others.indices where others[index].intersects(self) {
      let other = others[index]
      others[index] = PixelRect(
        minX: other.minX, minY: min(other.minY, minY), maxX: other.maxX,
        maxY: max(other.maxY, maxY))
      rest = rest.flatMap { part in
        [
          PixelRect(minX: part.minX, minY: minY, maxX: min(part.maxX, other.minX), maxY: maxY),
          PixelRect(minX: max(part.minX, other.maxX), minY: minY, maxX: part.maxX, maxY: maxY),
        ].filter { !$0.isEmpty }
      }
    }
    return rest
  }
}
