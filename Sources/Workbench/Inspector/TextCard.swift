import Canvas
import Controls

final class TextCard: Node {
  struct Row: Hashable {
    var name: String
    var text: String
  }

  /// pt. chosen
  private enum Metrics {
    static let nameFont = Font(size: 12)
    static let textFont = Font(size: 13)
    static let padding = 16.0
    static let rowPadding = 10.0
    static let nameSpacing = 2.0
    static let lineSpacing = 2.0
  }

  var rows: [Row] { didSet { changed(rows, from: oldValue, [.layout, .paint], "text") } }

  init(_ rows: [Row]) { self.rows = rows }

  override var elevatesChildren: Bool { true }

  override var semantics: Semantics? {
    Semantics(
      role: .group, label: "",
      parts: rows.map { Semantics(role: .staticText, label: $0.name, value: .text($0.text)) })
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(
      available.width,
      layOut(width: available.width, context.text, context.direction) { _, _, _ in })
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    painter.drawCard(bounds, theme: context.theme)
    var previous = 0.0
    _ = layOut(width: frame.width, context.text, context.direction) { text, place, isName in
      if isName, previous > 0 {
        painter.drawHairline(
          from: Point(Metrics.padding, place.y - Metrics.rowPadding),
          length: frame.width - 2 * Metrics.padding, theme: context.theme)
      }
      previous = place.y
      painter.draw(
        text, at: place, color: isName ? context.theme.annotation : context.theme.label)
    }
  }

  /// Calls a closure with each line, its place, and whether it is a name; returns the total height.
  private func layOut(
    width: Double, _ measuring: any TextMeasuring, _ direction: LayoutDirection,
    _ body: (Text, Point, Bool) -> Void
  ) -> Double {
    let room = max(0, width - 2 * Metrics.padding)
    var y = 0.0
    func line(_ string: String, _ font: Font, isName: Bool) {
      let text = Text(string, font: font, maximumWidth: room)
      let size = measuring.size(of: text)
      body(text, Point(direction.x(Metrics.padding, width: size.width, in: width), y), isName)
      y += size.height
    }
    for row in rows {
      y += Metrics.rowPadding
      line(row.name, Metrics.nameFont, isName: true)
      y += Metrics.nameSpacing
      for (index, part) in measuring.lines(of: row.text, font: Metrics.textFont, width: room)
        .enumerated()
      {
        if index > 0 { y += Metrics.lineSpacing }
        line(part, Metrics.textFont, isName: false)
      }
      y += Metrics.rowPadding
    }
    return y
  }
}
