import Canvas
public import Observation

/// A control with a value that can be bound to a property of a model; see ``bind(_:to:)``.
///
/// A control of your own conforms with its value and the method that changes it:
///
/// ```swift
/// extension Dial: BindableControl {
///   public var boundValue: Double { value }
///   public func setBoundValue(_ value: Double, animated: Bool) { self.value = value }
/// }
/// ```
@MainActor
public protocol BindableControl: Control {
  /// The type of the value.
  associatedtype BoundValue: Equatable

  /// The value, which the control reports with ``ControlAction/valueChanged(_:)``.
  var boundValue: BoundValue { get }

  /// Changes the value on behalf of the app, without reporting it.
  func setBoundValue(_ value: BoundValue, animated: Bool)
}

extension BindableControl {
  /// Keeps the value equal to a property of a model.
  ///
  /// The control takes the value of the model now, and follows its changes in the next frame, with
  /// animation. Changes by the user are written to the model. During a gesture the control does not
  /// follow, so a model that rounds or limits its value does not end a drag; the control takes the
  /// value of the model once it is released. The control keeps the model alive.
  ///
  /// ```swift
  /// @MainActor @Observable final class Room {
  ///   var target = 21.0
  /// }
  /// let stepper = Stepper(value: 21, in: 5...30, label: "Target")
  /// stepper.bind(\.target, to: room)
  /// ```
  ///
  /// - Returns: A subscription, which lasts until it is canceled or the control is gone.
  @discardableResult
  public func bind<Model: AnyObject & Observable>(
    _ property: ReferenceWritableKeyPath<Model, BoundValue>, to model: Model
  ) -> Subscription {
    bind(property, to: model, shown: { $0 }, value: { $0 })
  }

  /// Keeps the value equal to a property of a model with values of another type.
  ///
  /// - Parameters:
  ///   - shown: Returns what the control shows for a value of the model.
  ///   - value: Returns the value of the model for what the control shows; `nil` keeps it.
  func bind<Model: AnyObject & Observable, Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Model, Value>, to model: Model,
    shown: @escaping @MainActor (Value) -> BoundValue,
    value: @escaping @MainActor (BoundValue) -> Value?
  ) -> Subscription {
    // The last value on both sides: a model that is set to it again does not change the control.
    // `nil` until the closure has run, which it does at once.
    var known: Value?
    let following = follow { control in
      let wanted = model[keyPath: property]
      if wanted == known { return }
      if known != nil, control.currentBehavior?.isPressed == true {
        control.defersModels = true
        return
      }
      let isAnimated = known != nil || control.scene != nil
      known = wanted
      let shown = shown(wanted)
      if shown != control.boundValue { control.setBoundValue(shown, animated: isAnimated) }
    }
    let observing = observe { [unowned self] action in
      guard case .valueChanged = action, let changed = value(boundValue), changed != known
      else { return }
      known = changed
      model[keyPath: property] = changed
    }
    return Subscription {
      following.cancel()
      observing.cancel()
    }
  }
}
