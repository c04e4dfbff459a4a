import Canvas

/// A control as tools see it: its properties, states, animations and measurements.
///
/// Inspectors, logs, traces, command lines and generated code read it, and know no control by its type.
/// A control of another package has one, too:
///
/// ```swift
/// extension Dial {
///   static let description = ControlDescription(
///     Dial.self, name: "dial", title: "Dial", make: { Dial(angle: 30, label: "Balance") },
///     makePlain: { Dial() },
///     properties: [
///       .init("angle", \Dial.angle, in: .state, editor: .slider({ _ in 0...360 }), help: "Degrees.")
///     ])
/// }
/// ```
@MainActor
public struct ControlDescription {
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

  /// Which tokens it follows.
  public let design: ControlDesign?

  /// How a program makes it.
  public let code: ControlCode

  /// What a hand does to it.
  public let interaction: ControlInteraction

  /// How its owner decides on changes; `nil` if it is not asked.
  public let decisions: ControlDecisions?

  /// How its parts come and go; `nil` if it has none.
  public let parts: ControlParts?

  private let validator: (Control) throws(PropertyError) -> Void
  private let matches: (Control) -> Bool
  private let maker: () -> Control
  private let plainMaker: () -> Control
  private let measure: (Control) -> [ControlMeasurement]
  private let remarks: ((Control) -> [ControlRemark])?
  private let trace: (Control) -> [(name: String, value: PropertyValue)]
  private let pictureValues: (Control) -> [(name: String, value: PropertyValue)]

  /// A control for tools.
  ///
  /// - Parameters:
  ///   - type: the control.
  ///   - name: in logs, files and commands.
  ///   - title: in a list of controls.
  ///   - symbol: in a list of controls.
  ///   - make: makes one to be shown, with a label.
  ///   - makePlain: makes one with the initializer's defaults.
  ///   - properties: its own, in the order of an inspector; those of every control follow.
  ///   - initialValues: of a control in a log or a picture.
  ///   - pictureValues: further ones in a picture, which depend on what else is given.
  ///   - length: along its axis in a picture, in points.
  ///   - compactLength: the same in little room, in points.
  ///   - presets: the states that one comes to see first.
  ///   - states: every state.
  ///   - animations: what moves.
  ///   - design: which tokens it follows.
  ///   - code: how a program makes it.
  ///   - interaction: what a hand does to it.
  ///   - decisions: how its owner decides on changes.
  ///   - parts: how its parts come and go.
  ///   - measurements: lengths of it as it is now.
  ///   - trace: what a replay says of it in each frame, by name.
  ///   - remarks: what guidelines say of it as it is now; `nil` if there are none for it.
  ///   - validate: throws if values that are written together exclude each other.
  public init<Owner: Control>(
    _ type: Owner.Type, name: String, title: String, symbol: Symbol? = nil,
    make: @escaping () -> Owner,
    makePlain: @escaping () -> Owner, properties: [ControlProperty],
    initialValues: KeyValuePairs<String, PropertyValue> = [:],
    pictureValues: @escaping (Owner) -> KeyValuePairs<String, PropertyValue> = { _ in [:] },
    length: Double? = nil, compactLength: Double? = nil, presets: [StatePreset] = [],
    states: [StatePreset] = [], animations: [ControlAnimation] = [], design: ControlDesign? = nil,
    code: ControlCode? = nil, interaction: ControlInteraction = ControlInteraction(),
    decisions: ControlDecisions? = nil, parts: ControlParts? = nil,
    measurements: @escaping (Owner) -> [ControlMeasurement] = { _ in [] },
    trace: @escaping (Owner) -> KeyValuePairs<String, PropertyValue> = { _ in [:] },
    remarks: ((Owner) -> [ControlRemark])? = nil,
    validate: @escaping (Owner) throws(PropertyError) -> Void = { _ in }
  ) {
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
    self.design = design
    self.code = code ?? ControlCode(type: "\(type)", arguments: ["label"])
    self.interaction = interaction
    self.decisions = decisions
    self.parts = parts
    matches = { $0 is Owner }
    maker = make
    plainMaker = makePlain
    measure = { ($0 as? Owner).map(measurements) ?? [] }
    self.trace = { ($0 as? Owner).map { trace($0).map { ($0, $1) } } ?? [] }
    validator = { control throws(PropertyError) in
      if let owner = control as? Owner { try validate(owner) }
    }
    self.remarks = remarks.map { remarks in { ($0 as? Owner).map(remarks) ?? [] } }
    self.pictureValues = { ($0 as? Owner).map { pictureValues($0).map { ($0, $1) } } ?? [] }
  }

  /// The properties that only controls of this kind have.
  public var ownProperties: [ControlProperty] {
    properties.dropLast(ControlProperty.common.count)
  }

  /// Whether a control is of this kind.
  public func describes(_ control: Control) -> Bool { matches(control) }

  /// A control to be shown.
  public func make() -> Control {
    let control = maker()
    control.identifier = name
    return control
  }

  /// A control with the initializer's defaults.
  public func makePlain() -> Control { plainMaker() }

  /// Lengths of a control as it is now.
  public func measurements(of control: Control) -> [ControlMeasurement] { measure(control) }

  /// What a replay says of a control in each frame.
  public func trace(of control: Control) -> [(name: String, value: PropertyValue)] {
    trace(control)
  }

  /// What guidelines say of a control as it is now.
  public func remarks(of control: Control) -> [ControlRemark] { remarks?(control) ?? [] }

  /// Values for a picture of a control, for those that are not given.
  public func pictureValues(of control: Control) -> [(name: String, value: PropertyValue)] {
    pictureValues(control)
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
    _ values: [(name: String, value: PropertyValue)], to control: Control
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
    try validator(control)
  }

  /// The same description with further properties in front.
  public func adding(_ added: [ControlProperty]) -> ControlDescription {
    var description = self
    description.properties = added + properties
    return description
  }
}
