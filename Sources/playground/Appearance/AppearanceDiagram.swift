import Canvas
import Controls
import Workbench

final class AppearanceDiagram: Node {
  enum Subject: String, CaseIterable {
    case images
    case cause
  }

  // In points; all chosen.
  static let size = Size(700, 220)
  private static let box = Rect(x: 50, y: 78, width: 600, height: 56)
  private static let end = 28.0
  private static let divider = 48.0

  private static let ends = (left: Color(hex: 0x2C6BD6), right: Color(hex: 0x123C86))
  private static let middle = Color(hex: 0x9CC2F8)
  private static let dividers = Color(hex: 0xF0A33A)
  private static let mark = Color(hex: 0xD43A2F)

  private let subject: Subject
  private let control: SegmentedControl

  init(_ subject: Subject) throws {
    self.subject = subject
    control = SegmentedControl(subject == .images ? ["", "", ""] : ["first", "second", "third"])
    var appearance = SegmentedAppearance()
    appearance.setBackgroundImage(
      try Self.image(width: 2 * Self.end + 1) { painter in
        let size = Size(2 * Self.end + 1, Self.box.height)
        Self.paintBackground(in: Rect(origin: .zero, size: size), with: painter)
      }, for: .normal)
    appearance.setDividerImage(
      try Self.image(width: Self.divider) { painter in
        painter.fill(
          Rect(x: 0, y: 0, width: Self.divider, height: Self.box.height), color: Self.dividers)
      }, left: .normal, right: .normal)
    appearance.setTitleColor(.black, for: .normal)
    control.appearance = appearance
    super.init()
    addChild(control)
  }

  static func picture(_ subject: Subject, scale: Double) throws -> Bitmap {
    let scene = Scene(try AppearanceDiagram(subject), background: .page)
    let text = TextEngine()
    scene.show(size: size, scale: scale, at: SnapshotScene.settledTime, text: text)
    return try scene.picture(format: .opaque, text: text)
  }

  private static func image(width: Double, _ paint: (any Painter) -> Void) throws -> Image {
    try Image(Bitmap(Size(width, box.height), scale: 1, paint: paint))
  }

  private static func paintBackground(in rect: Rect, with painter: any Painter) {
    let parts = [(0, end, ends.left), (end, 1, middle), (end + 1, end, ends.right)]
    for (x, width, color) in parts {
      painter.fill(
        Rect(x: rect.minX + x, y: rect.minY, width: width, height: rect.height), color: color)
    }
  }

  override func layout(in context: LayoutContext) { control.frame = Self.box }

  override func paint(with painter: any Painter, in context: PaintContext) {
    func line(_ rect: Rect) { painter.fillAligned(rect, color: context.theme.secondaryLabel) }
    func write(_ word: String, _ x: Double, _ y: Double) {
      painter.draw(
        Text(word, font: Font(size: 13)), centeredAt: Point(x, y), color: context.theme.label,
        in: context)
    }
    switch subject {
    case .images: paintImages(with: painter, line, write)
    case .cause: paintCause(with: painter, line, write)
    }
  }

  private func paintImages(
    with painter: any Painter, _ line: (Rect) -> Void, _ write: (String, Double, Double) -> Void
  ) {
    let box = Self.box
    let button = box.width / 3
    let words = [
      ("left part", box.minX + Self.end / 2), ("stretched column", box.minX + button / 2),
      ("divider", box.minX + button), ("stretched column", box.midX),
      ("divider", box.minX + 2 * button), ("stretched column", box.maxX - button / 2),
      ("right part", box.maxX - Self.end / 2),
    ]
    for (index, (word, x)) in words.enumerated() {
      let y = index % 2 == 0 ? 30.0 : 54.0
      write(word, x, y)
      line(Rect(x: x, y: y + 10, width: 1, height: box.minY - y - 12))
    }
    let background = Rect(x: box.midX - 150, y: 150, width: 2 * Self.end + 1, height: 36)
    Self.paintBackground(in: background, with: painter)
    write("background: two ends, one stretched column", background.midX, 202)
    let divider = Rect(x: box.midX + 100, y: 150, width: Self.divider, height: 36)
    painter.fill(divider, color: Self.dividers)
    write("divider: not stretched", divider.midX, 202)
  }

  private func paintCause(
    with painter: any Painter, _ line: (Rect) -> Void, _ write: (String, Double, Double) -> Void
  ) {
    func bracket(_ word: String, from start: Double, width: Double, y: Double, wordY: Double) {
      line(Rect(x: start + 2, y: y, width: width - 4, height: 1))
      for x in [start + 2, start + width - 3] { line(Rect(x: x, y: y - 4, width: 1, height: 9)) }
      write(word, start + width / 2, wordY)
    }
    let box = Self.box
    let button = box.width / 3
    let segment = button - Self.divider
    for index in 0..<3 {
      let left = box.minX + Double(index) * button
      let start = [box.minX, left + Self.divider / 2, box.maxX - segment][index]
      bracket("button: W / n", from: left, width: button, y: 62, wordY: 46)
      bracket("segment: W / n \u{2212} d", from: start, width: segment, y: 150, wordY: 168)
      line(Rect(x: left + button / 2, y: 62, width: 1, height: 80))
      painter.fillAligned(
        Rect(x: start + segment / 2, y: 66, width: 2, height: 84), color: Self.mark)
    }
  }
}
