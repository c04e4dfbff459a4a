import ArgumentParser
import Controls

/// An option of the command line.
struct DeclaredOption {
  enum Form { case flag, single, repeated }

  var name: String
  var form: Form
  /// The titles of the controls that have it.
  var owners: [String]
  var choices: [String]
  private var text: String

  private var help: ArgumentHelp {
    ArgumentHelp("\(owners.joined(separator: ", ")): \(text)")
  }

  @MainActor
  init(_ property: ControlProperty, of description: ControlDescription) {
    name = property.commandOption
    form =
      switch property.kind {
      case .flag: .flag
      case .points: .repeated
      default: .single
      }
    choices = if case .choice(let names) = property.kind { names } else { [] }
    owners = [description.title]
    text = property.isUsuallySet ? "Turns this off: " + property.help : property.help
    switch property.kind {
    case .flag, .number, .text, .nameOrNumbers, .points, .textsOrCount, .file: break
    case .texts: text += " (separated by commas)"
    case .indices: text += " (separated by commas, or none)"
    case .range: text += " (two numbers with a comma, the lower one first)"
    default: text += " (\(property.kind.expectation))"
    }
  }

  var wrapper: Any {
    let completion: CompletionKind? = choices.isEmpty ? nil : .list(choices)
    return switch form {
    case .flag: Flag(wrappedValue: false, name: .customLong(name), help: help)
    case .single:
      Option<String?>(
        name: .customLong(name), parsing: .unconditional, help: help,
        completion: completion)
    case .repeated:
      Option<[String]>(
        wrappedValue: [], name: .customLong(name), parsing: .unconditionalSingleValue,
        help: help)
    }
  }

  /// The options for all properties of a source.
  ///
  /// In the order of the catalog; one that several controls have is there once.
  @MainActor
  static func all(of source: any PropertyOptionSource.Type) -> [DeclaredOption] {
    if let known = known[ObjectIdentifier(source)] { return known }
    var options: [DeclaredOption] = []
    var places: [String: Int] = [:]
    for description in source.descriptions {
      for property in description.ownProperties where source.includes(property) {
        let name = property.commandOption
        if name.isEmpty { continue }
        if let place = places[name] {
          options[place].owners.append(description.title.lowercased())
        } else {
          places[name] = options.count
          options.append(DeclaredOption(property, of: description))
        }
      }
    }
    known[ObjectIdentifier(source)] = options
    return options
  }

  /// The options of each source that was asked for, as the argument parser asks several times a run.
  @MainActor private static var known: [ObjectIdentifier: [DeclaredOption]] = [:]
}
