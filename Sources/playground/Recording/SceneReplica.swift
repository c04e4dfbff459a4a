import Canvas
import Controls

/// A scene that is given the same input as another one, and so becomes what that one was: the scene
/// of a log, or a stage or a page at an earlier time.
///
/// It only goes forward; another replica shows what was before.
@MainActor
final class SceneReplica {
  let scene: Scene

  /// What the scene began with, pt.
  let size: Size

  /// Pixels a point.
  let scale: Double

  /// How many threads paint large areas; nil for one a processor.
  let paintingThreads: Int?

  /// Decides on changes.
  let owner: ReplayOwner

  /// The control of a stage; nil for a log.
  let preview: ControlPreview?

  /// The time that the scene shows.
  private(set) var time: Instant

  /// Where the pointer is, pt in the scene; nil where it is not in it.
  var pointer: Point?

  /// What replaces values of every theme; nil for nothing.
  let tokens: TokenFile?
  /// What names of files in the log are relative to.
  let folder: String
  /// A page, with all that concerns its controls; nil for a control alone.
  let controller: PageController?
  /// What everybody says about theme, contrast and accent; a page's controller has its own.
  var authority: PreferenceAuthority
  /// The control of a log that is alone; nil for a page, and for a stage.
  private(set) var snapshot: SnapshotScene?
  let pendingControls = PendingControls()

  /// What ``play(to:)`` gives the scene, and how much of it the scene has been given.
  private var events: [InputLogEvent] = []
  private var count = 0
  /// The shortest time from a frame to the next one, s: a stage has a frame for each event.
  private let frameInterval: Double

  private var next = NextFrame.rest
  /// How many frames it has had.
  private(set) var frameNumber = 0
  /// When the events since the last frame take effect; nil where there are none.
  private var due: Instant?

  /// Seconds between two frames while something moves and nothing comes: motion is a function of
  /// time, so nothing between them has to be shown. chosen
  private static let stride = 0.1

  // MARK: Beginnings

  /// - Parameters:
  ///   - header: how the scene begins.
  ///   - tokens: what replaces values of every theme.
  ///   - paintingThreads: how many threads paint large areas; nil for one a processor.
  init(_ header: InputLogHeader, tokens: TokenFile? = nil, paintingThreads: Int? = nil) {
    authority = PreferenceAuthority(
      theme: header.followsDesktop ? .auto : header.theme == .dark ? .dark : .light,
      contrast: header.contrast == .more ? .more : .normal,
      motion: header.motion == .reduced ? .reduced : .full,
      settings: DesktopPreferences(
        prefersDark: header.theme == .dark, accent: header.accent))
    self.tokens = tokens
    self.paintingThreads = paintingThreads
    scale = header.scale
    folder = header.folder
    preview = nil
    frameInterval = PageTime.step
    time = .zero
    switch header.scene {
    case .gallery, .trio:
      let page: Page = header.scene == .trio ? TrioPage() : GalleryPage()
      let controller = PageController(
        page: page, name: header.scene == .trio ? .trio : .gallery, panes: header.panes,
        authority: authority, direction: header.direction, isDisabled: header.options.isDisabled,
        isPending: header.isPending, textSize: header.textSize, tokens: tokens)
      self.controller = controller
      size = header.size ?? page.preferredSize
      scene = controller.scene
    case .control(let name):
      let (control, width) = Self.control(header)
      control.identifier = name
      let design = Design(theme: authority.colors).changed(by: tokens)
      let snapshot = SnapshotScene(
        control, width: width, margin: 16, scale: scale, theme: design.theme,
        environment: SceneEnvironment(
          direction: header.direction, motion: header.motion, metrics: design.metrics,
          textScale: header.textSize))
      controller = nil
      self.snapshot = snapshot
      size = snapshot.size
      scene = snapshot.scene
      control.isEnabled = !header.options.isDisabled
    }
    scene.resize(to: size, scale: scale)
    // What happens at 0 finds everything in its place.
    scene.layOutIfNeeded()
    owner = ReplayOwner(header.owner, of: scene)
    for control in controls { owner.own(control) }
    if header.isPending && controller == nil { pendingControls.hold(controls) }
  }

