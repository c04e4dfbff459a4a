import Canvas
import Controls
import Workbench

final class TitleGuides: Node {
  /// In points. chosen
  private enum Metrics {
    static let top = 26.0
    static let lineAbove = 14.0
    static let lineBelow = 22.0
    static let gap = 4.0
    static let textGap = 8.0
    static let bottom = 14.0
    static let textHeight = 16.0
    /// Between two texts.
    static let leastGap = 8.0
  }

  /// In points.
  private static let tolerance = 0.05

  let control: SegmentedControl

  private let isAdjusted: Bool

  init(_ control: SegmentedControl, isAdjusted: Bool) {
    self.control = control
    self.isAdjusted = isAdjusted
    super.init()
    control.label = isAdjusted ? "After adjustment" : "Before adjustment"
    addChild(control)
  }

  func adjusted() { invalidate([.paint, .semantics], reason: "adjustment") }

  /// The offsets from the centers of the buttons, in points, in reading direction.
  var offsets: [Double] {
    let count = control.numberOfSegments
    let isInSegments = control.appearance?.contentReference == .segment
    let divider =
      isInSegments ? control.dividerImage(left: .normal, right: .normal)?.size.width ?? 0 : 0
    func offset(_ kind: SegmentKind) -> Double { control.contentPositionAdjustment(for: kind).x }
    if count < 2 { return Array(repeating: offset(.middle), count: count) }
    return [offset(.first) - divider / 2] + Array(repeating: offset(.middle), count: count - 2)
      + [offset(.last) + divider / 2]
  }

  private func isOff(_ offset: Double) -> Bool { abs(offset) > Self.tolerance }

  /// The lines of the text below a title, which keep to its segment.
  private func captionLines(
    for offset: Double, in width: Double, _ measuring: any TextMeasuring
  ) -> [Text] {
    let isOff = isOff(offset)
    let font = Font(size: 12, weight: isOff ? .semibold : .regular)
    let room = width / Double(max(control.numberOfSegments, 1)) - Metrics.leastGap
    let words = isOff ? abs(offset).text(places: 1) + " pt off" : "centered"
    return measuring.texts(of: words, font: font, width: room)
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let height = control.measure(available, in: context).height
    let counts = offsets.map { captionLines(for: $0, in: available.width, context.text).count }
    let textHeight = Metrics.textHeight * context.growth * Double(counts.max() ?? 1)
    let below = Metrics.gap + Metrics.lineBelow + Metrics.textGap
    return Size(
      available.width, Metrics.top + height + below + textHeight + Metrics.bottom)
  }

  override func layout(in context: LayoutContext) {
    control.frame = Rect(
      x: 0, y: Metrics.top, width: frame.width,
      height: control.measure(frame.size, in: context).height)
  }

  private var segmentWidth: Double { control.frame.width / Double(max(offsets.count, 1)) }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    let offsets = offsets
    let width = segmentWidth
    let above = control.frame.minY - Metrics.gap - Metrics.lineAbove
    let below = control.frame.maxY + Metrics.gap
    let lines = [(above, Metrics.lineAbove), (below, Metrics.lineBelow)]
    for (index, offset) in offsets.enumerated() {
      let start = (Double(index) + 0.5) * width
      let expected = context.direction.x(start, width: 0, in: frame.width)
      let x = context.direction.x(start + offset, width: 0, in: frame.width)
      let isOff = isOff(offset)
      let color = isOff ? theme.tools.hitArea : isAdjusted ? theme.accent : theme.annotation
      for (y, height) in lines {
        painter.fillAligned(Rect(x: x - 0.5, y: y, width: 1, height: height), color: color)
        if isOff {
          painter.drawDashes(
            from: Point(expected, y), to: Point(expected, y + height), dash: 2, gap: 2,
            color: theme.annotation)
        }
      }
      if isOff {
        painter.fillAligned(
          Rect(
            x: min(x, expected), y: below + Metrics.lineBelow / 2 - 0.5, width: abs(x - expected),
            height: 1), color: color)
      }
      var y = below + Metrics.lineBelow + Metrics.textGap
      for text in captionLines(for: offset, in: frame.width, context.text) {
        let width = context.text.size(of: text).width
        let start = min(max((x + expected) / 2 - width / 2, 0), frame.width - width)
        painter.draw(
          text, at: Point(start, y),
          color: isOff
            ? theme.tools.hitAreaText : isAdjusted ? theme.accentTitle : theme.annotation)
        y += Metrics.textHeight * context.growth
      }
    }
  }

  override var semantics: Semantics? {
    let direction = scene?.environment.direction ?? .leftToRight
    let (width, y) = (segmentWidth, control.frame.maxY)
    return Semantics(
      role: .group, label: control.label,
      parts: offsets.enumerated().map { index, offset in
        Semantics(
          role: .staticText, label: control.titles[index],
          value: .text(
            isOff(offset) ? abs(offset).text(places: 1) + " points off" : "centered"),
          frame: Rect(
            x: direction.x(Double(index) * width, width: width, in: frame.width), y: y,
            width: width, height: frame.height - y))
      })
  }
}
