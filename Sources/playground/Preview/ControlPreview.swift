import Canvas
import Controls

/// A control that is looked at closely: its properties, and what is changed of them.
@MainActor
final class ControlPreview {
  let description: ControlDescription
  let control: any DescribedControl

  /// Called before something is changed from here, even if that turns out to be impossible.
  var willChange: ((InputLogEvent.Kind) -> Void)?
  /// Called with what is changed from here.
  var onChange: ((InputLogEvent.Kind) -> Void)?

  /// Why properties could not be changed, by their names, until they are.
  private(set) var errors: [String: PropertyError] = [:] {
    didSet { onErrors?() }
  }

  /// Called when ``errors`` may have changed.
  var onErrors: (() -> Void)?

  /// Whether the user wants the control to wait for its owner.
  var isKeptWaiting = false {
    didSet { setWaiting(isKeptWaiting) }
  }
  /// Whether the control waits for its owner.
  private(set) var isWaiting = false
  private let pendingControls = PendingControls()

  /// The values of a new control, by the names of the properties.
  private let defaults: [String: PropertyValue]
  /// The values that this one began with.
  private let initial: [String: PropertyValue]
  /// The values, before that, of the properties that waiting for the owner changed.
  private var changedByWaiting: [String: PropertyValue] = [:]

  /// The control of a control's own page.
  convenience init(_ description: ControlDescription) {
    self.init(description, description.make())
  }

  /// A control that stands anywhere; `nil` if the catalog does not have it.
  convenience init?(_ control: Control) {
    guard let control = control as? any DescribedControl,
      let description = ControlCatalog.playground.description(of: control)
    else { return nil }
    self.init(description, control)
  }

  private init(_ description: ControlDescription, _ control: any DescribedControl) {
    self.description = description
    self.control = control
    func values(of control: Control) -> [String: PropertyValue] {
      Dictionary(
        description.properties.map { ($0.name, $0.read(from: control)) },
        uniquingKeysWith: { first, _ in first })
    }
    defaults = values(of: description.makePlain())
    initial = values(of: control)
  }

  // MARK: Properties

  /// Changes a property, as a program would; if it cannot be, ``errors`` says why.
  func set(_ property: ControlProperty, to value: PropertyValue) {
    willChange?(.setting(property: property.name, value))
    do {
      try property.write(value, to: control, animated: true)
      errors[property.name] = nil
    } catch {
      errors[property.name] = error
      return
    }
    onChange?(.set(control: nil, property: property.name, value: value.json, animated: true))
  }

  /// Changes properties by their names.
  func set(_ values: [(name: String, value: PropertyValue)]) {
    for (name, value) in values {
      if let property = description.property(name) { set(property, to: value) }
    }
  }

  /// Gives properties the values that they began with.
  func reset(_ names: some Collection<String>) {
    for property in description.properties where names.contains(property.name) {
      guard let value = initial[property.name], property.read(from: control) != value else {
        continue
      }
      set(property, to: value)
    }
  }

  /// The value of a property, without what waiting for the owner changes.
  private func value(of property: ControlProperty) -> PropertyValue {
    changedByWaiting[property.name] ?? property.read(from: control)
  }

  /// The properties that a new control does not have, in the order of the table.
  var changed: [(property: ControlProperty, value: PropertyValue)] {
    description.properties.compactMap { property in
      let value = value(of: property)
      guard property.isAvailable(for: control), value != defaults[property.name] else { return nil }
      return (property, value)
    }
  }

  /// All values, without what waiting for the owner changes.
  var values: [(name: String, value: PropertyValue)] {
    description.properties.map { ($0.name, value(of: $0)) }
  }

  /// Gives all properties values of another control of the kind, at once.
  func restore(_ values: [(name: String, value: PropertyValue)]) throws(PropertyError) {
    try description.write(
      values.filter { description.property($0.name)?.read(from: control) != $0.value }, to: control)
  }

  /// Empties lists of texts, for which a small preview has no room.
  func removeTexts() {
    for property in description.properties {
      if case .textsOrCount = property.kind, case .list(let texts) = property.read(from: control) {
        set(property, to: .integer(texts.count))
      }
    }
  }

  // MARK: Overrides

  /// A property that a state needs to have another value.
  private var override: (property: ControlProperty, before: PropertyValue, value: PropertyValue)?

  /// Gives a property the value that a state needs, until ``popOverride()``.
  func pushOverride(_ property: ControlProperty, _ value: PropertyValue) {
    let before = property.read(from: control)
    if before != value { override = (property, before, value) }
  }

  /// Gives the property back the value that it had, unless it was changed since.
  func popOverride() {
    guard let override else { return }
    self.override = nil
    if override.property.read(from: control) == override.value {
      set(override.property, to: override.before)
    }
  }

  /// The value of a property without what the state needs that is shown.
  func ownValue(of property: ControlProperty) -> PropertyValue {
    let value = property.read(from: control)
    guard let override, override.property.name == property.name, value == override.value
    else { return value }
    return override.before
  }

  /// Whether a value is that of a new control.
  func isDefault(_ value: PropertyValue, of property: ControlProperty) -> Bool {
    value == defaults[property.name]
  }

  // MARK: Animations and waiting

  /// Gives one of the control's animations another spring.
  func set(_ spring: Spring, of animation: ControlAnimation) {
    willChange?(.spring(animation, spring))
    onChange?(.spring(animation, spring))
    animation.setSpring(spring, of: control)
  }

  /// Has the control wait for its owner, or go on.
  func setWaiting(_ isWaiting: Bool) {
    if isWaiting == self.isWaiting { return }
    let change = InputLogEvent.Kind.environment(.pending, .flag(isWaiting))
    willChange?(change)
    onChange?(change)
    if isWaiting {
      let before = description.properties.map { ($0, $0.read(from: control)) }
      pendingControls.hold([control])
      for (property, value) in before where property.read(from: control) != value {
        changedByWaiting[property.name] = value
      }
    } else {
      changedByWaiting.removeAll()
      pendingControls.release()
    }
    self.isWaiting = isWaiting
  }
}
