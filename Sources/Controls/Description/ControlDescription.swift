import Canvas

/// The description of a control for tools: its properties, states and animations.
///
/// Inspectors, logs, traces, command lines and generated code use descriptions, and do not depend
/// on the types of controls; see ``DescribedControl``.
@MainActor
public struct ControlDescription {
  /// The type of the control.
  public let type: any DescribedControl.Type
  /// The name in logs, files and commands: `switch`.
  public let name: String
  /// The title: "Segmented control".
  public let title: String
  /// The symbol in a list of controls; `nil` for none.
  public let symbol: Symbol?

  /// All properties, its own first; made when they are first read.
  public var properties: [ControlProperty] { deferredProperties.value }

  /// The values that logs and pictures give to a control of ``makePlain()`` before their own ones.
  public let initialValues: [(name: String, value: PropertyValue)]
  /// The length along the control's axis in pictures, in points; `nil` for its own length.
  public let length: Double?

  /// The states for a table, the most important first; made when they are first read.
  public var states: [StatePreset] { deferredStates.value }

  /// The animations; made when they are first read.
  public var animations: [ControlAnimation] { deferredAnimations.value }

  /// The labels of the initializer's arguments in generated code, in order; an empty one is an
  /// unlabeled argument.
  public let arguments: [String]
  /// The names of the parts that can be pressed, such as thumbs, in the order of
  /// ``DescribedControl/pressPoint(ofPart:)``; empty if they have no names.
  public let partNames: [String]
  /// The styles of the control, apart from those of the library.
  public let styles: [any ControlStyle.Type]

  private let missing: KeyValuePairs<String, String>
  private var deferredProperties: Deferred<[ControlProperty]>
  private let deferredStates: Deferred<[StatePreset]>
  private let deferredAnimations: Deferred<[ControlAnimation]>
  private let tokenGroup: String?
  private let matches: (Control) -> Bool
  private let maker: () -> any DescribedControl
  private let plainMaker: () -> any DescribedControl
  private var advisor: (Control) -> [ControlRemark] = { _ in [] }

  /// A description of the control that `make` creates; other parameters are documented at the
  /// properties.
  ///
  /// - Parameters:
  ///   - make: Creates an example with a label, for the stage and the table of states.
  ///   - makePlain: Creates a control with the initializer's defaults, for logs and pictures.
  ///     Generated code contains what differs from it. `make` by default.
  ///   - tokens: The group of the control's tokens: the first part of their names, and the second
  ///     part of the names of motion tokens; `nil` for none.
  ///   - styles: The control's own colors, shadows and opacities.
  ///   - properties: The control's own properties, in the order of an inspector; the properties of
  ///     every control are appended.
  ///   - missing: Properties of similar controls that this one cannot have, with the reasons.
  public init<Owner: DescribedControl>(
    name: String, title: String, symbol: Symbol? = nil, make: @escaping () -> Owner,
    makePlain: (() -> Owner)? = nil, arguments: [String] = ["label"], tokens: String? = nil,
    styles: [any ControlStyle.Type] = [],
    properties: @autoclosure @escaping () -> [ControlProperty] = [],
    initialValues: KeyValuePairs<String, PropertyValue> = [:],
    length: Double? = nil, states: @autoclosure @escaping () -> [StatePreset] = [],
    animations: @autoclosure @escaping () -> [ControlAnimation] = [], partNames: [String] = [],
    missing: KeyValuePairs<String, String> = [:]
  ) {
    type = Owner.self
    (self.name, self.title, self.symbol) = (name, title, symbol)
    deferredProperties = Deferred { properties() + ControlProperty.common }
    self.initialValues = initialValues.map { ($0, $1) }
    self.length = length
    deferredStates = Deferred(states)
    deferredAnimations = Deferred(animations)
    (self.arguments, self.partNames, self.missing) = (arguments, partNames, missing)
    tokenGroup = tokens
    self.styles = styles
    matches = { $0 is Owner }
    maker = make
    plainMaker = makePlain ?? make
  }

  /// The properties that only controls of this kind have.
  public var ownProperties: [ControlProperty] { properties.dropLast(ControlProperty.common.count) }

  /// The reason for which the control cannot have a property of similar controls, after a colon;
  /// empty if there is none.
  package func reason(against property: String) -> String {
    missing.first { $0.key == property }.map { ": " + $0.value } ?? ""
  }

  /// Whether a control is of this kind.
  public func describes(_ control: Control) -> Bool { matches(control) }

  /// Creates an example with a label, for the stage and the table of states.
  public func make() -> any DescribedControl {
    let control = maker()
    control.identifier = name
    return control
  }

  /// Creates a control with the initializer's defaults, for logs and pictures.
  public func makePlain() -> any DescribedControl { plainMaker() }

  /// The number and spring tokens of the control's group and of its own styles.
  public var tokens: [Token] {
    let groups = tokenGroup.map { [$0 + ".", "motion.\($0)."] } ?? []
    let tokens = Design.tokens.filter { token in groups.contains { token.name.hasPrefix($0) } }
    return (tokens + styles.flatMap { $0.designTokens })
      .filter { $0.kind != .color && $0.kind != .shadow }
  }

  /// The property with a name in logs or code; `nil` if there is none.
  ///
  /// The properties `disabled` and `focused` of every control are also found.
  public func property(_ name: String) -> ControlProperty? {
    properties.first { $0.name == name } ?? properties.first { $0.isCalled(name) }
      ?? ControlProperty.commands.first { $0.name == name }
  }

  /// Writes several properties, in the order of their dependencies.
  ///
  /// - Throws: ``PropertyError`` for the first property that does not exist or cannot have its
  ///   value, or if values exclude each other. Properties that are already written stay changed.
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
    for (property, value) in Self.inWritingOrder(known) { try property.write(value, to: control) }
    try control.validate()
  }

  /// Returns values in the order of their dependencies.
  ///
  /// Several last ones occur twice, because they can bound each other: those of a range slider.
  package static func inWritingOrder(
    _ values: [(property: ControlProperty, value: PropertyValue)]
  ) -> [(property: ControlProperty, value: PropertyValue)] {
    func part(_ order: PropertyOrder) -> [(property: ControlProperty, value: PropertyValue)] {
      values.filter { $0.property.order == order }
    }
    let last = part(.last)
    return part(.first) + part(.normal) + last + (last.count > 1 ? last : [])
  }

  /// Returns the description with additional properties before the others.
  public func adding(
    _ added: @autoclosure @escaping () -> [ControlProperty]
  ) -> ControlDescription {
    var description = self
    description.deferredProperties = Deferred { [deferredProperties] in
      added() + deferredProperties.value
    }
    return description
  }
}

extension ControlDescription {
  /// Returns the remarks of guidelines about a control as it is now; empty without an advisor.
  public func remarks(on control: Control) -> [ControlRemark] { advisor(control) }

  /// Returns the description with an advisor, which checks a control against guidelines.
  public func advised<Owner: DescribedControl>(
    by advisor: @escaping @MainActor (Owner) -> [ControlRemark]
  ) -> ControlDescription {
    var description = self
    description.advisor = { ($0 as? Owner).map(advisor) ?? [] }
    return description
  }
}

/// A part of a description that a window needs only after its first frame.
@MainActor
private final class Deferred<Value> {
  private(set) lazy var value = make()
  private let make: () -> Value

  init(_ make: @escaping () -> Value) { self.make = make }
}
