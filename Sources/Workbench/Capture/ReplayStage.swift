import Canvas
import Controls

final class ReplayStage: Node {
  /// pt. chosen
  private enum Metrics {
    static let largest = 4.0
    static let margin = 60.0
    static let badgeY = 14.0
  }

  /// Seconds for which the last frame stays. chosen
  private static let stay = 1.0

  var onEnd: (() -> Void)?

  private let view: SceneView
  private let target: SceneReplica
  private let badge = ReplayBadge()
  private var pending: ArraySlice<InputLogEvent>
  private var size: Size
  private let isWindow: Bool
  private var start: Instant?
  private var settled: Instant?

  init(_ log: InputLog, tokens: TokenFile?) {
    var header = log.header
    // Pending controls begin to wait when the replay is shown.
    let isPending = header.isPending
    header.isPending = false
    target = SceneReplica(header, tokens: tokens)
    view = SceneView(target.scene)
    let first = InputLogEvent(.environment(.pending, true), at: .zero, place: "the header")
    pending = ((isPending ? [first] : []) + log.events)[...]
    size = target.size
    isWindow = !log.header.isOfControl
    super.init()
    view.isInteractive = false
    view.followsTheme = false
    // The content's time begins at 0, like that of its log.
    view.hold(at: .zero)
    // The replay keeps the environment of its log.
    view.adaptEnvironment = { [weak scene = target.scene] environment in
      if let scene { environment = scene.environment }
    }
    addChild(view)
    addChild(badge)
  }

  override var isHitTestable: Bool { true }
  override func pointerPressed(_ event: PointerEvent) -> Bool { true }

  override var semantics: Semantics? { Semantics(role: .dialog, label: "Replay") }

  override func advance(to time: Instant) -> NextFrame {
    if start == nil { view.speed = 1 }
    let start = start ?? time
    self.start = start
    let moment = Instant(nanoseconds: time.nanoseconds - start.nanoseconds)
    badge.seconds = moment.seconds
    while let event = pending.popFirst(by: moment) { play(event) }
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
    if case .resize(let size) = event.kind {
      self.size = size
      return invalidate(.layout, reason: "replay")
    }
    // The events of this program's own logs can be performed.
    try? target.perform(event)
    if !isWindow && target.scene.size != size {
      size = target.scene.size
      invalidate(.layout, reason: "replay")
    }
    view.invalidate(.motion, reason: "replay")
  }

  override func layout(in context: LayoutContext) {
    let room = frame.size
    var factor = min(room.width / size.width, room.height / size.height)
    if isWindow {
      factor = min(factor, 1)
    } else {
      let fitting = min(
        (room.width - 2 * Metrics.margin) / size.width,
        (room.height - 2 * Metrics.margin) / size.height)
      factor = fitting < 1 ? factor : min(fitting.rounded(.down), Metrics.largest)
    }
    view.magnification = factor
    view.frame = Rect(
      center: Rect(origin: .zero, size: room).center,
      size: Size(size.width * factor, size.height * factor))
    let badgeSize = badge.measure(room, in: context)
    badge.frame = Rect(
      x: ((room.width - badgeSize.width) / 2).rounded(), y: Metrics.badgeY,
      width: badgeSize.width, height: badgeSize.height)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    painter.fillAligned(bounds, color: context.theme.groupedPage)
  }
}

final class ReplayBadge: Node {
  /// pt. chosen
  private enum Metrics {
    static let font = Font(size: 12, weight: .medium, figures: .tabular)
    static let height = 26.0
    static let padding = 12.0
  }

  var seconds = 0.0 {
    didSet { if text != Self.text(oldValue) { invalidate(.paint, reason: "replay") } }
  }

  private var text: String { Self.text(seconds) }

  private static func text(_ seconds: Double) -> String {
    let tenths = (min(max(seconds, 0), 1e6) * 10).rounded(.down)
    return "Replay  \((tenths / 10).text(places: 1)) s  ·  Esc to stop"
  }

  override var semantics: Semantics? {
    Semantics(role: .staticText, label: "Replay. Press Escape to stop.")
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    // The widest text, so that the badge keeps its width.
    let width = context.text.size(of: Text(Self.text(1000), font: Metrics.font)).width
    return Size(width.rounded(.up) + 2 * Metrics.padding, Metrics.height)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    painter.drawShadow(theme.cardShadow, of: .capsule(bounds))
    painter.fill(.capsule(bounds), color: theme.tools.past)
    let line = Text(text, font: Metrics.font)
    painter.draw(line, centeredAt: bounds.center, color: .black, in: context)
  }
}
