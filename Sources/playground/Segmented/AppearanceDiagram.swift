import Canvas
import Controls

/// A diagram for the guide: the images of a segmented control, and their effect on titles.
final class AppearanceDiagram: Node {
  enum Subject: String, CaseIterable {
    case images
    case cause
  }

  // pt; all chosen.
  static let size = Size(700, 220)
  private static let box = Rect(x: 50, y: 78, width: 600, height: 56)
  private static let end = 28.0
  private static let divider = 48.0
  private static let font = Font(size: 13)
  private static let titles = ["first", "second", "third"]

  private static let ends = (left: Color(hex: 0x2C6BD6), right: Color(hex: 0x123C86))
  private static let middle = Color(hex: 0x9CC2F8)
  private static let dividers = Color(hex: 0xF0A33A)
  private static let mark = Color(hex: 0xD43A2F)

  private let subject: Subject
  private let control: SegmentedControl

  init(_ subject: Subject) throws {
    self.subject = subject
    control = SegmentedControl(subject == .images ? ["", "", ""] : Self.titles)
    var appearance = SegmentedAppearance()
    appearance.setBackgroundImage(try Self.background(), for: .normal)
    appearance.setDividerImage(
      try Self.image(width: Self.divider) { painter in
        painter.fill(
          Rect(x: 0, y: 0, width: Self.divider, height: Self.box.height), color: Self.dividers)
      }, left: .normal, right: .normal)
    appearance.setTitleColor(.black, for: .normal)
    appearance.contentReference = .segment
    control.appearance = appearance
    super.init()
    addChild(control)
  }

  static func picture(_ subject: Subject, scale: Double) throws -> Bitmap {
    let scene = Scene(try AppearanceDiagram(subject), background: .page)
    let text = TextEngine()
    scene.show(size: size, scale: scale, at: PictureOptions.atRest, text: text)
    return try scene.picture(format: .opaque, text: text)
  }

  private static func image(width: Double, _ paint: (any Painter) -> Void) throws -> Image {
    try Image(Bitmap(Size(width, box.height), scale: 1, paint: paint))
  }

  private static func background() throws -> Image {
    let width = 2 * end + 1
    return try image(width: width) { painter in
      painter.fill(Rect(x: 0, y: 0, width: end, height: box.height), color: ends.left)
      painter.fill(Rect(x: end, y: 0, width: 1, height: box.height), color: middle)
      painter.fill(Rect(x: end + 1, y: 0, width: end, height: box.height), color: ends.right)
    }
  }

  override func layout(in context: LayoutContext) {
    control.frame = Self.box
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    switch subject {
    case .images: paintImages(with: painter, context)
    case .cause: paintCause(with: painter, context)
    }
  }

  // MARK: Where each part goes

  private func paintImages(with painter: any Painter, _ context: PaintContext) {
    let box = Self.box
    let button = box.width / 3
    let words = [
      ("left part", box.minX + Self.end / 2), ("stretched column", box.minX + button / 2),
      ("divider", box.minX + button), ("stretched column", box.midX),
      ("divider", box.minX + 2 * button), ("stretched column", box.maxX - button / 2),
      ("right part", box.maxX - Self.end / 2),
    ]
    for (index, (word, x)) in words.enumerated() {
      let isHigh = index % 2 == 0
      write(word, centeredAt: Point(x, isHigh ? 30 : 54), context, with: painter)
      line(
        Rect(x: x, y: isHigh ? 40 : 64, width: 1, height: box.minY - (isHigh ? 42 : 66)), context,
        with: painter)
    }
    let sample = Rect(x: box.midX - 150, y: 150, width: 2 * Self.end + 1, height: 36)
    func part(_ x: Double, _ width: Double, _ color: Color) {
      painter.fill(
        Rect(x: sample.minX + x, y: sample.minY, width: width, height: sample.height), color: color)
    }
    part(0, Self.end, Self.ends.left)
    part(Self.end, 1, Self.middle)
    part(Self.end + 1, Self.end, Self.ends.right)
    write(
      "background: two ends and one column", centeredAt: Point(sample.midX, 202), context,
      with: painter)
    let divider = Rect(x: box.midX + 100, y: 150, width: Self.divider, height: 36)
    painter.fill(divider, color: Self.dividers)
    write("divider: as it is", centeredAt: Point(divider.midX, 202), context, with: painter)
  }

  // MARK: Why titles are out of line

  private func paintCause(with painter: any Painter, _ context: PaintContext) {
    let box = Self.box
    let button = box.width / 3
    let segment = button - Self.divider
    for index in 0..<3 {
      let left = box.minX + Double(index) * button
      bracket(from: left, to: left + button, y: 62, "button: W / n", above: true, context, painter)
      let start =
        index == 0 ? box.minX : index == 2 ? box.maxX - segment : left + Self.divider / 2
      bracket(
        from: start, to: start + segment, y: 150, "segment: W / n \u{2212} d", above: false,
        context,
        painter)
      line(Rect(x: left + button / 2, y: 62, width: 1, height: 80), context, with: painter)
      painter.fillAligned(
        Rect(x: start + segment / 2, y: 66, width: 2, height: 84), color: Self.mark)
    }
  }

  private func bracket(
    from start: Double, to end: Double, y: Double, _ word: String, above: Bool,
    _ context: PaintContext, _ painter: any Painter
  ) {
    line(Rect(x: start + 2, y: y, width: end - start - 4, height: 1), context, with: painter)
    for x in [start + 2, end - 3] {
      line(Rect(x: x, y: y - 4, width: 1, height: 9), context, with: painter)
    }
    write(
      word, centeredAt: Point((start + end) / 2, above ? y - 16 : y + 18), context, with: painter)
  }

  private func line(_ rect: Rect, _ context: PaintContext, with painter: any Painter) {
    painter.fillAligned(rect, color: context.theme.secondaryLabel)
  }

  private func write(
    _ word: String, centeredAt center: Point, _ context: PaintContext, with painter: any Painter
  ) {
    painter.draw(
      Text(word, font: Self.font), centeredAt: center, color: context.theme.label, in: context)
  }
}
