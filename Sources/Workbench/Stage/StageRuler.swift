import Canvas
import Controls
import Measuring

/// The ruler of a stage: while Alt is held, the pointer measures the distance between two edges.
/// spec: docs/spec/recordings.md#ruler
///
/// The first edge is the nearest one as soon as the pointer is close to one, or the one that is
/// pressed. The second one has the same direction, and is the nearest to the pointer.
final class StageRuler: HeldCover {
  /// In points. chosen
  private enum Metrics {
    static let font = Font(size: 13, weight: .semibold, figures: .tabular)
    /// From the pointer to an edge.
    static let reach = 8.0
    /// Of an edge beyond the line between both.
    static let overhang = 10.0
    static let line = 1.5
    static let border = 1.5
    static let padding = 5.0
    static let radius = 5.0
    static let gap = 6.0
  }

  /// Distances below this one are those of an edge from itself, in points. chosen
  private static let least = 0.05

  /// Both keys, and their names while Shift is held.
  static let keys: Set<Key> = [
    .named("alt_l"), .named("alt_r"), .named("meta_l"), .named("meta_r"),
  ]

  struct Edge: Hashable {
    var axis: PictureEdges.Axis
    /// Along the axis, and of the pointer across it, in points of the control.
    var position, across: Double
  }

  /// The pixels under the pointer, and the place of the control in them.
  struct Source {
    var pixels: StagePixels
    var isReference: Bool
  }

  /// The pixels at a point of the stage, or those of the control or the reference again.
  var source: ((_ point: Point, _ isReference: Bool?) -> Source?)?

  /// The place on the stage of the control, or of the control's place on the reference.
  var origins = (control: Point.zero, reference: Point.zero) {
    didSet { if origins != oldValue { invalidate(.paint, reason: "place") } }
  }
  var magnification = 1.0 { didSet { changed(magnification, from: oldValue, .paint, "place") } }

  private(set) var first: Edge? { didSet { changed(first, from: oldValue, .paint, "edge") } }
  private(set) var second: Edge? {
    didSet { changed(second, from: oldValue, [.paint, .semantics], "edge") }
  }
  private var isReference = false

  override init() {
    super.init()
    identifier = "ruler"
  }

  func hold(in scene: Scene, at point: Point?) {
    hold(Self.keys, in: scene)
    if let point { self.point(at: point) }
  }

  override func released() { (first, second) = (nil, nil) }

  /// The distance between the edges, in points; `nil` before there are two.
  var distance: Double? {
    guard let first, let second else { return nil }
    return abs(second.position - first.position)
  }

  private var reading: String? { distance.map { $0.text(places: 1) + " pt" } }

  private var origin: Point { isReference ? origins.reference : origins.control }

  private func point(at point: Point) {
    guard let source = source?(point, first == nil ? nil : isReference) else { return }
    isReference = source.isReference
    guard let first else {
      let edges = PictureEdges.Axis.allCases.compactMap { edge(of: source, near: point, along: $0) }
      self.first = edges.min { $0.distance < $1.distance }?.edge
      return
    }
    let second = edge(of: source, near: point, along: first.axis)?.edge
    self.second = second.flatMap { abs($0.position - first.position) < Self.least ? nil : $0 }
  }

  private func edge(
    of source: Source, near point: Point, along axis: PictureEdges.Axis
  ) -> (edge: Edge, distance: Double)? {
    let (pixels, scale) = (source.pixels, source.pixels.canvas.scale)
    let place = (point - origin) * (1 / magnification)
    let edges = PictureEdges(pixels.colors, width: pixels.canvas.width)
    let reach = max(Metrics.reach / magnification * scale, 1)
    let found = edges.edge(near: pixels.pixel(at: place), along: axis, within: reach)
    return found.map { found in
      let isHorizontal = axis == .horizontal
      let position = found / scale - (isHorizontal ? pixels.origin.x : pixels.origin.y)
      let (along, across) = isHorizontal ? (place.x, place.y) : (place.y, place.x)
      return (Edge(axis: axis, position: position, across: across), abs(position - along))
    }
  }

  // MARK: Node

  override func cursor(at point: Point) -> Cursor? { .crosshair }

  override func pointerHovered(_ event: PointerEvent) { point(at: event.position) }
  override func pointerMoved(_ event: PointerEvent) { point(at: event.position) }

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    (first, second) = (nil, nil)
    point(at: event.position)
    return true
  }

  override var semantics: Semantics? {
    Semantics(role: .group, label: "Ruler", valueText: reading ?? "Point at two edges")
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    guard let first else { return }
    let ends = [first, second].compactMap { $0 }
    let across = ends.map(\.across)
    let overhang = Metrics.overhang / magnification
    let (low, high) = ((across.min() ?? 0) - overhang, (across.max() ?? 0) + overhang)
    var path = Path()
    for end in ends {
      path.addLines(through: [low, high].map { place(end.position, $0, along: first.axis) })
    }
    if let second {
      path.addLines(through: ends.map { place($0.position, second.across, along: first.axis) })
    }
    for (border, color) in [(Metrics.border, context.theme.card), (0, context.theme.accent)] {
      painter.stroke(path, .round(Metrics.line + 2 * border), color: color)
    }
    if let second { paintReading(first, second, painter, context) }
  }

  /// A place of the control on the stage.
  private func place(_ along: Double, _ across: Double, along axis: PictureEdges.Axis) -> Point {
    origin + (axis == .horizontal ? Point(along, across) : Point(across, along)) * magnification
  }

  /// Beside the line between the edges, within the stage.
  private func paintReading(
    _ first: Edge, _ second: Edge, _ painter: any Painter, _ context: PaintContext
  ) {
    guard let reading else { return }
    let text = Text(reading, font: Metrics.font)
    let size = context.text.size(of: text)
    let middle = place((first.position + second.position) / 2, second.across, along: first.axis)
    var box = Rect(
      center: middle,
      size: Size(size.width + 2 * Metrics.padding, size.height + 2 * Metrics.padding))
    if first.axis == .horizontal {
      box.origin.y = middle.y - Metrics.gap - box.height
    } else {
      box.origin.x = middle.x + Metrics.gap
    }
    box.origin.x = min(max(box.minX, 0), max(0, frame.width - box.width))
    box.origin.y = min(max(box.minY, 0), max(0, frame.height - box.height))
    let shape = RoundedRectangle(box, radius: Metrics.radius)
    painter.fill(shape, color: context.theme.card)
    painter.strokeInside(shape, width: 1, color: context.theme.accent)
    painter.draw(
      text, at: box.origin + Point(Metrics.padding, Metrics.padding), color: context.theme.label)
  }
}
