import Canvas
import Controls

/// The line between two panels, or beside the column of panels, which changes the length of what
/// is behind it: the panel below, or the column at the trailing edge.
final class PanelSplitter: Node {
  /// In points. chosen
  private enum Metrics {
    static let gripLength = 36.0
    static let gripThickness = 4.0
  }

  /// The distance of an arrow key, in points; ten times with Shift. chosen
  private static let step = 8.0

  /// Called with the wanted length within ``lengths``, in points.
  var onResize: ((Double) -> Void)?
  /// Called to restore the usual length.
  var onReset: (() -> Void)?

  /// The accessibility label.
  var label = "" { didSet { changed(label, from: oldValue, .semantics, "label") } }

  /// The length along the axis of what is behind the line, and its limits, in points.
  var length = 0.0 { didSet { changed(length, from: oldValue, .semantics, "length") } }
  var lengths = 0.0...0.0

  /// The axis along which the line moves.
  private let axis: Axis

  /// The distance of the pointer from the middle, in points.
  private var hold: Double?

  init(_ axis: Axis) {
    self.axis = axis
    super.init()
    cursor = axis == .vertical ? .resizeUpDown : .resizeLeftRight
  }

  override var isHitTestable: Bool { true }
  override var isFocusable: Bool { true }
  override func touchPolicy(at point: Point) -> TouchPolicy { .exclusive }

  private func distanceFromMiddle(_ event: PointerEvent) -> Double {
    let distance = event.position - bounds.center
    return axis == .vertical ? distance.y : distance.x
  }

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    if event.clickCount > 1 { onReset?() } else { hold = distanceFromMiddle(event) }
    return true
  }

  override func pointerMoved(_ event: PointerEvent) {
    // The line moves with the pointer.
    if let hold { move(by: distanceFromMiddle(event) - hold) }
  }

  override func pointerReleased(_ event: PointerEvent) { hold = nil }
  override func interactionCanceled(time: Instant) { hold = nil }

  /// Moves the line down or to the right.
  private func move(by distance: Double) {
    let isMirrored = axis == .horizontal && scene?.environment.direction == .rightToLeft
    resize(to: length + (isMirrored ? distance : -distance))
  }

  private func resize(to wanted: Double) {
    onResize?(min(max(wanted, lengths.lowerBound), lengths.upperBound))
  }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .home: resize(to: lengths.upperBound)
    case .end: resize(to: lengths.lowerBound)
    default:
      guard let step = event.arrowStep else { return false }
      let (along, across) = axis == .vertical ? (step.y, step.x) : (step.x, step.y)
      if across != 0 { return false }
      move(by: Double(along) * Self.step)
    }
    return true
  }

  override var semantics: Semantics? {
    Semantics(
      role: .slider, label: label,
      value: .number(length, range: lengths, step: Self.step, orientation: axis),
      actions: [.increment, .decrement, .setValue])
  }

  override func perform(_ action: SemanticsAction) -> Bool {
    switch action {
    case .increment: resize(to: length + Self.step)
    case .decrement: resize(to: length - Self.step)
    case .setValue(let value):
      if !value.isFinite { return false }
      resize(to: value)
    default: return super.perform(action)
    }
    return true
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let (length, thickness) = (Metrics.gripLength, Metrics.gripThickness)
    let size = axis == .vertical ? Size(length, thickness) : Size(thickness, length)
    Grip.paint(Rect(center: bounds.center, size: size), with: painter, in: context)
  }
}
