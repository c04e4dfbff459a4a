import Canvas

/// The sections of an inspector.
public enum PropertyGroup: String, CaseIterable, Sendable {
  /// What the control's value is, and whether it can be acted on.
  case state = "State"
  /// Colors.
  case colors = "Colours"
  /// How it reacts.
  case behavior = "Behaviour"
  /// Texts and symbols.
  case content = "Content"
  /// The values that it can have.
  case range = "Range and ticks"
  /// Everything else that can be seen.
  case look = "Look"
}

/// When a property is written, of several that are written together.
public enum PropertyOrder: Int, Sendable {
  /// Before all others, which depend on it: the parts of a control, its mode.
  case first
  /// In the order of the table.
  case normal
  /// After all others, on which it depends: the value.
  case last
}

/// How a program writes a property.
public enum PropertyCode {
  /// As an assignment to a property of this name.
  case property(String)
  /// As an argument of the initializer with this label; one without a label is always written.
  ///
  /// - Parameter else: the statement on the control for a value that the initializer cannot take.
  case argument(String, else: ((PropertyValue) -> String?)? = nil)
  /// As a statement on the control, without the control's name; `nil` for none.
  case statement((PropertyValue) -> String?)
  /// Not at all.
  case none
}

/// A value that an inspector offers, with a name.
public struct PropertySample: Hashable, Sendable {
  /// In a menu.
  public var name: String
  /// What the property becomes.
  public var value: PropertyValue

  /// A value with a name.
  public init(_ name: String, _ value: PropertyValue) {
    self.name = name
    self.value = value
  }
}

/// How an inspector edits a property.
public enum PropertyEditorStyle {
  /// As the kind of its values suggests: a switch for a flag, a menu for a choice.
  case standard
  /// A slider between two numbers, which may depend on the control.
  ///
  /// - Parameter none: the number that stands for no value; `nil` where there is always one.
  case slider((Control) -> ClosedRange<Double>, none: Double? = nil)
  /// A stepper; of a property that can have no value, that is below the first number.
  case stepper(ClosedRange<Int>)
  /// Swatches, the first of them the theme's own color.
  case swatches([Color], standard: (Theme) -> Color)
  /// A menu of values, which may depend on the control.
  case samples((Control) -> [PropertySample])
}
