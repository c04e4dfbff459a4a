import Canvas
import Controls

/// Keeps what comes to the pages of a window, and makes of it what the user asks for: recordings,
/// replays, goldens and pictures.
@MainActor
final class Capture {
  unowned let controller: PageController
  let files: CaptureFiles

  /// What came to each page that was opened.
  private var histories: [ObjectIdentifier: InputRecording] = [:]

  /// Whether the user began a recording of the page that is shown.
  private(set) var isRecording = false {
    didSet { controller.workbench.toolbar.showsRecording = isRecording }
  }

  /// What was recorded last.
  var recording: InputLog?
  /// The same as a file has it, where it could not be written.
  var unwritten: String?

  /// The replay that is shown.
  var replay: SceneLayer?

  /// - Parameters:
  ///   - controller: its pages are kept.
  ///   - files: where everything is written.
  init(_ controller: PageController, files: CaptureFiles) {
    self.controller = controller
    self.files = files
    controller.scene.onResize = { [weak self] size in self?.resized(to: size) }
    follow()
  }

  // MARK: What comes

  /// What came to the page that is shown; nil where that cannot be put into a log.
  var history: InputRecording? { histories[ObjectIdentifier(controller.page)] }

  /// The scene whose input a log of the page has: the control's own on its page, else all of the
  /// window.
  var source: Scene {
    controller.page.preview?.control.scene ?? controller.scene
  }

  /// Another page is shown.
  func pageChanged() {
    if isRecording {
      isRecording = false
      controller.workbench.news.show(
        "The recording is given up", message: "Another page was opened.")
    }
    follow()
  }

  /// Begins to keep what comes to the page that is shown.
  private func follow() {
    let page = controller.page
    for (key, history) in histories where key != ObjectIdentifier(page) && history.isOfWindow {
      // What comes to the window is for another page now.
      history.exceed("Another page was shown since the page was opened.")
    }
    guard histories[ObjectIdentifier(page)] == nil, let scene = controller.pageName?.logScene
    else { return }
    let source = source
    let history = InputRecording(controller.logHeader(scene), since: source.now)
    histories[ObjectIdentifier(page)] = history
    history.subscription = source.observe(.input) { [weak history, weak source] event in
      if let source, case .input(let input, let time) = event {
        history?.take(input, of: source, at: time)
      }
    }
    page.preview?.onChange = { [weak history, weak source] kind in
      guard let history, let source else { return }
      if case .spring = kind {
        return history.giveUp(
          "A spring was changed since the page was opened, which no log can say.")
      }
      history.add(kind, at: source.now)
    }
  }

  private func resized(to size: Size) {
    for history in histories.values where history.isOfWindow {
      history.resize(to: size, scale: controller.scene.scale, at: controller.scene.now)
    }
  }

  /// Values of every theme are replaced by others.
  func tokensChanged() {
    for history in histories.values {
      history.giveUp("Tokens were changed since the page was opened, which no log can say.")
    }
  }

  /// What came to the window since its page was opened; nil where the page is no window's.
  var windowHistory: InputRecording? { history.flatMap { $0.isOfWindow ? $0 : nil } }

  /// What follows from the window's input is no news of its own in a log that has that.
  func note(_ kind: InputLogEvent.Kind) {
    for (key, other) in histories
    where key != ObjectIdentifier(controller.page) && !other.isOfWindow {
      other.giveUp("What concerns all pages was changed while another one was shown.")
    }
    if let history, !history.isOfWindow { history.add(kind, at: source.now) }
    if controller.scene.isInPass { return }
    for history in histories.values where history.isOfWindow {
      history.add(kind, at: controller.scene.now)
    }
  }

  // MARK: What is asked for

  /// Whether a key is for it.
  func handle(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .named("f9"): toggleRecording()
    case .named("f10"): toggleReplay()
    case .character("s") where event.modifiers.contains(.shift): saveGolden()
    case .character("s"): savePicture()
    default: return false
    }
    return true
  }

  /// Begins to record from the page's beginning, or ends that and writes what was recorded.
  func toggleRecording() {
    if isRecording { return endRecording() }
    guard controller.pageName?.logScene != nil else {
      return refuse("This page cannot be recorded")
    }
    replay?.dismiss()
    histories[ObjectIdentifier(controller.page)] = nil
    controller.reopenPage()
    isRecording = true
    controller.workbench.news.show(
      "Recording from the page's beginning", message: "F9 ends it.", kind: .success)
  }

  private func endRecording() {
    isRecording = false
    guard let history else { return }
    if let flaw = history.flaw {
      controller.workbench.news.show("The recording is given up", message: flaw)
      return
    }
    let text = history.text()
    recording = try? InputLog(parsing: text)
    unwritten = text
    writeRecording()
  }

  /// Writes what was recorded last; it is kept until that is done.
  func writeRecording() {
    guard let text = unwritten else { return }
    let help =
      "See that there is room and leave to write, and choose Save Recording in the menu More."
    let note = controller.tokens.map { _ in "Replay it with --tokens and the file that is loaded." }
    write("jsonl", saying: note, keeping: help) { path in
      try OutputFile.write(Array(text.utf8), to: path, named: .fresh)
      self.unwritten = nil
    }
  }

  /// Says why a page is left out.
  func refuse(_ title: String) {
    controller.workbench.news.show(
      title, message: "The gallery, the trio and the pages of the three controls can be.")
  }

  /// Writes a file, and says where it is, or why it is not.
  ///
  /// - Parameters:
  ///   - ending: of the file's name.
  ///   - note: what the file alone does not say; nil for nothing.
  ///   - help: what to do if it cannot be written, a sentence.
  ///   - body: writes to a path.
  func write(
    _ ending: String, saying note: String? = nil, keeping help: String,
    _ body: (String) throws -> Void
  ) {
    let name = files.name(ending)
    do {
      try body(files.path(name))
      controller.workbench.news.show("Saved to \(name)", message: note, kind: .success)
    } catch {
      controller.workbench.news.show("Nothing was saved", message: "\(Self.reason(error)). \(help)")
    }
  }

  /// Why nothing was saved, as a sentence begins.
  static func reason(_ error: any Error) -> String {
    let reason = Failure.message(of: error)
    return reason.prefix(1).uppercased() + reason.dropFirst()
  }
}

extension InputRecording {
  /// Whether it is of all that the window shows, and not of one control.
  var isOfWindow: Bool { !header.isOfControl }

  /// Adds what comes into the scene that is kept.
  fileprivate func take(_ input: SceneInput, of scene: Scene, at time: Instant) {
    switch input {
    case .event(let event): add(.input(event), at: time)
    case .scroll(let event): add(.input(.scroll(event)), at: time)
    case .key(let event): add(.input(.key(event)), at: time)
    // Which ends all that is under way.
    case .cancel: add(.input(.focusLost(time: time)), at: time)
    case .focus(let node, let isVisible):
      // What the window does by itself, a window that replays it does too.
      if isOfWindow { return }
      add(
        .set(
          control: nil, property: "focused", value: .bool(node != nil && isVisible),
          animated: false), at: time)
    case .action:
      giveUp("Something was done in the user's name since the page was opened.")
    }
  }
}

extension PageName {
  /// What a log calls the page; nil where it has no word for it.
  @MainActor
  var logScene: InputLogHeader.SceneName? {
    InputLogHeader.SceneName(named: rawValue)
  }
}
