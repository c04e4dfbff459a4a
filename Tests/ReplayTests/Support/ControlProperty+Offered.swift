import Controls
import Support
import Testing

@testable import Workbench

extension ControlProperty {
  /// The values of other properties without which a new control cannot have all values.
  var conditions: [(name: String, value: PropertyValue)] {
    switch name {
    case "mixed": [("style", "checkbox")]
    case "low": [("high", 1)]
    case "high": [("low", 0)]
    case "ticksOnly": [("ticks", 5)]
    case "selected": [("count", 5)]
    default: []
    }
  }

  /// The values that the inspector offers for a property.
  func offeredValues(for control: Control) -> [PropertyValue] {
    switch (editor, kind) {
    case (.slider(let rangeOf, _), _):
      let range = rangeOf(control)
      return [range.upperBound, (range.lowerBound + range.upperBound) / 2].map { .number($0) }
    case (.stepper(let rangeOf), _):
      return rangeOf(control).map { .integer($0) } + (isOptional ? [.none] : [])
    case (.swatches(let colors, _), _): return colors.map { .color($0) } + [.none]
    case (.samples(let samples), _): return samples(control).map(\.value)
    case (_, .choice(let names)): return names.map { .text($0) } + (isOptional ? [.none] : [])
    case (_, .nameOrNumbers(let names)): return names.map { .text($0) }
    case (_, .flag): return [true, false]
    case (.standard, .text): return ["Title"]
    case (.standard, .texts) where group != nil: return [["A", "", "C"]]
    default: return []
    }
  }
}

extension ControlPreview {
  func set(_ name: String, to value: PropertyValue) throws {
    set(try #require(description.property(name)), to: value)
  }
}

extension SemanticsNode {
  var all: [SemanticsNode] { [self] + children.flatMap(\.all) }
}

nonisolated extension JSON {
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
