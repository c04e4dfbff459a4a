import Canvas
import Controls
import Logging

/// A page in a window, and what is reported of it.
final class Session {
  private let window: Window
  private let controller: PageController
  private let printsLayout: Bool
  private let recorder: Recorder?
  private let trace: TraceFile?
  private let logger: Logger
  private var hasShownFrame = false

  /// What went wrong in a callback; the session ends and throws it.
  private var failure: (any Error)?

  /// - Parameters:
  ///   - window: not yet running.
  ///   - controller: its page is shown in the window.
  ///   - printsLayout: print where the controls are once they are shown.
  ///   - recorder: writes down the input; its log has begun.
  ///   - trace: writes down what the window does; it is finished with the session.
  ///   - logger: is told what the controls do.
  init(
    window: Window, controller: PageController, printsLayout: Bool, recorder: Recorder?,
    trace: TraceFile?, logger: Logger
  ) {
    self.window = window
    self.controller = controller
    self.printsLayout = printsLayout
    self.recorder = recorder
    self.trace = trace
    self.logger = logger
    connect()
  }

  /// Shows the window until it is closed.
  func run() throws {
    window.content = controller.scene
    do {
      try window.run()
      if let failure { throw failure }
    } catch {
      // What led to the end is worth most.
      try? trace?.finish()
      throw error
    }
    try trace?.finish()
  }

  /// What a window's desktop prefers.
  static func preferredAppearance(of window: Window) -> Appearance {
    window.prefersDarkAppearance == true ? .dark : .light
  }

  private func connect() {
    controller.onAppearanceChange = { [weak self] appearance in
      self?.window.setDarkFrame(appearance == .dark)
    }
    controller.onQuit = { [weak self] in self?.window.close() }
    controller.scene.onFrame = { [weak self] _, isMoving in self?.showStatus(isMoving: isMoving) }
    controller.scene.onAction = { [logger] control, action in
      logger.debug("action: \(control.identifier ?? control.label) \(action)")
    }
    window.onFrame = { [weak self] _ in self?.frameShown() }
    window.onInput = { [weak self] event in self?.record(event) }
    window.onResize = { [weak self] size in self?.record(resize: size) }
    if let trace {
      window.onActivity = { [weak self] activity in
        self?.attempt { try trace.add(activity) }
      }
    }
    window.onAppearancePreferenceChange = { [weak self] prefersDark in
      self?.controller.preferredAppearance = prefersDark == true ? .dark : .light
    }
  }

  private func showStatus(isMoving: Bool) {
    controller.page.show(
      LoopStatus(
        rate: 1 / window.framePeriod, frameCost: window.statistics.last?.cost, isMoving: isMoving))
  }

  private func frameShown() {
    if hasShownFrame { return }
    hasShownFrame = true
    attempt {
      if printsLayout { try printLayout() }
      // Nobody sees these before there is something to see.
      window.setDarkFrame(controller.appearance == .dark)
      window.setIcon(try AppIcon.bitmaps())
      if window.text.isFallback {
        logger.warning(
          "the font Inter is not installed, so text is set in \(window.text.familyName)")
      }
    }
  }

  private func record(_ event: InputEvent) {
    // The scene's time may be ahead of the event's, because frames are sampled ahead.
    let time = max(controller.scene.lastTime, event.time)
    attempt { try recorder?.record(event, at: time) }
  }

  private func record(resize size: Size) {
    attempt { try recorder?.record(resize: size, at: controller.scene.lastTime) }
  }

  /// Ends the session where something fails.
  private func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      if failure == nil { failure = error }
      window.close()
    }
  }

  private func printLayout() throws {
    let report = LayoutReport(
      window: window.id, scale: window.scale, size: window.size,
      controls: LayoutReport.controls(in: controller.scene))
    try Output.standardOutput(report.json.text + "\n")
  }
}
