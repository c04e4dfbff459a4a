import Canvas
import Controls
import Support

extension InputLogHeader {
  /// A window with a page; `nil` for its own size in points, and for the panels that fit it.
  package init(
    page name: PageName, of contents: WorkbenchContents, environment: EnvironmentSettings,
    size: Size?, panels: Set<PanelName>?
  ) throws {
    guard let page = contents[name] else {
      let names = contents.pages.map(\.name.rawValue).listed("or")
      throw Failure(.badUsage, "there is no page \(name.rawValue); use \(names)")
    }
    self.init(scene: .page(page, of: contents))
    self.environment = environment
    self.size = size
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

  /// The reason why no log can have the scene; `nil` if one can.
  var logObstacle: String? {
    guard case .page(let page, let contents) = scene else { return nil }
    if contents.catalog[page.name.rawValue] != nil {
      return
        "a log with the scene \(page.name.rawValue) shows the control alone; drive that instead"
    }
    return page.isRecordable ? nil : "the page \(page.name.rawValue) cannot be recorded"
  }
}
