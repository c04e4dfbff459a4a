import Canvas
import Controls
import Glibc
import Logging
import Support

/// A window in which the controls of a catalog can be tried, inspected, recorded and replayed.
///
/// ```swift
/// try Workbench(catalog: .standard + [Dial.description]).run()
/// ```
@MainActor
public struct Workbench {
  package let contents: WorkbenchContents
  package let configuration: WorkbenchConfiguration

  /// A workbench with a page for each control of a catalog.
  ///
  /// A page of the configuration that has the name of a control replaces the page of that control.
  public init(
    catalog: ControlCatalog, configuration: WorkbenchConfiguration = WorkbenchConfiguration()
  ) {
    self.configuration = configuration
    contents = WorkbenchContents(
      catalog: catalog, parts: configuration.parts, pages: configuration.pages,
      commands: configuration.commands, panels: configuration.panels)
  }

  /// Opens the window and returns when it is closed.
  ///
  /// Throws an error with a description if no X server can be reached or the connection is lost.
  public func run() throws {
    StandardStreams.prepare()
    TextEngine.prepareFonts()
    try run(SessionOptions(), logger: Logger(label: "workbench"))
  }

  /// Returns whether all files of the session were written.
  @discardableResult
  package func run(_ options: SessionOptions, logger: Logger) throws -> Bool {
    let stateFile = options.keepsState ? configuration.stateFile() : nil
    let recalled = stateFile?.recall(logger) ?? RememberedState()
    let remembered = options.isFresh ? RememberedState() : recalled
    let page = page(options, remembered)
    let content = page.makePage(contents)
    try content.set(options.properties)
    let program = configuration.programName
    let files = try SessionFiles(
      of: program, record: options.record, trace: options.trace, summary: options.summary
    ) { StandardStreams.say("\(program): \($0)\n") }
    let values = remembered.environment.merging(options.environment) { $1 }
    do {
      let window = try Window(
        WindowConfiguration(
          title: configuration.title, className: configuration.title,
          size: options.size ?? remembered.size ?? content.preferredSize,
          minimumSize: content.minimumSize, scale: values["scale"]?.number, clock: options.clock,
          presentation: options.presentation), logger: logger)
      var placement = WindowPlacement(position: remembered.position, size: window.size)
      if placement.position != nil { window.restore(placement) }
      if stateFile != nil { window.keepPlacement = { placement = $0 } }
      window.timeScale = options.speed
      // The files are completed when the program is told to end.
      window.close(onSignals: [SIGINT, SIGTERM, SIGHUP])
      let desktop = DesktopLink(window, logger: logger)
      let panels = options.panels ?? remembered.panels ?? configuration.shownPanels
      let controller = PageController(
        contents, page: content, name: page.name, panels: panels ?? contents.panels(of: page.name),
        // A recording replays the same, whatever is remembered.
        opensTools: panels == nil && options.record == nil,
        overlays: options.overlays ?? remembered.overlays ?? [],
        environment: EnvironmentSettings(values),
        preferences: ResolvedPreferences(
          user: remembered.environment, commandLine: options.environment,
          settings: window.preferences),
        scale: options.environment["scale"] == nil ? remembered.environment["scale"]?.number : nil,
        tokens: options.tokens)
      controller.workbench.panelSizes = remembered.panelSizes
      controller.clockSpeed = window.timeScale
      controller.capture = Capture(
        controller,
        files: CaptureFiles(
          folder: ".", program: program, goldens: configuration.goldenFolder,
          pictures: { UserFolder.pictures() }, stamp: CaptureFiles.localStamp))
      controller.capture?.isLogged = options.record != nil
      try controller.begin(with: options.reference, mode: options.referenceMode)
      if let scene = controller.loggedScene {
        var header = controller.logHeader(scene)
        (header.scale, header.size) = (window.scale, window.size)
        files.begin(header, at: window.now)
      }
      let session = Session(
        window: window, controller: controller, options: options, files: files, desktop: desktop,
        icon: configuration.icon, logger: logger)
      // Also after an error.
      defer { stateFile?.keep(controller.state(at: placement), logger) }
      let companion = options.attach?(window, controller)
      try withExtendedLifetime(companion) { try session.run() }
    } catch {
      let lacksMemory = if case DisplayError.outOfMemory = error { true } else { false }
      throw Failure(lacksMemory ? .internalError : .unavailable, "\(error)")
    }
    return !files.hasFailed
  }

  private func page(_ options: SessionOptions, _ remembered: RememberedState) -> PageDescription {
    let names = [options.page, remembered.page]
    return names.lazy.compactMap { $0.flatMap { contents[$0] } }.first ?? firstPage
  }

  /// The page of a window that remembers none.
  package var firstPage: PageDescription {
    configuration.firstPage.flatMap { contents[$0] } ?? contents.pages[0]
  }
}
