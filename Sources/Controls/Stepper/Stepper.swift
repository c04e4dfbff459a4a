import Canvas

/// A value between minus and plus buttons; its counterpart is UIStepper.
///
/// ```swift
/// let zoom = Stepper(value: 4, in: 1...8, label: "Magnification")
/// zoom.format = { "\(Int($0))×" }
/// zoom.onChange { value in magnify(by: value) }
/// ```
public final class Stepper: BehaviorControl<StepperBehavior> {
  /// Formats the value, as shown and spoken; by default a number without needless decimals.
  public var format: (Double) -> String = { $0.plainText } {
    didSet { invalidate(.layout, reason: "format") }
  }

  /// Creates a stepper.
  ///
  /// - Parameters:
  ///   - value: Clamped to the range.
  ///   - step: Above 0; other values become 1.
  public init(
    value: Double = 0, in range: ClosedRange<Double> = 0...100, step: Double = 1, label: String
  ) {
    super.init(behavior: StepperBehavior(value: value, in: range, step: step), label: label)
    frame.size = metrics.size
  }

  /// Calls a closure with each new value by the user; see ``decide(_:)`` to be asked before.
  @discardableResult
  public func onChange(_ body: @escaping (Double) -> Void) -> Subscription {
    observe { action in
      if case .valueChanged(.number(let value)) = action { body(value) }
    }
  }

  /// The value, clamped to the range; while a change is pending, the old one; setting it does not
  /// call ``onChange(_:)``.
  public var value: Double {
    get { behavior.committedValue }
    set {
      change(reason: "value") { behavior, _, actions in
        behavior.setValue(newValue, actions: &actions)
      }
      invalidate(.layout, reason: "value")
    }
  }

  /// The range; a change clamps the value.
  public var range: ClosedRange<Double> {
    get { behavior.range }
    set {
      if newValue == range { return }
      change(reason: "range") { behavior, _, _ in behavior.setRange(newValue) }
      invalidate(.layout, reason: "range")
    }
  }

  /// The metrics.
  public var metrics: StepperMetrics {
    get { behavior.metrics }
    set { setOwnMetrics { $0.metrics = newValue } }
  }

  /// Asks a closure before each change by the user; while a button is held, only at the end.
  public func decide(_ body: @escaping (Double) -> Decision) {
    decide { value in
      if case .number(let number) = value { body(number) } else { .accept }
    }
  }

  public override var hitOutsets: Insets {
    let grown = behavior.grown
    return Insets(horizontal: 0, vertical: max(0, (grown.hitHeight - grown.size.height) / 2))
  }

  /// A press steps at once.
  public override func touchPolicy(at point: Point) -> TouchPolicy { .delayed }

  public override var handledKeys: Set<Key> { [.up, .down, .home, .end, .pageUp, .pageDown] }

  public override func cursor(at point: Point) -> Cursor? {
    if cursor != nil || !isEffectivelyEnabled || isPending { return cursor }
    let place = axis.behaviorPoint(point, in: behaviorFrame)
    return behavior.shouldBeginPress(at: place, time: now) ? .pointingHand : nil
  }

  public override var semantics: Semantics? {
    Semantics(
      role: .spinButton, label: label, value: .number(value, range: range, step: behavior.step),
      actions: [.increment, .decrement, .setValue], isPending: isPending, valueText: format(value))
  }

  /// The size, with the width of the widest value near the ends of the range.
  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let metrics = metrics.grown(by: context.growth)
    let step = behavior.step
    let values = [
      range.lowerBound, range.lowerBound + step, range.upperBound - step, range.upperBound,
      behavior.value,
    ]
    let widths = values.filter(\.isFinite).map { value in
      context.text.size(of: Text(format(value), font: metrics.font)).width
    }
    let wanted = (widths.max() ?? 0) + 2 * (metrics.buttonWidth + metrics.valuePadding)
    return Size(max(metrics.size.width, wanted.rounded(.up)), metrics.size.height)
  }

  public override func layout(in context: LayoutContext) {
    behavior.growth = context.growth
    behavior.width = frame.width
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    let state = state
    state.paint(
      in: Rect(x: 0, y: 0, width: frame.width, height: behavior.grown.size.height),
      text: format(state.value), with: painter, context: context)
  }
}

extension Stepper: BindableControl {
  public var boundValue: Double { value }

  public func setBoundValue(_ value: Double, animated: Bool) { self.value = value }
}
