import Canvas
import Controls

/// The handle that changes the height of a sheet.
final class SheetGrabber: Control {
  /// pt. chosen
  private enum Metrics {
    static let size = Size(36, 5)
    /// A press that moves no further is a click. chosen
    static let slop = 4.0
  }

  /// The last seconds of a drag, for its velocity. chosen
  private static let window = 0.08

  weak var sheet: BottomSheet?

  private var hold: (start: Double, path: [(time: Instant, y: Double)], isDrag: Bool)?

  init() {
    super.init(label: "Panel height")
    identifier = "sheet-grabber"
    cursor = .pointingHand
  }

  /// In scene coordinates, as the sheet moves with the pointer.
  private func place(_ event: PointerEvent) -> Double { originInScene.y + event.position.y }

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    let y = place(event)
    hold = (y, [(event.time, y)], false)
    return true
  }

  override func pointerMoved(_ event: PointerEvent) {
    guard var hold else { return }
    let y = place(event)
    hold.path.append((event.time, y))
    hold.path.removeAll { event.time.seconds(since: $0.time) > Self.window }
    if abs(y - hold.start) > Metrics.slop { hold.isDrag = true }
    self.hold = hold
    if hold.isDrag { sheet?.drag(by: y - hold.start) }
  }

  override func pointerReleased(_ event: PointerEvent) {
    guard let hold else { return }
    self.hold = nil
    var velocity = 0.0
    // After a stop the sheet stays where it is released.
    if hold.isDrag, let first = hold.path.first, let last = hold.path.last,
      event.time.seconds(since: last.time) <= Self.window
    {
      velocity = (last.y - first.y) / max(last.time.seconds(since: first.time), 1.0 / 240)
    }
    sheet?.dragEnded(velocity)
  }

  override func interactionCanceled(time: Instant) {
    guard let hold else { return }
    self.hold = nil
    if hold.isDrag { sheet?.dragEnded(0) }
  }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .up: sheet?.step(isLarger: true)
    case .down: sheet?.step(isLarger: false)
    case .space, .enter: if !event.isRepeat { sheet?.dragEnded(0) }
    default: return false
    }
    return true
  }

  override var semantics: Semantics? {
    Semantics(role: .button, label: label, actions: .press, isExpanded: sheet?.detent == .full)
  }

  override func perform(_ action: SemanticsAction) -> Bool {
    guard action == .press else { return super.perform(action) }
    sheet?.dragEnded(0)
    return true
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    Grip.paint(Rect(center: bounds.center, size: Metrics.size), with: painter, in: context)
  }
}
