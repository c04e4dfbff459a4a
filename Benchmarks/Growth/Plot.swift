import Canvas
import Controls

#if canImport(Glibc)
import Glibc
#endif

/// A line plot with logarithmic axes.
struct Plot {
  struct Series {
    var name: String
    var color: Color
    var points: [Point]
  }

  var title: String
  var horizontalTitle: String
  var verticalTitle: String
  var series: [Series]

  /// The ticks of the horizontal axis, with labels.
  var columns: [(value: Double, name: String)]
  /// The ticks of the vertical axis, with labels.
  var rows: [(value: Double, name: String)]

  /// A horizontal line for an upper limit, with a label.
  var limit: (value: Double, name: String)?
}

extension Plot {
  private enum Metrics {
    static let size = Size(760, 440)
    static let area = Rect(minX: 64, minY: 64, maxX: 600, maxY: 384)
    static let dotRadius = 3.5
    static let lineWidth = 2.0
    static let titleFont = Font(size: 15, weight: .semibold)
    static let font = Font(size: 12, weight: .regular)
  }

  private enum Palette {
    static let ink = Color(hex: 0x1C1C1E)
    static let faint = Color(hex: 0x6C6C70)
    static let grid = Color(hex: 0xE5E5EA)
    static let limit = Color(hex: 0xFF3B30)
  }

  /// Paints the plot into a bitmap.
  ///
  /// - Parameter scale: Pixels per point.
  func picture(scale: Double) throws -> Bitmap {
    let text = TextEngine()
    text.scale = scale
    let bitmap = try Bitmap(
      width: Int((Metrics.size.width * scale).rounded(.up)),
      height: Int((Metrics.size.height * scale).rounded(.up)))
    let painter = CairoPainter(target: bitmap, scale: scale, masks: MaskCache(), text: text)
    paint(with: painter, text: text)
    return bitmap
  }

  private func paint(with painter: any Painter, text: any TextMeasuring) {
    painter.fillAligned(Rect(origin: .zero, size: Metrics.size), color: .white)
    let area = Metrics.area
    func write(_ string: String, _ font: Font, _ color: Color, _ place: (Size) -> Point) {
      let line = Text(string, font: font)
      painter.draw(line, at: place(text.size(of: line)), color: color)
    }
    write(title, Metrics.titleFont, Palette.ink) { _ in Point(24, 16) }
    write(verticalTitle, Metrics.font, Palette.faint) { _ in Point(24, 38) }
    write(horizontalTitle, Metrics.font, Palette.faint) {
      Point(area.midX - $0.width / 2, area.maxY + 28)
    }
    for row in rows {
      let y = place(Point(columns.first?.value ?? 1, row.value)).y
      painter.fillAligned(
        Rect(x: area.minX, y: y, width: area.width, height: 1), color: Palette.grid)
      write(row.name, Metrics.font, Palette.faint) {
        Point(area.minX - 8 - $0.width, y - $0.height / 2)
      }
    }
    for column in columns {
      let x = place(Point(column.value, rows.first?.value ?? 1)).x
      painter.fillAligned(Rect(x: x, y: area.maxY, width: 1, height: 4), color: Palette.grid)
      write(column.name, Metrics.font, Palette.faint) { Point(x - $0.width / 2, area.maxY + 8) }
    }
    if let limit {
      let y = place(Point(columns.first?.value ?? 1, limit.value)).y
      painter.fillAligned(
        Rect(x: area.minX, y: y, width: area.width, height: 1),
        color: Palette.limit.opacity(0.5))
      write(limit.name, Metrics.font, Palette.limit) { Point(area.minX + 8, y - $0.height) }
    }
    for line in series { paint(line, with: painter, write: write) }
  }

  private func paint(
    _ line: Series, with painter: any Painter,
    write: (String, Font, Color, (Size) -> Point) -> Void
  ) {
    let places = line.points.map(place)
    for (start, end) in zip(places, places.dropFirst()) {
      var path = Path()
      path.move(to: start)
      path.addLine(to: end)
      painter.stroke(path, Stroke(width: Metrics.lineWidth, cap: .round), color: line.color)
    }
    let radius = Metrics.dotRadius
    for place in places {
      painter.fill(
        .capsule(Rect(center: place, size: Size(2 * radius, 2 * radius))), color: line.color)
    }
    if let last = places.last {
      write(line.name, Metrics.font, line.color) { Point(last.x + 10, last.y - $0.height / 2) }
    }
  }

  /// The position of a data point in the picture, in points.
  private func place(_ point: Point) -> Point {
    func part(_ value: Double, _ ticks: [Double]) -> Double {
      guard let first = ticks.first, let last = ticks.last, first < last else { return 0 }
      return (log(max(value, first)) - log(first)) / (log(last) - log(first))
    }
    let area = Metrics.area
    return Point(
      area.minX + area.width * part(point.x, columns.map(\.value)),
      area.maxY - area.height * part(point.y, rows.map(\.value)))
  }
}
