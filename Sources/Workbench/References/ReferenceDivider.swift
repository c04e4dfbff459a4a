import Canvas
import Controls

/// The line between the reference, on its left, and the control; its value is its position in
/// percent of the stage.
final class ReferenceDivider: MovableLine {
  /// In points. chosen
  private enum Metrics {
    static let hitWidth = 12.0
    static let line = 2.0
    static let knob = Size(10, 32)
    static let knobRise = 40.0
  }

  var onChange: (() -> Void)?

  /// The stage, in points of the parent.
  var room = Rect.zero { didSet { place() } }

  init() {
    super.init(
      .horizontal, label: "Divider between reference and control", value: 50, in: 0...100, step: 1)
    identifier = "reference-divider"
  }

  /// In points of the parent.
  var x: Double { (room.width * value / 100).rounded() }

  private func place() {
    frame = Rect(
      x: room.minX + x - Metrics.hitWidth / 2, y: room.minY, width: Metrics.hitWidth,
      height: room.height)
  }

  override func change(to value: Double) {
    if value == self.value { return }
    self.value = value
    place()
    onChange?()
  }

  override func value(movedBy distance: Double) -> Double {
    room.width > 0 ? (x + distance) / room.width * 100 : value
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let middle = bounds.midX
    painter.fillAligned(
      Rect(x: middle - Metrics.line / 2, y: 0, width: Metrics.line, height: frame.height),
      color: context.theme.accent)
    let knob = RoundedRectangle.capsule(
      Rect(center: Point(middle, frame.height - Metrics.knobRise), size: Metrics.knob))
    painter.fill(knob, color: context.theme.accent)
    if context.showsFocus { FocusRing.paint(around: knob, with: painter, theme: context.theme) }
  }
}
