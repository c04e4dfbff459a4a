import Canvas
import Controls

/// A control in one of its states, at rest: looked at and not used.
final class StateCell: Node {
  /// Seconds after which a state looks as it stays. chosen
  private static let settlingTime = 1.0

  let preset: StatePreset
  let preview: ControlPreview

  private let plate: StagePlate
  /// A state that somebody has to bring about has a scene, a focus and a finger of its own.
  private let view: SceneView?
  private var isReached = false

  /// Whether what never rests by itself goes on.
  var isMoving = false {
    didSet { if isMoving != oldValue && isReached { updateSpeed() } }
  }

  init(_ preset: StatePreset, of description: ControlDescription) {
    self.preset = preset
    preview = ControlPreview(description)
    preview.removeTexts()
    plate = StagePlate(preview.control, width: nil)
    let isPlain = preset.gesture == .none && !preset.isEndless
    view = isPlain ? nil : SceneView(Scene(plate, background: .none))
    super.init()
    view?.isInteractive = false
    addChild(view ?? plate)
    preset.set(on: preview)
  }

  /// Makes the control look as another one does, but for the state.
  ///
  /// - Parameters:
  ///   - looks: what of the other is changed, by the names of its properties.
  ///   - forgotten: what is as it was again.
  func adopt(_ looks: [String: PropertyValue], forgetting forgotten: [String]) {
    if let view { StatePreset.end(in: view.content) }
    preview.reset(forgotten)
    preset.set(on: preview, over: looks)
    isReached = false
    invalidate([.layout, .motion], reason: "looks")
  }

  override func layout(in context: LayoutContext) {
    plate.width = preview.description.length == nil ? nil : frame.width
    let node = view ?? plate
    let size = node.measure(
      Size(frame.width + 2 * StagePlate.padding, frame.height), in: context)
    node.frame = Rect(
      x: ((frame.width - size.width) / 2).rounded(), y: (frame.height - size.height) / 2,
      width: size.width, height: size.height)
    if !isReached { invalidate(.motion, reason: "state") }
  }

  /// Once it lies somewhere, it can be pressed.
  override func advance(to time: Instant) -> NextFrame {
    if isReached || frame.isEmpty { return .rest }
    isReached = true
    if view != nil { preset.act(on: preview) }
    updateSpeed()
    return .rest
  }

  private func updateSpeed() {
    guard let view else { return }
    let isRunning = isMoving || !preset.isEndless
    if !isRunning { view.step(by: Self.settlingTime) }
    view.speed = isRunning ? 1 : 0
  }
}
