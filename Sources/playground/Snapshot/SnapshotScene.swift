import Canvas
import Controls

/// One control on a page with a margin around it, for a picture.
@MainActor
struct SnapshotScene {
  var scene: Scene
  var control: Control

  /// Box and margins, pt.
  var size: Size

  /// - Parameters:
  ///   - control: what is shown.
  ///   - width: the control's, or its height if it stands upright, pt; nil for as much as it wants.
  ///   - margin: page around it, pt.
  ///   - scale: pixels a point, for which its texts are measured.
  ///   - theme: colours.
  ///   - environment: direction, motion and figures.
  ///   - isElevated: whether the page is a card.
  ///   - isTransparent: whether there is no page.
  init(
    _ control: Control, width: Double?, margin: Double, scale: Double = 1, theme: Theme,
    environment: SceneEnvironment, isElevated: Bool = false, isTransparent: Bool = false
  ) {
    self.control = control
    let place = PlacedNode(control, isElevated: isElevated)
    scene = Scene(
      place, theme: theme, background: isTransparent ? .none : isElevated ? .card : .page,
      environment: environment)
    let text = TextEngine()
    text.scale = scale
    let context = LayoutContext(text: text, direction: environment.direction)
    let wanted = control.measure(Size(width ?? 0, .infinity), in: context)
    // What stands upright is as high as others are wide.
    let isUpright = control.stretches(along: .vertical)
    let box =
      isUpright
      ? Size(wanted.width, width ?? wanted.height) : Size(width ?? wanted.width, wanted.height)
    size = Size(box.width + 2 * margin, box.height + 2 * margin)
    place.childFrame = Rect(origin: Point(margin, margin), size: box)
  }

  /// Presses the control at a place in its box, and holds it.
  func press(at point: Point) {
    let place = Point(control.frameInScene.minX + point.x, control.frameInScene.minY + point.y)
    scene.handle(
      .pointer(PointerEvent(.pressed, at: place, time: .zero, button: 1, isPrimaryDown: true)))
  }
}

/// Gives one child a fixed frame.
final class PlacedNode: Node {
  /// pt.
  var childFrame = Rect.zero {
    didSet { child.frame = childFrame }
  }

  private let child: Node
  private let isElevated: Bool

  init(_ child: Node, isElevated: Bool) {
    self.child = child
    self.isElevated = isElevated
    super.init()
    addChild(child)
  }

  override var elevatesChildren: Bool { isElevated }

  override func layout(in context: LayoutContext) {
    child.frame = childFrame
  }
}
