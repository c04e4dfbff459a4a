import Canvas
import Controls

/// Minus, value, plus: a whole number that is stepped up and down.
public final class Stepper: BehaviorControl<StepperBehavior> {
  /// - Parameters:
  ///   - value: brought into the range.
  ///   - range: the least and the greatest value.
  ///   - label: what the number is of, as it is spoken.
  public init(value: Int = 0, in range: ClosedRange<Int>, label: String) {
    super.init(behavior: StepperBehavior(value: value, in: range), label: label)
    frame.size = behavior.metrics.size
  }

  /// Setting it brings it into the range and tells nobody.
  public var value: Int {
    get { behavior.value }
    set { change(reason: "value") { behavior, _, _ in behavior.setValue(newValue) } }
  }

  /// Has a body called with the new value whenever the user changes it.
  @discardableResult
  public func onChange(_ body: @escaping (Int) -> Void) -> Subscription {
    observe { action in
      if case .valueChanged(.number(let number)) = action { body(Int(number)) }
    }
  }

  // MARK: Node

  public override var handledKeys: Set<Key> { [.up, .down, .left, .right] }

  public override var semantics: Semantics? {
    let range = Double(behavior.range.lowerBound)...Double(behavior.range.upperBound)
    return Semantics(
      role: .stepper, label: label, value: .number(Double(value), range: range, step: 1),
      actions: [.increment, .decrement, .setValue])
  }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    behavior.metrics.size
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    painter.group(opacity: context.isEnabled ? 1 : 0.3) {
      state.paint(with: painter, metrics: behavior.metrics, axis: axis, context: context)
    }
    if context.showsFocus {
      FocusRing.paint(
        around: RoundedRectangle(
          Rect(origin: .zero, size: behavior.metrics.size), radius: behavior.metrics.cornerRadius,
          curve: .continuous), with: painter, theme: context.theme)
    }
  }
}

extension SemanticsRole {
  /// A number with a button on either side.
  public static let stepper = SemanticsRole(rawValue: "stepper")
}
