import Canvas
import Controls
import Measuring

/// A layer over the window in which a drag draws a probe on the film of a stage.
final class ProbeLayer: Node {
  /// Called with the probe; `nil` for a press beside the film, and for a line that is too short.
  var onEnd: ((Probe?) -> Void)?

  private let view: ReferenceView
  /// In points of the scene.
  private var ends: Probe? { didSet { changed(ends, from: oldValue, .paint, "probe") } }

  init(_ view: ReferenceView) {
    self.view = view
    super.init()
    identifier = "probe-layer"
  }

  /// The visible part of the film, in points of the scene.
  private var film: Rect { view.visibleArea.offset(by: view.originInScene) }

  override var isHitTestable: Bool { true }
  override var isFocusable: Bool { true }
  override func touchPolicy(at point: Point) -> TouchPolicy { .exclusive }
  override func cursor(at point: Point) -> Cursor? { .crosshair }

  override var semantics: Semantics? {
    Semantics(
      role: .dialog, label: "Draw a line along the way of the edge",
      help: "Return takes the line through the middle of the film")
  }

  private func end() {
    let start = view.originInScene
    let probe = ends.flatMap { view.probe(along: $0.offset(by: Point.zero - start)) }
    ends = nil
    onEnd?(probe)
  }

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    if film.contains(event.position) {
      ends = Probe(from: event.position, to: event.position)
    } else {
      onEnd?(nil)
    }
    return true
  }

  override func pointerMoved(_ event: PointerEvent) {
    let film = film
    ends?.end = Point(
      min(max(event.position.x, film.minX), film.maxX),
      min(max(event.position.y, film.minY), film.maxY))
  }

  override func pointerReleased(_ event: PointerEvent) { if ends != nil { end() } }
  override func interactionCanceled(time: Instant) { ends = nil }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    guard event.key == .enter else { return false }
    ends = Probe(from: Point(film.minX, film.midY), to: Point(film.maxX, film.midY))
    end()
    return true
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    if let ends { ProbeLine.paint(ends, painter, context.theme) }
  }
}

/// The probe on the film of a stage: a line with its end points, which moves with the arrow keys.
final class ProbeLine: Node {
  /// In points. chosen
  private enum Metrics {
    static let line = 2.0
    static let end = 8.0
    static let border = 1.5
    static let margin = 8.0
  }

  /// Called with pixels to the right and down.
  var onMove: ((Double, Double) -> Void)?
  var onRemove: (() -> Void)?

  /// The ends in points of the parent; `nil` hides the line.
  var ends: Probe? {
    didSet {
      if ends == oldValue { return }
      isHidden = ends == nil
      if let ends { frame = ends.bounds.outset(by: Metrics.margin) }
      invalidate([.paint, .semantics], reason: "probe")
    }
  }

  /// In pixels of the film.
  var probe: Probe? { didSet { changed(probe, from: oldValue, .semantics, "probe") } }

  override init() {
    super.init()
    identifier = "probe"
    isHidden = true
  }

  override var isFocusable: Bool { true }

  override var semantics: Semantics? {
    let place = probe.map { probe in
      func text(_ point: Point) -> String { "\(point.x.shortText), \(point.y.shortText)" }
      return "From \(text(probe.start)) to \(text(probe.end)) px"
    }
    return Semantics(
      role: .image, label: "Probe on the film",
      help: "Arrow keys move it, Delete removes it", valueText: place)
  }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    if let step = event.arrowStep {
      onMove?(Double(step.x), Double(step.y))
      return true
    }
    guard [.named("delete"), .named("backspace")].contains(event.key) else { return false }
    onRemove?()
    return true
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    guard let ends else { return }
    let local = ends.offset(by: Point.zero - frame.origin)
    if context.showsFocus {
      FocusRing.paint(
        around: RoundedRectangle(local.bounds.outset(by: Metrics.margin / 2), radius: 4),
        with: painter, theme: context.theme)
    }
    Self.paint(local, painter, context.theme)
  }

  static func paint(_ ends: Probe, _ painter: any Painter, _ theme: Theme) {
    // The border is visible on pictures of every color.
    for (border, color) in [(Metrics.border, theme.card), (0, theme.tools.film)] {
      var path = Path()
      path.addLines(through: [ends.start, ends.end])
      painter.stroke(path, .round(Metrics.line + 2 * border), color: color)
      for end in [ends.start, ends.end] {
        painter.fillDot(at: end, Metrics.end + 2 * border, color: color)
      }
    }
  }
}

extension Probe {
  var bounds: Rect {
    Rect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y))
  }

  func offset(by distance: Point) -> Probe { Probe(from: start + distance, to: end + distance) }
}
