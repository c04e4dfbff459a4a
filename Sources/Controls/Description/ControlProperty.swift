import Canvas

/// A named property of a control, which tools can read, write and show.
///
/// ```swift
/// .init("value", \Slider.value, in: .state, code: .argument("value"), help: "The current value.")
/// ```
///
/// Writing a property calls the control's setter, which requests the needed updates.
@MainActor
public struct ControlProperty {
  /// The name in logs and files: `onTint`.
  public let name: String
  /// The title in an inspector: "On".
  public let title: String
  /// The section in an inspector; `nil` if inspectors do not show the property.
  public let group: PropertyGroup?
  /// The kind of values.
  public let kind: PropertyKind
  /// Whether the property can have no value.
  public let isOptional: Bool
  /// The editor in an inspector.
  public let editor: PropertyEditorStyle
  /// Whether the property only affects the appearance, and is the same in all states.
  public let isLook: Bool
  /// The form in generated code.
  public let code: PropertyCode

  /// The command-line option without dashes, such as `on-tint`; empty for none.
  ///
  /// Options of commands, ``reservedOptions``, are refused.
  public let option: String
  /// The order of writing several properties.
  public let order: PropertyOrder
  /// A sentence that describes the property.
  public let help: String
  /// The condition under which the property has an effect, in a few words; `nil` for none.
  public let needs: String?
  /// Whether the property is left out in pictures without text.
  public let isText: Bool
  /// Whether the property is a flag that is true in a new control.
  public let isUsuallySet: Bool

  /// Whether the values are icons, which generated code wraps symbols in.
  package let hasIcon: Bool

  private let availability: (Control) -> Bool
  private let getter: (Control) -> PropertyValue
  private let converter: (PropertyValue) -> PropertyValue?
  private let setter: (Control, PropertyValue, Bool) throws(PropertyError) -> Void

  /// A property that closures read and write; other parameters are documented at the properties.
  ///
  /// - Parameters:
  ///   - title: The name by default.
  ///   - kind: All values of the type by default.
  ///   - isLook: Always true for colors.
  ///   - code: A property with this name by default.
  ///   - option: The name in lower case with dashes by default.
  ///   - isAvailable: Returns whether the property has an effect on a control now.
  ///   - get: Reads the value.
  ///   - set: Writes a value, animated or not; throws for a value that the control cannot have.
  public init<Owner: Control, Value: PropertyRepresentable>(
    _ name: String, title: String? = nil, in group: PropertyGroup? = nil, kind: PropertyKind? = nil,
    editor: PropertyEditorStyle = .standard, isLook: Bool = false, code: PropertyCode? = nil,
    option: String? = nil, order: PropertyOrder = .normal, isText: Bool = false,
    isUsuallySet: Bool = false, needs: String? = nil, help: String,
    isAvailable: @escaping (Owner) -> Bool = { _ in true }, get: @escaping (Owner) -> Value,
    set: @escaping (Owner, Value, Bool) throws(PropertyError) -> Void
  ) {
    self.name = name
    self.title = title ?? name
    self.group = group
    self.kind = kind ?? Value.propertyKind
    self.editor = editor
    self.isLook = isLook || group == .colors
    self.code = code ?? .property(name)
    self.option = option ?? Self.dashed(name)
    (self.order, self.help, self.needs) = (order, help, needs)
    (self.isText, self.isUsuallySet) = (isText, isUsuallySet)
    isOptional = Value(propertyValue: .none) != nil
    hasIcon = Value.self == Icon.self || Value.self == Icon?.self
    availability = { ($0 as? Owner).map(isAvailable) ?? false }
    getter = { ($0 as? Owner).map(get)?.propertyValue ?? .none }
    converter = { Value(propertyValue: $0)?.propertyValue }
    let kind = self.kind
    setter = { control, value, animated throws(PropertyError) in
      guard let owner = control as? Owner else {
        throw PropertyError("is not a property of this control")
      }
      guard value == .none || kind.contains(value), let typed = Value(propertyValue: value) else {
        throw PropertyError("must be \(kind.expectation)")
      }
      try set(owner, typed, animated)
    }
  }

