import Canvas
import Controls

/// Recording of input, and saving of logs and pictures, from the window.
@MainActor
final class Capture {
  unowned let controller: PageController
  let files: CaptureFiles

  private var recordings: [ObjectIdentifier: InputRecording] = [:]

  private(set) var isRecording = false { didSet { controller.showNonDefaultStates() } }

  /// Whether changes in a pass are recorded: those that a replay of the window does not make.
  var recordsPass = false

  /// Whether all input of the window is written to a log, whose replay cannot reset the page.
  var isLogged = false

  var lastLog: InputLog?
  var unwritten: String?

  private(set) weak var replay: SceneLayer?

  /// The page before it was last reset, and the page that replaced it.
  private var reset: (former: FormerPage, replacement: WorkbenchPage)?

  init(_ controller: PageController, files: CaptureFiles) {
    self.controller = controller
    self.files = files
    controller.scene.onResize = { [weak self] size in self?.resized(to: size) }
    follow()
  }

  /// The beginning of the names of files about the page.
  var scene: String? { controller.pageName?.rawValue }

  var banners: BannerHost { controller.workbench.banners }

  /// `nil` for a page that logs cannot have.
  var pageRecording: InputRecording? { recordings[ObjectIdentifier(controller.page)] }

  var source: Scene { controller.page.preview?.control.scene ?? controller.scene }

  func pageChanged() {
    replay?.dismiss()
    if isRecording {
      isRecording = false
      banners.show(
        "Recording discarded",
        message: "Another page was opened. Press \(Shortcut.record.title) to record it.")
    }
    follow()
  }

  private func follow() {
    let page = controller.page
    for (key, recording) in recordings where key != ObjectIdentifier(page) && recording.isOfWindow {
      // From now on the window's input is for another page.
      recording.exceed("Another page was shown after this page was opened.")
    }
    guard recordings[ObjectIdentifier(page)] == nil, let scene = controller.loggedScene
    else { return }
    let source = source
    let recording = InputRecording(controller.logHeader(scene), since: source.now)
    recordings[ObjectIdentifier(page)] = recording
    recording.subscription = source.observe(.input) {
      [weak recording, weak source, weak page] event in
      if let source, case .input(let input, let time) = event {
        recording?.record(input, of: source, with: page?.preview?.control, at: time)
      }
    }
    page.preview?.onChange = { [weak recording, weak source] kind in
      guard let recording, let source else { return }
      if case .spring = kind {
        return recording.giveUp("A spring was changed, which a log cannot record.")
      }
      recording.add(kind, at: source.now)
    }
  }

  private func resized(to size: Size) {
    for recording in recordings.values where recording.isOfWindow {
      recording.resize(to: size, scale: controller.scene.scale, at: controller.scene.now)
    }
  }

  func tokensChanged() {
    for recording in recordings.values {
      recording.giveUp("Tokens were changed, which a log cannot record.")
    }
  }

  var windowRecording: InputRecording? { pageRecording.flatMap { $0.isOfWindow ? $0 : nil } }

  func note(_ kind: InputLogEvent.Kind) {
    for (key, other) in recordings
    where key != ObjectIdentifier(controller.page) && !other.isOfWindow {
      other.giveUp("A setting of all pages was changed while another page was shown.")
    }
    if let recording = pageRecording, !recording.isOfWindow { recording.add(kind, at: source.now) }
    if controller.scene.isInPass && !recordsPass { return }
    for recording in recordings.values where recording.isOfWindow {
      recording.add(kind, at: controller.scene.now)
    }
  }

  func toggleRecording() {
    if isRecording { return endRecording() }
    guard controller.loggedScene != nil else { return refuse("Can't record this page") }
    replay?.dismiss()
    if let former = reset?.former.page { recordings[ObjectIdentifier(former)] = nil }
    reset = controller.changes.suspended { controller.reopenPage().map { ($0, controller.page) } }
    isRecording = true
    let gesture = controller.changes.beginGesture()
    let name = reset?.former.name
    controller.changes.addLarge("Reset", of: self, isOfWindow: true) { [weak self] in
      self?.undoReset()
    } redo: { [weak self] in
      if let name { self?.controller.open(name) }
      self?.toggleRecording()
    }
    banners.show(
      "The page was reset and is being recorded",
      message: "Press \(Shortcut.record.title) to stop.", kind: .success,
      actions: [(title: "Undo", run: { [weak self] in self?.controller.undo(since: gesture) })])
  }

