import ArgumentParser
import Controls
import Support
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: docs/spec/command-line.md#fuller-set: every property in the header of a log, in an event
/// `set`, and as an option of pictures.
@Suite struct `Properties in logs and commands` {
  private typealias Setting = (name: String, value: PropertyValue)

  private func properties(_ kind: PreviewKind) -> [ControlProperty] {
    kind.description.ownProperties.filter { $0.kind != .file }
  }

  private func values(_ property: ControlProperty, _ kind: PreviewKind) -> [PropertyValue] {
    let offered = property.offeredValues(for: kind.description.make())
    return offered.isEmpty ? property.kind.samples : offered
  }

  private func conditions(_ property: ControlProperty) -> [Setting] {
    property.name == "tickLabels" ? [("ticks", 5)] : property.conditions
  }

  private func replica(_ kind: PreviewKind, _ options: [Setting] = []) throws -> SceneReplica {
    let members = options.map { #""\#($0.name)": \#($0.value.json.text)"# }
    let header = #""scene": "\#(kind.rawValue)", "options": {\#(members.joined(separator: ", "))}"#
    return SceneReplica(try InputLog(header: header).header)
  }

  private func set(_ settings: [Setting], in target: SceneReplica) throws {
    for (name, value) in settings {
      let line =
        #"{"t": 0.1, "event": "set", "property": "\#(name)", "value": \#(value.json.text)}"#
      try target.perform(InputLogEvent(JSON(parsing: line), place: "line 2"))
    }
  }

  /// Values of a new control that differ from those that a replay begins with.
  @Test(arguments: [
    (PreviewKind.range, [("low", 0.9), ("high", 1)] as [(String, PropertyValue)]),
    (.segmented, [("selected", .none)]),
  ])
  func `the header of a recording keeps the values of a new control`(
    kind: PreviewKind, values: [(String, PropertyValue)]
  ) throws {
    let preview = ControlPreview(kind.description)
    preview.set(values.map { (name: $0.0, value: $0.1) })
    let control = try preview.logOptions.makeControl(kind.description)
    for (name, _) in values {
      let property = try #require(kind.description.property(name))
      #expect(property.read(from: control) == property.read(from: preview.control), "\(name)")
    }
  }

  @Test(arguments: PreviewKind.allCases)
  func `a property has the value of the header and of an event`(kind: PreviewKind) throws {
    var (headers, events): (Set<String>, Set<String>) = ([], [])
    for property in properties(kind) {
      let (target, twin) = (try replica(kind), try replica(kind))
      for each in [target, twin] { try set(conditions(property), in: each) }
      let (control, other) = (try #require(target.controls.first), twin.controls[0])
      for value in values(property, kind) {
        let given = conditions(property) + [(property.name, value)]
        let others = kind.description.initialValues.filter { initial in
          !given.contains { $0.name == initial.name }
        }
        let expected = kind.description.makePlain()
        if (try? kind.description.write(others + given, to: expected)) != nil {
          let shown = property.read(from: try #require(replica(kind, given).controls.first))
          #expect(shown == property.read(from: expected), "\(property.name) \(value)")
          headers.insert(property.name)
        }
        guard (try? property.write(value, to: other, animated: true)) != nil else { continue }
        try set([(property.name, value)], in: target)
        #expect(
          property.read(from: control) == property.read(from: other), "\(property.name) \(value)")
        events.insert(property.name)
      }
    }
    #expect(headers.count > 7 && events.count > 7)
  }

  /// `nil` for a value that has no option.
  private func words(_ property: ControlProperty, _ value: PropertyValue) -> [String]? {
    let option = "--" + property.commandOption
    if property.commandOption.isEmpty { return nil }
    switch value {
    case .flag(let isOn): return isOn == property.isUsuallySet ? nil : [option]
    case .none: return property.kind == .indices ? [option, "none"] : nil
    case .list(let values) where property.kind == .points:
      return values.flatMap { [option, text($0)] }
    case .list(let values): return [option, values.map(text).joined(separator: ",")]
    default: return [option, text(value)]
    }
  }

  private func text(_ value: PropertyValue) -> String {
    switch value {
    case .text(let text): text
    case .color(let color): color.hexDigits
    default: value.json.text
    }
  }

  @Test(arguments: PreviewKind.allCases)
  func `a property has the value of its option`(kind: PreviewKind) throws {
    var names: Set<String> = []
    for property in properties(kind) {
      for value in values(property, kind) {
        var (arguments, given): ([String], [(property: ControlProperty, value: PropertyValue)]) =
          ([], [])
        for (name, value) in conditions(property) + [(property.name, value)] {
          guard let property = kind.description.property(name), let words = words(property, value)
          else { continue }
          arguments += words
          given.append((property, value))
        }
        guard given.last?.property.name == property.name,
          let expected = try? SnapshotScene(of: kind.description, setting: given, SnapshotOptions())
        else { continue }
        let options = try PropertyOptions<ProgramProperties<Playground>>.read(arguments)
        let shown = try SnapshotScene(
          of: kind.description, setting: options.values(of: kind.description), SnapshotOptions())
        #expect(
          property.read(from: shown.control) == property.read(from: expected.control),
          "\(arguments)")
        names.insert(property.name)
      }
    }
    #expect(names.count > 7)
  }

  @Test func `an option is of a property or reserved`() throws {
    let properties = Playground.contents.namedControls.descriptions.flatMap(\.ownProperties)
    let own = Set(properties.map(\.commandOption))
    var reserved: Set<String> = ["version"]
    let texts = [
      SnapshotCommand<Playground>._dumpHelp(), SemanticsCommand<Playground>._dumpHelp(),
      CompareCommand<Playground>._dumpHelp(), MCPCommand<Playground>._dumpHelp(),
    ]
    for text in texts {
      let arguments = try #require(JSON(parsing: text)?["command"]?["arguments"])
      let names = arguments.values.flatMap { $0["names"]?.values ?? [] }
      reserved.formUnion(names.compactMap { $0["name"]?.string }.filter { $0.count > 1 })
    }
    // The program has an option of its own.
    #expect(reserved.subtracting(own.union(["count"])) == ControlProperty.reservedOptions)
  }
}

extension PropertyKind {
  fileprivate var samples: [PropertyValue] {
    switch self {
    case .number: [0.25, 0.5]
    case .text: ["Title"]
    case .texts: [["A", "", "C"], ["sun.min", "", "sun.max"]]
    case .textsOrCount: [["A", "B"], 4]
    case .color: ["FF2D55"]
    case .symbol: ["sun.max"]
    case .range: [[0.25, 0.75]]
    case .indices: [0]
    case .points: [["0:2,-1"]]
    default: []
    }
  }
}
