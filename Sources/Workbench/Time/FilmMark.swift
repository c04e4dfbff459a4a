import Canvas
import Controls

/// The length of a film on the timeline, with a handle that moves it to another time.
final class FilmMark: Node {
  /// In points. chosen
  enum Metrics {
    static let height = 10.0
    static let handle = 5.0
    static let opacity = 0.35
    static let reach = 4.0
    /// The length of a film that is over before the timeline begins.
    static let least = 10.0
  }

  weak var timeline: Timeline?

  /// The age of the film's beginning, in seconds.
  var age = 0.0 { didSet { changed(age, from: oldValue, .semantics, "film") } }

  /// The place in the parent and the beginning of the film when a drag started.
  private var drag: (x: Double, start: Instant)?

  override init() {
    super.init()
    identifier = "film"
    helpTag = "Drag the film to another time, or move it by its frames with the arrow keys"
  }

  override var isFocusable: Bool { true }
  override var isHitTestable: Bool { true }
  override var hitOutsets: Insets { Insets(horizontal: Metrics.reach, vertical: 0) }
  override func touchPolicy(at point: Point) -> TouchPolicy { .exclusive }
  override func cursor(at point: Point) -> Cursor? { drag == nil ? .openHand : .closedHand }

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    scene?.setFocus(self, isVisible: false)
    if let start = timeline?.filmStart { drag = (frame.minX + event.position.x, start) }
    return true
  }

  override func pointerMoved(_ event: PointerEvent) {
    guard let drag, let timeline else { return }
    let seconds = (frame.minX + event.position.x - drag.x) / timeline.track.width * PageTime.length
    timeline.filmStart = drag.start.advanced(by: seconds)
  }

  override func pointerReleased(_ event: PointerEvent) { drag = nil }
  override func interactionCanceled(time: Instant) { drag = nil }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    guard let step = event.arrowStep else { return false }
    move(byFrames: step.x - step.y)
    return true
  }

  private func move(byFrames frames: Int) {
    guard let timeline, let start = timeline.filmStart, let film = timeline.time?.film else {
      return
    }
    timeline.filmStart = start.advanced(by: Double(frames) * film.step)
  }

  override var semantics: Semantics? {
    Semantics(
      role: .slider, label: "Beginning of the film",
      value: .number(-age, range: -PageTime.length...0, step: timeline?.time?.film?.step),
      actions: [.increment, .decrement, .setValue],
      valueText: age == 0 ? "Now" : age.text(places: 2) + " seconds ago")
  }

  override func perform(_ action: SemanticsAction) -> Bool {
    switch action {
    case .increment: move(byFrames: 1)
    case .decrement: move(byFrames: -1)
    case .setValue(let value):
      guard value.isFinite else { return false }
      timeline?.filmStart = timeline?.time?.now.advanced(by: min(0, value))
    default: return super.perform(action)
    }
    return true
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let color = context.theme.tools.film
    let shape = RoundedRectangle(bounds, radius: 3, curve: .continuous)
    painter.fill(shape, color: color.opacity(Metrics.opacity))
    // Time runs from left to right in every layout direction.
    let handle = Rect(x: 0, y: -1, width: Metrics.handle, height: frame.height + 2)
    painter.fill(.capsule(handle), color: color)
    if context.showsFocus { FocusRing.paint(around: shape, with: painter, theme: context.theme) }
  }
}

extension ToolColors {
  /// The color of films and of what is measured on them.
  var film: Color { hitArea }
}

/// The film on the stage, which lies on the timeline as long as it is.
extension Timeline {
  func connectFilm() {
    addChild(filmMark)
    filmMark.isHidden = true
    filmMark.timeline = self
  }

  /// The beginning of the film on the timeline; `nil` without a film.
  var filmStart: Instant? {
    get { time.flatMap { time in time.film.map { Self.placed($0.start, until: time.now) } } }
    set {
      guard let newValue, let time else { return }
      time.moveFilm(to: Self.placed(newValue, until: time.now))
      refresh()
    }
  }

  private static func placed(_ time: Instant, until now: Instant) -> Instant {
    min(max(time, now.advanced(by: -PageTime.length)), now)
  }

  func placeFilm() {
    filmMark.isHidden = content?.film == nil
    guard let content, let film = content.film else { return }
    let age = content.now.seconds(since: film.start)
    filmMark.age = age
    // Whole pixels have sharp edges, and change less often.
    let scale = scene?.scale ?? 1
    func pixel(_ x: Double) -> Double { (x * scale).rounded() / scale }
    let second = track.width / PageTime.length
    let visible = min(film.length, age) - max(0, age - PageTime.length)
    let width = max(pixel(visible * second), FilmMark.Metrics.least)
    let left = track.maxX - min(age, PageTime.length) * second
    filmMark.frame = Rect(
      x: pixel(min(left, track.maxX - width)), midY: filmY,
      size: Size(width, FilmMark.Metrics.height))
  }

  private var filmY: Double {
    if style == .row { return track.maxY - FilmMark.Metrics.height / 2 - 1 }
    return Metrics.rowTop + Double(Metrics.rows.count) * Metrics.rowDistance
  }
}
