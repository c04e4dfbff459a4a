import Canvas

/// A control with thumbs on a track: the superclass of ``Slider`` and ``RangeSlider``.
public class TrackControl<Behavior: TrackBehavior>: BehaviorControl<Behavior> {
  /// The image before the track (below a vertical one), 20 pt square; `nil` for none.
  public var minimumValueImage: Icon? { didSet { imageChanged(minimumValueImage, oldValue) } }

  /// The image after the track, 20 pt square; `nil` for none.
  public var maximumValueImage: Icon? { didSet { imageChanged(maximumValueImage, oldValue) } }

  /// The color of the filled part of the track; `nil` for ``Node/tintColor`` or the theme's.
  public var minimumTrackTintColor: Color? {
    didSet { tintChanged(minimumTrackTintColor, oldValue) }
  }

  /// The color of the rest of the track; `nil` for the theme's.
  public var maximumTrackTintColor: Color? {
    didSet { tintChanged(maximumTrackTintColor, oldValue) }
  }

  /// The color of thumbs; `nil` for the theme's.
  public var thumbTintColor: Color? { didSet { tintChanged(thumbTintColor, oldValue) } }

  /// Formats a value, as shown and spoken; `nil` for a percentage of the range.
  public var valueFormatter: ((Double) -> String)? {
    didSet { for node in [self] + children { node.invalidate(.semantics, reason: "formatter") } }
  }

  final func text(of value: Double) -> String {
    valueFormatter?(value) ?? "\(trackRange.percentage(of: value))%"
  }

  /// Whether the values are shown above the thumbs while one is dragged.
  public var showsValue = false { didSet { if showsValue != oldValue { updateBubbles() } } }

  var bubbles: SliderBubbles?

  /// The bubbles stay in the window when the control is scrolled away.
  override var staysAwake: Bool { isValueShown || super.staysAwake }

  var onBehaviorChange: (() -> Void)?

  public override func stateChanged() {
    if showsValue || bubbles != nil { updateBubbles() }
    onBehaviorChange?()
  }

  init(behavior: Behavior, label: String, images: (minimum: Icon?, maximum: Icon?) = (nil, nil)) {
    (minimumValueImage, maximumValueImage) = images
    super.init(behavior: behavior, label: label)
    frame.size = Size(metrics.minimumTrackWidth, metrics.height)
  }

  private func imageChanged(_ image: Icon?, _ old: Icon?) {
    if image == old { return }
    // Only an image that is added or removed changes the layout.
    invalidate((image == nil) == (old == nil) ? .paint : .layout, reason: "image")
  }

  private func tintChanged(_ color: Color?, _ old: Color?) {
    if color != old { invalidate(.paint, reason: "tint") }
  }

  /// The metrics, those of a slider: the scene's, unless set.
  public var metrics: SliderMetrics {
    get { behavior.metrics }
    set { setOwnMetrics { $0.metrics = newValue } }
  }

  // MARK: Values

  private func configure(_ reason: StaticString, _ body: (inout SliderBehavior) -> Void) {
    change(reason: reason) { behavior, _, _ in behavior.configure(body) }
  }

  /// The lowest and the highest value; a change clamps values and moves them to the nearest steps.
  var trackRange: ClosedRange<Double> {
    get { behavior.track.range }
    set { configure("range") { $0.range = newValue } }
  }

  /// The lowest value; setting it above the highest value moves that too.
  public var minimumValue: Double {
    get { trackRange.lowerBound }
    set { if !newValue.isNaN { trackRange = newValue...max(trackRange.upperBound, newValue) } }
  }

  /// The highest value; setting it below the lowest value moves that too.
  public var maximumValue: Double {
    get { trackRange.upperBound }
    set { if !newValue.isNaN { trackRange = min(trackRange.lowerBound, newValue)...newValue } }
  }

  /// The step, above 0; `nil` for no steps; a change moves values to the nearest step.
  public var step: Double? {
    get { behavior.track.step }
    set { configure("step") { $0.step = newValue } }
  }

  /// The values that can be reached; `nil` for all; elsewhere the track is faint and thumbs stop.
  public var enabledRange: ClosedRange<Double>? {
    get { behavior.track.enabledRange }
    set { configure("enabled range") { $0.enabledRange = newValue } }
  }

  /// Tick marks; `nil` for none; labels make the control larger.
  public var ticks: SliderTicks? {
    get { behavior.track.ticks }
    set {
      if newValue == ticks { return }
      configure("ticks") { $0.ticks = newValue }
      invalidate(.layout, reason: "ticks")
    }
  }

  /// Whether values are restricted to ticks, in place of steps.
  public var allowsTickValuesOnly: Bool {
    get { behavior.track.allowsTickValuesOnly }
    set { configure("tick values") { $0.allowsTickValuesOnly = newValue } }
  }

