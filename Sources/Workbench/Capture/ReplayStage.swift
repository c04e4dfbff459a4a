import Canvas
import Controls

/// A replay over the stage of a control or over a page; the rest of the window stays as it is.
final class ReplayStage: Node {
  /// In points, from the top of the place. chosen
  private static let badgeY = 14.0
  /// Seconds for which the last frame stays. chosen
  private static let stay = 1.0

  var onEnd: (() -> Void)?
  /// The replayed control over time; `nil` for a page.
  private(set) var record: StageRecord?

  private let view: SceneView
  /// Clips the view to the visible part of the place.
  private let opening = Node()
  private let target: SceneReplica
  private let place: () -> ReplayPlace
  private var room = Rect.zero
  private let pointer = PastPointer()
  private let badge: ReplayBadge
  private var pending: ArraySlice<InputLogEvent>
  private var size: Size
  private let isWindow: Bool
  private var start: Instant?
  private var settled: Instant?

  init(_ log: InputLog, tokens: TokenFile?, place: @escaping () -> ReplayPlace) {
    self.place = place
    var header = log.header
    // Pending controls begin to wait when the replay is shown.
    let isPending = header.isPending
    header.isPending = false
    target = SceneReplica(header, tokens: tokens, isOnStage: true)
    view = SceneView(target.scene)
    let first = InputLogEvent(.environment(.pending, true), at: .zero, place: "the header")
    pending = ((isPending ? [first] : []) + log.events)[...]
    size = target.size
    isWindow = !log.header.isOfControl
    badge = ReplayBadge(length: log.header.end ?? log.events.last?.time.seconds ?? 0)
    super.init()
    view.isInteractive = false
    view.followsTheme = false
    // The content's time begins at 0, like that of its log.
    view.hold(at: .zero)
    // The replay keeps the environment of its log.
    view.adaptEnvironment = { [weak scene = target.scene] environment in
      if let scene { environment = scene.environment }
    }
    opening.clipsChildren = true
    opening.addChild(view)
    opening.addChild(pointer)
    pointer.isHidden = true
    addChild(opening)
    addChild(badge)
    if !isWindow, let control = target.controls.first,
      let preview = ControlPreview(control, in: target.catalog)
    {
      record = StageRecord(of: preview, in: target.scene) {}
    }
  }

  var content: Scene { target.scene }

  /// Whether a control of the replay belongs to the replayed page, and not to its tools.
  func isOfPage(_ control: Control) -> Bool { target.controller?.isOfPage(control) ?? true }

  /// The replayed control in place of a control of the page.
  ///
  /// - Parameter controls: The controls of the page.
  func preview(of preview: ControlPreview, among controls: [Control]) -> ControlPreview? {
    isWindow ? target.preview(of: preview, among: controls) : target.preview(like: preview, at: 0)
  }

  override var isHitTestable: Bool { true }

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    if !place().visibleFrame.contains(event.position) { onEnd?() }
    return true
  }

  override var semantics: Semantics? { Semantics(role: .dialog, label: "Replay") }

  override func advance(to time: Instant) -> NextFrame {
    // The place may move, and the page in the replica.
    invalidate(.layout, reason: "replay")
    if start == nil { view.speed = 1 }
    let start = start ?? time
    self.start = start
    let moment = Instant(nanoseconds: time.nanoseconds - start.nanoseconds)
    badge.seconds = moment.seconds
    while let event = pending.popFirst(by: moment) { play(event) }
    record?.noteFrame(at: view.content.now)
    if !pending.isEmpty { return .tick }
    if view.content.needsUpdate {
      settled = nil
      return .tick
    }
    let settled = settled ?? time
    self.settled = settled
    let end = settled.advanced(by: Self.stay)
    if time < end { return .at(end) }
    onEnd?()
    return .idle
  }

  private func play(_ event: InputLogEvent) {
    if case .resize(let size, _) = event.kind {
      self.size = size
      return
    }
    // The events of this program's own logs can be performed.
    try? target.perform(event)
    if !isWindow { size = target.scene.size }
    view.invalidate(.motion, reason: "replay")
  }

  override func layout(in context: LayoutContext) {
    let place = place()
    room = place.frame
    opening.frame = place.visibleFrame
    if !isWindow {
      let fitting = min(room.width / size.width, room.height / size.height)
      let factor = min(place.magnification, fitting < 1 ? fitting : fitting.rounded(.down))
      view.magnification = factor
      view.frame = Rect(
        center: place.center - opening.frame.origin, size: size.magnified(by: factor))
    } else if let part = PastView.Part(
      of: PastPage(frame: target.root.frameInScene, sceneSize: size), in: room.size,
      background: background)
    {
      view.magnification = part.magnification
      opening.frame = part.frame.offset(by: room.origin)
      view.frame = part.whole.offset(by: Point(-part.frame.minX, -part.frame.minY))
    }
    pointer.place = target.pointer.map { view.frame.origin + $0 * view.magnification }
    let badgeSize = badge.measure(room.size, in: context)
    badge.frame = Rect(
      x: (room.midX - badgeSize.width / 2).rounded(), y: place.visibleFrame.minY + Self.badgeY,
      width: badgeSize.width, height: badgeSize.height)
  }

  private var background: Scene.Background { target.controller?.page.background ?? .card }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = target.scene.theme
    if isWindow {
      painter.fillAligned(room, color: background == .page ? theme.page : theme.groupedPage)
    } else {
      painter.clip(to: opening.frame) {
        painter.fill(
          RoundedRectangle(room, radius: Card.cornerRadius, curve: .continuous), color: theme.card)
      }
    }
  }
}

/// The part of the window in which a replay runs.
struct ReplayPlace: Hashable {
  /// In scene coordinates.
  var frame: Rect
  /// The part of the frame that the page shows, in scene coordinates.
  var visibleFrame: Rect
  /// The center of a replayed control, in scene coordinates.
  var center: Point
  /// The largest magnification of a replayed control.
  var magnification: Double
}
