import Canvas
import Controls
import Measuring
import Support
import Workbench

extension Method {
  private static let target = Parameter("target", .target, "The element; all without it.")

  private static let pictureParameters = [
    target, Parameter("margin", .number, "The points around the element; 0 by default."),
    Parameter("scale", .number, "Pixels per point, 0.25 to 10."),
  ]

  static let looking: [Method] = [
    Method(
      "tree", "Shows the accessibility tree, one element a line.",
      [
        Parameter("root", .target, "The element to begin with."),
        Parameter("depth", .integer, "The levels below it."),
        Parameter("role", .string, "Only elements with this role."),
        Parameter("text", .string, "Only elements whose label contains this text."),
        Parameter("state", .choice(SemanticsNode.allNotes), "Only elements with this state."),
        Parameter("limit", .integer, "The most elements; 200 by default."),
        Parameter("format", .choice(["lines", "json"]), "lines by default."),
      ]
    ) { driver, fields in
      let root = try fields.target("root")
      let state = try fields.string("state")
      if let state, !SemanticsNode.allNotes.contains(state) {
        throw fields.failure("state must be \(SemanticsNode.allNotes.listed("or"))")
      }
      let filter = TreeFilter(
        depth: try fields.count("depth", in: 0...1000), role: try fields.string("role"),
        text: try fields.string("text")?.lowercased(), state: state)
      let limit = try fields.count("limit", in: 1...100_000) ?? 200
      let format = try fields.choice("format", TreeFormat.self) ?? .lines
      return Plan { try driver.tree(root, filter, limit: limit, format) }
    },
    Method(
      "state", "Shows the properties and the state of an element, now.",
      [Parameter("target", .target, "The element.", isRequired: true)]
    ) { driver, fields in
      let target = try fields.requiredTarget("target")
      return Plan { driver.state(of: try driver.element(target)) }
    },
    Method(
      "picture", "Takes a picture of an element or of all.",
      pictureParameters + [
        Parameter("format", .choice(PictureFormat.allCases.map(\.rawValue)), "png by default."),
        Parameter("path", .string, "The file to write; without it, the bytes come in base64."),
      ]
    ) { driver, fields in
      let shot = try PictureRequest(&fields)
      let given = try fields.choice("format", PictureFormat.self)
      let path = try fields.file("path")
      guard let format = given ?? (path == nil ? .png : path.flatMap(PictureFormat.init(endingOf:)))
      else {
        throw fields.failure("path must end in .png, .svg or .pdf; or give the format")
      }
      return Plan(recording: {
        let picture = try driver.record(shot, as: format)
        return .recorded { text in
          let file = try picture.file(as: format, text: text)
          let members = [JSON.Member("size", file.size.json)]
          guard let path else {
            return .object(
              members + [.init("format", format.rawValue), .init("data", file.bytes.base64)])
          }
          try DriveError.write(file.bytes, to: path)
          return .object(members + [.init("path", path)])
        }
      })
    },
    Method(
      "compare", "Compares a picture of an element or of all with a reference.",
      [Parameter("reference", .string, "The path of a PNG file.", isRequired: true)]
        + pictureParameters
    ) { driver, fields in
      let reference = try fields.required("reference", fields.file("reference"))
      var shot = try PictureRequest(&fields)
      shot.scale = shot.scale ?? ComparedPicture.scale(ofName: reference)
      return Plan(recording: { try driver.compare(shot, with: reference) })
    },
  ]
}

enum TreeFormat: String, CaseIterable { case lines, json }

struct TreeFilter: Hashable {
  /// Levels below the root; `nil` for all.
  var depth: Int?
  var role: String?
  /// In lower case.
  var text: String?
  var state: String?

  func includes(_ node: SemanticsNode) -> Bool {
    (role == nil || node.role.rawValue == role)
      && (text.map { node.label.lowercased().contains($0) } ?? true)
      && (state.map(node.notes.contains) ?? true)
  }
}

extension Driver {
  fileprivate func tree(
    _ root: Target?, _ filter: TreeFilter, limit: Int, _ format: TreeFormat
  ) throws -> JSON {
    if let role = filter.role, let message = unknown(role, among: scene.semantics.elements) {
      throw DriveError.invalid(message)
    }
    var shown: [(node: SemanticsNode, level: Int, parent: SemanticsID?)] = []
    func add(_ node: SemanticsNode, depth: Int, level: Int, parent: SemanticsID?) {
      let isShown = filter.includes(node)
      if isShown { shown.append((node, level, parent)) }
      if let limit = filter.depth, depth >= limit { return }
      for child in node.children {
        add(
          child, depth: depth + 1, level: isShown ? level + 1 : level,
          parent: isShown ? node.id : parent)
      }
    }
    let top = try root.map { try element($0) } ?? scene.semantics
    add(top, depth: 0, level: 0, parent: nil)
    let entries = shown.prefix(limit).map { node, level, parent -> JSON in
      let ref = ref(of: node.id)
      if format == .lines {
        return .string(String(repeating: "  ", count: level) + node.line(ref: ref))
      }
      let parent = parent.map { JSON.string(self.ref(of: $0)) } ?? .null
      return .object([.init("ref", ref), .init("parent", parent)] + node.members)
    }
    return .object([
      .init(format == .lines ? "lines" : "elements", .array(entries)),
      .init("more", shown.count - entries.count),
    ])
  }

  fileprivate func state(of element: SemanticsNode) -> JSON {
    var members = element.members.filter { $0.key != "states" && $0.key != "actions" }
    var traced: [JSON.Member] = []
    var properties: [JSON.Member] = []
    if let control = element.id.control {
      if case .object(let list) = control.tracedState { traced = list }
      if let description = session.catalog.description(of: control) {
        properties = description.properties.map { .init($0.name, $0.read(from: control).json) }
      }
    }
    let keys = Set(traced.map(\.key))
    members.removeAll { keys.contains($0.key) }
    return .object(
      [.init("ref", ref(of: element.id))] + members + [
        .init("states", .strings(element.states.names)),
        .init("properties", .object(properties)),
      ] + traced)
  }
}
