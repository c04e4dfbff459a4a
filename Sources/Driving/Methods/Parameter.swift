import Support
import Workbench

/// A parameter of a method.
struct Parameter {
  indirect enum Kind {
    case number, integer, string, flag, target, anything
    case choice([String])
    case list(Kind)
    /// Two numbers.
    case point
  }

  var name: String
  var kind: Kind
  var sentence: String
  var isRequired = false

  init(_ name: String, _ kind: Kind, _ sentence: String, isRequired: Bool = false) {
    (self.name, self.kind, self.sentence, self.isRequired) = (name, kind, sentence, isRequired)
  }

  /// The sentence within another one.
  var phrase: String { sentence.prefix(1).lowercased() + sentence.dropFirst().dropLast() }

  /// A member of the properties of a JSON schema.
  var schema: JSON.Member {
    .init(name, .object(kind.schema + [.init("description", sentence)]))
  }
}

extension Parameter.Kind {
  fileprivate var schema: [JSON.Member] {
    switch self {
    case .number: [.init("type", "number")]
    case .integer: [.init("type", "integer")]
    case .string: [.init("type", "string")]
    case .flag: [.init("type", "boolean")]
    case .anything: []
    case .choice(let names): [.init("type", "string"), .init("enum", .strings(names))]
    case .list(let kind):
      [.init("type", "array"), .init("items", .object(kind.schema))]
    case .point:
      [
        .init("type", "array"), .init("items", .object([.init("type", "number")])),
        .init("minItems", 2), .init("maxItems", 2),
      ]
    case .target:
      [
        .init("type", "object"),
        .init("properties", .object(Self.targetFields.map(\.schema))),
      ]
    }
  }

  private static var targetFields: [Parameter] {
    [
      Parameter("ref", .string, "A name from tree, such as e12."),
      Parameter("role", .string, "The role, such as switch."),
      Parameter("label", .string, "The whole label."),
      Parameter("index", .integer, "The index among several matches, from 0."),
      Parameter("at", .point, "A point of the window instead of an element."),
      Parameter("offset", .point, "The distance from the middle of the element, in points."),
    ]
  }
}
