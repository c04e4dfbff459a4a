import Canvas
import Controls
import Support

/// The first line of an input log: the scene, and its initial state.
@MainActor
@dynamicMemberLookup
package struct InputLogHeader {
  static let format = "playground-input"
  static let version = 1
  /// The speeds of a window's clock. chosen
  package nonisolated static let speeds = 0.001...100

  var scene: LoggedScene
  var environment = EnvironmentSettings()
  var options = ReplayOptions()

  private(set) var folder = "."
  var owner = LogOwner.accepts
  /// In points; `nil` for the page's own.
  var size: Size?

  var panels: Set<PanelName> = []

  var panelSizes = PanelSizes()
  /// The speed of the window's clock, which the window shows; times are those of this clock.
  var speed = 1.0
  /// In seconds; `nil` for when everything has settled.
  package var end: Double?

  var isOfControl: Bool { scene.control != nil }

  init(scene: LoggedScene) { self.scene = scene }

  package subscript<Value>(dynamicMember path: WritableKeyPath<EnvironmentSettings, Value>) -> Value
  {
    get { environment[keyPath: path] }
    set { environment[keyPath: path] = newValue }
  }

  @MainActor
  init(
    _ json: JSON?, of contents: WorkbenchContents, place: String, folder: String = "."
  ) throws {
    self.folder = folder
    var fields = try JSONFields(json, place: place)
    guard try fields.string("format") == Self.format else {
      throw fields.failure("expected the header of an input log, with format \(Self.format)")
    }
    let version = try fields.integer("version")
    guard version == Self.version else {
      throw fields.failure(
        "expected version \(Self.version)" + (version.map { ", found \($0)" } ?? ""))
    }
    let name = try fields.requiredString("scene")
    guard let scene = contents.scene(named: name) else {
      throw fields.failure("scene must be one of " + contents.sceneNames.joined(separator: ", "))
    }
    self.scene = scene
    for setting in EnvironmentSetting.headerStart + EnvironmentSetting.headerExtras {
      if let value = try fields.value(of: setting) { _ = setting.write(value, to: &environment) }
    }
    options = try ReplayOptions(
      fields.remove("options"), of: scene.control, place: "\(place), options", folder: folder)
    owner = try LogOwner(&fields)
    size = try fields.size()
    panels = try fields.options("panels")
    panelSizes =
      try fields.read("panelSizes", "heights of panels, 0.02 to 0.98, and a columnWidth") {
        PanelSizes(checking: $0)
      } ?? PanelSizes()
    speed = try fields.number("speed") ?? 1
    guard Self.speeds.contains(speed) else { throw fields.failure("speed must be 0.001 to 100") }
    end = try fields.number("until")
    if let end, !(0...InputLogEvent.latestTime).contains(end) {
      throw fields.failure("until must be 0 to \(Int(InputLogEvent.latestTime)) s")
    }
    try fields.finish()
  }

  var json: JSON {
    var members: [JSON.Member] = [
      .init("format", Self.format), .init("version", Self.version),
      .init("scene", scene.name),
    ]
    members += EnvironmentSetting.headerStart.map { $0.member(of: environment) }
    members += EnvironmentSetting.headerExtras
      .filter { $0.read(from: environment) != $0.read(from: EnvironmentSettings()) }
      .map { $0.member(of: environment) }
    members.append(.init("options", options.json))
    if let size {
      members.append(.init("width", size.width))
      members.append(.init("height", size.height))
    }
    if !panels.isEmpty { members.append(.init("panels", .strings(panels.names))) }
    if let sizes = panelSizes.json { members.append(.init("panelSizes", sizes)) }
    if speed != 1 { members.append(.init("speed", speed)) }
    if let end { members.append(.init("until", end)) }
    return .object(members)
  }
}

/// The scene of an input log: a control, or a window that shows a page.
@MainActor
enum LoggedScene {
  case control(ControlDescription)
  case page(PageDescription, of: WorkbenchContents)

  var name: String {
    switch self {
    case .control(let description): description.name
    case .page(let page, _): page.name.rawValue
    }
  }

  var descriptions: [ControlDescription] {
    switch self {
    case .control(let description): [description]
    case .page(_, let contents): contents.catalog.descriptions
    }
  }

  /// `nil` for a page.
  var control: ControlDescription? {
    if case .control(let description) = self { description } else { nil }
  }
}

extension InputLogHeader {
  /// A window with a page; `nil` for its own size in points, and for the panels that fit it.
  package init(
    page name: PageName, of contents: WorkbenchContents, setting properties: [PropertySetting] = [],
    environment: EnvironmentSettings, size: Size?, panels: Set<PanelName>?
  ) throws {
    guard let page = contents[name] else {
      let names = contents.pages.map(\.name.rawValue).listed("or")
      throw Failure(.badUsage, "there is no page \(name.rawValue); use \(names)")
    }
    self.init(scene: .page(try page.setting(properties, in: contents), of: contents))
    (self.environment, self.size) = (environment, size)
    self.panels = panels ?? contents.panels(of: name)
    options.isDisabled = environment.isDisabled
  }

  /// A control alone; `members` are the options of a log.
  package init(
    control: ControlDescription, options members: [JSON.Member], environment: EnvironmentSettings
  ) throws {
    self.init(scene: .control(control))
    self.environment = environment
    options = try ReplayOptions(
      .object(members + [.init("disabled", environment.isDisabled)]), of: control,
      place: "the options", folder: ".")
  }

  package mutating func change(_ environment: EnvironmentSettings) {
    self.environment = environment
    options.isDisabled = environment.isDisabled
  }

  /// The name of the control or of the page.
  package var sceneName: String { scene.name }

  /// Whether a log can have the scene; that of the page of a control has the control alone.
  var isRecordable: Bool {
    if case .page(let page, _) = scene { page.isRecordable } else { true }
  }
}
