import Canvas

/// A slider with two thumbs that select a range of values.
///
/// Each thumb is bounded by the other one, and is a focus stop and an accessibility element of its
/// own.
///
/// ```swift
/// let price = RangeSlider(20...80, in: 0...100, step: 5, label: "Price")
/// price.minimumDistance = 10
/// price.onChange { range in print(range) }
/// ```
public final class RangeSlider: BehaviorControl<RangeSliderBehavior> {
  /// The image before the track (below a vertical one), 20 pt square; `nil` for none.
  public var minimumValueImage: Icon? {
    didSet { imageChanged(minimumValueImage, oldValue) }
  }

  /// The image after the track, 20 pt square; `nil` for none.
  public var maximumValueImage: Icon? {
    didSet { imageChanged(maximumValueImage, oldValue) }
  }

  /// The color of the track between the thumbs; `nil` for ``Node/tintColor`` or the theme's.
  public var minimumTrackTintColor: Color? {
    didSet { tintChanged(minimumTrackTintColor, oldValue) }
  }

  /// The color of the rest of the track; `nil` for the theme's.
  public var maximumTrackTintColor: Color? {
    didSet { tintChanged(maximumTrackTintColor, oldValue) }
  }

  /// The color of the thumbs; `nil` for the theme's.
  public var thumbTintColor: Color? {
    didSet { tintChanged(thumbTintColor, oldValue) }
  }

  /// Formats a value, as spoken; `nil` for a percentage of ``limits``.
  public var valueFormatter: ((Double) -> String)? {
    didSet { invalidateThumbs(.semantics) }
  }

  public override var label: String {
    didSet { if label != oldValue { invalidateThumbs(.semantics) } }
  }

  /// Called after every change of the behavior.
  var onBehaviorChange: (() -> Void)?

  private var thumbNodes: [RangeThumbNode] = []

  /// Creates a range slider.
  ///
  /// - Parameters:
  ///   - range: The values, clamped to the bounds and moved to the nearest steps; `nil` for the
  ///     bounds.
  ///   - bounds: The lowest and the highest value.
  ///   - step: Counted from the lower bound; `nil`, or 0 and less, for none.
  public init(
    _ range: ClosedRange<Double>? = nil, in bounds: ClosedRange<Double> = 0...1,
    step: Double? = nil, label: String = ""
  ) {
    super.init(
      behavior: RangeSliderBehavior(
        range: range ?? bounds, in: bounds, step: step,
        width: SliderMetrics.regular.minimumTrackWidth),
      label: label)
    frame.size = Size(metrics.minimumTrackWidth, metrics.height)
    thumbNodes = RangeThumb.allCases.map { RangeThumbNode($0, of: self) }
    for node in thumbNodes { addChild(node) }
  }

  /// The metrics, those of a slider: the scene's, unless set.
  public var metrics: SliderMetrics {
    get { behavior.metrics }
    set { setOwnMetrics { $0.metrics = newValue } }
  }

  private func imageChanged(_ image: Icon?, _ old: Icon?) {
    if image == old { return }
    // Only an image that is added or removed changes the layout.
    invalidate((image == nil) == (old == nil) ? .paint : .layout, reason: "image")
  }

  private func tintChanged(_ color: Color?, _ old: Color?) {
    if color != old { invalidate(.paint, reason: "tint") }
  }

  private func invalidateThumbs(_ what: Invalidation) {
    for node in thumbNodes { node.invalidate(what, reason: "thumb") }
  }

  // MARK: Thumbs

  /// The thumb with the keyboard focus; `nil` for none.
  public var focusedThumb: RangeThumb? {
    thumbNodes.first { $0 === scene?.focusedNode }?.thumb
  }

  public override var isFocused: Bool { focusedThumb != nil }

  /// The node of a thumb, which is focused in place of the control.
  override var focusTarget: Node { node(of: focusedThumb ?? behavior.activeThumb) }

  func node(of thumb: RangeThumb) -> RangeThumbNode {
    thumbNodes[thumb == .lower ? 0 : 1]
  }

  /// Selects the thumb that keys and actions move, except during a gesture.
  func activate(_ thumb: RangeThumb) {
    if thumb == behavior.activeThumb || behavior.isPressed { return }
    change(reason: "thumb") { behavior, _, _ in behavior.activeThumb = thumb }
  }

  /// Performs an action on a thumb as if the user had done it; see ``Node/perform(_:)``.
  @discardableResult
  public func perform(_ action: SemanticsAction, on thumb: RangeThumb) -> Bool {
    node(of: thumb).perform(action)
  }

  /// Performs the action of a thumb's node.
  func act(_ action: SemanticsAction, on thumb: RangeThumb) -> Bool {
    // A gesture or a held key in progress may belong to the other thumb.
    for node in [self] + thumbNodes { scene?.cancelInteraction(with: node) }
    activate(thumb)
    return perform(action)
  }

