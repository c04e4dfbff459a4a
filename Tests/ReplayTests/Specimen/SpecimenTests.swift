import Canvas
import Controls
import Testing

@testable import playground

@Suite struct `Properties of a control` {
  /// Everything that the inspector offers for a property.
  private func offered(_ property: ControlProperty, _ control: Control) -> [JSON] {
    switch property.kind {
    case .flag: return [.bool(true), .bool(false)]
    case .choice(let names): return names.map { .string($0) }
    case .number(let rangeOf, _):
      let range = rangeOf(control)
      return [range.upperBound, (range.lowerBound + range.upperBound) / 2].map { .number($0) }
    case .count(let range, let orNone):
      return range.map { .integer($0) } + (orNone ? [.null] : [])
    case .text(let samples) where property.name == "segments":
      return samples.map { .array($0.strings.map { .string($0) }) }
    case .text(let samples): return samples.map { $0.strings.first.map { .string($0) } ?? .null }
    case .color(let colors, _): return colors.map { .color($0) } + [.null]
    case .symbol(let symbols): return symbols.map { .string($0.name) } + [.null]
    }
  }

  @Test(arguments: Specimen.Kind.allCases)
  func `are what they were set to`(kind: Specimen.Kind) {
    for property in Specimen(kind).properties {
      for value in offered(property, Specimen(kind).control) {
        let specimen = Specimen(kind)
        if property.name == "mixed" { (specimen.control as? Switch)?.style = .checkbox }
        if property.name == "ticksOnly" { (specimen.control as? Slider)?.ticks = .count(5) }
        if property.name == "selected" { prepare(specimen) }
        specimen.set(property, to: value)
        let read = property.read(specimen.control)
        if property.name == "segments", case .array(let titles) = value {
          #expect(read == .array(Array(titles.prefix(3))))
        } else {
          #expect(
            read.number == value.number && (read.number != nil || read == value),
            "\(property.name) \(value.text)")
        }
      }
    }
  }

  /// Five segments, of which none has to be selected.
  private func prepare(_ specimen: Specimen) {
    let count = specimen.properties.first { $0.name == "count" }
    if let count { specimen.set(count, to: .integer(5)) }
  }

  @Test(arguments: Specimen.Kind.allCases)
  func `are what they were at first once they are reset`(kind: Specimen.Kind) {
    let specimen = Specimen(kind)
    let before = specimen.properties.map { $0.read(specimen.control) }
    for property in specimen.properties where property.name != "segments" {
      specimen.set(property, to: offered(property, specimen.control)[0])
    }
    for _ in 0..<2 { specimen.reset(specimen.properties.map(\.name)) }
    #expect(specimen.properties.map { $0.read(specimen.control) } == before)
  }

  @Test(arguments: Specimen.Kind.allCases)
  func `take nothing that is none of their values`(kind: Specimen.Kind) {
    let specimen = Specimen(kind)
    for property in specimen.properties {
      let before = property.read(specimen.control)
      for value in [JSON.string("no such thing"), .object([]), .number(.nan), .integer(-7)] {
        if case .text = property.kind { continue }
        if case .number = property.kind, value.number != nil { continue }
        specimen.set(property, to: value)
        #expect(property.read(specimen.control) == before, "\(property.name) \(value.text)")
      }
    }
  }

  @Test func `of any of the three controls can be seen, and of no other`() {
    #expect(Specimen(Slider()) != nil)
    #expect(Specimen(Switch())?.kind == .switch)
    #expect(Specimen(Button("Press")) == nil)
  }
}
