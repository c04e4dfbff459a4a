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
  /// let stepper = Stepper(value: 21, range: 5...30, label: "Target")
  /// stepper.bind(\.target, to: room)
  /// ```
  ///
  /// - Returns: A subscription, which lasts until it is canceled or the control is gone.
  @discardableResult
  public func bind<Model: AnyObject & Observable>(
    _ property: ReferenceWritableKeyPath<Model, BoundValue>, to model: Model
  ) -> Subscription {
    // The last value on both sides: a model that is set to it again does not change the control.
    var known = model[keyPath: property]
    if known != boundValue { setBoundValue(known, animated: scene != nil) }
    let following = follow { control in
      let value = model[keyPath: property]
      if value == known { return }
      if control.currentBehavior?.isPressed == true {
        control.defersModels = true
        return
      }
      known = value
      if value != control.boundValue { control.setBoundValue(value, animated: true) }
    }
    let observing = observe { [unowned self] action in
      guard case .valueChanged = action, boundValue != known else { return }
      known = boundValue
      model[keyPath: property] = boundValue
    }
    return Subscription {
      following.cancel()
      observing.cancel()
    }
  }
}
