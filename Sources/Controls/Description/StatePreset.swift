import Canvas

/// A named state of a control for previews: values of its properties, and a simulated gesture.
public struct StatePreset {
  /// A simulated gesture.
  public enum Gesture: Hashable, Sendable {
    /// No gesture.
    case none
    /// The control gets the keyboard focus.
    case focus
    /// A press that is held.
    ///
    /// - Parameter at: The position as a fraction of the control's width, 0...1; `nil` for the
    ///   control's press point, such as its thumb.
    case press(at: Double? = nil)
    /// A pointer over the control.
    ///
    /// - Parameter part: The index of the part under the pointer; `nil` for the control's press
    ///   point.
    case hover(part: Int? = nil)
    /// A change that waits for a decision of the app.
    case pending
  }

  /// The name: "Off, pressed".
  public var name: String
  /// The values of properties, by name.
  public var values: [(name: String, value: PropertyValue)]
  /// The simulated gesture.
  public var gesture: Gesture
  /// Whether the state animates endlessly, like the ring of a pending change.
  public var isEndless: Bool

  /// A state with a name, values of properties, and a gesture.
  ///
  /// A state with the gesture `pending` is always endless.
  public init(
    _ name: String, _ values: KeyValuePairs<String, PropertyValue> = [:], gesture: Gesture = .none,
    isEndless: Bool = false
  ) {
    self.name = name
    self.values = values.map { ($0, $1) }
    self.gesture = gesture
    self.isEndless = isEndless || gesture == .pending
  }

  /// Returns each of several states, followed by its combinations with several changes.
  ///
  /// The names of the changes are appended to the state's name after a comma.
  public static func combining(
    _ states: [StatePreset], with changes: [StatePreset]
  ) -> [StatePreset] {
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

extension StatePreset {
  static var pressed: StatePreset { StatePreset("pressed", gesture: .press()) }
  static var focused: StatePreset { StatePreset("focused", gesture: .focus) }
  static var pending: StatePreset { StatePreset("pending", gesture: .pending) }
  static var disabled: StatePreset { StatePreset("disabled", ["enabled": false]) }
}
