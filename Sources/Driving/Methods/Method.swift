import Support
import Workbench

/// A method of the wire, which is also a tool of the Model Context Protocol.
@MainActor
package struct Method {
  package let name: String
  /// One sentence.
  package let sentence: String
  let parameters: [Parameter]

  let plan: (Driver, inout JSONFields) throws -> Plan

  init(
    _ name: String, _ sentence: String, _ parameters: [Parameter] = [],
    plan: @escaping (Driver, inout JSONFields) throws -> Plan
  ) {
    (self.name, self.sentence, self.parameters, self.plan) = (name, sentence, parameters, plan)
  }

  /// The JSON schema of the parameters.
  package var schema: JSON {
    let required = parameters.filter(\.isRequired).map(\.name)
    return .object(
      [.init("type", "object"), .init("properties", .object(parameters.map(\.schema)))]
        + (required.isEmpty ? [] : [.init("required", .strings(required))])
        + [.init("additionalProperties", false)])
  }

  /// Throws an error about a field that the method does not take, or that is missing.
  func check(_ fields: JSON) throws(DriveError) {
    guard case .object(let members) = fields else { return }
    let names = parameters.map(\.name)
    if let other = members.first(where: { !names.contains($0.key) }) {
      let expected = names.isEmpty ? "" : "; it takes \(names.listed("and"))"
      throw DriveError(Failure(.badInput, "\(name) takes no \(other.key)\(expected)"))
    }
    for parameter in parameters where parameter.isRequired {
      if let value = fields[parameter.name], value != .null { continue }
      throw .invalid("\(parameter.name) is missing: \(parameter.phrase)")
    }
  }

  /// All methods, in the order of the documentation.
  package static let all: [Method] = general + looking + events + gestures + window

  package static func named(_ name: String) -> Method? { all.first { $0.name == name } }
}
