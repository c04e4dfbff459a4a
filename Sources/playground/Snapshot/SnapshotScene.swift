import Canvas
import Controls

/// One control on a page with a margin around it, for a picture.
@MainActor
struct SnapshotScene {
  var scene: Scene
  var control: Control
  private(set) var size: Size

  private let place: PlacedNode

  init(
    _ control: Control, width: Double?, margin: Double, scale: Double = 1, theme: Theme,
    environment: SceneEnvironment, isElevated: Bool = false, isTransparent: Bool = false
  ) {
    self.control = control
    place = PlacedNode(control, width: width, margin: margin, isElevated: isElevated)
    let text = TextEngine()
    text.scale = scale
    scene = Scene(
      place, theme: theme, background: isTransparent ? .none : isElevated ? .card : .page,
      environment: environment, text: text)
    size = .zero
    fit()
  }

  /// Fits the scene to the control.
  mutating func fit(width: Double? = nil) {
    if let width { place.width = width }
    size = scene.fittingSize()
    place.fit(to: size)
  }

  func press(at point: Point) {
    let place = Point(control.frameInScene.minX + point.x, control.frameInScene.minY + point.y)
    scene.handle(
      .pointer(PointerEvent(.pressed, at: place, time: .zero, button: 1, isPrimaryDown: true)))
  }
}

/// Gives one child a fixed frame.
final class PlacedNode: Node {
  private var childFrame = Rect.zero

  private let child: Node
  /// The child's length along its axis, in points; `nil` for its own.
  var width: Double?
  private let margin: Double
  private let isElevated: Bool

  init(_ child: Node, width: Double?, margin: Double, isElevated: Bool) {
    self.child = child
    self.width = width
    self.margin = margin
    self.isElevated = isElevated
    super.init()
    addChild(child)
  }

  override var elevatesChildren: Bool { isElevated }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let wanted = child.measure(Size(width ?? 0, .infinity), in: context)
    // What stands upright is as high as others are wide.
    let isUpright = child.stretches(along: .vertical)
    let box =
      isUpright
      ? Size(wanted.width, width ?? wanted.height) : Size(width ?? wanted.width, wanted.height)
    return Size(box.width + 2 * margin, box.height + 2 * margin)
  }

  func fit(to size: Size) {
    childFrame = Rect(
      origin: Point(margin, margin), size: Size(size.width - 2 * margin, size.height - 2 * margin))
    child.frame = childFrame
  }

  override func layout(in context: LayoutContext) {
    child.frame = childFrame
  }
}
