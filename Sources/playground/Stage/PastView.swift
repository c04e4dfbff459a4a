import Canvas
import Controls

/// Shows the past over the present, and fades out once it is now again.
///
/// It takes presses while the past is shown, and none once it begins to fade.
final class PastView: Node {
  /// Seconds. design: playground, Time
  static let fadeDuration = 0.2
  var onGone: (() -> Void)?

  /// Gets a scene once that has reached its time: what it holds does not change any more.
  private let view = SceneView(Scene(Node(), background: .none))
  private let pointer = PastPointer()
  private let opening = Node()
  /// The pointer's place, in points of the scene that is shown.
  private var pointerPlace: Point?
  /// When the fade began.
  private var end: Instant?
  private var lastFrame: Instant?
  private weak var time: PageTime?
  private var isOutdated = false

  init(of time: PageTime, followsTheme: Bool) {
    self.time = time
    super.init()
    view.isInteractive = false
    view.followsTheme = followsTheme
    addChild(opening)
    opening.addChild(view)
    opening.addChild(pointer)
    pointer.isHidden = true
  }

  struct Part: Hashable {
    /// The frame of the visible part, in points.
    var frame: Rect
    /// The frame that the whole would have, in the same points.
    var whole: Rect
    var background: Scene.Background
  }

  var part: Part? {
    didSet {
      if part == oldValue { return }
      opening.clipsChildren = part != nil
      invalidate([.layout, .paint], reason: "part")
    }
  }

  /// Points for each point of what is shown.
  var magnification = 1.0 {
    didSet {
      if magnification == oldValue { return }
      view.magnification = magnification
      invalidate(.layout, reason: "magnification")
    }
  }

  var opacity: Double { view.opacity }

  var fittingSize: Size { view.content.fittingSize() }

  /// Shows the time that is looked at, from the next frame on.
  func show() {
    end = nil
    lastFrame = nil
    view.opacity = 1
    isOutdated = true
    invalidate(.motion, reason: "past")
  }

  private func show(_ scene: Scene?, at time: Instant, pointer: Point?) {
    if let scene, view.content !== scene { adopt(scene) }
    view.hold(at: time)
    pointerPlace = pointer
    placePointer()
  }

  private func adopt(_ scene: Scene) {
    view.adaptEnvironment = { [weak scene] environment in
      if let scene { environment = scene.environment }
    }
    view.content = scene
  }

  func fadeOut() {
    if end != nil { return }
    end = scene?.now ?? .zero
    pointerPlace = nil
    placePointer()
    invalidate(.motion, reason: "now")
  }

  // MARK: Node

  override var isHitTestable: Bool { end == nil }

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    time?.returnToNow()
    return true
  }

  override func scrolled(_ event: ScrollEvent) -> Bool { end == nil }

  override func advance(to now: Instant) -> NextFrame {
    if let end { return fade(now.seconds(since: end)) }
    guard let time else { return .rest }
    time.replay(by: lastFrame.map { now.seconds(since: $0) } ?? 0)
    lastFrame = now
    if isOutdated, let position = time.position {
      show(time.shownScene, at: position, pointer: time.pastPointer)
    }
    isOutdated = false
    return time.isReplaying || end != nil ? .tick : .rest
  }

  private func fade(_ elapsed: Double) -> NextFrame {
    if elapsed >= Self.fadeDuration {
      onGone?()
      return .rest
    }
    view.opacity = 1 - elapsed / Self.fadeDuration
    if part != nil { invalidate(.paint, reason: "fade") }
    return .tick
  }

  override func layout(in context: LayoutContext) {
    opening.frame = part?.frame ?? bounds
    var whole = part?.whole ?? opening.frame
    whole.origin = whole.origin - opening.frame.origin
    view.frame = whole
    placePointer()
  }

  private func placePointer() {
    pointer.place = pointerPlace.map {
      Point(
        view.frame.minX + $0.x * magnification, view.frame.minY + $0.y * magnification)
    }
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    guard let part else { return }
    let theme = context.theme
    let color = part.background == .page ? theme.page : theme.groupedPage
    painter.fillAligned(
      bounds, color: color.opacity(view.opacity))
  }
}
