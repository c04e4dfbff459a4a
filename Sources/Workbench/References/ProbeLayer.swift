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
