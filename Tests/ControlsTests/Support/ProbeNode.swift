import Canvas
import Controls

/// A node that counts its passes and paints a rectangle.
final class ProbeNode: Node {
  var isPressable: Bool
  var layouts = 0
  var samples = 0
  var paints = 0
  var color = Color.black { didSet { invalidate(.paint, reason: "test") } }

  /// The painted rectangle of a node by its size; `nil` paints nothing.
  var picture: (Size) -> Rect? = ProbeNode.whole {
    didSet { invalidate(.paint, reason: "test") }
  }

  private(set) var environments: [SceneEnvironment] = []
  private var endTime = Instant.zero
  private let outsets: Insets

  init(isPressable: Bool = false, outsets: Double = 0) {
    self.isPressable = isPressable
    self.outsets = Insets(outsets)
    super.init()
  }

  private nonisolated static func whole(_ size: Size) -> Rect? { Rect(origin: .zero, size: size) }

  /// Paints beyond the frame.
  func overflow(by distance: Double) {
    picture = { Rect(origin: .zero, size: $0).outset(by: distance) }
  }

  func move(until seconds: Double) {
    endTime = Instant(seconds: seconds)
    invalidate(.motion, reason: "test")
  }

  override var isHitTestable: Bool { isPressable }
  override var hitOutsets: Insets { outsets }
  override func layout(in context: LayoutContext) { layouts += 1 }

  override func environmentChanged(_ environment: SceneEnvironment) {
    environments.append(environment)
  }

  override func advance(to time: Instant) -> NextFrame {
    samples += 1
    return time < endTime ? .tick : .idle
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    paints += 1
    if let picture = picture(frame.size) { painter.fillAligned(picture, color: color) }
  }
}

/// A node of a fixed size that records the sizes it is offered.
final class FixedSizeNode: Node {
  private let size: Size
  private(set) var offered: [Size] = []

  init(_ width: Double, _ height: Double) { size = Size(width, height) }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    offered.append(available)
    return size
  }
}

extension Stack {
  convenience init(
    _ axis: Axis, spacing: Double = 0, padding: Double = 0, alignment: Alignment? = nil,
    of children: Node...
  ) {
    self.init(axis, spacing: spacing, padding: padding, alignment: alignment) { children }
  }
}
