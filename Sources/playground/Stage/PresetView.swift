import Canvas
import Controls

/// A control in one of its states, looked at and not used.
final class PresetView: Node {
  /// Seconds after which a state looks as it stays. chosen
  private static let settlingTime = 1.0

  let preset: StatePreset
  let preview: ControlPreview

  private let plate: StagePlate
  /// A state that somebody has to bring about has a scene, a focus and a finger of its own.
  private let view: SceneView?
  private var isReached = false

  /// Whether an endless motion goes on.
  var isMoving = false {
    didSet { if isMoving != oldValue && isReached { updateSpeed() } }
  }

  /// The length of the control; `nil` for its own.
  var length: Double? {
    get { plate.width }
    set { plate.width = newValue }
  }

  /// Creates a view; one that is `isolated` has a scene of its own in every state.
  init(_ preset: StatePreset, of description: ControlDescription, isolated: Bool = false) {
    self.preset = preset
    preview = ControlPreview(description)
    preview.removeTexts()
    plate = StagePlate(preview.control, width: nil)
    let isPlain = !isolated && preset.gesture == .none && !preset.isEndless
    view = isPlain ? nil : SceneView(Scene(plate, background: .none))
    super.init()
    view?.isInteractive = false
    addChild(view ?? plate)
    preset.set(on: preview)
  }

  /// Sets and resets properties of looks, except those that the state sets itself.
  func adopt(_ looks: [String: PropertyValue], forgetting forgotten: [String]) {
    if let view { StatePreset.end(in: view.content) }
    preview.reset(forgotten)
    preset.set(on: preview, over: looks)
    isReached = false
    invalidate([.layout, .motion], reason: "looks")
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    (view ?? plate).measure(available, in: context)
  }

  override func layout(in context: LayoutContext) {
    (view ?? plate).frame = bounds
    if !isReached { invalidate(.motion, reason: "state") }
  }

  /// Applies the gesture once the layout is known.
  override func advance(to time: Instant) -> NextFrame {
    if isReached || preview.control.frame.isEmpty { return .rest }
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