  /// The scale of the track: ``ValueScale/linear``, ``ValueScale/logarithmic``, or a custom one;
  /// linear if the range does not fit the scale.
  public var valueScale: any ValueScale {
    get { behavior.track.valueScale }
    set { configure("value scale") { $0.valueScale = newValue } }
  }

  // MARK: Input

  /// The snapping of a dragged thumb to steps or ticks.
  public var snap: SliderSnap {
    get { behavior.track.snap }
    set { configure("snap") { $0.snap = newValue } }
  }

  /// The response to a press on the track beside the thumbs; of two, the nearer one responds.
  public var trackPress: TrackPress {
    get { behavior.track.trackPress }
    set { configure("track press") { $0.trackPress = newValue } }
  }

  /// Whether all values of a drag are reported, or only the last ones.
  public var isContinuous: Bool {
    get { behavior.track.isContinuous }
    set { configure("continuous") { $0.isContinuous = newValue } }
  }

  /// The orientation; a vertical control increases upwards; a change cancels a drag.
  public var orientation: Axis {
    get { behavior.track.orientation }
    set {
      if newValue == orientation { return }
      scene?.cancelInteraction(with: self)
      configure("orientation") { $0.orientation = newValue }
      invalidate(.layout, reason: "orientation")
    }
  }

  /// Calls a closure with `true` when the user starts editing, and with `false` at the end.
  @discardableResult
  public func onEditing(_ body: @escaping (Bool) -> Void) -> Subscription {
    observe { action in
      switch action {
      case .editingBegan: body(true)
      case .editingEnded: body(false)
      default: break
      }
    }
  }

  /// A thumb keeps a touch along its own axis; a press on the track may change the value at once.
  public override func touchPolicy(at point: Point) -> TouchPolicy {
    let place = axis.behaviorPoint(point, in: behaviorFrame)
    if behavior.thumbs.contains(where: { $0.isOnThumb(place, now) }) {
      return orientation == .vertical ? .exclusive : .cancelable
    }
    return trackPress == .ignore ? .cancelable : .delayed
  }

  /// An open hand over a thumb, a closed one while it is held, and a pointing one over a track that
  /// a press moves a thumb on.
  public override func cursor(at point: Point) -> Cursor? {
    if cursor != nil || !isEffectivelyEnabled || isPending { return cursor }
    if behavior.isPressed { return .closedHand }
    if behavior.track.style == .thumbless { return nil }
    let (area, axis) = (behaviorFrame, axis)
    if behavior.thumbs.contains(where: { $0.state(at: now).isOverThumb(point, in: area, axis) }) {
      return .openHand
    }
    let place = axis.behaviorPoint(point, in: area)
    return behavior.shouldBeginPress(at: place, time: now) ? .pointingHand : nil
  }

  public override var handledKeys: Set<Key> {
    [.left, .right, .up, .down, .home, .end, .pageUp, .pageDown]
  }

  // MARK: Layout

  public override var axis: AxisMapping { orientation == .vertical ? .upward : super.axis }

  /// The part of the frame with the track; images are at its ends, and labels beside it.
  public override var behaviorFrame: Rect {
    // Reading the metrics once avoids copies of the behavior.
    let metrics = metrics
    let height = metrics.height
    let before = metrics.room(for: minimumValueImage)
    let after = metrics.room(for: maximumValueImage)
    let isMirrored = scene?.environment.direction == .rightToLeft
    if orientation == .vertical {
      let minX = isMirrored ? frame.width - height : 0
      return Rect(minX: minX, minY: after, maxX: minX + height, maxY: frame.height - before)
    }
    return Rect(
      minX: isMirrored ? after : before, minY: 0,
      maxX: frame.width - (isMirrored ? before : after), maxY: height)
  }

  public override func stretches(along axis: Axis) -> Bool { axis == orientation }

  /// The hit areas of thumbs reach beyond the ends of the track.
  public override var hitOutsets: Insets {
    let track = behavior.track
    if track.style == .thumbless { return .zero }
    let outset = track.metrics.grabDistance - track.metrics.thumbInset
    return track.orientation == .horizontal
      ? Insets(horizontal: outset, vertical: 0) : Insets(horizontal: 0, vertical: outset)
  }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let least =
      metrics.minimumTrackWidth + metrics.room(for: minimumValueImage)
      + metrics.room(for: maximumValueImage)
    let isUpright = orientation == .vertical
    let across = behavior.track.state(at: now).breadth(isUpright: isUpright, context.text)
    // The container decides about the length of a vertical control.
    return isUpright
      ? Size(across, least) : Size(max(least, available.width.orIdeal(least)), across)
  }
}
