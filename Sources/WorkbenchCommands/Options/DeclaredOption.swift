import ArgumentParser
import Controls

/// An option made at run time: the argument parser looks for options in the mirror of a type.
struct DeclaredOption {
  enum Form { case flag, single, repeated }

  var name: String
  var form: Form
  var owners: [String] = []
  var help: String
  var choices: [String] = []
  var parsing = SingleValueParsingStrategy.unconditional

  var child: Mirror.Child { ("_" + name, wrapper) }

  private var wrapper: Any {
    let name = NameSpecification.customLong(name)
    let owners = owners.isEmpty ? "" : owners.joined(separator: ", ") + ": "
    let help = ArgumentHelp(owners + help)
    return switch form {
    case .flag: Flag(wrappedValue: false, name: name, help: help)
    case .single:
      Option<String?>(
        name: name, parsing: parsing, help: help, completion: choices.isEmpty ? nil : .list(choices)
      )
    case .repeated:
      Option<[String]>(wrappedValue: [], name: name, parsing: .unconditionalSingleValue, help: help)
    }
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  static func texts(
    of options: [DeclaredOption], from decoder: any Decoder
  ) throws -> [String: [String]] {
    let container = try decoder.container(keyedBy: Key.self)
    var texts: [String: [String]] = [:]
    for option in options {
      let key = Key(stringValue: option.name)
      switch option.form {
      case .flag:
        let isOn = try container.decode(Flag<Bool>.self, forKey: key).wrappedValue
        if isOn { texts[option.name] = [] }
      case .single:
        let text = try container.decode(Option<String?>.self, forKey: key).wrappedValue
        texts[option.name] = text.map { [$0] }
      case .repeated:
        let values = try container.decode(Option<[String]>.self, forKey: key).wrappedValue
        if !values.isEmpty { texts[option.name] = values }
      }
    }
    return texts
  }
}

extension DeclaredOption {
  @MainActor
  private init(_ property: ControlProperty, of description: ControlDescription) {
    name = property.commandOption
    form =
      switch property.kind {
      case .flag: .flag
      case .points: .repeated
      default: .single
      }
    choices = if case .choice(let names) = property.kind { names } else { [] }
    owners = [description.title]
    help = property.isUsuallySet ? "Turn this off: " + property.help : property.help
    switch property.kind {
    case .flag, .number, .text, .nameOrNumbers, .points, .textsOrCount, .file: break
    case .texts: help += " (separated by commas)"
    case .indices: help += " (separated by commas, or none)"
    case .range: help += " (two numbers separated by a comma, the lower one first)"
    default: help += " (\(property.kind.expectation))"
    }
  }

  @MainActor
  static func all(of source: any PropertyOptionSource.Type) -> [DeclaredOption] {
    if let known = known[ObjectIdentifier(source)] { return known }
    var options: [DeclaredOption] = []
    for description in source.descriptions {
      for property in description.ownProperties where source.includes(property) {
        let name = property.commandOption
        // The parser would refuse every command; `validate()` reports the mistake.
        if name.isEmpty || ControlProperty.reservedOptions.contains(name) { continue }
        if let index = options.firstIndex(where: { $0.name == name }) {
          options[index].owners.append(description.title.lowercased())
        } else {
          options.append(DeclaredOption(property, of: description))
        }
      }
    }
    known[ObjectIdentifier(source)] = options
    return options
  }

  /// A cache, because the argument parser asks several times a run.
  @MainActor private static var known: [ObjectIdentifier: [DeclaredOption]] = [:]
}
