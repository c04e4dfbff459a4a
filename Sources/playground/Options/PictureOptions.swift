import ArgumentParser
import Canvas
import Controls

/// A control and what is so of it, as far as it can be asked for.
struct PictureOptions: ParsableArguments {
  enum Subject: String, CaseIterable, ExpressibleByArgument {
    case `switch`, slider, segmented, gallery, window
  }

  @Argument(help: "What is shown: switch, slider, segmented, gallery, or a window with a page.")
  var subject: Subject

  @Option(help: "light or dark.")
  var theme = Appearance.light

  @Option(help: "Pixels a point, 1 to 4 in steps of 0.25.")
  var scale = ScaleArgument(1)

  @Option(help: "ltr or rtl.")
  var direction = LayoutDirection.leftToRight

  @Option(help: "normal or more.")
  var contrast = Contrast.normal

  @Option(help: "A colour that takes the place of the system's blue, six hexadecimal digits.")
  var accent: ColorArgument?

  @OptionGroup var tokens: TokensOption

  @Flag(help: "The control is disabled.")
  var disabled = false

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
    help: "A log of the page's control, which is played on its stage: switch, slider, segmented.",
    completion: .file())
  var log: String?

  @Option(
    parsing: .unconditional,
    help: "Show what was so many seconds before the end of the log, 0 to 20.")
  var scrub: Double?

  @Option(help: "How large the window's text is, 0.8 to 2 of the size that it asks for.")
  var textSize = TextSizeArgument(1)

  @Option(help: "The gallery's or the window's size, pt, 1 to 10000 each way, such as 960x680.")
  var size: SizeArgument?

  @OptionGroup(title: "Switch")
  var switchOptions: SwitchPictureOptions

  @OptionGroup(title: "Slider")
  var sliderOptions: SliderPictureOptions

  @OptionGroup(title: "Segmented control")
  var segmentedOptions: SegmentedPictureOptions

  @Option(
    parsing: .unconditional,
    help: "Width of a slider's (200) or a segmented control's (300) box, 30 to 4000 pt.")
  var width: Double?

  /// The files that are named to be read.
  var inputs: [String?] { [tokens.tokens, log, segmentedOptions.appearance] }

  func validate() throws {
    guard (0...1000).contains(margin) else {
      throw ValidationError("--margin is a length from 0 to 1000 pt.")
    }
    if let scrub {
      guard (0...StageHistory.length).contains(scrub) else {
        throw ValidationError("--scrub is a time from 0 to 20 s.")
      }
      if log == nil { throw ValidationError("--scrub looks back at a log; give one with --log.") }
    }
    if log != nil {
      guard subject == .window, [.switch, .slider, .segmented].contains(page) else {
        throw ValidationError(
          "--log works with a window and --page switch, slider or segmented.")
      }
    }
    if switchOptions.pending, subject == .segmented,
      segmentedOptions.selected.indices.isEmpty || segmentedOptions.mode == .momentary
    {
      throw ValidationError(
        "--pending shows which segment is wanted: give --selected, and no --mode momentary.")
    }
    if let width {
      guard (30...4000).contains(width) else {
        throw ValidationError("--width is a length from 30 to 4000 pt.")
      }
    }
  }

  /// Long after everything has come to rest.
  static let atRest = Instant(seconds: 10)

  /// What there is to be seen, its size in pt, and the control if it is one.
  @MainActor
  func shown() throws -> (scene: Scene, size: Size, control: Control?) {
    let theme = Theme(theme, contrast: contrast, accent: accent?.color)
    let tokens = try tokens.load()
    let design = Design(theme: theme).changed(by: tokens)
    if subject == .gallery {
      let (scene, size) = galleryScene(design)
      return (scene, size, nil)
    }
    if subject == .window {
      let (scene, size) = try windowScene(tokens)
      return (scene, size, nil)
    }
    let snapshot = try snapshotScene(design)
    if focused { snapshot.scene.setFocus(snapshot.control, isVisible: true) }
    if disabled { snapshot.control.isEnabled = false }
    return (snapshot.scene, snapshot.size, snapshot.control)
  }

  @MainActor
  private func snapshotScene(_ design: Design) throws -> SnapshotScene {
    switch subject {
    case .slider:
      try scene(sliderOptions, design, isElevated: segmentedOptions.elevated) { slider in
        slider.thumbTintColor = switchOptions.thumbTint?.color
      }
    case .segmented:
      try scene(segmentedOptions, design, isElevated: segmentedOptions.elevated)
    default: try scene(switchOptions, design, isElevated: segmentedOptions.elevated)
    }
  }

  @MainActor
  private func scene<Options: ControlPictureOptions>(
    _ options: Options, _ design: Design, isElevated: Bool,
    adding decorate: (Options.Kind) -> Void = { _ in }
  ) throws -> SnapshotScene {
    let control = try options.control(showsText: !noLabels)
    decorate(control)
    let snapshot = SnapshotScene(
      control, width: options.defaultWidth.map { width ?? $0 }, margin: margin,
      scale: scale.value, theme: design.theme,
      environment: SceneEnvironment(direction: direction, metrics: design.metrics),
      isElevated: isElevated, isTransparent: transparent)
    snapshot.scene.resize(to: snapshot.size, scale: scale.value)
    _ = snapshot.scene.update(for: FrameTime(target: .zero, interval: 1.0 / 60, number: 0))
    if switchOptions.pending { control.proposeWhatIsShown() }
    if let place = options.press(on: control, isPressed: pressed) { snapshot.press(at: place) }
    return snapshot
  }

  @MainActor
  private func galleryScene(_ design: Design) -> (Scene, Size) {
    let page = GalleryPage()
    page.setThemeChoice(self.theme == .dark ? .dark : .light, animated: false)
    if disabled { page.setControlsEnabled(false) }
    let scene = Scene(
      page.root, theme: design.theme, background: transparent ? .none : page.background,
      environment: SceneEnvironment(direction: direction, metrics: design.metrics))
    if switchOptions.pending { PendingControls().hold(page.ownControls) }
    return (scene, size?.size ?? page.preferredSize)
  }

  @MainActor
  private func windowScene(_ tokens: TokenFile?) throws -> (Scene, Size) {
    let playback = try log.map { try StagePlayback($0, on: page, age: scrub ?? 0) }
    let content = page.makePage(count: 1000)
    let controller = PageController(
      page: content, name: page, panes: panels?.panes ?? page.panes,
      overlays: overlays?.overlays ?? [],
      authority: PreferenceAuthority(
        theme: theme == .dark ? .dark : .light, contrast: contrast == .more ? .more : .normal,
        settings: DesktopPreferences(accent: accent?.color)),
      direction: direction, isDisabled: disabled, isPending: switchOptions.pending,
      textSize: textSize.value, tokens: tokens)
    let size = size?.size ?? content.preferredSize
    let text = TextEngine()
    func show(at time: Instant) {
      controller.scene.show(size: size, scale: scale.value, at: time, text: text)
      controller.refresh(isMoving: false)
    }
    // Figures are measured once everything has its place; a log begins at zero.
    for second in 0..<3 { show(at: Instant(seconds: playback == nil ? Double(second) : 0)) }
    try playback?.play(on: content) { show(at: $0) }
    return (controller.scene, size)
  }

  /// Whether the picture has any text, so that fonts matter.
  @MainActor
  var showsText: Bool {
    if noLabels { return false }
    return switch subject {
    case .gallery, .window: true
    case .segmented: segmentedOptions.showsText
    case .slider: sliderOptions.showsText
    case .switch: switchOptions.showsText
    }
  }
}
