import Canvas
import Controls

/// The line between two panels of a column, which changes their heights.
final class PanelSplitter: Node {
  /// In points. chosen
  private enum Metrics {
    static let grip = Size(36, 4)
  }

  /// The distance of an arrow key, in points; ten times with Shift. chosen
  private static let step = 8.0

  /// Called with the wanted middle of the line, in points of the parent.
  var onMove: ((Double) -> Void)?
  /// Called to restore the usual heights.
  var onReset: (() -> Void)?

  /// The title of the panel below.
  var title = "" { didSet { changed(title, from: oldValue, .semantics, "title") } }

  /// The height of the panel below and its limits, in points.
  var height = 0.0 { didSet { changed(height, from: oldValue, .semantics, "height") } }
  var heights = 0.0...0.0

  /// The distance of the pointer from the middle, in points.
  private var hold: Double?

  override init() {
    super.init()
    identifier = "panel-splitter"
    cursor = .resizeUpDown
  }

  override var isHitTestable: Bool { true }
  override var isFocusable: Bool { true }
  override func touchPolicy(at point: Point) -> TouchPolicy { .exclusive }

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    if event.clickCount > 1 { onReset?() } else { hold = event.position.y - bounds.midY }
    return true
  }

  override func pointerMoved(_ event: PointerEvent) {
    // The line moves with the pointer.
    if let hold { onMove?(frame.minY + event.position.y - hold) }
  }

  override func pointerReleased(_ event: PointerEvent) { hold = nil }
  override func interactionCanceled(time: Instant) { hold = nil }

  private func move(by distance: Double) { onMove?(frame.midY + distance) }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .home: move(by: height - heights.upperBound)
    case .end: move(by: height - heights.lowerBound)
    default:
      guard let step = event.arrowStep, step.x == 0 else { return false }
      move(by: Double(step.y) * Self.step)
    }
    return true
  }

  override var semantics: Semantics? {
    Semantics(
      role: .slider, label: "Height of \(title)",
      value: .number(height, range: heights, step: Self.step, orientation: .vertical),
      actions: [.increment, .decrement, .setValue])
  }

  override func perform(_ action: SemanticsAction) -> Bool {
    switch action {
    case .increment: move(by: -Self.step)
    case .decrement: move(by: Self.step)
    case .setValue(let value):
      if !value.isFinite { return false }
      move(by: height - value)
    default: return super.perform(action)
    }
    return true
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    Grip.paint(Rect(center: bounds.center, size: Metrics.grip), with: painter, in: context)
  }
}
