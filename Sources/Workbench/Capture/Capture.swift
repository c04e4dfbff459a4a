import Canvas
import Controls

/// Recording of input, and saving of logs and pictures, from the window.
@MainActor
final class Capture {
  unowned let controller: PageController
  let files: CaptureFiles

  let recordings: PageRecordings

  private(set) var isRecording = false { didSet { controller.showNonDefaultStates() } }

  /// Whether all input of the window is written to a log, whose replay cannot reset the page.
  var isLogged = false

  var lastLog: InputLog?

  /// Recordings that are in no file, the oldest first.
  private(set) var unwritten: [UnwrittenRecording] = []

  private(set) weak var replay: SceneLayer?
  /// The page before it was last reset, and the page that replaced it.
  private var reset: (former: FormerPage, replacement: WorkbenchPage)?

  init(_ controller: PageController, files: CaptureFiles) {
    (self.controller, self.files) = (controller, files)
    recordings = PageRecordings(controller)
    controller.recordings = recordings
  }

  /// The beginning of the names of files about the page.
  var scene: String? { controller.pageName?.rawValue }

  var banners: BannerHost { controller.workbench.banners }

  func pageChanged() {
    replay?.dismiss()
    if isRecording {
      isRecording = false
      banners.show(
        "Recording discarded",
        message: "Another page was opened. Press \(Shortcut.record.title) to record it.")
    }
  }

  func toggleRecording() {
    if isRecording { return endRecording() }
    guard controller.loggedScene != nil else { return refuse("Can't record this page") }
    replay?.dismiss()
    if let former = reset?.former.page { recordings.forget(former) }
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
    recordings.forget(replacement)
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
    if let flaw = keepRecording() {
      banners.show("Recording discarded", message: flaw)
    } else {
      writeRecordings()
    }
  }

  /// Ends the recording, and keeps it until it is written; returns a flaw that prevents its replay.
  private func keepRecording() -> String? {
    isRecording = false
    guard let recording = recordings.ofPage else { return nil }
    if let flaw = recording.flaw { return flaw }
    let text = recording.text()
    lastLog = try? InputLog(parsing: text, of: controller.contents)
    // A recording that the user removed makes room for the next one.
    unwritten.removeAll { !$0.isLacking }
    unwritten.append(UnwrittenRecording(text: text, scene: scene, isLacking: true))
    return nil
  }

  /// Keeps recordings until writing succeeds.
  func writeRecordings() {
    let removed = unwritten.map {
      UnwrittenRecording(text: $0.text, scene: $0.scene, isLacking: false)
    }
    for index in unwritten.indices { unwritten[index].isLacking = true }
    let note = controller.tokens.map { _ in
      "To replay it, pass the loaded token file with --tokens."
    }
    do {
      let paths = try unwritten.map { _ in try writeOldest() }
      if paths.isEmpty { return }
      let title = paths.count == 1 ? CaptureFiles.name(of: paths[0]) : "\(paths.count) recordings"
      showSaved(title, at: paths, note: note) { [weak self] in self?.unwritten += removed }
    } catch {
      let help = "Check free space and permissions, then choose Save Recording in the More menu."
      showFailure(error, help)
    }
  }

  /// Writes at the end of the session what could not be written before, and a recording in
  /// progress; throws the first error.
  func finish() throws {
    if isRecording { _ = keepRecording() }
    unwritten.removeAll { !$0.isLacking }
    var failure: (any Error)?
    while !unwritten.isEmpty {
      do { _ = try writeOldest() } catch {
        failure = failure ?? error
        unwritten.removeFirst()
      }
    }
    if let failure { throw failure }
  }

  /// Returns the path.
  private func writeOldest() throws -> String {
    let path = files.path("jsonl", of: unwritten[0].scene)
    try OutputFile.write(Array(unwritten[0].text.utf8), to: path, named: .fresh)
    unwritten.removeFirst()
    return path
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

/// A recording that is in no file.
struct UnwrittenRecording {
  var text: String
  /// The beginning of the file's name.
  var scene: String?
  /// Whether it has to be written, rather than was removed by the user.
  var isLacking: Bool
}
