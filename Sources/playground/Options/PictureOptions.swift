import ArgumentParser
import Canvas
import Controls
import Workbench

struct PictureOptions: ParsableArguments {
  enum Subject: Hashable, ExpressibleByArgument {
    case gallery, window
    case control(String)

    init?(argument: String) {
      switch argument {
      case "gallery": self = .gallery
      case "window": self = .window
      default:
        guard MainActor.assumeIsolated({ ControlCatalog.playground[argument] != nil })
        else { return nil }
        self = .control(argument)
      }
    }
  }

  enum AllProperties: PropertyOptionSource {
    static var descriptions: [ControlDescription] { ControlCatalog.playground.descriptions }
    static func includes(_ property: ControlProperty) -> Bool { true }
  }

  @Argument(
    help: """
      The subject: switch, slider, range, segmented, gallery, or window for a window with a page.
      """)
  var subject: Subject

  @Argument(help: "After --pressed: the thumb of a range slider that is held, low or high.")
  var part: String?

  enum Settings: EnvironmentOptionSource {
    static let settings: [EnvironmentSetting] = [
      .theme, .design, .scale, .direction, .contrast, .accent, .textSize, .disabled, .pending,
    ]
  }

  @OptionGroup var environment: EnvironmentOptions<Settings>

  @OptionGroup var tokens: TokensOption

  @Option(parsing: .unconditional, help: "The margin around the control, 0 to 1000 points.")
  var margin = 16.0

  @Flag(help: "Leave out the background: RGBA instead of RGB.")
  var transparent = false

  @Flag(help: "Show the control pressed.")
  var pressed = false

  @Flag(help: "Show the control focused.")
  var focused = false

  @Flag(help: "Draw no text at all.")
  var noLabels = false

  @Option(help: "The page of the window.")
  var page = PageName.gallery

  @Option(
    help: """
      The panels of the window: sidebar, inspector, time, curves, frames and log, separated by commas, \
      or none.
      """)
  var panels: NamesArgument<WorkbenchPanes>?

  @Option(
    help: """
      The overlays of the window: damage, box, paint, hit and trail, separated by commas, or none.
      """)
  var overlays: NamesArgument<Overlays>?

  @Option(
    help: "An input log to replay on the page of a control: switch, slider, range or segmented.",
    completion: .file())
  var log: String?

  @Option(
    parsing: .unconditional,
    help: "Show the time this many seconds before the end of the log, 0 to 20.")
  var scrub: Double?

  @Option(
    help: "The width and height of gallery or window in points, each 1 to 10000, such as 960x680.")
  var size: SizeArgument?

  @Option(parsing: .unconditional, help: "Show this segment pressed, counted from 0.")
  var pressedSegment: Int?

  @Flag(help: "Show the control on a card.")
  var elevated = false

  @OptionGroup(title: "Properties of controls")
  var properties: PropertyOptions<AllProperties>

  @Option(
    parsing: .unconditional,
    help: """
      The width of a slider or range slider (default: 200) or a segmented control (300), 30 to \
      4000 points.
      """)
  var width: Double?

  var settings: EnvironmentSettings { environment.settings }

  var inputs: [String?] { [tokens.tokens, log] + (properties.given["appearance"] ?? []) }

  func validate() throws {
    if let part {
      if !pressed { throw ValidationError("\(part) must follow --pressed.") }
      guard case .control = subject else {
        throw ValidationError("--pressed \(part) works only with the range slider.")
      }
    }
    try ValidationError.check(
      margin, in: SnapshotOptions.margins, "--margin must be a length from 0 to 1000 points.")
    try ValidationError.check(
      scrub, in: 0...PageTime.length, "--scrub must be a time from 0 to 20 s.")
    if scrub != nil && log == nil { throw ValidationError("--scrub needs a log; add --log FILE.") }
    if log != nil {
      let isOfControl = MainActor.assumeIsolated { ControlCatalog.playground[page.rawValue] != nil }
      guard subject == .window, isOfControl else {
        throw ValidationError(
          "--log works only with window and --page switch, slider, range or segmented.")
      }
    }
    try ValidationError.check(
      width, in: SnapshotOptions.widths, "--width must be a length from 30 to 4000 points.")
  }

