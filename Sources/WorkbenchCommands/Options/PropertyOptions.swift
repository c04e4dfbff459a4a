import ArgumentParser
import Controls

package protocol PropertyOptionSource {
  @MainActor static var descriptions: [ControlDescription] { get }

  @MainActor static func includes(_ property: ControlProperty) -> Bool
}

package struct PropertyOptions<Source: PropertyOptionSource>: DescribedOptions {
  package private(set) var given: [String: [String]] = [:]

  package init() {}

  package static var table: [DescribedOption<Self>] {
    let properties = MainActor.assumeIsolated {
      var properties: [(name: String, kind: PropertyKind, uses: [OptionUse])] = []
      for description in Source.descriptions {
        for property in description.ownProperties where Source.includes(property) {
          let name = property.commandOption
          // The parser would refuse every command; `validate()` reports the mistake.
          if name.isEmpty || ControlProperty.reservedOptions.contains(name) { continue }
          let (title, help) = (description.title, property.optionHelp)
          guard let index = properties.firstIndex(where: { $0.name == name }) else {
            properties.append((name, property.kind, [OptionUse(owners: title, help: help)]))
            continue
          }
          if let use = properties[index].uses.firstIndex(where: { $0.help == help }) {
            properties[index].uses[use].owners += ", " + title.lowercased()
          } else {
            properties[index].uses.append(OptionUse(owners: title, help: help))
          }
        }
      }
      return properties
    }
    return properties.map { name, kind, uses in
      let help = uses.map { "\($0.owners): \($0.help)" }.joined(separator: " ")
      return switch kind {
      case .flag: .flag(name, \.given[flag: name], help: help)
      case .points: .repeated(name, \.given[values: name], help: help)
      case .choice(let names):
        .optional(
          name, \.given[value: name], parsing: .unconditional, completion: .list(names), help: help)
      default: .optional(name, \.given[value: name], parsing: .unconditional, help: help)
      }
    }
  }

  @MainActor var paths: [String] {
    Source.descriptions.flatMap(\.ownProperties).filter { $0.kind == .file }
      .flatMap { given[$0.commandOption] ?? [] }
  }

  @MainActor
  package func values(
    of description: ControlDescription
  ) throws -> [(property: ControlProperty, value: PropertyValue)] {
    var rest = given
    var values: [(property: ControlProperty, value: PropertyValue)] = []
    for property in description.ownProperties {
      guard let texts = rest.removeValue(forKey: property.commandOption) else { continue }
      guard let value = PropertyValue(arguments: texts, of: property) else {
        throw ValidationError("--\(property.commandOption) must be \(property.kind.expectation).")
      }
      values.append((property, value))
    }
    if let other = rest.keys.sorted().first {
      let property = Source.descriptions.lazy.flatMap(\.ownProperties)
        .first { $0.commandOption == other }
      let reason = description.reason(against: property?.name ?? "")
      throw ValidationError(
        "--\(other) is not an option of a \(description.title.lowercased())\(reason).")
    }
    return values
  }
}

/// Controls for which an option has the same meaning.
private struct OptionUse {
  var owners: String
  let help: String
}

extension ControlProperty {
  fileprivate var optionHelp: String {
    let help = isUsuallySet ? "Turn this off: " + help : help
    return switch kind {
    case .flag, .number, .text, .nameOrNumbers, .points, .textsOrCount, .file: help
    case .texts: help + " (separated by commas)"
    case .indices: help + " (separated by commas, or none)"
    case .range: help + " (two numbers separated by a comma, the lower one first)"
    case .choice, .count, .color, .symbol: help + " (\(kind.expectation))"
    }
  }
}

extension PropertyValue {
  /// `nil` for an invalid value; a repeated option has several texts.
  @MainActor
  fileprivate init?(arguments texts: [String], of property: ControlProperty) {
    let text = texts.last ?? ""
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    func numbers() -> PropertyValue? {
      let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
      return numbers.count == parts.count ? .list(numbers.map { .number($0) }) : nil
    }
    let value: PropertyValue? =
      switch property.kind {
      case .flag: .flag(!property.isUsuallySet)
      case .number: Double(text).flatMap { $0.isFinite ? .number($0) : nil }
      case .count: Int(text).map { .integer($0) }
      case .texts: .list(parts.map { .text($0) })
      case .textsOrCount: Int(text).map { .integer($0) } ?? .list(parts.map { .text($0) })
      case .indices where text == "none": PropertyValue.none
      case .range, .indices: numbers()
      case .nameOrNumbers(let names): names.contains(text) ? .text(text) : numbers()
      case .points: .list(texts.map { .text($0) })
      case .choice, .text, .color, .symbol, .file: .text(text)
      }
    guard let value else { return nil }
    self = value
  }
}
