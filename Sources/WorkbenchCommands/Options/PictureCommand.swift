import ArgumentParser
import Canvas
import Controls
import Support
import Workbench

/// A command that shows a control, the gallery or a window without a display.
protocol PictureCommand: MainActorCommand {
  associatedtype Program: WorkbenchProgram
  associatedtype Settings: EnvironmentOptionSource

  var subject: Subject<Program> { get }

  /// The part of the control that is pressed; `nil` for the whole control.
  var part: String? { get }

  var picture: PictureOptions<Program, Settings> { get }

  var settings: EnvironmentSettings { get }

  /// The reference on the stage of the page; `nil` for a command without this option.
  var stageReference: ReferenceOptions? { get }
}

enum PictureSettings: EnvironmentOptionSource {
  static let settings: [EnvironmentSetting] = [
    .theme, .design, .scale, .direction, .contrast, .accent, .textSize, .disabled, .pending,
  ]
}

/// The settings of pictures, with a theme that is taken from the reference.
enum ComparisonSettings: EnvironmentOptionSource {
  static let settings = PictureSettings.settings
  static let findsTheme = true
}

enum ProgramProperties<Program: WorkbenchProgram>: PropertyOptionSource {
  static var descriptions: [ControlDescription] { Program.contents.namedControls.descriptions }
  static func includes(_ property: ControlProperty) -> Bool { true }
}

extension PictureCommand {
  var settings: EnvironmentSettings { picture.environment.settings }

  var stageReference: ReferenceOptions? { nil }

  var inputs: [String?] {
    MainActor.assumeIsolated {
      [picture.tokens.tokens, picture.log]
        + picture.properties.paths.flatMap { Program.files(of: .text($0)) }
    }
  }

  func checkSubject() throws {
    if let part {
      if !picture.pressed { throw ValidationError("\(part) must follow --pressed.") }
      guard case .control = subject else {
        throw ValidationError("--pressed \(part) works only with a control that has this part.")
      }
    }
    let isOfControl = if case .control = subject { true } else { false }
    if !isOfControl, let option = picture.givenForControls.first {
      throw ValidationError("--\(option) works only with a control.")
    }
    if subject != .window, let option = picture.givenForWindows.first {
      throw ValidationError("--\(option) works only with window.")
    }
    if isOfControl, picture.size != nil {
      throw ValidationError("--size works only with gallery and window.")
    }
    if picture.log != nil {
      guard subject == .window, picture.page.isOfControl else {
        throw ValidationError(
          "--log works only with window and --page \(Program.controlNames.listed("or")).")
      }
    }
  }

  /// The scene of the subject; `canvas` is the size of the picture in points, with a control in its
  /// center, and `nil` for the subject's own size.
  @MainActor
  func shown(on canvas: Size? = nil) throws -> (scene: Scene, size: Size, control: Control?) {
    let tokens = try picture.tokens.load()
    let design = settings.builtInDesign.changed(by: tokens)
    switch subject {
    case .gallery:
      let (scene, size) = try galleryScene(design)
      return (scene, canvas ?? size, nil)
    case .window:
      let (scene, size) = try windowScene(tokens, size: canvas ?? picture.size?.size)
      return (scene, size, nil)
    case .control(let name):
      guard let description = Program.contents.namedControls[name] else {
        throw ValidationError(
          "The control \(name) does not exist; use \(Subject<Program>.names.listed("or")).")
      }
      var snapshot = try snapshotScene(of: description, tokens)
      if let canvas { snapshot.center(in: canvas, scale: settings.scale) }
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
    options.width = picture.width
    options.margin = picture.margin
    options.pressedPart = try pressedPart(of: description)
    options.pressProgress = picture.pressProgress
    options.isPressed = picture.pressed && options.pressedPart == nil
    options.isFocused = picture.focused
    options.isElevated = picture.elevated
    options.isTransparent = picture.transparent
    options.hasText = !picture.noLabels
    let values = try picture.properties.values(of: description)
    do {
      return try SnapshotScene(of: description, setting: values, options)
    } catch {
      throw failure(error, of: description)
    }
  }

  /// The index of the part that is pressed; `nil` for the whole control.
  @MainActor
  private func pressedPart(of description: ControlDescription) throws -> Int? {
    guard let part else { return picture.pressed ? nil : picture.pressedSegment }
    guard let index = description.partNames.firstIndex(of: part) else {
      throw ValidationError(
        "--pressed \(part) is not a part of a \(description.title.lowercased()).")
    }
    return index
  }

  @MainActor
  private func failure(
    _ error: PropertyError, of description: ControlDescription
  ) -> any Error {
    if error.property == SnapshotScene.pressedPart {
      return ValidationError("--pressed-segment must be a segment of the control.")
    }
    // The range sets the minimum and the maximum.
    if error.property == "min", picture.properties.given["range"] != nil,
      picture.properties.given["min"] == nil
    {
      return ValidationError("--range must be two different numbers, the lower one first.")
    }
    let property = description.property(error.property)
    let message = "--\(property?.commandOption ?? error.property) \(error.reason)"
    if property?.kind == .file { return Failure(.badInput, message) }
    return ValidationError(message + ".")
  }

  @MainActor
  private func galleryScene(_ design: Design) throws -> (Scene, Size) {
    let contents = Program.contents
    let page = try page(.gallery, of: contents)
    page.showThemeChoice?(settings.themeChoice, false)
    if settings.isDisabled { page.setControlsEnabled(false) }
    let scene = Scene(
      page.root, theme: design.theme, background: picture.transparent ? .none : page.background,
      environment: SceneEnvironment(direction: settings.direction, metrics: design.metrics))
    if settings.isPending { PendingControls().hold(page.pendingControls(in: contents.catalog)) }
    return (scene, picture.size?.size ?? page.preferredSize)
  }

  @MainActor
  private func page(_ name: PageName, of contents: WorkbenchContents) throws -> WorkbenchPage {
    guard let page = contents[name]?.makePage(contents) else {
      throw ValidationError("There is no page \(name.rawValue).")
    }
    return page
  }

  @MainActor
  private func windowScene(_ tokens: TokenFile?, size: Size?) throws -> (Scene, Size) {
    let (contents, name) = (Program.contents, picture.page.name)
    let playback = try picture.log.map {
      try StagePlayback($0, on: name, of: contents, age: picture.scrub ?? 0)
    }
    let content = try page(name, of: contents)
    let controller = PageController(
      contents, page: content, name: name,
      panels: picture.panels?.options ?? contents.panels(of: name),
      overlays: picture.overlays?.options ?? [], environment: settings, tokens: tokens)
    try controller.begin(with: stageReference?.load(), mode: stageReference?.referenceMode)
    let size = size ?? content.preferredSize
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
