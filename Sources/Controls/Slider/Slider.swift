import Canvas

/// A control for a number in a range; its counterparts are UISlider and SwiftUI's Slider.
///
/// The thumb keeps its offset from the pointer while dragged; with a step it snaps on release.
///
/// ```swift
/// let balance = Slider(value: 0, in: -1...1, label: "Balance")
/// balance.neutralValue = 0
/// balance.ticks = .count(5)
/// ```
public final class Slider: BehaviorControl<SliderBehavior> {
  /// The image before the track (below a vertical one), 20 pt square; `nil` for none.
  public var minimumValueImage: Icon? {
    didSet { imageChanged(minimumValueImage, oldValue) }
  }

  /// The image after the track, 20 pt square; `nil` for none.
  public var maximumValueImage: Icon? {
    didSet { imageChanged(maximumValueImage, oldValue) }
  }

  /// The color of the filled track; `nil` for ``Node/tintColor`` or the theme's.
  public var minimumTrackTintColor: Color? {
    didSet { tintChanged(minimumTrackTintColor, oldValue) }
  }

  /// The color of the unfilled track; `nil` for the theme's.
  public var maximumTrackTintColor: Color? {
    didSet { tintChanged(maximumTrackTintColor, oldValue) }
  }

  /// The thumb's color; `nil` for the theme's.
  public var thumbTintColor: Color? {
    didSet { tintChanged(thumbTintColor, oldValue) }
  }

  /// Formats the value, as shown and spoken; `nil` for a percentage of the range.
  public var valueFormatter: ((Double) -> String)? {
    didSet { invalidate(.semantics, reason: "formatter") }
  }

  /// Whether the value is shown above the thumb while it is dragged.
  public var showsValue = false {
    didSet { if showsValue != oldValue { updateBubble() } }
  }

  var bubble: SliderBubble?

  /// Called after every change of the behavior.
  var onBehaviorChange: (() -> Void)?

  /// Paints on the track and below the thumb, where a thumb of glass shows it; for a color picker.
  var paintOnTrack: ((any Painter, _ area: Rect, SliderMetrics, PaintContext) -> Void)?

  var images = SliderImages() {
    didSet { if images != oldValue { invalidate(.paint, reason: "images") } }
  }

  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: Clamped to the range and moved to the nearest step.
  ///   - step: Counted from the lower bound; `nil`, or 0 and less, for none.
  public init(
    value: Double = 0, in range: ClosedRange<Double> = 0...1, step: Double? = nil,
    label: String = "", minimumValueImage: Icon? = nil, maximumValueImage: Icon? = nil
  ) {
    self.minimumValueImage = minimumValueImage
    self.maximumValueImage = maximumValueImage
    super.init(
      behavior: SliderBehavior(
        value: value, in: range, step: step, width: SliderMetrics.regular.minimumTrackWidth),
      label: label)
    frame.size = Size(metrics.minimumTrackWidth, metrics.height)
  }

  /// The metrics: the scene's, unless set.
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

  // MARK: Node

  public override var axis: AxisMapping { orientation == .vertical ? .upward : super.axis }

  public override func stretches(along axis: Axis) -> Bool { axis == orientation }

  public override var hitOutsets: Insets {
    // The hit area of the thumb reaches beyond both ends of the track.
    if style == .thumbless { return .zero }
    let outset = metrics.grabDistance - metrics.thumbInset
    return orientation == .horizontal
      ? Insets(horizontal: outset, vertical: 0) : Insets(horizontal: 0, vertical: outset)
  }

  public override var handledKeys: Set<Key> {
    [.left, .right, .up, .down, .home, .end, .pageUp, .pageDown]
  }

  public override var semantics: Semantics? {
    Semantics(
      role: .slider, label: label,
      value: .number(
        value, range: range, step: behavior.values.semanticStep, orientation: orientation),
      actions: [.increment, .decrement, .setValue], isPending: isPending,
      valueText: valueFormatter?(value))
  }

  /// An open hand over the thumb, and a closed one while it is held.
  public override func cursor(at point: Point) -> Cursor? {
    if cursor != nil || !isEffectivelyEnabled || isPending { return cursor }
    let state = state
    if state.isGrabbed { return .closedHand }
    if style == .thumbless { return nil }
    return state.isOverThumb(point, in: behaviorFrame, axis) ? .openHand : nil
  }

  public override func touchPolicy(at point: Point) -> TouchPolicy {
    let place = axis.behaviorPoint(point, in: behaviorFrame)
    return touchPolicy(isOnThumb: behavior.isOnThumb(place, now))
  }

  /// The bubble stays in the window when the slider is scrolled away.
  override var isShownElsewhere: Bool { isValueShown }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let least =
      metrics.minimumTrackWidth + metrics.room(for: minimumValueImage)
      + metrics.room(for: maximumValueImage)
    let across = state.track.breadth(isUpright: orientation == .vertical, context.text)
    // The container decides about the length of a vertical slider.
    return orientation == .vertical
      ? Size(across, least) : Size(max(least, available.width.orIdeal(least)), across)
  }

  public override func layout(in context: LayoutContext) {
    behavior.width = axis.length(of: behaviorFrame)
  }

  /// The part of the frame with the track; images are at its ends, and labels beside it.
  public override var behaviorFrame: Rect { trackArea(along: axis) }

  public override func stateChanged() {
    if showsValue || bubble != nil { updateBubble() }
    onBehaviorChange?()
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    let axis = axis
    let area = trackArea(along: axis)
    let theme = context.theme.sliderTinted(
      minimumTrack: minimumTrackTintColor ?? context.tint, maximumTrack: maximumTrackTintColor,
      thumb: thumbTintColor)
    let state = state
    let isFull = context.isEnabled || images.showDisabled
    painter.group(opacity: isFull ? 1 : theme.sliderDisabledOpacity) {
      state.track.paintImages(
        minimumValueImage, maximumValueImage, with: painter, beside: area, theme: theme, axis: axis)
      paint(state, in: area, axis, with: painter, theme, context)
    }
    if context.showsFocus {
      FocusRing.paint(around: state.held(in: area, axis), with: painter, theme: theme)
    }
  }
}
