import Canvas
import Controls
import Workbench

final class ImageParts: Node {
  /// In points. chosen
  private enum Metrics {
    static let font = Font(size: 11)
    static let padding = Insets(top: 28, left: 0, bottom: 16, right: 0)
    static let box = 4.0
    static let textGap = 8.0
    static let textHeight = 14.0
    static let gap = 12.0
    static let minimumNameGap = 4.0
    static let maximumWidth = 92.0
  }

  private struct Part {
    var name: String
    var image: Image
    /// `nil` for a divider.
    var omitted: Insets?
  }

  private let parts: [Part]

  init(_ appearance: SegmentedAppearance) {
    func background(
      _ state: SegmentState, _ name: String, hasLeft: Bool = false, hasRight: Bool = false
    ) -> Part? {
      appearance.backgroundImage(for: state).map { image in
        let caps = image.capInsets ?? .zero
        let omitted = Insets(left: hasLeft ? 0 : caps.left, right: hasRight ? 0 : caps.right)
        return Part(name: name, image: image, omitted: omitted)
      }
    }
    func divider(_ left: SegmentState, _ right: SegmentState) -> Part? {
      appearance.dividerImage(left: left, right: right).map { Part(name: "divider", image: $0) }
    }
    parts = [
      background(.selected, "left end", hasLeft: true), divider(.selected, .normal),
      background(.normal, "middle"), divider(.normal, .normal),
      background(.normal, "right end", hasRight: true),
    ].compactMap { $0 }
  }

  private var height: Double { parts.map(\.image.size.height).max() ?? 0 }

  override var semantics: Semantics? {
    Semantics(role: .image, label: "Parts: " + parts.map(\.name).joined(separator: ", "))
  }

  private func places(width: Double) -> [(part: Part, frame: Rect)] {
    let fixed = parts.reduce(0) { $0 + ($1.omitted == nil ? $1.image.size.width : 0) }
    let gaps = Metrics.gap * Double(max(0, parts.count - 1))
    let stretching = Double(max(1, parts.filter { $0.omitted != nil }.count))
    let each = min(Metrics.maximumWidth, max(24, (width - 16 - fixed - gaps) / stretching))
    var x = (width - (fixed + gaps + stretching * each)) / 2
    return parts.map { part in
      let own = part.omitted == nil ? part.image.size.width : each
      defer { x += own + Metrics.gap }
      let frame = Rect(
        x: x.rounded(), y: Metrics.padding.top, width: own, height: part.image.size.height)
      return (part, frame)
    }
  }

  private func lineCount(width: Double, _ text: any TextMeasuring) -> Int {
    let names = places(width: width).map { place in
      (place.frame.midX, text.size(of: Text(place.part.name, font: Metrics.font)).width)
    }
    return (1..<max(names.count, 2)).first { count in
      zip(names, names.dropFirst(count)).allSatisfy { one, next in
        next.0 - one.0 >= (one.1 + next.1) / 2 + Metrics.minimumNameGap
      }
    } ?? names.count
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let lines = Double(lineCount(width: available.width, context.text))
    return Size(
      available.width,
      Metrics.padding.vertical + height + Metrics.box + Metrics.textGap
        + Metrics.textHeight * context.growth * lines)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let lines = lineCount(width: frame.width, context.text)
    for (index, (part, place)) in places(width: frame.width).enumerated() {
      painter.clip(to: place) {
        painter.draw(part.image, in: place.outset(by: part.omitted ?? .zero))
      }
      painter.drawDashes(
        around: place.outset(by: Metrics.box),
        color: context.theme.annotation.opacity(0.55))
      let text = Text(part.name, font: Metrics.font)
      let size = context.text.size(of: text)
      let line = Metrics.textHeight * context.growth * Double(index % lines)
      let x = max(0, min(place.midX - size.width / 2, frame.width - size.width))
      painter.draw(
        text, at: Point(x, place.maxY + Metrics.box + Metrics.textGap + line),
        color: context.theme.annotation)
    }
  }
}
