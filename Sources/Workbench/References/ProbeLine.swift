import Canvas
import Controls
import Measuring

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
