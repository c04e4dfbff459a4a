import Canvas
import Controls

/// A control on the card of a stage.
final class StageCard: Node {
  /// The margin on a stage, in points on each side.
  static let padding = 16.0

  let control: Control

  /// The length along the control's axis, in points; `nil` for its own.
  var width: Double? { didSet { changed(width, from: oldValue, .layout, "width") } }

  var onEnvironmentChange: ((SceneEnvironment) -> Void)?

  private let margin: Double
  /// The control's, in points.
  private lazy var origin = Point(margin, margin)
  private let isElevated: Bool
  /// The width in which a control without a length is measured, in points.
  private let available: Double
  /// `nil` if each layout measures it.
  private var pinnedSize: Size?

  /// `margin` is a picture's, in points on each side, and `nil` on a stage; `isElevated` is on a
  /// card.
  init(_ control: Control, width: Double?, margin: Double? = nil, isElevated: Bool = true) {
    (self.control, self.width) = (control, width)
    self.margin = margin ?? Self.padding
    self.isElevated = isElevated
    // In a picture the control is as small as it can be.
    available = margin == nil ? .infinity : 0
    super.init()
    addChild(control)
  }

  override func environmentChanged(_ environment: SceneEnvironment) {
    onEnvironmentChange?(environment)
  }

  override var elevatesChildren: Bool { isElevated }

  private func size(in context: LayoutContext) -> Size {
    let wanted = control.measure(Size(width ?? available, .infinity), in: context)
    // The length of a vertical control is its height.
    return control.stretches(along: .vertical)
      ? Size(wanted.width, width ?? wanted.height) : Size(width ?? wanted.width, wanted.height)
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let size = size(in: context)
    return Size(size.width + 2 * margin, size.height + 2 * margin)
  }

  /// The size includes the margins; `nil` follows the control's.
  func pin(to size: Size?) {
    pinnedSize = size.map { Size($0.width - 2 * margin, $0.height - 2 * margin) }
    if let pinnedSize { control.frame = Rect(origin: origin, size: pinnedSize) }
  }

  /// Moves the control to the center, at whole pixels; `size` includes the margins.
  func center(in size: Size, scale: Double) {
    origin = Self.centered(control.frame.size, in: size, scale: scale)
    control.frame.origin = origin
  }

  /// The place of a control in the center of a picture, at whole pixels, in points.
  nonisolated static func centered(_ control: Size, in size: Size, scale: Double) -> Point {
    func start(_ length: Double, in available: Double) -> Double {
      // The thousandth makes up for rounding errors.
      ((available - length) / 2 * scale + 0.001).rounded(.down) / scale
    }
    return Point(start(control.width, in: size.width), start(control.height, in: size.height))
  }

  override func layout(in context: LayoutContext) {
    control.frame = Rect(origin: origin, size: pinnedSize ?? size(in: context))
  }
}

final class StageGrid: Node {
  /// pt. spec: docs/spec/window.md#page/stage; others chosen
  private enum Metrics {
    static let pitch = 4.0
    static let radius = 0.6
    static let opacity = 0.22
    /// From the edges, so that the rounded corners of the card stay empty.
    static let inset = 6.0
  }

  var magnification = 1.0 { didSet { changed(magnification, from: oldValue, .paint, "grid") } }

  var origin = Point.zero { didSet { changed(origin, from: oldValue, .paint, "grid") } }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let pitch = Metrics.pitch * max(magnification, 2)
    // One path for each row, as all rows are alike; one for all would be as large as the stage.
    var row = Path()
    for x in places(from: origin.x, to: frame.width, pitch: pitch) {
      row.addCircle(center: Point(x, 0), radius: Metrics.radius)
    }
    let color = context.theme.annotation.opacity(Metrics.opacity)
    for y in places(from: origin.y, to: frame.height, pitch: pitch) {
      painter.fill(row, at: Point(0, y), color: color)
    }
  }

  private func places(from origin: Double, to end: Double, pitch: Double) -> [Double] {
    let first = origin - ((origin - Metrics.inset) / pitch).rounded(.down) * pitch
    return Array(stride(from: first, through: end - Metrics.inset, by: pitch))
  }
}