  /// A property at a key path.
  ///
  /// The other parameters are those of a property with closures. `animate` writes a value with an
  /// animation; `nil` if the property cannot be animated.
  public init<Owner: Control, Value: PropertyRepresentable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, title: String? = nil,
    in group: PropertyGroup? = nil, kind: PropertyKind? = nil,
    editor: PropertyEditorStyle = .standard, isLook: Bool = false, code: PropertyCode? = nil,
    option: String? = nil, order: PropertyOrder = .normal, isText: Bool = false,
    isUsuallySet: Bool = false, needs: String? = nil, help: String,
    isAvailable: @escaping (Owner) -> Bool = { _ in true }, animate: ((Owner, Value) -> Void)? = nil
  ) {
    self.init(
      name, title: title, in: group, kind: kind, editor: editor, isLook: isLook, code: code,
      option: option, order: order, isText: isText, isUsuallySet: isUsuallySet, needs: needs,
      help: help, isAvailable: isAvailable, get: { (owner: Owner) in owner[keyPath: path] },
      set: { owner, value, animated in
        if animated, let animate { animate(owner, value) } else { owner[keyPath: path] = value }
      })
  }

  /// Converts `onTint` to `on-tint`.
  private static func dashed(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }

  /// Whether the property has a name in logs or code: its own, or that of its Swift property or
  /// argument.
  public func isCalled(_ name: String) -> Bool {
    if name == self.name { return true }
    switch code {
    case .property(let member), .argument(let member, _): return name == member
    case .statement, .none: return false
    }
  }

  /// Whether the property has an effect on a control now.
  public func isAvailable(for control: Control) -> Bool { availability(control) }

  /// The value of a control; ``PropertyValue/none`` for a control of another kind.
  public func read(from control: Control) -> PropertyValue { getter(control) }

  /// The value as ``read(from:)`` returns it; `nil` if it is not a value of the property's type.
  func converted(_ value: PropertyValue) -> PropertyValue? { converter(value) }

  /// Writes the value of a control, without reporting the change to its observers.
  ///
  /// - Parameters:
  ///   - value: A value of the property's kind; colors and symbols can be texts. Its texts have at
  ///     most 10,000 bytes together.
  ///   - control: The control.
  ///   - animated: Whether the change is animated, if the property can be.
  /// - Throws: ``PropertyError`` with nothing changed if the control cannot have the value.
  public func write(
    _ value: PropertyValue, to control: Control, animated: Bool = false
  ) throws(PropertyError) {
    // The content of a file has limits of its own.
    if kind != .file && value.textLength > PropertyValue.maximumTextLength {
      throw PropertyError(
        "must have at most \(PropertyValue.maximumTextLength) bytes of text", of: name)
    }
    do { try setter(control, value, animated) } catch {
      throw PropertyError(error.reason, of: error.property.isEmpty ? name : error.property)
    }
  }
}

extension ControlProperty {
  /// The options, without dashes, that commands of a workbench have besides those of properties.
  ///
  /// ``ControlDescription/validate()`` refuses a property with one of them. Such a property gets
  /// another option, or none, with the argument `option` of its initializer.
  public static let reservedOptions: Set<String> = [
    "accent", "contrast", "control", "crop", "design", "direction", "disabled", "drive", "elevated",
    "focused", "format", "help", "log", "margin", "mask", "max-limit", "mean-limit", "motion",
    "no-labels", "output", "overlays", "page", "panels", "pending", "press-progress", "pressed",
    "pressed-segment", "reference", "reference-mode", "reference-rate", "reference-scale",
    "report", "scale", "scrub", "set", "size", "speed", "text-size", "theme", "tokens", "tolerance",
    "transparent", "version", "width",
  ]

  /// The option on the command line: that of a flag that is usually set turns the flag off.
  package var commandOption: String {
    kind == .flag && isUsuallySet && !option.isEmpty ? "no-" + option : option
  }
}

/// The form of a property in generated code.
public enum PropertyCode {
  /// An assignment to a property with this name.
  case property(String)
  /// An argument of the initializer with this label; an unlabeled argument is always written.
  ///
  /// - Parameter else: The statement for a value that the initializer does not accept.
  case argument(String, else: ((PropertyValue) -> String?)? = nil)
  /// A statement, without the control's name; `nil` for none.
  case statement((PropertyValue) -> String?)
  /// Not at all. Written `PropertyCode.none` in arguments, where `.none` is `nil`.
  case none
}

/// The sections of an inspector.
public enum PropertyGroup: String, CaseIterable, Sendable {
  /// The value, and whether the control is enabled.
  case state = "State"
  /// Colors.
  case colors = "Colors"
  /// Interaction.
  case behavior = "Behavior"
  /// Texts and symbols.
  case content = "Content"
  /// The range of values.
  case range = "Range and ticks"
  /// Other properties of the appearance.
  case look = "Appearance"
}

/// The order in which several properties are written.
public enum PropertyOrder: Int, Sendable {
  /// Before all others, because they depend on it: parts, modes.
  case first
  /// In the order of the description.
  case normal
  /// After all others, because it depends on them: the value.
  case last
}
