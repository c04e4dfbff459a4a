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
public final class RangeSlider: TrackControl<RangeSliderBehavior> {
  public override var label: String {
    didSet { if label != oldValue { invalidateThumbs(.semantics) } }
  }

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
        width: SliderMetrics.regular.minimumTrackWidth), label: label)
    thumbNodes = RangeThumb.allCases.map { RangeThumbNode($0, of: self) }
    for node in thumbNodes { addChild(node) }
  }

  private func invalidateThumbs(_ what: Invalidation) {
    for node in thumbNodes { node.invalidate(what, reason: "thumb") }
  }

  // MARK: Thumbs

  /// The thumb with the keyboard focus; `nil` for none.
  public var focusedThumb: RangeThumb? { thumbNodes.first { $0 === scene?.focusedNode }?.thumb }

  public override var isFocused: Bool { focusedThumb != nil }

  /// The node of a thumb, which is focused in place of the control.
  override var focusTarget: Node { node(of: focusedThumb ?? behavior.activeThumb) }

  func node(of thumb: RangeThumb) -> RangeThumbNode { thumbNodes[thumb == .lower ? 0 : 1] }

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

  // MARK: Node

  public override var isFocusable: Bool { false }

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

  public override func layout(in context: LayoutContext) {
    behavior.width = axis.length(of: behaviorFrame)
    for node in thumbNodes { node.frame = Rect(origin: .zero, size: frame.size) }
  }

  public override func stateChanged() {
    invalidateThumbs(.paint)
    super.stateChanged()
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    let state = state
    let track = trackPainter(state.track, painter, context)
    painter.group(opacity: context.isEnabled ? 1 : track.colors.disabledOpacity) {
      track.paintImages(minimumValueImage, maximumValueImage)
      func paintContent() {
        track.paintTrack()
        track.paintMarks()
      }
      paintContent()
      state.paintThumbs(with: track, content: paintContent)
    }
  }
}
