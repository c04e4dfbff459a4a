import Controls
import Support

/// A control whose properties can be changed by their names, with the changes from its initial
/// values.
@MainActor
package final class ControlPreview {
  let description: ControlDescription
  let control: any DescribedControl
  /// Called before a change, even if the change turns out to be impossible.
  var willChange: ((InputLogEvent.Kind) -> Void)?
  var onChange: ((InputLogEvent.Kind) -> Void)?
  /// The list of the changes that the user makes; `nil` for a preview that the user cannot change.
  weak var changes: ChangeList?

  private(set) var errors: [String: PropertyError] = [:] { didSet { onErrors?() } }

  var onErrors: (() -> Void)?

  var isKeptWaiting = false { didSet { setWaiting(isKeptWaiting) } }
  private(set) var isWaiting = false
  private let pendingControls = PendingControls()

  private lazy var defaults = Self.values(of: description.makePlain(), description)
  private lazy var initial = Self.values(of: description.make(), description)
  private var changedByWaiting: [String: PropertyValue] = [:]

  convenience init(_ description: ControlDescription) { self.init(description, description.make()) }

  convenience init?(_ control: Control, in catalog: ControlCatalog) {
    guard let control = control as? any DescribedControl,
      let description = catalog.description(of: control)
    else { return nil }
    self.init(description, control)
    initial = Self.values(of: control, description)
  }

  private init(_ description: ControlDescription, _ control: any DescribedControl) {
    (self.description, self.control) = (description, control)
  }

  private static func values(
    of control: Control, _ description: ControlDescription
  ) -> [String: PropertyValue] {
    Dictionary(
      description.properties.map { ($0.name, $0.read(from: control)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// An impossible change sets an entry of ``errors``.
  func set(_ property: ControlProperty, to value: PropertyValue, animated: Bool = true) {
    willChange?(.setting(property: property.name, value))
    let before = changes.map { _ in description.properties.map { $0.read(from: control) } }
    do {
      try property.write(value, to: control, animated: animated)
      errors[property.name] = nil
      onChange?(
        .set(control: .first, property: property.name, value: value.json, animated: animated))
      if let before { noteChange(of: property, from: before) }
    } catch {
      errors[property.name] = error
    }
  }

  /// Notes the change of a property, with those of other properties that it has caused.
  private func noteChange(of property: ControlProperty, from before: [PropertyValue]) {
    var (old, new): ([String: PropertyValue], [String: PropertyValue]) = ([:], [:])
    for (other, value) in zip(description.properties, before) {
      let now = other.read(from: control)
      if other.name == property.name || now != value {
        (old[other.name], new[other.name]) = (value, now)
      }
    }
    changes?.add(
      property.title, of: self, "properties", from: old, to: new,
      at: old.keys.map { "inspector-" + $0 },
      merge: { values, others in values.merging(others) { own, _ in own } },
      set: { [weak self] in self?.write($0) })
  }

  /// Sets several values in the order of their dependencies.
  func set(_ values: [(name: String, value: PropertyValue)], animated: Bool = true) {
    let known = values.compactMap { name, value in description.property(name).map { ($0, value) } }
    var written: Set<String> = []
    for (property, value) in ControlDescription.inWritingOrder(known)
    where written.insert(property.name).inserted || property.read(from: control) != value {
      set(property, to: value, animated: animated)
    }
  }

  /// Gives a name to the changes that a function makes.
  func change(_ name: String, _ body: () -> Void) {
    if let changes { changes.named(name, body) } else { body() }
  }

  func reset(_ names: some Collection<String>) { write(initial.filter { names.contains($0.key) }) }

  /// Sets the properties that have other values, in the order of their dependencies.
  private func write(_ values: [String: PropertyValue]) {
    let all = description.properties.compactMap { property in
      values[property.name].map { (property, $0) }
    }
    for (property, value) in ControlDescription.inWritingOrder(all)
    where property.read(from: control) != value { set(property, to: value) }
  }

  var animations: [ControlAnimation] {
    description.animations.filter { $0.isAvailable(for: control) }
  }

  private func value(of property: ControlProperty) -> PropertyValue {
    changedByWaiting[property.name] ?? property.read(from: control)
  }

  var changed: [(property: ControlProperty, value: PropertyValue)] {
    description.properties.compactMap { property in
      let value = value(of: property)
      guard property.isAvailable(for: control), value != defaults[property.name] else { return nil }
      return (property, value)
    }
  }

  /// The properties that have other values than when the page was opened.
  var changedSinceOpened: [(property: ControlProperty, value: PropertyValue)] {
    description.properties.compactMap { property in
      let value = value(of: property)
      return value == initial[property.name] ? nil : (property, value)
    }
  }

  var values: [(name: String, value: PropertyValue)] {
    description.properties.map { ($0.name, value(of: $0)) }
  }

  func restore(_ values: [(name: String, value: PropertyValue)]) throws(PropertyError) {
    try description.write(
      values.filter { description.property($0.name)?.read(from: control) != $0.value }, to: control)
  }

  /// Shortens each text of a list to its first character, because small previews have no more room.
  func shortenTexts() {
    for property in description.properties {
      if case .textsOrCount = property.kind, case .list(let texts) = property.read(from: control) {
        set(property, to: .list(texts.compactMap(\.text).map { .text(String($0.prefix(1))) }))
      }
    }
  }

  private var override: (property: ControlProperty, before: PropertyValue, value: PropertyValue)?

  func pushOverride(_ property: ControlProperty, _ value: PropertyValue) {
    let before = property.read(from: control)
    if before != value { override = (property, before, value) }
  }

  func popOverride() {
    guard let override else { return }
    self.override = nil
    if override.property.read(from: control) == override.value {
      set(override.property, to: override.before)
    }
  }

  func ownValue(of property: ControlProperty) -> PropertyValue {
    let value = property.read(from: control)
    guard let override, override.property.name == property.name, value == override.value
    else { return value }
    return override.before
  }

  func isDefault(_ value: PropertyValue, of property: ControlProperty) -> Bool {
    value == defaults[property.name]
  }

  /// Whether a property differs from its value when the page was opened.
  func isChanged(_ property: ControlProperty) -> Bool {
    initial[property.name].map { $0 != property.read(from: control) } ?? false
  }

  func set(_ spring: Spring, of animation: ControlAnimation) {
    let before = animation.spring(of: control)
    willChange?(.spring(animation, spring))
    onChange?(.spring(animation, spring))
    animation.setSpring(spring, of: control)
    if let before { noteChange(of: animation, from: before, to: spring) }
  }

  private func noteChange(of animation: ControlAnimation, from before: Spring, to spring: Spring) {
    let keepsResponse = before.response == spring.response
    let keepsDamping = before.dampingRatio == spring.dampingRatio
    changes?.add(
      keepsDamping ? "Response" : keepsResponse ? "Damping" : "Spring", of: self,
      "\(animation.title) \(animation.quantity)", from: before, to: spring,
      at: (keepsResponse ? [] : ["spring-response"]) + (keepsDamping ? [] : ["spring-damping"])
    ) { [weak self] in self?.set($0, of: animation) }
  }

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

  var logOptions: ReplayOptions {
    var members: [JSON.Member] = [
      .init("label", control.label), .init("disabled", !control.isEnabled),
    ]
    for property in description.ownProperties where property.isAvailable(for: control) {
      let value = value(of: property)
      // A replay begins with the initial values, which may be others than those of a new control.
      let initial = description.initialValues.first { $0.name == property.name }?.value
      if value != defaults[property.name] || initial ?? value != value {
        members.append(.init(property.name, value.json))
      }
    }
    let options = try? ReplayOptions(
      .object(members), of: description, place: "the page", folder: ".")
    return options ?? ReplayOptions()
  }
}
