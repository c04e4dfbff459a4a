import Canvas

/// A control for a number in a range.
///
/// The thumb keeps its grab offset while it is dragged; with a step it snaps on release.
public final class Slider: BehaviorControl<SliderBehavior> {
  /// Shown at the ends of the track, 20 pt square; nil for none.
  public let minimumImage: Symbol?
  public let maximumImage: Symbol?

  /// The colour of the track below the value in place of the theme's.
  public var tint: Color? {
    didSet { if tint != oldValue { invalidate(.paint, reason: "tint") } }
  }

  /// - Parameters:
  ///   - value: brought into the range and to the nearest step.
  ///   - range: the values the slider can have.
  ///   - step: distance between the values it rests at, counted from the range's lower end; nil, or
  ///     one that is not above 0, for none.
  ///   - label: what it is for, as it is spoken.
  ///   - minimumImage: shown before the track.
  ///   - maximumImage: shown after the track.
  public init(
    value: Double = 0, in range: ClosedRange<Double> = 0...1, step: Double? = nil,
    label: String = "", minimumImage: Symbol? = nil, maximumImage: Symbol? = nil
  ) {
    self.minimumImage = minimumImage
    self.maximumImage = maximumImage
    super.init(
      behavior: SliderBehavior(
        value: value, in: range, step: step, width: SliderMetrics.regular.minimumTrackWidth),
      label: label)
    frame.size = Size(metrics.minimumTrackWidth, metrics.height)
  }

  /// Setting it moves the thumb there at once.
  ///
  /// While a change waits for the owner's word it is the value before.
  public var value: Double {
    get { behavior.committedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The values that it can have; a change brings the value into it and to the nearest step.
  public var range: ClosedRange<Double> {
    get { behavior.range }
    set { change(reason: "range") { behavior, _, _ in behavior.range = newValue } }
  }

  /// The centre of the painted thumb from the control's left edge, pt.
  public var thumbX: Double {
    state.thumbCenter(in: behaviorFrame, axis).x
  }

  /// Distance between the values it rests at; a change brings the value to the nearest of them.
  public var step: Double? {
    get { behavior.step }
    set { change(reason: "step") { behavior, _, _ in behavior.step = newValue } }
  }

  /// What pressing the track beside the thumb does.
  public var trackPress: TrackPress {
    get { behavior.trackPress }
    set { change(reason: "track press") { behavior, _, _ in behavior.trackPress = newValue } }
  }

  /// Whether the owner is told of every value of a drag, or only of the one it ends with.
  public var isContinuous: Bool {
    get { behavior.isContinuous }
    set { change(reason: "continuous") { behavior, _, _ in behavior.isContinuous = newValue } }
  }

  /// Changes the value without telling the owner; a drag that is under way ends, which is told.
  ///
  /// - Parameters:
  ///   - value: brought into the range and to the nearest step.
  ///   - animated: whether the thumb glides there.
  public func setValue(_ value: Double, animated: Bool) {
    change(reason: "value") { behavior, time, actions in
      behavior.setValue(value, animated: animated, at: time, actions: &actions)
    }
  }

  /// Has a body called with every value that the user's hand passes.
  @discardableResult
  public func onChange(_ body: @escaping (Double) -> Void) -> Subscription {
    observe { action in
      if case .valueChanged(.number(let value)) = action { body(value) }
    }
  }

  /// Has a body called with true when the user takes hold of the value, with false at the end.
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

  /// Has a body asked before each change of the user's, with the value that is wanted.
  ///
  /// While a value is dragged it is only shown; the body is asked when it is let go.
  public func decide(_ body: @escaping (Double) -> Decision) {
    decide { value in
      if case .number(let number) = value { body(number) } else { .accept }
    }
  }

  /// The figures it goes by: the scene's, unless it is given its own.
  public var metrics: SliderMetrics {
    get { behavior.metrics }
    set { setOwnMetrics { $0.metrics = newValue } }
  }

  // MARK: Node

  public override func stretches(along axis: Axis) -> Bool { axis == .horizontal }

  public override var hitOutsets: Insets {
    // The thumb's hit area is wider than the thumb and stands over at both ends.
    Insets(
      horizontal: metrics.grabDistance - metrics.thumbDiameter / 2, vertical: 0)
  }

  public override var handledKeys: Set<Key> {
    [.left, .right, .up, .down, .home, .end, .pageUp, .pageDown]
  }

  public override var semantics: Semantics? {
    Semantics(
      role: .slider, label: label,
      value: .number(value, range: range, step: step, orientation: .horizontal),
      actions: [.increment, .decrement, .setValue], isPending: isPending)
  }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let images = [minimumImage, maximumImage].compactMap { $0 }.count
    let least = metrics.minimumTrackWidth + Double(images) * imageExtent
    return Size(max(least, available.width), metrics.height)
  }

  public override func layout(in context: LayoutContext) {
    behavior.width = axis.length(of: behaviorFrame)
  }

  private var imageExtent: Double { metrics.imageSize + metrics.imageSpacing }

  /// The track's part of the frame; the images are at its sides.
  public override var behaviorFrame: Rect { behaviorFrame(along: axis) }

  private func behaviorFrame(along axis: AxisMapping) -> Rect {
    let before = minimumImage == nil ? 0 : imageExtent
    let after = maximumImage == nil ? 0 : imageExtent
    let isMirrored = axis == .rightToLeft
    return Rect(
      minX: isMirrored ? after : before, minY: 0,
      maxX: frame.width - (isMirrored ? before : after), maxY: metrics.height)
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    let axis = axis
    let track = behaviorFrame(along: axis)
    var theme = context.theme
    if let tint { theme.sliderMinimumTrack = tint }
    painter.group(opacity: context.isEnabled ? 1 : theme.sliderDisabledOpacity) {
      paintImages(with: painter, theme, beside: track, axis)
      state.paint(with: painter, in: track, theme: theme, axis: axis)
    }
    if context.showsFocus {
      let diameter = metrics.thumbDiameter
      let thumb = Rect(
        center: state.thumbCenter(in: track, axis), size: Size(diameter, diameter))
      FocusRing.paint(around: .capsule(thumb), with: painter, theme: theme)
    }
  }

  private func paintImages(
    with painter: any Painter, _ theme: Theme, beside track: Rect, _ axis: AxisMapping
  ) {
    let size = metrics.imageSize
    let y = (metrics.height - size) / 2
    let before = Point(track.minX - metrics.imageSpacing - size, y)
    let after = Point(track.maxX + metrics.imageSpacing, y)
    let isMirrored = axis == .rightToLeft
    minimumImage?.paint(
      with: painter, at: isMirrored ? after : before, size: size, color: theme.secondaryLabel)
    maximumImage?.paint(
      with: painter, at: isMirrored ? before : after, size: size, color: theme.secondaryLabel)
  }
}