  /// Shows the page as it was before it was reset, and discards a recording in progress.
  private func undoReset() {
    guard let (former, replacement) = reset else { return }
    (reset, isRecording) = (nil, false)
    recordings[ObjectIdentifier(replacement)] = nil
    banners.clear()
    controller.restore(former)
  }

  func toggleReplay() {
    if let replay { return replay.dismiss() }
    if isRecording {
      return banners.show(
        "Can't replay while recording", message: "Press \(Shortcut.record.title) to stop recording."
      )
    }
    guard let lastLog else {
      return banners.show(
        "Nothing to replay yet",
        message: "Press \(Shortcut.record.title) to start a recording, and again to stop it.")
    }
    controller.open(PageName(rawValue: lastLog.header.scene.name))
    let page = controller.page
    page.prepareReplay()
    let stage = ReplayStage(lastLog, tokens: controller.tokens) { page.replayPlace }
    controller.scene.dismissTransients()
    let layer = controller.scene.present(stage, dismissal: .escape)
    replay = layer
    let (inspector, curves) = (controller.workbench.inspector, controller.workbench.curves)
    (inspector.replay, curves.replay) = (stage, stage)
    layer.onDismiss = { [weak inspector, weak curves] in
      inspector?.replay = nil
      curves?.replay = nil
    }
    stage.onEnd = { [weak layer] in layer?.dismiss() }
  }

  private func endRecording() {
    isRecording = false
    guard let recording = pageRecording else { return }
    if let flaw = recording.flaw {
      banners.show("Recording discarded", message: flaw)
      return
    }
    let text = recording.text()
    lastLog = try? InputLog(parsing: text, of: controller.contents)
    unwritten = text
    writeRecording()
  }

  /// Keeps the recording until writing succeeds.
  func writeRecording() {
    guard let text = unwritten else { return }
    let help = "Check free space and permissions, then choose Save Recording in the More menu."
    let note = controller.tokens.map { _ in
      "To replay it, pass the loaded token file with --tokens."
    }
    write(to: files.path("jsonl", of: scene), saying: note, keeping: help) { path in
      try OutputFile.write(Array(text.utf8), to: path, named: .fresh)
      self.unwritten = nil
    } onUndo: { [weak self] in
      self?.unwritten = text
    }
  }

  func refuse(_ title: String) {
    let pages = controller.contents.pages.filter(\.isRecordable).map(\.title)
      .joined(separator: ", ")
    banners.show(
      title,
      message: pages.isEmpty
        ? "Open the page of a control." : "Open \(pages) or the page of a control.")
  }
}

extension InputRecording {
  var isOfWindow: Bool { !header.isOfControl }

  fileprivate func record(
    _ input: SceneInput, of scene: Scene, with control: (any DescribedControl)?, at time: Instant
  ) {
    switch input {
    case .event(let event): add(.input(event), at: time)
    case .scroll(let event): add(.input(.scroll(event)), at: time)
    case .key(let event): add(.input(.key(event)), at: time)
    // It cancels all gestures too.
    case .cancel: add(.input(.focusLost(time: time)), at: time)
    case .focus(let place, let isVisible):
      // A replay of the window moves the focus itself.
      if isOfWindow { return }
      let node = isVisible ? place.flatMap { scene.node(at: $0) } : nil
      let stop = control?.focusStops.first { $0.value === node }?.key
      add(
        .set(
          control: nil, property: "focused", value: stop.map { .string($0) } ?? .bool(node != nil),
          animated: false), at: time)
    case .endFocus: record(.focus(nil, isVisible: false), of: scene, with: control, at: time)
    case .action(.focus, let place, _):
      record(.focus(place, isVisible: true), of: scene, with: control, at: time)
    case .action:
      giveUp(
        "An assistive technology or the state Pending performed an action, which a log cannot "
          + "record.")
    }
  }
}
