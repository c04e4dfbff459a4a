import Canvas
import Controls
import Support
import Workbench

/// A window whose frames and motion requests wait for.
@MainActor
protocol WindowProgress: AnyObject {
  var loop: EventLoop { get }
  var now: Instant { get }
  /// The number of frames that were shown.
  var frames: Int { get }
  /// Whether a requested size of the window may still arrive.
  var awaitsSize: Bool { get }
  /// Whether everything that has happened is shown.
  var isShown: Bool { get }
  /// Whether nothing moves either.
  var isIdle: Bool { get }
}

/// The shown window that requests act on, beside its user.
@MainActor
final class LiveDriving: DrivenSession, WindowProgress {
  private let window: Window
  private let shown: PageController
  let actions = ActionLog()

  private var reader = InputLogReader()
  /// The end of the wait for a window manager that may refuse a size.
  private var resizing: Subscription?
  /// The time in which a window manager answers. chosen
  private static let answerTime = Duration.seconds(1)
  /// The zero of the times of events.
  private var start: Instant

  init(_ window: Window, _ controller: PageController) {
    (self.window, shown) = (window, controller)
    // The scene has no clock before the window is shown.
    start = window.now
    controller.scene.observe { [actions] control, action in actions.add(action, by: control) }
  }

  var scene: Scene { shown.scene }

  var controller: PageController? { shown }

  var catalog: ControlCatalog { shown.contents.catalog }

  var pages: [PageName] { shown.contents.pages.map(\.name) }

  var page: PageName? { shown.pageName }

  let control: String? = nil

  var environment: EnvironmentSettings { shown.environment }

  var time: Double { scene.now.seconds(since: start) }

  var awaitsSize: Bool { resizing != nil && window.awaitsSize }

  var isShown: Bool { window.hasSettled && !awaitsSize }

  var isIdle: Bool { window.hasSettled(for: VirtualSession.stillness) && !awaitsSize }

  var frames: Int { window.statistics.frames }

  var shownFrames: Int? { frames }

  var loop: EventLoop { window.loop }

  var now: Instant { window.now }

  func perform(_ name: String, _ fields: [JSON.Member]) throws {
    let now = scene.now
    if now.seconds(since: start) >= InputLogEvent.latestTime {
      (start, reader) = (now, InputLogReader())
    }
    let seconds = now.seconds(since: start)
    let members = [.init("t", seconds), .init("event", name)] + fields
    var event = try reader.event(.object(members), place: "params")
    event.time = now
    try check(event.kind)
    if case .input(let input) = event.kind { event.kind = .input(input.mappingTimes { _ in now }) }
    if case .resize(let size, let scale) = event.kind {
      if let scale { shown.apply(.scale, to: .number(scale)) }
      resize(to: size)
    } else {
      try shown.perform(event)
    }
  }

  func showFrame() {}

  func forgetLastEvent() {}

  /// Throws if an event cannot be performed now.
  private func check(_ event: InputLogEvent.Kind) throws {
    if let reason = shown.reason(against: event) { throw DriveError.unavailable(reason) }
  }

  func open(_ opening: Opening) throws {
    if let page = opening.page { shown.showPage(page) }
    for (setting, value) in opening.environment {
      try check(.environment(setting, value))
      shown.apply(setting, to: value)
    }
    if let size = opening.size { resize(to: size) }
  }

  private func resize(to size: Size) {
    window.resize(to: size)
    resizing?.cancel()
    resizing = loop.after(Self.answerTime) { [weak self] in self?.resizing = nil }
  }

  func rewind(to time: Double) throws {
    throw DriveError.unavailable("the live window has no virtual clock; use drive")
  }

  func log() throws -> String { try shown.pageLog() }

  private(set) var isOver = false

  func quit() { isOver = true }

  func close() {
    // Closing has the loop ask its sources again.
    isOver = false
    window.close()
  }
}
