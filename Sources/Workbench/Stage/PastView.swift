import Canvas
import Controls

/// The shown past of a clock, over the present.
///
/// A press returns to now. While the view fades out, presses reach the present.
final class PastView: Node {
  /// Seconds. spec: docs/spec/window.md#time/now
  static let fadeDuration = 0.2
  var onGone: (() -> Void)?
  /// Called when the past is there, that of another replica, or another ``page``.
  var onContent: (() -> Void)?
  /// Shows the replica's scene once that has reached its time.
  private let view = SceneView(Scene(Node(), background: .none))
  /// Shown until the replica is there.
  private let picture = PastPicture()
  private let pointer = PastPointer()
  private let opening = Node()
  /// In points of the shown scene.
  private var pointerPlace: Point?
  private var end: Instant?
  private var lastFrame: Instant?
  private weak var time: PageTime?
  private var isOutdated = false
  /// The replica with the shown scene, whose closures need it until the view is gone.
  private var replica: SceneReplica?

  init(of time: PageTime, followsTheme: Bool) {
    self.time = time
    super.init()
    view.isInteractive = false
    view.followsTheme = followsTheme
    addChild(opening)
    opening.addChild(view)
    opening.addChild(picture)
    opening.addChild(pointer)
    picture.isHidden = true
    // Its text is scaled already.
    picture.textScale = 1
    pointer.isHidden = true
  }

  struct Part: Hashable {
    let frame: Rect
    let whole: Rect
    let magnification: Double
    let background: Scene.Background

    /// A page at the top of a room, never enlarged; `nil` for a page without a layout.
    init?(of past: PastPage, in room: Size, background: Scene.Background) {
      let page = past.frame
      if page.isEmpty { return nil }
      let factor = min(1, room.width / page.width, room.height / page.height)
      if factor <= 0 { return nil }
      let origin = Point(((room.width - page.width * factor) / 2).rounded(), 0)
      frame = Rect(origin: origin, size: page.size.magnified(by: factor))
      whole = Rect(
        origin: origin - page.origin * factor, size: past.sceneSize.magnified(by: factor))
      magnification = factor
      self.background = background
    }
  }

  /// `nil` for all of the scene.
  var part: Part? {
    didSet {
      if part == oldValue { return }
      opening.clipsChildren = part != nil
      invalidate([.layout, .paint], reason: "part")
    }
  }

  var magnification = 1.0 {
    didSet {
      if magnification == oldValue { return }
      view.magnification = magnification
      picture.magnification = magnification
      invalidate(.layout, reason: "magnification")
    }
  }

  var opacity: Double { view.opacity }

  /// Whether there is anything to show; before, the present is visible.
  var hasContent: Bool { page != nil }

  /// The shown page; `nil` before there is anything to show.
  private(set) var page: PastPage?

  var fittingSize: Size { view.content.sizeThatFits() }

  func show() {
    end = nil
    lastFrame = nil
    view.opacity = 1
    picture.opacity = 1
    isOutdated = true
    invalidate(.motion, reason: "past")
  }

  func fadeOut() {
    if end != nil { return }
    end = scene?.now ?? .zero
    pointerPlace = nil
    placePointer()
    invalidate(.motion, reason: "now")
  }

  override var isHitTestable: Bool { end == nil }

  /// A press returns to the present.
  override func touchPolicy(at point: Point) -> TouchPolicy { .delayed }

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    time?.returnToNow()
    return true
  }

  override func scrolled(_ event: ScrollEvent) -> Bool { end == nil }

  override func advance(to now: Instant) -> NextFrame {
    if let end { return fade(now.seconds(since: end)) }
    guard let time else { return .idle }
    time.replay(by: lastFrame.map { now.seconds(since: $0) } ?? 0)
    lastFrame = now
    time.continueWork(at: now)
    if let position = time.position {
      if isOutdated || !time.isReached { show(position, of: time) } else { _ = time.replica }
    }
    isOutdated = false
    return time.isReplaying || time.isWorking || end != nil ? .tick : .idle
  }

  private func show(_ position: Instant, of time: PageTime) {
    let replica = time.replica
    if let replica, time.isReached {
      let isOther = view.content !== replica.scene
      if isOther {
        view.adaptEnvironment = { [weak scene = replica.scene] environment in
          if let scene { environment = scene.environment }
        }
        view.content = replica.scene
        self.replica = replica
      }
      view.hold(at: position)
      pointerPlace = replica.pointer
      show(replica.page, isOther: isOther)
    } else if hasContent || position < time.now, let past = time.picture(at: position) {
      picture.list = past.list
      pointerPlace = past.pointer
      show(past.page)
    } else {
      // The picture before stays.
      return
    }
    picture.isHidden = time.isReached
    view.isHidden = !time.isReached
    placePointer()
  }

  private func show(_ page: PastPage, isOther: Bool = false) {
    if page == self.page && !isOther { return }
    self.page = page
    onContent?()
  }

  private func fade(_ elapsed: Double) -> NextFrame {
    if elapsed >= Self.fadeDuration {
      removeFromParent()
      onGone?()
      return .idle
    }
    view.opacity = 1 - elapsed / Self.fadeDuration
    picture.opacity = view.opacity
    if part != nil { invalidate(.paint, reason: "fade") }
    return .tick
  }

  override func layout(in context: LayoutContext) {
    opening.frame = part?.frame ?? bounds
    var whole = part?.whole ?? opening.frame
    whole.origin = whole.origin - opening.frame.origin
    view.frame = whole
    picture.frame = whole
    placePointer()
  }

  private func placePointer() {
    pointer.place = pointerPlace.map { view.frame.origin + $0 * magnification }
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    guard let part else { return }
    let color = part.background == .page ? context.theme.page : context.theme.groupedPage
    painter.fillAligned(bounds, color: color.opacity(view.opacity))
  }
}

/// A frame of a replica, magnified like the view of its scene.
final class PastPicture: Node {
  var list = DisplayList() { didSet { changed(list, from: oldValue, .paint, "past") } }
  var magnification = 1.0 {
    didSet { changed(magnification, from: oldValue, .paint, "magnification") }
  }
  var opacity = 1.0 { didSet { changed(opacity, from: oldValue, .paint, "opacity") } }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let transform = PaintTransform(factor: magnification, scalesText: true)
    painter.group(opacity: opacity) { list.replay(on: painter, transform, text: context.text) }
  }
}

final class PastPointer: Node {
  /// pt. spec: docs/spec/window.md#page/past; others chosen
  private enum Metrics {
    static let opacity = 0.55
    static let outline = 2.0
  }

  /// The corners of an arrow whose tip is the origin, in points. chosen
  private static let corners = [
    Point(0, 0), Point(0, 16), Point(4.2, 12.4), Point(7, 18.5), Point(9.6, 17.3),
    Point(6.9, 11.5), Point(12, 11.2),
  ]

  /// In points of the parent; `nil` hides the pointer.
  var place: Point? {
    didSet {
      if place == oldValue { return }
      isHidden = place == nil
      if let place { frame = Rect(origin: place, size: Size(14, 20)) }
    }
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    var shape = Path()
    shape.addLines(through: Self.corners)
    shape.close()
    painter.group(opacity: Metrics.opacity) {
      painter.stroke(shape, .round(Metrics.outline), color: context.theme.card)
      painter.fill(shape, color: context.theme.label)
    }
  }
}
