import Canvas
import Controls

/// What the window remembers between starts: what was open, and what its user chose.
struct RememberedState: Hashable {
  var page: PageName?
  var panes: WorkbenchPanes?
  var overlays: Overlays?
  /// pt.
  var size: Size?
  var theme: ThemeChoice?
  var contrast: Contrast?
  var motion: MotionPreference?
  var direction: LayoutDirection?
  var isDisabled: Bool?
  var isPending: Bool?
  /// One of ``TextSize/range``.
  var textSize: Double?
  /// Pixels a point, where the user chose it.
  var scale: Double?

  /// Sizes that a window can have, pt. As for the command line
  private static let lengths = 1.0...10_000.0

  init() {}

  /// Takes what can be used out of what was written once; nil if that is nothing of this kind.
  ///
  /// What a later program wrote in words that this one does not know is left out.
  init?(_ json: JSON) {
    guard case .object(let members) = json else { return nil }
    let values = Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    guard values["version"]?.wholeNumber == 1 else { return nil }
    func choice<Choice: RawRepresentable<String>>(_ key: String) -> Choice? {
      values[key]?.string.flatMap(Choice.init(rawValue:))
    }
    page = choice("page")
    theme = choice("theme")
    contrast = choice("contrast")
    motion = choice("motion")
    direction = choice("direction")
    if case .bool(let value) = values["disabled"] { isDisabled = value }
    if case .bool(let value) = values["pending"] { isPending = value }
    textSize = values["textSize"]?.number.flatMap { TextSize.range.contains($0) ? $0 : nil }
    scale = values["scale"]?.number.flatMap(WindowScale.init)?.value
    if case .array(let names) = values["panels"] {
      panes = names.compactMap(\.string).compactMap(WorkbenchPanes.init(name:))
        .reduce(into: []) { $0.formUnion($1) }
    }
    if case .array(let names) = values["overlays"] {
      overlays = names.compactMap(\.string).compactMap(Overlays.init(name:))
        .reduce(into: []) { $0.formUnion($1) }
    }
    if case .array(let list) = values["size"], list.count == 2,
      let width = list[0].number, let height = list[1].number,
      Self.lengths.contains(width), Self.lengths.contains(height)
    {
      size = Size(width, height)
    }
  }

  var json: JSON {
    var members: [JSON.Member] = [.init("version", .integer(1))]
    func add(_ key: String, _ value: JSON?) {
      if let value { members.append(.init(key, value)) }
    }
    add("page", page.map { .string($0.rawValue) })
    add("panels", panes.map { .array($0.names.map { .string($0) }) })
    add("overlays", overlays.map { .array($0.names.map { .string($0) }) })
    add("size", size.map { .array([.number($0.width), .number($0.height)]) })
    add("theme", theme.map { .string($0.rawValue) })
    add("contrast", contrast.map { .string($0.rawValue) })
    add("motion", motion.map { .string($0.rawValue) })
    add("direction", direction.map { .string($0.rawValue) })
    add("disabled", isDisabled.map { .bool($0) })
    add("pending", isPending.map { .bool($0) })
    add("textSize", textSize.map { .number($0) })
    add("scale", scale.map { .number($0) })
    return .object(members)
  }
}
