import Canvas

/// A view that scrolls its content vertically.
///
/// The content gets the width of the view and its wanted height. It is scrolled by the wheel, by
/// the scroll bar, by unhandled Page Up, Page Down, Home and End keys, and by keyboard focus.
/// Scrolling does not re-record the content, and invisible content costs nothing.
///
/// ```swift
/// let page = ScrollView(
///   Stack(.vertical, spacing: 20, padding: 16) {
///     Switch(label: "Wi-Fi")
///     Slider(label: "Brightness")
///   })
/// ```
public final class ScrollView: Node {
  /// The content.
  public let content: Node

  private let viewport = Node()
  private let bar = ScrollBar()

  /// Called with the new ``offset`` after each change.
  package var onScroll: ((Double) -> Void)?

  /// Whether a view at the end stays there while the content grows.
  package var staysAtEnd = false

  /// The offset with fractions of pixels.
  private var exactOffset = 0.0

  /// The last ``maximumOffset``.
  private var shownMaximum = 0.0

  /// A scroll view of some content.
  public init(_ content: Node) {
    self.content = content
    super.init()
    viewport.clipsChildren = true
    viewport.addChild(content)
    addChild(viewport)
    addChild(bar)
    bar.onScroll = { [unowned self] offset in scroll(to: offset) }
  }

  /// The scroll offset, in points: 0 or more, in whole pixels or at the maximum.
  public var offset: Double { viewport.contentOffset.y }

  /// The maximum offset, in points; 0 if all of the content is visible.
  public var maximumOffset: Double { max(content.frame.height - frame.height, 0) }

  /// Scrolls to an offset, in points, clamped to the valid range; NaN is ignored.
  ///
  /// - Returns: Whether the offset changed.
  @discardableResult
  public func scroll(to offset: Double) -> Bool {
    if offset.isNaN { return false }
    let before = exactOffset
    place(at: offset)
    if exactOffset == before { return false }
    bar.show()
    return true
  }

  /// Scrolls by a distance, in points; returns whether the offset changed.
  @discardableResult
  public func scroll(by distance: Double) -> Bool { scroll(to: exactOffset + distance) }

  /// Scrolls as little as possible to show a descendant; not at all if it fills the view.
  public override func scrollToVisible(_ node: Node) { reveal(node.bounds, of: node) }

  /// Scrolls as little as possible to show an area of a descendant, in points of it.
  package func reveal(_ area: Rect, of node: Node) {
    let origin = node.originInScene.y - viewport.originInScene.y
    let top = origin + area.minY - ScrollMetrics.revealMargin
    let bottom = top + area.height + 2 * ScrollMetrics.revealMargin
    let isFilled =
      top + ScrollMetrics.revealMargin <= 0 && bottom - ScrollMetrics.revealMargin >= frame.height
    if isFilled { return }
    if top < 0 || bottom - top > frame.height {
      scroll(by: top)
    } else if bottom > frame.height {
      scroll(by: bottom - frame.height)
    }
  }

  private func place(at offset: Double) {
    let maximum = maximumOffset
    let scale = scene?.scale ?? 1
    exactOffset = min(max(offset, 0), maximum)
    // Whole pixels keep the content sharp.
    let shown = min((exactOffset * scale).rounded() / scale, maximum)
    let isElsewhere = viewport.contentOffset.y != shown
    viewport.contentOffset = Point(0, shown)
    if isElsewhere { onScroll?(shown) }
    bar.geometry = ScrollBarGeometry(
      viewLength: frame.height, contentLength: content.frame.height, offset: shown)
  }

  public override var semantics: Semantics? { Semantics(role: .scrollView, label: "") }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let size = content.measure(available, in: context)
    return Size(size.width, min(size.height, available.height))
  }

  public override func stretches(along axis: Axis) -> Bool {
    axis == .vertical || content.stretches(along: axis)
  }

  public override func layout(in context: LayoutContext) {
    let wanted = content.measure(frame.size, in: context).height
    let height = wanted.isFinite ? max(wanted, frame.height) : frame.height
    let staysAtEnd = staysAtEnd && exactOffset >= shownMaximum
    viewport.frame = bounds
    content.frame = Rect(x: 0, y: 0, width: frame.width, height: height)
    let strip = min(ScrollMetrics.stripWidth, frame.width)
    bar.frame = Rect(
      x: context.direction == .rightToLeft ? 0 : frame.width - strip, y: 0, width: strip,
      height: frame.height)
    place(at: staysAtEnd ? .infinity : exactOffset)
    shownMaximum = maximumOffset
  }

  public override func scrolled(_ event: ScrollEvent) -> Bool {
    scroll(by: event.deltaY * ScrollMetrics.notch)
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .pageUp: scroll(by: -bar.geometry.pageLength)
    case .pageDown: scroll(by: bar.geometry.pageLength)
    case .home: scroll(to: 0)
    case .end: scroll(to: maximumOffset)
    default: false
    }
  }
}
