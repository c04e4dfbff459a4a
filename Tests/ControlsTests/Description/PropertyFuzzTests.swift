import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Control properties` {
  private nonisolated static let names = [
    "switch", "slider", "range", "segmented", "list", "glyph", "stepper", "swatches", "disclosure",
    "menu", "button", "popUp", "text",
  ]

  private func description(_ name: String) throws -> ControlDescription {
    try #require(ControlCatalog.standard[name] ?? ControlCatalog.parts[name])
  }

  @Test func `every description is covered here`() {
    let all = ControlCatalog.standard.descriptions + ControlCatalog.parts.descriptions
    #expect(all.map(\.name) == Self.names)
  }

  @Test(arguments: names)
  func `has the written value, or reads back a stable one`(name: String) throws {
    let description = try description(name)
    for property in description.properties {
      for value in property.values {
        let control = description.make()
        // A control can reject a value of the kind.
        guard (try? property.write(value, to: control)) != nil else { continue }
        let read = property.read(from: control)
        if property.isAvailable(for: control), property.kind.isKept {
          #expect(read == value, "\(property.name)")
        }
        #expect(throws: Never.self, "\(property.name)") { try property.write(read, to: control) }
        #expect(property.read(from: control) == read, "\(property.name)")
      }
    }
  }

  @Test(arguments: names)
  func `refuses other values by its name, and changes nothing`(name: String) throws {
    let description = try description(name)
    for property in description.properties {
      for value in property.foreignValues {
        let control = description.make()
        func values() -> [PropertyValue] { description.properties.map { $0.read(from: control) } }
        let before = values()
        // An empty set is written as none.
        if value == .none, Self.takesNone(property.kind) { continue }
        let error = #expect(throws: PropertyError.self, "\(property.name) \(value)") {
          try property.write(value, to: control)
        }
        #expect(error?.description.hasPrefix(property.name + " ") == true)
        #expect(values() == before, "\(property.name) \(value)")
      }
    }
  }

  private static func takesNone(_ kind: PropertyKind) -> Bool {
    switch kind {
    case .indices, .points, .nameOrNumbers: true
    default: false
    }
  }

  @Test(arguments: names) func `leaves no stale pixels`(name: String) throws {
    let description = try description(name)
    let control = description.make()
    let masks = MaskCache(byteLimit: 64 << 20)
    let rig = SceneDriver(
      column: control, padding: 30, size: Size(360, 260), scale: 1.25, masks: masks)
    try rig.paintFrames()
    for property in description.properties {
      for value in property.kind.samples {
        try? property.write(value, to: control, animated: true)
        for pause in [0, 0.05, 0.4] {
          #expect(try rig.after(pause).staleness(with: masks) == nil, "\(property.name) \(value)")
        }
      }
    }
  }
}

extension ControlProperty {
  fileprivate var values: [PropertyValue] { kind.samples + (isOptional ? [.none] : []) }
  fileprivate var foreignValues: [PropertyValue] { kind.others + (isOptional ? [] : [.none]) }
}

extension PropertyKind {
  fileprivate var samples: [PropertyValue] {
    switch self {
    case .flag: [true, false]
    case .choice(let names): names.map { PropertyValue.text($0) }
    case .number: [0.25, 0.5, 1]
    case .count(let range):
      [3, 2].map { .integer(min(max($0, range.lowerBound), range.upperBound)) }
    case .text: ["Title", ""]
    case .texts: [["a", "b", "c"], []]
    case .textsOrCount: [["a", "b"], 4]
    case .color: [.color(Color(hex: 0xFF2D55)), .color(Color(hex: 0x34C759))]
    case .symbol: ["sun.max", "speaker"]
    case .range: [[0.25, 0.75], [-1, 3]]
    case .indices: [0, [0, 1]]
    case .nameOrNumbers(let names): names.map { PropertyValue.text($0) }
    case .points: [["0:2,-1"]]
    case .file: []
    }
  }

  /// Values of other kinds, and values outside any range.
  fileprivate var others: [PropertyValue] {
    switch self {
    case .flag: [1, "true", []]
    case .choice: ["no such name", 0, true]
    case .number: ["1", true, .number(.nan), [1]]
    case .count(let range):
      [.number(1.5), .text("1"), .flag(true), .integer(max(range.lowerBound, -9) - 1)]
    case .text: [1, true, ["a"]]
    case .texts, .textsOrCount: ["a", [1], true]
    case .color: ["red", 0, true]
    case .symbol: ["no.such.symbol", 1, .color(.white)]
    case .range: [[2, 1], [1], 1, ["0", "1"]]
    case .indices: ["a", [0.5], [-1], true]
    case .nameOrNumbers: ["no such name", true, [1, "a"]]
    case .points: ["0:2", ["0:a,b"], 1]
    case .file: [1, true]
    }
  }

  /// Whether a control stores every value unchanged, without clamping it to a range.
  fileprivate var isKept: Bool {
    switch self {
    case .flag, .choice, .text, .color, .symbol: true
    default: false
    }
  }
}
