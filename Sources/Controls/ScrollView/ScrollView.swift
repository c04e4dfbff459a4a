import Canvas

/// Shows a part of something that is higher than there is room for.
///
/// The content gets the width of the view, and the height that it asks for, at least that of the
/// view. It is scrolled with the wheel, with the bar that appears meanwhile, with Page Up, Page Down,
/// Home and End where nothing else takes them, and by the keyboard's focus when Tab moves it out of
/// sight. It never scrolls beyond its ends. Scrolling records nothing anew: what is in the view keeps
/// its pictures, and what is out of sight costs nothing.
///
/// ```swift
/// let page = ScrollView(
///   Stack(.vertical, spacing: 20, padding: 16) {
///     Switch(label: "Wi-Fi")
///     Slider(label: "Brightness")
///   })
/// ```
public final class ScrollView: Node {
  /// What is scrolled; it is in the view for good.
  public let content: Node

  private let viewport = Node()
  private let bar = ScrollBar()

  /// Called with the new ``offset`` each time that another part is shown.
  package var onScroll: ((Double) -> Void)?

  /// Whether the end of the content stays in sight, once it is, while the content grows.
  package var staysAtEnd = false

  /// Fractions of a pixel that were scrolled are kept, though they are not shown.
  private var exactOffset = 0.0

  /// What ``maximumOffset`` was when the content got its place.
  private var shownMaximum = 0.0

  /// A view of something that may be larger than it.
  public init(_ content: Node) {
    self.content = content
    super.init()
    viewport.clipsChildren = true
    viewport.addChild(content)
    addChild(viewport)
    addChild(bar)
    bar.onScroll = { [unowned self] offset in scroll(to: offset) }
  }

  /// pt from the content's top to the top of what is shown: 0 or more, whole pixels unless it is the
  /// largest there is.
  public var offset: Double { viewport.contentOffset.y }

  /// pt; 0 if all of the content is shown.
  public var maximumOffset: Double { max(content.frame.height - frame.height, 0) }

  /// Shows the content from a place on, or from the nearest that there is.
  ///
  /// - Parameter offset: pt from the content's top; what is no number changes nothing.
  /// - Returns: whether that is another place than before.
  @discardableResult
  public func scroll(to offset: Double) -> Bool {
    if offset.isNaN { return false }
    let before = exactOffset
    place(at: offset)
    if exactOffset == before { return false }
    bar.show()
    return true
  }

  /// Scrolls on by a distance, pt, downwards if it is above 0; false if there is no way to go.
  @discardableResult
  public func scroll(by distance: Double) -> Bool {
    scroll(to: exactOffset + distance)
  }

  /// Scrolls just as far as it takes to show something that lies in the content; not at all where
  /// it fills what is in sight.
  public override func reveal(_ node: Node) {
    let top = node.originInScene.y - viewport.originInScene.y - ScrollMetrics.sightMargin
    let bottom = top + node.frame.height + 2 * ScrollMetrics.sightMargin
    let isFilled =
      top + ScrollMetrics.sightMargin <= 0 && bottom - ScrollMetrics.sightMargin >= frame.height
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
    // On whole pixels everything stays as sharp as it is.
    let shown = min((exactOffset * scale).rounded() / scale, maximum)
    let isElsewhere = viewport.contentOffset.y != shown
    viewport.contentOffset = Point(0, shown)
    if isElsewhere { onScroll?(shown) }
    bar.geometry = ScrollBarGeometry(
      viewLength: frame.height, contentLength: content.frame.height, offset: shown)
  }

  // MARK: Node

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
