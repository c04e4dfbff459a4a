import Controls
import Testing

@testable import Workbench
@testable import playground

extension ControlProperty {
  /// The values that the inspector offers for a property.
  func offeredValues(for control: Control) -> [PropertyValue] {
    switch (editor, kind) {
    case (.slider(let rangeOf, _), _):
      let range = rangeOf(control)
      return [range.upperBound, (range.lowerBound + range.upperBound) / 2].map { .number($0) }
    case (.stepper(let range), _): return range.map { .integer($0) } + (isOptional ? [.none] : [])
    case (.swatches(let colors, _), _): return colors.map { .color($0) } + [.none]
    case (.samples(let samples), _): return samples(control).map(\.value)
    case (_, .choice(let names)): return names.map { .text($0) } + (isOptional ? [.none] : [])
    case (_, .nameOrNumbers(let names)): return names.map { .text($0) }
    case (_, .flag): return [true, false]
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
