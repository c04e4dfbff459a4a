import Canvas

/// Minus, value, plus: a number that is stepped up and down, such as a UIStepper with its value.
///
/// ```swift
/// let zoom = Stepper(value: 4, range: 1...8, label: "Magnification")
/// zoom.format = { "\(Int($0))×" }
/// zoom.onChange = { value in magnify(by: value) }
/// ```
public final class Stepper: BehaviorControl<StepperBehavior> {
  /// Says a value in words, in the control and for who listens; the number without decimals that say
  /// nothing unless it is given another.
  public var format: (Double) -> String = { $0.plainText } {
    didSet { invalidate(.layout, reason: "format") }
  }

  /// Called with every value that the user's hand passes; see ``decide(_:)`` for owners who want to be
  /// asked before.
  public var onChange: ((Double) -> Void)?

  /// - Parameters:
  ///   - value: brought into the range.
  ///   - range: the values that it can have.
  ///   - step: the distance of a step; 1 if it is no number above 0.
  ///   - label: what the number is of, as it is spoken.
  public init(value: Double, range: ClosedRange<Double>, step: Double = 1, label: String) {
    super.init(behavior: StepperBehavior(value: value, range: range, step: step), label: label)
    frame.size = metrics.size
    observe { [weak self] action in
      if case .valueChanged(.number(let value)) = action { self?.onChange?(value) }
    }
  }

  /// Setting it brings it into the range and tells nobody.
  ///
  /// While a change waits for the owner's word it is the value before.
  public var value: Double {
    get { behavior.committedValue }
    set {
      change(reason: "value") { behavior, _, actions in
        behavior.setValue(newValue, actions: &actions)
      }
      invalidate(.layout, reason: "value")
    }
  }

  /// The values that it can have; a change brings the value into it.
  public var range: ClosedRange<Double> {
    get { behavior.range }
    set {
      if newValue == range { return }
      change(reason: "range") { behavior, _, _ in behavior.setRange(newValue) }
      invalidate(.layout, reason: "range")
    }
  }

  /// The figures it goes by.
  public var metrics: StepperMetrics {
    get { behavior.metrics }
    set { setOwnMetrics { $0.metrics = newValue } }
  }

  /// Has a body asked before each change of the user's, with the value that is wanted.
  ///
  /// While a half is held the value is only shown; the body is asked when it is let go.
  public func decide(_ body: @escaping (Double) -> Decision) {
    decide { value in
      if case .number(let number) = value { body(number) } else { .accept }
    }
  }

  // MARK: Node

  public override var hitOutsets: Insets {
    let grown = behavior.grown
    return Insets(horizontal: 0, vertical: max(0, (grown.hitHeight - grown.size.height) / 2))
  }

  public override var handledKeys: Set<Key> {
    [.up, .down, .home, .end, .pageUp, .pageDown]
  }

  public override func cursor(at point: Point) -> Cursor? {
    if cursor != nil || !isEffectivelyEnabled || isPending { return cursor }
    let place = axis.behaviorPoint(point, in: behaviorFrame)
    return behavior.accepts(pressAt: place, at: now) ? .pointingHand : nil
  }

  public override var semantics: Semantics? {
    Semantics(
      role: .spinButton, label: label,
      value: .number(value, range: range, step: behavior.step),
      actions: [.increment, .decrement, .setValue], isPending: isPending, valueText: format(value))
  }

  /// As wide as the widest of its values at the ends of the range and beside them.
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