  @MainActor
  func shown() throws -> (scene: Scene, size: Size, control: Control?) {
    let tokens = try tokens.load()
    let design = settings.builtInDesign.changed(by: tokens)
    switch subject {
    case .gallery:
      let (scene, size) = galleryScene(design)
      return (scene, size, nil)
    case .window:
      let (scene, size) = try windowScene(tokens)
      return (scene, size, nil)
    case .control(let name):
      guard let description = ControlCatalog.playground[name] else {
        throw ValidationError(
          "The control \(name) does not exist; use switch, slider, segmented, gallery or window.")
      }
      let snapshot = try snapshotScene(of: description, tokens)
      return (snapshot.scene, snapshot.size, snapshot.control)
    }
  }

  @MainActor
  private func snapshotScene(
    of description: ControlDescription, _ tokens: TokenFile?
  ) throws -> SnapshotScene {
    var options = SnapshotOptions()
    options.environment = settings
    options.tokens = tokens
    options.width = width
    options.margin = margin
    options.pressedPart = try pressedPart(of: description)
    options.isPressed = pressed && options.pressedPart == nil
    options.isFocused = focused
    options.isElevated = elevated
    options.isTransparent = transparent
    options.hasText = !noLabels
    let values = try properties.values(of: description)
    do {
      return try SnapshotScene(of: description, setting: values, options)
    } catch {
      throw Self.failure(error, of: description)
    }
  }

  /// The index of the part that is pressed; `nil` for the whole control.
  @MainActor
  private func pressedPart(of description: ControlDescription) throws -> Int? {
    guard let part else { return pressed ? nil : pressedSegment }
    guard let index = description.partNames.firstIndex(of: part) else {
      throw ValidationError(
        "--pressed \(part) is not a part of a \(description.title.lowercased()).")
    }
    return index
  }

  @MainActor
  private static func failure(
    _ error: PropertyError, of description: ControlDescription
  ) -> any Error {
    if error.property == SnapshotScene.pressedPart {
      return ValidationError("--pressed-segment must be a segment of the control.")
    }
    let property = description.property(error.property)
    let message = "--\(property?.commandOption ?? error.property) \(error.reason)"
    if property?.kind == .file { return Failure(.badInput, message) }
    return ValidationError(message + ".")
  }

  @MainActor
  private func galleryScene(_ design: Design) -> (Scene, Size) {
    let page = GalleryPage()
    page.showThemeChoice?(settings.themeChoice, false)
    if settings.isDisabled { page.setControlsEnabled(false) }
    let scene = Scene(
      page.root, theme: design.theme, background: transparent ? .none : page.background,
      environment: SceneEnvironment(direction: settings.direction, metrics: design.metrics))
    if settings.isPending { PendingControls().hold(page.pendingControls(in: .playground)) }
    return (scene, size?.size ?? page.preferredSize)
  }

  @MainActor
  private func windowScene(_ tokens: TokenFile?) throws -> (Scene, Size) {
    let contents = Workbench.playground().contents
    let playback = try log.map {
      try StagePlayback($0, on: page, of: contents, age: scrub ?? 0)
    }
    guard let content = contents[page]?.makePage(contents) else {
      throw ValidationError("There is no page \(page.rawValue).")
    }
    let controller = PageController(
      contents, page: content, name: page, panes: panels?.options ?? contents.panes(of: page),
      overlays: overlays?.options ?? [], environment: settings, tokens: tokens)
    let size = size?.size ?? content.preferredSize
    let text = TextEngine()
    func show(at time: Instant) {
      controller.scene.show(size: size, scale: settings.scale, at: time, text: text)
      controller.refresh(isMoving: false)
    }
    for second in 0..<3 { show(at: Instant(seconds: playback == nil ? Double(second) : 0)) }
    try playback?.play(on: content) { show(at: $0) }
    return (controller.scene, size)
  }
}