  private static func control(_ header: InputLogHeader) -> (Control, width: Double?) {
    guard let description = header.description else { return (Control(label: ""), nil) }
    // What the options say was tried when they were read.
    let control = try? header.options.makeControl(description)
    return (control ?? description.makePlain(), header.options.length ?? description.length)
  }

  /// A page that will be given what came to it.
  ///
  /// - Parameters:
  ///   - recording: what came.
  ///   - oldest: what was before that is not looked at.
  ///   - tokens: what replaces values of every theme.
  convenience init(of recording: InputRecording, since oldest: Instant, tokens: TokenFile?) {
    self.init(recording.header, tokens: tokens)
    events = recording.events(thinnedBefore: oldest)
    time = recording.start
    scene.advance(to: time)
    bring(to: time)
  }

  /// A stage that will be given what came to it.
  ///
  /// - Parameters:
  ///   - start: how it begins.
  ///   - events: what came.
  ///   - description: of the control.
  ///   - width: of the plate's control, pt; nil for as wide as the control likes.
  init(
    of start: StageStart, _ events: [InputLogEvent], _ description: ControlDescription,
    width: Double?
  ) {
    let preview = ControlPreview(description)
    let control = preview.control
    self.preview = preview
    self.events = events
    time = start.time
    scene = Scene(
      StagePlate(control, width: width), background: .none, environment: start.environment)
    authority = PreferenceAuthority()
    (tokens, paintingThreads, controller, snapshot) = (nil, nil, nil, nil)
    (scale, folder, frameInterval) = (1, ".", 0)
    owner = ReplayOwner(.accepts, of: scene)
    scene.advance(to: start.time)
    // Another control of the kind had these values.
    try? preview.restore(start.values)
    for (animation, spring) in start.springs where animation.spring(of: control) != spring {
      animation.setSpring(spring, of: control)
    }
    preview.setWaiting(start.isWaiting)
    // Before it gets its place, on which it depends.
    start.behavior?.restore(to: control)
    size = scene.fittingSize()
    scene.resize(to: size, scale: 1)
    bring(to: start.time)
    if let isVisible = start.visibleFocus { scene.setFocus(control, isVisible: isVisible) }
  }

  // MARK: What it shows

  /// The top of what is looked at: of a window the page.
  var root: Node { controller?.page.root ?? scene.root }

  /// Every control, in the order in which it is painted.
  var controls: [Control] { root.allControls }

  /// The control that is alone takes another room now.
  ///
  /// - Parameter width: another one for it, or another height if it stands upright, pt; nil for as
  ///   before.
  func fit(width: Double? = nil) {
    snapshot?.fit(width: width)
    scene.resize(to: snapshot?.size ?? scene.fittingSize(), scale: scene.scale)
  }

  // MARK: Playing

  /// Goes on to a later time; an earlier one changes nothing.
  func play(to end: Instant) {
    if end < time { return }
    while count < events.count, events[count].time <= end {
      let event = events[count]
      count += 1
      pass(until: event.time)
      // What moved the place of the press is there when it comes.
      if next == .tick && event.time >= nextFrame { bring(to: event.time) }
      // What came to one scene can come to another one.
      try? perform(event)
      due = due ?? max(event.time, nextFrame)
    }
    pass(until: end)
    bring(to: end)
  }

  /// Lets pass what happens by itself.
  private func pass(until end: Instant) {
    while true {
      let moment: Instant
      switch (due, next) {
      case (let due?, _): moment = due
      case (nil, .rest): return
      case (nil, .at(let wanted)): moment = max(wanted, time)
      case (nil, .tick): moment = time.advanced(by: Self.stride)
      }
      if moment >= end || (due == nil && moment == time) { return }
      bring(to: moment)
    }
  }

  /// The earliest that another frame comes.
  private var nextFrame: Instant { time.advanced(by: frameInterval) }

  private func bring(to time: Instant) {
    self.time = max(self.time, time)
    due = nil
    frameNumber += 1
    next =
      scene.update(for: FrameTime(target: time, interval: 1 / 60, number: frameNumber)).next
  }
}