  private func focusActiveThumb() {
    scene?.setFocus(node(of: behavior.activeThumb), isVisible: false)
  }

  /// The center of a painted thumb, in points.
  public func center(of thumb: RangeThumb) -> Point {
    state[thumb].thumbCenter(in: behaviorFrame, axis)
  }

  func held(_ thumb: RangeThumb) -> RoundedRectangle { state[thumb].held(in: behaviorFrame, axis) }

  /// The step of keys without steps or ticks; `nil` if it depends on the value.
  var keyStep: Double? {
    let values = behavior.lower.values
    return values.curve == nil ? values.halfSpan * (2 * metrics.keyFraction) : nil
  }

  func text(of value: Double) -> String {
    valueFormatter?(value) ?? "\(limits.percentage(of: value))%"
  }

  // MARK: Node

  public override var isFocusable: Bool { false }
  public override var axis: AxisMapping { orientation == .vertical ? .upward : super.axis }

  public override func stretches(along axis: Axis) -> Bool { axis == orientation }

  public override var hitOutsets: Insets {
    // The hit areas of the thumbs reach beyond both ends of the track.
    let outset = metrics.grabDistance - metrics.thumbInset
    return orientation == .horizontal
      ? Insets(horizontal: outset, vertical: 0) : Insets(horizontal: 0, vertical: outset)
  }

  public override var handledKeys: Set<Key> {
    [.left, .right, .up, .down, .home, .end, .pageUp, .pageDown]
  }

  public override var semantics: Semantics? {
    Semantics(role: .group, label: label, isPending: isPending)
  }

  public override func pointerPressed(_ event: PointerEvent) -> Bool {
    let isAccepted = super.pointerPressed(event)
    if isAccepted { focusActiveThumb() }
    return isAccepted
  }

  public override func pointerMoved(_ event: PointerEvent) {
    let wasUndecided = behavior.undecidedPress != nil
    super.pointerMoved(event)
    if wasUndecided && behavior.undecidedPress == nil { focusActiveThumb() }
  }

  /// An open hand over a thumb, and a closed one while it is held.
  public override func cursor(at point: Point) -> Cursor? {
    if cursor != nil || !isEffectivelyEnabled || isPending { return cursor }
    if behavior.isPressed { return .closedHand }
    let (state, area, axis) = (state, behaviorFrame, axis)
    let isOverThumb = RangeThumb.allCases.contains {
      state[$0].isOverThumb(point, in: area, axis)
    }
    return isOverThumb ? .openHand : nil
  }

  public override func touchPolicy(at point: Point) -> TouchPolicy {
    let place = axis.behaviorPoint(point, in: behaviorFrame)
    return touchPolicy(
      isOnThumb: RangeThumb.allCases.contains { behavior[$0].isOnThumb(place, now) })
  }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let isUpright = orientation == .vertical
    let across = state.track.breadth(isUpright: isUpright, context.text)
    let least =
      metrics.minimumTrackWidth + metrics.room(for: minimumValueImage)
      + metrics.room(for: maximumValueImage)
    // The container decides about the length of a vertical slider.
    return isUpright
      ? Size(across, least) : Size(max(least, available.width.orIdeal(least)), across)
  }

  public override func layout(in context: LayoutContext) {
    behavior.width = axis.length(of: behaviorFrame)
    for node in thumbNodes { node.frame = Rect(origin: .zero, size: frame.size) }
  }

  private var markSide: SliderTrack.MarkSide {
    SliderTrack.MarkSide(orientation, scene?.environment.direction ?? .leftToRight)
  }

  /// The part of the frame with the track, without labels.
  public override var behaviorFrame: Rect {
    SliderTrack.area(
      in: frame.size, height: metrics.height, axis, marks: markSide,
      before: metrics.room(for: minimumValueImage), after: metrics.room(for: maximumValueImage))
  }

  public override func stateChanged() {
    invalidateThumbs(.paint)
    onBehaviorChange?()
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    let (axis, area, box, side) = (axis, behaviorFrame, bounds, markSide)
    let state = state
    let theme = context.theme.sliderTinted(
      minimumTrack: minimumTrackTintColor ?? context.tint, maximumTrack: maximumTrackTintColor,
      thumb: thumbTintColor)
    painter.group(opacity: context.isEnabled ? 1 : theme.sliderDisabledOpacity) {
      let track = state.track
      track.paintImages(
        minimumValueImage, maximumValueImage, with: painter, beside: area, theme: theme, axis: axis)
      func paintTrack() {
        track.paint(with: painter, in: area, theme: theme, axis: axis)
        track.paintMarks(
          with: painter, in: area, box: box, on: side, theme: theme, axis: axis, context.text)
      }
      paintTrack()
      state.paintThumbs(
        with: painter, in: area, theme: theme, axis: axis, context, content: paintTrack)
    }
  }
}
