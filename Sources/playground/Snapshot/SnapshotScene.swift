import Canvas
import Controls

/// One control on a page with a margin around it, for a picture.
@MainActor
struct SnapshotScene {
  var scene: Scene
  var control: Control

  /// Box and margins, pt.
  private(set) var size: Size

  private let plate: StagePlate

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
    plate = StagePlate(control, width: width, margin: margin, isElevated: isElevated)
    let text = TextEngine()
    text.scale = scale
    scene = Scene(
      plate, theme: theme, background: isTransparent ? .none : isElevated ? .card : .page,
      environment: environment, text: text)
    size = .zero
    fit()
  }

  /// Gives the control the room that it takes now.
  ///
  /// - Parameter width: another one for it, or another height if it stands upright, pt; nil for as
  ///   before.
  mutating func fit(width: Double? = nil) {
    if let width { plate.width = width }
    size = scene.fittingSize()
    plate.pin(to: size)
  }

  /// Presses the control at a place in its box, and holds it.
  func press(at point: Point) {
    let place = Point(control.frameInScene.minX + point.x, control.frameInScene.minY + point.y)
    scene.handle(
      .pointer(PointerEvent(.pressed, at: place, time: .zero, button: 1, isPrimaryDown: true)))
  }
}
