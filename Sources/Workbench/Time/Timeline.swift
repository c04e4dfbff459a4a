import Canvas
import Controls
import Measuring

/// The timeline of the last 20 seconds.
final class Timeline: Control {
  enum Style {
    case full
    case row
  }

  /// pt. spec: docs/spec/window.md#time/overview; others chosen
  enum Metrics {
    static let rows = ["Gestures", "Animations", "Actions"]
    static let barHeight = 4.5
    static let dot = 5.0
    static let trackHeight = 46.0
    static let trackRadius = 6.0
    static let rowTop = 9.0
    static let rowDistance = 14.0
    static let labelY = 50.0
    static let knob = 14.0
    static let lineWidth = 2.0
    static let labelStep = 5.0
    static let leastBar = 4.5
    static let bracketOpacity = 0.14
    /// Of the style ``Style/row``. chosen
    static let rowTrackHeight = 24.0
    static let rowHeight = 32.0
  }

  /// The frames of a screen reader's step.
  private static let frames = 10

  let style: Style

  var height: Double { style == .full ? 64 + filmHeight : Metrics.rowHeight }

  /// The height of the row for a film, in points.
  var filmHeight: Double { style == .full && content?.film != nil ? Metrics.rowDistance : 0 }

  let filmMark = FilmMark()

  var time: PageTime? { didSet { if time !== oldValue { refresh() } } }

  var bracket: ClosedRange<Instant>? {
    didSet { changed(bracket, from: oldValue, .paint, "bracket") }
  }

  struct Content: Hashable {
    var now: Instant
    var position: Instant?
    var marks: TimeMarks
    var film: Film?
  }

  struct Film: Hashable {
    var start: Instant
    /// In seconds.
    var length: Double
  }

  private(set) var content: Content? {
    didSet {
      if content == oldValue { return }
      invalidate([.paint, .semantics], reason: "timeline")
      if (content?.film == nil) != (oldValue?.film == nil) { invalidate(.layout, reason: "film") }
      placeFilm()
    }
  }

  private(set) var disabledReason: String? {
    didSet { changed(disabledReason, from: oldValue, .paint, "disabled reason") }
  }

  private struct Press {
    /// The shown time before it; `nil` for the present.
    let position: Instant?
  }

  private var press: Press?

  private(set) var hoverX: Double? { didSet { changed(hoverX, from: oldValue, .paint, "hover") } }

  init(style: Style = .full) {
    self.style = style
    super.init(label: "Position")
    identifier = "timeline"
    connectFilm()
  }

  func refresh() {
    disabledReason = time?.disabledReason
    guard let time, let marks = time.marks, let range = time.range else {
      content = nil
      return
    }
    content = Content(
      now: range.upperBound, position: time.position, marks: marks,
      film: time.film.map { Film(start: $0.start, length: $0.length) })
  }

  /// Time runs from left to right in every layout direction.
  var track: Rect {
    if style == .row {
      return Rect(
        x: 0, y: (frame.height - Metrics.rowTrackHeight) / 2, width: max(1, frame.width),
        height: Metrics.rowTrackHeight)
    }
    let track = Rect(
      x: DockMetrics.gutter, y: 0, width: max(1, frame.width - DockMetrics.gutter),
      height: Metrics.trackHeight + filmHeight)
    return (scene?.environment.direction ?? .leftToRight).place(track, in: frame.width)
  }

  func x(_ time: Instant, _ now: Instant) -> Double {
    let age = now.seconds(since: time)
    return track.maxX - track.width * age / PageTime.length
  }

  override var semantics: Semantics? {
    let age = time?.age ?? 0
    return Semantics(
      role: .slider, label: label,
      value: .number(
        -age, range: -PageTime.length...0, step: Double(Self.frames) * PageTime.step),
      actions: [.increment, .decrement, .setValue],
      valueText: age == 0 ? "Now" : age.text(places: 2) + " seconds ago")
  }

  override func perform(_ action: SemanticsAction) -> Bool {
    switch action {
    case .increment: go(by: Self.frames)
    case .decrement: go(by: -Self.frames)
    case .setValue(let value):
      guard let time, value.isFinite else { return false }
      show(time.now.advanced(by: min(0, value)))
    default: return super.perform(action)
    }
    return true
  }

  private func go(by frames: Int) {
    guard let time else { return }
    show((time.position ?? time.now).advanced(by: Double(frames) * PageTime.step))
  }

  private func show(_ moment: Instant) {
    time?.show(moment)
    refresh()
  }

  override var cursor: Cursor? {
    get { .pointingHand }
    set {}
  }

  /// A press moves the time.
  override func touchPolicy(at point: Point) -> TouchPolicy { .delayed }

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    guard track.outset(by: Insets(horizontal: 0, vertical: Metrics.knob)).contains(event.position)
    else { return false }
    press = Press(position: time?.position)
    scrub(to: event.position)
    return true
  }

  override func pointerMoved(_ event: PointerEvent) { scrub(to: event.position) }

  override func pointerReleased(_ event: PointerEvent) { press = nil }

  override func interactionCanceled(time: Instant) {
    guard let press, let shown = self.time else { return }
    show(press.position ?? shown.now)
    self.press = nil
  }

  private func scrub(to point: Point) {
    guard let time else { return }
    if point.x > track.maxX - Metrics.lineWidth { return show(time.now) }
    guard let content else { return }
    let age = (track.maxX - point.x) / track.width * PageTime.length
    show(content.now.advanced(by: -age))
  }

  override func pointerHovered(_ event: PointerEvent) {
    hoverX = track.contains(event.position) ? event.position.x : nil
  }

  override func pointerExited(_ event: PointerEvent) { hoverX = nil }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .home: if let first = time?.range?.lowerBound { show(first) }
    case .end: if let now = time?.now { show(now) }
    default:
      guard let step = event.arrowStep else { return false }
      go(by: step.x - step.y)
    }
    return true
  }

  override func layout(in context: LayoutContext) { placeFilm() }

  override func paint(with painter: any Painter, in context: PaintContext) {
    draw(with: painter, in: context)
  }
}
