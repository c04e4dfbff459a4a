import Canvas
import Controls

/// An image with its file's name, what it is for, and how large it is.
final class ImageRow: Node {
  /// pt. design: playground, the mock of custom appearance
  private enum Metrics {
    static let name = Font(size: 13)
    static let note = Font(size: 11)
    static let size = Font(size: 12, figures: .tabular)
    static let height = 54.0
    static let imageColumn = 34.0
    static let gap = 10.0
    static let line = 16.0
  }

  private let image: Image
  private let name: String
  private let note: String

  /// - Parameters:
  ///   - image: shown as it is.
  ///   - name: of its file.
  ///   - note: what it is for.
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
    let isMirrored = context.direction == .rightToLeft
    func placed(_ x: Double, _ width: Double) -> Double {
      isMirrored ? frame.width - x - width : x
    }
    let size = image.size
    painter.draw(
      image,
      in: Rect(
        x: placed((Metrics.imageColumn - size.width) / 2, size.width),
        y: (frame.height - size.height) / 2, width: size.width, height: size.height))
    let theme = context.theme
    let extent = Text(sizeText, font: Metrics.size)
    let extentSize = context.text.size(of: extent)
    painter.draw(
      extent,
      at: Point(
        placed(frame.width - extentSize.width, extentSize.width),
        (frame.height - extentSize.height) / 2), color: theme.annotation)
    let x = Metrics.imageColumn + Metrics.gap
    let half = Metrics.line / 2 * max(1, context.textScale)
    let room = max(0, frame.width - x - extentSize.width - Metrics.gap)
    for (text, color, y) in [
      (Text(name, font: Metrics.name, maximumWidth: room), theme.label, -half),
      (Text(note, font: Metrics.note, maximumWidth: room), theme.annotation, half + 1),
    ] {
      let size = context.text.size(of: text)
      painter.draw(
        text, at: Point(placed(x, size.width), frame.height / 2 + y - size.height / 2),
        color: color)
    }
  }
}
