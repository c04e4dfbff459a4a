@testable import Workbench
@testable import playground

nonisolated extension JSON {
  subscript(_ key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  var members: [Member] {
    guard case .object(let members) = self else { return [] }
    return members
  }

  var values: [JSON] {
    guard case .array(let values) = self else { return [] }
    return values
  }

  /// Whether two values are equal, with any order of keys and a tolerance for numbers.
  func isClose(to other: JSON, within tolerance: Double) -> Bool {
    if let number, let expected = other.number { return abs(number - expected) <= tolerance }
    switch (self, other) {
    case (.array(let values), .array(let others)):
      return values.count == others.count
        && zip(values, others).allSatisfy { $0.isClose(to: $1, within: tolerance) }
    case (.object(let members), .object(let others)):
      return members.count == others.count
        && members.allSatisfy { member in
          other[member.key].map { member.value.isClose(to: $0, within: tolerance) } ?? false
        }
    default: return self == other
    }
  }
}
