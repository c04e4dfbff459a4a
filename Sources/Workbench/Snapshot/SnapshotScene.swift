import Canvas
import Controls

@MainActor
package struct SnapshotScene {
  package var scene: Scene
  package var control: Control
  package private(set) var size: Size

  private let card: StageCard

  package init(
    _ control: Control, width: Double?, margin: Double, scale: Double = 1, theme: Theme,
    environment: SceneEnvironment, isElevated: Bool = false, isTransparent: Bool = false
  ) {
    self.control = control
    card = StageCard(control, width: width, margin: margin, isElevated: isElevated)
    let text = TextEngine()
    text.scale = scale
    scene = Scene(
      card, theme: theme, background: isTransparent ? .none : isElevated ? .card : .page,
      environment: environment, text: text)
    size = .zero
    fit()
  }

  mutating func fit(width: Double? = nil) {
    if let width { card.width = width }
    size = scene.sizeThatFits()
    card.pin(to: size)
  }

  /// Makes the picture as large as a canvas in points, with the control in its center.
  package mutating func center(in canvas: Size, scale: Double) {
    card.center(in: canvas, scale: scale)
    size = canvas
  }

  func press(at point: Point) {
    let place = control.originInScene + point
    scene.handle(
      .pointer(PointerEvent(.pressed, at: place, time: .zero, button: 1, isPrimaryDown: true)))
  }
}
