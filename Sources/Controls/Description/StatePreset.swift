import Canvas

/// A state of a control that is worth a look: values of its properties, and something done to it.
public struct StatePreset {
  /// Something done to a control.
  public enum Gesture: Hashable, Sendable {
    /// Nothing.
    case none
    /// The control gets the keyboard.
    case focus
    /// A press that goes on.
    ///
    /// - Parameter at: the part of the control's width, 0 to 1; `nil` for where its thumb is.
    case press(at: Double? = nil)
    /// A pointer over the control.
    ///
    /// - Parameter part: the index of the part that it is over; `nil` for where the control is pressed.
    case hover(part: Int? = nil)
    /// A change that waits for the control's owner.
    case pending
  }

  /// Its name: "Off, pressed".
  public var name: String

  /// Values of properties by their names.
  public var values: [(name: String, value: PropertyValue)]

  /// What is done.
  public var gesture: Gesture

  /// Whether it moves without end: a ring turns while a change is pending.
  public var isEndless: Bool

  /// A state.
  ///
  /// One with the gesture `pending` is always endless.
  public init(
    _ name: String, _ values: KeyValuePairs<String, PropertyValue> = [:], gesture: Gesture = .none,
    isEndless: Bool = false
  ) {
    self.name = name
    self.values = values.map { ($0, $1) }
    self.gesture = gesture
    self.isEndless = isEndless || gesture == .pending
  }

  /// Each of several states as it is, and then changed in several ways.
  ///
  /// - Parameters:
  ///   - states: what each begins with.
  ///   - changes: their names follow the state's after a comma.
  public static func combining(_ states: [StatePreset], with changes: [StatePreset])
    -> [StatePreset]
  {
    states.flatMap { state in
      [state]
        + changes.map { change in
          var result = state
          result.name += ", " + change.name
          result.values += change.values
          result.gesture = change.gesture
          result.isEndless = change.isEndless
          return result
        }
    }
  }
}
