import Canvas
import Controls

/// The last seconds of a stage: what was held, what moved, what was told; one goes back to any of it
/// by pressing there.
final class Timeline: Control, DockLane {
  /// pt. design: playground, Time
  private enum Metrics {
    static let rows = ["Gestures", "Motion", "Actions"]
    static let barHeight = 4.5
    static let dot = 5.0
    static let plateHeight = 46.0
    static let plateRadius = 6.0
    static let rowTop = 9.0
    static let rowDistance = 14.0
    static let labelY = 50.0
    static let knob = 14.0
    static let lineWidth = 2.0
    static let labelStep = 5.0
    /// Above the plate, for the knob.
    static let top = 0.0
    static let leastBar = 4.5
    static let bracketOpacity = 0.14
  }

  /// Frames that a key goes, and with Shift.
  private static let frames = (one: 1.0, many: 10.0)

  let height = 64.0

  /// The time that it is about; nil for none.
  var time: StageTime? {
    didSet { if time !== oldValue { refresh() } }
  }

  /// What the curves show, seconds of the stage; nil for no curves.
  var bracket: ClosedRange<Instant>? {
    didSet { if bracket != oldValue { invalidate(.paint, reason: "bracket") } }
  }

  private struct Content: Hashable {
    var now: Instant
    var position: Instant?
    var first: Instant
    var gestures: [StageRecord.Span] = []
    var motions: [StageRecord.Span] = []
    var actions: [Instant] = []
  }

  private var content: Content? {
    didSet { if content != oldValue { invalidate([.paint, .semantics], reason: "timeline") } }
  }

  private var hoverX: Double? {
    didSet { if hoverX != oldValue { invalidate(.paint, reason: "hover") } }
  }

  init() {
    super.init(label: "Timeline")
    identifier = "timeline"
  }

  func refresh() {
    guard let time, let record = time.record, let range = time.range else {
      content = nil
      return
    }
    content = Content(
      now: range.upperBound, position: time.position, first: range.lowerBound,
      gestures: record.gestures, motions: record.motions, actions: record.actions)
  }

  // MARK: Places

  private var isMirrored: Bool { scene?.environment.direction == .rightToLeft }

  /// Time runs from the left also where reading does not.
  private var plate: Rect {
    Rect(
      x: isMirrored ? 0 : LaneMetrics.gutter, y: Metrics.top,
      width: max(1, frame.width - LaneMetrics.gutter),
      height: Metrics.plateHeight)
  }

  private func x(_ time: Instant, _ now: Instant) -> Double {
    let age = now.seconds(since: time)
    return plate.maxX - plate.width * age / StageHistory.length
  }

  private func instant(at x: Double) -> Instant? {
    guard let content else { return nil }
    let age = (plate.maxX - x) / plate.width * StageHistory.length
    return content.now.advanced(by: -age)
  }

  // MARK: Node

  override var semantics: Semantics? {
    let age = time?.age ?? 0
    return Semantics(
      role: .slider, label: label, value: .number(-age, range: -StageHistory.length...0),
      actions: [.increment, .decrement],
      valueText: age == 0 ? "Now" : age.text(places: 2) + " seconds ago")
  }

  override func perform(_ action: SemanticsAction) -> Bool {
    switch action {
    case .increment: go(by: Self.frames.many)
    case .decrement: go(by: -Self.frames.many)
    case .setValue(let value):
      guard let time, value.isFinite else { return false }
      show(time.now.advanced(by: min(0, value)))
    default: return super.perform(action)
    }
    return true
  }

  private func go(by frames: Double) {
    guard let time else { return }
    show((time.position ?? time.now).advanced(by: frames * StageTime.step))
  }

  private func show(_ moment: Instant) {
    guard let time else { return }
    if moment >= time.now { time.returnToNow() } else { time.scrub(to: moment) }
    refresh()
  }

