import Canvas
import Controls

/// Shows what was over what is, and fades out over that once it is now again.
///
/// It takes presses as long as what was is looked at, and none from the moment at which that ends.
final class PastView: Node {
  /// Seconds. design: playground, Time
  static let fadeDuration = 0.2

  /// Called once nothing of it is seen any more.
  var onGone: (() -> Void)?

  /// Gets what was once it is what it has to be: what is held in that stays so.
  private let view = SceneView(Scene(Node(), background: .none))
  private let pointer = PastPointer()
  /// What of the view is seen.
  private let opening = Node()
  /// Where the pointer was, pt of what is shown.
  private var pointerPlace: Point?
  /// When it was left; nil before.
  private var end: Instant?
  private var lastFrame: Instant?
  /// Says what was, and runs on in each frame while it does.
  private weak var time: PageTime?
  /// Whether another time is looked at than the one that is shown.
  private var isOutdated = false

  /// - Parameters:
  ///   - time: what is looked at of it is shown; a press leads to now.
  ///   - followsTheme: whether it has the colours of what it lies over.
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

  /// A part of what is shown.
  struct Part: Hashable {
    /// Where it is seen, pt.
    var frame: Rect
    /// Where all of what is shown would be, pt in the same frame.
    var whole: Rect
    /// What lies around it.
    var background: Scene.Background
  }

  /// The part that is seen; nil for all of it, as large as the node.
  var part: Part? {
    didSet {
      if part == oldValue { return }
      opening.clipsChildren = part != nil
      invalidate([.layout, .paint], reason: "part")
    }
  }

  /// pt for each point of what is shown.
  var magnification = 1.0 {
    didSet {
      if magnification == oldValue { return }
      view.magnification = magnification
      invalidate(.layout, reason: "magnification")
    }
  }

  /// How much of it is seen, 0 to 1.
  var opacity: Double { view.opacity }

  /// What is shown would like to have, pt.
  var fittingSize: Size { view.content.fittingSize() }

  /// Shows what was at the time that is looked at, from the next frame on.
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
    // What was is read the way it was.
    view.adaptEnvironment = { [weak scene] environment in
      if let scene { environment = scene.environment }
    }
    view.content = scene
  }

  /// Fades out, over what is and can be used from now on.
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
