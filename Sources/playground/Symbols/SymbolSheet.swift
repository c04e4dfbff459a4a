import Canvas
import Controls

/// All symbols on one page, each at the sizes of the controls, with its name.
struct SymbolSheet {
  /// The boxes that symbols are given, pt: as they are drawn, then regular, small and mini.
  /// spec: hig-segmented-controls, Specifications
  static let boxes = [Size(20, 20), Size(17, 17), Size(14, 13), Size(12, 11)]

  /// pt. chosen
  var cell = Size(210, 36)
  var columns = 3
  var margin = 16.0

  var theme = Theme.light

  var size: Size {
    let rows = (Symbol.all.count + columns - 1) / columns
    return Size(
      Double(columns) * cell.width + 2 * margin, Double(rows) * cell.height + 2 * margin)
  }

  func picture(scale: Double) throws -> Bitmap {
    try Bitmap(size, scale: scale) { painter in
      painter.fill(Rect(origin: .zero, size: size), color: theme.page)
      for (index, symbol) in Symbol.all.enumerated() {
        let origin = Point(
          margin + Double(index % columns) * cell.width,
          margin + Double(index / columns) * cell.height)
        paint(symbol, at: origin, with: painter)
      }
    }
  }

  private func paint(_ symbol: Symbol, at origin: Point, with painter: any Painter) {
    var x = origin.x
    for box in Self.boxes {
      let frame = Rect(
        x: x, y: origin.y + (cell.height - box.height) / 2, width: box.width, height: box.height)
      Icon.symbol(symbol).paint(with: painter, in: frame, color: theme.label)
      x += box.width + 12
    }
    painter.draw(
      Text(symbol.name, font: Font(size: 13)), at: Point(x, origin.y + 10),
      color: theme.secondaryLabel)
  }
}