  override var cursor: Cursor? {
    get { .pointingHand }
    set {}
  }

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    guard plate.outset(by: Insets(horizontal: 0, vertical: Metrics.knob)).contains(event.position)
    else { return false }
    scrub(to: event.position)
    return true
  }

  override func pointerMoved(_ event: PointerEvent) { scrub(to: event.position) }

  private func scrub(to point: Point) {
    if point.x > plate.maxX - Metrics.lineWidth {
      time?.returnToNow()
      refresh()
    } else if let moment = instant(at: point.x) {
      show(moment)
    }
  }

  override func pointerEntered(_ event: PointerEvent) { pointerHovered(event) }

  override func pointerHovered(_ event: PointerEvent) {
    hoverX = plate.contains(event.position) ? event.position.x : nil
  }

  override func pointerExited(_ event: PointerEvent) { hoverX = nil }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    let frames = event.modifiers.contains(.shift) ? Self.frames.many : Self.frames.one
    switch event.key {
    case .left, .down: go(by: -frames)
    case .right, .up: go(by: frames)
    case .home: if let first = time?.range?.lowerBound { show(first) }
    case .end:
      time?.returnToNow()
      refresh()
    default: return false
    }
    return true
  }

  // MARK: Painting

  override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    let shape = RoundedRectangle(plate, radius: Metrics.plateRadius, curve: .continuous)
    painter.fill(shape, color: theme.segmentedElevatedBackground)
    for (row, name) in Metrics.rows.enumerated() {
      let text = Text(name, font: LaneMetrics.note)
      let size = context.text.size(of: text)
      let x = isMirrored ? frame.width - size.width : 0
      painter.draw(text, at: Point(x, rowY(row) - size.height / 2), color: theme.annotation)
    }
    paintLabels(painter, context)
    if let content { paint(content, painter, context) }
    if context.showsFocus { FocusRing.paint(around: shape, with: painter, theme: theme) }
  }

  private func rowY(_ row: Int) -> Double {
    Metrics.top + Metrics.rowTop + Double(row) * Metrics.rowDistance
  }

  private func paintLabels(_ painter: any Painter, _ context: PaintContext) {
    var age = StageHistory.length
    while age >= 0 {
      let text = Text(
        age == 0 ? "now" : "−\(Int(age)) s", font: LaneMetrics.note)
      let size = context.text.size(of: text)
      let center = plate.maxX - plate.width * age / StageHistory.length
      let x = min(max(center - size.width / 2, plate.minX), plate.maxX - size.width)
      painter.draw(text, at: Point(x, Metrics.labelY), color: context.theme.annotation)
      age -= Metrics.labelStep
    }
  }

  private func paint(_ content: Content, _ painter: any Painter, _ context: PaintContext) {
    let theme = context.theme
    painter.clip(to: plate) {
      if let bracket {
        let start = x(bracket.lowerBound, content.now)
        let rect = Rect(
          x: start, y: plate.minY, width: max(2, x(bracket.upperBound, content.now) - start),
          height: plate.height)
        let shape = RoundedRectangle(rect, radius: 4, curve: .continuous)
        painter.fill(shape, color: theme.accent.opacity(Metrics.bracketOpacity))
        painter.strokeInside(shape, width: 1, color: theme.accent)
      }
      paint(content.gestures, row: 0, theme.accent, content, painter)
      paint(content.motions, row: 1, theme.secondaryLabel, content, painter)
      for action in content.actions {
        painter.fill(
          .capsule(
            Rect(
              center: Point(x(action, content.now), rowY(2)),
              size: Size(Metrics.dot, Metrics.dot))), color: theme.label)
      }
      if let hoverX {
        var y = plate.minY
        while y < plate.maxY {
          painter.fillAligned(
            Rect(x: hoverX, y: y, width: 1, height: 3), color: theme.annotation)
          y += 5.5
        }
      }
    }
    paintPlayhead(content, painter, theme)
  }

  private func paint(
    _ spans: [StageRecord.Span], row: Int, _ color: Color, _ content: Content,
    _ painter: any Painter
  ) {
    for span in spans {
      let start = x(span.start, content.now)
      let width = max(Metrics.leastBar, x(span.end ?? content.now, content.now) - start)
      painter.fill(
        .capsule(
          Rect(
            x: start, y: rowY(row) - Metrics.barHeight / 2, width: width,
            height: Metrics.barHeight)), color: color)
    }
  }

  private func paintPlayhead(_ content: Content, _ painter: any Painter, _ theme: Theme) {
    let isPast = content.position != nil
    let color = isPast ? theme.tools.past : theme.accent
    let x = x(content.position ?? content.now, content.now)
    let lineX = min(x, plate.maxX - Metrics.lineWidth / 2)
    painter.fill(
      Rect(
        x: lineX - Metrics.lineWidth / 2, y: plate.minY, width: Metrics.lineWidth,
        height: plate.height), color: color)
    guard isPast else { return }
    painter.fill(
      .capsule(
        Rect(
          center: Point(lineX, plate.minY - 1), size: Size(Metrics.knob - 4, Metrics.knob - 4))),
      color: color)
  }
}
