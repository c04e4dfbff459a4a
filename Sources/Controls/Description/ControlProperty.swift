import Canvas

/// A property of a control by its name: how it is read and written, what it can be, and how tools show
/// it.
///
/// ```swift
/// .init("value", \Slider.value, in: .state, code: .argument("value"), help: "The current value.")
/// ```
///
/// Setters of controls invalidate what they change, so that a property adds nothing to a frame.
@MainActor
public struct ControlProperty {
  /// Its name in logs and files: `onTint`.
  public let name: String

  /// Its title in an inspector: "On".
  public let title: String

  /// Its section in an inspector; `nil` if an inspector does not offer it.
  public let group: PropertyGroup?

  /// The values that it can have.
  public let kind: PropertyKind

  /// Whether it can have none.
  public let isOptional: Bool

  /// How an inspector edits it.
  public let editor: PropertyEditorStyle

  /// Whether it is a matter of looks, which are the same in all states.
  public let isLook: Bool

  /// How a program writes it.
  public let code: PropertyCode

  /// Its option on a command line, without dashes in front: `on-tint`; empty for none.
  public let option: String

  /// When it is written, of several that are written together.
  public let order: PropertyOrder

  /// A sentence that says what it is.
  public let help: String

  /// What the control has to have for the property to matter, in a few words; `nil` if it always may be
  /// set.
  public let needs: String?

  /// Whether it is left out of a picture without text, where it would take room.
  public let isText: Bool

  /// Whether it is a flag that a new control has set.
  public let isUsuallySet: Bool

  private let availability: (Control) -> Bool
  private let getter: (Control) -> PropertyValue
  private let setter: (Control, PropertyValue, Bool) throws(PropertyError) -> Void

  /// A property that one closure reads and another one writes.
  ///
  /// - Parameters:
  ///   - name: in logs and files.
  ///   - title: in an inspector; the name by default.
  ///   - group: its section in an inspector; `nil` if that does not offer it.
  ///   - kind: the values that it can have; all of its type by default.
  ///   - editor: how an inspector edits it.
  ///   - isLook: whether it is the same in all states, as colors always are.
  ///   - code: how a program writes it; as a property of this name by default.
  ///   - option: its option on a command line; the name with dashes by default.
  ///   - order: when it is written, of several that are written together.
  ///   - isText: whether it is left out of a picture without text.
  ///   - isUsuallySet: whether it is a flag that a new control has set.
  ///   - needs: what the control has to have for it, in a few words.
  ///   - help: a sentence that says what it is.
  ///   - isAvailable: whether it matters to a control as it is now.
  ///   - get: reads it.
  ///   - set: writes it, animated or not; throws for a value that the control cannot have.
  public init<Owner: Control, Value: PropertyRepresentable>(
    _ name: String, title: String? = nil, in group: PropertyGroup? = nil,
    kind: PropertyKind? = nil, editor: PropertyEditorStyle = .standard, isLook: Bool = false,
    code: PropertyCode? = nil, option: String? = nil, order: PropertyOrder = .normal,
    isText: Bool = false, isUsuallySet: Bool = false, needs: String? = nil, help: String,
    isAvailable: @escaping (Owner) -> Bool = { _ in true },
    get: @escaping (Owner) -> Value,
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
    self.order = order
    self.help = help
    self.needs = needs
    self.isText = isText
    self.isUsuallySet = isUsuallySet
    isOptional = Value(propertyValue: .none) != nil
    availability = { ($0 as? Owner).map(isAvailable) ?? false }
    getter = { ($0 as? Owner).map(get)?.propertyValue ?? .none }
    let kind = self.kind
    setter = { control, value, animated throws(PropertyError) in
      guard let owner = control as? Owner else {
        throw PropertyError("is not a property of this control")
      }
      guard kind.contains(value), let typed = Value(propertyValue: value) else {
        throw PropertyError("has to be \(kind.expectation)")
      }
      try set(owner, typed, animated)
    }
  }

  /// A property that a key path leads to.
  ///
  /// The parameters are those of a property with closures; `animate` writes the value so that the
  /// change is animated, and is `nil` if it never is.
  public init<Owner: Control, Value: PropertyRepresentable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, title: String? = nil,
    in group: PropertyGroup? = nil, kind: PropertyKind? = nil,
    editor: PropertyEditorStyle = .standard, isLook: Bool = false, code: PropertyCode? = nil,
    option: String? = nil, order: PropertyOrder = .normal, isText: Bool = false,
    isUsuallySet: Bool = false, needs: String? = nil, help: String,
    isAvailable: @escaping (Owner) -> Bool = { _ in true },
    animate: ((Owner, Value) -> Void)? = nil
  ) {
    self.init(
      name, title: title, in: group, kind: kind, editor: editor, isLook: isLook, code: code,
      option: option, order: order, isText: isText, isUsuallySet: isUsuallySet, needs: needs,
      help: help,
      isAvailable: isAvailable, get: { (owner: Owner) in owner[keyPath: path] },
      set: { owner, value, animated in
        if animated, let animate { animate(owner, value) } else { owner[keyPath: path] = value }
      })
  }

  /// `onTint` as `on-tint`.
  private static func dashed(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }

  /// Whether a log or a program calls it so: by its name, or as the property or argument that it is.
  public func isCalled(_ name: String) -> Bool {
    if name == self.name { return true }
    switch code {
    case .property(let member), .argument(let member, _): return name == member
    case .statement, .none: return false
    }
  }

  /// Whether it matters to a control as it is now.
  public func isAvailable(for control: Control) -> Bool { availability(control) }

  /// Its value; ``PropertyValue/none`` for a control of another kind.
  public func read(from control: Control) -> PropertyValue { getter(control) }

  /// Changes it, as a program would.
  ///
  /// - Parameters:
  ///   - value: of the property's kind; a color and a symbol also as texts.
  ///   - control: what has the property.
  ///   - animated: whether the change is animated, where it can be.
  /// - Throws: ``PropertyError`` with nothing changed if the control cannot have the value.
  public func write(
    _ value: PropertyValue, to control: Control, animated: Bool = false
  ) throws(PropertyError) {
    do {
      try setter(control, value, animated)
    } catch {
      throw PropertyError(error.reason, of: error.property.isEmpty ? name : error.property)
    }
  }
}
