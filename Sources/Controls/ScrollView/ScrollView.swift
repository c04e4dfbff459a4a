import Canvas

/// A view that scrolls its content vertically.
///
/// The content gets the width of the view and its wanted height. It is scrolled by the wheel, by
/// touches, by the scroll bar, by unhandled Page Up, Page Down, Home and End keys, and by keyboard
/// focus. Scrolling does not re-record the content, and invisible content costs nothing.
///
/// A touch scrolls once it has moved 10 pt along the view; until then it presses what it touches
/// (``Responder/touchPolicy(at:)``). The page continues with inertia, can be pulled beyond its
/// ends, and is caught by another touch. With reduced motion it stops at its ends.
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
  /// The layer above the content, for headers; `nil` if there never was one.
  private var pinned: Node?
  /// Called with the new ``offset`` after each change.
  package var onScroll: ((Double) -> Void)?
  /// Whether a view at the end stays there while the content grows.
  package var staysAtEnd = false
  /// The offset with fractions of pixels.
  private var exactOffset = 0.0

  private var touch = TouchScroll()

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

  /// The scroll offset, in points, in whole pixels or at the maximum.
  ///
  /// From 0 to ``maximumOffset``; beyond them while a touch pulls the page and it springs back.
  public var offset: Double { viewport.contentOffset.y }

  /// The maximum offset, in points; 0 if all of the content is visible.
  public var maximumOffset: Double { max(content.frame.height - frame.height, 0) }

  /// Scrolls to an offset, in points, clamped to the valid range; NaN is ignored.
  ///
  /// - Returns: Whether the offset changed.
  @discardableResult
  public func scroll(to offset: Double) -> Bool {
    if offset.isNaN { return false }
    let before = currentOffset
    place(at: offset)
    touch.jump(to: exactOffset)
    if exactOffset == before { return false }
    bar.show()
    return true
  }

  /// Scrolls by a distance, in points; returns whether the offset changed.
  @discardableResult
  public func scroll(by distance: Double) -> Bool { scroll(to: currentOffset + distance) }

  /// The exact offset now, which may be newer than the last frame.
  private var currentOffset: Double { touch.offset(at: now) ?? exactOffset }

  private var now: Instant { scene?.now ?? .zero }

  /// Scrolls as little as possible to show a descendant, and the part of it that has the focus.
  public override func scrollToVisible(_ node: Node) {
    reveal(node.bounds, of: node)
    if let part = node.semantics?.parts.first(where: \.isFocused)?.frame { reveal(part, of: node) }
  }

  /// Scrolls as little as possible to show an area of a descendant, in points of it, below the
  /// pinned header of the descendant; not at all if the area fills the view.
  package func reveal(_ area: Rect, of node: Node) {
    let origin = node.originInScene.y - viewport.originInScene.y
    let header = node.children.lazy.compactMap { ($0 as? PinnedHeader)?.height }.first ?? 0
    let room = ScrollMetrics.revealMargin + max(0, min(header, area.minY))
    let top = origin + area.minY - room
    let bottom = origin + area.maxY + ScrollMetrics.revealMargin
    if origin + area.minY <= 0 && origin + area.maxY >= frame.height { return }
    if top < 0 || bottom - top > frame.height {
      scroll(by: top)
    } else if bottom > frame.height {
      scroll(by: bottom - frame.height)
    }
  }

  private func place(at offset: Double) { show(min(max(offset, 0), maximumOffset)) }

  private func show(_ offset: Double) {
    let maximum = maximumOffset
    let scale = scene?.scale ?? 1
    exactOffset = offset
    // Whole pixels keep the content sharp.
    let rounded = (offset * scale).rounded() / scale
    let shown = offset > maximum ? max(rounded, maximum) : min(rounded, maximum)
    let isElsewhere = viewport.contentOffset.y != shown
    viewport.contentOffset = Point(0, shown)
    if isElsewhere { onScroll?(shown) }
    bar.geometry = ScrollBarGeometry(
      viewLength: frame.height, contentLength: content.frame.height,
      offset: min(max(shown, 0), maximum))
  }

  /// Shows a node above the content, at a place in the view.
  func pin(_ node: Node, at place: Rect) {
    let layer = pinned ?? Node()
    if pinned == nil {
      layer.clipsChildren = true
      layer.frame = bounds
      insertChild(layer, at: 1)
      pinned = layer
    }
    if node.parent !== layer { layer.addChild(node) }
    node.frame = place
    node.isHidden = false
  }

  public override var semantics: Semantics? { Semantics(role: .scrollView, label: "") }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let size = content.measure(available, in: context)
    return Size(size.width, min(size.height, available.height))
  }

  /// A height of 0: the view scrolls instead.
  public override func minimumSize(_ available: Size, in context: LayoutContext) -> Size {
    Size(content.measure(available, in: context).width, 0)
  }

  public override func stretches(along axis: Axis) -> Bool {
    axis == .vertical || content.stretches(along: axis)
  }

  public override func layout(in context: LayoutContext) {
    let wanted = content.measure(frame.size, in: context).height
    let height = wanted.isFinite ? max(wanted, frame.height) : frame.height
    exactOffset = currentOffset
    let before = (exactOffset, touch)
    defer { if scene?.isLaidOutForPicture == true { (exactOffset, touch) = before } }
    let staysAtEnd = staysAtEnd && exactOffset >= touch.extent.maximum
    let formerHeight = viewport.frame.height
    viewport.frame = bounds
    pinned?.frame = bounds
    content.frame = Rect(x: 0, y: 0, width: frame.width, height: height)
    let strip = min(ScrollMetrics.stripWidth, frame.width)
    bar.frame = Rect(
      x: context.direction == .rightToLeft ? 0 : frame.width - strip, y: 0, width: strip,
      height: frame.height)
    touch.adopt(
      ScrollExtent(
        maximum: maximumOffset, length: frame.height,
        isElastic: scene?.environment.motion != .reduced), at: now)
    if let offset = touch.offset(at: now) {
      show(offset)
    } else {
      place(at: staysAtEnd ? .infinity : exactOffset)
      keepFocusVisible(sinceHeight: formerHeight)
    }
  }

  /// Shows the node with the keyboard focus in a view that became lower and covers it.
  private func keepFocusVisible(sinceHeight formerHeight: Double) {
    guard frame.height < formerHeight, let scene, scene.isFocusVisible, !scene.isLaidOutForPicture,
      let node = scene.focusedNode, content.contains(node)
    else { return }
    let place = node.frameInScene.offset(by: Point.zero - viewport.originInScene)
    if place.maxY > frame.height && place.minY < formerHeight { reveal(node.bounds, of: node) }
  }

  public override func scrolled(_ event: ScrollEvent) -> Bool {
    scroll(by: event.deltaY * ScrollMetrics.notch)
  }

  // MARK: Touches

  var isGliding: Bool { touch.isGliding(at: now) }

  /// Begins to drag the page by a touch at a place, in the view's coordinates.
  func beginTouch(at y: Double) {
    touch.begin(at: y, from: currentOffset)
    followTouch()
  }

  public override func pointerMoved(_ event: PointerEvent) {
    touch.move(to: event.position.y, at: event.time)
    followTouch()
  }

  public override func pointerReleased(_ event: PointerEvent) {
    touch.end(at: event.position.y, time: event.time)
    followTouch()
  }

  public override func interactionCanceled(time: Instant) {
    touch.cancel(at: time)
    followTouch()
  }

  public override func advance(to time: Instant) -> NextFrame {
    followTouch()
    return isGliding ? .tick : .idle
  }

  private func followTouch() {
    guard let offset = touch.offset(at: now) else { return }
    show(offset)
    bar.show()
    touch.settle(at: now)
    if isGliding { invalidate(.motion, reason: "touch") }
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

extension Node {
  /// Scrolls the ancestors to show the node, also if it was just added.
  public func scrollToVisible() {
    scene?.layOutIfNeeded()
    var node = parent
    while let current = node {
      current.scrollToVisible(self)
      node = current.parent
    }
    scene?.layOutWithViewports()
  }

  /// The outermost visible scroll view in the node that can scroll.
  var firstScrollView: ScrollView? {
    if isHidden { return nil }
    if let view = self as? ScrollView, view.maximumOffset > 0 { return view }
    for child in children {
      if let view = child.firstScrollView { return view }
    }
    return nil
  }
}
