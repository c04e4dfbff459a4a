import Canvas
import Controls

/// A circular knob for a number in a range, turned by a drag around its center.
public final class Dial: BehaviorControl<DialBehavior> {
  /// A dial with a value, which is clamped to the range, and an accessibility label.
  public init(
    value: Double = 0, in range: ClosedRange<Double> = 0...1, step: Double = 0, label: String = ""
  ) {
    super.init(behavior: DialBehavior(value: value, in: range, step: step), label: label)
    frame.size = Size(metrics.diameter, metrics.diameter)
  }

  /// The value; setting it clamps it to the range and sends no action.
  public var value: Double {
    get { behavior.value }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value; `animated` turns the mark with a spring.
  public func setValue(_ value: Double, animated: Bool) {
    change(reason: "value") { behavior, time, _ in
      behavior.setValue(value, animated: animated, at: time)
    }
  }

  /// The minimum and the maximum value; the value is clamped to them.
  public var range: ClosedRange<Double> {
    get { behavior.range }
    set { change(reason: "range") { behavior, _, _ in behavior.range = newValue } }
  }

  /// The distance between allowed values, counted from the minimum; 0 allows all values.
  public var step: Double {
    get { behavior.step }
    set { change(reason: "step") { behavior, _, _ in behavior.step = newValue } }
  }

  /// The value that a double click sets; `nil` for none.
  public var defaultValue: Double? {
    get { behavior.defaultValue }
    set { change(reason: "default value") { behavior, _, _ in behavior.defaultValue = newValue } }
  }

  /// The dimensions and the spring: the scene's, unless set.
  public var metrics: DialMetrics {
    get { behavior.metrics }
    set { setOwnMetrics { $0.metrics = newValue } }
  }

  /// Calls a closure with the new value whenever the user changes it.
  @discardableResult
  public func onChange(_ body: @escaping (Double) -> Void) -> Subscription {
    observe { action in
      if case .valueChanged(.number(let number)) = action { body(number) }
    }
  }

  public override var handledKeys: Set<Key> {
    [.up, .down, .left, .right, .pageUp, .pageDown, .home, .end]
  }

  /// A dial is turned in all directions.
  public override func touchPolicy(at point: Point) -> TouchPolicy { .exclusive }

  /// A dial turns clockwise in all languages, so only its keys are mirrored.
  public override var axis: AxisMapping { .leftToRight }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    var event = event
    event.key = AxisMapping(scene?.environment.direction ?? .leftToRight).behaviorKey(event.key)
    return super.keyPressed(event)
  }

  public override var semantics: Semantics? {
    Semantics(
      role: .slider, label: label, value: .number(value, range: range, step: step > 0 ? step : nil),
      actions: [.increment, .decrement, .setValue],
      valueText: "\(Int((behavior.share * 100).rounded())) %")
  }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(metrics.diameter, metrics.diameter)
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    let colors = context.style(DialColors.self)
    painter.group(opacity: context.isEnabled ? 1 : colors.disabledOpacity) {
      paintTrack(with: painter, colors, tint: context.tint)
      paintKnob(with: painter, colors, tint: context.tint)
    }
    if context.showsFocus {
      let circle = RoundedRectangle.capsule(Rect(origin: .zero, size: frame.size))
      FocusRing.paint(around: circle, with: painter, theme: context.theme)
    }
  }

  private func paintTrack(with painter: any Painter, _ colors: DialColors, tint: Color?) {
    let (first, last) = (DialMetrics.angles.lowerBound, DialMetrics.angles.upperBound)
    // The mark can overshoot the ends, the filled part of the track cannot.
    let filled = min(max(state.angle, first), last)
    let filledColor = tint ?? colors.filledTrack
    for (start, end, color) in [(first, filled, filledColor), (filled, last, colors.track)] {
      var arc = Path()
      arc.addArc(
        center: metrics.center, radius: metrics.diameter / 2, width: metrics.trackWidth,
        from: (start - 90) * .pi / 180, sweep: (end - start) * .pi / 180)
      painter.fill(arc, color: color)
    }
  }

  private func paintKnob(with painter: any Painter, _ colors: DialColors, tint: Color?) {
    let size = Size(metrics.knobDiameter, metrics.knobDiameter)
    let knob = RoundedRectangle.capsule(Rect(center: metrics.center, size: size))
    painter.fill(
      knob, color: colors.knob,
      casting: ShadowPair(soft: colors.knobShadow, contact: colors.knobContactShadow))
    if state.isPressed { painter.fill(knob, color: colors.pressedOverlay) }
    // The outline is clear unless the contrast is increased.
    painter.strokeInside(knob, width: 1, color: colors.outline)
    var mark = Path()
    mark.move(to: metrics.point(at: state.angle, radius: metrics.innerMarkRadius))
    mark.addLine(to: metrics.point(at: state.angle, radius: metrics.outerMarkRadius))
    painter.stroke(
      mark, Stroke(width: metrics.markWidth, cap: .round), color: tint ?? colors.filledTrack)
  }
}
