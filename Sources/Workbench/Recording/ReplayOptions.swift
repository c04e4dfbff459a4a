import Controls
import Support

struct ReplayOptions {
  var isDisabled = false
  var label = ""
  private(set) var values: [(name: String, value: PropertyValue)] = []
  /// In points along the axis; `nil` for the control's own.
  private(set) var length: Double?

  private var members: [JSON.Member] = []

  init() {}

  var json: JSON { .object(members + [.init("disabled", isDisabled)]) }

  @MainActor
  init(_ json: JSON?, of description: ControlDescription?, place: String, folder: String) throws {
    if case .object(let members)? = json { self.members = members.filter { $0.key != "disabled" } }
    var fields = try JSONFields(json ?? .object([]), place: place, folder: folder)
    isDisabled = try fields.bool("disabled") ?? false
    label = try fields.string("label") ?? ""
    if let description {
      for property in description.ownProperties {
        guard let json = fields.remove(property.name), json != .null || property.isOptional
        else { continue }
        values.append(
          (property.name, PropertyValue(json, kind: property.kind, folder: folder)))
      }
      if description.length != nil { length = try fields.controlLength() ?? description.length }
      do {
        _ = try makeControl(description)
      } catch {
        throw fields.failure("\(error)")
      }
    }
    try fields.finish { description?.reason(against: $0) ?? "" }
  }

  @MainActor
  func makeControl(_ description: ControlDescription) throws(PropertyError) -> any DescribedControl
  {
    let control = description.makePlain()
    control.label = label
    let given = Set(values.map(\.name))
    try description.write(
      description.initialValues.filter { !given.contains($0.name) } + values, to: control)
    // A log may have one of the values alone, which the initial one then bounds.
    if description.initialValues.allSatisfy({ given.contains($0.name) }) {
      try description.checkBounds(values, of: control)
    }
    return control
  }
}

extension JSONFields {
  mutating func controlLength() throws -> Double? {
    guard let length = try number("width") else { return nil }
    guard (30...4000).contains(length) else { throw failure("width must be 30 to 4000 pt") }
    return length
  }
}
