import Canvas
import Controls
import Logging
import Support

/// The window of a workbench with its event loop and files.
@MainActor
final class Session {
  let window: Window
  let controller: PageController
  private let options: SessionOptions
  private let files: SessionFiles
  let logger: Logger
  let desktop: DesktopLink
  private let icon: (() throws -> [Bitmap])?
  private var saidLines: Set<String> = []
  private var hasShownFrame = false
  var tokensWatch: FileWatch?
  private var meter = FrameMeter()

  init(
    window: Window, controller: PageController, options: SessionOptions, files: SessionFiles,
    desktop: DesktopLink, icon: (() throws -> [Bitmap])?, logger: Logger
  ) {
    (self.window, self.controller, self.options, self.files) = (window, controller, options, files)
    (self.logger, self.desktop, self.icon) = (logger, desktop, icon)
    connect()
    pageChanged(to: controller.page.title)
    preferencesChanged()
    if let path = options.tokensPath { follow(path) }
  }

  func run() throws(DisplayError) {
    window.scene = controller.scene
    window.onFinish = { [weak self] in self?.finishFiles() }
    // A window that a signal ended before it was shown does not call it.
    defer { finishFiles() }
    try window.run()
  }

  private func finishFiles() {
    files.attempt { try controller.capture?.finish() }
    files.finish(
      StatisticsReport(clock: window.clockSource.rawValue, statistics: window.statistics))
  }

  private func connect() {
    controller.host = self
    controller.scene.onFrame = { [weak self] _, isMoving in self?.showStatus(isMoving: isMoving) }
    controller.scene.observe { [logger] control, action in
      logger.debug("action: \(control.identifier ?? control.label) \(action)")
    }
    window.onFrame = { [weak self] _ in self?.frameShown() }
    _ = controller.scene.observe(.input) { [weak self] event in
      guard let self, case .input(.event(let input), _) = event else { return }
      files.record(input, sceneTime: controller.scene.lastTime)
    }
    window.onResize = { [weak self] size in
      guard let self else { return }
      files.record(.resize(size, scale: window.scale), sceneTime: controller.scene.lastTime)
    }
    controller.workbench.onFramesShown = { [weak self] in self?.listenToActivity() }
    listenToActivity()
    window.onDrop = { [weak self] addresses in self?.controller.takeFiles(addresses) }
    desktop.onChange = { [weak self] in self?.followDesktop() }
  }

  func follow(_ path: String) {
    controller.tokensPath = path
    do throws(SystemError) {
      if Input.isStream(path) { return }
      tokensWatch = try FileWatch(path, loop: window.loop) { [weak self] in self?.readTokens(path) }
      // The file may have been saved since it was read.
      readTokens(path)
    } catch {
      logger.warning(
        "the token file is not reloaded when it is saved",
        metadata: ["file": "\(path)", "reason": "\(error.reason)"])
    }
  }

  private func readTokens(_ path: String) {
    do { controller.apply(try TokenFile(path: path, controller.contents.tokens)) } catch {
      controller.refuseTokens("\(error)")
    }
  }

  private func listenToActivity() {
    let showsFrames = controller.workbench.showsFrames
    if !showsFrames { meter = FrameMeter() }
    if !showsFrames && !files.tracesActivity {
      window.onActivity = nil
      return
    }
    window.onActivity = { [weak self] activity in
      guard let self else { return }
      if files.tracesActivity { files.add(activity) }
      if showsFrames { measure(activity) }
    }
  }

  private func measure(_ activity: WindowActivity) {
    let pixels = window.size.width * window.size.height * window.scale * window.scale
    if let sample = meter.sample(of: activity, pixels: Int(pixels)) {
      let frames = controller.workbench.frames
      frames.budget = window.framePeriod
      frames.add(sample)
    }
  }

  private func followDesktop() {
    var preferences = controller.preferences
    preferences.portal = desktop.portal
    preferences.settings = window.preferences
    let before = controller.preferences
    // As with input, the change and what it causes have one time.
    let scene = controller.scene
    scene.advance(to: scene.now)
    controller.preferences = preferences
    scene.advance(to: scene.lastTime)
    for kind in preferences.environment.changes(from: before.environment) {
      files.record(kind, sceneTime: scene.lastTime)
    }
  }

  func preferencesChanged() {
    let lines = controller.preferences.lines
    for line in lines where !saidLines.contains(line) { logger.debug("preference: \(line)") }
    saidLines = Set(lines)
  }

  private func showStatus(isMoving: Bool) {
    if controller.workbench.showsFrames { meter.noteSampled(at: MonotonicClock.now) }
    controller.page.show(
      LoopStatus(
        rate: 1 / window.framePeriod, frameCost: window.statistics.last?.cost, isMoving: isMoving))
  }

  private func frameShown() {
    if hasShownFrame { return }
    hasShownFrame = true
    if options.printsLayout {
      let report = LayoutReport(
        window: window.id, scale: window.scale, size: window.size,
        controls: controller.controls.compactMap { controller.scene.semantics(of: $0) })
      files.print(report.json)
    }
    if options.printsSemantics { files.print(controller.scene.semantics.json) }
    // These have no effect before the first frame.
    window.setDarkFrame(controller.appearance == .dark)
    if let icons = try? icon?() { window.setIcon(icons) }
    if let sentence = FontNotice.sentence(for: window.text) { logger.warning("\(sentence)") }
    controller.checkDescription()
  }
}

package enum FontNotice {
  package static let noFonts =
    "no readable font is installed, so no text is shown; install one, such as the package fonts-inter"

  /// Loads the fonts; returns `nil` if all is well.
  static func sentence(for text: TextEngine) -> String? {
    if !text.hasFonts { return noFonts }
    if !text.isFallback { return nil }
    return "the font Inter is not installed or not readable, so text is shown in \(text.familyName)"
  }
}
