import Canvas
import Controls

/// The first line of an input log: the scene that the events are for.
struct InputLogHeader {
  /// What the events of a log are for.
  enum SceneName: Hashable {
    case gallery, trio
    /// A control of the catalog, by its name.
    case control(String)

    var name: String {
      switch self {
      case .gallery: "gallery"
      case .trio: "trio"
      case .control(let name): name
      }
    }

    /// `nil` for a name that is none.
    @MainActor
    init?(named name: String) {
      switch name {
      case "gallery": self = .gallery
      case "trio": self = .trio
      default:
        guard ControlCatalog.playground[name] != nil else { return nil }
        self = .control(name)
      }
    }
  }

  static let format = "playground-input"
  static let version = 1

  var scene: SceneName
  var theme = Appearance.light
  /// Whether the window takes the theme that the desktop prefers, and that is this one.
  var followsDesktop = false
  var scale = 1.0
  var direction = LayoutDirection.leftToRight
  var motion = MotionPreference.full
  var contrast = Contrast.normal
  /// In the place of the system's blue; nil for that.
  var accent: Color?
  /// Of the size that text asks for.
  var textSize = 1.0
  /// Whether all controls wait for their owner, and what is wanted of them.
  var isPending = false
  var options = ReplayOptions()

  /// What names of files in the log are relative to.
  private(set) var folder = "."
  var owner = LogOwner.accepts

  /// The window's, pt; nil for the page's own.
  var size: Size?

  /// What is shown beside the page.
  var panes: WorkbenchPanes = []

  /// Seconds at which a replay ends that nobody told when; nil for when everything has settled.
  var end: Double?

  /// Whether it is of one control, and not of all that a window shows.
  var isOfControl: Bool { if case .control = scene { true } else { false } }

  /// The control of the scene; nil for a page.
  @MainActor
  var description: ControlDescription? { ControlCatalog.playground[scene.name] }

  init(scene: SceneName) {
    self.scene = scene
  }

  @MainActor
  init(_ json: JSON?, place: String, folder: String = ".") throws {
    self.folder = folder
    var fields = try JSONFields(json, place: place)
    guard try fields.string("format") == Self.format, try fields.integer("version") == Self.version
    else {
      throw fields.failure("a log begins with format \(Self.format), version \(Self.version)")
    }
    let name = try fields.requiredString("scene")
    guard let scene = SceneName(named: name) else {
      let names = ControlCatalog.playground.descriptions.map(\.name) + ["gallery", "trio"]
      throw fields.failure("scene has to be one of " + names.joined(separator: ", "))
    }
    self.scene = scene
    theme = try fields.choice("theme") ?? .light
    followsDesktop = try fields.bool("followsDesktop") ?? false
    if let scale = try fields.number("scale") {
      guard ScaleArgument(argument: "\(scale)") != nil else {
        throw fields.failure("scale has to be 1 to 4 in steps of 0.25")
      }
      self.scale = scale
    }
    direction = try fields.choice("direction") ?? .leftToRight
    motion = try fields.choice("motion") ?? .full
    contrast = try fields.choice("contrast") ?? .normal
    accent = try fields.accent()
    textSize = try fields.textSize() ?? 1
    isPending = try fields.bool("pending") ?? false
    options = try ReplayOptions(
      fields.take("options"), of: description, place: "\(place), options", folder: folder)
    owner = try LogOwner(&fields)
    size = try fields.size()
    panes = try Self.panes(&fields)
    end = try fields.number("until")
    if let end, !(0...InputLogEvent.latestTime).contains(end) {
      throw fields.failure("until has to be 0 to \(Int(InputLogEvent.latestTime)) s")
    }
    try fields.finish()
  }

  private static func panes(_ fields: inout JSONFields) throws -> WorkbenchPanes {
    var panes: WorkbenchPanes = []
    for name in try fields.strings("panels") ?? [] {
      guard let pane = WorkbenchPanes(name: name) else {
        throw fields.failure("there is no panel \(name)")
      }
      panes.formUnion(pane)
    }
    return panes
  }

  var json: JSON {
    var members: [JSON.Member] = [
      .init("format", .string(Self.format)), .init("version", .integer(Self.version)),
      .init("scene", .string(scene.name)), .init("theme", .string(theme.rawValue)),
      .init("scale", .number(scale)), .init("direction", .string(direction.rawValue)),
      .init("motion", .string(motion.rawValue)), .init("contrast", .string(contrast.rawValue)),
    ]
    if followsDesktop { members.append(.init("followsDesktop", .bool(true))) }
    if let accent { members.append(.init("accent", .accent(accent))) }
    if textSize != 1 { members.append(.init("textSize", .number(textSize))) }
    if isPending { members.append(.init("pending", .bool(true))) }
    members.append(.init("options", options.json))
    if let owner = owner.json { members.append(.init("owner", owner)) }
    if let size {
      members.append(.init("width", .number(size.width)))
      members.append(.init("height", .number(size.height)))
    }
    if !panes.isEmpty { members.append(.init("panels", .array(panes.names.map { .string($0) }))) }
    if let end { members.append(.init("until", .number(end))) }
    return .object(members)
  }
}
