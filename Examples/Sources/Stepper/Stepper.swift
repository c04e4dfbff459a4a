import Canvas
import Controls

/// A control for a whole number, with a minus and a plus button.
public final class Stepper: BehaviorControl<StepperBehavior> {
  /// - Parameters:
  ///   - value: The initial value, clamped to the range.
  ///   - range: The minimum and the maximum value.
  ///   - label: The accessibility label.
  public init(value: Int = 0, in range: ClosedRange<Int>, label: String) {
    super.init(behavior: StepperBehavior(value: value, in: range), label: label)
    frame.size = behavior.metrics.size
  }

  /// The value; setting it clamps it to the range and sends no action.
  public var value: Int {
    get { behavior.value }
    set { change(reason: "value") { behavior, _, _ in behavior.setValue(newValue) } }
  }

  /// Calls a closure with the new value whenever the user changes it.
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
    painter.group(opacity: context.isEnabled ? 1 : context.theme.disabledOpacity) {
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
  /// A number with a decrement and an increment button.
  public static let stepper = SemanticsRole(rawValue: "stepper")
}
