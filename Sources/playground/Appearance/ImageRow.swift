import Canvas
import Controls

final class ImageRow: Node {
  /// In points. chosen
  private enum Metrics {
    static let height = 54.0
    static let imageColumn = 34.0
    static let gap = 10.0
    static let textStart = imageColumn + gap
    static let line = 16.0
    static let name = Font(size: 13)
    static let note = Font(size: 11)
  }

  private let image: Image
  private let name: String
  private let note: String

  init(_ image: Image, name: String, note: String) {
    self.image = image
    self.name = name
    self.note = note
  }

  private var sizeText: String { "\(Int(image.size.width)) × \(Int(image.size.height))" }

  private var sizeLine: Text { Text(sizeText, font: Font(size: 12, figures: .tabular)) }

  override var semantics: Semantics? {
    Semantics(role: .staticText, label: name, value: .text("\(note), \(sizeText) points"))
  }

  private func room(in width: Double, _ measuring: any TextMeasuring) -> Double {
    max(0, width - Metrics.textStart - Metrics.gap - measuring.size(of: sizeLine).width)
  }

  private func noteLines(in width: Double, _ measuring: any TextMeasuring) -> [Text] {
    let room = room(in: width, measuring)
    return measuring.texts(of: note, font: Metrics.note, width: room)
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let further = Double(noteLines(in: available.width, context.text).count - 1)
    return Size(available.width, (Metrics.height + further * Metrics.line) * context.growth)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let size = image.size
    let place = Rect(x: (Metrics.imageColumn - size.width) / 2, midY: frame.height / 2, size: size)
    painter.draw(image, in: context.direction.place(place, in: frame.width))
    let theme = context.theme
    painter.draw(sizeLine, upTo: frame.width, in: bounds, color: theme.annotation, context)
    let lines = noteLines(in: frame.width, context.text)
    let line = Metrics.line * context.growth
    let title = Text(
      name, font: Metrics.name, maximumWidth: room(in: frame.width, context.text))
    var y = (frame.height - Double(lines.count) * line) / 2
    painter.draw(
      title, from: Metrics.textStart, in: bounds, midY: y, color: theme.label, context)
    for text in lines {
      y += line
      painter.draw(
        text, from: Metrics.textStart, in: bounds, midY: y + 1, color: theme.annotation, context)
    }
  }
}
