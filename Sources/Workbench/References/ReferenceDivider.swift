import Canvas
import Controls

/// The line between the reference, on its left, and the control.
final class ReferenceDivider: Node {
  /// In points. chosen
  private enum Metrics {
    static let hitWidth = 12.0
    static let line = 2.0
    static let knob = Size(10, 32)
    static let knobRise = 40.0
  }

  /// In percent of the room.
  private static let step = 1.0

  /// The position in percent of the room, 0...100.
  private(set) var position = 50.0

  var onChange: (() -> Void)?

  /// The stage, in points of the parent.
  var room = Rect.zero { didSet { place() } }

  /// The distance of the pointer from the line, in points.
  private var hold: Double?

  override init() {
    super.init()
    identifier = "reference-divider"
    cursor = .resizeLeftRight
  }

  /// In points of the parent.
  var x: Double { (room.width * position / 100).rounded() }

  private func place() {
    frame = Rect(
      x: room.minX + x - Metrics.hitWidth / 2, y: room.minY, width: Metrics.hitWidth,
      height: room.height)
  }

  private func move(to position: Double) {
    let position = min(max(position, 0), 100)
    if position == self.position { return }
    self.position = position
    place()
    invalidate(.semantics, reason: "position")
    onChange?()
  }

  override var isHitTestable: Bool { true }
  override var isFocusable: Bool { true }
  override func touchPolicy(at point: Point) -> TouchPolicy { .exclusive }

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    hold = event.position.x - Metrics.hitWidth / 2
    return true
  }

  override func pointerMoved(_ event: PointerEvent) {
    guard let hold, room.width > 0 else { return }
    move(to: (frame.minX + event.position.x - hold - room.minX) / room.width * 100)
  }

  override func pointerReleased(_ event: PointerEvent) { hold = nil }
  override func interactionCanceled(time: Instant) { hold = nil }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .home: move(to: 0)
    case .end: move(to: 100)
    default:
      guard let step = event.arrowStep, step.y == 0 else { return false }
      move(to: position + Double(step.x) * Self.step)
    }
    return true
  }

  override var semantics: Semantics? {
    Semantics(
      role: .slider, label: "Divider between reference and control",
      value: .number(position, range: 0...100, step: Self.step, orientation: .horizontal),
      actions: [.increment, .decrement, .setValue])
  }

  override func perform(_ action: SemanticsAction) -> Bool {
    switch action {
    case .increment: move(to: position + Self.step)
    case .decrement: move(to: position - Self.step)
    case .setValue(let value): move(to: value)
    default: return super.perform(action)
    }
    return true
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
