import Canvas

/// A named value in an inspector's menu.
public struct PropertySample: Hashable, Sendable {
  /// The name in a menu.
  public var name: String
  /// The value of the property.
  public var value: PropertyValue

  /// A value with a name.
  public init(_ name: String, _ value: PropertyValue) {
    (self.name, self.value) = (name, value)
  }
}

/// The editor of a property in an inspector.
public enum PropertyEditorStyle {
  /// The standard editor of the property's kind, such as a switch for a flag.
  case standard
  /// A switch that is on while a flag is not set, for a flag that turns something off.
  case inverted
  /// A slider over a range, which can depend on the control.
  ///
  /// - Parameter none: The number that stands for no value; `nil` if there is always a value.
  case slider((Control) -> ClosedRange<Double>, none: Double? = nil)
  /// A stepper over a range, which can depend on the control; for an optional property, the step
  /// below the range stands for no value.
  case stepper((Control) -> ClosedRange<Int>)
  /// Color swatches; the first one is the color of a control in a theme without a tint.
  case swatches([Color], standard: (Theme, Control) -> Color)
  /// A menu of values, which can depend on the control.
  case samples((Control) -> [PropertySample])
}

/// Sample texts of several lengths and scripts. chosen
extension PropertySample {
  static let titles = [
    PropertySample("None", .none), PropertySample("Short", "Wi-Fi"),
    PropertySample("Long", "Ask to Join Networks Nearby"), PropertySample("Arabic", "شبكة لاسلكية"),
    PropertySample("CJK", "無線網路"), PropertySample("Emoji", "📶 Wi-Fi"),
  ]
}
