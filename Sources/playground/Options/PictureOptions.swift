import ArgumentParser
import Canvas
import Controls

struct PictureOptions: ParsableArguments {
  enum Subject: Hashable, ExpressibleByArgument {
    case gallery, window
    case control(String)

    init?(argument: String) {
      switch argument {
      case "gallery": self = .gallery
      case "window": self = .window
      default:
        guard MainActor.assumeIsolated({ ControlCatalog.playground[argument] }) != nil
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
    help: "What is shown: switch, slider, range, segmented, gallery, or a window with a page.")
  var subject: Subject

  @Argument(help: "After --pressed: the thumb of a range slider that is held, low or high.")
  var part: String?

  enum Settings: EnvironmentOptionSource {
    static let settings: [EnvironmentSetting] = [
      .theme, .scale, .direction, .contrast, .accent, .textSize, .disabled, .pending,
    ]
  }

  @OptionGroup var environment: EnvironmentOptions<Settings>

  @OptionGroup var tokens: TokensOption

  @Option(parsing: .unconditional, help: "Page around the control's box, 0 to 1000 pt.")
  var margin = 16.0

  @Flag(help: "Leave the page out: RGBA instead of RGB.")
  var transparent = false

  @Flag(help: "The control is held down.")
  var pressed = false

  @Flag(help: "The control has the keyboard.")
  var focused = false

  @Flag(help: "Draw no text at all.")
  var noLabels = false

  @Option(help: "The window's page.")
  var page = PageName.gallery

  @Option(help: "What is shown beside it, as for run.")
  var panels: PanelsArgument?

  @Option(help: "What is shown over it: damage, box, paint, hit, trail, with commas, or none.")
  var overlays: OverlaysArgument?

  @Option(
    help:
      "A log of the page's control, which is played on its stage: switch, slider, range, segmented.",
    completion: .file())
  var log: String?

  @Option(
    parsing: .unconditional,
    help: "Show what was so many seconds before the end of the log, 0 to 20.")
  var scrub: Double?

  @Option(help: "The gallery's or the window's size, pt, 1 to 10000 each way, such as 960x680.")
  var size: SizeArgument?

  @Option(parsing: .unconditional, help: "The part that is held down, counted from 0.")
  var pressedSegment: Int?

  @Flag(help: "The control lies on a card.")
  var elevated = false

  @OptionGroup(title: "Properties of controls")
  var properties: PropertyOptions<AllProperties>

  @Option(
    parsing: .unconditional,
    help:
      "Width of a slider's (200), a range slider's (200) or a segmented control's (300) box, 30 to 4000 pt."
  )
  var width: Double?

  var settings: EnvironmentSettings { environment.settings }

  var inputs: [String?] { [tokens.tokens, log] + (properties.given["appearance"] ?? []) }

  func validate() throws {
    if let part, !pressed { throw ValidationError("\(part) has to follow --pressed.") }
    try ValidationError.check(margin, in: 0...1000, "--margin is a length from 0 to 1000 pt.")
    try ValidationError.check(scrub, in: 0...PageTime.length, "--scrub is a time from 0 to 20 s.")
    if scrub != nil && log == nil {
      throw ValidationError("--scrub looks back at a log; give one with --log.")
    }
    if log != nil {
      let isOfControl = MainActor.assumeIsolated { page.description != nil }
      guard subject == .window, isOfControl else {
        throw ValidationError(
          "--log works with a window and --page switch, slider, range or segmented.")
      }
    }
    try ValidationError.check(width, in: 30...4000, "--width is a length from 30 to 4000 pt.")
  }

  static let atRest = Instant(seconds: 10)

  @MainActor
  func shown() throws -> (scene: Scene, size: Size, control: Control?) {
    let tokens = try tokens.load()
    let design = Design(theme: settings.colors).changed(by: tokens)
    switch subject {
    case .gallery:
      let (scene, size) = galleryScene(design)
      return (scene, size, nil)
    case .window:
      let (scene, size) = try windowScene(tokens)
      return (scene, size, nil)
    case .control(let name):
      guard let description = ControlCatalog.playground[name] else {
        throw ValidationError("There is no control \(name).")
      }
      let snapshot = try snapshotScene(of: description, design)
      if focused { snapshot.scene.setFocus(snapshot.control, isVisible: true) }
      if settings.isDisabled { snapshot.control.isEnabled = false }
      return (snapshot.scene, snapshot.size, snapshot.control)
    }
  }

  @MainActor
  private func snapshotScene(
    of description: ControlDescription, _ design: Design
  ) throws -> SnapshotScene {
    let control = try makeControl(description)
    let snapshot = SnapshotScene(
      control, width: description.length.map { width ?? $0 }, margin: margin, scale: settings.scale,
      theme: design.theme,
      environment: SceneEnvironment(direction: settings.direction, metrics: design.metrics),
      isElevated: elevated, isTransparent: transparent)
    snapshot.scene.resize(to: snapshot.size, scale: settings.scale)
    _ = snapshot.scene.update(for: FrameTime(target: .zero, interval: 1.0 / 60, number: 0))
    if settings.isPending {
      try failing(description) { () throws(PropertyError) in
        try (control as? any DecidingControl)?.showPending()
      }
    }
    if pressed || pressedSegment != nil {
      let place = control.pressPoint(ofPart: try pressedPart(of: description))
      guard let place else {
        throw ValidationError("--pressed-segment has to be a segment of the control.")
      }
      snapshot.press(at: place)
    }
    return snapshot
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
  private func makeControl(_ description: ControlDescription) throws -> any DescribedControl {
    let control = description.makePlain()
    let given = try properties.values(of: description)
    let names = Set(given.map(\.property.name))
    let shown = given.filter { !(noLabels && $0.property.isText) }
    try failing(description) { () throws(PropertyError) in
      let values = shown.map { (name: $0.property.name, value: $0.value) }
      try description.write(
        description.initialValues.filter { !names.contains($0.name) } + values, to: control)
      let rest = control.pictureValues.filter { !names.contains($0.key) }
        .map { (name: $0.key, value: $0.value) }
      // The given values again, because the initial ones may have bounded them.
      if !rest.isEmpty { try description.write(rest + values, to: control) }
    }
    for (property, value) in shown { try check(property, value, control) }
    return control
  }

  @MainActor
  private func check(
    _ property: ControlProperty, _ value: PropertyValue, _ control: Control
  ) throws {
    let option = "--" + property.commandOption
    if let needs = property.needs, !property.isAvailable(for: control) {
      throw ValidationError("\(option) needs \(needs).")
    }
    if property.kind == .flag, property.read(from: control) != value {
      throw ValidationError("\(option) has no effect with the other options.")
    }
    if case .slider(let range, _) = property.editor, property.order == .last,
      let number = value.number, !range(control).contains(number)
    {
      let ends = range(control)
      throw ValidationError(
        "\(option) \(number) is outside of \(ends.lowerBound)...\(ends.upperBound).")
    }
  }

  @MainActor
  private func failing(
    _ description: ControlDescription, _ body: () throws(PropertyError) -> Void
  ) throws {
    do {
      try body()
    } catch {
      let property = description.property(error.property)
      let message = "--\(property?.option ?? error.property) \(error.reason)"
      if property?.kind == .file { throw Failure(.badInput, message) }
      throw ValidationError(message + ".")
    }
  }

  @MainActor
  private func galleryScene(_ design: Design) -> (Scene, Size) {
    let page = GalleryPage()
    page.setThemeChoice(settings.themeChoice, animated: false)
    if settings.isDisabled { page.setControlsEnabled(false) }
    let scene = Scene(
      page.root, theme: design.theme, background: transparent ? .none : page.background,
      environment: SceneEnvironment(direction: settings.direction, metrics: design.metrics))
    if settings.isPending { PendingControls().hold(page.ownControls) }
    return (scene, size?.size ?? page.preferredSize)
  }

  @MainActor
  private func windowScene(_ tokens: TokenFile?) throws -> (Scene, Size) {
    let playback = try log.map { try StagePlayback($0, on: page, age: scrub ?? 0) }
    let content = page.makePage(count: 1000)
    let controller = PageController(
      page: content, name: page, panes: panels?.panes ?? page.panes,
      overlays: overlays?.overlays ?? [], environment: settings, tokens: tokens)
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
