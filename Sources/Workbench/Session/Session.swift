import Canvas
import Controls
import Logging

@MainActor
final class Session {
  private let window: Window
  private let controller: PageController
  private let options: SessionOptions
  private let files: SessionFiles
  private let logger: Logger
  private let desktop: DesktopLink
  private let icon: (() throws -> [Bitmap])?
  private var saidLines: Set<String> = []
  private var hasShownFrame = false
  private var tokensWatch: FileWatch?
  private var meter = FrameMeter()

  init(
    window: Window, controller: PageController, options: SessionOptions, files: SessionFiles,
    desktop: DesktopLink, icon: (() throws -> [Bitmap])?, logger: Logger
  ) {
    self.window = window
    self.controller = controller
    self.options = options
    self.files = files
    self.logger = logger
    self.desktop = desktop
    self.icon = icon
    connect()
    sayPreferences()
    if let path = options.tokensPath { follow(path) }
  }

  func run() throws(DisplayError) {
    window.content = controller.scene
    window.onFinish = { [weak self] in self?.finishFiles() }
    // A window that a signal ended before it was shown does not call it.
    defer { finishFiles() }
    try window.run()
  }

  private func finishFiles() {
    files.finish(
      StatisticsReport(clock: window.clockSource.rawValue, statistics: window.statistics))
  }

  private func connect() {
    controller.onAppearanceChange = { [weak self] appearance in
      self?.window.setDarkFrame(appearance == .dark)
    }
    controller.onCopy = { [weak self] in self?.copyPicture() }
    controller.onCopyText = { [weak self] text in self?.copy(text) ?? false }
    controller.onPaste = { [weak self] body in self?.window.readClipboard(body) }
    controller.onScale = { [weak self] scale in self?.window.preferredScale = scale }
    controller.clockSpeed = window.timeScale
    controller.onClockSpeed = { [weak self] speed in self?.window.timeScale = speed }
    controller.onFullscreenToggle = { [weak self] in
      if self?.window.toggleFullscreen() == false {
        self?.logger.notice("the window manager does not support full screen")
      }
    }
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
      files.record(.resize(size), sceneTime: controller.scene.lastTime)
    }
    controller.workbench.onFramesShown = { [weak self] in self?.listenToActivity() }
    listenToActivity()
    controller.onPreferenceChange = { [weak self] in self?.sayPreferences() }
    window.onDrop = { [weak self] addresses in self?.controller.takeFiles(addresses) }
    controller.onTokensSource = { [weak self] path in
      guard let self else { return }
      tokensWatch = nil
      if let path { follow(path) }
      self.logger.info("tokens loaded", metadata: ["file": "\(path ?? "none")"])
    }
    controller.onShowFile = { [weak self] path in
      self?.desktop.showFile(path) { isShown in
        guard !isShown, let banners = self?.controller.workbench.banners else { return }
        banners.show("No file manager available", message: "The file is \(path).")
      }
    }
    controller.onDescriptionError = { [logger] error in logger.warning("\(error)") }
    controller.onChooseFile = { [weak self] in self?.desktop.chooseFile($0, $1) }
    desktop.onChange = { [weak self] in self?.followDesktop() }
  }

  private func follow(_ path: String) {
    controller.onTokensProblem = { [logger] problem in
      if let problem {
        logger.warning(
          "the token file is invalid; its last valid version is used",
          metadata: ["reason": "\(problem)"])
      } else {
        logger.notice("the token file is valid again", metadata: ["file": "\(path)"])
      }
    }
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
    do {
      controller.apply(try TokenFile(path: path))
    } catch {
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
    var authority = controller.authority
    authority.portal = desktop.portal
    authority.settings = window.preferences
    let before = controller.authority
    // As with input, the change and what it causes have one time.
    let scene = controller.scene
    scene.advance(to: scene.now)
    controller.authority = authority
    scene.advance(to: scene.lastTime)
    for kind in authority.environment.changes(from: before.environment) {
      files.record(kind, sceneTime: scene.lastTime)
    }
  }

  private func sayPreferences() {
    let lines = controller.authority.lines
    for line in lines where !saidLines.contains(line) { logger.debug("preference: \(line)") }
    saidLines = Set(lines)
  }

  private func copyPicture() {
    controller.workbench.banners.clear()
    do {
      let picture = try controller.scene.picture(text: window.text)
      if noteCopy(try window.copyToClipboard(picture)) {
        controller.workbench.banners.show("Copied a picture of the window", kind: .success)
      }
    } catch {
      logger.warning("the picture cannot be copied", metadata: ["error": "\(error)"])
    }
  }

  private func copy(_ text: String) -> Bool { noteCopy(window.copyToClipboard(text)) }

  private func noteCopy(_ isCopied: Bool) -> Bool {
    if !isCopied {
      logger.notice("nothing was copied: another program has changed the clipboard")
    }
    return isCopied
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
