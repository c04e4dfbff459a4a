import Canvas
import Controls

/// A control that shows a state preset.
package final class PresetView: Node {
  /// Seconds until a state has settled. chosen
  private static let settlingTime = 1.0
  /// Seconds for a view that stops: less than a held stepper's delay before it repeats. chosen
  private static let stoppingTime = 0.3
  /// In points between two controls of different rows. chosen
  private static let gap = 14.0

  let preset: StatePreset
  let preview: ControlPreview

  private let card: StageCard
  /// A state with a gesture needs a scene with its own focus and pointer.
  private let view: SceneView?
  private let stops: Bool
  private var isReached = false
  private var direction: LayoutDirection?

  /// Whether time passes in an endless state.
  var isMoving = false {
    didSet { if isMoving != oldValue && isReached { updateSpeed(settles: !isRunning) } }
  }
  private var isRunning: Bool { isMoving || !(preset.isEndless || stops) }

  var length: Double? {
    get { card.width }
    set { card.width = newValue }
  }

  /// The length at the normal text size, in points, from which ``length`` follows; larger for
  /// larger text.
  package var normalLength: Double?

  /// The extension of the card beyond the view, in points on each side.
  private let cut: Double

  /// `isolated` gives every state its own scene; `stops` ends its time once the state is reached;
  /// `margin` is in points on each side.
  package init(
    _ preset: StatePreset, of description: ControlDescription, isolated: Bool = false,
    stops: Bool = false, margin: Double = StageCard.padding
  ) {
    self.stops = stops
    cut = StageCard.padding - margin
    self.preset = preset
    preview = ControlPreview(description)
    preview.shortenTexts()
    card = StageCard(preview.control, width: nil, isElevated: false)
    let isPlain = !isolated && preset.gesture == .none && !preset.isEndless
    view = isPlain ? nil : SceneView(Scene(card, background: .none))
    super.init()
    view?.isInteractive = false
    addChild(view ?? card)
    preset.set(on: preview)
  }

  func adopt(_ looks: [String: PropertyValue], forgetting forgotten: [String]) {
    if let view { StatePreset.end(in: view.content) }
    preview.reset(forgotten)
    preset.set(on: preview, over: looks)
    isReached = false
    invalidate([.layout, .motion], reason: "looks")
  }

  /// A new direction cancels the gesture of the state.
  package override func environmentChanged(_ environment: SceneEnvironment) {
    if environment.direction == direction { return }
    direction = environment.direction
    isReached = false
    invalidate(.motion, reason: "direction")
  }

  package override func measure(_ available: Size, in context: LayoutContext) -> Size {
    if let normalLength { length = min(normalLength * context.growth, available.width) }
    let size = (view ?? card).measure(available, in: context)
    return Size(size.width - 2 * cut, size.height - 2 * cut)
  }

  /// The height of rows of states: `least`, or with a gap the height of a higher control.
  func rowHeight(atLeast least: Double, in width: Double, _ context: LayoutContext) -> Double {
    let height = (view ?? card).measure(Size(width, least), in: context).height
    let room = height - 2 * StageCard.padding
    return room > least ? room + Self.gap : least
  }

  package override func layout(in context: LayoutContext) {
    (view ?? card).frame = bounds.inset(by: -cut)
    if !isReached { invalidate(.motion, reason: "state") }
  }

  package override func advance(to time: Instant) -> NextFrame {
    if isReached || preview.control.frame.isEmpty { return .idle }
    isReached = true
    if view != nil { preset.act(on: preview) }
    // The view shows the state, not the way to it.
    updateSpeed(settles: !isMoving)
    return .idle
  }

  private func updateSpeed(settles: Bool) {
    guard let view else { return }
    if settles { view.step(by: stops ? Self.stoppingTime : Self.settlingTime) }
    view.speed = isRunning ? 1 : 0
  }
}
