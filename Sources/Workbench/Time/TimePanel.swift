import Canvas
import Controls

/// The transport buttons and the timeline, which are a single row in a narrow window.
final class TimePanel: Node, Panel {
  static let description = PanelDescription(
    .time, "Timeline", symbol: .clock, place: .dock, shortcut: Shortcut("p", .shift),
    keywords: ["scrub", "rewind", "history"], tabs: [], usesTimeline: true)

  static let disabledReason = "The timeline isn't available on this page"

  let transport: TransportBar
  let timeline = Timeline()
  let row = TimeRow()
  private var isCompact = false { didSet { if isCompact != oldValue { addNodes() } } }

  override init() {
    transport = TransportBar(track: timeline)
    super.init()
    addNodes()
  }

  private func addNodes() {
    for child in children { child.removeFromParent() }
    for node in isCompact ? [row] : [transport, timeline] as [Node] { addChild(node) }
  }

  func disabledReason(in context: PanelContext) -> String? {
    context.time == nil ? Self.disabledReason : nil
  }

  func show(_ context: PanelContext) {
    transport.time = context.time
    timeline.time = context.time
    row.time = context.time
    isCompact = context.isCompact
  }

  func refresh(isMoving: Bool) {
    if isCompact { return row.refresh() }
    transport.refresh()
    timeline.refresh()
  }

  /// The transport buttons have the field for the time, which a digit on the track opens.
  override func keyPressed(_ event: KeyEvent) -> Bool { transport.keyPressed(event) }

  private var wholeHeight: Double { transport.height + DockMetrics.spacing + timeline.height }

  /// The row is always shown, as a narrow window has nothing else for the time.
  func height(in room: Double, isCompact: Bool) -> Double? {
    if isCompact { return row.height }
    return [wholeHeight, transport.height].first { $0 <= room }
  }

  override func layout(in context: LayoutContext) {
    timeline.isHidden = frame.height < wholeHeight
    row.frame = bounds
    transport.frame = Rect(x: 0, y: 0, width: frame.width, height: transport.height)
    timeline.frame = Rect(
      x: 0, y: frame.height - timeline.height, width: frame.width, height: timeline.height)
  }
}
