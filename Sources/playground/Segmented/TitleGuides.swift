import Canvas
import Controls

/// A segmented control with guides at the actual and the wanted positions of its titles.
final class TitleGuides: Node {
  /// pt. design: playground, the mock of custom appearance
  private enum Metrics {
    static let font = Font(size: 12)
    static let offFont = Font(size: 12, weight: .semibold)
    static let top = 26.0
    static let lineAbove = 14.0
    static let lineBelow = 22.0
    static let gap = 4.0
    static let textGap = 8.0
    static let bottom = 14.0
    static let dash = 2.0
    static let dashGap = 2.0
    static let textHeight = 16.0
  }

  /// The largest offset of a title that counts as in line, in points.
  private static let nearness = 0.05

  let control: SegmentedControl

  /// Whether the example shows titles that are in line.
  private let isGood: Bool

  init(_ control: SegmentedControl, isGood: Bool) {
    self.control = control
    self.isGood = isGood
    super.init()
    addChild(control)
  }

  func adjusted() { invalidate([.paint, .semantics], reason: "adjustment") }

  /// The offset of each title from the middle of its button, in points, in reading direction.
  var offsets: [Double] {
    let count = control.numberOfSegments
    let isInSegments = control.appearance?.contentReference == .segment
    let divider =
      isInSegments ? control.dividerImage(left: .normal, right: .normal)?.size.width ?? 0 : 0
    return (0..<count).map { index in
      if count > 1, index == 0 {
        return control.contentPositionAdjustment(for: .first).x - divider / 2
      }
      if count > 1, index == count - 1 {
        return control.contentPositionAdjustment(for: .last).x + divider / 2
      }
      return control.contentPositionAdjustment(for: .middle).x
    }
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let height = control.measure(available, in: context).height
    return Size(
      available.width,
      Metrics.top + height + Metrics.gap + Metrics.lineBelow + Metrics.textGap
        + Metrics.textHeight * context.growth + Metrics.bottom)
  }

  override func layout(in context: LayoutContext) {
    control.frame = Rect(
      x: 0, y: Metrics.top, width: frame.width,
      height: control.measure(frame.size, in: context).height)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    let offsets = offsets
    let width = control.frame.width / Double(max(offsets.count, 1))
    for (index, offset) in offsets.enumerated() {
      let start = (Double(index) + 0.5) * width
      let wanted = context.direction.x(start, width: 0, in: frame.width)
      let x = context.direction.x(start + offset, width: 0, in: frame.width)
      let isOff = abs(offset) > Self.nearness
      let color = isOff ? theme.tools.hitArea : isGood ? theme.accent : theme.annotation
      let (above, below) = (
        control.frame.minY - Metrics.gap - Metrics.lineAbove, control.frame.maxY + Metrics.gap
      )
      line(x: x, y: above, height: Metrics.lineAbove, color, painter)
      line(x: x, y: below, height: Metrics.lineBelow, color, painter)
      if isOff {
        for (y, height) in [(above, Metrics.lineAbove), (below, Metrics.lineBelow)] {
          painter.drawDashes(
            from: Point(wanted, y), to: Point(wanted, y + height), dash: Metrics.dash,
            gap: Metrics.dashGap, color: theme.annotation)
        }
        painter.fillAligned(
          Rect(
            minX: min(x, wanted), minY: below + Metrics.lineBelow / 2 - 0.5,
            maxX: max(x, wanted), maxY: below + Metrics.lineBelow / 2 + 0.5), color: color)
      }
      let text = Text(
        isOff ? (abs(offset).text(places: 1)) + " pt off" : "centred",
        font: isOff ? Metrics.offFont : Metrics.font)
      let size = context.text.size(of: text)
      painter.draw(
        text,
        at: Point(
          min(max((x + wanted) / 2 - size.width / 2, 0), frame.width - size.width),
          below + Metrics.lineBelow + Metrics.textGap),
        color: isOff ? theme.tools.hitAreaText : color)
    }
  }

  private func line(
    x: Double, y: Double, height: Double, _ color: Color, _ painter: any Painter
  ) {
    painter.fillAligned(Rect(x: x - 0.5, y: y, width: 1, height: height), color: color)
  }

  override var semantics: Semantics? {
    Semantics(
      role: .group, label: isGood ? "With two adjustments" : "As the article begins",
      parts: offsets.enumerated().map { index, offset in
        Semantics(
          role: .staticText, label: control.titles[index],
          value: .text(
            abs(offset) > Self.nearness
              ? (abs(offset).text(places: 1)) + " points off" : "centred"))
      })
  }
}
