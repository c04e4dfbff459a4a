import Canvas

/// The bar that shows how much of a ``ScrollView`` is seen, and where that is; it can be dragged, and
/// a press beside its thumb goes on by a page.
///
/// While it is not shown it is not there for the pointer either.
final class ScrollBar: Node {
  /// Called with the offset that the user wants, pt; it may lie beyond the ends.
  var onScroll: ((Double) -> Void)?

  var geometry = ScrollBarGeometry() {
    didSet {
      if geometry != oldValue { invalidate(.paint, reason: "scroll bar") }
    }
  }

  private var fade = ScrollBarFade()

  /// While the thumb is held.
  private var drag: Drag?

  private struct Drag {
    /// From the thumb's beginning to the pointer, pt.
    var grab: Double
    /// Where the content was before.
    var startOffset: Double
  }

  private var now: Instant { scene?.now ?? .zero }

  /// Shows the bar for a while.
  func show() {
    if !geometry.isUseful { return }
    fade.show(at: now)
    fadeChanged()
  }

  private func fadeChanged() {
    invalidate([.paint, .motion], reason: "scroll bar")
  }

  override var isHitTestable: Bool { geometry.isUseful && fade.opacity(at: now) > 0 }

  override func advance(to time: Instant) -> NextFrame { fade.nextFrame(after: time) }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let opacity = fade.opacity(at: now)
    if opacity <= 0 || !geometry.isUseful { return }
    let (thickness, inset) = (ScrollMetrics.thickness, ScrollMetrics.inset)
    let isAtLeft = context.direction == .rightToLeft
    let thumb = Rect(
      x: isAtLeft ? inset : frame.width - inset - thickness, y: geometry.thumbStart,
      width: thickness, height: geometry.thumbLength)
    let strength = drag == nil ? ScrollMetrics.opacity : ScrollMetrics.heldOpacity
    painter.fill(
      RoundedRectangle(thumb, radius: thickness / 2),
      color: context.theme.label.opacity(strength * opacity))
  }

  // MARK: Pointer

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    let grab = event.position.y - geometry.thumbStart
    if grab < 0 {
      onScroll?(geometry.offset - geometry.pageLength)
    } else if grab >= geometry.thumbLength {
      onScroll?(geometry.offset + geometry.pageLength)
    } else {
      drag = Drag(grab: grab, startOffset: geometry.offset)
    }
    fade.hold()
    fadeChanged()
    return true
  }

  override func pointerMoved(_ event: PointerEvent) {
    guard let drag else { return }
    onScroll?(geometry.offset(forThumbAt: event.position.y - drag.grab))
  }

  override func pointerReleased(_ event: PointerEvent) {
    letGo()
  }

  /// Takes a drag back.
  override func interactionCancelled(time: Instant) {
    if let drag { onScroll?(drag.startOffset) }
    letGo()
  }

  private func letGo() {
    drag = nil
    fade.letGo(at: now)
    fadeChanged()
  }
}
