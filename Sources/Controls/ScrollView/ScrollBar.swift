import Canvas

/// The scroll bar of a ``ScrollView``: it can be dragged, and a press beside its thumb scrolls by a
/// page.
///
/// The bar is visible while scrolling and held, and then fades out. A hidden bar receives no input.
final class ScrollBar: Node {
  /// Called with the wanted offset, in points; it may be out of range.
  var onScroll: ((Double) -> Void)?

  var geometry = ScrollBarGeometry() {
    didSet { changed(geometry, from: oldValue, .paint, "scroll bar") }
  }

  private(set) var opacity = DelayedFade(0)

  private var isHeld = false
  private var drag: Drag?

  private struct Drag {
    /// The distance from the start of the thumb to the pointer, in points.
    var grab: Double
    var startOffset: Double
  }

  private var now: Instant { scene?.now ?? .zero }

  func show() { if geometry.isUseful { stay() } }

  /// Shows the bar, and fades it out after some time unless it is held.
  private func stay() {
    opacity.set(1)
    if !isHeld {
      opacity.flip(to: 0, at: now, after: ScrollMetrics.stay, duration: ScrollMetrics.fadeDuration)
    }
    invalidate([.paint, .motion], reason: "scroll bar")
  }

  override var isHitTestable: Bool { geometry.isUseful && opacity.value(at: now) > 0 }

  override func advance(to time: Instant) -> NextFrame { opacity.nextFrame(after: time) }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let opacity = opacity.value(at: now)
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

  override func touchPolicy(at point: Point) -> TouchPolicy { .exclusive }

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    let grab = event.position.y - geometry.thumbStart
    if grab < 0 {
      onScroll?(geometry.offset - geometry.pageLength)
    } else if grab >= geometry.thumbLength {
      onScroll?(geometry.offset + geometry.pageLength)
    } else {
      drag = Drag(grab: grab, startOffset: geometry.offset)
    }
    isHeld = true
    stay()
    return true
  }

  override func pointerMoved(_ event: PointerEvent) {
    guard let drag else { return }
    onScroll?(geometry.offset(forThumbAt: event.position.y - drag.grab))
  }

  override func pointerReleased(_ event: PointerEvent) { letGo() }

  override func interactionCanceled(time: Instant) {
    if let drag { onScroll?(drag.startOffset) }
    letGo()
  }

  private func letGo() {
    drag = nil
    isHeld = false
    stay()
  }
}

/// The geometry of a scroll bar, in points.
struct ScrollBarGeometry: Hashable, Sendable {
  var viewLength = 0.0
  var contentLength = 0.0
  var offset = 0.0

  var maximumOffset: Double { max(contentLength - viewLength, 0) }

  /// Whether there is anything to scroll, and room for the thumb to move.
  var isUseful: Bool { maximumOffset > 0 && way > 0 }

  var thumbStart: Double {
    maximumOffset > 0 ? ScrollMetrics.inset + way * offset / maximumOffset : ScrollMetrics.inset
  }

  /// Proportional to the visible part, with a minimum.
  var thumbLength: Double {
    contentLength > 0
      ? max(ScrollMetrics.shortestThumb, trackLength * min(viewLength / contentLength, 1))
      : trackLength
  }

  /// The offset for a position of the thumb; it may be out of range.
  func offset(forThumbAt start: Double) -> Double {
    way > 0 ? (start - ScrollMetrics.inset) / way * maximumOffset : offset
  }

  var pageLength: Double { max(viewLength - ScrollMetrics.pageOverlap, viewLength / 2) }

  private var trackLength: Double { viewLength - 2 * ScrollMetrics.inset }

  /// The distance that the thumb can move.
  private var way: Double { trackLength - thumbLength }
}
