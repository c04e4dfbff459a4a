import Canvas

/// A control as tools see it: its properties, states and animations.
///
/// Inspectors, logs, traces, command lines and generated code read it, and know no control by its type;
/// see ``DescribedControl``.
@MainActor
public struct ControlDescription {
  /// The control.
  public let type: any DescribedControl.Type

  /// Its name in logs, files and commands: `switch`.
  public let name: String

  /// Its title: "Segmented control".
  public let title: String

  /// Its symbol in a list of controls; `nil` for none.
  public let symbol: Symbol?

  /// All properties, its own first.
  public private(set) var properties: [ControlProperty]

  /// Values that a control of a log or a picture begins with, where they differ from those of a new one.
  public let initialValues: [(name: String, value: PropertyValue)]

  /// The length along its axis in a picture, in points; `nil` if it has its own.
  public let length: Double?

  /// The length in little room, in points; `nil` if it has its own.
  public let compactLength: Double?

  /// The states that one comes to see first.
  public let presets: [StatePreset]

  /// Every state.
  public let states: [StatePreset]

  /// Its animations.
  public let animations: [ControlAnimation]

  /// The labels of the initializer's arguments, in their order.
  public let arguments: [String]

  private let tokenGroup: String?
  private let matches: (Control) -> Bool
  private let maker: () -> any DescribedControl
  private let plainMaker: () -> any DescribedControl

  /// A control for tools.
  ///
  /// - Parameters:
  ///   - name: in logs, files and commands.
  ///   - title: in a list of controls.
  ///   - symbol: in a list of controls.
  ///   - make: makes one to be shown, with a label.
  ///   - makePlain: makes one with the initializer's defaults; `make` by default.
  ///   - arguments: labels of the initializer's arguments, in their order.
  ///   - tokens: the group of tokens that it follows: the first part of their names, and the second
  ///     of those of its motion; `nil` for none.
  ///   - properties: its own, in the order of an inspector; those of every control follow.
  ///   - initialValues: of a control in a log or a picture.
  ///   - length: along its axis in a picture, in points.
  ///   - compactLength: the same in little room, in points.
  ///   - presets: the states that one comes to see first.
  ///   - states: every state.
  ///   - animations: what moves.
  public init<Owner: DescribedControl>(
    name: String, title: String, symbol: Symbol? = nil, make: @escaping () -> Owner,
    makePlain: (() -> Owner)? = nil, arguments: [String] = ["label"], tokens: String? = nil,
    properties: [ControlProperty] = [], initialValues: KeyValuePairs<String, PropertyValue> = [:],
    length: Double? = nil, compactLength: Double? = nil, presets: [StatePreset] = [],
    states: [StatePreset] = [], animations: [ControlAnimation] = []
  ) {
    type = Owner.self
    self.name = name
    self.title = title
    self.symbol = symbol
    self.properties = properties + ControlProperty.common
    self.initialValues = initialValues.map { ($0, $1) }
    self.length = length
    self.compactLength = compactLength
    self.presets = presets
    self.states = states
    self.animations = animations
    self.arguments = arguments
    tokenGroup = tokens
    matches = { $0 is Owner }
    maker = make
    plainMaker = makePlain ?? make
  }

  /// The properties that only controls of this kind have.
  public var ownProperties: [ControlProperty] {
    properties.dropLast(ControlProperty.common.count)
  }

  /// Whether a control is of this kind.
  public func describes(_ control: Control) -> Bool { matches(control) }

  /// A control to be shown.
  public func make() -> any DescribedControl {
    let control = maker()
    control.identifier = name
    return control
  }

  /// A control with the initializer's defaults.
  public func makePlain() -> any DescribedControl { plainMaker() }

  /// The tokens of the control's group that are numbers or springs.
  public var tokens: [Token] {
    guard let tokenGroup else { return [] }
    return Design.tokens.filter { token in
      token.kind != .color && token.kind != .shadow
        && [tokenGroup + ".", "motion.\(tokenGroup)."].contains { token.name.hasPrefix($0) }
    }
  }

  /// The property that is called so, in a log or in a program; `nil` if there is none.
  ///
  /// Also found are `disabled` and `focused`, which every control can be set to.
  public func property(_ name: String) -> ControlProperty? {
    properties.first { $0.name == name } ?? properties.first { $0.isCalled(name) }
      ?? ControlProperty.commands.first { $0.name == name }
  }

  /// Changes several properties, in the order in which they depend on each other.
  ///
  /// - Throws: ``PropertyError`` for the first that cannot be, or if some exclude each other.
  public func write(
    _ values: [(name: String, value: PropertyValue)], to control: any DescribedControl
  ) throws(PropertyError) {
    var known: [(property: ControlProperty, value: PropertyValue)] = []
    for (name, value) in values {
      guard let property = property(name) else {
        throw PropertyError("is not a property of a \(title.lowercased())", of: name)
      }
      known.append((property, value))
    }
    for order in [PropertyOrder.first, .normal, .last] {
      for (property, value) in known where property.order == order {
        try property.write(value, to: control)
      }
    }
    try control.validate()
  }

  /// The same description with further properties in front.
  public func adding(_ added: [ControlProperty]) -> ControlDescription {
    var description = self
    description.properties = added + properties
    return description
  }
}
