import Canvas
import Controls

final class ImageRow: Node {
  /// In points. design: playground, the mock of custom appearance
  private enum Metrics {
    static let height = 54.0
    static let imageColumn = 34.0
    static let gap = 10.0
    static let line = 16.0
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

  override var semantics: Semantics? {
    Semantics(role: .staticText, label: name, value: .text("\(note), \(sizeText) points"))
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(available.width, Metrics.height * context.growth)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let size = image.size
    let place = Rect(x: (Metrics.imageColumn - size.width) / 2, midY: frame.height / 2, size: size)
    painter.draw(image, in: context.direction.place(place, in: frame.width))
    let theme = context.theme
    let extent = painter.draw(
      Text(sizeText, font: Font(size: 12, figures: .tabular)), upTo: frame.width, in: bounds,
      color: theme.annotation, context)
    let x = Metrics.imageColumn + Metrics.gap
    let half = Metrics.line / 2 * context.growth
    let room = max(0, frame.width - x - extent.width - Metrics.gap)
    for (text, color, y) in [
      (Text(name, font: Font(size: 13), maximumWidth: room), theme.label, -half),
      (Text(note, font: Font(size: 11), maximumWidth: room), theme.annotation, half + 1),
    ] {
      painter.draw(text, from: x, in: bounds, midY: frame.height / 2 + y, color: color, context)
    }
  }
}
