import Canvas
import Controls

/// The images of an example, each as it is and with its name, on a card under a caption.
final class ImageStrip: Node {
  /// pt. chosen
  private enum Metrics {
    static let caption = Font(size: 12, weight: .semibold)
    static let captionHeight = 23.0
    static let name = Font(size: 13)
    static let row = 56.0
    static let imageColumn = 44.0
  }

  private let pictures: [(name: String, image: Image)]

  init(_ art: ButtonArt) {
    // Without memory for an image it is left out.
    pictures = ((try? art.pictures()) ?? []).compactMap { picture in
      (try? Image(picture.image, scale: art.scale)).map { (art.fileName(picture.name), $0) }
    }
  }

  override var elevatesChildren: Bool { true }

  override var semantics: Semantics? {
    Semantics(role: .staticText, label: pictures.map(\.name).joined(separator: ", "))
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(available.width, Metrics.captionHeight + Double(pictures.count) * Metrics.row)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let isMirrored = context.direction == .rightToLeft
    func placed(_ x: Double, _ width: Double) -> Double {
      isMirrored ? frame.width - x - width : x
    }
    func write(_ text: String, _ font: Font, from x: Double, middle y: Double, _ color: Color) {
      let line = Text(text, font: font, maximumWidth: max(0, frame.width - x - Card.padding))
      let size = context.text.size(of: line)
      painter.draw(line, at: Point(placed(x, size.width), y - size.height / 2), color: color)
    }
    let theme = context.theme
    write("The images", Metrics.caption, from: Card.padding, middle: 7, theme.secondaryLabel)
    let card = Rect(
      x: 0, y: Metrics.captionHeight, width: frame.width,
      height: Double(pictures.count) * Metrics.row)
    let shape = RoundedRectangle(card, radius: Card.cornerRadius, curve: .continuous)
    painter.drawShadow(theme.cardShadow, of: shape)
    painter.fill(shape, color: theme.card)
    for (index, picture) in pictures.enumerated() {
      let middle = card.minY + (Double(index) + 0.5) * Metrics.row
      let size = picture.image.size
      let x = Card.padding + (Metrics.imageColumn - size.width) / 2
      painter.draw(
        picture.image,
        in: Rect(origin: Point(placed(x, size.width), middle - size.height / 2), size: size))
      write(
        picture.name, Metrics.name, from: Card.padding + Metrics.imageColumn + 16, middle: middle,
        theme.label)
    }
  }
}
